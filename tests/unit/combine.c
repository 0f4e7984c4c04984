/* Global combine: every rank of every small machine simulated, counts of inputs as data; sequences
   worked out by hand; exact times of delay-receive and delay-send. */
#include "tests/unit/unit.h"

#include "ref/algorithms/combine/rounds.h"
#include "ref/algorithms/combine/delay.h"

enum { LATENCIES = 5 };

typedef struct combine {
  int32_t ranks;
  int32_t latency;
  int64_t rounds;
  uint32_t *table;
  const uint32_t *eps;
} combine;

static combine make(int32_t ranks, int32_t latency) {
  combine made = {.ranks = ranks, .latency = latency};
  int64_t entries = dodona_combine_entries(ranks, latency);
  assert_true(entries >= 2);
  made.table = malloc((size_t)entries * sizeof *made.table);
  assert_non_null(made.table);
  assert_int_equal(dodona_combine_make(ranks, latency, made.table, entries, &made.rounds),
                   DODONA_OK);
  made.eps = made.table + made.rounds + 1;
  return made;
}

/* T_L(n) straight from the definition. */
static int64_t rounds_of(int32_t ranks, int32_t latency) {
  static int64_t reach[512];
  for (int64_t t = 0;; t++) {
    assert_in_range(t, 0, COUNT(reach) - 1);
    reach[t] = t < latency ? 1 : reach[t - 1] + reach[t - latency];
    if (reach[t] >= ranks)
      return t;
  }
}

/* One step of all ranks: held[x] is the ranks' counts at the start of step x. Returns whether
   messages were sent in it. */
static int send_all(const combine *c, int64_t x, uint8_t **held) {
  int32_t n = c->ranks;
  uint8_t *next = held[x + c->latency];
  int busy = 0;
  for (int32_t v = 0; v < n; v++) {
    dodona_tree_step step = dodona_combine_step_at(c->ranks, c->latency, c->rounds, c->table, v, x);
    assert_int_equal(step.combine, step.recv_from != DODONA_NONE);
    if (step.recv_from == DODONA_NONE)
      continue;
    int32_t u = step.recv_from;
    dodona_tree_step other =
        dodona_combine_step_at(c->ranks, c->latency, c->rounds, c->table, u, x);
    assert_int_equal(other.send_to, v);
    assert_int_equal(other.send_block, step.recv_block);
    assert_int_not_equal(u, v);
    for (int32_t d = 0; d < n; d++) {
      int own = step.recv_block == 1 && d == u;
      next[v * n + d] = (uint8_t)(next[v * n + d] + held[x][u * n + d] - own);
    }
    busy = 1;
  }
  return busy;
}

/* At the start of step x each rank has counted its window once, and no other input. */
static void assert_windows(const combine *c, int64_t x, const uint8_t *held) {
  int32_t n = c->ranks;
  int32_t window = dodona_combine_window(c->ranks, c->rounds, c->table, x);
  for (int32_t v = 0; v < n; v++)
    for (int32_t d = 0; d < n; d++)
      assert_int_equal(held[v * n + d], (v - d + n) % n < window);
}

static void simulate(int32_t n, int32_t latency) {
  combine c = make(n, latency);
  int64_t rounds = c.rounds;
  assert_int_equal(rounds, rounds_of(n, latency));
  size_t cells = (size_t)n * (size_t)n;
  uint8_t **held = calloc((size_t)(rounds + latency + 2), sizeof *held);
  for (int64_t x = 1; x <= rounds + latency + 1; x++)
    held[x] = calloc(cells, 1);
  for (int32_t v = 0; v < n; v++)
    held[1][v * n + v] = 1;
  int64_t last = 0;
  /* held[x] has what arrives at the start of step x; what stays is added then. */
  for (int64_t x = 1; x <= rounds + 1; x++) {
    for (size_t i = 0; x > 1 && i < cells; i++)
      held[x][i] = (uint8_t)(held[x][i] + held[x - 1][i]);
    assert_windows(&c, x, held[x]);
    if (send_all(&c, x, held))
      last = x;
  }
  assert_int_equal(last, n == 1 ? 0 : rounds - latency + 1);
  for (size_t i = 0; i < cells; i++)
    assert_int_equal(held[rounds + 1][i], 1);
  for (int64_t x = 1; x <= rounds + latency + 1; x++)
    free(held[x]);
  free(held);
  free(c.table);
}

