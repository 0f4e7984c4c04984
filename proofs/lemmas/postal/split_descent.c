/* What holds below a subtree, by recursion: each call is at one of its parts, which is smaller. */
#include "proofs/lemmas/postal/split_descent.h"

/* Reach of the lambda tree up to a limit, as a number. */
/*@ ghost
  /@ requires ValidRule(u, f, 0, q) && 1 <= limit;
     terminates \true;
     decreases t < 0 ? 0 : t;
     assigns \nothing;
     ensures reach: 1 <= Reach(u, f, 0, q, t);
     ensures capped: \result == (Reach(u, f, 0, q, t) < limit ? Reach(u, f, 0, q, t) : limit);
     exits \false; @/
  int32_t capped_reach(int32_t u, int32_t f, int32_t q, int64_t t, int32_t limit) {
    lemma_reach_unfold(u, f, 0, q, t);
    if (t < u)
      return 1;
    int64_t both =
      (int64_t)capped_reach(u, f, q, t - f, limit) + capped_reach(u, f, q, t - u, limit);
    return both < limit ? (int32_t)both : limit;
  }

  int32_t parts(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t) {
    lemma_split(u, f, p, q, n, t);
    if (p == 0)
      return capped_reach(u, f, q, t - f, n - 1);
    lemma_product_fits(p, q, n);
    int64_t product = (int64_t)p * n;
    int64_t share = (2 * product + q) / (2 * (int64_t)q);
    if (share < 1)
      return 1;
    return share < n ? (int32_t)share : n - 1;
  }
*/

/*@ ghost
  interval interval_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                       int32_t v) {
    interval here = {n, t};
    if (v == b) {
      lemma_split_here(u, f, p, q, b, n, t, -1, 0, -1, v);
      return here;
    }
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (v - b < keep) {
      lemma_split_stay(u, f, p, q, b, n, t, -1, 0, -1, keep, v);
      return interval_of(u, f, p, q, b, keep, t - f, v);
    }
    lemma_split_go(u, f, p, q, b, n, t, -1, 0, -1, keep, v);
    return interval_of(u, f, p, q, b + keep, n - keep, t - u, v);
  }
*/

/*@ ghost
  void lemma_split_passes(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n,
                          int64_t t, int32_t w, int32_t i, int32_t k, int32_t v, int32_t y) {
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (v - b < keep) {
      interval_of(u, f, p, q, b, keep, t - f, v);
      lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, v);
      lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, y);
      lemma_split_passes(u, f, p, q, b, keep, t - f, w, i + 1, k, v, y);
    } else {
      lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, v);
      lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, y);
      if (v - b == keep) {
        lemma_split_here(u, f, p, q, b + keep, n - keep, t - u, b, 0, i, v);
      } else {
        interval_of(u, f, p, q, b + keep, n - keep, t - u, v);
        lemma_split_passes(u, f, p, q, b + keep, n - keep, t - u, b, 0, i, v, y);
      }
    }
  }
*/

/* The sender of v in a subtree, from the sender in its part: the first position itself, by one
   message later than in the part that stays, ... */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && 2 <= n && 0 <= i <= INT32_MAX - n && u <= t;
     requires stays: keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && b < v < b + keep;
     requires part: IsSender(u, f, p, q, b, keep, t - f, w, i + 1, k, v, to) && to.a == b;
     terminates \true;
     assigns \nothing;
     ensures sender: IsSender(u, f, p, q, b, n, t, w, i, k, v, \result);
     exits \false; @/
  sender sender_first(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                      int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v, sender to) {
    lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, v);
    lemma_split_here(u, f, p, q, b, n, t, w, i, k, b);
    lemma_split_here(u, f, p, q, b, keep, t - f, w, i, k, b);
    int32_t j = to.j + 1;
    int64_t sent = to.sent + f;
    /@ assert left: SplitLeft(u, f, p, q, n, t, j) ==
         SplitLeft(u, f, p, q, keep, t - f, j - 1); @/
    /@ assert next: SplitLeft(u, f, p, q, n, t, j + 1) == SplitLeft(u, f, p, q, keep, t - f, j); @/
    /@ assert sent: sent == j * f; @/
    sender first = {b, n, t, j, sent};
    return first;
  }
