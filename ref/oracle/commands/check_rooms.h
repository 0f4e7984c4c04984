/* What the checkers of what ranks end with work on. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ROOMS_H
#define DODONA_ORACLE_COMMANDS_CHECK_ROOMS_H

#include <stdbool.h>
#include "ref/check/origins.h"

/* What dodona_check_once works on. */
typedef struct oracle_rooms {
  dodona_message *messages;
  uint8_t *begins; /* of each block and rank */
  uint8_t *wants;
  uint8_t *sent;
  uint64_t *names; /* one more than messages */
  uint16_t *known;
  uint64_t *made;
  uint32_t *weights;
  uint64_t *want;
} oracle_rooms;

/* Makes rooms for so many messages of blocks among ranks; oracle_rooms_free takes them back, whether all were made or not. False after an error line. */
bool oracle_rooms_make(oracle_rooms *rooms, int64_t messages, int64_t ranks, int32_t blocks);
void oracle_rooms_free(oracle_rooms *rooms);

/* Lets dodona_check_once judge the first `count` messages. */
dodona_lack oracle_rooms_judge(const oracle_rooms *rooms, int64_t count, int64_t latency,
                               int32_t ranks, int32_t blocks);

/* What dodona_check_origins works on. */
typedef struct oracle_origins {
  dodona_message *messages;
  uint32_t *due; /* of each block and rank */
  uint64_t *sent;
  uint64_t *made;
} oracle_origins;

/* As the three above; `sent` has one more than messages. */
bool oracle_origins_make(oracle_origins *rooms, int64_t messages, int64_t ranks, int32_t blocks);
void oracle_origins_free(oracle_origins *rooms);
dodona_lack oracle_origins_judge(const oracle_origins *rooms, int64_t count, int64_t latency,
                                 int32_t ranks, int32_t blocks);

#endif
