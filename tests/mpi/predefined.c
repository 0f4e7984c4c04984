/* Integers are as small as a signed char is for 100 ranks. Sums of small integers are exact in every
   floating-point type, as are products of 1, -1, 2, of i, -1, -i, 1 and 1 + i; zeros that differ in
   their sign are equal. Neither maxima nor minima are sought among numbers of different signs of zero,
   nor among NaN. */
#include "tests/mpi/predefined.h"
#include <stdint.h>
#include <string.h>

/* In SimGrid MPI_REAL16 is long double. */
enum { QUADRUPLE = MPI_VERSION >= 4 ? 2 : 1 };

#define NUMBER(group, real, type)                                                                  \
  { #type, type, group, 1, {0, 0 }, {0, 0 }, {real, real }, 0 }
#define COMPLEX_NUMBER(type)                                                                       \
  { #type, type, COMPLEX, 2, {0, 0 }, {0, 0 }, {1, 1 }, 0 }
#define PAIR_OF(type, value, index, real_value, real_index)                                        \
  {                                                                                                \
#type, type, PAIR, 2,                                                                          \
        {0,                                                                                        \
         (int)offsetof(                                                                            \
             struct {                                                                              \
               value v;                                                                            \
               index i;                                                                            \
             },                                                                                    \
             i) },                                                                                 \
         {(int)sizeof(value), (int)sizeof(index) }, {real_value, real_index }, 0                   \
  }

void predefined_types(predefined_type types[PREDEFINED_TYPES]) {
  const predefined_type all[] = {
      NUMBER(C_INTEGER, 0, MPI_SIGNED_CHAR),
      NUMBER(C_INTEGER, 0, MPI_UNSIGNED_CHAR),
      NUMBER(C_INTEGER, 0, MPI_SHORT),
      NUMBER(C_INTEGER, 0, MPI_UNSIGNED_SHORT),
      NUMBER(C_INTEGER, 0, MPI_INT),
      NUMBER(C_INTEGER, 0, MPI_UNSIGNED),
      NUMBER(C_INTEGER, 0, MPI_LONG),
      NUMBER(C_INTEGER, 0, MPI_UNSIGNED_LONG),
      NUMBER(C_INTEGER, 0, MPI_LONG_LONG_INT),
      NUMBER(C_INTEGER, 0, MPI_UNSIGNED_LONG_LONG),
      NUMBER(C_INTEGER, 0, MPI_INT8_T),
      NUMBER(C_INTEGER, 0, MPI_INT16_T),
      NUMBER(C_INTEGER, 0, MPI_INT32_T),
      NUMBER(C_INTEGER, 0, MPI_INT64_T),
      NUMBER(C_INTEGER, 0, MPI_UINT8_T),
      NUMBER(C_INTEGER, 0, MPI_UINT16_T),
      NUMBER(C_INTEGER, 0, MPI_UINT32_T),
      NUMBER(C_INTEGER, 0, MPI_UINT64_T),
      NUMBER(FORTRAN_INTEGER, 0, MPI_INTEGER),
      NUMBER(FORTRAN_INTEGER, 0, MPI_INTEGER1),
      NUMBER(FORTRAN_INTEGER, 0, MPI_INTEGER2),
      NUMBER(FORTRAN_INTEGER, 0, MPI_INTEGER4),
      NUMBER(FORTRAN_INTEGER, 0, MPI_INTEGER8),
      NUMBER(FLOATING, 1, MPI_FLOAT),
      NUMBER(FLOATING, 1, MPI_DOUBLE),
      NUMBER(FLOATING, 1, MPI_LONG_DOUBLE),
      NUMBER(FLOATING, 1, MPI_REAL),
      NUMBER(FLOATING, 1, MPI_DOUBLE_PRECISION),
      NUMBER(FLOATING, 1, MPI_REAL4),
      NUMBER(FLOATING, 1, MPI_REAL8),
      NUMBER(FLOATING, QUADRUPLE, MPI_REAL16),
      NUMBER(LOGICAL, 0, MPI_LOGICAL),
      NUMBER(LOGICAL, 0, MPI_C_BOOL),
      NUMBER(LOGICAL, 0, MPI_CXX_BOOL),
      COMPLEX_NUMBER(MPI_C_FLOAT_COMPLEX),
      COMPLEX_NUMBER(MPI_C_DOUBLE_COMPLEX),
      COMPLEX_NUMBER(MPI_C_LONG_DOUBLE_COMPLEX),
      COMPLEX_NUMBER(MPI_COMPLEX),
      COMPLEX_NUMBER(MPI_DOUBLE_COMPLEX),
      COMPLEX_NUMBER(MPI_COMPLEX8),
      COMPLEX_NUMBER(MPI_COMPLEX16),
      COMPLEX_NUMBER(MPI_CXX_FLOAT_COMPLEX),
      COMPLEX_NUMBER(MPI_CXX_DOUBLE_COMPLEX),
      COMPLEX_NUMBER(MPI_CXX_LONG_DOUBLE_COMPLEX),
      NUMBER(BYTES, 0, MPI_BYTE),
      NUMBER(MULTI_LANGUAGE, 0, MPI_AINT),
      NUMBER(MULTI_LANGUAGE, 0, MPI_OFFSET),
      NUMBER(MULTI_LANGUAGE, 0, MPI_COUNT),
      PAIR_OF(MPI_FLOAT_INT, float, int, 1, 0),
      PAIR_OF(MPI_DOUBLE_INT, double, int, 1, 0),
      PAIR_OF(MPI_LONG_INT, long, int, 0, 0),
      PAIR_OF(MPI_2INT, int, int, 0, 0),
      PAIR_OF(MPI_SHORT_INT, short, int, 0, 0),
      PAIR_OF(MPI_LONG_DOUBLE_INT, long double, int, 1, 0),
      PAIR_OF(MPI_2REAL, float, float, 1, 1),
      PAIR_OF(MPI_2DOUBLE_PRECISION, double, double, 1, 1),
  };
  _Static_assert(sizeof all / sizeof *all == PREDEFINED_TYPES, "PREDEFINED_TYPES");
  memcpy(types, all, sizeof all);
  for (int t = 0; t < PREDEFINED_TYPES; t++) {
    MPI_Aint lb = 0;
    int size = 0;
    if (types[t].type == MPI_DATATYPE_NULL)
      continue;
    MPI_Type_get_extent(types[t].type, &lb, &types[t].extent);
    MPI_Type_size(types[t].type, &size);
    if (types[t].group == PAIR)
      continue;
    for (int part = 0; part < types[t].parts; part++) {
      types[t].size[part] = size / types[t].parts;
      types[t].offset[part] = part * types[t].size[part];
    }
  }
}

void predefined_ops(predefined_op ops[PREDEFINED_OPS]) {
  enum {
    ORDERED = C_INTEGER | FORTRAN_INTEGER | FLOATING | MULTI_LANGUAGE,
    BITS = C_INTEGER | FORTRAN_INTEGER | BYTES | MULTI_LANGUAGE
  };
  const predefined_op all[] = {
      {"MPI_MAX", MPI_MAX, ORDERED},
      {"MPI_MIN", MPI_MIN, ORDERED},
      {"MPI_SUM", MPI_SUM, ORDERED | COMPLEX},
      {"MPI_PROD", MPI_PROD, ORDERED | COMPLEX},
      {"MPI_LAND", MPI_LAND, C_INTEGER | LOGICAL},
      {"MPI_LOR", MPI_LOR, C_INTEGER | LOGICAL},
      {"MPI_LXOR", MPI_LXOR, C_INTEGER | LOGICAL},
      {"MPI_BAND", MPI_BAND, BITS},
      {"MPI_BOR", MPI_BOR, BITS},
      {"MPI_BXOR", MPI_BXOR, BITS},
      {"MPI_MAXLOC", MPI_MAXLOC, PAIR},
      {"MPI_MINLOC", MPI_MINLOC, PAIR},
  };
  _Static_assert(sizeof all / sizeof *all == PREDEFINED_OPS, "PREDEFINED_OPS");
  memcpy(ops, all, sizeof all);
}

/* Few factors other than a unit: at most 4 of 100. */
static int factor(const predefined_type *type, int rank, int i, int part) {
  int large = rank % 32 == i % 32;
  if (type->group != COMPLEX)
    return large ? 2 : (rank + i) % 2 == 0 ? 1 : -1;
  int turn = (rank + i) % 4;
  return large ? 1 : part == 0 ? (turn == 0) - (turn == 2) : (turn == 1) - (turn == 3);
}

static int value(const predefined_type *type, const predefined_op *op, int rank, int i, int part) {
  int mixed = rank * 37 + i * 11 + part * 5, rare = rank == i * 3 % 10;
  if (type->group == PAIR)
    return part == 0 ? mixed % 4 : rank;
  if (op->op == MPI_SUM)
    return mixed % 3 - 1;
  if (op->op == MPI_PROD)
    return factor(type, rank, i, part);
  if (op->op == MPI_LAND)
    return !rare;
  if (op->op == MPI_LOR || op->op == MPI_LXOR)
    return rare;
  if (op->op == MPI_BAND)
    return ~(1 << (mixed % 7)) & 0x7f;
  if (op->op == MPI_BOR)
    return rare << (mixed % 7);
  return mixed % 101 - 50;
}

static void put(int size, int real, int number, char *at) {
  int64_t whole = number;
  float single = (float)number;
  double twice = number;
  long double most = number;
  __float128 quadruple = number;
  if (!real)
    memcpy(at, &whole, (size_t)size);
  else if (real == 2)
    memcpy(at, &quadruple, sizeof quadruple);
  else
    memcpy(at,
           size == 4   ? (void *)&single
           : size == 8 ? (void *)&twice
                       : (void *)&most,
           (size_t)size);
}

void predefined_put(const predefined_type *type, const predefined_op *op, int rank, int i,
                    char *element) {
  for (int part = 0; part < type->parts; part++) {
    int number = value(type, op, rank, i, part);
    put(type->size[part], type->real[part], type->group == LOGICAL ? number != 0 : number,
        element + type->offset[part]);
  }
}

static int same(int size, int real, const char *a, const char *b) {
  if (!real)
    return memcmp(a, b, (size_t)size) == 0;
  union {
    float single;
    double twice;
    long double most;
    __float128 quadruple;
  } x, y;
  memcpy(&x, a, (size_t)size);
  memcpy(&y, b, (size_t)size);
  if (real == 2)
    return x.quadruple >= y.quadruple && x.quadruple <= y.quadruple;
  if (size == 4)
    return x.single >= y.single && x.single <= y.single;
  if (size == 8)
    return x.twice >= y.twice && x.twice <= y.twice;
  return x.most >= y.most && x.most <= y.most;
}

int predefined_equal(const predefined_type *type, const char *a, const char *b) {
  int equal = 1;
  for (int part = 0; part < type->parts; part++)
    equal = equal && same(type->size[part], type->real[part], a + type->offset[part],
                          b + type->offset[part]);
  return equal;
}
