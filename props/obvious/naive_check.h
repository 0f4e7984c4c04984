/* The checker once more, from the words of ref/check/broadcast.h alone: every rule asks the whole list of rows,
   nothing is remembered from row to row. O(n^2); and a network that carries out a schedule. */
#ifndef DODONA_PROPS_OBVIOUS_NAIVE_CHECK_H
#define DODONA_PROPS_OBVIOUS_NAIVE_CHECK_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first row that breaks a rule, and the first rule that it breaks. */
dodona_verdict naive_check(const dodona_rules *rules, const dodona_row *rows, int64_t n);

/* The first rule of every schedule, whatever it is for, that the row breaks, or DODONA_VALID. */
dodona_fault naive_misfit(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t k);

/* Are these rows of one message? */
bool naive_one_message(const dodona_row *a, const dodona_row *b);

/* The other end of what the row moves: the first row in which the peer does the opposite in the same
   step, with this rank and this block; -1 if there is none. */
int64_t naive_partner(const dodona_rules *rules, const dodona_row *rows, int64_t n, int64_t k);

/* Carries the rows out: each rank has a cell for each block, the root's hold data, the others garbage.
   What a send finds in its cell arrives `latency` later. Does everybody end with the root's data? */
bool naive_delivers(const dodona_rules *rules, const dodona_row *rows, int64_t n);

#ifdef __cplusplus
}
#endif

#endif
