/* GOAL texts of everything that `dodona schedule` serves, simulated beside the same schedule's rows: the same
   messages, each waits for what it forwards and for nothing else. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/served.h"

#include "tests/unit/loggops_model.h"

#include <inttypes.h>

enum { MOST_RANKS = 64, MOST_BLOCKS = 256 };

/* Counts the rows of a schedule. A message is one deeper than the deepest earlier message that its sender sent, or received with
   one of the message's blocks. */
typedef struct rows {
  int64_t messages;
  int64_t blocks; /* of all messages */
  int64_t deepest;
  int64_t steps;
  int64_t sent[MOST_RANKS];
  int64_t known[MOST_RANKS][MOST_BLOCKS];
  int64_t after[MOST_RANKS][MOST_BLOCKS]; /* known, when the step is over */
} rows;

typedef struct row {
  int64_t step;
  int32_t src;
  int32_t dst;
  int32_t block;
} row;

static bool read_row(const char **at, row *r) {
  const char *line = *at;
  const char *end = strchr(line, '\n');
  if (end == NULL)
    return false;
  *at = end + 1;
  if (*line == '#' || *line == 's')
    return read_row(at, r);
  r->block = 0; /* T and S are all that a rank has, or nearly */
  const int got = sscanf(line, "%" SCNd64 ",%d,%d,%d", &r->step, &r->src, &r->dst, &r->block);
  assert_true(got == 4 || (got == 3 && (end[-1] == 'T' || end[-1] == 'S')));
  assert_true(r->src < MOST_RANKS && r->dst < MOST_RANKS && r->block < MOST_BLOCKS);
  return true;
}

/* A message is the rows of one step, sender and receiver. */
static void take_message(rows *all, const row *first, int32_t count) {
  int64_t depth = all->sent[first->src];
  for (int32_t j = 0; j < count; j++)
    if (all->known[first->src][first[j].block] > depth)
      depth = all->known[first->src][first[j].block];
  depth++;
  all->sent[first->src] = depth - 1;
  for (int32_t j = 0; j < count; j++)
    if (all->after[first->dst][first[j].block] < depth)
      all->after[first->dst][first[j].block] = depth;
  if (all->deepest < depth)
    all->deepest = depth;
  all->messages++;
  all->blocks += count;
  all->steps = first->step;
}

static void read_rows(const char *text, rows *all) {
  row message[MOST_BLOCKS];
  row next;
  int32_t count = 0;
  memset(all, 0, sizeof *all);
  while (read_row(&text, &next)) {
    bool same = count > 0 && next.step == message->step && next.src == message->src;
    if (count > 0 && (!same || next.dst != message->dst)) {
      take_message(all, message, count);
      count = 0;
    }
    if (next.step != all->steps)
      memcpy(all->known, all->after, sizeof all->known);
    message[count++] = next;
  }
  if (count > 0)
    take_message(all, message, count);
}

/* Where latency is all that counts, the depth is the time. */
static void judge(const char *line) {
  static rows all;
  const int64_t latency = 1000000;
  char words[256];
  char *csv = printed(line);
  snprintf(words, sizeof words, "%s --format goal", line);
  char *goal = printed(words);
  read_rows(csv, &all);
  loggops_result result = loggops_run(goal, 1, latency);
  assert_int_equal(result.line, 0);
  assert_int_equal(result.messages, all.messages);
  assert_int_equal(result.bytes, 8 * all.blocks);
  assert_int_equal(result.end / latency, all.deepest);
  assert_true(all.messages > 0);
  free(csv);
  free(goal);
}

static const char *const ops[] = {
    "", "--op bcast", "--op reduce", "--op allreduce", "--op exscan", "--op barrier"};

static const int32_t sizes[][2] = {{2, 1}, {8, 5}, {16, 16}, {6, 4}, {13, 9}};

/* Every algorithm in its duplex form; as many as the command has names serve at least one operation. */
static void every_algorithm_prints_its_messages(void **state) {
  const char *at = oracle_schedules;
  char name[32];
  (void)state;
  while (next_name(&at, name)) {
    int served = 0;
    for (size_t p = 0; p < COUNT(sizes); p++)
      for (size_t k = 0; k < COUNT(ops); k++) {
        char line[256];
        int length = snprintf(line, sizeof line, "schedule %s %s ", name, ops[k]);
        put_sizes(line + length, sizeof line - (size_t)length, name, sizes[p][0], sizes[p][1]);
        if (!is_taken(line) || strcmp(name, "combine") == 0)
          continue;
        judge(line);
        served++;
      }
    assert_true(served > 0 || strcmp(name, "combine") == 0); /* goal_ends.c has the combine */
  }
}

static void every_simplex_schedule_prints_its_messages(void **state) {
  static const char *const ways[] = {"--translated", "--direct"};
  const char *at = oracle_schedules;
  char name[32];
  int served = 0;
  (void)state;
  while (next_name(&at, name))
    for (size_t p = 0; p < COUNT(sizes); p++)
      for (size_t k = 1; k < COUNT(ops); k++)
        for (size_t w = 0; w < COUNT(ways); w++) {
          char line[256];
          snprintf(line, sizeof line, "schedule %s %s --model simplex %s --ranks %d --blocks %d",
                   name, ops[k], ways[w], sizes[p][0], sizes[p][1]);
          if (!is_taken(line))
            continue;
          judge(line);
          served++;
        }
  assert_true(served >= 100);
}

static void every_overlapped_allreduce_prints_its_messages(void **state) {
  const char *at = oracle_schedules;
  char name[32];
  int served = 0;
  (void)state;
  while (next_name(&at, name))
    for (size_t p = 0; p < COUNT(sizes); p++) {
      char line[256];
      int length = snprintf(line, sizeof line, "schedule %s --op allreduce --overlap ", name);
      put_sizes(line + length, sizeof line - (size_t)length, name, sizes[p][0], sizes[p][1]);
      if (!is_taken(line))
        continue;
      judge(line);
      served++;
    }
  assert_int_equal(served, 4 * COUNT(sizes)); /* the two trees C, CC, S and CS */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_algorithm_prints_its_messages),
      cmocka_unit_test(every_simplex_schedule_prints_its_messages),
      cmocka_unit_test(every_overlapped_allreduce_prints_its_messages),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
