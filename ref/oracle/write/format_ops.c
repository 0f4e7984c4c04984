/* ops: rank,step,op,peer,block, each rank's own program: the checker's input; of an allreduce also
   the phase. */
#include "ref/oracle/write/format.h"

static void begin(const oracle_sink *sink) {
  oracle_put_title(sink, "# ");
  fputs(sink->phases ? "rank,step,op,peer,block,phase\n" : "rank,step,op,peer,block\n", sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  oracle_put(sink->out, it.receiving ? it.dst : it.src, ',');
  oracle_put(sink->out, it.step, ',');
  fputs(it.receiving ? "recv," : "send,", sink->out);
  oracle_put(sink->out, it.receiving ? it.src : it.dst, ',');
  oracle_put_block(sink, it.block, sink->phases ? ',' : '\n');
  if (sink->phases)
    oracle_put_phase(sink, &it, '\n');
}

static void end(const oracle_sink *sink) {
  (void)sink;
}

const oracle_format oracle_format_ops = {"ops", true, false, begin, transfer, end};
