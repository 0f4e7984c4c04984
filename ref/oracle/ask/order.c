/* Whether the order is 0 .. P - 1, turned by the root, or no order of ranks: by ref/schedule/operand.h and
   dodona_keeps_rank_order. */
#include "ref/oracle/ask/order.h"
#include "ref/oracle/ask/network.h"

/* The order of positions: it begins at the root, so with root 0 it is the order of ranks. */
static bool turned(const oracle_course *course) {
  oracle_course top = *course;
  top.plans.up.root = 0;
  top.network.request.root = 0;
  return !oracle_course_in_order(course) && oracle_course_in_order(&top);
}

static void put_ranks(FILE *out, int32_t first, int32_t last) {
  fprintf(out, "%d", first);
  if (first < last)
    fprintf(out, " .. %d", last);
}

void oracle_order_put(FILE *out, const oracle_course *course) {
  bool turns = turned(course);
  if (!turns && !oracle_course_in_order(course)) {
    fputs("none", out);
    return;
  }
  put_ranks(out, turns ? course->root : 0, course->ranks - 1);
  if (turns) {
    fputs(", ", out);
    put_ranks(out, 0, course->root - 1);
  }
}

static bool is_translated(const oracle_course *course) {
  return course->baseline == DODONA_NONE && !oracle_course_of_plans(course) &&
         dodona_network_simplex(&course->network);
}

static void translated_error(const dodona_network *network) {
  bool pipeline = dodona_family_of(network->request.algorithm) == DODONA_FAMILY_FRACTIONAL;
  oracle_error("--ordered: %s, translated, keeps no order of ranks: expected %s with root 0",
               oracle_network_name(network),
               pipeline ? "--direct" : "chain, binary or fractional, --direct,");
}

bool oracle_order_judge(const oracle_course *course) {
  const char *name = oracle_course_name(course);
  if (course->op == DODONA_BCAST)
    oracle_error("--ordered: a broadcast combines nothing");
  else if (oracle_course_in_order(course))
    return true;
  else if (course->overlap)
    oracle_error("--ordered: expected without --overlap, which keeps no order of ranks");
  else if (turned(course))
    oracle_error("--ordered: %s with root %d begins with rank %d: expected --root 0, and to send "
                 "the result on",
                 name, course->root, course->root);
  else if (is_translated(course))
    translated_error(&course->network);
  else
    oracle_error("--ordered: %s keeps no order of ranks: expected chain, binary, fractional, "
                 "lambda, binomial or alpha with root 0, or twotree-s on an odd number of ranks",
                 name);
  return false;
}
