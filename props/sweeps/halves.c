/* The halves by skips, message by message. P <= 64, every radix 2 .. P, and P = 65, 100, 257 with some, two roots each; s in 1, 2, P - 1, P,
   P + 1, 3 P: every message of a half is the obvious one, block by block; the rounds end where the obvious ones do; the largest messages add
   up to the volume. P to 2^31 - 1, at random: both ends of a message tell the same; for a small radix a half sends P - 1 shares.
   halves_run.c runs collectives of halves. */
#include "ref/algorithms/exchange/halves.h"
#include "ref/count/skips.h"
#include "props/obvious/skips.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { ALL_RADICES = 64, SIZES = 6, TRIES = 20000 };

typedef struct wrongs {
  int64_t cases;
  int64_t messages;
  int64_t dear;
  int64_t lists;
  int64_t rounds;
} wrongs;

/* The share of the list's share i: a scatter's count from the root on. */
static int32_t owner_of(const obvious_skips *all, int32_t i) {
  return all->root < 0 ? i : (int32_t)(((int64_t)i + all->root) % all->ranks);
}

/* Whether rank `from` sends rank `to` in step y of the half what the list's message has, and nothing if it has no blocks. */
static bool is_message(const obvious_skips *all, const obvious_skip *m, int32_t half, int32_t radix,
                       int32_t blocks, int32_t from, int32_t to, int64_t y) {
  int32_t root = all->root < 0 ? 0 : all->root;
  dodona_step sends = dodona_half_step_at(half, all->ranks, radix, root, blocks, from, y);
  dodona_step gets = dodona_half_step_at(half, all->ranks, radix, root, blocks, to, y);
  int32_t there = 0;
  for (int32_t i = 0; i < all->ranks; i++)
    for (int64_t share = owner_of(all, i), b = share * blocks / all->ranks;
         b < (share + 1) * blocks / all->ranks; b++) {
      if (m->share[i] != (sends.send_to == to &&
                          skips_carry(sends.send_first, sends.send_count, blocks, (int32_t)b)) ||
          m->share[i] != (gets.recv_from == from &&
                          skips_carry(gets.recv_first, gets.recv_count, blocks, (int32_t)b)))
        return false;
      there += m->share[i];
    }
  int use = half == DODONA_HALF_REDUCE_SCATTER ? DODONA_PREPEND : DODONA_STORE;
  return there > 0 ? sends.send_count == there && gets.recv_count == there && gets.use == use
                   : sends.send_to == DODONA_NONE && gets.recv_from == DODONA_NONE;
}

/* How many messages the half has by what ranks are told, from before its first step to after its last. */
static int64_t told(int32_t half, int32_t ranks, int32_t radix, int32_t root, int32_t blocks) {
  int64_t count = 0;
  for (int64_t y = -1; y <= dodona_skip_steps(ranks, radix) + 1; y++)
    for (int32_t rank = 0; rank < ranks; rank++)
      count +=
          dodona_half_step_at(half, ranks, radix, root, blocks, rank, y).send_to != DODONA_NONE;
  return count;
}

/* The largest message of each step, added up over a half that hands out and the allgather that follows it: the latter is the volume, and no
   message of the former is larger. */
static bool costs_agree(int32_t out, int32_t ranks, int32_t radix, int32_t root, int32_t blocks) {
  int32_t steps = dodona_skip_steps(ranks, radix);
  int64_t volume = 0;
  for (int64_t y = 1; y <= steps; y++) {
    int32_t most[2] = {0, 0};
    for (int32_t rank = 0; rank < ranks; rank++)
      for (int k = 0; k < 2; k++) {
        int32_t count = dodona_half_step_at(k == 0 ? out : DODONA_HALF_ALLGATHER, ranks, radix,
                                            root, blocks, rank, k == 0 ? y : steps + 1 - y)
                            .send_count;
        most[k] = count > most[k] ? count : most[k];
      }
    volume += most[1];
    if (out == DODONA_HALF_SCATTER ? most[0] > most[1] : most[0] != most[1])
      return skips_differ(ranks, radix, root, blocks, y, "the largest message");
  }
  return volume == dodona_skip_volume(ranks, radix, blocks) ||
         skips_differ(ranks, radix, root, blocks, 0, "the largest messages");
}

/* Whether the list's rounds end where the functions say, of the two halves that it lists. */
static bool same_rounds(const obvious_skips *all, int32_t out, int32_t radix) {
  for (int64_t k = 0; k < all->count; k++) {
    int64_t end = k;
    while (end + 1 < all->count && all->messages[end + 1].round == all->messages[k].round)
      end++;
    if (dodona_halves_last(out, DODONA_HALF_ALLGATHER, all->ranks, radix, all->messages[k].step) !=
        all->messages[end].step)
      return skips_differ(all->ranks, radix, 0, 0, all->messages[k].step, "the end of a round");
  }
  return true;
}

/* The first half of the list is the half that hands out; backwards and turned round it is the other. */
static bool halves_agree(const obvious_skips *all, int32_t out, int32_t back, int32_t radix,
                         int32_t blocks) {
  int32_t root = all->root < 0 ? 0 : all->root;
  int64_t steps = all->steps / 2, listed = 0;
  for (int64_t k = 0; k < all->count && all->messages[k].step <= steps; k++) {
    const obvious_skip *m = &all->messages[k];
    if (!is_message(all, m, out, radix, blocks, m->from, m->to, m->step) ||
        !is_message(all, m, back, radix, blocks, m->to, m->from, steps + 1 - m->step))
      return skips_differ(all->ranks, radix, root, blocks, m->step, "a message");
    for (int32_t i = 0; i < all->ranks; i++) {
      int64_t share = owner_of(all, i);
      if (m->share[i] && share * blocks / all->ranks < (share + 1) * blocks / all->ranks) {
        listed++;
        break;
      }
    }
  }
  return (told(out, all->ranks, radix, root, blocks) == listed &&
          told(back, all->ranks, radix, root, blocks) == listed) ||
         skips_differ(all->ranks, radix, root, blocks, 0, "more messages");
}

