/* The allreduce by skips, and the broadcast from a root drawn at random. P <= 64, every radix 2 .. P, and P = 65, 100, 257 with some; s in 1, 2, P - 1, P, P + 1, 3 P: every message
   is the obvious one, block by block; the checker takes the rows as the collective; what a rank receives in a round it does not send in
   it. P to 2^31 - 1, at random: both ends of a message tell the same; for a small radix a half sends P - 1 shares. */
#include "ref/algorithms/exchange/skip_broadcast.h"
#include "ref/count/skips.h"
#include "props/reduction.h"
#include "props/obvious/skips.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { ALL_RADICES = 64, SIZES = 6, JUDGED = 20, TRIES = 20000 };

typedef struct wrongs {
  int64_t cases;
  int64_t steps;
  int64_t judged;
  int64_t refused;
  int64_t mixed;
  int64_t dear;
} wrongs;

static bool differ(int32_t ranks, int32_t radix, int32_t blocks, int64_t x, const char *what) {
  fprintf(stderr, "skips, P %" PRId32 ", r %" PRId32 ", s %" PRId32 ", step %" PRId64 ": %s\n",
          ranks, radix, blocks, x, what);
  return false;
}

static bool carried(int32_t first, int32_t count, int32_t blocks, int32_t block) {
  int32_t past = block < first ? block - first + blocks : block - first;
  return past < count;
}

static dodona_step step_of(const obvious_skips *all, int32_t radix, int32_t blocks, int32_t rank,
                           int64_t x) {
  return all->root < 0
             ? dodona_skip_step_at(all->ranks, radix, blocks, rank, x)
             : dodona_skip_broadcast_step_at(all->ranks, radix, all->root, blocks, rank, x);
}

/* Whether the message has the blocks of its shares, and both ends say so; without blocks there is none. */
static bool message_agrees(const obvious_skips *all, const obvious_skip *m, int32_t radix,
                           int32_t blocks) {
  dodona_step sends = step_of(all, radix, blocks, m->from, m->step);
  dodona_step gets = step_of(all, radix, blocks, m->to, m->step);
  int32_t there = 0;
  for (int32_t share = 0; share < all->ranks; share++)
    for (int64_t b = (int64_t)share * blocks / all->ranks;
         b < ((int64_t)share + 1) * blocks / all->ranks; b++) {
      bool sent =
          sends.send_to == m->to && carried(sends.send_first, sends.send_count, blocks, (int32_t)b);
      bool got = gets.recv_from == m->from &&
                 carried(gets.recv_first, gets.recv_count, blocks, (int32_t)b);
      if (sent != m->share[share] || got != m->share[share])
        return false;
      there += m->share[share];
    }
  int use = all->root < 0 && 2 * m->step <= all->steps ? DODONA_PREPEND : DODONA_STORE;
  return there > 0 ? sends.send_count == there && gets.recv_count == there && (int)gets.use == use
                   : sends.send_to == DODONA_NONE && gets.recv_from == DODONA_NONE;
}

/* How many messages have blocks, by the list and by what the ranks are told. */
static bool as_many(const obvious_skips *all, int32_t radix, int32_t blocks) {
  int64_t listed = 0, told = 0;
  for (int64_t i = 0; i < all->count; i++)
    for (int32_t share = 0; share < all->ranks; share++)
      if (all->messages[i].share[share] &&
          (int64_t)share * blocks / all->ranks < ((int64_t)share + 1) * blocks / all->ranks) {
        listed++;
        break;
      }
  for (int64_t x = 1; x <= all->steps; x++)
    for (int32_t rank = 0; rank < all->ranks; rank++)
      told += step_of(all, radix, blocks, rank, x).send_to != DODONA_NONE;
  return told == listed;
}

static bool messages_agree(const obvious_skips *all, int32_t radix, int32_t blocks) {
  if (2 * (int64_t)dodona_skip_steps(all->ranks, radix) != all->steps)
    return differ(all->ranks, radix, blocks, 0, "steps");
  for (int64_t i = 0; i < all->count; i++)
    if (!message_agrees(all, &all->messages[i], radix, blocks))
      return differ(all->ranks, radix, blocks, all->messages[i].step, "a message");
  if (!as_many(all, radix, blocks))
    return differ(all->ranks, radix, blocks, 0, "more messages");
  const int64_t outside[] = {-1, 0, all->steps + 1, INT64_MAX};
  for (int k = 0; k < 4; k++) {
    dodona_step idle = step_of(all, radix, blocks, 0, outside[k]);
    if (idle.send_to != DODONA_NONE || idle.recv_from != DODONA_NONE)
      return differ(all->ranks, radix, blocks, outside[k], "not idle");
  }
  return true;
}

