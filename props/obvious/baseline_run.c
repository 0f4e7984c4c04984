/* The machine that runs an obvious program: of each rank and block it keeps whose contributions are there. */
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

/* Whether block b lies in the share of the rank, as blocks are dealt out: share i ends before block (i + 1) blocks / ranks. */
static bool owns(int32_t ranks, int32_t blocks, int32_t rank, int32_t b) {
  return (int64_t)rank * blocks / ranks <= b && b < ((int64_t)rank + 1) * blocks / ranks;
}

static bool begins(int32_t op, int32_t ranks, int32_t root, int32_t blocks, int32_t rank,
                   int32_t b) {
  if (op == DODONA_BCAST)
    return rank == root;
  return op != DODONA_ALLGATHER || owns(ranks, blocks, rank, b);
}

static void fill(store *s, int32_t ranks, int32_t op, int32_t root) {
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = 0; b < s->blocks; b++)
      if (begins(op, ranks, root, s->blocks, rank, b))
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
static bool matches(const dodona_step *step, int32_t ranks, int32_t blocks, bool circle) {
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_step *e = &step[rank];
    if (e->send_to != NONE) {
      if (e->send_to < 0 || e->send_to >= ranks || e->send_to == rank || e->send_count < 1 ||
          e->send_count > blocks || e->send_first < 0 || e->send_first >= blocks ||
          (!circle && e->send_first > blocks - e->send_count))
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

/* Block k of a message from block `first` on. */
static int32_t block_of(const store *s, int32_t first, int32_t k) {
  return (int32_t)(((int64_t)first + k) % s->blocks);
}

/* What a rank sends in a step is what it held before: put aside where the rank itself receives. */
static bool run_step(const dodona_step *step, int32_t ranks, store *held, store *sent) {
  bool good = true;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t k = 0; k < step[rank].send_count; k++) {
      const int32_t b = block_of(held, step[rank].send_first, k);
      for (size_t w = 0; w < held->words; w++)
        set_of(sent, rank, b)[w] = set_of(held, rank, b)[w];
    }
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t k = 0; k < step[rank].recv_count; k++) {
      const int32_t b = block_of(held, step[rank].recv_first, k);
      good = take(set_of(held, rank, b), set_of(sent, step[rank].recv_from, b), held->words,
                  step[rank].use != 0) &&
             good;
    }
  return good;
}

static bool ends_well(const store *held, int32_t ranks, int32_t op, int32_t root) {
  store whole = make_store(1, held->blocks, held->words);
  bool good = true;
  for (int32_t b = 0; b < held->blocks; b++)
    for (int32_t rank = 0; rank < ranks; rank++)
      if (begins(op, ranks, root, held->blocks, rank, b))
        set_of(&whole, 0, b)[rank / 64] |= UINT64_C(1) << rank % 64;
  for (int32_t rank = 0; rank < ranks; rank++)
    for (int32_t b = 0; b < held->blocks; b++)
      if (op != DODONA_REDUCE_SCATTER || owns(ranks, held->blocks, rank, b))
        good = good && memcmp(set_of(held, rank, b), set_of(&whole, 0, b),
                              held->words * sizeof(uint64_t)) == 0;
  free(whole.sets);
  return good;
}

bool program_delivers(const obvious_program *program, int32_t op, int32_t root, int32_t blocks) {
  int32_t ranks = program->ranks;
  size_t words = (size_t)ranks / 64 + 1;
  store held = make_store(ranks, blocks, words);
  store sent = make_store(ranks, blocks, words);
  bool good = true;
  fill(&held, ranks, op, root);
  for (int64_t x = 0; good && x < program->steps; x++) {
    const dodona_step *step = program->exchanges + x * ranks;
    good = matches(step, ranks, blocks, program->circle) && run_step(step, ranks, &held, &sent);
  }
  good = good && ends_well(&held, ranks, op, root);
  free(held.sets);
  free(sent.sets);
  return good;
}
