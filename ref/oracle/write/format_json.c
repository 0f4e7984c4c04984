/* json: one object, the plan's fields and the array of transfers, streamed. Its strings are the
   names of algorithms and blocks, so nothing needs escaping. */
#include "ref/base/op.h"
#include "ref/oracle/ask/describe.h"
#include "ref/oracle/write/format.h"

static void put_bound(FILE *out, const char *name, int64_t bound) {
  if (bound < 0)
    fprintf(out, "\"%s\": null, ", name);
  else
    fprintf(out, "\"%s\": %lld, ", name, (long long)bound);
}

static void put_combine(const oracle_sink *sink) {
  const dodona_plan *plan = &sink->course->plan;
  fprintf(sink->out,
          "{\"op\": \"combine\", \"algorithm\": \"combine\", \"ranks\": %d, \"latency\": %d, "
          "\"steps\": %lld, ",
          plan->request.ranks, plan->request.rule.latency, (long long)plan->steps);
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
  fprintf(out, "\"latency\": %d, \"ticks_per_step\": %d, ", plan->rule.latency, plan->rule.ticks);
  if (oracle_is_postal(plan))
    fputs("\"depth\": null, ", out); /* nobody needs it: a postal tree has no pipeline to fill */
  else
    fprintf(out, "\"depth\": %d, ", plan->depth);
}

static void put_tree(const oracle_sink *sink) {
  const dodona_plan *plan = &sink->course->plan;
  fputc('{', sink->out);
  oracle_json_tree(sink->out, &plan->down);
  fprintf(sink->out, "\"blocks\": %d, \"steps\": %lld, ", plan->request.blocks,
          (long long)plan->steps);
  put_bound(sink->out, "lower_bound", oracle_course_bound(sink->course));
}

/* What a network's schedule was asked for: ports, groups, modules or the sides of a mesh. */
static void put_shape(FILE *out, const dodona_request *q) {
  if (q->ports != DODONA_DUPLEX)
    fprintf(out, "\"ports\": \"simplex\", \"direct\": %s, ",
            q->ports == DODONA_SIMPLEX ? "true" : "false");
  if (dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    fprintf(out, "\"group\": %d, ", q->group);
  if (dodona_takes(q->algorithm, DODONA_TAKES_MODULES)) {
    fputs("\"modules\": [", out);
    for (int k = 0; k < DODONA_LEVELS && q->modules[k] > 0; k++)
      fprintf(out, k == 0 ? "%d" : ", %d", q->modules[k]);
    fprintf(out, "], \"channels\": %d, ", q->channels);
  }
  if (dodona_takes(q->algorithm, DODONA_TAKES_MESH))
    fprintf(out, "\"rows\": %d, \"cols\": %d, \"group_rows\": %d, \"group_cols\": %d, ", q->rows,
            q->ranks / q->rows, q->group_rows, q->group_cols);
}

static void put_course(const oracle_sink *sink) {
  const oracle_course *course = sink->course;
  const dodona_request *q = &course->plan.request;
  FILE *out = sink->out;
  const bool shares = oracle_course_has_volume(course) && course->begin == NULL;
  fprintf(out, "{\"op\": \"%s\", \"algorithm\": \"%s\", \"ranks\": %d, ", oracle_op_name(q->op),
          oracle_algorithm_name(q->algorithm), q->ranks);
  fprintf(out, "\"root\": %d, ", q->root);
  if (course->begin == NULL)
    fprintf(out, "\"blocks\": %d, ", oracle_request_blocks(q));
  fprintf(out, "\"steps\": %lld, ", (long long)oracle_course_steps(course));
  if (oracle_course_ports(course) > 1)
    fprintf(out, "\"ports_each_way\": %d, ", oracle_course_ports(course));
  if (dodona_plan_family(*q) >= DODONA_BLOCK_FAMILIES &&
      dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    fprintf(out, "\"radix\": %d, ", q->group);
  else
    put_shape(out, q);
  if (shares)
    fprintf(out, "\"volume\": %lld, ", (long long)oracle_course_volume(course));
  if (oracle_course_of_trees(course)) {
    const dodona_rule *rule = &course->plan.down.rule;
    fprintf(out, "\"latency\": %d, \"ticks_per_step\": %d, ", rule->latency, rule->ticks);
  }
  if (oracle_course_is_redundant(course))
    fputs("\"redundant\": true, ", out);
  if (course->begin == NULL)
    put_bound(out, shares ? "least_volume" : "lower_bound", oracle_course_bound(course));
  if (course->overlap)
    fprintf(out, "\"overlap\": %lld, ", (long long)course->lead);
  if (dodona_op_combines(q->op))
    fprintf(out, "\"any_operation\": %s, ", course->plan.ordered ? "true" : "false");
}

static void begin(const oracle_sink *sink) {
  if (oracle_course_is(sink->course, DODONA_FAMILY_COMBINE))
    put_combine(sink);
  else if (oracle_course_is_broadcast(sink->course))
    put_tree(sink);
  else
    put_course(sink);
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
  fputs(sink->windows ? "\"block\":\"" : "\"block\":", sink->out);
  if (sink->phases) {
    oracle_put(sink->out, it.block, ',');
    fputs("\"phase\":\"", sink->out);
    oracle_put_phase(sink, &it, '"');
  } else {
    oracle_put_block(sink, it.block, sink->windows ? '"' : '}');
  }
  if (sink->windows || sink->phases)
    fputc('}', sink->out);
}

static void end(const oracle_sink *sink) {
  fputs("\n]}\n", sink->out);
}

const oracle_format oracle_format_json = {"json", false, false, begin, transfer, end};
