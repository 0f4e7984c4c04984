/* The second phase stores what the ranks in the middle have computed. */
#include "proofs/theorems/any/same_ranks.h"
#include "spec/lemmas/exchange.h"

/* The second phase runs in its own steps. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= up && 0 <= down;
     requires phases: TwoPhases(A, S, F, s, back, latency, up);
     requires windows: InWindow(S, latency, 1, up + 1) && InWindow(F, latency, 1, down + 1);
     terminates \true;
     assigns \nothing;
     ensures then: RunsForth(A, F, s, up, latency, up + 1, up + down + 1);
     exits \false; @/
  void lemma_second_runs(int64_t A, int64_t S, int64_t F, int32_t back, int32_t s, int64_t latency, int64_t up, int64_t down)
  {
    /@ assert sent: \forall integer x, y, u, v, j; Transfer(F, x, u, v, j) && y == x + up ==> Transfer(A, y, u, v, j + s); @/
    /@ assert late: \forall integer x, u, v, j; up + 1 < x + latency ==>
         !Transfer(S, x, u, v, j) && !Transfer(S, up - latency + 2 - x, u, v, j); @/
  }

  // The rank from which block b is stored.
  /@ requires range: 0 <= root < P && 0 <= b < s && (middle == 0 || middle == 1);
     terminates \true;
     assigns \nothing;
     ensures rank: 0 <= \result < P && IsOf(middle, P, s, root, \result, b) == 1;
     exits \false; @/
  int32_t lemma_middle_rank(int32_t P, int32_t s, int32_t root, int32_t middle, int32_t b)
  {
    if (middle == 0)
      return root;
    int32_t i = lemma_in_share(P, s, b);
    /@ assert first: ShareFirst(P, s, i) <= b && b < ShareFirst(P, s, i + 1); @/
    return i;
  }

  void theorem_same_ranks(int64_t r, int64_t A, int64_t S, int64_t F, int32_t back, int32_t P, int32_t s, int32_t root, int32_t begins,
                          int32_t middle, int32_t wants, int64_t latency, int64_t ticks, int64_t up, int64_t down)
  {
    int32_t b = 0;
    lemma_second_runs(A, S, F, back, s, latency, up, down);
    lemma_one_origin(P, s, root, middle);
    /@ loop invariant range: 0 <= b <= s;
       loop invariant same: \forall integer v, w, c; 0 <= v < P && 0 <= w < P && 0 <= c < b && IsOf(wants, P, s, root, v, c) == 1 &&
         IsOf(wants, P, s, root, w, c) == 1 ==> Term(r, up + down + 1, v, c) == Term(r, up + down + 1, w, c);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      int32_t o = lemma_middle_rank(P, s, root, middle, b);
      theorem_stored_terms(r, A, F, P, s, root, middle, wants, latency, up, 1, down + 1, o, b);
      /@ assert stored: \forall integer v; 0 <= v < P && IsOf(wants, P, s, root, v, b) == 1 ==>
           Term(r, up + down + 1, v, b) == Term(r, up + 1, o, b); @/
      b++;
    }
  }
*/

