/* The family of fractional trees (ref/algorithms/tree.h): chain, binary tree and all between them, by the size of a group. */
#ifndef DODONA_ALGORITHMS_FRACTIONAL_FAMILY_H
#define DODONA_ALGORITHMS_FRACTIONAL_FAMILY_H

#include "ref/algorithms/fractional/span.h"
#include "ref/algorithms/tree.h"

/*@
  // The table of P ranks in groups of r has more than these entries.
  predicate TooShort(integer P, integer r, integer entries) = \exists int32_t D; IsDepth(P, r, D) && entries < D - r;

  // r as the tree uses it: every group that holds all ranks counts as one, the chain. The row's variant is the size of a group, 0: as asked.
  logic integer FractionalGroup(integer variant, integer P, integer r) =
    variant == 0 ? (r < P ? r : INT32_MAX) : (variant < P ? variant : INT32_MAX);

  // The k-th parent of position v: one, or the r members of the group to the left in turn.
  logic integer ParentAt(integer P, integer r, integer D, integer v, integer k) =
    0 < v && 0 <= k && k < (Feeder(P, r, D, v) == -1 ? 1 : r) ? Source(P, r, D, v, k) : -1;

  // Children come down first.
  logic integer ChildAt(integer P, integer r, integer D, integer v, integer k) =
    k == 0 ? (Down(P, r, D, v) != -1 ? Down(P, r, D, v) : Right(P, r, D, v)) :
    k == 1 && Down(P, r, D, v) != -1 ? Right(P, r, D, v) : -1;
*/

/* clang-format off */
#define DODONA_FractionalStatus(q, variant)                                                               \
  ((q).blocks < 1 ? DODONA_BAD_BLOCKS : variant == 0 && (q).group < 1 ? DODONA_BAD_GROUP : DODONA_OK)
#define DODONA_FractionalTooShort(q, variant, entries)                                                    \
  TooShort((q).ranks, FractionalGroup(variant, (q).ranks, (q).group), entries)
#define DODONA_FractionalGroup(variant, P, r) FractionalGroup(variant, P, r)
#define DODONA_FractionalForm(t)                                                                          \
  (1 <= (t).group && (t).group == FractionalGroup((t).variant, (t).ranks, (t).group) &&            \
   IsDepth((t).ranks, (t).group, (t).depth) && (t).rule.latency == 1 && (t).rule.ticks == 1)
#define DODONA_FractionalShaped(t) (1 <= (t).ranks && 1 <= (t).blocks && DODONA_FractionalForm(t))
#define DODONA_FractionalTable(t, table) CapacityTable((t).group, (t).depth, table)
#define DODONA_FractionalAt(t, v, at) FractionalPlace((t).ranks, (t).group, (t).depth, v, at)
#define DODONA_FractionalPlaced(t, at) (0 <= (at)->position < (t).ranks && DODONA_FractionalAt(t, (at)->position, *(at)))
#define DODONA_FractionalHop(t, x, a, b, j) Hop((t).ranks, (t).group, (t).depth, (t).blocks, x, a, b, j)
#define DODONA_FractionalStep(t, v, j) (Arrival((t).ranks, (t).group, (t).depth, v) + Pace((t).group, j))
#define DODONA_FractionalSource(t, v, j) Source((t).ranks, (t).group, (t).depth, v, j)
#define DODONA_FractionalSteps(t) ((t).depth + Pace((t).group, (t).blocks - 1))
#define DODONA_FractionalParent(t, v, k) ParentAt((t).ranks, (t).group, (t).depth, v, k)
#define DODONA_FractionalChild(t, v, k) ChildAt((t).ranks, (t).group, (t).depth, v, k)
/* clang-format on */

/* O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures status: \result == DODONA_FractionalStatus(asked, asked.variant);
    exits \false; */
dodona_status dodona_fractional_judge(dodona_tree_plan asked);

/* O(depth). */
/*@ requires asked: 1 <= asked.ranks && 0 <= asked.variant && DODONA_FractionalStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns \nothing;
    ensures enough: 0 <= \result && !DODONA_FractionalTooShort(asked, asked.variant, \result);
    ensures chain: FractionalGroup(asked.variant, asked.ranks, asked.group) == INT32_MAX ==> \result == 0;
    exits \false; */
int64_t dodona_fractional_words(dodona_tree_plan asked);

