#include "ref/oracle/commands/plan_counts.h"
#include "ref/advice/planner_counts.h"
#include "ref/base/op.h"
#include "ref/oracle/ask/counts.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/write/listing.h"

#include <stdlib.h>

enum { MOST_RANKS = 1 << 16 };

typedef struct offer {
  const char *name;
  dodona_advice best;
} offer;

static int by_time(const void *left, const void *right) {
  const offer *a = left;
  const offer *b = right;
  return (a->best.time > b->best.time) - (a->best.time < b->best.time);
}

static void put(oracle_listing *listing, const offer *o) {
  oracle_listing_text(listing, o->name);
  if (dodona_takes(o->best.request.algorithm, DODONA_TAKES_GROUP))
    oracle_listing_integer(listing, o->best.request.group);
  else
    oracle_listing_none(listing);
  oracle_listing_integer(listing, o->best.steps);
  oracle_listing_decimal(listing, o->best.time);
  if (o->best.bound > 0)
    oracle_listing_decimal(listing, o->best.time / o->best.bound);
  else
    oracle_listing_none(listing);
}

/* Each algorithm that serves the operation by shares. */
static int offers_of(int32_t op, const dodona_cost *cost, const int64_t *begin, offer *offers) {
  int count = 0;
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++) {
    const dodona_request q = {.op = op, .algorithm = a};
    if (!dodona_serves(a, op))
      continue;
    offers[count].name = oracle_algorithm_name(a);
    if (dodona_planner_counts(&q, cost, begin, &offers[count].best) == DODONA_OK)
      count++;
  }
  qsort(offers, (size_t)count, sizeof *offers, by_time);
  return count;
}

static int plan(const char *op, const dodona_cost *cost, const int32_t *counted, bool json) {
  static const char *const columns[] = {"algorithm", "radix", "steps", "time", "ratio", NULL};
  offer offers[DODONA_ALGORITHMS];
  int64_t *begin = oracle_allocate(cost->ranks + 1, sizeof *begin, "the shares");
  if (begin == NULL)
    return ORACLE_BAD;
  for (int32_t v = 0; v <= cost->ranks; v++)
    begin[v] = counted[v];
  const int count = offers_of(oracle_op_of(op), cost, begin, offers);
  oracle_listing listing = oracle_listing_open(json ? "json" : "text");
  oracle_listing_of(&listing, "op", "%s", op);
  oracle_listing_of_integer(&listing, "ranks", cost->ranks);
  oracle_listing_of_integer(&listing, "bytes", begin[cost->ranks]);
  oracle_listing_columns(&listing, columns);
  for (int i = 0; i < count; i++)
    put(&listing, &offers[i]);
  oracle_listing_end(&listing);
  free(begin);
  return ORACLE_YES;
}

int oracle_plan_counts(const char *op, const char *counts, const dodona_cost *cost, bool json) {
  int32_t *counted = NULL;
  if (!dodona_op_has_shares(oracle_op_of(op)))
    return oracle_error("--counts: --op %s takes none", op);
  if (cost->ranks < 1 || cost->ranks > MOST_RANKS)
    return oracle_error("--counts: expected --ranks 1 .. %d", MOST_RANKS);
  if (!oracle_counts_read(counts, cost->ranks, " a rank", &counted))
    return ORACLE_BAD;
  const int status = plan(op, cost, counted, json);
  free(counted);
  return status;
}
