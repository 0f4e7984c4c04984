/* Counts reductions: after a valid reduction the root has every rank's contribution to every block exactly
   once, whatever follows. */
#ifndef DODONA_SPEC_MACHINE_TALLY_H
#define DODONA_SPEC_MACHINE_TALLY_H

#include <stdint.h>
#include "spec/machine/contributions.h"
#include "spec/machine/reduction.h"

/*@
  // The network of contributions.h with its two phases as separate schedules. What u sends in R is combined with v's
  // block `latency` steps later. What u sends in D replaces v's block. A block that nothing reaches stays the same.
  predicate Tallying(integer R, integer D, integer s, integer latency) =
    (\forall integer x, v, j, d; x <= 0 && 0 <= j < s ==>
      Times(x, v, j, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, u, v, j, d; Transfer(R, x, u, v, j) && 0 <= j < s ==>
      Times(x + latency, v, j, d) == Times(x + latency - 1, v, j, d) + Times(x, u, j, d)) &&
    (\forall integer x, u, v, j, d; Transfer(D, x, u, v, j) && 0 <= j < s ==>
      Times(x + latency, v, j, d) == Times(x, u, j, d)) &&
    (\forall integer x, v, j, d; 0 < x && 0 <= j < s &&
      (\forall integer u; !Transfer(R, x - latency, u, v, j)) &&
      (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
      Times(x, v, j, d) == Times(x - 1, v, j, d));

  // D begins when the last message of R has arrived.
  predicate BeginsAfter(integer D, integer step) =
    \forall integer x, u, v, j; Transfer(D, x, u, v, j) ==> step <= x;

  // v's message with block j has arrived at the start of step x.
  predicate HandedOn(integer R, integer latency, integer x, integer v, integer j) =
    \exists integer y, w; Transfer(R, y, v, w, j) && y + latency <= x;

  // Among the ranks that still hold their part of block j, only h has counted d's contribution, and once.
  predicate Holder(integer R, integer P, integer latency, integer x, integer j, integer d,
                   integer h) =
    0 <= h < P && !HandedOn(R, latency, x, h, j) &&
    (\forall integer v; 0 <= v < P && !HandedOn(R, latency, x, v, j) ==>
      Times(x, v, j, d) == (v == h ? 1 : 0));
*/

/* When the last transfer has arrived, the root's block has every contribution exactly once. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires reduction: ValidReduction(R, P, s, root, latency, ticks);
     requires last: EndsWith(R, last) && BeginsAfter(D, last + latency);
     requires network: Tallying(R, D, s, latency);
     requires root: 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer j, d; 0 <= j < s && 0 <= d < P ==>
       Times(last + latency, root, j, d) == 1;
     exits \false; @/
  void theorem_reduction(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                         int64_t ticks, int64_t last);
*/

#endif
