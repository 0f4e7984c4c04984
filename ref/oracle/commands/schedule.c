/* dodona schedule: every transfer of a plan, streamed in one of the formats. */
#include "ref/oracle/binary/write.h"
#include "ref/oracle/write/ops_text.h"
#include "ref/oracle/write/format.h"
#include "ref/oracle/write/goal.h"
#include "ref/oracle/ask/order.h"

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

static void tell_one(writing *w, oracle_transfer transfer) {
  begin_once(w);
  w->format->transfer(&w->sink, transfer);
  w->sink.transfers++;
  w->sink.step = transfer.step;
}

static void tell(writing *w, oracle_transfer message) {
  int32_t count = w->format->whole ? 1 : message.count;
  if (!w->format->whole)
    message.count = 1;
  const int32_t first = message.block;
  for (int32_t i = 0; i < count; i++) {
    message.block = oracle_block_at(w->sink.course, first, i);
    tell_one(w, message);
  }
}

static bool visit_act(void *context, const oracle_act *act) {
  writing *w = context;
  const dodona_step *e = &act->exchange;
  bool combines = !w->sink.windows; /* no window is a part of one block */
  bool both = w->format->both_sides || w->sink.rank != DODONA_NONE;
  if (both && e->recv_from != DODONA_NONE)
    tell(w, (oracle_transfer){act->step, e->recv_from, act->rank, e->recv_first, e->recv_count,
                              true, combines && e->use != DODONA_STORE});
  if (e->send_to != DODONA_NONE)
    tell(w, (oracle_transfer){act->step, act->rank, e->send_to, e->send_first, e->send_count, false,
                              combines && act->adds});
  return !ferror(w->sink.out);
}

static int write_course(const oracle_course *course, int32_t rank, const oracle_format *format,
                        FILE *out) {
  bool windows = oracle_course_is(course, DODONA_FAMILY_COMBINE);
  bool phases = oracle_course_has_phases(course);
  writing w = {format,
               {.out = out, .course = course, .rank = rank, .windows = windows, .phases = phases},
               false};
  if (!oracle_course_walk(course, rank, visit_act, &w))
    return ORACLE_BAD;
  begin_once(&w);
  format->end(&w.sink);
  return ORACLE_YES;
}

/* Without a format: GOAL text, or the binary form. */
static int write(const oracle_course *course, const oracle_request *request,
                 const oracle_format *format, const char *name) {
  if (request->ordered && !oracle_order_judge(course))
    return ORACLE_BAD;
  if (format != NULL)
    return write_course(course, request->rank, format, stdout);
  const bool binary = strcmp(name, "binary") == 0;
  const bool good =
      binary ? oracle_binary_write_course(course, stdout) : oracle_goal(stdout, course);
  return good ? ORACLE_YES : ORACLE_BAD;
}

/* Whether an algorithm for the postal model goes with --model postal, and no other does. */
static bool take_model(const char *algorithm, oracle_request *request) {
  bool postal = request->model != NULL && strcmp(request->model, "postal") == 0;
  bool takes = dodona_takes(oracle_algorithm_of(algorithm), DODONA_TAKES_LATENCY);
  if (request->model == NULL || postal == takes)
    return true;
  oracle_error("--model: %s is %sfor the postal model", algorithm, postal ? "not " : "");
  return false;
}

int oracle_schedule_ops(const char *op, const char *algorithm, oracle_request *request, FILE *out) {
  oracle_course course;
  if (!take_model(algorithm, request) ||
      !oracle_course_open("show", op, algorithm, request, &course))
    return ORACLE_BAD;
  const int status = request->ordered && !oracle_order_judge(&course)
                         ? ORACLE_BAD
                         : write_course(&course, DODONA_NONE, &oracle_format_ops, out);
  oracle_course_close(&course);
  return status;
}

