/* A combine, as the network carries it out: what the checker of combines is to accept. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_COMBINE_COMPLETE_H
#define DODONA_SPEC_LEMMAS_CHECK_COMBINE_COMPLETE_H

#include "spec/lemmas/check_combine_delivery.h"
#include "spec/lemmas/check_complete.h"

/*@
  // S keeps the rules g, and a network that runs S counts every input exactly once at every rank, one
  // latency after step `last`.
  predicate AllowedCombine(integer S, dodona_rules *g, integer last) =
    InRange(S, g->ranks, 2) && DuplexPorts(S, g->ticks) &&
    (g->simplex != 0 ==> SimplexPorts(S, g->ticks)) && Combining(S, g->latency) &&
    EndsWith(S, last) && AllCombined(g->ranks, last + g->latency);

  // Up to step x no count is negative, no count decreases, and no rank counts its own input 0 times.
  predicate CountsGrow(integer P, integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
      0 <= Count(y, v, d) && 1 <= Count(y, v, v) && (0 < y ==> Count(y - 1, v, d) <= Count(y, v, d));

  // No row that arrives by step x brings an input once more.
  predicate NewUpTo(dodona_rules *g, dodona_row *a, integer n, integer x) =
    \forall integer k, d; 0 <= k < n && a[k].step + g->latency <= x && 0 <= d < g->ranks ==>
      !Again(a, g->latency, k, d);
*/

#endif
