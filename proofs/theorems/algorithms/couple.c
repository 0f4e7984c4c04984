/* The theorems about couples that play a plan: a pipeline of ceil(P / 2) duplex ranks, of any of the
   families, is a simplex broadcast of P ranks in twice its steps, and backwards a simplex reduction. */
#include "ref/trees/couple.h"
#include "ref/base/reverse.h"
#include "ref/trees/couple_lemmas_acsl.h"
#include "ref/trees/transfers_acsl.h"
#include "spec/machine/reverse.h"
#include "proofs/theorems/trees/broadcast.h"
#include "proofs/theorems/algorithms/couple.h"

/*@
  predicate AnyCouples{L}(dodona_tree_plan plan, uint32_t *table, integer P) =
    AnyPlan(plan, table) && PlanOfCouples(plan, P);
*/

/* dodona_couple_step in step x, at the place that dodona_tree_place_of finds for the couple. */
/*@ requires plan: \valid_read(plan) && AnyCouples(*plan, table, ranks);
    requires position: 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleTransfer(*plan, ranks, x, u, position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleTransfer(*plan, ranks, x, position, v, j));
    ensures range: (\result.recv_from == -1 <==> \result.recv_block == -1) &&
      (\result.send_to == -1 <==> \result.send_block == -1) &&
      -1 <= \result.recv_from && -1 <= \result.send_to;
    exits \false; */
static dodona_tree_step couple_step_of(int32_t ranks, const dodona_tree_plan *plan,
                                       const uint32_t *table, int32_t position, int64_t x) {
  const dodona_tree_place place =
      dodona_tree_place_of(plan, table, dodona_couple_of(ranks, position));
  return dodona_couple_step(ranks, plan, &place, position, x);
}

