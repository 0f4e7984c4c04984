/* Builds the collective that the command-line options ask for (a plan, a baseline or a network schedule)
   and walks through its steps in time order. */
#ifndef DODONA_ORACLE_ASK_COURSE_H
#define DODONA_ORACLE_ASK_COURSE_H

#include "ref/schedule/network_order.h"
#include "ref/oracle/ask/walk.h"

/* A collective; close it with oracle_course_close. */
typedef struct oracle_course {
  int32_t op;        /* a dodona_op */
  int32_t algorithm; /* a dodona_algorithm or DODONA_TWOTREE_CS, or DODONA_NONE */
  int32_t baseline;  /* a dodona_baseline, or DODONA_NONE; if neither, a network */
  int32_t ranks;
  int32_t root;
  int32_t blocks;
  dodona_collective plans;
  dodona_network network;
  bool
      overlap; /* an allreduce whose broadcast begins `lead` steps before its reduction ends: overlap.h */
  int64_t lead;
  int64_t overlapped; /* its steps */
  uint32_t *table;
} oracle_course;

/* What a rank does in a step. `adds`: the rank sends a partial combination, which the receiver combines
   with its own. exchange.use: the rank receives one. */
typedef struct oracle_act {
  int64_t step;
  int32_t rank;
  dodona_step exchange;
  bool adds;
} oracle_act;

/* Is called once for each rank that sends or receives in a step. False ends the walk. */
typedef bool (*oracle_act_visit)(void *context, const oracle_act *act);

/* Makes the collective, or prints one line that says what is wrong with the request, and returns false.
   `op` is bcast, reduce, allreduce, or NULL for bcast. */
bool oracle_course_open(const char *command, const char *op, const char *algorithm,
                        const oracle_request *request, oracle_course *course);
void oracle_course_close(oracle_course *course);

/* Visits (step, rank) in ascending order, for all ranks or for rank `only`. False after an error line, or
   if a visit returned false. */
bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context);

/* Returns true if the collective is made of plans. */
bool oracle_course_of_plans(const oracle_course *course);

const char *oracle_op_name(int32_t op);
const char *oracle_course_name(const oracle_course *course);
int64_t oracle_course_steps(const oracle_course *course);

/* Returns the lower bound of the collective's steps for messages of one block, ticks in postal trees, or
   -1; for a baseline the least volume (dodona_baseline_cost). */
int64_t oracle_course_bound(const oracle_course *course);

/* Returns true if the collective keeps the order of ranks; an operation that is not commutative needs this. */
bool oracle_course_in_order(const oracle_course *course);

/* "reduce, chain: 3 ranks, root 0, 2 blocks, 3 steps, lower bound 3; any operation, order 0 .. 2" */
void oracle_course_describe(FILE *out, const oracle_course *course);

#endif
