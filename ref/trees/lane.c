/* The place's parent and children in one tree, in ranks. */
#include "ref/trees/lane.h"
#include "ref/trees/table.h"
#include "ref/base/relabel.h"
#include "ref/trees/pair_acsl.h"

int32_t dodona_lanes(const dodona_tree_plan *plan) {
  if (plan->family == DODONA_FAMILY_TWOTREE)
    return 2;
  if (plan->family != DODONA_FAMILY_FRACTIONAL)
    return 0;
  return plan->group == 1 || plan->group >= plan->ranks ? 1 : 0;
}

/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures head: Listed2(c, d, 0) == (c == -1 ? d : c);
     ensures next: Listed2(c, d, 1) == (c == -1 ? -1 : d);
     exits \false; @/
  void lemma_lane_listed(int32_t c, int32_t d)
  {
  }
*/

/* The lane of the only tree. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan) && LaneTrees(*plan) == 1;
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == LaneParent(*plan, 0, place->rank);
    ensures root: \result.parent == -1 <==> place->rank == plan->root;
    ensures source: place->rank != plan->root ==>
      \forall integer j; 0 <= j ==> \result.parent == PlanSource(*plan, place->rank, j);
    ensures child: \result.child[0] == LaneChild(*plan, 0, place->rank, 0) &&
      \result.child[1] == LaneChild(*plan, 0, place->rank, 1);
    ensures range: -1 <= \result.parent < plan->ranks && -1 <= \result.child[0] < plan->ranks &&
      -1 <= \result.child[1] < plan->ranks;
    ensures count: \result.first == 0 && \result.stride == 1 &&
      \result.count == LaneCount(*plan, 0);
    exits \false; */
static dodona_lane pipeline_lane(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  dodona_lane lane = {DODONA_NONE, {DODONA_NONE, DODONA_NONE}, 0, 1, plan->blocks};
  /*@ ghost
    int32_t v = place->rank < plan->root ? place->rank - plan->root + plan->ranks
                                         : place->rank - plan->root;
    lemma_lane_node(plan, 0, v); */
  lane.parent = dodona_tree_parent(plan, place, 0);
  lane.child[0] = dodona_tree_child(plan, place, 0);
  lane.child[1] = dodona_tree_child(plan, place, 1);
  return lane;
}

/* The lane in one of two trees. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan) && TwoTree(plan->family);
    requires place: PlaceOf(*plan, *place);
    requires tree: 0 <= tree <= 1;
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == LaneParent(*plan, tree, place->rank);
    ensures root: \result.parent == -1 <==> place->rank == plan->root;
    ensures source: place->rank != plan->root ==>
      \forall integer j; 0 <= j && j % 2 == tree ==>
        \result.parent == PlanSource(*plan, place->rank, j);
    ensures child: \result.child[0] == LaneChild(*plan, tree, place->rank, 0) &&
      \result.child[1] == LaneChild(*plan, tree, place->rank, 1);
    ensures range: -1 <= \result.parent < plan->ranks && -1 <= \result.child[0] < plan->ranks &&
      -1 <= \result.child[1] < plan->ranks;
    ensures count: \result.first == tree && \result.stride == 2 &&
      \result.count == LaneCount(*plan, tree);
    exits \false; */
static dodona_lane twotree_lane(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                int32_t tree) {
  /*@ ghost
    int32_t v = place->rank < plan->root ? place->rank - plan->root + plan->ranks
                                         : place->rank - plan->root;
    lemma_lane_node(plan, tree, v);
    lemma_twotree_place(plan, &place->twotree); */
  const dodona_pair_place at = tree == 0 ? place->twotree.even : place->twotree.odd;
  //@ assert two: TwotreePlace(plan->variant, plan->ranks, v, place->twotree);
  //@ assert here: TreePlace(plan->variant, plan->ranks, tree, v, at);
  int32_t head = at.early == DODONA_NONE ? at.late : at.early;
  int32_t next = at.early == DODONA_NONE ? DODONA_NONE : at.late;
  int32_t count = plan->blocks / 2 + (tree < plan->blocks % 2 ? 1 : 0);
  //@ assert early: at.early == TwoChild(plan->variant, plan->ranks, tree, v, 1);
  //@ assert late: at.late == TwoChild(plan->variant, plan->ranks, tree, v, 2);
  //@ ghost lemma_lane_listed(at.early, at.late);
  //@ assert head: head == LaneBelow(*plan, tree, v, 0);
  //@ assert next: next == LaneBelow(*plan, tree, v, 1);
  dodona_lane lane = {DODONA_NONE, {DODONA_NONE, DODONA_NONE}, tree, 2, count};
  lane.parent = dodona_rank(plan->ranks, plan->root, at.parent);
  lane.child[0] = dodona_rank(plan->ranks, plan->root, head);
  lane.child[1] = dodona_rank(plan->ranks, plan->root, next);
  return lane;
}

/* The lane's blocks are the tree's. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && 1 <= plan->blocks;
     requires trees: n == LaneTrees(*plan) && 1 <= n && 0 <= c < n;
     requires count: count == LaneCount(*plan, c);
     terminates \true;
     assigns \nothing;
     ensures last: c + n * (count - 1) < plan->blocks;
     ensures blocks: \forall integer j; 0 <= j < plan->blocks && j % LaneTrees(*plan) == c ==>
       j == c + n * (j / LaneTrees(*plan)) && 0 <= j / LaneTrees(*plan) < count;
     ensures range: 0 <= count;
     exits \false; @/
  void lemma_lane_blocks(const dodona_tree_plan *plan, int32_t n, int32_t c, int32_t count)
  {
    if (plan->family != DODONA_FAMILY_TWOTREE) {
      /@ assert one: n == 1 && LaneTrees(*plan) == 1 && count == plan->blocks; @/
      return;
    }
    /@ assert two: n == 2 && LaneTrees(*plan) == 2; @/
  }
*/

dodona_lane dodona_lane_of(const dodona_tree_plan *plan, const dodona_tree_place *place,
                           int32_t tree) {
  dodona_lane lane =
      dodona_lanes(plan) == 1 ? pipeline_lane(plan, place) : twotree_lane(plan, place, tree);
  //@ ghost lemma_lane_blocks(plan, lane.stride, lane.first, lane.count);
  return lane;
}

dodona_flow_item dodona_flow_down(dodona_lane lane, int32_t k) {
  dodona_flow_item item = {lane.first + lane.stride * k,
                           DODONA_NONE,
                           {lane.parent, DODONA_NONE},
                           {lane.child[0], lane.child[1]}};
  return item;
}

dodona_flow_item dodona_flow_up(dodona_lane lane, int32_t k) {
  dodona_flow_item item = {lane.first + lane.stride * k,
                           DODONA_NONE,
                           {lane.child[0], lane.child[1]},
                           {lane.parent, DODONA_NONE}};
  return item;
}
