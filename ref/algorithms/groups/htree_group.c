/* The wires between groups, and where heads stand. htree_kind.c draws the tree and says what p and q are. A
   CROSS is p / 2 columns from its BARs, a BAR q rows from the next CROSSes or LEAves. North and west
   successors have (row + 1) / p mod 4 = 1, or the same of the column, south and east ones 3.

   No link is to carry two edges. All members of a group send right, along their rows first: so the head
   stands in the column nearest to the right successor and the snake runs away from it, against that
   traffic, and ends nearest to the down successor. North is right, and a CROSS chooses its right side so
   that what comes from the BAR comes straight down or up a column: north of an east BAR in the first
   column, where that BAR's head is, and so on.

   Wires of long edges pass over left-over groups. One that goes east needs a snake that goes west, with the
   head in the last column, which the leaf, in the block's north-west, cannot reach below itself: there SOUTH
   is fed from EAST, back along its row (block b; elsewhere a). Where a BAR stands in place of SOUTH,
   DIAGONAL hangs below EAST, or where a wire comes down that column, on the EAST of the next block (c).

     a   leaf - EAST        b    leaf - EAST        c   leaf - EAST  |wire
          |                           /   |              |           v
         SOUTH - DIAGONAL        SOUTH   DIAGONAL       BAR     DIAGONAL
                                   - wire ->                       |
                                                        leaf - EAST                               */
#include "ref/algorithms/groups/htree_group.h"

/* No submesh. */
/*@ terminates \true;
    assigns \nothing;
    ensures none: \result.row == -1 && \result.column == -1;
    exits \false; */
static dodona_submesh none(void) {
  return (dodona_submesh){DODONA_NONE, DODONA_NONE};
}

/* DIAGONAL of this leaf's block, if it is left over. */
/*@ requires side: IsSide(side);
    requires leaf: 0 <= leaf.row < side - 1 && 0 <= leaf.column < side - 1;
    terminates \true;
    assigns \nothing;
    ensures below: BelowHtree(side, \result);
    ensures here: GroupKind(side, leaf.row + 1, leaf.column + 1) == 5 ==>
      \result.row == leaf.row + 1 && \result.column == leaf.column + 1;
    ensures none: GroupKind(side, leaf.row + 1, leaf.column + 1) != 5 ==> \result.row == -1 && \result.column == -1;
    exits \false; */
static dodona_submesh diagonal_of(int32_t side, dodona_submesh leaf) {
  dodona_submesh at = {leaf.row + 1, leaf.column + 1};
  return dodona_htree_kind_of(side, at) == DODONA_HTREE_DIAGONAL ? at : none();
}

/* The group above a CROSS or LEAF, not the root, is a BAR, p rows away. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 0 ||
      GroupKind(side, at.row, at.column) == 2;
    requires power: p == LowPower(at.row + 1) && 2 * p < side;
    requires south: south == WireAfter(at.row, p);
    terminates \true;
    assigns \nothing;
    ensures inside: 0 <= \result < side;
    ensures nearer: Lowness(side, \result, at.column) < Lowness(side, at.row, at.column);
    ensures edge: EdgeBelow(side, \result, at.column, at.row, at.column, 1 - south);
    ensures row: \result == (south == 1 ? at.row - p : at.row + p);
    exits \false; */
static int32_t row_above(dodona_submesh at, int32_t p, int32_t south)
/*@ ghost (int32_t side) */ {
  /*@ ghost lemma_low(at.row + 1); */
  /*@ ghost lemma_cross(side, at.row, at.column, p); */
  /*@ ghost lemma_cross_edge(side, at.row, at.column, p); */
  if (south)
    return at.row - p;
  return at.row + p;
}

/* The group above a CROSS or LEAF. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 0 ||
      GroupKind(side, at.row, at.column) == 2;
    requires power: p == LowPower(at.row + 1);
    requires south: south == WireAfter(at.row, p);
    terminates \true;
    assigns \nothing;
    ensures above: AboveHtree(side, at, \result);
    ensures edge: EdgeHtree(side, at, \result, 1 - south);
    ensures up: \result.row == UpRow(side, at.row, at.column) && \result.column == UpColumn(side, at.row, at.column);
    ensures none: \result.row == -1 <==> side <= 2 * p;
    exits \false; */
