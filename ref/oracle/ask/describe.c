/* Sizes, length, bound and order, each where it is known. */
#include "ref/oracle/ask/describe.h"
#include "ref/base/op.h"
#include "ref/oracle/ask/best.h"
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/ask/order.h"
#include "ref/count/plan_cost.h"
#include "ref/schedule/row.h"

bool oracle_course_has_volume(const oracle_course *course) {
  const int32_t op = course->plan.request.op;
  return op == DODONA_ALLTOALL || (DODONA_BY_SHARES(course->plan.family) && op != DODONA_BARRIER);
}

int64_t oracle_course_volume(const oracle_course *course) {
  return dodona_plan_cost(&course->plan).volume;
}

/* The blocks that the busiest rank need not send or receive, as its own share of them stays: the root's, or the smallest. */
static int64_t kept(const dodona_request *q) {
  if (q->op == DODONA_SCATTER || q->op == DODONA_GATHER)
    return ((int64_t)q->root + 1) * q->blocks / q->ranks - (int64_t)q->root * q->blocks / q->ranks;
  return dodona_op_has_shares(q->op) ? q->blocks / q->ranks : 0;
}

int64_t oracle_course_bound(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  if (oracle_course_is(course, DODONA_FAMILY_POSTAL))
    return oracle_bound(&course->plan.down);
  if (q->op == DODONA_ALLTOALL)
    return q->ranks - 1;
  if (oracle_course_ports(course) > 1)
    return oracle_least_rounds(q->ranks, oracle_course_ports(course));
  if (!DODONA_BY_SHARES(course->plan.family) || q->op == DODONA_BARRIER)
    return course->plan.bound;
  if (q->ranks == 1)
    return 0;
  if (q->op == DODONA_ALLREDUCE)
    return dodona_bound_allreduce_volume(q->ranks, q->blocks);
  return q->blocks - kept(q);
}

static void describe_network(FILE *out, const dodona_request *q) {
  if (q->ports != DODONA_DUPLEX)
    fprintf(out, ", simplex, %s", q->ports == DODONA_SIMPLEX ? "direct" : "translated");
  if (dodona_takes(q->algorithm, DODONA_TAKES_MODULES)) {
    fputs(", ", out);
    oracle_modules_describe(out, q);
    fprintf(out, ", %d channel%s", q->channels, q->channels == 1 ? "" : "s");
  }
  if (dodona_takes(q->algorithm, DODONA_TAKES_MESH))
    fprintf(out, ", %d x %d, groups of %d x %d", q->rows, q->ranks / q->rows, q->group_rows,
            q->group_cols);
  if (dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    fprintf(out, dodona_plan_family(*q) >= DODONA_BLOCK_FAMILIES ? ", radix %d" : ", groups of %d",
            q->group);
}

static void describe_combine(FILE *out, const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  fprintf(out, "combine: %d rank%s, latency %d, %lld step%s", q->ranks, q->ranks == 1 ? "" : "s",
          q->rule.latency, (long long)plan->steps, plan->steps == 1 ? "" : "s");
}

static void describe_length(FILE *out, const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  int64_t bound = oracle_course_bound(course);
  int32_t blocks = oracle_request_blocks(&course->plan.request);
  const int32_t op = plan->request.op;
  if (course->begin != NULL)
    fprintf(out, ", %d blocks in all", oracle_course_blocks(course));
  else if (op <= DODONA_REDUCE_SCATTER)
    fprintf(out, ", %d block%s%s", blocks, blocks == 1 ? "" : "s",
            dodona_op_has_shares(op) ? " a rank" : "");
  const int64_t steps = oracle_course_steps(course);
  if (oracle_course_ports(course) > 1)
    fprintf(out, ", %d ports", oracle_course_ports(course));
  fprintf(out, ", %lld %s%s", (long long)steps,
          oracle_course_is(course, DODONA_FAMILY_POSTAL) ? "tick" : "step", steps == 1 ? "" : "s");
  const bool shares = oracle_course_has_volume(course);
  if (course->begin != NULL)
    return;
  if (shares)
    fprintf(out, ", volume %lld", (long long)oracle_course_volume(course));
  if (course->overlap)
    fprintf(out, ", overlapped by %lld", (long long)course->lead);
  if (bound >= 0)
    fprintf(out, ", %s %lld", shares ? "least volume" : "lower bound", (long long)bound);
}

void oracle_course_describe(FILE *out, const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  const dodona_request *q = &plan->request;
  if (oracle_course_is(course, DODONA_FAMILY_COMBINE)) {
    describe_combine(out, plan);
    return;
  }
  if (oracle_course_is_broadcast(course)) {
    oracle_describe(out, &plan->down, true);
    return;
  }
  fprintf(out, "%s, %s: %d rank%s", oracle_op_name(q->op), oracle_algorithm_name(q->algorithm),
          q->ranks, q->ranks == 1 ? "" : "s");
  if (dodona_op_has_root(q->op) || dodona_plan_family(*q) < DODONA_BLOCK_FAMILIES)
    fprintf(out, ", root %d", q->root);
  if (oracle_course_of_trees(course))
    oracle_describe_shape(out, &plan->down);
  else
    describe_network(out, q);
  if (oracle_course_is_redundant(course))
    fputs(", redundant", out);
  describe_length(out, course);
  if (!dodona_op_combines(q->op))
    return;
  fputs(plan->ordered ? "; any operation, order " : "; commutative operations only, order ", out);
  oracle_order_put(out, course);
}
