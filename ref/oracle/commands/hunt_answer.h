/* What a hunt found, as text or as a JSON object. */
#ifndef DODONA_ORACLE_COMMANDS_HUNT_ANSWER_H
#define DODONA_ORACLE_COMMANDS_HUNT_ANSWER_H

#include "ref/oracle/hunt/pack.h"

/* What the options say. */
typedef struct oracle_hunt_asked {
  const char *ranks;
  const char *blocks;
  const char *roots;
  const char *filter;
  const char *limit;
  const char *journal;
  const char *keep;
  const char *format;
  oracle_hunting hunt;
} oracle_hunt_asked;

/* Returns whether the smallest failing schedule can be kept where the user wants it; false after an error line. */
bool oracle_hunt_can_keep(const oracle_hunt_asked *a);

/* Shrinks the worst case, keeps its schedule in a file, and prints the table and the case; of a hunt that the user has ended it prints what
   has failed so far. Returns ORACLE_YES where nothing failed, ORACLE_NO, or ORACLE_BAD after an error line. */
int oracle_hunt_answer(oracle_hunt_asked *a);

#endif
