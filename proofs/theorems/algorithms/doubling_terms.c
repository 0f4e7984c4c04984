/* Groups of 1, 2, 4, .. ranks of the core have one expression. */
#include "proofs/theorems/algorithms/doubling_terms.h"
#include "spec/lemmas/exchange.h"

/*@
  // What becomes of block b. Rank v begins with the sum of 2^k neighbours.
  predicate TermRun(integer r, integer P, integer b, integer k) =
    (\forall integer v; Term(r, 1, v, b) == Balanced(k, v)) &&
    (\forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) && BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==>
      Term(r, x + 1, v, b) == Either(Term(r, x, u, b), Term(r, x, v, b))) &&
    (\forall integer x, u, v; BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0) && !BaselineCombines(DODONA_KIND_DOUBLING, P, x) ==>
      Term(r, x + 1, v, b) == Term(r, x, u, b)) &&
    (\forall integer x, v; 1 <= x && (\forall integer u; !BaselineGives(DODONA_KIND_DOUBLING, P, x, u, v, 0)) ==>
      Term(r, x + 1, v, b) == Term(r, x, v, b));

  // The rank of the core that v is, or into which it is folded.
  logic integer CoreHolder(integer R, integer v) = 2 * R <= v ? v : v % 2 == 1 ? v : v + 1;

  // At the start of step x the ranks of the core have the expressions of their groups of 2^y.
  predicate GroupTerms(integer r, integer P, integer b, integer k, integer y, integer x) =
    \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==> Term(r, x, v, b) == CoreGroup(k, Folded(P), y, CoreIndex(Folded(P), v) / Pow2(y));

  // In step x of the core partners at distance m combine.
  predicate PartnersCombine(integer r, integer P, integer b, integer m, integer x) =
    \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
      Term(r, x + 1, v, b) == Either(Term(r, x, CorePeer(P, m, v), b), Term(r, x, v, b));

  predicate CoreEnds(integer r, integer P, integer b, integer k, integer x) =
    \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==> Term(r, x, v, b) == CoreGroup(k, Folded(P), CoreLog(P), 0);

  predicate AllEnd(integer r, integer P, integer b, integer k) =
    \forall integer v; 0 <= v < P ==> Term(r, DoublingSteps(P) + 1, v, b) == CoreGroup(k, Folded(P), CoreLog(P), 0);
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
     requires run: ComputingSums(r, S, s, 1, k);
     terminates \true;
     assigns \nothing;
     ensures run: TermRun(r, P, b, k);
     exits \false; @/
  void lemma_term_run(int64_t r, int64_t S, int32_t P, int32_t s, int32_t b, int32_t k)
  {
    lemma_core_ports(DODONA_KIND_DOUBLING, P);
    lemma_blocks_given(S, P, s, b);
    /@ assert none: \forall integer u, v, j; !BaselineGives(DODONA_KIND_DOUBLING, P, 0, u, v, j); @/
    /@ assert begins: \forall integer v; Term(r, 0, v, b) == Balanced(k, v); @/
    /@ assert first: \forall integer v; !ResultSent(S, s, 1 - 1, v, b) && (\forall integer u; !Transfer(S, 1 - 1, u, v, b)); @/
    /@ assert kept: \forall integer v; Term(r, 1, v, b) == Term(r, 1 - 1, v, b); @/
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
     requires run: TermRun(r, P, b, k);
     terminates \true;
     assigns \nothing;
     ensures partners: PartnersCombine(r, P, b, Pow2(y), FoldSteps(P) + y + 1);
     exits \false; @/
  void lemma_partners(int64_t r, int32_t P, int32_t b, int32_t k, int32_t y, int32_t log)
  {
    lemma_floor_log2(P);
    lemma_core_pairs(P);
    lemma_core_order(P);
    /@ assert gives: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         BaselineGives(DODONA_KIND_DOUBLING, P, FoldSteps(P) + y + 1, CorePeer(P, Pow2(y), v), v, 0); @/
    /@ assert combines: BaselineCombines(DODONA_KIND_DOUBLING, P, FoldSteps(P) + y + 1); @/
  }

  // What is folded is combined first.
  /@ requires range: 1 <= P;
     requires run: TermRun(r, P, b, k);
     terminates \true;
     assigns \nothing;
     ensures groups: GroupTerms(r, P, b, k, 0, FoldSteps(P) + 1);
     exits \false; @/
  void lemma_fold_terms(int64_t r, int32_t P, int32_t b, int32_t k)
  {
    lemma_core_order(P);
    lemma_floor_log2(P);
    int32_t fold = lemma_fold_steps(P);
    /@ assert alone: \forall integer v; CoreIndex(Folded(P), v) / Pow2(0) == CoreIndex(Folded(P), v); @/
    if (fold == 0)
      return;
    /@ assert first: \forall integer u, v; BaselineGives(DODONA_KIND_DOUBLING, P, 1, u, v, 0) <==> FoldMoves(Folded(P), u, v); @/
    /@ assert combines: BaselineCombines(DODONA_KIND_DOUBLING, P, 1); @/
    /@ assert folds: \forall integer g; 0 <= g < Folded(P) ==> BaselineGives(DODONA_KIND_DOUBLING, P, 1, 2 * g, 2 * g + 1, 0); @/
    /@ assert pairs: \forall integer g; 0 <= g < Folded(P) ==> Term(r, 1 + 1, 2 * g + 1, b) == CoreGroup(k, Folded(P), 0, g); @/
    /@ assert odd: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 1 ==> v == 2 * (v / 2) + 1 && 0 <= v / 2 < Folded(P); @/
    /@ assert silent: \forall integer u, v; 2 * Folded(P) <= v ==> !BaselineGives(DODONA_KIND_DOUBLING, P, 1, u, v, 0); @/
    /@ assert others: \forall integer v; 2 * Folded(P) <= v ==> Term(r, 1 + 1, v, b) == CoreGroup(k, Folded(P), 0, v - Folded(P)); @/
    /@ assert when: FoldSteps(P) + 1 == 1 + 1; @/
  }

  // Two groups become one.
  /@ requires range: 1 <= P && 0 <= y < log && log == CoreLog(P) && log <= 30;
     requires partners: PartnersCombine(r, P, b, Pow2(y), x);
     requires groups: GroupTerms(r, P, b, k, y, x);
     terminates \true;
     assigns \nothing;
     ensures groups: GroupTerms(r, P, b, k, y + 1, x + 1);
     exits \false; @/
  void lemma_groups_join(int64_t r, int32_t P, int32_t b, int32_t k, int32_t y, int32_t log, int64_t x)
  {
    lemma_core_order(P);
    lemma_core_pairs(P);
    lemma_groups(y, log);
    /@ assert ranks: CoreRanks(P) == Pow2(log); @/
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(y), v) < P && InCore(Folded(P), CorePeer(P, Pow2(y), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(y), v)) == PartnerOf(Pow2(y), CoreIndex(Folded(P), v)); @/
    /@ assert index: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==> 0 <= CoreIndex(Folded(P), v) < Pow2(log); @/
    /@ assert either: \forall integer a, c; Either(a, c) == Either(c, a); @/
    /@ assert joins: \forall integer g; CoreGroup(k, Folded(P), y + 1, g) ==
         Either(CoreGroup(k, Folded(P), y, 2 * g), CoreGroup(k, Folded(P), y, 2 * g + 1)); @/
    /@ assert parts: \forall integer c; 0 <= c < Pow2(log) ==> 0 <= c / Pow2(y) && c / Pow2(y + 1) == (c / Pow2(y)) / 2 &&
         PartnerOf(Pow2(y), c) / Pow2(y) == ((c / Pow2(y)) % 2 == 0 ? c / Pow2(y) + 1 : c / Pow2(y) - 1); @/
    /@ assert even: \forall integer h; 0 <= h && h % 2 == 0 ==> h == 2 * (h / 2) && CoreGroup(k, Folded(P), y + 1, h / 2) ==
         Either(CoreGroup(k, Folded(P), y, h + 1), CoreGroup(k, Folded(P), y, h)); @/
    /@ assert odd: \forall integer h; 0 <= h && h % 2 != 0 ==> h == 2 * (h / 2) + 1 && CoreGroup(k, Folded(P), y + 1, h / 2) ==
         Either(CoreGroup(k, Folded(P), y, h - 1), CoreGroup(k, Folded(P), y, h)); @/
    /@ assert half: \forall integer c; 0 <= c < Pow2(log) ==>
         CoreGroup(k, Folded(P), y + 1, c / Pow2(y + 1)) ==
           Either(CoreGroup(k, Folded(P), y, PartnerOf(Pow2(y), c) / Pow2(y)), CoreGroup(k, Folded(P), y, c / Pow2(y))); @/
  }

  // Who is folded gets the result.
  /@ requires range: 1 <= P;
     requires run: TermRun(r, P, b, k);
     requires ends: CoreEnds(r, P, b, k, FoldSteps(P) + CoreLog(P) + 1);
     terminates \true;
     assigns \nothing;
     ensures all: AllEnd(r, P, b, k);
     exits \false; @/
  void lemma_unfold_terms(int64_t r, int32_t P, int32_t b, int32_t k)
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

  /@ requires range: 1 <= P && 0 <= b < s && 0 <= k;
     requires schedule: AllreduceSchedule(S, DODONA_KIND_DOUBLING, P, s);
     requires run: ComputingSums(r, S, s, 1, k);
     terminates \true;
     assigns \nothing;
     ensures all: AllEnd(r, P, b, k);
     exits \false; @/
  void lemma_block_ends(int64_t r, int64_t S, int32_t P, int32_t s, int32_t b, int32_t k)
  {
    int32_t y = 0;
    int32_t log = lemma_floor_log(P);
    lemma_core_order(P);
    int32_t fold = lemma_fold_steps(P);
    lemma_term_run(r, S, P, s, b, k);
    lemma_fold_terms(r, P, b, k);
    /@ loop invariant range: 0 <= y <= log;
       loop invariant groups: GroupTerms(r, P, b, k, y, FoldSteps(P) + y + 1);
       loop assigns y;
       loop variant log - y; @/
    while (y < log) {
      lemma_partners(r, P, b, k, y, log);
      lemma_groups_join(r, P, b, k, y, log, fold + y + 1);
      y++;
    }
    /@ assert whole: \forall integer c; 0 <= c < Pow2(log) ==> c / Pow2(log) == 0; @/
    lemma_unfold_terms(r, P, b, k);
  }

  void theorem_doubling_expression(int64_t r, int64_t S, int32_t P, int32_t s, int32_t k)
  {
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= s;
       loop invariant all: \forall integer c; 0 <= c < b ==> AllEnd(r, P, c, k);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      lemma_block_ends(r, S, P, s, b, k);
      b++;
    }
  }

  void theorem_doubling_ranks(int64_t r, int64_t S, int32_t P, int32_t s)
  {
    /@ assert alone: \forall integer v; Balanced(0, v) == Leaf(v); @/
    theorem_doubling_expression(r, S, P, s, 0);
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
