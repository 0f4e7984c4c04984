/* Groups of an H-tree, by the low powers of two of their rows and columns. */
#include "spec/lemmas/htree.h"

/*@ ghost
  void lemma_block(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    int32_t y = row - row % 2;
    int32_t x = column - column % 2;
    lemma_low(y + 1);
    lemma_low(x + 1);
    lemma_low(y + 2);
    lemma_low(x + 2);
    lemma_low(y + 3);
    /@ assert one: LowPower(y + 1) == 1 && LowPower(x + 1) == 1 && LowPower(y + 3) == 1; @/
    /@ assert more: 2 <= LowPower(y + 2) && 2 <= LowPower(x + 2); @/
    /@ assert even: 1 < n ==> n % 2 == 0; @/
    /@ assert block: y == BlockOf(row) && x == BlockOf(column); @/
    /@ assert next: 1 < n && HasSouth(n, y) == 0 ==> y + 2 < n; @/
    /@ assert kind: GroupKind(n, y + 2, x + 1) == 3; @/
  }
*/

/*@ ghost
  void lemma_cross(int32_t n, int32_t row, int32_t column, int32_t p)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    if (n == 1)
      return;
    /@ assert inner: p < n && LowPower(column + 1) == p; @/
    /@ assert below: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_room(n, column + 1);
    lemma_low_step(row + 1, p);
    if (2 * p < n) {
      if ((row + 1) / p % 4 == 3) {
        /@ assert up: LowPower((row - p) + 1) == 2 * p; @/
        /@ assert kind: GroupKind(n, row - p, column) == 1; @/
      } else {
        /@ assert up: LowPower((row + p) + 1) == 2 * p; @/
        /@ assert kind: GroupKind(n, row + p, column) == 1; @/
      }
    }
  }
*/

/*@ ghost
  void lemma_bar(int32_t n, int32_t row, int32_t column, int32_t q)
  {
    lemma_low(n);
    lemma_low(row + 1);
    lemma_low(column + 1);
    /@ assert inner: LowPower(row + 1) == 2 * q && 2 * q < n; @/
    /@ assert below: row + 1 < n && column + 1 < n; @/
    lemma_low_room(n, row + 1);
    lemma_low_room(n, column + 1);
    lemma_low_step(column + 1, q);
    if ((column + 1) / q % 4 == 3) {
      /@ assert up: LowPower((column - q) + 1) == 2 * q; @/
      /@ assert kind: GroupKind(n, row, column - q) == 0; @/
    } else {
      /@ assert up: LowPower((column + q) + 1) == 2 * q; @/
      /@ assert kind: GroupKind(n, row, column + q) == 0; @/
    }
  }
*/

/*@ ghost
  void lemma_lowness(int32_t n, int32_t row, int32_t column)
  {
    lemma_low(row + 1);
    lemma_low(column + 1);
    lemma_low(n);
    if (row + 1 < n)
      lemma_low_room(n, row + 1);
  }
*/
