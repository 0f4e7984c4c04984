/* libFuzzer on the readers of the binary form, of trees, moves, MSCCL's programs, GOAL text and traces: whatever the bytes, the answer is rows, a tree, a broadcast through it, a verdict, or steps; or one printable line. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ref/dodona.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"
#include "ref/oracle/read/goal_file.h"
#include "ref/oracle/read/moves.h"
#include "ref/oracle/read/trace_file.h"
#include "ref/oracle/read/tree_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 1000 };

static void demand(bool promise, const char *what) {
  if (!promise) {
    fprintf(stderr, "broken promise: %s\n", what);
    abort();
  }
}

static void check_line(const char *text) {
  demand(strlen(text) > 5, "it is said what is wrong");
  for (; *text != '\0'; text++)
    demand(isprint((unsigned char)*text), "the message is printable");
}

/* A tree's broadcast is valid, whatever the tree. */
static void try_tree(oracle_source *source) {
  oracle_tree_file tree;
  oracle_fault fault;
  oracle_rows rows;
  const int status = oracle_tree_read(source, &tree, &fault);
  if (status != ORACLE_YES)
    check_line(fault.text);
  else if (tree.ranks <= MOST) {
    const dodona_rules rules = {tree.ranks, 3, tree.root, 0, 0, 1, 1};
    const int64_t entries = dodona_check_entries(&rules);
    uint64_t *scratch = malloc((size_t)entries * sizeof *scratch);
    demand(scratch != NULL && oracle_tree_rows(&tree, 3, &rows), "memory for a tree");
    demand(rows.count == 6 * (int64_t)(tree.ranks - 1), "each block to each rank");
    demand(dodona_check_broadcast(&rules, rows.rows, rows.count, scratch, entries).fault ==
               DODONA_VALID,
           "a valid broadcast");
    oracle_rows_free(&rows);
    free(scratch);
  }
  oracle_tree_free(&tree);
}

static void try_goal(oracle_source *source, bool trace) {
  oracle_goal_file goal;
  oracle_fault fault;
  oracle_trail stuck;
  int64_t steps = 0;
  bool timed = false;
  if (trace ? !oracle_trace_read(source, &goal, &timed, &fault)
            : !oracle_goal_read(source, &goal, &fault)) {
    check_line(fault.text);
  } else if (goal.ranks <= MOST) {
    demand(oracle_goal_run(&goal, false, NULL, &steps, &stuck), "memory to run");
    demand(steps <= goal.count, "a message a step");
    for (int64_t h = 0; h < stuck.count; h++)
      check_line(stuck.hops[h].text);
    oracle_trail_free(&stuck);
  }
  oracle_goal_free(&goal);
}

/* Each message becomes two rows, whatever the file is said to be. */
static void try_binary(const oracle_binary *binary) {
  for (int kind = ORACLE_NUMBERS; kind <= ORACLE_T_AND_S; kind++) {
    oracle_rows rows;
    oracle_fault fault;
    if (oracle_binary_take(binary, "fuzz", (oracle_blocks)kind, 9, NULL, &rows, &fault)) {
      demand(rows.count == 2 * binary->messages, "each message has two rows");
      demand(oracle_rows_sort(&rows), "memory to sort");
      oracle_rows_free(&rows);
    } else {
      check_line(fault.text);
    }
  }
}

/* A program whose contents are right has rows, or it is said why not. */
static void try_msccl(oracle_source *source) {
  oracle_msccl p;
  oracle_fault fault;
  oracle_rows rows;
  oracle_trail wrong = {NULL, 0};
  int32_t slots = 0, root = DODONA_NONE;
  int64_t *order = NULL;
  if (!oracle_msccl_read(source, NULL, &p, &fault)) {
    check_line(fault.text);
  } else if (p.chunks <= MOST) {
    order = malloc(((size_t)p.count + 1) * sizeof *order);
    demand(order != NULL && oracle_msccl_order(&p, order, &slots, &wrong), "memory for an order");
    demand(wrong.count > 0 || oracle_msccl_races(&p, order, &wrong), "memory for clocks");
    demand(wrong.count > 0 || oracle_msccl_contents(&p, order, &root, &wrong), "memory to run");
    for (int64_t h = 0; h < wrong.count; h++)
      check_line(wrong.hops[h].text);
    if (wrong.count == 0 && oracle_msccl_rows(&p, order, "fuzz", &rows, &fault))
      oracle_rows_free(&rows);
    else if (wrong.count == 0)
      check_line(fault.text);
    free(order);
    oracle_trail_free(&wrong);
  }
  oracle_msccl_free(&p);
}

/* Rows with two places, whatever the operation. */
static void try_moves(const oracle_source *source) {
  for (int kind = ORACLE_NUMBERS; kind < ORACLE_T_AND_S; kind++) {
    oracle_moves moves;
    oracle_fault fault;
    int64_t line = 1;
    rewind(source->in);
    if (!oracle_moves_read(source, (oracle_blocks)kind, &moves, &fault)) {
      check_line(fault.text);
      demand(moves.moves == NULL && moves.count == 0, "nothing is held");
      continue;
    }
    for (int64_t k = 0; k < moves.count; k++) {
      const oracle_move *m = &moves.moves[k];
      demand(m->step >= 0 && m->src >= 0 && m->dst >= 0 && m->from >= 0 && m->into >= 0, "range");
      demand(m->from < moves.places && m->into < moves.places, "places");
      demand(line < m->line, "lines in order, behind the header");
      line = m->line;
    }
    oracle_moves_free(&moves);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char path[32];
  oracle_source source;
  const int file = memfd_create("fuzz", 0);
  demand(file >= 0 && write(file, data, size) == (ssize_t)size, "a file of the text");
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (!oracle_source_open(path, &source)) {
    demand(oracle_is_binary((const char *)data, size), "the file opens");
    close(file);
    return 0;
  }
  if (source.binary != NULL)
    try_binary(source.binary);
  else if (oracle_is_tree_file(&source))
    try_tree(&source);
  else if (oracle_is_msccl(&source))
    try_msccl(&source);
  else if (oracle_is_goal_file(&source))
    try_goal(&source, false);
  else if (oracle_is_trace_file(&source))
    try_goal(&source, true);
  else if (oracle_is_moves(&source))
    try_moves(&source);
  oracle_source_close(&source);
  close(file);
  return 0;
}
