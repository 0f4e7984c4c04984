/* What dodona_check_once works on. */
#ifndef DODONA_ORACLE_COMMANDS_CHECK_ROOMS_H
#define DODONA_ORACLE_COMMANDS_CHECK_ROOMS_H

#include <stdbool.h>
#include "ref/check/once.h"

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

#endif
