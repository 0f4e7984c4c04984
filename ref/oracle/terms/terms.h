/* Expressions over the inputs of ranks. Each is stored once, so two results have the same expression if they have the same number. */
#ifndef DODONA_ORACLE_TERMS_TERMS_H
#define DODONA_ORACLE_TERMS_TERMS_H

#include <stdbool.h>
#include "ref/check/terms.h"

/* A number: -1 - v is the input of rank v, k >= 0 is join k. */
typedef int64_t oracle_term;
#define ORACLE_NO_TERM INT64_MIN

/* All zero at first, but `commutes`. */
typedef struct oracle_terms {
  bool commutes; /* whether a + b is b + a: then the operand with the lowest rank stands left */
  dodona_join *joins;
  int32_t *lowest; /* of each: the first rank whose input is in it */
  int64_t count, room;
  int64_t *slots; /* a hash table of joins; -1: free */
  int64_t slot_count;
} oracle_terms;

oracle_term oracle_terms_input(int32_t rank);

/* Returns the lowest rank whose input is in the term. */
int32_t oracle_terms_lowest(const oracle_terms *terms, oracle_term term);

/* Returns left + right; ORACLE_NO_TERM if there is no memory, or if one of them is that. O(1) but for the growth of the table. */
oracle_term oracle_terms_join(oracle_terms *terms, oracle_term left, oracle_term right);

void oracle_terms_free(oracle_terms *terms);

#endif
