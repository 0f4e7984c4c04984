/* Writes expressions down: as text, as a list of joins, as C. */
#ifndef DODONA_ORACLE_TERMS_TERMS_PRINT_H
#define DODONA_ORACLE_TERMS_TERMS_PRINT_H

#include <stdio.h>
#include "ref/oracle/terms/terms.h"

/* The joins that a term is made of, each behind its operands: places says where each join of the terms stands in the list, -1: nowhere. */
typedef struct oracle_listed {
  oracle_term *joins;
  int64_t count;
  int64_t *places;
} oracle_listed;

/* False if there is no memory. Free it in any case. O(joins). */
bool oracle_terms_list(const oracle_terms *terms, oracle_term term, oracle_listed *listed);
void oracle_listed_free(oracle_listed *listed);

/* Writes "((0 + 1) + 2)", a join's operands in parentheses; no more than `most` characters, "..." behind them. Returns false if there is no
   memory. */
bool oracle_terms_text(FILE *out, const oracle_terms *terms, oracle_term term, int64_t most);

#endif
