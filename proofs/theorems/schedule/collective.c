/* Theorems 7 and 8 for collectives: a reduction by a plan leaves the root, and an allreduce by two plans
   leaves every rank, with every contribution to every block exactly once; and no port of an allreduce
   is used twice. */
#include "proofs/theorems/schedule/broadcast.h"
#include "proofs/theorems/schedule/collective.h"
#include "ref/schedule/tree_transfers_acsl.h"
#include "spec/machine/reverse.h"
#include "spec/machine/contributions.h"
#include "spec/machine/tally.h"

/* What the network does with the whole it does with its two phases: no result is sent while partial
   combinations are. */
/*@ ghost
  /@ requires memory: \valid_read(c);
     requires collective: ValidCollective(c) && 0 <= PlanSteps(&c->up);
     requires schedules: CollectiveSchedules(c, R, D) && CollectiveSchedule(c, A);
     requires network: Reducing(A, c->up.blocks, c->up.rule.latency);
     terminates \true;
     assigns \nothing;
     ensures network: Tallying(R, D, c->up.blocks, c->up.rule.latency);
     exits \false; @/
  void lemma_phases(const dodona_collective *c, int64_t R, int64_t D, int64_t A)
  {
    lemma_transfers(&c->up);
    lemma_transfers(&c->down);
    /@ assert latency: 1 <= c->up.rule.latency; @/
    /@ assert partial: \forall integer x, u, v, j; 0 <= j < c->up.blocks ==>
         (Transfer(A, x, u, v, j) <==> Transfer(R, x, u, v, j)); @/
    /@ assert result: \forall integer x, u, v, j; 0 <= j < c->up.blocks ==>
         (Transfer(A, x, u, v, c->up.blocks + j) <==> Transfer(D, x, u, v, j)); @/
    /@ assert apart: \forall integer x, u, v, w, z, j, k;
         Transfer(R, x, u, v, j) ==> !Transfer(D, x, w, z, k); @/
    /@ assert sent: \forall integer x, v, j; 0 <= j < c->up.blocks ==>
         (ResultSent(A, c->up.blocks, x, v, j) <==> \exists integer u; Transfer(D, x, u, v, j)); @/
    /@ assert combines: \forall integer x, u, v, j, d;
         Transfer(R, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Times(x + c->up.rule.latency, v, j, d) ==
           Times(x + c->up.rule.latency - 1, v, j, d) + Times(x, u, j, d); @/
    /@ assert replaces: \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Replaced(x, u, x + c->up.rule.latency, v, j); @/
    /@ assert stores: \forall integer x, u, v, j, d;
         Transfer(D, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Times(x + c->up.rule.latency, v, j, d) == Times(x, u, j, d); @/
    /@ assert stays: \forall integer x, v, j, d; 0 < x && 0 <= j < c->up.blocks &&
         (\forall integer u; !Transfer(R, x - c->up.rule.latency, u, v, j)) &&
         (\forall integer u; !Transfer(D, x - c->up.rule.latency, u, v, j)) ==>
         Times(x, v, j, d) == Times(x - 1, v, j, d); @/
  }
*/

/* What ends by a step ends by the next one. */
/*@ ghost
  /@ requires ends: EndsWith(S, last);
     terminates \true;
     assigns \nothing;
     ensures later: EndsWith(S, last + 1);
     exits \false; @/
  void lemma_ends_later(int64_t S, int64_t last)
  {
  }
*/

/* Reduction by the plan `up` of the collective: S is up's own schedule, R that backwards. After
   dodona_tree_steps(up) steps the root has every contribution to every block exactly once. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c) && c->op != DODONA_BCAST;
    requires schedules: CollectiveSchedules(c, R, D);
    requires plan: \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> PlanTransfer(&c->up, x, u, v, j);
    requires whole: CollectiveSchedule(c, A);
    requires network: Reducing(A, c->up.blocks, c->up.rule.latency);
    requires ranks: 2 <= c->up.ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: 0 <= \result == PlanSteps(&c->up);
    ensures reduction: ValidReduction(R, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
                                      c->up.rule.ticks);
    ensures once: \forall integer j, d; 0 <= j < c->up.blocks && 0 <= d < c->up.ranks ==>
      Times(\result + 1, c->up.root, j, d) == 1;
    exits \false; */
