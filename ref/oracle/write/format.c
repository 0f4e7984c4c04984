/* What the formats share. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/ask/describe.h"
#include "ref/oracle/write/format.h"

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

void oracle_put_block(const oracle_sink *sink, int32_t block, char after) {
  if (!sink->windows) {
    oracle_put(sink->out, block, after);
    return;
  }
  putc_unlocked(block == 0 ? 'T' : 'S', sink->out);
  putc_unlocked(after, sink->out);
}

void oracle_put_phase(const oracle_sink *sink, const oracle_transfer *transfer, char after) {
  fputs(transfer->partial ? "reduce" : "bcast", sink->out);
  putc_unlocked(after, sink->out);
}

void oracle_put_title(const oracle_sink *sink, const char *mark) {
  fputs(mark, sink->out);
  oracle_course_describe(sink->out, sink->course);
  if (sink->rank != DODONA_NONE)
    fprintf(sink->out, "; rank %d only", sink->rank);
  fputc('\n', sink->out);
  if (oracle_course_of_trees(sink->course))
    oracle_put_ticks(sink->out, &sink->course->plan.down, mark);
}
