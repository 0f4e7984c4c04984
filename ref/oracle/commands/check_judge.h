/* Asks the proven checker of a collective about rows that are sorted by step. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_JUDGE_H
#define DODONA_ORACLE_COMMANDS_CHECK_JUDGE_H

#include "ref/oracle/commands/check_answer.h"

typedef struct oracle_judged {
  dodona_verdict verdict; /* its fault is DODONA_VALID if the rows keep the rules */
  dodona_lack lack;       /* its block is -1 if each rank ends with what it wants */
  int64_t more; /* of valid rows: the steps that they would take more, sent block by block */
} oracle_judged;

/* What the rules of order and ports say of rows, with `scratch` of so many words. */
int64_t oracle_judge_ports_room(const oracle_asked *a);
dodona_verdict oracle_judge_ports(const oracle_asked *a, const dodona_row *rows, int64_t count,
                                  uint64_t *scratch);

/* Stores what the checker says. False after an error line, if the rules make no sense or there is no memory. */
bool oracle_judge(const oracle_asked *a, const oracle_rows *rows, oracle_judged *judged);

/* Returns whether it said that the rows are valid. */
bool oracle_is_valid(const oracle_judged *judged);

/* Prints what the checker says. Returns the exit status. */
int oracle_judge_aloud(const oracle_asked *a, const oracle_rows *rows);

#endif
