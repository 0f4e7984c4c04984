/* Groups of 1, 2, 4, .. ranks of the core have one expression. */
#include "proofs/theorems/algorithms/doubling_terms.h"
#include "spec/lemmas/exchange.h"

/*@
  // What becomes of block b.
  predicate TermRun(integer r, integer P, integer b) =
    (\forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) && BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==>
      Term(r, x + 1, v, b) == Either(Term(r, x, u, b), Term(r, x, v, b))) &&
    (\forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) && !BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==>
      Term(r, x + 1, v, b) == Term(r, x, u, b)) &&
    (\forall integer x, v; 1 <= x && (\forall integer u; !BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0)) ==>
      Term(r, x + 1, v, b) == Term(r, x, v, b));

  // The rank of the core that v is, or into which it is folded.
  logic integer CoreHolder(integer R, integer v) = 2 * R <= v ? v : v % 2 == 1 ? v : v + 1;

  // At the start of step x the ranks of a group of m of the core have one expression.
  predicate GroupTerms(integer r, integer P, integer b, integer m, integer x) =
    \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
      CoreIndex(Folded(P), v) / m == CoreIndex(Folded(P), w) / m ==> Term(r, x, v, b) == Term(r, x, w, b);

  // In step x of the core partners at distance m combine.
  predicate PartnersCombine(integer r, integer P, integer b, integer m, integer x) =
    \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
      Term(r, x + 1, v, b) == Either(Term(r, x, CorePeer(P, m, v), b), Term(r, x, v, b));
*/

