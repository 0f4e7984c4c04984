/* Every way to run the collective is a tree up, a tree down, or both; each is cut into blocks three times.
   Source: TwoTreeC, section 4. */
#include "ref/oracle/commands/plan_loggp.h"
#include "ref/advice/loggp.h"
#include "ref/advice/loggp_formula.h"
#include "ref/oracle/shared/chunks.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/write/progress.h"
#include "ref/trees/reduction.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Reductions, broadcasts, and an allreduce of two kinds of trees. */
enum { MOST_WAYS = DODONA_TREES + 1 };

/* Bytes, by mpi/bench/chunks.c. */
enum { MOST_MEASURED = 1 << 30 };

typedef struct way {
  const char *name;
  oracle_chunked chunked;
  double formula_time;
  int32_t formula; /* blocks */
  int32_t blocks;  /* simulated */
  int64_t time;
  int32_t tried[ORACLE_AROUND];
  int32_t count;
} way;

typedef struct question {
  const char *op;
  oracle_chunked chunked;
  int32_t most; /* blocks */
  oracle_progress *progress;
  int64_t *searched; /* ways and groups */
} question;

static bool takes_group(int32_t algorithm) {
  return dodona_takes(algorithm, DODONA_TAKES_GROUP);
}

/* The group of the formula: 0 two trees, 1 binary, INT32_MAX chain. */
static int32_t formula_group(const way *it) {
  int32_t algorithm = it->chunked.down != DODONA_NONE ? it->chunked.down : it->chunked.up;
  if (dodona_row_family(algorithm) == DODONA_FAMILY_TWOTREE)
    return 0;
  return takes_group(algorithm) ? it->chunked.group : dodona_row_variant(algorithm);
}

/* An allreduce is a reduction and a broadcast, which end to end have the same best number of blocks. */
static void take_formula(const question *q, way *it) {
  dodona_loggp_formula formula = dodona_loggp_formula_of(&it->chunked.machine, it->chunked.bytes,
                                                         it->chunked.ranks, formula_group(it));
  bool both = it->chunked.up != DODONA_NONE && it->chunked.down != DODONA_NONE;
  it->formula = dodona_loggp_formula_blocks(&formula, q->most);
  it->formula_time = dodona_loggp_formula_time(&formula, it->formula) * (both ? 2 : 1);
}

/* So many searches are there in all, at most. */
static int64_t searches(const question *q) {
  int64_t all = 0;
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    all += oracle_is_tree(i) && dodona_takes(i, DODONA_TAKES_BLOCKS);
  for (int64_t group = 2; 2 * group < q->chunked.ranks; group *= 2)
    all++;
  return all;
}

/* Finds the best by simulation; for a fractional tree, the best of the groups of 2, 4, 8, ... below the
   number of ranks. */
static bool simulate(const question *q, way *it) {
  int32_t blocks = 0;
  int64_t time = 0;
  bool grouped = takes_group(it->chunked.up) || takes_group(it->chunked.down);
  oracle_chunked now = it->chunked;
  it->blocks = 0;
  for (int64_t group = 2; it->blocks == 0 || (grouped && group < now.ranks); group *= 2) {
    now.group = (int32_t)group;
    q->progress->calls = 0; /* a search may take long */
    oracle_progress_at(q->progress, (*q->searched)++, searches(q));
    if (!oracle_chunks_search(&now, q->most, &blocks, &time))
      return false;
    if (it->blocks != 0 && time >= it->time)
      continue;
    it->blocks = blocks;
    it->time = time;
    it->chunked.group = now.group;
  }
  it->count = oracle_chunks_around(it->blocks, q->most, it->tried);
  take_formula(q, it);
  return true;
}

static bool add(const question *q, const char *name, int32_t up, int32_t down, way *ways,
                int *count) {
  way *it = &ways[(*count)++];
  it->name = name;
  it->chunked = q->chunked;
  it->chunked.up = up;
  it->chunked.down = down;
  it->chunked.apart = 1;
  return simulate(q, it);
}

/* The reduction of TwoTreeC goes with three broadcasts: its own, +C and +S. */
static bool add_all(const question *q, way *ways, int *count) {
  int32_t op = oracle_op_of(q->op);
  *count = 0;
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    if (oracle_is_tree(i) && dodona_takes(i, DODONA_TAKES_BLOCKS) && dodona_serves(i, op) &&
        !add(q, oracle_algorithm_name(i),
             op == DODONA_BCAST ? DODONA_NONE : dodona_up_algorithm(op, i),
             op == DODONA_REDUCE ? DODONA_NONE : dodona_down_algorithm(op, i), ways, count))
      return false;
  return true;
}

static int by_time(const void *left, const void *right) {
  const way *a = left;
  const way *b = right;
  if (a->time != b->time)
    return a->time < b->time ? -1 : 1;
  return strcmp(a->name, b->name);
}

