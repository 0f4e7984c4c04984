/* dodona check: reads a schedule, lets the proven checker of its collective judge it, says the
   verdict. */
#include "ref/dodona.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/commands/check_once.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/read/rows_file.h"

#include <stdlib.h>
#include <string.h>

static bool is_reduction(const oracle_asked *a) {
  return a->blocks == ORACLE_PARTIALS || a->blocks == ORACLE_PHASES;
}

/* The first option that the collective does not take, or NULL. */
static const char *refused(const oracle_asked *a) {
  const dodona_rules *rules = &a->rules;
  if (a->blocks == ORACLE_T_AND_S && rules->blocks != DODONA_NONE)
    return "blocks";
  if (a->blocks == ORACLE_T_AND_S && rules->root != 0)
    return "root";
  if ((a->blocks == ORACLE_T_AND_S || a->blocks == ORACLE_PARTIALS) && rules->redundant)
    return "redundant";
  return NULL;
}

/* What each collective wants to be told, and what not. */
static bool take_op(oracle_asked *a) {
  dodona_rules *rules = &a->rules;
  a->blocks = oracle_blocks_of(a->op);
  if (refused(a) != NULL) {
    oracle_error("--%s: --op %s takes none", refused(a), a->op);
    return false;
  }
  bool needs_blocks = a->blocks != ORACLE_T_AND_S;
  if (rules->ranks == DODONA_NONE || (needs_blocks && rules->blocks == DODONA_NONE)) {
    oracle_error("check: expected --%s (see dodona check --help)",
                 rules->ranks == DODONA_NONE ? "ranks P" : "blocks S");
    return false;
  }
  a->count = needs_blocks ? rules->blocks : 1;
  if (is_reduction(a) && a->count > INT32_MAX / 2) {
    oracle_error("--blocks: expected an integer 1 .. %d with --op %s, got '%d'", INT32_MAX / 2,
                 a->op, a->count);
    return false;
  }
  if (a->blocks != ORACLE_NUMBERS)
    rules->blocks = 2 * a->count;
  return oracle_rank_within("root", rules->root, rules->ranks);
}

static bool take_model(oracle_asked *a) {
  bool combine = a->blocks == ORACLE_T_AND_S;
  bool postal = strcmp(a->model, "postal") == 0;
  a->rules.simplex = strcmp(a->model, "simplex") == 0;
  if (postal && a->lambda == NULL) {
    oracle_error("--model postal: expected --lambda u/f beside it");
    return false;
  }
  if (!postal && !combine && a->lambda != NULL) {
    oracle_error("--lambda: expected with --model postal or --op combine only");
    return false;
  }
  if (combine && a->lambda != NULL)
    return oracle_whole_lambda(a->lambda, &a->rules.latency);
  return !postal || oracle_lambda(a->lambda, &a->rules.latency, &a->rules.ticks);
}

static int64_t entries_of(const oracle_asked *a) {
  if (is_reduction(a))
    return dodona_check_reduce_entries(&a->rules);
  return a->blocks == ORACLE_T_AND_S ? dodona_check_combine_entries(&a->rules)
                                     : dodona_check_entries(&a->rules);
}

static dodona_reduce_verdict verdict_of(const oracle_asked *a, const oracle_rows *rows,
                                        uint64_t *scratch, int64_t entries) {
  const dodona_rules *rules = &a->rules;
  if (is_reduction(a))
    return dodona_check_reduce(rules, a->blocks == ORACLE_PHASES, rows->rows, rows->count, scratch,
                               entries);
  dodona_verdict v = a->blocks == ORACLE_T_AND_S
                         ? dodona_check_combine(rules, rows->rows, rows->count, scratch, entries)
                         : dodona_check_broadcast(rules, rows->rows, rows->count, scratch, entries);
  return (dodona_reduce_verdict){v.fault, v.rank, v.block, v.block, v.row};
}

/* Whether a table of all inputs is too large: then what counts is what ranks have in the end. */
static bool is_large(const oracle_asked *a, int64_t entries) {
  const int64_t most = (int64_t)1 << 27; /* 1 GiB */
  return is_reduction(a) && (entries < 0 || entries > most);
}

static int judge(const oracle_asked *a, oracle_rows *rows) {
  oracle_named name = oracle_name(oracle_rows_name(a->file));
  int64_t entries = entries_of(a);
  if (entries < 0 && !is_large(a, entries))
    return oracle_error("check: the rules make no sense");
  if (rows->count == 0 && a->rules.ranks > 1)
    return oracle_error("%s: expected rows, got none", name.text);
  if (!oracle_rows_sort(rows))
    return oracle_error("%s: no memory to sort %lld rows", name.text, (long long)rows->count);
  if (is_large(a, entries))
    return oracle_check_once(a, rows);
  uint64_t *scratch = oracle_allocate(entries, sizeof *scratch, "the checker's scratch");
  if (scratch == NULL)
    return ORACLE_BAD;
  dodona_reduce_verdict verdict = verdict_of(a, rows, scratch, entries);
  int status = verdict.fault == DODONA_VALID
                   ? oracle_answer_valid(a, rows, oracle_rows_more(rows, a->rules.ranks, scratch))
                   : oracle_answer_invalid(a, rows, &verdict);
  free(scratch);
  return status;
}

