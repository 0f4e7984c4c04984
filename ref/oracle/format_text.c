/* text: a line a step, "step 3:  0 -2-> 1" where rank 0 sends block 2 to rank 1. */
#include "format.h"

static void begin(const oracle_sink *sink) {
  oracle_put_title(sink, "");
  fputs(sink->combine != NULL ? "A -T-> B: rank A sends its T to rank B; -S-> its S\n"
                              : "A -j-> B: rank A sends block j to rank B\n",
        sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  if (it.step != sink->step)
    fprintf(sink->out, "%sstep %lld:", sink->transfers == 0 ? "" : "\n", (long long)it.step);
  fprintf(sink->out, "  %d -", it.src);
  oracle_put_block(sink, it.block, '-');
  fprintf(sink->out, "> %d", it.dst);
}

static void end(const oracle_sink *sink) {
  if (sink->transfers > 0)
    fputc('\n', sink->out);
}

const oracle_format oracle_format_text = {"text", false, begin, transfer, end};
