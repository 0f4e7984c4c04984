/* The checker's judgement of one row, and the three tables it keeps beside the rows. Entries are row
   indices plus one, 0 for none: each entry is the witness of what it claims.

     first[2 * rank + op]        first row of the current step in which the rank sends / receives
     last[2 * rank + op]         last row so far in which it does
     held[rank * blocks + block] first row so far in which the rank receives the block */
#ifndef DODONA_CHECK_ROW_H
#define DODONA_CHECK_ROW_H

#include "check.h"

/* Enters the rows of the step that begins with row lo into `first`; returns the row after its last.
   Entries of earlier steps are at most lo and count as none. */
int64_t dodona_check_enter(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t lo,
                           uint64_t *first);

/* The first rule that row k of the step lo .. hi - 1 breaks, or DODONA_VALID. */
int32_t dodona_check_row(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                         const uint64_t *first, const uint64_t *last, const uint64_t *held);

/* Row k is right: enters it into `last` and `held`. */
void dodona_check_record(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                         uint64_t *last, uint64_t *held);

#endif
