#include "mpi/window.h"
#include <float.h>

int dodona_mpi_window_open(const dodona_mpi_context *context, int64_t size,
                           dodona_mpi_window *window) {
  *window =
      (dodona_mpi_window){context,
                          dodona_mpi_take(context->pool, (size_t)size * sizeof *window->flights),
                          size,
                          0,
                          0,
                          NULL,
                          context->synchronous,
                          MPI_SUCCESS};
  return window->flights ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

int dodona_mpi_window_widen(dodona_mpi_window *window, int64_t size) {
  dodona_mpi_pool *pool = window->context->pool;
  dodona_mpi_flight *flights = dodona_mpi_take(pool, (size_t)size * sizeof *flights);
  if (!flights)
    return 0;
  dodona_mpi_give(pool, window->flights);
  window->flights = flights;
  window->size = size;
  window->first = 0;
  return 1;
}

static int rank_of(const dodona_mpi_window *window, int32_t r) {
  return window->rank_of ? window->rank_of[r] : r;
}

void dodona_mpi_window_post(dodona_mpi_window *window, const dodona_step *step, int64_t x,
                            const dodona_mpi_block *in, const dodona_mpi_block *out) {
  const dodona_mpi_context *c = window->context;
  const int tag = c->tag + DODONA_MPI_STEPS;
  dodona_mpi_block sent = *out;
  if (step->recv_from == DODONA_NONE && step->send_to == DODONA_NONE)
    return;
  dodona_mpi_flight *flight = &window->flights[(window->first + window->count++) % window->size];
  *flight = (dodona_mpi_flight){x, *step, *in, {MPI_REQUEST_NULL, MPI_REQUEST_NULL}};
  if (step->recv_from != DODONA_NONE)
    dodona_mpi_note(&window->error, dodona_mpi_receive(in, rank_of(window, step->recv_from), tag,
                                                       c->comm, &flight->pending[0]));
  if (window->error != MPI_SUCCESS)
    sent.count = sent.more = 0;
  if (step->send_to != DODONA_NONE)
    dodona_mpi_note(&window->error,
                    dodona_mpi_send(&sent, rank_of(window, step->send_to), tag, c->comm,
                                    window->synchronous, &flight->pending[1]));
}

int dodona_mpi_window_due(const dodona_mpi_window *window, int64_t x) {
  return window->count > 0 && window->flights[window->first].step <= x;
}

int dodona_mpi_window_complete(dodona_mpi_window *window, dodona_mpi_flight *ended) {
  MPI_Status status[2];
  *ended = window->flights[window->first];
  double patience = window->context->environment.patience;
  if (patience > 0 && window->error == dodona_err_late()) /* once is enough */
    patience = DBL_MIN;
  dodona_mpi_note(&window->error, dodona_mpi_wait(ended->pending, status, patience));
  window->first = (window->first + 1) % window->size;
  window->count--;
  if (ended->moves.recv_from != DODONA_NONE && window->error == MPI_SUCCESS)
    window->error = dodona_mpi_complete(&ended->in, &status[0]);
  return ended->moves.recv_from != DODONA_NONE && window->error == MPI_SUCCESS;
}

int dodona_mpi_window_close(dodona_mpi_window *window) {
  dodona_mpi_give(window->context->pool, window->flights);
  return window->error;
}
