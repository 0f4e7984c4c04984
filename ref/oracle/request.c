/* Requests by name, over the table of algorithms. */
#include "request.h"

#include <stdlib.h>
#include <string.h>

typedef struct algorithm {
  const char *name;
  int32_t takes_group;
  int32_t default_group;
} algorithm;

static const algorithm algorithms[] = {
#define DODONA_ALGORITHM(id, name, takes_group, default_group, summary)                            \
  {name, takes_group, default_group},
#include "algorithms.def"
#undef DODONA_ALGORITHM
};

static const char barred_names[] =
#define DODONA_ALGORITHM(id, name, takes_group, default_group, summary) "|" name
#include "algorithms.def"
#undef DODONA_ALGORITHM
    ;

const char *const oracle_algorithms = barred_names + 1;

const char *oracle_algorithm_name(int32_t algorithm) {
  return algorithms[algorithm].name;
}

static bool fail(const char *command, const char *expected) {
  oracle_error("%s: expected %s (see dodona %s --help)", command, expected, command);
  return false;
}

static bool resolve(const char *command, const char *name, const oracle_request *asked,
                    dodona_request *request) {
  int32_t i = 0;
  while (i < DODONA_ALGORITHMS && strcmp(algorithms[i].name, name) != 0)
    i++;
  if (i == DODONA_ALGORITHMS) {
    oracle_error("%s: expected %s, got '%s'", command, oracle_algorithms,
                 oracle_quote(name, strlen(name)).text);
    return false;
  }
  if (asked->ranks == DODONA_NONE)
    return fail(command, "--ranks P");
  if (asked->blocks == DODONA_NONE)
    return fail(command, "--blocks S");
  if (asked->group != DODONA_NONE && !algorithms[i].takes_group) {
    oracle_error("--group: %s takes none", name);
    return false;
  }
  *request =
      (dodona_request){i, asked->ranks, asked->root, asked->blocks,
                       asked->group != DODONA_NONE ? asked->group : algorithms[i].default_group};
  return true;
}

static bool within(const char *option, int32_t rank, int32_t ranks) {
  if (rank < ranks)
    return true;
  oracle_error("--%s: expected a rank 0 .. %d, got '%d'", option, ranks - 1, rank);
  return false;
}

bool oracle_open(const char *command, const char *name, const oracle_request *asked,
                 oracle_planned *planned) {
  dodona_request request;
  planned->table = NULL;
  if (!resolve(command, name, asked, &request) || !within("root", asked->root, asked->ranks) ||
      !within("rank", asked->rank, asked->ranks))
    return false;
  int64_t entries = dodona_table_entries(&request);
  planned->table = oracle_allocate(entries, sizeof *planned->table, "the plan's table");
  if (planned->table == NULL)
    return false;
  dodona_status status = dodona_plan_make(&request, planned->table, entries, &planned->plan);
  if (status != DODONA_OK) {
    oracle_error("%s: no such plan (status %d)", command, (int)status);
    oracle_close(planned);
    return false;
  }
  return true;
}

void oracle_close(oracle_planned *planned) {
  free(planned->table);
  planned->table = NULL;
}

dodona_place oracle_place(const oracle_planned *planned, int32_t rank) {
  dodona_place place;
  dodona_place_of(&planned->plan, planned->table, rank, &place);
  return place;
}

void oracle_describe(FILE *out, const dodona_plan *plan, bool with_blocks) {
  fprintf(out, "%s: %d rank%s, root %d", algorithms[plan->algorithm].name, plan->ranks,
          plan->ranks == 1 ? "" : "s", plan->root);
  if (algorithms[plan->algorithm].takes_group) {
    if (plan->group == INT32_MAX)
      fprintf(out, ", one group of all");
    else
      fprintf(out, ", groups of %d", plan->group);
  }
  fprintf(out, ", depth %d", plan->depth);
  if (with_blocks)
    fprintf(out, ", %d block%s, %lld steps, lower bound %lld", plan->blocks,
            plan->blocks == 1 ? "" : "s", (long long)dodona_steps(plan),
            (long long)dodona_bound_steps(plan->ranks, plan->blocks));
}
