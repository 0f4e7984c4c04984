/* Which receive a send meets: the k-th of a channel the k-th, or, at a rank that receives from anybody, whichever has begun first. */
#include "ref/oracle/read/goal_running.h"

#include <stdlib.h>

/* An end of a message, by where it goes. */
typedef struct end {
  int32_t src;
  int32_t dst;
  int32_t tag;
  int64_t act;
} end;

static int by_channel(const void *left, const void *right) {
  const end *a = left;
  const end *b = right;
  if (a->src != b->src)
    return a->src < b->src ? -1 : 1;
  if (a->dst != b->dst)
    return a->dst < b->dst ? -1 : 1;
  if (a->tag != b->tag)
    return a->tag < b->tag ? -1 : 1;
  return (a->act > b->act) - (a->act < b->act);
}

int64_t oracle_goal_index(const oracle_goal_running *r, int32_t rank) {
  int64_t low = 0, high = r->rank_count;
  while (high - low > 1) {
    const int64_t middle = low + (high - low) / 2;
    if (r->ranks[middle] <= rank)
      low = middle;
    else
      high = middle;
  }
  return low;
}

int64_t oracle_goal_arrives(const oracle_goal_running *r, int64_t act) {
  const oracle_goal_act *a = &r->goal->acts[act];
  const int32_t rank = a->kind == ORACLE_GOAL_SEND ? a->peer : a->rank;
  const int64_t k = r->rank_count > 0 ? oracle_goal_index(r, rank) : -1;
  return a->kind != ORACLE_GOAL_CALC && k >= 0 && r->ranks[k] == rank && r->anybody[k] ? k : -1;
}

static int64_t ends_of(const oracle_goal_running *r, int32_t kind, end *ends) {
  int64_t count = 0;
  for (int64_t k = 0; k < r->goal->count; k++) {
    const oracle_goal_act *a = &r->goal->acts[k];
    if (a->kind == kind && oracle_goal_arrives(r, k) < 0)
      ends[count++] = kind == ORACLE_GOAL_SEND ? (end){a->rank, a->peer, a->tag, k}
                                               : (end){a->peer, a->rank, a->tag, k};
  }
  if (count > 0)
    qsort(ends, (size_t)count, sizeof *ends, by_channel);
  return count;
}

static void join(oracle_goal_running *r, int64_t send, int64_t receive) {
  r->partners[send] = receive;
  r->partners[receive] = send;
}

bool oracle_goal_match(oracle_goal_running *r) {
  const size_t room = (size_t)r->goal->count + 1;
  end *sends = malloc(room * sizeof *sends), *receives = malloc(room * sizeof *receives);
  const bool good = sends != NULL && receives != NULL;
  for (int64_t k = 0; k < r->goal->count; k++)
    r->partners[k] = -1;
  if (good) {
    const int64_t n = ends_of(r, ORACLE_GOAL_SEND, sends);
    const int64_t m = ends_of(r, ORACLE_GOAL_RECV, receives);
    for (int64_t i = 0, j = 0; i < n && j < m;) {
      end one = sends[i], other = receives[j];
      one.act = other.act = 0;
      const int order = by_channel(&one, &other);
      if (order == 0)
        join(r, sends[i].act, receives[j].act);
      i += order <= 0;
      j += order >= 0;
    }
  }
  free(sends);
  free(receives);
  return good;
}

bool oracle_goal_may_meet(const oracle_goal_running *r, int64_t one, int64_t other) {
  const oracle_goal_act *a = &r->goal->acts[one], *b = &r->goal->acts[other];
  const oracle_goal_act *send = a->kind == ORACLE_GOAL_SEND ? a : b;
  const oracle_goal_act *receive = a->kind == ORACLE_GOAL_SEND ? b : a;
  return send->kind == ORACLE_GOAL_SEND && receive->kind == ORACLE_GOAL_RECV &&
         send->peer == receive->rank &&
         (receive->peer == ORACLE_GOAL_ANY || receive->peer == send->rank) &&
         (receive->tag == ORACLE_GOAL_ANY || receive->tag == send->tag);
}

void oracle_goal_meet(oracle_goal_running *r, int64_t act) {
  const int64_t k = oracle_goal_arrives(r, act);
  if (k < 0)
    return;
  int64_t *at = &r->open[k];
  while (*at >= 0 && !oracle_goal_may_meet(r, act, *at))
    at = &r->next[*at];
  const int64_t other = *at;
  if (other < 0) {
    r->next[act] = -1;
    *at = act;
    return;
  }
  *at = r->next[other];
  join(r, act, other);
}
