/* Messages are matched first, as that depends on the programs alone; then step by step whatever both ends have posted passes, oldest first. */
#include "ref/oracle/read/program.h"

#include <stdlib.h>
#include <string.h>

enum { UNPOSTED, POSTED, PASSED };

typedef struct programs {
  oracle_rows *rows;
  int32_t ranks;
  bool simplex;
  int64_t *order;   /* the rows, rank by rank */
  int64_t *begin;   /* where in it a rank's program begins; one more at the end */
  int64_t *next;    /* where in it a rank is: before it all is posted */
  int64_t *open;    /* how many posted rows of a rank have not passed */
  int64_t *partner; /* of a row: the other end, -1 if there is none */
  int64_t *steps;   /* of a row that has passed */
  uint8_t *states;  /* of a row */
  int64_t *ready;   /* sends that are posted at both ends, oldest first */
  int64_t readies;
  int64_t *sent; /* the last step in which a rank sent, and received */
  int64_t *received;
} programs;

static const dodona_row *row_at(const programs *p, int64_t row) {
  return &p->rows->rows[row];
}

static bool waits(const dodona_row *row) {
  return row->step == ORACLE_WAITS;
}

/* Where a message comes from and goes to, then whose end it is in what order. */
typedef struct message_end {
  int32_t src;
  int32_t dst;
  int64_t row;
} message_end;

static int by_channel(const void *left, const void *right) {
  const message_end *a = left;
  const message_end *b = right;
  if (a->src != b->src)
    return a->src < b->src ? -1 : 1;
  if (a->dst != b->dst)
    return a->dst < b->dst ? -1 : 1;
  return (a->row > b->row) - (a->row < b->row);
}

/* The ends of one operation, by channel. */
static int64_t ends_of(const programs *p, int32_t op, message_end *ends) {
  int64_t count = 0;
  for (int64_t k = 0; k < p->rows->count; k++) {
    const dodona_row *row = row_at(p, k);
    if (row->op == op && !waits(row))
      ends[count++] = op == DODONA_SEND ? (message_end){row->rank, row->peer, k}
                                        : (message_end){row->peer, row->rank, k};
  }
  qsort(ends, (size_t)count, sizeof *ends, by_channel);
  return count;
}

/* First in, first out, from each rank to each. */
static bool match(programs *p) {
  const size_t room = (size_t)p->rows->count + 1;
  message_end *sends = malloc(room * sizeof *sends);
  message_end *receives = malloc(room * sizeof *receives);
  const bool good = sends != NULL && receives != NULL;
  for (int64_t k = 0; k < p->rows->count; k++)
    p->partner[k] = -1;
  if (good) {
    const int64_t n = ends_of(p, DODONA_SEND, sends), m = ends_of(p, DODONA_RECV, receives);
    for (int64_t i = 0, j = 0; i < n && j < m;) {
      message_end one = sends[i], other = receives[j];
      one.row = other.row = 0;
      const int order = by_channel(&one, &other);
      if (order == 0) {
        p->partner[sends[i].row] = receives[j].row;
        p->partner[receives[j].row] = sends[i].row;
      }
      i += order <= 0;
      j += order >= 0;
    }
  }
  free(sends);
  free(receives);
  return good;
}

/* The row that a rank waits at, -1 if its program has ended or it can go on. */
static int64_t held_at(const programs *p, int32_t rank) {
  const int64_t at = p->next[rank];
  if (at > p->begin[rank]) {
    const int64_t before = p->order[at - 1];
    if (row_at(p, before)->step == ORACLE_BLOCKS && p->states[before] != PASSED)
      return before;
  }
  if (at == p->begin[rank + 1])
    return -1;
  return waits(row_at(p, p->order[at])) && p->open[rank] > 0 ? p->order[at] : -1;
}

static void post(programs *p, int32_t rank, int64_t row) {
  p->states[row] = POSTED;
  p->open[rank]++;
  const int64_t other = p->partner[row];
  if (other >= 0 && p->states[other] == POSTED)
    p->ready[p->readies++] = row_at(p, row)->op == DODONA_SEND ? row : other;
}