static void every_rank_ends_with_every_input_once(void **state) {
  (void)state;
  for (int32_t n = 1; n <= 129; n++)
    for (int32_t latency = 1; latency <= LATENCIES; latency++)
      simulate(n, latency);
  simulate(2, 40);
  simulate(100, 17);
  simulate(1000, 3);
}

static void assert_table(int32_t n, int32_t latency, const uint32_t *eps, const uint32_t *w,
                         int64_t rounds) {
  combine c = make(n, latency);
  assert_int_equal(c.rounds, rounds);
  for (int64_t r = 0; r <= rounds; r++) {
    assert_int_equal(c.eps[r], eps[r]);
    assert_int_equal(c.table[r], w[r]);
    assert_int_equal(dodona_combine_window(c.ranks, c.rounds, c.table, r + 1), w[r]);
  }
  assert_int_equal(dodona_combine_window(c.ranks, c.rounds, c.table, 0), 1);
  assert_int_equal(dodona_combine_window(c.ranks, c.rounds, c.table, INT64_MIN), 1);
  assert_int_equal(dodona_combine_window(c.ranks, c.rounds, c.table, INT64_MAX), n);
  free(c.table);
}

/* 13 is a Fibonacci number: no eps is needed. 14 is not. */
static void sequences(void **state) {
  (void)state;
  assert_table(13, 2, (uint32_t[]){0, 0, 0, 0, 0, 0, 0}, (uint32_t[]){1, 1, 2, 3, 5, 8, 13}, 6);
  assert_table(14, 2, (uint32_t[]){0, 0, 0, 1, 0, 1, 0, 0}, (uint32_t[]){1, 1, 2, 2, 4, 5, 9, 14},
               7);
  assert_table(8, 1, (uint32_t[]){0, 0, 0, 0}, (uint32_t[]){1, 2, 4, 8}, 3);
  assert_table(5, 1, (uint32_t[]){0, 0, 1, 1}, (uint32_t[]){1, 2, 3, 5}, 3);
  assert_table(1, 3, (uint32_t[]){0}, (uint32_t[]){1}, 0);
}

static void the_steps_of_the_drawing(void **state) {
  (void)state;
  const int32_t from[] = {13, -1, 12, 11, 9, 5};
  const int32_t block[] = {0, -1, 0, 1, 0, 0};
  combine c = make(14, 2);
  for (int64_t x = -1; x <= 8; x++) {
    dodona_tree_step step = dodona_combine_step_at(c.ranks, c.latency, c.rounds, c.table, 0, x);
    int inside = 1 <= x && x <= 6;
    assert_int_equal(step.recv_from, inside ? from[x - 1] : -1);
    assert_int_equal(step.recv_block, inside ? block[x - 1] : -1);
    assert_int_equal(step.send_to, inside && from[x - 1] >= 0 ? 14 - from[x - 1] : -1);
    assert_int_equal(step.send_block, inside ? block[x - 1] : -1);
  }
  free(c.table);
}

