/* What a rank is told of a collective in a step is its part of the two schedules R and D. */
#include "proofs/theorems/schedule/request_told.h"

/* What a rank is told in step x, at its places in the two plans. */
/*@ requires memory: \valid_read(c) && \valid_read(up) && \valid_read(down);
    requires collective: ValidCollective(c);
    requires places: PlaceOf(&c->up, up) && PlaceOf(&c->down, down) && up->rank == down->rank;
    terminates \true;
    assigns \nothing;
    ensures recv: CollectiveSchedules(c, R, D) ==> \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == j) <==>
       Transfer(R, x, u, up->rank, j) || Transfer(D, x, u, up->rank, j));
    ensures send: CollectiveSchedules(c, R, D) ==> \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == j) <==>
       Transfer(R, x, up->rank, v, j) || Transfer(D, x, up->rank, v, j));
    ensures combine: CollectiveSchedules(c, R, D) && \result.recv_from != -1 ==>
      (\result.use != DODONA_STORE && Transfer(R, x, \result.recv_from, up->rank, \result.recv_first)) ||
      (\result.use == DODONA_STORE && Transfer(D, x, \result.recv_from, up->rank, \result.recv_first));
    ensures one: \result.recv_count == (\result.recv_from == -1 ? 0 : 1) &&
      \result.send_count == (\result.send_to == -1 ? 0 : 1);
    exits \false; */
dodona_step theorem_request_step(const dodona_collective *c, const dodona_tree_place *up,
                                 const dodona_tree_place *down, int64_t x)
/*@ ghost (int64_t R, int64_t D) */ {
  return dodona_collective_step_at(c, up, down, x);
}

/* The place of a rank in one plan is its place in the other where the plans are the same. */
/*@ ghost
  /@ requires memory: \valid_read(up) && \valid_read(down) && \valid_read(place);
     requires same: SamePlan(up, down) && up->algorithm == down->algorithm;
     requires row: up->family == down->family && up->variant == down->variant;
     requires place: PlaceOf(up, place);
     terminates \true;
     assigns \nothing;
     ensures place: PlaceOf(down, place);
     exits \false; @/
  void lemma_one_place(const dodona_tree_plan *up, const dodona_tree_plan *down, const dodona_tree_place *place)
  {
  }
*/

/* Valid plans of one algorithm have one row. */
/*@ ghost
  /@ requires plans: \valid_read(up) && \valid_read(down) && ValidPlan(up) && ValidPlan(down);
     requires algorithm: up->algorithm == down->algorithm;
     terminates \true;
     assigns \nothing;
     ensures row: up->family == down->family && up->variant == down->variant;
     exits \false; @/
  void lemma_one_row(const dodona_tree_plan *up, const dodona_tree_plan *down)
  {
  }
*/

/* The place in the second pair of two trees leaves that in the first as it is. */
/*@ requires memory: \valid_read(c) && \valid_read(up) && \valid(down);
    requires apart: \separated(down, c) && \separated(down, up);
    requires collective: ValidCollective(c);
    requires trees: TwoTree(c->up.family) && TwoTree(c->down.family);
    requires place: PlaceOf(&c->up, up) && 0 <= up->rank < c->down.ranks;
    terminates \true;
    assigns *down;
    ensures kept: *c == \old(*c);
    ensures collective: ValidCollective(c);
    ensures up: PlaceOf(&c->up, up);
    ensures down: PlaceOf(&c->down, down);
    ensures rank: up->rank == \old(up->rank) && down->rank == up->rank;
    exits \false; */
