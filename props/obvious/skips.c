/* Rounds from s = P on, until s is 1: s' = ceil(s / r); for every d from the last part down to 1, rank v sends v + d s' the shares
   v + d s' .. v + min((d + 1) s', s) - 1, modulo P. Then the same messages in the opposite order, each turned round. */
#include "props/obvious/skips.h"

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

obvious_skips obvious_skips_of(int32_t ranks, int32_t radix) {
  obvious_skips all = {ranks, 0, 0, NULL};
  int32_t rounds = 0;
  for (int32_t size = ranks; size > 1; rounds++)
    size = go_round(&all, rounds, size, radix);
  int64_t half = all.steps;
  for (int64_t i = all.count - 1; i >= 0; i--) {
    const obvious_skip first = all.messages[i];
    obvious_skip *back =
        add(&all, 2 * half + 1 - first.step, 2 * rounds - 1 - first.round, first.to, first.from);
    for (int32_t share = 0; share < ranks; share++)
      back->share[share] = first.share[share];
  }
  all.steps = 2 * half;
  return all;
}

void free_skips(obvious_skips *all) {
  for (int64_t i = 0; i < all->count; i++)
    free(all->messages[i].share);
  free(all->messages);
}
