/* dodona algorithms: what each algorithm serves and takes, and which theorems speak of it. */
#include "ref/oracle/shared/bits.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/write/listing.h"

#include <string.h>

static const char *const summaries[] = {
#define ORACLE_SUMMARY(id, name, family, variant, ops, takes, same_bits, summary) summary,
    DODONA_ALGORITHM_TABLE(ORACLE_SUMMARY)
#undef ORACLE_SUMMARY
};

static const struct {
  int32_t bit;
  const char *name;
} takes[] = {{DODONA_TAKES_BLOCKS, "blocks"},   {DODONA_TAKES_GROUP, "group"},
             {DODONA_TAKES_LATENCY, "lambda"},  {DODONA_TAKES_ALPHA, "alpha"},
             {DODONA_TAKES_COUPLES, "couples"}, {DODONA_TAKES_SIMPLEX, "simplex"},
             {DODONA_TAKES_MODULES, "modules"}, {DODONA_TAKES_MESH, "mesh"}};

/* Of whose schedules a theorem speaks. */
static bool of_all(int32_t a) {
  return dodona_row_family(a) < DODONA_FAMILY_ALLTOALL;
}

static bool of_alltoalls(int32_t a) {
  return dodona_serves(a, DODONA_ALLTOALL);
}

static bool of_multiplying(int32_t a) {
  return dodona_row_family(a) == DODONA_FAMILY_MULTIPLY;
}

static bool of_scans(int32_t a) {
  return dodona_serves(a, DODONA_SCAN);
}

static bool of_barriers(int32_t a) {
  return dodona_serves(a, DODONA_BARRIER);
}

static bool of_windows(int32_t a) {
  return dodona_row_family(a) == DODONA_FAMILY_COMBINE;
}

static bool of_casts(int32_t a) {
  return of_all(a) && !of_windows(a);
}

static bool of_cubes(int32_t a) {
  return dodona_row_family(a) == DODONA_FAMILY_CUBE;
}

static bool of_crossbars(int32_t a) {
  return dodona_row_family(a) == DODONA_FAMILY_CROSSBAR;
}

static bool of_lambda(int32_t a) {
  return dodona_row_family(a) == DODONA_FAMILY_POSTAL && dodona_row_variant(a) == DODONA_KEEPS_MOST;
}

static const struct {
  bool (*speaks)(int32_t algorithm);
  const char *name;
} theorems[] = {{of_all, "theorem_schedule"},
                {of_casts, "theorem_schedule_run"},
                {of_windows, "theorem_schedule_windows"},
                {of_alltoalls, "theorem_schedule_alltoall"},
                {of_scans, "theorem_schedule_scan"},
                {of_multiplying, "theorem_schedule_multiplying"},
                {of_barriers, "theorem_schedule_barrier"},
                {of_cubes, "theorem_cube_optimal"},
                {of_crossbars, "theorem_crossbar_channels"},
                {of_lambda, "theorem_postal_optimal"}};

/* "bcast,reduce": one word more. */
typedef struct words {
  char text[160];
} words;

static void add(words *list, const char *word) {
  const size_t used = strlen(list->text);
  snprintf(list->text + used, sizeof list->text - used, "%s%s", used > 0 ? "," : "", word);
}

static words operations_of(int32_t a) {
  words list = {""};
  for (int32_t op = DODONA_BCAST; op < DODONA_OPS; op++)
    if (dodona_serves(a, op))
      add(&list, oracle_op_name(op));
  return list;
}

static words takes_of(int32_t a) {
  words list = {""};
  for (size_t i = 0; i < sizeof takes / sizeof takes[0]; i++)
    if (dodona_takes(a, takes[i].bit))
      add(&list, takes[i].name);
  return list;
}

static words theorems_of(int32_t a) {
  words list = {""};
  for (size_t i = 0; i < sizeof theorems / sizeof theorems[0]; i++)
    if (theorems[i].speaks(a))
      add(&list, theorems[i].name);
  return list;
}

/* In the same words as --same-bits. */
static words bits_of(int32_t a) {
  words list = {""};
  for (int level = ORACLE_RANKS; level < ORACLE_LEVELS; level++)
    if (oracle_row_has_level(a, (oracle_level)level))
      add(&list, oracle_level_name((oracle_level)level));
  return list;
}

static void put(oracle_listing *listing, words list) {
  if (list.text[0] == '\0')
    oracle_listing_none(listing);
  else
    oracle_listing_text(listing, list.text);
}

int oracle_algorithms_list(int argc, char **argv) {
  static const char *const columns[] = {"algorithm", "operations", "takes", "same_bits",
                                        "theorems",  "summary",    NULL};
  const char *format = "text";
  const oracle_option options[] = {ORACLE_OPTION_LISTING(format),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "algorithms",
      NULL,
      "[--format text|json]",
      "Lists the algorithms: the operations that each serves, what it takes beside ranks\n"
      "and root, and the theorems that are proven of its schedules for every number of\n"
      "ranks. The options of `schedule` bear the names of what an algorithm takes; couples\n"
      "and simplex are its ways to run with --model simplex. same_bits: what all its\n"
      "results have (help bits); binomial trees of 2^n ranks are nested, too.",
      options,
      "dodona algorithms\n"
      "dodona algorithms | grep allgather\n"
      "dodona algorithms --format json | jq -r '.rows[].algorithm'",
      "operations networks bits"};
  const int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_columns(&listing, columns);
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++) {
    oracle_listing_text(&listing, oracle_algorithm_name(a));
    put(&listing, operations_of(a));
    put(&listing, takes_of(a));
    put(&listing, bits_of(a));
    put(&listing, theorems_of(a));
    oracle_listing_text(&listing, summaries[a]);
  }
  oracle_listing_end(&listing);
  return ORACLE_YES;
}
