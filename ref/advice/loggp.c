/* The rank that can act first acts, once; only it and the rank that it sends to may act earlier or later
   for that. Time never goes back, and every message takes o + L to be there: so the messages that wait
   for a rank are a queue, and the ranks are a heap. */
#include "ref/advice/loggp.h"

#include "ref/base/blocks.h"

#define NEVER INT64_MAX

typedef struct run {
  const dodona_loggp *machine;
  const dodona_loggp_program *program;
  const dodona_loggp_scratch *scratch;
} run;

static int64_t later(int64_t a, int64_t b) {
  return a > b ? a : b;
}

/* How long a port of the wire is kept by the bytes of a send: (k - 1) G. */
static int64_t wire(const run *at, int64_t send) {
  int64_t size =
      dodona_blocks_size(at->program->bytes, at->program->blocks, at->program->sends[send].block);
  return size > 0 ? (size - 1) * at->machine->byte_gap : 0;
}

static int32_t *received(const run *at, int32_t rank, int32_t block) {
  return &at->scratch->received[(int64_t)rank * at->program->blocks + block];
}

/* The first send of the rank from `send` on that is in the lane. */
static int64_t in_lane(const run *at, int32_t rank, int32_t lane, int64_t send) {
  while (send < at->program->first[rank + 1] && at->program->sends[send].lane != lane)
    send++;
  return send;
}

/* The rank's next send: the first in its schedule that waits for nothing but ports, or -1. */
static int64_t next_send(const run *at, int32_t rank) {
  int64_t end = at->program->first[rank + 1];
  int64_t least = end;
  for (int32_t lane = 0; lane < DODONA_FLOW_LANES; lane++) {
    int64_t next = at->scratch->ranks[rank].next[lane];
    if (next < least &&
        *received(at, rank, at->program->sends[next].block) >= at->program->sends[next].needs)
      least = next;
  }
  return least < end ? least : -1;
}

/* When it can make it. */
static int64_t send_time(const run *at, int32_t rank) {
  const dodona_loggp_rank *it = &at->scratch->ranks[rank];
  return next_send(at, rank) < 0 ? NEVER : later(it->processor, it->sending);
}

/* When it can take the next message. */
static int64_t receive_time(const run *at, int32_t rank) {
  const dodona_loggp_rank *it = &at->scratch->ranks[rank];
  if (it->head < 0)
    return NEVER;
  return later(later(it->processor, it->receiving), at->scratch->messages[it->head].there);
}

static int before(const run *at, int32_t a, int32_t b) {
  const dodona_loggp_rank *ranks = at->scratch->ranks;
  return ranks[a].when != ranks[b].when ? ranks[a].when < ranks[b].when : a < b;
}

static void put(const run *at, int32_t slot, int32_t rank) {
  at->scratch->heap[slot] = rank;
  at->scratch->ranks[rank].slot = slot;
}

static void rise(const run *at, int32_t rank) {
  int32_t slot = at->scratch->ranks[rank].slot;
  while (slot > 0 && before(at, rank, at->scratch->heap[(slot - 1) / 2])) {
    put(at, slot, at->scratch->heap[(slot - 1) / 2]);
    slot = (slot - 1) / 2;
  }
  put(at, slot, rank);
}

static void sink(const run *at, int32_t rank) {
  const int32_t *heap = at->scratch->heap;
  int32_t count = at->program->ranks;
  int32_t slot = at->scratch->ranks[rank].slot;
  while (slot < count / 2) {
    int32_t child = 2 * slot + 1;
    if (child + 1 < count && before(at, heap[child + 1], heap[child]))
      child++;
    if (!before(at, heap[child], rank))
      break;
    put(at, slot, heap[child]);
    slot = child;
  }
  put(at, slot, rank);
}

/* The rank's ports, sends or messages are other ones than before. */
static void renew(const run *at, int32_t rank) {
  int64_t sends = send_time(at, rank);
  int64_t receives = receive_time(at, rank);
  at->scratch->ranks[rank].when = sends < receives ? sends : receives;
  rise(at, rank);
  sink(at, rank);
}

static void begin(const run *at) {
  const dodona_loggp_program *program = at->program;
  for (int64_t i = 0; i < (int64_t)program->ranks * program->blocks; i++)
    at->scratch->received[i] = 0;
  for (int32_t r = 0; r < program->ranks; r++) {
    dodona_loggp_rank start = {0, 0, 0, {0}, -1, -1, NEVER, r};
    at->scratch->ranks[r] = start;
    for (int32_t lane = 0; lane < DODONA_FLOW_LANES; lane++)
      at->scratch->ranks[r].next[lane] = in_lane(at, r, lane, program->first[r]);
    at->scratch->heap[r] = r;
  }
  for (int32_t r = 0; r < program->ranks; r++)
    renew(at, r);
}

static void send(const run *at, int32_t rank, int64_t now) {
  dodona_loggp_rank *it = &at->scratch->ranks[rank];
  int64_t message = next_send(at, rank);
  int32_t lane = at->program->sends[message].lane;
  int32_t to = at->program->sends[message].to;
  dodona_loggp_rank *other = &at->scratch->ranks[to];
  it->next[lane] = in_lane(at, rank, lane, message + 1);
  it->processor = now + at->machine->overhead;
  it->sending = now + at->machine->gap + wire(at, message);
  at->scratch->messages[message].there = it->processor + at->machine->latency;
  at->scratch->messages[message].after = -1;
  if (other->head < 0)
    other->head = message;
  else
    at->scratch->messages[other->tail].after = message;
  other->tail = message;
  renew(at, to);
}

static void receive(const run *at, int32_t rank, int64_t now) {
  dodona_loggp_rank *it = &at->scratch->ranks[rank];
  int64_t message = it->head;
  it->head = at->scratch->messages[message].after;
  it->processor = now + at->machine->overhead + wire(at, message);
  it->receiving = now + at->machine->gap + wire(at, message);
  ++*received(at, rank, at->program->sends[message].block);
}

dodona_status dodona_loggp_run(const dodona_loggp *machine, const dodona_loggp_program *program,
                               const dodona_loggp_scratch *scratch, int64_t *end) {
  run at = {machine, program, scratch};
  if (!dodona_loggp_fits(machine, program->bytes, program->first[program->ranks]))
    return DODONA_OVERFLOW;
  begin(&at);
  for (int32_t rank = scratch->heap[0]; scratch->ranks[rank].when != NEVER;
       rank = scratch->heap[0]) {
    int64_t now = scratch->ranks[rank].when;
    if (send_time(&at, rank) == now)
      send(&at, rank, now);
    else
      receive(&at, rank, now);
    renew(&at, rank);
  }
  *end = 0;
  for (int32_t r = 0; r < program->ranks; r++) {
    *end = later(*end, scratch->ranks[r].processor);
    for (int32_t lane = 0; lane < DODONA_FLOW_LANES; lane++)
      if (scratch->ranks[r].next[lane] < program->first[r + 1]) {
        *end = -1;
        return DODONA_OK;
      }
  }
  return DODONA_OK;
}
