/* dodona schedule: every transfer of a plan, streamed in one of the formats. */
#include "format.h"
#include "goal.h"

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

static int write_plan(const oracle_planned *planned, int32_t rank, const oracle_format *format) {
  writing w = {format, {stdout, &planned->plan, NULL, rank, 0, 0}, false};
  bool good = rank == DODONA_NONE ? oracle_walk_all(planned, visit, &w)
                                  : oracle_walk_one(planned, rank, visit, &w);
  if (!good)
    return ORACLE_BAD;
  begin_once(&w);
  format->end(&w.sink);
  return ORACLE_YES;
}

static int write_rounds(const oracle_rounds *rounds, int32_t rank, const oracle_format *format) {
  writing w = {format, {stdout, NULL, &rounds->plan, rank, 0, 0}, false};
  if (!oracle_rounds_walk(rounds, rank, visit, &w))
    return ORACLE_BAD;
  begin_once(&w);
  format->end(&w.sink);
  return ORACLE_YES;
}

/* Without a format: GOAL text. */
static int broadcast(const char *algorithm, const oracle_request *request,
                     const oracle_format *format) {
  oracle_planned planned;
  if (!oracle_open("schedule", algorithm, request, &planned))
    return ORACLE_BAD;
  int status = ORACLE_YES;
  if (format != NULL)
    status = write_plan(&planned, request->rank, format);
  else if (!oracle_goal_plan(stdout, &planned))
    status = ORACLE_BAD;
  oracle_close(&planned);
  return status;
}

static int combine(const oracle_request *request, const oracle_format *format) {
  oracle_rounds rounds;
  if (!oracle_rounds_open("schedule", request, &rounds))
    return ORACLE_BAD;
  int status = ORACLE_YES;
  if (format != NULL)
    status = write_rounds(&rounds, request->rank, format);
  else if (!oracle_goal_rounds(stdout, &rounds))
    status = ORACLE_BAD;
  oracle_rounds_close(&rounds);
  return status;
}

static int schedule(const char *algorithm, const oracle_request *request, const char *name) {
  const oracle_format *format = NULL;
  for (int i = 0; i < FORMATS; i++)
    if (strcmp(formats[i]->name, name) == 0)
      format = formats[i];
  if (format == NULL && request->rank != DODONA_NONE)
    return oracle_error("--rank: format goal is of all ranks");
  if (!oracle_is_choice(oracle_schedules, algorithm))
    return oracle_error("schedule: expected %s, got '%s'", oracle_schedules,
                        oracle_quote(algorithm, strlen(algorithm)).text);
  if (oracle_is_choice(oracle_algorithms, algorithm))
    return broadcast(algorithm, request, format);
  return combine(request, format);
}

int oracle_schedule(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
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
      {"format", "csv|ops|json|text|goal", "default csv", ORACLE_CHOICE, &name, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "schedule", oracle_schedules,
      "--ranks P [--blocks S] [--group r] [--lambda u/f] [--alpha p/q]\n"
      "         [--root R] [--rank X] [--format F]",
      "Every transfer of a broadcast, or of a combine, after which all ranks have the\n"
      "combination of all inputs, by step. Steps count from 1, ranks and blocks from 0;\n"
      "in postal trees steps are ticks of 1/f. A message counts in the step in which it\n"
      "is sent. A combine has two blocks: T, all that the sender has combined by then,\n"
      "and S, the same without its own input.\n"
      "  csv   step,src,dst,block          a row a transfer\n"
      "  ops   rank,step,op,peer,block     a row a send or a receive, what `check` reads\n"
      "  json  an object: the plan, and the array of transfers\n"
      "  text  a line a step\n"
      "  goal  each rank's program for LogGOPSim: with o = 0, G = 0, g = f\n"
      "        and L = u postal trees and combines end in it after as many ticks, the\n"
      "        others, with g = L = 1, after as many steps or fewer\n"
      "chain, binary and fractional take --blocks; lambda, binomial, alpha and combine\n"
      "take --lambda, combine a whole number. Memory grows with the ranks, never with\n"
      "the rows; with --rank, and in a combine or with goal, with neither. Postal trees\n"
      "of more than 268435456 ticks are refused.",
      options};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  return status >= 0 ? status : schedule(algorithm, &request, name);
}
