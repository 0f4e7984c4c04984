#include "props/deliver.h"

#include <stdbool.h>
#include <stdlib.h>

/* Inputs, each counted once, and the interval [lo, hi) of ranks that they are in this order; hi < 0 if they are none. */
typedef struct value {
  uint64_t has[2];
  int32_t lo;
  int32_t hi;
} value;

/* What all ranks hold, and what is on its way: (x mod latency, rank, block). */
typedef struct machine {
  const plan_run *run;
  int32_t ranks;
  int32_t blocks;
  value *held;
  value *aside;
  value *flying;
  bool good;
} machine;

static const dodona_step *step_of(const plan_run *run, int64_t x, int32_t rank) {
  return &run->steps[x * run->plan.request.ranks + rank];
}

static bool is_combine(const dodona_plan *plan) {
  return plan->request.algorithm == DODONA_COMBINE;
}

static bool is_exchange(const dodona_plan *plan) {
  return DODONA_BY_SHARES(plan->family);
}

/* Whether messages may go on with block 0 past the last block. */
static bool wraps(const dodona_plan *plan) {
  return is_exchange(plan) && (dodona_takes(plan->request.algorithm, DODONA_TAKES_GROUP) ||
                               plan->request.algorithm == DODONA_BINE);
}

static int32_t blocks_of(const dodona_plan *plan) {
  return is_combine(plan) ? 2 : plan->request.blocks;
}

static void *room(size_t count, size_t size) {
  void *memory = calloc(count + 1, size);
  if (memory == NULL)
    abort();
  return memory;
}

void run_of(const dodona_plan *plan, plan_run *run) {
  int32_t ranks = plan->request.ranks;
  bool late = dodona_takes(plan->request.algorithm, DODONA_TAKES_LATENCY);
  run->plan = *plan;
  run->latency = late ? plan->request.rule.latency : 1;
  run->ticks = late ? plan->request.rule.ticks : 1;
  run->steps = room((size_t)(plan->steps + 2) * (size_t)ranks, sizeof *run->steps);
  for (int32_t v = 0; v < ranks; v++) {
    run->places[v] = dodona_place_of(plan, v);
    for (int64_t x = 0; x <= plan->steps + 1; x++)
      run->steps[x * ranks + v] = dodona_step_at(plan, &run->places[v], x);
  }
}

static bool is_idle(const dodona_step *e) {
  return e->send_to == DODONA_NONE && e->send_first == DODONA_NONE && e->send_count == 0 &&
         e->recv_from == DODONA_NONE && e->recv_first == DODONA_NONE && e->recv_count == 0 &&
         e->use == DODONA_STORE;
}

static bool end_in_range(int32_t peer, int32_t first, int32_t count, int32_t self,
                         const dodona_plan *plan) {
  if (peer == DODONA_NONE)
    return first == DODONA_NONE && count == 0;
  int32_t most = wraps(plan) ? blocks_of(plan) : blocks_of(plan) - first;
  return 0 <= peer && peer < plan->request.ranks && peer != self && 0 <= first &&
         first < blocks_of(plan) && 1 <= count && count <= most;
}

static bool keeps_range(const plan_run *run) {
  const dodona_plan *plan = &run->plan;
  const int64_t outside[] = {INT64_MIN, -1, 0, plan->steps + 1, plan->steps + 2, INT64_MAX};
  for (int32_t v = 0; v < plan->request.ranks; v++) {
    for (int k = 0; k < 6; k++) {
      dodona_step e = dodona_step_at(plan, &run->places[v], outside[k]);
      if (!is_idle(&e))
        return false;
    }
    for (int64_t x = 1; x <= plan->steps; x++) {
      const dodona_step *e = step_of(run, x, v);
      if (!end_in_range(e->send_to, e->send_first, e->send_count, v, plan) ||
          !end_in_range(e->recv_from, e->recv_first, e->recv_count, v, plan) ||
          e->use < DODONA_STORE || e->use > DODONA_SET_ASIDE ||
          (e->recv_from == DODONA_NONE && e->use != DODONA_STORE))
        return false;
    }
  }
  return true;
}

