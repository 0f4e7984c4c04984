/* Levels `ranks` and `sizes` of collectives of two phases (spec/machine/same_bits.h). */
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

/* Two collectives that reduce to the root and store from there. If block b goes through the first one's tree as block c through the second one's, e
   steps later, whoever wants them ends with one expression, whatever the numbers of blocks. */
/*@ ghost
  /@ requires latency: 1 <= ticks <= latency <= 0x7fffffff;
     requires steps: 0 <= up <= INT64_MAX / 2 && 0 <= up2 <= INT64_MAX / 2 && 0 <= down <= INT64_MAX / 2 &&
       0 <= down2 <= INT64_MAX / 2 && -up2 <= e <= up;
     requires range: 0 <= root < P && 0 <= b < s && 0 <= c < t;
     requires phases: TwoPhases(A, S, F, s, 1, latency, up) && TwoPhases(B, T, G, t, 1, latency, up2);
     requires chain: Chain(S, F, 1, P, s, root, 2, 0, wants, latency, ticks, up, down);
     requires chain_too: Chain(T, G, 1, P, t, root, 2, 0, wants, latency, ticks, up2, down2);
     requires alike: \forall integer x, u, v; Transfer(S, x + e, u, v, b) <==> Transfer(T, x, u, v, c);
     requires runs: Computing(r, A, s, latency) && Computing(q, B, t, latency);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v, w; 0 <= v < P && 0 <= w < P && IsOf(wants, P, s, root, v, b) == 1 &&
       IsOf(wants, P, t, root, w, c) == 1 ==> Term(r, up + down + 1, v, b) == Term(q, up2 + down2 + 1, w, c);
     exits \false; @/
  void theorem_same_phases(int64_t r, int64_t A, int64_t S, int64_t F, int32_t s, int32_t b, int64_t up, int64_t down, int64_t q, int64_t B,
                           int64_t T, int64_t G, int32_t t, int32_t c, int64_t up2, int64_t down2, int32_t P, int32_t root, int32_t wants,
                           int64_t latency, int64_t ticks, int64_t e);
*/

#endif
