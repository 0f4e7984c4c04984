/* On the way down what a rank has of a share depends on its place modulo the distance; on the way up the share's owner stores it everywhere. */
#include "proofs/theorems/algorithms/halving_terms.h"
#include "spec/lemmas/exchange.h"

/*@
  // In step x u sends v a share.
  predicate HalvingGives(integer P, integer x, integer u, integer v, integer i) = BaselineGives(DODONA_KIND_RABENSEIFNER, P, x, u, v, i);

  // What becomes of block b, in share i.
  predicate HalvingTermRun(integer r, integer P, integer i, integer b) =
    (\forall integer v; Term(r, 1, v, b) == Leaf(v)) &&
    (\forall integer x, u, v; HalvingGives(P, x, u, v, i) && x <= HalvingTurn(P) ==>
      Term(r, x + 1, v, b) == Either(Term(r, x, u, b), Term(r, x, v, b))) &&
    (\forall integer x, u, v; HalvingGives(P, x, u, v, i) && HalvingTurn(P) < x ==> Term(r, x + 1, v, b) == Term(r, x, u, b)) &&
    (\forall integer x, v; 1 <= x && (\forall integer u; !HalvingGives(P, x, u, v, i)) ==> Term(r, x + 1, v, b) == Term(r, x, v, b));

  // At the distance 2^k, as HalvingAt.
  predicate HalvingTermAt(integer r, integer P, integer i, integer b, integer k) =
    (\forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Term(r, HalvingTurn(P) - k + 1, v, b) ==
        Either(Term(r, HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), b), Term(r, HalvingTurn(P) - k, v, b))) &&
    (\forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
      Term(r, HalvingTurn(P) + k + 2, v, b) == Term(r, HalvingTurn(P) + k + 1, v, b)) &&
    (\forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
      Term(r, HalvingTurn(P) + k + 2, v, b) == Term(r, HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), b));

  // At the start of step x ranks in the shares' groups of m whose places are the same modulo m have the same.
  predicate StridesAlike(integer r, integer i, integer b, integer q, integer j, integer c, integer P, integer m, integer x) =
    \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
      i / m == CoreIndex(Folded(P), v) / m && j / m == CoreIndex(Folded(P), w) / m &&
      CoreIndex(Folded(P), v) % m == CoreIndex(Folded(P), w) % m ==> Term(r, x, v, b) == Term(q, x, w, c);

  // At the start of step x the ranks in the share's group of m have what its owner, rank o, had computed.
  predicate ShareSpread(integer r, integer i, integer b, integer P, integer m, integer x, integer o) =
    \forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / m == CoreIndex(Folded(P), v) / m ==>
      Term(r, x, v, b) == Term(r, HalvingTurn(P) + 1, o, b);
*/

