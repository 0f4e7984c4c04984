/* Counts of modules, separated by 'x'. */
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/ask/options.h"

#include <stdlib.h>
#include <string.h>

static bool reject(const char *text) {
  oracle_error("--modules: expected a, or axbx.. of at most %d levels, got '%s'", DODONA_LEVELS,
               oracle_quote(text, strlen(text)).text);
  return false;
}

bool oracle_modules_take(const char *text, int32_t per_module, int32_t modules[DODONA_LEVELS],
                         int32_t *ranks) {
  const char *at = text;
  int64_t product = per_module;
  for (int level = 0; level < DODONA_LEVELS; level++) {
    char *end = NULL;
    long count = *at >= '0' && *at <= '9' ? strtol(at, &end, 10) : 0;
    if (count < 1)
      return reject(text);
    if (count > INT32_MAX || product * count > INT32_MAX) {
      oracle_error("--modules, --per-module: expected at most %d ranks", INT32_MAX);
      return false;
    }
    product *= count;
    modules[level] = (int32_t)count;
    if (*end == '\0') {
      *ranks = (int32_t)product;
      return true;
    }
    if (*end != 'x')
      return reject(text);
    at = end + 1;
  }
  return reject(text);
}

void oracle_modules_describe(FILE *out, const dodona_request *request) {
  int32_t per = request->ranks;
  for (int level = 0; level < DODONA_LEVELS && request->modules[level] > 0; level++) {
    fprintf(out, "%s%d", level == 0 ? "" : " x ", request->modules[level]);
    per /= request->modules[level];
  }
  fprintf(out, " module%s of %d", per == request->ranks ? "" : "s", per);
}
