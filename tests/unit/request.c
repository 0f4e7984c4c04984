/* The members of a request, for every algorithm of the table: which are refused, with which status, and what stands for a
   member that is left 0. */
#include "tests/unit/unit.h"

enum { RANKS = 16, WORDS = 64 };

typedef struct row {
  int32_t ops;
  int32_t takes;
} row;

static const row rows[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) {ops, takes},
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const int32_t bad_numbers[] = {-1, INT32_MIN};

/* All that the algorithm cannot do without. */
static dodona_request good(int32_t algorithm) {
  dodona_request q = {.algorithm = algorithm, .ranks = RANKS};
  while (!(rows[algorithm].ops >> q.op & 1) || q.op == DODONA_REDUCE)
    q.op++;
  if (rows[algorithm].takes & DODONA_TAKES_ALPHA)
    q.rule = (dodona_rule){0, 0, 3, 5};
  if (rows[algorithm].takes & DODONA_TAKES_MODULES)
    q.modules[0] = 4;
  if (rows[algorithm].takes & DODONA_TAKES_MESH)
    q.rows = 4;
  return q;
}

/* All functions give one answer. */
static dodona_status answer(dodona_request q) {
  uint32_t table[WORDS];
  dodona_plan plan;
  const dodona_request filled = dodona_request_fill(&q);
  dodona_status judged = dodona_request_judge(&filled);
  int64_t words = dodona_table_words(&q);
  assert_true(judged == DODONA_OK ? 0 <= words && words <= WORDS : words < 0);
  assert_int_equal(dodona_plan_make(&q, table, WORDS, &plan), judged);
  return judged;
}

static void algorithms_are_those_of_the_table(void **state) {
  (void)state;
  const int32_t none[] = {-1, DODONA_ALGORITHMS, INT32_MIN, INT32_MAX};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    assert_int_equal(answer(good(a)), DODONA_OK);
  for (size_t k = 0; k < COUNT(none); k++)
    assert_int_equal(answer((dodona_request){.algorithm = none[k], .ranks = RANKS}),
                     DODONA_BAD_ALGORITHM);
}

static void operations_and_ports_are_those_of_the_row(void **state) {
  (void)state;
  const int32_t none[] = {-1, DODONA_OPS, 31, 32, INT32_MIN, INT32_MAX};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++) {
    const int32_t ports[] = {1, rows[a].takes & DODONA_TAKES_SIMPLEX,
                             rows[a].takes & DODONA_TAKES_COUPLES};
    dodona_request q = good(a);
    for (q.op = DODONA_BCAST; q.op < DODONA_OPS; q.op++)
      assert_int_equal(answer(q), rows[a].ops >> q.op & 1 ? DODONA_OK : DODONA_BAD_OP);
    for (size_t k = 0; k < COUNT(none); k++) {
      q.op = none[k];
      assert_int_equal(answer(q), DODONA_BAD_OP);
    }
    q = good(a);
    for (q.ports = DODONA_DUPLEX; q.ports <= DODONA_COUPLES; q.ports++)
      assert_int_equal(answer(q), ports[q.ports] ? DODONA_OK : DODONA_BAD_PORTS);
    for (size_t k = 0; k < COUNT(none); k++) {
      q.ports = none[k];
      assert_int_equal(answer(q), DODONA_BAD_PORTS);
    }
  }
}

static void ranks_and_root_are_judged(void **state) {
  (void)state;
  const int32_t ranks[] = {0, -1, INT32_MIN};
  const int32_t roots[] = {-1, RANKS, INT32_MIN, INT32_MAX};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++) {
    dodona_request q = good(a);
    for (size_t k = 0; k < COUNT(ranks); k++) {
      q.ranks = ranks[k];
      assert_int_equal(answer(q), DODONA_BAD_RANKS);
    }
    q = good(a);
    for (size_t k = 0; k < COUNT(roots); k++) {
      q.root = roots[k];
      assert_int_equal(answer(q), DODONA_BAD_ROOT);
    }
    int32_t family = dodona_row_family(a);
    int rootless =
        (q.op == DODONA_ALLREDUCE || q.op >= DODONA_ALLGATHER) && family >= DODONA_BLOCK_FAMILIES;
    for (q.root = 0; q.root < RANKS; q.root++)
      assert_int_equal(answer(q), rootless && q.root != 0 ? DODONA_ROOT_NOT_TAKEN : DODONA_OK);
  }
}

