/* Exhaustive: every schedule of one block that ends by T(n), for n <= 8 and small lambda: each passes the
   checker, one ends at T(n), and none before. Receivers are numbered in the order in which they are sent to:
   any schedule is one of these with its ranks renamed. */
#include "ref/algorithms/postal/reach.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>

enum { RANKS = 8, MESSAGES = RANKS - 1 };

typedef struct search {
  dodona_rules rules;
  int64_t limit;                 /* ticks that a schedule may take */
  int64_t least;                 /* ticks of the shortest schedule so far */
  int64_t schedules;             /* how many there were */
  int64_t invalid;               /* how many of them the checker rejects */
  int64_t free[RANKS];           /* the time from which a rank can send */
  dodona_row rows[2 * MESSAGES]; /* a send and its receive for each message */
} search;

static void judge_schedule(search *s) {
  int64_t count = 2 * (int64_t)(s->rules.ranks - 1);
  int64_t end = count == 0 ? 0 : s->rows[count - 1].step + s->rules.latency;
  s->schedules++;
  s->invalid += judge(&s->rules, s->rows, count).fault != DODONA_VALID;
  s->least = end < s->least ? end : s->least;
}

/* All ways to go on from a schedule that has reached the ranks below `to`, the last at time `now`. */
static void extend(search *s, int32_t to, int64_t now) {
  if (to == s->rules.ranks) {
    judge_schedule(s);
    return;
  }
  for (int32_t from = 0; from < to; from++) {
    int64_t kept = s->free[from];
    for (int64_t x = kept < now ? now : kept; x + s->rules.latency <= s->limit; x++) {
      s->rows[2 * to - 2] = (dodona_row){x, from, DODONA_SEND, to, 0};
      s->rows[2 * to - 1] = (dodona_row){x, to, DODONA_RECV, from, 0};
      s->free[from] = x + s->rules.ticks;
      s->free[to] = x + s->rules.latency;
      extend(s, to + 1, x);
    }
    s->free[from] = kept;
  }
}

static void sweep(int32_t latency, int32_t ticks) {
  char name[64];
  int64_t schedules = 0;
  int64_t wrong = 0;
  uint32_t ring[16];
  for (int32_t n = 1; n <= RANKS; n++) {
    dodona_rule rule = {latency, ticks, 0, 1};
    search s = {.rules = duplex_rules(n, 1, 0)};
    s.rules.latency = latency;
    s.rules.ticks = ticks;
    s.limit = dodona_horizon(&rule, n, ring);
    s.least = INT64_MAX;
    extend(&s, 1, 0);
    schedules += s.schedules;
    wrong += s.invalid + (s.least != s.limit);
  }
  snprintf(name, sizeof name, "lambda %" PRId32 "/%" PRId32, latency, ticks);
  result("no schedule ends earlier than the lambda tree", name, 0, schedules, wrong);
}

int main(void) {
  const int32_t lambdas[][2] = {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {3, 2},
                                {5, 2}, {4, 3}, {5, 3}, {7, 4}, {9, 5}, {10, 3}};
  for (size_t k = 0; k < sizeof lambdas / sizeof lambdas[0]; k++)
    sweep(lambdas[k][0], lambdas[k][1]);
  return results();
}
