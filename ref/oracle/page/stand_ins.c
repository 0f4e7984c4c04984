/* What a browser does not have, as little as the page's subcommands need of it. */
#include "ref/oracle/write/ticker.h"

#include <sys/mman.h>

void oracle_ticker_start(const char *what) {
  (void)what;
}

void oracle_ticker_stop(void) {
}

int madvise(void *from, size_t size, int advice) {
  (void)from;
  (void)size;
  (void)advice;
  return 0;
}
