/* The same expression in all runs, for blocks that go alike, and on all ranks that store one result: each by induction on the step. */
#include "spec/machine/same_bits.h"

/*@ ghost
  void theorem_same_runs(int64_t r, int64_t q, int64_t S, int32_t s, int64_t latency, int64_t x)
  {
    int64_t z = 0;
    if (x <= 0)
      return;
    /@ loop invariant range: 0 <= z <= x;
       loop invariant same: \forall integer y, v, b; y <= z && 0 <= b < s ==> Term(r, y, v, b) == Term(q, y, v, b);
       loop assigns z;
       loop variant x - z; @/
    while (z < x) {
      z++;
      /@ assert stored: \forall integer u, v, b; 0 <= b < s && Transfer(S, z - latency, u, v, s + b) ==>
           Term(r, z, v, b) == Term(q, z, v, b); @/
      /@ assert result: \forall integer v, b; 0 <= b < s && ResultSent(S, s, z - latency, v, b) ==> Term(r, z, v, b) == Term(q, z, v, b); @/
      /@ assert part: \forall integer u, v, b; 0 <= b < s && Transfer(S, z - latency, u, v, b) && !ResultSent(S, s, z - latency, v, b) ==>
           Term(r, z, v, b) == Term(q, z, v, b); @/
      /@ assert still: \forall integer v, b; 0 <= b < s && !ResultSent(S, s, z - latency, v, b) &&
           (\forall integer u; !Transfer(S, z - latency, u, v, b)) ==> Term(r, z, v, b) == Term(q, z, v, b); @/
      /@ assert now: \forall integer v, b; 0 <= b < s ==> Term(r, z, v, b) == Term(q, z, v, b); @/
    }
  }
*/

