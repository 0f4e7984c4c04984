/* The theorem of couples that play a plan, for theorems that rely on it. The proof is in theorems/algorithms/couple.c. */
#ifndef DODONA_PROOFS_THEOREMS_ALGORITHMS_COUPLE_H
#define DODONA_PROOFS_THEOREMS_ALGORITHMS_COUPLE_H

#include "ref/trees/couple.h"
#include "ref/trees/couple_lemmas_acsl.h"
#include "proofs/theorems/trees/broadcast.h"

/*@
  // Schedule R is what dodona_couple_step tells.
  predicate CoupleSchedule(dodona_tree_plan plan, integer P, integer R) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==> CoupleTransfer(plan, P, x, u, v, j);
*/

/* Ports, causality, coverage and length of couples: their transfers are a valid broadcast with simplex
   ports that ends with step dodona_couple_steps. S is the duplex schedule that they play. If the plan has
   a transfer in its last step, as theorem_length_last says, so have they, to that couple's sender. */
/*@ requires plan: \valid_read(plan) && PlanOfCouples(*plan, P);
    requires duplex: PlanSchedule(*plan, S);
    requires simplex: CoupleSchedule(*plan, P, R);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(R, P, plan->blocks, 0, 1, 1);
    ensures ports: SimplexPorts(R, 1);
    ensures time: BeginsWith1(R) && EndsWith(R, \result);
    ensures steps: \result == CoupleSteps(*plan, P) && 0 <= \result < INT64_MAX;
    ensures last: P != 2 ==> \forall integer d, j; PlanSent(*plan, PlanSteps(*plan), d, j) ==>
      CoupleTransfer(*plan, P, \result, CoupleReceiver(P, d), CoupleSender(d), j);
    exits \false; */
int64_t theorem_couple_broadcast(int32_t P, const dodona_tree_plan *plan, int64_t S, int64_t R);

#endif
