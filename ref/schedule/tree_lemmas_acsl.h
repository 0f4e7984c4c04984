/* What a valid plan and a place promise to the arithmetic of steps, as ghost functions. The bodies are in
   proofs/lemmas/schedule/tree.c. */
#ifndef DODONA_SCHEDULE_TREE_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_TREE_LEMMAS_ACSL_H

#include "ref/schedule/tree_acsl.h"
#include "ref/algorithms/fractional/step.h"
#include "ref/algorithms/postal/step.h"
#include "ref/algorithms/twotree/span.h"

/*@
  predicate FractionalLocal{L}(dodona_tree_plan *plan) =
    0 <= plan->depth < plan->ranks && LocalTree(plan->ranks, plan->group, plan->depth);
  predicate PostalLocal{L}(dodona_tree_plan *plan) =
    0 <= plan->horizon && (plan->ranks == 1 ==> plan->horizon == 0) &&
    LocalSplit(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
               plan->ranks, plan->horizon);

  predicate TwotreeLocal{L}(dodona_tree_plan *plan) =
    LocalTwo(plan->variant, plan->ranks);

  predicate BelowRanks{L}(integer P, dodona_pair_place *at) =
    at->parent < P && at->early < P && at->late < P;
  predicate TwotreeSound{L}(dodona_tree_plan *plan, dodona_tree_place *place) =
    SoundTwo(&place->twotree) && place->twotree.position < plan->ranks &&
    BelowRanks(plan->ranks, &place->twotree.even) && BelowRanks(plan->ranks, &place->twotree.odd) &&
    (2 <= plan->ranks ==> TwoServed(&place->twotree));

  predicate FractionalSound{L}(dodona_tree_plan *plan, dodona_tree_place *place) =
    SoundPlace(plan->group, &place->fractional) && place->fractional.position < plan->ranks &&
    place->fractional.arrival < plan->ranks && place->fractional.feeder < plan->ranks &&
    place->fractional.down < plan->ranks && place->fractional.right < plan->ranks;
  predicate PostalSound{L}(dodona_tree_plan *plan, dodona_tree_place *place) =
    SoundSplit(&plan->rule, plan->horizon, &place->split) &&
    place->split.position + place->split.size <= plan->ranks &&
    (place->split.position == 0 ==>
       place->split.ready == 0 && place->split.size == plan->ranks);
*/

/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Fractional(plan->family);
     terminates \true;
     assigns \nothing;
     ensures local: FractionalLocal(plan);
     exits \false; @/
  void lemma_plan_fractional(const dodona_tree_plan *plan);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->family);
     terminates \true;
     assigns \nothing;
     ensures local: PostalLocal(plan);
     exits \false; @/
  void lemma_plan_postal(const dodona_tree_plan *plan);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Fractional(plan->family);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures sound: FractionalSound(plan, place);
     exits \false; @/
  void lemma_place_fractional(const dodona_tree_plan *plan, const dodona_tree_place *place);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->family);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures sound: PostalSound(plan, place);
     exits \false; @/
  void lemma_place_postal(const dodona_tree_plan *plan, const dodona_tree_place *place);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     terminates \true;
     assigns \nothing;
     ensures local: TwotreeLocal(plan);
     exits \false; @/
  void lemma_plan_twotree(const dodona_tree_plan *plan);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures sound: TwotreeSound(plan, place);
     exits \false; @/
  void lemma_place_twotree(const dodona_tree_plan *plan, const dodona_tree_place *place);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires place: \valid_read(place) && PlaceOf(plan, place);
     terminates \true;
     assigns \nothing;
     ensures position: place->twotree.position ==
       Position(plan->ranks, plan->root, place->rank);
     ensures recv: \forall integer x, a, j; 0 <= a ==>
       (PlanHop(plan, x, a, place->twotree.position, j) <==>
        TwoReceives(&place->twotree, plan->blocks, x, a, j));
     ensures send: \forall integer x, b, j;
       PlanHop(plan, x, place->twotree.position, b, j) <==>
       TwoSends(&place->twotree, plan->blocks, x, b, j);
     ensures start: 0 < place->twotree.position ==>
       1 <= place->twotree.even.start && 1 <= place->twotree.odd.start;
     exits \false; @/
  void lemma_place_hops(const dodona_tree_plan *plan, const dodona_tree_place *place);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures parent: PlanChild(plan, rank, k) != -1 ==>
       PlanParent(plan, PlanChild(plan, rank, k), 0) == rank ||
       PlanParent(plan, PlanChild(plan, rank, k), 1) == rank;
     exits \false; @/
  void lemma_twotree_child(const dodona_tree_plan *plan, int32_t rank, int32_t k);

  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && TwoTree(plan->family);
     requires rank: 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures child: PlanParent(plan, rank, k) != -1 ==>
       PlanChild(plan, PlanParent(plan, rank, k), 0) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 1) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 2) == rank ||
       PlanChild(plan, PlanParent(plan, rank, k), 3) == rank;
     exits \false; @/
  void lemma_twotree_parent(const dodona_tree_plan *plan, int32_t rank, int32_t k);
*/

#endif
