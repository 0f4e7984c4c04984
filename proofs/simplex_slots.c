/* The slots of the direct simplex tree: quotients and remainders by r and by 2 r + 1, block by block. */
#include "../spec/simplex_slots.h"

/*@ ghost
  void lemma_divided(int64_t p, int64_t n, int64_t q, int64_t o)
  {
    int64_t d = p / n;
    /@ assert period: p == n * d + p % n && 0 <= p % n < n; @/
    /@ assert below: q + 1 <= d ==> n * (q + 1) <= n * d; @/
    /@ assert above: d + 1 <= q ==> n * (d + 1) <= n * q; @/
    /@ assert same: d == q; @/
  }
*/

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

/* Block j in period and slot. */
/*@ ghost
  /@ requires 1 <= r && 0 <= j && q == j / r && o == j % r;
     terminates \true;
     assigns \nothing;
     ensures block: 0 <= q && 0 <= o < r && j == r * q + o;
     ensures pace: SimplexPace(r, j) == (2 * r + 1) * q + 2 * o;
     exits \false; @/
  void lemma_simplex_period(int32_t r, int32_t j, int32_t q, int32_t o)
  {
    /@ assert block: j == r * q + o; @/
  }
*/

/*@ ghost
  /@ requires 1 <= r && Pattern(p) && 0 <= i <= r && 0 <= o < r;
     terminates \true;
     assigns \nothing;
     ensures late: \result == Late(r, p, i, o) && 0 <= \result <= 1;
     exits \false; @/
  int64_t late_of(int32_t r, int32_t p, int32_t i, int32_t o)
  {
    int64_t end = (int64_t)i + o;
    if (p == 2)
      return end < r ? ((int64_t)i + 1) % 2 : ((int64_t)o + r + 1) % 2;
    return end < r ? ((int64_t)o + p) % 2 : ((int64_t)o + p + r + 1) % 2;
  }
*/

/*@ ghost
  /@ requires 1 <= r && 0 <= j && 0 <= y && Pattern(p) && 0 <= i <= r;
     terminates \true;
     assigns \nothing;
     ensures there: Slot(r, p, i, j) == y ==>
       y % (2 * r + 1) < 2 * r && j == (y - y / (2 * r + 1)) / 2 &&
       y % (2 * r + 1) % 2 == Late(r, p, i, y % (2 * r + 1) / 2);
     exits \false; @/
  void lemma_slot_there(int32_t r, int32_t p, int32_t i, int32_t j, int64_t y)
  {
    int32_t q = j / r;
    int32_t o = j % r;
    int64_t late = late_of(r, p, i, o);
    lemma_simplex_period(r, j, q, o);
    if (2 * (int64_t)j + q + late == y) {
      lemma_divided(y, 2 * (int64_t)r + 1, q, 2 * (int64_t)o + late);
      /@ assert rest: y % (2 * r + 1) == 2 * o + late; @/
      /@ assert packet: y % (2 * r + 1) / 2 == o; @/
    }
  }
*/

/*@ ghost
  /@ requires 1 <= r && 0 <= y && y % (2 * r + 1) < 2 * r;
     terminates \true;
     assigns \nothing;
     ensures packet: (y - y / (2 * r + 1)) / 2 % r == y % (2 * r + 1) / 2;
     ensures run: (y - y / (2 * r + 1)) / 2 / r == y / (2 * r + 1);
     exits \false; @/
  void lemma_slot_packet(int32_t r, int64_t y)
  {
    int64_t n = 2 * (int64_t)r + 1;
    int64_t k = y / n;
    int64_t w = y % n;
    int64_t o = w / 2;
    int64_t j = (y - k) / 2;
    /@ assert period: y == n * k + w; @/
    /@ assert twice: y - k == 2 * (r * k) + w; @/
    /@ assert block: j == r * k + o; @/
    lemma_divided(j, r, k, o);
  }
*/

/*@ ghost
  /@ requires 1 <= r && 0 <= j && 0 <= y && Pattern(p) && 0 <= i <= r;
     terminates \true;
     assigns \nothing;
     ensures back: y % (2 * r + 1) < 2 * r && j == (y - y / (2 * r + 1)) / 2 &&
       y % (2 * r + 1) % 2 == Late(r, p, i, y % (2 * r + 1) / 2) ==> Slot(r, p, i, j) == y;
     exits \false; @/
  void lemma_slot_back(int32_t r, int32_t p, int32_t i, int32_t j, int64_t y)
  {
    int64_t n = 2 * (int64_t)r + 1;
    int64_t w = y % n;
    if (w < n - 1 && j == (y - y / n) / 2) {
      int32_t q = j / r;
      int32_t o = j % r;
      lemma_slot_packet(r, y);
      lemma_simplex_period(r, j, q, o);
      /@ assert run: y == n * q + w; @/
      /@ assert half: w == 2 * o + w % 2; @/
    }
  }

  void lemma_simplex_slot(int32_t r, int32_t s, int32_t p, int32_t i, int64_t y)
  {
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= s;
       loop invariant block: \forall integer j; 0 <= j < k ==>
         (Slot(r, p, i, j) == y <==>
          y % (2 * r + 1) < 2 * r && j == (y - y / (2 * r + 1)) / 2 &&
          y % (2 * r + 1) % 2 == Late(r, p, i, y % (2 * r + 1) / 2));
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      lemma_slot_there(r, p, i, k, y);
      lemma_slot_back(r, p, i, k, y);
      k++;
    }
    if (y % (2 * (int64_t)r + 1) < 2 * (int64_t)r)
      lemma_slot_packet(r, y);
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

  void lemma_simplex_below(int32_t r, int32_t p)
  {
    /@ assert late: \forall integer j; 0 <= j < r ==>
         Late(r, p, r, j) == (p == 2 ? (j + r + 1) % 2 : (j + p + r + 1) % 2); @/
    /@ assert head: \forall integer j; 0 <= j < r ==>
         Late(r, PatternDown(r, p), 0, j) == (j + PatternDown(r, p)) % 2; @/
  }

  void lemma_simplex_order(int32_t r, int32_t s, int32_t p, int32_t i)
  {
    /@ assert late: \forall integer q, m, o; Pattern(q) && 0 <= m && 0 <= o ==>
         0 <= Late(r, q, m, o) <= 1; @/
    /@ assert packet: \forall integer j; 0 <= j ==> 0 <= j % r; @/
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= s;
       loop invariant last: \forall integer j; 0 <= j < k ==> 0 <= j / r <= (s - 1) / r;
       loop assigns k;
       loop variant s - k; @/
    while (k < s) {
      int32_t a = k / r;
      int32_t b = (s - 1) / r;
      /@ assert end: s - 1 < r * (b + 1); @/
      /@ assert start: r * a <= k; @/
      /@ assert above: b + 1 <= a ==> r * (b + 1) <= r * a; @/
      k++;
    }
  }
*/