/* T_L(2^31 - 1), L = 1 .. 10, and windows that grow to the end. */
static void the_largest_machine(void **state) {
  (void)state;
  const int64_t rounds[] = {31, 46, 58, 69, 79, 89, 98, 107, 116, 125};
  for (int32_t latency = 1; latency <= 10; latency++) {
    combine c = make(INT32_MAX, latency);
    assert_int_equal(c.rounds, rounds[latency - 1]);
    for (int64_t r = latency; r <= c.rounds; r++)
      assert_int_equal(c.table[r], c.table[r - 1] + c.table[r - latency] - c.eps[r]);
    assert_int_equal(c.table[c.rounds], INT32_MAX);
    for (int64_t x = -1; x <= c.rounds + 1; x++) {
      dodona_tree_step step =
          dodona_combine_step_at(c.ranks, c.latency, c.rounds, c.table, INT32_MAX - 1, x);
      assert_true(step.send_to != INT32_MAX - 1 && step.recv_from != INT32_MAX - 1);
    }
    free(c.table);
  }
}

static void tables_as_large_as_needed(void **state) {
  (void)state;
  for (int32_t n = 1; n <= 40; n++) {
    for (int32_t latency = 1; latency <= LATENCIES; latency++) {
      int64_t needed = 2 * (rounds_of(n, latency) + 1);
      uint32_t *table = malloc((size_t)needed * sizeof *table);
      int64_t rounds = -3;
      for (int64_t entries = 0; entries < needed; entries++) {
        assert_int_equal(dodona_combine_make(n, latency, table, entries, &rounds),
                         DODONA_SHORT_TABLE);
        assert_int_equal(rounds, -3);
      }
      assert_int_equal(dodona_combine_make(n, latency, table, needed, &rounds), DODONA_OK);
      assert_true(needed <= dodona_combine_entries(n, latency));
      free(table);
    }
  }
  assert_int_equal(dodona_combine_entries(INT32_MAX, INT32_MAX), 2 * (31 * (int64_t)INT32_MAX + 1));
}

static void bad_arguments(void **state) {
  (void)state;
  uint32_t table[8];
  int64_t rounds = -3;
  dodona_combine_delay delay = {.send_wins = 7};
  const int32_t bad[] = {0, -1, INT32_MIN};
  for (size_t i = 0; i < COUNT(bad); i++) {
    assert_int_equal(dodona_combine_entries(bad[i], 1), -1);
    assert_int_equal(dodona_combine_entries(1, bad[i]), -1);
    assert_int_equal(dodona_combine_make(bad[i], bad[i], table, 8, &rounds), DODONA_BAD_RANKS);
    assert_int_equal(dodona_combine_make(1, bad[i], table, 8, &rounds), DODONA_BAD_LATENCY);
    assert_int_equal(dodona_combine_delay_times(bad[i], bad[i], 1, table, &delay),
                     DODONA_BAD_RANKS);
    assert_int_equal(dodona_combine_delay_times(1, 1, bad[i], table, &delay), DODONA_BAD_LATENCY);
  }
  assert_int_equal(dodona_combine_delay_times(1, 2, 3, table, &delay), DODONA_BAD_LATENCY);
  assert_int_equal(rounds, -3);
  assert_int_equal(delay.send_wins, 7);
}

static dodona_combine_delay delay_of(int32_t n, int32_t u, int32_t f) {
  dodona_combine_delay delay;
  uint32_t *ring = malloc(((size_t)u + (size_t)f - 1) / (size_t)f * sizeof *ring);
  assert_int_equal(dodona_combine_delay_times(n, u, f, ring, &delay), DODONA_OK);
  free(ring);
  assert_int_equal(delay.receive_latency, (u + f - 1) / f);
  assert_int_equal(delay.send_latency, u / f);
  return delay;
}

/* lambda = 5/2, figures 15 and 16: rounds of 1 and latency 3, rounds of 1.25 and latency 2. */
static void delays_of_the_figures(void **state) {
  (void)state;
  dodona_combine_delay delay = delay_of(13, 5, 2);
  assert_int_equal(delay.receive_rounds, rounds_of(13, 3));
  assert_int_equal(delay.receive_ticks, 2 * rounds_of(13, 3));
  assert_int_equal(delay.send_rounds, 6);
  assert_int_equal(delay.send_ticks, 30);
  assert_int_equal(delay.send_wins, 15 < delay.receive_ticks);
}

