/* Levels `ranks`, `sizes` and `nested` of recursive doubling (spec/machine/same_bits.h, nested.h), where every rank combines on its own. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_DOUBLING_TERMS_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_DOUBLING_TERMS_H

#include "proofs/theorems/algorithms/baseline.h"
#include "spec/algorithms/core_group.h"

/* All ranks end with the expression of the whole core. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s && 0 <= k;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s);
     requires run: ComputingSums(r, S, s, 1, k);
     terminates \true;
     assigns \nothing;
     ensures result: \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
       Term(r, DoublingSteps(P) + 1, v, b) == CoreGroup(k, Folded(P), CoreLog(P), 0);
     exits \false; @/
  void theorem_doubling_expression(int64_t r, int64_t S, int32_t P, int32_t s, int32_t k);
*/

/* 2^k ranks end with the sum of so many neighbours, and what P ranks have that begin with such sums, 2^k P ranks have. */
/*@ ghost
  /@ requires range: 1 <= s && 1 <= t && 0 <= k <= 30 && 1 <= P && Pow2(k) * P <= 0x7fffffff;
     requires schedules: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s) && AllreduceSchedule(T, DODONA_KIND_DOUBLING, Pow2(k) * P, t);
     requires runs: ComputingSums(r, S, s, 1, k) && Computing(q, T, t, 1);
     terminates \true;
     assigns \nothing;
     ensures sums: P == 1 ==> \forall integer w, c; 0 <= w < Pow2(k) && 0 <= c < t ==> Term(q, DoublingSteps(Pow2(k)) + 1, w, c) == Balanced(k, 0);
     ensures nested: SameNested(r, DoublingSteps(P) + 1, P, s, q, DoublingSteps(Pow2(k) * P) + 1, t, k);
     exits \false; @/
  void theorem_doubling_nested(int64_t r, int64_t S, int32_t P, int32_t s, int64_t q, int64_t T, int32_t t, int32_t k);
*/

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
