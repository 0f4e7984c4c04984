/* Each kind names its module's place. */
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/schedule/network_rank.h"
#include "spec/lemmas/simplex.h"
#include "ref/schedule/network_lemmas_acsl.h"

/*@
  // What positions and ranks of a network depend on.
  predicate SameNetwork{L, M}(dodona_network *n) =
    \at(n->request.kind, L) == \at(n->request.kind, M) &&
    \at(n->request.ranks, L) == \at(n->request.ranks, M) &&
    \at(n->request.root, L) == \at(n->request.root, M) &&
    \at(n->steps, L) == \at(n->steps, M) &&
    \at(n->crossbar, L) == \at(n->crossbar, M) &&
    \at(n->htree.side, L) == \at(n->htree.side, M) &&
    \at(n->htree.group_rows, L) == \at(n->htree.group_rows, M) &&
    \at(n->htree.group_columns, L) == \at(n->htree.group_columns, M);
*/

/* That of its couple. */
/*@ requires memory: \valid_read(n) && \valid(place);
    requires kind: n->request.kind == DODONA_KIND_COUPLES;
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    requires position: 0 <= position < n->request.ranks;
    requires apart: \separated(place, n, table + (0 .. NetworkTableSize(n) - 1));
    terminates \true;
    assigns *place;
    ensures kind: n->request.kind == \old(n->request.kind);
    ensures ranks: n->request.ranks == \old(n->request.ranks);
    ensures root: n->request.root == \old(n->request.root);
    ensures steps: n->steps == \old(n->steps);
    ensures network: ValidNetwork(n);
    ensures place: PlaceOf(&n->plan, place) && place->rank == CoupleOf(n->request.ranks, position);
    exits \false; */
static void place_in_couple(const dodona_network *n, const uint32_t *table, int32_t position,
                            dodona_tree_place *place) {
  dodona_tree_place_of(&n->plan, table, dodona_couple_of(n->request.ranks, position), place);
  //@ assert all: n->request.ranks == \at(n->request.ranks, Pre);
  //@ assert message: n->request.blocks == \at(n->request.blocks, Pre);
  //@ assert algorithm: n->plan.algorithm == \at(n->plan.algorithm, Pre);
  //@ assert ranks: n->plan.ranks == \at(n->plan.ranks, Pre);
  //@ assert root: n->plan.root == \at(n->plan.root, Pre);
  //@ assert blocks: n->plan.blocks == \at(n->plan.blocks, Pre);
  //@ assert couples: PlanOfCouples(&n->plan, n->request.ranks);
}

/* In the direct simplex tree. */
/*@ requires memory: \valid_read(n) && \valid(place);
    requires kind: n->request.kind == DODONA_KIND_DIRECT;
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    requires position: 0 <= position < n->request.ranks;
    requires apart: \separated(place, n, table + (0 .. NetworkTableSize(n) - 1));
    terminates \true;
    assigns *place;
    ensures kind: n->request.kind == \old(n->request.kind);
    ensures ranks: n->request.ranks == \old(n->request.ranks);
    ensures root: n->request.root == \old(n->request.root);
    ensures steps: n->steps == \old(n->steps);
    ensures network: ValidNetwork(n);
    ensures place: SimplexPlace(n->request.ranks, n->plan.group, n->plan.depth, position, place);
    exits \false; */
static void place_in_tree(const dodona_network *n, const uint32_t *table, int32_t position,
                          dodona_simplex_place *place) {
  const dodona_tree_plan *plan = &n->plan;
  //@ ghost lemma_simplex_fall(plan->ranks, plan->group, plan->depth);
  dodona_simplex_locate(n->request.ranks, plan->group, plan->depth, table, position, place);
  //@ assert group: n->plan.group == \at(n->plan.group, Pre);
  //@ assert depth: n->plan.depth == \at(n->plan.depth, Pre);
  //@ assert all: n->request.ranks == \at(n->request.ranks, Pre);
  //@ assert message: n->request.blocks == \at(n->request.blocks, Pre);
  //@ assert algorithm: n->plan.algorithm == \at(n->plan.algorithm, Pre);
  //@ assert ranks: n->plan.ranks == \at(n->plan.ranks, Pre);
  //@ assert root: n->plan.root == \at(n->plan.root, Pre);
  //@ assert blocks: n->plan.blocks == \at(n->plan.blocks, Pre);
  //@ assert latency: n->plan.rule.latency == \at(n->plan.rule.latency, Pre);
  //@ assert ticks: n->plan.rule.ticks == \at(n->plan.rule.ticks, Pre);
  //@ assert tree: DirectPlan(&n->plan, n->request.ranks);
}

