/* The collectives that `check` judges: who begins with a block, who wants it in the end, and what a row of it does. */
#ifndef DODONA_ORACLE_ASK_COLLECTIVE_H
#define DODONA_ORACLE_ASK_COLLECTIVE_H

#include <stdbool.h>
#include "ref/oracle/read/rows.h"

typedef enum oracle_who {
  ORACLE_ROOT,
  ORACLE_ALL,
  ORACLE_OWNER /* the rank whose block it is: of blocks, S a rank, in the order of ranks */
} oracle_who;

typedef struct oracle_collective {
  const char *name;
  oracle_who begins;
  oracle_who wants;
  oracle_blocks blocks; /* what its rows hold */
} oracle_collective;

/* "bcast|reduce|...": all names. */
extern const char *const oracle_collectives;

/* Returns the collective of a name of oracle_collectives. */
const oracle_collective *oracle_collective_of(const char *name);

/* Returns the same collective on several ports: a rank of a broadcast may be sent what it has, and what matters is what it ends with. */
const oracle_collective *oracle_collective_on_ports(const oracle_collective *c);

/* Returns whether blocks belong to ranks, so that S is a number for each rank. */
bool oracle_is_shared(const oracle_collective *c);

/* Returns whether the collective has a root. */
bool oracle_is_rooted(const oracle_collective *c);

/* Returns whether it adds up inputs: then every rank begins with one to every block. */
bool oracle_is_reduction(const oracle_collective *c);

/* Returns whether it only hands data on: one rank begins with each block, and every row stores. */
bool oracle_is_handed_on(const oracle_collective *c);

/* Returns the rank that begins with the block, of those collectives. */
int32_t oracle_origin_of(const oracle_collective *c, int32_t block, int32_t root, int32_t each);

/* Returns whether `rank` is one of `who` for the block; each: blocks of a rank. */
bool oracle_is_one_of(oracle_who who, int32_t rank, int32_t block, int32_t root, int32_t each);

#endif
