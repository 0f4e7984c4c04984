/* Two simplex ranks for a duplex rank: what the couple does in a step of the plan, said in two steps. */
#include "ref/trees/couple.h"
#include "ref/trees/table.h"
#include "ref/trees/couple_lemmas_acsl.h"

int32_t dodona_couples(int32_t ranks) {
  return ranks / 2 + ranks % 2;
}

int32_t dodona_couple_of(int32_t ranks, int32_t position) {
  return (position + ranks % 2) / 2;
}

int32_t dodona_couple_partner(int32_t ranks, int32_t position) {
  //@ ghost lemma_couple_partner(ranks, position);
  int32_t after = 1 - 2 * (ranks % 2);
  return position % 2 == 0 ? position + after : position - after;
}

int64_t dodona_couple_steps(int32_t ranks, const dodona_tree_plan *plan) {
  //@ ghost lemma_plan_word(plan);
  return ranks == 2 ? plan->blocks : 2 * dodona_tree_steps(plan);
}

/*@
  predicate CoupleIdle(dodona_tree_step step) =
    step.send_to == -1 && step.send_block == -1 && step.recv_from == -1 && step.recv_block == -1 &&
    step.combine == 0;

  // A step among P ranks of s blocks.
  predicate CoupleInRange(dodona_tree_step step, integer P, integer s) =
    -1 <= step.recv_from < P && -1 <= step.recv_block < s &&
    (step.recv_from == -1 <==> step.recv_block == -1) && -1 <= step.send_to < P &&
    -1 <= step.send_block < s && (step.send_to == -1 <==> step.send_block == -1);
*/

/*@ terminates \true;
    assigns \nothing;
    ensures idle: CoupleIdle(\result);
    exits \false; */
static dodona_tree_step idle(void) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  return step;
}

/* The root and its partner, a block a step. */
/*@ requires range: 1 <= blocks && 0 <= position < 2;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==> PairHop(blocks, x, u, position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==> PairHop(blocks, x, position, v, j));
    ensures range: CoupleInRange(\result, 2, blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step pair(int32_t blocks, int32_t position, int64_t x) {
  dodona_tree_step step = idle();
  if (x < 1 || x > blocks)
    return step;
  if (position == 0) {
    step.send_to = 1;
    step.send_block = (int32_t)(x - 1);
  } else {
    step.recv_from = 0;
    step.recv_block = (int32_t)(x - 1);
  }
  return step;
}

/* The first half of a duplex step: sender to receiver, from couple to couple. */
/*@ requires position: 0 <= position < ranks;
    requires couple: CoupleInRange(couple, Couples(ranks), blocks) && couple.send_to != 0;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==>
       CoupleEnds(ranks, u, position) && couple.recv_from == CoupleOf(ranks, u));
    ensures recv_block: 0 <= \result.recv_from ==> \result.recv_block == couple.recv_block;
    ensures send: \forall integer v; 0 <= v ==>
      (\result.send_to == v <==>
       CoupleEnds(ranks, position, v) && couple.send_to == CoupleOf(ranks, v));
    ensures send_block: 0 <= \result.send_to ==> \result.send_block == couple.send_block;
    ensures range: CoupleInRange(\result, ranks, blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step across(int32_t ranks, dodona_tree_step couple, int32_t position)
/*@ ghost (int32_t blocks) */ {
  dodona_tree_step step = idle();
  //@ ghost lemma_couple(ranks);
  if (position % 2 == 0 && couple.send_to != DODONA_NONE) {
    step.send_to = 2 * couple.send_to + 1 - 2 * (ranks % 2);
    step.send_block = couple.send_block;
    //@ assert receiver: step.send_to == CoupleReceiver(ranks, couple.send_to);
  }
  if (position % 2 == 1 && couple.recv_from != DODONA_NONE) {
    step.recv_from = 2 * couple.recv_from;
    step.recv_block = couple.recv_block;
    //@ assert sender: step.recv_from == CoupleSender(couple.recv_from);
  }
  return step;
}

/* The second half: `block`, unless it is DODONA_NONE, goes to the partner; in couple 0 from its sender, in
   all others from the receiver. */
