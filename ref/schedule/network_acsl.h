/* What a network is, case by case: what dodona_network_make leaves behind, where a rank stands, and which
   transfers the steps give. To be included where dodona_network is defined. */
#ifndef DODONA_SCHEDULE_NETWORK_ACSL_H
#define DODONA_SCHEDULE_NETWORK_ACSL_H

#include "spec/machine/bounds.h"
#include "ref/schedule/couple_acsl.h"
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

  // Ranks of a module of level k, of a value: a name for what provers must find again in memory.
  logic integer ModuleSize(dodona_crossbar s, integer k) = s.per[k];

  // The plan whose tree the direct simplex tree is.
  predicate DirectPlan{L}(dodona_tree_plan *plan, integer P) =
    ValidPlan(plan) && Fractional(plan->family) && plan->root == 0 && plan->ranks == P;

  // ValidPlan of a pipeline or two trees from root 0, of a value.
  predicate SoundPlan(dodona_tree_plan p) =
    0 <= p.algorithm < DODONA_TREES && p.family == FamilyOf(p.algorithm) &&
    p.variant == VariantOf(p.algorithm) && (Fractional(p.family) || TwoTree(p.family)) &&
    1 <= p.ranks && p.root == 0 && 1 <= p.blocks && p.rule.latency == 1 && p.rule.ticks == 1 &&
    (TwoTree(p.family) ==> DODONA_COMPLETE <= p.variant <= DODONA_INORDER && p.group == 0 &&
       p.depth == TwoLast(p.variant, p.ranks, 0)) &&
    (Fractional(p.family) ==> 1 <= p.group && p.group == Group(p.family, p.variant, p.ranks, p.group) &&
       IsDepth(p.ranks, p.group, p.depth));

  // By family, what of the modules belongs to P ranks.
  predicate NetworkShape{L}(dodona_network *n, integer P) =
    (n->request.family == DODONA_FAMILY_COUPLES ==>
       PlanOfCouples(&n->plan, P) && n->plan.blocks == n->request.blocks) &&
    (n->request.family == DODONA_FAMILY_SIMPLEX ==>
       DirectPlan(&n->plan, P) && n->plan.blocks == n->request.blocks) &&
    (n->request.family == DODONA_FAMILY_CROSSBAR ==>
       ValidCrossbar(&n->crossbar) && n->crossbar.per[0] == P) &&
    (n->request.family == DODONA_FAMILY_MESH ==>
       ValidHtree(&n->htree) && Nodes(n->htree.mesh.rows, n->htree.mesh.columns) == P);

  // All but the table.
  predicate ValidNetwork{L}(dodona_network *n) =
    DODONA_TREE_FAMILIES <= n->request.family < DODONA_BLOCK_FAMILIES && 1 <= n->request.ranks &&
    0 <= n->request.root < n->request.ranks && 1 <= n->request.blocks &&
    0 <= n->steps < INT64_MAX && NetworkShape(n, n->request.ranks);

  // How long the broadcast takes, by family; 0 for one rank.
  logic integer NetworkSteps{L}(dodona_network *n) =
    n->request.family == DODONA_FAMILY_COUPLES ? CoupleSteps(&n->plan, n->request.ranks) :
    n->request.family == DODONA_FAMILY_CUBE ? CubeLength(n->request.ranks, n->request.blocks) :
    n->request.family == DODONA_FAMILY_MESH
      ? (n->htree.side == 1 && n->htree.group == 1 ? 0 :
         2 * Halvings(n->htree.side) * (n->htree.group + 1) + n->htree.group -
           (n->htree.side > 1 ? 3 : 1) + Pace(n->htree.group, n->request.blocks - 1)) :
    n->request.ranks == 1 ? 0 :
    n->request.family == DODONA_FAMILY_SIMPLEX
      ? SimplexSteps(n->plan.group, n->plan.depth, n->request.blocks)
      : CrossbarDepth(&n->crossbar) + Pace(n->crossbar.group, n->request.blocks - 1);

  // What the table has.
  predicate NetworkTable{L}(dodona_network *n, uint32_t *table) =
    (WithPlan(n->request.family) ==>
       PlanTable(&n->plan, table)) &&
    (n->request.family == DODONA_FAMILY_CROSSBAR ==> ReadyCrossbar(&n->crossbar, table));

  // The same of a value.
  logic integer MeshNodes(dodona_htree t) = Nodes(t.mesh.rows, t.mesh.columns);
  predicate SoundNetwork(dodona_network n) =
    DODONA_TREE_FAMILIES <= n.request.family < DODONA_BLOCK_FAMILIES && 1 <= n.request.ranks &&
    0 <= n.request.root < n.request.ranks && 1 <= n.request.blocks && 0 <= n.steps < INT64_MAX &&
    (n.request.family == DODONA_FAMILY_COUPLES ==> SoundPlan(n.plan) &&
       n.plan.ranks == Couples(n.request.ranks) && n.plan.blocks == n.request.blocks) &&
    (n.request.family == DODONA_FAMILY_SIMPLEX ==> SoundPlan(n.plan) && Fractional(n.plan.family) &&
       n.plan.ranks == n.request.ranks && n.plan.blocks == n.request.blocks) &&
    (n.request.family == DODONA_FAMILY_CROSSBAR ==>
       CrossbarShape(n.crossbar) && ModuleSize(n.crossbar, 0) == n.request.ranks) &&
    (n.request.family == DODONA_FAMILY_MESH ==>
       IsHtree(n.htree.mesh.rows, n.htree.mesh.columns, n.htree.group_rows, n.htree.group_columns,
               n.htree.group, n.htree.side) &&
       MeshNodes(n.htree) == n.request.ranks);
  logic integer Innermost(dodona_crossbar s) = ModuleSize(s, s.levels - 1);
  predicate SoundDepth(dodona_crossbar s) =
    s.depth < DODONA_CROSSBAR_RANKS && IsDepth(Innermost(s), s.group, s.depth);
  predicate SoundTable{L}(dodona_network n, uint32_t *table) =
    (WithPlan(n.request.family) && Fractional(n.plan.family) ==>
       CapacityTable(n.plan.group, n.plan.depth, table)) &&
    (n.request.family == DODONA_FAMILY_CROSSBAR ==> SoundDepth(n.crossbar) &&
       CapacityTable(n.crossbar.group, n.crossbar.depth, table));

  // A request whose plan couples play, or whose tree the direct simplex tree is.
  predicate AskedPlan(dodona_tree_request q) =
    (Fractional(FamilyOf(q.algorithm)) || TwoTree(FamilyOf(q.algorithm))) && 1 <= q.ranks &&
    q.root == 0 && 1 <= q.blocks &&
    (Fractional(FamilyOf(q.algorithm)) && VariantOf(q.algorithm) == 0 ==> 1 <= q.group);

  // The hierarchy has the modules that the request lists.
  predicate ModulesMade{L}(dodona_crossbar *shape, dodona_request q) =
    LevelsIn(q, shape->levels) && \forall integer k; 0 <= k < shape->levels ==> shape->per[k] == RanksIn(q, k);

  // The network keeps this of the request; the same of a value.
  predicate SizesKept{L}(dodona_network *n, dodona_request q) =
    n->request.family == PlanFamily(q) && n->request.ranks == q.ranks && n->request.root == q.root && n->request.blocks == q.blocks;
  predicate SizesMade(dodona_network n, dodona_request q) =
    n.request.family == PlanFamily(q) && n.request.ranks == q.ranks && n.request.root == q.root && n.request.blocks == q.blocks;

  // The network is what the request asks for.
  predicate NetworkMade{L}(dodona_network *n, dodona_request q) =
    (WithPlan(PlanFamily(q)) ==>
       n->plan.algorithm == q.algorithm &&
       n->plan.group ==
         Group(FamilyOf(q.algorithm), VariantOf(q.algorithm), n->plan.ranks, q.group)) &&
    (PlanFamily(q) == DODONA_FAMILY_CROSSBAR ==>
       n->crossbar.group == q.group && n->crossbar.channels == q.channels &&
       ModulesMade(&n->crossbar, q)) &&
    (PlanFamily(q) == DODONA_FAMILY_MESH ==>
       n->htree.mesh.rows == q.rows && n->htree.group_rows == q.group_rows &&
       n->htree.group_columns == q.group_cols);

  // Swaps two nodes; a third node stays.
  logic integer Swapped(integer a, integer b, integer v) = v == a ? b : v == b ? a : v;

  // On a mesh, rank = node number; if the wanted root is not the tree's root, the two nodes swap.
  logic integer SwappedPosition(integer n, integer r1, integer r2, integer root, integer v) =
    HtreePosition(n, r1, r2, Swapped(root, HtreeNode(n, r1, r2, 0), v));
  logic integer SwappedNode(integer n, integer r1, integer r2, integer root, integer v) =
    Swapped(root, HtreeNode(n, r1, r2, 0), HtreeNode(n, r1, r2, v));

  // Ranks as positions, the root at position 0, and back.
  logic integer NetworkPosition{L}(dodona_network *n, integer v) =
    n->request.family == DODONA_FAMILY_CUBE ? CubePosition(n->request.ranks, n->request.root, v) :
    n->request.family == DODONA_FAMILY_CROSSBAR ? CrossbarPosition(n->crossbar, n->request.root, v) :
    n->request.family == DODONA_FAMILY_MESH
      ? SwappedPosition(n->htree.side, n->htree.group_rows, n->htree.group_columns,
                        n->request.root, v) :
    Position(n->request.ranks, n->request.root, v);
  logic integer NetworkRank{L}(dodona_network *n, integer v) =
    n->request.family == DODONA_FAMILY_CUBE ? CubeRank(n->request.ranks, n->request.root, v) :
    n->request.family == DODONA_FAMILY_CROSSBAR ? CrossbarRank(n->crossbar, n->request.root, v) :
    n->request.family == DODONA_FAMILY_MESH
      ? SwappedNode(n->htree.side, n->htree.group_rows, n->htree.group_columns,
                    n->request.root, v) :
    Rank(n->request.ranks, n->request.root, v);

  // They are inverse bijections.
  predicate NetworkNames{L}(dodona_network *n) =
    (\forall integer v; 0 <= v < n->request.ranks ==>
       0 <= NetworkPosition(n, v) < n->request.ranks &&
       NetworkRank(n, NetworkPosition(n, v)) == v) &&
    (\forall integer v; 0 <= v < n->request.ranks ==>
       0 <= NetworkRank(n, v) < n->request.ranks &&
       NetworkPosition(n, NetworkRank(n, v)) == v) &&
    NetworkRank(n, 0) == n->request.root && NetworkPosition(n, n->request.root) == 0;

  // In a tree of groups, position and neighbours are of 0 .. P - 1.
  predicate GroupInside(integer P, integer r, dodona_group_place at) =
    1 <= r && 0 <= at.position < P && 0 <= at.arrival && (at.position == 0 <==> at.arrival == 0) && 0 <= at.member < r &&
    (0 < at.position ==> 0 <= at.above < P) && 0 <= at.turns <= 1 &&
    (at.turns == 1 ==> at.above + r <= P <= INT32_MAX) && -1 <= at.down < P && -1 <= at.right < P;

  // at is the place of its rank, by the module's own predicate.
  predicate NetworkPlace{L}(dodona_network *n, dodona_place at) =
    0 <= at.rank < n->request.ranks && 0 <= at.position < n->request.ranks &&
    at.position == NetworkPosition(n, at.rank) &&
    (n->request.family == DODONA_FAMILY_COUPLES ==>
       PlaceOf(&n->plan, at.up) && at.up.rank == CoupleOf(n->request.ranks, at.position)) &&
    (n->request.family == DODONA_FAMILY_SIMPLEX ==>
       SimplexPlace(n->request.ranks, n->plan.group, n->plan.depth, at.position, at.direct)) &&
    (n->request.family == DODONA_FAMILY_CROSSBAR ==>
       GroupInside(n->request.ranks, n->crossbar.group, at.group) && CrossbarPlace(n->crossbar, at.group) &&
       at.group.position == at.position) &&
    (n->request.family == DODONA_FAMILY_MESH ==>
       GroupInside(n->request.ranks, n->htree.group, at.group) &&
       HtreePlace(n->htree.side, n->htree.group, at.group) && at.group.position == at.position);

  // In step x position u sends block j to position v.
  predicate NetworkHop{L}(dodona_network *n, integer x, integer u, integer v, integer j) =
    n->request.family == DODONA_FAMILY_COUPLES
      ? CoupleTransfer(&n->plan, n->request.ranks, x, u, v, j) :
    n->request.family == DODONA_FAMILY_SIMPLEX
      ? SimplexHop(n->request.ranks, n->plan.group, n->plan.depth, n->request.blocks, x, u, v, j) :
    n->request.family == DODONA_FAMILY_CROSSBAR
      ? CrossbarHop(n->crossbar, n->request.blocks, x, u, v, j) :
    n->request.family == DODONA_FAMILY_MESH
      ? HtreeHop(n->htree.side, n->htree.group, n->request.blocks, x, u, v, j)
      : CubeHop(n->request.ranks, n->request.blocks, x, u, v, j);

  // A hop in ranks.
  predicate NetworkTransfer{L}(dodona_network *n, integer x, integer u, integer v, integer j) =
    0 <= u < n->request.ranks && 0 <= v < n->request.ranks &&
    NetworkHop(n, x, NetworkPosition(n, u), NetworkPosition(n, v), j);
*/

/* Ranks and positions are inverse to each other, and position 0 is the root's position. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     requires network: ValidNetwork(n);
     terminates \true;
     assigns \nothing;
     ensures names: NetworkNames(n);
     exits \false; @/
  void lemma_network_names(const dodona_network *n);
*/

#endif
