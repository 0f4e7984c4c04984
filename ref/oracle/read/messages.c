/* Whatever the source is becomes rows, which are sorted and merged: the rows of one message are neighbours then. */
#include "ref/oracle/read/messages.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"
#include "ref/oracle/read/moves.h"
#include "ref/oracle/read/program.h"
#include "ref/oracle/read/rows_add.h"
#include "ref/oracle/read/trace_file.h"
#include "ref/oracle/read/tree_file.h"
#include "ref/oracle/shared/oracle.h"

#include <stdlib.h>
#include <string.h>

/* Every row's ranks are ranks, and two; else the row's line is told. */
static bool within(const char *file, int32_t ranks, const oracle_rows *rows) {
  for (int64_t i = 0; i < rows->count; i++) {
    const dodona_row *row = &rows->rows[i];
    if (row->rank == row->peer || row->rank >= ranks || row->peer >= ranks) {
      oracle_error("%s:%lld: expected two ranks 0 .. %d, got %d and %d", oracle_rows_name(file),
                   (long long)oracle_rows_line(rows, i), ranks - 1, row->rank, row->peer);
      return false;
    }
  }
  return true;
}

static int by_message(const void *left, const void *right) {
  const dodona_row *a = left;
  const dodona_row *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return a->rank != b->rank ? (a->rank < b->rank ? -1 : 1)
                            : (a->peer > b->peer) - (a->peer < b->peer);
}

/* Their lines are lost. */
static void keep_messages(oracle_rows *rows) {
  int64_t sends = 0;
  for (int64_t i = 0; i < rows->count; i++)
    if (rows->rows[i].op == DODONA_SEND)
      rows->rows[sends++] = rows->rows[i];
  if (sends > 0)
    qsort(rows->rows, (size_t)sends, sizeof *rows->rows, by_message);
  rows->count = 0;
  for (int64_t i = 0; i < sends; i++) {
    if (i == 0 || by_message(&rows->rows[rows->count - 1], &rows->rows[i]) != 0) {
      rows->rows[rows->count] = rows->rows[i];
      rows->rows[rows->count++].block = 0;
    }
    rows->rows[rows->count - 1].block++;
  }
}

/* Each of these stores rows of a source in which a step has at most one row of a block between two ranks, or more; false after an error line. */
static bool take_tree(oracle_source *source, oracle_rows *rows) {
  oracle_tree_file tree;
  oracle_fault fault = {""};
  const int status = oracle_tree_read(source, &tree, &fault);
  bool good = status == ORACLE_YES;
  if (!good)
    oracle_error("%s%s", status == ORACLE_NO ? "no tree: " : "", fault.text);
  else if (!(good = oracle_tree_rows(&tree, 1, rows)))
    oracle_error("no memory for the rows of a tree");
  oracle_tree_free(&tree);
  return good;
}

static bool take_msccl(oracle_source *source, const char **op, oracle_rows *rows) {
  const oracle_named name = oracle_name(oracle_rows_name(source->file));
  oracle_msccl program;
  oracle_fault fault;
  oracle_trail wrong = {NULL, 0};
  int32_t slots = 0;
  int64_t *order = NULL;
  bool good = oracle_msccl_read(source, *op, &program, &fault);
  if (good)
    *op = program.collective != NULL ? program.collective->name : ORACLE_MSCCL_STATED;
  else
    oracle_error("%s", fault.text);
  good = good && (order = oracle_allocate(program.count, sizeof *order, "the program's order"));
  if (good && !(good = oracle_msccl_order(&program, order, &slots, &wrong)))
    oracle_error("no memory to run a program");
  if (good && wrong.count > 0) {
    oracle_error("%s:%lld: %s", name.text, (long long)wrong.hops[0].line, wrong.hops[0].text);
    good = false;
  }
  if (good && !(good = oracle_msccl_messages(&program, order, name.text, rows, &fault)))
    oracle_error("%s", fault.text);
  oracle_trail_free(&wrong);
  free(order);
  oracle_msccl_free(&program);
  return good;
}

/* The messages of acts, in the steps in which these run. */
static bool run_acts(const oracle_goal_file *goal, const char *name, oracle_rows *rows) {
  oracle_trail stuck = {NULL, 0};
  int64_t count = 0;
  int64_t *steps = oracle_allocate(goal->count, sizeof *steps, "the steps of a program");
  bool good = steps != NULL;
  if (good && !(good = oracle_goal_run(goal, false, steps, &count, &stuck)))
    oracle_error("no memory to run a program");
  if (good && stuck.count > 0) {
    oracle_error("%s:%lld: %s", name, (long long)stuck.hops[0].line, stuck.hops[0].text);
    good = false;
  }
  for (int64_t k = 0; good && k < goal->count; k++) {
    const oracle_goal_act *a = &goal->acts[k];
    const dodona_row send = {steps[k], a->rank, DODONA_SEND, a->peer, 0};
    if (a->kind == ORACLE_GOAL_SEND && !(good = oracle_rows_add(rows, send, a->line)))
      oracle_error("no memory for the rows of a program");
  }
  oracle_trail_free(&stuck);
  free(steps);
  return good;
}

