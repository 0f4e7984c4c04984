/* Requests by name, over the table of algorithms. What an algorithm takes is said there; here, how the
   command names it. */
#include "ref/oracle/ask/request.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/base/op.h"
#include "ref/schedule/row.h"
#include "ref/trees/tree.h"

#include <stdio.h>
#include <string.h>

#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
static const char *const names[] = {DODONA_ALGORITHM_TABLE(DODONA_ROW)};
#undef DODONA_ROW

#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) "|" name
static const char barred_names[] = DODONA_TREE_TABLE(DODONA_ROW);
static const char barred_networks[] = DODONA_NETWORK_TABLE(DODONA_ROW);
static const char barred_schedules[] = DODONA_ALGORITHM_TABLE(DODONA_ROW);
#undef DODONA_ROW

const char *const oracle_algorithms = barred_names + 1;
const char *const oracle_networks = barred_networks + 1;
const char *const oracle_schedules = barred_schedules + 1;

static const char *const ops[DODONA_OPS] = {"bcast",  "reduce",    "allreduce",      "scatter",
                                            "gather", "allgather", "reduce-scatter", "alltoall",
                                            "scan",   "exscan",    "barrier"};

const char *oracle_op_name(int32_t op) {
  return ops[op];
}

int32_t oracle_request_blocks(const dodona_request *q) {
  return dodona_op_has_shares(q->op) || q->op == DODONA_BARRIER ? q->blocks / q->ranks : q->blocks;
}

int32_t oracle_op_of(const char *name) {
  for (int32_t op = 0; op < DODONA_OPS; op++)
    if (strcmp(ops[op], name != NULL ? name : "bcast") == 0)
      return op;
  return DODONA_NONE;
}

const char *oracle_algorithm_name(int32_t algorithm) {
  return names[algorithm];
}

int32_t oracle_algorithm_of(const char *name) {
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    if (strcmp(names[i], name) == 0)
      return i;
  return DODONA_NONE;
}

bool oracle_is_tree(int32_t algorithm) {
  return dodona_row_family(algorithm) < DODONA_TREE_FAMILIES;
}

bool oracle_is_network(int32_t algorithm) {
  const int32_t family = dodona_row_family(algorithm);
  return DODONA_TREE_FAMILIES <= family && family < DODONA_BLOCK_FAMILIES;
}

dodona_rule oracle_rule(int32_t algorithm, int32_t u, int32_t f) {
  bool halves = dodona_row_family(algorithm) == DODONA_FAMILY_POSTAL &&
                dodona_row_variant(algorithm) == DODONA_KEEPS_HALF;
  return (dodona_rule){u, f, halves ? 1 : 0, halves ? 2 : 1};
}

static bool is_whole(int32_t algorithm) {
  return dodona_row_family(algorithm) == DODONA_FAMILY_COMBINE;
}

/* The operation that is meant where none is named: a broadcast, or of windows, alltoalls and scans the first that the algorithm serves. */
static int32_t usual_op(int32_t algorithm) {
  int32_t op = DODONA_BCAST;
  if (dodona_row_family(algorithm) < DODONA_FAMILY_COMBINE)
    return op;
  while (!dodona_serves(algorithm, op))
    op++;
  return op;
}

/* One error line with the operations that the algorithm serves. */
static void refuse_op(int32_t algorithm) {
  char list[128] = "";
  size_t end = 0;
  int32_t last = DODONA_NONE;
  for (int32_t op = 0; op < DODONA_OPS; op++)
    last = dodona_serves(algorithm, op) ? op : last;
  for (int32_t op = 0; op <= last && end < sizeof list; op++)
    if (dodona_serves(algorithm, op))
      end += (size_t)snprintf(list + end, sizeof list - end, "%s%s",
                              end == 0     ? ""
                              : op == last ? " and "
                                           : ", ",
                              oracle_op_name(op));
  oracle_error("--op: %s is for %s only", names[algorithm], list);
}

/* Whether the algorithm has these ports and this operation; false after an error line. */
static bool judge_row(const oracle_request *asked, const dodona_request *q) {
  const char *name = names[q->algorithm];
  const char *way = asked->direct ? "direct" : "translated";
  bool network = oracle_is_network(q->algorithm);
  bool simplex = q->ports != DODONA_DUPLEX;
  bool trees = dodona_plan_family(*q) < DODONA_TREE_FAMILIES;
  if (simplex && network)
    oracle_error("--model: %s has duplex ports", name);
  else if (simplex && !dodona_takes(q->algorithm, DODONA_TAKES_COUPLES))
    oracle_error("--model simplex: expected chain, binary, fractional or two trees, got '%s'",
                 name);
  else if (!simplex && !network && (asked->direct || asked->translated))
    oracle_error("--%s: expected with --model simplex", way);
  else if (asked->overlap && trees && q->op != DODONA_ALLREDUCE)
    oracle_error("--overlap: expected --op allreduce");
  else if (!dodona_serves(q->algorithm, q->op))
    refuse_op(q->algorithm);
  else
    return true;
  return false;
}

