/* The rows of any schedule as ops text: rank,step,op,peer,block[,phase] behind a title. */
#ifndef DODONA_ORACLE_WRITE_OPS_TEXT_H
#define DODONA_ORACLE_WRITE_OPS_TEXT_H

#include "ref/oracle/ask/request.h"

/* What a text is a schedule of. */
typedef struct oracle_sizes {
  const char *op; /* NULL, DODONA_NONE: not known */
  int32_t ranks;
  int32_t root;
  int32_t blocks; /* of each rank, where ranks have blocks */
} oracle_sizes;

/* Writes what `schedule` and `convert` print with --format ops; convert stores what it has found to be true of the file. Return the exit
   status; ORACLE_BAD after an error line. */
int oracle_schedule_ops(const char *op, const char *algorithm, oracle_request *request, FILE *out);
int oracle_convert_ops(const char *file, oracle_sizes *sizes, FILE *out);

#endif
