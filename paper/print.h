/* Numbers for TeX. */
#ifndef DODONA_PAPER_PRINT_H
#define DODONA_PAPER_PRINT_H

#include <stdint.h>

/* The number with a thin space between groups of three digits, from five digits on. */
void print_integer(int64_t value);

/* \datum{name}{value}, which paper.tex reads; the second rounds to so many decimal places. */
void print_datum(const char *name, int64_t value);
void print_real(const char *name, int places, double value);

/* A ratio: two decimal places below 100, else a whole number. */
void print_ratio(double value);

#endif
