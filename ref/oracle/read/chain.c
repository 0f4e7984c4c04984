#include "ref/oracle/read/chain.h"

#include <stdlib.h>

typedef struct finding {
  const oracle_rows *rows;
  int32_t ranks;
  int32_t blocks;
  int32_t *lengths; /* of each receive: messages of the chain that ends with it */
  int64_t *before;  /* the receive before it there, -1: none */
  int64_t *
      last; /* of each rank and block: the receive with the longest chain that has arrived, -1: none */
} finding;

static int64_t cell(const finding *f, int32_t rank, int32_t block) {
  return (int64_t)rank * f->blocks + block % f->blocks;
}

/* The receive is on its way: what its sender has of the block by then. */
static void begin(finding *f, int64_t k) {
  const dodona_row *row = &f->rows->rows[k];
  const int64_t before = f->last[cell(f, row->peer, row->block)];
  f->before[k] = before;
  f->lengths[k] = before < 0 ? 1 : f->lengths[before] + 1;
}

/* The receive has arrived: it replaces what the rank had, or is combined with it. */
static void end(finding *f, int64_t k) {
  const dodona_row *row = &f->rows->rows[k];
  int64_t *last = &f->last[cell(f, row->rank, row->block)];
  if (row->block >= f->blocks || *last < 0 || f->lengths[*last] < f->lengths[k])
    *last = k;
}

static void pass(finding *f, int32_t latency) {
  const dodona_row *rows = f->rows->rows;
  int64_t arrived = 0;
  for (int64_t k = 0; k < f->rows->count; k++) {
    for (; arrived < k && rows[arrived].step + latency <= rows[k].step; arrived++)
      if (rows[arrived].op == DODONA_RECV)
        end(f, arrived);
    if (rows[k].op == DODONA_RECV)
      begin(f, k);
  }
}

static bool list(const finding *f, oracle_chain *chain) {
  int64_t at = -1;
  for (int64_t k = 0; k < f->rows->count; k++)
    if (f->rows->rows[k].op == DODONA_RECV && (at < 0 || f->lengths[at] < f->lengths[k]))
      at = k;
  chain->count = at < 0 ? 0 : f->lengths[at];
  chain->rows = malloc(((size_t)chain->count + 1) * sizeof *chain->rows);
  for (int64_t place = chain->count; chain->rows != NULL && place > 0; at = f->before[at])
    chain->rows[--place] = at;
  return chain->rows != NULL;
}

/* How many blocks the busiest port sends or receives. */
static int64_t busiest_of(const oracle_rows *rows, int32_t ranks, int64_t *counts) {
  int64_t most = 0;
  for (int64_t p = 0; p < 2 * (int64_t)ranks; p++)
    counts[p] = 0;
  for (int64_t k = 0; k < rows->count; k++) {
    const int64_t port = 2 * (int64_t)rows->rows[k].rank + (rows->rows[k].op == DODONA_RECV);
    most = ++counts[port] > most ? counts[port] : most;
  }
  return most;
}

bool oracle_chain_find(const oracle_rows *rows, int32_t ranks, int32_t blocks, int32_t latency,
                       oracle_chain *chain) {
  const size_t count = (size_t)rows->count + 1, cells = (size_t)ranks * (size_t)blocks;
  const size_t room = cells > 2 * (size_t)ranks ? cells : 2 * (size_t)ranks;
  finding f = {rows,
               ranks,
               blocks,
               malloc(count * sizeof *f.lengths),
               malloc(count * sizeof *f.before),
               malloc(room * sizeof *f.last)};
  *chain = (oracle_chain){.rows = NULL};
  bool good = f.lengths != NULL && f.before != NULL && f.last != NULL;
  if (good) {
    chain->busiest = busiest_of(rows, ranks, f.last);
    for (size_t c = 0; c < cells; c++)
      f.last[c] = -1;
    pass(&f, latency);
    good = list(&f, chain);
  }
  free(f.lengths);
  free(f.before);
  free(f.last);
  return good;
}

void oracle_chain_free(oracle_chain *chain) {
  free(chain->rows);
}
