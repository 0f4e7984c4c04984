/* Nodes and positions of an H-tree are each other backwards: for each corner that a head may stand in,
   and so for the one that it stands in. */
#include "spec/lemmas/htree_node.h"
#include "spec/lemmas/base.h"

/* The node of a member, and the member there. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires member: InSquare(n, i, j) && 0 <= corner <= 3 && 0 <= m < r;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= NodeAt(C, r1, r2, i, j, corner, m) < (n * n) * r;
     ensures row: NodeAt(C, r1, r2, i, j, corner, m) / C / r1 == i;
     ensures column: NodeAt(C, r1, r2, i, j, corner, m) % C / r2 == j;
     ensures back: MemberAt(r1, r2, corner, NodeAt(C, r1, r2, i, j, corner, m) / C % r1,
                            NodeAt(C, r1, r2, i, j, corner, m) % C % r2) == m;
     exits \false; @/
  void lemma_member_node(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                         int32_t i, int32_t j, int32_t corner, int32_t m)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    lemma_htree_divided(m, r2, r1);
    lemma_member(r1, r2, corner, m);
    int32_t c = m / r1;
    int32_t x = m % r1;
    int32_t column = corner >= 2 ? r2 - 1 - c : c;
    int32_t row = c % 2 != corner % 2 ? r1 - 1 - x : x;
    /@ assert member_row: MemberRow(r1, corner, m) == row; @/
    /@ assert member_column: MemberColumn(r1, r2, corner, m) == column; @/
    lemma_in_submesh(R, C, r1, r2, r, n, i, j, row, column);
    /@ assert node: NodeAt(C, r1, r2, i, j, corner, m) == (i * r1 + row) * C + (j * r2 + column); @/
  }
*/

/* With the head where it stands. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires member: InSquare(n, i, j) && 0 <= m < r;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m) < (n * n) * r;
     ensures row: NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m) / C / r1 == i;
     ensures column: NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m) % C / r2 == j;
     ensures back: MemberAt(r1, r2, HeadCorner(n, r2 % 2, i, j),
       NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m) / C % r1,
       NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m) % C % r2) == m;
     exits \false; @/
  void lemma_headed_node(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                         int32_t i, int32_t j, int32_t m)
  {
    lemma_corner(n, r2 % 2, i, j);
    lemma_member_node(R, C, r1, r2, r, n, i, j, 0, m);
    lemma_member_node(R, C, r1, r2, r, n, i, j, 1, m);
    lemma_member_node(R, C, r1, r2, r, n, i, j, 2, m);
    lemma_member_node(R, C, r1, r2, r, n, i, j, 3, m);
  }
*/

/*@ ghost
  void lemma_htree_node(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                        int32_t v)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    lemma_htree_divided(v, n * n, r);
    int32_t q = v / r;
    int32_t m = v % r;
    lemma_htree_divided(q, n, n);
    lemma_index(n, q);
    int32_t centre = (n - 1) / 2;
    int32_t i = q / n + centre < n ? q / n + centre : q / n + centre - n;
    int32_t j = q % n + centre < n ? q % n + centre : q % n + centre - n;
    /@ assert row: i == GroupRow(n, q); @/
    /@ assert column: j == GroupColumn(n, q); @/
    lemma_headed_node(R, C, r1, r2, r, n, i, j, m);
    /@ assert node: HtreeNode(n, r1, r2, v) ==
         NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), m); @/
    /@ assert index: GroupIndex(n, i, j) == q; @/
    /@ assert place: PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j),
         HtreeNode(n, r1, r2, v) / C % r1, HtreeNode(n, r1, r2, v) % C % r2) == q * (r1 * r2) + m; @/
    /@ assert whole: q * (r1 * r2) + m == v; @/
    /@ assert back: HtreePosition(n, r1, r2, HtreeNode(n, r1, r2, v)) ==
         PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j),
                    HtreeNode(n, r1, r2, v) / C % r1, HtreeNode(n, r1, r2, v) % C % r2); @/
  }
*/

/* The node of a member whose row and column are known. */
/*@ ghost
  /@ requires known: 0 <= r1 && MemberRow(r1, corner, m) == row &&
       MemberColumn(r1, r2, corner, m) == column;
     terminates \true;
     assigns \nothing;
     ensures node: NodeAt(C, r1, r2, i, j, corner, m) == (i * r1 + row) * C + (j * r2 + column);
     exits \false; @/
  void lemma_node_by(int32_t C, int32_t r1, int32_t r2, int32_t i, int32_t j, int32_t corner,
                     int32_t m, int32_t row, int32_t column)
  {
  }
*/

