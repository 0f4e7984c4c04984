/* What is known about the modules of a request, and about networks. To be included where dodona_network is defined. */
#ifndef DODONA_SCHEDULE_NETWORK_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_NETWORK_LEMMAS_ACSL_H

#include "ref/schedule/network_acsl.h"

/* Modules that do not divide what is around level n - 1 leave no ranks to those inside. */
/*@ ghost
  /@ requires level: 1 <= n < DODONA_CROSSBAR_LEVELS;
     requires asked: \forall integer k; 0 <= k < n ==> ModulesIn(q, k) != 0;
     terminates \true;
     assigns \nothing;
     ensures end: RanksIn(q, n) == 0 ==> \forall integer m; LevelsIn(q, m) ==> RanksIn(q, m - 1) == 0;
     exits \false; @/
  void lemma_modules_end(dodona_request q, int32_t n);
*/

/* The depth of a shape in memory is that of the value. */
/*@ ghost
  /@ requires memory: \valid_read(s);
     terminates \true;
     assigns \nothing;
     ensures depth: 1 <= s->levels <= DODONA_CROSSBAR_LEVELS ==>
       (SoundDepth(*s) <==> s->depth < DODONA_CROSSBAR_RANKS &&
                            IsDepth(s->per[s->levels - 1], s->group, s->depth));
     exits \false; @/
  void lemma_table_value(const dodona_crossbar *s);
*/

/* So is a plan. */
/*@ ghost
  /@ requires memory: \valid_read(p);
     terminates \true;
     assigns \nothing;
     ensures value: SoundPlan(*p) <==> ValidPlan(p) && !Postal(p->family) && p->root == 0;
     exits \false; @/
  void lemma_plan_value(const dodona_tree_plan *p);

  /@ requires memory: \valid_read(p) && ValidPlan(p) && PlanTable(p, table);
     terminates \true;
     assigns \nothing;
     ensures family: p->family == FamilyOf(p->algorithm);
     ensures table: Fractional(p->family) ==> CapacityTable(p->group, p->depth, table);
     exits \false; @/
  void lemma_plan_row(const dodona_tree_plan *p, const uint32_t *table);
*/

/* So are a network and its table. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     terminates \true;
     assigns \nothing;
     ensures network: SoundNetwork(*n) <==> ValidNetwork(n);
     exits \false; @/
  void lemma_network_value(const dodona_network *n);

  /@ requires memory: \valid_read(n);
     terminates \true;
     assigns \nothing;
     ensures levels: (*n).crossbar.levels == n->crossbar.levels;
     ensures sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> ModuleSize((*n).crossbar, k) == n->crossbar.per[k];
     exits \false; @/
  void lemma_network_modules(const dodona_network *n);

  /@ requires memory: \valid_read(n);
     requires network: ValidNetwork(n);
     terminates \true;
     assigns \nothing;
     ensures table: SoundTable(*n, table) ==> NetworkTable(n, table);
     ensures value: NetworkTable(n, table) ==> SoundTable(*n, table);
     exits \false; @/
  void lemma_network_table(const dodona_network *n, const uint32_t *table);
*/

/* `count` equal parts of `around`. */
/*@ ghost
  /@ requires range: 1 <= count && 1 <= around && around % count == 0;
     terminates \true;
     assigns \nothing;
     ensures part: 1 <= around / count <= around;
     ensures whole: around % (around / count) == 0;
     exits \false; @/
  void lemma_modules_divide(int32_t around, int32_t count);
*/

/* n parts of r. */
/*@ ghost
  /@ requires range: 1 <= n && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures quotient: (n * r) / r == n;
     ensures rest: (n * r) % r == 0;
     exits \false; @/
  void lemma_parts(int32_t n, int32_t r);
*/

#endif
