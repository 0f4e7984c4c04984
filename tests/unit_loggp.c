/* The LogGP simulator against closed forms, and data-flow programs against what they must deliver. The
   simulator of GOAL texts is compared with it in unit_goal.c. */
#include "unit.h"

#include "../ref/oracle/chunks.h"
#include "dodona.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int32_t piped[] = {DODONA_CHAIN,     DODONA_BINARY,     DODONA_FRACTIONAL,
                                DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};

static const dodona_loggp machines[] = {
    {10, 1, 3, 2},    {0, 0, 0, 0},  {7, 0, 1, 0},
    {5, 4, 1, 0},     {5, 4, 9, 1},  {1000, 3, 2, 5},
    {1, 100, 100, 3}, {40, 2, 4, 0}, {1623300, 100, 1346026, 100}};

static int64_t larger(int64_t a, int64_t b) {
  return a > b ? a : b;
}

static int64_t simulated(const oracle_chunked *it, int32_t blocks) {
  int64_t time = -1;
  assert_true(oracle_chunks_time(it, blocks, &time));
  return time;
}

/* (P - 1)(L + 2o + w) + (s - 1) period, w = (k - 1) G: a rank within the chain receives, for o + w of its
   processor, and sends, for o. */
static void a_chain_takes_its_closed_form(void **state) {
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (int32_t ranks = 1; ranks <= 9; ranks++)
      for (int32_t blocks = 1; blocks <= 6; blocks++)
        for (int64_t size = 1; size <= 21; size += 5) {
          const dodona_loggp *at = &machines[m];
          int64_t wire = (size - 1) * at->byte_gap;
          int64_t hop = at->latency + 2 * at->overhead + wire;
          int64_t period = wire + larger(at->gap, (ranks > 2 ? 2 : 1) * at->overhead);
          oracle_chunked it = {*at, size * blocks, ranks, DODONA_NONE, DODONA_CHAIN, 1, 0};
          int64_t expected = ranks == 1 ? 0 : (ranks - 1) * hop + (blocks - 1) * period;
          assert_int_equal(simulated(&it, blocks), expected);
          it.up = DODONA_CHAIN;
          it.down = DODONA_NONE;
          assert_int_equal(simulated(&it, blocks), expected);
        }
}

static int64_t horizon(int32_t ranks, int64_t u, int64_t f) {
  dodona_rule rule = {(int32_t)u, (int32_t)f, 1, 2};
  uint32_t *ring = calloc((size_t)u, sizeof *ring);
  assert_non_null(ring);
  int64_t ticks = dodona_horizon(&rule, ranks, ring);
  free(ring);
  return ticks;
}

/* The postal model's binomial tree, whose sends take max(o, g + w) of L + 2o + w. */
static void a_binomial_tree_takes_its_closed_form(void **state) {
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (int32_t ranks = 1; ranks <= 70; ranks++)
      for (int64_t size = 1; size <= 9; size += 4) {
        const dodona_loggp *at = &machines[m];
        int64_t wire = (size - 1) * at->byte_gap;
        int64_t hop = at->latency + 2 * at->overhead + wire;
        int64_t send = larger(at->overhead, at->gap + wire);
        if (send < 1 || send > hop)
          continue;
        oracle_chunked it = {*at, size, ranks, DODONA_NONE, DODONA_BINOMIAL, 1, 0};
        assert_int_equal(simulated(&it, 1), horizon(ranks, hop, send));
      }
}

/* With o = G = 0 and g = L = 1 nothing waits for a step: the plan's steps, or less. Only where two in-order
   trees meet can a message come before the one that was due and cost a step in each tree. */
