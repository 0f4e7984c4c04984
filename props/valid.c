/* A plan's schedule against the checker and against what the plan says of itself. */
#include "props/valid.h"
#include "ref/trees/tree.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static bool wrong(const dodona_tree_plan *plan, const char *what, int64_t where, int64_t got) {
  fprintf(stderr,
          "algorithm %" PRId32 ", P %" PRId32 ", root %" PRId32 ", s %" PRId32 ", r %" PRId32
          ": %s at %" PRId64 ": %" PRId64 "\n",
          plan->algorithm, plan->ranks, plan->root, plan->blocks, plan->group, what, where, got);
  return false;
}

bool schedule_is_valid(const owned_plan *owned, const row_list *list) {
  const dodona_tree_plan *plan = &owned->plan;
  dodona_rules rules = duplex_rules(plan->ranks, plan->blocks, plan->root);
  rules.latency = plan->rule.latency;
  rules.ticks = plan->rule.ticks;
  dodona_verdict verdict = judge(&rules, list->rows, list->count);
  int64_t last = list->count > 0 ? list->rows[list->count - 1].step : 0;
  int64_t transfers = ((int64_t)plan->ranks - 1) * plan->blocks;
  if (verdict.fault != DODONA_VALID)
    return wrong(plan, dodona_fault_text(verdict.fault), verdict.row, verdict.fault);
  if (list->count != 2 * transfers)
    return wrong(plan, "rows", list->count, 2 * transfers);
  if (list->count > 0)
    last += plan->rule.latency - 1;
  if (last != dodona_tree_steps(plan))
    return wrong(plan, "last step", last, dodona_tree_steps(plan));
  if (last < dodona_bound_steps(plan->ranks, plan->blocks))
    return wrong(plan, "below the bound", last, dodona_bound_steps(plan->ranks, plan->blocks));
  return true;
}

static bool is_parent(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t rank) {
  for (int32_t k = 0; dodona_tree_parent(plan, place, k) != DODONA_NONE; k++)
    if (dodona_tree_parent(plan, place, k) == rank)
      return true;
  return false;
}

static bool is_child(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t rank) {
  for (int32_t k = 0; dodona_tree_child(plan, place, k) != DODONA_NONE; k++)
    if (dodona_tree_child(plan, place, k) == rank)
      return true;
  return false;
}

static bool row_agrees(const dodona_tree_plan *plan, const dodona_tree_place *place,
                       const dodona_row *row) {
  if (row->op == DODONA_SEND)
    return is_child(plan, place, row->peer) ||
           wrong(plan, "send to a stranger", row->step, row->rank);
  if (dodona_tree_arrival(plan, place, row->block) != row->step)
    return wrong(plan, "arrival", row->step, dodona_tree_arrival(plan, place, row->block));
  return is_parent(plan, place, row->peer) ||
         wrong(plan, "receive from a stranger", row->step, row->rank);
}

static bool idle_at(const dodona_tree_plan *plan, const dodona_tree_place *place, int64_t x) {
  dodona_tree_step step = dodona_tree_step_at(plan, place, x);
  return step.send_to == DODONA_NONE && step.recv_from == DODONA_NONE &&
         step.send_block == DODONA_NONE && step.recv_block == DODONA_NONE && step.combine == 0;
}

/* `span` holds the first and last step of the rank's rows; {0, 0} if it has none. */
static bool span_agrees(const owned_plan *owned, int32_t rank, dodona_span span) {
  const dodona_tree_plan *plan = &owned->plan;
  const int64_t idle[] = {INT64_MIN,        -1,       0, dodona_tree_steps(plan) + 1,
                          (int64_t)1 << 40, INT64_MAX};
  const dodona_tree_place place = dodona_tree_place_of(plan, owned->table, rank);
  dodona_span active = dodona_tree_active(plan, &place);
  if (span.last == 0)
    return active.last < active.first || wrong(plan, "idle rank active", rank, active.last);
  if (active.first != span.first || active.last != span.last)
    return wrong(plan, "active until", rank, active.last);
  for (size_t k = 0; k < sizeof idle / sizeof idle[0]; k++)
    if (!idle_at(plan, &place, idle[k]))
      return wrong(plan, "something happens in step", rank, idle[k]);
  return true;
}

bool answers_agree(const owned_plan *owned, const row_list *list) {
  const dodona_tree_plan *plan = &owned->plan;
  dodona_span *spans = calloc((size_t)plan->ranks, sizeof *spans);
  dodona_tree_place *places = calloc((size_t)plan->ranks, sizeof *places);
  bool agree = true;
  if (spans == NULL || places == NULL)
    abort();
  for (int32_t rank = 0; rank < plan->ranks; rank++)
    places[rank] = dodona_tree_place_of(plan, owned->table, rank);
  for (int64_t k = 0; agree && k < list->count; k++) {
    const dodona_row *row = &list->rows[k];
    dodona_span *span = &spans[row->rank];
    span->first = span->last == 0 ? row->step : span->first;
    span->last = row->step;
    agree = row_agrees(plan, &places[row->rank], row);
  }
  for (int32_t rank = 0; agree && rank < plan->ranks; rank++)
    agree = span_agrees(owned, rank, spans[rank]);
  free(places);
  free(spans);
  return agree;
}
