/* What every collective is for, whoever made its schedule: in the end each rank that wants a block has in it, exactly once, the input of each rank
   that begins with one, and none of the inputs that have no business there. Eight operations are eight pairs of tables of who begins and who
   wants, which ref/check/once.h lists. The checker says of a schedule that this is so (theorem_once), and theorem_schedule_once says it of a
   plan. */
#ifndef DODONA_SPEC_MACHINE_ONCE_H
#define DODONA_SPEC_MACHINE_ONCE_H

#include "spec/check/cell.h"
#include "spec/check/due.h"
#include "spec/machine/contributions.h"

/*@
  // A network that runs schedule S, in which rank i begins with its own input to block b, begins[b P + i] != 0, and nobody else has that. Reducing
  // networks are such networks, and Carrying ones (wants.h) are for their tables.
  predicate Running(integer S, integer P, integer s, integer latency, uint8_t *begins) =
    Moving(S, s, latency) &&
    \forall integer y, v, b, i; y <= 0 && 0 <= b < s && 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
      Times(y, v, b, i) == (v == i ? 1 : 0);

  // Rank d, if it wants block b, has in it once the input of each rank that begins with one, where the table does not say that it is not to be
  // there, at the start of step x.
  predicate BlockHasOnce(integer x, integer b, integer P, uint8_t *begins, uint8_t *wants) =
    \forall integer d, i; 0 <= d < P && wants[Cell(P, d, b)] != 0 && 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
      Times(x, d, b, i) == Due(begins[Cell(P, i, b)]);
*/

#endif
