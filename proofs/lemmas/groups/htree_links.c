/* Successors in an H-tree name the group above, and the other way round, kind by kind. */
#include "spec/lemmas/htree_tree.h"

/*@ ghost
  void lemma_up_by(int32_t n, int32_t row, int32_t column, int32_t up, int32_t left, int32_t turns)
  {
  }

  void lemma_down_by(int32_t n, int32_t row, int32_t column, int32_t a, int32_t b)
  {
  }

  void lemma_right_by(int32_t n, int32_t row, int32_t column, int32_t a, int32_t b)
  {
  }
*/

/* The successors of a CROSS. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 0;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures east: GroupKind(n, row, column + p / 2) == 1 &&
       HangsBelow(n, row, column + p / 2, row, column, CrossEast(row, column));
     ensures west: GroupKind(n, row, column - p / 2) == 1 &&
       HangsBelow(n, row, column - p / 2, row, column, 1 - CrossEast(row, column));
     exits \false; @/
  void lemma_cross_bars(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    /@ assert powers: 2 <= p < n && LowPower(column + 1) == p; @/
    /@ assert inner: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, column + 1);
    lemma_low_split(column + 1, p);
    int32_t q = p / 2;
    /@ assert half: p == 2 * q; @/
    /@ assert east_power: LowPower((column + q) + 1) == q; @/
    /@ assert west_power: LowPower((column - q) + 1) == q; @/
    /@ assert east_kind: GroupKind(n, row, column + q) == 1; @/
    /@ assert west_kind: GroupKind(n, row, column - q) == 1; @/
    /@ assert east_after: WireAfter(column + q, q) == 1; @/
    /@ assert west_after: WireAfter(column - q, q) == 0; @/
    /@ assert east_up: UpRow(n, row, column + q) == row && UpColumn(n, row, column + q) == column; @/
    /@ assert west_up: UpRow(n, row, column - q) == row && UpColumn(n, row, column - q) == column; @/
    /@ assert east_turns: UpTurns(n, row, column + q) == CrossEast(row, column); @/
    /@ assert west_turns: UpTurns(n, row, column - q) == 1 - CrossEast(row, column); @/
  }
*/

/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 0;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures down: DownRow(n, row, column) != -1 && SuccessorDown(n, row, column);
     ensures right: RightRow(n, row, column) != -1 && SuccessorRight(n, row, column);
     exits \false; @/
  void lemma_cross_successors(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_cross_bars(n, row, column, p);
    /@ assert rows: DownRow(n, row, column) == row && RightRow(n, row, column) == row; @/
    /@ assert east: CrossEast(row, column) == 1 ==>
         DownColumn(n, row, column) == column - p / 2 && RightColumn(n, row, column) == column + p / 2; @/
    /@ assert west: CrossEast(row, column) == 0 ==>
         DownColumn(n, row, column) == column + p / 2 && RightColumn(n, row, column) == column - p / 2; @/
    /@ assert bits: CrossEast(row, column) == 0 || CrossEast(row, column) == 1; @/
    /@ assert down: HangsBelow(n, row, DownColumn(n, row, column), row, column, 0); @/
    /@ assert right: HangsBelow(n, row, RightColumn(n, row, column), row, column, 1); @/
  }
*/

/* The successors of a BAR. */
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
  void lemma_bar_successors(int32_t n, int32_t row, int32_t column, int32_t q)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    /@ assert powers: LowPower(row + 1) == 2 * q && 2 * q < n; @/
    /@ assert inner: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_split(row + 1, 2 * q);
    /@ assert half: (2 * q) / 2 == q; @/
    /@ assert south_power: LowPower((row + q) + 1) == q; @/
    /@ assert north_power: LowPower((row - q) + 1) == q; @/
    /@ assert south_kind: GroupKind(n, row + q, column) == 0 || GroupKind(n, row + q, column) == 2; @/
    /@ assert north_kind: GroupKind(n, row - q, column) == 0 || GroupKind(n, row - q, column) == 2; @/
    /@ assert south_after: WireAfter(row + q, q) == 1; @/
    /@ assert north_after: WireAfter(row - q, q) == 0; @/
    /@ assert down: DownRow(n, row, column) == row + q && DownColumn(n, row, column) == column; @/
    /@ assert right: RightRow(n, row, column) == row - q && RightColumn(n, row, column) == column; @/
    /@ assert south_up: HangsBelow(n, row + q, column, row, column, 0); @/
    /@ assert north_up: HangsBelow(n, row - q, column, row, column, 1); @/
    lemma_down_by(n, row, column, row + q, column);
    /@ assert agrees: SuccessorDown(n, row, column); @/
  }
*/

/* The group above a CROSS or LEAF. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     requires kind: GroupKind(n, row, column) == 0 || GroupKind(n, row, column) == 2;
     requires power: p == LowPower(row + 1);
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_cross_up(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    if (n <= 2 * p)
      return;
    /@ assert powers: LowPower(column + 1) == p; @/
    /@ assert inner: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_step(row + 1, p);
    int32_t south = (row + 1) / p % 4 == 3;
    int32_t up = south ? row - p : row + p;
    /@ assert after: WireAfter(row, p) == south; @/
    /@ assert power: LowPower(up + 1) == 2 * p; @/
    /@ assert kind: GroupKind(n, up, column) == 1; @/
    /@ assert up: UpRow(n, row, column) == up && UpColumn(n, row, column) == column &&
         UpTurns(n, row, column) == 1 - south; @/
    /@ assert down: DownRow(n, up, column) == up + p && DownColumn(n, up, column) == column; @/
    /@ assert right: RightRow(n, up, column) == up - p && RightColumn(n, up, column) == column; @/
  }
*/

/* The group above a BAR. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && GroupKind(n, row, column) == 1;
     requires power: q == LowPower(column + 1);
     terminates \true;
     assigns \nothing;
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_bar_up(int32_t n, int32_t row, int32_t column, int32_t q)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_bar(n, row, column, q);
    /@ assert powers: LowPower(row + 1) == 2 * q && 2 * q < n; @/
    int32_t east = (column + 1) / q % 4 == 3;
    int32_t left = east ? column - q : column + q;
    /@ assert after: WireAfter(column, q) == east; @/
    /@ assert east: east == 1 ==> GroupKind(n, row, left) == 0 && InSquare(n, row, left); @/
    /@ assert west: east == 0 ==> GroupKind(n, row, left) == 0 && InSquare(n, row, left); @/
    /@ assert kind: GroupKind(n, row, left) == 0 && InSquare(n, row, left); @/
    /@ assert up: UpRow(n, row, column) == row && UpColumn(n, row, column) == left; @/
    /@ assert half: LowPower(row + 1) / 2 == q; @/
    /@ assert bits: 0 <= CrossEast(row, left) <= 1; @/
    /@ assert turns: UpTurns(n, row, column) == (CrossEast(row, left) == east ? 1 : 0); @/
    /@ assert rows: DownRow(n, row, left) == row && RightRow(n, row, left) == row; @/
    /@ assert down: DownColumn(n, row, left) == (CrossEast(row, left) == 1 ? left - q : left + q); @/
    /@ assert right: RightColumn(n, row, left) == (CrossEast(row, left) == 1 ? left + q : left - q); @/
  }
*/
