/* Rounds from s = P on, until s is 1: s' = ceil(s / r); for every d from the last part down to 1, rank v sends v + d s' the shares
   v + d s' .. v + min((d + 1) s', s) - 1, modulo P. Then the same messages in the opposite order, each turned round. The broadcast: the interval [0, P) is cut in parts of s'
   and each part again; for every d from the last part down to 1, the first position of an interval sends the first position of its
   part d the part. Then the same second half. */
#include "props/obvious/skips.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static obvious_skip *add(obvious_skips *all, int64_t step, int32_t round, int32_t from,
                         int32_t to) {
  obvious_skip *grown = realloc(all->messages, (size_t)(all->count + 1) * sizeof *grown);
  if (grown == NULL)
    abort();
  all->messages = grown;
  obvious_skip *message = &grown[all->count++];
  *message = (obvious_skip){step, round, from, to, calloc((size_t)all->ranks, sizeof(bool))};
  if (message->share == NULL)
    abort();
  return message;
}

/* One round; returns the size of a part. */
static int32_t go_round(obvious_skips *all, int32_t round, int32_t size, int32_t radix) {
  int32_t part = (int32_t)(((int64_t)size + radix - 1) / radix);
  int32_t parts = (size + part - 1) / part;
  for (int32_t d = parts - 1; d >= 1; d--) {
    all->steps++;
    for (int32_t v = 0; v < all->ranks; v++) {
      obvious_skip *message =
          add(all, all->steps, round, v, (int32_t)(((int64_t)v + d * part) % all->ranks));
      for (int32_t o = d * part; o < (d + 1) * part && o < size; o++)
        message->share[((int64_t)v + o) % all->ranks] = true;
    }
  }
  return part;
}

/* The messages of the reduce-scatter in `first`, backwards and turned round. */
static void go_back(obvious_skips *all, const obvious_skips *first, int32_t rounds) {
  for (int64_t i = first->count - 1; i >= 0; i--) {
    const obvious_skip m = first->messages[i];
    obvious_skip *back =
        add(all, 2 * first->steps + 1 - m.step, 2 * rounds - 1 - m.round, m.to, m.from);
    for (int32_t share = 0; share < all->ranks; share++)
      back->share[share] = m.share[share];
  }
  all->steps = 2 * first->steps;
}

static int32_t go_forth(obvious_skips *all, int32_t radix) {
  int32_t rounds = 0;
  for (int32_t size = all->ranks; size > 1; rounds++)
    size = go_round(all, rounds, size, radix);
  return rounds;
}

/* The second half, after the first has gone in so many rounds. */
static void go_home(obvious_skips *all, int32_t radix, int32_t rounds) {
  obvious_skips forth = {all->ranks, -1, 0, 0, NULL};
  go_forth(&forth, radix);
  go_back(all, &forth, rounds);
  free_skips(&forth);
}

obvious_skips obvious_skips_of(int32_t ranks, int32_t radix) {
  obvious_skips all = {ranks, -1, 0, 0, NULL};
  go_home(&all, radix, go_forth(&all, radix));
  return all;
}

/* One round of the scatter. first[p]: the first position of p's interval; returns the size of a part. */
static int32_t cut_round(obvious_skips *all, int32_t *first, int32_t round, int32_t size,
                         int32_t radix) {
  int32_t part = (int32_t)(((int64_t)size + radix - 1) / radix);
  int32_t parts = (size + part - 1) / part;
  for (int32_t d = parts - 1; d >= 1; d--) {
    all->steps++;
    obvious_skip *message = NULL;
    for (int32_t p = 0; p < all->ranks; p++) {
      if ((p - first[p]) / part != d)
        continue;
      if (p == first[p] + d * part)
        message = add(all, all->steps, round, first[p], p);
      message->share[p] = true;
    }
  }
  for (int32_t p = 0; p < all->ranks; p++)
    first[p] += (p - first[p]) / part * part;
  return part;
}

obvious_skips obvious_skip_broadcast_of(int32_t ranks, int32_t radix, int32_t root) {
  obvious_skips all = {ranks, root, 0, 0, NULL};
  int32_t *first = calloc((size_t)ranks, sizeof *first);
  if (first == NULL)
    abort();
  int32_t rounds = 0;
  for (int32_t size = ranks; size > 1; rounds++)
    size = cut_round(&all, first, rounds, size, radix);
  free(first);
  go_home(&all, radix, rounds);
  for (int64_t i = 0; i < all.count; i++) {
    all.messages[i].from = (int32_t)(((int64_t)all.messages[i].from + root) % ranks);
    all.messages[i].to = (int32_t)(((int64_t)all.messages[i].to + root) % ranks);
  }
  return all;
}

void free_skips(obvious_skips *all) {
  for (int64_t i = 0; i < all->count; i++)
    free(all->messages[i].share);
  free(all->messages);
}

bool skips_differ(int32_t ranks, int32_t radix, int32_t root, int32_t blocks, int64_t x,
                  const char *what) {
  fprintf(stderr,
          "halves, P %" PRId32 ", r %" PRId32 ", root %" PRId32 ", s %" PRId32 ", step %" PRId64
          ": %s\n",
          ranks, radix, root, blocks, x, what);
  return false;
}

bool skips_carry(int32_t first, int32_t count, int32_t blocks, int32_t block) {
  int32_t past = block < first ? block - first + blocks : block - first;
  return past < count;
}
