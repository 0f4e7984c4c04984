/* Levels `ranks` and `sizes` of Rabenseifner's allreduce (spec/machine/same_bits.h). */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_HALVING_TERMS_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_HALVING_TERMS_H

#include "proofs/theorems/algorithms/baseline.h"
#include "spec/machine/same_bits.h"

/* Every block is computed over the same distances, whichever share it is in: all ranks end with one expression of all blocks, whatever their
   number. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= b < s && 0 <= c < t;
     requires schedules: AllreduceSchedule(S, DODONA_KIND_RABENSEIFNER, P, s) && AllreduceSchedule(T, DODONA_KIND_RABENSEIFNER, P, t);
     requires runs: Computing(r, S, s, 1) && Computing(q, T, t, 1);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v, w; 0 <= v < P && 0 <= w < P ==>
       Term(r, HalvingSteps(P) + 1, v, b) == Term(q, HalvingSteps(P) + 1, w, c);
     exits \false; @/
  void theorem_halving_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int32_t P);

  /@ requires range: 1 <= P && 1 <= s;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_RABENSEIFNER, P, s);
     requires run: Computing(r, S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures same: SameOnRanks(r, P, s, 0, 2, HalvingSteps(P) + 1);
     exits \false; @/
  void theorem_halving_ranks(int64_t r, int64_t S, int32_t P, int32_t s);
*/

#endif
