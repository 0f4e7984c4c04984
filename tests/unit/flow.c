/* Data-flow execution with synchronous sends: lanes run to their end for every P; two trees coupled block by
   block do not. */
#include "tests/unit/unit.h"
#include "ref/advice/flow_run.h"
#include "ref/trees/lane.h"

enum { MOST_RANKS = 300, MOST_BLOCKS = 9, MOST_LANES = 4 };
enum { MOST_ITEMS = MOST_RANKS * MOST_BLOCKS * 2 };

static const int32_t algorithms[] = {DODONA_CHAIN, DODONA_BINARY, DODONA_TWOTREE_C,
                                     DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
static const int32_t pairs[] = {DODONA_TWOTREE_C, DODONA_TWOTREE_CC, DODONA_TWOTREE_S};
static const int32_t windows[] = {1, 2, 4};

/* A program being made: the items of a rank's lanes follow one another. */
typedef struct unit_flow {
  dodona_flow_program program;
  int64_t first[MOST_RANKS * MOST_LANES + 1];
  dodona_flow_item items[MOST_ITEMS];
  int64_t at; /* lanes that are begun */
  int64_t end;
} unit_flow;

static unit_flow flow;

static void begin_program(int32_t ranks, int32_t lanes, int32_t messages, int32_t window) {
  dodona_flow_program program = {ranks, lanes, messages, window, flow.first, flow.items};
  flow.program = program;
  flow.at = 0;
  flow.end = 0;
}

static void begin_lane(void) {
  flow.first[flow.at++] = flow.end;
}

static void add(dodona_flow_item item) {
  assert_true(flow.end < MOST_ITEMS);
  flow.items[flow.end++] = item;
}

/* Runs it; waits_for is for one that does not end. */
static int runs(int32_t *waits_for) {
  static dodona_flow_lane lanes[MOST_RANKS * MOST_LANES];
  static int64_t posted[MOST_RANKS * MOST_BLOCKS * 2];
  static uint8_t received[MOST_ITEMS];
  static int32_t queue[MOST_RANKS];
  static uint8_t queued[MOST_RANKS];
  dodona_flow_run_scratch scratch = {lanes, posted, received, queue, queued};
  assert_int_equal(flow.at, flow.program.ranks * flow.program.lanes);
  begin_lane();
  return dodona_flow_run(&flow.program, &scratch, waits_for);
}

static dodona_tree_plan plan_of(int32_t algorithm, int32_t ranks, int32_t root, int32_t blocks,
                                uint32_t **table) {
  dodona_tree_request request = {algorithm, ranks, root, blocks, 1, {1, 1, 0, 1}};
  return unit_plan(request, table);
}

/* The lanes of all ranks, [rank][tree]; how many trees. */
static int32_t lanes_of(int32_t algorithm, int32_t ranks, int32_t root, int32_t blocks,
                        dodona_lane (*lanes)[2]) {
  uint32_t *table;
  dodona_tree_plan plan = plan_of(algorithm, ranks, root, blocks, &table);
  for (int32_t r = 0; r < ranks; r++) {
    const dodona_tree_place place = dodona_tree_place_of(&plan, table, r);
    for (int32_t c = 0; c < dodona_lanes(&plan); c++)
      lanes[r][c] = dodona_lane_of(&plan, &place, c);
  }
  free(table);
  return dodona_lanes(&plan);
}

static dodona_flow_item item_of(dodona_lane lane, int32_t k, int up) {
  return up ? dodona_flow_up(lane, k) : dodona_flow_down(lane, k);
}

/* Each tree in a lane of its own: a broadcast or a reduction. */
static void in_lanes(int32_t algorithm, int32_t ranks, int32_t root, int32_t blocks, int32_t window,
                     int up) {
  static dodona_lane lanes[MOST_RANKS][2];
  int32_t trees = lanes_of(algorithm, ranks, root, blocks, lanes);
  begin_program(ranks, trees, blocks, window);
  for (int32_t r = 0; r < ranks; r++)
    for (int32_t c = 0; c < trees; c++) {
      begin_lane();
      for (int32_t k = 0; k < lanes[r][c].count; k++)
        add(item_of(lanes[r][c], k, up));
    }
}

/* The blocks of both trees in one lane, in the order of the message. */
static void in_order(int32_t algorithm, int32_t ranks, int32_t blocks, int32_t window, int up) {
  static dodona_lane lanes[MOST_RANKS][2];
  assert_int_equal(lanes_of(algorithm, ranks, 0, blocks, lanes), 2);
  begin_program(ranks, 1, blocks, window);
  for (int32_t r = 0; r < ranks; r++) {
    begin_lane();
    for (int32_t j = 0; j < blocks; j++)
      add(item_of(lanes[r][j % 2], j / 2, up));
  }
}

/* The wrong form: a rank sends on the k-th blocks of the trees when it has both. */
static void coupled(int32_t algorithm, int32_t ranks, int32_t blocks, int32_t window, int up) {
  in_lanes(algorithm, ranks, 0, blocks, window, up);
  for (int64_t i = 0; i < flow.end; i++) {
    int32_t other = flow.items[i].message ^ 1;
    if (other < blocks)
      flow.items[i].after = other;
  }
}

/* An allreduce: lanes of the reduction, lanes of the broadcast, which at the root has a block when it is
   reduced. */
static void allreduce(int32_t up, int32_t down, int32_t ranks, int32_t root, int32_t blocks,
                      int32_t window) {
  static dodona_lane above[MOST_RANKS][2];
  static dodona_lane below[MOST_RANKS][2];
  int32_t ups = lanes_of(up, ranks, root, blocks, above);
  int32_t downs = lanes_of(down, ranks, root, blocks, below);
  begin_program(ranks, ups + downs, 2 * blocks, window);
  for (int32_t r = 0; r < ranks; r++)
    for (int32_t l = 0; l < ups + downs; l++) {
      begin_lane();
      dodona_lane lane = l < ups ? above[r][l] : below[r][l - ups];
      for (int32_t k = 0; k < lane.count; k++) {
        dodona_flow_item item = item_of(lane, k, l < ups);
        if (l >= ups) {
          item.after = r == root ? item.message : DODONA_NONE;
          item.message += blocks;
        }
        add(item);
      }
    }
}

static void broadcasts_and_reductions_end(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  for (size_t k = 0; k < COUNT(algorithms); k++)
    for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks++)
      for (size_t w = 0; w < COUNT(windows); w++)
        for (int up = 0; up <= 1; up++) {
          in_lanes(algorithms[k], ranks, ranks / 3, 1 + ranks % MOST_BLOCKS, windows[w], up);
          assert_true(runs(waits_for));
          for (int32_t r = 0; r < ranks; r++)
            assert_int_equal(waits_for[r], DODONA_NONE);
        }
}

