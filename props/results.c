#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>

static int64_t passed;
static int64_t failed;

void result(const char *what, const char *algorithm, int32_t group, int64_t cases, int64_t wrong) {
  int good = cases > 0 && wrong == 0;
  printf("%-6s  %s, %s", good ? "ok" : "FAILED", what, algorithm);
  if (group > 0)
    printf(", r = %" PRId32, group);
  printf(": %" PRId64 " cases, %" PRId64 " wrong\n", cases, wrong);
  fflush(stdout);
  passed += good;
  failed += !good;
}

int results(void) {
  printf("%" PRId64 " passed, %" PRId64 " failed\n", passed, failed);
  return failed > 0;
}
