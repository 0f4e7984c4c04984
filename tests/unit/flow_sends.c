/* The data-flow programs of ref/advice/flow.c: what they deliver, in lanes and whatever order the messages take. */
#include "tests/unit/loggp.h"
#include "ref/trees/lane.h"

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
  dodona_tree_plan plans[2];
  dodona_tree_place places[2];
  int64_t first[65] = {0};
  static bool made[2 * 64 * 16];
  int32_t scratch[16];
  int64_t done[16];
  static dodona_flow_send sends[2 * 64 * 16];
  static uint64_t held[64 * 16];
  static int32_t received[64 * 16];
  for (int k = 0; k < 2; k++) {
    dodona_tree_request request = {k == 0 ? up : down, ranks, ranks / 3, blocks, 2, {1, 1, 0, 1}};
    assert_int_equal(dodona_tree_make(request, tables[k], 256, &plans[k]), DODONA_OK);
    places[k] = dodona_tree_place_of(&plans[k], tables[k], ranks / 3);
  }
  dodona_flow flow = {&plans[0], &plans[1], 0, apart};
  flow.offset = dodona_flow_offset(flow.up, flow.down, &places[0], &places[1], done);
  for (int32_t r = 0; r < ranks; r++) {
    for (int k = 0; k < 2; k++)
      places[k] = dodona_tree_place_of(&plans[k], tables[k], r);
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
static int64_t in_lanes(const dodona_tree_plan *up, const dodona_tree_plan *down,
                        const uint32_t *table) {
  static dodona_flow_send sends[2 * 64 * 16];
  static dodona_loggp_rank at[64];
  static int32_t heap[64];
  static int32_t received[64 * 16];
  static dodona_loggp_message messages[2 * 64 * 16];
  int64_t done[16];
  int64_t first[65] = {0};
  int64_t used[DODONA_FLOW_LANES] = {0};
  dodona_flow flow = {up, down, 0, 1};
  dodona_tree_place place = dodona_tree_place_of(up, table, up->root);
  flow.offset = dodona_flow_offset(up, down, &place, &place, done);
  for (int32_t r = 0; r < up->ranks; r++) {
    place = dodona_tree_place_of(up, table, r);
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
        dodona_tree_request request = {piped[k], ranks, ranks / 3, blocks, 2, {1, 1, 0, 1}};
        uint32_t table[256];
        dodona_tree_plan plan;
        assert_int_equal(dodona_tree_make(request, table, COUNT(table), &plan), DODONA_OK);
        dodona_tree_plan copy = plan;
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
        dodona_tree_request request = {postal[k], ranks, ranks / 3, 1, 0, {latency, 1, 2, 3}};
        uint32_t *table;
        dodona_tree_plan plan = unit_plan(request, &table);
        int64_t done;
        const dodona_tree_place place = dodona_tree_place_of(&plan, table, plan.root);
        assert_int_equal(dodona_flow_offset(&plan, &plan, &place, &place, &done),
                         dodona_tree_steps(&plan));
        free(table);
      }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(allreduces_deliver_each_input_once),
      cmocka_unit_test(one_plan_may_go_both_ways),
      cmocka_unit_test(a_broadcast_waits_for_the_last_message),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
