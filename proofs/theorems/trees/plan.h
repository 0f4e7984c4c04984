/* What every theorem about a plan starts from: any plan that dodona_tree_make may give, its
   table, and the public functions applied to a rank. */
#ifndef DODONA_PROOFS_THEOREMS_TREES_PLAN_H
#define DODONA_PROOFS_THEOREMS_TREES_PLAN_H

#include "ref/trees/tree.h"

/*@
  predicate AnyPlan{L}(dodona_tree_plan plan, uint32_t *table) =
    ValidPlan(plan) && PlanTable(plan, table);
*/

/* dodona_tree_step_at in step x, at the place that dodona_tree_place_of finds for the rank. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       PlanTransfer(*plan, x, u, rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlanTransfer(*plan, x, rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    exits \false; */
dodona_tree_step step_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                         int64_t x);

/* dodona_tree_arrival of the block at that place. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    requires block: 0 <= block < plan->blocks;
    terminates \true;
    assigns \nothing;
    ensures root: rank == plan->root ==> \result == 0;
    ensures arrival: rank != plan->root ==> \result == PlanArrival(*plan, rank, block);
    ensures received: rank != plan->root ==>
      PlanTransfer(*plan, \result, PlanSource(*plan, rank, block), rank, block);
    exits \false; */
int64_t arrival_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank,
                   int32_t block);

/* dodona_tree_parent and dodona_tree_child at that place. */
/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures parent: \result == PlanParent(*plan, rank, k) && -1 <= \result < plan->ranks;
    exits \false; */
int32_t parent_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t k);

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures child: \result == PlanChild(*plan, rank, k) && -1 <= \result < plan->ranks;
    exits \false; */
int32_t child_of(const dodona_tree_plan *plan, const uint32_t *table, int32_t rank, int32_t k);

#endif
