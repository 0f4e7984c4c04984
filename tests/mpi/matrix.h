/* Products of 2 x 2 matrices: associative, not commutative, and none of these has determinant 0. */
#ifndef DODONA_TESTS_MPI_MATRIX_H
#define DODONA_TESTS_MPI_MATRIX_H

#include <mpi.h>

enum { MATRICES = 23 };

typedef struct matrix {
  unsigned a[4];
} matrix;

/* The operation, its datatype, and the product of all ranks' inputs in the order of ranks. */
typedef struct matrices {
  MPI_Datatype four;
  MPI_Op op;
  matrix expected[MATRICES];
} matrices;

/* Input number i of a rank. */
matrix matrix_of(int rank, int i);

matrices matrices_make(int ranks);
void matrices_free(matrices *m);

#endif