/* The three forms of the source, for every P. */
static void allreduces_by_two_trees_end(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  for (size_t k = 0; k < COUNT(pairs); k++)
    for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks++)
      for (size_t w = 0; w < COUNT(windows); w++) {
        allreduce(DODONA_TWOTREE_C, pairs[k], ranks, ranks / 2, 1 + ranks % MOST_BLOCKS,
                  windows[w]);
        assert_true(runs(waits_for));
      }
}

/* By any two plans. */
static void allreduces_end(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  for (size_t k = 0; k < COUNT(algorithms); k++)
    for (size_t l = 0; l < COUNT(algorithms); l++)
      for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks += ranks < 70 ? 1 : 23)
        for (size_t w = 0; w < COUNT(windows); w++) {
          allreduce(algorithms[k], algorithms[l], ranks, ranks / 3, 1 + ranks % MOST_BLOCKS,
                    windows[w]);
          assert_true(runs(waits_for));
        }
}

/* To go through both trees in the order of the message is no harm. */
static void one_lane_in_order_ends(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  for (size_t k = 0; k < COUNT(pairs); k++)
    for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks += ranks < 70 ? 1 : 23)
      for (size_t w = 0; w < COUNT(windows); w++)
        for (int up = 0; up <= 1; up++) {
          in_order(pairs[k], ranks, MOST_BLOCKS, windows[w], up);
          assert_true(runs(waits_for));
        }
}

/* From the rank on, each waits for the next, and they come back to one: how many are in the circle. */
static int32_t circle(const int32_t *waits_for, int32_t ranks, int32_t rank) {
  for (int32_t n = 0; n < ranks; n++) {
    assert_in_range(rank, 0, ranks - 1);
    rank = waits_for[rank];
  }
  int32_t length = 0;
  int32_t at = rank;
  do {
    at = waits_for[at];
    length++;
  } while (at != rank);
  return length;
}

