/* Rows become acts, which run; the acts' steps become the rows'. */
#include "ref/oracle/read/program.h"

#include <stdlib.h>

static bool take_rows(const oracle_rows *rows, oracle_programs *programs) {
  bool good = true;
  for (int64_t k = 0; good && k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    const bool waits = row->step == ORACLE_WAITS, sends = row->op == DODONA_SEND;
    const oracle_goal_act act = {row->rank,
                                 waits   ? ORACLE_GOAL_CALC
                                 : sends ? ORACLE_GOAL_SEND
                                         : ORACLE_GOAL_RECV,
                                 row->peer,
                                 0,
                                 oracle_rows_line(rows, k),
                                 "",
                                 0};
    good = oracle_programs_add(programs, act, (oracle_act_kind)row->step);
  }
  return good;
}

/* The rows with their steps, without those that wait. */
static void keep_steps(oracle_rows *rows, const int64_t *steps) {
  int64_t kept = 0;
  for (int64_t k = 0; k < rows->count; k++) {
    if (rows->rows[k].step == ORACLE_WAITS)
      continue;
    rows->rows[kept] = rows->rows[k];
    rows->rows[kept].step = steps[k];
    rows->lines[kept++] = rows->lines[k];
  }
  rows->count = kept;
}

bool oracle_program_run(oracle_rows *rows, int32_t ranks, bool simplex, oracle_trail *stuck) {
  oracle_programs programs = {.goal = {.ranks = ranks, .tagless = true}};
  int64_t *steps = malloc(((size_t)rows->count + 1) * sizeof *steps);
  int64_t last = 0;
  *stuck = (oracle_trail){NULL, 0};
  const bool good = steps != NULL && oracle_rows_list_lines(rows) && take_rows(rows, &programs) &&
                    oracle_goal_run(&programs.goal, simplex, steps, &last, stuck);
  if (good && stuck->count == 0)
    keep_steps(rows, steps);
  free(steps);
  oracle_programs_free(&programs);
  oracle_goal_free(&programs.goal);
  return good;
}
