/* Which results have the same bits: what oracle_row_has_level says of a row holds for all plans of a sweep, and what it does not say of it
   fails for one. */
#include <stdlib.h>
#include "ref/base/op.h"
#include "ref/oracle/shared/bits.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/terms/terms_plan.h"
#include "tests/unit/unit.h"

enum { MOST = 12, TIMES = 4, SIZES = 4 };

static const int32_t sizes[SIZES] = {1, 2, 5, 12};

/* All plans' expressions stand in one store. */
static oracle_terms all;

/* What a plan computes, in that store. */
typedef struct computed {
  oracle_term *results;
  int32_t ranks, blocks;
  oracle_course course;
} computed;

/* The term there, where each rank's input is the balanced sum of `each` neighbours. */
static oracle_term moved(const oracle_term *into, oracle_term term, int32_t each) {
  oracle_term line[TIMES];
  if (term >= 0)
    return into[term];
  for (int32_t i = 0; i < each; i++)
    line[i] = oracle_terms_input((int32_t)(-1 - term) * each + i);
  for (int32_t width = each; width > 1; width /= 2)
    for (int32_t i = 0; i < width / 2; i++)
      line[i] = oracle_terms_join(&all, line[2 * i], line[2 * i + 1]);
  return line[0];
}

/* Whether there is such a plan; its ranks each begin with the sum of `each` neighbours. */
static bool compute(const dodona_request *q, int32_t each, computed *c) {
  const int64_t words = dodona_table_words(q);
  oracle_plan_terms t;
  if (words < 0)
    return false;
  *c = (computed){.course = {.table = malloc((size_t)words * sizeof(uint32_t) + 1)}};
  if (dodona_plan_make(q, c->course.table, words, &c->course.plan) != DODONA_OK) {
    free(c->course.table);
    return false;
  }
  assert_true(oracle_plan_terms_make(&c->course, false, &t));
  oracle_term *into = malloc((size_t)t.terms.count * sizeof *into + 1);
  for (int64_t k = 0; k < t.terms.count; k++)
    into[k] = oracle_terms_join(&all, moved(into, t.terms.joins[k].left, each),
                                moved(into, t.terms.joins[k].right, each));
  c->ranks = t.ranks;
  c->blocks = t.blocks;
  c->results = malloc((size_t)t.ranks * (size_t)t.blocks * sizeof *c->results);
  for (int64_t k = 0; k < (int64_t)t.ranks * t.blocks; k++)
    c->results[k] =
        t.results[k] == ORACLE_NO_TERM ? ORACLE_NO_TERM : moved(into, t.results[k], each);
  oracle_plan_terms_free(&t);
  free(into);
  return true;
}

static void drop(computed *c) {
  free(c->results);
  free(c->course.table);
}

/* The expression that all who want the block have, ORACLE_NO_TERM: they have different ones. */
static oracle_term common(const computed *c, int32_t first, int32_t count) {
  oracle_term one = ORACLE_NO_TERM;
  for (int32_t b = first; b < first + count; b++)
    for (int32_t v = 0; v < c->ranks; v++)
      if (oracle_plan_wants(&c->course, v, b)) {
        const oracle_term other = c->results[(int64_t)b * c->ranks + v];
        if (one != ORACLE_NO_TERM && other != one)
          return ORACLE_NO_TERM;
        one = other;
      }
  return one;
}

static bool has_ranks(const dodona_request *q) {
  computed c;
  bool has = true;
  if (!compute(q, 1, &c))
    return true;
  for (int32_t b = 0; b < c.blocks; b++)
    has = has && common(&c, b, 1) != ORACLE_NO_TERM;
  drop(&c);
  return has;
}

static bool has_sizes(const dodona_request *q) {
  dodona_request other = *q;
  computed c, d;
  bool has = true;
  if (!dodona_takes(q->algorithm, DODONA_TAKES_BLOCKS) || !compute(q, 1, &c))
    return true;
  other.blocks = q->blocks + (q->op == DODONA_REDUCE_SCATTER ? q->ranks : 1);
  const oracle_term one = common(&c, 0, c.blocks);
  has = one != ORACLE_NO_TERM;
  if (has && compute(&other, 1, &d)) {
    has = common(&d, 0, d.blocks) == one;
    drop(&d);
  }
  drop(&c);
  return has;
}

static bool has_nested(const dodona_request *q) {
  bool has = true;
  for (int32_t each = 2; has && each <= TIMES; each *= 2) {
    dodona_request more = *q;
    computed c, d;
    more.ranks = q->ranks * each;
    if (q->op == DODONA_REDUCE_SCATTER)
      more.blocks = q->blocks * each;
    if (!compute(q, each, &c))
      return true;
    if (compute(&more, 1, &d)) {
      const oracle_term one = common(&c, 0, 1);
      has = one == ORACLE_NO_TERM || one == common(&d, 0, 1);
      drop(&d);
    }
    drop(&c);
  }
  return has;
}

