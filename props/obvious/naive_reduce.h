/* The checker of reductions once more, from the words of ref/check/reduce.h alone: what a rank has of a
   block is a multiset of inputs, and is put together anew from all rows whenever it is asked for. */
#ifndef DODONA_PROPS_OBVIOUS_NAIVE_REDUCE_H
#define DODONA_PROPS_OBVIOUS_NAIVE_REDUCE_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first row that breaks a rule, and the first rule that it breaks. */
dodona_reduce_verdict naive_check_reduce(const dodona_rules *rules, int32_t all,
                                         const dodona_row *rows, int64_t n);

/* Carries the rows out: rank i begins with inputs[b * P + i] in its block b; a partial combination
   that it receives is added, a result takes the place of what it has. Does the root, or everybody if
   `all` is not 0, end with the sum of the inputs of each block, modulo 2^64? */
bool naive_reduces(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n,
                   const uint64_t *inputs);

/* The checker, with scratch of its own that holds anything before. */
dodona_reduce_verdict judge_reduce(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                   int64_t n);

#ifdef __cplusplus
}
#endif

#endif
