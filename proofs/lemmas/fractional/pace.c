/* The pace: quotients and remainders by r and by r + 1, block by block. */
#include "spec/lemmas/base.h"
#include "spec/algorithms/fractional.h"

/*@ ghost
  /@ requires 1 <= r && 0 <= j && 0 <= y;
     terminates \true;
     assigns \nothing;
     ensures block: Pace(r, j) == y <==> y % (r + 1) < r && j == y - y / (r + 1);
     ensures slot: Pace(r, j) == y ==> j % r == y % (r + 1);
     exits \false; @/
  void lemma_one_slot(int32_t r, int32_t j, int64_t y)
  {
    int64_t n = (int64_t)r + 1;
    int64_t q = y / n;
    int64_t o = y % n;
    if (o < r && j == y - q)
      lemma_divided(j, r, q, o);
    if ((int64_t)j + j / r == y)
      lemma_divided(y, n, j / r, j % r);
  }
*/

/*@ ghost
  void lemma_slot(int32_t r, int32_t s, int64_t y)
  {
    int32_t k = 0;
    /@ loop invariant 0 <= k <= s;
       loop invariant block: \forall integer j; 0 <= j < k ==>
         (Pace(r, j) == y <==> y % (r + 1) < r && j == y - y / (r + 1));
       loop invariant slot: \forall integer j; 0 <= j < k && Pace(r, j) == y ==>
         j % r == y % (r + 1);
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      lemma_one_slot(r, k, y);
      k++;
    }
  }
*/

/*@ ghost
  void lemma_right_slot(int32_t r, int32_t s, int32_t m, int64_t y)
  {
    int64_t n = (int64_t)r + 1;
    int64_t z = y - n + m;
    if (z < 0)
      return;
    lemma_slot(r, s, z);
    if (z % n == m)
      lemma_divided(y, n, z / n + 1, 0);
    if (y % n == 0)
      lemma_divided(z, n, y / n - 1, m);
    /@ assert same: z % n == m <==> y % n == 0; @/
  }
*/

/*@ ghost
  void lemma_slots_apart(int32_t r, int32_t s, int32_t m, int64_t y)
  {
    int64_t n = (int64_t)r + 1;
    lemma_slot(r, s, y - 1);
    lemma_right_slot(r, s, m, y);
    if (y % n == 0)
      lemma_divided(y - 1, n, y / n - 1, r);
    /@ assert late: y % n == 0 ==> (y - 1) % n == r; @/
  }
*/

/*@ ghost
  void lemma_share(int32_t r, int32_t s, int32_t m, int32_t last)
  {
    int64_t q = (s - 1 - m) / r;
    int32_t k = last + 1;
    /@ assert run: s - 1 - m == r * q + (s - 1 - m) % r && 0 <= (s - 1 - m) % r < r; @/
    /@ assert last: last == r * q + m; @/
    lemma_divided(last, r, q, m);
    /@ loop invariant last < k <= s;
       loop invariant last: \forall integer j; last < j < k ==> j % r != m;
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      int64_t o = m + ((int64_t)k - last);
      /@ assert near: o - m <= (s - 1 - m) % r; @/
      if (o < r)
        lemma_divided(k, r, q, o);
      else
        lemma_divided(k, r, q + 1, o - r);
      k++;
    }
  }
*/

/*@ ghost
  /@ requires 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures a % n != c % n ==> a != c;
     exits \false; @/
  void lemma_rest(int64_t a, int64_t c, int64_t n)
  {
  }
*/

/*@ ghost
  /@ requires 1 <= r && 0 <= i && 0 <= j;
     terminates \true;
     assigns \nothing;
     ensures one: Pace(r, i) == Pace(r, j) ==> i == j;
     ensures apart: Pace(r, i) != Pace(r, j) - j % r + r;
     exits \false; @/
  void lemma_two_paces(int32_t r, int32_t i, int32_t j)
  {
    int64_t n = (int64_t)r + 1;
    int64_t a = (int64_t)i + i / r;
    int64_t b = (int64_t)j + j / r;
    lemma_divided(a, n, i / r, i % r);
    if (a == b)
      lemma_divided(a, n, j / r, j % r);
    int64_t c = b - j % r + r;
    lemma_divided(c, n, j / r, r);
    lemma_rest(a, c, n);
    int32_t q = i / r;
    int32_t d = j / r;
    /@ assert first: i == r * q + i % r && 0 <= i % r < r; @/
    /@ assert second: j == r * d + j % r; @/
    /@ assert one: a == b ==> q == d && i % r == j % r; @/
    /@ assert same: a == b ==> r * q == r * d; @/
    /@ assert apart: a != c; @/
  }

  void lemma_paces(int32_t r, int32_t s)
  {
    int32_t k = 0;
    /@ loop invariant 0 <= k <= s;
       loop invariant one: \forall integer i, j; 0 <= i < k && 0 <= j < s &&
         Pace(r, i) == Pace(r, j) ==> i == j;
       loop invariant apart: \forall integer i, j; 0 <= i < k && 0 <= j < s ==>
         Pace(r, i) != Pace(r, j) - j % r + r;
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      int32_t l = 0;
      /@ loop invariant 0 <= l <= s;
         loop invariant one: \forall integer j; 0 <= j < l && Pace(r, k) == Pace(r, j) ==> k == j;
         loop invariant apart: \forall integer j; 0 <= j < l ==>
           Pace(r, k) != Pace(r, j) - j % r + r;
         loop assigns l;
         loop variant s - l; @/
      while (l < s) {
        lemma_two_paces(r, k, l);
        l++;
      }
      k++;
    }
  }
*/

/*@ ghost
  void lemma_pace_last(int32_t r, int32_t s)
  {
    int32_t k = 0;
    int32_t b = (s - 1) / r;
    /@ assert end: s - 1 < r * (b + 1); @/
    /@ loop invariant 0 <= k <= s;
       loop invariant last: \forall integer j; 0 <= j < k ==> 0 <= j / r <= (s - 1) / r;
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      int32_t a = k / r;
      /@ assert start: r * a <= k; @/
      /@ assert above: b + 1 <= a ==> r * (b + 1) <= r * a; @/
      k++;
    }
  }
*/
