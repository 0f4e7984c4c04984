/* Rows of a schedule, step by step, all ranks of a step together. */
#include "props/rows.h"
#include "ref/trees/tree.h"

#include <stdlib.h>
#include <string.h>

void append_row(row_list *list, dodona_row row) {
  if (list->count == list->capacity) {
    list->capacity = 2 * list->capacity + 64;
    list->rows = realloc(list->rows, (size_t)list->capacity * sizeof *list->rows);
    if (list->rows == NULL)
      abort();
  }
  list->rows[list->count++] = row;
}

void rows_of_plan(const owned_plan *owned, row_list *list) {
  const dodona_tree_plan *plan = &owned->plan;
  int64_t steps = dodona_tree_steps(plan);
  dodona_tree_place *places = calloc((size_t)plan->ranks, sizeof *places);
  if (places == NULL)
    abort();
  for (int32_t rank = 0; rank < plan->ranks; rank++)
    places[rank] = dodona_tree_place_of(plan, owned->table, rank);
  list->count = 0;
  for (int64_t x = 1; x <= steps; x++) {
    for (int32_t rank = 0; rank < plan->ranks; rank++) {
      dodona_tree_step step = dodona_tree_step_at(plan, &places[rank], x);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, step.recv_block});
    }
  }
  free(places);
}

void free_rows(row_list *list) {
  free(list->rows);
  *list = (row_list){NULL, 0, 0};
}

dodona_rules duplex_rules(int32_t ranks, int32_t blocks, int32_t root) {
  return (dodona_rules){.ranks = ranks, .blocks = blocks, .root = root, .latency = 1, .ticks = 1};
}

dodona_verdict judge(const dodona_rules *rules, const dodona_row *rows, int64_t count) {
  int64_t entries = dodona_check_entries(rules);
  size_t bytes = (entries > 0 ? (size_t)entries : 1) * sizeof(uint64_t);
  uint64_t *scratch = malloc(bytes);
  if (scratch == NULL)
    abort();
  memset(scratch, 0xa5, bytes);
  dodona_verdict verdict = dodona_check_broadcast(rules, rows, count, scratch, entries);
  free(scratch);
  return verdict;
}
