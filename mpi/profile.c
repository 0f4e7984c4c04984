/* The machine of a communicator from a profile. Rank 0 reads the file: the ranks need not share one. */
#include "mpi/profile.h"
#include "mpi/dodona_mpi.h"
#include "ref/oracle/shared/profile.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DENOMINATOR = 1000 };

/* What all ranks are told of a profile. */
typedef struct news {
  char fault[DODONA_FAULT];
  dodona_machine machine;
  int error;
  int count; /* of latencies */
} news;

/* A lambda of P - 1 or more is P - 1: the root sends to all, and no plan can be longer than that. */
static dodona_mpi_latency latency_of(const oracle_profile_entry *entry, int ranks) {
  double lambda = fmax(1, (double)entry->lambda_num / entry->lambda_den);
  dodona_mpi_latency made = {(double)entry->bytes, lambda, entry->lambda_num, entry->lambda_den};
  if (lambda >= ranks - 1) {
    made.num = ranks > 2 ? ranks - 1 : 1;
    made.den = 1;
  } else if (made.den > MOST_DENOMINATOR && lambda < INT32_MAX / MOST_DENOMINATOR) {
    made.num = (int32_t)lround(lambda * MOST_DENOMINATOR);
    made.den = MOST_DENOMINATOR;
  }
  return made;
}

/* The machine, and the latencies of the messages that the executor sends. */
static dodona_mpi_latency *take(const oracle_profile *profile, int ranks, news *told) {
  oracle_send send = oracle_profile_send(profile);
  if (!oracle_profile_step(profile, send, &told->machine.startup, &told->machine.byte_time)) {
    told->error = MPI_ERR_IO;
    return NULL;
  }
  dodona_mpi_latency *latencies = malloc(profile->count * sizeof *latencies);
  if (!latencies)
    told->error = MPI_ERR_NO_MEM;
  for (size_t i = 0; latencies && i < profile->count; i++)
    if (profile->entries[i].send == send)
      latencies[told->count++] = latency_of(&profile->entries[i], ranks);
  return latencies;
}

static dodona_mpi_latency *read_profile(const char *path, int ranks, news *told) {
  oracle_profile profile;
  oracle_profile_fault fault;
  dodona_mpi_latency *latencies = NULL;
  if (!oracle_profile_load(path, &profile, &fault)) {
    told->error = MPI_ERR_IO;
    size_t length = strlen(fault.text); /* of a long name the end is told */
    strcpy(told->fault, fault.text + (length < DODONA_FAULT ? 0 : length + 1 - DODONA_FAULT));
    return NULL;
  }
  latencies = take(&profile, ranks, told);
  if (told->error == MPI_ERR_IO)
    snprintf(told->fault, sizeof told->fault,
             "%.150s: entries: expected at least two sizes of the same send", path);
  oracle_profile_free(&profile);
  return latencies;
}

/* Tells all ranks; *latencies is rank 0's, on the others made. A rank without memory says so to all. */
static int tell(const dodona_mpi_context *context, news *told, dodona_mpi_latency **latencies) {
  int error = PMPI_Bcast(told, (int)sizeof *told, MPI_BYTE, 0, context->comm), all = MPI_SUCCESS;
  if (error != MPI_SUCCESS || told->error != MPI_SUCCESS)
    return error != MPI_SUCCESS ? error : told->error;
  if (context->site.rank > 0)
    *latencies = malloc((size_t)told->count * sizeof **latencies);
  int mine = *latencies ? MPI_SUCCESS : MPI_ERR_NO_MEM;
  error = PMPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MAX, context->comm);
  if (error != MPI_SUCCESS || all != MPI_SUCCESS)
    return error != MPI_SUCCESS ? error : all;
  size_t bytes = (size_t)told->count * sizeof **latencies;
  return bytes > INT32_MAX ? MPI_ERR_NO_MEM
                           : PMPI_Bcast(*latencies, (int)bytes, MPI_BYTE, 0, context->comm);
}

int dodona_mpi_profile_load(dodona_mpi_context *context, const char *path,
                            char fault[DODONA_FAULT]) {
  dodona_mpi_latency *latencies = NULL;
  news told = {.error = MPI_SUCCESS};
  if (context->site.rank == 0)
    latencies = read_profile(path, context->site.ranks, &told);
  int error = tell(context, &told, &latencies);
  memcpy(fault, told.fault, sizeof told.fault);
  if (error != MPI_SUCCESS) {
    free(latencies);
    return error;
  }
  dodona_mpi_site_give(&context->site, &told.machine, latencies,
                       told.count); /* with one line: a profile has no brief one */
  return MPI_SUCCESS;
}

int dodona_machine_load(MPI_Comm comm, const char *path, char *fault) {
  dodona_mpi_context *context = NULL;
  char text[DODONA_FAULT] = "";
  int error = dodona_mpi_context_of(comm, &context);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_profile_load(context, path, text);
  if (fault)
    memcpy(fault, text, sizeof text);
  return dodona_mpi_report(comm, error);
}
