/* What each act waits for is counted; whatever waits for nothing begins, and messages pass, oldest first, where both ends have begun. */
#include "ref/oracle/read/goal_running.h"

#include <stdlib.h>

static int by_before(const void *left, const void *right) {
  const oracle_goal_edge *a = left;
  const oracle_goal_edge *b = right;
  return a->before != b->before ? (a->before > b->before) - (a->before < b->before)
                                : (a->after > b->after) - (a->after < b->after);
}

/* What waits for the act waits for one less; `starts`: it has begun, else ended. */
static void release(oracle_goal_running *r, int64_t act, int32_t starts) {
  for (int64_t e = r->begin[act]; e < r->begin[act + 1]; e++)
    if (r->after[e].starts == starts && --r->needs[r->after[e].after] == 0)
      r->work[r->works++] = r->after[e].after;
}

static void begin(oracle_goal_running *r, int64_t act) {
  const oracle_goal_act *a = &r->goal->acts[act];
  oracle_goal_meet(r, act);
  const int64_t other = r->partners[act];
  r->states[act] = ORACLE_GOAL_BEGUN;
  release(r, act, 1);
  if (a->kind == ORACLE_GOAL_CALC) {
    r->states[act] = ORACLE_GOAL_ENDED;
    release(r, act, 0);
  } else if (other >= 0 && r->states[other] == ORACLE_GOAL_BEGUN) {
    r->ready[r->readies++] = a->kind == ORACLE_GOAL_SEND ? act : other;
  }
}

/* Begins all that waits for nothing, and what does so then. */
static void go_on(oracle_goal_running *r) {
  while (r->begun < r->works)
    begin(r, r->work[r->begun++]);
}

/* Both ends of the message act. */
static bool take_port(oracle_goal_running *r, const oracle_goal_act *send, int64_t step) {
  const int64_t src = oracle_goal_index(r, send->rank), dst = oracle_goal_index(r, send->peer);
  if (r->sent[src] == step || r->received[dst] == step)
    return false;
  if (r->simplex && (r->received[src] == step || r->sent[dst] == step))
    return false;
  r->sent[src] = r->received[dst] = step;
  return true;
}

/* Of the messages that were ready before the step, whatever finds its ports free passes; how many do. */
static int64_t pass(oracle_goal_running *r, int64_t step, int64_t *passed) {
  const int64_t before = r->readies;
  int64_t count = 0;
  r->readies = 0;
  for (int64_t i = 0; i < before; i++) {
    const oracle_goal_act *send = &r->goal->acts[r->ready[i]];
    if (!take_port(r, send, step + 1)) {
      r->ready[r->readies++] = r->ready[i];
      continue;
    }
    passed[count++] = r->ready[i];
  }
  for (int64_t i = 0; i < count; i++) {
    r->states[passed[i]] = r->states[r->partners[passed[i]]] = ORACLE_GOAL_ENDED;
    if (r->steps != NULL)
      r->steps[passed[i]] = r->steps[r->partners[passed[i]]] = step;
    release(r, passed[i], 0);
    release(r, r->partners[passed[i]], 0);
  }
  go_on(r);
  return count;
}

static bool allocate(oracle_goal_running *r) {
  const size_t acts = (size_t)r->goal->count + 1;
  r->partners = malloc(acts * sizeof *r->partners);
  r->needs = calloc(acts, sizeof *r->needs);
  r->begin = calloc(acts + 1, sizeof *r->begin);
  r->after = malloc(((size_t)r->goal->edge_count + 1) * sizeof *r->after);
  r->states = calloc(acts, 1);
  r->work = malloc(acts * sizeof *r->work);
  r->ready = malloc(acts * sizeof *r->ready);
  r->ranks = malloc(acts * sizeof *r->ranks);
  r->anybody = calloc(acts, sizeof *r->anybody);
  r->open = malloc(acts * sizeof *r->open);
  r->next = malloc(acts * sizeof *r->next);
  r->sent = calloc(acts, sizeof *r->sent);
  r->received = calloc(acts, sizeof *r->received);
  return r->ranks && r->partners && r->needs && r->begin && r->after && r->states && r->work &&
         r->ready && r->sent && r->received && r->anybody && r->open && r->next;
}

static int by_number(const void *left, const void *right) {
  const int32_t *a = left;
  const int32_t *b = right;
  return (*a > *b) - (*a < *b);
}

static void list_ranks(oracle_goal_running *r) {
  const int64_t count = r->goal->count;
  for (int64_t k = 0; k < count; k++)
    r->ranks[k] = r->goal->acts[k].rank;
  if (count > 0)
    qsort(r->ranks, (size_t)count, sizeof *r->ranks, by_number);
  for (int64_t k = 0; k < count; k++)
    if (r->rank_count == 0 || r->ranks[r->rank_count - 1] != r->ranks[k])
      r->ranks[r->rank_count++] = r->ranks[k];
  for (int64_t k = 0; k < r->rank_count; k++)
    r->open[k] = -1;
  for (int64_t k = 0; k < count; k++) {
    const oracle_goal_act *a = &r->goal->acts[k];
    if (a->kind == ORACLE_GOAL_RECV && (a->peer == ORACLE_GOAL_ANY || a->tag == ORACLE_GOAL_ANY))
      r->anybody[oracle_goal_index(r, a->rank)] = true;
  }
}

static void order_edges(oracle_goal_running *r) {
  const oracle_goal_file *goal = r->goal;
  for (int64_t e = 0; e < goal->edge_count; e++) {
    r->after[e] = goal->edges[e];
    r->needs[goal->edges[e].after]++;
    r->begin[goal->edges[e].before + 1]++;
  }
  if (goal->edge_count > 0)
    qsort(r->after, (size_t)goal->edge_count, sizeof *r->after, by_before);
  for (int64_t k = 0; k < goal->count; k++)
    r->begin[k + 1] += r->begin[k];
}

static void run(oracle_goal_running *r, int64_t *passed, int64_t *steps) {
  for (int64_t k = 0; k < r->goal->count; k++)
    if (r->needs[k] == 0)
      r->work[r->works++] = k;
  go_on(r);
  for (*steps = 0; pass(r, *steps, passed) > 0;)
    ++*steps;
}

bool oracle_goal_run(const oracle_goal_file *goal, bool simplex, int64_t *steps, int64_t *count,
                     oracle_trail *stuck) {
  oracle_goal_running r = {.goal = goal, .simplex = simplex, .steps = steps};
  int64_t *passed = malloc(((size_t)goal->count + 1) * sizeof *passed);
  *stuck = (oracle_trail){NULL, 0};
  bool good = allocate(&r) && passed != NULL;
  if (good)
    list_ranks(&r);
  good = good && oracle_goal_match(&r);
  if (good) {
    int64_t act = 0;
    order_edges(&r);
    run(&r, passed, count);
    while (act < goal->count && r.states[act] == ORACLE_GOAL_ENDED)
      act++;
    good = oracle_goal_tell(&r, act < goal->count ? act : -1, stuck);
  }
  void *const rooms[] = {passed,  r.partners, r.needs, r.begin,    r.after,   r.states, r.work,
                         r.ready, r.ranks,    r.sent,  r.received, r.anybody, r.open,   r.next};
  for (size_t k = 0; k < sizeof rooms / sizeof *rooms; k++)
    free(rooms[k]);
  return good;
}
