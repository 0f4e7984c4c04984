/* A network in which a rank may receive from several others in a step: it adds up what all of them sent. The schedule is a list of
   messages (ref/check/weights.h). */
#ifndef DODONA_SPEC_MACHINE_SEVERAL_PORTS_H
#define DODONA_SPEC_MACHINE_SEVERAL_PORTS_H

#include "spec/machine/contributions.h"

/*@
  // How often input d is in all that the first n messages bring rank v of block b in step x, to be combined.
  // measure n
  logic integer PartsOf{M}(dodona_message *a, integer b, integer d, integer x, integer v, integer n) =
    n <= 0 ? 0 :
      PartsOf(a, b, d, x, v, n - 1) +
      (a[n - 1].step == x && a[n - 1].block == b && a[n - 1].dst == v ? Times(x, a[n - 1].src, b, d) : 0);

  // Of block b rank v is sent a result in step x.
  predicate ResultComes{M}(dodona_message *a, integer n, integer b, integer x, integer v) =
    \exists integer k; 0 <= k < n && a[k].step == x && a[k].block == b && a[k].dst == v && a[k].use == DODONA_STORE;

  // The network, of one block: each rank begins with its own input; `latency` steps after a step x it has, beside what it had, all
  // that was sent to it in step x, or, in place of that, the result that was sent to it.
  predicate Exchanging{M}(dodona_message *a, integer n, integer latency, integer b) =
    (\forall integer x, v, d; x <= 0 ==> Times(x, v, b, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, v, d; 0 < x && !ResultComes(a, n, b, x - latency, v) ==>
      Times(x, v, b, d) == Times(x - 1, v, b, d) + PartsOf(a, b, d, x - latency, v, n)) &&
    (\forall integer k; 0 <= k < n && a[k].block == b && a[k].use == DODONA_STORE ==>
      Replaced(a[k].step, a[k].src, a[k].step + latency, a[k].dst, b));

  // Whoever is sent a result is sent nothing else of the block in that step.
  predicate ResultsAlone{M}(dodona_message *a, integer n, integer b) =
    \forall integer j, k; 0 <= j < k < n && a[j].step == a[k].step && a[j].block == b && a[k].block == b &&
      a[j].dst == a[k].dst ==> a[j].use != DODONA_STORE && a[k].use != DODONA_STORE;
*/

#endif
