/* Phase 1: rank v turns its P blocks upwards by v places, so that the block for rank v + o is in place o. Phase 2: the places are written in
   radix r, with w digits, r^w >= P. In subphase i < w, step z = 1 .. r - 1, all blocks whose places have the digit z at i are packed into
   one message and sent to the rank z r^i ahead, and put into the same places there. Steps in which nobody has anything to pack are left out. */
#include "props/obvious/alltoall.h"

#include <stdlib.h>
#include <string.h>

static void *room(size_t count, size_t size) {
  void *found = calloc(count, size);
  if (found == NULL)
    abort();
  return found;
}

/* Digit number i of a place, by writing the digits out. */
static int32_t digit(int32_t place, int32_t i, int32_t radix) {
  for (int32_t k = 0; k < i; k++)
    place /= radix;
  return place % radix;
}

static void send(obvious_alltoall *all, const bool *place, int32_t ahead) {
  const size_t size = (size_t)all->ranks * (size_t)all->ranks * sizeof(int32_t);
  int32_t *giver = room(1, size), *taker = room(1, size);
  memcpy(giver, all->giver, size);
  memcpy(taker, all->taker, size);
  for (int32_t v = 0; v < all->ranks; v++)
    for (int32_t o = 0; o < all->ranks; o++)
      if (place[o]) {
        int64_t to = ((int64_t)v + ahead) % all->ranks;
        all->giver[to * all->ranks + o] = giver[(int64_t)v * all->ranks + o];
        all->taker[to * all->ranks + o] = taker[(int64_t)v * all->ranks + o];
      }
  free(giver);
  free(taker);
}

static void subphase(obvious_alltoall *all, int32_t i, int64_t unit, int32_t radix) {
  for (int32_t z = 1; z < radix; z++) {
    bool *place = room((size_t)all->ranks, sizeof *place);
    int32_t packed = 0;
    for (int32_t o = 0; o < all->ranks; o++) {
      place[o] = digit(o, i, radix) == z;
      packed += place[o];
    }
    if (packed == 0) {
      free(place);
      continue;
    }
    int32_t ahead = (int32_t)(z * unit % all->ranks);
    send(all, place, ahead);
    all->packs = realloc(all->packs, (size_t)(all->steps + 1) * sizeof *all->packs);
    if (all->packs == NULL)
      abort();
    all->packs[all->steps] = (obvious_pack){all->steps + 1, ahead, place};
    all->steps++;
  }
}

obvious_alltoall obvious_alltoall_of(int32_t ranks, int32_t radix) {
  const size_t places = (size_t)ranks * (size_t)ranks;
  obvious_alltoall all = {ranks, 0, NULL, room(places, sizeof(int32_t)),
                          room(places, sizeof(int32_t))};
  for (int32_t v = 0; v < ranks; v++)
    for (int32_t o = 0; o < ranks; o++) {
      all.giver[(int64_t)v * ranks + o] = v;
      all.taker[(int64_t)v * ranks + o] = (v + o) % ranks;
    }
  int32_t i = 0;
  for (int64_t unit = 1; unit < ranks; unit *= radix)
    subphase(&all, i++, unit, radix);
  return all;
}

void free_alltoall(obvious_alltoall *all) {
  for (int64_t x = 0; x < all->steps; x++)
    free(all->packs[x].place);
  free(all->packs);
  free(all->giver);
  free(all->taker);
}
