/* GOAL text, as LogGOPSim reads it: what each rank does, and what must come before it. Messages have no blocks there. */
#ifndef DODONA_ORACLE_READ_GOAL_FILE_H
#define DODONA_ORACLE_READ_GOAL_FILE_H

#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/trail.h"

typedef enum oracle_goal_kind {
  ORACLE_GOAL_SEND,
  ORACLE_GOAL_RECV,
  ORACLE_GOAL_CALC
} oracle_goal_kind;

enum { ORACLE_GOAL_ANY = -1 }; /* a receive's peer or tag */

typedef struct oracle_goal_act {
  int32_t rank;
  int32_t kind; /* an oracle_goal_kind */
  int32_t peer;
  int32_t tag;
  int64_t line;
  char label[24];
  int64_t bytes; /* of a message; 0 at both ends where it is not said */
} oracle_goal_act;

/* The act `after` begins when `before` has ended, or, if `starts` is not 0, when it has begun. */
typedef struct oracle_goal_edge {
  int64_t before;
  int64_t after;
  int32_t starts;
} oracle_goal_edge;

typedef struct oracle_goal_file {
  int32_t ranks;
  oracle_goal_act *acts; /* rank by rank as they stand */
  int64_t count;
  oracle_goal_edge *edges;
  int64_t edge_count;
  bool tagless; /* all tags are 0, and nobody said so */
} oracle_goal_file;

/* Returns whether the source begins as GOAL does; it is at its beginning then. */
bool oracle_is_goal_file(oracle_source *source);

/* Reads "num_ranks N", then for each rank "rank r { .. }" with lines "label: send 8b to 1 tag 0", "label: recv 8b from 0 tag 0",
   "label: calc 9", each with "cpu n" and "nic n" behind it if they like, "label requires label" and "label irequires label"; the tag is 0 if
   it is not said, and a receive may be from -1, any rank, with tag -1, any tag. Comments are lines that begin with #, and C's. False, with a fault that says line and what was expected. Free it in any case. */
bool oracle_goal_read(oracle_source *source, oracle_goal_file *goal, oracle_fault *fault);
void oracle_goal_free(oracle_goal_file *goal);

/* Runs the acts, each as soon as what it requires has ended; of those that could begin at once the first in the file begins first. The k-th send
   from a rank to another with a tag meets the k-th receive of these, and waits for it; a rank that receives from anybody takes what was sent to it
   first, as this run happens to go. A message takes a step, in which a rank sends one and receives one, with `simplex` one of both; a calculation
   takes none. Stores how many steps there are, and in steps[k], if that is not NULL, the step of each message's act. If not all acts end,
   *stuck says why: a message that has no other end, or is longer than its receive; or first the circle of ranks that wait for each other, then what each
   waits for. False if there is no memory. O(acts log acts), and O(messages that are ready at once) a step. */
bool oracle_goal_run(const oracle_goal_file *goal, bool simplex, int64_t *steps, int64_t *count,
                     oracle_trail *stuck);

#endif