/*@ ghost
  // Every block is sent where the one share is given.
  /@ requires range: 1 <= P && 0 <= b < s;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s);
     terminates \true;
     assigns \nothing;
     ensures block: \forall integer x, u, v; Transfer(S, x, u, v, b) <==>
       BaselineCombines(DODONA_KIND_DOUBLING, P, x) && BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0);
     ensures result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) <==>
       !BaselineCombines(DODONA_KIND_DOUBLING, P, x) && BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0);
     exits \false; @/
  void lemma_blocks_given(int64_t S, int32_t P, int32_t s, int32_t b)
  {
    lemma_core_ports(DODONA_KIND_DOUBLING, P);
    int32_t i = lemma_in_share(1, s, b);
    lemma_carried(DODONA_KIND_DOUBLING, P, 0, s, i, b);
    /@ assert share: i == 0; @/
    /@ assert carried: \forall integer x, u, v; BaselineCarries(DODONA_KIND_DOUBLING, P, 0, s, x, u, v, b) <==>
         BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0); @/
  }

  /@ requires range: 1 <= P && 0 <= b < s;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s);
     requires run: Computing(r, S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures run: TermRun(r, P, b);
     exits \false; @/
  void lemma_term_run(int64_t r, int64_t S, int32_t P, int32_t s, int32_t b)
  {
    lemma_blocks_given(S, P, s, b);
    /@ assert sent: \forall integer x, v; BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==> !ResultSent(S, s, x, v, b); @/
    /@ assert combines: \forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) &&
         BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==>
         Term(r, x + 1, v, b) == Either(Term(r, x, u, b), Term(r, (x + 1) - 1, v, b)); @/
    /@ assert stores: \forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) &&
         !BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==> Term(r, x + 1, v, b) == Term(r, x, u, b); @/
    /@ assert silent: \forall integer x, v; (\forall integer u; !BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0)) ==>
         !ResultSent(S, s, x, v, b) && (\forall integer u; !Transfer(S, x, u, v, b)); @/
    /@ assert stays: \forall integer x, v; 0 < x + 1 && (\forall integer u; !BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0)) ==>
         Term(r, x + 1, v, b) == Term(r, (x + 1) - 1, v, b); @/
  }

  /@ requires range: 1 <= P && 0 <= y < log && log == CoreLog(P) && log <= 30;
     requires run: TermRun(r, P, b);
     terminates \true;
     assigns \nothing;
     ensures partners: PartnersCombine(r, P, b, Pow2(y), FoldSteps(P) + y + 1);
     exits \false; @/
  void lemma_partners(int64_t r, int32_t P, int32_t b, int32_t y, int32_t log)
  {
    lemma_floor_log2(P);
    lemma_core_pairs(P);
    lemma_core_order(P);
    /@ assert gives: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         BaselineGives(DODONA_KIND_DOUBLING, P, FoldSteps(P) + y + 1, CorePeer(P, Pow2(y), v), v, 0); @/
    /@ assert combines: BaselineCombines(DODONA_KIND_DOUBLING, P, FoldSteps(P) + y + 1); @/
  }

  // Two groups become one.
  /@ requires range: 1 <= P && 0 <= y < log && log == CoreLog(P) && log <= 30;
     requires partners: PartnersCombine(r, P, b, Pow2(y), x);
     requires groups: GroupTerms(r, P, b, Pow2(y), x);
     terminates \true;
     assigns \nothing;
     ensures groups: GroupTerms(r, P, b, Pow2(y + 1), x + 1);
     exits \false; @/
  void lemma_groups_join(int64_t r, int32_t P, int32_t b, int32_t y, int32_t log, int64_t x)
  {
    lemma_core_order(P);
    lemma_core_pairs(P);
    lemma_groups(y, log);
    /@ assert ranks: CoreRanks(P) == Pow2(log); @/
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(y), v) < P && InCore(Folded(P), CorePeer(P, Pow2(y), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(y), v)) == PartnerOf(Pow2(y), CoreIndex(Folded(P), v)); @/
    /@ assert halves: \forall integer c, d; 0 <= c < Pow2(log) && 0 <= d < Pow2(log) && c / (2 * Pow2(y)) == d / (2 * Pow2(y)) ==>
         (c / Pow2(y) == d / Pow2(y) && PartnerOf(Pow2(y), c) / Pow2(y) == PartnerOf(Pow2(y), d) / Pow2(y)) ||
         (PartnerOf(Pow2(y), c) / Pow2(y) == d / Pow2(y) && c / Pow2(y) == PartnerOf(Pow2(y), d) / Pow2(y)); @/
    /@ assert same: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         CoreIndex(Folded(P), v) / Pow2(y) == CoreIndex(Folded(P), w) / Pow2(y) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(y), v)) / Pow2(y) == CoreIndex(Folded(P), CorePeer(P, Pow2(y), w)) / Pow2(y) ==>
           Term(r, x + 1, v, b) == Term(r, x + 1, w, b); @/
    /@ assert crossed: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(y), v)) / Pow2(y) == CoreIndex(Folded(P), w) / Pow2(y) &&
         CoreIndex(Folded(P), v) / Pow2(y) == CoreIndex(Folded(P), CorePeer(P, Pow2(y), w)) / Pow2(y) ==>
           Term(r, x + 1, v, b) == Term(r, x + 1, w, b); @/
  }

  // Who is folded gets the result.
  /@ requires range: 1 <= P;
     requires run: TermRun(r, P, b);
     requires groups: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) ==>
       Term(r, FoldSteps(P) + CoreLog(P) + 1, v, b) == Term(r, FoldSteps(P) + CoreLog(P) + 1, w, b);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v, w; 0 <= v < P && 0 <= w < P ==> Term(r, DoublingSteps(P) + 1, v, b) == Term(r, DoublingSteps(P) + 1, w, b);
     exits \false; @/
  void lemma_unfold_terms(int64_t r, int32_t P, int32_t b)
  {
    lemma_core_order(P);
    lemma_floor_log2(P);
    int32_t fold = lemma_fold_steps(P);
    if (fold == 0) {
      /@ assert all: \forall integer v; 0 <= v ==> InCore(Folded(P), v); @/
      /@ assert then: DoublingSteps(P) == FoldSteps(P) + CoreLog(P); @/
      return;
    }
    /@ assert last: \forall integer u, v; BaselineGives(DODONA_KIND_DOUBLING, P, DoublingSteps(P), u, v, 0) <==> FoldMoves(Folded(P), v, u); @/
    /@ assert stores: !BaselineCombines(DODONA_KIND_DOUBLING, P, DoublingSteps(P)); @/
    /@ assert back: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         BaselineGives(DODONA_KIND_DOUBLING, P, DoublingSteps(P), v + 1, v, 0) && InCore(Folded(P), v + 1) && v + 1 < P; @/
    /@ assert got: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         Term(r, DoublingSteps(P) + 1, v, b) == Term(r, DoublingSteps(P), v + 1, b); @/
    /@ assert silent: \forall integer u, v; InCore(Folded(P), v) ==>
         !BaselineGives(DODONA_KIND_DOUBLING, P, DoublingSteps(P), u, v, 0); @/
    /@ assert kept: \forall integer v; InCore(Folded(P), v) ==> Term(r, DoublingSteps(P) + 1, v, b) == Term(r, DoublingSteps(P), v, b); @/
    /@ assert when: DoublingSteps(P) == FoldSteps(P) + CoreLog(P) + 1; @/
    /@ assert holder: \forall integer v; 0 <= v < P ==> 0 <= CoreHolder(Folded(P), v) < P && InCore(Folded(P), CoreHolder(Folded(P), v)); @/
    /@ assert each: \forall integer v; 0 <= v < P ==>
         Term(r, DoublingSteps(P) + 1, v, b) == Term(r, DoublingSteps(P), CoreHolder(Folded(P), v), b); @/
  }

  void theorem_doubling_ranks(int64_t r, int64_t S, int32_t P, int32_t s)
  {
    int32_t b = 0;
    int32_t log = lemma_floor_log(P);
    lemma_core_order(P);
    int32_t fold = lemma_fold_steps(P);
    /@ loop invariant range: 0 <= b <= s;
       loop invariant same: \forall integer v, w, c; 0 <= v < P && 0 <= w < P && 0 <= c < b ==>
         Term(r, DoublingSteps(P) + 1, v, c) == Term(r, DoublingSteps(P) + 1, w, c);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      int32_t y = 0;
      lemma_term_run(r, S, P, s, b);
      /@ assert alone: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
           CoreIndex(Folded(P), v) == CoreIndex(Folded(P), w) ==> v == w; @/
      /@ loop invariant range: 0 <= y <= log;
         loop invariant groups: GroupTerms(r, P, b, Pow2(y), FoldSteps(P) + y + 1);
         loop assigns y;
         loop variant log - y; @/
      while (y < log) {
        lemma_partners(r, P, b, y, log);
        lemma_groups_join(r, P, b, y, log, fold + y + 1);
        y++;
      }
      /@ assert whole: \forall integer c; 0 <= c < Pow2(log) ==> c / Pow2(log) == 0; @/
      lemma_unfold_terms(r, P, b);
      b++;
    }
  }
*/

/*@ ghost
  void theorem_doubling_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int32_t P, int64_t m)
  {
    lemma_core_ports(DODONA_KIND_DOUBLING, P);
    lemma_carries_inside(DODONA_KIND_DOUBLING, P, 0, t, 1);
    lemma_blocks_given(S, P, s, b);
    lemma_blocks_given(T, P, t, c);
    lemma_carries_inside(DODONA_KIND_DOUBLING, P, 0, s, 1);
    /@ assert begin: \forall integer y, u, v, j; Transfer(S, y, u, v, j) || Transfer(T, y, u, v, j) ==> 1 <= y; @/
    /@ assert alike: GoesAlike(S, s, b, T, t, c, 0, 1, m); @/
    theorem_same_sizes(r, S, s, b, q, T, t, c, 0, 1, m);
    /@ assert same: \forall integer y, v; y <= m ==> Term(r, y + 0, v, b) == Term(q, y, v, c); @/
  }
*/
