/* dodona check: reads a schedule, lets the proven checker of its collective judge it, says the
   verdict. */
#include "ref/dodona.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/commands/check_all.h"
#include "ref/oracle/commands/check_goal.h"
#include "ref/oracle/commands/check_columns.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/commands/check_moves.h"
#include "ref/oracle/commands/check_msccl.h"
#include "ref/oracle/commands/check_take.h"
#include "ref/oracle/commands/check_tree.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/write/ticker.h"
#include "ref/oracle/read/program.h"
#include "ref/oracle/read/trace_file.h"
#include "ref/oracle/read/tree_file.h"
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/said.h"

#include <stdlib.h>
#include <string.h>

/* The schedule that is judged beside this one. */
typedef struct with {
  const char *file; /* NULL: there is none */
  int32_t ranks;    /* DODONA_NONE, as for blocks: as it says */
  int32_t blocks;
} with;

/* Gives rows of programs their steps; the exit status where they cannot run, else -1. */
static int run_programs(const oracle_asked *a, oracle_rows *rows) {
  oracle_trail stuck;
  bool within = true;
  int32_t named = 1; /* ranks that no row names do nothing */
  for (int64_t k = 0; k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    within = within && row->rank < a->rules.ranks && row->peer < a->rules.ranks;
    named = within && row->rank >= named ? row->rank + 1 : named;
    named = within && row->peer >= named ? row->peer + 1 : named;
  }
  if (!rows->programs || !within) /* the judge names the rank */
    return -1;
  if (a->rules.latency > 1)
    return oracle_error("%s: expected rows with steps for a latency above 1",
                        oracle_name(oracle_rows_name(a->file)).text);
  if (a->ports > 1)
    return oracle_error("%s: expected rows with steps for more ports than 1",
                        oracle_name(oracle_rows_name(a->file)).text);
  if (!oracle_program_run(rows, named, a->rules.simplex != 0, &stuck))
    return oracle_error("check: no memory");
  if (stuck.count == 0)
    return -1;
  int status = oracle_answer_trail(a, &stuck);
  oracle_trail_free(&stuck);
  return status;
}

/* Gives rows their steps and sorts them; the exit status where that cannot be, else -1. */
static int prepare(const oracle_asked *a, oracle_rows *rows) {
  oracle_named name = oracle_name(oracle_rows_name(a->file));
  if (rows->count == 0 && a->rules.ranks > 1 && a->begin == NULL)
    return oracle_error("%s: expected rows, got none", name.text);
  int status = run_programs(a, rows);
  if (status >= 0)
    return status;
  oracle_ticker_start("check: sorting");
  bool sorted = a->ports > 1 ? oracle_rows_order(rows) : oracle_rows_sort(rows);
  oracle_ticker_stop();
  if (!sorted)
    return oracle_error("%s: no memory to sort %lld rows", name.text, (long long)rows->count);
  return -1;
}

static int judge(const oracle_asked *a, oracle_rows *rows) {
  const int status = prepare(a, rows);
  if (status >= 0)
    return status;
  return a->all > 0 ? oracle_check_all(a, rows, a->all) : oracle_judge_aloud(a, rows);
}

/* Whether the file is rows without places. */
static bool is_rows(oracle_source *source) {
  return source->binary != NULL ||
         !(oracle_is_tree_file(source) || oracle_is_msccl(source) || oracle_is_goal_file(source) ||
           oracle_is_trace_file(source) || oracle_is_moves(source));
}

/* What was asked of the other schedule of --with: what was asked of this one, but what it says itself, or options say of it. */
static oracle_asked asked_with(const oracle_asked *a, const with *w) {
  oracle_asked other = *a;
  other.file = w->file;
  other.rules.ranks = w->ranks;
  other.rules.blocks = w->blocks;
  other.rules.root =
      a->rules.root < w->ranks || w->ranks == DODONA_NONE ? a->rules.root : DODONA_NONE;
  other.begin = NULL;
  other.stated = (oracle_stated){.ranks = 0};
  other.with = NULL;
  return other;
}

/* Judges the other schedule of --with first, which must be valid, then this one beside it. */
static int judge_with(oracle_asked *a, oracle_rows *rows, const with *w) {
  oracle_asked other = asked_with(a, w);
  oracle_rows others = {.rows = NULL};
  oracle_source source;
  oracle_said said;
  oracle_judged judged;
  char lambda[32];
  int status = ORACLE_BAD;
  if (!oracle_source_open(w->file, &source))
    return ORACLE_BAD;
  if (!is_rows(&source))
    oracle_error("--with: expected rows of messages, without a column into");
  else if (oracle_source_head(&source, &said) && oracle_check_take_said(&other, &said, lambda)) {
    if (other.rules.ranks == DODONA_NONE && strcmp(a->same_bits, "nested") != 0)
      other.rules.ranks = a->rules.ranks;
    if (other.rules.blocks == DODONA_NONE && a->counts == NULL && a->begins == NULL)
      other.rules.blocks = a->each;
    if (other.rules.ranks == DODONA_NONE)
      oracle_error("--with: expected --with-ranks P of rows that do not say it");
    else if (oracle_check_take_op(&other) && oracle_check_take_model(&other)) {
      const oracle_head head = oracle_check_head_of(&other);
      if (oracle_source_rows("check", &source, other.collective->blocks, other.count, &head,
                             &others) &&
          (status = prepare(&other, &others)) < 0) {
        const oracle_with beside = {&other, &others};
        a->with = &beside;
        status = !oracle_judge(&other, &others, &judged) ? ORACLE_BAD
                 : !oracle_is_valid(&judged)             ? oracle_judge_aloud(&other, &others)
                                                         : judge(a, rows);
        a->with = NULL;
      }
      oracle_rows_free(&others);
    }
  }
  oracle_source_close(&source);
  oracle_stated_free(&other.stated);
  free(other.begin);
  return status;
}

