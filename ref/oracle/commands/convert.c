/* dodona convert: from a format that check reads to another. */
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/binary/write.h"
#include "ref/oracle/write/ops_text.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"
#include "ref/oracle/msccl/write.h"
#include "ref/oracle/read/goal_file.h"
#include "ref/oracle/read/program.h"
#include "ref/oracle/read/trace_file.h"
#include "ref/oracle/read/tree_file.h"
#include "ref/oracle/write/rows_write.h"

#include <stdlib.h>
#include <string.h>

/* Stored blocks are so much more than their number, while nobody has said how many there are. */
enum { MANY = INT32_MAX / 2 };

typedef struct asked {
  const char *file;
  const char *op; /* NULL: as the file says, else bcast */
  const char *format;
  FILE *out;
  oracle_sizes *sizes; /* to be stored, or NULL */
  int32_t ranks;
  int32_t blocks;
  int32_t root;
} asked;

static oracle_named name_of(const asked *a) {
  return oracle_name(oracle_rows_name(a->file));
}

/* How many ranks the rows name, and blocks. */
static void count_named(const oracle_rows_text *t, int32_t *ranks, int32_t *blocks) {
  *ranks = *blocks = 1;
  for (int64_t k = 0; k < t->rows->count; k++) {
    const dodona_row *row = &t->rows->rows[k];
    const int32_t block = row->block >= t->count ? row->block - t->count : row->block;
    const int32_t rank = row->rank > row->peer ? row->rank : row->peer;
    *ranks = rank >= *ranks && rank < INT32_MAX ? rank + 1 : *ranks;
    *blocks = block >= *blocks && block < INT32_MAX ? block + 1 : *blocks;
  }
}

static int by_message(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  const int64_t one[] = {a->step, a->rank, a->peer, a->block};
  const int64_t other[] = {b->step, b->rank, b->peer, b->block};
  for (int k = 0; k < 4; k++)
    if (one[k] != other[k])
      return one[k] < other[k] ? -1 : 1;
  return 0;
}

/* Whether each row has its other end, so that sends alone say all. */
static bool is_whole(const oracle_rows *rows, bool *good) {
  const size_t room = (size_t)rows->count + 1;
  dodona_row *sends = malloc(room * sizeof *sends), *receives = malloc(room * sizeof *receives);
  int64_t n = 0, m = 0;
  *good = sends != NULL && receives != NULL;
  for (int64_t k = 0; *good && k < rows->count; k++) {
    const dodona_row *r = &rows->rows[k];
    if (r->op == DODONA_SEND)
      sends[n++] = (dodona_row){r->step, r->rank, DODONA_SEND, r->peer, r->block};
    else
      receives[m++] = (dodona_row){r->step, r->peer, DODONA_SEND, r->rank, r->block};
  }
  bool same = *good && n == m;
  if (same && n > 0) {
    qsort(sends, (size_t)n, sizeof *sends, by_message);
    qsort(receives, (size_t)m, sizeof *receives, by_message);
  }
  for (int64_t k = 0; same && k < n; k++)
    same = by_message(&sends[k], &receives[k]) == 0;
  free(sends);
  free(receives);
  return same;
}

static int write_msccl(const asked *a, const oracle_rows_text *t) {
  oracle_fault fault;
  return oracle_msccl_write(t, name_of(a).text, a->out, &fault) ? ORACLE_YES
                                                                : oracle_error("%s", fault.text);
}

static int write_rows(const asked *a, oracle_rows_text *t) {
  if (a->sizes != NULL)
    *a->sizes = (oracle_sizes){t->op, t->ranks, t->root, t->each};
  bool good = true;
  const bool ends = strcmp(a->format, "ops") == 0 || strcmp(a->format, "goal") == 0;
  if (!ends && !is_whole(t->rows, &good))
    return good ? oracle_error("%s: a row has no other end, which %s cannot say: try ops",
                               name_of(a).text, a->format)
                : oracle_error("convert: no memory");
  if (strcmp(a->format, "csv") == 0)
    oracle_rows_write_csv(t, a->out);
  else if (strcmp(a->format, "ops") == 0)
    oracle_rows_write_ops(t, a->out);
  else if (strcmp(a->format, "json") == 0)
    oracle_rows_write_json(t, a->out);
  else if (strcmp(a->format, "binary") == 0)
    return oracle_binary_write_rows(t, a->out) ? ORACLE_YES : ORACLE_BAD;
  else if (strcmp(a->format, "msccl") == 0)
    return write_msccl(a, t);
  else if (!oracle_rows_write_goal(t, a->out))
    return oracle_error("convert: no memory");
  return ORACLE_YES;
}