static void sweep_one(int32_t ranks, int32_t radix, int32_t root, wrongs *wrong) {
  obvious_skips all = obvious_skips_of(ranks, radix);
  obvious_skips cast = obvious_skip_broadcast_of(ranks, radix, root);
  const int32_t sizes[SIZES] = {1, 2, ranks - 1, ranks, ranks + 1, 3 * ranks};
  for (int k = 0; k < SIZES; k++) {
    if (sizes[k] < 1)
      continue;
    wrong->cases += 2;
    wrong->messages +=
        !halves_agree(&all, DODONA_HALF_REDUCE_SCATTER, DODONA_HALF_ALLGATHER, radix, sizes[k]);
    wrong->messages +=
        !halves_agree(&cast, DODONA_HALF_SCATTER, DODONA_HALF_GATHER, radix, sizes[k]);
    wrong->dear += !costs_agree(DODONA_HALF_REDUCE_SCATTER, ranks, radix, root, sizes[k]);
    wrong->dear += !costs_agree(DODONA_HALF_SCATTER, ranks, radix, root, sizes[k]);
  }
  wrong->lists += 2;
  wrong->rounds += !same_rounds(&all, DODONA_HALF_REDUCE_SCATTER, radix);
  wrong->rounds += !same_rounds(&cast, DODONA_HALF_SCATTER, radix);
  free_skips(&all);
  free_skips(&cast);
}

static int32_t drawn(int32_t most) {
  return (int32_t)((((int64_t)rand() << 20) ^ rand()) % most) + 1;
}

/* In a step drawn at random a rank's message is the one that its receiver gets. */
static bool ends_agree(int32_t half, int32_t ranks, int32_t radix) {
  int32_t root = drawn(ranks) - 1, rank = drawn(ranks) - 1, blocks = drawn(INT32_MAX);
  int64_t y = 1 + ((int64_t)drawn(INT32_MAX) - 1) % dodona_skip_steps(ranks, radix);
  dodona_step sends = dodona_half_step_at(half, ranks, radix, root, blocks, rank, y);
  if (sends.send_to == DODONA_NONE)
    return true;
  dodona_step gets = dodona_half_step_at(half, ranks, radix, root, blocks, sends.send_to, y);
  return (gets.recv_from == rank && gets.recv_first == sends.send_first &&
          gets.recv_count == sends.send_count) ||
         skips_differ(ranks, radix, root, blocks, y, "the two ends");
}

/* With as many blocks as ranks the blocks are the shares. */
static bool sends_all_but_one(int32_t ranks, int32_t radix, int32_t rank) {
  int64_t sent[2] = {0, 0};
  for (int64_t y = 1; y <= dodona_skip_steps(ranks, radix); y++)
    for (int k = 0; k < 2; k++)
      sent[k] += dodona_half_step_at(k == 0 ? DODONA_HALF_REDUCE_SCATTER : DODONA_HALF_ALLGATHER,
                                     ranks, radix, 0, ranks, rank, y)
                     .send_count;
  return (sent[0] == ranks - 1 && sent[1] == ranks - 1) ||
         skips_differ(ranks, radix, 0, ranks, 0, "shares sent");
}

int main(void) {
  const int32_t more[][2] = {{65, 2},   {65, 4},   {65, 65}, {100, 2},
                             {100, 10}, {100, 99}, {257, 2}, {257, 16}};
  wrongs wrong = {0, 0, 0, 0, 0};
  int64_t volumes = 0;
  srand(1);
  for (int32_t ranks = 1; ranks <= ALL_RADICES; ranks++)
    for (int32_t radix = 2; radix <= (ranks > 2 ? ranks : 3); radix++) {
      sweep_one(ranks, radix, 0, &wrong);
      sweep_one(ranks, radix, drawn(ranks) - 1, &wrong);
    }
  for (size_t k = 0; k < sizeof more / sizeof *more; k++)
    sweep_one(more[k][0], more[k][1], drawn(more[k][0]) - 1, &wrong);
  int64_t ends = 0;
  for (int32_t k = 0; k < TRIES; k++) {
    int32_t ranks = k == 0 ? INT32_MAX : 1 + drawn(INT32_MAX - 1);
    int32_t radix = k % 3 == 0 ? INT32_MAX : k % 3 == 1 ? 1 + drawn(63) : 1 + drawn(INT32_MAX - 1);
    ends += !ends_agree(k % DODONA_HALF_NONE, ranks, radix);
    volumes += !sends_all_but_one(ranks, 1 + drawn(15), drawn(ranks) - 1);
  }
  result("messages are the obvious ones", "halves", 0, wrong.cases, wrong.messages);
  result("largest messages are the volume", "halves", 0, wrong.cases, wrong.dear);
  result("rounds end where the obvious ones do", "two halves", 0, wrong.lists, wrong.rounds);
  result("of many ranks, both ends of a message", "halves", 0, TRIES, ends);
  result("of many ranks, shares sent in a half", "halves", 0, TRIES, volumes);
  return results();
}