/* Rounds as the function has them are the obvious ones, and nobody sends in a round what it gets in it. */
static bool rounds_apart(const obvious_skips *all, int32_t radix) {
  bool *got = calloc((size_t)all->ranks * (size_t)all->ranks, sizeof *got);
  if (got == NULL)
    abort();
  bool apart = true;
  int64_t begin = 0;
  while (begin < all->count && apart) {
    int64_t end = begin;
    int32_t round = all->messages[begin].round;
    for (; end < all->count && all->messages[end].round == round; end++)
      for (int32_t i = 0; i < all->ranks; i++)
        got[(int64_t)all->messages[end].to * all->ranks + i] |= all->messages[end].share[i];
    for (int64_t k = begin; k < end; k++) {
      const obvious_skip *m = &all->messages[k];
      apart &= dodona_skip_last(all->ranks, radix, m->step) == all->messages[end - 1].step;
      for (int32_t i = 0; i < all->ranks; i++)
        apart &= !m->share[i] || !got[(int64_t)m->from * all->ranks + i];
    }
    for (int64_t k = 0; k < (int64_t)all->ranks * all->ranks; k++)
      got[k] = false;
    begin = end;
  }
  free(got);
  return apart || differ(all->ranks, radix, 0, 0, "rounds");
}

/* dodona_skip_volume counts the largest message of each step, of both halves; no message of a scatter is larger. */
static bool costs_agree(const obvious_skips *all, int32_t radix, int32_t blocks) {
  int32_t ranks = all->ranks;
  int64_t half = all->steps / 2, volume = 0;
  for (int64_t x = 1; x <= half; x++) {
    int32_t most[2] = {0, 0};
    for (int32_t rank = 0; rank < ranks; rank++)
      for (int k = 0; k < 2; k++) {
        int64_t at = k == 0 ? x : 2 * half + 1 - x;
        int32_t count = step_of(all, radix, blocks, rank, at).send_count;
        most[k] = count > most[k] ? count : most[k];
      }
    volume += most[1];
    if (all->root < 0 ? most[0] != most[1] : most[0] > most[1])
      return differ(ranks, radix, blocks, x, "the halves");
  }
  return volume == dodona_skip_volume(ranks, radix, blocks) ||
         differ(ranks, radix, blocks, 0, "largest messages");
}

static void collect(const obvious_skips *all, int32_t radix, int32_t blocks, row_list *list) {
  list->count = 0;
  for (int64_t x = 1; x <= all->steps; x++)
    for (int32_t rank = 0; rank < all->ranks; rank++) {
      dodona_step step = step_of(all, radix, blocks, rank, x);
      int32_t result = all->root >= 0 || 2 * x <= all->steps ? 0 : blocks;
      for (int32_t block = 0; block < blocks; block++) {
        if (carried(step.send_first, step.send_count, blocks, block))
          append_row(list, (dodona_row){x, rank, DODONA_SEND, step.send_to, result + block});
        if (carried(step.recv_first, step.recv_count, blocks, block))
          append_row(list, (dodona_row){x, rank, DODONA_RECV, step.recv_from, result + block});
      }
    }
}

static bool judged(const obvious_skips *all, int32_t radix, int32_t blocks, row_list *list) {
  dodona_rules rules = {.ranks = all->ranks, .blocks = 2 * blocks, .latency = 1, .ticks = 1};
  collect(all, radix, blocks, list);
  if (all->root < 0) {
    return is_valid_reduction(&rules, 1, list->rows, list->count) ||
           differ(all->ranks, radix, blocks, list->count, "the checker refuses it");
  }
  rules.blocks = blocks;
  rules.root = all->root;
  rules.redundant = 1;
  dodona_verdict verdict = judge(&rules, list->rows, list->count);
  return verdict.fault == DODONA_VALID ||
         differ(all->ranks, radix, blocks, verdict.row, "the checker refuses the broadcast");
}

static int32_t drawn(int32_t most) {
  return (int32_t)((((int64_t)rand() << 20) ^ rand()) % most) + 1;
}

