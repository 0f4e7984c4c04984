/* The machine of a context from a profile. */
#ifndef DODONA_MPI_PROFILE_H
#define DODONA_MPI_PROFILE_H

#include "mpi/context.h"

/* As dodona_machine_load, but calls no error handler. */
int dodona_mpi_profile_load(dodona_mpi_context *context, const char *path,
                            char fault[DODONA_FAULT]);

#endif