/* O(depth). */
/*@ requires memory: \valid(t) && 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(t, table + (0 .. entries - 1));
    requires asked: 1 <= asked.ranks && 0 <= asked.variant && DODONA_FractionalStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns *t, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==> DODONA_FractionalTooShort(asked, asked.variant, entries);
    ensures group: \result == DODONA_OK ==> 1 <= t->group == FractionalGroup(asked.variant, asked.ranks, asked.group);
    ensures tree: \result == DODONA_OK ==> DODONA_FractionalForm(*t);
    ensures steps: \result == DODONA_OK ==> DODONA_CountsSteps(*t);
    ensures table: \result == DODONA_OK ==> DODONA_FractionalTable(*t, table);
    ensures asked: \result == DODONA_OK ==> AskedKept(asked, *t);
    ensures unchanged: \result != DODONA_OK ==> *t == \old(*t);
    exits \false; */
dodona_status dodona_fractional_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                     dodona_tree_plan *t);

/* O(1). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_FractionalShaped(*t) && 2 <= t->ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == DODONA_FractionalSteps(*t) < INT64_MAX;
    exits \false; */
int64_t dodona_fractional_steps_of(const dodona_tree_plan *t);

/* O(depth / group). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_FractionalShaped(*t);
    requires table: DODONA_FractionalTable(*t, table);
    requires position: 0 <= v < t->ranks;
    terminates \true;
    assigns \nothing;
    ensures place: DODONA_FractionalAt(*t, v, \result);
    exits \false; */
dodona_fractional_place dodona_fractional_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                                   int32_t v);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_FractionalShaped(*t);
    requires place: DODONA_FractionalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < t->ranks ==>
      (DODONA_FractionalHop(*t, x, a, at->position, j) <==> \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < t->ranks ==>
      (DODONA_FractionalHop(*t, x, at->position, b, j) <==> \result.send_to == b && \result.send_block == j);
    ensures range: TreeStepInside(\result, t->ranks, t->blocks);
    exits \false; */
dodona_tree_step dodona_fractional_step_at(const dodona_tree_plan *t,
                                           const dodona_fractional_place *at, int64_t x);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_FractionalShaped(*t);
    requires place: DODONA_FractionalPlaced(*t, at) && 0 < at->position;
    requires block: 0 <= block < t->blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: 1 <= \result == DODONA_FractionalStep(*t, at->position, block);
    exits \false; */
int64_t dodona_fractional_arrival_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                     int32_t block);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_FractionalShaped(*t) && 2 <= t->ranks;
    requires place: DODONA_FractionalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures order: 1 <= \result.first <= \result.last;
    ensures idle: DODONA_IDLE_OUTSIDE(Fractional, *t, at->position, \result);
    ensures first: DODONA_BUSY(Fractional, *t, \result.first, at->position);
    ensures last: DODONA_BUSY(Fractional, *t, \result.last, at->position);
    exits \false; */
dodona_span dodona_fractional_active(const dodona_tree_plan *t, const dodona_fractional_place *at);

/* O(1). */
/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_FractionalShaped(*t);
    requires place: DODONA_FractionalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures parent: -1 <= \result == DODONA_FractionalParent(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_fractional_parent_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                    int32_t k);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_FractionalShaped(*t);
    requires place: DODONA_FractionalPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures child: -1 <= \result == DODONA_FractionalChild(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_fractional_child_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                   int32_t k);

/* What the tree's local conditions say of a tree and of a place in it. The proofs are in proofs/lemmas/fractional/family.c. */
/*@ ghost
  /@ requires tree: \valid_read(t) && DODONA_FractionalShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures depth: 0 <= t->depth < t->ranks;
     ensures length: 2 <= t->ranks ==> 0 <= DODONA_FractionalSteps(*t) <= INT64_MAX / 2;
     ensures local: LocalTree(t->ranks, t->group, t->depth);
     exits \false; @/
  void lemma_fractional_tree(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_FractionalShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures inside: DODONA_HOPS_INSIDE(Fractional, *t);
     ensures sending: DODONA_HOPS_SENDING(Fractional, *t);
     ensures receiving: DODONA_HOPS_RECEIVING(Fractional, *t);
     ensures causal: DODONA_HOPS_CAUSAL(Fractional, *t);
     ensures reached: DODONA_HOPS_REACH(Fractional, *t);
     exits \false; @/
  void lemma_fractional_hops(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_FractionalShaped(*t);
     requires place: \valid_read(at) && DODONA_FractionalPlaced(*t, at);
     terminates \true;
     assigns \nothing;
     ensures local: LocalTree(t->ranks, t->group, t->depth);
     ensures sound: SoundPlace(t->group, at);
     ensures below: at->arrival < t->ranks && at->feeder < t->ranks && at->down < t->ranks && at->right < t->ranks;
     exits \false; @/
  void lemma_fractional_place(const dodona_tree_plan *t, const dodona_fractional_place *at);
*/

#endif
