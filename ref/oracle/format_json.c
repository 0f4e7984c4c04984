/* json: one object, the plan's fields and the array of transfers, streamed. Its strings are the
   names of algorithms and blocks, so nothing needs escaping. */
#include "format.h"

static void put_combine(const oracle_sink *sink) {
  const dodona_combine_plan *plan = sink->combine;
  fprintf(sink->out,
          "{\"algorithm\": \"combine\", \"ranks\": %d, \"latency\": %d, \"steps\": %lld, ",
          plan->ranks, plan->latency, (long long)plan->rounds);
}

static void put_plan(const oracle_sink *sink) {
  const dodona_plan *plan = sink->plan;
  fprintf(sink->out, "{\"algorithm\": \"%s\", \"ranks\": %d, \"root\": %d, \"blocks\": %d, ",
          oracle_algorithm_name(plan->algorithm), plan->ranks, plan->root, plan->blocks);
  if (plan->group == INT32_MAX || plan->group == 0)
    fputs("\"group\": null, ", sink->out); /* one group of all ranks, or no groups */
  else
    fprintf(sink->out, "\"group\": %d, ", plan->group);
  fprintf(sink->out, "\"latency\": %d, \"ticks\": %d, ", plan->rule.latency, plan->rule.ticks);
  fprintf(sink->out, "\"depth\": %d, \"steps\": %lld, ", plan->depth,
          (long long)dodona_steps(plan));
  int64_t bound = oracle_bound(plan);
  if (bound < 0)
    fputs("\"lower_bound\": null, ", sink->out);
  else
    fprintf(sink->out, "\"lower_bound\": %lld, ", (long long)bound);
}

static void begin(const oracle_sink *sink) {
  if (sink->combine != NULL)
    put_combine(sink);
  else
    put_plan(sink);
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
  fputs(sink->combine != NULL ? "\"block\":\"" : "\"block\":", sink->out);
  oracle_put_block(sink, it.block, sink->combine != NULL ? '"' : '}');
  if (sink->combine != NULL)
    fputc('}', sink->out);
}

static void end(const oracle_sink *sink) {
  fputs("\n]}\n", sink->out);
}

const oracle_format oracle_format_json = {"json", false, begin, transfer, end};