*/

/* ... another of the part that stays, ... */
/*@ ghost
  /@ requires 2 <= n && keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && b < v < b + keep;
     requires part: IsSender(u, f, p, q, b, keep, t - f, w, i + 1, k, v, to) && to.a != b;
     terminates \true;
     assigns \nothing;
     ensures sender: IsSender(u, f, p, q, b, n, t, w, i, k, v, to);
     exits \false; @/
  void sender_stays(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                    int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v, sender to) {
    lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, v);
    lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, to.a);
  }
*/

/* ... or one of the part that goes. */
/*@ ghost
  /@ requires 2 <= n && keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && b + keep < v < b + n;
     requires part: IsSender(u, f, p, q, b + keep, n - keep, t - u, b, 0, i, v, to);
     terminates \true;
     assigns \nothing;
     ensures sender: IsSender(u, f, p, q, b, n, t, w, i, k, v, to);
     exits \false; @/
  void sender_goes(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v, sender to) {
    lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, v);
    lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, to.a);
  }
*/

/* The first of the part that goes is sent to now. */
/*@ ghost
  /@ requires IsInterval(u, f, p, q, b, n, t) && 2 <= n && 0 <= i && u <= t;
     requires goes: keep == Keep(u, f, p, q, n, t) && 1 <= keep < n && v == b + keep;
     terminates \true;
     assigns \nothing;
     ensures sender: IsSender(u, f, p, q, b, n, t, w, i, k, v, \result);
     exits \false; @/
  sender sender_now(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                    int32_t w, int32_t i, int32_t k, int32_t keep, int32_t v) {
    lemma_split_here(u, f, p, q, b, n, t, w, i, k, b);
    lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, v);
    lemma_split_here(u, f, p, q, v, n - keep, t - u, b, 0, i, v);
    /@ assert left: SplitLeft(u, f, p, q, n, t, 0) == n; @/
    /@ assert next: SplitLeft(u, f, p, q, n, t, 1) == SplitLeft(u, f, p, q, keep, t - f, 0); @/
    sender now = {b, n, t, 0, 0};
    return now;
  }
*/

/*@ ghost
  sender sender_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t i, int32_t k, int32_t v) {
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (v - b < keep) {
      sender to = sender_of(u, f, p, q, b, keep, t - f, w, i + 1, k, v);
      if (to.a == b)
        return sender_first(u, f, p, q, b, n, t, w, i, k, keep, v, to);
      sender_stays(u, f, p, q, b, n, t, w, i, k, keep, v, to);
      return to;
    }
    if (v - b == keep)
      return sender_now(u, f, p, q, b, n, t, w, i, k, keep, v);
    sender to = sender_of(u, f, p, q, b + keep, n - keep, t - u, b, 0, i, v);
    sender_goes(u, f, p, q, b, n, t, w, i, k, keep, v, to);
    return to;
  }
*/

/*@ ghost
  int32_t child_of(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                   int32_t w, int32_t i, int32_t k, int32_t j) {
    lemma_split_left(u, f, p, q, n);
    if (n == 1)
      return -1;
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (j == 0) {
      lemma_split_go(u, f, p, q, b, n, t, w, i, k, keep, b + keep);
      lemma_split_here(u, f, p, q, b + keep, n - keep, t - u, b, 0, i, b + keep);
      return b + keep;
    }
    int32_t child = child_of(u, f, p, q, b, keep, t - f, w, i + 1, k, j - 1);
    /@ assert left: SplitLeft(u, f, p, q, n, t, j) == SplitLeft(u, f, p, q, keep, t - f, j - 1); @/
    /@ assert next: SplitLeft(u, f, p, q, n, t, j + 1) == SplitLeft(u, f, p, q, keep, t - f, j); @/
    if (child != -1)
      lemma_split_stay(u, f, p, q, b, n, t, w, i, k, keep, child);
    return child;
  }
*/
