/* From the options of a schedule to a collective, of plans, a baseline or for a network, and its steps in the
   order of time. */
#ifndef DODONA_ORACLE_ASK_COURSE_H
#define DODONA_ORACLE_ASK_COURSE_H

#include "ref/schedule/network_order.h"
#include "ref/oracle/ask/walk.h"

/* To be closed. */
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

/* What a rank does in a step; `adds`: what it sends is a partial combination, which the receiver combines
   with its own. What it receives is one where exchange.combine is set. */
typedef struct oracle_act {
  int64_t step;
  int32_t rank;
  dodona_exchange exchange;
  bool adds;
} oracle_act;

/* Called once for each rank that sends or receives in a step. False ends the walk. */
typedef bool (*oracle_act_visit)(void *context, const oracle_act *act);

/* Makes the collective, or says in one line what is wrong with the request and returns false. `op` is
   bcast, reduce, allreduce, or NULL: bcast. */
bool oracle_course_open(const char *command, const char *op, const char *algorithm,
                        const oracle_request *request, oracle_course *course);
void oracle_course_close(oracle_course *course);

/* Visits (step, rank) in ascending order, of all ranks or, if `only` is one, of that. False after an error
   line, or if a visit said so. */
bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context);

/* Whether it is of plans. */
bool oracle_course_of_plans(const oracle_course *course);

const char *oracle_op_name(int32_t op);
const char *oracle_course_name(const oracle_course *course);
int64_t oracle_course_steps(const oracle_course *course);

/* The least steps of the collective where a message carries one block, ticks in postal trees, or -1;
   of a baseline the least volume (dodona_baseline_cost). */
int64_t oracle_course_bound(const oracle_course *course);

/* Whether it keeps the order of ranks, as an operation that is not commutative needs it. */
bool oracle_course_in_order(const oracle_course *course);

/* "reduce, chain: 3 ranks, root 0, 2 blocks, 3 steps, lower bound 3; any operation, order 0 .. 2" */
void oracle_course_describe(FILE *out, const oracle_course *course);

#endif
