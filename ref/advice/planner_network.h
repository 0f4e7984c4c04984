/* The planner for simplex ports and for networks: see planner.h. Floating point: tested
   (tests/unit/planner_network.c), not proven. */
#ifndef DODONA_ADVICE_PLANNER_NETWORK_H
#define DODONA_ADVICE_PLANNER_NETWORK_H

#include "ref/schedule/network.h"
#include "ref/advice/planner.h"

typedef struct dodona_network_advice {
  dodona_network_request
      request; /* the network asked for, with the best group and blocks; root 0 */
  int64_t steps;
  double time;
  double bound; /* (4), of simplex ports (5): no broadcast takes less; 0 for one rank */
} dodona_network_advice;

/* The best blocks, and group where `shape` leaves it open (group 0: couples and direct by the fractional
   tree, crossbar): the least steps * (t + k/s) of those tried, which are
     groups    all up to 32, then each an eighth larger than the one before, up to the most that fits; of
               a crossbar those whose table has at most 16384 entries
     blocks    of couples by dodona_planner_search; else 1, and the best of the run around the least of
               the real curve (a + c s)(t + k/s), c s being the steps that s blocks add, and of the two
               runs on both sides. For direct schedules, whose steps depend on the parity of blocks, that
               is the least but for a hundredth (tested up to 17 ranks, 300 blocks), for the others the least
   The ranks of `shape`, not those of *cost, count. O(tries log^3 P). DODONA_BAD_COST, DODONA_OVERFLOW as in
   planner.h, else as in dodona_network_make: then *advice is unchanged. */
dodona_status dodona_planner_network(const dodona_cost *cost, const dodona_network_request *shape,
                                     dodona_network_advice *advice);

#endif
