/* What is known about nodes and positions of an H-tree, as ghost functions. The bodies are in
   proofs/lemmas/groups/htree_node.c and proofs/lemmas/groups/htree_sizes.c; the last two bodies are in
   proofs/lemmas/groups/htree_backwards.c. */
#ifndef DODONA_SPEC_LEMMAS_HTREE_NODE_H
#define DODONA_SPEC_LEMMAS_HTREE_NODE_H

#include "spec/lemmas/htree.h"
#include "spec/algorithms/htree_node.h"

/* v of n times r: its quotient. */
/*@ ghost
  /@ requires range: 1 <= r && 1 <= n && 0 <= v < n * r;
     terminates \true;
     assigns \nothing;
     ensures quotient: 0 <= v / r < n && 0 <= v % r < r;
     ensures product: (v / r) * r + v % r == v;
     exits \false; @/
  void lemma_htree_divided(int32_t v, int32_t n, int32_t r);
*/

/* And back. */
/*@ ghost
  /@ requires range: 0 <= q < n && 0 <= m < r && n * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= q * r && q * r + m < n * r;
     ensures rest: q * r + r <= n * r;
     ensures quotient: (q * r + m) / r == q && (q * r + m) % r == m;
     ensures zero: q * r + m == 0 <==> q == 0 && m == 0;
     exits \false; @/
  void lemma_multiplied(int32_t q, int32_t m, int32_t n, int32_t r);
*/

/* Groups and their submeshes are inverse to each other. */
/*@ ghost
  /@ requires range: 1 <= n <= 0x8000 && 0 <= q < n * n;
     terminates \true;
     assigns \nothing;
     ensures inside: InSquare(n, GroupRow(n, q), GroupColumn(n, q));
     ensures back: GroupIndex(n, GroupRow(n, q), GroupColumn(n, q)) == q;
     exits \false; @/
  void lemma_index(int32_t n, int32_t q);

  /@ requires range: 1 <= n <= 0x8000 && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= GroupIndex(n, row, column) < n * n;
     ensures row: GroupRow(n, GroupIndex(n, row, column)) == row;
     ensures column: GroupColumn(n, GroupIndex(n, row, column)) == column;
     ensures root: GroupIndex(n, row, column) == 0 <==>
       row == (n - 1) / 2 && column == (n - 1) / 2;
     exits \false; @/
  void lemma_index_back(int32_t n, int32_t row, int32_t column);
*/

/* Edges from the root, and the arrival that they make. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX;
     requires range: 0 <= rights <= edges && edges <= (n == 1 ? 0 : n + 1);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= edges * r && edges * r + rights + r - 1 <= INT32_MAX;
     ensures root: edges * r + rights == 0 <==> edges == 0;
     exits \false; @/
  void lemma_arrival(int32_t n, int32_t r, int32_t edges, int32_t rights);
*/

/* n x n tiles cover the mesh. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires tiles: 1 <= r1 && 1 <= r2 && 1 <= n && R == n * r1 && C == n * r2;
     terminates \true;
     assigns \nothing;
     ensures side: n <= 46340 && n * n <= INT32_MAX;
     ensures group: 1 <= r1 * r2 <= INT32_MAX;
     ensures nodes: Nodes(R, C) == (n * n) * (r1 * r2);
     exits \false; @/
  void lemma_tiles(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t n);

  /@ requires mesh: IsMesh(R, C);
     requires tiles: 1 <= r1 && 1 <= r2 && 1 <= n && R == n * r1 && C == n * r2;
     requires power: LowPower(n) == n;
     terminates \true;
     assigns \nothing;
     ensures group: 1 <= r1 * r2 <= INT32_MAX;
     ensures htree: IsHtree(R, C, r1, r2, r1 * r2, n);
     exits \false; @/
  void lemma_tiled(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t n);
*/

/* The sizes of groups and of the mesh. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     terminates \true;
     assigns \nothing;
     ensures group: 1 <= r == r1 * r2;
     ensures side: 1 <= n * n <= INT32_MAX;
     ensures nodes: 1 <= (n * n) * r <= INT32_MAX;
     ensures mesh: R * C == (n * n) * r;
     ensures parts: 1 <= R && 1 <= C && R == n * r1 && C == n * r2;
     exits \false; @/
  void lemma_sizes(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n);
*/

