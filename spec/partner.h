/* Powers of two as distances: who is paired with whom in recursive halving and doubling. */
#ifndef DODONA_SPEC_PARTNER_H
#define DODONA_SPEC_PARTNER_H

#include <stdint.h>
#include "power.h"

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

/* Below a power of two that the group divides, so are c's partner and the ends of both groups. */
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

#endif
