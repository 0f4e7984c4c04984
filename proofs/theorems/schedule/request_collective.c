/* The theorem to cite, reduce and allreduce: for every valid request what the public functions tell every
   rank in every step is one schedule of partial combinations, R, and one of results, D; R is a valid
   reduction, D a valid broadcast of what it leaves, they never meet at a port, and both end in time. */
#include "proofs/theorems/schedule/collective.h"
#include "proofs/theorems/schedule/length.h"
#include "proofs/theorems/schedule/request_once.h"
#include "proofs/theorems/schedule/request_told.h"
#include "ref/schedule/table.h"
#include "ref/schedule/tree_transfers_acsl.h"
#include "spec/machine/reduction.h"
#include "spec/machine/tally.h"

/*@ ghost
  /@ requires collective: \valid_read(c) && ValidCollective(c);
     terminates \true;
     assigns \nothing;
     ensures reduction: CollectiveSchedules(c, R, D) && c->op != DODONA_BCAST ==>
       ValidReduction(R, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
                      c->up.rule.ticks);
     ensures begins: CollectiveSchedules(c, R, D) ==>
       \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==> 1 <= x;
     ensures last: CollectiveSchedules(c, R, D) ==>
       EndsWith(R, PlanSteps(&c->up) - c->up.rule.latency + 1);
     exits \false; @/
  void lemma_partials(const dodona_collective *c, int64_t R, int64_t D)
  {
    lemma_transfers(&c->up);
    /@ assert inside: CollectiveSchedules(c, R, D) ==> \forall integer x, u, v, j;
         Transfer(R, x, u, v, j) ==> 1 <= x && 0 <= u < c->up.ranks && 0 <= v < c->up.ranks &&
         u != v && 0 <= j < c->up.blocks; @/
    /@ assert range: CollectiveSchedules(c, R, D) ==> InRange(R, c->up.ranks, c->up.blocks); @/
    /@ assert sending: CollectiveSchedules(c, R, D) ==> SendPort(R, c->up.rule.ticks); @/
    /@ assert receiving: CollectiveSchedules(c, R, D) ==> ReceivePort(R, c->up.rule.ticks); @/
    /@ assert combined: CollectiveSchedules(c, R, D) ==> Combined(R, c->up.rule.latency); @/
    /@ assert first: CollectiveSchedules(c, R, D) && c->op != DODONA_BCAST ==> \forall integer u, j;
         0 <= u < c->up.ranks && u != c->up.root && 0 <= j < c->up.blocks ==>
         Transfer(R, PlanSteps(&c->up) - c->up.rule.latency + 2 - PlanArrival(&c->up, u, j), u,
                  PlanSource(&c->up, u, j), j); @/
    /@ assert sends: \forall integer u, j;
         Transfer(R, PlanSteps(&c->up) - c->up.rule.latency + 2 - PlanArrival(&c->up, u, j), u,
                  PlanSource(&c->up, u, j), j) ==> Sends(R, u, j); @/
    /@ assert contributed: CollectiveSchedules(c, R, D) && c->op != DODONA_BCAST ==>
         Contributed(R, c->up.ranks, c->up.blocks, c->up.root); @/
    /@ assert once: CollectiveSchedules(c, R, D) ==> ContributedOnce(R, c->up.root); @/
  }
*/

