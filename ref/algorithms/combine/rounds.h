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

/*@
  // The first argument that is wrong.
  logic integer CombineStatus(integer ranks, integer latency) =
    ranks < 1 ? DODONA_BAD_RANKS : latency < 1 ? DODONA_BAD_LATENCY : DODONA_OK;
*/

/* Returns how many entries (of uint32_t) are enough for the table; -1 if an argument is not valid. */
/*@ terminates \true;
    assigns \nothing;
    ensures invalid: ranks < 1 || latency < 1 ==> \result == -1;
    ensures exact: 1 <= ranks && 1 <= latency ==>
      \result == 2 * (latency * CeilLog2(ranks) + 1);
    ensures enough: 1 <= ranks && 1 <= latency ==>
      \forall int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) ==> 2 * (t + 1) <= \result;
    exits \false; */
int64_t dodona_combine_entries(int32_t ranks, int32_t latency);

/* Fills the table and tells the rounds, T_L(ranks), in O(T): the last messages are received in the last round. A message sent in step x is
   received in round x + L - 1. DODONA_SHORT_TABLE if and only if `entries` < 2 (T + 1). On anything but DODONA_OK *rounds is unchanged. */
/*@ requires range: 0 <= entries <= 0x4000000000000000;
    requires memory: \valid(table + (0 .. entries - 1)) && \valid(rounds);
    requires apart: \separated(rounds, table + (0 .. entries - 1));
    terminates \true;
    assigns *rounds, table[0 .. entries - 1];
    ensures invalid: CombineStatus(ranks, latency) != DODONA_OK ==>
      \result == CombineStatus(ranks, latency);
    ensures valid: CombineStatus(ranks, latency) == DODONA_OK ==>
      \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: CombineStatus(ranks, latency) == DODONA_OK ==>
      (\result == DODONA_SHORT_TABLE <==>
       \exists int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) && entries < 2 * (t + 1));
    ensures combine: \result == DODONA_OK ==> Combine(ranks, latency, *rounds, table);
    ensures greedy: \result == DODONA_OK ==>
      GreedyTable(ranks, latency, *rounds, table + (*rounds + 1));
    ensures room: \result == DODONA_OK ==> 2 * (*rounds + 1) <= entries;
    ensures unchanged: \result != DODONA_OK ==> *rounds == \old(*rounds);
    exits \false; */
dodona_status dodona_combine_make(int32_t ranks, int32_t latency, uint32_t *table, int64_t entries,
                                  int64_t *rounds);

/* Returns what a rank sends in step x and what is sent to it in step x, for any x; steps count from 1. What
   is sent to it arrives at the start of step x + L and is combined with what the rank holds. Block 0 is T,
   all that the sender has combined by then; block 1 is S, the same without the sender's own input. O(1). */
/*@ requires combine: Combine(ranks, latency, rounds, table);
    requires rank: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CombineMoves(ranks, latency, rounds, table, x, u, rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CombineMoves(ranks, latency, rounds, table, x, rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < ranks && -1 <= \result.recv_block <= 1 &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < ranks && -1 <= \result.send_block <= 1 &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures combine: \result.combine == (\result.recv_from == -1 ? 0 : 1);
    exits \false; */
dodona_tree_step dodona_combine_step_at(int32_t ranks, int32_t latency, int64_t rounds,
                                        const uint32_t *table, int32_t rank, int64_t x);

/* Returns how many inputs each rank's T has at the start of step x, for any x: 1 at first, w(x - 1), then P. */
/*@ requires combine: Combine(ranks, latency, rounds, table);
    terminates \true;
    assigns \nothing;
    ensures before: x < 1 ==> \result == 1;
    ensures window: 1 <= x <= rounds + 1 ==>
      \result == Window(table + (rounds + 1), latency, x - 1);
    ensures after: rounds < x ==> \result == ranks;
    ensures range: 1 <= \result <= ranks;
    exits \false; */
int32_t dodona_combine_window(int32_t ranks, int64_t rounds, const uint32_t *table, int64_t x)
    /*@ ghost (int32_t latency) */;

#endif
