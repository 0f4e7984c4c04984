/* text: a line a step, "step 3:  0 -2-> 1" where rank 0 sends block 2 to rank 1, "0 -2+> 1" where rank 1
   combines it with its own, "0 -2..5-> 1" for the blocks 2 to 5 in one message, of 8 blocks "0 -6..1-> 1" for the blocks 6, 7, 0 and 1. */
#include "ref/base/op.h"
#include "ref/oracle/write/format.h"

static void begin(const oracle_sink *sink) {
  oracle_put_title(sink, "");
  if (sink->windows)
    fputs("A -T-> B: rank A sends its T to rank B; -S-> its S\n", sink->out);
  else if (!dodona_op_combines(sink->course->plan.request.op))
    fputs("A -j-> B: rank A sends block j to rank B\n", sink->out);
  else
    fputs("A -j+> B: rank A sends what it has combined of block j to rank B, which combines it\n",
          sink->out);
  if (sink->phases)
    fputs("A -j-> B: rank A sends the result of block j to rank B\n", sink->out);
}

static void transfer(const oracle_sink *sink, oracle_transfer it) {
  if (it.step != sink->step)
    fprintf(sink->out, "%sstep %lld:", sink->transfers == 0 ? "" : "\n", (long long)it.step);
  fprintf(sink->out, "  %d -", it.src);
  oracle_put_block(sink, it.block, it.count > 1 ? '.' : it.partial ? '+' : '-');
  if (it.count > 1)
    fprintf(sink->out, ".%d%c",
            oracle_block_at(sink->course, it.step, it.src, it.block, it.count - 1),
            it.partial ? '+' : '-');
  fprintf(sink->out, "> %d", it.dst);
}

static void end(const oracle_sink *sink) {
  if (sink->transfers > 0)
    fputc('\n', sink->out);
}

const oracle_format oracle_format_text = {"text", false, true, begin, transfer, end};
