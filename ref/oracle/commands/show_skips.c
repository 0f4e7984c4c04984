/* dodona show skips, in the terminal, step by step and round by round: who is sent which share of a scatter, and what rank 0 sends
   in the other halves. */
#include "ref/oracle/commands/show_skips.h"
#include "ref/oracle/ask/course.h"

#include <stdio.h>

enum { MOST_RANKS = 64 };

/* The shares of the message, each in its column. */
static void put_step(const oracle_course *course, const dodona_step *step, bool sums) {
  int32_t ranks = course->plan.request.ranks;
  for (int32_t share = 0; share < ranks; share++) {
    char cell[16] = ".";
    for (int32_t i = 0; i < step->send_count; i++)
      if (oracle_block_at(course, step->send_first, i) == share)
        snprintf(cell, sizeof cell, "%d%s", share, sums ? "+" : "");
    printf(" %3s", cell);
  }
  putchar('\n');
}

/* A step of the scatter: under each share the rank that is sent it. */
static void put_scatter(const oracle_course *course, int64_t x) {
  int32_t ranks = course->plan.request.ranks;
  int32_t receiver[MOST_RANKS];
  for (int32_t share = 0; share < ranks; share++)
    receiver[share] = DODONA_NONE;
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_place place = oracle_place(course, rank);
    const dodona_step step = dodona_step_at(&course->plan, &place, x);
    for (int32_t i = 0; i < step.recv_count; i++)
      receiver[oracle_block_at(course, step.recv_first, i)] = rank;
  }
  for (int32_t share = 0; share < ranks; share++)
    if (receiver[share] == DODONA_NONE)
      printf(" %3s", ".");
    else
      printf(" %3d", receiver[share]);
  putchar('\n');
}

static void put_head(const dodona_plan *plan) {
  const dodona_request *q = &plan->request;
  long long steps = plan->steps;
  printf("skips: ranks %d, radix %d, steps %lld, a share each rank", q->ranks, q->group, steps);
  if (q->op == DODONA_BCAST)
    printf(". Scatter, to step %lld: under each\n"
           "share the rank that is sent it. Then what rank 0 sends; rank v sends the same, to\n",
           steps / 2);
  else
    printf("; what rank 0 sends. 3+: what it has\n"
           "combined of share 3, which the receiver combines; 3: the result. Rank v sends the "
           "same, to\n");
  printf("ranks and of shares v further on, modulo %d. The steps of a round do not wait for each "
         "other.\n"
         "step round    to  shares\n",
         q->ranks);
}

static void put_table(const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  const dodona_place place = oracle_place(course, 0);
  int64_t round = 0, last = 0;
  put_head(plan);
  for (int64_t x = 1; x <= plan->steps; x++) {
    int first_half = 2 * x <= plan->steps;
    const dodona_step step = dodona_step_at(plan, &place, x);
    round += x > last;
    last = x > last ? dodona_round_last(plan, x) : last;
    printf("%4lld %5lld ", (long long)x, (long long)round);
    if (plan->request.op == DODONA_BCAST && first_half) {
      printf("%5s ", "");
      put_scatter(course, x);
      continue;
    }
    printf("%5d ", step.send_to);
    put_step(course, &step, first_half);
  }
}

int oracle_show_skips(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  const char *op = "allreduce";
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),
      {"op", "bcast|allreduce", "the collective (default allreduce)", ORACLE_CHOICE, &op, 0, 0},
      {"group", "r", "radix, 2 or more (default 2)", ORACLE_INT, &request.group, 2, INT32_MAX},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show skips", NULL, "--ranks P [--group r] [--op bcast|allreduce]",
      "Lists what rank 0 sends in an allreduce by skips of radix r, where each rank has one\n"
      "share: first a reduce-scatter, then its steps backwards as an allgather. A broadcast\n"
      "scatters the shares down intervals of ranks instead. At most 64 ranks; dodona schedule\n"
      "skips lists any number.",
      options};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  request.blocks = request.ranks;
  if (!oracle_course_open("show skips", op, "skips", &request, &course))
    return ORACLE_BAD;
  bool fits = course.plan.request.ranks <= MOST_RANKS;
  if (fits)
    put_table(&course);
  else
    oracle_error("show skips: the terminal shows at most %d ranks, got %d", MOST_RANKS,
                 course.plan.request.ranks);
  oracle_course_close(&course);
  return fits ? ORACLE_YES : ORACLE_BAD;
}