/* Of two reductions the parts that reach the root go alike. */
/*@ ghost
  /@ requires latency: 1 <= latency <= 0x7fffffff;
     requires steps: 0 <= up <= INT64_MAX / 2 && 0 <= up2 <= INT64_MAX / 2 && -up2 <= e <= up;
     requires range: 0 <= b < s && 0 <= c < t;
     requires phases: TwoPhases(A, S, F, s, 1, latency, up) && TwoPhases(B, T, G, t, 1, latency, up2);
     requires within: InRange(S, P, s) && InRange(F, P, s) && InRange(T, P, t) && InRange(G, P, t);
     requires windows: InWindow(S, latency, 1, up + 1) && InWindow(F, latency, 1, end) && InWindow(T, latency, 1, up2 + 1) &&
       InWindow(G, latency, 1, end2);
     requires alike: \forall integer x, u, v; Transfer(S, x + e, u, v, b) <==> Transfer(T, x, u, v, c);
     terminates \true;
     assigns \nothing;
     ensures alike: GoesAlike(A, s, b, B, t, c, up - up2 - e, latency, 0 <= e ? up2 + 1 : up2 + 1 + e);
     ensures begin: \forall integer x, u, v, j; Transfer(A, x, u, v, j) || Transfer(B, x, u, v, j) ==> 1 <= x;
     ensures still: 0 <= e ==> \forall integer x, u, v; up + 1 - e < x + latency <= up + 1 ==>
       !Transfer(A, x, u, v, b) && !Transfer(A, x, u, v, s + b);
     ensures still_too: e < 0 ==> \forall integer x, u, v; up2 + 1 + e < x + latency <= up2 + 1 ==>
       !Transfer(B, x, u, v, c) && !Transfer(B, x, u, v, t + c);
     exits \false; @/
  void lemma_reduce_alike(int64_t A, int64_t S, int64_t F, int32_t s, int32_t b, int64_t up, int64_t end, int64_t B, int64_t T, int64_t G,
                          int32_t t, int32_t c, int64_t up2, int64_t end2, int32_t P, int64_t latency, int64_t e)
  {
    /@ assert part: \forall integer x, u, v; Transfer(A, x, u, v, b) <==> Transfer(S, up - latency + 2 - x, v, u, b); @/
    /@ assert part_too: \forall integer x, u, v; Transfer(B, x, u, v, c) <==> Transfer(T, up2 - latency + 2 - x, v, u, c); @/
    /@ assert result: \forall integer x, u, v; Transfer(A, x, u, v, s + b) <==> Transfer(F, x - up, u, v, b); @/
    /@ assert result_too: \forall integer x, u, v; Transfer(B, x, u, v, t + c) <==> Transfer(G, x - up2, u, v, c); @/
    /@ assert turned: \forall integer x, z, u, v; z == up2 - latency + 2 - x ==> (Transfer(S, z + e, v, u, b) <==> Transfer(T, z, v, u, c)); @/
    /@ assert shifted: \forall integer x, y, u, v; y == x + (up - up2 - e) ==> (Transfer(A, y, u, v, b) <==> Transfer(B, x, u, v, c)); @/
    /@ assert late: \forall integer x, u, v; x + latency <= up + 1 ==> !Transfer(A, x, u, v, s + b); @/
    /@ assert late_too: \forall integer x, u, v; x + latency <= up2 + 1 ==> !Transfer(B, x, u, v, t + c); @/
    /@ assert first: \forall integer z, x, u, v; x == z - e && Transfer(S, z, u, v, b) ==> Transfer(T, x, u, v, c) && 1 <= x; @/
    /@ assert first_too: \forall integer z, x, u, v; x == z + e && Transfer(T, z, u, v, c) ==> Transfer(S, x, u, v, b) && 1 <= x; @/
    /@ assert above: \forall integer z, u, v; Transfer(S, z, u, v, b) ==> 1 + e <= z; @/
    /@ assert above_too: \forall integer z, u, v; Transfer(T, z, u, v, c) ==> 1 - e <= z; @/
  }

  void theorem_same_phases(int64_t r, int64_t A, int64_t S, int64_t F, int32_t s, int32_t b, int64_t up, int64_t down, int64_t q, int64_t B,
                           int64_t T, int64_t G, int32_t t, int32_t c, int64_t up2, int64_t down2, int32_t P, int32_t root, int32_t wants,
                           int64_t latency, int64_t ticks, int64_t e)
  {
    int64_t d = up - up2 - e;
    int64_t m = 0 <= e ? up2 + 1 : up2 + 1 + e;
    lemma_reduce_alike(A, S, F, s, b, up, down + 1, B, T, G, t, c, up2, down2 + 1, P, latency, e);
    theorem_same_sizes(r, A, s, b, q, B, t, c, d, latency, m);
    if (0 <= e)
      lemma_kept_terms(r, A, s, b, latency, up + 1 - e, up + 1);
    else
      lemma_kept_terms(q, B, t, c, latency, up2 + 1 + e, up2 + 1);
    /@ assert root: Term(r, m + d, root, b) == Term(q, m, root, c); @/
    /@ assert reduced: Term(r, up + 1, root, b) == Term(q, up2 + 1, root, c); @/
    lemma_one_origin(P, s, root, 0);
    lemma_one_origin(P, t, root, 0);
    lemma_second_runs(A, S, F, 1, s, latency, up, down);
    lemma_second_runs(B, T, G, 1, t, latency, up2, down2);
    theorem_stored_terms(r, A, F, P, s, root, 0, wants, latency, up, 1, down + 1, root, b);
    theorem_stored_terms(q, B, G, P, t, root, 0, wants, latency, up2, 1, down2 + 1, root, c);
  }
*/