/*@ ghost
  /@ requires range: 1 <= P && 0 <= b < s && InShare(CoreRanks(P), s, i, b);
     requires schedule: AllreduceSchedule(S, DODONA_KIND_RABENSEIFNER, P, s);
     requires run: Computing(r, S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures run: HalvingTermRun(r, P, i, b);
     exits \false; @/
  void lemma_halving_term_run(int64_t r, int64_t S, int32_t P, int32_t s, int32_t i, int32_t b)
  {
    lemma_core_ports(DODONA_KIND_RABENSEIFNER, P);
    lemma_carried(DODONA_KIND_RABENSEIFNER, P, 0, s, i, b);
    /@ assert carried: \forall integer x, u, v; BaselineCarries(DODONA_KIND_RABENSEIFNER, P, 0, s, x, u, v, b) <==> HalvingGives(P, x, u, v, i); @/
    /@ assert block: \forall integer x, u, v; Transfer(S, x, u, v, b) <==> x <= HalvingTurn(P) && HalvingGives(P, x, u, v, i); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) <==> HalvingTurn(P) < x && HalvingGives(P, x, u, v, i); @/
    /@ assert sent: \forall integer x, v; x <= HalvingTurn(P) ==> !ResultSent(S, s, x, v, b); @/
    /@ assert early: \forall integer x, u, v; HalvingGives(P, x, u, v, i) ==> 1 <= x; @/
    /@ assert none: \forall integer u, v; !Transfer(S, 0, u, v, b) && !Transfer(S, 0, u, v, s + b); @/
    /@ assert nothing: \forall integer v; !ResultSent(S, s, 0, v, b); @/
    /@ assert first: \forall integer v; Term(r, 1, v, b) == Term(r, 0, v, b) == Leaf(v); @/
    /@ assert combines: \forall integer x, u, v; HalvingGives(P, x, u, v, i) && x <= HalvingTurn(P) ==>
         Term(r, x + 1, v, b) == Either(Term(r, x, u, b), Term(r, (x + 1) - 1, v, b)); @/
    /@ assert stores: \forall integer x, u, v; HalvingGives(P, x, u, v, i) && HalvingTurn(P) < x ==>
         Term(r, x + 1, v, b) == Term(r, x, u, b); @/
    /@ assert silent: \forall integer x, v; (\forall integer u; !HalvingGives(P, x, u, v, i)) ==>
         !ResultSent(S, s, x, v, b) && (\forall integer u; !Transfer(S, x, u, v, b)); @/
    /@ assert stays: \forall integer x, v; 0 < x + 1 && (\forall integer u; !HalvingGives(P, x, u, v, i)) ==>
         Term(r, x + 1, v, b) == Term(r, (x + 1) - 1, v, b); @/
  }

  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P);
     requires run: HalvingTermRun(r, P, i, b);
     terminates \true;
     assigns \nothing;
     ensures step: HalvingTermAt(r, P, i, b, k);
     exits \false; @/
  void lemma_halving_term_step(int64_t r, int32_t P, int32_t i, int32_t b, int32_t k, int32_t log)
  {
    lemma_core_order(P);
    lemma_core_pairs(P);
    lemma_groups(k, log);
    lemma_group_shares(k, log, i);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert down: \forall integer u, v; HalvingGives(P, HalvingTurn(P) - k, u, v, i) <==>
         CoreHalves(P, log - k, u, v) && HalvingLow(log, log - k, CoreIndex(Folded(P), u)) <= i <
           HalvingHigh(log, log - k, CoreIndex(Folded(P), u)); @/
    /@ assert up: \forall integer u, v; BaselinePasses(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) <==>
         CoreDoubles(P, k + 1, u, v); @/
    /@ assert low: \forall integer u, v;
         BaselineLow(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) == GroupFirst(Pow2(k), CoreIndex(Folded(P), u)) &&
         BaselineHigh(DODONA_KIND_RABENSEIFNER, P, HalvingTurn(P) + k + 1, u, v) ==
           GroupFirst(Pow2(k), CoreIndex(Folded(P), u)) + Pow2(k); @/
    /@ assert gives: \forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         HalvingGives(P, HalvingTurn(P) - k, CorePeer(P, Pow2(k), v), v, i); @/
    /@ assert none: \forall integer u, v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         !HalvingGives(P, HalvingTurn(P) + k + 1, u, v, i); @/
    /@ assert back: \forall integer v; 0 <= v < P && InCore(Folded(P), v) &&
         i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
         HalvingGives(P, HalvingTurn(P) + k + 1, CorePeer(P, Pow2(k), v), v, i); @/
  }

  // After the fold both have the same.
  /@ requires range: 1 <= P && 0 <= i < CoreRanks(P) && 0 <= j < CoreRanks(P);
     requires runs: HalvingTermRun(r, P, i, b) && HalvingTermRun(q, P, j, c);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==> Term(r, FoldSteps(P) + 1, v, b) == Term(q, FoldSteps(P) + 1, v, c);
     exits \false; @/
  void lemma_fold_alike(int64_t r, int32_t i, int32_t b, int64_t q, int32_t j, int32_t c, int32_t P)
  {
    lemma_core_order(P);
    lemma_floor_log2(P);
    int32_t fold = lemma_fold_steps(P);
    /@ assert begin: \forall integer v; Term(r, 1, v, b) == Term(q, 1, v, c); @/
    if (fold == 0)
      return;
    /@ assert first: \forall integer u, v; (HalvingGives(P, 1, u, v, i) <==> FoldMoves(Folded(P), u, v)) &&
         (HalvingGives(P, 1, u, v, j) <==> FoldMoves(Folded(P), u, v)); @/
    /@ assert into: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 1 ==>
         HalvingGives(P, 1, v - 1, v, i) && HalvingGives(P, 1, v - 1, v, j); @/
    /@ assert alone: \forall integer u, v; 2 * Folded(P) <= v ==> !HalvingGives(P, 1, u, v, i) && !HalvingGives(P, 1, u, v, j); @/
    /@ assert joined: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 1 ==> Term(r, 2, v, b) == Term(q, 2, v, c); @/
    /@ assert kept: \forall integer v; 2 * Folded(P) <= v ==> Term(r, 2, v, b) == Term(q, 2, v, c); @/
  }

  // The step over the distance 2^k, on the way down.
  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P) && 0 <= j < CoreRanks(P);
     requires steps: HalvingTermAt(r, P, i, b, k) && HalvingTermAt(q, P, j, c, k);
     requires before: StridesAlike(r, i, b, q, j, c, P, Pow2(k + 1), HalvingTurn(P) - k);
     terminates \true;
     assigns \nothing;
     ensures after: StridesAlike(r, i, b, q, j, c, P, Pow2(k), HalvingTurn(P) - k + 1);
     exits \false; @/
  void lemma_strides_join(int64_t r, int32_t i, int32_t b, int64_t q, int32_t j, int32_t c, int32_t P, int32_t k, int32_t log)
  {
    lemma_core_order(P);
    lemma_groups(k, log);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert wider: \forall integer g, e; 0 <= e < Pow2(log) && 0 <= g < Pow2(log) && g / Pow2(k) == e / Pow2(k) ==>
         g / (2 * Pow2(k)) == e / (2 * Pow2(k)) && g / (2 * Pow2(k)) == PartnerOf(Pow2(k), e) / (2 * Pow2(k)); @/
    /@ assert halves: \forall integer e, f; 0 <= e < Pow2(log) && 0 <= f < Pow2(log) && e % Pow2(k) == f % Pow2(k) ==>
         (e % (2 * Pow2(k)) == f % (2 * Pow2(k)) && PartnerOf(Pow2(k), e) % (2 * Pow2(k)) == PartnerOf(Pow2(k), f) % (2 * Pow2(k))) ||
         (PartnerOf(Pow2(k), e) % (2 * Pow2(k)) == f % (2 * Pow2(k)) && e % (2 * Pow2(k)) == PartnerOf(Pow2(k), f) % (2 * Pow2(k))); @/
    /@ assert twice: StridesAlike(r, i, b, q, j, c, P, 2 * Pow2(k), HalvingTurn(P) - k); @/
    /@ assert here: \forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         i / (2 * Pow2(k)) == CoreIndex(Folded(P), v) / (2 * Pow2(k)) &&
         i / (2 * Pow2(k)) == CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) / (2 * Pow2(k)); @/
    /@ assert there: \forall integer w; 0 <= w < P && InCore(Folded(P), w) && j / Pow2(k) == CoreIndex(Folded(P), w) / Pow2(k) ==>
         j / (2 * Pow2(k)) == CoreIndex(Folded(P), w) / (2 * Pow2(k)) &&
         j / (2 * Pow2(k)) == CoreIndex(Folded(P), CorePeer(P, Pow2(k), w)) / (2 * Pow2(k)); @/
    /@ assert pairs: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         i / (2 * Pow2(k)) == CoreIndex(Folded(P), v) / (2 * Pow2(k)) && j / (2 * Pow2(k)) == CoreIndex(Folded(P), w) / (2 * Pow2(k)) &&
         CoreIndex(Folded(P), v) % (2 * Pow2(k)) == CoreIndex(Folded(P), w) % (2 * Pow2(k)) ==>
           Term(r, HalvingTurn(P) - k, v, b) == Term(q, HalvingTurn(P) - k, w, c); @/
    /@ assert same: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) && j / Pow2(k) == CoreIndex(Folded(P), w) / Pow2(k) &&
         CoreIndex(Folded(P), v) % (2 * Pow2(k)) == CoreIndex(Folded(P), w) % (2 * Pow2(k)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) % (2 * Pow2(k)) == CoreIndex(Folded(P), CorePeer(P, Pow2(k), w)) % (2 * Pow2(k)) ==>
           Term(r, HalvingTurn(P) - k + 1, v, b) == Term(q, HalvingTurn(P) - k + 1, w, c); @/
    /@ assert crossed: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) && j / Pow2(k) == CoreIndex(Folded(P), w) / Pow2(k) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) % (2 * Pow2(k)) == CoreIndex(Folded(P), w) % (2 * Pow2(k)) &&
         CoreIndex(Folded(P), v) % (2 * Pow2(k)) == CoreIndex(Folded(P), CorePeer(P, Pow2(k), w)) % (2 * Pow2(k)) ==>
           Term(r, HalvingTurn(P) - k + 1, v, b) == Term(q, HalvingTurn(P) - k + 1, w, c); @/
  }

  // And on the way up.
  /@ requires range: 1 <= P && 0 <= k < log && log == CoreLog(P) && log <= 30 && 0 <= i < CoreRanks(P);
     requires step: HalvingTermAt(r, P, i, b, k);
     requires before: ShareSpread(r, i, b, P, Pow2(k), HalvingTurn(P) + k + 1, o);
     terminates \true;
     assigns \nothing;
     ensures after: ShareSpread(r, i, b, P, Pow2(k + 1), HalvingTurn(P) + k + 2, o);
     exits \false; @/
  void lemma_group_has(int64_t r, int32_t i, int32_t b, int32_t P, int32_t k, int32_t log, int32_t o)
  {
    lemma_core_order(P);
    lemma_groups(k, log);
    /@ assert peer: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         0 <= CorePeer(P, Pow2(k), v) < P && InCore(Folded(P), CorePeer(P, Pow2(k), v)) &&
         CoreIndex(Folded(P), CorePeer(P, Pow2(k), v)) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)); @/
    /@ assert halves: \forall integer e; 0 <= e < Pow2(log) && i / (2 * Pow2(k)) == e / (2 * Pow2(k)) ==>
         i / Pow2(k) == e / Pow2(k) || i / Pow2(k) == PartnerOf(Pow2(k), e) / Pow2(k); @/
    /@ assert kept: \forall integer v; 0 <= v < P && InCore(Folded(P), v) && i / Pow2(k) == CoreIndex(Folded(P), v) / Pow2(k) ==>
         Term(r, HalvingTurn(P) + k + 2, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
    /@ assert got: \forall integer v; 0 <= v < P && InCore(Folded(P), v) &&
         i / Pow2(k) == PartnerOf(Pow2(k), CoreIndex(Folded(P), v)) / Pow2(k) ==>
         Term(r, HalvingTurn(P) + k + 2, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
  }

  // All ranks of the core have what the owner had.
  /@ requires range: 1 <= P && 0 <= i < CoreRanks(P) && o == CoreRank(Folded(P), i) && log == CoreLog(P) && log <= 30;
     requires run: HalvingTermRun(r, P, i, b);
     terminates \true;
     assigns \nothing;
     ensures core: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
       Term(r, HalvingTurn(P) + log + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b);
     exits \false; @/
  void lemma_halving_core(int64_t r, int32_t i, int32_t b, int32_t P, int32_t o, int32_t log)
  {
    int32_t k = 0;
    lemma_core_order(P);
    lemma_floor_log2(P);
    /@ assert one: \forall integer e; e / 1 == e && Pow2(0) == 1; @/
    /@ assert owner: \forall integer v; 0 <= v < P && InCore(Folded(P), v) && i == CoreIndex(Folded(P), v) ==> v == o; @/
    /@ assert begin: ShareSpread(r, i, b, P, Pow2(0), HalvingTurn(P) + 1, o); @/
    /@ loop invariant range: 0 <= k <= log;
       loop invariant stored: ShareSpread(r, i, b, P, Pow2(k), HalvingTurn(P) + k + 1, o);
       loop assigns k;
       loop variant log - k; @/
    while (k < log) {
      lemma_halving_term_step(r, P, i, b, k, log);
      lemma_group_has(r, i, b, P, k, log, o);
      k++;
    }
    /@ assert whole: \forall integer e; 0 <= e < Pow2(log) ==> e / Pow2(log) == 0; @/
    /@ assert core: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         Term(r, HalvingTurn(P) + log + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
  }

  // Who is folded gets it, too.
  /@ requires range: 1 <= P && 0 <= i < CoreRanks(P) && log == CoreLog(P) && log <= 30;
     requires run: HalvingTermRun(r, P, i, b);
     requires core: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
       Term(r, HalvingTurn(P) + log + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b);
     terminates \true;
     assigns \nothing;
     ensures all: \forall integer v; 0 <= v < P ==> Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b);
     exits \false; @/
  void lemma_halving_stored(int64_t r, int32_t i, int32_t b, int32_t P, int32_t o, int32_t log)
  {
    lemma_core_order(P);
    lemma_floor_log2(P);
    /@ assert plain: Folded(P) == 0 ==> HalvingSteps(P) == HalvingTurn(P) + log; @/
    /@ assert when: Folded(P) > 0 ==> HalvingSteps(P) == HalvingTurn(P) + log + 1 && HalvingTurn(P) < HalvingSteps(P); @/
    /@ assert last: Folded(P) > 0 ==> \forall integer u, v; HalvingGives(P, HalvingSteps(P), u, v, i) <==> FoldMoves(Folded(P), v, u); @/
    /@ assert back: Folded(P) > 0 ==> \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         HalvingGives(P, HalvingSteps(P), v + 1, v, i) && InCore(Folded(P), v + 1) && v + 1 < P; @/
    /@ assert got: Folded(P) > 0 ==> \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingSteps(P), v + 1, b); @/
    /@ assert silent: Folded(P) > 0 ==> \forall integer u, v; InCore(Folded(P), v) ==> !HalvingGives(P, HalvingSteps(P), u, v, i); @/
    /@ assert kept: Folded(P) > 0 ==> \forall integer v; InCore(Folded(P), v) ==>
         Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingSteps(P), v, b); @/
    /@ assert core_too: \forall integer v; 0 <= v < P && InCore(Folded(P), v) ==>
         Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
    /@ assert folded: \forall integer v; 0 <= v < 2 * Folded(P) && v % 2 == 0 ==>
         Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
    /@ assert odd: \forall integer v; 0 <= v < P && v % 2 != 0 ==> Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
    /@ assert high: \forall integer v; 2 * Folded(P) <= v < P ==> Term(r, HalvingSteps(P) + 1, v, b) == Term(r, HalvingTurn(P) + 1, o, b); @/
  }

  /@ requires range: 1 <= P && 0 <= c < CoreRanks(P);
     terminates \true;
     assigns \nothing;
     ensures rank: \result == CoreRank(Folded(P), c) && 0 <= \result < P;
     exits \false; @/
  int32_t lemma_core_rank(int32_t P, int32_t c)
  {
    lemma_core_order(P);
    int32_t R = P - lemma_power(lemma_floor_log(P));
    /@ assert folded: R == Folded(P); @/
    return c < R ? 2 * c + 1 : c + R;
  }

  void theorem_halving_sizes(int64_t r, int64_t S, int32_t s, int32_t b, int64_t q, int64_t T, int32_t t, int32_t c, int32_t P)
  {
    int32_t log = lemma_floor_log(P);
    int32_t k = log;
    lemma_core_order(P);
    int32_t n = lemma_power(log);
    int32_t i = lemma_in_share(n, s, b);
    int32_t j = lemma_in_share(n, t, c);
    lemma_halving_term_run(r, S, P, s, i, b);
    lemma_halving_term_run(q, T, P, t, j, c);
    lemma_fold_alike(r, i, b, q, j, c, P);
    /@ assert whole: \forall integer e; 0 <= e < Pow2(log) ==> e / Pow2(log) == 0 && e % Pow2(log) == e; @/
    /@ assert alone: \forall integer v, w; 0 <= v < P && InCore(Folded(P), v) && 0 <= w < P && InCore(Folded(P), w) &&
         CoreIndex(Folded(P), v) == CoreIndex(Folded(P), w) ==> v == w; @/
    /@ assert begin: HalvingTurn(P) - log + 1 == FoldSteps(P) + 1; @/
    /@ loop invariant range: 0 <= k <= log;
       loop invariant strides: StridesAlike(r, i, b, q, j, c, P, Pow2(k), HalvingTurn(P) - k + 1);
       loop assigns k;
       loop variant k; @/
    while (k > 0) {
      k--;
      lemma_halving_term_step(r, P, i, b, k, log);
      lemma_halving_term_step(q, P, j, c, k, log);
      lemma_strides_join(r, i, b, q, j, c, P, k, log);
    }
    int32_t o = lemma_core_rank(P, i);
    int32_t u = lemma_core_rank(P, j);
    /@ assert one: Pow2(0) == 1 && \forall integer e; e / 1 == e && e % 1 == 0; @/
    /@ assert places: InCore(Folded(P), o) && CoreIndex(Folded(P), o) == i && InCore(Folded(P), u) && CoreIndex(Folded(P), u) == j; @/
    /@ assert last: StridesAlike(r, i, b, q, j, c, P, 1, HalvingTurn(P) + 1); @/
    /@ assert owners: Term(r, HalvingTurn(P) + 1, o, b) == Term(q, HalvingTurn(P) + 1, u, c); @/
    lemma_halving_core(r, i, b, P, o, log);
    lemma_halving_core(q, j, c, P, u, log);
    lemma_halving_stored(r, i, b, P, o, log);
    lemma_halving_stored(q, j, c, P, u, log);
  }

  void theorem_halving_ranks(int64_t r, int64_t S, int32_t P, int32_t s)
  {
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= s;
       loop invariant same: \forall integer v, w, c; 0 <= v < P && 0 <= w < P && 0 <= c < b ==>
         Term(r, HalvingSteps(P) + 1, v, c) == Term(r, HalvingSteps(P) + 1, w, c);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      theorem_halving_sizes(r, S, s, b, r, S, s, b, P);
      b++;
    }
  }
*/
