/* Where shares begin, and which share a block is in: the last that begins at the block or before it. */
#include "spec/lemmas/exchange.h"

/*@ ghost
  int32_t lemma_in_share(int32_t n, int32_t s, int32_t j)
  {
    int32_t i = 0;
    int32_t l = 0;
    lemma_shares_in_order(n, s, 0, n);
    /@ loop invariant range: 0 <= l < n && 0 <= i <= l;
       loop invariant first: ShareFirst(n, s, i) <= j;
       loop invariant below: \forall integer k; 0 <= k <= i ==> ShareFirst(n, s, k) <= j;
       loop invariant above: \forall integer k; i < k <= l ==> j < ShareFirst(n, s, k);
       loop assigns i, l;
       loop variant n - l; @/
    while (l < n - 1) {
      lemma_shares_in_order(n, s, l, l + 1);
      lemma_shares_in_order(n, s, i, l);
      l++;
      if (i == l - 1 && (int64_t)l * s / n <= j)
        i = l;
    }
    return i;
  }
*/

/*@ ghost
  void lemma_share_range(int32_t n, int32_t s)
  {
    int32_t i = 0;
    lemma_shares_in_order(n, s, n, n);
    /@ loop invariant range: 0 <= i <= n;
       loop invariant inside: \forall integer k; 0 <= k < i ==> 0 <= ShareFirst(n, s, k) <= s;
       loop assigns i;
       loop variant n - i; @/
    while (i < n) {
      lemma_shares_in_order(n, s, i, n);
      i++;
    }
  }
*/
