/* In which order results are computed, and four ways to be the same: on all ranks, in all runs, for all blocks whatever their number, and for P ranks
   that hold sums as for more ranks. */
#ifndef DODONA_SPEC_MACHINE_SAME_BITS_H
#define DODONA_SPEC_MACHINE_SAME_BITS_H

#include <stdint.h>
#include "spec/machine/phase.h"
#include "spec/machine/terms.h"

/*@
  // What rank v has of block b at the start of step x of run r, as an expression over the inputs (terms.h). Computing is the only assumption
  // about it.
  axiomatic Runs {
    logic integer Term(integer r, integer x, integer v, integer b) reads \nothing;
  }

  // What messages do in run r of schedule S, over s blocks, by an operation that commutes: as Moving (contributions.h), with expressions for counts. A
  // rank that is sent a part combines it with what it has, in the order of the steps, whichever message came first.
  predicate Joining(integer r, integer S, integer s, integer latency) =
    (\forall integer x, u, v, b; 0 <= b < s && Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
      Term(r, x + latency, v, b) == Either(Term(r, x, u, b), Term(r, x + latency - 1, v, b))) &&
    (\forall integer x, u, v, j; s <= j < 2 * s && Transfer(S, x, u, v, j) ==> Term(r, x + latency, v, j - s) == Term(r, x, u, j - s)) &&
    (\forall integer x, v, b; 0 < x && 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
      (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==> Term(r, x, v, b) == Term(r, x - 1, v, b));

  // Each rank begins with its own input.
  predicate Computing(integer r, integer S, integer s, integer latency) =
    (\forall integer x, v, b; x <= 0 && 0 <= b < s ==> Term(r, x, v, b) == Leaf(v)) && Joining(r, S, s, latency);

  // Level `ranks`: at the start of step x all who want a block have computed one expression.
  predicate SameOnRanks(integer r, integer P, integer s, integer root, integer wants, integer x) =
    \forall integer v, w, b; 0 <= v < P && 0 <= w < P && 0 <= b < s && IsOf(wants, P, s, root, v, b) == 1 &&
      IsOf(wants, P, s, root, w, b) == 1 ==> Term(r, x, v, b) == Term(r, x, w, b);

  // Level `runs`: in any two runs all have the same at all times.
  predicate SameInRuns(integer r, integer q, integer s) =
    \forall integer x, v, b; 0 <= b < s ==> Term(r, x, v, b) == Term(q, x, v, b);

  // Up to the start of step m of T, block b of s in schedule S goes as block c of t in T, d steps later, or earlier if d < 0.
  predicate GoesAlike(integer S, integer s, integer b, integer T, integer t, integer c, integer d, integer latency, integer m) =
    (\forall integer x, u, v; x + latency <= m ==> (Transfer(S, x + d, u, v, b) <==> Transfer(T, x, u, v, c))) &&
    (\forall integer x, u, v; x + latency <= m ==> (Transfer(S, x + d, u, v, s + b) <==> Transfer(T, x, u, v, t + c)));
*/

/* What a schedule computes does not depend on the run. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires runs: Computing(r, S, s, latency) && Computing(q, S, s, latency);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer y, v, b; y <= x && 0 <= b < s ==> Term(r, y, v, b) == Term(q, y, v, b);
     exits \false; @/
  void theorem_same_runs(int64_t r, int64_t q, int64_t S, int32_t s, int64_t latency, int64_t x);

  // What goes alike is computed alike, in schedules of whatever numbers of blocks.
  /@ requires latency: 1 <= latency && -0x4000000000000000 <= d <= 0x4000000000000000;
     requires blocks: 0 <= b < s && 0 <= c < t;
     requires runs: Computing(r, S, s, latency) && Computing(q, T, t, latency);
     requires alike: GoesAlike(S, s, b, T, t, c, d, latency, m);
     requires begin: \forall integer x, u, v, j; Transfer(S, x, u, v, j) || Transfer(T, x, u, v, j) ==> 1 <= x;
     requires until: 0 <= m <= 0x4000000000000000 && 0 <= m + d;
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer y, v; y <= m ==> Term(r, y + d, v, b) == Term(q, y, v, c);
     exits \false; @/
  void theorem_same_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int64_t d, int64_t latency,
                          int64_t m);

  // While nothing of the block arrives, each rank keeps what it has.
  /@ requires latency: 1 <= latency && 0 <= from <= to;
     requires block: 0 <= b < s;
     requires run: Computing(r, S, s, latency);
     requires none: \forall integer x, u, v; from < x + latency <= to ==> !Transfer(S, x, u, v, b) && !Transfer(S, x, u, v, s + b);
     terminates \true;
     assigns \nothing;
     ensures kept: \forall integer y, v; from <= y <= to ==> Term(r, y, v, b) == Term(r, from, v, b);
     exits \false; @/
  void lemma_kept_terms(int64_t r, int64_t S, int32_t s, int32_t b, int64_t latency, int64_t from, int64_t to);

  // What a phase stores is what the block's origin, rank o, had computed.
  /@ requires latency: 1 <= latency && first <= end;
     requires run: Computing(r, A, s, latency);
     requires phase: Cast(S, P, s, root, origin, dest, latency) && InWindow(S, latency, first, end);
     requires forth: RunsForth(A, S, s, shift, latency, first + shift, end + shift) && 0 <= first + shift;
     requires one: OneOrigin(P, s, root, origin) && 0 <= o < P && 0 <= b < s && IsOf(origin, P, s, root, o, b) == 1;
     terminates \true;
     assigns \nothing;
     ensures stored: \forall integer v; 0 <= v < P && IsOf(dest, P, s, root, v, b) == 1 ==>
       Term(r, end + shift, v, b) == Term(r, first + shift, o, b);
     exits \false; @/
  void theorem_stored_terms(int64_t r, int64_t A, int64_t S, int32_t P, int32_t s, int32_t root, int32_t origin, int32_t dest, int64_t latency,
                            int64_t shift, int64_t first, int64_t end, int32_t o, int32_t b);
*/

#endif
