/* Fractions: two integers with a slash between them. */
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <string.h>

static bool read_fraction(const char *text, int64_t most, bool whole, int64_t *a, int64_t *b) {
  const char *slash = strchr(text, '/');
  size_t length = slash != NULL ? (size_t)(slash - text) : strlen(text);
  *b = 1;
  if (slash == NULL && !whole)
    return false;
  return oracle_integer(text, length, 1, INT32_MAX, a) &&
         (slash == NULL || oracle_integer(slash + 1, strlen(slash + 1), 1, most, b));
}

bool oracle_lambda(const char *text, int32_t *latency, int32_t *ticks) {
  int64_t u = 0;
  int64_t f = 0;
  if (!read_fraction(text, INT32_MAX, true, &u, &f) || u < f) {
    oracle_error("--lambda: expected u/f with 2147483647 >= u >= f >= 1, as 9/5, got '%s'",
                 oracle_quote(text, strlen(text)).text);
    return false;
  }
  *latency = (int32_t)u;
  *ticks = (int32_t)f;
  return true;
}

bool oracle_whole_lambda(const char *text, int32_t *latency) {
  int32_t u = 0;
  int32_t f = 0;
  if (!oracle_lambda(text, &u, &f))
    return false;
  if (u % f != 0) {
    oracle_error(
        "--lambda: combine takes a whole number, got '%s'; round it down for delay-send or up "
        "for delay-receive (dodona postal delay tells which is faster)",
        oracle_quote(text, strlen(text)).text);
    return false;
  }
  *latency = u / f;
  return true;
}

bool oracle_alpha(const char *text, int32_t *num, int32_t *den) {
  int64_t p = 0;
  int64_t q = 0;
  if (!read_fraction(text, 1 << 30, false, &p, &q) || p >= q) {
    oracle_error("--alpha: expected p/q with 0 < p < q <= 2^30, as 3/5, got '%s'",
                 oracle_quote(text, strlen(text)).text);
    return false;
  }
  *num = (int32_t)p;
  *den = (int32_t)q;
  return true;
}
