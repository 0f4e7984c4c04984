/* Successors in the blocks of an H-tree name the group above, and the other way round, kind by kind: LEAF, EAST, SOUTH,
   DIAGONAL. */
#include "spec/lemmas/htree_tree.h"

/* The kinds of the block of a leaf. */
/*@ ghost
  /@ requires leaf: IsSide(n) && 1 < n && InSquare(n, y, x) && y % 2 == 0 && x % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures inside: y < n - 1 && x < n - 1;
     ensures block: BlockOf(y) == y && BlockOf(y + 1) == y && BlockOf(x) == x && BlockOf(x + 1) == x;
     ensures kinds: GroupKind(n, y, x) == 2 && GroupKind(n, y, x + 1) == 3;
     ensures south: GroupKind(n, y + 1, x) == (HasSouth(n, y) == 1 ? 4 : 1);
     ensures power: LowPower(y + 1) == 1 && LowPower(x + 1) == 1;
     ensures bits: 0 <= CrossEast(y, x) <= 1;
     exits \false; @/
  void lemma_block_kinds(int32_t n, int32_t y, int32_t x)
  {
    lemma_block(n, y, x);
    lemma_low(n);
    lemma_low(y + 1);
    lemma_low(x + 1);
    lemma_low(y + 2);
    /@ assert block: BlockOf(y) == y && BlockOf(y + 1) == y && BlockOf(x) == x && BlockOf(x + 1) == x; @/
    /@ assert bar: HasSouth(n, y) == 0 ==> LowPower(y + 2) == 2 && 2 < n; @/
  }
*/

/* The successors of a LEAF. */
/*@ ghost
  /@ requires leaf: IsSide(n) && 1 < n && InSquare(n, y, x) && y % 2 == 0 && x % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures east: HangsBelow(n, y, x + 1, y, x, CrossEast(y, x));
     ensures south: LeafSouth(n, y, x) == 1 ==> HangsBelow(n, y + 1, x, y, x, 1 - CrossEast(y, x));
     exits \false; @/
  void lemma_leaf_fed(int32_t n, int32_t y, int32_t x)
  {
    lemma_block_kinds(n, y, x);
    /@ assert east: UpRow(n, y, x + 1) == y && UpColumn(n, y, x + 1) == x; @/
    /@ assert turns: UpTurns(n, y, x + 1) == CrossEast(y, x); @/
    /@ assert south: LeafSouth(n, y, x) == 1 ==> UpRow(n, y + 1, x) == y && UpColumn(n, y + 1, x) == x; @/
    /@ assert south_turns: LeafSouth(n, y, x) == 1 ==> UpTurns(n, y + 1, x) == 1 - CrossEast(y, x); @/
  }

  /@ requires leaf: IsSide(n) && InSquare(n, y, x) && GroupKind(n, y, x) == 2;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, y, x);
     ensures right: SuccessorRight(n, y, x);
     exits \false; @/
  void lemma_leaf_successors(int32_t n, int32_t y, int32_t x)
  {
    if (n == 1)
      return;
    lemma_block(n, y, x);
    lemma_block_kinds(n, y, x);
    lemma_leaf_fed(n, y, x);
    /@ assert down_east: CrossEast(y, x) == 0 ==> DownRow(n, y, x) == y && DownColumn(n, y, x) == x + 1; @/
    /@ assert right_east: CrossEast(y, x) == 1 ==> RightRow(n, y, x) == y && RightColumn(n, y, x) == x + 1; @/
    /@ assert down_south: CrossEast(y, x) == 1 && DownRow(n, y, x) != -1 ==>
         LeafSouth(n, y, x) == 1 && DownRow(n, y, x) == y + 1 && DownColumn(n, y, x) == x; @/
    /@ assert right_south: CrossEast(y, x) == 0 && RightRow(n, y, x) != -1 ==>
         LeafSouth(n, y, x) == 1 && RightRow(n, y, x) == y + 1 && RightColumn(n, y, x) == x; @/
    /@ assert bits: CrossEast(y, x) == 0 || CrossEast(y, x) == 1; @/
    lemma_down_by(n, y, x, y, x + 1);
    lemma_down_by(n, y, x, y + 1, x);
    lemma_right_by(n, y, x, y, x + 1);
    lemma_right_by(n, y, x, y + 1, x);
    /@ assert down_zero: CrossEast(y, x) == 0 ==> SuccessorDown(n, y, x); @/
    /@ assert down_one: CrossEast(y, x) == 1 ==> SuccessorDown(n, y, x); @/
    /@ assert right_zero: CrossEast(y, x) == 0 ==> SuccessorRight(n, y, x); @/
    /@ assert right_one: CrossEast(y, x) == 1 ==> SuccessorRight(n, y, x); @/
  }
*/