/*@ ghost
  void lemma_kept_terms(int64_t r, int64_t S, int32_t s, int32_t b, int64_t latency, int64_t from, int64_t to)
  {
    int64_t z = from;
    /@ loop invariant range: from <= z <= to;
       loop invariant kept: \forall integer y, v; from <= y <= z ==> Term(r, y, v, b) == Term(r, from, v, b);
       loop assigns z;
       loop variant to - z; @/
    while (z < to) {
      z++;
      /@ assert quiet: \forall integer v; !ResultSent(S, s, z - latency, v, b) && \forall integer u; !Transfer(S, z - latency, u, v, b); @/
      /@ assert now: \forall integer v; Term(r, z, v, b) == Term(r, z - 1, v, b); @/
    }
  }

  // Until the block's first message arrives each rank has its own input.
  /@ requires latency: 1 <= latency && 0 <= d;
     requires block: 0 <= b < s;
     requires run: Computing(r, S, s, latency);
     requires none: \forall integer x, u, v; x + latency <= d ==> !Transfer(S, x, u, v, b) && !Transfer(S, x, u, v, s + b);
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer y, v; y <= d ==> Term(r, y, v, b) == Leaf(v);
     exits \false; @/
  void lemma_own_terms(int64_t r, int64_t S, int32_t s, int32_t b, int64_t d, int64_t latency)
  {
    lemma_kept_terms(r, S, s, b, latency, 0, d);
    /@ assert begin: \forall integer y, v; y <= 0 ==> Term(r, y, v, b) == Leaf(v); @/
  }

  // Where the two begin: at the start of step d of S, or of step -d of T.
  /@ requires latency: 1 <= latency && from == (0 <= d ? 0 : -d) && from <= m && -0x4000000000000000 <= d <= 0x4000000000000000;
     requires blocks: 0 <= b < s && 0 <= c < t;
     requires runs: Computing(r, S, s, latency) && Computing(q, T, t, latency);
     requires alike: GoesAlike(S, s, b, T, t, c, d, latency, m);
     requires begin: \forall integer x, u, v, j; Transfer(S, x, u, v, j) || Transfer(T, x, u, v, j) ==> 1 <= x;
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer y, v; y <= from ==> Term(r, y + d, v, b) == Term(q, y, v, c);
     exits \false; @/
  void lemma_begin_alike(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int64_t d, int64_t latency,
                         int64_t m, int64_t from)
  {
    /@ assert own: \forall integer y, v; y <= 0 ==> Term(r, y, v, b) == Leaf(v) && Term(q, y, v, c) == Leaf(v); @/
    if (0 <= d) {
      /@ assert early: \forall integer x, z, u, v; x == z + d && z + latency <= 0 ==>
           !Transfer(T, z, u, v, c) && !Transfer(T, z, u, v, t + c) && !Transfer(S, x, u, v, b) && !Transfer(S, x, u, v, s + b); @/
      /@ assert none: \forall integer x, u, v; x + latency <= d ==> !Transfer(S, x, u, v, b) && !Transfer(S, x, u, v, s + b); @/
      lemma_own_terms(r, S, s, b, d, latency);
    } else {
      /@ assert early: \forall integer z, u, v; z + latency <= -d ==> !Transfer(S, z + d, u, v, b) && !Transfer(S, z + d, u, v, s + b); @/
      /@ assert none: \forall integer z, u, v; z + latency <= -d ==> !Transfer(T, z, u, v, c) && !Transfer(T, z, u, v, t + c); @/
      lemma_own_terms(q, T, t, c, -d, latency);
    }
  }

  // One step.
  /@ requires latency: 1 <= latency && 1 <= z <= m && 1 <= z + d;
     requires blocks: 0 <= b < s && 0 <= c < t;
     requires runs: Computing(r, S, s, latency) && Computing(q, T, t, latency);
     requires alike: GoesAlike(S, s, b, T, t, c, d, latency, m);
     requires before: \forall integer y, v; y <= z - 1 ==> Term(r, y + d, v, b) == Term(q, y, v, c);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer v; Term(r, z + d, v, b) == Term(q, z, v, c);
     exits \false; @/
  void lemma_next_alike(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int64_t d, int64_t latency,
                        int64_t m, int64_t z)
  {
    /@ assert alike: \forall integer u, v; Transfer(S, (z - latency) + d, u, v, b) <==> Transfer(T, z - latency, u, v, c); @/
    /@ assert alike_too: \forall integer u, v; Transfer(S, (z - latency) + d, u, v, s + b) <==> Transfer(T, z - latency, u, v, t + c); @/
    /@ assert results: \forall integer v; ResultSent(S, s, (z - latency) + d, v, b) <==> ResultSent(T, t, z - latency, v, c); @/
    /@ assert sender: \forall integer u; Term(r, (z - latency) + d, u, b) == Term(q, z - latency, u, c); @/
    /@ assert last: \forall integer v; Term(r, (z - 1) + d, v, b) == Term(q, z - 1, v, c); @/
    /@ assert stored: \forall integer u, v; Transfer(T, z - latency, u, v, t + c) ==> Term(r, z + d, v, b) == Term(q, z, v, c); @/
    /@ assert result: \forall integer v; ResultSent(T, t, z - latency, v, c) ==> Term(r, z + d, v, b) == Term(q, z, v, c); @/
    /@ assert part: \forall integer u, v; Transfer(T, z - latency, u, v, c) && !ResultSent(T, t, z - latency, v, c) ==>
         Term(r, z + d, v, b) == Term(q, z, v, c); @/
    /@ assert still: \forall integer v; !ResultSent(T, t, z - latency, v, c) && (\forall integer u; !Transfer(T, z - latency, u, v, c)) ==>
         Term(r, z + d, v, b) == Term(q, z, v, c); @/
  }

  void theorem_same_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int64_t d, int64_t latency,
                          int64_t m)
  {
    int64_t from = 0 <= d ? 0 : -d;
    int64_t z = from;
    lemma_begin_alike(r, S, s, b, q, T, t, c, d, latency, m, from);
    /@ loop invariant range: from <= z <= m;
       loop invariant same: \forall integer y, v; y <= z ==> Term(r, y + d, v, b) == Term(q, y, v, c);
       loop assigns z;
       loop variant m - z; @/
    while (z < m) {
      z++;
      lemma_next_alike(r, S, s, b, q, T, t, c, d, latency, m, z);
      /@ assert now: \forall integer y, v; y == z ==> Term(r, y + d, v, b) == Term(q, y, v, c); @/
      /@ assert earlier: \forall integer y, v; y <= z - 1 ==> Term(r, y + d, v, b) == Term(q, y, v, c); @/
    }
  }
*/

/*@
  // What happens to block b while a phase that stores is run `shift` steps later.
  predicate StoringTerms(integer r, integer S, integer b, integer shift, integer latency, integer first, integer end) =
    (\forall integer x, u, v; Transfer(S, x, u, v, b) ==> Term(r, x + shift + latency, v, b) == Term(r, x + shift, u, b)) &&
    (\forall integer x, v; first < x <= end && (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
      Term(r, x + shift, v, b) == Term(r, x + shift - 1, v, b));
*/

