#include "props/obvious/baselines.h"

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

static void broadcast(obvious_program *p, int32_t kind, int32_t root, int32_t blocks) {
  core k = make_core(p->ranks);
  cut c = make_cut(root, blocks, p->ranks);
  scatter(p, &c);
  for (int32_t v = 0; v < p->ranks; v++) {
    k.rank[v] = v;
    k.low[v] = v;
    k.high[v] = v + 1;
  }
  if (kind == DODONA_KIND_SCATTER_DOUBLING && k.size == p->ranks)
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

static void allreduce(obvious_program *p, int32_t kind, int32_t blocks) {
  core k = make_core(p->ranks);
  int32_t folded = p->ranks - k.size;
  cut c = make_cut(0, blocks, kind == DODONA_KIND_DOUBLING ? 1 : k.size);
  int32_t size = 0;
  for (int32_t rank = 0; rank < p->ranks; rank++)
    if (rank >= 2 * folded || rank % 2 == 1)
      k.rank[size++] = rank;
  fold(p, &c, folded, false);
  for (int32_t v = 0; v < k.size; v++)
    k.high[v] = c.shares;
  if (kind == DODONA_KIND_DOUBLING) {
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
static void around_ring(obvious_program *p, int32_t kind, int32_t blocks) {
  cut c = make_cut(0, blocks, p->ranks);
  int32_t *mine = allocate((size_t)p->ranks, sizeof *mine);
  int gathers = kind == DODONA_KIND_RING_GATHER;
  for (int32_t v = 0; v < p->ranks; v++)
    mine[v] = gathers ? v : v == 0 ? p->ranks - 1 : v - 1;
  int64_t round = p->ranks - 1;
  ring(p, &c, mine, kind == DODONA_KIND_RING ? 2 * round : round, gathers ? 0 : round);
  free(mine);
  free(c.first);
}

obvious_program obvious_baseline(int32_t kind, int32_t ranks, int32_t root, int32_t blocks) {
  obvious_program p = {ranks, 0, NULL};
  if (kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING)
    broadcast(&p, kind, root, blocks);
  else if (kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER)
    allreduce(&p, kind, blocks);
  else
    around_ring(&p, kind, blocks);
  return p;
}

void free_obvious(obvious_program *program) {
  free(program->exchanges);
  program->exchanges = NULL;
}

/* A set of ranks for each rank and block. */
typedef struct store {
  int32_t blocks;
  size_t words; /* of a set */
  uint64_t *sets;
} store;

static uint64_t *set_of(const store *s, int32_t rank, int32_t block) {
  return s->sets + ((size_t)rank * (size_t)s->blocks + (size_t)block) * s->words;
}

static store make_store(int32_t ranks, int32_t blocks, size_t words) {
  store s = {blocks, words, allocate((size_t)ranks * (size_t)blocks * words, sizeof(uint64_t))};
  return s;
}

/* Whether block b lies in the share of the rank, as make_cut deals blocks out: share i ends before block (i + 1) blocks / ranks. */
static bool owns(int32_t ranks, int32_t blocks, int32_t rank, int32_t b) {
  return (int64_t)rank * blocks / ranks <= b && b < ((int64_t)rank + 1) * blocks / ranks;
}

static bool begins(int32_t what, int32_t ranks, int32_t root, int32_t blocks, int32_t rank,
                   int32_t b) {
  if (what == DODONA_BASELINE_BCAST)
    return rank == root;
  return what != DODONA_BASELINE_ALLGATHER || owns(ranks, blocks, rank, b);
}

static void fill(store *s, int32_t ranks, int32_t what, int32_t root) {
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = 0; b < s->blocks; b++)
      if (begins(what, ranks, root, s->blocks, rank, b))
        set_of(s, rank, b)[rank / 64] |= UINT64_C(1) << rank % 64;
}

/* Takes what was sent, which is not empty and, if it is to be combined, has nothing that is there. */
static bool take(uint64_t *held, const uint64_t *sent, size_t words, bool combine) {
  uint64_t any = 0;
  uint64_t twice = 0;
  for (size_t w = 0; w < words; w++) {
    any |= sent[w];
    twice |= combine ? held[w] & sent[w] : 0;
    held[w] = combine ? held[w] | sent[w] : sent[w];
  }
  return any != 0 && twice == 0;
}

/* Both ends of every message tell the same, and within the message. */
static bool matches(const dodona_step *step, int32_t ranks, int32_t blocks) {
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_step *e = &step[rank];
    if (e->send_to != NONE) {
      if (e->send_to < 0 || e->send_to >= ranks || e->send_to == rank || e->send_count < 1 ||
          e->send_first < 0 || e->send_first > blocks - e->send_count)
        return false;
      const dodona_step *peer = &step[e->send_to];
      if (peer->recv_from != rank || peer->recv_first != e->send_first ||
          peer->recv_count != e->send_count)
        return false;
    }
    if (e->recv_from != NONE &&
        (e->recv_from < 0 || e->recv_from >= ranks || step[e->recv_from].send_to != rank))
      return false;
  }
  return true;
}

/* What a rank sends in a step is what it held before: put aside where the rank itself receives. */
static bool run_step(const dodona_step *step, int32_t ranks, store *held, store *sent) {
  bool good = true;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = step[rank].send_first; b < step[rank].send_first + step[rank].send_count; b++)
      for (size_t w = 0; w < held->words; w++)
        set_of(sent, rank, b)[w] = set_of(held, rank, b)[w];
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = step[rank].recv_first; b < step[rank].recv_first + step[rank].recv_count; b++)
      good = take(set_of(held, rank, b), set_of(sent, step[rank].recv_from, b), held->words,
                  step[rank].use != 0) &&
             good;
  return good;
}

static bool ends_well(const store *held, int32_t ranks, int32_t what, int32_t root) {
  store whole = make_store(1, held->blocks, held->words);
  bool good = true;
  for (int32_t b = 0; b < held->blocks; b++)
    for (int32_t rank = 0; rank < ranks; rank++)
      if (begins(what, ranks, root, held->blocks, rank, b))
        set_of(&whole, 0, b)[rank / 64] |= UINT64_C(1) << rank % 64;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = 0; b < held->blocks; b++)
      if (what != DODONA_BASELINE_REDUCE_SCATTER || owns(ranks, held->blocks, rank, b))
        good = good && memcmp(set_of(held, rank, b), set_of(&whole, 0, b),
                              held->words * sizeof(uint64_t)) == 0;
  free(whole.sets);
  return good;
}

bool program_delivers(const obvious_program *program, int32_t what, int32_t root, int32_t blocks) {
  int32_t ranks = program->ranks;
  size_t words = (size_t)ranks / 64 + 1;
  store held = make_store(ranks, blocks, words);
  store sent = make_store(ranks, blocks, words);
  bool good = true;
  fill(&held, ranks, what, root);
  for (int64_t x = 0; good && x < program->steps; x++) {
    const dodona_step *step = program->exchanges + x * ranks;
    good = matches(step, ranks, blocks) && run_step(step, ranks, &held, &sent);
  }
  good = good && ends_well(&held, ranks, what, root);
  free(held.sets);
  free(sent.sets);
  return good;
}
