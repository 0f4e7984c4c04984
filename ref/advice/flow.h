/* Lists the sends of each rank for data-flow execution, which waits for no step. A rank makes its sends in the order
   of its schedule. It makes each one as soon as it has received what the send passes on, and it receives whatever
   comes. A lane is one such order: a reduction, a broadcast and each of two trees may have a lane of its own.

   `up` is run backwards, as a reduction to its root; `down` is run as a broadcast. Either may be missing. With both,
   the execution is an allreduce: the broadcast follows the reduction by `offset` steps, block by block. The
   reduction ends with the last block first, so the broadcast counts its blocks backwards, too.

     up     . . . 3 2 1 0             blocks as the root completes them
     down   offset . 3 2 1 0          and sends them

   Where a plan has lanes (ref/trees/lane.h) and each of its trees has a lane here (`apart`), a rank makes the
   same sends as by dodona_flow_down and dodona_flow_up (ref/trees/lane.h): lane by lane in the same order,
   after as many receives. There are two differences. The blocks of a reduction come last first, and a broadcast
   after a reduction calls block b by the number blocks - 1 - b. props/sweeps/flow.c compares both.

   The contracts below are not proven (ref/advice/flow.c). tests/unit/flow_sends.c runs allreduces of up to 64 ranks
   in drawn orders that the lanes allow; they deliver each input once. The steps they stand on are proven.

   Source: TwoTreeC, section 3 (algorithm 2; allreduce). */
#ifndef DODONA_ADVICE_FLOW_H
#define DODONA_ADVICE_FLOW_H

#include <stddef.h>
#include "ref/trees/tree.h"

/* Two plans have the same ranks, root and blocks. */
typedef struct dodona_flow {
  const dodona_tree_plan *up;   /* or NULL */
  const dodona_tree_plan *down; /* or NULL */
  int64_t offset;               /* dodona_flow_offset if there are both, else 0 */
  int32_t apart;                /* 0: one lane; 1: one for each plan and each of its trees */
} dodona_flow;

#define DODONA_FLOW_LANES 4

/* One send. It waits for the sends before it in its lane, and until its rank has received the block `needs` times. */
typedef struct dodona_flow_send {
  int32_t to;
  int32_t block;
  int32_t needs;
  int32_t lane; /* 0 .. DODONA_FLOW_LANES - 1 */
} dodona_flow_send;

/* Returns the least offset with which the root sends no block before it is reduced. O(steps). The places
   are the root's places; done[0 .. blocks - 1] is scratch. */
/*@ requires memory: \valid_read(up) && \valid_read(down) && \valid_read(at_up) &&
      \valid_read(at_down) && \valid(done + (0 .. up->blocks - 1));
    requires plans: ValidPlan(*up) && ValidPlan(*down) && up->ranks == down->ranks &&
      up->root == down->root && up->blocks == down->blocks;
    requires places: PlaceOf(*up, *at_up) && PlaceOf(*down, *at_down) && at_up->rank == up->root &&
      at_down->rank == down->root;
    requires apart: \separated(done + (0 .. up->blocks - 1), up, down, at_up, at_down);
    terminates \true;
    assigns done[0 .. up->blocks - 1];
    ensures range: 0 <= \result;
    exits \false; */
int64_t dodona_flow_offset(const dodona_tree_plan *up, const dodona_tree_plan *down,
                           const dodona_tree_place *at_up, const dodona_tree_place *at_down,
                           int64_t *done);

/* Writes the sends of one rank, in order, and returns how many there are. O(steps). All ranks together have blocks
   (ranks - 1) sends for each plan. The places are the rank's places, unused where the plan is NULL; received[0 ..
   blocks - 1] is scratch. Writes no more than `room` sends; a larger answer still says how many there are. */
/*@ requires memory: \valid_read(flow) && \valid(sends + (0 .. room - 1)) && 0 <= room;
    requires some: flow->up != \null || flow->down != \null;
    requires up: flow->up != \null ==>
      \valid_read(flow->up) && ValidPlan(*(flow->up)) && \valid_read(at_up) && PlaceOf(*(flow->up), *at_up) &&
      \valid(received + (0 .. flow->up->blocks - 1));
    requires down: flow->down != \null ==>
      \valid_read(flow->down) && ValidPlan(*(flow->down)) && \valid_read(at_down) &&
      PlaceOf(*(flow->down), *at_down) && \valid(received + (0 .. flow->down->blocks - 1));
    terminates \true;
    assigns received[0 .. (flow->up != \null ? flow->up->blocks : flow->down->blocks) - 1],
            sends[0 .. room - 1];
    ensures range: 0 <= \result;
    exits \false; */
int64_t dodona_flow_sends(const dodona_flow *flow, const dodona_tree_place *at_up,
                          const dodona_tree_place *at_down, int32_t *received,
                          dodona_flow_send *sends, int64_t room);

#endif
