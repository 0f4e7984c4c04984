/* The public way in: validation, and the hand-over to the algorithm's module, in positions. */
#include "plan.h"
#include "capacity.h"
#include "fractional_place.h"
#include "fractional_step.h"
#include "relabel.h"

static dodona_status validate(const dodona_request *request) {
  if (request->algorithm < 0 || request->algorithm >= DODONA_ALGORITHMS)
    return DODONA_BAD_ALGORITHM;
  if (request->ranks < 1)
    return DODONA_BAD_RANKS;
  if (request->root < 0 || request->root >= request->ranks)
    return DODONA_BAD_ROOT;
  if (request->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (request->algorithm == DODONA_FRACTIONAL && request->group < 1)
    return DODONA_BAD_GROUP;
  return DODONA_OK;
}

/* r as the tree uses it: a group that holds every rank is a chain, whatever its size. */
static int32_t group_of(const dodona_request *request) {
  int32_t group = request->algorithm == DODONA_BINARY ? 1 : request->group;
  if (request->algorithm == DODONA_CHAIN || group >= request->ranks)
    return INT32_MAX;
  return group;
}

int64_t dodona_table_entries(const dodona_request *request) {
  if (validate(request) != DODONA_OK)
    return -1;
  return dodona_capacity_entries(request->ranks, group_of(request));
}

dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t entries,
                               dodona_plan *plan) {
  int32_t depth = 0;
  dodona_status status = validate(request);
  if (status != DODONA_OK)
    return status;
  status = dodona_capacity_fill(request->ranks, group_of(request), table, entries, &depth);
  if (status != DODONA_OK)
    return status;
  plan->algorithm = request->algorithm;
  plan->ranks = request->ranks;
  plan->root = request->root;
  plan->blocks = request->blocks;
  plan->group = group_of(request);
  plan->depth = depth;
  return DODONA_OK;
}

int64_t dodona_steps(const dodona_plan *plan) {
  if (plan->ranks == 1)
    return 0;
  return plan->depth + dodona_fractional_pace(plan->group, plan->blocks - 1);
}

void dodona_place_of(const dodona_plan *plan, const uint32_t *table, int32_t rank,
                     dodona_place *place) {
  place->rank = rank;
  dodona_fractional_locate(plan->ranks, plan->group, plan->depth, table,
                           dodona_position(plan->ranks, plan->root, rank), &place->fractional);
}

dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  return dodona_relabel(plan->ranks, plan->root,
                        dodona_fractional_step(plan->group, plan->blocks, &place->fractional, x));
}

int64_t dodona_arrival(const dodona_plan *plan, const dodona_place *place, int32_t block) {
  if (place->fractional.position == 0)
    return 0;
  return place->fractional.arrival + dodona_fractional_pace(plan->group, block);
}

dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place) {
  const dodona_fractional_place *at = &place->fractional;
  dodona_span span = {at->position == 0 ? 1 : at->arrival, 0};
  if (plan->ranks == 1)
    return span;
  span.last = at->arrival + dodona_fractional_pace(plan->group, plan->blocks - 1);
  if (at->down != DODONA_NONE)
    span.last += 1;
  if (at->right != DODONA_NONE && at->member < plan->blocks) {
    /* the last block of this member's share leaves for the right when the next run starts */
    int64_t run = (plan->blocks - 1 - at->member) / plan->group;
    int64_t right = at->arrival + (run + 1) * ((int64_t)plan->group + 1);
    span.last = right > span.last ? right : span.last;
  }
  return span;
}

int32_t dodona_parent(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  const dodona_fractional_place *at = &place->fractional;
  int32_t parents = at->feeder == DODONA_NONE ? 1 : plan->group;
  if (k < 0 || k >= parents)
    return DODONA_NONE;
  return dodona_rank(plan->ranks, plan->root, dodona_fractional_source(plan->group, at, k));
}

int32_t dodona_child(const dodona_plan *plan, const dodona_place *place, int32_t k) {
  const dodona_fractional_place *at = &place->fractional;
  int32_t child = DODONA_NONE;
  if (k == 0)
    child = at->down != DODONA_NONE ? at->down : at->right;
  else if (k == 1 && at->down != DODONA_NONE)
    child = at->right;
  return dodona_rank(plan->ranks, plan->root, child);
}
