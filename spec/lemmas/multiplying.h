/* Digits in base k: turning one digit of a number changes no other. */
#ifndef DODONA_SPEC_LEMMAS_MULTIPLYING_H
#define DODONA_SPEC_LEMMAS_MULTIPLYING_H

#include <stdint.h>
#include "spec/algorithms/multiplying.h"
#include "spec/base.h"

/* The powers of k up to P. */
/*@ ghost
  /@ requires range: 2 <= k && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures log: \result == PowerLog(k, P) && 0 <= \result <= 30;
     ensures room: Pow2(\result) <= P;
     ensures core: 1 <= MultiplyCore(P, k) <= P < k * MultiplyCore(P, k);
     exits \false; @/
  int32_t lemma_power_log(int32_t k, int32_t P);
*/

/* A power of k divides a higher one. */
/*@ ghost
  /@ requires range: 2 <= k && 0 <= i <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures order: 1 <= PowerOf(k, i) <= PowerOf(k, n);
     ensures power: PowerOf(k, n) == PowerOf(k, i) * PowerOf(k, n - i);
     exits \false; @/
  void lemma_power_of(int32_t k, int32_t i, int32_t n);

  /@ requires range: 2 <= k && 0 <= i < n;
     terminates \true;
     assigns \nothing;
     ensures next: PowerOf(k, i + 1) == k * PowerOf(k, i) && PowerOf(k, i + 1) <= PowerOf(k, n);
     ensures cut: PowerOf(k, n) == PowerOf(k, i) * (k * PowerOf(k, n - i - 1));
     exits \false; @/
  void lemma_power_cut(int32_t k, int32_t i, int32_t n);
*/

/* Products and quotients, each by itself. */
/*@ ghost
  /@ requires range: 0 <= a && 0 <= b;
     terminates \true;
     assigns \nothing;
     ensures product: 0 <= a * b;
     exits \false; @/
  void lemma_nonneg(int64_t a, int64_t b);

  /@ requires range: 0 <= a < n * b && 1 <= b;
     terminates \true;
     assigns \nothing;
     ensures below: a / b < n;
     exits \false; @/
  void lemma_quotient_below(int64_t a, int64_t b, int64_t n);

  /@ requires range: 0 <= q && 1 <= b;
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer a; q * b <= a < q * b + b ==> a / b == q;
     exits \false; @/
  void lemma_quotient_from(int64_t q, int64_t b);

  /@ requires range: 1 <= Q <= 0x7fffffff && 0 <= j <= 0x7fffffff && 0 <= d <= 0x7fffffff && 0 <= v < Q;
     terminates \true;
     assigns \nothing;
     ensures parts: v + j * Q == d <==> d % Q == v && d / Q == j;
     ensures room: 0 <= j * Q <= 0x7fffffff * Q;
     exits \false; @/
  void lemma_parts(int64_t d, int64_t Q, int64_t j, int64_t v);
*/

/* A power of k that is a number of ranks. */
/*@ ghost
  /@ requires range: 2 <= k && 1 <= P && 0 <= i <= PowerLog(k, P);
     terminates \true;
     assigns \nothing;
     ensures power: \result == PowerOf(k, i) && 1 <= \result <= MultiplyCore(P, k) <= P;
     exits \false; @/
  int32_t lemma_power_is(int32_t k, int32_t i, int32_t P);
*/

/* Number c and its neighbour at port p have the same digits but one, and the neighbour finds c at port k - p. */
/*@ ghost
  /@ requires range: 2 <= k <= 0x7fffffff && 1 <= m <= 0x7fffffff && 0 <= c <= 0x7fffffff && 1 <= p < k;
     terminates \true;
     assigns \nothing;
     ensures digit: DigitOn(k, m, c, p) / m == c / m + (c / m % k + p < k ? p : p - k);
     ensures above: DigitOn(k, m, c, p) / m / k == c / m / k && 0 <= DigitOn(k, m, c, p);
     ensures back: DigitOn(k, m, DigitOn(k, m, c, p), k - p) == c && DigitOn(k, m, c, p) != c;
     exits \false; @/
  void lemma_digit_on(int64_t k, int64_t m, int64_t c, int64_t p);
*/

/* It is below every multiple of k m that c is below. */
/*@ ghost
  /@ requires range: 2 <= k <= 0x7fffffff && 1 <= m <= 0x7fffffff && 0 <= c <= 0x7fffffff && 1 <= p < k && 0 <= n;
     requires below: c < m * (k * n);
     terminates \true;
     assigns \nothing;
     ensures below: DigitOn(k, m, c, p) < m * (k * n);
     exits \false; @/
  void lemma_digit_below(int64_t k, int64_t m, int64_t c, int64_t p, int64_t n);
*/

/* Who is over: whom a rank of the core hears in the first step. */
/*@ ghost
  /@ requires core: Q == MultiplyCore(P, k) && Q < P;
     terminates \true;
     assigns \nothing;
     ensures hears: MultiplyFrom(P, k, 1, v, p) == (v < Q && v + p * Q < P ? v + p * Q : -1);
     exits \false; @/
  void lemma_over(int32_t P, int32_t k, int32_t Q, int32_t v, int32_t p);
*/

/* Whom a rank sends at a port hears it at the same port; nobody sends or hears itself. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= k && 1 <= p < k && 1 <= x <= MultiplyRounds(P, k) && 0 <= u < P;
     terminates \true;
     assigns \nothing;
     ensures to: -1 <= MultiplyTo(P, k, x, u, p) < P && MultiplyTo(P, k, x, u, p) != u;
     ensures from: -1 <= MultiplyFrom(P, k, x, u, p) < P && MultiplyFrom(P, k, x, u, p) != u;
     ensures heard: MultiplyTo(P, k, x, u, p) != -1 ==> MultiplyFrom(P, k, x, MultiplyTo(P, k, x, u, p), p) == u;
     ensures sent: MultiplyFrom(P, k, x, u, p) != -1 ==> MultiplyTo(P, k, x, MultiplyFrom(P, k, x, u, p), p) == u;
     exits \false; @/
  void lemma_multiplying_ports(int32_t P, int32_t k, int32_t x, int32_t u, int32_t p);
*/

/* The same of all ranks at once. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= k && 1 <= p < k && 1 <= x <= MultiplyRounds(P, k) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures both: \forall integer u; 0 <= u < P ==> (MultiplyTo(P, k, x, u, p) == v <==> MultiplyFrom(P, k, x, v, p) == u);
     exits \false; @/
  void lemma_multiplying_pairs(int32_t P, int32_t k, int32_t x, int32_t v, int32_t p);
*/

#endif
