/* The way in, for every operation, algorithm, port model and network:

     request -> dodona_plan_make -> dodona_place_of (once a rank) -> dodona_step_at (any step)

   All of it in ranks and blocks. A reduction is a broadcast turned back; an allreduce is a reduction and then a broadcast,
   or an algorithm of its own. Source: Sanders and Sibeyn, section 1; the parts name theirs. */
#ifndef DODONA_SCHEDULE_PLAN_H
#define DODONA_SCHEDULE_PLAN_H

#include "ref/base/step.h"
#include "ref/schedule/place.h"
#include "ref/schedule/request.h"

/* Plain data, made by dodona_plan_make only; may be copied. The table must outlive it. Members that the algorithm does not use are 0. */
typedef struct dodona_plan {
  dodona_request request; /* with its defaults filled in */
  int64_t steps; /* of the schedule, in postal trees and the combine ticks; 0 for one rank */
  int64_t first; /* of its first phase, which a broadcast by blocks does not have */
  int64_t
      bound; /* no schedule of this collective on these ports, with messages as large, has fewer steps */
  uint8_t
      ordered; /* inputs are combined in the order of ranks, so any associative operation may be used */
  int32_t
      family; /* who makes the schedule, a dodona_family: on simplex ports couples or the direct tree */
  int32_t variant;       /* which of the family's schedules: the row's */
  const uint32_t *table; /* the caller's */
  dodona_tree_plan up;   /* the first phase's tree, run backwards; on simplex ports the only tree */
  dodona_tree_plan down; /* the second phase's tree */
  dodona_crossbar crossbar;
  dodona_htree htree;
} dodona_plan;

#include "ref/schedule/plan_acsl.h"

/* Returns how many words (of uint32_t) are enough for the plan's table; -1 if the request is not valid.
   With so many words dodona_plan_make answers DODONA_OK. */
/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result;
    ensures fit: (\forall dodona_request f; Filled(*request, f) ==> FitRequest(f)) ==> 0 <= \result;
    ensures enough: 0 <= \result ==>
      \forall dodona_request f; Filled(*request, f) ==> FitRequest(f) && !WordsTooFew(f, \result);
    exits \false; */
int64_t dodona_table_words(const dodona_request *request);

/* Makes the plan and fills its table, in the time that the algorithm takes for a table; O(log ranks) without one. The
   answer is DODONA_OK for every valid request with words enough; else what dodona_request_judge answers, or
   DODONA_SHORT_TABLE. After a call that failed *plan and the table hold nothing of use. */
/*@ requires memory: \valid_read(request) && \valid(plan);
    requires table: 0 <= words <= 0x4000000000000000 && \valid(table + (0 .. words - 1));
    requires apart: \separated(plan, table + (0 .. words - 1), request);
    terminates \true;
    assigns *plan, table[0 .. words - 1];
    ensures made: (\forall dodona_request f;
      Filled(\old(*request), f) ==> FitRequest(f) && !WordsTooFew(f, words)) ==> \result == DODONA_OK;
    ensures short: \result == DODONA_SHORT_TABLE ==> \exists dodona_request f;
      Filled(\old(*request), f) && FitRequest(f) && WordsTooFew(f, words);
    ensures plan: \result == DODONA_OK ==> ValidSchedule(*plan);
    ensures request: \result == DODONA_OK ==> \exists dodona_request f;
      Filled(\old(*request), f) && FitRequest(f) && AskedFor(*plan, f) && AsAsked(*plan, f);
    ensures asked: \result == DODONA_OK ==>
      plan->request.op == \old(request->op) && plan->request.algorithm == \old(request->algorithm) &&
      plan->request.ports == \old(request->ports) && plan->request.ranks == \old(request->ranks) &&
      plan->request.root == \old(request->root) &&
      (\old(request->blocks) != 0 ==> plan->request.blocks == \old(request->blocks));
    ensures table: \result == DODONA_OK ==> plan->table == table;
    exits \false; */
dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                               dodona_plan *plan);

/* Returns the place of `rank`. O(log ranks) in most algorithms (ref/algorithms); the place keeps pointing to the table. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires plan: ValidSchedule(*plan);
    requires rank: 0 <= rank < plan->request.ranks;
    terminates \true;
    assigns \nothing;
    ensures place: Placed(*plan, \result) && \result.rank == rank;
    exits \false; */
dodona_place dodona_place_of(const dodona_plan *plan, int32_t rank);

/* Returns what the place's rank does in step x, for any x; steps count from 1. Messages end at the last block; by skips a message
   goes on with block 0; of an alltoall a message has as many slots, in runs (dodona_alltoall_step_at); by recursive
   multiplying a message has what its sender had when the round of group - 1 steps began. A message sent in step x can be used from
   step x + latency on, latency being 1 except in postal trees and the combine. O(1), in some algorithms O(log ranks). */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       Moves(*plan, x, u, place->rank, first, count));
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       Moves(*plan, x, place->rank, v, first, count));
    ensures use: \result.recv_from != -1 ==> (\result.use != DODONA_STORE <==> Combines(*plan, x));
    ensures range: StepFits(*plan, \result);
    ensures ranks: -1 <= \result.recv_from < plan->request.ranks && -1 <= \result.send_to < plan->request.ranks;
    ensures inside: \result.send_to != -1 || \result.recv_from != -1 ==> 1 <= x <= plan->steps;
    exits \false; */
dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x);

/* Returns steps outside of which the rank neither sends nor receives: in trees on duplex ports the first and the last in which it does,
   else all of the schedule. last < first if it never does. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidSchedule(*plan);
    requires place: Placed(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures idle: \forall integer x, u, v, first, count;
      Moves(*plan, x, u, v, first, count) && (u == place->rank || v == place->rank) ==>
      \result.first <= x <= \result.last;
    ensures range: 1 <= \result.first && \result.last <= plan->steps;
    exits \false; */
dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place);

#endif
