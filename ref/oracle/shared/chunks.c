#include "ref/oracle/shared/chunks.h"
#include "ref/advice/flow.h"

#include <stdlib.h>

/* A plan with its table and with room for one place. */
typedef struct tree {
  dodona_tree_plan plan;
  uint32_t *table;
  dodona_tree_place place;
} tree;

typedef struct memory {
  tree up;
  tree down;
  int64_t *first;
  int64_t *done;
  dodona_flow_send *sends;
  dodona_loggp_scratch scratch;
} memory;

static bool make_tree(const oracle_chunked *it, int32_t algorithm, int32_t blocks, tree *tree) {
  dodona_tree_request request = {algorithm, it->ranks, 0, blocks, it->group, {1, 1, 0, 1}};
  if (algorithm == DODONA_NONE)
    return true;
  int64_t entries = dodona_tree_entries(request);
  if (entries < 0)
    return false;
  tree->table = calloc((size_t)entries + 1, sizeof *tree->table);
  return tree->table != NULL &&
         dodona_tree_make(request, tree->table, entries, &tree->plan) == DODONA_OK;
}

static void release(memory *m) {
  free(m->up.table);
  free(m->down.table);
  free(m->first);
  free(m->done);
  free(m->sends);
  free(m->scratch.ranks);
  free(m->scratch.heap);
  free(m->scratch.received);
  free(m->scratch.messages);
}

static bool allocate(int32_t ranks, int32_t blocks, int64_t sends, memory *m) {
  size_t p = (size_t)ranks;
  size_t all = (size_t)sends + 1;
  m->first = calloc(p + 1, sizeof *m->first);
  m->done = calloc((size_t)blocks, sizeof *m->done);
  m->sends = calloc(all, sizeof *m->sends);
  m->scratch.ranks = calloc(p, sizeof *m->scratch.ranks);
  m->scratch.heap = calloc(p, sizeof *m->scratch.heap);
  m->scratch.received = calloc(p * (size_t)blocks, sizeof *m->scratch.received);
  m->scratch.messages = calloc(all, sizeof *m->scratch.messages);
  return m->first && m->done && m->sends && m->scratch.ranks && m->scratch.heap &&
         m->scratch.received && m->scratch.messages;
}

static void set_place(tree *tree, bool used, int32_t rank) {
  if (used)
    tree->place = dodona_tree_place_of(&tree->plan, tree->table, rank);
}

/* The sends of all ranks. */
static void fill(const oracle_chunked *it, int64_t room, memory *m) {
  bool up = it->up != DODONA_NONE;
  bool down = it->down != DODONA_NONE;
  dodona_flow flow = {up ? &m->up.plan : NULL, down ? &m->down.plan : NULL, 0, it->apart};
  set_place(&m->up, up, 0);
  set_place(&m->down, down, 0);
  if (up && down)
    flow.offset = dodona_flow_offset(flow.up, flow.down, &m->up.place, &m->down.place, m->done);
  for (int32_t r = 0; r < it->ranks; r++) {
    set_place(&m->up, up, r);
    set_place(&m->down, down, r);
    m->first[r + 1] =
        m->first[r] + dodona_flow_sends(&flow, &m->up.place, &m->down.place, m->scratch.received,
                                        m->sends + m->first[r], room - m->first[r]);
  }
}

bool oracle_chunks_time(const oracle_chunked *it, int32_t blocks, int64_t *time) {
  memory m = {0};
  int64_t sends = (int64_t)blocks * (it->ranks - 1);
  if (sends > INT64_MAX / 256) /* its sizes in bytes, twice */
    return false;
  sends *= it->up != DODONA_NONE && it->down != DODONA_NONE ? 2 : 1;
  bool good = make_tree(it, it->up, blocks, &m.up) && make_tree(it, it->down, blocks, &m.down) &&
              allocate(it->ranks, blocks, sends, &m);
  if (good) {
    fill(it, sends, &m);
    dodona_loggp_program program = {it->ranks, blocks, it->bytes, m.first, m.sends};
    good = m.first[it->ranks] == sends &&
           dodona_loggp_run(&it->machine, &program, &m.scratch, time) == DODONA_OK && *time >= 0;
  }
  release(&m);
  return good;
}

bool oracle_chunks_search(const oracle_chunked *it, int32_t most, int32_t *blocks, int64_t *time) {
  int64_t now = 0;
  int32_t below = 0; /* the neighbours of the best */
  int32_t above = 0;
  int32_t last = 0;
  *blocks = 0;
  for (int64_t n = 1; n <= most; n += 1 + n / 8) {
    if (!oracle_chunks_time(it, (int32_t)n, &now))
      return false;
    if (*blocks == last && *blocks != 0)
      above = (int32_t)n;
    if (*blocks == 0 || now < *time) {
      *time = now;
      below = last;
      *blocks = (int32_t)n;
      above = most < INT32_MAX ? most + 1 : most;
    }
    last = (int32_t)n;
    if (now - now / 3 > *time)
      break;
  }
  int32_t by = 1 + (above - below) / 17;
  for (int32_t n = below + by; n < above; n += by) {
    if (!oracle_chunks_time(it, n, &now))
      return false;
    if (now < *time || (now == *time && n < *blocks)) {
      *time = now;
      *blocks = n;
    }
  }
  return true;
}

int32_t oracle_chunks_around(int32_t blocks, int32_t most, int32_t tried[ORACLE_AROUND]) {
  int32_t count = 0;
  for (int64_t tenths = 8; tenths <= 12; tenths++) {
    int64_t n = (blocks * tenths + 5) / 10;
    n = n < 1 ? 1 : n > most ? most : n;
    if (count == 0 || n > tried[count - 1])
      tried[count++] = (int32_t)n;
  }
  return count;
}
