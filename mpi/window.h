/* Keeps the messages of a rank that are under way: what it posted in steps that are not complete, one
   receive and one send for each step, oldest first. A rank that meets an error still goes through all its
   steps, so that nobody waits for it, and sends empty messages from then on: each rank that depends on them
   meets an error, too. */
#ifndef DODONA_MPI_WINDOW_H
#define DODONA_MPI_WINDOW_H

#include "mpi/context.h"
#include "mpi/message.h"

/* What was posted in one step. */
typedef struct dodona_mpi_flight {
  int64_t step;
  dodona_step moves;
  dodona_mpi_block in;    /* where it goes */
  MPI_Request pending[2]; /* receive, send */
} dodona_mpi_flight;

typedef struct dodona_mpi_window {
  const dodona_mpi_context *context;
  dodona_mpi_flight *flights; /* a ring */
  int64_t size;
  int64_t first;
  int64_t count;
  const int *rank_of; /* of a rank of the plan; NULL: itself (dodona_mpi_names) */
  int synchronous;    /* sends end when they are received */
  int error;          /* the first of the call */
} dodona_mpi_window;

/* A window for `size` >= 1 steps. MPI_ERR_NO_MEM: then there is nothing to close. */
int dodona_mpi_window_open(const dodona_mpi_context *context, int64_t size,
                           dodona_mpi_window *window);

/* Makes places for `size` steps, more than before, when nothing is under way. Returns 0 without memory: then nothing has changed. */
int dodona_mpi_window_widen(dodona_mpi_window *window, int64_t size);

/* Posts the receive and the send of a step. The window has a place. */
void dodona_mpi_window_post(dodona_mpi_window *window, const dodona_step *step, int64_t x,
                            const dodona_mpi_block *in, const dodona_mpi_block *out);

/* Returns 1 if something is under way that was posted in step x or before. */
int dodona_mpi_window_due(const dodona_mpi_window *window, int64_t x);

/* Waits for the messages of the oldest step. Returns 1 if a block came and stores it in *ended; 0 if none
   was to come, or after an error. */
int dodona_mpi_window_complete(dodona_mpi_window *window, dodona_mpi_flight *ended);

/* Closes the window when nothing is under way. Returns the window's error. */
int dodona_mpi_window_close(dodona_mpi_window *window);

#endif
