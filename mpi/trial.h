/* The trials of a class of calls: the likeliest plans and MPI's own algorithm in turn, as the program makes its calls. No MPI in here: who calls
   says how long calls took.

   A round has so many calls in a row of MPI's own, then as many of each plan that is still in it:

     own own own own | A A A A | B B B B | C C C C      round 1
     own own own own | B B B B                          round 2, 3, ..: A and C were far behind

   The first call of a turn is not counted: it may plan, or find its memory cold. At the end of a round all ranks agree on the slowest rank's times, so all decide alike. A plan is out when it took more than half as long
   again as MPI's own, or has never been ahead in two rounds. In the end a plan is taken if its times, as parts of MPI's in the same round,
   are 1/10 ahead in the median, and ahead by more than they are spread; of several the fastest, but an earlier one unless it is 1/10 behind. */
#ifndef DODONA_MPI_TRIAL_H
#define DODONA_MPI_TRIAL_H

/* Number DODONA_MPI_PLANS stands for MPI's own. */
enum { DODONA_MPI_PLANS = 3, DODONA_MPI_ROUNDS = 7 };

typedef struct dodona_mpi_trial {
  int plans;
  int rounds; /* 3 .. DODONA_MPI_ROUNDS */
  int batch;  /* calls in a row, 2 or more */
  int out[DODONA_MPI_PLANS];
  int round;                         /* from 0 */
  int now;                           /* whose turn it is */
  int calls;                         /* of this turn, ended */
  double took[DODONA_MPI_PLANS + 1]; /* seconds, this round's, this rank's */
  double ratio[DODONA_MPI_PLANS][DODONA_MPI_ROUNDS];
  double last[DODONA_MPI_PLANS + 1]; /* seconds a call, of the last round that each was in */
} dodona_mpi_trial;

/* Begins the trials of `plans` plans, 1 .. DODONA_MPI_PLANS. */
dodona_mpi_trial dodona_mpi_trial_of(int plans, int rounds, int batch);

/* Notes that a call took so many seconds. Returns 1 if the round has ended. */
int dodona_mpi_trial_note(dodona_mpi_trial *trial, double seconds);

/* Ends the round by the times that all ranks agree on. Returns 1 if it was the last. */
int dodona_mpi_trial_round(dodona_mpi_trial *trial, const double slowest[DODONA_MPI_PLANS + 1]);

/* Returns the plan that is taken, or DODONA_MPI_PLANS. */
int dodona_mpi_trial_best(const dodona_mpi_trial *trial);

#endif
