#include "ref/oracle/terms/terms_run.h"
#include "ref/base/step.h"

#include <stdlib.h>

typedef struct running {
  oracle_terms *terms;
  const oracle_deliveries *d;
  oracle_term *held;  /* of each block and rank */
  oracle_term *aside; /* the same: what waits; ORACLE_NO_TERM: nothing */
  oracle_term *sent;  /* what each message carries */
  int64_t *
      last; /* of windows, for each rank: behind the last message that it sends without its own input */
  bool *whole; /* its own input is in what it holds */
} running;

static int64_t cell(const running *r, const dodona_message *m, int32_t rank) {
  return (int64_t)m->block * r->d->ranks + rank;
}

/* False if there is no memory, as with all that follow. */
static bool arrive(running *r, int64_t k) {
  const dodona_message *m = &r->d->messages[k];
  const int64_t at = cell(r, m, m->dst);
  oracle_term *held = &r->held[at], *aside = &r->aside[at];
  switch (m->use) {
  case DODONA_STORE:
    *held = r->sent[k];
    break;
  case DODONA_SET_ASIDE:
    *aside = r->sent[k];
    break;
  case DODONA_APPEND:
    *held = oracle_terms_join(r->terms, *held, r->sent[k]);
    if (*aside != ORACLE_NO_TERM)
      *held = oracle_terms_join(r->terms, *held, *aside);
    *aside = ORACLE_NO_TERM;
    break;
  default:
    *held = oracle_terms_join(r->terms, r->sent[k], *held);
  }
  if (r->d->made != NULL)
    r->d->made[k] = *held;
  return *held != ORACLE_NO_TERM;
}

static bool send(running *r, int64_t k) {
  const dodona_message *m = &r->d->messages[k];
  r->sent[k] = r->held[cell(r, m, m->src)];
  return true;
}

/* What a rank has of others and its own input behind it. */
static oracle_term whole_of(running *r, int32_t rank) {
  const oracle_term own = oracle_terms_input(rank);
  return r->whole[rank]                    ? r->held[rank]
         : r->held[rank] == ORACLE_NO_TERM ? own
                                           : oracle_terms_join(r->terms, r->held[rank], own);
}

static bool send_window(running *r, int64_t k) {
  const dodona_message *m = &r->d->messages[k];
  r->sent[k] = m->block == 0 ? whole_of(r, m->src) : r->held[m->src];
  if (m->block == 0 && k >= r->last[m->src]) {
    r->held[m->src] = r->sent[k];
    r->whole[m->src] = true;
  }
  return r->sent[k] != ORACLE_NO_TERM;
}

static bool come_window(running *r, int64_t k, bool in_front) {
  oracle_term *held = &r->held[r->d->messages[k].dst];
  *held = *held == ORACLE_NO_TERM ? r->sent[k]
          : in_front              ? oracle_terms_join(r->terms, r->sent[k], *held)
                                  : oracle_terms_join(r->terms, *held, r->sent[k]);
  return *held != ORACLE_NO_TERM;
}

static bool arrive_behind(running *r, int64_t k) {
  return come_window(r, k, false);
}

static bool arrive_in_front(running *r, int64_t k) {
  return come_window(r, k, true);
}

/* Messages are sent in the order of their steps, and arrive a latency later in the same order. */
static bool follow(running *r, bool (*sends)(running *, int64_t),
                   bool (*arrives)(running *, int64_t)) {
  const oracle_deliveries *d = r->d;
  bool good = true;
  for (int64_t k = 0, arrived = 0; good && k <= d->count; k++) {
    const int64_t now = k < d->count ? d->messages[k].step : INT64_MAX;
    for (; good && arrived < k && d->messages[arrived].step <= now - d->latency; arrived++)
      good = arrives(r, arrived);
    if (good && k < d->count)
      good = sends(r, k);
  }
  return good;
}

