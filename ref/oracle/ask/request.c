/* Requests by name, over the table of algorithms. */
#include "ref/oracle/ask/request.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/schedule/table.h"
#include "ref/oracle/ask/ticks.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_GROUP = 2 };

typedef struct algorithm {
  const char *name;
  int32_t takes; /* DODONA_TAKES_... */
  int32_t default_group;
} algorithm;

static const algorithm algorithms[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary)                                 \
  {name, takes,                                                                                    \
   DODONA_FAMILY_##family != DODONA_FAMILY_FRACTIONAL ? 0                                          \
   : variant == 0                                     ? DEFAULT_GROUP                              \
                                                      : variant},
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const char barred_names[] =
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) "|" name
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
    ;

static const char barred_schedules[] =
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) "|" name
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
    ;

const char *const oracle_algorithms = barred_names + 1;
const char *const oracle_schedules = barred_schedules + 1;

const char *oracle_algorithm_name(int32_t algorithm) {
  return algorithm == DODONA_TWOTREE_CS ? "twotree-cs" : algorithms[algorithm].name;
}

int32_t oracle_algorithm_takes(int32_t algorithm) {
  return algorithms[algorithm].takes;
}

bool oracle_takes_alpha(int32_t algorithm) {
  return (dodona_takes_of(algorithm) & DODONA_TAKES_ALPHA) != 0;
}

bool oracle_takes_latency(const char *name) {
  for (int32_t i = 0; i < DODONA_TREES; i++)
    if (strcmp(algorithms[i].name, name) == 0)
      return (algorithms[i].takes & DODONA_TAKES_LATENCY) != 0;
  return strcmp(name, "combine") == 0;
}

static bool fail(const char *command, const char *expected) {
  oracle_error("%s: expected %s (see dodona %s --help)", command, expected, command);
  return false;
}

/* Whether an option that was given is one that the algorithm takes. */
static bool takes(const algorithm *one, int32_t what, bool given, const char *option) {
  if (!given || (one->takes & what) != 0)
    return true;
  oracle_error("--%s: %s takes none", option, one->name);
  return false;
}

dodona_rule oracle_rule(int32_t algorithm, int32_t u, int32_t f) {
  bool halves = dodona_variant_of(algorithm) == DODONA_KEEPS_HALF;
  return (dodona_rule){u, f, halves ? 1 : 0, halves ? 2 : 1};
}

/* The rule of a postal tree, from the options. */
static bool resolve_rule(const char *command, const algorithm *one, const oracle_request *asked,
                         dodona_rule *rule) {
  *rule = oracle_rule((int32_t)(one - algorithms), 1, 1);
  if (!takes(one, DODONA_TAKES_LATENCY, asked->lambda != NULL, "lambda") ||
      !takes(one, DODONA_TAKES_ALPHA, asked->alpha != NULL, "alpha"))
    return false;
  if ((one->takes & DODONA_TAKES_LATENCY) != 0 && asked->lambda == NULL)
    return fail(command, "--lambda u/f");
  if ((one->takes & DODONA_TAKES_ALPHA) != 0 && asked->alpha == NULL)
    return fail(command, "--alpha p/q");
  if (asked->lambda != NULL && !oracle_lambda(asked->lambda, &rule->latency, &rule->ticks))
    return false;
  return asked->alpha == NULL || oracle_alpha(asked->alpha, &rule->alpha_num, &rule->alpha_den);
}

static bool resolve(const char *command, const char *name, const oracle_request *asked,
                    dodona_tree_request *request) {
  int32_t i = 0;
  while (i < DODONA_TREES && strcmp(algorithms[i].name, name) != 0)
    i++;
  if (i == DODONA_TREES) {
    oracle_error("%s: expected %s, got '%s'", command, oracle_algorithms,
                 oracle_quote(name, strlen(name)).text);
    return false;
  }
  const algorithm *one = &algorithms[i];
  bool pipelined = (one->takes & DODONA_TAKES_BLOCKS) != 0;
  dodona_rule rule;
  if (asked->ranks == DODONA_NONE)
    return fail(command, "--ranks P");
  if (!resolve_rule(command, one, asked, &rule))
    return false;
  if (pipelined && asked->blocks == DODONA_NONE)
    return fail(command, "--blocks S");
  if (!pipelined && asked->blocks != DODONA_NONE && asked->blocks != 1) {
    oracle_error("--blocks: %s moves one message, expected 1", name);
    return false;
  }
  if (!takes(one, DODONA_TAKES_GROUP, asked->group != DODONA_NONE, "group"))
    return false;
  *request = (dodona_tree_request){i,
                                   asked->ranks,
                                   asked->root == DODONA_NONE ? 0 : asked->root,
                                   pipelined ? asked->blocks : 1,
                                   asked->group != DODONA_NONE ? asked->group : one->default_group,
                                   rule};
  return true;
}

bool oracle_rank_within(const char *option, int32_t rank, int32_t ranks) {
  if (rank < ranks)
    return true;
  oracle_error("--%s: expected a rank 0 .. %d, got '%d'", option, ranks - 1, rank);
  return false;
}

bool oracle_resolve(const char *command, const char *name, const oracle_request *asked,
                    dodona_tree_request *request) {
  int64_t ticks = 0;
  return resolve(command, name, asked, request) &&
         oracle_rank_within("root", asked->root, asked->ranks) &&
         oracle_rank_within("rank", asked->rank, asked->ranks) &&
         (asked->lambda == NULL || oracle_ticks(&request->rule, request->ranks, &ticks));
}

bool oracle_open(const char *command, const char *name, const oracle_request *asked,
                 oracle_planned *planned) {
  dodona_tree_request request;
  planned->table = NULL;
  if (!oracle_resolve(command, name, asked, &request))
    return false;
  int64_t entries = dodona_tree_entries(&request);
  planned->table = oracle_allocate(entries, sizeof *planned->table, "the plan's table");
  if (planned->table == NULL)
    return false;
  dodona_status status = dodona_tree_make(&request, planned->table, entries, &planned->plan);
  if (status != DODONA_OK) {
    oracle_error("%s: %s", command, dodona_status_text(status));
    oracle_close(planned);
    return false;
  }
  return true;
}

void oracle_close(oracle_planned *planned) {
  free(planned->table);
  planned->table = NULL;
}

dodona_tree_place oracle_place(const oracle_planned *planned, int32_t rank) {
  dodona_tree_place place;
  dodona_tree_place_of(&planned->plan, planned->table, rank, &place);
  return place;
}

void oracle_describe_shape(FILE *out, const dodona_tree_plan *plan) {
  if (oracle_is_postal(plan)) {
    fprintf(out, ", lambda %d/%d", plan->rule.latency, plan->rule.ticks);
    if (plan->rule.alpha_num != 0)
      fprintf(out, ", alpha %d/%d", plan->rule.alpha_num, plan->rule.alpha_den);
  } else if ((algorithms[plan->algorithm].takes & DODONA_TAKES_GROUP) != 0) {
    if (plan->group == INT32_MAX)
      fprintf(out, ", one group of all");
    else
      fprintf(out, ", groups of %d", plan->group);
  }
}

void oracle_describe(FILE *out, const dodona_tree_plan *plan, bool with_blocks) {
  fprintf(out, "%s: %d rank%s, root %d", algorithms[plan->algorithm].name, plan->ranks,
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
