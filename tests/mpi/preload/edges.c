/* What programs do with collectives beside calling them right, the drop-in preloaded: errors, communicators of every kind and in great
   number, sessions, descriptions, places. Each program part is plain MPI. */
#include "tests/mpi/errors.h"
#include "tests/mpi/results.h"
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OFTEN = 20 }; /* beyond the calls that the drop-in leaves to MPI, and beyond the trials */

static int ranks, rank;

/* Sums of ints on `comm`, often. */
static int works(MPI_Comm comm, int count) {
  int size = 0, me = 0, good = 1;
  int *data = malloc(sizeof *data * (size_t)count);
  MPI_Comm_size(comm, &size);
  MPI_Comm_rank(comm, &me);
  for (int call = 0; call < OFTEN; call++) {
    for (int i = 0; i < count; i++)
      data[i] = me + call + i;
    good = good && MPI_Allreduce(MPI_IN_PLACE, data, count, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS;
    for (int i = 0; i < count; i++)
      good = good && data[i] == size * (size - 1) / 2 + size * (call + i);
  }
  free(data);
  return good;
}

/* Each wrong argument gets the error that MPI gives, by the handler of the communicator, once. */
static void try_errors(void) {
  MPI_Comm comm;
  int data[4] = {0}, out[4] = {0};
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  errors_watch(comm);
  works(comm, 4);
  check_error(MPI_Bcast(data, -1, MPI_INT, 0, comm), MPI_ERR_COUNT, "count -1");
  check_error(MPI_Bcast(data, 4, MPI_DATATYPE_NULL, 0, comm), MPI_ERR_TYPE, "no type");
  check_error(MPI_Bcast(data, 4, MPI_INT, ranks, comm), MPI_ERR_ROOT, "root P");
  check_error(MPI_Bcast(NULL, 4, MPI_INT, 0, comm), MPI_ERR_BUFFER, "no buffer");
  check_error(MPI_Allreduce(data, out, 4, MPI_INT, MPI_OP_NULL, comm), MPI_ERR_OP, "no operation");
  check_error(MPI_Allreduce(data, out, 4, MPI_DOUBLE, MPI_BXOR, comm), MPI_ERR_OP,
              "xor of doubles");
  check_error(MPI_Allreduce(data, data, 4, MPI_INT, MPI_SUM, comm), MPI_ERR_BUFFER, "one buffer");
  check_error(MPI_Reduce(data, data, 4, MPI_INT, MPI_SUM, -1, comm), MPI_ERR_ROOT, "root -1");
  check(works(comm, 4), "after errors");
  MPI_Comm_free(&comm);
}

static void add_triples(void *in, void *inout, int *count, MPI_Datatype *type) {
  (void)type;
  for (int i = 0; i < 3 * *count; i++)
    ((int *)inout)[i] += ((int *)in)[i];
}

/* A datatype that is not committed is refused, by all operations, in all calls. */
static void try_unready(void) {
  MPI_Comm comm;
  MPI_Datatype unready;
  MPI_Op add;
  int data[3] = {0}, out[3] = {0};
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Type_contiguous(3, MPI_INT, &unready);
  MPI_Op_create(add_triples, 1, &add);
  errors_watch(comm);
  for (int call = 0; call < OFTEN; call++) {
    check_error(MPI_Bcast(data, 1, unready, 0, comm), MPI_ERR_TYPE, "not committed");
    check_error(MPI_Allreduce(data, out, 1, unready, add, comm), MPI_ERR_TYPE, "not committed");
    check_error(MPI_Reduce(data, out, 1, unready, add, 0, comm), MPI_ERR_TYPE, "not committed");
    if (call == 6)
      check(works(comm, 4), "after types that are not committed");
  }
  MPI_Op_free(&add);
  MPI_Type_free(&unready);
  MPI_Comm_free(&comm);
}

static int copies, deletes;

static int copy(MPI_Comm comm, int key, void *extra, void *from, void *to, int *flag) {
  (void)comm, (void)key, (void)extra;
  copies++;
  *(void **)to = from;
  *flag = 1;
  return MPI_SUCCESS;
}

static int drop(MPI_Comm comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)value, (void)extra;
  deletes++;
  return MPI_SUCCESS;
}

/* The drop-in copies no attribute of the program's. */
static void try_attributes(void) {
  MPI_Comm comm;
  int key = MPI_KEYVAL_INVALID;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_create_keyval(copy, drop, &key, NULL);
  MPI_Comm_set_attr(comm, key, &key);
  int good = works(comm, 100);
  check(good && copies == 0 && deletes == 0, "%d copies of an attribute", copies);
  MPI_Comm_free(&comm);
  check(deletes == 1, "%d deletions of an attribute", deletes);
  MPI_Comm_free_keyval(&key);
}

