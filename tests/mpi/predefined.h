/* The operations and datatypes that MPI predefines, with values of which every order of combining gives
   the same result, exactly. */
#ifndef DODONA_TESTS_MPI_PREDEFINED_H
#define DODONA_TESTS_MPI_PREDEFINED_H

#include <mpi.h>
#include <stddef.h>

enum { PREDEFINED_OPS = 12, PREDEFINED_TYPES = 56 };

/* The groups of section 5.9.2 of the standard; PAIR: of 5.9.4. */
enum {
  C_INTEGER = 1,
  FORTRAN_INTEGER = 2,
  FLOATING = 4,
  LOGICAL = 8,
  COMPLEX = 16,
  BYTES = 32,
  MULTI_LANGUAGE = 64,
  PAIR = 128
};

/* An element is `parts` numbers: the two of a complex number, the value and the index of a pair. */
typedef struct predefined_type {
  const char *name;
  MPI_Datatype type; /* MPI_DATATYPE_NULL where the library has it not */
  int group;
  int parts;
  int offset[2];
  int size[2];
  int real[2]; /* 1: float, double, long double by its size; 2: IEEE quadruple */
  MPI_Aint extent;
} predefined_type;

typedef struct predefined_op {
  const char *name;
  MPI_Op op;
  int groups; /* that the standard defines it for */
} predefined_op;

void predefined_types(predefined_type types[PREDEFINED_TYPES]);
void predefined_ops(predefined_op ops[PREDEFINED_OPS]);

/* Stores what `rank` has in element i for this operation. */
void predefined_put(const predefined_type *type, const predefined_op *op, int rank, int i,
                    char *element);

/* The numbers are equal; what lies between them does not count. */
int predefined_equal(const predefined_type *type, const char *a, const char *b);

#endif
