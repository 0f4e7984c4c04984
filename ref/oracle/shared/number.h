/* Numbers as people and files write them, read strictly: the whole text, no blanks, no sign but
   '-', no value outside the range. */
#ifndef DODONA_ORACLE_SHARED_NUMBER_H
#define DODONA_ORACLE_SHARED_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Decimal digits of `length` characters, after '-' at most; false unless least <= value <= most. */
bool oracle_integer(const char *text, size_t length, int64_t least, int64_t most, int64_t *value);

/* A finite decimal number >= 0, as 16e6 or 1.5e-6. */
bool oracle_real(const char *text, double *value);

#endif
