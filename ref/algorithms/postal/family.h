/* The family of postal trees (ref/algorithms/tree.h) of one block: lambda tree, binomial tree, and trees of a fixed share, by what a
   sender keeps. */
#ifndef DODONA_ALGORITHMS_POSTAL_FAMILY_H
#define DODONA_ALGORITHMS_POSTAL_FAMILY_H

#include "ref/algorithms/postal/step.h"
#include "ref/algorithms/tree.h"

/*@
  // The share that a sender keeps; 0/1 in the lambda tree.
  logic integer AlphaNum(integer variant, integer p) =
    variant == DODONA_KEEPS_MOST ? 0 : variant == DODONA_KEEPS_HALF ? 1 : p;
  logic integer AlphaDen(integer variant, integer q) =
    variant == DODONA_KEEPS_MOST ? 1 : variant == DODONA_KEEPS_HALF ? 2 : q;
*/

/* clang-format off */
/* The rule of a tree, and all that a splitting depends on. */
#define DODONA_PostalRule(t) (t).rule.latency, (t).rule.ticks, (t).rule.alpha_num, (t).rule.alpha_den
#define DODONA_PostalSplit(t) DODONA_PostalRule(t), (t).ranks, (t).horizon

#define DODONA_PostalStatus(q, variant)                                                                   \
  ((q).blocks != 1 ? DODONA_BAD_BLOCKS                                                             \
   : !(1 <= (q).rule.ticks <= (q).rule.latency)                                                    \
       ? DODONA_BAD_LATENCY                                                                        \
       : variant == DODONA_KEEPS_ASKED && !(0 < (q).rule.alpha_num < (q).rule.alpha_den <= 0x40000000) \
             ? DODONA_BAD_ALPHA : DODONA_OK)
#define DODONA_PostalTooShort(q, variant, entries)                                                        \
  ((variant == DODONA_KEEPS_MOST &&                                                                \
    \exists int64_t T; IsHorizon((q).rule.latency, (q).rule.ticks, 0, 1, (q).ranks, T) && entries < T) || \
   (variant != DODONA_KEEPS_MOST && entries < (q).rule.latency))
#define DODONA_PostalGroup(variant, P, r) 0
#define DODONA_PostalForm(t)                                                                              \
  ((t).blocks == 1 && ValidRule(DODONA_PostalRule(t)) &&                                                  \
   (t).rule.alpha_num == AlphaNum((t).variant, (t).rule.alpha_num) &&                              \
   (t).rule.alpha_den == AlphaDen((t).variant, (t).rule.alpha_den) &&                              \
   IsHorizon(DODONA_PostalRule(t), (t).ranks, (t).horizon) && (t).horizon <= 0x4000000000000000)
#define DODONA_PostalShaped(t) (1 <= (t).ranks && DODONA_PostalForm(t))
#define DODONA_PostalTable(t, table) SplitTable(DODONA_PostalRule(t), (t).horizon, table)
#define DODONA_PostalAt(t, v, at) SplitPlace(DODONA_PostalSplit(t), v, at)
#define DODONA_PostalPlaced(t, at) (0 <= (at)->position < (t).ranks && DODONA_PostalAt(t, (at)->position, *(at)))
#define DODONA_PostalHop(t, x, a, b, j) SplitHop(DODONA_PostalSplit(t), x, a, b, j)
#define DODONA_PostalStep(t, v, j) (SplitReady(DODONA_PostalSplit(t), v) - (t).rule.latency + 1)
#define DODONA_PostalSource(t, v, j) SplitParent(DODONA_PostalSplit(t), v)
#define DODONA_PostalSteps(t) (t).horizon
#define DODONA_PostalParent(t, v, k) (k == 0 ? SplitParent(DODONA_PostalSplit(t), v) : -1)
#define DODONA_PostalChild(t, v, k) SplitChild(DODONA_PostalSplit(t), v, k)
/* clang-format on */

/* O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures status: \result == DODONA_PostalStatus(asked, asked.variant);
    exits \false; */
dodona_status dodona_postal_judge(dodona_tree_plan asked);

/* O(horizon). */
/*@ requires asked: 1 <= asked.ranks && DODONA_KEEPS_MOST <= asked.variant <= DODONA_KEEPS_ASKED && DODONA_PostalStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns \nothing;
    ensures enough: 0 <= \result && !DODONA_PostalTooShort(asked, asked.variant, \result);
    exits \false; */
int64_t dodona_postal_words(dodona_tree_plan asked);