static void unit_gaps_take_the_steps_or_less(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (int32_t ranks = 2; ranks <= 40; ranks += 3)
      for (int32_t blocks = 1; blocks <= 8; blocks++) {
        oracle_chunked it = {{1, 0, 1, 0}, 100, ranks, DODONA_NONE, piped[k], 2, 0};
        dodona_request request = {piped[k], ranks, 0, blocks, 2, {1, 1, 0, 1}};
        uint32_t table[256];
        dodona_plan plan;
        assert_int_equal(dodona_plan_make(&request, table, COUNT(table), &plan), DODONA_OK);
        int64_t time = simulated(&it, blocks);
        assert_in_range(time, dodona_bound_steps(ranks, blocks),
                        dodona_steps(&plan) + (piped[k] == DODONA_TWOTREE_S ? 2 : 0));
        if (piped[k] == DODONA_CHAIN)
          assert_int_equal(time, dodona_steps(&plan));
      }
}

/* What a rank has of a block: a bit for each rank whose input is in it. */
typedef struct delivery {
  int32_t ranks;
  int32_t blocks;
  const int64_t *first;
  const dodona_flow_send *sends;
  uint64_t *held;
  int32_t *received;
  bool *made;
} delivery;

/* A message with all inputs replaces what is held, another joins it, each input once. */
static void deliver(const delivery *d, int32_t from, dodona_flow_send send) {
  uint64_t all = d->ranks == 64 ? ~(uint64_t)0 : ((uint64_t)1 << d->ranks) - 1;
  uint64_t message = d->held[from * d->blocks + send.block];
  uint64_t *held = &d->held[send.to * d->blocks + send.block];
  assert_true(message == all || (message & *held) == 0);
  *held |= message;
  d->received[send.to * d->blocks + send.block]++;
}

/* Whether the send may be made now: nothing of its lane is left before it. */
static bool may_send(const delivery *d, int32_t rank, int64_t i) {
  const dodona_flow_send *send = &d->sends[i];
  for (int64_t k = d->first[rank]; k < i; k++)
    if (!d->made[k] && d->sends[k].lane == send->lane)
      return false;
  return !d->made[i] && d->received[rank * d->blocks + send->block] >= send->needs;
}

/* Makes sends in some order that the program allows: which rank is next is drawn, and where in its sends
   it looks first. */
static void execute(const delivery *d) {
  uint32_t draw = 1;
  int32_t idle = 0;
  for (int64_t left = d->first[d->ranks]; left > 0;) {
    draw = draw * 1664525 + 1013904223;
    int32_t rank = (int32_t)((draw >> 8) % (uint32_t)d->ranks);
    int64_t count = d->first[rank + 1] - d->first[rank];
    int64_t from = count == 0 ? 0 : (draw >> 24) % count;
    for (int64_t k = 0; k < count; k++) {
      int64_t i = d->first[rank] + (from + k) % count;
      if (!may_send(d, rank, i))
        continue;
      deliver(d, rank, d->sends[i]);
      d->made[i] = true;
      left--;
      idle = -1;
      break;
    }
    assert_true(++idle < 2000 * d->ranks);
  }
}

/* An allreduce by `up` and `down` leaves every input at every rank, whatever order the messages take. */
static void one_allreduce(int32_t up, int32_t down, int32_t ranks, int32_t blocks, int32_t apart) {
  uint32_t tables[2][256];
  dodona_plan plans[2];
  dodona_place places[2];
  int64_t first[65] = {0};
  static bool made[2 * 64 * 16];
  int32_t scratch[16];
  int64_t done[16];
  static dodona_flow_send sends[2 * 64 * 16];
  static uint64_t held[64 * 16];
  static int32_t received[64 * 16];
  for (int k = 0; k < 2; k++) {
    dodona_request request = {k == 0 ? up : down, ranks, ranks / 3, blocks, 2, {1, 1, 0, 1}};
    assert_int_equal(dodona_plan_make(&request, tables[k], 256, &plans[k]), DODONA_OK);
    dodona_place_of(&plans[k], tables[k], ranks / 3, &places[k]);
  }
  dodona_flow flow = {&plans[0], &plans[1], 0, apart};
  flow.offset = dodona_flow_offset(flow.up, flow.down, &places[0], &places[1], done);
  for (int32_t r = 0; r < ranks; r++) {
    for (int k = 0; k < 2; k++)
      dodona_place_of(&plans[k], tables[k], r, &places[k]);
    int64_t count = dodona_flow_sends(&flow, &places[0], &places[1], scratch, sends + first[r],
                                      (int64_t)COUNT(sends) - first[r]);
    assert_int_equal(dodona_flow_sends(&flow, &places[0], &places[1], scratch, NULL, 0), count);
    first[r + 1] = first[r] + count;
    for (int32_t b = 0; b < blocks; b++) {
      held[r * blocks + b] = (uint64_t)1 << r;
      received[r * blocks + b] = 0;
    }
  }
  assert_int_equal(first[ranks], 2 * (int64_t)blocks * (ranks - 1));
  delivery d = {ranks, blocks, first, sends, held, received, made};
  memset(made, 0, sizeof made);
  execute(&d);
  for (int32_t i = 0; i < ranks * blocks; i++)
    assert_int_equal(__builtin_popcountll(held[i]), ranks);
}

