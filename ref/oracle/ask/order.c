/* Whether the order is 0 .. P - 1, turned by the root, or no order of ranks: by ref/trees/operand.h and
   dodona_keeps_rank_order. */
#include "ref/oracle/ask/order.h"
#include "ref/base/op.h"
#include "ref/schedule/network.h"
#include "ref/trees/rank_order.h"
#include "ref/schedule/row.h"

/* The order of positions: it begins at the root, so with root 0 it is the order of ranks. */
static bool turned(const oracle_course *course) {
  dodona_plan top = course->plan;
  top.up.root = 0;
  top.request.root = 0;
  if (top.ordered || course->overlap)
    return false;
  if (top.family < DODONA_TREE_FAMILIES)
    return dodona_keeps_rank_order(&top.up);
  return top.family < DODONA_BLOCK_FAMILIES && dodona_network_keeps_rank_order(&top);
}

static void put_ranks(FILE *out, int32_t first, int32_t last) {
  fprintf(out, "%d", first);
  if (first < last)
    fprintf(out, " .. %d", last);
}

void oracle_order_put(FILE *out, const oracle_course *course) {
  bool turns = turned(course);
  if (!turns && !course->plan.ordered) {
    fputs("none", out);
    return;
  }
  put_ranks(out, turns ? course->plan.request.root : 0, course->plan.request.ranks - 1);
  if (turns) {
    fputs(", ", out);
    put_ranks(out, 0, course->plan.request.root - 1);
  }
}

static void translated_error(const dodona_request *q) {
  oracle_error("--ordered: %s, translated, keeps no order of ranks: expected %s with root 0",
               oracle_algorithm_name(q->algorithm),
               dodona_takes(q->algorithm, DODONA_TAKES_SIMPLEX)
                   ? "--direct"
                   : "chain, binary or fractional, --direct,");
}

bool oracle_order_judge(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  const char *name = oracle_algorithm_name(q->algorithm);
  if (!dodona_op_combines(q->op))
    oracle_error("--ordered: a %s combines nothing",
                 q->op == DODONA_BCAST ? "broadcast" : oracle_op_name(q->op));
  else if (course->plan.ordered)
    return true;
  else if (oracle_course_is(course, DODONA_FAMILY_COMBINE))
    oracle_error("--ordered: %s keeps no order of ranks", name);
  else if (course->overlap)
    oracle_error("--ordered: expected without --overlap, which keeps no order of ranks");
  else if (turned(course))
    oracle_error("--ordered: %s with root %d begins with rank %d: expected --root 0, and to send "
                 "the result on",
                 name, q->root, q->root);
  else if (q->ports != DODONA_DUPLEX)
    translated_error(q);
  else
    oracle_error("--ordered: %s keeps no order of ranks: expected chain, binary, fractional, "
                 "lambda, binomial or alpha with root 0, or twotree-s on an odd number of ranks",
                 name);
  return false;
}
