/* Nothing waits in a circle: induction on where operations stand; and every execution ends. */
#include "spec/machine/waiting.h"

/*@ ghost
  /@ requires grounded: Grounded(W, N, A, B) && 0 <= B;
     requires stuck: Stuck(W, N, E, t);
     requires below: \forall integer o; 0 <= o < N && Major(W, o) < a ==> Done(E, t, o) != 0;
     terminates \true;
     assigns \nothing;
     ensures here: \forall integer o; 0 <= o < N && Major(W, o) <= a ==> Done(E, t, o) != 0;
     exits \false; @/
  void lemma_waiting_major(int64_t W, int64_t N, int64_t A, int64_t B, int64_t E, int64_t t, int64_t a)
  {
    int64_t b = 0;
    /@ loop invariant range: 0 <= b <= B;
       loop invariant done: \forall integer o; 0 <= o < N && Major(W, o) == a && Minor(W, o) < b ==>
         Done(E, t, o) != 0;
       loop assigns b;
       loop variant B - b; @/
    while (b < B) {
      /@ assert waited: \forall integer o, p; 0 <= o < N && Major(W, o) == a && Minor(W, o) == b &&
           Waits(W, o, p) ==> Done(E, t, p) != 0; @/
      /@ assert enabled: \forall integer o; 0 <= o < N && Major(W, o) == a && Minor(W, o) == b &&
           Done(E, t, o) == 0 ==> Enabled(W, E, t, o); @/
      b++;
    }
  }

  void theorem_waiting(int64_t W, int64_t N, int64_t A, int64_t B, int64_t E, int64_t t)
  {
    int64_t a = 0;
    /@ loop invariant range: 0 <= a <= A;
       loop invariant done: \forall integer o; 0 <= o < N && Major(W, o) < a ==> Done(E, t, o) != 0;
       loop assigns a;
       loop variant A - a; @/
    while (a < A) {
      lemma_waiting_major(W, N, A, B, E, t, a);
      a++;
    }
  }
*/

/* An event makes one more of the operations done. */
/*@ ghost
  /@ requires range: 0 <= N;
     requires happens: Happens(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures more: DoneOf(E, t + 1, N) == DoneOf(E, t, N) + 1;
     exits \false; @/
  void lemma_event(int64_t W, int64_t N, int64_t E, int64_t t)
  {
    int64_t k = 0;
    /@ loop invariant range: 0 <= k <= N;
       loop invariant more: DoneOf(E, t + 1, k) == DoneOf(E, t, k) + (Event(E, t) < k ? 1 : 0);
       loop assigns k;
       loop variant N - k; @/
    while (k < N)
      k++;
  }
*/

/* As many are done as there are, only if all are. */
/*@ ghost
  /@ requires range: 0 <= N;
     terminates \true;
     assigns \nothing;
     ensures bounded: 0 <= DoneOf(E, t, N) <= N;
     ensures all: DoneOf(E, t, N) == N ==> AllDone(N, E, t);
     ensures none: (\forall integer o; 0 <= o < N ==> Done(E, t, o) == 0) ==> DoneOf(E, t, N) == 0;
     exits \false; @/
  void lemma_done_of(int64_t N, int64_t E, int64_t t)
  {
    int64_t k = 0;
    /@ loop invariant range: 0 <= k <= N;
       loop invariant bounded: 0 <= DoneOf(E, t, k) <= k;
       loop invariant all: DoneOf(E, t, k) == k ==> AllDone(k, E, t);
       loop invariant none: (\forall integer o; 0 <= o < N ==> Done(E, t, o) == 0) ==>
         DoneOf(E, t, k) == 0;
       loop assigns k;
       loop variant N - k; @/
    while (k < N)
      k++;
  }

  void theorem_execution(int64_t W, int64_t N, int64_t E, int64_t n)
  {
    int64_t t = 0;
    lemma_done_of(N, E, 0);
    /@ loop invariant range: 0 <= t <= n;
       loop invariant count: DoneOf(E, t, N) == t;
       loop assigns t;
       loop variant n - t; @/
    while (t < n) {
      lemma_event(W, N, E, t);
      t++;
    }
    lemma_done_of(N, E, n);
  }
*/

/*@ ghost
  void theorem_circle(int64_t W, int64_t N, int64_t C, int64_t E, int64_t n)
  {
    int64_t t = 0;
    /@ loop invariant range: 0 <= t <= n;
       loop invariant never: \forall integer o; Among(C, o) ==> Done(E, t, o) == 0;
       loop assigns t;
       loop variant n - t; @/
    while (t < n) {
      /@ assert happens: Happens(W, N, E, t); @/
      /@ assert other: !Among(C, Event(E, t)); @/
      t++;
    }
  }
*/
