/* What a network counts that runs a reduction and then a broadcast of its result; what one delivers that runs a broadcast. */
#include "proofs/theorems/schedule/phases.h"
#include "proofs/theorems/schedule/counted_once.h"

/* The two phases as separate schedules. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires phases: Phases(A, R, D, s);
     requires ranges: InRange(R, P, s) && InRange(D, P, s);
     requires apart: EndsWith(R, last) && BeginsAfter(D, last + latency);
     terminates \true;
     assigns \nothing;
     ensures tally: Reducing(A, s, latency) ==> Tallying(R, D, s, latency);
     exits \false; @/
  void lemma_phases_tally(int64_t A, int64_t R, int64_t D, int32_t P, int32_t s, int64_t latency, int64_t last)
  {
    /@ assert partial: \forall integer x, u, v, j; 0 <= j < s ==> (Transfer(A, x, u, v, j) <==> Transfer(R, x, u, v, j)); @/
    /@ assert result: \forall integer x, u, v, j; 0 <= j < s ==>
         (Transfer(A, x, u, v, s + j) <==> Transfer(D, x, u, v, j)); @/
    /@ assert apart: \forall integer x, u, v, w, z, j, k; Transfer(R, x, u, v, j) ==> !Transfer(D, x, w, z, k); @/
    /@ assert sent: \forall integer x, v, j; 0 <= j < s ==>
         (ResultSent(A, s, x, v, j) <==> \exists integer u; Transfer(D, x, u, v, j)); @/
    /@ assert combines: Reducing(A, s, latency) ==> \forall integer x, u, v, j, d;
         Transfer(R, x, u, v, j) && 0 <= j < s ==>
         Times(x + latency, v, j, d) == Times(x + latency - 1, v, j, d) + Times(x, u, j, d); @/
    /@ assert replaces: Reducing(A, s, latency) ==> \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) && 0 <= j < s ==> Replaced(x, u, x + latency, v, j); @/
    /@ assert stores: Reducing(A, s, latency) ==> \forall integer x, u, v, j, d;
         Transfer(D, x, u, v, j) && 0 <= j < s ==> Times(x + latency, v, j, d) == Times(x, u, j, d); @/
    /@ assert stays: Reducing(A, s, latency) ==> \forall integer x, v, j, d; 0 < x && 0 <= j < s &&
         (\forall integer u; !Transfer(R, x - latency, u, v, j)) &&
         (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
         Times(x, v, j, d) == Times(x - 1, v, j, d); @/
  }

  void lemma_phase_reduces(int64_t A, int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                           int64_t ticks, int64_t last)
  {
    lemma_phases_tally(A, R, D, P, s, latency, last);
    lemma_counted_once(R, D, P, s, root, latency, ticks, last);
    /@ assert run: Reducing(A, s, latency) ==> CountedRun(R, D, P, s, root, latency, ticks, last + latency); @/
  }

  void lemma_phases_reduce(int64_t A, int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                           int64_t ticks, int64_t last, int64_t end)
  {
    lemma_phases_tally(A, R, D, P, s, latency, last);
    lemma_counted_once(R, D, P, s, root, latency, ticks, last);
    /@ assert run: Reducing(A, s, latency) ==> CountedRun(R, D, P, s, root, latency, ticks, last + latency); @/
    /@ loop invariant range: 0 <= d <= P;
       loop invariant once: Reducing(A, s, latency) ==> \forall integer b; 0 <= b < d ==>
         HoldsOnce(D, s, root, latency, last + latency, end + latency, b);
       loop assigns d;
       loop variant P - d; @/
    for (int32_t d = 0; d < P; d++)
      lemma_result_once(R, D, P, s, root, latency, last + latency, d, end + latency);
    /@ assert received: \forall integer v, j; Receives(D, v, j) ==> Held(D, root, latency, end + latency, v, j); @/
    /@ assert held: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Held(D, root, latency, end + latency, v, j); @/
    /@ assert now: \forall integer b; HoldsOnce(D, s, root, latency, last + latency, end + latency, b) ==>
         \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Times(end + latency, v, j, b) == 1; @/
  }

  void lemma_phases_ports(int64_t A, int64_t R, int64_t D, int32_t s, int64_t ticks, int64_t last)
  {
    /@ assert apart: \forall integer x, y, u, v, w, z, j, k; Transfer(R, x, u, v, j) && Transfer(D, y, w, z, k) ==>
         x + ticks <= y; @/
    /@ assert sending: SendPort(A, ticks); @/
    /@ assert receiving: ReceivePort(A, ticks); @/
  }

  void lemma_later(int64_t D, int64_t F, int64_t by, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t ticks,
                   int64_t last)
  {
    /@ assert there: \forall integer x, u, v, j; Transfer(F, x, u, v, j) ==> Transfer(D, x + by, u, v, j); @/
    /@ assert range: InRange(D, P, s); @/
    /@ assert sending: SendPort(D, ticks); @/
    /@ assert receiving: ReceivePort(D, ticks); @/
    /@ assert held: \forall integer x, v, j; Held(F, root, latency, x, v, j) ==> Held(D, root, latency, x + by, v, j); @/
    /@ assert causal: Causal(D, root, latency); @/
    /@ assert received: \forall integer v, j; Receives(F, v, j) ==> Receives(D, v, j); @/
    /@ assert reached: Reached(D, P, s, root); @/
    /@ assert once: Once(D, root); @/
  }

  /@ requires latency: 1 <= latency;
     requires step: 0 <= x;
     requires broadcast: InRange(S, P, s) && Causal(S, root, latency);
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: Network(S, latency) ==> \forall integer y, v, j; 0 <= y <= x && Held(S, root, latency, y, v, j) ==>
       Value(y, v, j) == Value(0, root, j);
     exits \false; @/
  void lemma_run_held(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t x)
  {
    if (x == 0) {
      /@ assert start: \forall integer v, j; Held(S, root, latency, 0, v, j) ==> v == root; @/
      return;
    }
    lemma_run_held(S, P, s, root, latency, x - 1);
    /@ assert arrives: Network(S, latency) ==> \forall integer u, v, j;
         Transfer(S, x - latency, u, v, j) ==> Value(x, v, j) == Value(0, root, j); @/
    /@ assert stays: \forall integer v, j;
         Held(S, root, latency, x, v, j) && (\forall integer u; !Transfer(S, x - latency, u, v, j)) ==>
         Held(S, root, latency, x - 1, v, j); @/
    /@ assert now: Network(S, latency) ==> \forall integer v, j;
         Held(S, root, latency, x, v, j) ==> Value(x, v, j) == Value(0, root, j); @/
  }

  void lemma_run_delivers(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t ticks, int64_t end)
  {
    lemma_run_held(S, P, s, root, latency, end);
    /@ assert received: \forall integer v, j; Receives(S, v, j) ==> Held(S, root, latency, end, v, j); @/
    /@ assert all: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Held(S, root, latency, end, v, j); @/
  }
*/
