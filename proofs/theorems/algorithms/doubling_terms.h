/* Levels `ranks` and `sizes` of recursive doubling (spec/machine/same_bits.h), where every rank combines on its own. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_DOUBLING_TERMS_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_DOUBLING_TERMS_H

#include "proofs/theorems/algorithms/baseline.h"
#include "spec/machine/same_bits.h"

/* Partners combine the same two expressions, each in its own order: by an operation that commutes all ranks end with one. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s);
     requires run: Computing(r, S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures same: SameOnRanks(r, P, s, 0, 2, DoublingSteps(P) + 1);
     exits \false; @/
  void theorem_doubling_ranks(int64_t r, int64_t S, int32_t P, int32_t s);
*/

/* All blocks go together: block b of s is computed as block c of t. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= b < s && 0 <= c < t && 0 <= m <= 0x4000000000000000;
     requires schedules: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s) && AllreduceSchedule(T, DODONA_KIND_DOUBLING, P, t);
     requires runs: Computing(r, S, s, 1) && Computing(q, T, t, 1);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer y, v; y <= m ==> Term(r, y, v, b) == Term(q, y, v, c);
     exits \false; @/
  void theorem_doubling_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int32_t P, int64_t m);
*/

#endif
