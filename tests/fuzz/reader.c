/* libFuzzer on the reader of schedules, of every collective: whatever the bytes, the answer
   is rows that keep the promises of rows.h, or one printable line that says where the text is wrong.
   What was read is sorted, judged, explained, written and read again. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ref/dodona.h"
#include "ref/oracle/commands/check_combine.h"
#include "ref/oracle/read/explain.h"
#include "ref/oracle/read/program.h"
#include "ref/oracle/read/trail.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { RANKS = 8, BLOCKS = 8 };

static void demand(bool promise, const char *what) {
  if (!promise) {
    fprintf(stderr, "broken promise: %s\n", what);
    abort();
  }
}

static bool read_text(const void *text, size_t size, oracle_blocks blocks, oracle_rows *rows,
                      oracle_fault *fault) {
  /* fmemopen takes no empty buffer for reading: the file is one byte longer and read to its end */
  char *copy = malloc(size + 1);
  demand(copy != NULL, "memory for the text");
  if (size > 0)
    memcpy(copy, text, size);
  copy[size] = '\n';
  FILE *in = fmemopen(copy, size + 1, "r");
  demand(in != NULL, "a file of the text");
  oracle_said said;
  memset(&said, 0xa5, sizeof said);
  oracle_rows_head(in, &said);
  demand(strnlen(said.op, sizeof said.op) < sizeof said.op, "the word ends");
  demand(said.ranks >= DODONA_NONE && said.blocks >= DODONA_NONE && said.root >= DODONA_NONE,
         "numbers, or none");
  rewind(in);
  bool good = oracle_rows_read(in, "fuzz", blocks, BLOCKS, NULL, NULL, NULL, rows, fault);
  fclose(in);
  free(copy);
  return good;
}

static void check_fault(const oracle_rows *rows, const oracle_fault *fault) {
  size_t length = strnlen(fault->text, sizeof fault->text);
  demand(length < sizeof fault->text, "the message ends");
  demand(strncmp(fault->text, "fuzz:", 5) == 0, "the message names the file");
  char *end = NULL;
  demand(strtoll(fault->text + 5, &end, 10) >= 1 && *end == ':', "the message names the line");
  demand(strlen(end) > 2, "the message says what was expected");
  for (size_t k = 0; k < length; k++)
    demand(isprint((unsigned char)fault->text[k]), "the message is printable");
  demand(rows->count == 0 && rows->rows == NULL && rows->lines == NULL, "nothing is held");
}

static void check_rows(const oracle_rows *rows, oracle_blocks blocks) {
  int64_t line = 0;
  for (int64_t k = 0; k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    demand(0 <= row->step && row->step <= (int64_t)1 << 62, "step in range");
    demand(row->rank >= 0 && row->peer >= 0 && row->block >= 0, "ranks and blocks in range");
    demand(blocks != ORACLE_T_AND_S || row->block <= 1, "T or S");
    demand(blocks == ORACLE_NUMBERS || row->block < 2 * BLOCKS, "a block and a phase");
    demand(blocks != ORACLE_STORES || row->block >= BLOCKS, "what is stored");
    demand(row->op == DODONA_SEND || row->op == DODONA_RECV, "an operation");
    const int64_t now = oracle_rows_line(rows, k);
    demand(line <= now && now <= rows->last_line, "lines in order");
    line = now;
  }
}

static void check_sorted(const oracle_rows *rows) {
  for (int64_t k = 1; k < rows->count; k++) {
    int64_t before = rows->rows[k - 1].step;
    demand(before <= rows->rows[k].step, "sorted by step");
    for (int64_t j = k - 1; j >= 0 && rows->rows[j].step == rows->rows[k].step; j--) {
      const dodona_row *a = &rows->rows[j];
      const dodona_row *b = &rows->rows[k];
      bool one = a->rank == b->rank && a->op == b->op && a->peer == b->peer;
      demand(!one || a->block < b->block ||
                 (a->block == b->block && oracle_rows_line(rows, j) <= oracle_rows_line(rows, k)),
             "the blocks of a message ascend, of equals the first line is first");
    }
  }
}

/* A verdict that is not valid becomes one line. */
static void explain(const dodona_rules *rules, const oracle_rows *rows, oracle_blocks blocks,
                    const dodona_verdict *verdict) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  demand(out != NULL, "memory for the text");
  oracle_explain(out, rules, 1, rows, blocks, verdict);
  fclose(out);
  demand(size > 10 && strchr(text, '\n') == NULL, "one line");
  free(text);
}

static dodona_verdict verdict_of(const dodona_rules *rules, const oracle_rows *rows,
                                 oracle_blocks blocks, uint64_t *scratch, int64_t entries) {
  dodona_verdict combined;
  if (blocks == ORACLE_T_AND_S) {
    demand(oracle_judge_combine(rules, rows->rows, rows->count, &combined), "memory");
    return combined;
  }
  if (blocks == ORACLE_NUMBERS)
    return dodona_check_broadcast(rules, rows->rows, rows->count, scratch, entries);
  return dodona_check_ports(rules, rows->rows, rows->count, scratch);
}

