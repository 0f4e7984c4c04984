/* Runs a global combine in the postal model, for any number of ranks and an integer latency: computes how
   the windows grow, and what a rank does in any step. It takes T_L(P) rounds. No combine takes fewer, whatever
   its schedule: theorem_least_combine. rounds.c draws it. Source: Bruck et al.,
   section 3.1; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_COMBINE_ROUNDS_H
#define DODONA_ALGORITHMS_COMBINE_ROUNDS_H

#include "ref/base/types.h"
#include "spec/algorithms/combine.h"
#include "spec/lemmas/combine.h"
#include "spec/base.h"

/* Plain data, made by dodona_combine_make only; may be copied and sent. */
typedef struct dodona_combine_plan {
  int32_t ranks;   /* P, 1 .. 2^31 - 1 */
  int32_t latency; /* L, in rounds, 1 .. 2^31 - 1 */
  int64_t rounds;  /* t = T_L(P) */
} dodona_combine_plan;

/*@
  // The first argument that is wrong.
  logic integer CombineStatus(integer ranks, integer latency) =
    ranks < 1 ? DODONA_BAD_RANKS : latency < 1 ? DODONA_BAD_LATENCY : DODONA_OK;

  predicate ValidCombine{M}(dodona_combine_plan *plan) =
    1 <= plan->ranks && 1 <= plan->latency &&
    IsHorizon(plan->latency, 1, 0, 1, plan->ranks, plan->rounds);

  // The table of a plan: w[0 .. t], then eps[0 .. t].
  predicate CombinePlan{M}(dodona_combine_plan *plan, uint32_t *table) =
    ValidCombine(plan) &&
    CombineTable(plan->ranks, plan->latency, plan->rounds, table + (plan->rounds + 1), table);

  predicate CombineMoves{M}(dodona_combine_plan *plan, uint32_t *table, integer x, integer u,
                            integer v, integer j) =
    CombineTransfer(plan->ranks, plan->latency, plan->rounds, table + (plan->rounds + 1), table, x,
                    u, v, j);
*/

/* Returns how many entries (of uint32_t) are enough for the table of a plan; -1 if an argument is not valid. */
/*@ terminates \true;
    assigns \nothing;
    ensures invalid: ranks < 1 || latency < 1 ==> \result == -1;
    ensures exact: 1 <= ranks && 1 <= latency ==>
      \result == 2 * (latency * CeilLog2(ranks) + 1);
    ensures enough: 1 <= ranks && 1 <= latency ==>
      \forall int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) ==> 2 * (t + 1) <= \result;
    exits \false; */
int64_t dodona_combine_entries(int32_t ranks, int32_t latency);

/* Makes the plan and fills its table, in O(t). DODONA_SHORT_TABLE if and only if
   `entries` < 2 (t + 1). On anything but DODONA_OK *plan is unchanged. */
/*@ requires range: 0 <= entries <= 0x4000000000000000;
    requires memory: \valid(table + (0 .. entries - 1)) && \valid(plan);
    requires apart: \separated(plan, table + (0 .. entries - 1));
    terminates \true;
    assigns *plan, table[0 .. entries - 1];
    ensures invalid: CombineStatus(ranks, latency) != DODONA_OK ==>
      \result == CombineStatus(ranks, latency);
    ensures valid: CombineStatus(ranks, latency) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: CombineStatus(ranks, latency) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==>
       \exists int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) && entries < 2 * (t + 1));
    ensures plan: \result == DODONA_OK ==> CombinePlan(plan, table);
    ensures greedy: \result == DODONA_OK ==>
      GreedyTable(ranks, latency, plan->rounds, table + (plan->rounds + 1));
    ensures room: \result == DODONA_OK ==> 2 * (plan->rounds + 1) <= entries;
    ensures request: \result == DODONA_OK ==> plan->ranks == ranks && plan->latency == latency;
    ensures unchanged: \result != DODONA_OK ==> *plan == \old(*plan);
    exits \false; */
dodona_status dodona_combine_make(int32_t ranks, int32_t latency, uint32_t *table, int64_t entries,
                                  dodona_combine_plan *plan);

/* Returns the rounds of the plan, T_L(P): the last messages are received in the last round. A message sent
   in step x is received in round x + L - 1. 0 for one rank. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidCombine(plan);
    terminates \true;
    assigns \nothing;
    ensures steps: IsHorizon(plan->latency, 1, 0, 1, plan->ranks, \result);
    exits \false; */
int64_t dodona_combine_steps(const dodona_combine_plan *plan);

/* Returns what a rank sends in step x and what is sent to it in step x, for any x; steps count from 1. What
   is sent to it arrives at the start of step x + L and is combined with what the rank holds. Block 0 is T,
   all that the sender has combined by then; block 1 is S, the same without the sender's own input. O(1). */
/*@ requires memory: \valid_read(plan);
    requires plan: CombinePlan(plan, table);
    requires rank: 0 <= rank < plan->ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CombineMoves(plan, table, x, u, rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CombineMoves(plan, table, x, rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks && -1 <= \result.recv_block <= 1 &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks && -1 <= \result.send_block <= 1 &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures combine: \result.combine == (\result.recv_from == -1 ? 0 : 1);
    exits \false; */
dodona_tree_step dodona_combine_step_at(const dodona_combine_plan *plan, const uint32_t *table,
                                        int32_t rank, int64_t x);

/* Returns how many inputs each rank's T has at the start of step x, for any x: 1 at first, w(x - 1), then P. */
/*@ requires memory: \valid_read(plan);
    requires plan: CombinePlan(plan, table);
    terminates \true;
    assigns \nothing;
    ensures before: x < 1 ==> \result == 1;
    ensures window: 1 <= x <= plan->rounds + 1 ==>
      \result == Window(table + (plan->rounds + 1), plan->latency, x - 1);
    ensures after: plan->rounds < x ==> \result == plan->ranks;
    ensures range: 1 <= \result <= plan->ranks;
    exits \false; */
int32_t dodona_combine_window(const dodona_combine_plan *plan, const uint32_t *table, int64_t x);

#endif
