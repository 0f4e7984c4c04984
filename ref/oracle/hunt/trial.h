/* One case of a hunt: the generator runs, and what it prints is judged, both in processes of their own. */
#ifndef DODONA_ORACLE_HUNT_TRIAL_H
#define DODONA_ORACLE_HUNT_TRIAL_H

#include <sys/types.h>
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/hunt/grid.h"

/* What came of it. */
typedef enum oracle_outcome {
  ORACLE_TRIAL_VALID,
  ORACLE_TRIAL_INVALID,
  ORACLE_TRIAL_UNREADABLE, /* what it prints is no schedule */
  ORACLE_TRIAL_DIED,       /* it ends by a signal, or with another status than 0 */
  ORACLE_TRIAL_HUNG,       /* it does not end in time */
  ORACLE_OUTCOMES,
  ORACLE_TRIAL_NONE = ORACLE_OUTCOMES /* it could not be tried */
} oracle_outcome;

/* "valid", "invalid", ... */
extern const char *const oracle_outcomes[];

typedef struct oracle_generator {
  char **command;     /* NULL ends it; {P}, {S} and {root} in it become the case's numbers */
  double limit;       /* seconds */
  const char *op;     /* how it is judged: as `check` is asked; NULL: not asked, so bcast */
  const char *model;  /* NULL: not asked, so duplex */
  const char *lambda; /* NULL: not asked */
  int32_t ports;
  int32_t redundant;
  const char *same_bits; /* NULL: not asked */
} oracle_generator;

/* Forks a process that ends with this one, and by the signals that this one catches. As fork; -1 after an error line. */
pid_t oracle_trial_fork(void);

/* Returns the collective that is judged. */
const oracle_collective *oracle_generator_op(const oracle_generator *generator);

/* Starts a trial. What the generator prints goes to `out`, what it and the judge say to `said`. Returns the process, -1 after an error
   line. */
pid_t oracle_trial_start(const oracle_generator *generator, const oracle_case *tried,
                         const char *out, const char *said);

/* Returns what came of a process that has ended with this status of wait(). */
oracle_outcome oracle_trial_outcome(int status);

/* Judges the schedule in `file` as the trial did; the answer goes to stdout. Returns the exit status of `check`. */
int oracle_trial_judge(const oracle_generator *generator, const oracle_case *tried,
                       const char *file);

#endif
