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

/* Every level has groups in an innermost module, of one channel two. */
static int32_t groups_of(const dodona_request *request, int32_t *per) {
  int32_t levels = 0;
  *per = request->ranks;
  for (; levels < DODONA_LEVELS && request->modules[levels] > 0; levels++)
    *per /= request->modules[levels];
  return request->channels == 1 ? 2 * levels : levels;
}

int32_t oracle_modules_groups(const dodona_request *request) {
  int32_t per = 0, groups = groups_of(request, &per);
  return groups > 0 ? per / groups : 0;
}

void oracle_modules_explain(const char *command, const dodona_request *request) {
  int32_t per = 0, groups = groups_of(request, &per);
  if (per < groups)
    oracle_error(
        "%s: --per-module: expected %d or more, as a module of so many levels and channels "
        "has %d group%s, got %d",
        command, groups, groups, groups == 1 ? "" : "s", per);
  else
    oracle_error("%s: --group: expected 1 .. %d, as %d group%s the %d rank%s of a module", command,
                 per / groups, groups, groups == 1 ? " shares" : "s share", per,
                 per == 1 ? "" : "s");
}

void oracle_modules_describe(FILE *out, const dodona_request *request) {
  int32_t per = request->ranks;
  for (int level = 0; level < DODONA_LEVELS && request->modules[level] > 0; level++) {
    fprintf(out, "%s%d", level == 0 ? "" : " x ", request->modules[level]);
    per /= request->modules[level];
  }
  fprintf(out, " module%s of %d", per == request->ranks ? "" : "s", per);
}
