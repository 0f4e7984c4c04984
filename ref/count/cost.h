/* Computes what schedules cost, in exact integers. A message uses a port once, however many blocks it
   carries. So a step whose largest message carries c of s blocks takes t + c k / s, where t is the start-up
   time of a step and k the time to move the whole message once. A schedule takes steps t + volume k / s. */
#ifndef DODONA_COUNT_COST_H
#define DODONA_COUNT_COST_H

#include "ref/algorithms/exchange/baseline.h"
#include "spec/count/cost.h"

typedef struct dodona_charge {
  int64_t steps;
  int64_t volume; /* the blocks of the largest message of each step, added up */
} dodona_charge;

/* Returns the volume of once round a ring: ranks - 1 times the largest share. O(1). */
/*@ requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures volume: \result == (ranks - 1) * ShareMost(ranks, blocks);
    ensures range: 0 <= \result <= 0x100000000;
    exits \false; */
int64_t dodona_ring_volume(int32_t ranks, int32_t blocks);

/* Returns the cost of a baseline. A step in which nothing is sent counts as a step; a scatter of few blocks
   may have such steps. O(log P) for allreduces, O(P) for broadcasts. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result.steps == BaselineSteps(kind, ranks);
    ensures volume: \result.volume == BaselineVolume(kind, ranks, blocks);
    ensures range: 0 <= \result.steps && 0 <= \result.volume;
    exits \false; */
dodona_charge dodona_baseline_cost(int32_t kind, int32_t ranks, int32_t blocks);

/* Stores the time steps t + ceil(volume k / blocks), in the unit of t and k. DODONA_OVERFLOW if steps t,
   volume k or the sum passes 2^63 - 1; *time is then unchanged. */
/*@ requires cost: 0 <= cost.steps && 0 <= cost.volume && 1 <= blocks;
    requires times: 0 <= k && 0 <= t;
    requires out: \valid(time);
    terminates \true;
    assigns *time;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures fits: \result == DODONA_OK <==>
      cost.steps * t <= INT64_MAX && cost.volume * k <= INT64_MAX &&
      CostTime(cost.steps, cost.volume, blocks, k, t) <= INT64_MAX;
    ensures time: \result == DODONA_OK ==>
      *time == CostTime(cost.steps, cost.volume, blocks, k, t);
    ensures kept: \result != DODONA_OK ==> *time == \old(*time);
    exits \false; */
dodona_status dodona_cost_time(dodona_charge cost, int32_t blocks, int64_t k, int64_t t,
                               int64_t *time);

#endif
