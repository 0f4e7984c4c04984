#include "props/obvious/bine.h"

#include <stdlib.h>
#include <string.h>

enum { NONE = -1 };

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count + 1, size);
  if (memory == NULL)
    abort();
  return memory;
}

static const dodona_step idle = {NONE, NONE, 0, NONE, NONE, 0, 0};

/* One more step, in which nobody does anything yet. */
static void begin_step(obvious_program *p) {
  size_t size = (size_t)(p->steps + 1) * (size_t)p->ranks;
  p->exchanges = realloc(p->exchanges, size * sizeof *p->exchanges);
  if (p->exchanges == NULL)
    abort();
  for (int32_t rank = 0; rank < p->ranks; rank++)
    p->exchanges[(size_t)p->steps * (size_t)p->ranks + (size_t)rank] = idle;
  p->steps++;
}

/* The message, and whose order the positions are counted in. */
typedef struct cut {
  int32_t root;
  int32_t blocks;
  int32_t shares;
  int32_t *first; /* of each share, and `blocks` after the last */
} cut;

/* Deals out the blocks: share i ends where i + 1 of `shares` parts of the message do. */
static cut make_cut(int32_t root, int32_t blocks, int32_t shares) {
  cut c = {root, blocks, shares, allocate((size_t)shares + 1, sizeof(int32_t))};
  int64_t part = 0;
  for (int32_t i = 0; i < shares; i++) {
    c.first[i + 1] = c.first[i];
    for (part += blocks; part >= shares; part -= shares)
      c.first[i + 1]++;
  }
  return c;
}

/* In the step begun last `from` sends `to` the shares low .. high - 1. */
static void message(obvious_program *p, const cut *c, int32_t from, int32_t to, int32_t low,
                    int32_t high, int32_t combine) {
  dodona_step *step = p->exchanges + (p->steps - 1) * p->ranks;
  int32_t sender = (from + c->root) % p->ranks;
  int32_t receiver = (to + c->root) % p->ranks;
  int32_t count = c->first[high] - c->first[low];
  if (count == 0)
    return;
  if (step[sender].send_to != NONE || step[receiver].recv_from != NONE || sender == receiver)
    abort();
  step[sender].send_to = receiver;
  step[sender].send_first = c->first[low];
  step[sender].send_count = count;
  step[receiver].recv_from = sender;
  step[receiver].recv_first = c->first[low];
  step[receiver].recv_count = count;
  step[receiver].use = combine;
}

/* Of the `size` positions from `first` on, the first has the shares of all; after `wait` halvings it gives
   the upper half's to the first of them. */
static void halve(obvious_program *p, const cut *c, int32_t first, int64_t size, int32_t wait) {
  int64_t middle = first + size / 2;
  int64_t end = first + size < p->ranks ? first + size : p->ranks;
  if (size == 1)
    return;
  if (wait > 0) {
    halve(p, c, first, size / 2, wait - 1);
    if (middle < p->ranks)
      halve(p, c, (int32_t)middle, size / 2, wait - 1);
  } else if (middle < p->ranks) {
    message(p, c, first, (int32_t)middle, (int32_t)middle, (int32_t)end, 0);
  }
}

/* Broadcast of a long message: scatter by a binomial tree. */
static void scatter(obvious_program *p, const cut *c) {
  int64_t size = 1;
  int32_t steps = 0;
  for (; size < p->ranks; size *= 2)
    steps++;
  for (int32_t x = 0; x < steps; x++) {
    begin_step(p);
    halve(p, c, 0, size, x);
  }
}

/* Each passes to the next what it has, its `mine`, and then for `steps` steps what it has just got; of
   these it combines the first `combined`. */
static void ring(obvious_program *p, const cut *c, int32_t *mine, int64_t steps, int64_t combined) {
  for (int64_t x = 0; x < steps; x++) {
    begin_step(p);
    int32_t last = mine[p->ranks - 1];
    for (int32_t v = 0; v < p->ranks; v++)
      message(p, c, v, v + 1 < p->ranks ? v + 1 : 0, mine[v], mine[v] + 1, x < combined);
    for (int32_t v = p->ranks - 1; v > 0; v--)
      mine[v] = mine[v - 1];
    mine[0] = last;
  }
}

/* Positions of a power of two, by name; what each holds of the message, in shares. */
typedef struct core {
  int32_t size;
  int32_t *rank;
  int32_t *low;
  int32_t *high;
} core;

/* Allgather by recursive doubling: at doubling distances, partners give each other all that they have. */
static void double_up(obvious_program *p, const cut *c, core *k) {
  for (int32_t distance = 1; distance < k->size; distance *= 2) {
    begin_step(p);
    for (int32_t v = 0; v < k->size; v++)
      message(p, c, k->rank[v], k->rank[v ^ distance], k->low[v], k->high[v], 0);
    for (int32_t v = 0; v < k->size; v++)
      if ((v & distance) == 0) {
        int32_t low = k->low[v] < k->low[v ^ distance] ? k->low[v] : k->low[v ^ distance];
        int32_t high = k->high[v] > k->high[v ^ distance] ? k->high[v] : k->high[v ^ distance];
        k->low[v] = k->low[v ^ distance] = low;
        k->high[v] = k->high[v ^ distance] = high;
      }
  }
}

