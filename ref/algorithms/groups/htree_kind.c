/* The H-tree of 8 x 8 submeshes, its CROSSes (+), BARs (|) and LEAves (o); the others hang below leaves.

         0   1   2   3   4   5   6   7       row + 1 = p (2 i + 1), column + 1 = q (2 j + 1), p and q
     0   o   .   o   .   o   .   o   .       powers of two:
     1   | - + - |   .   | - + - |   .         p = q < n:   CROSS, from p = 2 on; LEAF for p = 1
     2   o   |   o   .   o   |   o   .         p = 2 q < n: BAR
     3   .   | - - - + - - - |   .   .         p = 1 < q:   EAST of the leaf beside it
     4   o   |   o   .   o   |   o   .         q = 1 < p:   SOUTH of the leaf above it, but for BARs
     5   | - + - |   .   | - + - |   .         else:        DIAGONAL
     6   o   .   o   .   o   .   o   .
     7   .   .   .   .   .   .   .   .       (3, 3) is the root; below it (3, 1) and (3, 5), ...           */
#include "ref/algorithms/groups/htree_kind.h"

int32_t dodona_htree_low(int32_t x) {
  /*@ ghost lemma_low(x); */
  return x % 2 == 1 ? 1 : 2 * dodona_htree_low(x / 2);
}

int32_t dodona_htree_after(int32_t x, int32_t p) {
  return (x + 1) / p % 4 == 3;
}

int32_t dodona_htree_kind_of(int32_t side, dodona_submesh at) {
  int32_t p = dodona_htree_low(at.row + 1);
  int32_t q = dodona_htree_low(at.column + 1);
  if (p == q && p < side)
    return p == 1 ? DODONA_HTREE_LEAF : DODONA_HTREE_CROSS;
  if (p == 2 * q && p < side)
    return DODONA_HTREE_BAR;
  if (p == 1)
    return q == 1 ? DODONA_HTREE_LEAF : DODONA_HTREE_EAST;
  return q == 1 ? DODONA_HTREE_SOUTH : DODONA_HTREE_DIAGONAL;
}

dodona_submesh dodona_htree_leaf_of(dodona_submesh at) {
  return (dodona_submesh){at.row - at.row % 2, at.column - at.column % 2};
}

int32_t dodona_htree_eastward(dodona_submesh leaf) {
  int32_t p = dodona_htree_low(leaf.row + 2);
  return 4 <= p && (leaf.column + 1) / (p / 2) % 4 == 2;
}

int32_t dodona_htree_southward(dodona_submesh leaf) {
  int32_t q = dodona_htree_low(leaf.column + 2);
  return 4 <= q && (leaf.row + 2) / q % 4 == 2;
}

int32_t dodona_htree_has_south(int32_t side, dodona_submesh leaf) {
  return side == 2 || dodona_htree_low(leaf.row + 2) != 2;
}