/* Whatever the rows, the way to a lack ends, in sentences; its rows are within 8 ranks and 8 blocks. */
static void follow(const dodona_rules *rules, const oracle_rows *rows, const char *op,
                   const dodona_verdict *verdict) {
  oracle_trail way;
  const int32_t mixed = (int32_t)(rows->count > 0 ? rows->rows[rows->count / 2].step % 64 : 0);
  oracle_question asked = {.op = oracle_collective_of(op),
                           .blocks = BLOCKS,
                           .dealt = {.each = 1, .ranks = RANKS},
                           .latency = rules->latency,
                           .rank = mixed % RANKS,
                           .block = mixed / RANKS,
                           .input = (int32_t)(rows->count % RANKS),
                           .step = INT64_MAX,
                           .times = mixed % 3};
  if (verdict->fault == DODONA_SENT_BEFORE_HELD)
    asked.step = rows->rows[verdict->row].step;
  demand(oracle_trail_find(&asked, rows, RANKS, &way), "memory for the way");
  demand(way.count > 0, "a way");
  for (int64_t h = 0; h < way.count; h++) {
    demand(strnlen(way.hops[h].text, sizeof way.hops[h].text) > 10, "a sentence");
    demand(way.hops[h].line >= 0 && way.hops[h].line <= rows->last_line, "a line of the text");
  }
  oracle_trail_free(&way);
}

/* Rows that are within 8 ranks and 8 blocks are often nearly valid: the checkers take them all. */
static void judge(const oracle_rows *rows, const char *op) {
  const oracle_blocks blocks = oracle_collective_of(op)->blocks;
  static uint64_t scratch[RANKS * (RANKS * BLOCKS + 4)];
  const int64_t entries = sizeof scratch / sizeof *scratch;
  for (int32_t model = 0; model < 4; model++) {
    dodona_rules rules = {RANKS, BLOCKS, 0, model & 1, model & 2, 1 + model, 1 + model / 2};
    if (blocks != ORACLE_NUMBERS)
      rules.blocks = blocks == ORACLE_T_AND_S ? 2 : 2 * BLOCKS;
    dodona_verdict verdict = verdict_of(&rules, rows, blocks, scratch, entries);
    demand(verdict.fault != DODONA_BAD_RULES, "a verdict");
    demand(verdict.row >= -1 && verdict.row <= rows->count, "a row of the schedule");
    if (verdict.fault != DODONA_VALID)
      explain(&rules, rows, blocks, &verdict);
    if (blocks != ORACLE_T_AND_S &&
        (verdict.fault == DODONA_VALID || verdict.fault >= DODONA_SENT_BEFORE_HELD))
      follow(&rules, rows, op, &verdict);
  }
}

/* `margin`: before each row; blanks there keep a row from the reader of plain ones. */
static void write_and_read_again(const oracle_rows *rows, oracle_blocks blocks,
                                 const char *margin) {
  char *text = NULL;
  size_t size = 0;
  oracle_rows again;
  oracle_fault fault;
  FILE *out = open_memstream(&text, &size);
  demand(out != NULL, "memory for the text");
  for (int64_t k = 0; k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    fprintf(out, "%s%" PRId32 ",%" PRId64 ",%s,%" PRId32 ",", margin, row->rank, row->step,
            row->op == DODONA_SEND ? "send" : "recv", row->peer);
    if (blocks == ORACLE_T_AND_S)
      fprintf(out, "%s\n", row->block == 0 ? "T" : "S");
    else if (blocks == ORACLE_PHASES || blocks == ORACLE_PARTIALS)
      fprintf(out, "%" PRId32 ",%s\n", row->block % BLOCKS,
              row->block < BLOCKS ? "reduce" : "store");
    else if (blocks == ORACLE_STORES)
      fprintf(out, "%" PRId32 "\n", row->block - BLOCKS);
    else
      fprintf(out, "%" PRId32 "\n", row->block);
  }
  fclose(out);
  demand(read_text(text, size, blocks, &again, &fault), "what is written can be read");
  demand(again.count == rows->count, "as many rows");
  for (int64_t k = 0; k < rows->count; k++)
    demand(memcmp(&again.rows[k], &rows->rows[k], sizeof *rows->rows) == 0, "the same rows");
  oracle_rows_free(&again);
  free(text);
}

/* Whatever the programs, they end or it is told why not. */
static void run_programs(oracle_rows *rows) {
  oracle_trail stuck;
  const int64_t before = rows->count;
  for (int64_t k = 0; k < before; k++)
    if (rows->rows[k].rank >= RANKS || rows->rows[k].peer >= RANKS)
      return;
  demand(oracle_program_run(rows, RANKS, before % 2, &stuck), "memory for programs");
  demand(stuck.count > 0 ? rows->count == before : rows->count <= before, "the rows of messages");
  for (int64_t h = 0; h < stuck.count; h++)
    demand(strlen(stuck.hops[h].text) > 10 && stuck.hops[h].line >= (h == 0), "who waits for whom");
  for (int64_t k = 0; stuck.count == 0 && k < rows->count; k++)
    demand(rows->rows[k].step >= 0 && rows->rows[k].step < before, "a step for each message");
  oracle_trail_free(&stuck);
}

static void try_text(const uint8_t *data, size_t size, const char *op) {
  const oracle_blocks blocks = oracle_collective_of(op)->blocks;
  oracle_rows rows;
  oracle_fault fault;
  memset(&rows, 0xa5, sizeof rows);
  memset(&fault, 0xa5, sizeof fault);
  if (!read_text(data, size, blocks, &rows, &fault)) {
    check_fault(&rows, &fault);
    return;
  }
  if (rows.programs) {
    run_programs(&rows);
  } else {
    check_rows(&rows, blocks);
    write_and_read_again(&rows, blocks, "");
    write_and_read_again(&rows, blocks, " ");
    demand(oracle_rows_sort(&rows), "sorting");
    check_sorted(&rows);
    judge(&rows, op);
  }
  oracle_rows_free(&rows);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  try_text(data, size, "bcast");
  try_text(data, size, "reduce");
  try_text(data, size, "allreduce");
  try_text(data, size, "combine");
  try_text(data, size, "allgather");
  try_text(data, size, "reduce-scatter");
  return 0;
}
