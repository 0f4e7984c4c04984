/* dodona plan: what every algorithm is predicted to take with its best parameters, best first. The LogGP model
   is in plan_loggp.c. */
#include "ref/dodona.h"
#include "ref/oracle/ask/options.h"
#include "ref/schedule/table.h"
#include "ref/oracle/commands/plan_loggp.h"
#include "ref/oracle/commands/plan_network.h"
#include "ref/oracle/read/profile.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/ask/ticks.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The exact search's advice and the paper's closed form for the same algorithm. */
typedef struct option_pair {
  dodona_advice best;
  dodona_advice closed;
} option_pair;

static int by_time(const void *left, const void *right) {
  const dodona_advice *a = &((const option_pair *)left)->best;
  const dodona_advice *b = &((const option_pair *)right)->best;
  if (a->time != b->time)
    return a->time < b->time ? -1 : 1;
  return a->algorithm - b->algorithm;
}

/* Whether the reduction to rank 0 keeps the order of ranks. */
static bool in_order(const dodona_cost *cost, const dodona_advice *advice) {
  oracle_request request = ORACLE_REQUEST;
  oracle_planned planned;
  int32_t up = dodona_up_algorithm(DODONA_ALLREDUCE, advice->algorithm);
  const char *name = oracle_algorithm_name(up);
  request.ranks = cost->ranks;
  request.blocks = advice->blocks;
  if (advice->algorithm == DODONA_FRACTIONAL)
    request.group = advice->group;
  if (dodona_family_of(advice->algorithm) == DODONA_FAMILY_POSTAL)
    request.lambda = "1";
  if (!oracle_open("plan", name, &request, &planned))
    return false;
  bool keeps = dodona_keeps_rank_order(&planned.plan) != 0;
  oracle_close(&planned);
  return keeps;
}

/* Best first; those that need more than the planner is told are left out. *count: how many. */
static int advise(const char *op, const dodona_cost *cost, option_pair *options, int *count) {
  bool both = strcmp(op, "allreduce") == 0;
  *count = 0;
  for (int32_t i = 0; i < DODONA_ALGORITHMS + both; i++) {
    option_pair *pair = &options[*count];
    dodona_status status = both ? dodona_planner_allreduce(cost, i, &pair->best)
                                : dodona_planner_search(cost, i, &pair->best);
    if (status == DODONA_BAD_ALGORITHM)
      continue;
    if (status == DODONA_OK)
      status = both ? dodona_planner_allreduce_closed(cost, i, &pair->closed)
                    : dodona_planner_closed(cost, i, &pair->closed);
    if (status != DODONA_OK)
      return oracle_error("plan: expected sizes and times whose products are finite numbers");
    ++*count;
  }
  qsort(options, (size_t)*count, sizeof *options, by_time);
  return ORACLE_YES;
}

/* Whether its sends overlap: then k + t ceil(log2 P) does not bound it. */
static bool overlaps(const dodona_advice *advice, const oracle_profile_entry *latency) {
  return latency != NULL && dodona_family_of(advice->algorithm) == DODONA_FAMILY_POSTAL &&
         latency->lambda_num > latency->lambda_den;
}

/* Postal trees with the profile's latency, steps in ticks: a step takes lambda t0, the port of the
   sender is free after t0. */
static bool take_latency(const char *op, const dodona_cost *cost,
                         const oracle_profile_entry *latency, option_pair *options, int count) {
  double step = cost->startup + cost->bytes * cost->byte_time;
  for (int i = 0; i < count; i++) {
    dodona_advice *best = &options[i].best;
    if (dodona_family_of(best->algorithm) != DODONA_FAMILY_POSTAL)
      continue;
    dodona_rule rule = oracle_rule(best->algorithm, latency->lambda_num, latency->lambda_den);
    if (!oracle_ticks(&rule, cost->ranks, &best->steps))
      return false;
    best->steps *= strcmp(op, "allreduce") == 0 ? 2 : 1;
    best->time = (double)best->steps * step / latency->lambda_num;
    options[i].closed = *best;
  }
  qsort(options, (size_t)count, sizeof *options, by_time);
  return true;
}

