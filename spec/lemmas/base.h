/* Quotients and remainders. */
#ifndef DODONA_SPEC_LEMMAS_BASE_H
#define DODONA_SPEC_LEMMAS_BASE_H

#include <stdint.h>
#include "spec/base.h"

/* n q + o is divided by n in one way. */
/*@ ghost
  /@ requires 1 <= n && 0 <= q && 0 <= o < n && p == n * q + o;
     terminates \true;
     assigns \nothing;
     ensures quotient: p / n == q;
     ensures rest: p % n == o;
     exits \false; @/
  void lemma_divided(int64_t p, int64_t n, int64_t q, int64_t o);
*/

/* Powers of two as distances: who is paired with whom in recursive halving and doubling. */

/*@
  // In a group of 2 m positions, number c of the one half and number c of the other.
  logic integer PartnerOf(integer m, integer c) = c % (2 * m) < m ? c + m : c - m;

  // The first position of c's group of m.
  logic integer GroupFirst(integer m, integer c) = c - c % m;
*/

/* Partners are each other's; a group of 2 m is a group of m and its partners. */
/*@ ghost
  /@ requires range: 1 <= m <= 0x40000000 && 0 <= c <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures partner: PartnerOf(m, PartnerOf(m, c)) == c && PartnerOf(m, c) != c && 0 <= PartnerOf(m, c);
     ensures group: GroupFirst(m, PartnerOf(m, c)) == PartnerOf(m, GroupFirst(m, c));
     ensures first: 0 <= GroupFirst(m, c) <= c < GroupFirst(m, c) + m;
     exits \false;
  @/
  void lemma_partner(int64_t m, int64_t c);
*/

/* From the first of a group of 2 m to the first of its upper half, and back. */
/*@ ghost
  /@ requires range: 1 <= m <= 0x40000000 && 0 <= c <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures up: c % (2 * m) == 0 ==> (c + m) % (2 * m) == m;
     ensures down: c % (2 * m) == m ==> m <= c && (c - m) % (2 * m) == 0;
     exits \false;
  @/
  void lemma_next_half(int64_t m, int64_t c);
*/

/* If c is below a power of two that the group divides, c's partner and the ends of both groups are below it, too. */
/*@ ghost
  /@ requires range: 0 <= k < log <= 30 && 0 <= c < Pow2(log);
     terminates \true;
     assigns \nothing;
     ensures partner: 0 <= PartnerOf(Pow2(k), c) < Pow2(log);
     ensures group: GroupFirst(Pow2(k), c) + Pow2(k) <= Pow2(log);
     ensures other: GroupFirst(Pow2(k), PartnerOf(Pow2(k), c)) + Pow2(k) <= Pow2(log);
     exits \false;
  @/
  void lemma_partner_inside(int32_t k, int32_t log, int64_t c);
*/

/* Facts about products that solvers want spelled out. */

/*@ ghost
  /@ requires order: 0 <= a && 0 <= b && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures quotient: b > 0 ==> (a <= n / b <==> a * b <= n);
     ensures zero: b == 0 ==> a * b == 0;
     exits \false;
  @/
  void lemma_quotient(int64_t n, int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires order: 0 <= a <= b;
     terminates \true;
     assigns \nothing;
     ensures square: 0 <= a * a <= b * b;
     exits \false;
  @/
  void lemma_square(int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires factors: 0 <= a && 0 <= b;
     terminates \true;
     assigns \nothing;
     ensures sum: a >= 1 && b >= 1 ==> a + b <= a * b + 1;
     ensures zero: a == 0 || b == 0 ==> a * b == 0;
     exits \false;
  @/
  void lemma_sum_below_product(int64_t a, int64_t b);
*/

/*@ ghost
  /@ requires order: 0 <= a <= b && 0 <= n;
     terminates \true;
     assigns \nothing;
     ensures order: 0 <= a * n <= b * n;
     exits \false;
  @/
  void lemma_product_order(int64_t a, int64_t b, int64_t n);
*/

#endif
