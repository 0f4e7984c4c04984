/* How the ints of a buffer lie, with margins, so that every int can be compared. */
#ifndef DODONA_TESTS_MPI_LAYOUT_H
#define DODONA_TESTS_MPI_LAYOUT_H

#include <mpi.h>

enum { LAYOUT_MARGIN = 3, LAYOUT_UNTOUCHED = -77 };

/* One element after the other, or two ints of three. */
typedef struct layout {
  MPI_Datatype type; /* of two ints */
  int stride;        /* ints from one element to the next */
  int second;        /* the place of an element's second int */
} layout;

/* The two; to be freed. */
void layouts_make(layout layouts[2]);
void layouts_free(layout layouts[2]);

/* A buffer for so many elements, untouched. They begin behind the margin. */
int *layout_buffer(const layout *l, int elements);

/* Writes `count` elements from element `at` on, whose ints count from `start` in sevens. */
void layout_put(const layout *l, int *buffer, int at, int start, int count);

/* Whether all ints are the same, holes and margins among them. */
int layout_same(const layout *l, const int *got, const int *expected, int elements);

#endif
