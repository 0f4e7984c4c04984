/* The rows of an MSCCL program: each message takes the earliest step that it can. */
#ifndef DODONA_ORACLE_MSCCL_ROWS_H
#define DODONA_ORACLE_MSCCL_ROWS_H

#include "ref/oracle/msccl/program.h"

/* Fills *rows, sorted by step, with a row for each end of each chunk that a message brings, where chunk k of the input and the output is block k, of
   all ranks' blocks if these share them. In a step a GPU sends a message to one other and receives one, and it sends what it had before the
   step. `order` is what oracle_msccl_order has found.

   Returns false if there is no memory, or if rows cannot say what the program does; then *fault says why, with the line: it uses scratch,
   copies one chunk to another, adds up in place, or has messages that only buffers let pass. The rows are not judged: where
   an input and an output that are two buffers differ, rows know one block. */
bool oracle_msccl_rows(const oracle_msccl *program, const int64_t *order, const char *name,
                       oracle_rows *rows, oracle_fault *fault);

/* The same for each message, as rows of block 0, whatever the program does with its chunks. */
bool oracle_msccl_messages(const oracle_msccl *program, const int64_t *order, const char *name,
                           oracle_rows *rows, oracle_fault *fault);

#endif