/* Posts all that the rank comes to before it has to wait. */
static void go_on(programs *p, int32_t rank) {
  while (held_at(p, rank) < 0 && p->next[rank] < p->begin[rank + 1]) {
    const int64_t row = p->order[p->next[rank]++];
    if (!waits(row_at(p, row)))
      post(p, rank, row);
  }
}

static bool take_port(programs *p, const dodona_row *send, int64_t step) {
  if (p->sent[send->rank] == step || p->received[send->peer] == step)
    return false;
  if (p->simplex && (p->received[send->rank] == step || p->sent[send->peer] == step))
    return false;
  p->sent[send->rank] = p->received[send->peer] = step;
  return true;
}

/* What passes in a step, oldest first; the others stay. How many pass. */
static int64_t pass(programs *p, int64_t step) {
  const int64_t before = p->readies;
  int64_t passed = 0;
  p->readies = 0;
  for (int64_t i = 0; i < before; i++) {
    const int64_t send = p->ready[i];
    if (!take_port(p, row_at(p, send), step)) {
      p->ready[p->readies++] = send;
      continue;
    }
    const int64_t ends[] = {send, p->partner[send]};
    for (int e = 0; e < 2; e++) {
      p->states[ends[e]] = PASSED;
      p->steps[ends[e]] = step;
      p->open[row_at(p, ends[e])->rank]--;
    }
    passed++;
  }
  return passed;
}

static void run(programs *p) {
  for (int32_t rank = 0; rank < p->ranks; rank++)
    go_on(p, rank);
  for (int64_t step = 0; pass(p, step) > 0; step++)
    for (int32_t rank = 0; rank < p->ranks; rank++)
      if (p->sent[rank] == step || p->received[rank] == step)
        go_on(p, rank);
}

/* Programs one after the other; each in the order of its rows. */
static void line_up(programs *p) {
  for (int64_t k = 0; k < p->rows->count; k++)
    p->begin[row_at(p, k)->rank + 1]++;
  for (int32_t rank = 0; rank < p->ranks; rank++)
    p->begin[rank + 1] += p->begin[rank];
  for (int32_t rank = 0; rank < p->ranks; rank++)
    p->next[rank] = p->begin[rank];
  for (int64_t k = 0; k < p->rows->count; k++)
    p->order[p->next[row_at(p, k)->rank]++] = k;
  for (int32_t rank = 0; rank < p->ranks; rank++)
    p->next[rank] = p->begin[rank];
}

static bool allocate(programs *p) {
  const size_t rows = (size_t)p->rows->count + 1, ranks = (size_t)p->ranks + 1;
  p->order = calloc(rows, sizeof *p->order);
  p->partner = calloc(rows, sizeof *p->partner);
  p->steps = calloc(rows, sizeof *p->steps);
  p->states = calloc(rows, sizeof *p->states);
  p->ready = calloc(rows, sizeof *p->ready);
  p->begin = calloc(ranks, sizeof *p->begin);
  p->next = calloc(ranks, sizeof *p->next);
  p->open = calloc(ranks, sizeof *p->open);
  p->sent = malloc(ranks * sizeof *p->sent);
  p->received = malloc(ranks * sizeof *p->received);
  if (!p->order || !p->partner || !p->steps || !p->states || !p->ready || !p->begin || !p->next ||
      !p->open || !p->sent || !p->received)
    return false;
  for (size_t k = 0; k < ranks; k++)
    p->sent[k] = p->received[k] = -1;
  return true;
}

static void release(programs *p) {
  void *const rooms[] = {p->order, p->partner, p->steps, p->states, p->ready,
                         p->begin, p->next,    p->open,  p->sent,   p->received};
  for (size_t k = 0; k < sizeof rooms / sizeof *rooms; k++)
    free(rooms[k]);
}

