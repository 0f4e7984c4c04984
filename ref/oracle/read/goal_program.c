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

/* Where the rank's state stands, or is to stand. */
static oracle_program_rank *place_of(oracle_program_rank *states, int64_t room, int32_t rank) {
  int64_t at = (int64_t)((uint64_t)rank * 0x9e3779b97f4a7c15u >> 32) & (room - 1);
  while (states[at].rank >= 0 && states[at].rank != rank)
    at = (at + 1) & (room - 1);
  return &states[at];
}

/* Twice as much room; false if there is no memory. */
static bool make_room(oracle_programs *p) {
  const int64_t room = p->room > 0 ? 2 * p->room : 16;
  oracle_program_rank *states = malloc((size_t)room * sizeof *states);
  if (states == NULL)
    return false;
  for (int64_t k = 0; k < room; k++)
    states[k] = (oracle_program_rank){-1, -1, NULL, 0};
  for (int64_t k = 0; k < p->room; k++)
    if (p->states[k].rank >= 0)
      *place_of(states, room, p->states[k].rank) = p->states[k];
  free(p->states);
  p->states = states;
  p->room = room;
  return true;
}

/* A rank that nobody has named yet begins with nothing. NULL if there is no memory. */
static oracle_program_rank *state_of(oracle_programs *p, int32_t rank) {
  if (2 * p->known >= p->room && !make_room(p))
    return NULL;
  oracle_program_rank *state = place_of(p->states, p->room, rank);
  p->known += state->rank < 0;
  state->rank = rank;
  return state;
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
  for (int64_t k = 0; k < programs->room; k++)
    free(programs->states[k].posted);
  free(programs->states);
}
