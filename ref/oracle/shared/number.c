/* Strict reading of numbers. */
#include "ref/oracle/shared/number.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>

bool oracle_integer(const char *text, size_t length, int64_t least, int64_t most, int64_t *value) {
  bool negative = length > 0 && text[0] == '-';
  int64_t sum = 0;
  if (length == (negative ? 1u : 0u))
    return false;
  for (size_t i = negative ? 1 : 0; i < length; i++) {
    int digit = text[i] - '0';
    if (digit < 0 || digit > 9 || sum > (INT64_MAX - digit) / 10)
      return false;
    sum = sum * 10 + digit;
  }
  sum = negative ? -sum : sum;
  if (sum < least || sum > most)
    return false;
  *value = sum;
  return true;
}

bool oracle_real(const char *text, double *value) {
  char *end = NULL;
  if (!((text[0] >= '0' && text[0] <= '9') || text[0] == '.'))
    return false;
  errno = 0;
  double number = strtod(text, &end);
  if (end == text || *end != '\0' || errno == ERANGE || !isfinite(number))
    return false;
  *value = number;
  return true;
}
