/* Runs a network's broadcast as any operation: forwards; backwards, which is a reduction; or backwards and then
   forwards, which is an allreduce. Source: Sanders and Sibeyn, section 1 (reversal). */
#ifndef DODONA_SCHEDULE_NETWORK_RUN_H
#define DODONA_SCHEDULE_NETWORK_RUN_H

#include "ref/base/step.h"
#include "ref/schedule/network_order.h"

/*@
  // The broadcast begins when the reduction has ended.
  logic integer RunOffset{L}(dodona_network *n, integer op) = op == DODONA_ALLREDUCE ? n->steps : 0;
  logic integer RunSteps{L}(dodona_network *n, integer op) =
    op == DODONA_ALLREDUCE ? 2 * n->steps : n->steps;

  // In step x, u sends v its partial combination of block j.
  predicate RunPartial{L}(dodona_network *n, integer op, integer x, integer u, integer v, integer j) =
    op != DODONA_BCAST && 1 <= x <= n->steps && NetworkTransfer(n, n->steps + 1 - x, v, u, j);

  // In step x, u sends v the block j that all are to have.
  predicate RunResult{L}(dodona_network *n, integer op, integer x, integer u, integer v, integer j) =
    op != DODONA_REDUCE && RunOffset(n, op) < x && NetworkTransfer(n, x - RunOffset(n, op), u, v, j);

  predicate RunTransfer{L}(dodona_network *n, integer op, integer x, integer u, integer v, integer j) =
    RunPartial(n, op, x, u, v, j) || RunResult(n, op, x, u, v, j);
*/

/* Returns the steps of the operation. */
/*@ requires memory: \valid_read(network);
    requires network: ValidNetwork(network) && network->steps <= INT64_MAX / 2;
    requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == RunSteps(network, op);
    ensures range: 0 <= \result;
    exits \false; */
int64_t dodona_network_run_steps(const dodona_network *network, int32_t op);

/* Returns what the place's rank does in step x of the operation, 1 .. the steps; a message carries one block. The
   transfers of crossbars and meshes follow from the places alone: of them the contract gives the ranges. As
   dodona_network_step_at. */
/*@ requires memory: \valid_read(network) && \valid_read(place);
    requires network: ValidNetwork(network) && NetworkPlace(network, place);
    requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    requires step: 1 <= x && (op == DODONA_ALLREDUCE || x <= network->steps);
    terminates \true;
    assigns \nothing;
    ensures recv: network->request.kind <= DODONA_KIND_CUBE ==> \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == j) <==>
       RunTransfer(network, op, x, u, place->rank, j));
    ensures send: network->request.kind <= DODONA_KIND_CUBE ==> \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == j) <==>
       RunTransfer(network, op, x, place->rank, v, j));
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==>
      op == DODONA_REDUCE || op == DODONA_ALLREDUCE && x <= network->steps);
    ensures ordered: network->request.kind == DODONA_KIND_DIRECT && network->request.root == 0 &&
      \result.use != DODONA_STORE ==> \result.use ==
      SimplexOperand(network->plan.group, place->direct.pattern, place->direct.tree.member,
                     place->direct.tree.right, \result.recv_from);
    ensures range: StepInRange(\result, network->request.ranks, network->request.blocks);
    ensures one: \result.send_count <= 1 && \result.recv_count <= 1;
    exits \false; */
dodona_step dodona_network_run_at(const dodona_network *network, const dodona_network_place *place,
                                  int32_t op, int64_t x);

#endif
