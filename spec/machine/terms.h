/* In which order results are computed: what ranks have of a block as an expression over the inputs of the ranks. */
#ifndef DODONA_SPEC_MACHINE_TERMS_H
#define DODONA_SPEC_MACHINE_TERMS_H

#include "spec/machine/machine.h"

/*@
  // The input of rank v, whatever the block; and two expressions combined, of which nothing is assumed.
  axiomatic Expressions {
    logic integer Leaf(integer v) reads \nothing;
    logic integer Plus(integer left, integer right) reads \nothing;
  }

  // The same by an operation that commutes, as addition and the maximum of IEEE numbers do, bit by bit, but for the payload of a NaN. Every
  // operation that commutes is of this form.
  logic integer Either(integer a, integer b) = a <= b ? Plus(a, b) : Plus(b, a);
*/

#endif
