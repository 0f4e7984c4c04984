/* A small simulator of GOAL texts, after the model of LogGOPSim with O = 0. Straightforward: one queue of
   events, in the order of time, and the text's operations, searched through at each.

   A statement is ready when all that it requires are done, at the start if it requires nothing.
   A send of b bytes starts when it is ready and its rank's processor and sending port are free: the
   processor again after o, when the send is done, the port after g + (b - 1) G. Its message arrives
   o + L after the start. A receive takes the first message of its source, tag and size that is not taken, when it
   is ready, the message is there, and processor and receiving port are free: the processor again after
   o + (b - 1) G, when the receive is done, the port after g + (b - 1) G.

   The model does not say what a rank does first that could send and receive at the same time: it may send, as
   ref/advice/loggp.c has it, or do what has been there longer, counted from when the send became ready and from
   when the message was sent, as the LogGOPSim program has it. That matters where messages come
   faster than they are received: then the program receives them all before it sends the first on. */
#ifndef DODONA_TESTS_UNIT_LOGGOPS_MODEL_H
#define DODONA_TESTS_UNIT_LOGGOPS_MODEL_H

#include <stdint.h>

typedef struct loggops_result {
  int64_t end;      /* when the last statement is done; -1 if some never is, or the text is wrong */
  int64_t messages; /* sent */
  int64_t bytes;    /* sent */
  int64_t line;     /* of the first line that is not GOAL text; 0 if all are */
} loggops_result;

/* The text must be of the grammar that dodona schedule --format goal promises: num_ranks N, then each
   rank's block in order, one statement a line, labels unique in a rank, `requires` of labels above. */
typedef enum loggops_ties { LOGGOPS_SENDS_FIRST, LOGGOPS_OLDEST_FIRST } loggops_ties;

typedef struct loggops_parameters {
  int64_t L;
  int64_t o;
  int64_t g;
  int64_t G;
  loggops_ties ties;
} loggops_parameters;

loggops_result loggops_run_with(const char *text, loggops_parameters with);

/* With o = 0 and G = 0. */
loggops_result loggops_run(const char *text, int64_t g, int64_t latency);

#endif