/* Ports decide before the row does. */
static void the_family_is_the_row_s_but_on_simplex_ports(void **state) {
  (void)state;
  for (int32_t a = -1; a <= DODONA_ALGORITHMS; a++) {
    dodona_request q = {.algorithm = a, .ports = DODONA_DUPLEX};
    assert_int_equal(dodona_plan_family(q), dodona_row_family(a));
    q.ports = DODONA_SIMPLEX;
    assert_int_equal(dodona_plan_family(q), DODONA_FAMILY_SIMPLEX);
    q.ports = DODONA_COUPLES;
    assert_int_equal(dodona_plan_family(q), DODONA_FAMILY_COUPLES);
  }
}

/* A member, who takes it, and the statuses that name it where it is out of range and where it is not taken. */
typedef struct member {
  size_t offset;
  int32_t takes;
  dodona_status status;
  dodona_status not_taken;
} member;

#define MEMBER(name, who, status, not_taken)                                                       \
  { offsetof(dodona_request, name), DODONA_TAKES_##who, DODONA_BAD_##status, DODONA_##not_taken }

static const member members[] = {MEMBER(blocks, BLOCKS, BLOCKS, BAD_BLOCKS),
                                 MEMBER(group, GROUP, GROUP, GROUP_NOT_TAKEN),
                                 MEMBER(rule.latency, LATENCY, LATENCY, LATENCY_NOT_TAKEN),
                                 MEMBER(rule.ticks, LATENCY, LATENCY, LATENCY_NOT_TAKEN),
                                 MEMBER(rule.alpha_num, ALPHA, ALPHA, ALPHA_NOT_TAKEN),
                                 MEMBER(rule.alpha_den, ALPHA, ALPHA, ALPHA_NOT_TAKEN),
                                 MEMBER(modules[0], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[1], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[2], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[3], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[4], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[5], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(modules[6], MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(channels, MODULES, SHAPE, BAD_SHAPE),
                                 MEMBER(rows, MESH, SHAPE, BAD_SHAPE),
                                 MEMBER(group_rows, MESH, SHAPE, BAD_SHAPE),
                                 MEMBER(group_cols, MESH, SHAPE, BAD_SHAPE)};

static dodona_request with(dodona_request q, const member *m, int32_t value) {
  memcpy((char *)&q + m->offset, &value, sizeof value);
  return q;
}

/* One block is what every algorithm has. */
static void what_is_not_taken_must_be_0(void **state) {
  (void)state;
  const int32_t values[] = {2, INT32_MAX, 1, -1, INT32_MIN};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (size_t m = 0; m < COUNT(members); m++)
      for (size_t k = 0; k < COUNT(values); k++) {
        dodona_status status = answer(with(good(a), &members[m], 0));
        if (rows[a].takes & members[m].takes)
          continue;
        assert_int_equal(status, DODONA_OK);
        status = values[k] == 1 && members[m].status == DODONA_BAD_BLOCKS ? DODONA_OK
                                                                          : members[m].not_taken;
        assert_int_equal(answer(with(good(a), &members[m], values[k])), status);
      }
}

/* good() ends the list of modules with modules[1]; what follows is not read. */
static int is_past_the_list(const member *m) {
  return m->offset > offsetof(dodona_request, modules[1]) &&
         m->offset < offsetof(dodona_request, channels);
}

/* Of a shape the member that does not fit is not always the one that is named. */
static void what_is_taken_is_not_negative(void **state) {
  (void)state;
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (size_t m = 0; m < COUNT(members); m++)
      for (size_t k = 0; k < COUNT(bad_numbers); k++) {
        if (!(rows[a].takes & members[m].takes) || is_past_the_list(&members[m]))
          continue;
        dodona_status status = answer(with(good(a), &members[m], bad_numbers[k]));
        assert_int_not_equal(status, DODONA_OK);
        if (members[m].status != DODONA_BAD_SHAPE)
          assert_int_equal(status, members[m].status);
      }
}

static void rules_are_judged(void **state) {
  (void)state;
  const dodona_rule late[] = {{4, 5, 3, 5}, {0, 2, 3, 5}, {1, INT32_MAX, 3, 5}, {-1, -2, 3, 5}};
  const dodona_rule share[] = {{9, 5, 0, 0}, {9, 5, 0, 5},  {9, 5, 5, 5},
                               {9, 5, 3, 0}, {9, 5, -1, 5}, {9, 5, 1, (1 << 30) + 1}};
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (size_t k = 0; k < COUNT(late) && dodona_takes(a, DODONA_TAKES_LATENCY); k++) {
      dodona_request q = good(a);
      q.rule = (dodona_rule){late[k].latency, late[k].ticks, q.rule.alpha_num, q.rule.alpha_den};
      assert_int_equal(answer(q), DODONA_BAD_LATENCY);
    }
  for (size_t k = 0; k < COUNT(share); k++) {
    dodona_request q = good(DODONA_ALPHA);
    q.rule = share[k];
    assert_int_equal(answer(q), DODONA_BAD_ALPHA);
  }
  dodona_request whole = good(DODONA_COMBINE);
  whole.rule = (dodona_rule){2, 2, 0, 0};
  assert_int_equal(answer(whole), DODONA_LATENCY_NOT_WHOLE);
  whole.rule.ticks = 1;
  assert_int_equal(answer(whole), DODONA_OK);
}

static void shapes_that_do_not_fit_are_refused(void **state) {
  (void)state;
  const struct {
    dodona_request request;
    dodona_status status;
  } bad[] = {
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS, .modules = {3}}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS, .modules = {0, 4}}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS, .modules = {4}, .channels = 3},
       DODONA_GROUP_DOES_NOT_FIT},
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS, .modules = {4}, .group = 5},
       DODONA_GROUP_DOES_NOT_FIT},
      {{.algorithm = DODONA_CROSSBAR, .ranks = RANKS, .modules = {4, 8}}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS, .rows = 3}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS, .rows = 32}, DODONA_RANKS_DO_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS, .rows = 2}, DODONA_GROUP_DOES_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS, .rows = 4, .group_rows = 3},
       DODONA_GROUP_DOES_NOT_FIT},
      {{.algorithm = DODONA_MESH, .ranks = RANKS, .rows = 4, .group_cols = 2},
       DODONA_GROUP_DOES_NOT_FIT}};
  for (size_t k = 0; k < COUNT(bad); k++)
    assert_int_equal(answer(bad[k].request), bad[k].status);
}

