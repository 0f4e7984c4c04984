#include "proofs/lemmas/groups/crossbar_sizes.h"
#include "spec/lemmas/base.h"

/* Multiples of a module's size. */
/*@ ghost
  /@ requires sizes: 1 <= b && 1 <= a && 0 <= x && a % b == 0 && x % a == 0;
     terminates \true;
     assigns \nothing;
     ensures multiple: x % b == 0;
     exits \false; @/
  void lemma_multiple(int32_t x, int32_t a, int32_t b)
  {
    int64_t i = x / a;
    int64_t j = a / b;
    lemma_product_order(i, i, j);
    /@ assert parts: x == i * a && a == j * b; @/
    /@ assert whole: x == b * (i * j); @/
    lemma_divided(x, b, i * j, 0);
  }
*/

/*@ ghost
  void lemma_sum_multiple(int32_t x, int32_t y, int32_t b)
  {
    int64_t i = x / b;
    int64_t j = y / b;
    /@ assert parts: y % b == 0 ==> x + y == b * (i + j); @/
    if (y % b == 0)
      lemma_divided(x + (int64_t)y, b, i + j, 0);
  }
*/

/*@ ghost
  void lemma_multiple_in(dodona_crossbar s, int32_t k, int32_t K, int32_t x)
  {
    if (k == K)
      return;
    lemma_innermost(s, k);
    lemma_innermost(s, k + 1);
    lemma_multiple(x, s.per[k], s.per[k + 1]);
    lemma_multiple_in(s, k + 1, K, x);
  }
*/

/*@ ghost
  void lemma_smaller(dodona_crossbar s, int32_t k, int32_t K)
  {
    int32_t span = s.channels == 2 ? s.group : 2 * s.group;
    lemma_innermost(s, K);
    lemma_innermost(s, k);
    /@ assert span: CrossbarSpan(s.group, s.channels) == span && 1 <= span; @/
    if (0 < K) {
      /@ assert all: (s.levels - 1) * span <= s.per[s.levels - 1]; @/
      lemma_product_order(1, s.levels - 1, span);
    }
    if (k < K)
      lemma_smaller(s, k, K - 1);
  }
*/

/*@ ghost
  void lemma_room_in(dodona_crossbar s, int32_t k, int32_t taken, int32_t K)
  {
    int32_t span = s.channels == 2 ? s.group : 2 * s.group;
    int32_t left = s.levels - k;
    lemma_innermost(s, K);
    /@ assert span: CrossbarSpan(s.group, s.channels) == span; @/
    /@ assert all: taken + left * span <= s.per[s.levels - 1]; @/
    lemma_product_order(1, left, span);
    if (k < K)
      lemma_product_order(2, left, span);
  }
*/

/*@ ghost
  void lemma_rest_in(int32_t first, int32_t per)
  {
    int32_t v = first;
    /@ loop invariant range: first <= v <= first + per;
       loop invariant rest: \forall integer u; first <= u < v ==> u % per == u - first;
       loop assigns v;
       loop variant first + per - v; @/
    while (v < first + per) {
      lemma_module_at(per, first / per, v - first);
      /@ assert here: (first / per) * per == first; @/
      v++;
    }
  }
*/

/*@ ghost
  void lemma_entry_in(dodona_crossbar s, int32_t k, int32_t K)
  {
    lemma_smaller(s, k, K);
    int32_t entry = entry_at(s, K);
    lemma_divided(s.per[K], s.per[K], 1, 0);
    if (k == K)
      return;
    lemma_smaller(s, k + 1, K);
    if (s.per[k + 1] < s.per[k]) {
      int32_t next = s.per[k + 1];
      lemma_divided(next, next, 1, 0);
      /@ assert entry: EntryOf(s, k) == next; @/
      lemma_multiple_in(s, k + 1, K, next);
    } else
      lemma_entry_in(s, k + 1, K);
  }
*/

/*@ ghost
  void lemma_level_first(int32_t from, int32_t per, int32_t m, int32_t first)
  {
    int64_t i = from / per;
    /@ assert parts: first == per * (i + m); @/
    lemma_divided(first, per, i + m, 0);
  }
*/

/*@ ghost
  void lemma_groups_end(int64_t taken, int64_t r)
  {
    int64_t i = taken / r;
    /@ assert parts: taken == r * i && taken + r == r * (i + 1) && taken + 2 * r == r * (i + 2); @/
    lemma_divided(taken + r, r, i + 1, 0);
    lemma_divided(taken + 2 * r, r, i + 2, 0);
  }
*/

/*@ ghost
  void lemma_groups_more(int32_t taken, int32_t r, int32_t k, int32_t K)
  {
    lemma_groups_end(taken, r);
    lemma_divided(0, r, 0, 0);
    lemma_groups_end(0, r);
    lemma_product_order(1, k, r);
    lemma_product_order(k, K, r);
    /@ assert before: 2 * (k - 1) * r + 2 * r == 2 * k * r; @/
  }
*/

/*@ ghost
  void lemma_outer_more(int32_t taken, int32_t r, int32_t k, int32_t j, int32_t after)
  {
  }
*/