static dodona_submesh above_cross(int32_t side, dodona_submesh at, int32_t p, int32_t south) {
  /*@ ghost lemma_low(at.row + 1); */
  /*@ ghost lemma_cross(side, at.row, at.column, p); */
  if (side <= 2 * p)
    return none();
  int32_t row = row_above(at, p, south) /*@ ghost (side) */;
  return (dodona_submesh){row, at.column};
}

/* The group above a BAR is a CROSS, q columns away. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 1;
    requires power: q == LowPower(at.column + 1);
    requires east: east == WireAfter(at.column, q);
    terminates \true;
    assigns \nothing;
    ensures inside: 0 <= \result < side;
    ensures nearer: Lowness(side, at.row, \result) < Lowness(side, at.row, at.column);
    ensures cross: GroupKind(side, at.row, \result) == 0;
    ensures edge: EdgeBelow(side, at.row, \result, at.row, at.column, 1);
    ensures up: \result == UpColumn(side, at.row, at.column);
    exits \false; */
static int32_t column_above(dodona_submesh at, int32_t q, int32_t east)
/*@ ghost (int32_t side) */ {
  /*@ ghost lemma_low(at.column + 1); */
  /*@ ghost lemma_bar(side, at.row, at.column, q); */
  /*@ ghost lemma_bar_edge(side, at.row, at.column, q, 1); */
  if (east)
    return at.column - q;
  return at.column + q;
}

/* CROSS and LEAF. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 0 || GroupKind(side, at.row, at.column) == 2;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == CrossEast(at.row, at.column);
    ensures south: \result.south == CrossSouth(at.row);
    ensures kind: \result.kind == 0;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: GroupKind(side, at.row, at.column) == 0 ==> DownHtree(side, at, \result.down);
    ensures feeds_right: GroupKind(side, at.row, at.column) == 0 ==> RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group cross(int32_t side, dodona_submesh at) {
  int32_t p = dodona_htree_low(at.row + 1);
  /*@ ghost lemma_cross(side, at.row, at.column, p); */
  int32_t south = dodona_htree_after(at.row, p);
  int32_t east = dodona_htree_after(at.column, p);
  dodona_submesh above = above_cross(side, at, p, south);
  dodona_htree_group group = {.kind = DODONA_HTREE_CROSS,
                              .east = east == south,
                              .south = !south,
                              .turns = above.row != DODONA_NONE && !south,
                              .above = above};
  dodona_submesh west_bar = {at.row, at.column - p / 2};
  dodona_submesh east_bar = {at.row, at.column + p / 2};
  group.down = group.east ? west_bar : east_bar;
  group.right = group.east ? east_bar : west_bar;
  return group;
}

/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 1;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == HeadEast(side, at.row, at.column);
    ensures south: \result.south == 0 && \result.kind == 1;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group bar(int32_t side, dodona_submesh at) {
  int32_t q = dodona_htree_low(at.column + 1);
  /*@ ghost lemma_bar(side, at.row, at.column, q); */
  int32_t east = dodona_htree_after(at.column, q);
  int32_t column = column_above(at, q, east) /*@ ghost (side) */;
  dodona_submesh above = {at.row, column};
  int32_t turned = cross(side, above).east;
  /*@ assert up: UpRow(side, at.row, at.column) == at.row && UpColumn(side, at.row, at.column) == column; */
  /*@ assert kind: GroupKind(side, at.row, at.column) == 1 && q == LowPower(at.column + 1); */
  /*@ assert turns: UpTurns(side, at.row, at.column) == (CrossEast(at.row, column) == WireAfter(at.column, q) ? 1 : 0); */
  return (dodona_htree_group){.kind = DODONA_HTREE_BAR,
                              .east = !east,
                              .turns = turned == east,
                              .above = above,
                              .down = {at.row + q, at.column},
                              .right = {at.row - q, at.column}};
}

/* East and south of it, if they hang from it. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 2;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == CrossEast(at.row, at.column);
    ensures south: \result.south == CrossSouth(at.row) && \result.kind == 2;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group leaf(int32_t side, dodona_submesh at) {
  /*@ ghost lemma_block(side, at.row, at.column); */
  dodona_htree_group group = cross(side, at);
  group.kind = DODONA_HTREE_LEAF;
  dodona_submesh east = side > 1 ? (dodona_submesh){at.row, at.column + 1} : none();
  dodona_submesh south = none();
  if (side > 1 && dodona_htree_has_south(side, at) && !dodona_htree_eastward(at))
    south = (dodona_submesh){at.row + 1, at.column};
  group.down = group.east ? south : east;
  group.right = group.east ? east : south;
  return group;
}

