/* Plans on simplex ports or for a network, case by case: what they hold, where a rank stands, and which transfers the steps give. To be
   included where dodona_plan is defined. */
#ifndef DODONA_SCHEDULE_NETWORK_ACSL_H
#define DODONA_SCHEDULE_NETWORK_ACSL_H

#include "spec/machine/bounds.h"
#include "ref/trees/couple_acsl.h"
#include "ref/schedule/row.h"
#include "ref/schedule/place.h"
#include "spec/algorithms/crossbar_rank.h"
#include "spec/algorithms/crossbar_tree.h"
#include "spec/algorithms/flip.h"
#include "spec/algorithms/htree_node.h"
#include "spec/algorithms/cube.h"
#include "spec/algorithms/simplex.h"
#include "spec/machine/turn.h"

/*@
  // Families that run a duplex plan or use its tree.
  predicate WithPlan(integer family) = family == DODONA_FAMILY_COUPLES || family == DODONA_FAMILY_SIMPLEX;

  // The plan whose tree the direct simplex tree is.
  predicate DirectPlan(dodona_tree_plan plan, integer P) =
    ValidPlan(plan) && Fractional(plan.family) && plan.root == 0 && plan.ranks == P;

  // By family, what belongs to P ranks and s blocks.
  predicate NetworkShape(integer family, integer P, integer s, dodona_tree_plan up, dodona_crossbar crossbar, dodona_htree htree) =
    (family == DODONA_FAMILY_COUPLES ==> PlanOfCouples(up, P) && up.blocks == s) &&
    (family == DODONA_FAMILY_SIMPLEX ==> DirectPlan(up, P) && up.blocks == s) &&
    (family == DODONA_FAMILY_CROSSBAR ==> CrossbarShape(crossbar) && crossbar.per[0] == P) &&
    (family == DODONA_FAMILY_MESH ==>
       IsHtree(htree.mesh.rows, htree.mesh.columns, htree.group_rows, htree.group_columns, htree.group, htree.side) &&
       P == (htree.side * htree.side) * htree.group);

  // All but the table.
  predicate ValidNetwork(dodona_plan plan) =
    DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES && 1 <= plan.request.ranks &&
    0 <= plan.request.root < plan.request.ranks && 1 <= plan.request.blocks &&
    NetworkShape(plan.family, plan.request.ranks, plan.request.blocks, plan.up, plan.crossbar, plan.htree);

  // How long the broadcast takes, by family; 0 for one rank.
  logic integer NetworkLength(integer family, integer P, integer s, dodona_tree_plan up, dodona_crossbar crossbar, dodona_htree htree) =
    family == DODONA_FAMILY_COUPLES ? CoupleSteps(up, P) :
    family == DODONA_FAMILY_CUBE ? CubeLength(P, s) :
    family == DODONA_FAMILY_MESH
      ? (htree.side == 1 && htree.group == 1 ? 0 :
         2 * Halvings(htree.side) * (htree.group + 1) + htree.group - (htree.side > 1 ? 3 : 1) + Pace(htree.group, s - 1)) :
    P == 1 ? 0 :
    family == DODONA_FAMILY_SIMPLEX ? SimplexSteps(up.group, up.depth, s)
                                    : CrossbarDepth(crossbar) + Pace(crossbar.group, s - 1);
  logic integer NetworkSteps(dodona_plan plan) =
    NetworkLength(plan.family, plan.request.ranks, plan.request.blocks, plan.up, plan.crossbar, plan.htree);

  // What the table has.
  predicate NetworkWords{L}(integer family, dodona_tree_plan up, dodona_crossbar crossbar, uint32_t *table) =
    (WithPlan(family) ==> PlanTable(up, table)) && (family == DODONA_FAMILY_CROSSBAR ==> ReadyCrossbar(crossbar, table));
  predicate NetworkTable{L}(dodona_plan plan, uint32_t *table) = NetworkWords(plan.family, plan.up, plan.crossbar, table);

  // A request whose plan couples play, or whose tree the direct simplex tree is.
  predicate AskedPlan(dodona_tree_request q) =
    (Fractional(FamilyOf(q.algorithm)) || TwoTree(FamilyOf(q.algorithm))) && 1 <= q.ranks &&
    q.root == 0 && 1 <= q.blocks &&
    (Fractional(FamilyOf(q.algorithm)) && VariantOf(q.algorithm) == 0 ==> 1 <= q.group);

  // The hierarchy has the modules that the request lists.
  predicate ModulesMade(dodona_crossbar shape, dodona_request q) =
    LevelsIn(q, shape.levels) && \forall integer k; 0 <= k < shape.levels ==> shape.per[k] == RanksIn(q, k);

  // The network is what the request asks for.
  predicate NetworkMade(dodona_plan plan, dodona_request q) =
    (WithPlan(PlanFamily(q)) ==>
       plan.up.algorithm == q.algorithm &&
       plan.up.group ==
         Group(FamilyOf(q.algorithm), VariantOf(q.algorithm), plan.up.ranks, q.group)) &&
    (PlanFamily(q) == DODONA_FAMILY_CROSSBAR ==>
       plan.crossbar.group == q.group && plan.crossbar.channels == q.channels &&
       ModulesMade(plan.crossbar, q)) &&
    (PlanFamily(q) == DODONA_FAMILY_MESH ==>
       plan.htree.mesh.rows == q.rows && plan.htree.group_rows == q.group_rows &&
       plan.htree.group_columns == q.group_cols);

  // Swaps two nodes; a third node stays.
  logic integer Swapped(integer a, integer b, integer v) = v == a ? b : v == b ? a : v;

  // On a mesh, rank = node number; if the wanted root is not the tree's root, the two nodes swap.
  logic integer SwappedPosition(integer n, integer r1, integer r2, integer root, integer v) =
    HtreePosition(n, r1, r2, Swapped(root, HtreeNode(n, r1, r2, 0), v));
  logic integer SwappedNode(integer n, integer r1, integer r2, integer root, integer v) =
    Swapped(root, HtreeNode(n, r1, r2, 0), HtreeNode(n, r1, r2, v));

  // Ranks as positions, the root at position 0, and back.
  logic integer NetworkPosition(dodona_plan plan, integer v) =
    plan.family == DODONA_FAMILY_CUBE ? CubePosition(plan.request.ranks, plan.request.root, v) :
    plan.family == DODONA_FAMILY_CROSSBAR ? CrossbarPosition(plan.crossbar, plan.request.root, v) :
    plan.family == DODONA_FAMILY_MESH
      ? SwappedPosition(plan.htree.side, plan.htree.group_rows, plan.htree.group_columns,
                        plan.request.root, v) :
    Position(plan.request.ranks, plan.request.root, v);
  logic integer NetworkRank(dodona_plan plan, integer v) =
    plan.family == DODONA_FAMILY_CUBE ? CubeRank(plan.request.ranks, plan.request.root, v) :
    plan.family == DODONA_FAMILY_CROSSBAR ? CrossbarRank(plan.crossbar, plan.request.root, v) :
    plan.family == DODONA_FAMILY_MESH
      ? SwappedNode(plan.htree.side, plan.htree.group_rows, plan.htree.group_columns,
                    plan.request.root, v) :
    Rank(plan.request.ranks, plan.request.root, v);

  // They are inverse bijections.
  predicate NetworkNames(dodona_plan plan) =
    (\forall integer v; 0 <= v < plan.request.ranks ==>
       0 <= NetworkPosition(plan, v) < plan.request.ranks &&
       NetworkRank(plan, NetworkPosition(plan, v)) == v) &&
    (\forall integer v; 0 <= v < plan.request.ranks ==>
       0 <= NetworkRank(plan, v) < plan.request.ranks &&
       NetworkPosition(plan, NetworkRank(plan, v)) == v) &&
    NetworkRank(plan, 0) == plan.request.root && NetworkPosition(plan, plan.request.root) == 0;

  // In a tree of groups, position and neighbours are of 0 .. P - 1.
  predicate GroupInside(integer P, integer r, dodona_group_place at) =
    1 <= r && 0 <= at.position < P && 0 <= at.arrival && (at.position == 0 <==> at.arrival == 0) && 0 <= at.member < r &&
    (0 < at.position ==> 0 <= at.above < P) && 0 <= at.turns <= 1 &&
    (at.turns == 1 ==> at.above + r <= P <= INT32_MAX) && -1 <= at.down < P && -1 <= at.right < P;

  // at is the place of its rank, by the module's own predicate.
  predicate NetworkPlace(dodona_plan plan, dodona_place at) =
    0 <= at.rank < plan.request.ranks && 0 <= at.position < plan.request.ranks &&
    at.position == NetworkPosition(plan, at.rank) &&
    (plan.family == DODONA_FAMILY_COUPLES ==>
       PlaceOf(plan.up, at.up) && at.up.rank == CoupleOf(plan.request.ranks, at.position)) &&
    (plan.family == DODONA_FAMILY_SIMPLEX ==>
       SimplexPlace(plan.request.ranks, plan.up.group, plan.up.depth, at.position, at.direct)) &&
    (plan.family == DODONA_FAMILY_CROSSBAR ==>
       GroupInside(plan.request.ranks, plan.crossbar.group, at.group) && CrossbarPlace(plan.crossbar, at.group) &&
       at.group.position == at.position) &&
    (plan.family == DODONA_FAMILY_MESH ==>
       GroupInside(plan.request.ranks, plan.htree.group, at.group) &&
       HtreePlace(plan.htree.side, plan.htree.group, at.group) && at.group.position == at.position);

  // In step x position u sends block j to position v.
  predicate NetworkHop(dodona_plan plan, integer x, integer u, integer v, integer j) =
    plan.family == DODONA_FAMILY_COUPLES
      ? CoupleTransfer(plan.up, plan.request.ranks, x, u, v, j) :
    plan.family == DODONA_FAMILY_SIMPLEX
      ? SimplexHop(plan.request.ranks, plan.up.group, plan.up.depth, plan.request.blocks, x, u, v, j) :
    plan.family == DODONA_FAMILY_CROSSBAR
      ? CrossbarHop(plan.crossbar, plan.request.blocks, x, u, v, j) :
    plan.family == DODONA_FAMILY_MESH
      ? HtreeHop(plan.htree.side, plan.htree.group, plan.request.blocks, x, u, v, j)
      : CubeHop(plan.request.ranks, plan.request.blocks, x, u, v, j);

  // A hop in ranks.
  predicate NetworkTransfer(dodona_plan plan, integer x, integer u, integer v, integer j) =
    0 <= u < plan.request.ranks && 0 <= v < plan.request.ranks &&
    NetworkHop(plan, x, NetworkPosition(plan, u), NetworkPosition(plan, v), j);
*/

/* Ranks and positions are inverse to each other, and position 0 is the root's position. */
/*@ ghost
  /@ requires network: ValidNetwork(plan);
     terminates \true;
     assigns \nothing;
     ensures names: NetworkNames(plan);
     exits \false; @/
  void lemma_network_names(dodona_plan plan);
*/

#endif
