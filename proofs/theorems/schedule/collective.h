/* The schedules of a collective. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_COLLECTIVE_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_COLLECTIVE_H

#include "ref/schedule/collective.h"
#include "spec/machine/machine.h"

/*@
  // R and D are the collective's: what dodona_collective_step_at tells, the partial combinations in R, the
  // results in D.
  predicate CollectiveSchedules{L}(dodona_collective *c, integer R, integer D) =
    (\forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> PartialTransfer(c, x, u, v, j)) &&
    (\forall integer x, u, v, j; Transfer(D, x, u, v, j) <==> ResultTransfer(c, x, u, v, j));

  // Both in one schedule: blocks 0 .. s - 1 partial, s .. 2 s - 1 results.
  predicate CollectiveSchedule{L}(dodona_collective *c, integer A) =
    \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==>
      (j < c->up.blocks && PartialTransfer(c, x, u, v, j)) ||
      (c->up.blocks <= j && ResultTransfer(c, x, u, v, j - c->up.blocks));
*/

#endif
