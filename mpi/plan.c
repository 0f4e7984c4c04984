/* Plans, and a rank's part in them. A plan is its own request: each call makes it again, if it is not the last of its
   operation. */
#include "mpi/plan.h"
#include <stdlib.h>
#include <string.h>

int dodona_mpi_make(const dodona_request *request, dodona_plan *plan, uint32_t **table) {
  int64_t words = dodona_table_words(request);
  words = words > 0 ? words : 0;
  uint32_t *made = malloc((size_t)words * sizeof *made + 1);
  if (!made)
    return MPI_ERR_NO_MEM;
  dodona_plan fresh;
  memset(&fresh, 0, sizeof fresh);
  dodona_status status = dodona_plan_make(request, made, words, &fresh);
  if (status == DODONA_OK)
    *plan = fresh;
  if (status == DODONA_OK && table)
    *table = made;
  else
    free(made);
  if (status == DODONA_BAD_ROOT)
    return MPI_ERR_ROOT;
  return status == DODONA_OK ? MPI_SUCCESS : MPI_ERR_ARG;
}

/* The role with this request; without one the role longest unused. */
static dodona_mpi_role *role_for(const dodona_mpi_roles *roles, const dodona_request *request,
                                 const int *rank_of) {
  dodona_mpi_role *oldest = &roles->of[0];
  for (int i = 0; i < DODONA_MPI_ROLES; i++) {
    dodona_mpi_role *role = &roles->of[i];
    if (role->names.rank_of == rank_of &&
        memcmp(request, &role->plan.request, sizeof *request) == 0)
      return role;
    if (role->used < oldest->used)
      oldest = role;
  }
  return oldest;
}

/* Forgets other roles, those longest unused first, until the tables are small enough. */
static void bound(const dodona_mpi_roles *roles, const dodona_mpi_role *kept) {
  for (;;) {
    dodona_mpi_role *oldest = NULL;
    int64_t words = kept->words;
    for (int i = 0; i < DODONA_MPI_ROLES; i++) {
      dodona_mpi_role *role = &roles->of[i];
      if (role == kept || role->words == 0)
        continue;
      words += role->words;
      if (!oldest || role->used < oldest->used)
        oldest = role;
    }
    if (!oldest || words <= DODONA_MPI_ROLE_WORDS)
      return;
    free(oldest->table);
    memset(oldest, 0, sizeof *oldest);
  }
}

int dodona_mpi_enter(dodona_mpi_roles *roles, int ranks, int rank, const dodona_request *request,
                     dodona_mpi_names names, const dodona_mpi_role **role) {
  const dodona_request filled = dodona_request_fill(request);
  if (filled.ranks != ranks || filled.op < 0 || filled.op >= DODONA_OPS)
    return MPI_ERR_ARG;
  if (!roles->of)
    roles->of = calloc(DODONA_MPI_ROLES, sizeof *roles->of);
  if (!roles->of)
    return MPI_ERR_NO_MEM;
  dodona_mpi_role *ours = role_for(roles, &filled, names.rank_of);
  *role = ours;
  if (ours->names.rank_of != names.rank_of ||
      memcmp(&filled, &ours->plan.request, sizeof filled) != 0) {
    uint32_t *table = NULL;
    dodona_plan made;
    int error = dodona_mpi_make(&filled, &made, &table);
    if (error != MPI_SUCCESS)
      return error;
    free(ours->table);
    *ours = (dodona_mpi_role){
        .plan = made, .table = table, .words = dodona_table_words(&filled), .names = names};
    ours->place = dodona_place_of(&ours->plan, names.called ? names.called[rank] : rank);
    bound(roles, ours);
  }
  ours->used = ++roles->calls;
  return MPI_SUCCESS;
}

void dodona_mpi_roles_end(dodona_mpi_roles *roles) {
  for (int i = 0; roles->of && i < DODONA_MPI_ROLES; i++)
    free(roles->of[i].table);
  free(roles->of);
  roles->of = NULL;
}