/* In a hierarchy of crossbars. */
/*@ requires memory: \valid_read(n) && \valid(place);
    requires kind: n->request.kind == DODONA_KIND_CROSSBAR;
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    requires position: 0 <= position < n->request.ranks;
    requires apart: \separated(place, n, table + (0 .. NetworkTableSize(n) - 1));
    terminates \true;
    assigns *place;
    ensures kind: n->request.kind == \old(n->request.kind);
    ensures ranks: n->request.ranks == \old(n->request.ranks);
    ensures root: n->request.root == \old(n->request.root);
    ensures steps: n->steps == \old(n->steps);
    ensures network: ValidNetwork(n);
    ensures same: n->crossbar == \old(n->crossbar);
    ensures place: GroupInside(n->request.ranks, n->crossbar.group, place) && CrossbarPlace(n->crossbar, *place) &&
      place->position == position;
    exits \false; */
static void place_in_crossbar(const dodona_network *n, const uint32_t *table, int32_t position,
                              dodona_group_place *place) {
  //@ ghost lemma_crossbar_value(&n->crossbar);
  const dodona_group_place found = dodona_crossbar_place(&n->crossbar, table, position);
  *place = found;
  //@ assert stored: *place == found;
  //@ assert same: n->crossbar.per[0] == \at(n->crossbar.per[0], Pre);
  //@ assert all: n->request.ranks == \at(n->request.ranks, Pre);
  //@ assert message: n->request.blocks == \at(n->request.blocks, Pre);
  //@ assert levels: n->crossbar.levels == \at(n->crossbar.levels, Pre);
  //@ assert group: n->crossbar.group == \at(n->crossbar.group, Pre);
  //@ assert channels: n->crossbar.channels == \at(n->crossbar.channels, Pre);
  /*@ assert modules: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
        n->crossbar.per[k] == \at(n->crossbar.per[k], Pre); */
  //@ assert shape: n->crossbar == \at(n->crossbar, Pre);
  //@ ghost lemma_crossbar_value(&n->crossbar);
}

/* In an H-tree. */
/*@ requires memory: \valid_read(n) && \valid(place);
    requires kind: n->request.kind == DODONA_KIND_MESH;
    requires network: ValidNetwork(n);
    requires position: 0 <= position < n->request.ranks;
    requires apart: \separated(place, n);
    terminates \true;
    assigns *place;
    ensures kind: n->request.kind == \old(n->request.kind);
    ensures ranks: n->request.ranks == \old(n->request.ranks);
    ensures root: n->request.root == \old(n->request.root);
    ensures steps: n->steps == \old(n->steps);
    ensures side: n->htree.side == \old(n->htree.side);
    ensures group_rows: n->htree.group_rows == \old(n->htree.group_rows);
    ensures group_columns: n->htree.group_columns == \old(n->htree.group_columns);
    ensures network: ValidNetwork(n);
    ensures place: GroupInside(n->request.ranks, n->htree.group, place) && HtreePlace(n->htree.side, n->htree.group, *place) &&
      place->position == position;
    exits \false; */
static void place_in_mesh(const dodona_network *n, int32_t position, dodona_group_place *place) {
  //@ ghost lemma_network_value(n);
  //@ ghost int32_t P = n->request.ranks;
  //@ ghost int32_t r = n->htree.group;
  //@ ghost int32_t side = n->htree.side;
  //@ assert ranks: (side * side) * r == P;
  const dodona_group_place found = dodona_htree_place(&n->htree, position);
  /*@ assert inside: found.above < P && found.down < P && found.right < P && (found.turns == 1 ==> found.above + r <= P); */
  *place = found;
  //@ assert stored: *place == found;
  //@ assert all: *n == \at(*n, Pre);
  //@ assert same: n->request.ranks == P && n->htree.group == r && n->htree.side == side;
  //@ assert group_rows: n->htree.group_rows == \at(n->htree.group_rows, Pre);
  //@ assert group_columns: n->htree.group_columns == \at(n->htree.group_columns, Pre);
  //@ ghost lemma_network_value(n);
}

/*@
  logic integer PositionBy(integer kind, integer P, integer root, dodona_crossbar s, integer n, integer r1, integer r2,
                           integer v) =
    kind == DODONA_KIND_CUBE ? CubePosition(P, root, v) :
    kind == DODONA_KIND_CROSSBAR ? CrossbarPosition(s, root, v) :
    kind == DODONA_KIND_MESH ? SwappedPosition(n, r1, r2, root, v) : Position(P, root, v);
*/

