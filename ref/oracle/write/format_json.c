/* json: one object, the plan's fields and the array of transfers, streamed. Its strings are the
   names of algorithms and blocks, so nothing needs escaping. */
#include "ref/oracle/write/format.h"

static void put_bound(FILE *out, const char *name, int64_t bound) {
  if (bound < 0)
    fprintf(out, "\"%s\": null, ", name);
  else
    fprintf(out, "\"%s\": %lld, ", name, (long long)bound);
}

static void put_combine(const oracle_sink *sink) {
  const dodona_combine_plan *plan = sink->combine;
  fprintf(sink->out,
          "{\"op\": \"combine\", \"algorithm\": \"combine\", \"ranks\": %d, \"latency\": %d, "
          "\"steps\": %lld, ",
          plan->ranks, plan->latency, (long long)plan->rounds);
}

void oracle_json_tree(FILE *out, const dodona_tree_plan *plan) {
  fprintf(out, "\"op\": \"bcast\", \"algorithm\": \"%s\", \"ranks\": %d, \"root\": %d, ",
          oracle_algorithm_name(plan->algorithm), plan->ranks, plan->root);
  if (plan->group == INT32_MAX || plan->group == 0)
    fputs("\"group\": null, ", out); /* one group of all ranks, or no groups */
  else
    fprintf(out, "\"group\": %d, ", plan->group);
  if (plan->rule.alpha_num != 0)
    fprintf(out, "\"alpha\": \"%d/%d\", ", plan->rule.alpha_num, plan->rule.alpha_den);
  fprintf(out, "\"latency\": %d, \"ticks_per_step\": %d, \"depth\": %d, ", plan->rule.latency,
          plan->rule.ticks, plan->depth);
}

static void put_plan(const oracle_sink *sink) {
  const dodona_tree_plan *plan = sink->plan;
  fputc('{', sink->out);
  oracle_json_tree(sink->out, plan);
  fprintf(sink->out, "\"blocks\": %d, \"steps\": %lld, ", plan->blocks,
          (long long)dodona_tree_steps(plan));
  put_bound(sink->out, "lower_bound", oracle_bound(plan));
}

static void put_course(const oracle_sink *sink) {
  const oracle_course *course = sink->course;
  FILE *out = sink->out;
  fprintf(out, "{\"op\": \"%s\", \"algorithm\": \"%s\", \"ranks\": %d, ",
          oracle_op_name(course->op), oracle_course_name(course), course->ranks);
  fprintf(out, "\"root\": %d, \"blocks\": %d, \"steps\": %lld, ", course->root, course->blocks,
          (long long)oracle_course_steps(course));
  if (course->baseline != DODONA_NONE) {
    dodona_charge cost = dodona_baseline_cost(course->baseline, course->ranks, course->blocks);
    fprintf(out, "\"volume\": %lld, ", (long long)cost.volume);
    put_bound(out, "least_volume", oracle_course_bound(course));
  } else {
    if (oracle_course_of_plans(course)) {
      const dodona_rule *rule = &course->plans.down.rule;
      fprintf(out, "\"latency\": %d, \"ticks_per_step\": %d, ", rule->latency, rule->ticks);
    }
    put_bound(out, "lower_bound", oracle_course_bound(course));
  }
  if (course->overlap)
    fprintf(out, "\"overlap\": %lld, ", (long long)course->lead);
  if (course->op != DODONA_BCAST)
    fprintf(out, "\"any_operation\": %s, ", oracle_course_in_order(course) ? "true" : "false");
}

static void begin(const oracle_sink *sink) {
  if (sink->combine != NULL)
    put_combine(sink);
  else if (sink->course != NULL)
    put_course(sink);
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
  if (oracle_has_phases(sink)) {
    oracle_put(sink->out, it.block, ',');
    fputs("\"phase\":\"", sink->out);
    oracle_put_phase(sink, &it, '"');
  } else {
    oracle_put_block(sink, it.block, sink->combine != NULL ? '"' : '}');
  }
  if (sink->combine != NULL || oracle_has_phases(sink))
    fputc('}', sink->out);
}

static void end(const oracle_sink *sink) {
  fputs("\n]}\n", sink->out);
}

const oracle_format oracle_format_json = {"json", false, false, begin, transfer, end};