static int schedule(const char *op, const char *algorithm, oracle_request *request,
                    const char *name) {
  const oracle_format *format = NULL;
  for (int i = 0; i < FORMATS; i++)
    if (strcmp(formats[i]->name, name) == 0)
      format = formats[i];
  if (format == NULL && request->rank != DODONA_NONE)
    return oracle_error("--rank: format %s is of all ranks", name);
  if (!oracle_is_choice(oracle_schedules, algorithm))
    return oracle_error("schedule: expected %s, got '%s'", oracle_schedules,
                        oracle_quote(algorithm, strlen(algorithm)).text);
  if (!take_model(algorithm, request))
    return ORACLE_BAD;
  oracle_course course;
  if (!oracle_course_open("schedule", op, algorithm, request, &course))
    return ORACLE_BAD;
  int status = write(&course, request, format, name);
  oracle_course_close(&course);
  return status;
}

int oracle_schedule(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  const char *algorithm = NULL;
  const char *name = "csv";
  const char *op = NULL;
  const oracle_option options[] = {
      {"op", ORACLE_OPS_OF_ALL, "the collective (default bcast)", ORACLE_CHOICE, &op, 0, 0},
      ORACLE_OPTION_RANKS(request),
      ORACLE_OPTION_BLOCKS(request, "number of blocks, 1 .. 2147483647"),
      ORACLE_OPTION_GROUP(request),
      ORACLE_OPTION_LAMBDA(request),
      ORACLE_OPTION_ALPHA(request),
      ORACLE_OPTION_MODEL(request.model, "duplex|simplex|postal"),
      ORACLE_OPTIONS_NETWORK(request),
      ORACLE_OPTION_ROOT(request),
      ORACLE_OPTION_RANK(request),
      {"ordered", NULL, "refuse unless inputs are combined in the order of ranks", ORACLE_FLAG,
       &request.ordered, 0, 0},
      {"overlap", NULL, "allreduce by two trees: broadcast before all is reduced", ORACLE_FLAG,
       &request.overlap, 0, 0},
      {"format", "csv|ops|json|text|goal|binary", "default csv", ORACLE_CHOICE, &name, 0, 0},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "schedule", "ALGORITHM",
      "[--op OP] --ranks P [--blocks S] [--group r] [--lambda u/f]\n"
      "         [--alpha p/q] [--root R] [--rank X] [--ordered] [--overlap]\n"
      "         [--format F]\n"
      "       dodona schedule ALGORITHM --model simplex [--translated|--direct] ...\n"
      "       dodona schedule cube --ranks P --blocks S ...\n"
      "       dodona schedule crossbar --modules a[xb..] --per-module b [--channels 2|1]\n"
      "         [--group r] --blocks S ...\n"
      "       dodona schedule mesh --rows a --cols b [--group-rows r1] [--group-cols r2]\n"
      "         --blocks S ...",
      "Prints every transfer, by step: of a broadcast, of a reduction to the root, of\n"
      "an allreduce, of a collective in which ranks have shares (--blocks says of how\n"
      "many blocks), or of a combine, an allreduce of one short message. ALGORITHM is\n"
      "combine, or\n"
      "  chain, binary, fractional, twotree-c, twotree-s   for any OP\n"
      "  lambda, binomial, alpha                           the same, one block\n"
      "  twotree-cc               any OP; its allreduce reduces as twotree-c\n"
      "  twotree-cs               allreduce: twotree-c reduces, twotree-s broadcasts\n"
      "  scatter-ring, scatter-doubling                    bcast\n"
      "  recursive-doubling, rabenseifner                  allreduce\n"
      "  ring                     allreduce, allgather, reduce-scatter\n"
      "  skips                    any OP, and scatter, gather, allgather, reduce-scatter:\n"
      "                           shares over skips of radix --group\n"
      "  cube                     any OP, in the least number of steps; the old name,\n"
      "                           hypercube, is understood, too\n"
      "  crossbar, mesh   any OP, for that network: a modules of b ranks (4x2: in each\n"
      "                   of 4 modules 2 more, and so on); a x b ranks, row by row,\n"
      "                   groups of r1 x r2\n"
      "A module of b ranks has a group for each level, with --channels 1 two; they must\n"
      "fit, and by default have 2 ranks, or 1. Of a mesh a / r1 = b / r2 is a power of 2.\n"
      "In a broadcast for a crossbar at most 2 messages enter a module of any level in\n"
      "a step, and 2 leave it. With --channels 1, 1 enters it; 2 leave a module of the\n"
      "outermost level, 4 leave one of the next level, and so on. A reduction exchanges\n"
      "entering and leaving.\n"
      "The tree of a mesh has a root of its own near the centre (dodona show mesh names\n"
      "it); another root swaps places with it. With the tree's own root a link carries\n"
      "at most 1 message in a step, or 2 if r1 > 1 and a / r1 > 2; in a reduction at\n"
      "most 2, or, routed along the column first, as many as in the broadcast. With\n"
      "another root it carries at most 3. These limits were checked for meshes up to\n"
      "64 x 64, with messages routed along the row first.\n"
      "With --model simplex a rank sends or receives in a step, but does not do both.\n"
      "The direct schedule of chain, binary and fractional passes r blocks on in 2 r +\n"
      "1 steps. In the translated one couples of ranks play a duplex schedule in double\n"
      "time, as two trees always do. The default is the shorter one; with --ordered it\n"
      "is the direct one.\n"
      "A reduction runs the broadcast's plan backwards; an allreduce is a reduction,\n"
      "then a broadcast. With --overlap an allreduce by two trees broadcasts blocks\n"
      "before all are reduced, as early as is best. This saves only steps in which the\n"
      "trees fill and drain: a rank with two children sends and receives each of S\n"
      "blocks twice, so it takes at least 2 S steps. These schedules are not proven;\n"
      "`check` judges them. Scatters, recursive-doubling, rabenseifner, ring and skips\n"
      "send several blocks in a message; their volume is the sum, over the steps, of the\n"
      "blocks of the largest message.\n"
      "The order says how the inputs stand in the result, if each rank puts what it\n"
      "receives in front of what it has, behind it, or aside, as dodona_operand_of\n"
      "says. With root 0, chain, binary, fractional, lambda, binomial and alpha keep\n"
      "the order of ranks, and so does twotree-s if P is odd. With another root the\n"
      "order begins at the root: to reduce in order to rank R, reduce to rank 0 and\n"
      "send the result on. Other algorithms keep no order, nor do translated schedules\n"
      "and schedules for networks.\n"
      "Steps count from 1, ranks and blocks from 0; in postal trees steps are ticks of\n"
      "1/f. A message counts in the step in which it is sent. A combine has two blocks.\n"
      "Block T: everything combined so far; block S: T without the sender's own input.\n"
      "  csv   step,src,dst,block[,phase]       a row a block\n"
      "  ops   rank,step,op,peer,block[,phase]  a row a send or a receive, what `check`\n"
      "        reads; the phase, in allreduces and in reductions by skips, is reduce for a\n"
      "        partial combination and bcast for the result\n"
      "  json  an object: the plan, and the array of transfers\n"
      "  text  a line a step\n"
      "  binary  csv's rows in 3 to 12 bytes each (ref/oracle/binary/file.h says how)\n"
      "  goal  each rank's program for LogGOPSim. With o = 0, G = 0, g = f and L = u,\n"
      "        postal trees and combines end in the simulator after as many ticks; the\n"
      "        others, with g = L = 1, end after as many steps or fewer\n"
      "lambda, binomial, alpha and combine are for the postal model and take --lambda\n"
      "(combine a whole number); the others take --blocks. Memory grows with the ranks,\n"
      "never with the rows; with --overlap it grows with the ranks times the blocks. It\n"
      "is constant with --rank, and for a combine or a broadcast by a tree with goal.\n"
      "Postal trees of more than 268435456 ticks and baselines of as many steps are\n"
      "refused.\n"
      "For example:\n"
      "  dodona schedule twotree-c --ranks 12 --blocks 4 --format text\n"
      "  dodona schedule skips --op allreduce --ranks 7 --blocks 7 --group 3 |\n"
      "    dodona check - --op allreduce --ranks 7 --blocks 7\n"
      "  dodona schedule crossbar --modules 4 --per-module 8 --blocks 16 --rank 5",
      options};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  return status >= 0 ? status : schedule(op, oracle_renamed(algorithm), &request, name);
}
