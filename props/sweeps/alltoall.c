/* The alltoall of radix r. P <= 64, every radix 2 .. P + 1, and P = 65, 100, 257 with some: every message is the obvious one, slot by slot;
   each rank ends with the block of every rank for it. P to 2^31 - 1, at random: both ends of a message tell the same, a step more is
   none, and the slots are as many as their digits say. */
#include "ref/algorithms/alltoall/radix.h"
#include "ref/count/plan_cost.h"
#include "props/obvious/alltoall.h"
#include "props/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { ALL_RADICES = 64, TRIES = 20000 };

static bool differ(int32_t ranks, int32_t radix, int64_t x, const char *what) {
  fprintf(stderr, "alltoall, P %" PRId32 ", r %" PRId32 ", step %" PRId64 ": %s\n", ranks, radix, x,
          what);
  return false;
}

static bool has(const dodona_slots *s, int32_t o) {
  return o >= s->first && (o - s->first) % s->stride < s->run;
}

/* Whether all ranks send and receive in step x what the list says. */
static bool is_step(const obvious_alltoall *all, int32_t radix, const obvious_pack *pack) {
  for (int32_t v = 0; v < all->ranks; v++) {
    const dodona_alltoall_step step = dodona_alltoall_step_at(all->ranks, radix, v, pack->step);
    if (step.send_to != (v + pack->ahead) % all->ranks ||
        (step.recv_from + pack->ahead) % all->ranks != v)
      return differ(all->ranks, radix, pack->step, "the ranks");
    int32_t count = 0;
    for (int32_t o = 0; o < all->ranks; o++) {
      if (has(&step.slots, o) != pack->place[o])
        return differ(all->ranks, radix, pack->step, "the slots");
      count += pack->place[o];
    }
    if (count != step.slots.count)
      return differ(all->ranks, radix, pack->step, "the number of slots");
  }
  return true;
}

static bool is_obvious(int32_t ranks, int32_t radix) {
  obvious_alltoall all = obvious_alltoall_of(ranks, radix);
  bool same =
      dodona_alltoall_steps(ranks, radix) == all.steps || differ(ranks, radix, 0, "the steps");
  for (int64_t x = 0; same && x < all.steps; x++)
    same = is_step(&all, radix, &all.packs[x]);
  for (int32_t v = 0; same && v < ranks; v++)
    for (int32_t o = 0; o < ranks; o++)
      if (all.taker[(int64_t)v * ranks + o] != v ||
          all.giver[(int64_t)v * ranks + o] != (v - o + ranks) % ranks)
        same = differ(ranks, radix, all.steps, "the end");
  for (int64_t x = -1; same && x <= all.steps + 2; x++)
    if (x < 1 || x > all.steps)
      same = dodona_alltoall_step_at(ranks, radix, ranks / 2, x).send_to == DODONA_NONE ||
             differ(ranks, radix, x, "a step more");
  free_alltoall(&all);
  return same;
}

static int32_t drawn(int32_t most) {
  return (int32_t)((((int64_t)rand() << 20) ^ rand()) % most) + 1;
}

/* A message of a step drawn at random is what its receiver gets, and has the slots of one digit. */
static bool ends_agree(int32_t ranks, int32_t radix) {
  const int32_t steps = dodona_alltoall_steps(ranks, radix), rank = drawn(ranks) - 1;
  const int64_t x = drawn(steps);
  const dodona_alltoall_step sends = dodona_alltoall_step_at(ranks, radix, rank, x);
  const dodona_alltoall_step gets = dodona_alltoall_step_at(ranks, radix, sends.send_to, x);
  if (gets.recv_from != rank || gets.slots.first != sends.slots.first ||
      gets.slots.count != sends.slots.count)
    return differ(ranks, radix, x, "the two ends");
  const int64_t digit = sends.slots.first / sends.slots.run;
  for (int k = 0; k < 20; k++) {
    const int32_t o = drawn(ranks) - 1;
    if (has(&sends.slots, o) != (o / sends.slots.run % radix == digit))
      return differ(ranks, radix, x, "a slot");
  }
  return dodona_alltoall_step_at(ranks, radix, rank, (int64_t)steps + 1).send_to == DODONA_NONE ||
         differ(ranks, radix, x, "a step more");
}

