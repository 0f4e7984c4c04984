/* Preorder with a stack of ranks: a first child stays in its parent's lane, each other child opens
   the next free one when its turn comes. */
#include "lanes.h"

#include <stdlib.h>
#include <string.h>

static void find_nodes(const oracle_planned *planned, oracle_lanes *lanes) {
  for (int32_t rank = 0; rank < planned->plan.ranks; rank++) {
    oracle_node *node = &lanes->nodes[rank];
    node->place = oracle_place(planned, rank);
    node->arrival = dodona_arrival(&planned->plan, &node->place, 0);
    node->parent = dodona_parent(&planned->plan, &node->place, 0);
    if (node->arrival > lanes->depth)
      lanes->depth = node->arrival;
  }
}

/* Puts the children whose first parent is `rank` on the stack, the first child on top. */
static int32_t push_children(const dodona_plan *plan, const oracle_lanes *lanes, int32_t rank,
                             int32_t *stack, int32_t top) {
  const dodona_place *place = &lanes->nodes[rank].place;
  int32_t k = 0;
  while (dodona_child(plan, place, k) != DODONA_NONE)
    k++;
  while (k-- > 0) {
    int32_t child = dodona_child(plan, place, k);
    if (lanes->nodes[child].parent == rank)
      stack[top++] = child;
  }
  return top;
}

static void assign(const dodona_plan *plan, oracle_lanes *lanes, int32_t *stack) {
  int32_t top = 0;
  int32_t turn = 0;
  int32_t before = DODONA_NONE; /* the rank whose turn was last */
  stack[top++] = plan->root;
  while (top > 0) {
    int32_t rank = stack[--top];
    oracle_node *node = &lanes->nodes[rank];
    bool stays = before != DODONA_NONE && node->parent == before;
    node->lane = stays ? lanes->nodes[before].lane : lanes->lanes++;
    node->turn = turn;
    lanes->preorder[turn++] = rank;
    top = push_children(plan, lanes, rank, stack, top);
    before = rank;
  }
}

bool oracle_lanes_make(const oracle_planned *planned, oracle_lanes *lanes) {
  int32_t ranks = planned->plan.ranks;
  memset(lanes, 0, sizeof *lanes);
  int32_t *stack = oracle_allocate(ranks, sizeof *stack, "the drawing");
  lanes->nodes = oracle_allocate(ranks, sizeof *lanes->nodes, "the drawing");
  lanes->preorder = oracle_allocate(ranks, sizeof *lanes->preorder, "the drawing");
  bool good = stack != NULL && lanes->nodes != NULL && lanes->preorder != NULL;
  if (good) {
    find_nodes(planned, lanes);
    assign(&planned->plan, lanes, stack);
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
