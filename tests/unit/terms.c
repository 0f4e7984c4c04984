/* Expressions: what messages make of them, compared with strings that are put together step by step; the proven checker finds the same numbers
   again, and sees a wrong one; results that are alike, and not. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ref/check/alike.h"
#include "ref/oracle/terms/terms_print.h"
#include "ref/oracle/terms/terms_run.h"
#include "tests/unit/unit.h"

enum { RANKS = 5, BLOCKS = 2, MESSAGES = 14, STEPS = 40, ROOM = 1 << 20 };

static uint32_t state = 2026;

static int32_t any(int32_t below) {
  state = state * 1664525u + 1013904223u;
  return (int32_t)((uint64_t)(state >> 8) * (uint64_t)below >> 24);
}

/* One receive of a rank in a step at most, as few ranks do as many messages. */
static int64_t draw(dodona_message *m, int uses) {
  int64_t n = 0;
  for (int64_t step = 1; step < STEPS && n<MESSAGES; step += any(3)> 0)
    for (int32_t v = 0; v < RANKS && n < MESSAGES; v++)
      if (any(6) == 0 && (n == 0 || m[n - 1].step < step || m[n - 1].dst < v)) {
        const int32_t u = (v + 1 + any(RANKS - 1)) % RANKS;
        m[n++] = (dodona_message){step, u, v, any(BLOCKS), any(uses)};
      }
  return n;
}

/* What ranks have at the start of each step, as the machine says it: spec/machine/order_parts.h, with a part aside for each block. */
typedef struct history {
  char *has[STEPS + 8][BLOCKS][RANKS];
  char *aside[STEPS + 8][BLOCKS][RANKS];
} history;

static char *joined(const char *left, const char *right) {
  char *text = malloc(strlen(left) + strlen(right) + 6);
  assert_non_null(text);
  sprintf(text, "(%s + %s)", left, right);
  assert_true(strlen(text) < ROOM);
  return text;
}

static char *copied(const char *text) {
  char *copy = text == NULL ? NULL : malloc(strlen(text) + 1);
  return copy == NULL ? NULL : strcpy(copy, text);
}

/* Rank v at the start of step x. */
static void live(history *h, int64_t x, int32_t b, int32_t v, const dodona_message *came,
                 int64_t sent) {
  const char *held = h->has[x - 1][b][v], *waits = h->aside[x - 1][b][v];
  const char *part = came == NULL ? NULL : h->has[sent][b][came->src];
  char **has = &h->has[x][b][v], **aside = &h->aside[x][b][v];
  *aside = copied(waits);
  if (came == NULL) {
    *has = copied(held);
  } else if (came->use == DODONA_STORE) {
    *has = copied(part);
  } else if (came->use == DODONA_PREPEND) {
    *has = joined(part, held);
  } else if (came->use == DODONA_SET_ASIDE) {
    *has = copied(held);
    free(*aside);
    *aside = copied(part);
  } else {
    char *front = joined(held, part);
    *has = waits == NULL ? front : joined(front, waits);
    if (waits != NULL)
      free(front);
    free(*aside);
    *aside = NULL;
  }
}

static void live_all(history *h, const dodona_message *m, int64_t n, int64_t latency) {
  for (int64_t x = 0; x < STEPS + 8; x++)
    for (int32_t b = 0; b < BLOCKS; b++)
      for (int32_t v = 0; v < RANKS; v++) {
        const dodona_message *came = NULL;
        for (int64_t k = 0; k < n; k++)
          if (m[k].step + latency == x && m[k].block == b && m[k].dst == v)
            came = &m[k];
        if (x > 0) {
          live(h, x, b, v, came, x - latency);
        } else {
          char own[16];
          sprintf(own, "%d", v);
          h->has[x][b][v] = copied(own);
          h->aside[x][b][v] = NULL;
        }
      }
}

static void free_all(history *h) {
  for (int64_t x = 0; x < STEPS + 8; x++)
    for (int32_t b = 0; b < BLOCKS; b++)
      for (int32_t v = 0; v < RANKS; v++) {
        free(h->has[x][b][v]);
        free(h->aside[x][b][v]);
      }
}

static void says(const oracle_terms *terms, oracle_term term, const char *expected) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  assert_true(oracle_terms_text(out, terms, term, INT64_MAX));
  fclose(out);
  assert_string_equal(text, expected);
  free(text);
}

static void expressions_are_what_the_machine_makes(void **unused) {
  static history h;
  (void)unused;
  for (int round = 0; round < 400; round++) {
    dodona_message m[MESSAGES];
    oracle_terms terms = {.commutes = false};
    oracle_term results[BLOCKS * RANKS];
    const int64_t n = draw(m, DODONA_SET_ASIDE + 1), latency = 1 + any(4);
    const oracle_deliveries d = {m, n, latency, RANKS, BLOCKS, NULL, NULL};
    assert_true(oracle_terms_run(&terms, &d, results));
    live_all(&h, m, n, latency);
    for (int32_t b = 0; b < BLOCKS; b++)
      for (int32_t v = 0; v < RANKS; v++)
        says(&terms, results[b * RANKS + v], h.has[STEPS + 7][b][v]);
    free_all(&h);
    oracle_terms_free(&terms);
  }
}