/* An allreduce by shares or windows has no root, nor have an allgather, a reduce-scatter, an alltoall, a scan and a barrier. */
static bool is_rootless(const dodona_request *q) {
  return !dodona_op_has_root(q->op) && dodona_plan_family(*q) >= DODONA_BLOCK_FAMILIES;
}

/* An option, whether it was given, whether the algorithm takes it, and whether it needs it. */
typedef struct taken {
  const char *option;
  bool given;
  bool takes;
  bool must;
} taken;

static bool judge_option(const char *command, const char *name, const taken *one) {
  if (one->given && !one->takes)
    oracle_error("--%.*s: %s takes none", (int)strcspn(one->option, " "), one->option, name);
  else if (!one->given && one->takes && one->must)
    oracle_error("%s: expected --%s (see dodona %s --help)", command, one->option, command);
  else
    return true;
  return false;
}

/* Whether what the algorithm needs was given, and nothing that it does not take. */
static bool judge_options(const char *command, const oracle_request *asked,
                          const dodona_request *q) {
  int32_t a = q->algorithm;
  bool modules = dodona_takes(a, DODONA_TAKES_MODULES);
  bool mesh = dodona_takes(a, DODONA_TAKES_MESH);
  bool blocks = dodona_takes(a, DODONA_TAKES_BLOCKS) && q->op != DODONA_BARRIER;
  bool simplex = q->ports != DODONA_DUPLEX;
  bool one = !is_whole(a); /* a postal tree takes 1 */
  const taken all[] = {
      {"ranks P", asked->ranks != DODONA_NONE, !modules && !mesh, true},
      {is_whole(a) ? "lambda L" : "lambda u/f", asked->lambda != NULL,
       dodona_takes(a, DODONA_TAKES_LATENCY), true},
      {"alpha p/q", asked->alpha != NULL, dodona_takes(a, DODONA_TAKES_ALPHA), true},
      {"blocks S", asked->blocks != DODONA_NONE, blocks || one, blocks},
      {"modules a", asked->modules != NULL, modules, true},
      {"per-module b", asked->per_module != DODONA_NONE, modules, true},
      {"rows a", asked->rows != DODONA_NONE, mesh, true},
      {"cols b", asked->cols != DODONA_NONE, mesh, true},
      {"group-rows r1", asked->group_rows != DODONA_NONE, mesh, false},
      {"group-cols r2", asked->group_cols != DODONA_NONE, mesh, false},
      {"group r", asked->group != DODONA_NONE, dodona_takes(a, DODONA_TAKES_GROUP), false},
      {"channels", asked->channels != DODONA_NONE, modules, false},
      {"direct", asked->direct, simplex, false},
      {"translated", asked->translated, simplex, false},
      {"overlap", asked->overlap, dodona_plan_family(*q) < DODONA_TREE_FAMILIES, false},
      {"root", asked->root > 0, !is_rootless(q), false}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (!judge_option(command, names[a], &all[i]))
      return false;
  if (asked->blocks <= 1 || blocks)
    return true;
  if (q->op == DODONA_BARRIER)
    oracle_error("--blocks: a barrier takes none");
  else
    oracle_error("--blocks: %s moves one message, expected 1", names[a]);
  return false;
}

/* S blocks a rank are P x S blocks in all; false after an error line. */
static bool take_shares(dodona_request *q) {
  int64_t blocks = (int64_t)q->blocks * q->ranks;
  if (blocks > INT32_MAX) {
    oracle_error("--blocks: expected at most %d blocks in all, got %d ranks x %d", INT32_MAX,
                 q->ranks, q->blocks);
    return false;
  }
  q->blocks = (int32_t)blocks;
  return true;
}

static int32_t or_none(int32_t value) {
  return value == DODONA_NONE ? 0 : value;
}

/* Ranks and what divides them; false after an error line. */
static bool take_sizes(const oracle_request *asked, dodona_request *q) {
  int64_t nodes = (int64_t)asked->rows * asked->cols;
  q->ranks = asked->ranks;
  q->root = or_none(asked->root);
  q->blocks = or_none(asked->blocks);
  q->group = or_none(asked->group);
  q->channels = or_none(asked->channels);
  q->rows = or_none(asked->rows);
  q->group_rows = or_none(asked->group_rows);
  q->group_cols = or_none(asked->group_cols);
  if (asked->modules != NULL) {
    if (!oracle_modules_take(asked->modules, asked->per_module, q->modules, &q->ranks))
      return false;
    if (asked->group == DODONA_NONE && oracle_modules_groups(q) == 1)
      q->group = 1; /* the usual 2 would not fit */
    return true;
  }
  if (asked->rows == DODONA_NONE)
    return !dodona_op_has_shares(q->op) || take_shares(q);
  if (nodes > INT32_MAX)
    oracle_error("--rows, --cols: expected at most %d ranks, got %lld", INT32_MAX,
                 (long long)nodes);
  q->ranks = (int32_t)nodes;
  return nodes <= INT32_MAX;
}

/* Latency and share, and that the schedule is not too long; false after an error line. */
static bool take_rule(const oracle_request *asked, dodona_request *q, int64_t *words) {
  int64_t ticks = 0;
  *words = 0;
  if (asked->lambda == NULL)
    return true;
  q->rule.ticks = 1;
  if (is_whole(q->algorithm) ? !oracle_whole_lambda(asked->lambda, &q->rule.latency)
                             : !oracle_lambda(asked->lambda, &q->rule.latency, &q->rule.ticks))
    return false;
  dodona_rule rule = oracle_rule(q->algorithm, q->rule.latency, q->rule.ticks);
  if (asked->alpha != NULL) {
    if (!oracle_alpha(asked->alpha, &q->rule.alpha_num, &q->rule.alpha_den))
      return false;
    rule = q->rule;
  }
  bool good = oracle_ticks(&rule, q->ranks, &ticks);
  *words = is_whole(q->algorithm) ? 2 * (ticks + 1) : 0;
  return good;
}

bool oracle_rank_within(const char *option, int32_t rank, int32_t ranks) {
  if (rank < ranks)
    return true;
  oracle_error("--%s: expected a rank 0 .. %d, got '%d'", option, ranks - 1, rank);
  return false;
}

bool oracle_request_take(const char *command, const char *op, const char *algorithm,
                         const oracle_request *asked, dodona_request *q, int64_t *words) {
  bool simplex = asked->model != NULL && strcmp(asked->model, "simplex") == 0;
  *q = (dodona_request){.algorithm = oracle_algorithm_of(algorithm),
                        .ports = simplex ? DODONA_COUPLES : DODONA_DUPLEX};
  q->op = op == NULL ? usual_op(q->algorithm) : oracle_op_of(op);
  return judge_row(asked, q) && judge_options(command, asked, q) && take_sizes(asked, q) &&
         oracle_rank_within("root", asked->root, q->ranks) &&
         oracle_rank_within("rank", asked->rank, q->ranks) && take_rule(asked, q, words);
}

void oracle_describe_shape(FILE *out, const dodona_tree_plan *plan) {
  if (oracle_is_postal(plan)) {
    fprintf(out, ", lambda %d/%d", plan->rule.latency, plan->rule.ticks);
    if (plan->rule.alpha_num != 0)
      fprintf(out, ", alpha %d/%d", plan->rule.alpha_num, plan->rule.alpha_den);
  } else if (dodona_takes(plan->algorithm, DODONA_TAKES_GROUP)) {
    if (plan->group == INT32_MAX)
      fprintf(out, ", one group of all");
    else
      fprintf(out, ", groups of %d", plan->group);
  }
}

void oracle_describe(FILE *out, const dodona_tree_plan *plan, bool with_blocks) {
  fprintf(out, "%s: %d rank%s, root %d", names[plan->algorithm], plan->ranks,
          plan->ranks == 1 ? "" : "s", plan->root);
  oracle_describe_shape(out, plan);
  if (oracle_is_postal(plan)) {
    fprintf(out, ", %lld ticks", (long long)dodona_tree_steps(plan));
    return;
  }
  fprintf(out, ", depth %d", plan->depth);
  if (with_blocks)
    fprintf(out, ", %d block%s, %lld steps, lower bound %lld", plan->blocks,
            plan->blocks == 1 ? "" : "s", (long long)dodona_tree_steps(plan),
            (long long)dodona_bound_steps(plan->ranks, plan->blocks));
}

bool oracle_is_postal(const dodona_tree_plan *plan) {
  return plan->family == DODONA_FAMILY_POSTAL;
}

int64_t oracle_bound(const dodona_tree_plan *plan) {
  if (!oracle_is_postal(plan))
    return dodona_bound_steps(plan->ranks, plan->blocks);
  return oracle_least_ticks(plan->rule.latency, plan->rule.ticks, plan->ranks);
}

bool oracle_is_twotree(const dodona_tree_plan *plan) {
  return plan->family == DODONA_FAMILY_TWOTREE;
}

void oracle_put_ticks(FILE *out, const dodona_tree_plan *plan, const char *mark) {
  if (oracle_is_postal(plan))
    fprintf(out, "%sticks-per-step %d\n", mark, plan->rule.ticks);
}
