/* Plans, and a rank's part in them. */
#ifndef DODONA_MPI_PLAN_H
#define DODONA_MPI_PLAN_H

#include "mpi/dodona_mpi.h"
#include "mpi/nodes.h"

/* A plan, its table, and this rank's place in it. */
typedef struct dodona_mpi_role {
  dodona_plan plan; /* plan.request.ranks = 0: none yet */
  uint32_t *table;  /* on the heap */
  int64_t words;    /* of the table */
  int64_t used;     /* by which call last */
  dodona_mpi_names names;
  dodona_place place; /* of what the rank is called */
} dodona_mpi_role;

/* So many are remembered, while their tables have no more words than these in all; those longest unused go first. */
enum { DODONA_MPI_ROLES = 16, DODONA_MPI_ROLE_WORDS = 1 << 18 };

typedef struct dodona_mpi_roles {
  dodona_mpi_role *of; /* on the heap; NULL: none yet */
  int64_t calls;       /* that entered one */
} dodona_mpi_roles;

/* Makes the plan of a request. Its table goes to *table, to be freed, or nowhere if table is NULL. */
int dodona_mpi_make(const dodona_request *request, dodona_plan *plan, uint32_t **table);

/* Stores in *role the plan of the request, for so many ranks, and the rank's place in it by these names; *role lasts until the next call of this
   function, the names longer. MPI_ERR_ARG, MPI_ERR_ROOT: no such plan, or not for as many ranks. */
int dodona_mpi_enter(dodona_mpi_roles *roles, int ranks, int rank, const dodona_request *request,
                     dodona_mpi_names names, const dodona_mpi_role **role);

void dodona_mpi_roles_end(dodona_mpi_roles *roles);

#endif
