/* Theorem 5, coverage: every rank but the root receives every block in exactly one step, the one
   that dodona_tree_arrival tells; the root receives nothing. */
#include "proofs/theorems/trees/plan.h"
#include "ref/trees/transfers_acsl.h"

typedef struct reception {
  int64_t when;
  dodona_tree_step then; /* in step `when` */
  dodona_tree_step any;  /* in step x */
} reception;

/*@ requires plan: \valid_read(plan) && AnyPlan(*plan, table);
    requires rank: 0 <= v < plan->ranks;
    requires block: 0 <= j < plan->blocks;
    terminates \true;
    assigns \nothing;
    ensures received: v != plan->root ==>
      \result.then.recv_from != DODONA_NONE && \result.then.recv_block == j;
    ensures once: \result.any.recv_from != DODONA_NONE && \result.any.recv_block == j ==>
      v != plan->root && x == \result.when;
    ensures root: v == plan->root ==> \result.any.recv_from == DODONA_NONE;
    ensures any: \forall integer u, k; PlanTransfer(*plan, x, u, v, k) ==>
      \result.any.recv_from == u && \result.any.recv_block == k;
    exits \false; */
reception theorem_coverage(const dodona_tree_plan *plan, const uint32_t *table, int32_t v,
                           int32_t j, int64_t x) {
  int64_t when = arrival_of(plan, table, v, j);
  dodona_tree_step then = step_of(plan, table, v, when);
  dodona_tree_step any = step_of(plan, table, v, x);
  //@ ghost lemma_transfers(plan);
  /*@ assert transfer: any.recv_from != DODONA_NONE ==>
        PlanTransfer(*plan, x, any.recv_from, v, any.recv_block); */
  reception got = {when, then, any};
  return got;
}
