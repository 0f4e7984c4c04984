/* Level `ranks` of collectives of two phases (spec/machine/same_bits.h). */
#ifndef DODONA_PROOFS_THEOREMS_ANY_SAME_RANKS_H
#define DODONA_PROOFS_THEOREMS_ANY_SAME_RANKS_H

#include "proofs/theorems/any/two_phases.h"
#include "spec/machine/same_bits.h"

/* A collective that computes and then stores, block by block from one rank: all who want the block end with what that rank has computed. */
/*@ ghost
  /@ requires latency: 1 <= ticks <= latency && 0 <= up <= INT64_MAX / 2 && 0 <= down <= INT64_MAX / 2;
     requires range: 0 <= root < P && 1 <= s && (middle == 0 || middle == 1);
     requires phases: TwoPhases(A, S, F, s, back, latency, up);
     requires chain: Chain(S, F, back, P, s, root, begins, middle, wants, latency, ticks, up, down);
     requires run: Computing(r, A, s, latency);
     terminates \true;
     assigns \nothing;
     ensures same: SameOnRanks(r, P, s, root, wants, up + down + 1);
     exits \false; @/
  void theorem_same_ranks(int64_t r, int64_t A, int64_t S, int64_t F, int32_t back, int32_t P, int32_t s, int32_t root, int32_t begins,
                          int32_t middle, int32_t wants, int64_t latency, int64_t ticks, int64_t up, int64_t down);
*/

#endif
