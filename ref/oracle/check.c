/* dodona check: reads a schedule, lets the proven checker judge it, says the verdict. */
#define _POSIX_C_SOURCE 200809L
#include "dodona.h"
#include "explain.h"
#include "fraction.h"
#include "options.h"
#include "progress.h"
#include "rows.h"

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

static bool read_from(FILE *in, const char *name, oracle_rows *rows) {
  struct stat about;
  oracle_fault fault;
  reading r = {oracle_progress_start("check", false), 0};
  if (fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode))
    r.size = about.st_size;
  bool good = oracle_rows_read(in, name, seen, &r, rows, &fault);
  oracle_progress_end(&r.progress);
  if (!good)
    oracle_error("%s", fault.text);
  return good;
}

static bool read_file(const char *file, oracle_rows *rows) {
  if (strcmp(file, "-") == 0)
    return read_from(stdin, "standard input", rows);
  FILE *in = fopen(file, "r");
  if (in == NULL) {
    oracle_error("%s: %s", oracle_quote(file, strlen(file)).text, strerror(errno));
    return false;
  }
  bool good = read_from(in, file, rows);
  fclose(in);
  return good;
}

static bool take_model(const char *model, const char *lambda, dodona_rules *rules) {
  bool postal = strcmp(model, "postal") == 0;
  rules->simplex = strcmp(model, "simplex") == 0;
  if (postal && lambda == NULL) {
    oracle_error("--model postal: expected --lambda u/f beside it");
    return false;
  }
  if (!postal && lambda != NULL) {
    oracle_error("--lambda: expected with --model postal only");
    return false;
  }
  return !postal || oracle_lambda(lambda, &rules->latency, &rules->ticks);
}

/* A message sent in step x has arrived at the end of step x + latency - 1. */
static void report_valid(const dodona_rules *rules, const oracle_rows *rows, bool postal) {
  int64_t length = 0;
  if (rows->count > 0)
    length = rows->rows[rows->count - 1].step - rows->rows[0].step + rules->latency;
  if (postal) {
    printf("valid: %lld ticks of 1/%d, postal model with lambda = %d/%d\n", (long long)length,
           rules->ticks, rules->latency, rules->ticks);
    return;
  }
  int64_t bound = dodona_bound_steps(rules->ranks, rules->blocks);
  printf("valid: %lld step%s, lower bound %lld%s", (long long)length, length == 1 ? "" : "s",
         (long long)bound, rules->simplex ? " (of the duplex model)" : "");
  if (bound > 0)
    printf(", ratio %.3f", (double)length / (double)bound);
  putchar('\n');
}

static int judge(const char *file, const dodona_rules *rules, oracle_rows *rows, bool postal) {
  const char *name = strcmp(file, "-") == 0 ? "standard input" : file;
  int64_t entries = dodona_check_entries(rules);
  if (entries < 0)
    return oracle_error("check: the rules make no sense");
  if (!oracle_rows_sort(rows))
    return oracle_error("%s: no memory to sort %lld rows", name, (long long)rows->count);
  uint64_t *scratch = oracle_allocate(entries, sizeof *scratch, "the checker's scratch");
  if (scratch == NULL)
    return ORACLE_BAD;
  dodona_verdict verdict = dodona_check_broadcast(rules, rows->rows, rows->count, scratch, entries);
  free(scratch);
  if (verdict.fault == DODONA_VALID)
    report_valid(rules, rows, postal);
  else
    oracle_explain(stdout, name, rules, rows, &verdict);
  return verdict.fault == DODONA_VALID ? ORACLE_YES : ORACLE_NO;
}

static int check(const char *file, const char *model, const char *lambda, dodona_rules rules) {
  oracle_rows rows;
  if (rules.ranks == DODONA_NONE || rules.blocks == DODONA_NONE)
    return oracle_error("check: expected --%s (see dodona check --help)",
                        rules.ranks == DODONA_NONE ? "ranks P" : "blocks S");
  if (rules.root >= rules.ranks)
    return oracle_error("--root: expected a rank 0 .. %d, got '%d'", rules.ranks - 1, rules.root);
  if (!take_model(model, lambda, &rules) || !read_file(file, &rows))
    return ORACLE_BAD;
  int status = judge(file, &rules, &rows, lambda != NULL);
  oracle_rows_free(&rows);
  return status;
}

int oracle_check(int argc, char **argv) {
  dodona_rules rules = {DODONA_NONE, DODONA_NONE, 0, 0, 0, 1, 1};
  const char *file = NULL;
  const char *op = "bcast";
  const char *model = "duplex";
  const char *lambda = NULL;
  const oracle_option options[] = {
      {"ranks", "P", "number of ranks", ORACLE_INT, &rules.ranks, 1, INT32_MAX},
      {"blocks", "S", "number of blocks", ORACLE_INT, &rules.blocks, 1, INT32_MAX},
      {"root", "R", "the rank that has the message (default 0)", ORACLE_INT, &rules.root, 0,
       INT32_MAX - 1},
      {"op", "bcast", "the collective (default bcast)", ORACLE_CHOICE, &op, 0, 0},
      {"model", "duplex|simplex|postal", "default duplex", ORACLE_CHOICE, &model, 0, 0},
      {"lambda", "u/f", "postal: the latency; the file's steps are ticks of 1/f", ORACLE_TEXT,
       &lambda, 0, 0},
      {"redundant", NULL, "allow a rank to receive what it has", ORACLE_FLAG, &rules.redundant, 0,
       0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "check", "FILE|-",
      "--ranks P --blocks S [--root R] [--op bcast] [--model M] [--lambda u/f] [--redundant]",
      "Judges the schedule in FILE, of whatever origin. Each row is a line of\n"
      "  ops   rank,step,op,peer,block   in this step the rank sends or receives (send, recv)\n"
      "  csv   step,src,dst,block        the same as src's send and dst's receive\n"
      "in any order; a header is welcome, lines that start with # are comments. The\n"
      "first step may have any number. Prints the steps, the lower bound and their\n"
      "ratio, or the first violation. Exit status: 0 valid, 1 invalid, 2 bad usage or\n"
      "input.",
      options};
  int status = oracle_parse(&usage, argc, argv, &file);
  return status >= 0 ? status : check(file, model, lambda, rules);
}