static void second_place(const dodona_collective *c, const uint32_t *table,
                         const dodona_tree_place *up, dodona_tree_place *down) {
  /*@ assert before: TwotreePlace(c->up.variant, c->up.ranks,
        Position(c->up.ranks, c->up.root, up->rank), &up->twotree); */
  //@ assert deep: c->up.depth == TwoLast(c->up.variant, c->up.ranks, 0);
  dodona_tree_place_of(&c->down, table, up->rank, down);
  //@ assert op: c->op == \at(c->op, Pre);
  //@ assert algorithm: c->up.algorithm == \at(c->up.algorithm, Pre);
  //@ assert ranks: c->up.ranks == \at(c->up.ranks, Pre) && c->up.root == \at(c->up.root, Pre);
  //@ assert blocks: c->up.blocks == \at(c->up.blocks, Pre) && c->up.group == \at(c->up.group, Pre);
  //@ assert last: c->up.depth == \at(c->up.depth, Pre) && c->up.horizon == \at(c->up.horizon, Pre);
  //@ assert rule: c->up.rule == \at(c->up.rule, Pre);
  //@ assert up_plan: c->up == \at(c->up, Pre);
  //@ assert down_plan: c->down == \at(c->down, Pre);
  //@ assert depth: c->up.depth == TwoLast(c->up.variant, c->up.ranks, 0);
  //@ assert plan: c->up.group == 0 && c->up.rule.latency == 1 && c->up.rule.ticks == 1;
  //@ assert range: 1 <= c->up.ranks && 0 <= c->up.root < c->up.ranks && 1 <= c->up.blocks;
  //@ assert family: !Postal(c->up.family) && !Fractional(c->up.family);
  //@ assert trees: TwotreePlan(&c->up);
  //@ assert valid: ValidPlan(&c->up);
  //@ assert rank: up->rank == \at(up->rank, Pre);
  //@ assert even: up->twotree.even == \at(up->twotree.even, Pre);
  //@ assert odd: up->twotree.odd == \at(up->twotree.odd, Pre);
  //@ assert two: up->twotree == \at(up->twotree, Pre);
  /*@ assert position: Position(c->up.ranks, c->up.root, up->rank) ==
        \at(Position(c->up.ranks, c->up.root, up->rank), Pre); */
  /*@ assert first: TreePlace(\at(c->up.variant, Pre), \at(c->up.ranks, Pre), 0,
        \at(Position(c->up.ranks, c->up.root, up->rank), Pre), &up->twotree.even); */
  /*@ assert second: TreePlace(\at(c->up.variant, Pre), \at(c->up.ranks, Pre), 1,
        \at(Position(c->up.ranks, c->up.root, up->rank), Pre), &up->twotree.odd); */
  /*@ assert place: TwotreePlace(c->up.variant, c->up.ranks,
        Position(c->up.ranks, c->up.root, up->rank), &up->twotree); */
}

/*@
  // PlanSteps, of the values.
  logic integer StepsOf(integer family, integer variant, integer P, integer s, integer r, integer D, integer T) =
    P == 1 ? 0 : family == DODONA_FAMILY_TWOTREE ? TwoSteps(variant, P, s) :
    family == DODONA_FAMILY_FRACTIONAL ? D + Pace(r, s - 1) : T;
*/

/*@ ghost
  /@ requires memory: \valid_read(plan);
     terminates \true;
     assigns \nothing;
     ensures steps: PlanSteps(plan) == StepsOf(plan->family, plan->variant, plan->ranks, plan->blocks,
                                               plan->group, plan->depth, plan->horizon);
     exits \false; @/
  void lemma_steps_of(const dodona_tree_plan *plan)
  {
  }
*/

/* The place in the first plan leaves the collective as it is, and the steps of both its plans. */
/*@ requires memory: \valid_read(c) && \valid(up);
    requires apart: \separated(up, c) && \separated(up, table + (0 .. TableSize(&c->up) - 1));
    requires plan: ValidPlan(&c->up) && PlanTable(&c->up, table);
    requires rank: 0 <= rank < c->up.ranks;
    terminates \true;
    assigns *up;
    ensures kept: *c == \old(*c);
    ensures plan: ValidPlan(&c->up);
    ensures up_steps: PlanSteps(&c->up) == \old(PlanSteps(&c->up));
    ensures down_steps: PlanSteps(&c->down) == \old(PlanSteps(&c->down));
    ensures place: PlaceOf(&c->up, up) && up->rank == rank;
    exits \false; */
static void first_place(const dodona_collective *c, const uint32_t *table, int32_t rank,
                        dodona_tree_place *up) {
  /*@ ghost
    lemma_steps_of(&c->up);
    lemma_steps_of(&c->down); */
  dodona_tree_place_of(&c->up, table, rank, up);
  //@ assert kept: *c == \at(*c, Pre);
  /*@ ghost
    lemma_steps_of(&c->up);
    lemma_steps_of(&c->down); */
}

dodona_step told_to(const dodona_collective *c, const uint32_t *table, int32_t rank, int64_t x)
/*@ ghost (int64_t R, int64_t D) */ {
  dodona_tree_place up;
  first_place(c, table, rank, &up);
  //@ assert kept: *c == \at(*c, Pre);
  //@ assert up_plan: c->up == \at(c->up, Pre);
  //@ assert down_plan: c->down == \at(c->down, Pre);
  //@ assert same: SamePlan(&c->up, &c->down);
  //@ assert plan: ValidPlan(&c->down);
  //@ assert machine: SameMachine(&c->up, &c->down);
  //@ assert fits: PlanSteps(&c->up) + PlanSteps(&c->down) <= INT64_MAX;
  //@ assert collective: ValidCollective(c);
  if (c->up.algorithm == c->down.algorithm) {
    /*@ ghost
      lemma_one_row(&c->up, &c->down);
      lemma_one_place(&c->up, &c->down, &up); */
    return theorem_request_step(c, &up, &up, x) /*@ ghost (R, D) */;
  }
  dodona_tree_place down;
  second_place(c, table, &up, &down);
  return theorem_request_step(c, &up, &down, x) /*@ ghost (R, D) */;
}
