#include "ref/oracle/draw/pipeline.h"
#include "ref/oracle/ask/walk.h"

#include <stdlib.h>

enum { NOTHING = -1, NAME = 12 };

typedef struct table {
  const oracle_course *course;
  int64_t steps;  /* that are shown */
  int32_t *cells; /* by rank, then step from 1 */
} table;

/* A message of the postal model arrives later than it is sent. */
static int64_t delay_of(const oracle_course *course) {
  const dodona_tree_plan *plan = &course->plan.down;
  return oracle_is_postal(plan) ? plan->rule.latency - 1 : 0;
}

static bool visit(void *context, const oracle_act *act) {
  table *t = context;
  const dodona_step *e = &act->exchange;
  const bool root = act->rank == t->course->plan.request.root;
  const int64_t step = root ? act->step : act->step + delay_of(t->course);
  const bool some = root ? e->send_to != DODONA_NONE : e->recv_from != DODONA_NONE;
  if (some && step <= t->steps)
    t->cells[act->rank * t->steps + step - 1] = root ? e->send_first : e->recv_first;
  return true;
}

static int digits(int64_t number) {
  int count = 1;
  for (; number >= 10; number /= 10)
    count++;
  return count;
}

static void put_row(FILE *out, const table *t, int32_t rank, int width) {
  char name[32], cell[16];
  snprintf(name, sizeof name, rank == t->course->plan.request.root ? "%d sends" : "%d", rank);
  fprintf(out, "%*s", NAME, name);
  for (int64_t step = 0; step < t->steps; step++) {
    const int32_t block = t->cells[rank * t->steps + step];
    snprintf(cell, sizeof cell, "%d", block);
    fprintf(out, "%*s", width, block == NOTHING ? "." : cell);
  }
  fputc('\n', out);
}

static void put(FILE *out, const table *t, const oracle_lanes *lanes, int width) {
  const dodona_plan *plan = &t->course->plan;
  fprintf(out, "%*s", NAME, oracle_is_postal(&plan->down) ? "tick" : "step");
  for (int64_t step = 1; step <= t->steps; step++)
    fprintf(out, "%*lld", width, (long long)step);
  fputc('\n', out);
  for (int32_t i = 0; i < plan->request.ranks; i++)
    put_row(out, t, lanes->preorder[i], width);
  if (t->steps < plan->steps)
    fprintf(out, "(%lld more)\n", (long long)(plan->steps - t->steps));
}

bool oracle_pipeline(FILE *out, const oracle_course *course, const oracle_lanes *lanes,
                     int columns) {
  const dodona_plan *plan = &course->plan;
  const int64_t largest = plan->steps > plan->request.blocks ? plan->steps : plan->request.blocks;
  const int width = digits(largest) + 1;
  const int64_t fit = columns > NAME + width ? (columns - NAME) / width : 1;
  table t = {course, fit < plan->steps ? fit : plan->steps, NULL};
  const int64_t cells = plan->request.ranks * t.steps;
  t.cells = oracle_allocate(cells, sizeof *t.cells, "the steps of all ranks");
  if (t.cells == NULL)
    return false;
  for (int64_t c = 0; c < cells; c++)
    t.cells[c] = NOTHING;
  const bool good = oracle_course_walk(course, DODONA_NONE, visit, &t);
  if (good)
    put(out, &t, lanes, width);
  free(t.cells);
  return good;
}
