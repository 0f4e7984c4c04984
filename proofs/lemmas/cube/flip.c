/* Flipped bits, from the lowest on. */
#include "spec/algorithms/flip.h"
#include "spec/base.h"
#include "spec/lemmas/cube.h"
#include "spec/lemmas/exchange.h"

/*@ ghost
  void lemma_flip(int32_t m, int64_t root, int64_t v)
  {
    if (0 < root) {
      lemma_flip(m - 1, root / 2, v / 2);
      int64_t w = (root % 2 + v % 2) % 2;
      /@ assert halves: root - (root + 1) / 2 == root / 2 && v - (v + 1) / 2 == v / 2; @/
      /@ assert low: (root + v) % 2 == w && 0 <= w <= 1; @/
      /@ assert bits: Flipped(root, v) == 2 * Flipped(root / 2, v / 2) + w; @/
      /@ assert half: Flipped(root, v) - (Flipped(root, v) + 1) / 2 == Flipped(root / 2, v / 2); @/
      /@ assert high: Flipped(root / 2, Flipped(root / 2, v / 2)) == v / 2; @/
      /@ assert same: (root + (2 * Flipped(root / 2, v / 2) + w)) % 2 == v % 2; @/
      /@ assert again: Flipped(root, Flipped(root, v)) ==
           2 * Flipped(root / 2, Flipped(root / 2, v / 2)) + (root + Flipped(root, v)) % 2; @/
      /@ assert bit: (root + Flipped(root, v)) % 2 == v % 2; @/
      /@ assert whole: v == 2 * (v / 2) + v % 2; @/
      /@ assert back: Flipped(root, Flipped(root, v)) == v; @/
    }
  }

  void lemma_flip_root(int64_t root)
  {
    if (0 < root) {
      lemma_flip_root(root / 2);
      /@ assert half: root - (root + 1) / 2 == root / 2; @/
    }
  }

  void lemma_flips(int32_t m, int32_t root)
  {
    int64_t n = 1;
    int32_t i = 0;
    int32_t v = 0;
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    /@ loop invariant range: 0 <= i <= m && n == Pow2(i);
       loop assigns i, n;
       loop variant m - i; @/
    while (i < m) {
      lemma_pow2_order(i, 30);
      n *= 2;
      i++;
    }
    /@ loop invariant bound: 0 <= v <= n;
       loop invariant range: \forall integer u; 0 <= u < v ==> 0 <= Flipped(root, u) < Pow2(m);
       loop invariant back: \forall integer u; 0 <= u < v ==> Flipped(root, Flipped(root, u)) == u;
       loop assigns v;
       loop variant n - v; @/
    while (v < n) {
      lemma_flip(m, root, v);
      v++;
    }
  }

  void lemma_cube_names(int32_t P, int32_t root)
  {
    int32_t m = lemma_floor_log(P);
    if (P == pow2_of(m)) {
      lemma_flips(m, root);
      lemma_flip_root(root);
      /@ assert flips: \forall integer v; CubePosition(P, root, v) == Flipped(root, v) &&
           CubeRank(P, root, v) == Flipped(root, v); @/
    } else {
      /@ assert turns: \forall integer v; CubePosition(P, root, v) == Position(P, root, v) &&
           CubeRank(P, root, v) == Rank(P, root, v); @/
    }
  }
*/
