/* The descent below one node, by recursion over nodes. */
#ifndef DODONA_PROOFS_LEMMAS_FRACTIONAL_DESCENT_H
#define DODONA_PROOFS_LEMMAS_FRACTIONAL_DESCENT_H

#include "spec/lemmas/fractional.h"

/*@
  // A subtree of n positions from b on, that its budget i can hold.
  predicate IsNode(integer r, integer i, integer n, integer b) =
    1 <= r && 0 <= i && 1 <= n <= Capacity(r, i) && 0 <= b && b + n <= INT32_MAX;
*/

/* A node that ghost code can hold: budget, size, first position, feeder of its head or -1. */
typedef struct node {
  int32_t i;
  int32_t n;
  int32_t b;
  int32_t h;
} node;

/* DownSize, as a number that ghost code can compute with; both successors are nodes. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && r < n;
     terminates \true;
     assigns \nothing;
     ensures size: \result == DownSize(r, i, n) && 1 <= \result <= n - r;
     ensures down: IsNode(r, i - r, \result, b + r);
     ensures right: \result < n - r ==> IsNode(r, i - r - 1, n - r - \result, b + r + \result);
     exits \false; @/
  int32_t successors(int32_t r, int32_t i, int32_t n, int32_t b);
*/

/* The node of v's group. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && b <= v < b + n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures node: \result.i == BudgetIn(r, i, n, b, v) && \result.n == SizeIn(r, i, n, b, v) &&
       \result.b == HeadIn(r, i, n, b, v) && \result.h == FeederIn(r, i, n, b, h, v);
     ensures within: IsNode(r, \result.i, \result.n, \result.b) &&
       b <= \result.b <= v < \result.b + \result.n <= b + n && v < \result.b + r;
     ensures first: \result.b == b ==> \result.i == i && \result.h == h;
     ensures later: \result.b != b ==> \result.i < i &&
       (\result.h == -1 || b <= \result.h <= \result.b - r);
     exits \false; @/
  node node_of(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v);
*/

/* The descent to any y below the group of v passes through that group. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && b <= v < b + n;
     requires HeadIn(r, i, n, b, v) <= y < HeadIn(r, i, n, b, v) + SizeIn(r, i, n, b, v);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, y) == HeadIn(r, BudgetIn(r, i, n, b, v), SizeIn(r, i, n, b, v),
                                             HeadIn(r, i, n, b, v), y);
     ensures BudgetIn(r, i, n, b, y) == BudgetIn(r, BudgetIn(r, i, n, b, v), SizeIn(r, i, n, b, v),
                                                 HeadIn(r, i, n, b, v), y);
     ensures SizeIn(r, i, n, b, y) == SizeIn(r, BudgetIn(r, i, n, b, v), SizeIn(r, i, n, b, v),
                                             HeadIn(r, i, n, b, v), y);
     ensures FeederIn(r, i, n, b, h, y) ==
       FeederIn(r, BudgetIn(r, i, n, b, v), SizeIn(r, i, n, b, v), HeadIn(r, i, n, b, v),
                FeederIn(r, i, n, b, h, v), y);
     exits \false; @/
  void lemma_passes(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v, int32_t y);
*/

/* Where the subtree of v's group ends, a right successor begins, or the whole ends. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && b <= v < b + n;
     requires v + 1 == HeadIn(r, i, n, b, v) + SizeIn(r, i, n, b, v) && v + 1 < b + n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, v + 1) == v + 1;
     ensures FeederIn(r, i, n, b, h, v + 1) != -1;
     exits \false; @/
  void lemma_end(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v);
*/

/* Who feeds v from the left has v for its right successor: all the members u of the feeder's group. */
/*@ ghost
  /@ requires IsNode(r, i, n, b) && b < v < b + n && HeadIn(r, i, n, b, v) == v;
     requires FeederIn(r, i, n, b, h, v) == f && f != -1 && f <= u < f + r;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures HeadIn(r, i, n, b, u) == f;
     ensures r < SizeIn(r, i, n, b, u);
     ensures v == f + r + DownSize(r, BudgetIn(r, i, n, b, u), SizeIn(r, i, n, b, u));
     ensures v < f + SizeIn(r, i, n, b, u);
     exits \false; @/
  void lemma_feeder(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v, int32_t f,
                    int32_t u);
*/

#endif
