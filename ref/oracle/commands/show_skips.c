/* dodona show skips, ring and bine, in the terminal, step by step: who is sent which share of a scatter, who sends which share of a gather,
   and what rank 0 sends in the other halves; through butterflies, what every rank sends. */
#include "ref/oracle/commands/show_skips.h"
#include "ref/base/op.h"
#include "ref/oracle/ask/course.h"
#include "ref/schedule/phase.h"

#include <stdio.h>

enum { MOST_RANKS = 64 };

/* The shares of the message, each in its column. */
static void put_step(const oracle_course *course, const dodona_step *step, bool sums) {
  int32_t ranks = course->plan.request.ranks;
  for (int32_t share = 0; share < ranks; share++) {
    char cell[16] = ".";
    for (int32_t i = 0; i < step->send_count; i++)
      if (oracle_block_at(course, 0, 0, step->send_first, i) == share)
        snprintf(cell, sizeof cell, "%d%s", share, sums ? "+" : "");
    printf(" %3s", cell);
  }
  putchar('\n');
}

/* A step of a scatter or a gather: under each share the rank that is sent it, or that sends it. */
static void put_rooted(const oracle_course *course, int64_t x, bool gathers) {
  int32_t ranks = course->plan.request.ranks;
  int32_t whose[MOST_RANKS];
  for (int32_t share = 0; share < ranks; share++)
    whose[share] = DODONA_NONE;
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_place place = oracle_place(course, rank);
    const dodona_step step = dodona_step_at(&course->plan, &place, x);
    const int32_t count = gathers ? step.send_count : step.recv_count;
    const int32_t first = gathers ? step.send_first : step.recv_first;
    for (int32_t i = 0; i < count; i++)
      whose[oracle_block_at(course, 0, 0, first, i)] = rank;
  }
  for (int32_t share = 0; share < ranks; share++)
    if (whose[share] == DODONA_NONE)
      printf(" %3s", ".");
    else
      printf(" %3d", whose[share]);
  putchar('\n');
}

static bool is_bine(const dodona_plan *plan) {
  return plan->request.algorithm == DODONA_BINE;
}

/* The half that step x is of. */
static int32_t half_of(const dodona_plan *plan, int64_t x) {
  return x <= plan->first ? dodona_first_half(plan->request.op)
                          : dodona_second_half(plan->request.op);
}

/* What a line of the half says. */
static void put_meaning(int32_t half, const char *who) {
  switch (half) {
  case DODONA_HALF_SCATTER:
    puts("scatter: under each share the rank that is sent it");
    break;
  case DODONA_HALF_GATHER:
    puts("gather: under each share the rank that sends it on");
    break;
  case DODONA_HALF_REDUCE_SCATTER:
    printf("reduce-scatter: what %s sends; 3+: what it has combined of share 3\n", who);
    break;
  case DODONA_HALF_ALLGATHER:
    printf("allgather: what %s sends\n", who);
    break;
  default:
    break;
  }
}

