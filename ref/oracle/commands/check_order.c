/* What a rank has of a block are the inputs of consecutive ranks, an interval. */
#include "ref/oracle/commands/check_order.h"
#include "ref/check/receives.h"
#include "ref/oracle/shared/oracle.h"

#include <stdlib.h>
#include <string.h>

typedef struct interval {
  int32_t first; /* -1: nothing */
  int32_t last;
} interval;

static const interval nothing = {DODONA_NONE, DODONA_NONE};

/* What a rank has of a block, and the part that waits aside. */
typedef struct hand {
  interval has;
  interval aside;
} hand;

typedef struct order {
  const oracle_asked *a;
  bool aside;               /* whether a part may wait */
  dodona_message *messages; /* in the order of steps */
  uint64_t *of;             /* the row of each */
  interval *sent;           /* what each carries */
  hand *hands;              /* of each block and rank */
} order;

static hand *hand_of(const order *o, const dodona_message *m, int32_t rank) {
  return &o->hands[(int64_t)m->block * o->a->rules.ranks + rank];
}

/* Whether the part stands right before what is there, or right behind it; it is joined then. */
static bool join(interval *has, interval part) {
  if (part.first != DODONA_NONE && part.last + 1 == has->first)
    has->first = part.first;
  else if (part.first != DODONA_NONE && has->last + 1 == part.first)
    has->last = part.last;
  else
    return false;
  return true;
}

/* What a message carries: of a scan perhaps all but the sender's own input. */
static interval carried(const order *o, const dodona_message *m) {
  interval has = hand_of(o, m, m->src)->has;
  const bool without = o->a->collective->due == ORACLE_PREFIX && m->use == DODONA_STORE;
  if (without && --has.last < has.first)
    return nothing;
  return has;
}

/* A message arrives. Returns whether it could be joined, or set aside. */
static bool arrive(const order *o, const dodona_message *m, interval gets) {
  hand *hand = hand_of(o, m, m->dst);
  if (m->use == DODONA_STORE && o->a->collective->due != ORACLE_PREFIX) {
    hand->has = gets;
    hand->aside = nothing;
  } else if (join(&hand->has, gets)) {
    if (join(&hand->has, hand->aside))
      hand->aside = nothing;
  } else if (o->aside && hand->aside.first == DODONA_NONE) {
    hand->aside = gets;
  } else {
    return false;
  }
  return true;
}

static void tell(oracle_disorder *found, int64_t row, interval has, interval gets) {
  *found = (oracle_disorder){row, {has.first, has.last}, {gets.first, gets.last}};
}

/* Messages are sent in the order of their steps, and arrive a latency later in the same order. */
static void follow(const order *o, int64_t count, oracle_disorder *found) {
  int64_t arrived = 0;
  for (int64_t k = 0; k <= count && found->row < 0; k++) {
    const int64_t now = k < count ? o->messages[k].step : INT64_MAX;
    for (; arrived < k && o->messages[arrived].step <= now - o->a->rules.latency; arrived++)
      if (!arrive(o, &o->messages[arrived], o->sent[arrived])) {
        const dodona_message *m = &o->messages[arrived];
        tell(found, (int64_t)o->of[arrived], hand_of(o, m, m->dst)->has, o->sent[arrived]);
        return;
      }
    if (k < count) {
      const hand *hand = hand_of(o, &o->messages[k], o->messages[k].src);
      o->sent[k] = carried(o, &o->messages[k]);
      if (hand->aside.first != DODONA_NONE)
        tell(found, (int64_t)o->of[k], hand->has, hand->aside);
    }
  }
}

/* What still waits in the end: the last message to its rank did not let it in. */
static void find_waiting(const order *o, int64_t count, oracle_disorder *found) {
  for (int64_t k = count - 1; k >= 0 && found->row < 0; k--) {
    const hand *hand = hand_of(o, &o->messages[k], o->messages[k].dst);
    if (hand->aside.first != DODONA_NONE)
      tell(found, (int64_t)o->of[k], hand->has, hand->aside);
  }
}

bool oracle_order_find(const oracle_asked *a, const oracle_rows *rows, oracle_disorder *found) {
  const int64_t cells = (int64_t)a->rules.ranks * a->count, n = rows->count;
  const char *what = "the order of operands";
  order o = {.a = a, .aside = strcmp(a->ordered, "aside") == 0};
  const bool good = (o.messages = oracle_allocate(n, sizeof *o.messages, what)) != NULL &&
                    (o.of = oracle_allocate(n, sizeof *o.of, what)) != NULL &&
                    (o.sent = oracle_allocate(n, sizeof *o.sent, what)) != NULL &&
                    (o.hands = oracle_allocate(cells, sizeof *o.hands, what)) != NULL;
  *found = (oracle_disorder){.row = -1};
  if (good) {
    for (int64_t c = 0; c < cells; c++) {
      const int32_t rank = (int32_t)(c % a->rules.ranks);
      o.hands[c] = (hand){{rank, rank}, nothing};
    }
    const int64_t count = dodona_check_receives(rows->rows, n, a->count, o.messages, o.of);
    follow(&o, count, found);
    find_waiting(&o, count, found);
  }
  free(o.messages);
  free(o.of);
  free(o.sent);
  free(o.hands);
  return good;
}