static void put_group(int32_t group) {
  if (group == INT32_MAX)
    printf(" %7s", "all");
  else if (group == 0)
    printf(" %7s", "-");
  else
    printf(" %7d", group);
}

/* Beyond the largest size that was measured: lambda as dodona_planner_rule has it. */
static void take_rule(const dodona_cost *cost, oracle_profile_entry *latency) {
  double lambda = (double)latency->lambda_num / latency->lambda_den;
  if (cost->bytes <= (double)latency->bytes)
    return;
  dodona_rule rule = dodona_planner_rule(cost, (double)latency->bytes, lambda);
  latency->lambda_num = rule.latency;
  latency->lambda_den = rule.ticks;
}

/* The machine's startup and byte time, and its latency for messages of this size. */
static int take_profile(const char *path, dodona_cost *cost, oracle_profile_entry *latency) {
  oracle_profile profile;
  oracle_profile_fault fault;
  if (!oracle_profile_load(path, &profile, &fault))
    return oracle_error("%s", fault.text);
  oracle_send send = oracle_profile_send(&profile);
  *latency = *oracle_profile_nearest(&profile, send, cost->bytes);
  bool beyond = latency->bytes == oracle_profile_nearest(&profile, send, INFINITY)->bytes;
  bool good = oracle_profile_step(&profile, send, &cost->startup, &cost->byte_time);
  oracle_profile_free(&profile);
  if (!good)
    return oracle_error("%s: entries: expected at least two sizes of the same send",
                        oracle_quote(path, strlen(path)).text);
  if (beyond)
    take_rule(cost, latency);
  return ORACLE_YES;
}

static void put_text(const char *op, const dodona_cost *cost, const oracle_profile_entry *latency,
                     const option_pair *options, int count) {
  double bound = options[0].best.bound;
  bool bcast = strcmp(op, "bcast") == 0;
  const char *formula =
      strcmp(op, "allreduce") == 0 ? "2 k (P - 1) / P + t ceil(log2 P)" : "k + t ceil(log2 P)";
  printf("# %s of %.9g bytes to %d rank%s, startup %.9g, byte time %.9g\n",
         bcast ? "broadcast" : op, cost->bytes, cost->ranks, cost->ranks == 1 ? "" : "s",
         cost->startup, cost->byte_time);
  if (latency)
    printf(
        "# lambda %d/%d, by the profile's messages of %lld bytes; steps of postal trees in ticks\n",
        latency->lambda_num, latency->lambda_den, (long long)latency->bytes);
  printf("# lower bound %.6g = %s; ratio: time to lower bound\n", bound, formula);
  if (!bcast)
    puts("# operation: commutative, or any where the order of ranks is kept");
  printf("%-12s %7s %9s %11s %12s %7s   closed form: %1s %9s %12s%s\n", "algorithm", "group",
         "blocks", "steps", "time", "ratio", "group", "blocks", "time", bcast ? "" : "  operation");
  for (int i = 0; i < count; i++) {
    const dodona_advice *best = &options[i].best;
    const dodona_advice *closed = &options[i].closed;
    printf("%-12s", oracle_algorithm_name(best->algorithm));
    put_group(best->group);
    printf(" %9d %11lld %12.6g ", best->blocks, (long long)best->steps, best->time);
    if (bound > 0 && !overlaps(best, latency))
      printf("%7.3f", best->time / bound);
    else
      printf("%7s", "-");
    printf("%13s", "");
    put_group(closed->group);
    printf(" %9d %12.6g", closed->blocks, closed->time);
    puts(bcast ? "" : in_order(cost, best) ? "  any" : "  commutative");
  }
}

static json_t *advice_json(const dodona_advice *advice, const oracle_profile_entry *latency) {
  json_t *group =
      advice->group == INT32_MAX || advice->group == 0 ? json_null() : json_integer(advice->group);
  bool bounded = advice->bound > 0 && !overlaps(advice, latency);
  json_t *ratio = bounded ? json_real(advice->time / advice->bound) : json_null();
  return json_pack("{s:o, s:i, s:I, s:i, s:f, s:o}", "group", group, "blocks", advice->blocks,
                   "steps", (json_int_t)advice->steps, "depth", advice->depth, "time", advice->time,
                   "ratio", ratio);
}