typedef struct two_positions {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_positions;

/* Matching: u sends block j to v in step x if and only if v receives block j from u in step x. */
/*@ requires plan: \valid_read(plan) && AnyCouples(*plan, table, ranks);
    requires positions: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      \result.sender.send_to == v && \result.sender.send_block == j <==>
      \result.receiver.recv_from == u && \result.receiver.recv_block == j;
    exits \false; */
two_positions theorem_couple_matching(int32_t ranks, const dodona_tree_plan *plan,
                                      const uint32_t *table, int32_t u, int32_t v, int64_t x) {
  dodona_tree_step a = couple_step_of(ranks, plan, table, u, x);
  dodona_tree_step b = couple_step_of(ranks, plan, table, v, x);
  //@ assert sent: a.send_to == v ==> CoupleTransfer(*plan, ranks, x, u, v, a.send_block);
  //@ assert received: b.recv_from == u ==> CoupleTransfer(*plan, ranks, x, u, v, b.recv_block);
  two_positions both = {a, b};
  return both;
}

/* The root and its partner alone. */
/*@ ghost
  /@ requires blocks: 1 <= s;
     requires schedule: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
       PairHop(s, x, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(R, 2, s, 0, 1, 1) && SimplexPorts(R, 1);
     ensures time: BeginsWith1(R) && EndsWith(R, s);
     exits \false; @/
  void theorem_pair(int64_t R, int32_t s)
  {
    /@ assert there: \forall integer j; 0 <= j < s ==> Transfer(R, j + 1, 0, 1, j); @/
    /@ assert range: InRange(R, 2, s); @/
    /@ assert ports: DuplexPorts(R, 1); @/
    /@ assert simplex: SimplexPorts(R, 1); @/
    /@ assert causal: Causal(R, 0, 1); @/
    /@ assert receives: \forall integer x, j; Transfer(R, x, 0, 1, j) ==> Receives(R, 1, j); @/
    /@ assert received: \forall integer j; 0 <= j < s ==>
         Transfer(R, j + 1, 0, 1, j) && Receives(R, 1, j); @/
    /@ assert reached: Reached(R, 2, s, 0); @/
    /@ assert once: Once(R, 0); @/
  }
*/

/* The first steps of the plan and of its schedule S are the same; so are the transfers of couples. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && PlanOfCouples(*plan, P);
     requires duplex: PlanSchedule(*plan, S);
     requires simplex: CoupleSchedule(*plan, P, R);
     terminates \true;
     assigns \nothing;
     ensures first: \forall integer y, j; FirstSent(S, y, j) <==> PlanFirst(*plan, y, j);
     ensures sent: \forall integer y, d, j; CoupleSent(S, y, d, j) <==> PlanSent(*plan, y, d, j);
     exits \false; @/
  void lemma_couple_first(const dodona_tree_plan *plan, int32_t P, int64_t S, int64_t R)
  {
    lemma_plan_first(plan);
    /@ assert sent: \forall integer y, j; PlanFirst(*plan, y, j) ==>
         \exists integer d; Transfer(S, y, 0, d, j); @/
    /@ assert least: \forall integer y, z, d, j; PlanFirst(*plan, y, j) && Transfer(S, z, 0, d, j) ==>
         y <= z; @/
    /@ assert is_first: \forall integer y, j; PlanFirst(*plan, y, j) ==> FirstSent(S, y, j); @/
    /@ assert some: \forall integer y, j; FirstSent(S, y, j) ==>
         \exists integer z; PlanFirst(*plan, z, j) && FirstSent(S, z, j); @/
    /@ assert one: \forall integer y, z, j; FirstSent(S, y, j) && FirstSent(S, z, j) ==> y == z; @/
  }

  /@ requires plan: \valid_read(plan) && PlanOfCouples(*plan, P) && P != 2;
     requires duplex: PlanSchedule(*plan, S);
     requires simplex: CoupleSchedule(*plan, P, R);
     terminates \true;
     assigns \nothing;
     ensures coupled: Coupled(S, R, P);
     exits \false; @/
  void lemma_couple_schedule(const dodona_tree_plan *plan, int32_t P, int64_t S, int64_t R)
  {
    lemma_couple(P);
    lemma_couple_first(plan, P, S, R);
    /@ assert across: \forall integer x, u, v, j; CoupleAcross(S, P, x, u, v, j) <==>
         x % 2 == 1 && CoupleHop(*plan, P, x, u, v, j); @/
    /@ assert ends: \forall integer u, v; CoupleMates(P, u, v) && u == 0 ==> v == 1; @/
    /@ assert given: \forall integer x, u, v, j;
         CoupleForward(S, P, x, u, v, j) || CoupleRoot(S, P, x, u, v, j) <==>
         x % 2 == 0 && CoupleGives(*plan, P, x / 2, u, v, j); @/
    /@ assert inside: \forall integer x, u, v, j;
         CoupleForward(S, P, x, u, v, j) || CoupleRoot(S, P, x, u, v, j) <==>
         x % 2 == 0 && CoupleHop(*plan, P, x, u, v, j); @/
    /@ assert hop: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
         CoupleHop(*plan, P, x, u, v, j); @/
    /@ assert parity: \forall integer x, u, v, j; CoupleHop(*plan, P, x, u, v, j) ==>
         x % 2 == 1 || x % 2 == 0; @/
  }
*/

int64_t theorem_couple_broadcast(int32_t P, const dodona_tree_plan *plan, int64_t S, int64_t R) {
  int64_t n = dodona_tree_steps(plan);
  int64_t steps = dodona_couple_steps(P, plan);
  //@ ghost lemma_plan_word(plan);
  if (P == 2) {
    //@ ghost theorem_pair(R, plan->blocks);
    return steps;
  }
  //@ ghost theorem_broadcast(plan, S);
  //@ ghost lemma_plan_begins(plan);
  //@ ghost lemma_couple_schedule(plan, P, S, R);
  //@ assert rule: plan->rule.latency == 1 && plan->rule.ticks == 1;
  //@ assert begins: BeginsWith1(S);
  //@ ghost theorem_couples(S, R, P, plan->blocks, n);
  /*@ assert sent: \forall integer d, j; PlanSent(*plan, PlanSteps(*plan), d, j) ==>
        CoupleSent(S, PlanSteps(*plan), d, j); */
  /*@ assert ends: \forall integer d, j; PlanSent(*plan, PlanSteps(*plan), d, j) ==>
        Transfer(R, steps, CoupleReceiver(P, d), CoupleSender(d), j); */
  return steps;
}

/* Delivery: a synchronous network with simplex ports that runs the couples' steps leaves every position
   with the root's data, in dodona_couple_steps steps. */
/*@ requires plan: \valid_read(plan) && PlanOfCouples(*plan, P);
    requires duplex: PlanSchedule(*plan, S);
    requires simplex: CoupleSchedule(*plan, P, R);
    requires network: Network(R, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < P && 0 <= j < plan->blocks ==>
      Value(\result + 1, v, j) == Value(0, 0, j);
    exits \false; */
int64_t theorem_couple_delivery(int32_t P, const dodona_tree_plan *plan, int64_t S, int64_t R) {
  int64_t steps = theorem_couple_broadcast(P, plan, S, R);
  //@ ghost theorem_delivery(R, P, plan->blocks, 0, 1, 1, steps);
  return steps;
}

/* Reversal: with the times of dodona_reverse_time the couples' steps are a reduction to the root, with
   simplex ports. */
/*@ requires plan: \valid_read(plan) && PlanOfCouples(*plan, P);
    requires duplex: PlanSchedule(*plan, S);
    requires simplex: CoupleSchedule(*plan, P, R);
    requires reversed: \forall integer x, u, v, j; Transfer(B, x, u, v, j) <==>
      CoupleTransfer(*plan, P, CoupleSteps(*plan, P) + 1 - x, v, u, j);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(B, P, plan->blocks, 0, 1, 1);
    ensures ports: SimplexPorts(B, 1);
    exits \false; */
int64_t theorem_couple_reduction(int32_t P, const dodona_tree_plan *plan, int64_t S, int64_t R,
                                 int64_t B) {
  int64_t steps = theorem_couple_broadcast(P, plan, S, R);
  //@ ghost theorem_reverse(R, B, steps + 1, P, plan->blocks, 0, 1, 1);
  return steps;
}

/* What a position does in step x of the reduction, by the public functions. */
/*@ requires plan: \valid_read(plan) && AnyCouples(*plan, table, ranks);
    requires position: 0 <= position < ranks;
    requires step: 0 <= x;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CoupleTransfer(*plan, ranks, CoupleSteps(*plan, ranks) + 1 - x, v, position, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CoupleTransfer(*plan, ranks, CoupleSteps(*plan, ranks) + 1 - x, position, u, j));
    ensures combine: \result.combine == 1 <==> \result.recv_from != DODONA_NONE;
    exits \false; */
dodona_tree_step theorem_couple_reverse(int32_t ranks, const dodona_tree_plan *plan,
                                        const uint32_t *table, int32_t position, int64_t x) {
  int64_t steps = dodona_couple_steps(ranks, plan);
  return dodona_reverse(
      couple_step_of(ranks, plan, table, position, dodona_reverse_time(steps, x)));
}
