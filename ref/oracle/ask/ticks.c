/* N at the limit tells whether T is within it. */
#include "ref/oracle/ask/ticks.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/algorithms/postal/reach.h"

#include <stdlib.h>

bool oracle_latency_fits(const dodona_rule *rule) {
  if (rule->latency > ORACLE_MOST_TICKS)
    oracle_error("--lambda: expected u/f with u <= %d, got '%d/%d'", ORACLE_MOST_TICKS,
                 rule->latency, rule->ticks);
  return rule->latency <= ORACLE_MOST_TICKS;
}

int64_t oracle_least_ticks(int32_t latency, int32_t ticks, int32_t ranks) {
  const dodona_rule rule = {latency, ticks, 0, 1};
  if (dodona_reach_entries(latency, ranks) > ORACLE_MOST_TICKS)
    return -1;
  uint32_t *ring = calloc((size_t)latency, sizeof *ring);
  int64_t least = ring == NULL ? -1 : dodona_horizon(&rule, ranks, ring);
  free(ring);
  return least;
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
    oracle_error("expected a tree of at most %d ticks, this one of %d ranks takes more",
                 ORACLE_MOST_TICKS, ranks);
  free(ring);
  return soon;
}
