/* The ports of the direct simplex tree: the slots in which a rank receives, sends down and sends right are
   never the same. */
#include "spec/lemmas/simplex_slots.h"

/* Two times of different periods differ by a period or more. */
/*@ ghost
  /@ requires 1 <= n && n * a + c == n * b + d;
     terminates \true;
     assigns \nothing;
     ensures same: a == b ==> c == d;
     ensures later: a < b ==> n <= c - d;
     ensures earlier: b < a ==> n <= d - c;
     exits \false; @/
  void lemma_periods(int64_t n, int64_t a, int64_t b, int64_t c, int64_t d)
  {
    /@ assert later: a + 1 <= b ==> n * (a + 1) <= n * b; @/
    /@ assert earlier: b + 1 <= a ==> n * (b + 1) <= n * a; @/
  }
*/

/* Nor are they the same if they are apart in one period and in the next. */
/*@ ghost
  /@ requires 1 <= n && c != d && c + n != d && c - d < n && d - c < 2 * n;
     terminates \true;
     assigns \nothing;
     ensures never: n * a + c != n * b + d;
     exits \false; @/
  void lemma_never(int64_t n, int64_t a, int64_t b, int64_t c, int64_t d)
  {
    /@ assert later: a < b ==> n * (a + 1) <= n * b; @/
    /@ assert earlier: b + 2 <= a ==> n * (b + 2) <= n * a; @/
    /@ assert next: a == b + 1 ==> n * a == n * b + n; @/
  }
*/

/* Two slots of one period: 2 o + late. */
/*@ ghost
  /@ requires 1 <= r && Pattern(p) && 0 <= i < r && 0 <= o < r && 0 <= m < r;
     terminates \true;
     assigns \nothing;
     ensures down: 2 * o + Late(r, p, i, o) != 2 * m + 2 + Late(r, p, i + 1, m);
     ensures wrap: 2 * o + Late(r, p, i, o) + 2 * r + 1 > 2 * m + 2 + Late(r, p, i + 1, m);
     exits \false; @/
  void lemma_slots_down(int32_t r, int32_t p, int32_t i, int32_t o, int32_t m)
  {
    int64_t a = late_of(r, p, i, o);
    int64_t b = late_of(r, p, i + 1, m);
    /@ assert next: o == m + 1 ==> a != b; @/
    /@ assert last: m == r - 1 && b == 1 ==> p == 1; @/
    /@ assert first: o == 0 && p == 1 ==> a == 1; @/
  }

  /@ requires 1 <= r && Pattern(p) && 0 <= i < r && 0 <= o < r;
     terminates \true;
     assigns \nothing;
     ensures right: \let x = PatternShift(r, p) + Late(r, PatternRight(p), 0, i);
       2 * o + Late(r, p, i, o) < x && 2 * o + Late(r, p, i, o) + 2 * r + 1 != x &&
       x < 2 * (2 * r + 1);
     exits \false; @/
  void lemma_slots_right(int32_t r, int32_t p, int32_t i, int32_t o)
  {
    int64_t a = late_of(r, p, i, o);
    int64_t b = late_of(r, p == 2 ? 0 : 2, 0, i);
    /@ assert to_alternate: p != 2 ==> b == 1; @/
    /@ assert from_alternate: p == 2 ==> b == i % 2; @/
    /@ assert first: o == 0 ==> a == (p == 2 ? (i + 1) % 2 : p); @/
  }

  /@ requires 1 <= r && Pattern(p) && 0 <= i < r && 0 <= o < r;
     terminates \true;
     assigns \nothing;
     ensures apart: \let x = PatternShift(r, p) + Late(r, PatternRight(p), 0, i);
       2 * o + 2 + Late(r, p, i + 1, o) != x && 2 * o + 2 + Late(r, p, i + 1, o) + 2 * r + 1 != x &&
       2 * o + 2 + Late(r, p, i + 1, o) - (2 * r + 1) < x;
     exits \false; @/
  void lemma_slots_apart_right(int32_t r, int32_t p, int32_t i, int32_t o)
  {
    int64_t a = late_of(r, p, i + 1, o);
    int64_t b = late_of(r, p == 2 ? 0 : 2, 0, i);
    /@ assert to_alternate: p != 2 ==> b == 1; @/
    /@ assert from_alternate: p == 2 ==> b == i % 2; @/
    /@ assert last: o == r - 1 ==> a == (p == 1 ? 1 : 0); @/
  }
*/

