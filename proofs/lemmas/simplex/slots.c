/* The slots of the direct simplex tree: quotients and remainders by r and by 2 r + 1, block by block. */
#include "spec/lemmas/simplex_slots.h"

/*@ ghost
  void lemma_simplex_period(int32_t r, int32_t j, int32_t q, int32_t o)
  {
    /@ assert block: j == r * q + o; @/
  }
*/

/*@ ghost
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

/*@ ghost
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
