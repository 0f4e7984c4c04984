/* A member left 0 is its default said aloud; a table of as many words as are told is enough, a shorter one is enough, too,
   or is refused. */
#include "tests/unit/unit.h"

enum { RANKS = 16 };

static const int32_t takes[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) takes,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

/* What has no default. */
static dodona_request silent(int32_t algorithm, int32_t op) {
  dodona_request q = {.algorithm = algorithm, .op = op, .ranks = RANKS};
  if (takes[algorithm] & DODONA_TAKES_ALPHA)
    q.rule = (dodona_rule){0, 0, 3, 5};
  if (takes[algorithm] & DODONA_TAKES_MODULES)
    q.modules[0] = 4;
  if (takes[algorithm] & DODONA_TAKES_MESH)
    q.rows = 4;
  return q;
}

/* The defaults that request.h tells. */
static dodona_request loud(dodona_request q) {
  int32_t taken = takes[q.algorithm];
  q.blocks = q.op == DODONA_BARRIER ? RANKS : 1;
  q.group = taken & DODONA_TAKES_GROUP ? 2 : 0;
  q.rule.latency = q.rule.ticks = taken & DODONA_TAKES_LATENCY ? 1 : 0;
  q.channels = taken & DODONA_TAKES_MODULES ? 2 : 0;
  q.group_rows = q.group_cols = taken & DODONA_TAKES_MESH ? 1 : 0;
  return q;
}

/* A table of exactly so many words, so that the sanitizer sees one more; free plan->table. */
static dodona_status make(const dodona_request *q, int64_t words, dodona_plan *plan) {
  uint32_t *table = malloc(words > 0 ? (size_t)words * sizeof *table : 1);
  assert_non_null(table);
  dodona_status status = dodona_plan_make(q, table, words, plan);
  if (status != DODONA_OK)
    free(table);
  return status;
}

static void drop(dodona_plan *plan) {
  free((void *)(uintptr_t)plan->table);
}

static void assert_same(const dodona_plan *one, const dodona_plan *two) {
  assert_memory_equal(&one->request, &two->request, sizeof one->request);
  assert_true(one->steps == two->steps && one->bound == two->bound && one->ordered == two->ordered);
  for (int32_t v = 0; v < one->request.ranks; v++) {
    const dodona_place a = dodona_place_of(one, v);
    const dodona_place b = dodona_place_of(two, v);
    for (int64_t x = 0; x <= one->steps + 1; x++) {
      dodona_step is = dodona_step_at(one, &a, x);
      dodona_step should = dodona_step_at(two, &b, x);
      assert_memory_equal(&is, &should, sizeof is);
    }
  }
}

static void a_member_left_0_is_its_default(void **state) {
  (void)state;
  int served = 0;
  for (int32_t way = 0; way < 3 * DODONA_OPS * DODONA_ALGORITHMS; way++) {
    dodona_request lazy = silent(way / (3 * DODONA_OPS), way / 3 % DODONA_OPS);
    lazy.ports = way % 3;
    const dodona_request said = loud(lazy);
    const dodona_request filled = dodona_request_fill(&lazy);
    const dodona_request again = dodona_request_fill(&said);
    dodona_plan one;
    dodona_plan two;
    assert_memory_equal(&filled, &said, sizeof said);
    assert_memory_equal(&again, &said, sizeof said);
    int64_t words = dodona_table_words(&lazy);
    assert_true(words == dodona_table_words(&said));
    if (words < 0)
      continue;
    assert_int_equal(make(&lazy, words, &one), DODONA_OK);
    assert_int_equal(make(&said, words, &two), DODONA_OK);
    assert_memory_equal(&one.request, &said, sizeof said);
    assert_same(&one, &two);
    drop(&one);
    drop(&two);
    served++;
  }
  /* duplex: 12 rows, the ring and bine serve three operations, skips all but three, 8 one, 2 two; couples: 6 rows, simplex: 3 rows, three each */
  assert_int_equal(served, 14 * 3 + DODONA_OPS - 3 + 8 + 2 * 2 + 6 * 3 + 3 * 3);
}

/* Returns the fewest words that are enough; their plan is the plan. */
static int64_t fewest(const dodona_request *q) {
  int64_t words = dodona_table_words(q);
  int64_t least = -1;
  dodona_plan whole;
  assert_int_equal(make(q, words, &whole), DODONA_OK);
  for (int64_t k = 0; k <= words; k++) {
    dodona_plan plan;
    dodona_status status = make(q, k, &plan);
    if (least < 0 && status == DODONA_SHORT_TABLE)
      continue;
    least = least < 0 ? k : least;
    assert_int_equal(status, DODONA_OK);
    assert_same(&plan, &whole);
    drop(&plan);
  }
  drop(&whole);
  return least;
}

/* The rows with a table, and those without. */
static void a_short_table_is_refused(void **state) {
  (void)state;
  const int32_t tables[] = {DODONA_BINARY, DODONA_FRACTIONAL, DODONA_LAMBDA, DODONA_BINOMIAL,
                            DODONA_ALPHA,  DODONA_CROSSBAR,   DODONA_COMBINE};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++) {
    const dodona_request q = silent(a, a == DODONA_COMBINE ? DODONA_ALLREDUCE : DODONA_BCAST);
    int has = 0;
    for (size_t k = 0; k < COUNT(tables); k++)
      has = has || tables[k] == a;
    if (dodona_serves(a, q.op)) {
      int64_t least = fewest(&q);
      assert_true(has ? least > 0 : least == 0 && dodona_table_words(&q) == 0);
    }
  }
}

static void one_word_too_few_is_refused(void **state) {
  (void)state;
  const int32_t exact[] = {DODONA_LAMBDA, DODONA_BINOMIAL, DODONA_ALPHA};
  for (size_t k = 0; k < COUNT(exact); k++) {
    for (int32_t latency = 1; latency <= 9; latency++) {
      dodona_request q = silent(exact[k], DODONA_ALLREDUCE);
      dodona_plan plan;
      q.rule.latency = latency;
      int64_t least = fewest(&q);
      assert_true(least >= latency);
      assert_int_equal(make(&q, least - 1, &plan), DODONA_SHORT_TABLE);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_member_left_0_is_its_default),
                                     cmocka_unit_test(a_short_table_is_refused),
                                     cmocka_unit_test(one_word_too_few_is_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