/* The number of the group of a submesh. */
/*@ ghost
  /@ requires range: 1 <= n <= 0x8000 && InSquare(n, i, j);
     terminates \true;
     assigns \nothing;
     ensures index: \result == GroupIndex(n, i, j);
     ensures range: 0 <= \result < n * n;
     exits \false; @/
  int32_t number_of(int32_t n, int32_t i, int32_t j)
  {
    int32_t centre = (n - 1) / 2;
    int32_t a = i < centre ? i - centre + n : i - centre;
    int32_t b = j < centre ? j - centre + n : j - centre;
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_multiplied(a, b, n, n);
    return a * n + b;
  }
*/

/* The position of a place in a submesh, and the node there. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires inside: InSquare(n, i, j) && 0 <= corner <= 3 && 0 <= row < r1 && 0 <= column < r2;
     requires group: 0 <= q < n * n;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= PositionAt(r1, r2, q, corner, row, column) < (n * n) * r;
     ensures index: PositionAt(r1, r2, q, corner, row, column) / r == q;
     ensures back: NodeAt(C, r1, r2, i, j, corner, PositionAt(r1, r2, q, corner, row, column) % r) ==
       (i * r1 + row) * C + (j * r2 + column);
     exits \false; @/
  void lemma_place_position(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                            int32_t i, int32_t j, int32_t q, int32_t corner, int32_t row,
                            int32_t column)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    lemma_member_back(r1, r2, corner, row, column);
    int32_t c = corner >= 2 ? r2 - 1 - column : column;
    int32_t x = c % 2 != corner % 2 ? r1 - 1 - row : row;
    lemma_multiplied(c, x, r2, r1);
    int32_t m = c * r1 + x;
    /@ assert member: MemberAt(r1, r2, corner, row, column) == m; @/
    lemma_node_by(C, r1, r2, i, j, corner, m, row, column);
    lemma_multiplied(q, m, n * n, r);
    /@ assert position: PositionAt(r1, r2, q, corner, row, column) == q * r + m; @/
  }
*/

/* With the head where it stands. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires inside: InSquare(n, i, j) && 0 <= row < r1 && 0 <= column < r2;
     requires group: 0 <= q < n * n;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j), row, column) < (n * n) * r;
     ensures index: PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j), row, column) / r == q;
     ensures back: NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j),
       PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j), row, column) % r) ==
       (i * r1 + row) * C + (j * r2 + column);
     exits \false; @/
  void lemma_headed_position(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                             int32_t i, int32_t j, int32_t q, int32_t row, int32_t column)
  {
    lemma_corner(n, r2 % 2, i, j);
    lemma_place_position(R, C, r1, r2, r, n, i, j, q, 0, row, column);
    lemma_place_position(R, C, r1, r2, r, n, i, j, q, 1, row, column);
    lemma_place_position(R, C, r1, r2, r, n, i, j, q, 2, row, column);
    lemma_place_position(R, C, r1, r2, r, n, i, j, q, 3, row, column);
  }
*/

/*@ ghost
  void lemma_htree_position(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                            int32_t w)
  {
    lemma_sizes(R, C, r1, r2, r, n);
    lemma_htree_divided(w, R, C);
    int32_t row = w / C;
    int32_t column = w % C;
    lemma_htree_divided(row, n, r1);
    lemma_htree_divided(column, n, r2);
    int32_t i = row / r1;
    int32_t j = column / r2;
    lemma_index_back(n, i, j);
    int32_t q = number_of(n, i, j);
    lemma_headed_position(R, C, r1, r2, r, n, i, j, q, row % r1, column % r2);
    /@ assert position: HtreePosition(n, r1, r2, w) ==
         PositionAt(r1, r2, q, HeadCorner(n, r2 % 2, i, j), row % r1, column % r2); @/
    /@ assert group: HtreePosition(n, r1, r2, w) / r == q; @/
    /@ assert node: HtreeNode(n, r1, r2, HtreePosition(n, r1, r2, w)) ==
         NodeAt(C, r1, r2, i, j, HeadCorner(n, r2 % 2, i, j), HtreePosition(n, r1, r2, w) % r); @/
    /@ assert whole: (i * r1 + row % r1) * C + (j * r2 + column % r2) == w; @/
  }
*/
