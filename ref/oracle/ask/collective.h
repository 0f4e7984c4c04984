/* The collectives that `check` judges: who begins with a block, who wants it in the end, and what a row of it does. */
#ifndef DODONA_ORACLE_ASK_COLLECTIVE_H
#define DODONA_ORACLE_ASK_COLLECTIVE_H

#include <stdbool.h>
#include "ref/oracle/ask/stated.h"
#include "ref/oracle/read/rows.h"

typedef enum oracle_who {
  ORACLE_ROOT,
  ORACLE_ALL,
  ORACLE_OWNER,    /* the rank whose block it is: of blocks, S a rank, in the order of ranks */
  ORACLE_GIVER,    /* of blocks, S from each rank to each: block (i P + j) S + c is from rank i */
  ORACLE_TAKER,    /* to rank j */
  ORACLE_BEGINNER, /* whom the tables of a stated collective name */
  ORACLE_WANTER
} oracle_who;

/* What a rank that wants a block has to end with. */
typedef enum oracle_due {
  ORACLE_ONCE,   /* the input of each who begins with the block, once */
  ORACLE_PREFIX, /* of the ranks up to itself once, and of no other */
  ORACLE_LISTED, /* what the tables of a stated collective list */
  ORACLE_HEARD   /* a message from each, by others or not, however often: no data */
} oracle_due;

/* How many blocks there are, and whose they are. */
typedef struct oracle_dealt {
  int32_t root;
  int32_t each; /* blocks of a rank, or of a pair of ranks */
  int32_t ranks;
  const oracle_stated *stated; /* NULL: the collective is none that is stated */
  const int32_t *
      begin; /* the first block of each rank or pair, and behind the last; NULL: all have as many */
} oracle_dealt;

typedef struct oracle_collective {
  const char *name;
  oracle_who begins;
  oracle_who wants;
  oracle_blocks blocks; /* what its rows hold */
  oracle_due due;
} oracle_collective;

/* "bcast|reduce|...": all names. */
extern const char *const oracle_collectives;

/* Returns the collective of a name of oracle_collectives. */
const oracle_collective *oracle_collective_of(const char *name);

/* Returns the collective that two files state. Its name is "stated". */
const oracle_collective *oracle_collective_stated(const oracle_stated *stated);

/* Returns the same collective on several ports: a rank of a broadcast may be sent what it has, and what matters is what it ends with. */
const oracle_collective *oracle_collective_on_ports(const oracle_collective *c);

/* Returns whether blocks belong to ranks, or to pairs of ranks, so that S is a number for each. */
bool oracle_is_shared(const oracle_collective *c);

/* Returns how many blocks there are for S = 1: one, one a rank, or one for each pair of ranks. */
int64_t oracle_units(const oracle_collective *c, int32_t ranks);

/* Returns how many blocks unit u has: a rank, or a pair of ranks. */
int64_t oracle_count_of(const oracle_dealt *dealt, int64_t u);

/* Returns what S counts: "", " a rank" or " a pair". */
const char *oracle_per(const oracle_collective *c);

/* Returns whether S is asked for: a combine and a barrier have no blocks to count. */
bool oracle_has_blocks(const oracle_collective *c);

/* Returns whether the collective has a root. */
bool oracle_is_rooted(const oracle_collective *c);

/* Returns whether it adds up inputs: then every rank begins with one to every block. */
bool oracle_is_reduction(const oracle_collective *c);

/* Returns whether it only hands data on: one rank begins with each block, and every row stores. */
bool oracle_is_handed_on(const oracle_collective *c);

/* Returns the rank that begins with the block, of those collectives. */
int32_t oracle_origin_of(const oracle_collective *c, const oracle_dealt *dealt, int32_t block);

/* Returns whether `rank` is one of `who` for the block. */
bool oracle_is_one_of(oracle_who who, const oracle_dealt *dealt, int32_t rank, int32_t block);

#endif