/*@ ghost
  /@ requires collective: \valid_read(c) && ValidCollective(c) && 0 <= PlanSteps(&c->up);
     terminates \true;
     assigns \nothing;
     ensures broadcast: CollectiveSchedules(c, R, D) && c->op != DODONA_REDUCE ==>
       ValidBroadcast(D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
                      c->up.rule.ticks);
     ensures begins: CollectiveSchedules(c, R, D) ==> BeginsAfter(D, CollectiveOffset(c) + 1);
     ensures last: CollectiveSchedules(c, R, D) ==>
       EndsWith(D, CollectiveOffset(c) + PlanSteps(&c->down) - c->up.rule.latency + 1);
     exits \false; @/
  void lemma_results(const dodona_collective *c, int64_t R, int64_t D)
  {
    lemma_transfers(&c->down);
    /@ assert same: SameMachine(&c->up, &c->down); @/
    /@ assert there: CollectiveSchedules(c, R, D) ==> \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) ==> PlanTransfer(&c->down, x - CollectiveOffset(c), u, v, j); @/
    /@ assert inside: CollectiveSchedules(c, R, D) ==> \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) ==> 1 <= x && 0 <= u < c->up.ranks && 0 <= v < c->up.ranks &&
         u != v && 0 <= j < c->up.blocks; @/
    /@ assert range: CollectiveSchedules(c, R, D) ==> InRange(D, c->up.ranks, c->up.blocks); @/
    /@ assert sending: CollectiveSchedules(c, R, D) ==> SendPort(D, c->up.rule.ticks); @/
    /@ assert receiving: CollectiveSchedules(c, R, D) ==> ReceivePort(D, c->up.rule.ticks); @/
    /@ assert first: CollectiveSchedules(c, R, D) && c->op != DODONA_REDUCE ==> \forall integer u, j;
         0 <= u < c->up.ranks && u != c->up.root && 0 <= j < c->up.blocks ==>
         Transfer(D, PlanArrival(&c->down, u, j) + CollectiveOffset(c),
                  PlanSource(&c->down, u, j), u, j); @/
    /@ assert causal: CollectiveSchedules(c, R, D) && c->op != DODONA_REDUCE ==>
         Causal(D, c->up.root, c->up.rule.latency); @/
    /@ assert receives: \forall integer v, j;
         Transfer(D, PlanArrival(&c->down, v, j) + CollectiveOffset(c), PlanSource(&c->down, v, j), v,
                  j) ==> Receives(D, v, j); @/
    /@ assert reached: CollectiveSchedules(c, R, D) && c->op != DODONA_REDUCE ==>
         Reached(D, c->up.ranks, c->up.blocks, c->up.root); @/
    /@ assert once: CollectiveSchedules(c, R, D) ==> Once(D, c->up.root); @/
  }
*/

/* The schedules of any collective but a broadcast, and its steps. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c) && c->op != DODONA_BCAST;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CollectiveSteps(c);
    ensures reduction: CollectiveSchedules(c, R, D) ==>
      ValidReduction(R, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
                     c->up.rule.ticks);
    ensures broadcast: CollectiveSchedules(c, R, D) && c->op == DODONA_ALLREDUCE ==>
      ValidBroadcast(D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency,
                     c->up.rule.ticks);
    ensures none: CollectiveSchedules(c, R, D) && c->op == DODONA_REDUCE ==>
      \forall integer y, u, v, j; !Transfer(D, y, u, v, j);
    ensures begins: CollectiveSchedules(c, R, D) ==>
      \forall integer y, u, v, j; Transfer(R, y, u, v, j) ==> 1 <= y;
    ensures reduced: CollectiveSchedules(c, R, D) ==>
      EndsWith(R, PlanSteps(&c->up) - c->up.rule.latency + 1);
    ensures then: CollectiveSchedules(c, R, D) && c->op == DODONA_ALLREDUCE ==>
      BeginsAfter(D, PlanSteps(&c->up) + 1);
    ensures last: CollectiveSchedules(c, R, D) && c->op == DODONA_ALLREDUCE ==>
      EndsWith(D, \result - c->up.rule.latency + 1);
    ensures bound: !Postal(c->up.family) && !Postal(c->down.family) ==>
      (c->op == DODONA_ALLREDUCE ? 2 : 1) * BoundSteps(c->up.ranks, c->up.blocks) <= \result;
    ensures once_root: CollectiveRun(c, R, D, A) && c->op == DODONA_REDUCE ==>
      AllReduced(c->up.ranks, c->up.blocks, c->up.root, 0, \result + 1);
    ensures once_all: CollectiveRun(c, R, D, A) && c->op == DODONA_ALLREDUCE ==>
      AllReduced(c->up.ranks, c->up.blocks, c->up.root, 1, \result + 1);
    exits \false; */
int64_t schedules_of(const dodona_collective *c)
/*@ ghost (int64_t R, int64_t D, int64_t A) */ {
  int64_t first = dodona_tree_steps(&c->up);
  int64_t second = dodona_tree_steps(&c->down);
  //@ assert positive: 0 <= first == PlanSteps(&c->up);
  //@ ghost lemma_partials(c, R, D);
  //@ ghost lemma_results(c, R, D);
  //@ ghost lemma_collective_once(c, first, second, R, D, A);
  if (c->up.family != DODONA_FAMILY_POSTAL && c->down.family != DODONA_FAMILY_POSTAL) {
    theorem_length_bound(&c->up);
    theorem_length_bound(&c->down);
  }
  return dodona_collective_steps(c);
}

