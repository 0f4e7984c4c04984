/* Small tables of results, written row by row, as text with tabs or as a JSON object. */
#ifndef DODONA_ORACLE_WRITE_LISTING_H
#define DODONA_ORACLE_WRITE_LISTING_H

#include <stdbool.h>
#include <stdint.h>

/* First what the table is of, then the columns' names, then each row's cells from the left:

     # lambda 9/5             {"lambda": "9/5", "rows": [
     ticks  ranks             {"ticks": 9, "ranks": 2}
     9      2                 ]}

   A '-' in a name is '_' in JSON. Texts are ours: nothing in them needs escaping. */
typedef struct oracle_listing {
  bool json;
  const char *const *columns; /* NULL ends them */
  int column;                 /* of the next cell */
  int64_t rows;
} oracle_listing;

/* The options' `--format`, and the listing for it. */
#define ORACLE_OPTION_LISTING(format)                                                              \
  { "format", "text|json", "default text", ORACLE_CHOICE, &(format), 0, 0 }
oracle_listing oracle_listing_open(const char *format);

void oracle_listing_of(oracle_listing *listing, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void oracle_listing_of_integer(oracle_listing *listing, const char *name, int64_t value);
void oracle_listing_of_decimal(oracle_listing *listing, const char *name, double value);
void oracle_listing_columns(oracle_listing *listing, const char *const *columns);
void oracle_listing_end(oracle_listing *listing);

/* Cells: nothing, a text, an integer, nine digits of a number; and a fraction, which is two cells, in
   lowest terms "46/5" or "10", and as a number. */
void oracle_listing_none(oracle_listing *listing);
void oracle_listing_text(oracle_listing *listing, const char *text);
void oracle_listing_integer(oracle_listing *listing, int64_t value);
void oracle_listing_decimal(oracle_listing *listing, double value);
void oracle_listing_fraction(oracle_listing *listing, int64_t num, int64_t den);

/* What stands before a cell that the caller writes, and after it. */
void oracle_listing_begin_cell(oracle_listing *listing);
void oracle_listing_end_cell(oracle_listing *listing);

#endif
