/* Reductions and allreduces counted, whether or not a network runs them: implications. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_COUNTED_ONCE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_COUNTED_ONCE_H

#include "proofs/theorems/schedule/collective.h"
#include "spec/machine/contributions.h"
#include "spec/machine/tally.h"

/*@
  // A valid reduction R, after it D, and a network that runs them.
  predicate CountedRun(integer R, integer D, integer P, integer s, integer root, integer latency,
                       integer ticks, integer end) =
    ValidReduction(R, P, s, root, latency, ticks) && BeginsAfter(D, end) &&
    Tallying(R, D, s, latency);
*/

/*@
  // A result that begins at the root in step end, every input once, and a network that runs it.
  predicate ResultRun(integer R, integer D, integer P, integer s, integer root, integer latency,
                      integer end, integer d) =
    InRange(D, P, s) && Causal(D, root, latency) && BeginsAfter(D, end) &&
    EndsWith(R, end - latency) && Tallying(R, D, s, latency) &&
    (\forall integer j; 0 <= j < s ==> Times(end, root, j, d) == 1);

  predicate HoldsOnce(integer D, integer s, integer root, integer latency, integer end, integer x,
                      integer d) =
    \forall integer y, v, j; end <= y <= x && 0 <= j < s && Held(D, root, latency, y, v, j) ==>
      Times(y, v, j, d) == 1;
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires ranges: 0 <= root < P && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures once: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
       EndsWith(R, last) ==> \forall integer j, d; 0 <= j < s && 0 <= d < P ==>
       Times(last + latency, root, j, d) == 1;
     exits \false; @/
  void lemma_counted_once(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                     int64_t ticks, int64_t last);
*/

/*@ ghost
  /@ requires latency: 1 <= latency;
     requires step: 1 <= end <= x;
     terminates \true;
     decreases x - end;
     assigns \nothing;
     ensures held: ResultRun(R, D, P, s, root, latency, end, d) ==>
       HoldsOnce(D, s, root, latency, end, x, d);
     exits \false; @/
  void lemma_result_once(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                    int64_t end, int32_t d, int64_t x);
*/

#endif