/* Block j and block k. */
/*@ ghost
  /@ requires 1 <= r && 0 <= j && 0 <= k && Pattern(p) && 0 <= i <= r;
     terminates \true;
     assigns \nothing;
     ensures one: Slot(r, p, i, j) == Slot(r, p, i, k) ==> j == k;
     exits \false; @/
  void lemma_ports_one(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k)
  {
    int32_t q = j / r;
    int32_t o = j % r;
    int32_t l = k / r;
    int32_t m = k % r;
    lemma_simplex_period(r, j, q, o);
    lemma_simplex_period(r, k, l, m);
    int64_t n = 2 * (int64_t)r + 1;
    int64_t c = 2 * (int64_t)o + late_of(r, p, i, o);
    int64_t d = 2 * (int64_t)m + late_of(r, p, i, m);
    if (n * q + c == n * l + d)
      lemma_periods(n, q, l, c, d);
  }

  void lemma_ports_down(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k)
  {
    int32_t q = j / r;
    int32_t o = j % r;
    int32_t l = k / r;
    int32_t m = k % r;
    lemma_simplex_period(r, j, q, o);
    lemma_simplex_period(r, k, l, m);
    lemma_slots_down(r, p, i, o, m);
    int64_t n = 2 * (int64_t)r + 1;
    int64_t c = 2 * (int64_t)o + late_of(r, p, i, o);
    int64_t d = 2 * (int64_t)m + 2 + late_of(r, p, i + 1, m);
    lemma_never(n, q, l, c, d);
  }

  void lemma_ports_right(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k)
  {
    int32_t q = j / r;
    int32_t o = j % r;
    int32_t l = k / r;
    lemma_simplex_period(r, j, q, o);
    lemma_simplex_period(r, k, l, i);
    lemma_slots_right(r, p, i, o);
    lemma_slots_apart_right(r, p, i, o);
    int64_t n = 2 * (int64_t)r + 1;
    int64_t c = 2 * (int64_t)o + late_of(r, p, i, o);
    int64_t e = 2 * (int64_t)o + 2 + late_of(r, p, i + 1, o);
    int64_t d = (p == 1 ? n - 2 : n) + late_of(r, p == 2 ? 0 : 2, 0, i);
    /@ assert slot: Slot(r, p, i, j) == n * q + c; @/
    /@ assert below: Slot(r, p, i + 1, j) + 2 == n * q + e; @/
    /@ assert sent: RightSlot(r, p, i, k) == n * l + d; @/
    lemma_never(n, q, l, c, d);
    lemma_never(n, q, l, e, d);
  }
*/

/*@ ghost
  void lemma_ports_apart(int32_t r, int32_t p, int32_t i, int32_t j, int32_t k)
  {
    if (0 <= j && 0 <= k) {
      lemma_ports_down(r, p, i, j, k);
      if (k % r == i)
        lemma_ports_right(r, p, i, j, k);
    }
  }
*/

/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= j && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer k; 0 <= k < s && Slot(r, p, i, j) == Slot(r, p, i, k) ==> j == k;
     ensures one_down: \forall integer k; 0 <= k < s &&
       Slot(r, p, i + 1, j) == Slot(r, p, i + 1, k) ==> j == k;
     ensures down: \forall integer k; 0 <= k < s ==>
       Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
     exits \false; @/
  void lemma_ports_row(int32_t r, int32_t s, int32_t p, int32_t i, int32_t j)
  {
    int32_t l = 0;
    /@ loop invariant range: 0 <= l <= s;
       loop invariant one: \forall integer k; 0 <= k < l && Slot(r, p, i, j) == Slot(r, p, i, k) ==>
         j == k;
       loop invariant one_down: \forall integer k; 0 <= k < l &&
         Slot(r, p, i + 1, j) == Slot(r, p, i + 1, k) ==> j == k;
       loop invariant down: \forall integer k; 0 <= k < l ==>
         Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
       loop assigns l;
       loop variant s - l; @/
    while (l < s) {
      lemma_ports_one(r, p, i, j, l);
      lemma_ports_one(r, p, i + 1, j, l);
      lemma_ports_down(r, p, i, j, l);
      l++;
    }
  }

  /@ requires 1 <= r && 0 <= s && 0 <= j && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures right: \forall integer k; 0 <= k < s && k % r == i ==>
       Slot(r, p, i, j) != RightSlot(r, p, i, k);
     ensures apart: \forall integer k; 0 <= k < s && k % r == i ==>
       Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
     exits \false; @/
  void lemma_ports_right_row(int32_t r, int32_t s, int32_t p, int32_t i, int32_t j)
  {
    int32_t l = 0;
    /@ loop invariant range: 0 <= l <= s;
       loop invariant right: \forall integer k; 0 <= k < l && k % r == i ==>
         Slot(r, p, i, j) != RightSlot(r, p, i, k);
       loop invariant apart: \forall integer k; 0 <= k < l && k % r == i ==>
         Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
       loop assigns l;
       loop variant s - l; @/
    while (l < s) {
      if (l % r == i)
        lemma_ports_right(r, p, i, j, l);
      l++;
    }
  }

  void lemma_simplex_ports(int32_t r, int32_t s, int32_t p, int32_t i)
  {
    int32_t l = 0;
    int32_t right = p == 2 ? 0 : 2;
    /@ loop invariant range: 0 <= l <= s;
       loop invariant one: \forall integer j, k; 0 <= j < l && 0 <= k < s &&
         Slot(r, p, i, j) == Slot(r, p, i, k) ==> j == k;
       loop invariant one_down: \forall integer j, k; 0 <= j < l && 0 <= k < s &&
         Slot(r, p, i + 1, j) == Slot(r, p, i + 1, k) ==> j == k;
       loop invariant one_right: \forall integer j, k; 0 <= j < l && 0 <= k < s &&
         Slot(r, PatternRight(p), 0, j) == Slot(r, PatternRight(p), 0, k) ==> j == k;
       loop invariant down: \forall integer j, k; 0 <= j < l && 0 <= k < s ==>
         Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2;
       loop invariant right: \forall integer j, k; 0 <= j < l && 0 <= k < s && k % r == i ==>
         Slot(r, p, i, j) != RightSlot(r, p, i, k);
       loop invariant apart: \forall integer j, k; 0 <= j < l && 0 <= k < s && k % r == i ==>
         Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k);
       loop assigns l;
       loop variant s - l; @/
    while (l < s) {
      lemma_ports_row(r, s, p, i, l);
      lemma_ports_row(r, s, right, 0, l);
      lemma_ports_right_row(r, s, p, i, l);
      l++;
    }
  }
*/
