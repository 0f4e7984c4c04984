/* csv: step,src,dst,block, a row a transfer. */
#include "format.h"

static void begin(const oracle_sink *sink) {
  oracle_put_title(sink, "# ");
  fputs("step,src,dst,block\n", sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  oracle_put(sink->out, it.step, ',');
  oracle_put(sink->out, it.src, ',');
  oracle_put(sink->out, it.dst, ',');
  oracle_put_block(sink, it.block, '\n');
}

static void end(const oracle_sink *sink) {
  (void)sink;
}

const oracle_format oracle_format_csv = {"csv", false, begin, transfer, end};
