/* What is known about the windows of a combine, as ghost functions: a call makes the ensures
   available. The bodies are in proofs/lemmas/combine/rounds.c. N(t) below is Reach(L, 1, 0, 1, t). */
#ifndef DODONA_SPEC_LEMMAS_COMBINE_H
#define DODONA_SPEC_LEMMAS_COMBINE_H

#include <stdint.h>
#include "spec/algorithms/combine.h"
#include "spec/lemmas/reach.h"

/*@
  // What is left before round r of N(t) - P, from which round k takes N(t - k) if so much is left.
  // measure r - L
  logic integer Surplus(integer P, integer L, integer t, integer r) =
    r <= L ? Reach(L, 1, 0, 1, t) - P :
    Surplus(P, L, t, r - 1) < Reach(L, 1, 0, 1, t - r + 1) ? Surplus(P, L, t, r - 1) :
    Surplus(P, L, t, r - 1) - Reach(L, 1, 0, 1, t - r + 1);

  // The greedy choice of eps.
  predicate GreedyTable{M}(integer P, integer L, integer t, uint32_t *eps) =
    \forall integer r; 0 <= r <= t ==>
      eps[r] == (L <= r && Reach(L, 1, 0, 1, t - r) <= Surplus(P, L, t, r) ? 1 : 0);

  // Sum over k = L .. m of eps[k] N(r - k): what the choices of rounds up to m cost in round r.
  // measure m - L + 1
  logic integer Spent{M}(uint32_t *eps, integer L, integer r, integer m) =
    m < L ? 0 :
    Spent(eps, L, r, m - 1) + (eps[m] == 0 ? 0 : Reach(L, 1, 0, 1, r - m));

  // eps and w as the rounds make them, one after the other.
  predicate Bits{M}(uint32_t *eps, integer t) = \forall integer r; 0 <= r <= t ==> 0 <= eps[r] <= 1;
  predicate Grows{M}(integer L, integer t, uint32_t *eps, uint32_t *w) =
    \forall integer r; 0 <= r <= t ==> w[r] == (r < L ? 1 : w[r - 1] + w[r - L] - eps[r]);
*/

/*@ ghost
  /@ requires order: 0 <= a && 0 <= b;
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= a * b <= INT32_MAX * b;
     exits \false; @/
  void lemma_few(int32_t a, int32_t b);
*/

/* P ranks, more than one, take at least L rounds, and the surplus is less than what the last round
   adds. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires horizon: IsHorizon(L, 1, 0, 1, P, t);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= t < 0x4000000000000000;
     ensures alone: P == 1 <==> t == 0;
     ensures time: 2 <= P ==> L <= t;
     ensures surplus: 0 <= Reach(L, 1, 0, 1, t) - P;
     ensures tight: 2 <= P ==> Reach(L, 1, 0, 1, t) - P < Reach(L, 1, 0, 1, t - L);
     ensures below: Reach(L, 1, 0, 1, t) < 2 * P;
     exits \false; @/
  void lemma_combine_horizon(int32_t P, int32_t L, int64_t t);
*/

/* The greedy choice takes away all of the surplus: less than N(t - r + 1) is left before round
   r. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires horizon: IsHorizon(L, 1, 0, 1, P, t);
     terminates \true;
     assigns \nothing;
     ensures left: \forall integer r; L <= r <= t + 1 ==>
       0 <= Surplus(P, L, t, r) < Reach(L, 1, 0, 1, t - r + 1);
     ensures none: Surplus(P, L, t, t + 1) == 0;
     exits \false; @/
  void lemma_surplus(int32_t P, int32_t L, int64_t t);
*/

/* Superposition: a 1 in round k takes N(r - k) from the window of every later round r. */
/*@ ghost
  /@ requires range: 1 <= L && 0 <= t < INT64_MAX;
     requires memory: \valid_read(eps + (0 .. t));
     requires bits: Bits(eps, t);
     terminates \true;
     assigns \nothing;
     ensures windows: \forall integer r; 0 <= r <= t ==>
       Window(eps, L, r) == Reach(L, 1, 0, 1, r) - Spent(eps, L, r, r);
     exits \false; @/
  void lemma_superposition(const uint32_t *eps, int32_t L, int64_t t);
*/

/* Hence the greedy choice ends with P inputs. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires horizon: IsHorizon(L, 1, 0, 1, P, t);
     requires memory: \valid_read(eps + (0 .. t)) && \valid_read(w + (0 .. t));
     requires greedy: GreedyTable(P, L, t, eps);
     requires windows: Grows(L, t, eps, w);
     terminates \true;
     assigns \nothing;
     ensures table: CombineTable(P, L, t, eps, w);
     exits \false; @/
  void lemma_greedy(int32_t P, int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w);
*/

/* Windows never shrink, and while a message is sent it travels 1 .. P - 1 ranks. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires table: CombineTable(P, L, t, eps, w);
     terminates \true;
     assigns \nothing;
     ensures bits: Bits(eps, t);
     ensures grows: Grows(L, t, eps, w);
     ensures order: \forall integer r, s; 0 <= r <= s <= t ==> 1 <= w[r] <= w[s] <= P;
     ensures most: \forall integer r; 0 <= r <= t ==> w[r] <= Reach(L, 1, 0, 1, r);
     ensures shift: \forall integer x; CombineBusy(L, t, eps, w, x) ==>
       1 <= CombineShift(eps, w, x + L - 1) < P;
     exits \false; @/
  void lemma_windows(int32_t P, int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w);
*/

#endif
