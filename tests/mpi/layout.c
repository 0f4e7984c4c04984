#include "tests/mpi/layout.h"
#include "tests/mpi/trial.h"
#include <string.h>

void layouts_make(layout layouts[2]) {
  layouts[0] = (layout){MPI_DATATYPE_NULL, 2, 1};
  layouts[1] = (layout){MPI_DATATYPE_NULL, 3, 2};
  MPI_Type_contiguous(2, MPI_INT, &layouts[0].type);
  MPI_Type_vector(2, 1, 2, MPI_INT, &layouts[1].type);
  for (int i = 0; i < 2; i++)
    MPI_Type_commit(&layouts[i].type);
}

void layouts_free(layout layouts[2]) {
  for (int i = 0; i < 2; i++)
    MPI_Type_free(&layouts[i].type);
}

static size_t ints_of(const layout *l, int elements) {
  return (size_t)elements * (size_t)l->stride + 2 * LAYOUT_MARGIN;
}

int *layout_buffer(const layout *l, int elements) {
  int *made = trial_allocate(ints_of(l, elements) * sizeof *made);
  for (size_t i = 0; i < ints_of(l, elements); i++)
    made[i] = LAYOUT_UNTOUCHED;
  return made;
}

void layout_put(const layout *l, int *buffer, int at, int start, int count) {
  for (int i = 0; i < count; i++) {
    int *element = buffer + LAYOUT_MARGIN + (at + i) * l->stride;
    element[0] = start + 14 * i;
    element[l->second] = start + 14 * i + 7;
  }
}

int layout_same(const layout *l, const int *got, const int *expected, int elements) {
  return memcmp(got, expected, ints_of(l, elements) * sizeof *got) == 0;
}
