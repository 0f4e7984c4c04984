/* Preorder with a stack of ranks: a first child stays in its parent's lane, each other child opens
   the next free one when its turn comes. */
#include "ref/oracle/draw/lanes.h"
#include "ref/base/relabel.h"

#include <stdlib.h>
#include <string.h>

int32_t oracle_trees(const dodona_tree_plan *plan) {
  return oracle_is_twotree(plan) ? 2 : 1;
}

const char *oracle_tree_name(const dodona_tree_plan *plan, int32_t tree) {
  static const char *const names[] = {"T1", "T2", "T3", "T4"};
  return names[tree + (plan->variant == DODONA_TURNED ? 2 : 0)];
}

static const dodona_pair_place *twig(const dodona_place *place, int32_t tree) {
  return tree == 0 ? &place->down.twotree.even : &place->down.twotree.odd;
}

static void find_node(const oracle_course *course, int32_t tree, int32_t rank, oracle_node *node) {
  const dodona_plan *plan = &course->plan;
  node->place = oracle_place(course, rank);
  node->parent = dodona_parent(plan, &node->place, tree);
  node->colour = 0;
  if (!oracle_is_twotree(&plan->down)) {
    node->arrival = dodona_arrival(plan, &node->place, 0);
  } else {
    const dodona_twotree_place *two = &node->place.down.twotree;
    node->arrival = rank == plan->request.root ? 0 : twig(&node->place, tree)->start;
    node->colour = (int32_t)(node->arrival % two->period);
  }
}

static void find_nodes(const oracle_course *course, int32_t tree, oracle_lanes *lanes) {
  for (int32_t rank = 0; rank < course->plan.request.ranks; rank++) {
    find_node(course, tree, rank, &lanes->nodes[rank]);
    if (lanes->nodes[rank].arrival > lanes->depth)
      lanes->depth = lanes->nodes[rank].arrival;
  }
}

/* The k-th child in the tree, or DODONA_NONE past the last. */
static int32_t child_of(const dodona_plan *plan, int32_t tree, const dodona_place *place,
                        int32_t k) {
  if (!oracle_is_twotree(&plan->down))
    return dodona_child(plan, place, k);
  const dodona_pair_place *at = twig(place, tree);
  const int32_t fed[] = {at->early != DODONA_NONE ? at->early : at->late,
                         at->early != DODONA_NONE ? at->late : DODONA_NONE};
  return k > 1 ? DODONA_NONE : dodona_rank(plan->request.ranks, plan->request.root, fed[k]);
}

/* Puts the children whose first parent is `rank` on the stack, the first child on top. */
static int32_t push_children(const dodona_plan *plan, int32_t tree, const oracle_lanes *lanes,
                             int32_t rank, int32_t *stack, int32_t top) {
  const dodona_place *place = &lanes->nodes[rank].place;
  int32_t k = 0;
  while (child_of(plan, tree, place, k) != DODONA_NONE)
    k++;
  while (k-- > 0) {
    int32_t child = child_of(plan, tree, place, k);
    if (lanes->nodes[child].parent == rank)
      stack[top++] = child;
  }
  return top;
}

static void assign(const dodona_plan *plan, int32_t tree, oracle_lanes *lanes, int32_t *stack) {
  int32_t top = 0;
  int32_t turn = 0;
  int32_t before = DODONA_NONE; /* the rank whose turn was last */
  stack[top++] = plan->request.root;
  while (top > 0) {
    int32_t rank = stack[--top];
    oracle_node *node = &lanes->nodes[rank];
    bool stays = before != DODONA_NONE && node->parent == before;
    node->lane = stays ? lanes->nodes[before].lane : lanes->lanes++;
    node->turn = turn;
    lanes->preorder[turn++] = rank;
    top = push_children(plan, tree, lanes, rank, stack, top);
    before = rank;
  }
}

bool oracle_lanes_make(const oracle_course *course, int32_t tree, oracle_lanes *lanes) {
  int32_t ranks = course->plan.request.ranks;
  memset(lanes, 0, sizeof *lanes);
  int32_t *stack = oracle_allocate(ranks, sizeof *stack, "the drawing");
  lanes->nodes = oracle_allocate(ranks, sizeof *lanes->nodes, "the drawing");
  lanes->preorder = oracle_allocate(ranks, sizeof *lanes->preorder, "the drawing");
  bool good = stack != NULL && lanes->nodes != NULL && lanes->preorder != NULL;
  if (good) {
    find_nodes(course, tree, lanes);
    assign(&course->plan, tree, lanes, stack);
  } else {
    oracle_lanes_free(lanes);
  }
  free(stack);
  return good;
}

void oracle_lanes_free(oracle_lanes *lanes) {
  free(lanes->nodes);
  free(lanes->preorder);
  memset(lanes, 0, sizeof *lanes);
}