/* The group above an EAST. */
/*@ ghost
  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_east_up(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t x = column - 1;
    lemma_block_kinds(n, row, x);
    /@ assert up: UpRow(n, row, column) == row && UpColumn(n, row, column) == x; @/
    /@ assert turns: UpTurns(n, row, column) == CrossEast(row, x); @/
    /@ assert down: CrossEast(row, x) == 0 ==> DownRow(n, row, x) == row && DownColumn(n, row, x) == column; @/
    /@ assert right: CrossEast(row, x) == 1 ==> RightRow(n, row, x) == row && RightColumn(n, row, x) == column; @/
  }
*/

/* The group above a SOUTH. */
/*@ ghost
  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 4;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_south_up(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t y = row - 1;
    lemma_block_kinds(n, y, column);
    lemma_wires(n, y, column);
    /@ assert south: HasSouth(n, y) == 1; @/
    /@ assert passed: Eastward(y, column) == 1 ==> UpRow(n, row, column) == y &&
         UpColumn(n, row, column) == column + 1 && UpTurns(n, row, column) == 1; @/
    /@ assert passed_right: Eastward(y, column) == 1 ==> RightRow(n, y, column + 1) == row &&
         RightColumn(n, y, column + 1) == column; @/
    /@ assert leaf: Eastward(y, column) == 0 ==> LeafSouth(n, y, column) == 1 && UpRow(n, row, column) == y &&
         UpColumn(n, row, column) == column && UpTurns(n, row, column) == 1 - CrossEast(y, column); @/
    /@ assert leaf_down: LeafSouth(n, y, column) == 1 && CrossEast(y, column) == 1 ==>
         DownRow(n, y, column) == row && DownColumn(n, y, column) == column; @/
    /@ assert leaf_right: LeafSouth(n, y, column) == 1 && CrossEast(y, column) == 0 ==>
         RightRow(n, y, column) == row && RightColumn(n, y, column) == column; @/
    lemma_up_by(n, row, column, y, column + 1, 1);
    lemma_up_by(n, row, column, y, column, 0);
    lemma_up_by(n, row, column, y, column, 1);
    /@ assert by_east: Eastward(y, column) == 1 ==> UpBy(n, row, column, y, column + 1, 1); @/
    /@ assert by_down: Eastward(y, column) == 0 && CrossEast(y, column) == 1 ==> UpBy(n, row, column, y, column, 0); @/
    /@ assert by_right: Eastward(y, column) == 0 && CrossEast(y, column) == 0 ==> UpBy(n, row, column, y, column, 1); @/
    /@ assert bits: (Eastward(y, column) == 0 || Eastward(y, column) == 1) &&
         (CrossEast(y, column) == 0 || CrossEast(y, column) == 1); @/
  }
*/

/* The group above a DIAGONAL. */
/*@ ghost
  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 5;
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_diagonal_up(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t y = row - 1;
    int32_t x = column - 1;
    lemma_block_kinds(n, y, x);
    lemma_wires(n, y, x);
    /@ assert block: BlockOf(row) == y && BlockOf(column) == x; @/
    /@ assert turns: UpTurns(n, row, column) == 0; @/
    /@ assert passed: Eastward(y, x) == 1 ==> UpRow(n, row, column) == y && UpColumn(n, row, column) == column; @/
    /@ assert passed_east: Eastward(y, x) == 1 ==> BelowEast(n, y, x) == row; @/
    /@ assert beside: Eastward(y, x) == 0 && HasSouth(n, y) == 1 ==>
         UpRow(n, row, column) == row && UpColumn(n, row, column) == x; @/
    /@ assert beside_south: Eastward(y, x) == 0 && HasSouth(n, y) == 1 ==>
         DownRow(n, row, x) == row && DownColumn(n, row, x) == column; @/
    /@ assert own: HasSouth(n, y) == 0 && Southward(y, x) == 0 ==>
         UpRow(n, row, column) == y && UpColumn(n, row, column) == column; @/
    /@ assert own_east: HasSouth(n, y) == 0 && Southward(y, x) == 0 ==> BelowEast(n, y, x) == row; @/
    /@ assert next: HasSouth(n, y) == 0 && Southward(y, x) == 1 ==> y + 2 < n &&
         GroupKind(n, y + 2, column) == 3 && UpRow(n, row, column) == y + 2 && UpColumn(n, row, column) == column; @/
    /@ assert next_east: HasSouth(n, y) == 0 && Southward(y, x) == 1 ==> BelowEast(n, y + 2, x) == row; @/
    /@ assert east: BelowEast(n, y, x) == row ==> DownRow(n, y, column) == row && DownColumn(n, y, column) == column; @/
    /@ assert below: GroupKind(n, y + 2, column) == 3 && BelowEast(n, y + 2, x) == row ==>
         DownRow(n, y + 2, column) == row && DownColumn(n, y + 2, column) == column; @/
    lemma_up_by(n, row, column, y, column, 0);
    lemma_up_by(n, row, column, row, x, 0);
    lemma_up_by(n, row, column, y + 2, column, 0);
    /@ assert by_passed: Eastward(y, x) == 1 ==> UpBy(n, row, column, y, column, 0); @/
    /@ assert by_south: Eastward(y, x) == 0 && HasSouth(n, y) == 1 ==> UpBy(n, row, column, row, x, 0); @/
    /@ assert by_own: HasSouth(n, y) == 0 && Southward(y, x) == 0 ==> UpBy(n, row, column, y, column, 0); @/
    /@ assert by_next: HasSouth(n, y) == 0 && Southward(y, x) == 1 ==> UpBy(n, row, column, y + 2, column, 0); @/
    /@ assert bits: (Eastward(y, x) == 0 || Eastward(y, x) == 1) && (HasSouth(n, y) == 0 || HasSouth(n, y) == 1) &&
         (Southward(y, x) == 0 || Southward(y, x) == 1); @/
  }
*/

