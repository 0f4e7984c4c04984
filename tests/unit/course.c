/* What the command prints of a collective is what dodona_step_at tells, rank by rank and step by
   step: nothing more, nothing less, in the order of time. */
#include "tests/unit/unit.h"

#include "ref/oracle/ask/walk.h"

#include <stdio.h>

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_TREE_TABLE(DODONA_ROW)
#undef DODONA_ROW
        "twotree-cs"};

typedef struct watch {
  const oracle_course *course;
  int32_t only;
  int64_t step; /* of the act before */
  int32_t rank;
  int64_t seen;
} watch;

static dodona_step told(const oracle_course *course, int32_t rank, int64_t x) {
  const dodona_place place = dodona_place_of(&course->plan, rank);
  return dodona_step_at(&course->plan, &place, x);
}

static bool visit(void *context, const oracle_act *act) {
  watch *w = context;
  dodona_step step = told(w->course, act->rank, act->step);
  assert_memory_equal(&step, &act->exchange, sizeof step);
  assert_true(act->step > w->step || (act->step == w->step && act->rank > w->rank));
  assert_true(w->only == DODONA_NONE || w->only == act->rank);
  if (step.send_to != DODONA_NONE)
    assert_int_equal(act->adds, told(w->course, step.send_to, act->step).use != DODONA_STORE);
  w->step = act->step;
  w->rank = act->rank;
  w->seen++;
  return true;
}

static bool is_idle(dodona_step e) {
  return e.send_to == DODONA_NONE && e.recv_from == DODONA_NONE;
}

/* How often the rank does something, by asking every step. */
static int64_t acts_of(const oracle_course *course, int32_t rank) {
  int64_t acts = 0;
  for (int64_t x = 1; x <= course->plan.steps; x++)
    acts += !is_idle(told(course, rank, x));
  return acts;
}

static void judge(const char *op, const char *name, const oracle_request *request) {
  oracle_course course;
  int64_t all = 0;
  assert_true(oracle_course_open("schedule", op, name, request, &course));
  for (int32_t rank = 0; rank < course.plan.request.ranks; rank++) {
    watch one = {&course, rank, 0, DODONA_NONE, 0};
    assert_true(oracle_course_walk(&course, rank, visit, &one));
    assert_int_equal(one.seen, acts_of(&course, rank));
    all += one.seen;
  }
  watch w = {&course, DODONA_NONE, 0, DODONA_NONE, 0};
  assert_true(oracle_course_walk(&course, DODONA_NONE, visit, &w));
  assert_int_equal(w.seen, all);
  oracle_course_close(&course);
}

static void judge_all(const char *op, size_t algorithms) {
  static const int32_t ranks[] = {1, 2, 3, 6, 13, 20, 33};
  for (size_t k = 0; k < algorithms; k++)
    for (size_t p = 0; p < COUNT(ranks); p++)
      for (int32_t blocks = 1; blocks <= 6; blocks += 2) {
        oracle_request request = ORACLE_REQUEST;
        bool postal = dodona_row_family((int32_t)k) == DODONA_FAMILY_POSTAL;
        request.ranks = ranks[p];
        request.root = ranks[p] / 3;
        request.blocks = postal ? DODONA_NONE : blocks;
        request.lambda = !postal ? NULL : blocks == 1 ? "9/5" : blocks == 3 ? "3" : "7/2";
        request.alpha = k == DODONA_ALPHA ? "3/5" : NULL;
        judge(op, names[k], &request);
      }
}

static void broadcasts(void **state) {
  (void)state;
  judge_all("bcast", DODONA_TREES);
}

static void reductions(void **state) {
  (void)state;
  judge_all("reduce", DODONA_TREES);
}

static void allreduces(void **state) {
  (void)state;
  judge_all("allreduce", COUNT(names));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(broadcasts),
      cmocka_unit_test(reductions),
      cmocka_unit_test(allreduces),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
