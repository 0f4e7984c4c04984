/* What the formats share. */
#define _POSIX_C_SOURCE 200809L
#include "format.h"

void oracle_put(FILE *out, int64_t value, char after) {
  char digits[24];
  size_t at = sizeof digits;
  digits[--at] = after;
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value > 0);
  for (; at < sizeof digits; at++)
    putc_unlocked(digits[at], out);
}

void oracle_put_title(const oracle_sink *sink, const char *mark) {
  fputs(mark, sink->out);
  oracle_describe(sink->out, sink->plan, true);
  if (sink->rank != DODONA_NONE)
    fprintf(sink->out, "; rank %d only", sink->rank);
  fputc('\n', sink->out);
  oracle_put_ticks(sink->out, sink->plan, mark);
}