/* All is wrong; each thing that is put right shows the next one. */
static void the_first_thing_wrong_is_named(void **state) {
  (void)state;
  dodona_request q = {-1, -1, -1, -1, -1, -1, -1, {-1, -1, -1, -1}, {-1}, -1, -1, -1, -1};
  assert_int_equal(answer(q), DODONA_BAD_ALGORITHM);
  q.algorithm = DODONA_BINARY;
  assert_int_equal(answer(q), DODONA_BAD_OP);
  q.op = DODONA_REDUCE;
  assert_int_equal(answer(q), DODONA_BAD_PORTS);
  q.ports = DODONA_DUPLEX;
  assert_int_equal(answer(q), DODONA_BAD_RANKS);
  q.ranks = RANKS;
  assert_int_equal(answer(q), DODONA_BAD_ROOT);
  q.root = RANKS - 1;
  assert_int_equal(answer(q), DODONA_BAD_BLOCKS);
  q.blocks = 3;
  assert_int_equal(answer(q), DODONA_GROUP_NOT_TAKEN);
  q.group = 0;
  assert_int_equal(answer(q), DODONA_LATENCY_NOT_TAKEN);
  q.rule.latency = q.rule.ticks = 0;
  assert_int_equal(answer(q), DODONA_ALPHA_NOT_TAKEN);
  q.rule.alpha_num = q.rule.alpha_den = 0;
  assert_int_equal(answer(q), DODONA_BAD_SHAPE);
  q.modules[0] = q.channels = q.rows = q.group_rows = q.group_cols = 0;
  assert_int_equal(answer(q), DODONA_OK);
}

static void the_text_names_the_member(void **state) {
  (void)state;
  assert_ptr_equal(strstr(dodona_status_text(DODONA_BAD_OP), "op: "),
                   dodona_status_text(DODONA_BAD_OP));
  assert_ptr_equal(strstr(dodona_status_text(DODONA_BAD_PORTS), "ports: "),
                   dodona_status_text(DODONA_BAD_PORTS));
  assert_ptr_equal(strstr(dodona_status_text(DODONA_BAD_SHAPE), "shape: "),
                   dodona_status_text(DODONA_BAD_SHAPE));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(algorithms_are_those_of_the_table),
                                     cmocka_unit_test(operations_and_ports_are_those_of_the_row),
                                     cmocka_unit_test(ranks_and_root_are_judged),
                                     cmocka_unit_test(the_family_is_the_row_s_but_on_simplex_ports),
                                     cmocka_unit_test(what_is_not_taken_must_be_0),
                                     cmocka_unit_test(what_is_taken_is_not_negative),
                                     cmocka_unit_test(rules_are_judged),
                                     cmocka_unit_test(shapes_that_do_not_fit_are_refused),
                                     cmocka_unit_test(the_first_thing_wrong_is_named),
                                     cmocka_unit_test(the_text_names_the_member)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
