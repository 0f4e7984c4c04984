/* Runs a duplex plan on simplex ports, in double time. A simplex rank sends or receives in a step, not both; so two
   simplex ranks, a couple, play one duplex rank, and ceil(P / 2) couples run the plan. In the first half of a duplex
   step one partner sends to another couple while the other partner receives. In the second half the receiver passes
   the block on to its partner. spec/algorithms/couples.h has the rule and a drawing. If there are only two ranks,
   the root sends its partner a block a step. Source: Sanders and Sibeyn, section 1, footnote 2. */
#ifndef DODONA_TREES_COUPLE_H
#define DODONA_TREES_COUPLE_H

#include "ref/trees/tree.h"
#include "ref/trees/couple_acsl.h"

/* Returns how many couples there are, ceil(ranks / 2): the ranks of the plan that they play. */
/*@ requires ranks: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures couples: \result == Couples(ranks) && 1 <= \result <= ranks;
    exits \false; */
int32_t dodona_couples(int32_t ranks);

/* Returns the couple of a position, which is its rank in the plan: {0, 1}, {2, 3}, ... for even ranks, {0}, {1, 2},
   {3, 4}, ... for odd ones. The even position sends to other couples, the odd one receives from them. */
/*@ requires position: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures couple: \result == CoupleOf(ranks, position) && 0 <= \result < Couples(ranks);
    exits \false; */
int32_t dodona_couple_of(int32_t ranks, int32_t position);

/* Returns the other position of the couple; DODONA_NONE for position 0 if the number of ranks is odd. */
/*@ requires position: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures partner: \result == CouplePartner(ranks, position) && -1 <= \result < ranks;
    exits \false; */
int32_t dodona_couple_partner(int32_t ranks, int32_t position);

/* Returns the steps of `ranks` simplex ranks: 2 dodona_tree_steps(plan); `blocks` for two ranks. In the last
   step a rank receives. The plan has dodona_couples(ranks) ranks and root 0; it is not postal. */
/*@ requires memory: \valid_read(plan);
    requires plan: PlanOfCouples(*plan, ranks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CoupleSteps(*plan, ranks);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t dodona_couple_steps(int32_t ranks, const dodona_tree_plan *plan);

/* Returns what `position` of `ranks` simplex ranks does in step x, for any x; steps count from 1, and what is sent
   in one step can be used from the next step on. `place` is the place of the position's couple in the plan. O(1). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: PlanOfCouples(*plan, ranks);
    requires position: 0 <= position < ranks;
    requires place: PlaceOf(*plan, *place) && place->rank == CoupleOf(ranks, position);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleTransfer(*plan, ranks, x, u, position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleTransfer(*plan, ranks, x, position, v, j));
    ensures recv_range: -1 <= \result.recv_from < ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_couple_step(int32_t ranks, const dodona_tree_plan *plan,
                                    const dodona_tree_place *place, int32_t position, int64_t x);

#endif