static void allreduces_deliver_each_input_once(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (size_t l = 0; l < COUNT(piped); l++)
      for (int32_t ranks = 1; ranks <= 64; ranks += ranks < 9 ? 1 : 11)
        for (int32_t blocks = 1; blocks <= 8; blocks += 1 + ranks / 16)
          one_allreduce(piped[k], piped[l], ranks, blocks, (ranks + blocks) % 2);
}

/* An allreduce by two plans with one table, each tree in a lane of its own: the time it takes. The lanes of
   the reduction are 0 and 1, those of the broadcast 2 and 3; either plan uses all that it has. */
static int64_t in_lanes(const dodona_plan *up, const dodona_plan *down, const uint32_t *table) {
  static dodona_flow_send sends[2 * 64 * 16];
  static dodona_loggp_rank at[64];
  static int32_t heap[64];
  static int32_t received[64 * 16];
  static dodona_loggp_message messages[2 * 64 * 16];
  int64_t done[16];
  int64_t first[65] = {0};
  int64_t used[DODONA_FLOW_LANES] = {0};
  dodona_place place;
  dodona_flow flow = {up, down, 0, 1};
  dodona_place_of(up, table, up->root, &place);
  flow.offset = dodona_flow_offset(up, down, &place, &place, done);
  for (int32_t r = 0; r < up->ranks; r++) {
    dodona_place_of(up, table, r, &place);
    first[r + 1] = first[r] + dodona_flow_sends(&flow, &place, &place, received, sends + first[r],
                                                (int64_t)COUNT(sends) - first[r]);
  }
  for (int64_t i = 0; i < first[up->ranks]; i++)
    used[sends[i].lane]++;
  for (int32_t lane = 0; lane < DODONA_FLOW_LANES; lane++) {
    int32_t trees = dodona_lanes(up) == 2 ? 2 : 1;
    int32_t blocks = lane % 2 < trees ? (up->blocks + trees - 1 - lane % 2) / trees : 0;
    assert_int_equal(used[lane], (int64_t)blocks * (up->ranks - 1));
  }
  dodona_loggp_scratch scratch = {at, heap, received, messages};
  dodona_loggp_program program = {up->ranks, up->blocks, 1000, first, sends};
  int64_t end = -1;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OK);
  return end;
}

/* A plan that both reduces and broadcasts is as good as two copies of it. */
static void one_plan_may_go_both_ways(void **state) {
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (int32_t ranks = 1; ranks <= 64; ranks += 3)
      for (int32_t blocks = 1; blocks <= 16; blocks += 5) {
        dodona_request request = {piped[k], ranks, ranks / 3, blocks, 2, {1, 1, 0, 1}};
        uint32_t table[256];
        dodona_plan plan;
        assert_int_equal(dodona_plan_make(&request, table, COUNT(table), &plan), DODONA_OK);
        dodona_plan copy = plan;
        int64_t time = in_lanes(&plan, &plan, table);
        assert_true(time > 0 || ranks == 1);
        assert_int_equal(time, in_lanes(&plan, &copy, table));
      }
}