/* What hangs below EAST of this leaf's block, by the rule or in place of the block's own to the north. */
/*@ requires side: IsSide(side);
    requires leaf: 0 <= leaf.row < side - 1 && 0 <= leaf.column < side - 1;
    terminates \true;
    assigns \nothing;
    ensures below: BelowHtree(side, \result);
    ensures row: \result.row == BelowEast(side, leaf.row, leaf.column);
    ensures column: \result.column == (BelowEast(side, leaf.row, leaf.column) == -1 ? -1 : leaf.column + 1);
    exits \false; */
static dodona_submesh below_east(int32_t side, dodona_submesh leaf) {
  if (dodona_htree_eastward(leaf) ||
      (!dodona_htree_has_south(side, leaf) && !dodona_htree_southward(leaf)))
    return diagonal_of(side, leaf);
  dodona_submesh north = {leaf.row - 2, leaf.column};
  if (leaf.row >= 2 && !dodona_htree_has_south(side, north) && dodona_htree_southward(north))
    return diagonal_of(side, north);
  return none();
}

/* Fed by the leaf. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 3;
    requires flips: 0 <= flips <= 1;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == 0 && \result.kind == 3;
    ensures south: \result.south == HeadSouth(side, flips, at.row, at.column);
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group east_of(int32_t side, int32_t flips, dodona_submesh at) {
  /*@ ghost lemma_block(side, at.row, at.column); */
  dodona_submesh feeder = dodona_htree_leaf_of(at);
  /*@ ghost lemma_block_rights(side, feeder.row, feeder.column); */
  dodona_htree_group above = cross(side, feeder);
  return (dodona_htree_group){.kind = DODONA_HTREE_EAST,
                              .south = !above.east && above.south != flips,
                              .turns = above.east,
                              .above = feeder,
                              .down = below_east(side, feeder),
                              .right = dodona_htree_eastward(feeder)
                                           ? (dodona_submesh){feeder.row + 1, feeder.column}
                                           : none()};
}

/* Fed by the leaf, or by EAST. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 4;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == HeadEast(side, at.row, at.column);
    ensures south: \result.south == 0 && \result.kind == 4;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group south_of(int32_t side, dodona_submesh at) {
  /*@ ghost lemma_block(side, at.row, at.column); */
  dodona_submesh feeder = dodona_htree_leaf_of(at);
  /*@ assert own: Lowness(side, at.row, at.column) == 2 * side; */
  /*@ assert leaf: Lowness(side, feeder.row, feeder.column) == 2 * side - 2; */
  /*@ assert beside: Lowness(side, feeder.row, feeder.column + 1) == 2 * side - 1; */
  /*@ assert inner: feeder.row < side - 1 && feeder.column < side - 1; */
  /*@ assert at: at.row == feeder.row + 1 && at.column == feeder.column; */
  /*@ ghost lemma_south_edge(side, feeder.row, feeder.column); */
  dodona_htree_group group = {.kind = DODONA_HTREE_SOUTH, .down = none(), .right = none()};
  if (dodona_htree_eastward(feeder)) {
    group.east = 1;
    group.turns = 1;
    group.above = (dodona_submesh){feeder.row, feeder.column + 1};
    /*@ assert above: AboveHtree(side, at, group.above); */
    /*@ assert edge: EdgeHtree(side, at, group.above, group.turns); */
  } else {
    group.turns = !cross(side, feeder).east;
    group.above = feeder;
    /*@ assert above: AboveHtree(side, at, group.above); */
    /*@ assert edge: EdgeHtree(side, at, group.above, group.turns); */
    group.down = diagonal_of(side, feeder);
  }
  return group;
}

