#include "ref/oracle/commands/check_tree.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/commands/check_take.h"
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/said.h"
#include "ref/oracle/shared/oracle.h"

int oracle_check_tree(oracle_asked *a, oracle_source *source) {
  oracle_tree_file tree;
  oracle_fault fault = {""};
  oracle_rows rows;
  int status = oracle_tree_read(source, &tree, &fault);
  if (status == ORACLE_BAD)
    oracle_error("%s", fault.text);
  if (status == ORACLE_NO) {
    a->op = "bcast";
    a->model = "duplex";
    a->collective = oracle_collective_of(a->op);
    a->rules.ranks = tree.ranks;
    a->rules.root = tree.root;
    status = oracle_answer_no_tree(a, fault.text);
  } else if (status == ORACLE_YES) {
    oracle_said said = {
        .ranks = tree.ranks, .root = tree.root, .blocks = 1, .latency = DODONA_NONE};
    char lambda[32];
    if (!oracle_check_take_said(a, &said, lambda) || !oracle_check_take_op(a) ||
        !oracle_check_take_model(a))
      status = ORACLE_BAD;
    else if (a->collective->blocks != ORACLE_NUMBERS || a->rules.ranks != tree.ranks ||
             a->rules.root != tree.root || a->lambda != NULL || a->rules.simplex)
      status = oracle_error(
          "%s: a tree of %d ranks with root %d is judged as their bcast, on one duplex port",
          oracle_name(oracle_rows_name(a->file)).text, tree.ranks, tree.root);
    else if (!oracle_tree_rows(&tree, a->count, &rows))
      status = oracle_error("check: no memory for the blocks of a tree");
    else {
      a->tree = &tree;
      status = oracle_judge_aloud(a, &rows);
      oracle_rows_free(&rows);
    }
  }
  oracle_tree_free(&tree);
  return status;
}
