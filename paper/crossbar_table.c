/* crossbar_table: depths, and messages that leave or enter a module in one step, of the fractional tree on the
   ranks in order and of the two constructions, as rows of a table. All counted in full schedules of 2 r + 1 blocks. */
#include <stdio.h>
#include <stdlib.h>

#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/count/channels.h"
#include "paper/print.h"
#include "paper/networks.h"
#include "ref/advice/planner.h"
#include "ref/trees/tree.h"

enum { SHAPES = 6, MODULES = 256 };

typedef struct rows {
  dodona_row *all;
  int64_t count;
} rows;

static void *allocate(int64_t count, size_t size) {
  void *memory = malloc((size_t)count * size + 1);
  if (memory == NULL)
    exit(2);
  return memory;
}

/* Most messages one way, any module, any step. */
static int64_t peak(const rows *list, int32_t modules, int32_t per, int32_t way) {
  static dodona_channel channels[MODULES];
  dodona_channels(list->all, list->count, modules, per, way, channels);
  return (int64_t)channels[dodona_channels_peak(channels, modules)].most;
}

static void print_peaks(const rows *list, int64_t depth, int32_t modules, int32_t per) {
  printf(" & ");
  print_integer(depth);
  printf(" & %d & %d", (int)peak(list, modules, per, DODONA_LEAVING),
         (int)peak(list, modules, per, DODONA_ENTERING));
}

static void add(rows *list, int64_t x, int32_t rank, dodona_tree_step step) {
  if (step.send_to != DODONA_NONE)
    list->all[list->count++] = (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block};
}

static void plain(rows *list, int32_t modules, int32_t per, int32_t group, int32_t blocks) {
  int32_t ranks = modules * per;
  dodona_tree_request request = {DODONA_FRACTIONAL, ranks, 0, blocks, group, {1, 1, 0, 1}};
  int64_t entries = dodona_tree_entries(request);
  uint32_t *table = allocate(entries, sizeof *table);
  dodona_tree_place *places = allocate(ranks, sizeof *places);
  dodona_tree_plan plan;
  if (dodona_tree_make(request, table, entries, &plan) != DODONA_OK)
    exit(2);
  for (int32_t v = 0; v < ranks; v++)
    places[v] = dodona_tree_place_of(&plan, table, v);
  list->count = 0;
  for (int64_t x = 1; x <= dodona_tree_steps(&plan); x++)
    for (int32_t v = 0; v < ranks; v++)
      add(list, x, v, dodona_tree_step_at(&plan, &places[v], x));
  print_peaks(list, plan.depth, modules, per);
  free(places);
  free(table);
}

static void built(rows *list, int32_t modules, int32_t per, int32_t group, int32_t blocks,
                  int32_t channels) {
  int32_t ranks = modules * per;
  dodona_crossbar shape = {.levels = 2, .per = {ranks, per}, .group = group, .channels = channels};
  int64_t entries = dodona_crossbar_entries(&shape);
  uint32_t *table = allocate(entries, sizeof *table);
  dodona_group_place *places = allocate(ranks, sizeof *places);
  if (dodona_crossbar_fill(&shape, table, entries) != DODONA_OK)
    exit(2);
  for (int32_t v = 0; v < ranks; v++)
    places[v] = dodona_crossbar_place(&shape, table, v);
  int64_t depth = dodona_crossbar_depth(&shape, table);
  list->count = 0;
  for (int64_t x = 1; x <= depth + 2 * blocks; x++)
    for (int32_t v = 0; v < ranks; v++)
      add(list, x, v, dodona_group_step(group, blocks, &places[v], x));
  print_peaks(list, depth, modules, per);
  free(places);
  free(table);
}

int main(void) {
  static const int32_t shapes[SHAPES][3] = {{8, 8, 2},    {8, 8, 4},    {32, 32, 4},
                                            {32, 32, 16}, {256, 64, 4}, {256, 64, 16}};
  for (int i = 0; i < SHAPES; i++) {
    const int32_t *s = shapes[i];
    int32_t blocks = 2 * s[2] + 1;
    rows list = {allocate((int64_t)s[0] * s[1] * blocks, sizeof(dodona_row)), 0};
    printf("$%d\\times%d$ & %d", (int)s[0], (int)s[1], (int)s[2]);
    plain(&list, s[0], s[1], s[2], blocks);
    built(&list, s[0], s[1], s[2], blocks, 2);
    built(&list, s[0], s[1], s[2], blocks, 1);
    printf(" \\\\\n");
    free(list.all);
  }
  return 0;
}
