/* The descent by splitting, node by node. */
#ifndef DODONA_PROOFS_LEMMAS_POSTAL_SPLIT_DESCENT_H
#define DODONA_PROOFS_LEMMAS_POSTAL_SPLIT_DESCENT_H

#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

/*@
  // A subtree of n positions from b on that t ticks are enough for.
  predicate IsInterval(integer u, integer f, integer p, integer q, integer b, integer n,
                       integer t) =
    ValidRule(u, f, p, q) && 0 <= b && 1 <= n <= INT32_MAX - b && 0 <= t &&
    n <= Reach(u, f, p, q, t);
*/

/* A subtree that ghost code can hold: size and budget. */
typedef struct interval {
  int32_t n;
  int64_t t;
} interval;

/* Keep, as a number that ghost code can compute with; both parts are intervals. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && 2 <= n;
     terminates \true;
     assigns \nothing;
     ensures keep: \result == Keep(u, f, p, q, n, t) && 1 <= \result < n && u <= t;
     ensures stay: IsInterval(u, f, p, q, b, \result, t - f);
     ensures go: IsInterval(u, f, p, q, b + \result, n - \result, t - u);
     exits \false; @/
  int32_t parts(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t);
*/

/* The subtree of v, an interval itself. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && b <= v < b + n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures size: \result.n == SplitSizeIn(u, f, p, q, b, n, t, v);
     ensures budget: \result.t == SplitBudgetIn(u, f, p, q, b, n, t, v);
     ensures within: IsInterval(u, f, p, q, v, \result.n, \result.t) &&
       v + \result.n <= b + n && (b < v ==> \result.t <= t - u);
     exits \false; @/
  interval interval_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                       int32_t v);
*/

/* The descent to any y of the subtree of v passes through that subtree. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && b < v < b + n && 0 <= i <= INT32_MAX - n;
     requires v <= y < v + SplitSizeIn(u, f, p, q, b, n, t, v);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures size: SplitSizeIn(u, f, p, q, b, n, t, y) ==
       SplitSizeIn(u, f, p, q, v, SplitSizeIn(u, f, p, q, b, n, t, v),
                   SplitBudgetIn(u, f, p, q, b, n, t, v), y);
     ensures budget: SplitBudgetIn(u, f, p, q, b, n, t, y) ==
       SplitBudgetIn(u, f, p, q, v, SplitSizeIn(u, f, p, q, b, n, t, v),
                     SplitBudgetIn(u, f, p, q, b, n, t, v), y);
     ensures parent: SplitParentIn(u, f, p, q, b, n, t, w, y) ==
       SplitParentIn(u, f, p, q, v, SplitSizeIn(u, f, p, q, b, n, t, v),
                     SplitBudgetIn(u, f, p, q, b, n, t, v),
                     SplitParentIn(u, f, p, q, b, n, t, w, v), y);
     ensures index: SplitIndexIn(u, f, p, q, b, n, t, i, k, y) ==
       SplitIndexIn(u, f, p, q, v, SplitSizeIn(u, f, p, q, b, n, t, v),
                    SplitBudgetIn(u, f, p, q, b, n, t, v), 0,
                    SplitIndexIn(u, f, p, q, b, n, t, i, k, v), y);
     exits \false; @/
  void lemma_split_passes(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n,
                          int64_t t, int32_t w, int32_t i, int32_t k, int32_t v, int32_t y);
*/

/* Who sends to v: a, with n positions and t ticks, by its message j, `sent` ticks after the first. */
typedef struct sender {
  int32_t a;
  int32_t n;
  int64_t t;
  int32_t j;
  int64_t sent;
} sender;

/*@
  // s splits v off its own subtree, where b has sent i messages before.
  predicate IsSender(integer u, integer f, integer p, integer q, integer b, integer n, integer t,
                     integer w, integer i, integer k, integer v, sender s) =
    b <= s.a < v && 1 <= s.n <= n && 0 <= s.j < s.n - 1 && 0 <= s.sent <= s.t - u &&
    s.a == SplitParentIn(u, f, p, q, b, n, t, w, v) &&
    SplitIndexIn(u, f, p, q, b, n, t, i, k, v) == (s.a == b ? i + s.j : s.j) &&
    s.n == SplitSizeIn(u, f, p, q, b, n, t, s.a) &&
    s.t == SplitBudgetIn(u, f, p, q, b, n, t, s.a) &&
    2 <= SplitLeft(u, f, p, q, s.n, s.t, s.j) &&
    v == s.a + SplitLeft(u, f, p, q, s.n, s.t, s.j + 1) &&
    s.sent == s.j * f &&
    SplitBudgetIn(u, f, p, q, b, n, t, v) == s.t - s.sent - u;
*/

/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && b < v < b + n && 0 <= i <= INT32_MAX - n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures sender: IsSender(u, f, p, q, b, n, t, w, i, k, v, \result);
     exits \false; @/
  sender sender_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t i, int32_t k, int32_t v);
*/

/* To whom b sends its message j, as its message i + j; -1 if it has no such message. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && 0 <= j && 0 <= i <= INT32_MAX - n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures none: \result == -1 <==> SplitLeft(u, f, p, q, n, t, j) < 2;
     ensures within: \result == -1 ||
       b < \result < b + n && \result == b + SplitLeft(u, f, p, q, n, t, j + 1);
     ensures parent: \result != -1 ==> SplitParentIn(u, f, p, q, b, n, t, w, \result) == b;
     ensures index: \result != -1 ==> SplitIndexIn(u, f, p, q, b, n, t, i, k, \result) == i + j;
     exits \false; @/
  int32_t child_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t i, int32_t k, int32_t j);
*/

#endif
