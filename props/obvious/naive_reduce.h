/* What a reduction leaves, from the words of ref/check/receives.h and once.h alone: put together anew from all rows whenever it is asked for. */
#ifndef DODONA_PROPS_OBVIOUS_NAIVE_REDUCE_H
#define DODONA_PROPS_OBVIOUS_NAIVE_REDUCE_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How often the rank has the input in the block in the end. The rows fit. */
int64_t naive_times(const dodona_rules *rules, const dodona_row *rows, int64_t n, int32_t rank,
                    int32_t block, int32_t input);

/* Carries the rows out: rank i begins with inputs[b * P + i] in its block b; a partial combination
   that it receives is added, a result takes the place of what it has. Does the root, or everybody if
   `all` is not 0, end with the sum of the inputs of each block, modulo 2^64? */
bool naive_reduces(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n,
                   const uint64_t *inputs);

#ifdef __cplusplus
}
#endif

#endif
