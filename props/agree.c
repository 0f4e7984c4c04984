/* The reference beside the obvious constructions. */
#include "props/agree.h"
#include "ref/trees/tree.h"

#include <stdio.h>
#include <stdlib.h>

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count > 0 ? count : 1, size);
  if (memory == NULL)
    abort();
  return memory;
}

owned_plan make_owned(dodona_tree_request request) {
  owned_plan owned;
  int64_t entries = dodona_tree_entries(request);
  owned.table = allocate(entries > 0 ? (size_t)entries : 0, sizeof *owned.table);
  if (dodona_tree_make(request, owned.table, entries, &owned.plan) != DODONA_OK)
    abort();
  return owned;
}

void free_owned(owned_plan *owned) {
  free(owned->table);
}

int32_t obvious_tree_of(const dodona_tree_plan *plan, obvious_node *nodes) {
  if (plan->variant == INT32_MAX)
    return obvious_chain(plan->ranks, nodes);
  if (plan->variant == 1)
    return obvious_binary(plan->ranks, nodes);
  return obvious_fractional(plan->ranks, plan->group, nodes);
}

static bool differ(const dodona_tree_plan *plan, const char *what, int64_t rank, int64_t k,
                   int64_t got, int64_t expected) {
  fprintf(stderr,
          "algorithm %d, P %d, root %d, s %d, r %d: %s of rank %lld, %lld: %lld, should be %lld\n",
          plan->algorithm, plan->ranks, plan->root, plan->blocks, plan->group, what,
          (long long)rank, (long long)k, (long long)got, (long long)expected);
  return false;
}

/* The rank at a position: the root's neighbours follow it round the circle. */
static int32_t turned(const dodona_tree_plan *plan, int32_t position) {
  if (position == DODONA_NONE)
    return DODONA_NONE;
  return (int32_t)(((int64_t)position + plan->root) % plan->ranks);
}

static bool place_agrees(const dodona_tree_plan *plan, const dodona_tree_place *place,
                         const obvious_node *node) {
  int32_t down = turned(plan, node->down);
  int32_t right = turned(plan, node->right);
  int32_t children[3] = {down == DODONA_NONE ? right : down,
                         down == DODONA_NONE ? DODONA_NONE : right, DODONA_NONE};
  if (dodona_tree_arrival(plan, place, 0) != node->arrival)
    return differ(plan, "arrival", place->rank, 0, dodona_tree_arrival(plan, place, 0),
                  node->arrival);
  for (int32_t k = 0; k <= node->feeders; k++) {
    int32_t parent = k < node->feeders ? turned(plan, node->fed_by + k) : DODONA_NONE;
    if (dodona_tree_parent(plan, place, k) != parent)
      return differ(plan, "parent", place->rank, k, dodona_tree_parent(plan, place, k), parent);
  }
  for (int32_t k = 0; k < 3; k++)
    if (dodona_tree_child(plan, place, k) != children[k])
      return differ(plan, "child", place->rank, k, dodona_tree_child(plan, place, k), children[k]);
  return true;
}

bool places_agree(const owned_plan *owned) {
  const dodona_tree_plan *plan = &owned->plan;
  obvious_node *nodes = allocate((size_t)plan->ranks, sizeof *nodes);
  int32_t depth = obvious_tree_of(plan, nodes);
  bool agree = true;
  if (plan->depth != depth)
    agree = differ(plan, "depth", plan->root, 0, plan->depth, depth);
  for (int32_t v = 0; agree && v < plan->ranks; v++) {
    const dodona_tree_place place = dodona_tree_place_of(plan, owned->table, turned(plan, v));
    agree = place_agrees(plan, &place, &nodes[v]);
  }
  free(nodes);
  return agree;
}

/* What the rank receives and sends in step x, beside what figure 2 did. */
static bool step_agrees(const dodona_tree_plan *plan, const dodona_tree_place *place, int32_t v,
                        const obvious_transfer *heard) {
  for (int32_t j = 0; j < plan->blocks; j++) {
    const obvious_transfer *at = &heard[(int64_t)v * plan->blocks + j];
    if (dodona_tree_arrival(plan, place, j) != at->step)
      return differ(plan, "arrival", place->rank, j, dodona_tree_arrival(plan, place, j), at->step);
    if (v == 0)
      continue;
    dodona_tree_step step = dodona_tree_step_at(plan, place, at->step);
    if (step.recv_block != j)
      return differ(plan, "received block", place->rank, at->step, step.recv_block, j);
    if (step.recv_from != turned(plan, at->from))
      return differ(plan, "sender", place->rank, j, step.recv_from, turned(plan, at->from));
  }
  return true;
}

bool steps_agree(const owned_plan *owned) {
  const dodona_tree_plan *plan = &owned->plan;
  obvious_node *nodes = allocate((size_t)plan->ranks, sizeof *nodes);
  obvious_transfer *heard = allocate((size_t)plan->ranks * (size_t)plan->blocks, sizeof *heard);
  bool agree = true;
  obvious_tree_of(plan, nodes);
  /* One group of everybody needs no pause, so it may be as large as one run of all the blocks. */
  int32_t most = plan->ranks > plan->blocks ? plan->ranks : plan->blocks;
  int32_t group = plan->group < plan->ranks ? plan->group : most;
  int64_t steps = obvious_run(plan->ranks, group, plan->blocks, nodes, heard);
  if (dodona_tree_steps(plan) != steps)
    agree = differ(plan, "steps", plan->root, 0, dodona_tree_steps(plan), steps);
  for (int32_t v = 0; agree && v < plan->ranks; v++) {
    const dodona_tree_place place = dodona_tree_place_of(plan, owned->table, turned(plan, v));
    agree = step_agrees(plan, &place, v, heard);
  }
  free(heard);
  free(nodes);
  return agree;
}