/* The successors of an EAST. */
/*@ ghost
  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures right: SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_east_right(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t x = column - 1;
    lemma_block_kinds(n, row, x);
    lemma_wires(n, row, x);
    /@ assert right: RightRow(n, row, column) != -1 ==> Eastward(row, x) == 1 &&
         RightRow(n, row, column) == row + 1 && RightColumn(n, row, column) == x; @/
    /@ assert south: Eastward(row, x) == 1 ==> GroupKind(n, row + 1, x) == 4; @/
    /@ assert up: Eastward(row, x) == 1 ==> HangsBelow(n, row + 1, x, row, column, 1); @/
  }

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 3;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, row, column);
     exits \false; @/
  void lemma_east_down(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t x = column - 1;
    lemma_block_kinds(n, row, x);
    lemma_wires(n, row, x);
    /@ assert down: DownRow(n, row, column) != -1 ==> DownRow(n, row, column) == BelowEast(n, row, x) &&
         DownColumn(n, row, column) == column; @/
    /@ assert own: BelowEast(n, row, x) == row + 1 ==> GroupKind(n, row + 1, column) == 5 &&
         (Eastward(row, x) == 1 || (HasSouth(n, row) == 0 && Southward(row, x) == 0)); @/
    /@ assert own_up: BelowEast(n, row, x) == row + 1 ==> HangsBelow(n, row + 1, column, row, column, 0); @/
    if (row >= 2) {
      int32_t y = row - 2;
      lemma_block_kinds(n, y, x);
      lemma_wires(n, y, x);
      /@ assert other: BelowEast(n, row, x) == row - 1 ==> GroupKind(n, row - 1, column) == 5 &&
           HasSouth(n, y) == 0 && Southward(y, x) == 1; @/
      /@ assert other_up: BelowEast(n, row, x) == row - 1 ==> HangsBelow(n, row - 1, column, row, column, 0); @/
    }
    /@ assert first: row < 2 ==> BelowEast(n, row, x) == row + 1 || BelowEast(n, row, x) == -1; @/
    /@ assert either: BelowEast(n, row, x) == row + 1 || BelowEast(n, row, x) == -1 || BelowEast(n, row, x) == row - 1; @/
  }
*/

/* The successors of a SOUTH and of a DIAGONAL. */
/*@ ghost
  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 4;
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, row, column);
     ensures right: SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_south_successors(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_block(n, row, column);
    int32_t y = row - 1;
    lemma_block_kinds(n, y, column);
    /@ assert right: RightRow(n, row, column) == -1; @/
    /@ assert down: DownRow(n, row, column) != -1 ==> DownRow(n, row, column) == row &&
         DownColumn(n, row, column) == column + 1 && Eastward(y, column) == 0 && HasSouth(n, y) == 1 &&
         GroupKind(n, row, column + 1) == 5; @/
    /@ assert up: DownRow(n, row, column) != -1 ==> HangsBelow(n, row, column + 1, row, column, 0); @/
  }

  /@ requires kind: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 5;
     terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) == -1;
     ensures right: RightRow(n, row, column) == -1;
     exits \false; @/
  void lemma_diagonal_successors(int32_t n, int32_t row, int32_t column)
  {
  }
*/
