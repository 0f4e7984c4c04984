/* The checker of combines once more, from the words of ref/oracle/commands/check_combine.h alone: what a rank has
   counted is a multiset, and is added up anew from all rows whenever it is asked for. */
#ifndef DODONA_PROPS_OBVIOUS_NAIVE_COMBINE_H
#define DODONA_PROPS_OBVIOUS_NAIVE_COMBINE_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first row that breaks a rule, and the first rule that it breaks. */
dodona_verdict naive_check_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n);

/* Carries the rows out: rank i begins with inputs[i], what it receives is added, an S is the T less
   the sender's own input. Does everybody end with the sum of the inputs, modulo 2^64? */
bool naive_sums(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                const uint64_t *inputs);

/* The judge of the command. */
dodona_verdict judge_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n);

#ifdef __cplusplus
}
#endif

#endif