static void sweep_case(const obvious_skips *all, int32_t radix, row_list *list, wrongs *wrong) {
  int32_t ranks = all->ranks;
  const int32_t sizes[SIZES] = {1, 2, ranks - 1, ranks, ranks + 1, 3 * ranks};
  for (int k = 0; k < SIZES; k++) {
    if (sizes[k] < 1)
      continue;
    wrong->cases++;
    wrong->steps += !messages_agree(all, radix, sizes[k]);
    wrong->dear += !costs_agree(all, radix, sizes[k]);
    if (ranks <= JUDGED) {
      wrong->judged++;
      wrong->refused += !judged(all, radix, sizes[k], list);
    }
  }
  wrong->mixed += !rounds_apart(all, radix);
}

static void sweep_one(int32_t ranks, int32_t radix, row_list *list, wrongs wrong[2]) {
  obvious_skips all = obvious_skips_of(ranks, radix);
  obvious_skips cast = obvious_skip_broadcast_of(ranks, radix, drawn(ranks) - 1);
  sweep_case(&all, radix, list, &wrong[0]);
  sweep_case(&cast, radix, list, &wrong[1]);
  free_skips(&all);
  free_skips(&cast);
}

/* In a step drawn at random a rank's message is the one that its receiver gets. */
static bool ends_agree(const obvious_skips *all, int32_t radix, int32_t blocks, int32_t rank) {
  int32_t ranks = all->ranks;
  int64_t x = 1 + ((int64_t)drawn(INT32_MAX) - 1) % (2 * (int64_t)dodona_skip_steps(ranks, radix));
  dodona_step sends = step_of(all, radix, blocks, rank, x);
  if (sends.send_to == DODONA_NONE)
    return true;
  dodona_step gets = step_of(all, radix, blocks, sends.send_to, x);
  return (gets.recv_from == rank && gets.recv_first == sends.send_first &&
          gets.recv_count == sends.send_count) ||
         differ(ranks, radix, blocks, x, "the two ends");
}

/* With as many blocks as ranks the blocks are the shares. */
static bool sends_all_but_one(int32_t ranks, int32_t radix, int32_t rank) {
  int64_t half = dodona_skip_steps(ranks, radix);
  int64_t sent[2] = {0, 0};
  for (int64_t x = 1; x <= 2 * half; x++)
    sent[x > half] += dodona_skip_step_at(ranks, radix, ranks, rank, x).send_count;
  return (sent[0] == ranks - 1 && sent[1] == ranks - 1) || differ(ranks, radix, ranks, 0, "volume");
}

int main(void) {
  const int32_t more[][2] = {{64, 2},  {64, 8},   {64, 64},  {65, 2},  {65, 4},  {65, 65},
                             {100, 2}, {100, 10}, {100, 99}, {257, 2}, {257, 16}};
  row_list list = {NULL, 0, 0};
  srand(1);
  wrongs wrong[2] = {{0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}};
  for (int32_t ranks = 1; ranks <= ALL_RADICES; ranks++)
    for (int32_t radix = 2; radix <= (ranks > 2 ? ranks : 3); radix++)
      sweep_one(ranks, radix, &list, wrong);
  for (size_t k = 0; k < sizeof more / sizeof *more; k++)
    sweep_one(more[k][0], more[k][1], &list, wrong);
  int64_t ends = 0;
  int64_t volumes = 0;
  for (int32_t k = 0; k < TRIES; k++) {
    int32_t ranks = k == 0 ? INT32_MAX : 1 + drawn(INT32_MAX - 1);
    int32_t radix = k % 3 == 0 ? INT32_MAX : k % 3 == 1 ? 1 + drawn(63) : 1 + drawn(INT32_MAX - 1);
    obvious_skips all = {ranks, k % 2 == 0 ? -1 : drawn(ranks) - 1, 0, 0, NULL};
    ends += !ends_agree(&all, radix, drawn(INT32_MAX), drawn(ranks) - 1);
    volumes += !sends_all_but_one(ranks, 1 + drawn(15), drawn(ranks) - 1);
  }
  free_rows(&list);
  for (int k = 0; k < 2; k++) {
    const char *op = k == 0 ? "skips, allreduce" : "skips, broadcast";
    result("messages are the obvious ones", op, 0, wrong[k].cases, wrong[k].steps);
    result("the checker takes them", op, 0, wrong[k].judged, wrong[k].refused);
    result("what comes in a round is not sent in it", op, 0, wrong[k].cases, wrong[k].mixed);
    result("largest messages are the volume", op, 0, wrong[k].cases, wrong[k].dear);
  }
  result("of many ranks, both ends of a message", "skips", 0, TRIES, ends);
  result("of many ranks, shares sent in a half", "skips", 0, TRIES, volumes);
  return results();
}
