/* The trials of a hunt: some at a time, in the order of their cases. */
#ifndef DODONA_ORACLE_HUNT_PACK_H
#define DODONA_ORACLE_HUNT_PACK_H

#include "ref/oracle/hunt/journal.h"
#include "ref/oracle/write/progress.h"

/* What came of the cases of one number of ranks. */
typedef struct oracle_tally {
  int32_t ranks;
  int64_t counts[ORACLE_OUTCOMES];
} oracle_tally;

typedef struct oracle_hunting {
  oracle_generator generator;
  oracle_grid grid;
  oracle_journal journal;
  int32_t jobs;
  int32_t stop;          /* at the first failure */
  char dir[64];          /* for the files of trials */
  oracle_tally *tallies; /* one for each of the grid's ranks */
  oracle_entry worst;    /* the smallest failing case; outcome ORACLE_TRIAL_VALID: none */
} oracle_hunting;

/* Tries every case that the journal does not know, and counts all cases in the tallies; the smallest failing case becomes the worst. Stops
   when the user ends the hunt. False after an error line. */
bool oracle_hunt_all(oracle_hunting *hunt);

/* Returns the signal by which the user has ended the hunt, or 0. Only the first signal is caught. */
int oracle_hunt_ended(void);

/* Waits for the process, and kills it if the user ends the hunt meanwhile. False then. */
bool oracle_hunt_wait(pid_t process, int *status);

/* Looks for a smaller case than the worst that fails in the same way, outside the grid, too: fewer ranks first, then fewer blocks and
   a smaller root. False after an error line, or when the user ends the hunt. */
bool oracle_hunt_shrink(oracle_hunting *hunt);

/* Tries one case, and leaves what the generator printed and what was said in files of these names. ORACLE_TRIAL_NONE after an error line. */
oracle_outcome oracle_hunt_try(const oracle_hunting *hunt, const oracle_case *tried, char out[96],
                               char said[96]);

#endif
