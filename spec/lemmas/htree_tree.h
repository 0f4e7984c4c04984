/* What is known about neighbours in an H-tree, as ghost functions. The bodies are in
   proofs/lemmas/groups/htree_wires.c, htree_links.c and htree_tree.c. */
#ifndef DODONA_SPEC_LEMMAS_HTREE_TREE_H
#define DODONA_SPEC_LEMMAS_HTREE_TREE_H

#include "spec/lemmas/htree.h"
#include "spec/algorithms/htree_tree.h"

/* Half a step from an even number: the low power is halved. */
/*@ ghost
  /@ requires range: 1 <= x <= 0x3fffffff && p == LowPower(x) && 2 <= p;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures even: p % 2 == 0 && p <= x;
     ensures up: LowPower(x + p / 2) == p / 2;
     ensures down: LowPower(x - p / 2) == p / 2;
     ensures after: (x + p / 2) / (p / 2) % 4 == 3;
     ensures before: (x - p / 2) / (p / 2) % 4 == 1;
     exits \false; @/
  void lemma_low_split(int32_t x, int32_t p);
*/

/* Just before a multiple of 2 h the quotient by h is odd. */
/*@ ghost
  /@ requires range: 1 <= x <= 0x3fffffff && 1 <= h <= 0x3fffffff && LowPower(h) == h;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures odd: h < LowPower(x) ==> (x - 1) / h % 2 == 1;
     exits \false; @/
  void lemma_low_over(int32_t x, int32_t h);

  /@ requires range: 1 <= x <= 0x3fffffff && 2 <= h <= 0x3fffffff && LowPower(h) == h;
     terminates \true;
     assigns \nothing;
     ensures odd: h < LowPower(x) ==> (x - 2) / h % 2 == 1;
     exits \false; @/
  void lemma_low_over_two(int32_t x, int32_t h);
*/

/* Where a wire comes down the east of a block without a SOUTH, none goes east over the south of the next block. */
/*@ ghost
  /@ requires leaf: IsSide(n) && 0 <= y < n && 0 <= x < n && y % 2 == 0 && x % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures wires: HasSouth(n, y) == 0 && Southward(y, x) == 1 ==>
       HasSouth(n, y + 2) == 1 && Eastward(y + 2, x) == 0;
     ensures south: Eastward(y, x) == 1 ==> HasSouth(n, y) == 1;
     ensures bits: 0 <= Eastward(y, x) <= 1 && 0 <= Southward(y, x) <= 1 && 0 <= HasSouth(n, y) <= 1;
     exits \false; @/
  void lemma_wires(int32_t n, int32_t y, int32_t x);
*/

/* A low power of two, to compute with. */
/*@ ghost
  /@ requires 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures low: \result == LowPower(x) && 1 <= \result <= x;
     ensures power: LowPower(\result) == \result;
     exits \false; @/
  int32_t low_power_of(int32_t x);
*/

/*@
  // The group above is (up, left), and it names this group back.
  predicate UpBy(integer n, integer row, integer column, integer up, integer left, integer turns) =
    UpRow(n, row, column) == up && UpColumn(n, row, column) == left && UpTurns(n, row, column) == turns &&
    InSquare(n, up, left) &&
    (turns == 0 ==> DownRow(n, up, left) == row && DownColumn(n, up, left) == column) &&
    (turns == 1 ==> RightRow(n, up, left) == row && RightColumn(n, up, left) == column);
*/

/* What agrees, by its value. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures up: UpBy(n, row, column, up, left, turns) ==> SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_up_by(int32_t n, int32_t row, int32_t column, int32_t up, int32_t left, int32_t turns);

  /@ terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) == a && DownColumn(n, row, column) == b &&
       HangsBelow(n, a, b, row, column, 0) ==> SuccessorDown(n, row, column);
     ensures none: DownRow(n, row, column) == -1 ==> SuccessorDown(n, row, column);
     exits \false; @/
  void lemma_down_by(int32_t n, int32_t row, int32_t column, int32_t a, int32_t b);

  /@ terminates \true;
     assigns \nothing;
     ensures right: RightRow(n, row, column) == a && RightColumn(n, row, column) == b &&
       HangsBelow(n, a, b, row, column, 1) ==> SuccessorRight(n, row, column);
     ensures none: RightRow(n, row, column) == -1 ==> SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_right_by(int32_t n, int32_t row, int32_t column, int32_t a, int32_t b);
*/

/* A CROSS or LEAF; the bodies are in proofs/lemmas/groups/htree_links.c. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 0;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) != -1 && SuccessorDown(n, row, column);
     ensures right: RightRow(n, row, column) != -1 && SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_cross_successors(int32_t n, int32_t row, int32_t column, int32_t p);

  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_cross_up(int32_t n, int32_t row, int32_t column, int32_t p);
*/

/* A BAR. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1);
     terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) == row + q && DownColumn(n, row, column) == column &&
       SuccessorDown(n, row, column);
     ensures right: RightRow(n, row, column) == row - q && RightColumn(n, row, column) == column &&
       SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_bar_successors(int32_t n, int32_t row, int32_t column, int32_t q);

  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1);
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_bar_up(int32_t n, int32_t row, int32_t column, int32_t q);
*/

/* A LEAF, EAST, SOUTH or DIAGONAL; the bodies are in proofs/lemmas/groups/htree_blocks.c. */
/*@ ghost
  /@ requires leaf: IsSide(n) && InSquare(n, y, x) && GroupKind(n, y, x) == 2;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, y, x);
     ensures right: SuccessorRight(n, y, x);
     exits \false; @/
  void lemma_leaf_successors(int32_t n, int32_t y, int32_t x);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_east_up(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 4;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_south_up(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 5;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_diagonal_up(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures right: SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_east_right(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, row, column);
     exits \false; @/
  void lemma_east_down(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 4;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, row, column);
     ensures right: SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_south_successors(int32_t n, int32_t row, int32_t column);

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 5;
     terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) == -1;
     ensures right: RightRow(n, row, column) == -1;
     exits \false; @/
  void lemma_diagonal_successors(int32_t n, int32_t row, int32_t column);
*/

#endif
