/* What the user's environment asks of calls whose plan is left open. */
#ifndef DODONA_MPI_ENVIRONMENT_H
#define DODONA_MPI_ENVIRONMENT_H

#include "mpi/dodona_mpi.h"

/* DODONA_TUNE: off - the machine that is assumed, and the planner's first; profile - a machine that is measured or loaded, and
   the planner's first; try - that machine, and the likeliest plans beside MPI's own algorithm in turn, from the first call of a class on; auto -
   MPI's own, until the calls so far have taken so long that trials cost next to nothing. */
typedef enum dodona_mpi_tune {
  DODONA_MPI_OFF,
  DODONA_MPI_PROFILE,
  DODONA_MPI_TRY,
  DODONA_MPI_AUTO
} dodona_mpi_tune;

enum {
  DODONA_MPI_ANY = -1,
  DODONA_MPI_OWN = -2
}; /* in the place of an algorithm: the planner's; MPI's own */

typedef struct dodona_mpi_environment {
  int32_t tune;                  /* a dodona_mpi_tune */
  int32_t verbose;               /* DODONA_VERBOSE=1: one line on stderr for each class of calls */
  int32_t profile;               /* DODONA_PROFILE names a file */
  int32_t choices;               /* DODONA_CHOICES names one */
  int32_t same_bits;             /* DODONA_SAME_BITS, a dodona_same_level */
  double patience;               /* DODONA_PATIENCE, seconds; 0: no end */
  int32_t algorithm[DODONA_OPS]; /* for each dodona_op */
} dodona_mpi_environment;

/* Reads the environment of this process:
     DODONA_TUNE=off|profile|try|auto        auto, if it is not set
     DODONA_VERBOSE=1
     DODONA_PATIENCE=SECONDS                 how long a rank waits for a message at most
     DODONA_ALGORITHM=NAME[,OP=NAME ...]     an algorithm for all operations, or for bcast, reduce or allreduce; mpi: MPI's own
     DODONA_OFF=1 | all | OP[,OP ...]        the same as OP=mpi; it outweighs DODONA_ALGORITHM
     DODONA_PROFILE=FILE                     what dodona-measure wrote
     DODONA_CHOICES=FILE                     what earlier runs chose (mpi/learned.h)
     DODONA_SAME_BITS=ranks|runs|sizes       which results have the same bits (dodona_same_level)

   A word that is none of these is passed over; `fault` gets a line about the last such word, or of a variable with another name, or "". */
enum { DODONA_MPI_FAULT = 256 };
dodona_mpi_environment dodona_mpi_environment_read(char fault[DODONA_MPI_FAULT]);

/* Returns the name of an algorithm, of DODONA_MPI_OWN "mpi"; of an operation. */
const char *dodona_mpi_algorithm_name(int32_t algorithm);
const char *dodona_mpi_op_name(int32_t op);

#endif