/*@
  // The plan is by this algorithm, for these ranks, root and blocks.
  predicate Asked{L}(dodona_tree_plan *plan, integer algorithm, integer P, integer root, integer s) =
    plan->algorithm == algorithm && plan->ranks == P && plan->root == root && plan->blocks == s;
*/

/* What was asked is what the plans are, and the steps in numbers. */
/*@ ghost
  /@ requires memory: \valid_read(c) && c->op == op && DODONA_REDUCE <= op <= DODONA_ALLREDUCE;
     requires rows: PlanRow(&c->up) && PlanRow(&c->down);
     requires up: Asked(&c->up, UpAlgorithm(op, algorithm), P, root, s);
     requires down: c->down.algorithm == DownAlgorithm(op, algorithm);
     requires known: op == DODONA_ALLREDUCE || algorithm != DODONA_TWOTREE_CS;
     terminates \true;
     assigns \nothing;
     ensures asked: c->up.ranks == P && c->up.root == root && c->up.blocks == s;
     ensures family: !Postal(FamilyOf(algorithm)) ==> !Postal(c->up.family) && !Postal(c->down.family);
     ensures algorithms: c->up.algorithm == c->down.algorithm ||
       TwoTree(c->up.family) && TwoTree(c->down.family);
     ensures steps: CollectiveSteps(c) ==
       PlanSteps(&c->up) + (op == DODONA_ALLREDUCE ? PlanSteps(&c->down) : 0);
     exits \false; @/
  void lemma_asked(const dodona_collective *c, int32_t op, int32_t algorithm, int32_t P, int32_t root,
                   int32_t s)
  {
  }
*/

/* dodona_collective_make of a valid request. */
/*@ requires memory: \valid_read(request) && \valid(c) && \valid(table + (0 .. entries - 1));
    requires op: DODONA_REDUCE <= op <= DODONA_ALLREDUCE;
    requires room: 0 <= entries && !RequestTooShort(request, entries);
    requires apart: \separated(c, table + (0 .. entries - 1), request);
    requires valid: CollectiveStatus(op, request) == DODONA_OK;
    terminates \true;
    assigns *c, table[0 .. entries - 1];
    ensures made: c->op == op && ValidCollective(c) && SamePlan(&c->up, &c->down);
    ensures table: PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures asked: c->up.ranks == \old(request->ranks) && c->up.root == \old(request->root) &&
      c->up.blocks == \old(request->blocks);
    ensures family: !Postal(FamilyOf(\old(request->algorithm))) ==>
      !Postal(c->up.family) && !Postal(c->down.family);
    ensures algorithms: c->up.algorithm == c->down.algorithm ||
      TwoTree(c->up.family) && TwoTree(c->down.family);
    ensures steps: CollectiveSteps(c) ==
      PlanSteps(&c->up) + (op == DODONA_ALLREDUCE ? PlanSteps(&c->down) : 0);
    exits \false; */
static void make_asked(int32_t op, const dodona_tree_request *request, uint32_t *table,
                       int64_t entries, dodona_collective *c) {
  //@ ghost int32_t algorithm = request->algorithm, ranks = request->ranks;
  //@ ghost int32_t root = request->root, blocks = request->blocks;
  dodona_status status = dodona_collective_make(op, request, table, entries, c);
  //@ assert made: status == DODONA_OK;
  //@ ghost lemma_asked(c, op, algorithm, ranks, root, blocks);
}

typedef struct collective_told {
  int64_t steps;
  dodona_step step;
} collective_told;

/* What dodona_collective_make, dodona_tree_place_of, dodona_collective_step_at and dodona_collective_steps tell the
   rank. R and D are the schedules of the collective that is made, A is both in one. */