static int put_json(const char *op, const dodona_cost *cost, const oracle_profile_entry *latency,
                    const option_pair *options, int count) {
  json_t *list = json_array();
  for (int i = 0; i < count; i++) {
    const dodona_advice *best = &options[i].best;
    json_t *entry = json_pack(
        "{s:s, s:o, s:o}", "algorithm", oracle_algorithm_name(best->algorithm), "best",
        advice_json(best, latency), "closed_form", advice_json(&options[i].closed, latency));
    if (strcmp(op, "bcast") != 0)
      json_object_set_new(entry, "any_operation", json_boolean(in_order(cost, best)));
    json_array_append_new(list, entry);
  }
  json_t *whole = json_pack("{s:s, s:i, s:f, s:f, s:f, s:f, s:o}", "op", op, "ranks", cost->ranks,
                            "bytes", cost->bytes, "startup", cost->startup, "byte_time",
                            cost->byte_time, "lower_bound", options[0].best.bound, "plans", list);
  if (whole != NULL && latency != NULL)
    json_object_update_new(whole, json_pack("{s:i, s:i, s:I}", "lambda_num", latency->lambda_num,
                                            "lambda_den", latency->lambda_den, "lambda_bytes",
                                            (json_int_t)latency->bytes));
  if (whole == NULL)
    return oracle_error("plan: no memory");
  json_dumpf(whole, stdout, JSON_INDENT(1));
  putchar('\n');
  json_decref(whole);
  return ORACLE_YES;
}

