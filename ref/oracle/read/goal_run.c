/* What each act waits for is counted; whatever waits for nothing begins, and messages pass, oldest first, where both ends have begun. */
#include "ref/oracle/read/goal_file.h"

#include <stdlib.h>

enum { WAITING, BEGUN, ENDED };

typedef struct running {
  const oracle_goal_file *goal;
  bool simplex;
  int64_t *steps;    /* of an act that has ended, or NULL */
  int64_t *partners; /* of an act: the other end, -1 if there is none */
  int64_t *needs;    /* how many acts it still waits for */
  int64_t *begin;    /* its edges to what waits for it: after[begin[k] .. begin[k + 1] - 1] */
  oracle_goal_edge *after;
  uint8_t *states;
  int64_t *work; /* acts that wait for nothing and have not begun */
  int64_t works;
  int64_t *ready; /* sends whose ends have begun */
  int64_t readies;
  int32_t *ranks; /* that act, ascending */
  int64_t rank_count;
  int64_t *
      sent; /* of each of these: the last step in which it sent, and received, counted from 1; 0: none */
  int64_t *received;
} running;

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

static int by_before(const void *left, const void *right) {
  const oracle_goal_edge *a = left;
  const oracle_goal_edge *b = right;
  return (a->before > b->before) - (a->before < b->before);
}

static int64_t ends_of(const oracle_goal_file *goal, int32_t kind, end *ends) {
  int64_t count = 0;
  for (int64_t k = 0; k < goal->count; k++) {
    const oracle_goal_act *a = &goal->acts[k];
    if (a->kind == kind)
      ends[count++] = kind == ORACLE_GOAL_SEND ? (end){a->rank, a->peer, a->tag, k}
                                               : (end){a->peer, a->rank, a->tag, k};
  }
  if (count > 0)
    qsort(ends, (size_t)count, sizeof *ends, by_channel);
  return count;
}

static bool match(running *r) {
  const size_t room = (size_t)r->goal->count + 1;
  end *sends = malloc(room * sizeof *sends), *receives = malloc(room * sizeof *receives);
  const bool good = sends != NULL && receives != NULL;
  for (int64_t k = 0; k < r->goal->count; k++)
    r->partners[k] = -1;
  if (good) {
    const int64_t n = ends_of(r->goal, ORACLE_GOAL_SEND, sends);
    const int64_t m = ends_of(r->goal, ORACLE_GOAL_RECV, receives);
    for (int64_t i = 0, j = 0; i < n && j < m;) {
      end one = sends[i], other = receives[j];
      one.act = other.act = 0;
      const int order = by_channel(&one, &other);
      if (order == 0) {
        r->partners[sends[i].act] = receives[j].act;
        r->partners[receives[j].act] = sends[i].act;
      }
      i += order <= 0;
      j += order >= 0;
    }
  }
  free(sends);
  free(receives);
  return good;
}

/* What waits for the act waits for one less; `starts`: it has begun, else ended. */
static void release(running *r, int64_t act, int32_t starts) {
  for (int64_t e = r->begin[act]; e < r->begin[act + 1]; e++)
    if (r->after[e].starts == starts && --r->needs[r->after[e].after] == 0)
      r->work[r->works++] = r->after[e].after;
}

static void begin(running *r, int64_t act) {
  const oracle_goal_act *a = &r->goal->acts[act];
  const int64_t other = r->partners[act];
  r->states[act] = BEGUN;
  release(r, act, 1);
  if (a->kind == ORACLE_GOAL_CALC) {
    r->states[act] = ENDED;
    release(r, act, 0);
  } else if (other >= 0 && r->states[other] == BEGUN) {
    r->ready[r->readies++] = a->kind == ORACLE_GOAL_SEND ? act : other;
  }
}

/* Begins all that waits for nothing, and what does so then. */
static void go_on(running *r) {
  while (r->works > 0)
    begin(r, r->work[--r->works]);
}

/* Where the rank stands among those that act. */
static int64_t index_of(const running *r, int32_t rank) {
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

/* Both ends of the message act. */
static bool take_port(running *r, const oracle_goal_act *send, int64_t step) {
  const int64_t src = index_of(r, send->rank), dst = index_of(r, send->peer);
  if (r->sent[src] == step || r->received[dst] == step)
    return false;
  if (r->simplex && (r->received[src] == step || r->sent[dst] == step))
    return false;
  r->sent[src] = r->received[dst] = step;
  return true;
}

/* Of the messages that were ready before the step, whatever finds its ports free passes; how many do. */
static int64_t pass(running *r, int64_t step, int64_t *passed) {
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
    r->states[passed[i]] = r->states[r->partners[passed[i]]] = ENDED;
    if (r->steps != NULL)
      r->steps[passed[i]] = r->steps[r->partners[passed[i]]] = step;
    release(r, passed[i], 0);
    release(r, r->partners[passed[i]], 0);
  }
  go_on(r);
  return count;
}

