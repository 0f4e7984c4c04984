/* Sizes of a network, as the request says them and as the network's own request does. */
#include "ref/schedule/request_lemmas_acsl.h"

/* The modules, level by level. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     requires asked: AskedNetwork(n, q);
     requires level: 0 <= k <= DODONA_LEVELS;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures ranks: \forall integer i; 0 <= i <= k ==> ModuleRanks(n, i) == RanksIn(q, i);
     exits \false; @/
  void lemma_asked_ranks(dodona_request q, const dodona_network_request *n, int32_t k)
  {
    if (k == 0)
      return;
    lemma_asked_ranks(q, n, k - 1);
    /@ assert count: n->modules[k - 1] == ModulesIn(q, k - 1); @/
    /@ assert around: ModuleRanks(n, k - 1) == RanksIn(q, k - 1); @/
    /@ assert here: ModuleRanks(n, k) == RanksIn(q, k); @/
  }

  /@ requires memory: \valid_read(n);
     requires asked: AskedNetwork(n, q);
     requires range: 1 <= q.ranks;
     terminates \true;
     assigns \nothing;
     ensures levels: \forall integer m; LevelsAsked(n, m) <==> LevelsIn(q, m);
     ensures ranks: \forall integer m; LevelsIn(q, m) ==> ModuleRanks(n, m - 1) == RanksIn(q, m - 1);
     ensures all: \forall integer k; 0 <= k <= DODONA_LEVELS ==> ModuleRanks(n, k) == RanksIn(q, k);
     ensures one: \forall integer m, o; LevelsIn(q, m) && LevelsIn(q, o) ==> m == o;
     exits \false; @/
  void lemma_asked_levels(dodona_request q, const dodona_network_request *n)
  {
    lemma_asked_ranks(q, n, 7);
    /@ assert counts: \forall integer k; 0 <= k < DODONA_LEVELS ==> n->modules[k] == ModulesIn(q, k); @/
    /@ assert levels: \forall integer m; LevelsAsked(n, m) ==> LevelsIn(q, m); @/
    /@ assert back: \forall integer m; LevelsIn(q, m) ==> LevelsAsked(n, m); @/
  }

  /@ requires memory: \valid_read(n);
     requires asked: AskedNetwork(n, q);
     requires range: 1 <= q.ranks;
     terminates \true;
     assigns \nothing;
     ensures crossbar: CrossbarRanks(n) && CrossbarGroups(n) <==> CrossbarFits(q);
     exits \false; @/
  void lemma_asked_crossbar(dodona_request q, const dodona_network_request *n)
  {
    lemma_asked_levels(q, n);
    /@ assert forth: CrossbarRanks(n) && CrossbarGroups(n) ==> CrossbarFits(q); @/
    /@ assert back: CrossbarFits(q) ==> CrossbarRanks(n) && CrossbarGroups(n); @/
  }

  /@ requires request: ValidRequest(q) && OnNetwork(q);
     terminates \true;
     assigns \nothing;
     ensures kind: 0 <= NetworkKind(q) < DODONA_NETWORKS;
     ensures plan: WithPlan(NetworkKind(q)) <==> q.ports != DODONA_DUPLEX;
     ensures couples: q.ports != DODONA_DUPLEX ==> (NetworkKind(q) == DODONA_KIND_COUPLES <==> q.ports == DODONA_COUPLES);
     ensures cube: q.ports == DODONA_DUPLEX ==>
       (NetworkKind(q) == DODONA_KIND_CUBE <==> RowFamily(q.algorithm) == DODONA_FAMILY_CUBE);
     ensures crossbar: q.ports == DODONA_DUPLEX ==>
       (NetworkKind(q) == DODONA_KIND_CROSSBAR <==> RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR);
     ensures mesh: q.ports == DODONA_DUPLEX ==> (NetworkKind(q) == DODONA_KIND_MESH <==>
       RowFamily(q.algorithm) != DODONA_FAMILY_CUBE && RowFamily(q.algorithm) != DODONA_FAMILY_CROSSBAR);
     ensures sizes: 1 <= q.ranks && 0 <= q.root < q.ranks && 1 <= q.blocks;
     exits \false; @/
  void lemma_asked_kind(dodona_request q)
  {
  }

  /@ requires memory: \valid_read(n);
     requires request: ValidRequest(q) && OnNetwork(q) && q.ports == DODONA_DUPLEX;
     requires asked: AskedNetwork(n, q);
     terminates \true;
     assigns \nothing;
     ensures room: \forall integer words; NetworkTooShort(n, words) <==> NetworkWordsTooFew(q, words);
     exits \false; @/
  void lemma_asked_room(dodona_request q, const dodona_network_request *n)
  {
    lemma_asked_kind(q);
    lemma_asked_levels(q, n);
    /@ assert none: n->kind != DODONA_KIND_CROSSBAR ==> \forall integer words; !NetworkTooShort(n, words) && !NetworkWordsTooFew(q, words); @/
    /@ assert forth: \forall integer words, m; n->kind == DODONA_KIND_CROSSBAR && LevelsAsked(n, m) &&
         TooShort(ModuleRanks(n, m - 1), n->group, words) ==> LevelsIn(q, m) && TooShort(RanksIn(q, m - 1), q.group, words); @/
    /@ assert back: \forall integer words, m; n->kind == DODONA_KIND_CROSSBAR && LevelsIn(q, m) &&
         TooShort(RanksIn(q, m - 1), q.group, words) ==> LevelsAsked(n, m) && TooShort(ModuleRanks(n, m - 1), n->group, words); @/
    /@ assert more: n->kind == DODONA_KIND_CROSSBAR ==> \forall integer words; NetworkTooShort(n, words) ==> NetworkWordsTooFew(q, words); @/
    /@ assert less: n->kind == DODONA_KIND_CROSSBAR ==> \forall integer words; NetworkWordsTooFew(q, words) ==> NetworkTooShort(n, words); @/
  }

  void lemma_asked_network(dodona_request q, const dodona_network_request *n)
  {
    lemma_asked_kind(q);
    lemma_asked_levels(q, n);
    lemma_asked_crossbar(q, n);
    /@ assert status: NetworkStatus(n, DODONA_OK) <==> KindStatus(n, DODONA_OK); @/
    if (q.ports != DODONA_DUPLEX) {
      /@ assert plan: KindStatus(n, DODONA_OK) <==> PlanFits(q); @/
      /@ assert ranks: PlanRanks(n->kind, n->ranks) == (q.ports == DODONA_COUPLES ? Couples(q.ranks) : q.ranks); @/
      /@ assert room: \forall integer words; NetworkTooShort(n, words) <==> NetworkWordsTooFew(q, words); @/
      return;
    }
    lemma_asked_room(q, n);
    /@ assert cube: n->kind == DODONA_KIND_CUBE ==> KindStatus(n, DODONA_OK); @/
    /@ assert crossbar: n->kind == DODONA_KIND_CROSSBAR ==> (KindStatus(n, DODONA_OK) <==> CrossbarFits(q)); @/
    /@ assert mesh: n->kind == DODONA_KIND_MESH ==> (KindStatus(n, DODONA_OK) <==> MeshFits(q)); @/
  }
*/

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
     ensures crossbar: \forall dodona_request f; SameSizesIn(f, g) ==> (CrossbarFits(f) <==> CrossbarFits(g));
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
    /@ assert more: \forall dodona_request f; SameSizesIn(f, g) && CrossbarFits(f) ==> CrossbarFits(g); @/
    /@ assert less: \forall dodona_request f; SameSizesIn(f, g) && CrossbarFits(g) ==> CrossbarFits(f); @/
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
    /@ assert mesh: \forall dodona_request f; SameSizesIn(f, g) ==> (MeshFits(f) <==> MeshFits(g)); @/
    /@ assert plan: \forall dodona_request f; SameSizesIn(f, g) ==> (PlanFits(f) <==> PlanFits(g)); @/
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