/* The depth fits. */
/*@ ghost
  /@ requires range: 0 <= levels < 0x8000 && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= 2 * levels * (r + 1) <= 0xffff00000000;
     ensures several: 1 <= levels ==> 4 <= 2 * levels * (r + 1);
     exits \false; @/
  void lemma_htree_depth(int64_t levels, int32_t r);
*/

/* Corners are four. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && 0 <= f <= 1;
     terminates \true;
     assigns \nothing;
     ensures corner: 0 <= HeadCorner(n, f, row, column) <= 3;
     exits \false; @/
  void lemma_corner(int32_t n, int32_t f, int32_t row, int32_t column);
*/

/* Members and their rows and columns are inverse to each other. */
/*@ ghost
  /@ requires size: 1 <= r1 && 1 <= r2 && r1 * r2 <= INT32_MAX && 0 <= corner <= 3;
     requires member: 0 <= m < r1 * r2;
     terminates \true;
     assigns \nothing;
     ensures row: 0 <= MemberRow(r1, corner, m) < r1;
     ensures column: 0 <= MemberColumn(r1, r2, corner, m) < r2;
     ensures back: MemberAt(r1, r2, corner, MemberRow(r1, corner, m),
                            MemberColumn(r1, r2, corner, m)) == m;
     exits \false; @/
  void lemma_member(int32_t r1, int32_t r2, int32_t corner, int32_t m);

  /@ requires size: 1 <= r1 && 1 <= r2 && r1 * r2 <= INT32_MAX && 0 <= corner <= 3;
     requires inside: 0 <= row < r1 && 0 <= column < r2;
     terminates \true;
     assigns \nothing;
     ensures member: 0 <= MemberAt(r1, r2, corner, row, column) < r1 * r2;
     ensures row: MemberRow(r1, corner, MemberAt(r1, r2, corner, row, column)) == row;
     ensures column: MemberColumn(r1, r2, corner, MemberAt(r1, r2, corner, row, column)) == column;
     exits \false; @/
  void lemma_member_back(int32_t r1, int32_t r2, int32_t corner, int32_t row, int32_t column);
*/

/* The position of a member that is known. */
/*@ ghost
  /@ requires known: 1 <= r1 && r == r1 * r2 && MemberAt(r1, r2, corner, row, column) == m;
     terminates \true;
     assigns \nothing;
     ensures position: PositionAt(r1, r2, q, corner, row, column) == q * r + m;
     exits \false; @/
  void lemma_position_by(int32_t r1, int32_t r2, int32_t r, int32_t q, int32_t corner, int32_t row,
                         int32_t column, int32_t m);
*/

/* A node is determined by its submesh and its place there. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires inside: 0 <= i < n && 0 <= j < n && 0 <= row < r1 && 0 <= column < r2;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= (i * r1 + row) * C + (j * r2 + column) < R * C;
     ensures row: ((i * r1 + row) * C + (j * r2 + column)) / C == i * r1 + row;
     ensures column: ((i * r1 + row) * C + (j * r2 + column)) % C == j * r2 + column;
     ensures submesh: (i * r1 + row) / r1 == i && (j * r2 + column) / r2 == j;
     ensures place: (i * r1 + row) % r1 == row && (j * r2 + column) % r2 == column;
     exits \false; @/
  void lemma_in_submesh(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                        int32_t i, int32_t j, int32_t row, int32_t column);
*/

/* Nodes and positions are inverse to each other. */
/*@ ghost
  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires position: 0 <= v < (n * n) * r;
     terminates \true;
     assigns \nothing;
     ensures node: 0 <= HtreeNode(n, r1, r2, v) < (n * n) * r;
     ensures back: HtreePosition(n, r1, r2, HtreeNode(n, r1, r2, v)) == v;
     exits \false; @/
  void lemma_htree_node(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                        int32_t v);

  /@ requires htree: IsHtree(R, C, r1, r2, r, n);
     requires node: 0 <= w < (n * n) * r;
     terminates \true;
     assigns \nothing;
     ensures position: 0 <= HtreePosition(n, r1, r2, w) < (n * n) * r;
     ensures back: HtreeNode(n, r1, r2, HtreePosition(n, r1, r2, w)) == w;
     exits \false; @/
  void lemma_htree_position(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n,
                            int32_t w);
*/

#endif