/* Whether the number of ranks is known; else the error line tells what is wrong with the rows, or that ranks are missing. */
static bool has_ranks(const oracle_asked *a, oracle_source *source) {
  oracle_rows rows = {.rows = NULL};
  oracle_moves moves = {.moves = NULL};
  oracle_fault fault;
  const oracle_blocks blocks =
      a->begins != NULL ? ORACLE_PARTIALS : oracle_collective_of(a->op)->blocks;
  if (a->rules.ranks != DODONA_NONE)
    return true;
  if (source->binary == NULL && oracle_is_moves(source)) {
    if (oracle_moves_read(source, blocks, &moves, &fault))
      oracle_error("check: expected --ranks P (see dodona check --help)");
    else
      oracle_error("%s", fault.text);
  } else if (oracle_source_rows("check", source, blocks, INT32_MAX / 2, NULL, &rows)) {
    if (rows.count == 0)
      oracle_error("%s: expected rows, got none", oracle_name(oracle_rows_name(source->file)).text);
    else
      oracle_error("check: expected --ranks P (see dodona check --help)");
  }
  oracle_moves_free(&moves);
  oracle_rows_free(&rows);
  return false;
}

/* Rows with places; their title, too, says what was asked. */
static int check_moves(const oracle_asked *a, oracle_source *source, const oracle_said *said,
                       const oracle_head *head) {
  char where[sizeof(oracle_named) + 4];
  oracle_fault fault;
  snprintf(where, sizeof where, "%s:1", oracle_name(oracle_rows_name(a->file)).text);
  if (!oracle_said_agrees(said, where, head, &fault))
    return oracle_error("%s", fault.text);
  return oracle_check_moves(a, source);
}

static int check(oracle_asked *a, const with *w) {
  char lambda[32];
  oracle_rows rows;
  oracle_said said;
  oracle_source source;
  int status = ORACLE_BAD;
  if (!oracle_source_open(a->file, &source))
    return ORACLE_BAD;
  if ((a->ordered != NULL || w->file != NULL) && !is_rows(&source)) {
    oracle_error("--%s: expected rows of messages, without a column into",
                 a->ordered != NULL ? "ordered" : "with");
  } else if (a->same_bits != NULL && !is_rows(&source) && !oracle_is_msccl(&source)) {
    oracle_error("--same-bits: expected rows of messages, without a column into, or a program");
  } else if (oracle_is_tree_file(&source)) {
    status = oracle_check_tree(a, &source);
  } else if (oracle_is_msccl(&source)) {
    status = oracle_check_msccl(a, &source);
  } else if (oracle_is_goal_file(&source)) {
    status = oracle_check_goal(a, &source, false);
  } else if (oracle_is_trace_file(&source)) {
    status = oracle_check_goal(a, &source, true);
  } else if (oracle_source_head(&source, &said) && oracle_check_take_said(a, &said, lambda) &&
             has_ranks(a, &source) && oracle_check_take_op(a) && oracle_check_take_model(a)) {
    const oracle_head head = oracle_check_head_of(a);
    const bool moves = source.binary == NULL && oracle_is_moves(&source);
    const int64_t memory = (int64_t)a->memory << 20;
    if (moves)
      status = check_moves(a, &source, &said, &head);
    else if (source.binary != NULL && a->all == 0 && a->ports == 1 && a->ordered == NULL &&
             a->same_bits == NULL && oracle_is_large(source.binary, memory)) {
      status = oracle_check_columns(a, source.binary, &head, memory);
    } else if (oracle_source_rows("check", &source, a->collective->blocks, a->count, &head,
                                  &rows)) {
      status = w->file != NULL ? judge_with(a, &rows, w) : judge(a, &rows);
      oracle_rows_free(&rows);
    }
  }
  oracle_source_close(&source);
  return status;
}

