/* The container of rows: growth, the sort by step and within messages, the length of messages. */
#include "ref/oracle/read/rows.h"
#include "ref/oracle/read/rows_add.h"

#include <stdlib.h>
#include <string.h>

/* Room for two more. */
static bool grow(oracle_rows *rows) {
  if (rows->room - rows->count >= 2)
    return true;
  int64_t room = rows->room > 0 ? 2 * rows->room : 1024;
  dodona_row *grown = realloc(rows->rows, (size_t)room * sizeof *grown);
  if (grown == NULL)
    return false;
  rows->rows = grown;
  if (rows->lines != NULL) {
    int64_t *lines = realloc(rows->lines, (size_t)room * sizeof *lines);
    if (lines == NULL)
      return false;
    rows->lines = lines;
  }
  rows->room = room;
  return true;
}

bool oracle_rows_list_lines(oracle_rows *rows) {
  if (rows->lines != NULL)
    return true;
  int64_t *lines = malloc(((size_t)rows->room + 1) * sizeof *lines);
  for (int64_t i = 0; lines != NULL && i < rows->count; i++)
    lines[i] = oracle_rows_line(rows, i);
  rows->lines = lines;
  return lines != NULL;
}

/* Whether there is room, in arrays or in two numbers, for `each` more rows of the line. */
static bool has_room(oracle_rows *rows, int64_t line, int64_t each) {
  if (!grow(rows))
    return false;
  if (rows->count == 0) {
    rows->first_line = line;
    rows->each = each;
  }
  const bool even = rows->each == each && rows->count % each == 0 &&
                    line == rows->first_line + rows->count / each;
  return even || oracle_rows_list_lines(rows);
}

static void put(oracle_rows *rows, dodona_row row, int64_t line) {
  rows->rows[rows->count] = row;
  if (rows->lines != NULL)
    rows->lines[rows->count] = line;
  rows->count++;
}

bool oracle_rows_add(oracle_rows *rows, dodona_row row, int64_t line) {
  if (!has_room(rows, line, 1))
    return false;
  put(rows, row, line);
  return true;
}

bool oracle_rows_add_both(oracle_rows *rows, dodona_row one, dodona_row other, int64_t line) {
  if (!has_room(rows, line, 2))
    return false;
  put(rows, one, line);
  put(rows, other, line);
  return true;
}

void oracle_rows_free(oracle_rows *rows) {
  free(rows->rows);
  free(rows->lines);
  memset(rows, 0, sizeof *rows);
}

typedef struct sort_key {
  int64_t step;
  int64_t index;
} sort_key;

static int by_step_then_index(const void *left, const void *right) {
  const sort_key *a = left;
  const sort_key *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return a->index < b->index ? -1 : 1;
}

static bool is_sorted(const oracle_rows *rows) {
  for (int64_t i = 1; i < rows->count; i++)
    if (rows->rows[i].step < rows->rows[i - 1].step)
      return false;
  return true;
}

static bool sort_steps(oracle_rows *rows) {
  if (is_sorted(rows))
    return true;
  size_t count = (size_t)rows->count;
  sort_key *keys = malloc(count * sizeof *keys);
  dodona_row *sorted = malloc(count * sizeof *sorted);
  int64_t *lines = malloc(count * sizeof *lines);
  bool good = keys != NULL && sorted != NULL && lines != NULL;
  if (good) {
    for (size_t i = 0; i < count; i++)
      keys[i] = (sort_key){rows->rows[i].step, (int64_t)i};
    qsort(keys, count, sizeof *keys, by_step_then_index);
    for (size_t i = 0; i < count; i++) {
      sorted[i] = rows->rows[keys[i].index];
      lines[i] = oracle_rows_line(rows, keys[i].index);
    }
    free(rows->rows);
    free(rows->lines);
    rows->rows = sorted;
    rows->lines = lines;
    rows->room = rows->count;
  } else {
    free(sorted);
    free(lines);
  }
  free(keys);
  return good;
}

/* The last row of a rank and operation, as long as its step lasts. */
typedef struct last_row {
  int64_t step; /* -1: none yet */
  int32_t peer;
  int32_t block;
} last_row;

/* Whether in every step the rows of each rank and operation are of one message, and its blocks ascend: then nothing is to be sorted. Not known, so
   false, where the ranks are many for so few rows. */
