/* Messages are counted in order: the i-th receive is of block i div sources, from source i mod sources.

   An operation waits only for operations named in spec/machine/dataflow.h, or for operations that stand
   below them: a send waits for the send `window` before it, not for the last one; in an allreduce the
   receive of a block waits for the reduction of the block on this rank. So no strand deadlocks, even with
   synchronous sends and a window of 1. */
#include "mpi/bench/flow/strand.h"

static int32_t block_of(const dodona_mpi_strand *s, int64_t k) {
  return (int32_t)(s->lane.first + s->lane.stride * k);
}

static int64_t through(const dodona_mpi_strand *s) {
  return s->targets > 0 ? s->sent / s->targets : s->taken;
}

/* Block k of the lane may begin: its reduction is through. */
static int may_begin(const dodona_mpi_strand *s, int64_t k) {
  int32_t b = block_of(s, k);
  for (int32_t i = 0; i < s->afters; i++) {
    const dodona_lane *up = &s->after[i].lane;
    if (b >= up->first && (b - up->first) % up->stride == 0)
      return (b - up->first) / up->stride < through(&s->after[i]);
  }
  return 1;
}

static dodona_mpi_block incoming(const dodona_mpi_strand *s, int64_t i) {
  int64_t k = i / s->sources;
  int32_t b = block_of(s, k);
  return s->merge ? dodona_mpi_merge_in(s->merge, b, k, (int32_t)(i % s->sources))
                  : dodona_mpi_part(&s->parts, b, 1);
}

static void post_receive(dodona_mpi_strand *s) {
  dodona_mpi_block block = incoming(s, s->receiving);
  MPI_Request *request = &s->receives[s->receiving % s->window];
  int from = s->source[s->receiving++ % s->sources];
  dodona_mpi_note(s->error, dodona_mpi_receive(&block, from, s->tag, s->context->comm, request));
}

static void post_send(dodona_mpi_strand *s) {
  int64_t k = s->sending / s->targets;
  int32_t b = block_of(s, k);
  dodona_mpi_block block =
      s->merge ? dodona_mpi_merge_out(s->merge, b, k) : dodona_mpi_part(&s->parts, b, 1);
  MPI_Request *request = &s->sends[s->sending % s->window];
  int to = s->target[s->sending++ % s->targets];
  const dodona_mpi_context *c = s->context;
  if (*s->error != MPI_SUCCESS)
    block.count = 0;
  dodona_mpi_note(s->error, dodona_mpi_send(&block, to, s->tag, c->comm, c->synchronous, request));
}

static void take(dodona_mpi_strand *s) {
  int64_t k = s->taken++;
  if (s->merge && *s->error == MPI_SUCCESS)
    *s->error = dodona_mpi_merge_take(s->merge, block_of(s, k), k);
}

static int can_take(const dodona_mpi_strand *s) {
  if (s->taken == s->lane.count || s->taken == through(s) + s->window)
    return 0;
  return s->sources > 0 ? s->received >= (s->taken + 1) * s->sources : may_begin(s, s->taken);
}

static int can_send(const dodona_mpi_strand *s) {
  return s->sending < s->taken * s->targets && s->sending - s->sent < s->window;
}

static int can_receive(const dodona_mpi_strand *s) {
  if (s->receiving == s->lane.count * (int64_t)s->sources)
    return 0;
  int64_t k = s->receiving / s->sources;
  return s->receiving - s->received < s->window && k < through(s) + s->window && may_begin(s, k);
}

static void note_ended(dodona_mpi_strand *s) {
  while (s->received < s->receiving && s->receives[s->received % s->window] == MPI_REQUEST_NULL)
    s->received++;
  while (s->sent < s->sending && s->sends[s->sent % s->window] == MPI_REQUEST_NULL)
    s->sent++;
}

void dodona_mpi_strand_advance(dodona_mpi_strand *strand) {
  for (;;) {
    note_ended(strand);
    if (can_take(strand))
      take(strand);
    else if (can_send(strand))
      post_send(strand);
    else if (can_receive(strand))
      post_receive(strand);
    else
      return;
  }
}

void dodona_mpi_strand_came(const dodona_mpi_strand *strand, int32_t slot, MPI_Status *status) {
  int64_t i = strand->received; /* the first of this slot that has not ended */
  i += (slot - i % strand->window + strand->window) % strand->window;
  dodona_mpi_block block = incoming(strand, i);
  if (*strand->error == MPI_SUCCESS)
    *strand->error = dodona_mpi_complete(&block, status);
}

int dodona_mpi_strand_ended(const dodona_mpi_strand *strand) {
  return through(strand) == strand->lane.count;
}
