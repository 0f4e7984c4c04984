/* What a hunt has tried, a line a case, so that a later one need not try it again. */
#ifndef DODONA_ORACLE_HUNT_JOURNAL_H
#define DODONA_ORACLE_HUNT_JOURNAL_H

#include <stdio.h>
#include "ref/oracle/hunt/trial.h"

typedef struct oracle_entry {
  oracle_case tried;
  int32_t outcome; /* an oracle_outcome */
} oracle_entry;

typedef struct oracle_journal {
  oracle_entry *entries; /* by oracle_case_order */
  int64_t count;
  FILE *out; /* NULL: none is kept */
} oracle_journal;

/* Opens the journal in `file`, or none if that is NULL: its entries become known, and more can be added. A file that is empty or not there is
   begun. A file that is no journal, of another generator or of another judgement, is refused and left as it is. False after an error line. */
bool oracle_journal_open(const oracle_generator *generator, const char *file,
                         oracle_journal *journal);

/* Returns what came of the case, ORACLE_TRIAL_NONE if it is not known. */
oracle_outcome oracle_journal_known(const oracle_journal *journal, const oracle_case *tried);

/* Writes it down. */
void oracle_journal_add(oracle_journal *journal, const oracle_case *tried, oracle_outcome outcome);

/* False after an error line if not all was written. */
bool oracle_journal_close(oracle_journal *journal, const char *file);

#endif
