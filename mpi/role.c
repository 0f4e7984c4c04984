/* A rank's part in a plan. A plan is its own request: each call makes it again, if it is not the last. */
#include "mpi/context.h"
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

int dodona_mpi_enter(dodona_mpi_context *context, const dodona_request *request,
                     const dodona_mpi_role **role) {
  const dodona_request filled = dodona_request_fill(request);
  if (filled.ranks != context->ranks || filled.op < 0 || filled.op > DODONA_ALLREDUCE)
    return MPI_ERR_ARG;
  dodona_mpi_role *ours = &context->roles[filled.op];
  *role = ours;
  if (memcmp(&filled, &ours->plan.request, sizeof filled) == 0)
    return MPI_SUCCESS;
  uint32_t *table = NULL;
  int error = dodona_mpi_make(&filled, &ours->plan, &table);
  if (error != MPI_SUCCESS)
    return error;
  free(ours->table);
  ours->table = table;
  dodona_place_of(&ours->plan, context->rank, &ours->place);
  return MPI_SUCCESS;
}

dodona_request dodona_mpi_tree(const dodona_tree_request *tree, int32_t op) {
  int32_t algorithm = tree->algorithm < DODONA_TREES ? tree->algorithm : DODONA_NONE;
  dodona_request request = {.op = op, .algorithm = algorithm, .ranks = tree->ranks};
  request.root = tree->root;
  request.blocks = tree->blocks > 0 ? tree->blocks : -1;
  if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
    request.group = tree->group > 0 ? tree->group : -1; /* 0 would mean the default */
  if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
    request.rule = (dodona_rule){tree->rule.latency, tree->rule.ticks, 0, 0};
  if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
    request.rule = tree->rule;
  return request;
}

dodona_request dodona_mpi_tree_of(const dodona_tree_plan *plan, int32_t op) {
  const dodona_tree_request tree = {plan->algorithm, plan->ranks, plan->root,
                                    plan->blocks,    plan->group, plan->rule};
  return dodona_mpi_tree(&tree, op);
}

int dodona_mpi_plan(MPI_Comm comm, const dodona_request *request, dodona_plan *plan) {
  dodona_request ours = *request;
  int inter = 0;
  int error = comm == MPI_COMM_NULL ? MPI_ERR_COMM : MPI_Comm_test_inter(comm, &inter);
  if (error == MPI_SUCCESS)
    error = inter ? MPI_ERR_COMM : MPI_Comm_size(comm, &ours.ranks);
  if (error == MPI_SUCCESS)
    error = dodona_mpi_make(&ours, plan, NULL);
  if (error == MPI_SUCCESS)
    plan->table = NULL;
  return dodona_mpi_report(comm, error);
}
