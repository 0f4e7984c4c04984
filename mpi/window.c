#include "mpi/window.h"
#include <stdlib.h>

int dodona_mpi_window_open(const dodona_mpi_context *context, int64_t size,
                           dodona_mpi_window *window) {
  *window =
      (dodona_mpi_window){context, malloc((size_t)size * sizeof *window->flights), size, 0, 0};
  return window->flights ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

int dodona_mpi_window_post(dodona_mpi_window *window, const dodona_step *step, int64_t x,
                           const dodona_mpi_block *in, const dodona_mpi_block *out) {
  const dodona_mpi_context *c = window->context;
  int error = MPI_SUCCESS;
  if (in->count == 0 && out->count == 0)
    return MPI_SUCCESS;
  dodona_mpi_flight *flight = &window->flights[(window->first + window->count++) % window->size];
  *flight = (dodona_mpi_flight){x, *step, *in, {MPI_REQUEST_NULL, MPI_REQUEST_NULL}};
  if (in->count > 0)
    error = dodona_mpi_receive(in, step->recv_from, DODONA_MPI_STEPS, c->comm, &flight->pending[0]);
  if (error == MPI_SUCCESS && out->count > 0)
    error = dodona_mpi_send(out, step->send_to, DODONA_MPI_STEPS, c->comm, c->synchronous,
                            &flight->pending[1]);
  return error;
}

int dodona_mpi_window_due(const dodona_mpi_window *window, int64_t x) {
  return window->count > 0 && window->flights[window->first].step <= x;
}

int dodona_mpi_window_complete(dodona_mpi_window *window, dodona_mpi_flight *ended) {
  dodona_mpi_flight *flight = &window->flights[window->first];
  MPI_Status status[2];
  int error = dodona_mpi_wait(flight->pending, status);
  *ended = *flight;
  if (error != MPI_SUCCESS)
    return error; /* what is still under way is taken back with the others */
  window->first = (window->first + 1) % window->size;
  window->count--;
  return ended->in.count > 0 ? dodona_mpi_complete(&ended->in, &status[0]) : MPI_SUCCESS;
}

int dodona_mpi_window_close(dodona_mpi_window *window) {
  int left = 0;
  for (int64_t i = 0; i < window->count; i++) {
    dodona_mpi_flight *flight = &window->flights[(window->first + i) % window->size];
    dodona_mpi_withdraw(&flight->pending[0]);
    if (flight->pending[1] == MPI_REQUEST_NULL)
      continue;
    MPI_Request_free(&flight->pending[1]);
    left = 1;
  }
  free(window->flights);
  return left;
}
