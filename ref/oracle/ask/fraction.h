/* Fractions on the command line. */
#ifndef DODONA_ORACLE_ASK_FRACTION_H
#define DODONA_ORACLE_ASK_FRACTION_H

#include <stdbool.h>
#include <stdint.h>

/* "u/f" or "u", u >= f >= 1: a latency. False after an error line. */
bool oracle_lambda(const char *text, int32_t *latency, int32_t *ticks);

/* The latency of a global combine: a whole number L >= 1, also as u/f where f divides u. False after
   an error line. */
bool oracle_whole_lambda(const char *text, int32_t *latency);

/* "p/q", 0 < p < q <= 2^30: a share. False after an error line. */
bool oracle_alpha(const char *text, int32_t *num, int32_t *den);

#endif
