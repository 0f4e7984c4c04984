/* Rows a second of processor time that the checker judges on one core: bench_check [RANKS BLOCKS GROUP].
   The schedule is a plan's, made before the clock starts; without arguments also a chain's that sends
   all blocks in one message. */
#define _POSIX_C_SOURCE 199309L

#include "ref/dodona.h"
#include "ref/trees/tree.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void *reserve(int64_t count, size_t size) {
  void *memory = calloc(count > 0 ? (size_t)count : 1, size);
  if (memory == NULL) {
    fputs("bench_check: not enough memory\n", stderr);
    exit(2);
  }
  return memory;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Writes the plan's rows, by step and rank; returns how many. */
static int64_t write_rows(const dodona_tree_plan *plan, const dodona_tree_place *places,
                          dodona_row *rows) {
  int64_t n = 0;
  for (int64_t x = 1; x <= dodona_tree_steps(plan); x++) {
    for (int32_t rank = 0; rank < plan->ranks; rank++) {
      dodona_tree_step step = dodona_tree_step_at(plan, &places[rank], x);
      if (step.send_to != DODONA_NONE)
        rows[n++] = (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block};
      if (step.recv_from != DODONA_NONE)
        rows[n++] = (dodona_row){x, rank, DODONA_RECV, step.recv_from, step.recv_block};
    }
  }
  return n;
}

/* Writes the rows of a chain of messages of all blocks, from rank to rank; returns how many. */
static int64_t write_messages(int32_t ranks, int32_t blocks, dodona_row *rows) {
  int64_t n = 0;
  for (int32_t rank = 1; rank < ranks; rank++) {
    for (int32_t block = 0; block < blocks; block++)
      rows[n++] = (dodona_row){rank, rank - 1, DODONA_SEND, rank, block};
    for (int32_t block = 0; block < blocks; block++)
      rows[n++] = (dodona_row){rank, rank, DODONA_RECV, rank - 1, block};
  }
  return n;
}

/* Prints the rate of the n rows; false if the checker does not call them valid. */
static int judge(int32_t ranks, int32_t blocks, const char *what, const dodona_row *rows,
                 int64_t n) {
  dodona_rules rules = {ranks, blocks, 0, 0, 0, 1, 1};
  int64_t entries = dodona_check_entries(&rules);
  uint64_t *scratch = reserve(entries, sizeof *scratch);
  double start = seconds();
  dodona_verdict verdict = dodona_check_broadcast(&rules, rows, n, scratch, entries);
  double taken = seconds() - start;
  printf("ranks %" PRId32 " blocks %" PRId32 " %s: %" PRId64
         " rows in %.3f s, %.1f million rows/s\n",
         ranks, blocks, what, n, taken, 1e-6 * (double)n / taken);
  free(scratch);
  return verdict.fault == DODONA_VALID;
}

static int bench_messages(int32_t ranks, int32_t blocks) {
  dodona_row *rows = reserve(2 * (int64_t)ranks * blocks, sizeof *rows);
  int good = judge(ranks, blocks, "in one message", rows, write_messages(ranks, blocks, rows));
  free(rows);
  return good;
}

static int bench(int32_t ranks, int32_t blocks, int32_t group) {
  dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, blocks, group, {1, 1, 0, 1}};
  int64_t table_entries = dodona_tree_entries(request);
  uint32_t *table = reserve(table_entries, sizeof *table);
  dodona_tree_plan plan;
  if (dodona_tree_make(request, table, table_entries, &plan) != DODONA_OK)
    return 0;
  dodona_tree_place *places = reserve(ranks, sizeof *places);
  for (int32_t rank = 0; rank < ranks; rank++)
    places[rank] = dodona_tree_place_of(&plan, table, rank);
  dodona_row *rows = reserve(2 * (int64_t)ranks * blocks, sizeof *rows);
  int64_t n = write_rows(&plan, places, rows);

  char what[32];
  snprintf(what, sizeof what, "group %" PRId32, group);
  int good = judge(ranks, blocks, what, rows, n);
  free(rows);
  free(places);
  free(table);
  return good;
}

int main(int argc, char **argv) {
  if (argc == 4)
    return bench(atoi(argv[1]), atoi(argv[2]), atoi(argv[3])) ? 0 : 1;
  if (argc != 1) {
    fputs("usage: bench_check [RANKS BLOCKS GROUP]\n", stderr);
    return 2;
  }
  return bench(64, 160000, 4) && bench(1024, 10000, 4) && bench(100000, 100, 4) &&
                 bench(1000000, 10, 4) && bench_messages(1000, 10000)
             ? 0
             : 1;
}
