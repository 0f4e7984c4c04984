/* dodona check: reads a schedule, lets the proven checker of its collective judge it, says the
   verdict. */
#define _POSIX_C_SOURCE 200809L
#include "dodona.h"
#include "explain.h"
#include "fraction.h"
#include "options.h"
#include "progress.h"
#include "request.h"
#include "rows.h"
#include "ticks.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct reading {
  oracle_progress progress;
  int64_t size;
} reading;

static void seen(void *context, int64_t bytes) {
  reading *r = context;
  oracle_progress_at(&r->progress, bytes, r->size);
}

static bool read_from(FILE *in, const char *name, oracle_blocks blocks, oracle_rows *rows) {
  struct stat about;
  oracle_fault fault;
  reading r = {oracle_progress_start("check", false), 0};
  if (fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode))
    r.size = about.st_size;
  bool good = oracle_rows_read(in, name, blocks, seen, &r, rows, &fault);
  oracle_progress_end(&r.progress);
  if (!good)
    oracle_error("%s", fault.text);
  return good;
}

static bool read_file(const char *file, oracle_blocks blocks, oracle_rows *rows) {
  if (strcmp(file, "-") == 0)
    return read_from(stdin, "standard input", blocks, rows);
  FILE *in = fopen(file, "r");
  if (in == NULL) {
    oracle_error("%s: %s", oracle_quote(file, strlen(file)).text, strerror(errno));
    return false;
  }
  bool good = read_from(in, file, blocks, rows);
  fclose(in);
  return good;
}

/* What the options said. */
typedef struct asked {
  const char *file;
  const char *op;
  const char *model;
  const char *lambda;
  dodona_rules rules;
  oracle_blocks blocks; /* T and S: it is a combine */
} asked;

/* What each collective wants to be told, and what not. */
static bool take_op(asked *a) {
  dodona_rules *rules = &a->rules;
  bool combine = strcmp(a->op, "combine") == 0;
  const char *refused = rules->blocks != DODONA_NONE ? "blocks"
                        : rules->root != 0           ? "root"
                        : rules->redundant           ? "redundant"
                                                     : NULL;
  if (combine && refused != NULL) {
    oracle_error("--%s: --op combine takes none", refused);
    return false;
  }
  if (rules->ranks == DODONA_NONE || (!combine && rules->blocks == DODONA_NONE)) {
    oracle_error("check: expected --%s (see dodona check --help)",
                 rules->ranks == DODONA_NONE ? "ranks P" : "blocks S");
    return false;
  }
  if (combine)
    rules->blocks = 2;
  a->blocks = combine ? ORACLE_T_AND_S : ORACLE_NUMBERS;
  return oracle_rank_within("root", rules->root, rules->ranks);
}

static bool take_model(asked *a) {
  bool postal = strcmp(a->model, "postal") == 0;
  a->rules.simplex = strcmp(a->model, "simplex") == 0;
  if (postal && a->lambda == NULL) {
    oracle_error("--model postal: expected --lambda u/f beside it");
    return false;
  }
  if (!postal && a->lambda != NULL) {
    oracle_error("--lambda: expected with --model postal only");
    return false;
  }
  if (postal && a->blocks == ORACLE_T_AND_S)
    return oracle_whole_lambda(a->lambda, &a->rules.latency);
  return !postal || oracle_lambda(a->lambda, &a->rules.latency, &a->rules.ticks);
}

/* The steps that no valid schedule can do without; -1 for several blocks in the postal model. */
static int64_t lower_bound(const asked *a) {
  const dodona_rules *rules = &a->rules;
  if (a->blocks == ORACLE_T_AND_S || (a->lambda != NULL && rules->blocks == 1))
    return oracle_least_ticks(rules->latency, rules->ticks, rules->ranks);
  return a->lambda != NULL ? -1 : dodona_bound_steps(rules->ranks, rules->blocks);
}

static void put_lambda(const asked *a) {
  if (a->lambda == NULL)
    return;
  printf(", postal model with lambda = %d", a->rules.latency);
  if (a->blocks == ORACLE_NUMBERS)
    printf("/%d", a->rules.ticks);
}

/* A message sent in step x has arrived at the end of step x + latency - 1. The bound is one for
   messages of one block: `more` steps are what the schedule takes beside its own if those of several
   are sent block by block. */
