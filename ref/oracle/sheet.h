/* Small tables of results, written row by row, as text with tabs or as a JSON object. */
#ifndef DODONA_ORACLE_SHEET_H
#define DODONA_ORACLE_SHEET_H

#include <stdbool.h>
#include <stdint.h>

/* First what the table is of, then the columns' names, then each row's cells from the left:

     # lambda 9/5             {"lambda": "9/5", "rows": [
     ticks  ranks             {"ticks": 9, "ranks": 2}
     9      2                 ]}

   Texts are ours: nothing in them needs escaping. */
typedef struct oracle_sheet {
  bool json;
  const char *const *columns; /* NULL ends them */
  int column;                 /* of the next cell */
  int64_t rows;
} oracle_sheet;

/* The options' `--format`, and the sheet for it. */
#define ORACLE_OPTION_SHEET(format)                                                                \
  { "format", "text|json", "default text", ORACLE_CHOICE, &(format), 0, 0 }
oracle_sheet oracle_sheet_open(const char *format);

void oracle_sheet_of(oracle_sheet *sheet, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void oracle_sheet_of_integer(oracle_sheet *sheet, const char *name, int64_t value);
void oracle_sheet_columns(oracle_sheet *sheet, const char *const *columns);
void oracle_sheet_end(oracle_sheet *sheet);

/* Cells: nothing, a text, an integer, nine digits of a number; and a fraction, which is two cells, in
   lowest terms "46/5" or "10", and as a number. */
void oracle_sheet_none(oracle_sheet *sheet);
void oracle_sheet_text(oracle_sheet *sheet, const char *text);
void oracle_sheet_integer(oracle_sheet *sheet, int64_t value);
void oracle_sheet_decimal(oracle_sheet *sheet, double value);
void oracle_sheet_fraction(oracle_sheet *sheet, int64_t num, int64_t den);

#endif
