/* Makes collectives of plans: a broadcast; a reduction, which is a plan run backwards; an allreduce, which
   is a reduction by the plan `up`, then the broadcast of its result by the plan `down`.

     reduce     step x is the plan's step  last + 1 - x,  last = steps - latency + 1
     allreduce  up's steps backwards, then, from step steps(up) + 1 on, down's (phase.h)

   Source:
   Sanders and Sibeyn, section 1 (reversal); the source of TwoTreeC, whose allreduces are twotree-c,
   twotree-cc and twotree-cs. */
#ifndef DODONA_SCHEDULE_COLLECTIVE_H
#define DODONA_SCHEDULE_COLLECTIVE_H

#include "ref/schedule/tree.h"
#include "ref/base/step.h"

/* Plain data, made by dodona_collective_make only. The plans have ranks, root, blocks and latency in
   common; in a broadcast and in a reduction they are the same. */
typedef struct dodona_collective {
  int32_t op;            /* a dodona_op */
  dodona_tree_plan up;   /* run backwards: the reduction */
  dodona_tree_plan down; /* the broadcast */
} dodona_collective;

#include "ref/schedule/collective_acsl.h"

/* Returns the algorithm that reduces, or the one that broadcasts. An allreduce by twotree-cc reduces by TwoTreeC and
   broadcasts by TwoTreeC+C; an allreduce by twotree-cs reduces by TwoTreeC and broadcasts by TwoTreeS; else both are
   `algorithm` itself. DODONA_NONE for a broadcast or a reduction by twotree-cs: there is none. */
/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures up: \result == UpAlgorithm(op, algorithm);
    exits \false; */
int32_t dodona_up_algorithm(int32_t op, int32_t algorithm);

/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures down: \result == DownAlgorithm(op, algorithm);
    exits \false; */
int32_t dodona_down_algorithm(int32_t op, int32_t algorithm);

/* Returns how many entries the table of both plans needs; -1 if the request is not valid. In an allreduce
   request.algorithm may be DODONA_TWOTREE_CS. */
/*@ requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    terminates \true;
    assigns \nothing;
    ensures invalid: CollectiveStatus(op, request) != DODONA_OK ==> \result == -1;
    ensures valid: CollectiveStatus(op, request) == DODONA_OK ==> 0 <= \result;
    ensures enough: CollectiveStatus(op, request) == DODONA_OK ==> !RequestTooShort(request, \result);
    ensures chain: CollectiveStatus(op, request) == DODONA_OK && GroupOf(request) == INT32_MAX ==>
      \result == 0;
    ensures twotree: CollectiveStatus(op, request) == DODONA_OK &&
      TwoTree(FamilyOf(UpAlgorithm(op, request.algorithm))) ==> \result == 0;
    exits \false; */
int64_t dodona_collective_entries(int32_t op, dodona_tree_request request);

/* Makes the collective and fills the table of its plans, with the statuses of dodona_tree_make. The steps
   always fit in 64 bits. On anything but DODONA_OK the plans in *c are unchanged. */
/*@ requires memory: \valid(c);
    requires op: DODONA_BCAST <= op <= DODONA_ALLREDUCE;
    requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires apart: \separated(c, table + (0 .. entries - 1));
    terminates \true;
    assigns *c, table[0 .. entries - 1];
    ensures invalid: CollectiveStatus(op, request) != DODONA_OK ==>
      \result == CollectiveStatus(op, request);
    ensures status: CollectiveStatus(op, request) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: CollectiveStatus(op, request) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==> RequestTooShort(request, entries));
    ensures valid: \result == DODONA_OK ==> ValidCollective(c);
    ensures table: \result == DODONA_OK ==> PlanTable(&c->up, table) && PlanTable(&c->down, table);
    ensures op: c->op == op;
    ensures up: \result == DODONA_OK ==>
      Requested(request, UpAlgorithm(op, request.algorithm), &c->up);
    ensures down: \result == DODONA_OK ==>
      c->down.algorithm == DownAlgorithm(op, request.algorithm) && SamePlan(&c->up, &c->down);
    ensures unchanged: \result != DODONA_OK ==> c->up == \old(c->up) && c->down == \old(c->down);
    exits \false; */
dodona_status dodona_collective_make(int32_t op, dodona_tree_request request, uint32_t *table,
                                     int64_t entries, dodona_collective *c);

/* Returns the steps of the whole collective; an allreduce takes steps(up) + steps(down). */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == CollectiveSteps(c);
    ensures range: 0 <= \result;
    exits \false; */
int64_t dodona_collective_steps(const dodona_collective *c);

/* Returns what the place's rank does in step x of the reduction by the plan, for any x. The rank combines
   what it receives. O(1), as dodona_tree_step_at. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(plan);
    requires place: PlaceOf(plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       ReduceTransfer(plan, x, u, place->rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       ReduceTransfer(plan, x, place->rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures combine: \result.combine == (\result.recv_from == -1 ? 0 : 1);
    exits \false; */
dodona_tree_step dodona_reduce_step_at(const dodona_tree_plan *plan, const dodona_tree_place *place,
                                       int64_t x);

#endif