/* Of one block, whose reduction ends with the last step however late messages are, and which the root sends
   in the first step of the broadcast. */
static void a_broadcast_waits_for_the_last_message(void **state) {
  static const int32_t postal[] = {DODONA_LAMBDA, DODONA_BINOMIAL, DODONA_ALPHA};
  (void)state;
  for (size_t k = 0; k < COUNT(postal); k++)
    for (int32_t ranks = 2; ranks <= 64; ranks++)
      for (int32_t latency = 1; latency <= 7; latency++) {
        dodona_request request = {postal[k], ranks, ranks / 3, 1, 0, {latency, 1, 2, 3}};
        uint32_t *table;
        dodona_plan plan = unit_plan(request, &table);
        dodona_place place;
        int64_t done;
        dodona_place_of(&plan, table, plan.root, &place);
        assert_int_equal(dodona_flow_offset(&plan, &plan, &place, &place, &done),
                         dodona_steps(&plan));
        free(table);
      }
}

/* The root of an allreduce does not wait for the last block to be reduced. */
static void an_allreduce_overlaps(void **state) {
  static const int32_t down[] = {DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
  (void)state;
  for (int32_t ranks = 9; ranks <= 129; ranks += 24)
    for (size_t k = 0; k < COUNT(down); k++) {
      oracle_chunked up = {{20, 1, 3, 0}, 1000, ranks, DODONA_TWOTREE_C, DODONA_NONE, 0, 1};
      oracle_chunked then = {{20, 1, 3, 0}, 1000, ranks, DODONA_NONE, down[k], 0, 1};
      oracle_chunked both = {{20, 1, 3, 0}, 1000, ranks, DODONA_TWOTREE_C, down[k], 0, 1};
      assert_true(simulated(&both, 40) < simulated(&up, 40) + simulated(&then, 40));
    }
}

static void waiting_forever_is_told(void **state) {
  (void)state;
  int64_t first[] = {0, 1, 2};
  dodona_flow_send sends[] = {{1, 0, 1, 0}, {0, 0, 1, 3}};
  dodona_loggp_rank ranks[2];
  int32_t heap[2];
  int32_t received[2];
  dodona_loggp_message messages[2];
  dodona_loggp_scratch scratch = {ranks, heap, received, messages};
  dodona_loggp_program program = {2, 1, 8, first, sends};
  int64_t end = 5;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OK);
  assert_int_equal(end, -1);
  sends[1].needs = 0;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OK);
  assert_int_equal(end, 2 * (10 + 2 + 7 * 2));
  program.bytes = INT64_MAX / 2;
  assert_int_equal(dodona_loggp_run(&machines[0], &program, &scratch, &end), DODONA_OVERFLOW);
  assert_int_equal(end, 2 * (10 + 2 + 7 * 2));
}

static void times_that_fit(void **state) {
  (void)state;
  dodona_loggp slow = {INT64_MAX, 0, 0, 0};
  assert_true(dodona_loggp_fits(&slow, 1000, 0));
  assert_false(dodona_loggp_fits(&slow, 1000, 1));
  slow.latency = INT64_MAX / 3;
  assert_true(dodona_loggp_fits(&slow, 1000, 1));
  slow.overhead = 1;
  assert_false(dodona_loggp_fits(&slow, 1000, 1));
  dodona_loggp wide = {0, 0, 0, INT64_MAX / 30};
  assert_true(dodona_loggp_fits(&wide, 10, 1));
  assert_false(dodona_loggp_fits(&wide, 11, 1));
  assert_false(dodona_loggp_fits(&wide, 0, INT64_MAX));
  for (int32_t block = 0; block < 3; block++)
    assert_int_equal(dodona_loggp_bytes(8, 3, block), block < 2 ? 3 : 2);
}

