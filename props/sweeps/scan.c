/* Scans by skips and by doubling. P <= 300 and 1,000: every message is the obvious one, which brings every rank the inputs before its own in
   their order; the steps are those of the source's formula, and of the logarithm. P to 2^31 - 1, at random: both ends of a message tell the same,
   a step more is none. */
#include "ref/algorithms/scan/scan.h"
#include "ref/schedule/plan.h"
#include "props/obvious/scan.h"
#include "props/results.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 300, TRIES = 20000 };

static bool differ(int32_t ranks, int32_t own, int64_t x, const char *what) {
  fprintf(stderr, "scan, P %" PRId32 ", own %" PRId32 ", step %" PRId64 ": %s\n", ranks, own, x,
          what);
  return false;
}

/* How many messages ranks are told of, from before the first step to after the last, at both ends. */
static int64_t told(int32_t ranks, int32_t own) {
  int64_t count = 0;
  for (int64_t x = -1; x <= dodona_scan_steps(ranks, own) + 2; x++)
    for (int32_t v = 0; v < ranks; v++) {
      const dodona_scan_step step = dodona_scan_step_at(ranks, own, v, x);
      count += (step.send_to != DODONA_NONE) + (step.recv_from != DODONA_NONE);
    }
  return count;
}

static bool is_obvious(int32_t ranks, int32_t own) {
  obvious_scan all =
      own == DODONA_OWN_TWICE ? obvious_scan_by_skips(ranks) : obvious_scan_by_doubling(ranks);
  bool same = all.right || differ(ranks, own, 0, "the list");
  if (dodona_scan_steps(ranks, own) != all.steps || told(ranks, own) != 2 * all.count)
    same = differ(ranks, own, 0, "the number of steps or messages");
  for (int64_t k = 0; same && k < all.count; k++) {
    const obvious_pass *pass = &all.passes[k];
    const dodona_scan_step sends = dodona_scan_step_at(ranks, own, pass->from, pass->step);
    const dodona_scan_step gets = dodona_scan_step_at(ranks, own, pass->to, pass->step);
    if (sends.send_to != pass->to || gets.recv_from != pass->from || sends.own != pass->own ||
        gets.own != pass->own)
      same = differ(ranks, own, pass->step, "a message");
  }
  free_scan(&all);
  return same;
}

static int32_t drawn(int32_t most) {
  return (int32_t)((((int64_t)rand() << 20) ^ rand()) % most) + 1;
}

static bool ends_agree(int32_t ranks, int32_t own) {
  const int32_t steps = dodona_scan_steps(ranks, own), rank = drawn(ranks) - 1;
  const int64_t x = drawn(steps);
  const dodona_scan_step sends = dodona_scan_step_at(ranks, own, rank, x);
  if (sends.send_to != DODONA_NONE &&
      dodona_scan_step_at(ranks, own, sends.send_to, x).recv_from != rank)
    return differ(ranks, own, x, "the receiver");
  if (sends.recv_from != DODONA_NONE &&
      dodona_scan_step_at(ranks, own, sends.recv_from, x).send_to != rank)
    return differ(ranks, own, x, "the sender");
  const dodona_scan_step more = dodona_scan_step_at(ranks, own, rank, (int64_t)steps + 1);
  return (more.send_to == DODONA_NONE && more.recv_from == DODONA_NONE) ||
         differ(ranks, own, x, "a step more");
}

/* ceil(log2(P - 1) + log2(4 / 3)), and ceil(log2 P). */
static bool steps_agree(int32_t ranks) {
  const double skips = ceil(log2((double)ranks - 1) + log2(4.0 / 3) - 1e-12),
               doubling = ceil(log2((double)ranks) - 1e-12);
  return (dodona_scan_steps(ranks, DODONA_OWN_TWICE) == (int32_t)(ranks == 2 ? 1 : skips) &&
          dodona_scan_steps(ranks, DODONA_OWN_ALWAYS) == (int32_t)doubling) ||
         differ(ranks, 0, 0, "the steps of the formulas");
}

/* Whether plans of both scans tell the same. */
static bool plans_agree(int32_t ranks, int32_t own) {
  const int32_t algorithm = own == DODONA_OWN_TWICE ? DODONA_SCAN_SKIPS : DODONA_SCAN_DOUBLING;
  for (int32_t op = DODONA_SCAN; op <= DODONA_EXSCAN; op++) {
    const dodona_request q = {.op = op, .algorithm = algorithm, .ranks = ranks};
    dodona_plan plan;
    if (dodona_plan_make(&q, NULL, 0, &plan) != DODONA_OK ||
        plan.steps != dodona_scan_steps(ranks, own) || !plan.ordered)
      return differ(ranks, own, 0, "the plan");
    for (int32_t v = 0; v < ranks; v++) {
      const dodona_place place = dodona_place_of(&plan, v);
      for (int64_t x = 0; x <= plan.steps + 1; x++) {
        const dodona_scan_step a = dodona_scan_step_at(ranks, own, v, x);
        const dodona_step b = dodona_step_at(&plan, &place, x);
        if (a.send_to != b.send_to || a.recv_from != b.recv_from ||
            (b.send_count > 0 && b.send_first != !a.own) ||
            (b.recv_count > 0 && (b.recv_first != !a.own || b.use != DODONA_PREPEND)))
          return differ(ranks, own, x, "the plan's step");
      }
    }
  }
  return true;
}

int main(void) {
  int64_t wrong = 0, cases = 0, ends = 0, steps = 0, plans = 0;
  srand(1);
  for (int32_t ranks = 1; ranks <= MOST + 1; ranks++)
    for (int k = 0; k < 2; k++) {
      cases++;
      const int32_t own = k == 0 ? DODONA_OWN_TWICE : DODONA_OWN_ALWAYS;
      wrong += !is_obvious(ranks > MOST ? 1000 : ranks, own);
      plans += !plans_agree(ranks > MOST ? 1000 : ranks, own);
    }
  for (int32_t k = 0; k < TRIES; k++) {
    const int32_t ranks = k == 0 ? INT32_MAX : 1 + drawn(INT32_MAX - 1);
    ends += !ends_agree(ranks, k % 3 == 0   ? DODONA_OWN_TWICE
                               : k % 3 == 1 ? DODONA_OWN_ALWAYS
                                            : drawn(31));
    steps += !steps_agree(k % 2 == 0 ? ranks : 2 + k / 2);
  }
  result("messages are the obvious ones", "scan", 0, cases, wrong);
  result("steps are those of the formulas", "scan", 0, TRIES, steps);
  result("plans tell the same", "scan", 0, cases, plans);
  result("of many ranks, both ends of a message", "scan", 0, TRIES, ends);
  return results();
}