/* S, where blocks up to so many are named. */
static int32_t each_of(const oracle_collective *op, int32_t blocks, int32_t ranks) {
  const int64_t units = oracle_units(op, ranks);
  return (int32_t)((blocks + units - 1) / units);
}

/* Fills in the numbers that neither an option nor the file says. */
static int finish(const asked *a, oracle_rows_text *t, oracle_rows *rows) {
  const oracle_collective *op = oracle_collective_of(t->op);
  int32_t ranks = 0, blocks = 0;
  oracle_trail stuck = {NULL, 0};
  count_named(t, &ranks, &blocks);
  if (t->ranks != DODONA_NONE && t->ranks < ranks)
    return oracle_error("%s: expected ranks 0 .. %d, got %d", name_of(a).text, t->ranks - 1,
                        ranks - 1);
  t->ranks = t->ranks == DODONA_NONE ? ranks : t->ranks;
  t->each = op->blocks == ORACLE_T_AND_S ? DODONA_NONE
            : t->each != DODONA_NONE     ? t->each
                                         : each_of(op, blocks, t->ranks);
  if (rows->programs && !oracle_program_run(rows, ranks, false, &stuck))
    return oracle_error("convert: no memory");
  const int status = stuck.count == 0
                         ? ORACLE_YES
                         : oracle_error("%s:%lld: %s", name_of(a).text,
                                        (long long)stuck.hops[0].line, stuck.hops[0].text);
  oracle_trail_free(&stuck);
  if (status != ORACLE_YES)
    return status;
  return oracle_rows_sort(rows) ? write_rows(a, t) : oracle_error("convert: no memory");
}

static int convert_tree(const asked *a, oracle_source *source) {
  oracle_tree_file tree;
  oracle_fault fault = {""};
  oracle_rows rows;
  const int32_t blocks = a->blocks == DODONA_NONE ? 1 : a->blocks;
  int status = oracle_tree_read(source, &tree, &fault);
  if (status != ORACLE_YES)
    status = oracle_error("%s%s", status == ORACLE_NO ? "no tree: " : "", fault.text);
  else if (a->op != NULL && strcmp(a->op, "bcast") != 0)
    status = oracle_error("%s: a tree is converted as a bcast", name_of(a).text);
  else if (!oracle_tree_rows(&tree, blocks, &rows))
    status = oracle_error("convert: no memory");
  else {
    oracle_rows_text t = {&rows,      "bcast",   ORACLE_NUMBERS, INT32_MAX,
                          tree.ranks, tree.root, blocks,         NULL};
    status = finish(a, &t, &rows);
    oracle_rows_free(&rows);
  }
  oracle_tree_free(&tree);
  return status;
}

static int convert_rows(const asked *a, oracle_source *source) {
  oracle_said said;
  oracle_rows rows;
  if (!oracle_source_head(source, &said))
    return ORACLE_BAD;
  const char *op = a->op != NULL ? a->op : said.op[0] != '\0' ? said.op : "bcast";
  const oracle_collective *c = oracle_collective_of(op);
  if (c == NULL)
    return oracle_error("%s: op: expected %s, got '%s'", name_of(a).text, oracle_collectives,
                        oracle_quote(op, strlen(op)).text);
  if (!oracle_source_rows("convert", source, c->blocks, MANY, NULL, &rows))
    return ORACLE_BAD;
  snprintf(said.op, sizeof said.op, "%s", c->name);
  said.ranks = a->ranks != DODONA_NONE ? a->ranks : said.ranks;
  said.root = a->root != DODONA_NONE ? a->root : said.root;
  said.blocks = a->blocks != DODONA_NONE ? a->blocks : said.blocks;
  oracle_rows_text t = {
      &rows,       c->name,
      c->blocks,   oracle_is_reduction(c) || c->blocks == ORACLE_STORES ? MANY : INT32_MAX,
      said.ranks,  said.root != DODONA_NONE ? said.root : 0,
      said.blocks, &said};
  const int status = rows.count == 0 && said.ranks != 1
                         ? oracle_error("%s: expected rows, got none", name_of(a).text)
                         : finish(a, &t, &rows);
  oracle_rows_free(&rows);
  return status;
}

