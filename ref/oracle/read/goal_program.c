#include "ref/oracle/read/goal_program.h"

#include <stdlib.h>

/* Makes room for one more. */
static void *grown(void *all, int64_t count, size_t size) {
  return (count & (count - 1)) != 0 ? all
                                    : realloc(all, (count > 0 ? 2 * (size_t)count : 1) * size);
}

bool oracle_goal_add_act(oracle_goal_file *goal, oracle_goal_act act) {
  oracle_goal_act *acts = grown(goal->acts, goal->count, sizeof *acts);
  if (acts == NULL)
    return false;
  goal->acts = acts;
  acts[goal->count++] = act;
  return true;
}

bool oracle_goal_add_edge(oracle_goal_file *goal, oracle_goal_edge edge) {
  oracle_goal_edge *edges = grown(goal->edges, goal->edge_count, sizeof *edges);
  if (edges == NULL)
    return false;
  goal->edges = edges;
  edges[goal->edge_count++] = edge;
  return true;
}

/* A rank that nobody has named yet begins with nothing. */
static oracle_program_rank *state_of(oracle_programs *p, int32_t rank) {
  if (rank >= p->known) {
    const int64_t room = rank < INT32_MAX / 2 ? 2 * (int64_t)rank + 1 : INT32_MAX;
    oracle_program_rank *states = realloc(p->states, (size_t)room * sizeof *states);
    if (states == NULL)
      return NULL;
    p->states = states;
    for (; p->known < room; p->known++)
      states[p->known] = (oracle_program_rank){-1, NULL, 0};
  }
  return &p->states[rank];
}

bool oracle_programs_add(oracle_programs *programs, oracle_goal_act act, oracle_act_kind kind) {
  oracle_goal_file *goal = &programs->goal;
  oracle_program_rank *state = state_of(programs, act.rank);
  const int64_t at = goal->count;
  bool good = state != NULL && oracle_goal_add_act(goal, act);
  if (good && state->last >= 0)
    good = oracle_goal_add_edge(goal, (oracle_goal_edge){state->last, at, 0});
  for (int64_t k = 0; good && kind == ORACLE_WAITS && k < state->count; k++)
    good = oracle_goal_add_edge(goal, (oracle_goal_edge){state->posted[k], at, 0});
  if (!good)
    return false;
  if (kind == ORACLE_WAITS)
    state->count = 0;
  if (kind != ORACLE_POSTS) {
    state->last = at;
    return true;
  }
  int64_t *posted = grown(state->posted, state->count, sizeof *posted);
  if (posted == NULL)
    return false;
  state->posted = posted;
  posted[state->count++] = at;
  return true;
}

void oracle_programs_free(oracle_programs *programs) {
  for (int32_t r = 0; r < programs->known; r++)
    free(programs->states[r].posted);
  free(programs->states);
}