/* O(horizon). */
/*@ requires memory: \valid(t) && 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(t, table + (0 .. entries - 1));
    requires asked: 1 <= asked.ranks && DODONA_KEEPS_MOST <= asked.variant <= DODONA_KEEPS_ASKED && DODONA_PostalStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns *t, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==> DODONA_PostalTooShort(asked, asked.variant, entries);
    ensures sizes: \result == DODONA_OK ==> t->group == 0 && t->depth == 0;
    ensures rule: \result == DODONA_OK ==>
      t->rule.latency == asked.rule.latency && t->rule.ticks == asked.rule.ticks &&
      t->rule.alpha_num == AlphaNum(asked.variant, asked.rule.alpha_num) &&
      t->rule.alpha_den == AlphaDen(asked.variant, asked.rule.alpha_den);
    ensures tree: \result == DODONA_OK ==> DODONA_PostalForm(*t);
    ensures table: \result == DODONA_OK ==> DODONA_PostalTable(*t, table);
    ensures asked: \result == DODONA_OK ==> AskedKept(asked, *t);
    ensures unchanged: \result != DODONA_OK ==> *t == \old(*t);
    exits \false; */
dodona_status dodona_postal_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                 dodona_tree_plan *t);

/* O(1). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_PostalShaped(*t) && 2 <= t->ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == DODONA_PostalSteps(*t) < INT64_MAX;
    exits \false; */
int64_t dodona_postal_steps_of(const dodona_tree_plan *t);

/* O(depth / group). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_PostalShaped(*t);
    requires table: DODONA_PostalTable(*t, table);
    requires position: 0 <= v < t->ranks;
    terminates \true;
    assigns \nothing;
    ensures place: DODONA_PostalAt(*t, v, \result);
    exits \false; */
dodona_postal_place dodona_postal_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                           int32_t v);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_PostalShaped(*t);
    requires place: DODONA_PostalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < t->ranks ==>
      (DODONA_PostalHop(*t, x, a, at->position, j) <==> \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < t->ranks ==>
      (DODONA_PostalHop(*t, x, at->position, b, j) <==> \result.send_to == b && \result.send_block == j);
    ensures range: TreeStepInside(\result, t->ranks, t->blocks);
    exits \false; */
dodona_tree_step dodona_postal_step_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                       int64_t x);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_PostalShaped(*t);
    requires place: DODONA_PostalPlaced(*t, at) && 0 < at->position;
    requires block: 0 <= block < t->blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: 1 <= \result == DODONA_PostalStep(*t, at->position, block);
    exits \false; */
int64_t dodona_postal_arrival_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                 int32_t block);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_PostalShaped(*t) && 2 <= t->ranks;
    requires place: DODONA_PostalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures order: 1 <= \result.first <= \result.last;
    ensures idle: DODONA_IDLE_OUTSIDE(Postal, *t, at->position, \result);
    ensures first: DODONA_BUSY(Postal, *t, \result.first, at->position);
    ensures last: DODONA_BUSY(Postal, *t, \result.last, at->position);
    exits \false; */
dodona_span dodona_postal_active(const dodona_tree_plan *t, const dodona_postal_place *at);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_PostalShaped(*t);
    requires place: DODONA_PostalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures parent: -1 <= \result == DODONA_PostalParent(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_postal_parent_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                int32_t k);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_PostalShaped(*t);
    requires place: DODONA_PostalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures child: -1 <= \result == DODONA_PostalChild(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_postal_child_at(const dodona_tree_plan *t, const dodona_postal_place *at, int32_t k);

/* What the tree's local conditions say of a tree and of a place in it. The proofs are in proofs/lemmas/postal/family.c. */
/*@ ghost
  /@ requires tree: \valid_read(t) && DODONA_PostalShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures horizon: 0 <= t->horizon && (t->ranks == 1 ==> t->horizon == 0);
     ensures length: 2 <= t->ranks ==> 0 <= DODONA_PostalSteps(*t) <= INT64_MAX / 2;
     ensures local: LocalSplit(DODONA_PostalSplit(*t));
     exits \false; @/
  void lemma_postal_tree(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_PostalShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures inside: DODONA_HOPS_INSIDE(Postal, *t);
     ensures sending: DODONA_HOPS_SENDING(Postal, *t);
     ensures receiving: DODONA_HOPS_RECEIVING(Postal, *t);
     ensures causal: DODONA_HOPS_CAUSAL(Postal, *t);
     ensures reached: DODONA_HOPS_REACH(Postal, *t);
     exits \false; @/
  void lemma_postal_hops(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_PostalShaped(*t);
     requires place: \valid_read(at) && DODONA_PostalPlaced(*t, at);
     terminates \true;
     assigns \nothing;
     ensures local: LocalSplit(DODONA_PostalSplit(*t));
     ensures sound: SoundSplit(&t->rule, t->horizon, at);
     ensures below: at->position + at->size <= t->ranks;
     ensures root: at->position == 0 ==> at->ready == 0 && at->size == t->ranks;
     exits \false; @/
  void lemma_postal_place(const dodona_tree_plan *t, const dodona_postal_place *at);
*/

#endif
