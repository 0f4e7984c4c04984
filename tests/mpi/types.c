/* Datatypes to broadcast: contiguous, with holes, with negative bounds, interleaved, backwards. */
#include "tests/mpi/types.h"
#include <string.h>

static MPI_Datatype resized(MPI_Datatype old, MPI_Aint lb, MPI_Aint extent) {
  MPI_Datatype type;
  MPI_Type_create_resized(old, lb, extent, &type);
  MPI_Type_free(&old);
  return type;
}

/* 3 x 2 ints, two ints apart. */
static MPI_Datatype strided(void) {
  MPI_Datatype type;
  MPI_Type_vector(3, 2, 4, MPI_INT, &type);
  return type;
}

/* An int that fills `extent` bytes, `lb` before it. */
static MPI_Datatype padded(MPI_Aint lb, MPI_Aint extent) {
  MPI_Datatype type;
  MPI_Type_contiguous(1, MPI_INT, &type);
  return resized(type, lb, extent);
}

/* A byte 3 before the address, an int 4 after it. */
static MPI_Datatype structure(void) {
  int lengths[2] = {1, 1};
  MPI_Aint displacements[2] = {-3, 4};
  MPI_Datatype parts[2] = {MPI_BYTE, MPI_INT}, type;
  MPI_Type_create_struct(2, lengths, displacements, parts, &type);
  return resized(type, -3, 16);
}

/* Two ints 16 bytes apart; the next element starts after the first of them. */
static MPI_Datatype interleaved(void) {
  MPI_Datatype type;
  MPI_Type_vector(2, 1, 4, MPI_INT, &type);
  return resized(type, 0, 4);
}

static MPI_Datatype row(void) {
  MPI_Datatype type;
  MPI_Type_contiguous(250, MPI_INT, &type);
  return type;
}

void test_types_make(test_type types[TEST_TYPES]) {
  test_type made[TEST_TYPES] = {
      {"byte", MPI_BYTE, 0, 1, 1, {0}, {1}},
      {"int", MPI_INT, 0, 4, 1, {0}, {4}},
      {"strided", strided(), 0, 40, 3, {0, 16, 32}, {8, 8, 8}},
      {"negative bound", padded(-4, 12), -4, 12, 1, {0}, {4}},
      {"structure", structure(), -3, 16, 2, {-3, 4}, {1, 4}},
      {"interleaved", interleaved(), 0, 4, 2, {0, 16}, {4, 4}},
      {"backwards", padded(0, -8), 0, -8, 1, {0}, {4}},
      {"row", row(), 0, 1000, 1, {0}, {1000}},
  };
  for (int i = 0; i < TEST_TYPES; i++)
    MPI_Type_commit(&made[i].type);
  memcpy(types, made, sizeof made);
}

void test_types_free(test_type types[TEST_TYPES]) {
  for (int i = 0; i < TEST_TYPES; i++)
    if (types[i].type != MPI_BYTE && types[i].type != MPI_INT)
      MPI_Type_free(&types[i].type);
}

void test_type_span(const test_type *type, int count, ptrdiff_t *first, ptrdiff_t *end) {
  *first = *end = 0;
  for (int ends = 0; ends < 2 && count > 0; ends++)
    for (int i = 0; i < type->segments; i++) {
      ptrdiff_t start = (ptrdiff_t)(ends ? count - 1 : 0) * type->extent + type->offset[i];
      *first = start < *first ? start : *first;
      *end = start + type->length[i] > *end ? start + type->length[i] : *end;
    }
}

void test_type_copy(const test_type *type, int count, const char *from, char *to) {
  for (ptrdiff_t k = 0; k < count; k++)
    for (int i = 0; i < type->segments; i++) {
      ptrdiff_t at = k * type->extent + type->offset[i];
      memcpy(to + at, from + at, (size_t)type->length[i]);
    }
}

int test_type_broken(const test_type *type, int count) {
  return MPI_VERSION < 4 && count > 1 && type->lb < 0;
}
