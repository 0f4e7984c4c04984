/* A request with its defaults fits and has as many words, whichever it is: there is one. */
#include "ref/schedule/request_lemmas_acsl.h"

/*@
  // Members that sizes of networks are made of.
  predicate SameSizesIn(dodona_request f, dodona_request g) =
    f.ports == g.ports && f.algorithm == g.algorithm && f.ranks == g.ranks && f.group == g.group &&
    f.channels == g.channels && f.rows == g.rows && f.group_rows == g.group_rows && f.group_cols == g.group_cols &&
    f.rule.latency == g.rule.latency && f.rule.ticks == g.rule.ticks &&
    \forall integer k; 0 <= k < DODONA_LEVELS ==> ModulesIn(f, k) == ModulesIn(g, k);
*/

/*@ ghost
  /@ requires level: 0 <= k <= DODONA_LEVELS;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures ranks: \forall dodona_request f, integer i; SameSizesIn(f, g) && 0 <= i <= k ==> RanksIn(f, i) == RanksIn(g, i);
     exits \false; @/
  void lemma_same_ranks(dodona_request g, int32_t k)
  {
    if (k == 0)
      return;
    lemma_same_ranks(g, k - 1);
    /@ assert around: \forall dodona_request f; SameSizesIn(f, g) ==> RanksIn(f, k - 1) == RanksIn(g, k - 1); @/
    /@ assert here: \forall dodona_request f; SameSizesIn(f, g) ==> RanksIn(f, k) == RanksIn(g, k); @/
  }

  /@ terminates \true;
     assigns \nothing;
     ensures levels: \forall dodona_request f, integer m; SameSizesIn(f, g) ==> (LevelsIn(f, m) <==> LevelsIn(g, m));
     ensures ranks: \forall dodona_request f, integer m; SameSizesIn(f, g) && LevelsIn(g, m) ==>
       RanksIn(f, m - 1) == RanksIn(g, m - 1);
     ensures crossbar: \forall dodona_request f; SameSizesIn(f, g) ==>
       (CrossbarRanks(f) <==> CrossbarRanks(g)) && (CrossbarGroups(f) <==> CrossbarGroups(g));
     exits \false; @/
  void lemma_same_levels(dodona_request g)
  {
    lemma_same_ranks(g, 7);
    /@ assert forth: \forall dodona_request f, integer m; SameSizesIn(f, g) && LevelsIn(f, m) ==> LevelsIn(g, m); @/
    /@ assert back: \forall dodona_request f, integer m; SameSizesIn(f, g) && LevelsIn(g, m) ==> LevelsIn(f, m); @/
    /@ assert ranks: \forall dodona_request f, integer m; SameSizesIn(f, g) && LevelsIn(g, m) ==>
         RanksIn(f, m - 1) == RanksIn(g, m - 1); @/
    /@ assert span: \forall dodona_request f; SameSizesIn(f, g) ==>
         CrossbarSpan(f.group, f.channels) == CrossbarSpan(g.group, g.channels); @/
    /@ assert more_ranks: \forall dodona_request f; SameSizesIn(f, g) && CrossbarRanks(f) ==> CrossbarRanks(g); @/
    /@ assert less_ranks: \forall dodona_request f; SameSizesIn(f, g) && CrossbarRanks(g) ==> CrossbarRanks(f); @/
    /@ assert more_groups: \forall dodona_request f; SameSizesIn(f, g) && CrossbarGroups(f) ==> CrossbarGroups(g); @/
    /@ assert less_groups: \forall dodona_request f; SameSizesIn(f, g) && CrossbarGroups(g) ==> CrossbarGroups(f); @/
  }

  /@ terminates \true;
     assigns \nothing;
     ensures fits: \forall dodona_request f; SameSizesIn(f, g) ==> (NetworkFits(f) <==> NetworkFits(g));
     ensures room: \forall dodona_request f, integer words; SameSizesIn(f, g) ==>
       (NetworkWordsTooFew(f, words) <==> NetworkWordsTooFew(g, words));
     exits \false; @/
  void lemma_same_network(dodona_request g)
  {
    lemma_same_levels(g);
    /@ assert mesh: \forall dodona_request f; SameSizesIn(f, g) ==>
         (MeshRanks(f) <==> MeshRanks(g)) && (MeshGroups(f) <==> MeshGroups(g)); @/
    /@ assert more: \forall dodona_request f, integer words; SameSizesIn(f, g) && NetworkWordsTooFew(f, words) ==>
         NetworkWordsTooFew(g, words); @/
    /@ assert less: \forall dodona_request f, integer words; SameSizesIn(f, g) && NetworkWordsTooFew(g, words) ==>
         NetworkWordsTooFew(f, words); @/
  }

  void lemma_filled(dodona_request q, dodona_request g)
  {
    lemma_same_network(g);
    /@ assert same: \forall dodona_request f; Filled(q, f) ==> SameSizesIn(f, g); @/
    /@ assert valid: \forall dodona_request f; Filled(q, f) ==> (ValidRequest(f) <==> ValidRequest(g)); @/
    /@ assert network: \forall dodona_request f; Filled(q, f) ==> (OnNetwork(f) <==> OnNetwork(g)); @/
    /@ assert more: \forall dodona_request f, integer words; Filled(q, f) && WordsTooFew(f, words) ==> WordsTooFew(g, words); @/
    /@ assert less: \forall dodona_request f, integer words; Filled(q, f) && WordsTooFew(g, words) ==> WordsTooFew(f, words); @/
  }
*/
