/* A barrier is a broadcast from each rank: word of rank i is block i. The rows show by which messages each block comes first, and the proven checker
   of what is handed on judges these broadcasts. */
#include "ref/oracle/commands/check_heard.h"
#include "ref/oracle/commands/check_rooms.h"

#include <stdlib.h>

/* For each rank, of each rank: the first step in which it can tell of that rank; INT64_MAX: in none. */
typedef struct hearing {
  int64_t *from;
  int64_t ranks;
} hearing;

/* Has the message's receiver hear what its sender can tell; what is new to it goes to `messages`. Returns how many there are then. */
static int64_t tell(const hearing *h, const dodona_row *row, int64_t latency,
                    dodona_message *messages, int64_t count) {
  const int64_t *sender = h->from + row->peer * h->ranks;
  int64_t *receiver = h->from + row->rank * h->ranks;
  for (int32_t i = 0; i < h->ranks; i++)
    if (sender[i] <= row->step && receiver[i] == INT64_MAX) {
      receiver[i] = row->step + latency;
      messages[count++] = (dodona_message){row->step, row->peer, row->rank, i, DODONA_STORE};
    }
  return count;
}

/* Plays all rows. Returns how many messages brought something new. */
static int64_t play(const oracle_asked *a, const oracle_rows *rows, const hearing *h,
                    dodona_message *messages) {
  int64_t count = 0;
  for (int64_t k = 0; k < h->ranks * h->ranks; k++)
    h->from[k] = k / h->ranks == k % h->ranks ? INT64_MIN : INT64_MAX;
  for (int64_t k = 0; k < rows->count; k++)
    if (rows->rows[k].op == DODONA_RECV)
      count = tell(h, &rows->rows[k], a->rules.latency, messages, count);
  return count;
}

bool oracle_judge_heard(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  const int32_t ranks = a->rules.ranks;
  const int64_t cells = (int64_t)ranks * ranks;
  hearing h = {oracle_allocate(cells, sizeof *h.from, "who has heard of whom"), ranks};
  oracle_origins rooms = {.messages = NULL};
  const bool good = h.from != NULL && oracle_origins_make(&rooms, cells, ranks, ranks);
  if (good) {
    const int64_t count = play(a, rows, &h, rooms.messages);
    for (int64_t k = 0; k < cells; k++)
      rooms.due[k] = a->done != NULL && a->done[k % ranks] ? UINT32_MAX : (uint32_t)(k / ranks);
    *lack = oracle_origins_judge(&rooms, count, a->rules.latency, ranks, ranks);
    lack->block = lack->block < 0 ? -1 : 0;
  }
  oracle_origins_free(&rooms);
  free(h.from);
  return good;
}