int64_t theorem_collective_reduction(const dodona_collective *c, int64_t S, int64_t R, int64_t D,
                                     int64_t A) {
  int64_t steps = dodona_tree_steps(&c->up);
  int64_t last = steps - c->up.rule.latency + 1;
  //@ ghost theorem_broadcast(&c->up, S);
  //@ ghost lemma_phases(c, R, D, A);
  //@ ghost lemma_transfers(&c->up);
  //@ ghost lemma_transfers(&c->down);
  /*@ assert reversed: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
        Transfer(S, last + 1 - x, v, u, j); */
  //@ assert within: EndsWith(S, last);
  //@ ghost lemma_ends_later(S, last);
  /*@ ghost theorem_reverse(S, R, last + 1, c->up.ranks, c->up.blocks, c->up.root,
        c->up.rule.latency, c->up.rule.ticks); */
  /*@ assert first: PlanTransfer(&c->up, PlanArrival(&c->up, c->up.root == 0 ? 1 : 0, 0),
        PlanSource(&c->up, c->up.root == 0 ? 1 : 0, 0), c->up.root == 0 ? 1 : 0, 0); */
  //@ assert positive: 1 <= last;
  //@ assert ends: EndsWith(R, last);
  //@ assert begins: BeginsAfter(D, last + c->up.rule.latency);
  /*@ ghost theorem_reduction(R, D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
        c->up.rule.ticks, last); */
  return steps;
}

/* Allreduce: after dodona_collective_steps, steps(up) + steps(down), every rank has every contribution to
   every block exactly once. A is the whole schedule, S and B those of the plans; Value, of which nothing
   else is assumed, is the count of d's contribution from the first step of the broadcast on. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c) && c->op == DODONA_ALLREDUCE;
    requires fits: CollectiveSteps(c) < INT64_MAX;
    requires schedules: CollectiveSchedules(c, R, D);
    requires up: \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> PlanTransfer(&c->up, x, u, v, j);
    requires down: \forall integer x, u, v, j;
      Transfer(B, x, u, v, j) <==> PlanTransfer(&c->down, x, u, v, j);
    requires whole: CollectiveSchedule(c, A);
    requires network: Reducing(A, c->up.blocks, c->up.rule.latency);
    requires start: \forall integer v, j; 0 <= j < c->up.blocks ==>
      Value(0, v, j) == Times(PlanSteps(&c->up) + 1, v, j, d);
    requires rest: \forall integer x, v, j; !(0 <= j < c->up.blocks) ==> Value(x, v, j) == 0;
    requires count: \forall integer x, v, j; 1 <= x && 0 <= j < c->up.blocks ==>
      Value(x, v, j) == Times(x + PlanSteps(&c->up), v, j, d);
    requires ranks: 2 <= c->up.ranks && 0 <= d < c->up.ranks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(&c->up) + PlanSteps(&c->down);
    ensures once: \forall integer v, j; 0 <= v < c->up.ranks && 0 <= j < c->up.blocks ==>
      Times(\result + 1, v, j, d) == 1;
    exits \false; */
