/* In step i = 0, 1, .. of an even number of positions r is paired with r + rho for even r, r - rho for odd r, modulo their number,
   rho = (1 - (-2)^(i + 1)) / 3, and gives what it has and the partner lacks, until all have all. */
#include "props/obvious/bine.h"

#include <stdlib.h>

/* A message of one step of the allgather: the shares that it carries, in a row of a byte for each. */
typedef struct gift {
  int64_t step;
  int32_t from;
  int32_t to;
  bool *share;
} gift;

typedef struct gathering {
  int32_t ranks;
  int64_t steps;
  int64_t count;
  gift *gifts;
  bool *has; /* rank by rank, share by share */
} gathering;

static void *some(size_t count, size_t size) {
  void *memory = calloc(count + 1, size);
  if (memory == NULL)
    abort();
  return memory;
}

/* What `from` has and `to` lacks. */
static void give(gathering *g, int32_t from, int32_t to) {
  const size_t ranks = (size_t)g->ranks;
  g->gifts = realloc(g->gifts, (size_t)(g->count + 1) * sizeof *g->gifts);
  if (g->gifts == NULL)
    abort();
  gift *new = &g->gifts[g->count++];
  *new = (gift){g->steps, from, to, some(ranks, sizeof(bool))};
  for (size_t i = 0; i < ranks; i++)
    new->share[i] = g->has[(size_t)from * ranks + i] && !g->has[(size_t)to * ranks + i];
}

/* After a step the receivers have what they were given in it. */
static void arrive(gathering *g, int64_t before) {
  for (int64_t k = before; k < g->count; k++)
    for (int32_t i = 0; i < g->ranks; i++)
      if (g->gifts[k].share[i])
        g->has[(int64_t)g->gifts[k].to * g->ranks + i] = true;
}

static bool lacks(const gathering *g, int32_t rank) {
  for (int32_t i = 0; i < g->ranks; i++)
    if (!g->has[(int64_t)rank * g->ranks + i])
      return true;
  return false;
}

static gathering gather(int32_t ranks) {
  gathering g = {ranks, 0, 0, NULL, some((size_t)ranks * (size_t)ranks, sizeof(bool))};
  const bool odd = ranks % 2 == 1 && ranks > 1;
  const int32_t core = odd ? ranks - 1 : ranks;
  for (int32_t v = 0; v < ranks; v++)
    g.has[(int64_t)v * ranks + v] = true;
  int64_t before = 0;
  if (odd) {
    g.steps++;
    give(&g, ranks - 1, ranks - 2);
    arrive(&g, before);
  }
  for (int64_t power = -2; lacks(&g, 0); power *= -2) {
    const int64_t rho = (1 - power) / 3;
    before = g.count;
    g.steps++;
    for (int32_t r = 0; r < core; r++) {
      const int64_t partner = (r + (r % 2 == 0 ? rho : -rho)) % core;
      give(&g, r, (int32_t)(partner < 0 ? partner + core : partner));
    }
    arrive(&g, before);
  }
  if (odd) {
    g.steps++;
    give(&g, ranks - 2, ranks - 1);
  }
  return g;
}

/* The message in the program's step x; backwards it goes the other way and is combined. */
static void put(obvious_program *p, int32_t blocks, const gift *gift, int64_t x, bool back) {
  int32_t first = 0, count = 0;
  for (int32_t i = 0; i < p->ranks; i++) {
    const int64_t begin = (int64_t)i * blocks / p->ranks;
    const int64_t end = ((int64_t)i + 1) * blocks / p->ranks;
    if (gift->share[i] && !gift->share[i == 0 ? p->ranks - 1 : i - 1])
      first = (int32_t)begin;
    if (gift->share[i])
      count += (int32_t)(end - begin);
  }
  if (count == 0)
    return;
  dodona_step *step = p->exchanges + (x - 1) * p->ranks;
  dodona_step *from = step + (back ? gift->to : gift->from);
  dodona_step *to = step + (back ? gift->from : gift->to);
  if (from->send_to != DODONA_NONE || to->recv_from != DODONA_NONE)
    abort();
  from->send_to = (int32_t)(to - step);
  from->send_first = to->recv_first = first;
  from->send_count = to->recv_count = count;
  to->recv_from = (int32_t)(from - step);
  to->use = back ? DODONA_PREPEND : DODONA_STORE;
}

obvious_program obvious_bine(int32_t op, int32_t ranks, int32_t blocks) {
  gathering g = gather(ranks);
  const int64_t first = op == DODONA_ALLGATHER ? 0 : g.steps;
  const int64_t second = op == DODONA_REDUCE_SCATTER ? 0 : g.steps;
  const size_t size = (size_t)(first + second) * (size_t)ranks;
  obvious_program p = {ranks, first + second, true, some(size, sizeof(dodona_step))};
  for (size_t i = 0; i < size; i++)
    p.exchanges[i] = (dodona_step){DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, 0};
  for (int64_t k = 0; k < g.count; k++) {
    if (first > 0)
      put(&p, blocks, &g.gifts[k], first + 1 - g.gifts[k].step, true);
    if (second > 0)
      put(&p, blocks, &g.gifts[k], first + g.gifts[k].step, false);
  }
  for (int64_t k = 0; k < g.count; k++)
    free(g.gifts[k].share);
  free(g.gifts);
  free(g.has);
  return p;
}
