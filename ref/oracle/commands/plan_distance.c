/* Every rank's every step. */
#include "ref/oracle/commands/plan_distance.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_STEPS = 1 << 26 };

/* The blocks of the whole message, as the steps count them. */
static int64_t whole_of(const dodona_request *q) {
  return q->op == DODONA_ALLTOALL ? q->ranks : q->blocks;
}

static double far_of(const dodona_plan *plan) {
  const int32_t ranks = plan->request.ranks;
  double far = 0;
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_place place = dodona_place_of(plan, rank);
    for (int64_t x = 1; x <= plan->steps; x++) {
      const dodona_step step = dodona_step_at(plan, &place, x);
      const int32_t way = abs(step.send_to - rank);
      if (step.send_to != DODONA_NONE)
        far += (double)(way <= ranks - way ? way : ranks - way) * step.send_count;
    }
  }
  return far / (double)whole_of(&plan->request);
}

double oracle_plan_distance(const dodona_request *request) {
  const int64_t words = dodona_table_words(request);
  uint32_t *table = words < 0 ? NULL : calloc((size_t)words + 1, sizeof *table);
  dodona_plan plan;
  double far = NAN;
  if (table != NULL && dodona_plan_make(request, table, words, &plan) == DODONA_OK &&
      plan.steps <= MOST_STEPS / plan.request.ranks)
    far = far_of(&plan);
  free(table);
  return far;
}
