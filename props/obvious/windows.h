/* A global combine by growing windows, as plain as it can be: for any number of ranks and a whole
   latency, optimal. Rank i's T is the window of the w(r) inputs that end, cyclically, with its own
   after round r; what arrives in round r was sent in step r - latency. */
#ifndef DODONA_PROPS_OBVIOUS_WINDOWS_H
#define DODONA_PROPS_OBVIOUS_WINDOWS_H

#include <stdint.h>

#include "ref/dodona.h"

enum { WINDOWS_ROUNDS = 64 };

typedef struct windows {
  int32_t ranks;
  int32_t latency;
  int32_t rounds;
  int32_t width[WINDOWS_ROUNDS];
  int32_t eps[WINDOWS_ROUNDS]; /* 1: the S of the sender is sent in this round, not its T */
} windows;

/* How many ranks a broadcast reaches in t rounds: N(t) = N(t - 1) + N(t - latency). */
static inline int32_t windows_reach(int32_t latency, int32_t t) {
  return t < latency ? 1 : windows_reach(latency, t - 1) + windows_reach(latency, t - latency);
}

/* The surplus N(rounds) - ranks is made of parts N(rounds - r), the largest first. */
static inline windows windows_make(int32_t ranks, int32_t latency) {
  windows made;
  made.ranks = ranks;
  made.latency = latency;
  made.rounds = 0;
  while (windows_reach(latency, made.rounds) < ranks)
    made.rounds++;
  int32_t surplus = windows_reach(latency, made.rounds) - ranks;
  for (int32_t r = 0; r <= made.rounds; r++) {
    const int32_t part = windows_reach(latency, made.rounds - r);
    made.eps[r] = r >= latency && part <= surplus;
    surplus -= made.eps[r] ? part : 0;
    made.width[r] = r < latency ? 1 : made.width[r - 1] + made.width[r - latency] - made.eps[r];
  }
  return made;
}

/* Writes the rows of the round, a send and a receive for each rank, and returns how many. */
static inline int32_t windows_round(const windows *plan, int32_t r, dodona_row *rows) {
  const int32_t block = plan->eps[r];
  const int32_t shift = plan->width[r - 1] - block;
  int32_t count = 0;
  if (block == 1 && plan->width[r - plan->latency] == 1)
    return 0; /* the S of one input is empty */
  for (int32_t rank = 0; rank < plan->ranks; rank++) {
    const int32_t to = (rank + shift) % plan->ranks;
    const int32_t from = (rank + plan->ranks - shift) % plan->ranks;
    const dodona_row send = {r - plan->latency, rank, DODONA_SEND, to, block};
    const dodona_row receive = {r - plan->latency, rank, DODONA_RECV, from, block};
    rows[count++] = send;
    rows[count++] = receive;
  }
  return count;
}

/* Writes all rows, at most 2 * ranks * rounds of them, and returns how many. */
static inline int32_t windows_rows(const windows *plan, dodona_row *rows) {
  int32_t count = 0;
  for (int32_t r = plan->latency; r <= plan->rounds; r++)
    count += windows_round(plan, r, rows + count);
  return count;
}

#endif
