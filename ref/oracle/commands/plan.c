/* dodona plan: what every algorithm is predicted to take with its best parameters, best first. The LogGP model
   is in plan_loggp.c. */
#include "ref/base/op.h"
#include "ref/dodona.h"
#include "ref/oracle/ask/machine.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/plan_counts.h"
#include "ref/oracle/commands/plan_distance.h"
#include "ref/oracle/commands/plan_loggp.h"
#include "ref/oracle/commands/plan_network.h"
#include "ref/oracle/commands/plan_offers.h"
#include "ref/oracle/commands/plan_speedup.h"
#include "ref/oracle/shared/profile.h"
#include "ref/oracle/ask/request.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SPEEDUP = 1 << 20, NAME = 18, GROUP = 7 };

#define ORACLE_PLAN_MODELS "duplex|simplex|loggp"

/* Whether its sends overlap: then k + t ceil(log2 P) does not bound it. */
static bool overlaps(const oracle_offer *offer, const oracle_profile_entry *latency) {
  return latency != NULL && offer->postal && latency->lambda_num > latency->lambda_den;
}

/* The ranks in a group, where the algorithm takes one; of the tree of a fixed share that share. */
static void put_group(const dodona_request *q, int width) {
  char share[32];
  snprintf(share, sizeof share, "%d/%d", q->rule.alpha_num, q->rule.alpha_den);
  if (dodona_takes(q->algorithm, DODONA_TAKES_ALPHA))
    printf(" %*s", width, share);
  else if (!dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    printf(" %*s", width, "-");
  else if (q->group >= q->ranks)
    printf(" %*s", width, "all");
  else
    printf(" %*d", width, q->group);
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
  double least = oracle_profile_nearest(&profile, send, 0)->lambda;
  bool good = oracle_profile_step(&profile, send, &cost->startup, &cost->byte_time);
  cost->latency = good && least > 1 ? cost->startup * (1 - 1 / least) : 0;
  oracle_profile_free(&profile);
  if (!good)
    return oracle_error("%s: entries: expected at least two sizes of the same send",
                        oracle_name(path).text);
  if (beyond)
    take_rule(cost, latency);
  return ORACLE_YES;
}

static void put_distance(const dodona_request *q) {
  const double distance = oracle_plan_distance(q);
  if (isnan(distance))
    printf(" %10s", "-");
  else
    printf(" %10.6g", distance);
}

static void put_text(const char *op, const dodona_cost *cost, const oracle_profile_entry *latency,
                     bool distances, const oracle_offers *offers) {
  double bound = offers->all[0].best.bound;
  bool bcast = strcmp(op, "bcast") == 0;
  bool stores = !dodona_op_combines(oracle_op_of(op));
  const int32_t shared = dodona_op_has_shares(oracle_op_of(op));
  const char *formula = strcmp(op, "allreduce") == 0 ? "2 k (P - 1) / P" : "k";
  const int32_t pairs = oracle_op_of(op) == DODONA_ALLTOALL;
  const char *news = cost->latency > 0 ? "max(t, o ceil(log2 P))" : "t ceil(log2 P)";
  printf("# %s of %.9g bytes %s %d rank%s, startup %.9g, byte time %.9g\n",
         bcast ? "broadcast" : op, cost->bytes, pairs ? "for each pair of" : "to", cost->ranks,
         cost->ranks == 1 ? "" : "s", cost->startup, cost->byte_time);
  if (cost->latency > 0)
    printf("# overhead %.9g: of the startup, what each message of a round takes\n",
           cost->startup - cost->latency);
  if (latency)
    printf(
        "# lambda %d/%d, by the profile's messages of %lld bytes; steps of postal trees in ticks\n",
        latency->lambda_num, latency->lambda_den, (long long)latency->bytes);
  if (pairs)
    printf("# lower bound %.6g = max(k (P - 1) + t, %s); ratio: time to lower bound\n", bound,
           news);
  else if (shared)
    printf("# lower bound %.6g = max(k (P - 1) / P + t, %s), k of all shares; ratio: time to lower "
           "bound\n",
           bound, news);
  else
    printf("# lower bound %.6g = %s + %s; ratio: time to lower bound\n", bound, formula, news);
  if (!stores)
    puts("# operation: commutative, or any where the order of ranks is kept");
  if (offers->level != NULL)
    printf("# same bits: %s; the fastest of all, %s, takes %.6g: these take %.3f times as long and "
           "more\n",
           offers->level, offers->fastest.name, offers->fastest.best.time,
           offers->all[0].best.time / offers->fastest.best.time);
  if (distances)
    puts("# distance: ranks from sender to receiver, the shorter way round, times P-ths of the "
         "message; a rank's sum, the mean of all");
  printf("%-18s %7s %9s %11s %12s %7s%s   closed form: %1s %9s %12s%s\n", "algorithm", "group",
         "blocks", "steps", "time", "ratio", distances ? "   distance" : "", "group", "blocks",
         "time", stores ? "" : "  operation");
  for (int i = 0; i < offers->count; i++) {
    const oracle_offer *offer = &offers->all[i];
    printf("%-*s", NAME, offer->name);
    const int longer = (int)strlen(offer->name) - NAME; /* a long name takes of the next column */
    put_group(&offer->best.request, GROUP - (longer > 0 ? longer : 0));
    printf(" %9d %11lld %12.6g ", oracle_request_blocks(&offer->best.request),
           (long long)offer->best.steps, offer->best.time);
    if (bound > 0 && !overlaps(offer, latency))
      printf("%7.3f", offer->best.time / bound);
    else
      printf("%7s", "-");
    if (distances)
      put_distance(&offer->best.request);
    printf("%13s", "");
    put_group(&offer->closed.request, GROUP);
    printf(" %9d %12.6g", oracle_request_blocks(&offer->closed.request), offer->closed.time);
    puts(stores ? "" : offer->any ? "  any" : "  commutative");
  }
}

/* The least steps of messages of one block; null where a plan does not count these. */
static json_t *least_steps(const dodona_request *q) {
  bool blocks = dodona_plan_family(*q) < DODONA_BLOCK_FAMILIES &&
                !dodona_takes(q->algorithm, DODONA_TAKES_LATENCY);
  if (!blocks)
    return json_null();
  return json_integer(q->op == DODONA_ALLREDUCE ? dodona_bound_allreduce_steps(q->ranks, q->blocks)
                                                : dodona_bound_steps(q->ranks, q->blocks));
}

static json_t *advice_json(const oracle_offer *offer, const dodona_advice *advice,
                           const oracle_profile_entry *latency) {
  const dodona_request *q = &advice->request;
  bool grouped = dodona_takes(q->algorithm, DODONA_TAKES_GROUP) && q->group < q->ranks;
  json_t *group = grouped ? json_integer(q->group) : json_null();
  bool bounded = advice->bound > 0 && !overlaps(offer, latency);
  json_t *ratio = bounded ? json_real(advice->time / advice->bound) : json_null();
  json_t *depth = advice->depth > 0 ? json_integer(advice->depth) : json_null();
  return json_pack("{s:o, s:i, s:I, s:o, s:o, s:f, s:o}", "group", group, "blocks",
                   oracle_request_blocks(q), "steps", (json_int_t)advice->steps, "least_steps",
                   least_steps(q), "depth", depth, "time", advice->time, "ratio", ratio);
}

/* `fastest`: beside which other offer, or NULL. */
static json_t *offer_json(const char *op, const oracle_offer *offer,
                          const oracle_profile_entry *latency, bool distances,
                          const oracle_offer *fastest) {
  json_t *entry = json_pack("{s:s, s:o, s:o}", "algorithm", offer->name, "best",
                            advice_json(offer, &offer->best, latency), "closed_form",
                            advice_json(offer, &offer->closed, latency));
  const dodona_rule *rule = &offer->best.request.rule;
  if (dodona_takes(offer->best.request.algorithm, DODONA_TAKES_ALPHA))
    json_object_set_new(entry, "alpha", json_sprintf("%d/%d", rule->alpha_num, rule->alpha_den));
  if (dodona_op_combines(oracle_op_of(op)))
    json_object_set_new(entry, "any_operation", json_boolean(offer->any));
  const double distance = distances ? oracle_plan_distance(&offer->best.request) : NAN;
  if (distances)
    json_object_set_new(entry, "distance", isnan(distance) ? json_null() : json_real(distance));
  if (fastest != NULL)
    json_object_set_new(entry, "over_fastest",
                        fastest->best.time > 0 ? json_real(offer->best.time / fastest->best.time)
                                               : json_null());
  return entry;
}

static int put_json(const char *op, const dodona_cost *cost, bool usual,
                    const oracle_profile_entry *latency, bool distances,
                    const oracle_offers *offers) {
  json_t *list = json_array();
  for (int i = 0; i < offers->count; i++)
    json_array_append_new(list, offer_json(op, &offers->all[i], latency, distances,
                                           offers->level != NULL ? &offers->fastest : NULL));
  json_t *whole =
      json_pack("{s:s, s:i, s:f, s:f, s:f, s:f, s:o}", "op", op, "ranks", cost->ranks, "bytes",
                cost->bytes, "startup", cost->startup, "byte_time", cost->byte_time, "lower_bound",
                offers->all[0].best.bound, "plans", list);
  if (whole != NULL && cost->latency > 0)
    json_object_set_new(whole, "overhead", json_real(cost->startup - cost->latency));
  if (whole != NULL && offers->level != NULL)
    json_object_update_new(whole, json_pack("{s:s, s:s}", "same_bits", offers->level, "fastest",
                                            offers->fastest.name));
  if (whole != NULL && usual)
    json_object_set_new(whole, "default_machine", json_string(ORACLE_MACHINE_TEXT));
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

static int no_plan(const char *op, int32_t ranks, const char *level) {
  fprintf(stderr, "dodona: plan: no %s of %d ranks has the same bits (%s)\n", op, ranks, level);
  return ORACLE_NO;
}

int oracle_plan(int argc, char **argv) {
  dodona_cost cost = {DODONA_NONE, -1, -1, -1, 0};
  double overhead = -1;
  oracle_offers offers;
  const char *op = "bcast";
  const char *model = "duplex";
  const char *network = NULL;
  const char *format = "text";
  const char *path = NULL;
  const char *counts = NULL;
  const char *level = NULL;
  int32_t speedup = 0;
  int32_t distances = 0;
  oracle_request asked = ORACLE_REQUEST;
  int32_t loggp[] = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  oracle_profile_entry latency;
  const oracle_option options[] = {
      {"op", ORACLE_OPS_OF_ALL, "the collective (default bcast)", ORACLE_CHOICE, &op, 0, 0},
      {"model", "NAME", ORACLE_PLAN_MODELS " (default duplex)", ORACLE_TEXT, &model, 0, 0},
      {"network", "NAME", "duplex: cube, crossbar or mesh (default: all are linked)", ORACLE_TEXT,
       &network, 0, 0},
      {"modules", "a[xb..]", "crossbar: number of modules, of modules in each, ..", ORACLE_TEXT,
       &asked.modules, 0, 0},
      {"per-module", "b", "crossbar: ranks in an innermost module", ORACLE_INT, &asked.per_module,
       1, INT32_MAX},
      {"channels", "2|1", "crossbar: into a module (default both)", ORACLE_INT, &asked.channels, 1,
       2},
      {"group", "r", "crossbar: ranks in a group (default the best)", ORACLE_INT, &asked.group, 1,
       INT32_MAX},
      ORACLE_OPTION_ROWS(asked.rows),
      ORACLE_OPTION_COLS(asked.cols),
      ORACLE_OPTION_RANKS(cost),
      {"bytes", "k", "size of the message", ORACLE_REAL, &cost.bytes, 0, 0},
      {"counts", "C", "bytes of each rank's share, where they differ: 3,0,5, or a file",
       ORACLE_TEXT, &counts, 0, 0},
      {"startup", "t", "time a step takes before its first byte", ORACLE_REAL, &cost.startup, 0, 0},
      {"byte-time", "g", "time a byte takes, in the same unit", ORACLE_REAL, &cost.byte_time, 0, 0},
      {"overhead", "o", "of the startup, what each message of a round takes (default all)",
       ORACLE_REAL, &overhead, 0, 0},
      {"profile", "FILE", "startup and byte time from what dodona-measure found", ORACLE_TEXT,
       &path, 0, 0},
      {"same-bits", "LEVEL", ORACLE_LEVEL_NAMES ": only what has it", ORACLE_TEXT, &level, 0, 0},
      {"L", "N", "loggp: latency, all four in one unit of time", ORACLE_INT, &loggp[0], 0,
       INT32_MAX},
      {"o", "N", "loggp: overhead of a send and of a receive", ORACLE_INT, &loggp[1], 0, INT32_MAX},
      {"g", "N", "loggp: gap from one message to the next", ORACLE_INT, &loggp[2], 0, INT32_MAX},
      {"G", "N", "loggp: gap for each byte", ORACLE_INT, &loggp[3], 0, INT32_MAX},
      {"distance", NULL, "also how far what a rank sends goes", ORACLE_FLAG, &distances, 0, 0},
      {"speedup", NULL, "the fractional tree beside chain and binary tree", ORACLE_FLAG, &speedup,
       0, 0},
      {"format", "text|json", "default text", ORACLE_CHOICE, &format, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "plan",
      NULL,
      "[--op OP] --ranks P --bytes k [--startup t --byte-time g | --profile FILE]",
      "Prints each algorithm with its best group and number of blocks, the fastest first.",
      options,
      "dodona plan --ranks 64 --bytes 1048576\n"
      "dodona plan --op allreduce --ranks 48 --bytes 4096 --startup 2 --byte-time 0.0001\n"
      "dodona plan --network mesh --rows 8 --cols 8 --bytes 65536",
      "costs models networks bits"};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (!oracle_is_choice(ORACLE_PLAN_MODELS, model))
    return oracle_no_choice("model", ORACLE_PLAN_MODELS, model);
  if (speedup != 0) {
    if (cost.ranks < 3 || cost.ranks > MOST_SPEEDUP || cost.bytes >= 0 || network != NULL ||
        strcmp(op, "bcast") != 0 || strcmp(model, "loggp") == 0 || distances != 0)
      return oracle_error("--speedup: expected --ranks 3 .. %d, and of the others --model duplex "
                          "or simplex and --format only",
                          MOST_SPEEDUP);
    return oracle_plan_speedup(cost.ranks, strcmp(model, "simplex") == 0,
                               strcmp(format, "json") == 0);
  }
  if (network != NULL && !oracle_is_choice(oracle_networks, network))
    return oracle_no_choice("network", oracle_networks, network);
  if (level != NULL && !oracle_is_choice(ORACLE_LEVEL_NAMES, level))
    return oracle_no_choice("same-bits", ORACLE_LEVEL_NAMES, level);
  if (level != NULL &&
      (!dodona_op_combines(oracle_op_of(op)) || oracle_op_of(op) == DODONA_BARRIER))
    return oracle_error("--same-bits: --op %s takes none", op);
  if (level != NULL && (network != NULL || strcmp(model, "duplex") != 0 || counts != NULL))
    return oracle_error("--same-bits: expected --model duplex, no --network and no --counts");
  if (distances != 0 && (network != NULL || strcmp(model, "duplex") != 0 || counts != NULL))
    return oracle_error("--distance: expected --model duplex, no --network and no --counts");
  const bool alone = oracle_op_of(op) > DODONA_ALLREDUCE;
  if (oracle_op_of(op) == DODONA_BARRIER && cost.bytes < 0)
    cost.bytes = 0;
  if (oracle_op_of(op) == DODONA_BARRIER && cost.bytes > 0)
    return oracle_error("--bytes: a barrier moves none");
  if (alone && (network != NULL || strcmp(model, "duplex") != 0))
    return oracle_error("--op: %s is planned on duplex ports, without --network", op);
  if (network != NULL && strcmp(model, "duplex") != 0)
    return oracle_error("--network: --model %s takes none", model);
  if (!oracle_plan_sizes(network, &asked))
    return ORACLE_BAD;
  if (overhead >= 0 && (network != NULL || strcmp(model, "duplex") != 0))
    return oracle_error("--overhead: --%s %s takes none", network != NULL ? "network" : "model",
                        network != NULL ? network : model);
  if (strcmp(model, "loggp") == 0 && (path != NULL || cost.startup >= 0 || cost.byte_time >= 0))
    return oracle_error("plan: --model loggp takes --L, --o, --g and --G");
  if (strcmp(model, "loggp") == 0)
    return oracle_plan_loggp(op, cost.ranks, cost.bytes, loggp, strcmp(format, "json") == 0);
  bool special = network != NULL || strcmp(model, "simplex") == 0;
  bool usual = path == NULL && oracle_machine_default(&cost);
  if (special && path != NULL)
    return oracle_error("--profile: --%s %s takes --startup and --byte-time",
                        network != NULL ? "network" : "model", network != NULL ? network : model);
  if (special && loggp[0] < 0 && loggp[1] < 0 && loggp[2] < 0 && loggp[3] < 0)
    return oracle_plan_network(network, op, &cost, usual, &asked, format);
  if (loggp[0] >= 0 || loggp[1] >= 0 || loggp[2] >= 0 || loggp[3] >= 0)
    return oracle_error("plan: --L, --o, --g and --G go with --model loggp");
  if (path != NULL && (cost.startup >= 0 || cost.byte_time >= 0))
    return oracle_error("plan: expected --profile or --startup and --byte-time, not both");
  if (counts != NULL && (cost.bytes >= 0 || overhead >= 0 || special || path != NULL))
    return oracle_error("--counts: expected --op, --ranks and a machine's --startup and "
                        "--byte-time beside it, and no other");
  if (counts != NULL && (cost.startup < 0 || cost.byte_time < 0))
    return oracle_error("plan: expected both --startup and --byte-time");
  if (counts != NULL)
    return oracle_plan_counts(op, counts, &cost, strcmp(format, "json") == 0);
  if (path != NULL && cost.bytes >= 0)
    status = take_profile(path, &cost, &latency);
  if (status > ORACLE_YES)
    return status;
  if (cost.ranks < 1 || cost.bytes < 0 || cost.startup < 0 || cost.byte_time < 0)
    return oracle_error("plan: expected --ranks and --bytes, and of a machine both --startup and "
                        "--byte-time, or --profile (see dodona plan --help)");
  if (overhead > cost.startup)
    return oracle_error("--overhead: expected at most the startup, %.9g", cost.startup);
  if (overhead >= 0)
    cost.latency = cost.startup - overhead;
  if (!oracle_offers_find(op, &cost, &offers))
    return ORACLE_BAD;
  if (path != NULL && !oracle_offers_latency(&cost, &latency, &offers))
    return ORACLE_BAD;
  if (level != NULL)
    oracle_offers_keep(&offers, level);
  if (offers.count == 0)
    return no_plan(op, cost.ranks, level);
  if (strcmp(format, "json") == 0)
    return put_json(op, &cost, usual, path ? &latency : NULL, distances != 0, &offers);
  if (usual)
    puts("# default machine: " ORACLE_MACHINE_TEXT
         "; --profile, or --startup and --byte-time, name yours");
  put_text(op, &cost, path ? &latency : NULL, distances != 0, &offers);
  return ORACLE_YES;
}