static oracle_hop line_of(const oracle_goal_act *a) {
  return (oracle_hop){a->line, ""};
}

/* What each act that has not ended waits for, in place of what it needs; -1 if its message has no other end. */
static void find_awaited(running *r) {
  for (int64_t k = 0; k < r->goal->count; k++)
    r->needs[k] = r->states[k] == BEGUN ? r->partners[k] : -1;
  for (int64_t e = 0; e < r->goal->edge_count; e++) {
    const oracle_goal_edge *edge = &r->after[e];
    const uint8_t before = r->states[edge->before];
    if (r->states[edge->after] == WAITING && (edge->starts ? before == WAITING : before != ENDED))
      r->needs[edge->after] = edge->before;
  }
}

static int64_t awaited(const running *r, int64_t act) {
  return r->needs[act];
}

static oracle_hop tell_alone(const oracle_goal_file *goal, const oracle_goal_act *a) {
  oracle_hop hop = line_of(a);
  const bool sends = a->kind == ORACLE_GOAL_SEND;
  if (a->peer >= goal->ranks)
    snprintf(hop.text, sizeof hop.text, "rank %d %s rank %d, but the ranks are 0 .. %d", a->rank,
             sends ? "sends to" : "receives from", a->peer, goal->ranks - 1);
  else {
    char tag[32] = "";
    if (!goal->tagless)
      snprintf(tag, sizeof tag, " with tag %d", a->tag);
    snprintf(hop.text, sizeof hop.text, "rank %d %s rank %d%s, which does not %s it", a->rank,
             sends ? "sends to" : "receives from", a->peer, tag, sends ? "receive" : "send");
  }
  return hop;
}

/* How many more have no other end. */
static oracle_hop tell_count(const running *r) {
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
static oracle_hop tell_circle(const running *r, int64_t first) {
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
static bool tell_stuck(const running *r, int64_t act, oracle_trail *stuck) {
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

static bool allocate(running *r) {
  const size_t acts = (size_t)r->goal->count + 1;
  r->partners = malloc(acts * sizeof *r->partners);
  r->needs = calloc(acts, sizeof *r->needs);
  r->begin = calloc(acts + 1, sizeof *r->begin);
  r->after = malloc(((size_t)r->goal->edge_count + 1) * sizeof *r->after);
  r->states = calloc(acts, 1);
  r->work = malloc(acts * sizeof *r->work);
  r->ready = malloc(acts * sizeof *r->ready);
  r->ranks = malloc(acts * sizeof *r->ranks);
  r->sent = calloc(acts, sizeof *r->sent);
  r->received = calloc(acts, sizeof *r->received);
  return r->ranks && r->partners && r->needs && r->begin && r->after && r->states && r->work &&
         r->ready && r->sent && r->received;
}

static int by_number(const void *left, const void *right) {
  const int32_t *a = left;
  const int32_t *b = right;
  return (*a > *b) - (*a < *b);
}

static void list_ranks(running *r) {
  const int64_t count = r->goal->count;
  for (int64_t k = 0; k < count; k++)
    r->ranks[k] = r->goal->acts[k].rank;
  if (count > 0)
    qsort(r->ranks, (size_t)count, sizeof *r->ranks, by_number);
  for (int64_t k = 0; k < count; k++)
    if (r->rank_count == 0 || r->ranks[r->rank_count - 1] != r->ranks[k])
      r->ranks[r->rank_count++] = r->ranks[k];
}

static void order_edges(running *r) {
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

static void run(running *r, int64_t *passed, int64_t *steps) {
  for (int64_t k = 0; k < r->goal->count; k++)
    if (r->needs[k] == 0)
      r->work[r->works++] = k;
  go_on(r);
  for (*steps = 0; pass(r, *steps, passed) > 0;)
    ++*steps;
}

bool oracle_goal_run(const oracle_goal_file *goal, bool simplex, int64_t *steps, int64_t *count,
                     oracle_trail *stuck) {
  running r = {.goal = goal, .simplex = simplex, .steps = steps};
  int64_t *passed = malloc(((size_t)goal->count + 1) * sizeof *passed);
  *stuck = (oracle_trail){NULL, 0};
  bool good = allocate(&r) && passed != NULL && match(&r);
  if (good) {
    int64_t act = 0;
    order_edges(&r);
    list_ranks(&r);
    run(&r, passed, count);
    while (act < goal->count && r.states[act] == ENDED)
      act++;
    if (act < goal->count) {
      find_awaited(&r);
      good = tell_stuck(&r, act, stuck);
    }
  }
  void *const rooms[] = {passed, r.partners, r.needs, r.begin, r.after,   r.states,
                         r.work, r.ready,    r.ranks, r.sent,  r.received};
  for (size_t k = 0; k < sizeof rooms / sizeof *rooms; k++)
    free(rooms[k]);
  return good;
}
