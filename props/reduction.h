/* The verdict on a reduction's or an allreduce's rows, by the three passes that the command makes; with scratch that holds anything before. */
#ifndef DODONA_PROPS_REDUCTION_H
#define DODONA_PROPS_REDUCTION_H

#include <stdbool.h>

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct reduction_verdict {
  dodona_verdict fits; /* of the first row that does not fit */
  dodona_lack lack;    /* block -1: none; if all rows fit */
} reduction_verdict;

/* Rows of block b < s combine, of s + b they store; rules->blocks is 2 s. `all`: an allreduce. */
reduction_verdict judge_reduction(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                  int64_t n);

bool is_valid_reduction(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n);

#ifdef __cplusplus
}
#endif

#endif