/* The exit status where options exclude each other, else -1. */
static int refuse(const oracle_asked *a, const with *w) {
  const dodona_rules *rules = &a->rules;
  if (a->counts != NULL && rules->blocks != DODONA_NONE)
    return oracle_error("--counts: expected no --blocks beside it");
  if (a->ordered != NULL && a->all > 0)
    return oracle_error("--ordered: expected no --all beside it");
  if (a->same_bits != NULL && a->all > 0)
    return oracle_error("--same-bits: expected no --all beside it");
  if (a->same_bits != NULL && strcmp(a->same_bits, "nested") == 0 && w->file == NULL)
    return oracle_error("--same-bits nested: expected --with FILE beside it");
  if (w->file != NULL && (a->same_bits == NULL || (strcmp(a->same_bits, "sizes") != 0 &&
                                                   strcmp(a->same_bits, "nested") != 0)))
    return oracle_error("--with: expected --same-bits sizes or nested beside it");
  if ((a->begins != NULL) != (a->wants != NULL))
    return oracle_error("--begins, --wants: expected both");
  if (a->begins != NULL && (a->op != NULL || a->counts != NULL || rules->redundant ||
                            rules->blocks != DODONA_NONE || rules->root != DODONA_NONE))
    return oracle_error("--begins: expected no --op, --blocks, --counts, --root or --redundant "
                        "beside it");
  return -1;
}

int oracle_check(int argc, char **argv) {
  with w = {NULL, DODONA_NONE, DODONA_NONE};
  oracle_asked a = {.format = "text",
                    .memory = 1536,
                    .ports = DODONA_NONE,
                    .rules = {DODONA_NONE, DODONA_NONE, DODONA_NONE, 0, 0, 1, 1}};
  const oracle_option options[] = {
      {"ranks", "P", "number of ranks", ORACLE_INT, &a.rules.ranks, 1, INT32_MAX},
      {"blocks", "S", "number of blocks; of each rank, where they belong to ranks", ORACLE_INT,
       &a.rules.blocks, 1, INT32_MAX},
      {"counts", "C", "of each rank, where they differ: 3,0,5, or a file of numbers", ORACLE_TEXT,
       &a.counts, 0, 0},
      {"begins", "FILE", "who begins with what, as rows rank,block (see help operations)",
       ORACLE_TEXT, &a.begins, 0, 0},
      {"wants", "FILE", "who wants what, as rows rank,block[,input]", ORACLE_TEXT, &a.wants, 0, 0},
      {"root", "R", "the rank that has, or gets, the message (default 0)", ORACLE_INT,
       &a.rules.root, 0, INT32_MAX - 1},
      {"op", oracle_collectives, "the collective (default bcast)", ORACLE_CHOICE, &a.op, 0, 0},
      ORACLE_OPTION_MODEL(a.model, "duplex|simplex|postal"),
      {"ports", "K", "partners of a rank in a step, each way (default 1)", ORACLE_INT, &a.ports, 1,
       INT32_MAX},
      {"lambda", "u/f", "postal, combine: the latency; steps are ticks of 1/f", ORACLE_TEXT,
       &a.lambda, 0, 0},
      {"all", "N", "count all violations by kind, and list the first N", ORACLE_INT, &a.all, 1,
       INT32_MAX},
      {"memory", "M", "tables, and the binary form, in about M MiB (default 1536)", ORACLE_INT,
       &a.memory, 1, 1 << 20},
      {"ordered", "at-once|aside", "operands keep the order of ranks; a part may wait aside",
       ORACLE_CHOICE, &a.ordered, 0, 0},
      {"same-bits", "ranks|runs|sizes|nested", "results are computed in one order (help bits)",
       ORACLE_CHOICE, &a.same_bits, 0, 0},
      {"with", "FILE", "sizes, nested: and so are the results of this schedule", ORACLE_TEXT,
       &w.file, 0, 0},
      {"with-ranks", "P", "its ranks, where it does not say them", ORACLE_INT, &w.ranks, 1,
       INT32_MAX},
      {"with-blocks", "S", "its blocks (default as many as here)", ORACLE_INT, &w.blocks, 1,
       INT32_MAX},
      {"redundant", NULL, "bcast: allow a rank to receive what it has", ORACLE_FLAG,
       &a.rules.redundant, 0, 0},
      ORACLE_OPTION_LISTING(a.format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "check",
      "FILE|FOLDER|-",
      "--ranks P [--blocks S] [--op OP] [OPTION]...",
      "Judges the schedule in FILE, whoever made it, by proven checkers. Of a valid schedule\n"
      "it prints the steps and how far they are from the least; of an invalid one the first\n"
      "violation and what led to it. Exit status: 0 valid, 1 invalid, 2 bad usage or input.",
      options,
      "dodona check rows.csv --ranks 33 --blocks 5\n"
      "dodona check rows.csv --ranks 33 --blocks 5 --all 3\n"
      "dodona schedule ring --op allreduce --ranks 6 --blocks 6 --json | dodona check -",
      "formats operations models bits answers"};
  int status = oracle_parse(&usage, argc, argv, &a.file);
  status = status >= 0 ? status : refuse(&a, &w);
  status = status >= 0 ? status : check(&a, &w);
  oracle_stated_free(&a.stated);
  free(a.begin);
  return status;
}
