/* Trees that other software wrote down: who is whose parent. Either JSON objects {"rank", "nranks", "parent", "children"}, one a rank, in the files of
   a folder or one after the other in a file; or lines rank,parent behind this header. The root's parent is -1. */
#ifndef DODONA_ORACLE_READ_TREE_FILE_H
#define DODONA_ORACLE_READ_TREE_FILE_H

#include "ref/oracle/read/rows_file.h"

typedef struct oracle_tree_file {
  int32_t ranks;
  int32_t root;
  int32_t depth;    /* edges to the farthest rank */
  int32_t most;     /* children of a rank */
  int32_t *parents; /* of each rank; -1: the root's, -2: not known yet */
  int32_t
      *edges; /* the children of rank r are edges[begin[r] .. begin[r + 1] - 1], in their order */
  int64_t *begin;
} oracle_tree_file;

/* Returns whether the source is a folder, or begins as a tree does; it is at its beginning then. */
bool oracle_is_tree_file(oracle_source *source);

/* Reads the tree. Returns ORACLE_YES; ORACLE_NO if it is none, and the fault says why; ORACLE_BAD if the text is not such a text, and the fault
   says file, line, field and what was expected. Free it in any case. O(ranks). */
int oracle_tree_read(oracle_source *source, oracle_tree_file *tree, oracle_fault *fault);
void oracle_tree_free(oracle_tree_file *tree);

/* Fills *rows with the pipelined broadcast that the tree implies: a rank sends block after block, each to its children in their order, as soon as
   it has it and its port is free. Sorted by step. False if there is no memory. */
bool oracle_tree_rows(const oracle_tree_file *tree, int32_t blocks, oracle_rows *rows);

#endif
