/* The schedule that rows describe, and what the checker's verdict says of it. */
#ifndef DODONA_SPEC_CHECK_DELIVERY_H
#define DODONA_SPEC_CHECK_DELIVERY_H

#include "check.h"
#include "delivery.h"

/*@
  predicate HasRow(dodona_row *a, integer n, integer op, integer x, integer rank, integer peer,
                   integer block) =
    \exists integer k; 0 <= k < n && a[k].op == op && a[k].step == x && a[k].rank == rank &&
      a[k].peer == peer && a[k].block == block;

  // S is all that is received.
  predicate IsSchedule(integer S, dodona_row *a, integer n) =
    \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> HasRow(a, n, DODONA_RECV, x, v, u, j);

  // It is also all that is sent.
  predicate IsSent(integer S, dodona_row *a, integer n) =
    \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> HasRow(a, n, DODONA_SEND, x, u, v, j);

  // The step of the last row.
  logic integer LastStep(dodona_row *a, integer n) = n == 0 ? 0 : a[n - 1].step;
*/

#endif
