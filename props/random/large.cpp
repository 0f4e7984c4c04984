/* Up to 2^31 - 1 ranks and blocks, where whole schedules cannot be written down: random ranks and
   random steps agree with their partners'. */
#include "props/random/random.hpp"

/* Mostly the largest sizes; groups of at most 20,000 keep the table small, larger ones are chains. */
static dodona_tree_request large_pipeline() {
  dodona_tree_request request = {};
  request.algorithm = any_of(DODONA_FAMILY_FRACTIONAL);
  request.rule = {1, 1, 0, 1};
  request.ranks = chance(30) ? INT32_MAX : within(1, INT32_MAX);
  request.root = chance(30) ? 0 : chance(30) ? request.ranks - 1 : within(0, request.ranks - 1);
  request.blocks = chance(30) ? INT32_MAX : chance(50) ? within(1, 50) : within(1, INT32_MAX);
  request.group = chance(20)   ? within(request.ranks, INT32_MAX)
                  : chance(60) ? within(1, 20)
                               : within(1, 20000);
  return request;
}

/* A postal tree as often as a pipeline, and two trees nearly so. */
static dodona_tree_request large_request() {
  dodona_tree_request request = large_pipeline();
  if (chance(50)) {
    request.algorithm = any_of(DODONA_FAMILY_POSTAL);
    request.blocks = 1;
    request.rule.ticks = within(1, 9);
    request.rule.latency = request.rule.ticks + within(0, 40);
    request.rule.alpha_num = within(1, 9);
    request.rule.alpha_den = 10;
  } else if (chance(50)) {
    request.algorithm = any_of(DODONA_FAMILY_TWOTREE);
  }
  RC_LOG() << rc::toString(request);
  return request;
}

static bool is_pipeline(const dodona_tree_request &request) {
  return dodona_row_family(request.algorithm) == DODONA_FAMILY_FRACTIONAL;
}

/* Near the root, near the end and anywhere. */
static int32_t large_rank(const dodona_tree_request &request) {
  const int32_t last = request.ranks - 1;
  const int32_t near = within(0, last < 100 ? last : 100);
  const int32_t position = chance(20) ? near : chance(20) ? last - near : within(0, last);
  return static_cast<int32_t>((int64_t(position) + request.root) % request.ranks);
}

static bool has_child(const Planned &planned, int32_t parent, int32_t child) {
  const dodona_tree_place place = planned.place(parent);
  for (int32_t k = 0; dodona_tree_child(planned.plan(), &place, k) != DODONA_NONE; k++)
    if (dodona_tree_child(planned.plan(), &place, k) == child)
      return true;
  return false;
}

static bool has_parent(const Planned &planned, int32_t child, int32_t parent) {
  const dodona_tree_place place = planned.place(child);
  for (int32_t k = 0; dodona_tree_parent(planned.plan(), &place, k) != DODONA_NONE; k++)
    if (dodona_tree_parent(planned.plan(), &place, k) == parent)
      return true;
  return false;
}

static void parents_and_children_agree() {
  const dodona_tree_request request = large_request();
  const Planned planned(request);
  for (int32_t sample = 0; sample < 50; sample++) {
    const int32_t rank = large_rank(request);
    const dodona_tree_place place = planned.place(rank);
    RC_ASSERT(place.rank == rank);
    RC_ASSERT((dodona_tree_parent(planned.plan(), &place, 0) == DODONA_NONE) ==
              (rank == request.root));
    int32_t k = 0;
    for (int32_t parent; (parent = dodona_tree_parent(planned.plan(), &place, k)) != DODONA_NONE;
         k++)
      if (k < 20 || k % 997 == 0)
        RC_ASSERT(has_child(planned, parent, rank));
    for (k = 0; dodona_tree_child(planned.plan(), &place, k) != DODONA_NONE; k++)
      RC_ASSERT(has_parent(planned, dodona_tree_child(planned.plan(), &place, k), rank));
    RC_ASSERT(k <= 2 || !is_pipeline(request));
  }
}

