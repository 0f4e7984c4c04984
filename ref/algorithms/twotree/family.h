/* The family of two trees (ref/algorithms/tree.h), each with half of the blocks, by the pair of trees. */
#ifndef DODONA_ALGORITHMS_TWOTREE_FAMILY_H
#define DODONA_ALGORITHMS_TWOTREE_FAMILY_H

#include "ref/algorithms/tree.h"
#include "ref/algorithms/twotree/span.h"

/* clang-format off */
#define DODONA_TwotreeStatus(q, variant) ((q).blocks < 1 ? DODONA_BAD_BLOCKS : DODONA_OK)
#define DODONA_TwotreeTooShort(q, variant, entries) NeverTooShort
#define DODONA_TwotreeGroup(variant, P, r) 0
#define DODONA_TwotreeForm(t)                                                                             \
  (DODONA_COMPLETE <= (t).variant <= DODONA_INORDER && (t).group == 0 &&                           \
   (t).depth == TwoLast((t).variant, (t).ranks, 0) && (t).rule.latency == 1 && (t).rule.ticks == 1)
#define DODONA_TwotreeShaped(t) (1 <= (t).ranks && 1 <= (t).blocks && DODONA_TwotreeForm(t))
#define DODONA_TwotreeTable(t, table) NoTable
#define DODONA_TwotreeAt(t, v, at) TwotreePlace((t).variant, (t).ranks, v, at)
#define DODONA_TwotreePlaced(t, at) (0 <= (at)->position < (t).ranks && DODONA_TwotreeAt(t, (at)->position, *(at)))
#define DODONA_TwotreeHop(t, x, a, b, j) TwoHop((t).variant, (t).ranks, (t).blocks, x, a, b, j)
#define DODONA_TwotreeStep(t, v, j) TwoArrival((t).variant, (t).ranks, v, j)
#define DODONA_TwotreeSource(t, v, j) TwoParent((t).variant, (t).ranks, j % 2, v)
#define DODONA_TwotreeSteps(t) TwoSteps((t).variant, (t).ranks, (t).blocks)
#define DODONA_TwotreeParent(t, v, k) (0 <= k <= 1 ? TwoParent((t).variant, (t).ranks, k, v) : -1)
#define DODONA_TwotreeChild(t, v, k) TwoFed((t).variant, (t).ranks, v, k)
/* clang-format on */

/* O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures status: \result == DODONA_TwotreeStatus(asked, asked.variant);
    exits \false; */
dodona_status dodona_twotree_judge(dodona_tree_plan asked);

/* O(log ranks). */
/*@ requires asked: 1 <= asked.ranks && IsPair(asked.variant) && DODONA_TwotreeStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns \nothing;
    ensures none: \result == 0;
    exits \false; */
int64_t dodona_twotree_words(dodona_tree_plan asked);

/* O(log ranks). */
/*@ requires memory: \valid(t) && 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(t, table + (0 .. entries - 1));
    requires asked: 1 <= asked.ranks && IsPair(asked.variant) && DODONA_TwotreeStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns *t, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK;
    ensures tree: DODONA_TwotreeForm(*t);
    ensures steps: DODONA_CountsSteps(*t);
    ensures asked: AskedKept(asked, *t);
    exits \false; */
dodona_status dodona_twotree_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                  dodona_tree_plan *t);

/* O(1). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_TwotreeShaped(*t) && 2 <= t->ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == DODONA_TwotreeSteps(*t) < INT64_MAX;
    exits \false; */
int64_t dodona_twotree_steps_of(const dodona_tree_plan *t);

/* O(depth / group). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_TwotreeShaped(*t);
    requires position: 0 <= v < t->ranks;
    terminates \true;
    assigns \nothing;
    ensures place: DODONA_TwotreeAt(*t, v, \result);
    exits \false; */
