/* Numbers for TeX. */
#include "paper/print.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void print_integer(int64_t value) {
  char digits[24];
  snprintf(digits, sizeof digits, "%lld", (long long)value);
  size_t length = strlen(digits);
  for (size_t i = 0; i < length; i++) {
    if (i > 0 && length > 4 && (length - i) % 3 == 0)
      printf("\\,");
    putchar(digits[i]);
  }
}

void print_datum(const char *name, int64_t value) {
  printf("\\datum{%s}{", name);
  print_integer(value);
  printf("}\n");
}

void print_real(const char *name, int places, double value) {
  printf("\\datum{%s}{%.*f}\n", name, places, value);
}

void print_ratio(double value) {
  if (value < 100)
    printf("%.2f", value);
  else
    print_integer(llround(value));
}
