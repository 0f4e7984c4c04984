/* The rows of a reduction: where each input is, row by row. */
#ifndef DODONA_SPEC_CHECK_REDUCE_COMPLETE_H
#define DODONA_SPEC_CHECK_REDUCE_COMPLETE_H

#include "check_complete.h"
#include "check_reduce_delivery.h"
#include "reduction.h"

/*@
  // A reduction whose messages may carry several blocks.
  predicate MessageReduction(integer S, integer P, integer s, integer root, integer latency,
                             integer ticks) =
    InRange(S, P, s) && MessagePorts(S, ticks) && Combined(S, latency) &&
    Contributed(S, P, s, root) && ContributedOnce(S, root);

  // S is a reduction of s blocks that the rules g allow; no result is sent.
  predicate AllowedReduction(integer S, dodona_rules *g, integer P, integer s) =
    g->ranks == P && g->blocks == 2 * s &&
    MessageReduction(S, P, s, g->root, g->latency, g->ticks) &&
    (g->simplex != 0 ==> SimplexMessages(S, g->ticks));

  // By the first k rows rank u has sent block b.
  predicate PassedOn(dodona_row *a, integer k, integer u, integer b) =
    \exists integer i; 0 <= i < k && a[i].op == DODONA_RECV && a[i].block == b && a[i].peer == u;

  // By the first k rows rank v counts input d in block b, and has not sent the block.
  predicate Keeps(dodona_row *a, integer latency, integer s, integer k, integer v, integer b,
                  integer d) =
    Included(a, latency, s, k, v, b, d) && !PassedOn(a, k, v, b);

  // One rank of P does.
  predicate KeptOnce(integer P, dodona_row *a, integer latency, integer s, integer k, integer b,
                     integer d) =
    (\exists integer v; 0 <= v < P && Keeps(a, latency, s, k, v, b, d)) &&
    \forall integer u, v; Keeps(a, latency, s, k, u, b, d) && Keeps(a, latency, s, k, v, b, d) ==>
      u == v;
*/

#endif
