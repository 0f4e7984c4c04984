/* The place's parent and children in one tree, in ranks. */
#include "lane.h"
#include "plan_family.h"
#include "relabel.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/plan_lemmas.h"

int32_t dodona_lanes(const dodona_plan *plan) {
  if (dodona_twotree(plan->algorithm))
    return 2;
  if (dodona_postal(plan->algorithm))
    return 0;
  return plan->group == 1 || plan->group >= plan->ranks ? 1 : 0;
}

dodona_lane dodona_lane_of(const dodona_plan *plan, const dodona_place *place, int32_t tree) {
  int32_t trees = dodona_lanes(plan);
  int32_t count = plan->blocks / trees + (tree < plan->blocks % trees ? 1 : 0);
  dodona_lane lane = {DODONA_NONE, {DODONA_NONE, DODONA_NONE}, tree, trees, count};
  if (trees == 1) {
    lane.parent = dodona_parent(plan, place, 0);
    lane.child[0] = dodona_child(plan, place, 0);
    lane.child[1] = dodona_child(plan, place, 1);
    return lane;
  }
  const dodona_tree_place *at = tree == 0 ? &place->twotree.even : &place->twotree.odd;
  int32_t next = at->early == DODONA_NONE ? DODONA_NONE : at->late;
  int32_t head = at->early == DODONA_NONE ? at->late : at->early;
  lane.parent = dodona_rank(plan->ranks, plan->root, at->parent);
  lane.child[0] = dodona_rank(plan->ranks, plan->root, head);
  lane.child[1] = dodona_rank(plan->ranks, plan->root, next);
  return lane;
}
