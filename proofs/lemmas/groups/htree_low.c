/* Low powers of two, by halving. */
#include "spec/lemmas/htree.h"

/*@ ghost
  void lemma_low(int32_t x)
  {
    if (1 < x && x % 2 == 0) {
      /@ assert half: x - (x + 1) / 2 == x / 2; @/
      lemma_low(x / 2);
      /@ assert twice: LowPower(x) == 2 * LowPower(x / 2); @/
    } else {
      /@ assert one: LowPower(x) == 1; @/
    }
  }
*/

/*@ ghost
  void lemma_quotient_by(int32_t a, int32_t b, int32_t m)
  {
    int32_t q = a / b;
    /@ assert own: b * q <= a < b * q + b; @/
    /@ assert less: m < q ==> b * (m + 1) <= b * q; @/
    /@ assert more: q < m ==> b * (q + 1) <= b * m; @/
  }
*/

/* One quotient, of 2 h and of h. */
/*@ ghost
  /@ requires range: 1 <= p <= h <= 0x1fffffff;
     terminates \true;
     assigns \nothing;
     ensures same: (2 * h) / (2 * p) == h / p;
     exits \false; @/
  void lemma_half_quotient(int32_t h, int32_t p)
  {
    int32_t m = h / p;
    int32_t k = h - h % p;
    /@ assert product: p * m == k && k <= h < k + p; @/
    /@ assert twice: (2 * p) * m == 2 * k; @/
    lemma_quotient_by(2 * h, 2 * p, m);
  }
*/

/* The step from an odd number. */
/*@ ghost
  /@ requires range: 1 <= x <= 0x3fffffff && x % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures odd: x % 4 == 1 || x % 4 == 3;
     ensures up: x % 4 == 1 ==> LowPower(x + 1) == 2;
     ensures down: x % 4 == 3 ==> 3 <= x && LowPower(x - 1) == 2;
     exits \false; @/
  void lemma_odd_step(int32_t x)
  {
    int32_t near = x % 4 == 1 ? x + 1 : x - 1;
    lemma_low(near);
    lemma_low(near / 2);
    /@ assert half: near / 2 % 2 == 1; @/
    /@ assert one: LowPower(near / 2) == 1; @/
    /@ assert two: LowPower(near) == 2; @/
  }
*/

/*@ ghost
  void lemma_low_step(int32_t x, int32_t p)
  {
    lemma_low(x);
    if (x % 2 == 1) {
      lemma_odd_step(x);
      /@ assert one: p == 1 && x / p == x; @/
      /@ assert down: x % 4 == 3 ==> LowPower(x - p) == 2 * p && 3 * p <= x; @/
      return;
    }
    int32_t h = x / 2;
    int32_t q = p / 2;
    lemma_low(h);
    lemma_low_step(h, q);
    lemma_half_quotient(h, q);
    /@ assert quotient: x / p == h / q; @/
    lemma_low(x + p);
    /@ assert up: (x + p) / 2 == h + q && (x + p) % 2 == 0; @/
    if (h / q % 4 == 3) {
      lemma_low(x - p);
      /@ assert down: (x - p) / 2 == h - q && (x - p) % 2 == 0; @/
      /@ assert three: 3 * p <= x; @/
      /@ assert low: LowPower(x - p) == 2 * LowPower(h - q); @/
    }
  }
*/

/*@ ghost
  void lemma_low_room(int32_t n, int32_t x)
  {
    lemma_low(n);
    lemma_low(x);
    if (x % 2 == 0) {
      /@ assert side: LowPower(n / 2) == n / 2; @/
      lemma_low_room(n / 2, x / 2);
    } else if (n > 2) {
      lemma_low(n / 2);
    }
  }
*/

/* n = 2^i is at most 2^m where it is below 2^(m + 1). */
/*@ ghost
  /@ requires range: 1 <= n < 2 * most && LowPower(n) == n && LowPower(most) == most && 1 <= most;
     requires fits: most <= 0x3fffffff;
     terminates \true;
     decreases most;
     assigns \nothing;
     ensures most: n <= most;
     exits \false; @/
  void lemma_power_below(int32_t n, int32_t most)
  {
    lemma_low(n);
    lemma_low(most);
    if (n > 1 && most > 1) {
      lemma_low(n / 2);
      lemma_low(most / 2);
      /@ assert halves: LowPower(n / 2) == n / 2 && LowPower(most / 2) == most / 2; @/
      /@ assert less: n / 2 < 2 * (most / 2); @/
      lemma_power_below(n / 2, most / 2);
    }
  }
*/

/*@ ghost
  void lemma_side(int32_t n)
  {
    lemma_low(2);
    lemma_low(4);
    lemma_low(8);
    lemma_low(16);
    lemma_low(32);
    lemma_low(64);
    lemma_low(128);
    lemma_low(256);
    lemma_low(512);
    lemma_low(1024);
    lemma_low(2048);
    lemma_low(4096);
    lemma_low(8192);
    lemma_low(16384);
    lemma_low(32768);
    /@ assert low: LowPower(1) == 1; @/
    /@ assert power: LowPower(32768) == 32768; @/
    lemma_power_below(n, 32768);
  }
*/