static bool messages_ascend(const oracle_rows *rows) {
  int64_t ranks = 0;
  for (int64_t i = 0; i < rows->count; i++)
    ranks = rows->rows[i].rank >= ranks ? rows->rows[i].rank + (int64_t)1 : ranks;
  if (ranks > rows->count + 1024)
    return false;
  last_row *last = malloc(2 * (size_t)ranks * sizeof *last);
  bool good = last != NULL;
  for (int64_t i = 0; good && i < 2 * ranks; i++)
    last[i].step = -1;
  for (int64_t i = 0; good && i < rows->count; i++) {
    const dodona_row *row = &rows->rows[i];
    last_row *before = &last[2 * (int64_t)row->rank + row->op];
    good = before->step != row->step || (before->peer == row->peer && before->block < row->block);
    *before = (last_row){row->step, row->peer, row->block};
  }
  free(last);
  return good;
}

/* A row of the step at hand. */
typedef struct part {
  dodona_row row;
  int64_t line;
  int64_t place; /* among all rows */
} part;

/* By message, then by place. */
static int by_message(const void *left, const void *right) {
  const part *a = left;
  const part *b = right;
  if (a->row.rank != b->row.rank)
    return a->row.rank < b->row.rank ? -1 : 1;
  if (a->row.op != b->row.op)
    return a->row.op < b->row.op ? -1 : 1;
  if (a->row.peer != b->row.peer)
    return a->row.peer < b->row.peer ? -1 : 1;
  return a->place < b->place ? -1 : 1;
}

static int by_block(const void *left, const void *right) {
  const part *a = left;
  const part *b = right;
  if (a->row.block != b->row.block)
    return a->row.block < b->row.block ? -1 : 1;
  return a->place < b->place ? -1 : 1;
}

static bool is_one_message(const dodona_row *a, const dodona_row *b) {
  return a->rank == b->rank && a->op == b->op && a->peer == b->peer;
}

/* The places of a message's parts stay; which part stands in each is told by the blocks. */
static void sort_message(oracle_rows *rows, const part *parts, int64_t count, part *room) {
  bool ascends = true;
  for (int64_t i = 1; i < count; i++)
    ascends = ascends && parts[i - 1].row.block < parts[i].row.block;
  if (ascends)
    return;
  memcpy(room, parts, (size_t)count * sizeof *room);
  qsort(room, (size_t)count, sizeof *room, by_block);
  for (int64_t i = 0; i < count; i++) {
    rows->rows[parts[i].place] = room[i].row;
    rows->lines[parts[i].place] = room[i].line;
  }
}

static void sort_step(oracle_rows *rows, int64_t begin, int64_t end, part *parts) {
  int64_t count = end - begin;
  int64_t last = 0;
  for (int64_t i = 0; i < count; i++)
    parts[i] = (part){rows->rows[begin + i], oracle_rows_line(rows, begin + i), begin + i};
  qsort(parts, (size_t)count, sizeof *parts, by_message);
  for (int64_t first = 0; first < count; first = last) {
    for (last = first + 1; last < count; last++)
      if (!is_one_message(&parts[first].row, &parts[last].row))
        break;
    sort_message(rows, parts + first, last - first, parts + count);
  }
}

/* The row after the last one of the step that begins there. */
static int64_t step_end(const oracle_rows *rows, int64_t begin) {
  int64_t end = begin + 1;
  while (end < rows->count && rows->rows[end].step == rows->rows[begin].step)
    end++;
  return end;
}

bool oracle_rows_sort(oracle_rows *rows) {
  int64_t most = 0;
  int64_t end = 0;
  if (!sort_steps(rows))
    return false;
  if (messages_ascend(rows))
    return true;
  for (int64_t begin = 0; begin < rows->count; begin = end) {
    end = step_end(rows, begin);
    most = end - begin > most ? end - begin : most;
  }
  part *parts =
      oracle_rows_list_lines(rows) ? malloc((size_t)(2 * most + 1) * sizeof *parts) : NULL;
  if (parts == NULL)
    return false;
  for (int64_t begin = 0; begin < rows->count; begin = end) {
    end = step_end(rows, begin);
    sort_step(rows, begin, end, parts);
  }
  free(parts);
  return true;
}

int64_t oracle_rows_more(const oracle_rows *rows, int32_t ranks, uint64_t *sent) {
  int64_t more = 0;
  int64_t end = 0;
  memset(sent, 0, (size_t)ranks * sizeof *sent);
  for (int64_t begin = 0; begin < rows->count; begin = end) {
    uint64_t most = 1;
    for (end = begin; end < rows->count && rows->rows[end].step == rows->rows[begin].step; end++)
      if (rows->rows[end].op == DODONA_SEND && ++sent[rows->rows[end].rank] > most)
        most++;
    for (int64_t k = begin; k < end; k++)
      sent[rows->rows[k].rank] = 0;
    more += (int64_t)most - 1;
  }
  return more;
}
