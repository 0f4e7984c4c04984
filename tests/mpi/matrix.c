#include "tests/mpi/matrix.h"

static matrix product(matrix x, matrix y) {
  return (matrix){{x.a[0] * y.a[0] + x.a[1] * y.a[2], x.a[0] * y.a[1] + x.a[1] * y.a[3],
                   x.a[2] * y.a[0] + x.a[3] * y.a[2], x.a[2] * y.a[1] + x.a[3] * y.a[3]}};
}

matrix matrix_of(int rank, int i) {
  unsigned r = (unsigned)rank, k = (unsigned)i;
  return (matrix){{1 + (r + k) * (3 * r + 1), r + k, 3 * r + 1, 1}};
}

static void multiply(void *with, void *into, int *count, MPI_Datatype *datatype) {
  (void)datatype;
  for (int i = 0; i < *count; i++)
    ((matrix *)into)[i] = product(((matrix *)with)[i], ((matrix *)into)[i]);
}

matrices matrices_make(int ranks) {
  matrices m;
  MPI_Type_contiguous(4, MPI_UNSIGNED, &m.four);
  MPI_Type_commit(&m.four);
  MPI_Op_create(multiply, 0, &m.op);
  for (int i = 0; i < MATRICES; i++) {
    m.expected[i] = matrix_of(0, i);
    for (int r = 1; r < ranks; r++)
      m.expected[i] = product(m.expected[i], matrix_of(r, i));
  }
  return m;
}

void matrices_free(matrices *m) {
  MPI_Op_free(&m->op);
  MPI_Type_free(&m->four);
}