/*@ requires position: 0 <= position < ranks;
    requires block: -1 <= block < blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: CoupleOf(ranks, position) != 0 ==> \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> block != -1 && CoupleMates(ranks, position, u));
    ensures send: CoupleOf(ranks, position) != 0 ==> \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> block != -1 && CoupleMates(ranks, v, position));
    ensures root_recv: CoupleOf(ranks, position) == 0 ==> \forall integer u; 0 <= u ==>
      (\result.recv_from == u <==> block != -1 && CoupleMates(ranks, u, position));
    ensures root_send: CoupleOf(ranks, position) == 0 ==> \forall integer v; 0 <= v ==>
      (\result.send_to == v <==> block != -1 && CoupleMates(ranks, position, v));
    ensures recv_block: 0 <= \result.recv_from ==> \result.recv_block == block;
    ensures send_block: 0 <= \result.send_to ==> \result.send_block == block;
    ensures range: CoupleInRange(\result, ranks, blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step inside(int32_t ranks, int32_t block, int32_t position)
/*@ ghost (int32_t blocks) */ {
  dodona_tree_step step = idle();
  //@ ghost lemma_couple_partner(ranks, position);
  int32_t partner = dodona_couple_partner(ranks, position);
  int32_t gives = dodona_couple_of(ranks, position) == 0 ? 0 : 1;
  if (block == DODONA_NONE || partner == DODONA_NONE)
    return step;
  if (position % 2 == gives) {
    step.send_to = partner;
    step.send_block = block;
  } else {
    step.recv_from = partner;
    step.recv_block = block;
  }
  return step;
}

/*@
  // The step is what the rank does in step y of the plan.
  predicate CoupleTold(dodona_tree_plan plan, integer rank, integer y, dodona_tree_step step) =
    (\forall integer u, j; 0 <= u ==>
      ((step.recv_from == u && step.recv_block == j) <==> PlanTransfer(plan, y, u, rank, j))) &&
    (\forall integer v, j; 0 <= v ==>
      ((step.send_to == v && step.send_block == j) <==> PlanTransfer(plan, y, rank, v, j))) &&
    CoupleInRange(step, plan.ranks, plan.blocks);
*/

/* What goes to the partner after step y of the plan: what the couple was sent, in couple 0 what it sends
   for the first time. */
/*@ requires memory: \valid_read(plan);
    requires told: CoupleTold(*plan, rank, y, couple);
    terminates \true;
    assigns \nothing;
    ensures root: rank == 0 ==> \forall integer j; 0 <= j ==>
      (\result == j <==> PlanFirst(*plan, y, j));
    ensures other: rank != 0 ==> \forall integer j; 0 <= j ==>
      (\result == j <==> PlanSent(*plan, y, rank, j));
    ensures range: -1 <= \result < plan->blocks;
    exits \false; */
static int32_t passed(const dodona_tree_plan *plan, int32_t rank, dodona_tree_step couple)
/*@ ghost (int64_t y) */ {
  /*@ assert sent: 0 <= couple.send_block ==>
        PlanTransfer(*plan, y, rank, couple.send_to, couple.send_block); */
  /*@ assert received: 0 <= couple.recv_block ==>
        PlanTransfer(*plan, y, couple.recv_from, rank, couple.recv_block); */
  //@ assert to: \forall integer v, j; PlanTransfer(*plan, y, rank, v, j) ==> 0 <= v;
  //@ assert from: \forall integer u, j; PlanTransfer(*plan, y, u, rank, j) ==> 0 <= u;
  if (rank != 0)
    return couple.recv_block;
  return plan->family == DODONA_FAMILY_TWOTREE || couple.send_to == 1 ? couple.send_block
                                                                      : DODONA_NONE;
}

/* Step 2y - 1. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: PlanOfCouples(*plan, ranks);
    requires position: 0 <= position < ranks;
    requires place: PlaceOf(*plan, *place) && place->rank == CoupleOf(ranks, position);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleEnds(ranks, u, position) &&
       PlanTransfer(*plan, y, CoupleOf(ranks, u), CoupleOf(ranks, position), j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleEnds(ranks, position, v) &&
       PlanTransfer(*plan, y, CoupleOf(ranks, position), CoupleOf(ranks, v), j));
    ensures range: CoupleInRange(\result, ranks, plan->blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step first_half(int32_t ranks, const dodona_tree_plan *plan,
                                   const dodona_tree_place *place, int32_t position, int64_t y) {
  dodona_tree_step couple = dodona_tree_step_at(plan, place, y);
  //@ assert couples: \forall integer v; 0 <= v < ranks ==> 0 <= CoupleOf(ranks, v);
  /*@ assert in: \forall integer u, j; CoupleEnds(ranks, u, position) ==>
        (couple.recv_from == CoupleOf(ranks, u) && couple.recv_block == j <==>
         PlanTransfer(*plan, y, CoupleOf(ranks, u), place->rank, j)); */
  /*@ assert out: \forall integer v, j; CoupleEnds(ranks, position, v) ==>
        (couple.send_to == CoupleOf(ranks, v) && couple.send_block == j <==>
         PlanTransfer(*plan, y, place->rank, CoupleOf(ranks, v), j)); */
  //@ ghost lemma_plan_begins(plan);
  /*@ assert other: 0 <= couple.send_to ==>
        PlanTransfer(*plan, y, place->rank, couple.send_to, couple.send_block); */
  return across(ranks, couple, position) /*@ ghost (plan->blocks) */;
}

