/* A rank of the core has after y of its steps the inputs of all whose numbers agree with its own above the lowest y digits; whoever is over counts as
   the rank that it hands its input to. */
#include "proofs/theorems/algorithms/multiplying.h"
#include "spec/lemmas/base.h"

/*@
  // In the core's step after y others: how far input d's digit is from the lowest number that has v's digits above; below k if v is to have d.
  logic integer MultiplyOffset(integer k, integer m, integer v, integer a) = a / m - k * (v / m / k);

  // The port at which v hears of offset t, if t is not its own digit.
  logic integer HearsAt(integer k, integer digit, integer t) = t < digit ? digit - t : digit + k - t;

  // At the start of the core's step y + 1.
  predicate MultiplyHeld(integer P, integer k, integer b, integer y) =
    \forall integer v, d; 0 <= v < MultiplyCore(P, k) && 0 <= d < P ==>
      Times(MultiplyFold(P, k) + y + 1, v, b, d) == (d % MultiplyCore(P, k) / PowerOf(k, y) == v / PowerOf(k, y) ? 1 : 0);
*/

/*@ ghost
  // What v hears of d at the ports 1 .. p.
  /@ requires range: 1 <= P && 2 <= k && 0 <= p < k && 0 <= y < PowerLog(k, P) && 0 <= v < MultiplyCore(P, k) && 0 <= d < P;
     requires held: MultiplyHeld(P, k, b, y);
     requires m: m == PowerOf(k, y) && Q == MultiplyCore(P, k) && 1 <= m && Q == m * (k * n) && 0 <= n && Q <= P;
     terminates \true;
     assigns \nothing;
     ensures heard: \let t = MultiplyOffset(k, m, v, d % Q); \let e = v / m % k;
       HeardAtPorts(P, k, MultiplyFold(P, k) + y + 1, v, b, d, p) == (0 <= t < k && t != e && HearsAt(k, e, t) <= p ? 1 : 0);
     exits \false; @/
  void lemma_heard(int32_t P, int32_t k, int32_t b, int32_t y, int32_t v, int32_t d, int32_t p, int32_t m, int32_t Q, int32_t n)
  {
    int32_t j = 0;
    int32_t e = v / m % k;
    int32_t x = y + 1;
    int64_t t = d % Q / m - (int64_t)k * (v / m / k);
    /@ assert digit: v / m == k * (v / m / k) + e && 0 <= e < k; @/
    /@ loop invariant range: 0 <= j <= p;
       loop invariant heard: HeardAtPorts(P, k, MultiplyFold(P, k) + y + 1, v, b, d, j) == (0 <= t < k && t != e && HearsAt(k, e, t) <= j ? 1 : 0);
       loop assigns j;
       loop variant p - j; @/
    while (j < p) {
      j++;
      lemma_digit_on(k, m, v, k - j);
      lemma_digit_below(k, m, v, k - j, n);
      /@ assert from: MultiplyFrom(P, k, MultiplyFold(P, k) + y + 1, v, j) == DigitOn(k, m, v, k - j); @/
      /@ assert times: Times(MultiplyFold(P, k) + y + 1, DigitOn(k, m, v, k - j), b, d) == (d % Q / m == DigitOn(k, m, v, k - j) / m ? 1 : 0); @/
      /@ assert offset: d % Q / m == DigitOn(k, m, v, k - j) / m <==> 0 <= t < k && t != e && HearsAt(k, e, t) == j; @/
    }
  }

  // a / (m k), in two steps.
  /@ requires range: 2 <= k <= 0x7fffffff && 1 <= m <= 0x7fffffff && 0 <= a <= 0x7fffffff && 0 <= v <= 0x7fffffff && k * m <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures two: a / (k * m) == a / m / k;
     ensures same: a / m / k == v / m / k <==> 0 <= MultiplyOffset(k, m, v, a) < k;
     exits \false; @/
  void lemma_two_quotients(int64_t k, int64_t m, int64_t a, int64_t v)
  {
    int64_t q = a / m;
    int64_t g = q / k;
    int64_t h = v / m / k;
    /@ assert a: a == m * q + a % m && q == k * g + q % k; @/
    /@ assert whole: a == (k * m) * g + (m * (q % k) + a % m); @/
    /@ assert rest: 0 <= m * (q % k) <= m * (k - 1); @/
    lemma_divided(a, k * m, g, m * (q % k) + a % m);
    if (h < g)
      lemma_nonneg(k, g - h - 1);
    if (g < h)
      lemma_nonneg(k, h - g - 1);
  }

  /@ requires range: 1 <= P && 2 <= k && 0 <= y < PowerLog(k, P);
     requires held: MultiplyHeld(P, k, b, y);
     requires run: Multiplying(P, k, b);
     terminates \true;
     assigns \nothing;
     ensures held: MultiplyHeld(P, k, b, y + 1);
     exits \false; @/
  void lemma_multiply_step(int32_t P, int32_t k, int32_t b, int32_t y)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t m = lemma_power_is(k, y, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t n = lemma_power_is(k, log - y - 1, P);
    lemma_power_cut(k, y, log);
    /@ assert next: Q == m * (k * n) && PowerOf(k, y + 1) == k * m && k * m <= Q; @/
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= Q;
       loop invariant held: \forall integer w, d; 0 <= w < v && 0 <= d < P ==>
         Times(MultiplyFold(P, k) + y + 2, w, b, d) == (d % Q / (k * m) == w / (k * m) ? 1 : 0);
       loop assigns v;
       loop variant Q - v; @/
    while (v < Q) {
      int32_t d = 0;
      /@ loop invariant range: 0 <= d <= P;
         loop invariant held: \forall integer c; 0 <= c < d ==>
           Times(MultiplyFold(P, k) + y + 2, v, b, c) == (c % Q / (k * m) == v / (k * m) ? 1 : 0);
         loop assigns d;
         loop variant P - d; @/
      while (d < P) {
        lemma_heard(P, k, b, y, v, d, k - 1, m, Q, n);
        lemma_two_quotients(k, m, d % Q, v);
        lemma_two_quotients(k, m, v, v);
        /@ assert own: Times(MultiplyFold(P, k) + y + 1, v, b, d) == (MultiplyOffset(k, m, v, d % Q) == v / m % k ? 1 : 0); @/
        d++;
      }
      v++;
    }
  }

  // What is over is heard by the rank of the core whose number it has but for a multiple of Q.
  /@ requires range: 1 <= P && 2 <= k && 0 <= p < k && Q == MultiplyCore(P, k) && 1 <= Q < P && 0 <= v < Q && 0 <= d < P;
     requires run: Multiplying(P, k, b);
     terminates \true;
     assigns \nothing;
     ensures heard: HeardAtPorts(P, k, 1, v, b, d, p) == (Q <= d && d % Q == v && d / Q <= p ? 1 : 0);
     exits \false; @/
  void lemma_over_heard(int32_t P, int32_t k, int32_t b, int32_t v, int32_t d, int32_t p, int32_t Q)
  {
    int32_t j = 0;
    /@ assert parts: d == Q * (d / Q) + d % Q && 0 <= d % Q < Q; @/
    /@ loop invariant range: 0 <= j <= p;
       loop invariant heard: HeardAtPorts(P, k, 1, v, b, d, j) == (Q <= d && d % Q == v && d / Q <= j ? 1 : 0);
       loop assigns j;
       loop variant p - j; @/
    while (j < p) {
      j++;
      lemma_parts(d, Q, j, v);
      /@ assert from: MultiplyFrom(P, k, 1, v, j) == (v + j * Q < P ? v + j * Q : -1); @/
      /@ assert this: v + j * Q == d <==> d % Q == v && d / Q == j; @/
    }
  }

  /@ requires range: 1 <= P && 2 <= k;
     requires run: Multiplying(P, k, b);
     terminates \true;
     assigns \nothing;
     ensures held: MultiplyHeld(P, k, b, 0);
     exits \false; @/
  void lemma_multiply_folded(int32_t P, int32_t k, int32_t b)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    if (Q == P) {
      /@ assert alone: \forall integer d; 0 <= d < P ==> d % Q == d; @/
      return;
    }
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= Q;
       loop invariant held: \forall integer w, d; 0 <= w < v && 0 <= d < P ==> Times(2, w, b, d) == (d % Q == w ? 1 : 0);
       loop assigns v;
       loop variant Q - v; @/
    while (v < Q) {
      int32_t d = 0;
      /@ loop invariant range: 0 <= d <= P;
         loop invariant held: \forall integer c; 0 <= c < d ==> Times(2, v, b, c) == (c % Q == v ? 1 : 0);
         loop assigns d;
         loop variant P - d; @/
      while (d < P) {
        lemma_over_heard(P, k, b, v, d, k - 1, Q);
        /@ assert parts: d == Q * (d / Q) + d % Q && 0 <= d % Q < Q; @/
        lemma_nonneg(d / Q < k ? 0 : d / Q - k, Q);
        /@ assert few: d / Q <= k - 1; @/
        d++;
      }
      v++;
    }
  }

  void theorem_multiplying(int32_t P, int32_t k, int32_t b)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t y = 0;
    lemma_multiply_folded(P, k, b);
    /@ loop invariant range: 0 <= y <= log;
       loop invariant held: MultiplyHeld(P, k, b, y);
       loop assigns y;
       loop variant log - y; @/
    while (y < log) {
      lemma_multiply_step(P, k, b, y);
      y++;
    }
    /@ assert core: \forall integer v, d; 0 <= v < Q && 0 <= d < P ==> d % Q / Q == 0 && v / Q == 0; @/
    /@ assert all: \forall integer v, d; 0 <= v < Q && 0 <= d < P ==> Times(MultiplyFold(P, k) + log + 1, v, b, d) == 1; @/
    if (Q == P)
      return;
    int32_t v = Q;
    /@ assert last: !MultiplyCombines(P, k, log + 2) && MultiplyFold(P, k) == 1 && MultiplyRounds(P, k) == log + 2; @/
    /@ assert quiet: \forall integer w, p; 0 <= w < Q && 1 <= p < k ==> MultiplyFrom(P, k, log + 2, w, p) == -1; @/
    /@ assert still: \forall integer w, d; 0 <= w < Q ==> Times(log + 2 + 1, w, b, d) == Times(log + 2, w, b, d); @/
    /@ assert stays: \forall integer w, d; 0 <= w < Q && 0 <= d < P ==> Times(log + 3, w, b, d) == 1; @/
    /@ loop invariant range: Q <= v <= P;
       loop invariant told: \forall integer w, d; Q <= w < v && 0 <= d < P ==> Times(log + 3, w, b, d) == 1;
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      /@ assert parts: v == Q * (v / Q) + v % Q && 0 <= v % Q < Q && 1 <= v / Q < k; @/
      /@ assert from: MultiplyFrom(P, k, log + 2, v, v / Q) == v % Q; @/
      v++;
    }
  }
*/