static bool keeps_match(const plan_run *run) {
  for (int64_t x = 1; x <= run->plan.steps; x++)
    for (int32_t v = 0; v < run->plan.request.ranks; v++) {
      const dodona_step *e = step_of(run, x, v);
      if (e->send_to != DODONA_NONE) {
        const dodona_step *to = step_of(run, x, e->send_to);
        if (to->recv_from != v || to->recv_first != e->send_first ||
            to->recv_count != e->send_count)
          return false;
      }
      if (e->recv_from != DODONA_NONE && step_of(run, x, e->recv_from)->send_to != v)
        return false;
    }
  return true;
}

static bool keeps_ports(const plan_run *run) {
  for (int32_t v = 0; v < run->plan.request.ranks; v++) {
    int64_t send_free = 1;
    int64_t recv_free = 1;
    for (int64_t x = 1; x <= run->plan.steps; x++) {
      const dodona_step *e = step_of(run, x, v);
      bool sends = e->send_to != DODONA_NONE;
      bool receives = e->recv_from != DODONA_NONE;
      if ((sends && x < send_free) || (receives && x < recv_free) ||
          (run->plan.request.ports != DODONA_DUPLEX && sends && receives))
        return false;
      send_free = sends ? x + run->ticks : send_free;
      recv_free = receives ? x + run->ticks : recv_free;
    }
  }
  return true;
}

static bool is_empty(const value *a) {
  return (a->has[0] | a->has[1]) == 0;
}

/* a o b; an input in both is counted twice. */
static value join(machine *m, value a, value b) {
  if (is_empty(&a) || is_empty(&b))
    return is_empty(&a) ? b : a;
  m->good = m->good && ((a.has[0] & b.has[0]) | (a.has[1] & b.has[1])) == 0;
  bool adjacent = a.hi >= 0 && b.hi >= 0 && a.hi == b.lo;
  return (value){{a.has[0] | b.has[0], a.has[1] | b.has[1]}, a.lo, adjacent ? b.hi : -1};
}

static value input_of(int32_t rank) {
  value own = {{0, 0}, rank, rank + 1};
  own.has[rank / 64] = UINT64_C(1) << (rank % 64);
  return own;
}

/* What is wanted in the end: the root's message, or all inputs in the order of ranks. */
static value wanted_of(const dodona_request *q) {
  if (q->op == DODONA_BCAST)
    return input_of(q->root);
  value all = {{0, 0}, 0, q->ranks};
  for (int32_t v = 0; v < q->ranks; v++)
    all.has[v / 64] |= UINT64_C(1) << (v % 64);
  return all;
}

static bool same_inputs(const value *a, const value *b) {
  return a->has[0] == b->has[0] && a->has[1] == b->has[1];
}

/* Applies one block that has arrived. What a rank has already may be sent to it by an exchange only. */
static void use_block(machine *m, const dodona_step *e, value part, value *held, value *aside) {
  switch (e->use) {
  case DODONA_STORE:
    m->good = m->good && (is_exchange(&m->run->plan) || !same_inputs(held, &part));
    *held = part;
    break;
  case DODONA_PREPEND:
    *held = join(m, part, *held);
    break;
  case DODONA_APPEND:
    *held = join(m, join(m, *held, part), *aside);
    *aside = (value){{0, 0}, 0, 0};
    break;
  default:
    m->good = m->good && is_empty(aside);
    *aside = part;
  }
}

static value *slot(const machine *m, int64_t x, int32_t rank) {
  return &m->flying[((x % m->run->latency) * m->ranks + rank) * m->blocks];
}

/* What was sent to the rank in step x has arrived. In the combine it goes into both windows. */
static void arrive(machine *m, int64_t x, int32_t rank) {
  const dodona_step *e = step_of(m->run, x, rank);
  value *held = &m->held[rank * m->blocks];
  value *aside = &m->aside[rank * m->blocks];
  if (is_combine(&m->run->plan) && e->recv_from != DODONA_NONE) {
    use_block(m, e, slot(m, x, rank)[e->recv_first], &held[0], &aside[0]);
    use_block(m, e, slot(m, x, rank)[e->recv_first], &held[1], &aside[1]);
    return;
  }
  for (int32_t i = 0; i < e->recv_count; i++) {
    int32_t j = (e->recv_first + i) % m->blocks;
    use_block(m, e, slot(m, x, rank)[j], &held[j], &aside[j]);
  }
}