static bool take_goal(oracle_source *source, bool trace, oracle_rows *rows) {
  const oracle_named name = oracle_name(oracle_rows_name(source->file));
  oracle_goal_file goal;
  oracle_fault fault;
  bool timed = false;
  bool good = trace ? oracle_trace_read(source, &goal, &timed, &fault)
                    : oracle_goal_read(source, &goal, &fault);
  if (!good)
    oracle_error("%s", fault.text);
  else if (timed) {
    oracle_error("%s: expected steps or programs, got a trace of times", name.text);
    good = false;
  }
  good = good && run_acts(&goal, name.text, rows);
  oracle_goal_free(&goal);
  return good;
}

static bool take_moves(const oracle_source *source, oracle_blocks blocks, oracle_rows *rows) {
  oracle_moves moves;
  oracle_fault fault;
  bool good = oracle_moves_read(source, blocks, &moves, &fault);
  if (!good)
    oracle_error("%s", fault.text);
  for (int64_t k = 0; good && k < moves.count; k++) {
    const oracle_move *m = &moves.moves[k];
    const dodona_row send = {m->step, m->src, DODONA_SEND, m->dst, 0};
    if (m->src != m->dst && !(good = oracle_rows_add(rows, send, m->line)))
      oracle_error("no memory for the rows");
  }
  oracle_moves_free(&moves);
  return good;
}

/* Rows without steps get some. */
static bool run_rows(const char *name, oracle_rows *rows) {
  oracle_trail stuck = {NULL, 0};
  int32_t ranks = 1;
  for (int64_t k = 0; k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    if (row->rank == INT32_MAX || row->peer == INT32_MAX)
      return !oracle_error("%s: expected ranks below %d", name, INT32_MAX);
    ranks = row->rank >= ranks ? row->rank + 1 : ranks;
    ranks = row->peer >= ranks ? row->peer + 1 : ranks;
  }
  bool good = oracle_program_run(rows, ranks, false, &stuck);
  if (!good)
    oracle_error("no memory to run a program");
  else if (stuck.count > 0) {
    oracle_error("%s:%lld: %s", name, (long long)stuck.hops[0].line, stuck.hops[0].text);
    good = false;
  }
  oracle_trail_free(&stuck);
  return good;
}

static bool take_rows(const char *command, oracle_source *source, const char **op,
                      oracle_rows *rows) {
  const oracle_named name = oracle_name(oracle_rows_name(source->file));
  oracle_said said;
  if (!oracle_source_head(source, &said))
    return false;
  const oracle_collective *c = oracle_collective_of(*op != NULL          ? *op
                                                    : said.op[0] != '\0' ? said.op
                                                                         : "bcast");
  if (c == NULL)
    return !oracle_error("%s: op: expected %s, got '%s'", name.text, oracle_collectives,
                         oracle_quote(said.op, strlen(said.op)).text);
  *op = c->name;
  if (source->binary == NULL && oracle_is_moves(source))
    return take_moves(source, c->blocks, rows);
  return oracle_source_rows(command, source, c->blocks, INT32_MAX / 2, NULL, rows) &&
         (!rows->programs || run_rows(name.text, rows));
}

static bool take(const char *command, oracle_source *source, const char **op, oracle_rows *rows) {
  if (oracle_is_tree_file(source))
    return take_tree(source, rows);
  if (oracle_is_msccl(source))
    return take_msccl(source, op, rows);
  if (oracle_is_goal_file(source))
    return take_goal(source, false, rows);
  if (oracle_is_trace_file(source))
    return take_goal(source, true, rows);
  return take_rows(command, source, op, rows);
}

bool oracle_messages_file(const char *command, const char **op, const char *file, int32_t ranks,
                          oracle_rows *rows) {
  oracle_source source;
  *rows = (oracle_rows){.rows = NULL};
  if (!oracle_source_open(file, &source))
    return false;
  bool good = take(command, &source, op, rows);
  oracle_source_close(&source);
  if (good && rows->count == 0) {
    oracle_error("%s: expected rows of a schedule, got none", oracle_rows_name(file));
    good = false;
  }
  good = good && within(file, ranks, rows);
  if (good)
    keep_messages(rows);
  else
    oracle_rows_free(rows);
  return good;
}
