/* N at the limit tells whether T is within it. */
#include "ticks.h"
#include "oracle.h"
#include "reach.h"

#include <stdlib.h>

bool oracle_latency_fits(const dodona_rule *rule) {
  if (rule->latency > ORACLE_MOST_TICKS)
    oracle_error("--lambda: expected u/f with u <= %d, got '%d/%d'", ORACLE_MOST_TICKS,
                 rule->latency, rule->ticks);
  return rule->latency <= ORACLE_MOST_TICKS;
}

bool oracle_ticks(const dodona_rule *rule, int32_t ranks, int64_t *ticks) {
  uint32_t reached = 0;
  if (!oracle_latency_fits(rule))
    return false;
  uint32_t *ring = oracle_allocate(rule->latency, sizeof *ring, "the last ticks");
  if (ring == NULL)
    return false;
  dodona_status status = dodona_reach(rule, ORACLE_MOST_TICKS, ring, &reached);
  bool soon = status == DODONA_OVERFLOW || reached >= (uint32_t)ranks;
  if (soon)
    *ticks = dodona_horizon(rule, ranks, ring);
  else
    oracle_error("--ranks: expected ranks that are reached in %d ticks, got '%d'",
                 ORACLE_MOST_TICKS, ranks);
  free(ring);
  return soon;
}
