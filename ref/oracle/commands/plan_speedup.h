/* dodona plan --speedup: how much faster a fractional tree is than a chain and a binary tree. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_SPEEDUP_H
#define DODONA_ORACLE_COMMANDS_PLAN_SPEEDUP_H

#include <stdbool.h>
#include <stdint.h>

/* Prints, for messages that take k = 1, 1.78, 3.16, .. 10^8 startups t, the times of the best chain, binary and fractional tree in startups, and
   their quotient (Sanders and Sibeyn, figure 3); and what the fractional tree takes beyond k, in units of k (t log2 P / k)^(1/3), the second
   term of their (3). Returns the exit status. */
int oracle_plan_speedup(int32_t ranks, bool simplex, bool json);

#endif
