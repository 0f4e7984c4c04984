/* Who waits for whom. A system is a finite number of operations, 0 .. N - 1. An operation waits until
   certain others are done. If every operation stands higher than all it waits for, nothing waits in a
   circle: whatever has been done, something can be done next, and in the end all is done.

     o waits for p       major(p) < major(o), or
                         major(p) == major(o) and minor(p) < minor(o) */
#ifndef DODONA_SPEC_MACHINE_WAITING_H
#define DODONA_SPEC_MACHINE_WAITING_H

#include <stdint.h>

/*@
  // Operation o of system W waits for operation p; where o stands. Nothing is assumed about these names, so
  // theorems hold for every relation and every order.
  axiomatic Waiting {
    predicate Waits(integer W, integer o, integer p) reads \nothing;
    logic integer Major(integer W, integer o) reads \nothing;
    logic integer Minor(integer W, integer o) reads \nothing;
  }

  // Execution E: whether operation o is done (not 0) at time t, and which one is done from t to t + 1.
  axiomatic Executions {
    logic integer Done(integer E, integer t, integer o) reads \nothing;
    logic integer Event(integer E, integer t) reads \nothing;
  }

  // Each of the N operations stands above all operations that it waits for; majors are below A, minors below B.
  predicate Grounded(integer W, integer N, integer A, integer B) =
    \forall integer o; 0 <= o < N ==>
      0 <= Major(W, o) < A && 0 <= Minor(W, o) < B &&
      (\forall integer p; Waits(W, o, p) ==>
        0 <= p < N && (Major(W, p) < Major(W, o) ||
                       (Major(W, p) == Major(W, o) && Minor(W, p) < Minor(W, o))));

  // At time t operation o can be done: it is not done, and all operations that it waits for are done.
  predicate Enabled(integer W, integer E, integer t, integer o) =
    Done(E, t, o) == 0 && \forall integer p; Waits(W, o, p) ==> Done(E, t, p) != 0;

  predicate Stuck(integer W, integer N, integer E, integer t) =
    \forall integer o; 0 <= o < N ==> !Enabled(W, E, t, o);
  predicate AllDone(integer N, integer E, integer t) =
    \forall integer o; 0 <= o < N ==> Done(E, t, o) != 0;

  // From t to t + 1 one operation that can be done becomes done, and nothing else changes.
  predicate Happens(integer W, integer N, integer E, integer t) =
    0 <= Event(E, t) < N && Enabled(W, E, t, Event(E, t)) && Done(E, t + 1, Event(E, t)) != 0 &&
    \forall integer o; 0 <= o < N && o != Event(E, t) ==>
      (Done(E, t + 1, o) != 0 <==> Done(E, t, o) != 0);

  // n events, from nothing done.
  predicate Execution(integer W, integer N, integer E, integer n) =
    (\forall integer o; 0 <= o < N ==> Done(E, 0, o) == 0) &&
    \forall integer t; 0 <= t < n ==> Happens(W, N, E, t);

  // Any set of operations. Each of them waits for another one of the set.
  axiomatic Sets {
    predicate Among(integer C, integer o) reads \nothing;
  }
  predicate Circle(integer W, integer C) =
    \forall integer o; Among(C, o) ==> \exists integer p; Among(C, p) && Waits(W, o, p);

  // How many of the first k operations are done.
  // measure k
  logic integer DoneOf(integer E, integer t, integer k) =
    k <= 0 ? 0 : DoneOf(E, t, k - 1) + (Done(E, t, k - 1) != 0 ? 1 : 0);
*/

/* No deadlock: if nothing can be done in a state, reached or not, then all is done. */
/*@ ghost
  /@ requires grounded: Grounded(W, N, A, B) && 0 <= A && 0 <= B;
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     exits \false; @/
  void theorem_waiting(int64_t W, int64_t N, int64_t A, int64_t B, int64_t E, int64_t t);
*/

/* Every execution ends: each event makes one more of the N operations done, so n <= N; after N events all are done. */
/*@ ghost
  /@ requires range: 0 <= N && 0 <= n;
     requires execution: Execution(W, N, E, n);
     terminates \true;
     assigns \nothing;
     ensures measure: DoneOf(E, n, N) == n;
     ensures bounded: n <= N;
     ensures end: n == N ==> AllDone(N, E, n);
     exits \false; @/
  void theorem_execution(int64_t W, int64_t N, int64_t E, int64_t n);
*/

/* Conversely, operations that wait in a circle are never done. */
/*@ ghost
  /@ requires range: 0 <= n && \forall integer o; Among(C, o) ==> 0 <= o < N;
     requires circle: Circle(W, C);
     requires execution: Execution(W, N, E, n);
     terminates \true;
     assigns \nothing;
     ensures never: \forall integer o; Among(C, o) ==> Done(E, n, o) == 0;
     exits \false; @/
  void theorem_circle(int64_t W, int64_t N, int64_t C, int64_t E, int64_t n);
*/

#endif
