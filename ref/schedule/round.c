/* Rounds of skips; of all else, single steps. */
#include "ref/schedule/round.h"

int64_t dodona_round_last(const dodona_plan *plan, int64_t x) {
  if (plan->part != DODONA_PART_EXCHANGE || plan->kind != DODONA_KIND_SKIPS)
    return x;
  return dodona_halves_last(dodona_first_half(plan->request.op),
                            dodona_second_half(plan->request.op), plan->request.ranks,
                            plan->request.group, x);
}
