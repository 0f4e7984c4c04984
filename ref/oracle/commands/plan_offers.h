/* Lists for `dodona plan` every algorithm that `dodona schedule` takes for the operation and these ranks. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_OFFERS_H
#define DODONA_ORACLE_COMMANDS_PLAN_OFFERS_H

#include <stdbool.h>
#include "ref/dodona.h"
#include "ref/oracle/shared/bits.h"
#include "ref/oracle/shared/profile.h"

enum { ORACLE_OFFERS = DODONA_ALGORITHMS };

/* An algorithm with the exact search's advice, and the closed form for the same. */
typedef struct oracle_offer {
  const char *name;
  int order; /* among offers that take as long */
  dodona_advice best;
  dodona_advice closed;
  bool postal; /* lambda is counted: its sends may overlap */
  bool any;    /* whether it keeps the order of ranks, so that the operation may be any */
} oracle_offer;

typedef struct oracle_offers {
  oracle_offer all[ORACLE_OFFERS];
  int count;
  const char *level;    /* that all have, a word of ORACLE_LEVEL_NAMES, or NULL */
  oracle_offer fastest; /* of those that were found, whatever they have */
} oracle_offers;

/* The offers, best first, with lambda = 1. Crossbars and meshes are not among them: their sizes are more than a
   number of ranks. False after an error line. */
bool oracle_offers_find(const char *op, const dodona_cost *cost, oracle_offers *offers);

/* Postal trees and the combine again with the profile's latency, steps in ticks; best first. A step takes lambda
   t0, the port of the sender is free after t0; the combine's latency is lambda rounded up. False after an error
   line. */
bool oracle_offers_latency(const dodona_cost *cost, const oracle_profile_entry *latency,
                           oracle_offers *offers);

/* Keeps the offers whose results have the same bits, as the level says; none may be left. */
void oracle_offers_keep(oracle_offers *offers, const char *level);

#endif
