/* Networks and their parts in memory are valid as values. */
#include "ref/schedule/network.h"
#include "ref/schedule/network_lemmas_acsl.h"

/*@ ghost
  void lemma_plan_value(const dodona_tree_plan *p)
  {
  }

  void lemma_plan_row(const dodona_tree_plan *p, const uint32_t *table)
  {
  }

  /@ requires memory: \valid_read(t);
     terminates \true;
     assigns \nothing;
     ensures nodes: MeshNodes(*t) == Nodes(t->mesh.rows, t->mesh.columns);
     exits \false; @/
  void lemma_mesh_nodes(const dodona_htree *t)
  {
    int32_t rows = t->mesh.rows;
    int32_t columns = t->mesh.columns;
    /@ assert rows: (*t).mesh.rows == rows && (*t).mesh.columns == columns; @/
  }

  void lemma_table_value(const dodona_crossbar *s)
  {
    /@ assert per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> ModuleSize(*s, k) == s->per[k]; @/
    /@ assert last: 1 <= s->levels <= DODONA_CROSSBAR_LEVELS ==>
         ModuleSize(*s, s->levels - 1) == s->per[s->levels - 1]; @/
    /@ assert told: Innermost(*s) == ModuleSize(*s, s->levels - 1); @/
  }

  void lemma_network_value(const dodona_network *n)
  {
    lemma_plan_value(&n->plan);
    lemma_crossbar_value(&n->crossbar);
    lemma_mesh_nodes(&n->htree);
    /@ assert first: ModuleSize((*n).crossbar, 0) == n->crossbar.per[0]; @/
    /@ assert couples: SoundNetwork(*n) && n->request.family == DODONA_FAMILY_COUPLES ==>
         PlanOfCouples(&n->plan, n->request.ranks); @/
    /@ assert direct: SoundNetwork(*n) && n->request.family == DODONA_FAMILY_SIMPLEX ==>
         DirectPlan(&n->plan, n->request.ranks); @/
    /@ assert played: SoundNetwork(*n) && WithPlan(n->request.family) ==>
         n->plan.blocks == n->request.blocks; @/
    /@ assert modules: SoundNetwork(*n) && n->request.family == DODONA_FAMILY_CROSSBAR ==>
         ValidCrossbar(&n->crossbar); @/
    /@ assert mesh: SoundNetwork(*n) && n->request.family == DODONA_FAMILY_MESH ==> ValidHtree(&n->htree); @/
    /@ assert network: SoundNetwork(*n) ==> ValidNetwork(n); @/
    /@ assert plan: ValidNetwork(n) && WithPlan(n->request.family) ==> SoundPlan(n->plan); @/
    /@ assert crossbar: ValidNetwork(n) && n->request.family == DODONA_FAMILY_CROSSBAR ==>
         CrossbarShape(n->crossbar); @/
    /@ assert value: ValidNetwork(n) ==> SoundNetwork(*n); @/
  }

  void lemma_network_modules(const dodona_network *n)
  {
  }

  void lemma_network_table(const dodona_network *n, const uint32_t *table)
  {
    /@ assert per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
         ModuleSize((*n).crossbar, k) == n->crossbar.per[k]; @/
    /@ assert levels: n->request.family == DODONA_FAMILY_CROSSBAR ==>
         1 <= n->crossbar.levels <= DODONA_CROSSBAR_LEVELS; @/
    lemma_table_value(&n->crossbar);
    /@ assert plan: SoundTable(*n, table) && WithPlan(n->request.family) ==> PlanTable(&n->plan, table); @/
    /@ assert crossbar: SoundTable(*n, table) && n->request.family == DODONA_FAMILY_CROSSBAR ==>
         ReadyCrossbar(&n->crossbar, table); @/
    /@ assert network: SoundTable(*n, table) ==> NetworkTable(n, table); @/
    /@ assert value: NetworkTable(n, table) ==> SoundTable(*n, table); @/
  }
*/