int64_t theorem_collective_allreduce(const dodona_collective *c, int64_t S, int64_t B, int64_t R,
                                     int64_t D, int64_t A, int32_t d) {
  int64_t up = theorem_collective_reduction(c, S, R, D, A);
  int64_t down = dodona_tree_steps(&c->down);
  //@ ghost lemma_phases(c, R, D, A);
  //@ ghost theorem_broadcast(&c->down, B);
  //@ ghost lemma_transfers(&c->up);
  //@ ghost lemma_transfers(&c->down);
  //@ assert offset: up == CollectiveOffset(c);
  /*@ assert stored: \forall integer y, u, v, j;
        Transfer(D, y, u, v, j) <==> PlanTransfer(&c->down, y - up, u, v, j); */
  /*@ assert shifted: \forall integer y, u, v, j;
        Transfer(D, y, u, v, j) <==> Transfer(B, y - up, u, v, j); */
  /*@ assert moved: \forall integer x, u, v, j; Transfer(B, x, u, v, j) ==>
        Transfer(D, x + up, u, v, j); */
  /*@ assert reduced: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
        x <= up - c->up.rule.latency + 1; */
  /*@ assert sent: \forall integer x, u, v, j; Transfer(B, x, u, v, j) ==> 1 <= x &&
        0 <= j < c->up.blocks && Times(x + up + c->up.rule.latency, v, j, d) == Times(x + up, u, j, d); */
  /*@ assert silent: \forall integer y, v, j; up + 1 < y &&
        (\forall integer u; !Transfer(B, y - up - c->up.rule.latency, u, v, j)) ==>
        (\forall integer u; !Transfer(D, y - c->up.rule.latency, u, v, j)); */
  /*@ assert stays: \forall integer y, v, j; up + 1 < y && 0 <= j < c->up.blocks &&
        (\forall integer u; !Transfer(B, y - up - c->up.rule.latency, u, v, j)) ==>
        Times(y, v, j, d) == Times(y - 1, v, j, d); */
  /*@ assert brings: \forall integer x, u, v, j; Transfer(B, x, u, v, j) ==>
        Value(x + c->up.rule.latency, v, j) == Value(x, u, j); */
  /*@ assert value: \forall integer x, v, j; 1 <= x && 0 <= j < c->up.blocks ==>
        Value(x, v, j) == Times(x + up, v, j, d); */
  /*@ assert end: \forall integer v, j; 0 <= j < c->up.blocks ==>
        Value(down + 1, v, j) == Times(down + 1 + up, v, j, d); */
  /*@ assert before: \forall integer x, v, j; 1 < x && 0 <= j < c->up.blocks ==>
        Value(x - 1, v, j) == Times(x + up - 1, v, j, d); */
  /*@ assert later: \forall integer x, v, j; 1 < x && 0 <= j < c->up.blocks &&
        (\forall integer u; !Transfer(B, x - c->up.rule.latency, u, v, j)) ==>
        Times(x + up, v, j, d) == Times(x + up - 1, v, j, d); */
  //@ assert first_step: \forall integer v, j; Value(1, v, j) == Value(0, v, j);
  /*@ assert keeps_later: \forall integer x, v, j; 1 < x &&
        (\forall integer u; !Transfer(B, x - c->up.rule.latency, u, v, j)) ==>
        Value(x, v, j) == Value(x - 1, v, j); */
  /*@ assert keeps: \forall integer x, v, j; 0 < x &&
        (\forall integer u; !Transfer(B, x - c->up.rule.latency, u, v, j)) ==>
        Value(x, v, j) == Value(x - 1, v, j); */
  //@ assert latency: c->up.rule.latency == c->down.rule.latency;
  //@ assert runs: Network(B, c->up.rule.latency);
  //@ assert network: Network(B, c->down.rule.latency);
  /*@ assert first: PlanTransfer(&c->down, PlanArrival(&c->down, c->up.root == 0 ? 1 : 0, 0),
        PlanSource(&c->down, c->up.root == 0 ? 1 : 0, 0), c->up.root == 0 ? 1 : 0, 0); */
  //@ assert positive: 1 <= down - c->down.rule.latency + 1;
  /*@ ghost theorem_delivery(B, c->down.ranks, c->down.blocks, c->down.root, c->down.rule.latency,
        c->down.rule.ticks, down - c->down.rule.latency + 1); */
  /*@ assert values: \forall integer v, j; 0 <= v < c->up.ranks && 0 <= j < c->up.blocks ==>
        Value(down + 1, v, j) == Value(0, c->up.root, j); */
  /*@ assert root: \forall integer j; 0 <= j < c->up.blocks ==> Value(0, c->up.root, j) == 1; */
  return up + down;
}

