/* record COUNT [later]: an allreduce of COUNT elements, each an expression: a rank's input is its number, and the operation makes (came had) of what came and what the rank
   had. Rank 0 prints `RANK ELEMENT EXPRESSION`. So an MPI library tells in which order it computes. With `later` it is MPI_Iallreduce. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1024 };

static void join(void *came, void *had, int *count, MPI_Datatype *type) {
  (void)type;
  for (int i = 0; i < *count; i++) {
    const char *a = (char *)came + (size_t)i * WIDTH;
    char *b = (char *)had + (size_t)i * WIDTH, both[2 * WIDTH];
    const int length = snprintf(both, sizeof both, "(%s %s)", a, b);
    if (length >= WIDTH) {
      fprintf(stderr, "record: an expression is too long\n");
      abort();
    }
    memcpy(b, both, (size_t)length + 1);
  }
}

int main(int argc, char **argv) {
  int rank = 0, ranks = 0;
  const int count = argc > 1 ? atoi(argv[1]) : 1;
  MPI_Datatype type;
  MPI_Op op;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Type_contiguous(WIDTH, MPI_CHAR, &type);
  MPI_Type_commit(&type);
  MPI_Op_create(join, 1, &op);
  char *in = calloc((size_t)count, WIDTH), *out = calloc((size_t)count, WIDTH);
  char *all = calloc((size_t)count * (size_t)ranks, WIDTH);
  if (!in || !out || !all)
    abort();
  for (int i = 0; i < count; i++)
    snprintf(in + (size_t)i * WIDTH, WIDTH, "%d", rank);
  if (argc > 2) {
    MPI_Request request;
    MPI_Iallreduce(in, out, count, type, op, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  } else {
    MPI_Allreduce(in, out, count, type, op, MPI_COMM_WORLD);
  }
  MPI_Gather(out, count, type, all, count, type, 0, MPI_COMM_WORLD);
  for (int r = 0; r < ranks && rank == 0; r++)
    for (int i = 0; i < count; i++)
      printf("%d %d %s\n", r, i, all + ((size_t)r * (size_t)count + (size_t)i) * WIDTH);
  free(in);
  free(out);
  free(all);
  MPI_Op_free(&op);
  MPI_Type_free(&type);
  MPI_Finalize();
  return 0;
}
