/* The lower bound on the rounds of a combine: as many ranks can have counted rank 0's input as one tree of latency L reaches. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/least_combine.h"
#include "spec/lemmas/reach.h"

/* Before the first message arrives. */
/*@ ghost
  /@ requires schedule: AnyCombining(S, a, n, P, L);
     requires range: 1 <= L && 0 <= x <= L;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer v, d; Count(x, v, d) == (v == d ? 1 : 0);
     exits \false; @/
  void lemma_own_input(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t L, int64_t x)
  {
    int64_t y = 0;
    /@ assert none: \forall integer y, u, v, j; y <= 0 ==> !Transfer(S, y, u, v, j); @/
    /@ loop invariant range: 0 <= y <= x;
       loop invariant own: \forall integer v, d; Count(y, v, d) == (v == d ? 1 : 0);
       loop assigns y;
       loop variant x - y; @/
    while (y < x) {
      y++;
      /@ assert same: \forall integer v, d; Count(y, v, d) == Count(y - 1, v, d); @/
    }
  }

  // Nothing is counted less than no times, and the own input once at least.
  /@ requires schedule: AnyCombining(S, a, n, P, L);
     requires range: 1 <= L && 0 <= x;
     terminates \true;
     assigns \nothing;
     ensures counted: \forall integer y, v, d; y <= x ==> (v == d ? 1 : 0) <= Count(y, v, d);
     exits \false; @/
  void lemma_counted(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t L, int64_t x)
  {
    int64_t z = 0;
    /@ loop invariant range: 0 <= z <= x;
       loop invariant counted: \forall integer y, v, d; y <= z ==> (v == d ? 1 : 0) <= Count(y, v, d);
       loop assigns z;
       loop variant x - z; @/
    while (z < x) {
      z++;
      /@ assert carried: \forall integer u, v, d, j; Transfer(S, z - L, u, v, j) ==> 0 <= Carried(z - L, u, d, j); @/
      /@ assert arrives: \forall integer u, v, d, j; Transfer(S, z - L, u, v, j) ==>
           Count((z - L) + L, v, d) == Count((z - L) + L - 1, v, d) + Carried(z - L, u, d, j); @/
      /@ assert more: \forall integer u, v, d, j; Transfer(S, z - L, u, v, j) ==> Count(z - 1, v, d) <= Count(z, v, d); @/
      /@ assert same: \forall integer v, d; (\forall integer u, j; !Transfer(S, z - L, u, v, j)) ==>
           Count(z, v, d) == Count(z - 1, v, d); @/
      /@ assert grows: \forall integer v, d; Count(z - 1, v, d) <= Count(z, v, d); @/
      /@ assert before: \forall integer v, d; (v == d ? 1 : 0) <= Count(z - 1, v, d); @/
      /@ assert now: \forall integer v, d; (v == d ? 1 : 0) <= Count(z, v, d); @/
    }
  }

  // Who hears of an input hears it from who has something of it.
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyCombining(S, a, n, P, L);
     requires range: 1 <= L && 1 <= x;
     terminates \true;
     assigns \nothing;
     ensures from: HeardFrom(a, n, P, 1, L, 0, d, x);
     ensures one: OneEach(a, n, P, 1, L, 0, d, x);
     exits \false; @/
  void lemma_counted_from(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t L, int32_t d, int64_t x)
  {
    lemma_sender(S, a, n);
    lemma_counted(S, a, n, P, L, x);
    /@ assert arrives: \forall integer u, v, j; Transfer(S, x, u, v, j) ==>
         Count(x + L, v, d) == Count(x + L - 1, v, d) + Carried(x, u, d, j); @/
    /@ assert nothing: \forall integer u, j; Heard(1, 0, d, x, u) == 0 ==> Carried(x, u, d, j) == 0; @/
    /@ assert still: \forall integer v; (\forall integer u, j; !Transfer(S, (x + L) - L, u, v, j)) ==>
         Count(x + L, v, d) == Count(x + L - 1, v, d); @/
    /@ assert heard: \forall integer v; Hears(1, L, 0, d, x, v) == 1 ==>
         \exists integer u, j; Transfer(S, x, u, v, j) && Heard(1, 0, d, x, u) == 1; @/
    /@ assert sends: \forall integer v; Hears(1, L, 0, d, x, v) == 1 ==>
         \exists integer j; Transfer(S, x, SenderIn(a, n, x, v), v, j); @/
  }
*/

/*@ ghost
  void theorem_least_combine(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t L, int64_t last, int64_t T)
  {
    int64_t k = 0;
    lemma_own_input(S, a, n, P, L, 1);
    lemma_heard(1, 0, 0, 1, P);
    lemma_reach_order(L, 1, 0, 1, last);
    /@ assert begin: HeardBy(1, 0, 0, 0 + 1, P) == 1 <= Reach(L, 1, 0, 1, 0); @/
    /@ loop invariant range: 0 <= k <= last;
       loop invariant most: \forall integer t; 0 <= t <= k ==> HeardBy(1, 0, 0, t + 1, P) <= Reach(L, 1, 0, 1, t);
       loop assigns k;
       loop variant last - k; @/
    while (k < last) {
      k++;
      if (k < L) {
        lemma_own_input(S, a, n, P, L, k + 1);
        lemma_heard(1, 0, 0, k + 1, P);
      } else {
        lemma_counted_from(S, a, n, P, L, 0, k + 1 - L);
        lemma_heard_more(a, n, P, 1, L, 0, 0, k + 1 - L);
        lemma_reach_unfold(L, 1, 0, 1, k);
        /@ assert before: HeardBy(1, 0, 0, (k - 1) + 1, P) <= Reach(L, 1, 0, 1, k - 1); @/
        /@ assert earlier: HeardBy(1, 0, 0, (k - L) + 1, P) <= Reach(L, 1, 0, 1, k - L); @/
      }
      /@ assert now: HeardBy(1, 0, 0, k + 1, P) <= Reach(L, 1, 0, 1, k); @/
    }
    lemma_heard(1, 0, 0, last + 1, P);
    /@ assert end: P <= Reach(L, 1, 0, 1, last); @/
    lemma_reach_order(L, 1, 0, 1, T);
    /@ assert later: last < T ==> Reach(L, 1, 0, 1, last) <= Reach(L, 1, 0, 1, T - 1) < P; @/
  }
*/
