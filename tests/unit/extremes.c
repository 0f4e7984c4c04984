/* The ends of the one way in, for every algorithm, operation and port model: one rank, which has nothing to do, and as
   many ranks and blocks as there can be, where the two ends of a message still tell the same. */
#include "ref/base/op.h"
#include "tests/unit/unit.h"

enum { WORDS = 1 << 20 };

static uint32_t table[WORDS];

static const int32_t takes[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) takes,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static void assert_idle(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  const dodona_step step = dodona_step_at(plan, place, x);
  assert_memory_equal(&step, &idle, sizeof step);
}

static void assert_idle_outside(const dodona_plan *plan, const dodona_place *place) {
  const int64_t outside[] = {INT64_MIN,       INT64_MIN + 1,   INT32_MIN,     -1,       0,
                             plan->steps + 1, plan->steps + 2, INT64_MAX - 1, INT64_MAX};
  for (size_t k = 0; k < COUNT(outside); k++)
    assert_idle(plan, place, outside[k]);
}

/* The most ranks, or one, with what the algorithm cannot do without. */
static dodona_request sized(int32_t algorithm, int32_t ranks) {
  dodona_request q = {.algorithm = algorithm, .ranks = ranks};
  if (takes[algorithm] & DODONA_TAKES_ALPHA)
    q.rule = (dodona_rule){0, 0, 3, 5};
  if (ranks > 1 && takes[algorithm] & (DODONA_TAKES_MODULES | DODONA_TAKES_MESH))
    q.ranks = 1 << 30;
  if (takes[algorithm] & DODONA_TAKES_MODULES)
    q.modules[0] = ranks == 1 ? 1 : 1 << 10;
  if (takes[algorithm] & DODONA_TAKES_MODULES)
    q.group = ranks == 1;
  if (takes[algorithm] & DODONA_TAKES_MESH)
    q.rows = ranks == 1 ? 1 : 1 << 15;
  return q;
}

/* Makes the plan if there is one; ranks, root and blocks come back as they were asked for. */
static int is_made(const dodona_request *q, dodona_plan *plan) {
  int64_t words = dodona_table_words(q);
  if (words < 0 || words > WORDS)
    return 0;
  assert_int_equal(dodona_plan_make(q, table, words, plan), DODONA_OK);
  assert_int_equal(plan->request.ranks, q->ranks);
  assert_int_equal(plan->request.root, q->root);
  assert_true(plan->bound >= 0 && plan->bound <= plan->steps);
  return 1;
}

static void one_rank_does_nothing(void **state) {
  (void)state;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++) {
    int served = 0;
    for (int32_t way = 0; way < 3 * DODONA_OPS; way++) {
      dodona_request q = sized(algorithm, 1);
      dodona_plan plan;
      q.op = way / 3;
      q.ports = way % 3;
      q.blocks = takes[algorithm] & DODONA_TAKES_BLOCKS && q.op != DODONA_BARRIER ? 7 : 0;
      if (!is_made(&q, &plan))
        continue;
      served++;
      const dodona_place place = dodona_place_of(&plan, 0);
      const dodona_span span = dodona_active(&plan, &place);
      assert_true(plan.steps == 0 && plan.bound == 0 && span.first == 1 && span.last == 0);
      assert_idle_outside(&plan, &place);
      assert_idle(&plan, &place, 1);
    }
    assert_true(served > 0);
  }
}

static dodona_step step_of(const dodona_plan *plan, int32_t rank, int64_t x) {
  const dodona_place place = dodona_place_of(plan, rank);
  assert_int_equal(place.rank, rank);
  return dodona_step_at(plan, &place, x);
}

/* The other end of what a rank sends and receives in step x. */
static int assert_met(const dodona_plan *plan, int32_t rank, int64_t x) {
  const dodona_step e = step_of(plan, rank, x);
  if (e.send_to != DODONA_NONE) {
    const dodona_step to = step_of(plan, e.send_to, x);
    assert_int_equal(to.recv_from, rank);
    assert_true(to.recv_first == e.send_first && to.recv_count == e.send_count);
  }
  if (e.recv_from != DODONA_NONE) {
    const dodona_step from = step_of(plan, e.recv_from, x);
    assert_int_equal(from.send_to, rank);
    assert_true(from.send_first == e.recv_first && from.send_count == e.recv_count);
  }
  return e.send_to != DODONA_NONE || e.recv_from != DODONA_NONE;
}

/* Some steps of some ranks; returns how many are busy. */
static int try_places(const dodona_plan *plan) {
  const int32_t last = plan->request.ranks - 1;
  const int32_t ranks[] = {0, 1, last / 3, last / 2, last - 1, last, plan->request.root};
  int busy = 0;
  for (size_t k = 0; k < COUNT(ranks); k++) {
    const dodona_place place = dodona_place_of(plan, ranks[k]);
    assert_idle_outside(plan, &place);
    const dodona_span span = dodona_active(plan, &place);
    assert_true(1 <= span.first && span.last <= plan->steps);
    for (int64_t x = 0; x < 8; x++) {
      busy += assert_met(plan, ranks[k], span.first + x);
      busy += assert_met(plan, ranks[k], span.last - x);
      busy += assert_met(plan, ranks[k], span.first + (span.last - span.first) / 8 * x);
      busy += assert_met(plan, ranks[k], plan->steps / 2 - 3 + x);
    }
  }
  return busy;
}

/* Returns how many plans were tried. */
static int try_most(dodona_request q) {
  const int32_t roots[] = {0, q.ranks / 2, q.ranks - 1};
  const int32_t groups[] = {0, 1, 1000, INT32_MAX};
  int served = 0;
  for (size_t k = 0; k < COUNT(roots) * COUNT(groups); k++) {
    dodona_plan plan;
    q.root = roots[k % COUNT(roots)];
    q.group = groups[k / COUNT(roots)];
    if (!is_made(&q, &plan))
      continue;
    served++;
    assert_true(try_places(&plan) > 0);
  }
  return served;
}

static void the_most_ranks_meet(void **state) {
  (void)state;
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
    for (int32_t op = DODONA_BCAST; op < DODONA_OPS; op++)
      for (int32_t ports = DODONA_DUPLEX; ports <= DODONA_COUPLES; ports++) {
        dodona_request q = sized(algorithm, INT32_MAX);
        const int32_t blocks[] = {1, 1000, INT32_MAX};
        int served = 0;
        q.op = op;
        q.ports = ports;
        if (dodona_op_has_shares(op))
          continue; /* of few blocks most ranks have no share */
        for (size_t k = 0; k < COUNT(blocks); k++) {
          q.blocks = blocks[k];
          served += try_most(q);
        }
        const int32_t what = ports == DODONA_SIMPLEX ? DODONA_TAKES_SIMPLEX : DODONA_TAKES_COUPLES;
        if (dodona_serves(algorithm, op) &&
            (ports == DODONA_DUPLEX || dodona_takes(algorithm, what)))
          assert_true(served > 0);
        else
          assert_int_equal(served, 0);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(one_rank_does_nothing),
                                     cmocka_unit_test(the_most_ranks_meet)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
