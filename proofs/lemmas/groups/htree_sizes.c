/* Sizes of an H-tree and of its mesh, and products of them that fit. */
#include "spec/lemmas/htree_node.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_tiles(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t n)
  {
    /@ assert nodes: R * C == (n * r1) * (n * r2); @/
    /@ assert regroup: (n * r1) * (n * r2) == (n * n) * (r1 * r2); @/
    /@ assert tile: 1 <= r1 * r2; @/
    /@ assert square: n * n <= (n * n) * (r1 * r2); @/
    /@ assert other: r1 * r2 <= (n * n) * (r1 * r2); @/
    /@ assert side: 46341 <= n ==> 46341 * 46341 <= n * n; @/
  }

  void lemma_tiled(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t n)
  {
    lemma_tiles(R, C, r1, r2, n);
    lemma_side(n);
  }
*/

/*@ ghost
  void lemma_sizes(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r, int32_t n)
  {
    lemma_product_order(1, r1, r2);
    lemma_product_order(1, n, n);
  }
*/

/*@ ghost
  void lemma_arrival(int32_t n, int32_t r, int32_t edges, int32_t rights)
  {
    lemma_low(n);
    if (1 <= edges)
      lemma_product_order(1, edges, r);
    if (n == 1) {
      /@ assert none: edges == 0; @/
      return;
    }
    if (n == 2) {
      /@ assert four: 4 * r <= INT32_MAX; @/
      lemma_product_order(edges, 3, r);
      return;
    }
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    /@ assert square: 4 * n <= n * n; @/
    /@ assert sixteen: 16 <= n * n; @/
    lemma_product_order(4 * n, n * n, r);
    lemma_product_order(16, n * n, r);
    lemma_product_order(edges, n + 1, r);
    /@ assert most: 4 * (n * r) <= INT32_MAX; @/
    /@ assert more: (n + 1) * r == n * r + r; @/
  }
*/

/*@ ghost
  void lemma_htree_depth(int64_t levels, int32_t r)
  {
    lemma_product_order(levels, 0x7fff, (int64_t)r + 1);
    if (1 <= levels)
      lemma_product_order(1, levels, (int64_t)r + 1);
  }
*/