/* What a rank sends in all steps: the digits that are not 0 of all slots, written out for few ranks. */
static bool volume_agrees(int32_t ranks, int32_t radix) {
  int64_t sent = 0, digits = 0;
  for (int64_t x = 1; x <= dodona_alltoall_steps(ranks, radix); x++)
    sent += dodona_alltoall_step_at(ranks, radix, 0, x).slots.count;
  for (int32_t o = 0; o < ranks; o++)
    for (int32_t rest = o; rest > 0; rest /= radix)
      digits += rest % radix != 0;
  return sent == digits || differ(ranks, radix, 0, "the volume");
}

/* Whether plans tell the same, and what it costs. */
static bool plan_agrees(int32_t ranks, int32_t radix) {
  const dodona_request q = {
      .op = DODONA_ALLTOALL, .algorithm = DODONA_BRUCK, .ranks = ranks, .group = radix};
  dodona_plan plan;
  int64_t sent = 0;
  if (dodona_plan_make(&q, NULL, 0, &plan) != DODONA_OK ||
      plan.steps != dodona_alltoall_steps(ranks, radix))
    return differ(ranks, radix, 0, "the plan");
  for (int32_t v = 0; v < ranks; v++) {
    const dodona_place place = dodona_place_of(&plan, v);
    for (int64_t x = 0; x <= plan.steps + 1; x++) {
      const dodona_alltoall_step a = dodona_alltoall_step_at(ranks, radix, v, x);
      const dodona_step b = dodona_step_at(&plan, &place, x);
      const int32_t first = a.slots.count > 0 ? a.slots.first : DODONA_NONE;
      if (a.send_to != b.send_to || a.recv_from != b.recv_from || b.send_first != first ||
          b.recv_first != first || b.send_count != a.slots.count || b.recv_count != a.slots.count ||
          b.use != DODONA_STORE)
        return differ(ranks, radix, x, "the plan's step");
      sent += v == 0 ? a.slots.count : 0;
    }
  }
  return dodona_plan_cost(&plan).volume == sent || differ(ranks, radix, 0, "the plan's volume");
}

int main(void) {
  const int32_t more[][2] = {{65, 2},   {65, 4},   {65, 65}, {100, 2},
                             {100, 10}, {100, 99}, {257, 2}, {257, 16}};
  int64_t cases = 0, wrong = 0, volumes = 0, ends = 0, plans = 0;
  srand(1);
  for (int32_t ranks = 1; ranks <= ALL_RADICES; ranks++)
    for (int32_t radix = 2; radix <= ranks + 1; radix++) {
      cases++;
      wrong += !is_obvious(ranks, radix);
      volumes += !volume_agrees(ranks, radix);
      plans += !plan_agrees(ranks, radix);
    }
  for (size_t k = 0; k < sizeof more / sizeof *more; k++) {
    cases++;
    wrong += !is_obvious(more[k][0], more[k][1]);
    volumes += !volume_agrees(more[k][0], more[k][1]);
    plans += !plan_agrees(more[k][0], more[k][1]);
  }
  for (int32_t k = 0; k < TRIES; k++)
    ends += !ends_agree(k == 0 ? INT32_MAX : 1 + drawn(INT32_MAX - 1),
                        k % 3 == 0   ? INT32_MAX
                        : k % 3 == 1 ? 1 + drawn(63)
                                     : 1 + drawn(INT32_MAX - 1));
  result("messages are the obvious ones", "alltoall", 0, cases, wrong);
  result("a rank sends as many blocks as digits", "alltoall", 0, cases, volumes);
  result("plans tell the same, and the cost", "alltoall", 0, cases, plans);
  result("of many ranks, both ends of a message", "alltoall", 0, TRIES, ends);
  return results();
}
