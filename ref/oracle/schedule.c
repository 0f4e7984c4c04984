/* dodona schedule: every transfer of a plan, streamed in one of the formats. */
#include "format.h"
#include "walk.h"

#include <string.h>

static const oracle_format *const formats[] = {&oracle_format_csv, &oracle_format_ops,
                                               &oracle_format_json, &oracle_format_text};

enum { FORMATS = sizeof formats / sizeof formats[0] };

typedef struct writing {
  const oracle_format *format;
  oracle_sink sink;
  bool begun;
} writing;

/* Nothing is written before the first transfer is known: a plan that is refused leaves no output.
   */
static void begin_once(writing *w) {
  if (!w->begun)
    w->format->begin(&w->sink);
  w->begun = true;
}

static void tell(writing *w, oracle_transfer transfer) {
  begin_once(w);
  w->format->transfer(&w->sink, transfer);
  w->sink.transfers++;
  w->sink.step = transfer.step;
}

static bool visit(void *context, int64_t x, int32_t rank, dodona_step step) {
  writing *w = context;
  bool both = w->format->both_sides || w->sink.rank != DODONA_NONE;
  if (both && step.recv_from != DODONA_NONE)
    tell(w, (oracle_transfer){x, step.recv_from, rank, step.recv_block, true});
  if (step.send_to != DODONA_NONE)
    tell(w, (oracle_transfer){x, rank, step.send_to, step.send_block, false});
  return !ferror(w->sink.out);
}

static int write_schedule(const oracle_planned *planned, int32_t rank,
                          const oracle_format *format) {
  writing w = {format, {stdout, &planned->plan, rank, 0, 0}, false};
  bool good = rank == DODONA_NONE ? oracle_walk_all(planned, visit, &w)
                                  : oracle_walk_one(planned, rank, visit, &w);
  if (!good)
    return ORACLE_BAD;
  begin_once(&w);
  format->end(&w.sink);
  return ORACLE_YES;
}

int oracle_schedule(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_planned planned;
  const char *algorithm = NULL;
  const char *name = "csv";
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),
      ORACLE_OPTION_BLOCKS(request, "number of blocks, 1 .. 2147483647"),
      ORACLE_OPTION_GROUP(request),
      ORACLE_OPTION_LAMBDA(request),
      ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_ROOT(request),
      ORACLE_OPTION_RANK(request),
      {"format", "csv|ops|json|text", "default csv", ORACLE_CHOICE, &name, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "schedule", oracle_algorithms,
      "--ranks P --blocks S [--group r] [--lambda u/f] [--alpha p/q]\n         [--root R] [--rank "
      "X] "
      "[--format F]",
      "Every transfer of the broadcast, by step. Steps count from 1, ranks and blocks\n"
      "from 0.\n"
      "  csv   step,src,dst,block          a row a transfer\n"
      "  ops   rank,step,op,peer,block     a row a send or a receive, what `check` reads\n"
      "  json  an object: the plan, and the array of transfers\n"
      "  text  a line a step\n"
      "Memory grows with the ranks, never with the rows; with --rank with neither.",
      options};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  if (status >= 0)
    return status;
  if (!oracle_open("schedule", algorithm, &request, &planned))
    return ORACLE_BAD;
  for (int i = 0; i < FORMATS; i++)
    if (strcmp(formats[i]->name, name) == 0)
      status = write_schedule(&planned, request.rank, formats[i]);
  oracle_close(&planned);
  return status;
}
