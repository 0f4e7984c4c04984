/* dodona show skips: what rank 0 sends, step by step and round by round, in the terminal. */
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

static void put_table(const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  const dodona_place place = oracle_place(course, 0);
  int64_t round = 0, last = 0;
  printf(
      "skips: ranks %d, radix %d, steps %lld, a share each rank; what rank 0 sends. 3+: what it "
      "has\n"
      "combined of share 3, which the receiver combines; 3: the result. Rank v sends the same, to\n"
      "ranks and of shares v further on, modulo %d. The steps of a round do not wait for each "
      "other.\n"
      "step round    to  shares\n",
      plan->request.ranks, plan->request.group, (long long)plan->steps, plan->request.ranks);
  for (int64_t x = 1; x <= plan->steps; x++) {
    const dodona_step step = dodona_step_at(plan, &place, x);
    round += x > last;
    last = x > last ? dodona_round_last(plan, x) : last;
    printf("%4lld %5lld %5d ", (long long)x, (long long)round, step.send_to);
    put_step(course, &step, 2 * x <= plan->steps);
  }
}

int oracle_show_skips(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  const oracle_option options[] = {
      ORACLE_OPTION_RANKS(request),
      {"group", "r", "radix, 2 or more (default 2)", ORACLE_INT, &request.group, 2, INT32_MAX},
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show skips", NULL, "--ranks P [--group r]",
      "Lists what rank 0 sends in an allreduce by skips of radix r, where each rank has one\n"
      "share: first a reduce-scatter, then its steps backwards as an allgather. At most 64\n"
      "ranks; dodona schedule skips --op allreduce lists any number.",
      options};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  request.blocks = request.ranks;
  if (!oracle_course_open("show skips", "allreduce", "skips", &request, &course))
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