/* No port of an allreduce is used twice, whichever phase it is used in, and what is sent last has arrived
   at the end of its last step. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c);
    requires schedule: CollectiveSchedule(c, A);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CollectiveSteps(c);
    ensures range: InRange(A, c->up.ranks, 2 * c->up.blocks);
    ensures ports: DuplexPorts(A, c->up.rule.ticks);
    ensures last: EndsWith(A, \result - c->up.rule.latency + 1);
    exits \false; */
int64_t theorem_collective_ports(const dodona_collective *c, int64_t A) {
  int64_t up = dodona_tree_steps(&c->up);
  int64_t down = dodona_tree_steps(&c->down);
  int64_t steps = (c->op == DODONA_BCAST ? 0 : up) + (c->op == DODONA_REDUCE ? 0 : down);
  //@ ghost lemma_transfers(&c->up);
  //@ ghost lemma_transfers(&c->down);
  //@ assert offset: 0 <= CollectiveOffset(c) <= up;
  //@ assert first: c->op != DODONA_BCAST ==> up <= steps;
  //@ assert second: c->op != DODONA_REDUCE ==> CollectiveOffset(c) + down == steps;
  /*@ assert up_range: \forall integer x, u, v, j; PartialTransfer(c, x, u, v, j) ==>
        1 <= x <= up - c->up.rule.latency + 1 && 0 <= j < c->up.blocks &&
        0 <= u < c->up.ranks && 0 <= v < c->up.ranks && u != v; */
  //@ assert rule: c->up.rule.ticks <= c->up.rule.latency;
  /*@ assert up: \forall integer x, u, v, j; PartialTransfer(c, x, u, v, j) ==>
        1 <= x <= steps - c->up.rule.latency + 1 && 0 <= j < c->up.blocks &&
        0 <= u < c->up.ranks && 0 <= v < c->up.ranks && u != v; */
  /*@ assert down: \forall integer x, u, v, j; ResultTransfer(c, x, u, v, j) ==>
        CollectiveOffset(c) < x <= steps - c->up.rule.latency + 1 && 0 <= j < c->up.blocks &&
        0 <= u < c->up.ranks && 0 <= v < c->up.ranks && u != v; */
  /*@ assert one: \forall integer x, y, u, v, w, z, j, k;
        PartialTransfer(c, x, u, v, j) && ResultTransfer(c, y, w, z, k) ==>
        x + c->up.rule.ticks <= y; */
  /*@ assert up_send: \forall integer x, y, u, v, w, j, k;
        PartialTransfer(c, x, u, v, j) && PartialTransfer(c, y, u, w, k) &&
        x <= y < x + c->up.rule.ticks ==> x == y && v == w && j == k; */
  /*@ assert up_recv: \forall integer x, y, u, v, w, j, k;
        PartialTransfer(c, x, u, w, j) && PartialTransfer(c, y, v, w, k) &&
        x <= y < x + c->up.rule.ticks ==> x == y && u == v && j == k; */
  /*@ assert down_send: \forall integer x, y, u, v, w, j, k;
        ResultTransfer(c, x, u, v, j) && ResultTransfer(c, y, u, w, k) &&
        x <= y < x + c->up.rule.ticks ==> x == y && v == w && j == k; */
  /*@ assert down_recv: \forall integer x, y, u, v, w, j, k;
        ResultTransfer(c, x, u, w, j) && ResultTransfer(c, y, v, w, k) &&
        x <= y < x + c->up.rule.ticks ==> x == y && u == v && j == k; */
  /*@ assert block: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==>
        0 <= x <= steps - c->up.rule.latency + 1 && 0 <= u < c->up.ranks &&
        0 <= v < c->up.ranks && u != v && 0 <= j < 2 * c->up.blocks; */
  //@ assert sending: SendPort(A, c->up.rule.ticks);
  //@ assert receiving: ReceivePort(A, c->up.rule.ticks);
  return steps;
}