int oracle_plan(int argc, char **argv) {
  dodona_cost cost = {DODONA_NONE, -1, -1, -1};
  option_pair plans[DODONA_ALGORITHMS + 1];
  const char *op = "bcast";
  const char *model = "steps";
  const char *format = "text";
  const char *path = NULL;
  oracle_request asked = ORACLE_REQUEST;
  int32_t loggp[] = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  oracle_profile_entry latency;
  const oracle_option options[] = {
      {"op", "bcast|reduce|allreduce", "the collective (default bcast)", ORACLE_CHOICE, &op, 0, 0},
      {"model", "steps|loggp|simplex|hypercube|crossbar|mesh", "default steps, with duplex ports",
       ORACLE_CHOICE, &model, 0, 0},
      {"modules", "a[xb..]", "crossbar: number of modules, of modules in each, ..", ORACLE_TEXT,
       &asked.modules, 0, 0},
      {"per-module", "b", "crossbar: ranks in an innermost module", ORACLE_INT, &asked.per_module,
       1, INT32_MAX},
      {"channels", "2|1", "crossbar: into a module (default both)", ORACLE_INT, &asked.channels, 1,
       2},
      {"group", "r", "crossbar: ranks in a group (default the best)", ORACLE_INT, &asked.group, 1,
       INT32_MAX},
      {"rows", "a", "mesh: rows of ranks", ORACLE_INT, &asked.rows, 1, INT32_MAX},
      {"cols", "b", "mesh: columns of ranks", ORACLE_INT, &asked.cols, 1, INT32_MAX},
      {"ranks", "P", "number of ranks", ORACLE_INT, &cost.ranks, 1, INT32_MAX},
      {"bytes", "k", "size of the message", ORACLE_REAL, &cost.bytes, 0, 0},
      {"startup", "t", "time a step takes before its first byte", ORACLE_REAL, &cost.startup, 0, 0},
      {"byte-time", "g", "time a byte takes, in the same unit", ORACLE_REAL, &cost.byte_time, 0, 0},
      {"profile", "FILE", "startup and byte time from what dodona-measure found", ORACLE_TEXT,
       &path, 0, 0},
      {"L", "N", "loggp: latency, all four in one unit of time", ORACLE_INT, &loggp[0], 0,
       INT32_MAX},
      {"o", "N", "loggp: overhead of a send and of a receive", ORACLE_INT, &loggp[1], 0, INT32_MAX},
      {"g", "N", "loggp: gap from one message to the next", ORACLE_INT, &loggp[2], 0, INT32_MAX},
      {"G", "N", "loggp: gap for each byte", ORACLE_INT, &loggp[3], 0, INT32_MAX},
      {"format", "text|json", "default text", ORACLE_CHOICE, &format, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "plan", NULL,
      "[--op OP] --ranks P --bytes k (--startup t --byte-time g | --profile FILE)\n"
      "         [--format F]\n"
      "       dodona plan --model loggp [--op bcast|reduce|allreduce] --ranks P --bytes k\n"
      "         --L N --o N --g N --G N [--format F]\n"
      "       dodona plan --model simplex|hypercube|crossbar|mesh [--op OP] --bytes k\n"
      "         --startup t --byte-time g (--ranks P | --modules a[xb..] --per-module b\n"
      "         [--channels 2|1] [--group r] | --rows a --cols b) [--format F]",
      "Every algorithm's best group and number of blocks, by search over the exact\n"
      "time steps * (startup + bytes / blocks * byte-time), best first, and the closed\n"
      "forms beside it: those of Sanders and Sibeyn; for two trees s = sqrt(a k / (c t)),\n"
      "a + c s being the steps. Any unit of time: what goes in comes out.\n"
      "A reduction takes what a broadcast takes, an allreduce the steps of both; whether an\n"
      "operation must be commutative is said of each. Of the baselines `schedule` tells\n"
      "the steps.\n"
      "Postal trees have lambda = 1, or with --profile that of messages of this size.\n"
      "\n"
      "With --model loggp, three numbers of blocks for every algorithm that takes them: by\n"
      "the closed form, by exact simulation of the schedule as data come (best first), and\n"
      "those that a search on the machine should measure, for bcast with the command.\n"
      "\n"
      "With simplex ports, or on a network, the schedules made for them with their best group\n"
      "and blocks, the best first, and the ratio to the bound: (4) of Sanders and Sibeyn, for\n"
      "simplex ports (5).",
      options};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (!oracle_plan_sizes(model, &asked))
    return ORACLE_BAD;
  if (strcmp(model, "loggp") == 0 && (path != NULL || cost.startup >= 0 || cost.byte_time >= 0))
    return oracle_error("plan: --model loggp takes --L, --o, --g and --G");
  if (strcmp(model, "loggp") == 0)
    return oracle_plan_loggp(op, cost.ranks, cost.bytes, loggp, strcmp(format, "json") == 0);
  bool network = strcmp(model, "steps") != 0;
  if (network && path != NULL)
    return oracle_error("--profile: --model %s takes --startup and --byte-time", model);
  if (network && loggp[0] < 0 && loggp[1] < 0 && loggp[2] < 0 && loggp[3] < 0)
    return oracle_plan_network(model, op, &cost, &asked, format);
  if (loggp[0] >= 0 || loggp[1] >= 0 || loggp[2] >= 0 || loggp[3] >= 0)
    return oracle_error("plan: --L, --o, --g and --G go with --model loggp");
  if (path != NULL && (cost.startup >= 0 || cost.byte_time >= 0))
    return oracle_error("plan: expected --profile or --startup and --byte-time, not both");
  if (path != NULL && cost.bytes >= 0)
    status = take_profile(path, &cost, &latency);
  if (status > ORACLE_YES)
    return status;
  if (cost.ranks < 1 || cost.bytes < 0 || cost.startup < 0 || cost.byte_time < 0)
    return oracle_error("plan: expected --ranks, --bytes, --startup and --byte-time or "
                        "--profile (see dodona plan --help)");
  int count = 0;
  status = advise(op, &cost, plans, &count);
  if (status != ORACLE_YES)
    return status;
  if (path != NULL && !take_latency(op, &cost, &latency, plans, count))
    return ORACLE_BAD;
  if (strcmp(format, "json") == 0)
    return put_json(op, &cost, path ? &latency : NULL, plans, count);
  put_text(op, &cost, path ? &latency : NULL, plans, count);
  return ORACLE_YES;
}