static dodona_request request_of(int32_t op, int32_t algorithm, int32_t ranks, int32_t blocks) {
  dodona_request q = {.op = op, .algorithm = algorithm, .ranks = ranks, .blocks = 1};
  if (dodona_takes(algorithm, DODONA_TAKES_BLOCKS))
    q.blocks = op == DODONA_REDUCE_SCATTER ? blocks * ranks : blocks;
  if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
    q.group = 2;
  if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
    q.rule = (dodona_rule){1, 1, 0, 0};
  if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
    q.rule = (dodona_rule){1, 1, 1, 2};
  return q;
}

static bool has(const dodona_request *q, oracle_level level) {
  return level == ORACLE_RANKS   ? has_ranks(q)
         : level == ORACLE_SIZES ? has_sizes(q)
                                 : has_nested(q);
}

/* Whether the level fails for some plan: of those that oracle_has_level says to have it, or of all. */
static bool fails(int32_t algorithm, oracle_level level, bool said) {
  bool fails = false;
  for (int32_t op = DODONA_REDUCE; op <= DODONA_REDUCE_SCATTER; op++)
    for (int32_t ranks = 1; ranks <= MOST && dodona_serves(algorithm, op) && dodona_op_combines(op);
         ranks++)
      for (int k = 0; k < SIZES; k++) {
        const dodona_request q = request_of(op, algorithm, ranks, sizes[k]);
        if (!said || oracle_has_level(&q, level))
          fails = fails || !has(&q, level);
      }
  return fails;
}

/* Rows that need a network's sizes are asked of a few. */
static bool is_flat(int32_t algorithm) {
  return !dodona_takes(algorithm, DODONA_TAKES_MODULES) &&
         !dodona_takes(algorithm, DODONA_TAKES_MESH);
}

static void rows_have_what_they_say_and_no_more(void **state) {
  (void)state;
  static const oracle_level levels[] = {ORACLE_RANKS, ORACLE_SIZES, ORACLE_NESTED};
  all = (oracle_terms){.commutes = true};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (int l = 0; l < 3 && is_flat(a) && dodona_serves(a, DODONA_ALLREDUCE); l++) {
      const char *name = oracle_algorithm_name(a), *what = oracle_level_name(levels[l]);
      if (fails(a, levels[l], false) == oracle_row_has_level(a, levels[l]))
        fail_msg("%s: %s", name, what);
      if (fails(a, levels[l], true))
        fail_msg("%s: %s of plans that are said to have it", name, what);
    }
  oracle_terms_free(&all);
}

static void meshes_and_crossbars_have_ranks(void **state) {
  (void)state;
  all = (oracle_terms){.commutes = true};
  for (int32_t op = DODONA_REDUCE; op <= DODONA_ALLREDUCE; op++)
    for (int32_t blocks = 1; blocks <= 5; blocks++) {
      for (int32_t side = 1; side <= 4; side *= 2) {
        dodona_request q = request_of(op, DODONA_MESH, side * side, blocks);
        q.rows = side;
        q.group_rows = q.group_cols = 1;
        assert_true(has_ranks(&q));
      }
      for (int32_t modules = 1; modules <= 4; modules++) {
        dodona_request q = request_of(op, DODONA_CROSSBAR, 3 * modules, blocks);
        q.modules[0] = modules;
        q.channels = 2;
        assert_true(has_ranks(&q));
      }
    }
  oracle_terms_free(&all);
}

/* Of the binomial trees those of 2^n ranks are nested. */
static void halves_are_nested(void **state) {
  (void)state;
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    if (dodona_row_family(a) == DODONA_FAMILY_POSTAL)
      for (int32_t ranks = 1; ranks <= 64; ranks++) {
        dodona_request q = request_of(DODONA_REDUCE, a, ranks, 1);
        assert_int_equal(oracle_has_level(&q, ORACLE_NESTED), (ranks & (ranks - 1)) == 0);
        q.rule.latency = 2;
        assert_false(oracle_has_level(&q, ORACLE_NESTED));
      }
}

static void nothing_that_only_stores_has_a_level(void **state) {
  (void)state;
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (int level = ORACLE_RANKS; level < ORACLE_LEVELS; level++) {
      const bool reduces = dodona_serves(a, DODONA_ALLREDUCE) || dodona_serves(a, DODONA_SCAN);
      if (!reduces || level == ORACLE_RUNS)
        assert_int_equal(oracle_row_has_level(a, (oracle_level)level), reduces);
      assert_int_equal(oracle_level_of(oracle_level_name((oracle_level)level)), level);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_have_what_they_say_and_no_more),
      cmocka_unit_test(meshes_and_crossbars_have_ranks),
      cmocka_unit_test(halves_are_nested),
      cmocka_unit_test(nothing_that_only_stores_has_a_level),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
