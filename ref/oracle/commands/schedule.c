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

/* A block of the plan; or, where shares have counts of their own, the blocks of the share. */
static void tell_block(writing *w, oracle_transfer message) {
  const int32_t *begin = w->sink.course->begin;
  if (begin == NULL) {
    tell_one(w, message);
    return;
  }
  const int32_t share = message.block;
  for (message.block = begin[share]; message.block < begin[share + 1]; message.block++)
    tell_one(w, message);
}

static void tell(writing *w, oracle_transfer message) {
  const oracle_course *course = w->sink.course;
  const bool whole =
      w->format->whole && course->begin == NULL && course->plan.request.op <= DODONA_REDUCE_SCATTER;
  const int32_t count = whole ? 1 : oracle_rows_of(course, message.count);
  const int32_t first = message.block;
  if (!whole)
    message.count = 1;
  for (int32_t i = 0; i < count; i++) {
    message.block = oracle_block_at(course, message.step, message.src, first, i);
    tell_block(w, message);
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
  bool windows = oracle_course_joins(course);
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
                    const char *name, const char *counts) {
  const oracle_format *format = NULL;
  for (int i = 0; i < FORMATS; i++)
    if (strcmp(formats[i]->name, name) == 0)
      format = formats[i];
  if (format == NULL && request->rank != DODONA_NONE)
    return oracle_error("--rank: format %s is of all ranks", name);
  if (!oracle_is_choice(oracle_schedules, algorithm))
    return oracle_error("schedule: expected %s, got '%s'%s", oracle_schedules,
                        oracle_quote(algorithm, strlen(algorithm)).text,
                        oracle_guess_of(oracle_schedules, algorithm, "").text);
  if (counts != NULL && request->blocks != DODONA_NONE)
    return oracle_error("--counts: expected no --blocks beside it");
  if (counts != NULL && format == NULL)
    return oracle_error("--counts: format %s takes none", name);
  if (counts != NULL)
    request->blocks = 1;
  if (!take_model(algorithm, request))
    return ORACLE_BAD;
  oracle_course course;
  if (!oracle_course_open("schedule", op, algorithm, request, &course))
    return ORACLE_BAD;
  int status = counts == NULL || oracle_course_count(&course, counts)
                   ? write(&course, request, format, name)
                   : ORACLE_BAD;
  oracle_course_close(&course);
  return status;
}

int oracle_schedule(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  const char *algorithm = NULL;
  const char *name = "csv";
  const char *op = NULL;
  const char *counts = NULL;
  const oracle_option options[] = {
      {"op", ORACLE_OPS_OF_ALL, "the collective (default bcast)", ORACLE_CHOICE, &op, 0, 0},
      ORACLE_OPTION_RANKS(request),
      ORACLE_OPTION_BLOCKS(request, "number of blocks, 1 .. 2147483647"),
      {"counts", "C", "blocks of each rank, where they differ: 3,0,5, or a file of numbers",
       ORACLE_TEXT, &counts, 0, 0},
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
      "schedule",
      "ALGORITHM",
      "--ranks P [--blocks S] [--op OP] [OPTION]...",
      "Prints every message of the algorithm's schedule, step by step.",
      options,
      "dodona schedule twotree-c --ranks 12 --blocks 4 --format text\n"
      "dodona schedule bruck --ranks 8 | dodona check - --op alltoall --ranks 8\n"
      "dodona schedule crossbar --modules 4 --per-module 8 --blocks 16 --rank 5",
      "formats operations models networks operands"};
  int status = oracle_parse(&usage, argc, argv, &algorithm);
  return status >= 0 ? status : schedule(op, oracle_renamed(algorithm), &request, name, counts);
}