/* The list is as long as the expression has different parts, and in an order in which operands come first. */
static void lists_have_operands_first(void **unused) {
  (void)unused;
  oracle_terms terms = {.commutes = true};
  oracle_term sum = oracle_terms_input(0), other = oracle_terms_input(9);
  for (int32_t v = 1; v < 9; v++)
    sum = oracle_terms_join(&terms, sum, oracle_terms_input(v));
  oracle_terms_join(&terms, other, sum);
  oracle_listed l;
  assert_true(oracle_terms_list(&terms, sum, &l));
  assert_int_equal(l.count, 8);
  for (int64_t k = 0; k < l.count; k++) {
    const dodona_join *j = &terms.joins[l.joins[k]];
    assert_int_equal(l.places[l.joins[k]], k);
    assert_true(j->left < 0 || l.places[j->left] < k);
    assert_true(j->right < 0 || l.places[j->right] < k);
  }
  assert_int_equal(oracle_terms_join(&terms, oracle_terms_input(1), oracle_terms_input(0)), 0);
  assert_int_equal(terms.count, 9);
  oracle_listed_free(&l);
  oracle_terms_free(&terms);
}

/* The same expression has the same number, and no other has. */
static void numbers_are_expressions(void **unused) {
  (void)unused;
  oracle_terms terms = {.commutes = false};
  for (int64_t k = 0; k < 5000; k++)
    assert_int_equal(oracle_terms_join(&terms, terms.count - 1 - any(3), -1 - any(50)) >= 0, 1);
  for (int64_t i = 0; i < terms.count; i++) {
    const dodona_join *j = &terms.joins[i];
    assert_int_equal(oracle_terms_join(&terms, j->left, j->right), i);
  }
  oracle_terms_free(&terms);
}

static void the_checker_finds_the_numbers_and_sees_wrong_ones(void **unused) {
  (void)unused;
  int64_t seen = 0;
  for (int round = 0; round < 300; round++) {
    dodona_message m[MESSAGES];
    int64_t made[MESSAGES];
    uint64_t sent[MESSAGES], words[BLOCKS * RANKS];
    oracle_terms terms = {.commutes = true};
    oracle_term results[BLOCKS * RANKS];
    const int64_t n = draw(m, DODONA_PREPEND + 1), latency = 1 + any(4);
    const oracle_deliveries d = {m, n, latency, RANKS, BLOCKS, NULL, made};
    assert_true(oracle_terms_run(&terms, &d, results));
    assert_int_equal(dodona_check_terms(m, n, latency, RANKS, BLOCKS, terms.joins, terms.count,
                                        made, sent, words),
                     -1);
    for (int k = 0; k < BLOCKS * RANKS; k++)
      assert_int_equal((int64_t)words[k] - (int64_t)DODONA_TERM_AT, results[k]);
    for (int64_t k = 0; k < n; k++)
      if (m[k].use != DODONA_STORE) {
        const int64_t right = made[k];
        made[k] = right > 0 ? right - 1 : terms.count;
        assert_int_equal(dodona_check_terms(m, n, latency, RANKS, BLOCKS, terms.joins, terms.count,
                                            made, sent, words),
                         k);
        made[k] = right;
        seen++;
      }
    oracle_terms_free(&terms);
  }
  assert_true(seen > 500);
}

static void alike_is_alike(void **unused) {
  (void)unused;
  for (int round = 0; round < 2000; round++) {
    uint64_t words[BLOCKS * RANKS];
    uint8_t wants[BLOCKS * RANKS];
    const int32_t across = any(2);
    bool alike = true;
    for (int k = 0; k < BLOCKS * RANKS; k++) {
      words[k] = any(5) == 0;
      wants[k] = any(2) == 0;
    }
    for (int i = 0; i < BLOCKS * RANKS; i++)
      for (int j = 0; j < i; j++)
        alike = alike && !(wants[i] && wants[j] && words[i] != words[j] &&
                           (across || i / RANKS == j / RANKS));
    const dodona_unlike u = dodona_check_alike(words, wants, RANKS, BLOCKS, across);
    assert_int_equal(u.rank == -1, alike);
    if (u.rank >= 0) {
      const int32_t one = u.block * RANKS + u.rank, other = u.other_block * RANKS + u.other_rank;
      assert_true(wants[one] && wants[other] && words[one] != words[other]);
      assert_true(across || u.block == u.other_block);
    }
  }
  assert_int_equal(dodona_check_alike(NULL, NULL, 0, 0, 1).rank, -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(expressions_are_what_the_machine_makes),
      cmocka_unit_test(lists_have_operands_first),
      cmocka_unit_test(numbers_are_expressions),
      cmocka_unit_test(the_checker_finds_the_numbers_and_sees_wrong_ones),
      cmocka_unit_test(alike_is_alike),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