static void depart(machine *m, int64_t x, int32_t rank) {
  const dodona_step *e = step_of(m->run, x, rank);
  for (int32_t i = 0; i < e->recv_count; i++) {
    int32_t j = (e->recv_first + i) % m->blocks;
    slot(m, x, rank)[j] = m->held[e->recv_from * m->blocks + j];
    m->good = m->good && !is_empty(&slot(m, x, rank)[j]);
  }
}

static void start(machine *m) {
  const dodona_request *q = &m->run->plan.request;
  for (int32_t v = 0; v < m->ranks; v++)
    for (int32_t j = 0; j < m->blocks; j++)
      if (q->op == DODONA_BCAST ? v == q->root : !(is_combine(&m->run->plan) && j == 1))
        m->held[v * m->blocks + j] = input_of(v);
}

/* In a combine block 1 is all but the rank's own input. */
static int32_t judge_end(const machine *m) {
  const dodona_plan *plan = &m->run->plan;
  int32_t broken = m->good ? 0 : BREAKS_DATA;
  const value end = wanted_of(&plan->request);
  for (int32_t v = 0; v < m->ranks; v++)
    for (int32_t j = 0; j < m->blocks; j++) {
      value want = end;
      const value *has = &m->held[v * m->blocks + j];
      if (is_combine(plan) && j == 1)
        want.has[v / 64] &= ~(UINT64_C(1) << (v % 64));
      if (plan->request.op == DODONA_REDUCE && v != plan->request.root)
        continue;
      if (!same_inputs(has, &want) || !is_empty(&m->aside[v * m->blocks + j]))
        broken |= BREAKS_DATA;
      else if (plan->ordered && (has->lo != want.lo || has->hi != want.hi))
        broken |= BREAKS_ORDER;
    }
  return broken;
}

static int32_t run_data(const plan_run *run) {
  int32_t ranks = run->plan.request.ranks;
  size_t cells = (size_t)ranks * (size_t)blocks_of(&run->plan);
  value *values = room(cells * (size_t)(2 + run->latency), sizeof *values);
  machine m = {run, ranks, blocks_of(&run->plan), values, values + cells, values + 2 * cells, true};
  start(&m);
  for (int64_t x = 1; x <= run->plan.steps + 1; x++) {
    for (int32_t v = 0; v < ranks && x > run->latency; v++)
      arrive(&m, x - run->latency, v);
    for (int32_t v = 0; v < ranks; v++)
      depart(&m, x, v);
  }
  int32_t broken = judge_end(&m);
  free(values);
  return broken;
}

/* Of trees the span is exact, of anything else it is the schedule. */
static bool keeps_active(const plan_run *run, int64_t *last) {
  bool good = true;
  const dodona_plan *plan = &run->plan;
  bool trees = plan->request.ports == DODONA_DUPLEX &&
               dodona_row_family(plan->request.algorithm) <= DODONA_FAMILY_TWOTREE;
  for (int32_t v = 0; v < plan->request.ranks; v++) {
    dodona_span says = dodona_active(plan, &run->places[v]);
    dodona_span is = {1, trees ? 0 : plan->steps};
    for (int64_t x = plan->steps; x >= 1; x--)
      if (!is_idle(step_of(run, x, v))) {
        is.last = trees && is.last < x ? x : is.last;
        is.first = trees ? x : is.first;
        *last = *last < x ? x : *last;
      }
    good = good && says.first == is.first && says.last == is.last;
  }
  return good;
}

/* An exchange of fewer blocks than ranks may end with steps in which no share is left to send. */
static bool keeps_length(const plan_run *run, int64_t last) {
  const dodona_plan *plan = &run->plan;
  if (plan->request.ranks == 1)
    return plan->steps == 0 && plan->bound == 0;
  bool full = !is_exchange(plan) || plan->request.blocks >= plan->request.ranks;
  int64_t end = plan->steps - run->latency + 1;
  return 0 <= plan->bound && plan->bound <= plan->steps && (full ? last == end : last <= end);
}

int32_t breaks_of(const plan_run *run) {
  int64_t last = 0;
  if (!keeps_range(run))
    return BREAKS_RANGE;
  if (!keeps_match(run))
    return BREAKS_MATCH;
  int32_t broken = run_data(run);
  if (!keeps_ports(run))
    broken |= BREAKS_PORTS;
  if (!keeps_active(run, &last))
    broken |= BREAKS_ACTIVE;
  if (!keeps_length(run, last))
    broken |= BREAKS_LENGTH;
  return broken;
}