/* A latency that no option says is not asked; a combine has neither root nor blocks. */
static oracle_head head_of(const oracle_asked *a) {
  bool whole = a->blocks == ORACLE_T_AND_S;
  return (oracle_head){.op = a->op,
                       .ranks = a->rules.ranks,
                       .root = whole ? DODONA_NONE : a->rules.root,
                       .blocks = whole ? DODONA_NONE : a->count,
                       .latency = a->lambda == NULL ? DODONA_NONE : a->rules.latency,
                       .ticks = a->lambda == NULL ? DODONA_NONE : a->rules.ticks};
}

static int check(oracle_asked *a) {
  oracle_rows rows;
  if (!take_op(a) || !take_model(a))
    return ORACLE_BAD;
  const oracle_head head = head_of(a);
  if (!oracle_rows_file("check", a->file, a->blocks, a->count, &head, &rows))
    return ORACLE_BAD;
  int status = judge(a, &rows);
  oracle_rows_free(&rows);
  return status;
}

int oracle_check(int argc, char **argv) {
  oracle_asked a = {.op = "bcast",
                    .model = "duplex",
                    .format = "text",
                    .rules = {DODONA_NONE, DODONA_NONE, 0, 0, 0, 1, 1}};
  const oracle_option options[] = {
      {"ranks", "P", "number of ranks", ORACLE_INT, &a.rules.ranks, 1, INT32_MAX},
      {"blocks", "S", "number of blocks, but of a combine", ORACLE_INT, &a.rules.blocks, 1,
       INT32_MAX},
      {"root", "R", "the rank that has, or gets, the message (default 0)", ORACLE_INT,
       &a.rules.root, 0, INT32_MAX - 1},
      {"op", "bcast|reduce|allreduce|combine", "the collective (default bcast)", ORACLE_CHOICE,
       &a.op, 0, 0},
      ORACLE_OPTION_MODEL(a.model, "duplex|simplex|postal"),
      {"lambda", "u/f", "postal, combine: the latency; steps are ticks of 1/f", ORACLE_TEXT,
       &a.lambda, 0, 0},
      {"redundant", NULL, "allow a rank to receive what it has", ORACLE_FLAG, &a.rules.redundant, 0,
       0},
      ORACLE_OPTION_LISTING(a.format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "check", "FILE|-",
      "--ranks P (--blocks S [--op OP] [--root R] [--redundant] | --op combine)\n"
      "         [--model M] [--lambda u/f] [--format F]",
      "Judges the schedule in FILE, whoever made it. Each row is a line of\n"
      "  ops   rank,step,op,peer,block   in this step the rank sends or receives (send, recv)\n"
      "  csv   step,src,dst,block        the same as src's send and dst's receive\n"
      "  json  what `schedule --format json` prints: the array transfers, of csv's rows\n"
      "in any order; a header is welcome, and so are spaces around fields; lines that\n"
      "start with # are comments. The first step may have any number. Rows of one step,\n"
      "rank, operation and peer are one message, in whatever order they come. A schedule\n"
      "without rows is one for a single rank; for more ranks it is bad input.\n"
      "In a reduction a row sends all that the sender has combined of the block, and\n"
      "the receiver combines it with its own; in the end the root must have every\n"
      "rank's input once. In an allreduce every rank must have it, whatever the root.\n"
      "Rows of an allreduce have one more column, the phase: reduce, as above, or\n"
      "bcast, the finished result. The order of operands is not judged. Where ranks,\n"
      "inputs and blocks are more than 2^27 in product, only what is wanted in the end\n"
      "is judged: a result may come unfinished, or twice, on the way.\n"
      "The blocks of a combine are T, all that the sender has combined by then, and S,\n"
      "the same without its own input. Each rank must end with every input once; lambda\n"
      "is a whole number, 1 if it is not said.\n"
      "Prints the steps, the lower bound and the ratio, or the first violation. In the\n"
      "postal model the bound is T_lambda(P); for several blocks there is none. The\n"
      "bound holds for messages of one block, so a longer message counts block by\n"
      "block.\n"
      "Exit status: 0 valid, 1 invalid, 2 bad usage or input.",
      options};
  int status = oracle_parse(&usage, argc, argv, &a.file);
  return status >= 0 ? status : check(&a);
}
