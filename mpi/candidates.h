/* The plans that the planner predicts to be the fastest for a call. */
#ifndef DODONA_MPI_CANDIDATES_H
#define DODONA_MPI_CANDIDATES_H

#include "mpi/environment.h"
#include "mpi/site.h"

/* A call whose plan is left open: `count` elements of `size` bytes. */
typedef struct dodona_mpi_wish {
  int32_t op; /* a dodona_op */
  int root;   /* of an allreduce 0 */
  MPI_Count count;
  MPI_Count size;
  int ordered;       /* the operands must be combined in the order of ranks */
  int exact;         /* the result does not depend on the order */
  int32_t algorithm; /* the one that is asked for, or DODONA_MPI_ANY */
  int renames;       /* ranks may have other names in the plan */
  int32_t level;     /* the dodona_same_level that a plan must have */
} dodona_mpi_wish;

/* Stores the plans that the planner predicts to be the fastest, at most `most` of them, of different algorithms, the fastest first, and their
   times in seconds; of plans that differ in name only the first. Returns an error if there is none. Plans that take a shape or a share are no
   candidates. A combine is none where the result would depend on the order, or where its memory would exceed 16 MiB. Local. */
int dodona_mpi_candidates(const dodona_mpi_site *site, const dodona_mpi_wish *wish, int most,
                          dodona_request *requests, double *times, int *count);

/* Stores the plan that is predicted to be the fastest. Where the result of an element must not depend on the count (DODONA_SAME_IN_SIZES), calls of all
   counts take one algorithm and one group: those that are the fastest for DODONA_MPI_ONE_SIZE. Errors as dodona_mpi_candidates. Local. */
int dodona_mpi_best(const dodona_mpi_site *site, const dodona_mpi_wish *wish,
                    dodona_request *request);

/* Returns what ranks are called in a plan of that algorithm. Exchanges that halve the message take their partners from far to near: there a node's
   ranks are as far apart as may be, so that the long messages stay inside nodes. In all other plans they are neighbours. */
dodona_mpi_names dodona_mpi_names_of(const dodona_mpi_site *site, const dodona_mpi_wish *wish,
                                     int32_t algorithm);

/* Takes blocks from the request that would have no element. */
void dodona_mpi_cut(dodona_request *request, MPI_Count elements);

#endif