/* As many communicators, all in use, as MPI has without the drop-in; then a long row of them, one after the other. */
static void try_many(void) {
  enum { LIVE = 1500, ROW = 3000 };
  static MPI_Comm comms[LIVE];
  int made = 0, good = 1;
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  for (int i = 0; i < LIVE && good; i++) {
    good = MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]) == MPI_SUCCESS;
    made += good;
    int one = 1, sum = 0;
    for (int call = 0; call < 6 && good; call++)
      good =
          MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comms[i]) == MPI_SUCCESS && sum == ranks;
  }
  check(good && made == LIVE, "%d communicators at once", made);
  for (int i = 0; i < made; i++)
    MPI_Comm_free(&comms[i]);
  for (int i = 0; i < ROW && good; i++) {
    MPI_Comm comm;
    int sum = 0, one = 1;
    good = MPI_Comm_dup(MPI_COMM_WORLD, &comm) == MPI_SUCCESS;
    for (int call = 0; call < 6 && good; call++)
      good = MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS && sum == ranks;
    MPI_Comm_free(&comm);
  }
  check(good, "a long row of communicators");
}

static void try_communicators(void) {
  MPI_Comm half, again;
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
  check(works(half, 1000), "half of the ranks, in reverse order");
  MPI_Comm_dup(half, &again);
  MPI_Comm_free(&half);
  check(works(again, 1000), "the copy of a communicator that is gone");
  check(works(MPI_COMM_SELF, 10), "MPI_COMM_SELF");
  MPI_Comm_free(&again);
}

/* Between two groups it is MPI's. */
static void try_between(void) {
  MPI_Comm half, between;
  int mine = 1, sum = 0, there = 0, good = 1;
  if (ranks < 2)
    return;
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
  MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 5, &between);
  MPI_Comm_remote_size(between, &there);
  for (int call = 0; call < OFTEN; call++)
    good = good && MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, between) == MPI_SUCCESS &&
           sum == there;
  check(good, "an inter-communicator");
  MPI_Comm_free(&between);
  MPI_Comm_free(&half);
}

/* Reductions in place to every root, messages of all sizes. */
static void try_in_place(void) {
  MPI_Comm comm;
  int good = 1, data[300];
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (int call = 0; call < 3 * OFTEN; call++) {
    int root = (call + 1) % ranks;
    for (int i = 0; i < 300; i++)
      data[i] = rank * call + i;
    MPI_Reduce(rank == root ? MPI_IN_PLACE : data, rank == root ? data : NULL, 300, MPI_INT,
               MPI_SUM, root, comm);
    for (int i = 0; i < 300 && rank == root; i++)
      good = good && data[i] == ranks * (ranks - 1) / 2 * call + ranks * i;
  }
  check(good, "in place at every root");
  MPI_Comm_free(&comm);
}

/* No elements, of any type, from no buffer. */
static void try_nothing(void) {
  MPI_Comm comm;
  MPI_Datatype empty;
  int good = 1;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Type_contiguous(0, MPI_DOUBLE, &empty);
  MPI_Type_commit(&empty);
  for (int call = 0; call < OFTEN; call++)
    good = good && MPI_Bcast(NULL, 0, call % 2 ? MPI_INT : empty, 0, comm) == MPI_SUCCESS &&
           MPI_Bcast(&good, 7, empty, 0, comm) == MPI_SUCCESS &&
           MPI_Allreduce(NULL, NULL, 0, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS;
  check(good, "no data");
  MPI_Type_free(&empty);
  MPI_Comm_free(&comm);
}

/* Elements whose address is in the datatype. */
static void try_bottom(void) {
  int data[4000] = {0}, one = 4000, good = 1;
  MPI_Aint at;
  MPI_Datatype there;
  MPI_Get_address(data, &at);
  MPI_Type_create_hindexed(1, &one, &at, MPI_INT, &there);
  MPI_Type_commit(&there);
  for (int call = 0; call < OFTEN; call++) {
    for (int i = 0; i < one; i++)
      data[i] = rank == 0 ? call + i : -1;
    if (rank % 2)
      MPI_Bcast(data, one, MPI_INT, 0, MPI_COMM_WORLD);
    else
      MPI_Bcast(MPI_BOTTOM, 1, there, 0, MPI_COMM_WORLD);
    for (int i = 0; i < one; i++)
      good = good && data[i] == call + i;
  }
  check(good, "MPI_BOTTOM on half of the ranks");
  MPI_Type_free(&there);
}

/* The program's own messages, received from anywhere with any tag. */
static void try_own_messages(void) {
  int got = -1, mine = 77 + rank, to = (rank + 1) % ranks, from = (rank + ranks - 1) % ranks;
  MPI_Request pending;
  MPI_Status status;
  MPI_Irecv(&got, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &pending);
  int good = works(MPI_COMM_WORLD, 2000);
  MPI_Send(&mine, 1, MPI_INT, to, 9, MPI_COMM_WORLD);
  MPI_Wait(&pending, &status);
  check(good && got == 77 + from && status.MPI_TAG == 9, "beside a receive from anywhere");
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  try_own_messages();
  try_errors();
  try_unready();
  try_attributes();
  try_communicators();
  try_between();
  try_in_place();
  try_nothing();
  try_bottom();
  if (ranks <= 2) /* more, on two cores, take minutes */
    try_many();
  int failed = check_summary("edges");
  errors_end();
  MPI_Finalize();
  return failed;
}