/* Step 2y. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: PlanOfCouples(*plan, ranks);
    requires position: 0 <= position < ranks;
    requires place: PlaceOf(*plan, *place) && place->rank == CoupleOf(ranks, position);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleGives(*plan, ranks, y, u, position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleGives(*plan, ranks, y, position, v, j));
    ensures range: CoupleInRange(\result, ranks, plan->blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step second_half(int32_t ranks, const dodona_tree_plan *plan,
                                    const dodona_tree_place *place, int32_t position, int64_t y) {
  dodona_tree_step couple = dodona_tree_step_at(plan, place, y);
  int32_t block = passed(plan, place->rank, couple) /*@ ghost (y) */;
  //@ ghost lemma_plan_begins(plan);
  //@ ghost lemma_couple(ranks);
  //@ assert none: \forall integer j; !PlanSent(*plan, y, 0, j);
  //@ assert sent: \forall integer d, j; PlanSent(*plan, y, d, j) ==> 0 <= j;
  //@ assert first: \forall integer j; PlanFirst(*plan, y, j) ==> 0 <= j;
  /*@ assert mates: \forall integer u;
        CoupleMates(ranks, u, position) || CoupleMates(ranks, position, u) ==>
        CoupleOf(ranks, u) == place->rank; */
  /*@ assert zero: \forall integer u, v; CoupleMates(ranks, u, v) ==>
        (u == 0 <==> CoupleOf(ranks, u) == 0); */
  /*@ assert taken: place->rank != 0 ==> \forall integer u, j;
        (CoupleGives(*plan, ranks, y, u, position, j) <==>
         CoupleMates(ranks, position, u) && 0 <= j == block); */
  /*@ assert given: place->rank != 0 ==> \forall integer v, j;
        (CoupleGives(*plan, ranks, y, position, v, j) <==>
         CoupleMates(ranks, v, position) && 0 <= j == block); */
  /*@ assert root_taken: place->rank == 0 ==> \forall integer u, j;
        (CoupleGives(*plan, ranks, y, u, position, j) <==>
         CoupleMates(ranks, u, position) && 0 <= j == block); */
  /*@ assert root_given: place->rank == 0 ==> \forall integer v, j;
        (CoupleGives(*plan, ranks, y, position, v, j) <==>
         CoupleMates(ranks, position, v) && 0 <= j == block); */
  return inside(ranks, block, position) /*@ ghost (plan->blocks) */;
}

/* Step x of three ranks or more. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: PlanOfCouples(*plan, ranks);
    requires position: 0 <= position < ranks;
    requires place: PlaceOf(*plan, *place) && place->rank == CoupleOf(ranks, position);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleHop(*plan, ranks, x, u, position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleHop(*plan, ranks, x, position, v, j));
    ensures range: CoupleInRange(\result, ranks, plan->blocks) && \result.combine == 0;
    exits \false; */
static dodona_tree_step half(int32_t ranks, const dodona_tree_plan *plan,
                             const dodona_tree_place *place, int32_t position, int64_t x) {
  //@ ghost lemma_plan_begins(plan);
  /*@ assert across: \forall integer u, v, j; CoupleHop(*plan, ranks, x, u, v, j) && x % 2 == 1 ==>
        1 <= (x + 1) / 2; */
  //@ assert sent: \forall integer y, d, j; PlanSent(*plan, y, d, j) ==> 1 <= y;
  //@ assert first: \forall integer y, j; PlanFirst(*plan, y, j) ==> 1 <= y;
  /*@ assert inside: \forall integer y, u, v, j; CoupleGives(*plan, ranks, y, u, v, j) ==> 1 <= y; */
  //@ assert hops: \forall integer u, v, j; CoupleHop(*plan, ranks, x, u, v, j) ==> 1 <= x;
  if (x < 1)
    return idle();
  if (x % 2 == 1) {
    //@ assert odd: (x + 1) / 2 == x / 2 + 1;
    /*@ assert hop: \forall integer u, v, j; CoupleHop(*plan, ranks, x, u, v, j) <==>
          CoupleEnds(ranks, u, v) &&
          PlanTransfer(*plan, x / 2 + 1, CoupleOf(ranks, u), CoupleOf(ranks, v), j); */
    return first_half(ranks, plan, place, position, x / 2 + 1);
  }
  /*@ assert hop: \forall integer u, v, j; CoupleHop(*plan, ranks, x, u, v, j) <==>
        CoupleGives(*plan, ranks, x / 2, u, v, j); */
  return second_half(ranks, plan, place, position, x / 2);
}

dodona_tree_step dodona_couple_step(int32_t ranks, const dodona_tree_plan *plan,
                                    const dodona_tree_place *place, int32_t position, int64_t x) {
  if (ranks == 2)
    return pair(plan->blocks, position, x);
  return half(ranks, plan, place, position, x);
}
