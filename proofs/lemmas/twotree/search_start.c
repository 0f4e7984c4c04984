/* Starts in a search tree: their parities at neighbours, and the last. */
#include "proofs/lemmas/twotree/search.h"

/*@ ghost
  void lemma_search_edge(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v)
  {
    int32_t h = lemma_top(n);
    if (v == b + h) {
      lemma_search_here(o, b, n, h, 0, t, v);
    } else if (o == 0) {
      lemma_search_right(o, b, n, h, 0, t, v);
      lemma_search_edge(o, b + h, n - h, t + 2 - o, v);
      /@ assert right: (t + 2 - o) % 2 == t % 2; @/
    } else {
      lemma_search_left(o, b, n, h, 0, t, v);
      lemma_search_edge(o, b, h - 1, t + 1 + o, v);
      /@ assert left: (t + 1 + o) % 2 == t % 2; @/
    }
  }

  void lemma_search_neighbours(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v)
  {
    int32_t h = lemma_top(n);
    if (v + 1 < b + h) {
      lemma_search_left(o, b, n, h, 0, t, v);
      lemma_search_left(o, b, n, h, 0, t, v + 1);
      lemma_search_neighbours(o, b, h - 1, t + 1 + o, v);
    } else if (v + 1 == b + h) {
      lemma_search_left(o, b, n, h, 0, t, v);
      lemma_search_here(o, b, n, h, 0, t, v + 1);
      /@ assert right: o == 0; @/
      lemma_search_edge(o, b, h - 1, t + 1 + o, v);
      /@ assert change: (t + 1 + o) % 2 != t % 2; @/
    } else if (v == b + h) {
      lemma_search_here(o, b, n, h, 0, t, v);
      lemma_search_right(o, b, n, h, 0, t, v + 1);
      /@ assert left: o == 1; @/
      lemma_search_edge(o, b + h, n - h, t + 2 - o, v + 1);
      /@ assert change: (t + 2 - o) % 2 != t % 2; @/
    } else {
      lemma_search_right(o, b, n, h, 0, t, v);
      lemma_search_right(o, b, n, h, 0, t, v + 1);
      lemma_search_neighbours(o, b + h, n - h, t + 2 - o, v);
    }
  }
*/

/*@ ghost
  /@ requires range: 1 <= n && 0 <= k <= 30 && n < 2 * Pow2(k);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures most: TopPower(n) <= Pow2(k);
     exits \false; @/
  void lemma_top_most(int32_t n, int32_t k)
  {
    if (n >= 2) {
      /@ assert power: Pow2(k) == 2 * Pow2(k - 1); @/
      lemma_top_most(n / 2, k - 1);
      /@ assert half: TopPower(n) == 2 * TopPower(n / 2); @/
    }
    lemma_pow2_order(0, k);
  }

  void lemma_top_pow(int32_t n, int32_t k)
  {
    lemma_pow2_order(0, k);
    if (n >= 2) {
      /@ assert power: 1 <= k && Pow2(k) == 2 * Pow2(k - 1); @/
      lemma_top_pow(n / 2, k - 1);
      /@ assert half: TopPower(n) == 2 * TopPower(n / 2); @/
    } else {
      /@ assert small: 1 <= k ==> Pow2(k) == 2 * Pow2(k - 1); @/
      lemma_pow2_order(0, k - 1);
    }
  }

  void lemma_search_bound(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k)
  {
    int32_t h = lemma_top(n);
    lemma_top_most(n, k);
    if (v == b + h) {
      lemma_search_here(o, b, n, h, 0, t, v);
      return;
    }
    /@ assert power: 1 <= k && Pow2(k) == 2 * Pow2(k - 1); @/
    if (v < b + h) {
      lemma_search_left(o, b, n, h, 0, t, v);
      lemma_search_bound(o, b, h - 1, t + 1 + o, v, k - 1);
    } else {
      lemma_search_right(o, b, n, h, 0, t, v);
      lemma_search_bound(o, b + h, n - h, t + 2 - o, v, k - 1);
    }
  }

  void lemma_search_deepest(int32_t o, int32_t b, int32_t n, int32_t t, int32_t v, int32_t k)
  {
    int32_t h = lemma_top(n);
    if (k == 0) {
      lemma_search_here(o, b, n, h, 0, t, v);
      return;
    }
    /@ assert power: Pow2(k) == 2 * Pow2(k - 1); @/
    lemma_pow2_order(0, k - 1);
    if (o == 0) {
      lemma_search_right(o, b, n, h, 0, t, v);
      /@ assert full: n - h == h - 1; @/
      lemma_search_deepest(o, b + h, n - h, t + 2 - o, v, k - 1);
    } else {
      lemma_search_left(o, b, n, h, 0, t, v);
      lemma_search_deepest(o, b, h - 1, t + 1 + o, v, k - 1);
    }
  }
*/