dodona_twotree_place dodona_twotree_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                             int32_t v);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_TwotreeShaped(*t);
    requires place: DODONA_TwotreePlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < t->ranks ==>
      (DODONA_TwotreeHop(*t, x, a, at->position, j) <==> \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < t->ranks ==>
      (DODONA_TwotreeHop(*t, x, at->position, b, j) <==> \result.send_to == b && \result.send_block == j);
    ensures range: TreeStepInside(\result, t->ranks, t->blocks);
    exits \false; */
dodona_tree_step dodona_twotree_step_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                        int64_t x);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_TwotreeShaped(*t);
    requires place: DODONA_TwotreePlaced(*t, at) && 0 < at->position;
    requires block: 0 <= block < t->blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: 1 <= \result == DODONA_TwotreeStep(*t, at->position, block);
    exits \false; */
int64_t dodona_twotree_arrival_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                  int32_t block);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_TwotreeShaped(*t) && 2 <= t->ranks;
    requires place: DODONA_TwotreePlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures order: 1 <= \result.first <= \result.last;
    ensures idle: DODONA_IDLE_OUTSIDE(Twotree, *t, at->position, \result);
    ensures first: DODONA_BUSY(Twotree, *t, \result.first, at->position);
    ensures last: DODONA_BUSY(Twotree, *t, \result.last, at->position);
    exits \false; */
dodona_span dodona_twotree_active(const dodona_tree_plan *t, const dodona_twotree_place *at);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_TwotreeShaped(*t);
    requires place: DODONA_TwotreePlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures parent: -1 <= \result == DODONA_TwotreeParent(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_twotree_parent_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                 int32_t k);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_TwotreeShaped(*t);
    requires place: DODONA_TwotreePlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures child: -1 <= \result == DODONA_TwotreeChild(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_twotree_child_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                int32_t k);

/* What the trees' local conditions say of two trees and of a place in them. The proofs are in proofs/lemmas/twotree/family.c. */
/*@
  predicate BelowRanks{L}(integer P, dodona_pair_place *at) = at->parent < P && at->early < P && at->late < P;
*/
/*@ ghost
  /@ requires tree: \valid_read(t) && DODONA_TwotreeShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures length: 2 <= t->ranks ==> 0 <= DODONA_TwotreeSteps(*t) <= INT64_MAX / 2;
     ensures local: LocalTwo(t->variant, t->ranks);
     exits \false; @/
  void lemma_twotree_tree(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_TwotreeShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures inside: DODONA_HOPS_INSIDE(Twotree, *t);
     ensures sending: DODONA_HOPS_SENDING(Twotree, *t);
     ensures receiving: DODONA_HOPS_RECEIVING(Twotree, *t);
     ensures causal: DODONA_HOPS_CAUSAL(Twotree, *t);
     ensures reached: DODONA_HOPS_REACH(Twotree, *t);
     exits \false; @/
  void lemma_twotree_hops(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_TwotreeShaped(*t);
     requires place: \valid_read(at) && DODONA_TwotreePlaced(*t, at);
     terminates \true;
     assigns \nothing;
     ensures local: LocalTwo(t->variant, t->ranks);
     ensures sound: SoundTwo(at);
     ensures below: BelowRanks(t->ranks, &at->even) && BelowRanks(t->ranks, &at->odd);
     ensures served: 2 <= t->ranks ==> TwoServed(at);
     exits \false; @/
  void lemma_twotree_place(const dodona_tree_plan *t, const dodona_twotree_place *at);

  /@ requires tree: \valid_read(t) && DODONA_TwotreeShaped(*t);
     requires place: \valid_read(at) && DODONA_TwotreePlaced(*t, at);
     terminates \true;
     assigns \nothing;
     ensures recv: \forall integer x, a, j; 0 <= a ==>
       (DODONA_TwotreeHop(*t, x, a, at->position, j) <==> TwoReceives(at, t->blocks, x, a, j));
     ensures send: \forall integer x, b, j; DODONA_TwotreeHop(*t, x, at->position, b, j) <==> TwoSends(at, t->blocks, x, b, j);
     ensures start: 0 < at->position ==> 1 <= at->even.start && 1 <= at->odd.start;
     exits \false; @/
  void lemma_twotree_place_hops(const dodona_tree_plan *t, const dodona_twotree_place *at);
*/

#endif
