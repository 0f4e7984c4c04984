/* Makes the network of a plan, then says how long it takes and the bound on it. */
#include "ref/schedule/plan_parts.h"

/*@ ghost
  /@ requires memory: \valid_read(plan);
     requires valid: ValidNetwork(&plan->network);
     requires table: NetworkTable(&plan->network, plan->table);
     requires steps: plan->network.steps == NetworkSteps(&plan->network) <= INT64_MAX / 2;
     requires family: plan->network.request.family == plan->family;
     requires ranks: plan->network.request.ranks == plan->request.ranks;
     requires blocks: plan->network.request.blocks == plan->request.blocks;
     requires root: plan->network.request.root == plan->request.root;
     terminates \true;
     assigns \nothing;
     ensures part: NetworkPart(plan);
     exits \false; @/
  void lemma_network_part(const dodona_plan *plan)
  {
  }
*/

/* The network of a request, in plan->network. */
/*@ requires memory: \valid(plan);
    requires request: FitRequest(q) && OnNetwork(q) && AskedFor(plan, q);
    requires table: 0 <= words && \valid(table + (0 .. words - 1)) && plan->table == table;
    requires apart: \separated(plan, table + (0 .. words - 1));
    terminates \true;
    assigns plan->network, table[0 .. words - 1];
    ensures head: SameHead{Pre, Post}(plan);
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==> WordsTooFew(q, words);
    ensures network: \result == DODONA_OK ==> NetworkPart(plan);
    ensures request: plan->request == \old(plan->request);
    ensures made: \result == DODONA_OK ==> NetworkMade(&plan->network, q);
    exits \false; */
static dodona_status fill_network(dodona_request q, uint32_t *table, int64_t words,
                                  dodona_plan *plan) {
  dodona_status status = dodona_network_make(q, table, words, &plan->network);
  //@ assert family: plan->family == \at(plan->family, Pre) && plan->variant == \at(plan->variant, Pre);
  //@ assert op: plan->request.op == \at(plan->request.op, Pre);
  //@ assert ranks: plan->request.ranks == \at(plan->request.ranks, Pre);
  //@ assert root: plan->request.root == \at(plan->request.root, Pre);
  //@ assert blocks: plan->request.blocks == \at(plan->request.blocks, Pre) && plan->table == \at(plan->table, Pre);
  /*@ ghost
    if (status == DODONA_OK)
      lemma_network_part(plan); */
  return status;
}

/*@ requires memory: \valid(plan);
    requires plan: InPlan(plan) && DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES && NetworkPart(plan);
    terminates \true;
    assigns plan->steps, plan->bound, plan->ordered;
    ensures plan: ValidSchedule(plan);
    ensures head: SameHead{Pre, Post}(plan);
    ensures simplex: WithPlan(plan->family) ==> IsSimplexSteps(plan->request.ranks, plan->request.blocks, plan->bound);
    ensures duplex: !WithPlan(plan->family) ==> plan->bound == (plan->request.op == DODONA_ALLREDUCE
      ? BoundAllreduceSteps(plan->request.ranks, plan->request.blocks)
      : BoundSteps(plan->request.ranks, plan->request.blocks));
    ensures ordered: plan->ordered != 0 <==> plan->request.op == DODONA_BCAST ||
      (plan->family == DODONA_FAMILY_SIMPLEX && plan->request.root == 0);
    exits \false; */
static void tell_network(dodona_plan *plan) {
  int32_t op = plan->request.op;
  int64_t steps = (op == DODONA_ALLREDUCE ? 2 : 1) * dodona_network_steps(&plan->network);
  int64_t bound = dodona_network_simplex(&plan->network)
                      ? dodona_network_bound(&plan->network)
                      : dodona_plan_bound(op, plan->request.ranks, plan->request.blocks);
  plan->ordered = op == DODONA_BCAST || dodona_network_keeps_rank_order(&plan->network) != 0;
  plan->bound = bound;
  plan->steps = steps;
  //@ assert horizon: plan->network.plan.horizon == \at(plan->network.plan.horizon, Pre);
  //@ assert length: plan->network.steps == \at(plan->network.steps, Pre);
  //@ assert valid: ValidNetwork(&plan->network);
  /*@ assert tree_table: WithPlan(plan->network.request.family) ==>
        PlanTable(&plan->network.plan, plan->table); */
  /*@ assert crossbar_table: plan->network.request.family == DODONA_FAMILY_CROSSBAR ==>
        ReadyCrossbar(&plan->network.crossbar, plan->table); */
  //@ assert depth: plan->network.crossbar.depth == \at(plan->network.crossbar.depth, Pre);
  //@ assert played: PlanSteps(&plan->network.plan) == \at(PlanSteps(&plan->network.plan), Pre);
  //@ assert lasts: NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre);
  //@ assert ready: NetworkTable(&plan->network, plan->table);
  //@ assert network: NetworkPart(plan);
  //@ assert steps: plan->steps == (plan->request.op == DODONA_ALLREDUCE ? 2 * plan->network.steps : plan->network.steps);
}

dodona_status dodona_plan_network(const dodona_request *q, uint32_t *table, int64_t words,
                                  dodona_plan *plan) {
  dodona_status status = fill_network(*q, table, words, plan);
  //@ assert inside: DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES && InPlan(plan);
  if (status == DODONA_OK)
    tell_network(plan);
  return status;
}
