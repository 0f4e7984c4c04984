/* Groups and their submeshes, members and their rows and columns there: products and their quotients. */
#include "spec/lemmas/htree_node.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_htree_divided(int32_t v, int32_t n, int32_t r)
  {
    /@ assert parts: (v / r) * r + v % r == v; @/
    /@ assert below: n <= v / r ==> n * r <= (v / r) * r; @/
  }
*/

/*@ ghost
  void lemma_multiplied(int32_t q, int32_t m, int32_t n, int32_t r)
  {
    /@ assert above: (q + 1) * r <= n * r; @/
    /@ assert own: (q + 1) * r == q * r + r; @/
    /@ assert least: 0 <= q * r; @/
    int32_t v = q * r + m;
    lemma_quotient_by(v, r, q);
    /@ assert zero: 1 <= q ==> r <= q * r; @/
  }
*/

/*@ ghost
  void lemma_index(int32_t n, int32_t q)
  {
    lemma_htree_divided(q, n, n);
    int32_t i = q / n;
    int32_t j = q % n;
    int32_t c = (n - 1) / 2;
    int32_t row = i + c < n ? i + c : i + c - n;
    int32_t column = j + c < n ? j + c : j + c - n;
    /@ assert row: row == GroupRow(n, q) && Round(n, row - c) == i; @/
    /@ assert column: column == GroupColumn(n, q) && Round(n, column - c) == j; @/
  }

  void lemma_index_back(int32_t n, int32_t row, int32_t column)
  {
    int32_t c = (n - 1) / 2;
    int32_t i = row < c ? row - c + n : row - c;
    int32_t j = column < c ? column - c + n : column - c;
    /@ assert row: i == Round(n, row - c) && Round(n, i + c) == row; @/
    /@ assert column: j == Round(n, column - c) && Round(n, j + c) == column; @/
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_multiplied(i, j, n, n);
    /@ assert index: GroupIndex(n, row, column) == i * n + j; @/
  }
*/

/*@ ghost
  void lemma_corner(int32_t n, int32_t f, int32_t row, int32_t column)
  {
    /@ assert east: 0 <= HeadEast(n, row, column) <= 1; @/
    /@ assert south: 0 <= HeadSouth(n, f, row, column) <= 1; @/
  }
*/

/*@ ghost
  void lemma_member(int32_t r1, int32_t r2, int32_t corner, int32_t m)
  {
    lemma_htree_divided(m, r2, r1);
    int32_t c = m / r1;
    int32_t x = m % r1;
    int32_t column = corner >= 2 ? r2 - 1 - c : c;
    int32_t row = c % 2 != corner % 2 ? r1 - 1 - x : x;
    /@ assert column: MemberColumn(r1, r2, corner, m) == column && Mirrored(r2, corner, column) == c; @/
    /@ assert row: MemberRow(r1, corner, m) == row && Turned(r1, corner, c, row) == x; @/
    /@ assert member: MemberAt(r1, r2, corner, row, column) == c * r1 + x; @/
  }

  void lemma_member_back(int32_t r1, int32_t r2, int32_t corner, int32_t row, int32_t column)
  {
    int32_t c = corner >= 2 ? r2 - 1 - column : column;
    int32_t x = c % 2 != corner % 2 ? r1 - 1 - row : row;
    lemma_multiplied(c, x, r2, r1);
    int32_t m = c * r1 + x;
    /@ assert member: MemberAt(r1, r2, corner, row, column) == m; @/
    /@ assert row: Turned(r1, corner, m / r1, m % r1) == row; @/
    /@ assert column: Mirrored(r2, corner, m / r1) == column; @/
  }
*/

/*@ ghost
  void lemma_position_by(int32_t r1, int32_t r2, int32_t r, int32_t q, int32_t corner, int32_t row,
                         int32_t column, int32_t m)
  {
  }
*/

/*@ ghost
  void lemma_in_submesh(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                        int32_t i, int32_t j, int32_t row, int32_t column)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    lemma_multiplied(i, row, n, r1);
    lemma_multiplied(j, column, n, r2);
    lemma_multiplied(i * r1 + row, j * r2 + column, R, C);
  }
*/
