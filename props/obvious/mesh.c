#include "props/obvious/mesh.h"

#include <stdlib.h>

/* From (row, column) one step down or to the right, which may be negative. */
typedef struct hop {
  int32_t row;
  int32_t column;
  int32_t down;
  int32_t right;
} hop;

enum { MOST_HOPS = 64 };

static int32_t sign(int32_t x) {
  return (x > 0) - (x < 0);
}

/* All hops from one node to another, along the row first; how many there are. */
static int32_t walk(int32_t columns, int32_t from, int32_t to, hop *hops) {
  int32_t count = 0;
  int32_t row = from / columns;
  int32_t column = from % columns;
  while (row != to / columns || column != to % columns) {
    int32_t right = sign(to % columns - column);
    int32_t down = right == 0 ? sign(to / columns - row) : 0;
    if (count == MOST_HOPS)
      abort();
    hops[count++] = (hop){row, column, down, right};
    row += down;
    column += right;
  }
  return count;
}

static bool same(const hop *a, const hop *b) {
  return a->row == b->row && a->column == b->column && a->down == b->down && a->right == b->right;
}

static bool is_held(const dodona_row *row, int32_t hold, int64_t x) {
  return row->step <= x && x < row->step + hold;
}

/* In tick x: the messages on the same link as a hop of row k. */
static int32_t most_beside(int32_t columns, const int32_t *order, const row_list *list,
                           int32_t hold, int64_t k, int64_t x) {
  hop mine[MOST_HOPS];
  hop theirs[MOST_HOPS];
  int32_t shared[MOST_HOPS] = {0};
  int32_t most = 0;
  int32_t own = walk(columns, order[list->rows[k].rank], order[list->rows[k].peer], mine);
  for (int64_t j = 0; j < list->count; j++) {
    if (!is_held(&list->rows[j], hold, x))
      continue;
    int32_t other = walk(columns, order[list->rows[j].rank], order[list->rows[j].peer], theirs);
    for (int32_t a = 0; a < own; a++)
      for (int32_t b = 0; b < other; b++)
        shared[a] += same(&mine[a], &theirs[b]);
  }
  for (int32_t a = 0; a < own; a++)
    most = most < shared[a] ? shared[a] : most;
  return most;
}

int32_t obvious_mesh_load(int32_t columns, const int32_t *order, const row_list *list,
                          int32_t hold) {
  int32_t most = 0;
  int64_t last = -1;
  for (int64_t k = 0; k < list->count; k++)
    last = last < list->rows[k].step + hold ? list->rows[k].step + hold : last;
  for (int64_t x = 0; x <= last; x++) {
    for (int64_t k = 0; k < list->count; k++) {
      if (!is_held(&list->rows[k], hold, x))
        continue;
      int32_t here = most_beside(columns, order, list, hold, k, x);
      most = most < here ? here : most;
    }
  }
  return most;
}
