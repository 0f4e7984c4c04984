/* What ranks that differ in one digit have, joined in their order. */
#ifndef DODONA_SPEC_LEMMAS_MULTIPLYING_ORDER_H
#define DODONA_SPEC_LEMMAS_MULTIPLYING_ORDER_H

#include "spec/algorithms/multiplying_order.h"

/*@
  // The first t of the ranks first, first + m, first + 2 m, ...; of one or more.
  // measure t
  logic integer DigitsJoined(integer r, integer x, integer b, integer first, integer m, integer t) =
    t <= 1 ? Term(r, x, first, b) : Plus(DigitsJoined(r, x, b, first, m, t - 1), Term(r, x, first + (t - 1) * m, b));
*/

#endif
