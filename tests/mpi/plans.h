/* Requests and plans for the tests of MPI. */
#ifndef DODONA_TESTS_MPI_PLANS_H
#define DODONA_TESTS_MPI_PLANS_H

#include "mpi/dodona_mpi.h"
#include "tests/mpi/results.h"

/* The request for an algorithm, without what it does not take. */
static inline dodona_request request_of(int32_t op, int32_t algorithm, int root, int blocks,
                                        int group, dodona_rule rule) {
  dodona_request q = {.op = op, .algorithm = algorithm, .root = root};
  q.blocks = dodona_takes(algorithm, DODONA_TAKES_BLOCKS) ? blocks : 1;
  if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
    q.group = group;
  if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
    q.rule = (dodona_rule){rule.latency, rule.ticks, 0, 0};
  if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
    q.rule = rule;
  return q;
}

/* The plan of a good request. */
static inline dodona_plan plan_on(MPI_Comm comm, dodona_request request) {
  dodona_plan plan = {.steps = -1};
  check(dodona_mpi_plan(comm, &request, &plan) == MPI_SUCCESS, "plan of operation %d, algorithm %d",
        request.op, request.algorithm);
  return plan;
}

#endif