static void whole_latencies_need_no_delay(void **state) {
  (void)state;
  for (int32_t n = 1; n <= 50; n++) {
    for (int32_t f = 1; f <= 7; f++) {
      for (int32_t latency = 1; latency <= LATENCIES; latency++) {
        dodona_combine_delay delay = delay_of(n, latency * f, f);
        assert_int_equal(delay.receive_ticks, f * rounds_of(n, latency));
        assert_int_equal(delay.send_ticks, delay.receive_ticks * latency);
        assert_int_equal(delay.send_wins, 0);
      }
    }
  }
}

/* For small n and lambda the choice agrees with the times themselves; both ways win somewhere. */
static void the_choice_is_the_lesser_time(void **state) {
  (void)state;
  int32_t wins[2] = {0, 0};
  for (int32_t n = 1; n <= 60; n++) {
    for (int32_t f = 1; f <= 6; f++) {
      for (int32_t u = f; u <= 6 * f; u++) {
        dodona_combine_delay delay = delay_of(n, u, f);
        int64_t receive = rounds_of(n, (u + f - 1) / f) * f;
        int64_t send = rounds_of(n, u / f) * u; /* times u / f rounded down */
        assert_int_equal(delay.receive_ticks, receive);
        assert_int_equal(delay.send_ticks, send);
        assert_int_equal(delay.send_wins, send < receive * (u / f));
        wins[delay.send_wins]++;
      }
    }
  }
  assert_true(wins[0] > 0 && wins[1] > 0);
}

/* Table 2: for n = 2^31 - 1 the exact times change sides within 0.06 of the break-even. */
static void break_even(void **state) {
  (void)state;
  const int32_t thousandths[] = {1440, 2518, 3558, 4584, 5604, 6618, 7630, 8640, 9649};
  for (int32_t i = 0; i < (int32_t)COUNT(thousandths); i++) {
    for (int32_t u = (i + 1) * 1000 + 1; u < (i + 2) * 1000; u++) {
      if (u <= thousandths[i] - 60)
        assert_int_equal(delay_of(INT32_MAX, u, 1000).send_wins, 1);
      if (u >= thousandths[i] + 60)
        assert_int_equal(delay_of(INT32_MAX, u, 1000).send_wins, 0);
    }
  }
}

/* 44 rounds of latency 2 against 30 of latency 1, and 45 against 31: exactly where u/f passes. */
static void exact_sides(void **state) {
  (void)state;
  dodona_combine_delay delay = delay_of(1 << 30, 13, 10);
  assert_int_equal(delay.receive_ticks, 440);
  assert_int_equal(delay.send_ticks, 390);
  assert_int_equal(delay.send_wins, 1);
  assert_int_equal(delay_of(1 << 30, 22, 15).send_wins, 0);
  assert_int_equal(delay_of(1 << 30, 22000000, 15000001).send_wins, 1);
  assert_int_equal(delay_of(1836311903, 45, 31).send_wins, 0);
  assert_int_equal(delay_of(1836311903, 1451, 1000).send_wins, 1);
  assert_int_equal(delay_of(1836311903, 1452, 1000).send_wins, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_rank_ends_with_every_input_once),
      cmocka_unit_test(sequences),
      cmocka_unit_test(the_steps_of_the_drawing),
      cmocka_unit_test(the_largest_machine),
      cmocka_unit_test(tables_as_large_as_needed),
      cmocka_unit_test(bad_arguments),
      cmocka_unit_test(delays_of_the_figures),
      cmocka_unit_test(whole_latencies_need_no_delay),
      cmocka_unit_test(the_choice_is_the_lesser_time),
      cmocka_unit_test(break_even),
      cmocka_unit_test(exact_sides),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