/* The best integer of the formula is the best of all. */
static void the_formulas_best_is_least(void **state) {
  static const int32_t groups[] = {0, 1, 2, 7, INT32_MAX};
  (void)state;
  for (size_t m = 0; m < COUNT(machines); m++)
    for (size_t k = 0; k < COUNT(groups); k++)
      for (int32_t ranks = 1; ranks <= 300; ranks += 13) {
        dodona_loggp_formula formula =
            dodona_loggp_formula_of(&machines[m], 100000, ranks, groups[k]);
        int32_t best = dodona_loggp_formula_blocks(&formula, 600);
        double least = dodona_loggp_formula_time(&formula, best);
        for (int32_t n = 1; n <= 600; n++)
          assert_true(least <= dodona_loggp_formula_time(&formula, n) * (1 + 1e-12));
      }
}

/* Equation (1) by hand: 256 KB, 32 ranks; and of a chain, which is exact but for the gap after the last
   message and the byte that comes first. */
static void the_formulas_are_the_sources(void **state) {
  (void)state;
  const dodona_loggp *at = &machines[COUNT(machines) - 1];
  dodona_loggp_formula two = dodona_loggp_formula_of(at, 262144, 32, 0);
  double expected =
      (1623300 + 300 + 26214400) + 5 * (1623300 + 300 + 26214400 / 14.) + 7 * 1346026.;
  assert_true(fabs(dodona_loggp_formula_time(&two, 7) / expected - 1) < 1e-12);
  assert_int_equal(dodona_loggp_formula_blocks(&two, 1000), 7);
  for (int32_t ranks = 3; ranks <= 50; ranks++)
    for (int32_t blocks = 1; blocks <= 40; blocks++) {
      int64_t bytes = blocks * 1000;
      oracle_chunked it = {*at, bytes, ranks, DODONA_NONE, DODONA_CHAIN, 1, 0};
      dodona_loggp_formula chain = dodona_loggp_formula_of(at, bytes, ranks, INT32_MAX);
      double extra = (ranks - 1) * 1346026. + (ranks + blocks - 2) * 100.;
      double exact = dodona_loggp_formula_time(&chain, blocks) - extra;
      assert_true(fabs(exact / (double)simulated(&it, blocks) - 1) < 1e-12);
    }
}

/* The search tries some numbers of blocks only: it is within 2 % of the best of all. */
static void the_search_finds_nearly_the_best(void **state) {
  static const int32_t ranks[] = {2, 5, 12, 33};
  (void)state;
  for (size_t k = 0; k < COUNT(piped); k++)
    for (size_t p = 0; p < COUNT(ranks); p++)
      for (size_t m = 0; m < COUNT(machines); m += 2) {
        oracle_chunked it = {machines[m], 5000, ranks[p], DODONA_NONE, piped[k], 2, 1};
        int32_t blocks = 0;
        int64_t time = 0;
        assert_true(oracle_chunks_search(&it, 60, &blocks, &time));
        assert_int_equal(simulated(&it, blocks), time);
        int64_t least = time;
        for (int32_t n = 1; n <= 60; n++)
          if (simulated(&it, n) < least)
            least = simulated(&it, n);
        assert_true((double)time <= 1.02 * (double)least);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_chain_takes_its_closed_form),
      cmocka_unit_test(a_binomial_tree_takes_its_closed_form),
      cmocka_unit_test(unit_gaps_take_the_steps_or_less),
      cmocka_unit_test(allreduces_deliver_each_input_once),
      cmocka_unit_test(one_plan_may_go_both_ways),
      cmocka_unit_test(a_broadcast_waits_for_the_last_message),
      cmocka_unit_test(an_allreduce_overlaps),
      cmocka_unit_test(waiting_forever_is_told),
      cmocka_unit_test(times_that_fit),
      cmocka_unit_test(the_formulas_best_is_least),
      cmocka_unit_test(the_formulas_are_the_sources),
      cmocka_unit_test(the_search_finds_nearly_the_best),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