static void put_head(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  printf("%s: %s, ranks %d, ", oracle_algorithm_name(q->algorithm), oracle_op_name(q->op),
         q->ranks);
  if (dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    printf("radix %d, ", q->group);
  if (dodona_op_has_root(q->op))
    printf("root %d, ", q->root);
  printf("steps %lld, a share each rank\n", (long long)plan->steps);
  const char *who = is_bine(plan) ? "each rank" : "rank 0";
  put_meaning(dodona_first_half(q->op), who);
  put_meaning(dodona_second_half(q->op), who);
  if (is_bine(plan)) {
    puts("step  rank    to  shares");
    return;
  }
  if (q->op != DODONA_SCATTER && q->op != DODONA_GATHER)
    printf("Where rank 0 sends, rank v sends the same, to ranks and of shares v further on, modulo "
           "%d.\n",
           q->ranks);
  puts("The steps of a round do not wait for each other.\nstep round    to  shares");
}

/* Step x through butterflies: partners are not equally far apart seen from all ranks. */
static void put_pairs(const oracle_course *course, int64_t x) {
  const dodona_plan *plan = &course->plan;
  for (int32_t rank = 0; rank < plan->request.ranks; rank++) {
    const dodona_place place = oracle_place(course, rank);
    const dodona_step step = dodona_step_at(plan, &place, x);
    if (step.send_to == DODONA_NONE)
      continue;
    printf("%4lld %5d %5d ", (long long)x, rank, step.send_to);
    put_step(course, &step, half_of(plan, x) == DODONA_HALF_REDUCE_SCATTER);
  }
}

/* Step x, of `round`, by rank 0, or by the owners of the shares. */
static void put_skip(const oracle_course *course, int64_t x, int64_t round) {
  const dodona_place place = oracle_place(course, 0);
  const dodona_step step = dodona_step_at(&course->plan, &place, x);
  const int32_t half = half_of(&course->plan, x);
  printf("%4lld %5lld ", (long long)x, (long long)round);
  if (half == DODONA_HALF_SCATTER || half == DODONA_HALF_GATHER) {
    printf("%5s ", "");
    put_rooted(course, x, half == DODONA_HALF_GATHER);
    return;
  }
  printf("%5d ", step.send_to);
  put_step(course, &step, half == DODONA_HALF_REDUCE_SCATTER);
}

static void put_table(const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  int64_t round = 0, last = 0;
  put_head(plan);
  for (int64_t x = 1; x <= plan->steps; x++) {
    round += x > last;
    last = x > last ? dodona_round_last(plan, x) : last;
    if (is_bine(plan))
      put_pairs(course, x);
    else
      put_skip(course, x, round);
  }
}

static int show(const char *command, const char *algorithm, const char *op,
                oracle_request *request) {
  oracle_course course;
  request->blocks = dodona_op_has_shares(oracle_op_of(op)) ? 1 : request->ranks;
  if (!oracle_course_open(command, op, algorithm, request, &course))
    return ORACLE_BAD;
  bool fits = course.plan.request.ranks <= MOST_RANKS;
  if (fits)
    put_table(&course);
  else
    oracle_error("%s: the terminal shows at most %d ranks, got %d", command, MOST_RANKS,
                 course.plan.request.ranks);
  oracle_course_close(&course);
  return fits ? ORACLE_YES : ORACLE_BAD;
}

static int show_round(int argc, char **argv, const char *command, const char *algorithm,
                      const char *text) {
  oracle_request request = ORACLE_REQUEST;
  const char *op = "allreduce";
  const oracle_option options[] = {ORACLE_OPTION_RANKS(request),
                                   {"op", "allreduce|allgather|reduce-scatter",
                                    "the collective (default allreduce)", ORACLE_CHOICE, &op, 0, 0},
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {command, NULL, "--ranks P [--op OP]", text, options, NULL, NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  return status >= 0 ? status : show(command, algorithm, op, &request);
}

int oracle_show_ring(int argc, char **argv) {
  return show_round(
      argc, argv, "show ring", "ring",
      "Lists what is sent around a ring, where each rank has one share: each share goes round\n"
      "once and is combined, then round again. A reduce-scatter is the first round, an\n"
      "allgather the second. At most 64 ranks; dodona schedule ring lists any number.");
}

int oracle_show_bine(int argc, char **argv) {
  return show_round(
      argc, argv, "show bine", "bine",
      "Lists what partners send each other, where each rank has one share: partners are 1, 1,\n"
      "3, 5, 11, .. ranks apart, and what a rank has lies side by side. An allreduce is an\n"
      "allgather backwards, which combines, then an allgather. Of an odd number of ranks the\n"
      "last hands its share to the one before. At most 64 ranks; dodona schedule bine lists\n"
      "any number.");
}

int oracle_show_skips(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  const char *op = "allreduce";
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),
      {"op", ORACLE_OPS_OF_SHARES, "the collective (default allreduce)", ORACLE_CHOICE, &op, 0, 0},
      ORACLE_OPTION_ROOT(request),
      {"group", "r", "radix, 2 or more (default 2)", ORACLE_INT, &request.group, 2, INT32_MAX},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show skips",
      NULL,
      "--ranks P [--group r] [--op OP] [--root R]",
      "Lists what is sent by skips of radix r, where each rank has one share. An allreduce is\n"
      "a reduce-scatter, then its steps backwards as an allgather. A broadcast begins with a\n"
      "scatter down intervals of ranks; a reduction ends with the scatter's steps backwards as\n"
      "a gather. At most 64 ranks; dodona schedule skips lists any number.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  return status >= 0 ? status : show("show skips", "skips", op, &request);
}
