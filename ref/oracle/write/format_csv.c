/* csv: step,src,dst,block, a row a block; of an allreduce also the phase. */
#include "ref/oracle/write/format.h"

static void begin(const oracle_sink *sink) {
  oracle_put_title(sink, "# ");
  fputs(sink->phases ? "step,src,dst,block,phase\n" : "step,src,dst,block\n", sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  oracle_put(sink->out, it.step, ',');
  oracle_put(sink->out, it.src, ',');
  oracle_put(sink->out, it.dst, ',');
  oracle_put_block(sink, it.block, sink->phases ? ',' : '\n');
  if (sink->phases)
    oracle_put_phase(sink, &it, '\n');
}

static void end(const oracle_sink *sink) {
  (void)sink;
}

const oracle_format oracle_format_csv = {"csv", false, false, begin, transfer, end};
