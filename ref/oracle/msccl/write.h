/* Writes rows as an MSCCL program. */
#ifndef DODONA_ORACLE_MSCCL_WRITE_H
#define DODONA_ORACLE_MSCCL_WRITE_H

#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/write/rows_write.h"

/* Writes the program, in place: each rank has a thread block for each other rank that it sends to or receives from, and does there what rows say,
   by step; what both send in a step goes block by block, so that a connection needs no room for more than one chunk; a step that uses a chunk
   waits for the steps of other thread blocks that have used it. Thread blocks
   have at most 256 steps; what two ranks exchange beyond that goes through a channel of its own. Writes a bcast, reduce, allreduce, allgather or
   reduce-scatter whose rows each have both ends.

   Returns false, having written nothing, if it is another collective, or if there is no memory; *fault says so. */
bool oracle_msccl_write(const oracle_rows_text *text, const char *name, FILE *out,
                        oracle_fault *fault);

#endif
