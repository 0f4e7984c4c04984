/* Twelve lines of a table, and its questions. */
#include "ref/oracle/ask/collective.h"

#include <string.h>

/* name, who begins, who wants, what rows hold, what is due */
/* clang-format off */
#define COLLECTIVES(row)                                                        \
  row("bcast", ORACLE_ROOT, ORACLE_ALL, ORACLE_NUMBERS, ORACLE_ONCE)            \
  row("reduce", ORACLE_ALL, ORACLE_ROOT, ORACLE_PARTIALS, ORACLE_ONCE)          \
  row("allreduce", ORACLE_ALL, ORACLE_ALL, ORACLE_PHASES, ORACLE_ONCE)          \
  row("scatter", ORACLE_ROOT, ORACLE_OWNER, ORACLE_STORES, ORACLE_ONCE)         \
  row("gather", ORACLE_OWNER, ORACLE_ROOT, ORACLE_STORES, ORACLE_ONCE)          \
  row("allgather", ORACLE_OWNER, ORACLE_ALL, ORACLE_STORES, ORACLE_ONCE)        \
  row("reduce-scatter", ORACLE_ALL, ORACLE_OWNER, ORACLE_PARTIALS, ORACLE_ONCE) \
  row("alltoall", ORACLE_GIVER, ORACLE_TAKER, ORACLE_STORES, ORACLE_ONCE)       \
  row("scan", ORACLE_ALL, ORACLE_ALL, ORACLE_PREFIXES, ORACLE_PREFIX)           \
  row("exscan", ORACLE_ALL, ORACLE_ALL, ORACLE_PREFIXES, ORACLE_PREFIX)         \
  row("barrier", ORACLE_ALL, ORACLE_ALL, ORACLE_PARTIALS, ORACLE_HEARD)         \
  row("combine", ORACLE_ALL, ORACLE_ALL, ORACLE_T_AND_S, ORACLE_ONCE)
/* clang-format on */

#define ENTRY(name, begins, wants, blocks, due) {name, begins, wants, blocks, due},
#define BARRED(name, begins, wants, blocks, due) "|" name
static const oracle_collective all[] = {COLLECTIVES(ENTRY)};
static const char barred[] = COLLECTIVES(BARRED);

const char *const oracle_collectives = barred + 1;

const oracle_collective *oracle_collective_of(const char *name) {
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    if (strcmp(all[k].name, name) == 0)
      return &all[k];
  return NULL;
}

const oracle_collective *oracle_collective_stated(const oracle_stated *stated) {
  static const oracle_collective handed_on = {"stated", ORACLE_BEGINNER, ORACLE_WANTER,
                                              ORACLE_STORES, ORACLE_ONCE};
  static const oracle_collective combined = {"stated", ORACLE_BEGINNER, ORACLE_WANTER,
                                             ORACLE_PARTIALS, ORACLE_LISTED};
  return stated->handed_on ? &handed_on : &combined;
}

const oracle_collective *oracle_collective_on_ports(const oracle_collective *c) {
  static const oracle_collective bcast = {"bcast", ORACLE_ROOT, ORACLE_ALL, ORACLE_STORES,
                                          ORACLE_ONCE};
  return c->blocks == ORACLE_NUMBERS ? &bcast : c;
}

bool oracle_is_shared(const oracle_collective *c) {
  return c->begins != ORACLE_BEGINNER && (c->begins >= ORACLE_OWNER || c->wants >= ORACLE_OWNER);
}

int64_t oracle_units(const oracle_collective *c, int32_t ranks) {
  const int64_t pairs = (int64_t)ranks * ranks;
  return c->begins == ORACLE_GIVER ? pairs : oracle_is_shared(c) ? ranks : 1;
}

const char *oracle_per(const oracle_collective *c) {
  return c->begins == ORACLE_GIVER ? " a pair" : oracle_is_shared(c) ? " a rank" : "";
}

bool oracle_has_blocks(const oracle_collective *c) {
  return c->blocks != ORACLE_T_AND_S && c->due != ORACLE_HEARD;
}

bool oracle_is_rooted(const oracle_collective *c) {
  return c->begins == ORACLE_ROOT || c->wants == ORACLE_ROOT;
}

bool oracle_is_reduction(const oracle_collective *c) {
  return (c->begins == ORACLE_ALL && c->blocks != ORACLE_T_AND_S) || c->due == ORACLE_LISTED;
}

int64_t oracle_count_of(const oracle_dealt *dealt, int64_t u) {
  return dealt->begin == NULL ? dealt->each : dealt->begin[u + 1] - dealt->begin[u];
}

/* The unit, of so many, that has the block. */
static int32_t unit_of(const oracle_dealt *d, int32_t units, int32_t block) {
  int32_t low = 0, high = units; /* begin[low] <= block < begin[high] */
  if (d->begin == NULL)
    return block / d->each;
  while (high - low > 1) {
    const int32_t middle = low + (high - low) / 2;
    if (d->begin[middle] <= block)
      low = middle;
    else
      high = middle;
  }
  return low;
}

/* The one rank that is `who`. */
static int32_t one_of(oracle_who who, const oracle_dealt *d, int32_t block) {
  switch (who) {
  case ORACLE_OWNER:
    return unit_of(d, d->ranks, block);
  case ORACLE_GIVER:
    return unit_of(d, d->ranks * d->ranks, block) / d->ranks;
  case ORACLE_BEGINNER:
    return d->stated->origin[block];
  case ORACLE_TAKER:
    return unit_of(d, d->ranks * d->ranks, block) % d->ranks;
  default:
    return d->root;
  }
}

bool oracle_is_one_of(oracle_who who, const oracle_dealt *dealt, int32_t rank, int32_t block) {
  const int64_t cell = (int64_t)block * dealt->ranks + rank;
  if (who == ORACLE_BEGINNER)
    return dealt->stated->begins[cell] != 0;
  if (who == ORACLE_WANTER)
    return dealt->stated->wants[cell] != 0;
  return who == ORACLE_ALL || rank == one_of(who, dealt, block);
}

bool oracle_is_handed_on(const oracle_collective *c) {
  return c->begins != ORACLE_ALL && c->due == ORACLE_ONCE;
}

int32_t oracle_origin_of(const oracle_collective *c, const oracle_dealt *dealt, int32_t block) {
  return one_of(c->begins, dealt, block);
}
