/* A tree while it is read (tree_file.c), and what makes it one (tree_shape.c). */
#ifndef DODONA_ORACLE_READ_TREE_GROWING_H
#define DODONA_ORACLE_READ_TREE_GROWING_H

#include "ref/oracle/read/tree_file.h"

enum { ORACLE_PARENT_UNKNOWN = -2, ORACLE_NOBODY = -1 };

/* What is known while a tree is read: each child and who lists it, in the order of the text. */
typedef struct oracle_growing {
  oracle_tree_file *tree;
  oracle_fault *fault;
  int32_t (*listed)[2]; /* parent, child */
  int64_t count;
  bool lists;         /* children are listed, not only parents */
  int32_t (*told)[2]; /* JSON: a rank, and its parent */
  int64_t told_count;
} oracle_growing;

/* Writes the fault; returns `status`. */
int oracle_growing_fail(oracle_growing *g, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int oracle_growing_no_memory(oracle_growing *g);

/* Judges what was read, and fills in what follows from parents and children; as oracle_tree_read. */
int oracle_growing_shape(oracle_growing *g);

#endif