/* Reduce-scatter by recursive halving: at halving distances, partners give each other half of what they have: the lower position
   keeps the lower half. */
static void halve_down(obvious_program *p, const cut *c, core *k) {
  for (int32_t distance = k->size / 2; distance > 0; distance /= 2) {
    begin_step(p);
    for (int32_t v = 0; v < k->size; v++) {
      int32_t middle = (k->low[v] + k->high[v]) / 2;
      bool lower = (v & distance) == 0;
      message(p, c, k->rank[v], k->rank[v ^ distance], lower ? middle : k->low[v],
              lower ? k->high[v] : middle, 1);
      if (lower)
        k->high[v] = middle;
      else
        k->low[v] = middle;
    }
  }
}

static core make_core(int32_t ranks) {
  core k = {1, allocate((size_t)ranks, sizeof(int32_t)), allocate((size_t)ranks, sizeof(int32_t)),
            allocate((size_t)ranks, sizeof(int32_t))};
  while (k.size <= ranks / 2)
    k.size *= 2;
  return k;
}

static void free_core(core *k) {
  free(k->rank);
  free(k->low);
  free(k->high);
}

static void broadcast(obvious_program *p, int32_t algorithm, int32_t root, int32_t blocks) {
  core k = make_core(p->ranks);
  cut c = make_cut(root, blocks, p->ranks);
  scatter(p, &c);
  for (int32_t v = 0; v < p->ranks; v++) {
    k.rank[v] = v;
    k.low[v] = v;
    k.high[v] = v + 1;
  }
  if (algorithm == DODONA_SCATTER_DOUBLING && k.size == p->ranks)
    double_up(p, &c, &k);
  else
    ring(p, &c, k.low, p->ranks - 1, 0);
  free(c.first);
  free_core(&k);
}

/* In the first of two rounds each even rank of the first 2 r gives all to the next, in the other it gets
   all back; the others are the core. */
static void fold(obvious_program *p, const cut *c, int32_t r, bool back) {
  if (r > 0)
    begin_step(p);
  for (int32_t i = 0; i < r; i++)
    message(p, c, back ? 2 * i + 1 : 2 * i, back ? 2 * i : 2 * i + 1, 0, c->shares, !back);
}

static void allreduce(obvious_program *p, int32_t algorithm, int32_t blocks) {
  core k = make_core(p->ranks);
  int32_t folded = p->ranks - k.size;
  cut c = make_cut(0, blocks, algorithm == DODONA_DOUBLING ? 1 : k.size);
  int32_t size = 0;
  for (int32_t rank = 0; rank < p->ranks; rank++)
    if (rank >= 2 * folded || rank % 2 == 1)
      k.rank[size++] = rank;
  fold(p, &c, folded, false);
  for (int32_t v = 0; v < k.size; v++)
    k.high[v] = c.shares;
  if (algorithm == DODONA_DOUBLING) {
    for (int32_t distance = 1; distance < k.size; distance *= 2) {
      begin_step(p);
      for (int32_t v = 0; v < k.size; v++)
        message(p, &c, k.rank[v], k.rank[v ^ distance], 0, 1, 1);
    }
  } else {
    halve_down(p, &c, &k);
    double_up(p, &c, &k);
  }
  fold(p, &c, folded, true);
  free(c.first);
  free_core(&k);
}

/* A share goes round from the rank behind its owner until the owner has it, combined; then from the owner round to all. A ring that only gathers
   does the second alone, one that only reduces and scatters the first. */
static void around_ring(obvious_program *p, int32_t op, int32_t blocks) {
  cut c = make_cut(0, blocks, p->ranks);
  int32_t *mine = allocate((size_t)p->ranks, sizeof *mine);
  int gathers = op == DODONA_ALLGATHER;
  for (int32_t v = 0; v < p->ranks; v++)
    mine[v] = gathers ? v : v == 0 ? p->ranks - 1 : v - 1;
  int64_t round = p->ranks - 1;
  ring(p, &c, mine, op == DODONA_ALLREDUCE ? 2 * round : round, gathers ? 0 : round);
  free(mine);
  free(c.first);
}

obvious_program obvious_baseline(int32_t algorithm, int32_t op, int32_t ranks, int32_t root,
                                 int32_t blocks) {
  obvious_program p = {ranks, 0, false, NULL};
  if (algorithm == DODONA_BINE)
    return obvious_bine(op, ranks, blocks);
  if (algorithm == DODONA_SCATTER_RING || algorithm == DODONA_SCATTER_DOUBLING)
    broadcast(&p, algorithm, root, blocks);
  else if (algorithm == DODONA_DOUBLING || algorithm == DODONA_RABENSEIFNER)
    allreduce(&p, algorithm, blocks);
  else
    around_ring(&p, op, blocks);
  return p;
}

void free_obvious(obvious_program *program) {
  free(program->exchanges);
  program->exchanges = NULL;
}
