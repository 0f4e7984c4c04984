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