/*@ requires memory: \valid_read(request) && \valid(c) && \valid(table + (0 .. entries - 1));
    requires op: DODONA_REDUCE <= op <= DODONA_ALLREDUCE;
    requires room: 0 <= entries && !RequestTooShort(request, entries);
    requires apart: \separated(c, table + (0 .. entries - 1), request);
    requires valid: CollectiveStatus(op, request) == DODONA_OK;
    requires rank: 0 <= rank < request->ranks;
    terminates \true;
    assigns *c, table[0 .. entries - 1];
    ensures made: c->op == op && ValidCollective(c) && PlanTable(&c->up, table) &&
      PlanTable(&c->down, table);
    ensures recv: CollectiveSchedules(c, R, D) ==> \forall integer u, j; 0 <= u ==>
      ((\result.step.recv_from == u && \result.step.recv_first == j) <==>
       Transfer(R, x, u, rank, j) || Transfer(D, x, u, rank, j));
    ensures send: CollectiveSchedules(c, R, D) ==> \forall integer v, j; 0 <= v ==>
      ((\result.step.send_to == v && \result.step.send_first == j) <==>
       Transfer(R, x, rank, v, j) || Transfer(D, x, rank, v, j));
    ensures combine: CollectiveSchedules(c, R, D) && \result.step.recv_from != -1 ==>
      (\result.step.use != DODONA_STORE &&
       Transfer(R, x, \result.step.recv_from, rank, \result.step.recv_first)) ||
      (\result.step.use == DODONA_STORE &&
       Transfer(D, x, \result.step.recv_from, rank, \result.step.recv_first));
    ensures one: \result.step.recv_count == (\result.step.recv_from == -1 ? 0 : 1) &&
      \result.step.send_count == (\result.step.send_to == -1 ? 0 : 1);
    ensures steps: \result.steps ==
      PlanSteps(&c->up) + (op == DODONA_ALLREDUCE ? PlanSteps(&c->down) : 0);
    ensures reduction: CollectiveSchedules(c, R, D) ==>
      ValidReduction(R, \old(request->ranks), \old(request->blocks), \old(request->root),
                     c->up.rule.latency, c->up.rule.ticks);
    ensures broadcast: CollectiveSchedules(c, R, D) && op == DODONA_ALLREDUCE ==>
      ValidBroadcast(D, \old(request->ranks), \old(request->blocks), \old(request->root),
                     c->up.rule.latency, c->up.rule.ticks);
    ensures none: CollectiveSchedules(c, R, D) && op == DODONA_REDUCE ==>
      \forall integer y, u, v, j; !Transfer(D, y, u, v, j);
    ensures begins: CollectiveSchedules(c, R, D) ==>
      \forall integer y, u, v, j; Transfer(R, y, u, v, j) ==> 1 <= y;
    ensures reduced: CollectiveSchedules(c, R, D) ==>
      EndsWith(R, PlanSteps(&c->up) - c->up.rule.latency + 1);
    ensures then: CollectiveSchedules(c, R, D) && op == DODONA_ALLREDUCE ==>
      BeginsAfter(D, PlanSteps(&c->up) + 1);
    ensures last: CollectiveSchedules(c, R, D) && op == DODONA_ALLREDUCE ==>
      EndsWith(D, \result.steps - c->up.rule.latency + 1);
    ensures bound: !Postal(FamilyOf(\old(request->algorithm))) ==> (op == DODONA_ALLREDUCE ? 2 : 1) *
      BoundSteps(\old(request->ranks), \old(request->blocks)) <= \result.steps;
    ensures once_root: CollectiveRun(c, R, D, A) && op == DODONA_REDUCE ==>
      AllReduced(\old(request->ranks), \old(request->blocks), \old(request->root), 0,
                 \result.steps + 1);
    ensures once_all: CollectiveRun(c, R, D, A) && op == DODONA_ALLREDUCE ==>
      AllReduced(\old(request->ranks), \old(request->blocks), \old(request->root), 1,
                 \result.steps + 1);
    exits \false; */
collective_told theorem_request_collective(int32_t op, const dodona_tree_request *request,
                                           uint32_t *table, int64_t entries, dodona_collective *c,
                                           int32_t rank, int64_t x)
/*@ ghost (int64_t R, int64_t D, int64_t A) */ {
  make_asked(op, request, table, entries, c);
  int64_t steps = schedules_of(c) /*@ ghost (R, D, A) */;
  const dodona_step step = told_to(c, table, rank, x) /*@ ghost (R, D) */;
  const collective_told told = {steps, step};
  return told;
}
