/* How soon the ranks of any schedule of one block can send, and how many ranks they may still
   reach. Ticks are counted from the first row's. */
#ifndef DODONA_SPEC_MACHINE_POSTAL_H
#define DODONA_SPEC_MACHINE_POSTAL_H

#include "spec/check/broadcast.h"
#include "spec/algorithms/reach.h"

/*@
  // The tick of row k.
  logic integer Tick{L}(dodona_row *a, integer k) = a[k].step - a[0].step;

  // The tick from which v can send, by the first k rows: after all that it has received and sent in them;
  // -1 if it has received nothing.
  // measure k
  logic integer Ready{L}(dodona_rules *g, dodona_row *a, integer k, integer v) =
    k <= 0 ? (v == g->root ? 0 : -1) :
    a[k - 1].op != DODONA_RECV ? Ready(g, a, k - 1, v) :
    a[k - 1].peer == v ? Tick(a, k - 1) + g->ticks :
    a[k - 1].rank == v && Ready(g, a, k - 1, v) < 0 ? Tick(a, k - 1) + g->latency :
    Ready(g, a, k - 1, v);

  // The ranks that v may reach by tick t, itself included, ...
  logic integer Prospect{L}(dodona_rules *g, dodona_row *a, integer t, integer k, integer v) =
    Ready(g, a, k, v) < 0 ? 0 : Reach(g->latency, g->ticks, 0, 1, t - Ready(g, a, k, v));

  // ... and the ranks that the ranks 0 .. r - 1 together may reach.
  // measure r
  logic integer Prospects{L}(dodona_rules *g, dodona_row *a, integer t, integer k, integer r) =
    r <= 0 ? 0 : Prospects(g, a, t, k, r - 1) + Prospect(g, a, t, k, r - 1);

  // A valid schedule of one block.
  predicate OneBlock{L}(dodona_rules *g, dodona_row *a, integer n) =
    Sensible(g) && g->blocks == 1 && ValidRows(g, a, n);

  // Every row's message can be used by tick t.
  predicate EndsBy{L}(dodona_rules *g, dodona_row *a, integer n, integer t) =
    \forall integer k; 0 <= k < n ==> Tick(a, k) + g->latency <= t;

  // The ticks from the first row until the last row's message can be used.
  logic integer Length{L}(dodona_rules *g, dodona_row *a, integer n) =
    n <= 0 ? 0 : Tick(a, n - 1) + g->latency;
*/

#endif