bool oracle_terms_run(oracle_terms *terms, const oracle_deliveries *d, oracle_term *results) {
  const int64_t cells = (int64_t)d->ranks * d->blocks;
  running r = {.terms = terms,
               .d = d,
               .held = results,
               .aside = malloc((size_t)cells * sizeof *r.aside),
               .sent = malloc(((size_t)d->count + 1) * sizeof *r.sent)};
  bool good = r.aside != NULL && r.sent != NULL;
  for (int64_t k = 0; good && k < cells; k++) {
    const int32_t rank = (int32_t)(k % d->ranks);
    results[k] = d->inputs != NULL ? d->inputs[rank] : oracle_terms_input(rank);
    r.aside[k] = ORACLE_NO_TERM;
  }
  good = good && follow(&r, send, arrive);
  free(r.aside);
  free(r.sent);
  return good;
}

/* The messages first .. end - 1 come to a rank in one step. */
static bool meet(running *r, int64_t first, int64_t end) {
  const dodona_message *m = r->d->messages;
  const int32_t rank = m[first].dst;
  oracle_term *held = &r->held[cell(r, &m[first], rank)];
  oracle_term all = ORACLE_NO_TERM;
  bool good = true, own = m[first].use == DODONA_STORE; /* what was held is in `all` */
  for (int64_t k = first; good && k < end; k++) {
    if (!own && m[k].src > rank) {
      all = all == ORACLE_NO_TERM ? *held : oracle_terms_join(r->terms, all, *held);
      own = true;
    }
    all = all == ORACLE_NO_TERM ? r->sent[k] : oracle_terms_join(r->terms, all, r->sent[k]);
    good = all != ORACLE_NO_TERM;
  }
  *held = own || !good ? all : oracle_terms_join(r->terms, all, *held);
  return *held != ORACLE_NO_TERM;
}

bool oracle_terms_run_rounds(oracle_terms *terms, const oracle_deliveries *d,
                             oracle_term *results) {
  const dodona_message *m = d->messages;
  running r = {.terms = terms,
               .d = d,
               .held = results,
               .sent = malloc(((size_t)d->count + 1) * sizeof *r.sent)};
  bool good = r.sent != NULL;
  for (int64_t k = 0; k < (int64_t)d->ranks * d->blocks; k++)
    results[k] = oracle_terms_input((int32_t)(k % d->ranks));
  for (int64_t step = 0, to = 0; good && step < d->count; step = to) {
    for (to = step; to < d->count && m[to].step == m[step].step; to++)
      send(&r, to);
    for (int64_t k = step, end = 0; good && k < to; k = end) {
      for (end = k; end < to && m[end].dst == m[k].dst; end++)
        ;
      good = meet(&r, k, end);
    }
  }
  free(r.sent);
  return good;
}

bool oracle_terms_run_windows(oracle_terms *terms, const oracle_deliveries *d, oracle_windows kind,
                              oracle_term *results) {
  const bool in_front = kind != ORACLE_WINDOWS_COMBINE;
  const size_t ranks = (size_t)d->ranks;
  running r = {.terms = terms,
               .d = d,
               .held = results,
               .sent = malloc(((size_t)d->count + 1) * sizeof *r.sent),
               .last = malloc(ranks * sizeof *r.last),
               .whole = calloc(ranks, sizeof *r.whole)};
  bool good = r.sent != NULL && r.last != NULL && r.whole != NULL;
  for (int32_t v = 0; good && v < d->ranks; v++) {
    results[v] = ORACLE_NO_TERM;
    r.last[v] = in_front ? INT64_MAX : 0;
  }
  for (int64_t k = 0; good && !in_front && k < d->count; k++)
    if (d->messages[k].block != 0)
      r.last[d->messages[k].src] = k + 1;
  good = good && follow(&r, send_window, in_front ? arrive_in_front : arrive_behind);
  for (int32_t v = 0; good && kind != ORACLE_WINDOWS_EXSCAN && v < d->ranks; v++)
    good = (results[v] = whole_of(&r, v)) != ORACLE_NO_TERM;
  free(r.sent);
  free(r.last);
  free(r.whole);
  return good;
}
