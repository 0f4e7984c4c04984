#include "ref/oracle/commands/plan_speedup.h"
#include "ref/dodona.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/write/progress.h"

#include <math.h>

enum { RATIOS = 32, A_DECADE = 4 };

/* A startup is 1; a message of ratio k has k million bytes, so that blocks can be small. */
static bool find(int32_t ranks, bool simplex, dodona_algorithm algorithm, double ratio,
                 dodona_advice *best) {
  const dodona_cost cost = {ranks, 1e6 * ratio, 1, 1e-6, 0};
  const dodona_request q = {.op = DODONA_BCAST,
                            .ports = simplex ? DODONA_SIMPLEX : DODONA_DUPLEX,
                            .algorithm = algorithm,
                            .ranks = ranks};
  return dodona_planner_search(&q, &cost, best) == DODONA_OK;
}

static bool put_row(oracle_listing *listing, int32_t ranks, bool simplex, double ratio) {
  dodona_advice chain, binary, fractional;
  if (!find(ranks, simplex, DODONA_CHAIN, ratio, &chain) ||
      !find(ranks, simplex, DODONA_BINARY, ratio, &binary) ||
      !find(ranks, simplex, DODONA_FRACTIONAL, ratio, &fractional))
    return false;
  const double least = (simplex ? 2 : 1) * ratio; /* of a rank that passes all of it on */
  const double news = ratio * cbrt(log2(ranks) / ratio);
  oracle_listing_decimal(listing, ratio);
  oracle_listing_decimal(listing, chain.time);
  oracle_listing_decimal(listing, binary.time);
  oracle_listing_decimal(listing, fractional.time);
  if (fractional.request.group == INT32_MAX) /* one group: the chain */
    oracle_listing_none(listing);
  else
    oracle_listing_integer(listing, fractional.request.group);
  oracle_listing_integer(listing, fractional.request.blocks);
  oracle_listing_decimal(listing, fmin(chain.time, binary.time) / fractional.time);
  oracle_listing_decimal(listing, (fractional.time - least) / news);
  return true;
}

int oracle_plan_speedup(int32_t ranks, bool simplex, bool json) {
  static const char *const columns[] = {"k-by-t", "chain",   "binary", "fractional", "group",
                                        "blocks", "speedup", "excess", NULL};
  bool good = true;
  oracle_progress progress = oracle_progress_start("plan", false);
  oracle_listing listing = oracle_listing_open(json ? "json" : "text");
  oracle_listing_of_integer(&listing, "ranks", ranks);
  oracle_listing_of(&listing, "ports", "%s", simplex ? "simplex" : "duplex");
  oracle_listing_columns(&listing, columns);
  for (int i = 0; good && i <= RATIOS; i++) {
    good = put_row(&listing, ranks, simplex, pow(10, (double)i / A_DECADE));
    oracle_progress_at(&progress, i, RATIOS);
  }
  oracle_listing_end(&listing);
  oracle_progress_end(&progress);
  return good ? ORACLE_YES : oracle_error("plan: expected ranks that the planner can search");
}