/* Fed by SOUTH, or by EAST of this block or of the next. */
/*@ requires side: IsSide(side) && InHtree(side, at);
    requires kind: GroupKind(side, at.row, at.column) == 5;
    requires flips: 0 <= flips <= 1;
    terminates \true;
    assigns \nothing;
    ensures east: \result.east == HeadEast(side, at.row, at.column);
    ensures south: \result.south == HeadSouth(side, flips, at.row, at.column);
    ensures kind: \result.kind == 5;
    ensures turns: 0 <= \result.turns <= 1;
    ensures above: AboveHtree(side, at, \result.above);
    ensures edge: EdgeHtree(side, at, \result.above, \result.turns);
    ensures below: BelowHtree(side, \result.down) && BelowHtree(side, \result.right);
    ensures up: UpHtree(side, at, \result.above, \result.turns);
    ensures feeds_down: DownHtree(side, at, \result.down);
    ensures feeds_right: RightHtree(side, at, \result.right);
    exits \false; */
static dodona_htree_group diagonal(int32_t side, int32_t flips, dodona_submesh at) {
  /*@ ghost lemma_block(side, at.row, at.column); */
  dodona_submesh block = dodona_htree_leaf_of(at);
  /*@ assert at: at.row == block.row + 1 && at.column == block.column + 1; */
  /*@ assert own: Lowness(side, at.row, at.column) == 2 * side + 1; */
  /*@ ghost if (at.row + 1 < side) lemma_low_room(side, at.row + 1); */
  /*@ ghost if (at.column + 1 < side) lemma_low_room(side, at.column + 1); */
  /*@ assert inner: !(at.row == (side - 1) / 2 && at.column == (side - 1) / 2); */
  /*@ assert beside: Lowness(side, at.row - 1, at.column) == 2 * side - 1; */
  /*@ assert south: HasSouth(side, block.row) == 1 ==>
        Lowness(side, at.row, at.column - 1) == 2 * side; */
  /*@ assert next: HasSouth(side, block.row) == 0 ==>
        at.row + 1 < side && Lowness(side, at.row + 1, at.column) == 2 * side - 1; */
  dodona_htree_group group = {.kind = DODONA_HTREE_DIAGONAL, .down = none(), .right = none()};
  int32_t south = dodona_htree_has_south(side, block);
  int32_t passed = dodona_htree_eastward(block);
  if (south && !passed) {
    group.south = flips;
    group.above = (dodona_submesh){at.row, at.column - 1};
    /*@ assert west: AboveHtree(side, at, group.above); */
    /*@ ghost lemma_diagonal_edge(side, block.row, block.column); */
    /*@ assert west_edge: EdgeHtree(side, at, group.above, group.turns); */
  } else if (!passed && dodona_htree_southward(block)) {
    group.east = 1;
    group.south = 1;
    group.above = (dodona_submesh){at.row + 1, at.column};
    /*@ assert last: HasSouth(side, block.row) == 0; */
    /*@ assert nearer: InSquare(side, at.row + 1, at.column) &&
          Lowness(side, at.row + 1, at.column) < Lowness(side, at.row, at.column); */
    /*@ assert kind: GroupKind(side, at.row + 1, at.column) == 3; */
    /*@ assert above: HtreeAbove(side, at.row, at.column, at.row + 1, at.column); */
    /*@ ghost lemma_diagonal_edge(side, block.row, block.column); */
    /*@ assert edge: EdgeBelow(side, at.row + 1, at.column, at.row, at.column, 0); */
    /*@ assert there: group.above.row == at.row + 1 && group.above.column == at.column; */
    /*@ assert turns: group.turns == 0 && 0 <= at.row; */
    /*@ assert below: AboveHtree(side, at, group.above); */
    /*@ assert below_edge: EdgeHtree(side, at, group.above, group.turns); */
  } else {
    group.east = 1;
    group.above = (dodona_submesh){at.row - 1, at.column};
    /*@ assert north: AboveHtree(side, at, group.above); */
    /*@ ghost lemma_diagonal_edge(side, block.row, block.column); */
    /*@ assert north_edge: EdgeHtree(side, at, group.above, group.turns); */
  }
  return group;
}

dodona_htree_group dodona_htree_group_at(int32_t side, int32_t flips, dodona_submesh at) {
  int32_t kind = dodona_htree_kind_of(side, at);
  if (kind == DODONA_HTREE_CROSS)
    return cross(side, at);
  if (kind == DODONA_HTREE_BAR)
    return bar(side, at);
  if (kind == DODONA_HTREE_LEAF)
    return leaf(side, at);
  if (kind == DODONA_HTREE_EAST)
    return east_of(side, flips, at);
  if (kind == DODONA_HTREE_SOUTH)
    return south_of(side, at);
  return diagonal(side, flips, at);
}