/* Coupled trees deadlock from 3 ranks on; in TwoTreeC+C not with 4, where rank 2 is on top of both trees. */
static void coupled_trees_are_caught(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  for (size_t k = 0; k < COUNT(pairs); k++)
    for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks += ranks < 70 ? 1 : 23)
      for (size_t w = 0; w < COUNT(windows); w++)
        for (int up = 0; up <= 1; up++) {
          coupled(pairs[k], ranks, 2 + ranks % (MOST_BLOCKS - 1), windows[w], up);
          int ends = runs(waits_for);
          assert_int_equal(ends, ranks < 3 || (pairs[k] == DODONA_TWOTREE_CC && ranks == 4));
          int32_t circles = 0;
          for (int32_t r = 0; r < ranks && !ends; r++)
            if (waits_for[r] != DODONA_NONE) {
              assert_in_range(circle(waits_for, ranks, r), 2, ranks);
              circles++;
            }
          assert_true(ends || circles >= 2);
        }
}

/* On 64 ranks in particular, and with 3 who waits for whom: each of 1 and 2 for what the other holds. */
static void who_waits_for_whom_is_told(void **state) {
  static int32_t waits_for[MOST_RANKS];
  (void)state;
  coupled(DODONA_TWOTREE_C, 64, 8, 4, 0);
  assert_false(runs(waits_for));
  coupled(DODONA_TWOTREE_C, 3, 2, 1, 0);
  assert_false(runs(waits_for));
  assert_int_equal(waits_for[0], DODONA_NONE);
  assert_int_equal(waits_for[1], 2);
  assert_int_equal(waits_for[2], 1);
}

static void items(int32_t window, const dodona_flow_item (*at)[2]) {
  begin_program(2, 1, 2, window);
  for (int r = 0; r < 2; r++) {
    begin_lane();
    add(at[r][0]);
    add(at[r][1]);
  }
}

/* Two ranks that send to each other first end only if both receives are posted before. */
static void windows_count(void **state) {
  enum { NO = DODONA_NONE };
  static const dodona_flow_item exchange[2][2] = {
      {{0, NO, {NO, NO}, {1, NO}}, {1, NO, {1, NO}, {NO, NO}}},
      {{1, NO, {NO, NO}, {0, NO}}, {0, NO, {0, NO}, {NO, NO}}}};
  int32_t waits_for[2];
  (void)state;
  items(1, exchange);
  assert_false(runs(waits_for));
  assert_int_equal(waits_for[0], 1);
  assert_int_equal(waits_for[1], 0);
  items(2, exchange);
  assert_true(runs(waits_for));
}

/* A send that nobody receives, a receive that nobody sends, a message that never becomes whole. */
static void what_never_comes_is_waited_for(void **state) {
  enum { NO = DODONA_NONE };
  static const dodona_flow_item unsent[2][2] = {
      {{0, NO, {1, NO}, {NO, NO}}, {1, NO, {NO, NO}, {NO, NO}}},
      {{0, NO, {NO, NO}, {NO, NO}}, {1, NO, {NO, NO}, {NO, NO}}}};
  static const dodona_flow_item unreceived[2][2] = {
      {{0, NO, {NO, NO}, {NO, NO}}, {1, NO, {NO, NO}, {NO, NO}}},
      {{0, NO, {NO, NO}, {NO, 0}}, {1, NO, {NO, NO}, {NO, NO}}}};
  static const dodona_flow_item after[2][2] = {
      {{0, 1, {NO, NO}, {NO, NO}}, {1, NO, {NO, NO}, {NO, NO}}},
      {{0, NO, {NO, NO}, {NO, NO}}, {1, NO, {NO, NO}, {NO, NO}}}};
  int32_t waits_for[2];
  (void)state;
  items(4, unsent);
  assert_false(runs(waits_for));
  assert_int_equal(waits_for[0], 1);
  assert_int_equal(waits_for[1], NO);
  items(4, unreceived);
  assert_false(runs(waits_for));
  assert_int_equal(waits_for[0], NO);
  assert_int_equal(waits_for[1], 0);
  items(1, after);
  assert_false(runs(waits_for));
  assert_int_equal(waits_for[0], 0);
  assert_int_equal(waits_for[1], NO);
  items(2, after);
  assert_true(runs(waits_for));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(broadcasts_and_reductions_end),
      cmocka_unit_test(allreduces_by_two_trees_end),
      cmocka_unit_test(allreduces_end),
      cmocka_unit_test(one_lane_in_order_ends),
      cmocka_unit_test(coupled_trees_are_caught),
      cmocka_unit_test(who_waits_for_whom_is_told),
      cmocka_unit_test(windows_count),
      cmocka_unit_test(what_never_comes_is_waited_for),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
