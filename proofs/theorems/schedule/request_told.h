/* What a rank is told of a collective in a step, from its number. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_REQUEST_TOLD_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_REQUEST_TOLD_H

#include "proofs/theorems/schedule/collective.h"

/* dodona_tree_place_of for each plan, once for both where they are the same plan, then dodona_collective_step_at. */
/*@ requires memory: \valid_read(c);
    requires collective: ValidCollective(c) && SamePlan(&c->up, &c->down);
    requires algorithms: c->up.algorithm == c->down.algorithm ||
      TwoTree(c->up.family) && TwoTree(c->down.family);
    requires table: PlanTable(&c->up, table) && PlanTable(&c->down, table);
    requires rank: 0 <= rank < c->up.ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: CollectiveSchedules(c, R, D) ==> \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == j) <==>
       Transfer(R, x, u, rank, j) || Transfer(D, x, u, rank, j));
    ensures send: CollectiveSchedules(c, R, D) ==> \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == j) <==>
       Transfer(R, x, rank, v, j) || Transfer(D, x, rank, v, j));
    ensures combine: CollectiveSchedules(c, R, D) && \result.recv_from != -1 ==>
      (\result.use != DODONA_STORE && Transfer(R, x, \result.recv_from, rank, \result.recv_first)) ||
      (\result.use == DODONA_STORE && Transfer(D, x, \result.recv_from, rank, \result.recv_first));
    ensures one: \result.recv_count == (\result.recv_from == -1 ? 0 : 1) &&
      \result.send_count == (\result.send_to == -1 ? 0 : 1);
    exits \false; */
dodona_step told_to(const dodona_collective *c, const uint32_t *table, int32_t rank, int64_t x)
    /*@ ghost (int64_t R, int64_t D) */;

#endif
