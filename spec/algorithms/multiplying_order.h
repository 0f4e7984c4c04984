/* Recursive multiplying by ranks that combine in the order of ranks what they have and what they hear in a round. */
#ifndef DODONA_SPEC_ALGORITHMS_MULTIPLYING_ORDER_H
#define DODONA_SPEC_ALGORITHMS_MULTIPLYING_ORDER_H

#include "spec/algorithms/multiplying.h"
#include "spec/machine/same_bits.h"

/*@
  // 1 if rank v hears rank u in round x at one of the ports 1 .. p.
  // measure p
  logic integer HearsRank(integer P, integer k, integer x, integer v, integer u, integer p) =
    p <= 0 ? 0 : MultiplyFrom(P, k, x, v, p) == u ? 1 : HearsRank(P, k, x, v, u, p - 1);

  // 1 if in round x rank v combines what rank u has: v's own, or heard.
  logic integer JoinsRank(integer P, integer k, integer x, integer v, integer u) = u == v ? 1 : HearsRank(P, k, x, v, u, k - 1);

  // How many ranks below n it meets.
  // measure n
  logic integer MetBelow(integer P, integer k, integer x, integer v, integer n) =
    n <= 0 ? 0 : MetBelow(P, k, x, v, n - 1) + JoinsRank(P, k, x, v, n - 1);

  // What those below n have of block b, each joined to all before it.
  // measure n
  logic integer JoinedBelow(integer P, integer k, integer r, integer x, integer v, integer b, integer n) =
    n <= 0 ? 0
    : JoinsRank(P, k, x, v, n - 1) == 0 ? JoinedBelow(P, k, r, x, v, b, n - 1)
    : MetBelow(P, k, x, v, n - 1) == 0 ? Term(r, x, n - 1, b)
    : Plus(JoinedBelow(P, k, r, x, v, b, n - 1), Term(r, x, n - 1, b));

  // The run: in a round that combines a rank joins what it meets in the order of ranks; in the last of a fold it takes the result.
  predicate MultiplyingInOrder(integer P, integer k, integer r, integer b) =
    (\forall integer x, v; 1 <= x && MultiplyCombines(P, k, x) && 0 <= v < P ==>
      Term(r, x + 1, v, b) == JoinedBelow(P, k, r, x, v, b, P)) &&
    (\forall integer x, v, p; 1 <= x && !MultiplyCombines(P, k, x) && 1 <= p < k && MultiplyFrom(P, k, x, v, p) != -1 ==>
      Term(r, x + 1, v, b) == Term(r, x, MultiplyFrom(P, k, x, v, p), b)) &&
    (\forall integer x, v; 1 <= x && !MultiplyCombines(P, k, x) && (\forall integer p; 1 <= p < k ==> MultiplyFrom(P, k, x, v, p) == -1) ==>
      Term(r, x + 1, v, b) == Term(r, x, v, b));
*/

#endif
