/* A rank's part in a plan or in a network's schedule: what the executors by steps ask for. */
#include "mpi/context.h"
#include <stdlib.h>
#include <string.h>

static int is_network(const dodona_mpi_role *role) {
  return role->plan.algorithm == DODONA_NONE;
}

dodona_tree_step dodona_mpi_role_step(const dodona_mpi_role *role, int64_t x) {
  return is_network(role) ? dodona_network_step_at(&role->network, &role->network_place, x)
                          : dodona_tree_step_at(&role->plan, &role->place, x);
}

dodona_span dodona_mpi_role_active(const dodona_mpi_role *role) {
  if (!is_network(role))
    return dodona_tree_active(&role->plan, &role->place);
  return (dodona_span){1, dodona_network_steps(&role->network)};
}

int dodona_mpi_role_in_order(const dodona_mpi_role *role) {
  return is_network(role) ? dodona_network_keeps_rank_order(&role->network)
                          : dodona_keeps_rank_order(&role->plan);
}

int32_t dodona_mpi_role_operand(const dodona_mpi_role *role, int32_t from) {
  return is_network(role) ? dodona_network_operand(&role->network, &role->network_place, from)
                          : dodona_operand_of(&role->plan, &role->place, from);
}

int dodona_mpi_role_feeds(const dodona_mpi_role *role) {
  if (!is_network(role))
    return dodona_tree_child(&role->plan, &role->place, 0) != DODONA_NONE;
  return role->plan.ranks > 1;
}

static int same(const dodona_network *a, const dodona_network *b) {
  return a->steps == b->steps && memcmp(&a->request, &b->request, sizeof a->request) == 0;
}

int dodona_mpi_make_network(const dodona_network_request *request, dodona_network *network,
                            uint32_t **table) {
  int64_t entries = dodona_network_entries(request);
  uint32_t *made = malloc(entries > 0 ? (size_t)entries * sizeof *made : 1);
  if (!made)
    return MPI_ERR_NO_MEM;
  dodona_status status = dodona_network_make(request, made, entries, network);
  if (status == DODONA_OK && table)
    *table = made;
  else
    free(made);
  if (status == DODONA_BAD_ROOT)
    return MPI_ERR_ROOT;
  return status == DODONA_OK ? MPI_SUCCESS : MPI_ERR_ARG;
}

int dodona_mpi_context_enter_network(const dodona_mpi_context *context,
                                     const dodona_network *network, dodona_mpi_role *role) {
  dodona_network made;
  uint32_t *table = NULL;
  if (network->request.ranks != context->ranks)
    return MPI_ERR_ARG;
  if (role->plan.ranks > 0 && is_network(role) && same(network, &role->network))
    return MPI_SUCCESS;
  int error = dodona_mpi_make_network(&network->request, &made, &table);
  if (error == MPI_SUCCESS && !same(network, &made))
    error = MPI_ERR_ARG;
  if (error != MPI_SUCCESS) {
    free(table);
    return error;
  }
  free(role->table);
  role->table = table;
  role->network = made;
  role->plan = (dodona_tree_plan){.algorithm = DODONA_NONE,
                                  .ranks = made.request.ranks,
                                  .root = made.request.root,
                                  .blocks = made.request.blocks,
                                  .rule = {1, 1, 0, 1}};
  dodona_network_place_of(&role->network, table, context->rank, &role->network_place);
  return MPI_SUCCESS;
}
