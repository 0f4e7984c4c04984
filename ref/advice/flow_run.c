/* Every rank goes on as far as it can; whatever may let another go on puts that one into a queue. */
#include "ref/advice/flow_run.h"

typedef struct run {
  const dodona_flow_program *program;
  const dodona_flow_run_scratch *scratch;
  int32_t head;
  int32_t length;
} run;

static void wake(run *it, int32_t rank) {
  if (rank == DODONA_NONE || it->scratch->queued[rank])
    return;
  it->scratch->queued[rank] = 1;
  int64_t end = ((int64_t)it->head + it->length) % it->program->ranks;
  it->scratch->queue[end] = rank;
  it->length++;
}

static int32_t next(run *it) {
  int32_t rank = it->scratch->queue[it->head];
  it->head = it->head == it->program->ranks - 1 ? 0 : it->head + 1;
  it->length--;
  it->scratch->queued[rank] = 0;
  return rank;
}

static int64_t *posted(const run *it, int32_t rank, int32_t message) {
  return &it->scratch->posted[(int64_t)rank * it->program->messages + message];
}

/* Whom the item has yet to come from, or DODONA_NONE. */
static int32_t missing(const run *it, int64_t i) {
  const dodona_flow_item *item = &it->program->items[i];
  for (int k = 0; k < 2; k++)
    if (item->from[k] != DODONA_NONE && !(it->scratch->received[i] & (1 << k)))
      return item->from[k];
  return DODONA_NONE;
}

/* Whom the rank waits for before it sends the item on, itself if another lane has yet to post the receive;
   or DODONA_NONE. */
static int32_t held_by(const run *it, int32_t rank, int64_t i) {
  int32_t after = it->program->items[i].after;
  int32_t from = missing(it, i);
  if (from != DODONA_NONE || after == DODONA_NONE)
    return from;
  int64_t other = *posted(it, rank, after);
  return other == -1 ? rank : missing(it, other);
}

static void post(run *it, int32_t rank, dodona_flow_lane *lane, int64_t end) {
  while (lane->posted < end && lane->posted - lane->item < it->program->window) {
    const dodona_flow_item *item = &it->program->items[lane->posted];
    *posted(it, rank, item->message) = lane->posted++;
    wake(it, item->from[0]);
    wake(it, item->from[1]);
    wake(it, rank);
  }
}

/* Whether the send of the item to `to` has ended: its receive was posted. */
static int send_ends(run *it, int32_t rank, int32_t message, int32_t to) {
  int64_t i = *posted(it, to, message);
  if (i == -1)
    return 0;
  const dodona_flow_item *item = &it->program->items[i];
  for (int k = 0; k < 2; k++)
    if (item->from[k] == rank && !(it->scratch->received[i] & (1 << k))) {
      it->scratch->received[i] = (uint8_t)(it->scratch->received[i] | (1 << k));
      wake(it, to);
      return 1;
    }
  return 0;
}

static void go_on(run *it, int32_t rank, int32_t which) {
  int64_t at = (int64_t)rank * it->program->lanes + which;
  int64_t end = it->program->first[at + 1];
  dodona_flow_lane *lane = &it->scratch->lanes[at];
  post(it, rank, lane, end);
  while (lane->item < end && lane->item < lane->posted &&
         held_by(it, rank, lane->item) == DODONA_NONE) {
    const dodona_flow_item *item = &it->program->items[lane->item];
    for (; lane->sent < 2; lane->sent++)
      if (item->to[lane->sent] != DODONA_NONE &&
          !send_ends(it, rank, item->message, item->to[lane->sent]))
        return;
    lane->sent = 0;
    lane->item++;
    post(it, rank, lane, end);
  }
}

static void begin(run *it) {
  const dodona_flow_program *program = it->program;
  int64_t lanes = (int64_t)program->ranks * program->lanes;
  for (int64_t i = 0; i < lanes; i++) {
    dodona_flow_lane lane = {program->first[i], program->first[i], 0};
    it->scratch->lanes[i] = lane;
  }
  for (int64_t i = 0; i < (int64_t)program->ranks * program->messages; i++)
    it->scratch->posted[i] = -1;
  for (int64_t i = 0; i < program->first[lanes]; i++)
    it->scratch->received[i] = 0;
  for (int32_t r = 0; r < program->ranks; r++)
    it->scratch->queued[r] = 0;
  for (int32_t r = 0; r < program->ranks; r++)
    wake(it, r);
}

/* When nobody goes on any more. */
static int32_t waits(const run *it, int32_t rank) {
  for (int32_t l = 0; l < it->program->lanes; l++) {
    int64_t at = (int64_t)rank * it->program->lanes + l;
    const dodona_flow_lane *lane = &it->scratch->lanes[at];
    if (lane->item == it->program->first[at + 1])
      continue;
    int32_t held = held_by(it, rank, lane->item);
    return held != DODONA_NONE ? held : it->program->items[lane->item].to[lane->sent];
  }
  return DODONA_NONE;
}

int dodona_flow_run(const dodona_flow_program *program, const dodona_flow_run_scratch *scratch,
                    int32_t *waits_for) {
  run it = {program, scratch, 0, 0};
  int ended = 1;
  begin(&it);
  while (it.length > 0) {
    int32_t rank = next(&it);
    for (int32_t l = 0; l < program->lanes; l++)
      go_on(&it, rank, l);
  }
  for (int32_t r = 0; r < program->ranks; r++) {
    waits_for[r] = waits(&it, r);
    if (waits_for[r] != DODONA_NONE)
      ended = 0;
  }
  return ended;
}