/*@ ghost
  /@ requires latency: 1 <= latency && first <= end;
     requires run: Computing(r, A, s, latency) && InRange(S, P, s) && 0 <= b < s;
     requires window: InWindow(S, latency, first, end);
     requires forth: RunsForth(A, S, s, shift, latency, first + shift, end + shift) && 0 <= first + shift;
     terminates \true;
     assigns \nothing;
     ensures storing: StoringTerms(r, S, b, shift, latency, first, end);
     exits \false; @/
  void lemma_storing_terms(int64_t r, int64_t A, int64_t S, int32_t P, int32_t s, int64_t latency, int64_t shift, int64_t first, int64_t end,
                           int32_t b)
  {
    /@ assert sent: \forall integer x, u, v; Transfer(S, x, u, v, b) ==> Transfer(A, x + shift, u, v, s + b); @/
    /@ assert moved: \forall integer x, u, v; Transfer(S, x, u, v, b) ==> Term(r, x + shift + latency, v, b) == Term(r, x + shift, u, b); @/
    /@ assert none: \forall integer x, u, v; first < x <= end ==> !Transfer(A, x + shift - latency, u, v, b); @/
    /@ assert only: \forall integer x, u, v; first < x <= end && Transfer(A, x + shift - latency, u, v, s + b) ==>
         Transfer(S, x - latency, u, v, b); @/
    /@ assert quiet: \forall integer x, v; first < x <= end && (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
         !ResultSent(A, s, x + shift - latency, v, b); @/
    /@ assert stays: \forall integer x, v; first < x <= end && (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
         Term(r, x + shift, v, b) == Term(r, x + shift - 1, v, b); @/
  }

  // Up to the start of step x, what a rank holds is what the origin had.
  /@ requires latency: 1 <= latency && first <= x <= end;
     requires phase: InRange(S, P, s) && CausalFrom(S, P, s, root, origin, latency);
     requires window: InWindow(S, latency, first, end);
     requires run: StoringTerms(r, S, b, shift, latency, first, end);
     requires one: OneOrigin(P, s, root, origin) && 0 <= o < P && 0 <= b < s && IsOf(origin, P, s, root, o, b) == 1;
     terminates \true;
     decreases x - first;
     assigns \nothing;
     ensures held: \forall integer y, v; first <= y <= x && 0 <= v < P && HeldFrom(S, P, s, root, origin, latency, y, v, b) ==>
       Term(r, y + shift, v, b) == Term(r, first + shift, o, b);
     exits \false; @/
  void lemma_held_terms(int64_t r, int64_t S, int32_t P, int32_t s, int32_t root, int32_t origin, int64_t latency, int64_t shift, int64_t first,
                        int64_t end, int64_t x, int32_t o, int32_t b)
  {
    if (x == first) {
      /@ assert begin: \forall integer v; HeldFrom(S, P, s, root, origin, latency, first, v, b) ==> IsOf(origin, P, s, root, v, b) == 1; @/
      /@ assert same: \forall integer v; 0 <= v < P && IsOf(origin, P, s, root, v, b) == 1 ==> v == o; @/
      return;
    }
    lemma_held_terms(r, S, P, s, root, origin, latency, shift, first, end, x - 1, o, b);
    /@ assert sender: \forall integer u, v; Transfer(S, x - latency, u, v, b) ==>
         Term(r, x - latency + shift, u, b) == Term(r, first + shift, o, b); @/
    /@ assert arrives: \forall integer u, v; Transfer(S, x - latency, u, v, b) ==> Term(r, x + shift, v, b) == Term(r, first + shift, o, b); @/
    /@ assert stays: \forall integer v; HeldFrom(S, P, s, root, origin, latency, x, v, b) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==> HeldFrom(S, P, s, root, origin, latency, x - 1, v, b); @/
    /@ assert before: \forall integer v; 0 <= v < P && HeldFrom(S, P, s, root, origin, latency, x - 1, v, b) ==>
         Term(r, x - 1 + shift, v, b) == Term(r, first + shift, o, b); @/
    /@ assert quiet: \forall integer v; (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
         Term(r, x + shift, v, b) == Term(r, x + shift - 1, v, b); @/
    /@ assert now: \forall integer v; 0 <= v < P && HeldFrom(S, P, s, root, origin, latency, x, v, b) ==>
         Term(r, x + shift, v, b) == Term(r, first + shift, o, b); @/
  }

  void theorem_stored_terms(int64_t r, int64_t A, int64_t S, int32_t P, int32_t s, int32_t root, int32_t origin, int32_t dest, int64_t latency,
                            int64_t shift, int64_t first, int64_t end, int32_t o, int32_t b)
  {
    lemma_storing_terms(r, A, S, P, s, latency, shift, first, end, b);
    lemma_held_terms(r, S, P, s, root, origin, latency, shift, first, end, end, o, b);
    /@ assert received: \forall integer v; Receives(S, v, b) ==> HeldFrom(S, P, s, root, origin, latency, end, v, b); @/
    /@ assert all: \forall integer v; 0 <= v < P && IsOf(dest, P, s, root, v, b) == 1 ==>
         HeldFrom(S, P, s, root, origin, latency, end, v, b); @/
  }
*/
