/* Whoever holds a block has heard of its owner: by induction on the step. */
#include "spec/machine/barrier.h"
#include "proofs/theorems/any/two_phases.h"

/*@
  predicate HeardWith(integer S, integer P, integer s, integer root, integer latency, integer x) =
    \forall integer v, j, d; 0 <= v < P && 0 <= j < s && 0 <= d < P && HeldFrom(S, P, s, root, 1, latency, x, v, j) &&
      IsOf(1, P, s, root, d, j) == 1 ==> HeardOf(x, v, d);

  // The first block of rank d's share is its own.
  predicate OwnsFirst(integer P, integer s, integer root, integer d) =
    0 <= ShareFirst(P, s, d) < s && IsOf(1, P, s, root, d, ShareFirst(P, s, d)) == 1;
*/

/*@ ghost
  /@ requires latency: 1 <= latency && first <= x <= end;
     requires cast: Cast(S, P, s, root, 1, 2, latency) && InWindow(S, latency, first, end) && OneOrigin(P, s, root, 1);
     requires network: Telling(S, latency);
     terminates \true;
     decreases x - first;
     assigns \nothing;
     ensures heard: \forall integer y; first <= y <= x ==> HeardWith(S, P, s, root, latency, y);
     exits \false; @/
  void lemma_heard_with(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t first, int64_t end, int64_t x)
  {
    if (x == first) {
      /@ assert begin: \forall integer v, j; HeldFrom(S, P, s, root, 1, latency, first, v, j) ==> IsOf(1, P, s, root, v, j) == 1; @/
      return;
    }
    lemma_heard_with(S, P, s, root, latency, first, end, x - 1);
    /@ assert earlier: HeardWith(S, P, s, root, latency, x - 1); @/
    /@ assert then: first <= x - latency ==> HeardWith(S, P, s, root, latency, x - latency); @/
    /@ assert grows: \forall integer v, d; HeardOf(x - 1, v, d) ==> HeardOf(x, v, d); @/
    /@ assert tells: \forall integer u, v, j, d; Transfer(S, x - latency, u, v, j) && HeardOf(x - latency, u, d) ==> HeardOf(x, v, d); @/
    /@ assert sender: \forall integer u, v, j; Transfer(S, x - latency, u, v, j) ==>
         first <= x - latency && HeldFrom(S, P, s, root, 1, latency, x - latency, u, j) && 0 <= u < P && 0 <= j < s; @/
    /@ assert told: \forall integer u, v, j, d; Transfer(S, x - latency, u, v, j) && 0 <= d < P && IsOf(1, P, s, root, d, j) == 1 ==>
         HeardOf(x, v, d); @/
    /@ assert before: \forall integer v, j; HeldFrom(S, P, s, root, 1, latency, x, v, j) &&
         !HeldFrom(S, P, s, root, 1, latency, x - 1, v, j) ==> \exists integer u; Transfer(S, x - latency, u, v, j); @/
    /@ assert still: \forall integer v, j, d; 0 <= v < P && 0 <= j < s && 0 <= d < P &&
         HeldFrom(S, P, s, root, 1, latency, x - 1, v, j) && IsOf(1, P, s, root, d, j) == 1 ==> HeardOf(x, v, d); @/
    /@ assert now: HeardWith(S, P, s, root, latency, x); @/
  }

  // With a block or more for each rank.
  /@ requires range: 1 <= P <= s && 0 <= n <= P;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures owner: \forall integer d; 0 <= d < n ==> OwnsFirst(P, s, root, d);
     exits \false; @/
  void lemma_each_owns(int32_t P, int32_t s, int32_t root, int32_t n)
  {
    if (n == 0)
      return;
    lemma_each_owns(P, s, root, n - 1);
    int64_t low = (int64_t)(n - 1) * s;
    int64_t high = (int64_t)n * s;
    /@ assert apart: high == low + s; @/
    /@ assert most: high <= (int64_t)P * s; @/
    /@ assert cut: low == low / P * P + low % P; @/
    /@ assert next: high / P >= low / P + 1; @/
    /@ assert last: low / P < s; @/
    /@ assert first: ShareFirst(P, s, n - 1) == low / P; @/
    /@ assert behind: ShareFirst(P, s, n) == high / P; @/
    /@ assert own: OwnsFirst(P, s, root, n - 1); @/
  }

  void theorem_barrier(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t first, int64_t end)
  {
    lemma_one_origin(P, s, root, 1);
    lemma_heard_with(S, P, s, root, latency, first, end, end);
    lemma_each_owns(P, s, root, P);
    /@ assert received: \forall integer v, j; Receives(S, v, j) ==> HeldFrom(S, P, s, root, 1, latency, end, v, j); @/
    /@ assert all: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> HeldFrom(S, P, s, root, 1, latency, end, v, j); @/
    /@ assert with: HeardWith(S, P, s, root, latency, end); @/
    /@ assert own: \forall integer d; 0 <= d < P ==> OwnsFirst(P, s, root, d); @/
    /@ assert first: \forall integer v, d; 0 <= v < P && 0 <= d < P && OwnsFirst(P, s, root, d) ==>
         HeldFrom(S, P, s, root, 1, latency, end, v, ShareFirst(P, s, d)); @/
    /@ assert heard: \forall integer v, d; 0 <= v < P && 0 <= d < P && OwnsFirst(P, s, root, d) ==> HeardOf(end, v, d); @/
  }
*/
