/* Plans for simplex ports and for networks; see planner.h. Floating point: tested
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

/* Finds the best number of blocks, and the best group where `shape` leaves it open (group 0: couples and
   direct by the fractional tree, crossbar). The best has the least steps * (t + k/s) of all that is tried:
     groups    all up to 32, then each an eighth larger than the one before, up to the largest that fits; of
               a crossbar only groups whose table has at most 16384 entries
     blocks    of couples by dodona_planner_search. Else 1, and the best of three runs: the run around the
               least of the real curve (a + c s)(t + k/s), where s blocks add c s steps, and its two
               neighbours. The steps of direct schedules depend on the parity of blocks: there the result is
               the least up to a hundredth (tested up to 17 ranks, 300 blocks). Elsewhere it is the least
   The number of ranks is taken from `shape`, not from *cost. O(tries log^3 P). DODONA_BAD_COST,
   DODONA_OVERFLOW as in planner.h, else as in dodona_network_make: then *advice is unchanged. */
dodona_status dodona_planner_network(const dodona_cost *cost, const dodona_network_request *shape,
                                     dodona_network_advice *advice);

#endif
