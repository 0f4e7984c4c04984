#include "ref/oracle/commands/check_places.h"
#include "ref/oracle/commands/check_rooms.h"

#include <string.h>

enum { DUE = 1, FOREIGN = 2 }; /* entries of a table of inputs, spec/check/due.h */

/* Each block with tables of its own, in which all that is not an input to it is foreign. */
static void fill(const oracle_asked *a, int32_t places, int32_t b, oracle_rooms *rooms) {
  const size_t cells = (size_t)a->rules.ranks * (size_t)places;
  const oracle_dealt dealt = oracle_dealt_of(a);
  memset(rooms->begins, FOREIGN, cells);
  memset(rooms->wants, 0, cells);
  for (int32_t r = 0; r < a->rules.ranks; r++) {
    const int32_t cell = r * places + b;
    if (oracle_is_one_of(a->collective->begins, &dealt, r, b))
      rooms->begins[cell] = DUE;
    rooms->wants[cell] = oracle_is_one_of(a->collective->wants, &dealt, r, b);
  }
}

/* A place of all ranks' is a rank, and all blocks are one. */
static void fill_messages(const oracle_moves *moves, int32_t places, dodona_message *messages) {
  for (int64_t k = 0; k < moves->count; k++) {
    const oracle_move *m = &moves->moves[k];
    messages[k] = (dodona_message){m->step, m->src * places + m->from, m->dst * places + m->into, 0,
                                   m->stores ? DODONA_STORE : DODONA_APPEND};
  }
}

/* Where data are only handed on: all blocks at once. */
static bool follow(const oracle_asked *a, const oracle_moves *moves, int32_t places,
                   oracle_moves_lack *lack) {
  oracle_origins rooms;
  const int32_t cells = a->rules.ranks * places;
  const oracle_dealt dealt = oracle_dealt_of(a);
  const bool good = oracle_origins_make(&rooms, moves->count, cells, 1);
  if (good) {
    fill_messages(moves, places, rooms.messages);
    for (int32_t r = 0, cell = 0; r < a->rules.ranks; r++)
      for (int32_t p = 0; p < places; p++, cell++) {
        const bool due = p < a->count && oracle_is_one_of(a->collective->wants, &dealt, r, p);
        const int32_t origin = due ? oracle_origin_of(a->collective, &dealt, p) * places + p : 0;
        rooms.due[cell] = due ? (uint32_t)origin : UINT32_MAX;
      }
    const dodona_lack l = oracle_origins_judge(&rooms, moves->count, 1, cells, 1);
    if (l.block >= 0)
      *lack = (oracle_moves_lack){l.rank / places,
                                  l.rank % places,
                                  l.input / places,
                                  l.input % places,
                                  (int32_t)(INT32_MAX - (int64_t)rooms.made[l.rank]),
                                  0,
                                  true};
  }
  oracle_origins_free(&rooms);
  return good;
}

/* Where inputs are combined: block by block. */
static bool weigh(const oracle_asked *a, const oracle_moves *moves, int32_t places,
                  oracle_moves_lack *lack) {
  oracle_rooms rooms;
  const int32_t cells = a->rules.ranks * places;
  const bool good = oracle_rooms_make(&rooms, moves->count, cells, 1);
  if (good)
    fill_messages(moves, places, rooms.messages);
  for (int32_t b = 0; good && lack->rank < 0 && b < a->count; b++) {
    fill(a, places, b, &rooms);
    const dodona_lack l = oracle_rooms_judge(&rooms, moves->count, 1, cells, 1);
    if (l.block >= 0)
      *lack = (oracle_moves_lack){l.rank / places,
                                  b,
                                  l.input / places,
                                  l.input % places,
                                  DODONA_NONE,
                                  l.times,
                                  rooms.begins[l.input] == DUE};
  }
  oracle_rooms_free(&rooms);
  return good;
}

static bool all_store(const oracle_moves *moves) {
  for (int64_t k = 0; k < moves->count; k++)
    if (!moves->moves[k].stores)
      return false;
  return true;
}

bool oracle_moves_judge(const oracle_asked *a, const oracle_moves *moves, int32_t places,
                        oracle_moves_lack *lack) {
  *lack = (oracle_moves_lack){.rank = -1};
  return oracle_is_handed_on(a->collective) && all_store(moves) ? follow(a, moves, places, lack)
                                                                : weigh(a, moves, places, lack);
}
