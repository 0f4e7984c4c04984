#include "ref/oracle/commands/check_rooms.h"
#include "ref/oracle/shared/oracle.h"

#include <stdlib.h>

void oracle_rooms_free(oracle_rooms *rooms) {
  free(rooms->messages);
  free(rooms->begins);
  free(rooms->wants);
  free(rooms->sent);
  free(rooms->names);
  free(rooms->known);
  free(rooms->made);
  free(rooms->weights);
  free(rooms->want);
}

bool oracle_rooms_make(oracle_rooms *rooms, int64_t messages, int64_t ranks, int32_t blocks) {
  const char *what = "the checker's scratch";
  const int64_t cells = ranks * blocks;
  *rooms = (oracle_rooms){.sent = NULL};
  return (rooms->messages = oracle_allocate(messages, sizeof *rooms->messages, what)) &&
         (rooms->begins = oracle_allocate(cells, sizeof *rooms->begins, what)) &&
         (rooms->wants = oracle_allocate(cells, sizeof *rooms->wants, what)) &&
         (rooms->sent = oracle_allocate(messages, sizeof *rooms->sent, what)) &&
         (rooms->names = oracle_allocate(messages + 1, sizeof *rooms->names, what)) &&
         (rooms->known = oracle_allocate(messages, sizeof *rooms->known, what)) &&
         (rooms->made = oracle_allocate(cells, sizeof *rooms->made, what)) &&
         (rooms->weights = oracle_allocate(cells, sizeof *rooms->weights, what)) &&
         (rooms->want = oracle_allocate(blocks, sizeof *rooms->want, what));
}

dodona_lack oracle_rooms_judge(const oracle_rooms *rooms, int64_t count, int64_t latency,
                               int32_t ranks, int32_t blocks) {
  return dodona_check_once(rooms->messages, count, latency, ranks, blocks, rooms->begins,
                           rooms->wants, rooms->sent, rooms->names, rooms->known, rooms->made,
                           rooms->weights, rooms->want);
}

void oracle_origins_free(oracle_origins *rooms) {
  free(rooms->messages);
  free(rooms->due);
  free(rooms->sent);
  free(rooms->made);
}

bool oracle_origins_make(oracle_origins *rooms, int64_t messages, int64_t ranks, int32_t blocks) {
  const char *what = "the checker's scratch";
  const int64_t cells = ranks * blocks;
  *rooms = (oracle_origins){.sent = NULL};
  return (rooms->messages = oracle_allocate(messages, sizeof *rooms->messages, what)) &&
         (rooms->due = oracle_allocate(cells, sizeof *rooms->due, what)) &&
         (rooms->sent = oracle_allocate(messages + 1, sizeof *rooms->sent, what)) &&
         (rooms->made = oracle_allocate(cells, sizeof *rooms->made, what));
}

dodona_lack oracle_origins_judge(const oracle_origins *rooms, int64_t count, int64_t latency,
                                 int32_t ranks, int32_t blocks) {
  return dodona_check_origins(rooms->messages, count, latency, ranks, blocks, rooms->due,
                              rooms->sent, rooms->made);
}
