/* Why a run of GOAL's acts does not end, or loses something. */
#include "ref/oracle/read/goal_running.h"

#include <stdlib.h>

static oracle_hop line_of(const oracle_goal_act *a) {
  return (oracle_hop){a->line, ""};
}

/* An act that has not begun and could be the other end; -1 if there is none. */
static int64_t find_other(const oracle_goal_running *r, int64_t act) {
  for (int64_t k = 0; oracle_goal_arrives(r, act) >= 0 && k < r->goal->count; k++)
    if (r->states[k] == ORACLE_GOAL_WAITING && oracle_goal_may_meet(r, act, k))
      return k;
  return -1;
}

/* What each act that has not ended waits for, in place of what it needs; -1 if its message has no other end. */
static void find_awaited(oracle_goal_running *r) {
  for (int64_t k = 0; k < r->goal->count; k++)
    r->needs[k] = r->states[k] != ORACLE_GOAL_BEGUN ? -1
                  : r->partners[k] >= 0             ? r->partners[k]
                                                    : find_other(r, k);
  for (int64_t e = 0; e < r->goal->edge_count; e++) {
    const oracle_goal_edge *edge = &r->after[e];
    const uint8_t before = r->states[edge->before];
    if (r->states[edge->after] == ORACLE_GOAL_WAITING &&
        (edge->starts ? before == ORACLE_GOAL_WAITING : before != ORACLE_GOAL_ENDED))
      r->needs[edge->after] = edge->before;
  }
}

static int64_t awaited(const oracle_goal_running *r, int64_t act) {
  return r->needs[act];
}

static oracle_hop tell_alone(const oracle_goal_file *goal, const oracle_goal_act *a) {
  oracle_hop hop = line_of(a);
  const bool sends = a->kind == ORACLE_GOAL_SEND;
  if (a->peer == ORACLE_GOAL_ANY)
    snprintf(hop.text, sizeof hop.text, "rank %d receives from any rank what nobody sends it",
             a->rank);
  else if (a->peer >= goal->ranks)
    snprintf(hop.text, sizeof hop.text, "rank %d %s rank %d, but the ranks are 0 .. %d", a->rank,
             sends ? "sends to" : "receives from", a->peer, goal->ranks - 1);
  else {
    char tag[32] = "";
    if (!goal->tagless && a->tag != ORACLE_GOAL_ANY)
      snprintf(tag, sizeof tag, " with tag %d", a->tag);
    snprintf(hop.text, sizeof hop.text, "rank %d %s rank %d%s, which does not %s it", a->rank,
             sends ? "sends to" : "receives from", a->peer, tag, sends ? "receive" : "send");
  }
  return hop;
}

/* How many more have no other end. */
static oracle_hop tell_count(const oracle_goal_running *r) {
  oracle_hop hop = {0, ""};
  int64_t alone[2] = {0, 0}, all[2] = {0, 0};
  for (int64_t k = 0; k < r->goal->count; k++)
    if (r->goal->acts[k].kind != ORACLE_GOAL_CALC) {
      all[r->goal->acts[k].kind]++;
      alone[r->goal->acts[k].kind] += r->partners[k] < 0;
    }
  snprintf(hop.text, sizeof hop.text,
           "%lld of %lld sends are not received, %lld of %lld receives not sent",
           (long long)alone[ORACLE_GOAL_SEND], (long long)all[ORACLE_GOAL_SEND],
           (long long)alone[ORACLE_GOAL_RECV], (long long)all[ORACLE_GOAL_RECV]);
  return hop;
}

/* Across ranks a message is waited for; within one another act. */
static oracle_hop tell_wait(const oracle_goal_act *a, const oracle_goal_act *other) {
  oracle_hop hop = line_of(a);
  if (other->rank != a->rank ||
      (a->kind != ORACLE_GOAL_CALC && a->peer == a->rank &&
       other->kind == (a->kind == ORACLE_GOAL_SEND ? ORACLE_GOAL_RECV : ORACLE_GOAL_SEND)))
    snprintf(hop.text, sizeof hop.text, "rank %d waits to %s rank %d", a->rank,
             a->kind == ORACLE_GOAL_SEND ? "send to" : "receive from", other->rank);
  else
    snprintf(hop.text, sizeof hop.text, "rank %d comes here only after line %lld", a->rank,
             (long long)other->line);
  return hop;
}

/* "deadlock: rank 0 waits for rank 1, which waits for rank 0", as far as there is room. */
static oracle_hop tell_circle(const oracle_goal_running *r, int64_t first) {
  oracle_hop head = line_of(&r->goal->acts[first]);
  const int32_t rank = r->goal->acts[first].rank;
  int used = snprintf(head.text, sizeof head.text, "deadlock: rank %d waits", rank);
  bool crossed = false;
  for (int64_t act = first, next; act != first || !crossed; act = next) {
    next = awaited(r, act);
    const int32_t from = r->goal->acts[act].rank, to = r->goal->acts[next].rank;
    if (from != to && (size_t)used < sizeof head.text - 40)
      used += snprintf(head.text + used, sizeof head.text - (size_t)used, "%s for rank %d",
                       crossed ? ", which waits" : "", to);
    crossed = crossed || from != to || next == first;
  }
  if (r->goal->acts[awaited(r, first)].rank == rank && used < 40)
    snprintf(head.text + used, sizeof head.text - (size_t)used, " for itself");
  return head;
}

/* From an act to what it waits for, until one is met again. */
static bool tell_stuck(const oracle_goal_running *r, int64_t act, oracle_trail *stuck) {
  uint8_t *seen = calloc((size_t)r->goal->count, 1);
  bool good = seen != NULL;
  while (good && awaited(r, act) >= 0 && !seen[act]) {
    seen[act] = 1;
    act = awaited(r, act);
  }
  free(seen);
  if (!good || awaited(r, act) < 0)
    return good && oracle_trail_add(stuck, tell_alone(r->goal, &r->goal->acts[act])) &&
           oracle_trail_add(stuck, tell_count(r));
  const int64_t first = act;
  good = oracle_trail_add(stuck, tell_circle(r, first));
  do {
    good = good &&
           oracle_trail_add(stuck, tell_wait(&r->goal->acts[act], &r->goal->acts[awaited(r, act)]));
    act = awaited(r, act);
  } while (good && act != first);
  return good;
}

/* The first message that is longer than its receive. */
static bool tell_truncated(const oracle_goal_running *r, oracle_trail *stuck) {
  for (int64_t k = 0; k < r->goal->count; k++) {
    const oracle_goal_act *send = &r->goal->acts[k];
    if (send->kind != ORACLE_GOAL_SEND)
      continue;
    const oracle_goal_act *receive = &r->goal->acts[r->partners[k]];
    oracle_hop hop = line_of(send);
    if (send->bytes <= receive->bytes)
      continue;
    snprintf(hop.text, sizeof hop.text,
             "rank %d sends %lld bytes to rank %d, which receives at most %lld (line %lld)",
             send->rank, (long long)send->bytes, send->peer, (long long)receive->bytes,
             (long long)receive->line);
    return oracle_trail_add(stuck, hop);
  }
  return true;
}

bool oracle_goal_tell(oracle_goal_running *r, int64_t act, oracle_trail *stuck) {
  if (act < 0)
    return tell_truncated(r, stuck);
  find_awaited(r);
  return tell_stuck(r, act, stuck);
}
