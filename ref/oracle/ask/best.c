#include "ref/oracle/ask/best.h"
#include "ref/oracle/ask/request.h"

bool oracle_best(const dodona_request *asked, const char **name, int64_t *steps) {
  uint32_t table[64];
  int64_t messages = 0; /* of the best, one after the other */
  bool found = false;
  for (int32_t k = 0; k < DODONA_ALGORITHMS; k++) {
    dodona_request request = *asked;
    dodona_plan plan;
    request.algorithm = k;
    const int64_t words = dodona_table_words(&request);
    if (words < 0 || words > (int64_t)(sizeof table / sizeof *table) ||
        dodona_plan_make(&request, table, words, &plan) != DODONA_OK)
      continue;
    const int64_t taken = dodona_plan_cost(&plan).volume;
    if (found && (taken > *steps || (taken == *steps && plan.steps >= messages)))
      continue;
    found = true;
    messages = plan.steps;
    *name = oracle_algorithm_name(k);
    *steps = taken;
  }
  return found;
}

int32_t oracle_least_rounds(int32_t ranks, int32_t ports) {
  int32_t rounds = 0;
  for (int64_t heard = 1; heard < ranks; heard *= (int64_t)ports + 1)
    rounds++;
  return rounds;
}
