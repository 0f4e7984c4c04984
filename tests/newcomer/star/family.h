/* The family of stars, for tests/newcomer.sh: position 0 sends every block to every other position in turn.

     step      1    2    3    4    5    6
     0 sends   0>1  0>2  0>3  1>1  1>2  1>3     (block > position), 4 ranks, 2 blocks */
#ifndef DODONA_ALGORITHMS_STAR_FAMILY_H
#define DODONA_ALGORITHMS_STAR_FAMILY_H

#include "ref/algorithms/tree.h"

typedef struct dodona_star_place {
  int32_t position;
} dodona_star_place;

/*@
  // The step before block j is sent, and the one in which position b of P is sent it.
  logic integer StarRound(integer P, integer j) = j * (P - 1);
  logic integer StarTurn(integer P, integer b, integer j) = StarRound(P, j) + b;
  predicate StarSends(integer P, integer s, integer x, integer a, integer b, integer j) =
    a == 0 && 0 < b < P && 0 <= j < s && x == StarTurn(P, b, j);
*/

/* clang-format off */
#define DODONA_StarStatus(q, variant) ((q).blocks < 1 ? DODONA_BAD_BLOCKS : DODONA_OK)
#define DODONA_StarTooShort(q, variant, entries) NeverTooShort
#define DODONA_StarGroup(variant, P, r) 0
#define DODONA_StarForm(t) ((t).group == 0 && (t).depth == (t).ranks - 1 && (t).rule.latency == 1 && (t).rule.ticks == 1)
#define DODONA_StarShaped(t) (1 <= (t).ranks && 1 <= (t).blocks && DODONA_StarForm(t))
#define DODONA_StarTable(t, table) NoTable
#define DODONA_StarAt(t, v, at) (at).position == v
#define DODONA_StarPlaced(t, at) 0 <= (at)->position < (t).ranks
#define DODONA_StarHop(t, x, a, b, j) StarSends((t).ranks, (t).blocks, x, a, b, j)
#define DODONA_StarStep(t, v, j) StarTurn((t).ranks, v, j)
#define DODONA_StarSource(t, v, j) 0
#define DODONA_StarSteps(t) StarRound((t).ranks, (t).blocks)
#define DODONA_StarParent(t, v, k) (0 < v && k == 0 ? 0 : -1)
#define DODONA_StarChild(t, v, k) (v == 0 && 0 <= k < (t).ranks - 1 ? k + 1 : -1)

/*@ terminates \true;
    assigns \nothing;
    ensures status: \result == DODONA_StarStatus(asked, asked.variant);
    exits \false; */
dodona_status dodona_star_judge(dodona_tree_plan asked);

/*@ terminates \true;
    assigns \nothing;
    ensures none: \result == 0;
    exits \false; */
int64_t dodona_star_words(dodona_tree_plan asked);
/* clang-format on */

/*@ requires memory: \valid(t);
    requires asked: 1 <= asked.ranks;
    terminates \true;
    assigns *t;
    ensures status: \result == DODONA_OK;
    ensures tree: DODONA_StarForm(*t);
    ensures steps: DODONA_CountsSteps(*t);
    ensures asked: AskedKept(asked, *t);
    exits \false; */
dodona_status dodona_star_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                               dodona_tree_plan *t);

/*@ requires memory: \valid_read(t);
    requires tree: DODONA_StarShaped(*t) && 2 <= t->ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == DODONA_StarSteps(*t) < INT64_MAX;
    exits \false; */
int64_t dodona_star_steps_of(const dodona_tree_plan *t);

/*@ requires position: 0 <= v < t->ranks;
    terminates \true;
    assigns \nothing;
    ensures place: DODONA_StarAt(*t, v, \result);
    exits \false; */
dodona_star_place dodona_star_place_of(const dodona_tree_plan *t, const uint32_t *table, int32_t v);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_StarShaped(*t);
    requires place: DODONA_StarPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a < t->ranks ==>
      (DODONA_StarHop(*t, x, a, at->position, j) <==> \result.recv_from == a && \result.recv_block == j);
    ensures send: \forall integer b, j; 0 <= b < t->ranks ==>
      (DODONA_StarHop(*t, x, at->position, b, j) <==> \result.send_to == b && \result.send_block == j);
    ensures range: TreeStepInside(\result, t->ranks, t->blocks);
    exits \false; */
dodona_tree_step dodona_star_step_at(const dodona_tree_plan *t, const dodona_star_place *at,
                                     int64_t x);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_StarShaped(*t);
    requires place: DODONA_StarPlaced(*t, at) && 0 < at->position;
    requires block: 0 <= block < t->blocks;
    terminates \true;
    assigns \nothing;
    ensures arrival: 1 <= \result == DODONA_StarStep(*t, at->position, block);
    exits \false; */
int64_t dodona_star_arrival_at(const dodona_tree_plan *t, const dodona_star_place *at,
                               int32_t block);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_StarShaped(*t) && 2 <= t->ranks;
    requires place: DODONA_StarPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures order: 1 <= \result.first <= \result.last;
    ensures idle: DODONA_IDLE_OUTSIDE(Star, *t, at->position, \result);
    ensures first: DODONA_BUSY(Star, *t, \result.first, at->position);
    ensures last: DODONA_BUSY(Star, *t, \result.last, at->position);
    exits \false; */
dodona_span dodona_star_active(const dodona_tree_plan *t, const dodona_star_place *at);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_StarShaped(*t);
    requires place: DODONA_StarPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures parent: -1 <= \result == DODONA_StarParent(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_star_parent_at(const dodona_tree_plan *t, const dodona_star_place *at, int32_t k);

/*@ requires memory: \valid_read(t) && \valid_read(at);
    requires tree: DODONA_StarShaped(*t);
    requires place: DODONA_StarPlaced(*t, at);
    terminates \true;
    assigns \nothing;
    ensures child: -1 <= \result == DODONA_StarChild(*t, at->position, k) < t->ranks;
    exits \false; */
int32_t dodona_star_child_at(const dodona_tree_plan *t, const dodona_star_place *at, int32_t k);

/* The proofs are in proofs/lemmas/star/family.c. */
/*@ ghost
  /@ requires tree: \valid_read(t) && DODONA_StarShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures length: 2 <= t->ranks ==> 0 <= DODONA_StarSteps(*t) <= INT64_MAX / 2;
     ensures rounds: \forall integer j, k; 0 <= j < k ==> 0 <= StarRound(t->ranks, j) + (t->ranks - 1) <= StarRound(t->ranks, k);
     ensures turns: \forall integer b, j; 0 < b < t->ranks && 0 <= j < t->blocks ==> 1 <= StarTurn(t->ranks, b, j) <= DODONA_StarSteps(*t);
     ensures order: \forall integer b, c, j, k; 0 < b < t->ranks && 0 < c < t->ranks && 0 <= j < k ==>
       StarTurn(t->ranks, b, j) < StarTurn(t->ranks, c, k);
     exits \false; @/
  void lemma_star_tree(const dodona_tree_plan *t);

  /@ requires tree: \valid_read(t) && DODONA_StarShaped(*t);
     terminates \true;
     assigns \nothing;
     ensures inside: DODONA_HOPS_INSIDE(Star, *t);
     ensures sending: DODONA_HOPS_SENDING(Star, *t);
     ensures receiving: DODONA_HOPS_RECEIVING(Star, *t);
     ensures causal: DODONA_HOPS_CAUSAL(Star, *t);
     ensures reached: DODONA_HOPS_REACH(Star, *t);
     exits \false; @/
  void lemma_star_hops(const dodona_tree_plan *t);
*/

#endif
