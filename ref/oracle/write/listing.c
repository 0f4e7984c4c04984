/* Both forms of a table. */
#include "ref/oracle/write/listing.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

oracle_listing oracle_listing_open(const char *format) {
  oracle_listing listing = {strcmp(format, "json") == 0, NULL, 0, 0};
  if (listing.json)
    putchar('{');
  return listing;
}

static void put_name(const oracle_listing *listing, const char *name) {
  fputs(listing->json ? "\"" : "# ", stdout);
  for (; *name != '\0'; name++)
    putchar(listing->json && *name == '-' ? '_' : *name);
  fputs(listing->json ? "\": " : " ", stdout);
}

void oracle_listing_of(oracle_listing *listing, const char *name, const char *format, ...) {
  va_list values;
  put_name(listing, name);
  fputs(listing->json ? "\"" : "", stdout);
  va_start(values, format);
  vprintf(format, values);
  va_end(values);
  fputs(listing->json ? "\", " : "\n", stdout);
}

void oracle_listing_of_integer(oracle_listing *listing, const char *name, int64_t value) {
  put_name(listing, name);
  printf(listing->json ? "%" PRId64 ", " : "%" PRId64 "\n", value);
}

void oracle_listing_of_decimal(oracle_listing *listing, const char *name, double value) {
  put_name(listing, name);
  printf(listing->json ? "%.9g, " : "%.9g\n", value);
}

void oracle_listing_columns(oracle_listing *listing, const char *const *columns) {
  listing->columns = columns;
  if (listing->json)
    fputs("\"rows\": [", stdout);
  else
    for (int i = 0; columns[i] != NULL; i++)
      printf("%s%c", columns[i], columns[i + 1] != NULL ? '\t' : '\n');
}

void oracle_listing_begin_cell(oracle_listing *listing) {
  if (!listing->json) {
    if (listing->column > 0)
      putchar('\t');
    return;
  }
  if (listing->column == 0)
    fputs(listing->rows > 0 ? ",\n{" : "\n{", stdout);
  printf("%s\"%s\": ", listing->column > 0 ? ", " : "", listing->columns[listing->column]);
}

void oracle_listing_end_cell(oracle_listing *listing) {
  listing->column++;
  if (listing->columns[listing->column] != NULL)
    return;
  putchar(listing->json ? '}' : '\n');
  listing->column = 0;
  listing->rows++;
}

void oracle_listing_none(oracle_listing *listing) {
  oracle_listing_begin_cell(listing);
  fputs(listing->json ? "null" : "-", stdout);
  oracle_listing_end_cell(listing);
}

void oracle_listing_text(oracle_listing *listing, const char *text) {
  oracle_listing_begin_cell(listing);
  printf(listing->json ? "\"%s\"" : "%s", text);
  oracle_listing_end_cell(listing);
}

void oracle_listing_integer(oracle_listing *listing, int64_t value) {
  oracle_listing_begin_cell(listing);
  printf("%" PRId64, value);
  oracle_listing_end_cell(listing);
}

void oracle_listing_decimal(oracle_listing *listing, double value) {
  oracle_listing_begin_cell(listing);
  printf("%.9g", value);
  oracle_listing_end_cell(listing);
}

static int64_t common_divisor(int64_t a, int64_t b) {
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

void oracle_listing_fraction(oracle_listing *listing, int64_t num, int64_t den) {
  char text[48];
  int64_t common = common_divisor(num, den);
  if (common == den)
    snprintf(text, sizeof text, "%" PRId64, num / den);
  else
    snprintf(text, sizeof text, "%" PRId64 "/%" PRId64, num / common, den / common);
  oracle_listing_text(listing, text);
  oracle_listing_decimal(listing, (double)num / (double)den);
}

void oracle_listing_end(oracle_listing *listing) {
  if (listing->json)
    fputs("\n]}\n", stdout);
}