/* Of what a rank waits for: the row itself, or of all that it has posted the first that has not passed. */
static int64_t missing_at(const programs *p, int32_t rank) {
  const int64_t held = held_at(p, rank);
  if (held >= 0 && !waits(row_at(p, held)))
    return held;
  for (int64_t at = p->begin[rank]; at < p->next[rank]; at++)
    if (p->states[p->order[at]] == POSTED)
      return p->order[at];
  return -1;
}

static bool add(oracle_trail *trail, oracle_hop hop) {
  oracle_hop *grown = realloc(trail->hops, (size_t)(trail->count + 1) * sizeof *grown);
  if (grown == NULL)
    return false;
  trail->hops = grown;
  trail->hops[trail->count++] = hop;
  return true;
}

static oracle_hop tell_wait(const programs *p, int64_t row) {
  const dodona_row *r = row_at(p, row);
  oracle_hop hop = {p->rows->lines[row], ""};
  snprintf(hop.text, sizeof hop.text, "rank %d waits to %s rank %d", r->rank,
           r->op == DODONA_SEND ? "send to" : "receive from", r->peer);
  return hop;
}

/* Of an end without another. */
static oracle_hop tell_alone(const programs *p, int64_t row) {
  const dodona_row *r = row_at(p, row);
  oracle_hop hop = {p->rows->lines[row], ""};
  if (r->op == DODONA_SEND)
    snprintf(hop.text, sizeof hop.text, "rank %d sends to rank %d, which does not receive it",
             r->rank, r->peer);
  else
    snprintf(hop.text, sizeof hop.text, "rank %d receives from rank %d, which does not send it",
             r->rank, r->peer);
  return hop;
}

/* From a rank that waits to the one that it waits for, until one is met again: the ranks of that circle, or an end without another. */
static bool tell_stuck(const programs *p, int32_t rank, oracle_trail *stuck) {
  uint8_t *seen = calloc((size_t)p->ranks, sizeof *seen);
  bool good = seen != NULL;
  int64_t row = missing_at(p, rank);
  while (good && p->partner[row] >= 0 && !seen[rank]) {
    seen[rank] = 1;
    rank = row_at(p, row)->peer;
    row = missing_at(p, rank);
  }
  free(seen);
  if (!good || p->partner[row] < 0)
    return good && add(stuck, tell_alone(p, row));
  const int32_t first = rank;
  oracle_hop all = {p->rows->lines[row], ""};
  snprintf(all.text, sizeof all.text, "deadlock: rank %d waits for rank %d", first,
           row_at(p, row)->peer);
  good = add(stuck, all);
  do {
    good = good && add(stuck, tell_wait(p, row));
    rank = row_at(p, row)->peer;
    row = missing_at(p, rank);
    const size_t used = strlen(all.text);
    snprintf(all.text + used, sizeof all.text - used, ", which waits for rank %d",
             row_at(p, row)->peer);
  } while (good && rank != first);
  if (good) {
    char *last = strrchr(all.text, ',');
    *last = '\0';
    stuck->hops[0] = all;
  }
  return good;
}

/* The rows with their steps, without those that wait. */
static void keep_steps(programs *p) {
  int64_t kept = 0;
  for (int64_t k = 0; k < p->rows->count; k++) {
    if (waits(row_at(p, k)))
      continue;
    p->rows->rows[kept] = p->rows->rows[k];
    p->rows->rows[kept].step = p->steps[k];
    p->rows->lines[kept++] = p->rows->lines[k];
  }
  p->rows->count = kept;
}

bool oracle_program_run(oracle_rows *rows, int32_t ranks, bool simplex, oracle_trail *stuck) {
  programs p = {.rows = rows, .ranks = ranks, .simplex = simplex};
  *stuck = (oracle_trail){NULL, 0};
  bool good = allocate(&p);
  if (good) {
    line_up(&p);
    good = match(&p);
  }
  if (good) {
    int32_t rank = 0;
    run(&p);
    while (rank < ranks && missing_at(&p, rank) < 0)
      rank++;
    if (rank < ranks)
      good = tell_stuck(&p, rank, stuck);
    else
      keep_steps(&p);
  }
  release(&p);
  return good;
}
