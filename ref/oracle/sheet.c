/* Both forms of a table. */
#include "sheet.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

oracle_sheet oracle_sheet_open(const char *format) {
  oracle_sheet sheet = {strcmp(format, "json") == 0, NULL, 0, 0};
  if (sheet.json)
    putchar('{');
  return sheet;
}

void oracle_sheet_of(oracle_sheet *sheet, const char *name, const char *format, ...) {
  va_list values;
  printf(sheet->json ? "\"%s\": \"" : "# %s ", name);
  va_start(values, format);
  vprintf(format, values);
  va_end(values);
  fputs(sheet->json ? "\", " : "\n", stdout);
}

void oracle_sheet_of_integer(oracle_sheet *sheet, const char *name, int64_t value) {
  printf(sheet->json ? "\"%s\": %" PRId64 ", " : "# %s %" PRId64 "\n", name, value);
}

void oracle_sheet_columns(oracle_sheet *sheet, const char *const *columns) {
  sheet->columns = columns;
  if (sheet->json)
    fputs("\"rows\": [", stdout);
  else
    for (int i = 0; columns[i] != NULL; i++)
      printf("%s%c", columns[i], columns[i + 1] != NULL ? '\t' : '\n');
}

/* What stands before a cell. */
static void begin_cell(oracle_sheet *sheet) {
  if (!sheet->json) {
    if (sheet->column > 0)
      putchar('\t');
    return;
  }
  if (sheet->column == 0)
    fputs(sheet->rows > 0 ? ",\n{" : "\n{", stdout);
  printf("%s\"%s\": ", sheet->column > 0 ? ", " : "", sheet->columns[sheet->column]);
}

/* What stands after it. */
static void end_cell(oracle_sheet *sheet) {
  sheet->column++;
  if (sheet->columns[sheet->column] != NULL)
    return;
  putchar(sheet->json ? '}' : '\n');
  sheet->column = 0;
  sheet->rows++;
}

void oracle_sheet_none(oracle_sheet *sheet) {
  begin_cell(sheet);
  fputs(sheet->json ? "null" : "-", stdout);
  end_cell(sheet);
}

void oracle_sheet_text(oracle_sheet *sheet, const char *text) {
  begin_cell(sheet);
  printf(sheet->json ? "\"%s\"" : "%s", text);
  end_cell(sheet);
}

void oracle_sheet_integer(oracle_sheet *sheet, int64_t value) {
  begin_cell(sheet);
  printf("%" PRId64, value);
  end_cell(sheet);
}

void oracle_sheet_decimal(oracle_sheet *sheet, double value) {
  begin_cell(sheet);
  printf("%.9g", value);
  end_cell(sheet);
}

static int64_t common_divisor(int64_t a, int64_t b) {
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

void oracle_sheet_fraction(oracle_sheet *sheet, int64_t num, int64_t den) {
  char text[48];
  int64_t common = common_divisor(num, den);
  if (common == den)
    snprintf(text, sizeof text, "%" PRId64, num / den);
  else
    snprintf(text, sizeof text, "%" PRId64 "/%" PRId64, num / common, den / common);
  oracle_sheet_text(sheet, text);
  oracle_sheet_decimal(sheet, (double)num / (double)den);
}

void oracle_sheet_end(oracle_sheet *sheet) {
  if (sheet->json)
    fputs("\n]}\n", stdout);
}
