/* Butterflies of negabinary distances: parities, and intervals from either end. */
#include "spec/lemmas/bine.h"
#include "spec/lemmas/exchange.h"

/*@ ghost
  void lemma_bine_distance(int32_t y)
  {
    if (1 < y)
      lemma_bine_distance(y - 1);
  }

  void lemma_bine_step(int32_t Q, int32_t y)
  {
    int32_t log = lemma_ceil_log(Q);
    lemma_ceil_log2(Q);
    lemma_bine_distance(y);
    lemma_pow2_order(y - 1, log - 1);
    lemma_pow2_order(y, log - 1);
  }

  int32_t lemma_bine_peer(int32_t Q, int32_t y, int32_t u)
  {
    lemma_bine_step(Q, y);
    int64_t half = Q / 2;
    /@ assert even: Q == 2 * half; @/
    /@ assert ahead: (Rank(Q, BineDistance(y), u) + y) % 2 == 1 <==> (u + y) % 2 == 0; @/
    /@ assert behind: (Position(Q, BineDistance(y), u) + y) % 2 == 1 <==> (u + y) % 2 == 0; @/
    int32_t d = 1, m = 1, k = 1;
    /@ loop invariant range: 1 <= k <= y;
       loop invariant held: m == Pow2(k - 1) && 1 <= m < Q;
       loop invariant distance: d == BineDistance(k) && 1 <= d <= m;
       loop assigns k, d, m;
       loop variant y - k; @/
    while (k < y) {
      k++;
      lemma_bine_step(Q, k);
      m *= 2;
      d = m - d;
    }
    int64_t v = (u + (int64_t)y) % 2 == 1 ? u + (int64_t)d : u - (int64_t)d;
    return v < 0 ? v + Q : v < Q ? v : v - Q;
  }

  void lemma_bine_has(int32_t Q, int32_t y, int32_t v, int32_t p)
  {
    lemma_bine_step(Q, y);
    int32_t u = lemma_bine_peer(Q, y, v);
    /@ assert partner: BineGets(Q, y, v, p) ==> BineHas(Q, y, u, p); @/
    /@ assert turn: BineFar(Q, y + 1, v, p) == (v == p ? 0 : Q - BineFar(Q, y, v, p)); @/
  }
*/
