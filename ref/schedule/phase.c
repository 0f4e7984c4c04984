/* The latency as it was asked for. */
#include "ref/schedule/phase.h"

int64_t dodona_plan_latency(const dodona_plan *plan) {
  const int32_t latency = plan->request.rule.latency;
  return latency == 0 ? 1 : latency;
}