static void put_text(const question *q, const way *ways, int count) {
  const oracle_chunked *c = &q->chunked;
  const dodona_loggp *m = &c->machine;
  long long const at[] = {m->latency, m->overhead, m->gap, m->byte_gap};
  printf("# %s of %lld bytes, %d rank%s, LogGP model: L %lld, o %lld, g %lld, G %lld\n", q->op,
         (long long)c->bytes, c->ranks, c->ranks == 1 ? "" : "s", at[0], at[1], at[2], at[3]);
  if (1 <= c->bytes && c->bytes <= MOST_MEASURED)
    printf("# to measure: mpiexec -n %d bench_chunks %s %lld %lld %lld %lld %lld\n", c->ranks,
           q->op, at[0], at[1], at[2], at[3], (long long)c->bytes);
  printf("%-11s %5s %8s %12s %10s %12s  %s\n", "algorithm", "group", "formula:", "time",
         "simulated:", "time", "to measure");
  for (int i = 0; i < count; i++) {
    const way *it = &ways[i];
    int32_t group = formula_group(it);
    printf("%-11s ", it->name);
    if (group == 0 || group == INT32_MAX)
      printf("%5s", group == 0 ? "-" : "all");
    else
      printf("%5d", group);
    printf(" %8d %12.6g %10d %12lld ", it->formula, it->formula_time, it->blocks,
           (long long)it->time);
    for (int32_t k = 0; k < it->count; k++)
      printf(" %d", it->tried[k]);
    putchar('\n');
  }
}

static json_t *way_json(const way *it) {
  int32_t group = formula_group(it);
  json_t *tried = json_array();
  for (int32_t k = 0; k < it->count; k++)
    json_array_append_new(tried, json_integer(it->tried[k]));
  return json_pack("{s:s, s:o, s:{s:i, s:f}, s:{s:i, s:I}, s:o}", "algorithm", it->name, "group",
                   group == 0 || group == INT32_MAX ? json_null() : json_integer(group), "formula",
                   "blocks", it->formula, "time", it->formula_time, "simulation", "blocks",
                   it->blocks, "time", (json_int_t)it->time, "to_measure", tried);
}

static int put_json(const question *q, const way *ways, int count) {
  const dodona_loggp *m = &q->chunked.machine;
  json_t *list = json_array();
  for (int i = 0; i < count; i++)
    json_array_append_new(list, way_json(&ways[i]));
  json_t *whole = json_pack("{s:s, s:i, s:I, s:I, s:I, s:I, s:I, s:o}", "op", q->op, "ranks",
                            q->chunked.ranks, "bytes", (json_int_t)q->chunked.bytes, "L",
                            (json_int_t)m->latency, "o", (json_int_t)m->overhead, "g",
                            (json_int_t)m->gap, "G", (json_int_t)m->byte_gap, "plans", list);
  if (whole == NULL)
    return oracle_error("plan: no memory");
  json_dumpf(whole, stdout, JSON_INDENT(1));
  putchar('\n');
  json_decref(whole);
  return ORACLE_YES;
}

int oracle_plan_loggp(const char *op, int32_t ranks, double bytes, const int32_t parameters[4],
                      bool json) {
  way ways[MOST_WAYS];
  int count = 0;
  if (ranks < 1 || bytes < 0 || parameters[0] < 0 || parameters[1] < 0 || parameters[2] < 0 ||
      parameters[3] < 0)
    return oracle_error("plan: --model loggp: expected --ranks, --bytes, --L, --o, --g and --G "
                        "(see dodona plan --help)");
  if (bytes > (double)((int64_t)1 << 53) || bytes != (double)(int64_t)bytes)
    return oracle_error("--bytes: --model loggp: expected a whole number up to 2^53");
  oracle_progress progress = oracle_progress_start("plan", false);
  int64_t searched = 0;
  question q = {op,
                {{parameters[0], parameters[1], parameters[2], parameters[3]},
                 (int64_t)bytes,
                 ranks,
                 DODONA_NONE,
                 DODONA_NONE,
                 0,
                 1},
                bytes < 1           ? 1
                : bytes > INT32_MAX ? INT32_MAX
                                    : (int32_t)bytes,
                &progress,
                &searched};
  if (q.chunked.machine.overhead == 0 && q.chunked.machine.gap == 0)
    return oracle_error("plan: --model loggp: expected o or g above 0, or blocks cost nothing");
  bool good = add_all(&q, ways, &count);
  oracle_progress_end(&progress);
  if (!good)
    return oracle_error("plan: --model loggp: expected times below 2^63 and memory for all "
                        "messages of %d ranks",
                        ranks);
  qsort(ways, (size_t)count, sizeof *ways, by_time);
  if (json)
    return put_json(&q, ways, count);
  put_text(&q, ways, count);
  return ORACLE_YES;
}