/* The step of a rank, and its partners' steps at the same time, name one another. */
static void matched(const Planned &planned, int32_t rank, int64_t x) {
  const dodona_tree_place place = planned.place(rank);
  const dodona_tree_step step = dodona_tree_step_at(planned.plan(), &place, x);
  RC_ASSERT(step.combine == 0);
  RC_ASSERT((step.send_to == DODONA_NONE) == (step.send_block == DODONA_NONE));
  RC_ASSERT((step.recv_from == DODONA_NONE) == (step.recv_block == DODONA_NONE));
  if (step.send_to != DODONA_NONE) {
    const dodona_tree_place peer = planned.place(step.send_to);
    const dodona_tree_step theirs = dodona_tree_step_at(planned.plan(), &peer, x);
    RC_ASSERT(theirs.recv_from == rank);
    RC_ASSERT(theirs.recv_block == step.send_block);
    RC_ASSERT(dodona_tree_arrival(planned.plan(), &peer, step.send_block) == x);
    const int64_t arrival = dodona_tree_arrival(planned.plan(), &place, step.send_block);
    RC_ASSERT(rank == planned.plan()->root || arrival + planned.plan()->rule.latency <= x);
  }
  if (step.recv_from != DODONA_NONE) {
    const dodona_tree_place peer = planned.place(step.recv_from);
    const dodona_tree_step theirs = dodona_tree_step_at(planned.plan(), &peer, x);
    RC_ASSERT(theirs.send_to == rank);
    RC_ASSERT(theirs.send_block == step.recv_block);
    RC_ASSERT(dodona_tree_arrival(planned.plan(), &place, step.recv_block) == x);
  }
}

static void steps_are_matched() {
  const dodona_tree_request request = large_request();
  const Planned planned(request);
  for (int32_t sample = 0; sample < 50; sample++) {
    const int32_t rank = large_rank(request);
    const dodona_tree_place place = planned.place(rank);
    const int32_t block = chance(20) ? request.blocks - 1 : within(0, request.blocks - 1);
    const int64_t arrival = dodona_tree_arrival(planned.plan(), &place, block);
    matched(planned, rank, arrival + within(-3, 25));
  }
}

/* Each block arrives when the plan says, within the plan, and reaches each child later. */
static void arrivals_are_steps() {
  const dodona_tree_request request = large_request();
  const Planned planned(request);
  const int64_t steps = dodona_tree_steps(planned.plan());
  const int64_t bound = dodona_bound_steps(request.ranks, request.blocks);
  RC_ASSERT(steps >= bound * planned.plan()->rule.ticks);
  for (int32_t sample = 0; sample < 50; sample++) {
    const int32_t rank = large_rank(request);
    const int32_t block = chance(20) ? request.blocks - 1 : within(0, request.blocks - 1);
    const dodona_tree_place place = planned.place(rank);
    const dodona_span active = dodona_tree_active(planned.plan(), &place);
    const int64_t x = dodona_tree_arrival(planned.plan(), &place, block);
    RC_ASSERT(0 <= x && x <= steps && active.last <= steps);
    if (rank == request.root) {
      RC_ASSERT(x == 0);
      continue;
    }
    RC_ASSERT(active.first <= x && x <= active.last);
    RC_ASSERT(dodona_tree_step_at(planned.plan(), &place, x).recv_block == block);
    matched(planned, rank, x);
    matched(planned, rank, active.first);
    matched(planned, rank, active.last);
    const dodona_tree_step before = dodona_tree_step_at(planned.plan(), &place, active.first - 1);
    const dodona_tree_step after = dodona_tree_step_at(planned.plan(), &place, active.last + 1);
    RC_ASSERT(before.send_to == DODONA_NONE && before.recv_from == DODONA_NONE);
    RC_ASSERT(after.send_to == DODONA_NONE && after.recv_from == DODONA_NONE);
  }
}

/* Some rank hears in the last step of a pipeline: the closed form is attained. */
static void the_last_step_is_used() {
  const dodona_tree_request request = large_pipeline();
  RC_LOG() << rc::toString(request);
  RC_PRE(request.ranks > 1);
  const Planned planned(request);
  const int64_t steps = dodona_tree_steps(planned.plan());
  /* always down: if no shallower tree held all ranks, no shallower one holds the down subtree */
  int32_t rank = request.root;
  dodona_tree_place place = planned.place(rank);
  if (planned.plan()->group >= request.ranks)
    place = planned.place(
        static_cast<int32_t>((int64_t(request.root) + request.ranks - 1) % request.ranks));
  else
    while (dodona_tree_child(planned.plan(), &place, 0) != DODONA_NONE)
      place = planned.place(dodona_tree_child(planned.plan(), &place, 0));
  RC_ASSERT(dodona_tree_arrival(planned.plan(), &place, request.blocks - 1) == steps);
}

int main() {
  return run_properties({{"parents and children agree", parents_and_children_agree},
                         {"steps are matched", steps_are_matched},
                         {"arrivals are steps", arrivals_are_steps},
                         {"the last step is used", the_last_step_is_used}},
                        300);
}
