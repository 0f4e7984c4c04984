/* json: one object, the plan's fields and the array of transfers, streamed. Its strings are the
   names of algorithms, so nothing needs escaping. */
#include "format.h"

static void begin(const oracle_sink *sink) {
  const dodona_plan *plan = sink->plan;
  fprintf(sink->out, "{\"algorithm\": \"%s\", \"ranks\": %d, \"root\": %d, \"blocks\": %d, ",
          oracle_algorithm_name(plan->algorithm), plan->ranks, plan->root, plan->blocks);
  if (plan->group == INT32_MAX || plan->group == 0)
    fputs("\"group\": null, ", sink->out); /* one group of all ranks, or no groups */
  else
    fprintf(sink->out, "\"group\": %d, ", plan->group);
  fprintf(sink->out, "\"latency\": %d, \"ticks\": %d, ", plan->rule.latency, plan->rule.ticks);
  fprintf(sink->out, "\"depth\": %d, \"steps\": %lld, \"lower_bound\": %lld, ", plan->depth,
          (long long)dodona_steps(plan), (long long)dodona_bound_steps(plan->ranks, plan->blocks));
  if (sink->rank != DODONA_NONE)
    fprintf(sink->out, "\"rank\": %d, ", sink->rank);
  fputs("\"transfers\": [", sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  fputs(sink->transfers == 0 ? "\n{\"step\":" : ",\n{\"step\":", sink->out);
  oracle_put(sink->out, it.step, ',');
  fputs("\"src\":", sink->out);
  oracle_put(sink->out, it.src, ',');
  fputs("\"dst\":", sink->out);
  oracle_put(sink->out, it.dst, ',');
  fputs("\"block\":", sink->out);
  oracle_put(sink->out, it.block, '}');
}

static void end(const oracle_sink *sink) {
  fputs("\n]}\n", sink->out);
}

const oracle_format oracle_format_json = {"json", false, begin, transfer, end};
