/* The answers of `dodona check`, as text or as a JSON object. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ANSWER_H
#define DODONA_ORACLE_COMMANDS_CHECK_ANSWER_H

#include "ref/check/reduce.h"
#include "ref/oracle/read/rows.h"

/* What the options said. */
typedef struct oracle_asked {
  const char *file;
  const char *op;
  const char *model;
  const char *lambda;
  const char *format;
  dodona_rules rules;
  oracle_blocks blocks; /* what the rows are of */
  int32_t count;        /* of blocks; rules.blocks is twice that in reductions and allreduces */
} oracle_asked;

/* Tells that the rows are valid: their steps, the lower bound, the ratio. The bound is one for messages of one
   block: `more` steps are what the schedule takes beside its own if those of several are sent block by
   block. Returns ORACLE_YES, or ORACLE_BAD after an error line. */
int oracle_answer_valid(const oracle_asked *a, const oracle_rows *rows, int64_t more);

/* Tells what they break first. Returns ORACLE_NO, or ORACLE_BAD after an error line. */
int oracle_answer_invalid(const oracle_asked *a, const oracle_rows *rows,
                          const dodona_reduce_verdict *verdict);

#endif
