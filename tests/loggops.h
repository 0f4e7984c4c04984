/* A small simulator of GOAL texts, after the model of LogGOPSim with o = 0 and G = 0. Straightforward:
   one queue of events, in the order of time.

   A statement is ready when all that it requires are done, at the start if it requires nothing.
   A send starts when it is ready and its rank has sent nothing for g, the ready ones in the order in
   which they became so; it is done at once, and its message arrives L after the start. A receive takes
   the first message of its source and tag that is not taken: it is done when it is ready, the message
   is there and its rank has received nothing for g. */
#ifndef DODONA_TESTS_LOGGOPS_H
#define DODONA_TESTS_LOGGOPS_H

#include <stdint.h>

typedef struct loggops_result {
  int64_t end;      /* when the last statement is done; -1 if some never is, or the text is wrong */
  int64_t messages; /* sent */
  int64_t line;     /* of the first line that is not GOAL text; 0 if all are */
} loggops_result;

/* The text must be of the grammar that dodona schedule --format goal promises: num_ranks N, then each
   rank's block in order, one statement a line, labels unique in a rank, `requires` of labels above. */
loggops_result loggops_run(const char *text, int64_t g, int64_t latency);

#endif
