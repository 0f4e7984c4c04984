/* What the way back stands on (trail.c): the messages of one block, and how often one input is in each and at each rank. */
#ifndef DODONA_ORACLE_READ_TRAIL_PLAY_H
#define DODONA_ORACLE_READ_TRAIL_PLAY_H

#include "ref/oracle/read/trail.h"

/* A message of the block. */
typedef struct oracle_carried {
  int64_t row;
  uint8_t times;  /* how often the input is in it, at most 2 */
  uint8_t before; /* and at its receiver, before it arrives and after */
  uint8_t after;
} oracle_carried;

typedef struct oracle_play {
  const oracle_question *asked;
  const oracle_rows *rows;
  int32_t ranks;
  oracle_carried *messages;
  int64_t count;
  /* rank r receives in rows into[into_begin[r] .. into_begin[r + 1] - 1] */
  int64_t *into_begin;
  int64_t *into;
  /* rank r receives the block by messages here[here_begin[r] .. here_begin[r + 1] - 1] */
  int64_t *here_begin;
  int64_t *here;
  int64_t *sent;  /* of each rank; 0 between questions */
  uint8_t *has;   /* of each rank */
  int64_t *since; /* the first step in which a rank can send the input; ORACLE_NEVER */
} oracle_play;

/* No rank begins so late. */
#define ORACLE_NEVER INT64_MAX

/* A rank, and the step before which messages count; INT64_MAX: all do. */
typedef struct oracle_stand {
  int32_t rank;
  int64_t step;
} oracle_stand;

/* Plays the rows forward. False if there is no memory; free it in any case. */
bool oracle_play_forward(const oracle_question *asked, const oracle_rows *rows, int32_t ranks,
                         oracle_play *c);
void oracle_play_free(oracle_play *c);

/* The receive of message m. */
const dodona_row *oracle_play_row(const oracle_play *c, int64_t m);

/* Returns whether message m replaces what its receiver has. */
bool oracle_play_stores(const oracle_play *c, int64_t m);

/* Returns whether the row is a receive between two ranks; rows behind the first wrong one may say anything. */
bool oracle_play_is_message(const oracle_play *c, const dodona_row *row);

/* Returns whether what is sent in that step has arrived in time. */
bool oracle_play_in_time(const oracle_play *c, int64_t step, const oracle_stand *at);

/* Of the ranks that send anything to this one, the busiest that has the input early enough to send it and does not; -1 if there is none. */
int32_t oracle_play_silent(const oracle_play *c, const oracle_stand *at);

/* Rank `from` could have sent the block, and sent something useless to the rank instead: returns the row of its last such message, -1 if there is
   none. */
int64_t oracle_play_instead(const oracle_play *c, const oracle_stand *at, int32_t from);

/* The last row by which `from` sends the block to the rank before it has the input; -1 if there is none. */
int64_t oracle_play_too_early(const oracle_play *c, const oracle_stand *at, int32_t from);

#endif