/* A program that runs, as the rows that it makes. */
static int convert_msccl(const asked *a, oracle_source *source) {
  oracle_msccl program;
  oracle_fault fault;
  oracle_trail wrong = {NULL, 0};
  oracle_rows rows;
  int64_t *order = NULL;
  int32_t slots = 0, root = a->root;
  bool good = oracle_msccl_read(source, a->op, &program, &fault);
  if (!good)
    oracle_error("%s", fault.text);
  else if (program.collective == NULL)
    good =
        !oracle_error("%s: expected --op that says what a custom program is for", name_of(a).text);
  else
    good = (order = oracle_allocate(program.count, sizeof *order, "the program's order")) != NULL;
  int status = ORACLE_BAD;
  if (good && (!oracle_msccl_order(&program, order, &slots, &wrong) ||
               (wrong.count == 0 && !oracle_msccl_contents(&program, order, &root, &wrong))))
    oracle_error("convert: no memory");
  else if (good && wrong.count > 0)
    oracle_error("%s:%lld: %s", name_of(a).text, (long long)wrong.hops[0].line, wrong.hops[0].text);
  else if (good && !oracle_msccl_rows(&program, order, name_of(a).text, &rows, &fault))
    oracle_error("%s", fault.text);
  else if (good) {
    const int32_t blocks = program.input > program.output ? program.input : program.output;
    const bool numbers = program.collective->blocks == ORACLE_NUMBERS;
    oracle_rows_text t = {&rows,
                          program.collective->name,
                          program.collective->blocks,
                          numbers ? INT32_MAX : blocks,
                          program.ranks,
                          root,
                          oracle_msccl_each(&program),
                          NULL};
    status = write_rows(a, &t);
    oracle_rows_free(&rows);
  }
  oracle_trail_free(&wrong);
  free(order);
  oracle_msccl_free(&program);
  return status;
}

static int convert(const asked *a) {
  oracle_source source;
  if (!oracle_source_open(a->file, &source))
    return ORACLE_BAD;
  int status = ORACLE_BAD;
  if (oracle_is_tree_file(&source))
    status = convert_tree(a, &source);
  else if (oracle_is_msccl(&source))
    status = convert_msccl(a, &source);
  else if (oracle_is_goal_file(&source) || oracle_is_trace_file(&source))
    status = oracle_error("%s: GOAL and traces have no blocks, so they cannot become rows",
                          name_of(a).text);
  else
    status = convert_rows(a, &source);
  oracle_source_close(&source);
  return status;
}

int oracle_convert_ops(const char *file, oracle_sizes *sizes, FILE *out) {
  const asked a = {file, sizes->op, "ops", out, sizes, sizes->ranks, sizes->blocks, sizes->root};
  return convert(&a);
}

int oracle_convert(int argc, char **argv) {
  asked a = {.format = "csv",
             .out = stdout,
             .ranks = DODONA_NONE,
             .blocks = DODONA_NONE,
             .root = DODONA_NONE};
  const oracle_option options[] = {
      {"op", oracle_collectives, "the collective (default bcast)", ORACLE_CHOICE, &a.op, 0, 0},
      {"ranks", "P", "number of ranks (default: as many as are named)", ORACLE_INT, &a.ranks, 1,
       INT32_MAX},
      {"blocks", "S", "of a tree (default 1); what the result is to say", ORACLE_INT, &a.blocks, 1,
       INT32_MAX},
      {"root", "R", "what the result is to say", ORACLE_INT, &a.root, 0, INT32_MAX - 1},
      {"format", "csv|ops|json|goal|msccl|binary", "default csv", ORACLE_CHOICE, &a.format, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "convert",
      "FILE|FOLDER|-",
      "[--op OP] [--ranks P] [--blocks S] [--root R] [--format F]",
      "Prints a schedule that `check` reads in another format. Programs get the earliest\n"
      "steps. GOAL keeps the order of a rank's sends, and what they need. MSCCL's programs\n"
      "have a thread block for each two ranks, and are in place. Rows of which one has no\n"
      "other end become ops or GOAL only. Nothing is judged, but that MSCCL programs run.",
      options,
      "dodona convert rows.csv --format ops\n"
      "dodona convert program.xml --format ops\n"
      "dodona schedule chain --ranks 4 --blocks 2 --format binary | dodona convert -",
      "formats operations"};
  int status = oracle_parse(&usage, argc, argv, &a.file);
  return status >= 0 ? status : convert(&a);
}
