/* Every rank sends in nearly every step: nothing is gained by asking some of them only. */
#include "ref/oracle/ask/rounds.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/write/progress.h"
#include "ref/oracle/ask/ticks.h"

#include <stdlib.h>

/* What broadcasts take and a combine does not. */
static bool takes_it(const oracle_request *asked) {
  const char *refused = asked->blocks != DODONA_NONE  ? "blocks"
                        : asked->group != DODONA_NONE ? "group"
                        : asked->alpha != NULL        ? "alpha"
                        : asked->overlap              ? "overlap"
                        : asked->root > 0             ? "root"
                                                      : NULL;
  if (refused != NULL)
    oracle_error("--%s: combine takes none", refused);
  return refused == NULL;
}

bool oracle_rounds_open(const char *command, const oracle_request *asked, oracle_rounds *rounds) {
  int32_t latency = 0;
  const char *missing = asked->ranks == DODONA_NONE ? "ranks P"
                        : asked->lambda == NULL     ? "lambda L"
                                                    : NULL;
  rounds->table = NULL;
  if (missing != NULL) {
    oracle_error("%s: expected --%s (see dodona %s --help)", command, missing, command);
    return false;
  }
  if (!takes_it(asked) || !oracle_rank_within("rank", asked->rank, asked->ranks) ||
      !oracle_whole_lambda(asked->lambda, &latency))
    return false;
  const dodona_rule rule = {latency, 1, 0, 1};
  int64_t last = 0;
  if (!oracle_ticks(&rule, asked->ranks, &last))
    return false;
  int64_t entries = 2 * (last + 1);
  rounds->table = oracle_allocate(entries, sizeof *rounds->table, "the combine's table");
  if (rounds->table == NULL)
    return false;
  dodona_status status =
      dodona_combine_make(asked->ranks, latency, rounds->table, entries, &rounds->plan);
  if (status != DODONA_OK) {
    oracle_error("%s: %s", command, dodona_status_text(status));
    oracle_rounds_close(rounds);
    return false;
  }
  return true;
}

void oracle_rounds_close(oracle_rounds *rounds) {
  free(rounds->table);
  rounds->table = NULL;
}

bool oracle_rounds_walk(const oracle_rounds *rounds, int32_t only, oracle_visit visit,
                        void *context) {
  const dodona_combine_plan *plan = &rounds->plan;
  oracle_progress progress = oracle_progress_start("schedule", true);
  int64_t last = plan->rounds - plan->latency + 1; /* of the steps in which something is sent */
  int32_t first = only == DODONA_NONE ? 0 : only;
  int32_t end = only == DODONA_NONE ? plan->ranks : only + 1;
  bool good = true;
  for (int64_t x = 1; good && x <= last; x++) {
    for (int32_t rank = first; good && rank < end; rank++) {
      dodona_tree_step step = dodona_combine_step_at(plan, rounds->table, rank, x);
      if (step.send_to == DODONA_NONE)
        break; /* all send in this step, or none does */
      good = visit(context, x, rank, step);
    }
    oracle_progress_at(&progress, x, last);
  }
  oracle_progress_end(&progress);
  return good;
}

void oracle_rounds_describe(FILE *out, const dodona_combine_plan *plan) {
  fprintf(out, "combine: %d rank%s, latency %d, %lld step%s", plan->ranks,
          plan->ranks == 1 ? "" : "s", plan->latency, (long long)plan->rounds,
          plan->rounds == 1 ? "" : "s");
}
