/* Eight lines of a table, and its questions. */
#include "ref/oracle/ask/collective.h"

#include <string.h>

/* name, who begins, who wants, what rows hold */
#define COLLECTIVES(row)                                                                           \
  row("bcast", ORACLE_ROOT, ORACLE_ALL, ORACLE_NUMBERS)                                            \
      row("reduce", ORACLE_ALL, ORACLE_ROOT, ORACLE_PARTIALS)                                      \
          row("allreduce", ORACLE_ALL, ORACLE_ALL, ORACLE_PHASES)                                  \
              row("scatter", ORACLE_ROOT, ORACLE_OWNER, ORACLE_STORES)                             \
                  row("gather", ORACLE_OWNER, ORACLE_ROOT, ORACLE_STORES)                          \
                      row("allgather", ORACLE_OWNER, ORACLE_ALL, ORACLE_STORES)                    \
                          row("reduce-scatter", ORACLE_ALL, ORACLE_OWNER, ORACLE_PARTIALS)         \
                              row("combine", ORACLE_ALL, ORACLE_ALL, ORACLE_T_AND_S)

#define ENTRY(name, begins, wants, blocks) {name, begins, wants, blocks},
#define BARRED(name, begins, wants, blocks) "|" name
static const oracle_collective all[] = {COLLECTIVES(ENTRY)};
static const char barred[] = COLLECTIVES(BARRED);

const char *const oracle_collectives = barred + 1;

const oracle_collective *oracle_collective_of(const char *name) {
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    if (strcmp(all[k].name, name) == 0)
      return &all[k];
  return NULL;
}

const oracle_collective *oracle_collective_on_ports(const oracle_collective *c) {
  static const oracle_collective bcast = {"bcast", ORACLE_ROOT, ORACLE_ALL, ORACLE_STORES};
  return c->blocks == ORACLE_NUMBERS ? &bcast : c;
}

bool oracle_is_shared(const oracle_collective *c) {
  return c->begins == ORACLE_OWNER || c->wants == ORACLE_OWNER;
}

bool oracle_is_rooted(const oracle_collective *c) {
  return c->begins == ORACLE_ROOT || c->wants == ORACLE_ROOT;
}

bool oracle_is_reduction(const oracle_collective *c) {
  return c->begins == ORACLE_ALL && c->blocks != ORACLE_T_AND_S;
}

bool oracle_is_one_of(oracle_who who, int32_t rank, int32_t block, int32_t root, int32_t each) {
  return who == ORACLE_ALL || rank == (who == ORACLE_ROOT ? root : block / each);
}

bool oracle_is_handed_on(const oracle_collective *c) {
  return c->begins != ORACLE_ALL;
}

int32_t oracle_origin_of(const oracle_collective *c, int32_t block, int32_t root, int32_t each) {
  return c->begins == ORACLE_ROOT ? root : block / each;
}
