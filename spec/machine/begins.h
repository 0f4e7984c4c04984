/* When a schedule begins. */
#ifndef DODONA_SPEC_MACHINE_BEGINS_H
#define DODONA_SPEC_MACHINE_BEGINS_H

#include "spec/machine/machine.h"

/*@
  // No transfer before step `first`.
  predicate BeginsAfter(integer S, integer first) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> first <= x;
*/

#endif