static void report_valid(const asked *a, const oracle_rows *rows, int64_t more) {
  const dodona_rules *rules = &a->rules;
  int64_t bound = lower_bound(a);
  int64_t length = 0;
  if (rows->count > 0)
    length = rows->rows[rows->count - 1].step - rows->rows[0].step + rules->latency;
  if (a->lambda != NULL && a->blocks == ORACLE_NUMBERS)
    printf("valid: %lld ticks of 1/%d", (long long)length, rules->ticks);
  else
    printf("valid: %lld step%s", (long long)length, length == 1 ? "" : "s");
  if (bound >= 0 && more > 0)
    printf(", %lld block by block", (long long)(length + more));
  if (bound >= 0)
    printf(", lower bound %lld%s", (long long)bound,
           rules->simplex ? " (of the duplex model)" : "");
  if (bound > 0)
    printf(", ratio %.3f", (double)(length + more) / (double)bound);
  put_lambda(a);
  putchar('\n');
}

static int judge(const asked *a, oracle_rows *rows) {
  const dodona_rules *rules = &a->rules;
  const char *name = strcmp(a->file, "-") == 0 ? "standard input" : a->file;
  bool combine = a->blocks == ORACLE_T_AND_S;
  int64_t entries = combine ? dodona_check_combine_entries(rules) : dodona_check_entries(rules);
  if (entries < 0)
    return oracle_error("check: the rules make no sense");
  if (!oracle_rows_sort(rows))
    return oracle_error("%s: no memory to sort %lld rows", name, (long long)rows->count);
  uint64_t *scratch = oracle_allocate(entries, sizeof *scratch, "the checker's scratch");
  if (scratch == NULL)
    return ORACLE_BAD;
  dodona_verdict verdict =
      combine ? dodona_check_combine(rules, rows->rows, rows->count, scratch, entries)
              : dodona_check_broadcast(rules, rows->rows, rows->count, scratch, entries);
  if (verdict.fault == DODONA_VALID)
    report_valid(a, rows, oracle_rows_more(rows, rules->ranks, scratch));
  else
    oracle_explain(stdout, name, rules, rows, a->blocks, &verdict);
  free(scratch);
  return verdict.fault == DODONA_VALID ? ORACLE_YES : ORACLE_NO;
}

static int check(asked *a) {
  oracle_rows rows;
  if (!take_op(a) || !take_model(a) || !read_file(a->file, a->blocks, &rows))
    return ORACLE_BAD;
  int status = judge(a, &rows);
  oracle_rows_free(&rows);
  return status;
}

int oracle_check(int argc, char **argv) {
  asked a = {NULL,          "bcast", "duplex", NULL, {DODONA_NONE, DODONA_NONE, 0, 0, 0, 1, 1},
             ORACLE_NUMBERS};
  const oracle_option options[] = {
      {"ranks", "P", "number of ranks", ORACLE_INT, &a.rules.ranks, 1, INT32_MAX},
      {"blocks", "S", "number of blocks of a broadcast", ORACLE_INT, &a.rules.blocks, 1, INT32_MAX},
      {"root", "R", "the rank that has the message (default 0)", ORACLE_INT, &a.rules.root, 0,
       INT32_MAX - 1},
      {"op", "bcast|combine", "the collective (default bcast)", ORACLE_CHOICE, &a.op, 0, 0},
      {"model", "duplex|simplex|postal", "default duplex", ORACLE_CHOICE, &a.model, 0, 0},
      {"lambda", "u/f", "postal: the latency; the file's steps are ticks of 1/f", ORACLE_TEXT,
       &a.lambda, 0, 0},
      {"redundant", NULL, "allow a rank to receive what it has", ORACLE_FLAG, &a.rules.redundant, 0,
       0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "check", "FILE|-",
      "--ranks P (--blocks S [--root R] [--redundant] | --op combine)\n"
      "         [--model M] [--lambda u/f]",
      "Judges the schedule in FILE, of whatever origin. Each row is a line of\n"
      "  ops   rank,step,op,peer,block   in this step the rank sends or receives (send, recv)\n"
      "  csv   step,src,dst,block        the same as src's send and dst's receive\n"
      "in any order; a header is welcome, lines that start with # are comments. The\n"
      "first step may have any number. Rows of one step, rank, operation and peer are one\n"
      "message; its blocks ascend in the order of the rows. A combine's blocks are T, all\n"
      "that the sender has combined by then, and S, the same without its own input; each\n"
      "rank must end with every input once, and lambda is a whole number. Prints the\n"
      "steps, the lower bound and the ratio, or the first violation; the bound is one for\n"
      "messages of one block, so longer ones are taken block by block for it; in the\n"
      "postal model it is T_lambda(P), and several blocks have none. Exit status: 0\n"
      "valid, 1 invalid, 2 bad usage or input.",
      options};
  int status = oracle_parse(&usage, argc, argv, &a.file);
  return status >= 0 ? status : check(&a);
}