/* What a position depends on. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     terminates \true;
     assigns \nothing;
     ensures position: NetworkPosition(n, rank) ==
       PositionBy(n->request.kind, n->request.ranks, n->request.root, n->crossbar, n->htree.side, n->htree.group_rows, n->htree.group_columns, rank);
     exits \false; @/
  void lemma_network_position_by(const dodona_network *n, int32_t rank)
  {
  }
*/

/* The parts of NetworkPlace make it whole. */
/*@ ghost
  /@ requires memory: \valid_read(n) && \valid_read(at);
     requires rank: at->rank == rank && 0 <= rank < n->request.ranks;
     requires position: at->position == position && 0 <= position < n->request.ranks;
     requires named: position == PositionBy(n->request.kind, n->request.ranks, n->request.root, n->crossbar, n->htree.side,
                                            n->htree.group_rows, n->htree.group_columns, rank);
     requires couple: n->request.kind == DODONA_KIND_COUPLES ==>
       PlaceOf(&n->plan, &at->couple) && at->couple.rank == CoupleOf(n->request.ranks, position);
     requires direct: n->request.kind == DODONA_KIND_DIRECT ==>
       SimplexPlace(n->request.ranks, n->plan.group, n->plan.depth, position, &at->direct);
     requires crossbar: n->request.kind == DODONA_KIND_CROSSBAR ==>
       GroupInside(n->request.ranks, n->crossbar.group, &at->group) && CrossbarPlace(n->crossbar, at->group) &&
       at->group.position == position;
     requires mesh: n->request.kind == DODONA_KIND_MESH ==>
       GroupInside(n->request.ranks, n->htree.group, &at->group) && HtreePlace(n->htree.side, n->htree.group, at->group) &&
       at->group.position == position;
     terminates \true;
     assigns \nothing;
     ensures place: NetworkPlace(n, at);
     exits \false; @/
  void lemma_network_placed(const dodona_network *n, const dodona_network_place *at, int32_t rank,
                            int32_t position)
  {
    lemma_network_position_by(n, rank);
  }
*/

/* Names the place; the module's part is still to come. */
/*@ requires memory: \valid_read(n) && \valid(place);
    requires network: ValidNetwork(n) && NetworkTable(n, table);
    requires rank: 0 <= rank < n->request.ranks;
    requires apart: \separated(place, n, table + (0 .. NetworkTableSize(n) - 1));
    terminates \true;
    assigns place->rank, place->position;
    ensures rank: place->rank == rank;
    ensures position: place->position == position;
    ensures same: SameNetwork{Pre, Post}(n);
    ensures size: NetworkTableSize(n) == \old(NetworkTableSize(n));
    ensures network: ValidNetwork(n);
    ensures table: NetworkTable(n, table);
    exits \false; */
static void name_place(dodona_network_place *place, int32_t rank, int32_t position)
/*@ ghost (const dodona_network *n, const uint32_t *table) */ {
  //@ ghost lemma_network_value(n);
  //@ ghost lemma_network_table(n, table);
  place->rank = rank;
  place->position = position;
  //@ assert same: *n == \at(*n, Pre);
  //@ ghost lemma_network_value(n);
  //@ ghost lemma_network_table(n, table);
}

void dodona_network_place_of(const dodona_network *network, const uint32_t *table, int32_t rank,
                             dodona_network_place *place) {
  int32_t position = dodona_network_position(network, rank);
  //@ ghost lemma_network_position_by(network, rank);
  name_place(place, rank, position) /*@ ghost (network, table) */;
  switch (network->request.kind) {
  case DODONA_KIND_COUPLES:
    place_in_couple(network, table, position, &place->couple);
    //@ ghost lemma_network_placed(network, place, rank, position);
    break;
  case DODONA_KIND_DIRECT:
    place_in_tree(network, table, position, &place->direct);
    //@ ghost lemma_network_placed(network, place, rank, position);
    break;
  case DODONA_KIND_CROSSBAR:
    place_in_crossbar(network, table, position, &place->group);
    //@ ghost lemma_network_placed(network, place, rank, position);
    break;
  case DODONA_KIND_MESH:
    //@ assert apart: \separated(&place->group, network);
    place_in_mesh(network, position, &place->group);
    //@ ghost lemma_network_placed(network, place, rank, position);
    break;
  default:
    //@ ghost lemma_network_placed(network, place, rank, position);
    break;
  }
}
