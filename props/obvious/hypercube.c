#include "props/obvious/hypercube.h"

#include <stddef.h>
#include <stdlib.h>

/* The label with every bit moved up c places, around. */
static int32_t turned_left(int32_t dimensions, int32_t c, int32_t label) {
  int32_t turned = 0;
  for (int32_t bit = 0; bit < dimensions; bit++)
    if ((label >> bit & 1) != 0)
      turned |= 1 << (bit + c) % dimensions;
  return turned;
}

/* Gives `child` of tree 0 its parent, in tree c. */
static void hang(int32_t dimensions, int32_t c, int32_t *parents, int32_t child, int32_t parent) {
  parents[turned_left(dimensions, c, child)] = turned_left(dimensions, c, parent);
}

/* A binomial tree doubles: everybody takes a child along the next dimension. */
static void grow(int32_t dimensions, int32_t c, int32_t *parents, int32_t root,
                 int32_t first_dimension) {
  int32_t *members = calloc((size_t)1 << dimensions, sizeof *members);
  int32_t count = 1;
  if (members == NULL)
    abort();
  members[0] = root;
  for (int32_t d = first_dimension; d < dimensions; d++) {
    for (int32_t k = 0; k < count; k++) {
      members[count + k] = members[k] | 1 << d;
      hang(dimensions, c, parents, members[count + k], members[k]);
    }
    count *= 2;
  }
  free(members);
}

void obvious_hypercube_tree(int32_t dimensions, int32_t c, int32_t *parents) {
  parents[0] = -1;
  hang(dimensions, c, parents, 1, 0);
  grow(dimensions, c, parents, 1, 1);
  for (int32_t label = 2; label < 1 << dimensions; label += 2)
    hang(dimensions, c, parents, label, label + 1);
}

void obvious_hypercube_binomial(int32_t dimensions, int32_t c, int32_t *parents) {
  parents[0] = -1;
  grow(dimensions, c, parents, 0, 0);
}

typedef struct course {
  int32_t dimensions;
  int32_t blocks;
  int32_t *parents; /* of block j's tree from parents + j * P on */
  int64_t *arrivals;
  int32_t *sources;
  int64_t choices;
} course;

static void lay_out(course *run) {
  int32_t ranks = 1 << run->dimensions;
  for (int32_t j = 0; j < run->blocks && run->dimensions > 0; j++) {
    int32_t *parents = run->parents + (ptrdiff_t)j * ranks;
    if (j < run->blocks - 1)
      obvious_hypercube_tree(run->dimensions, j % run->dimensions, parents);
    else
      obvious_hypercube_binomial(run->dimensions, j % run->dimensions, parents);
  }
  for (int32_t u = 0; u < ranks; u++)
    for (int32_t j = 0; j < run->blocks; j++) {
      run->arrivals[(int64_t)u * run->blocks + j] = u == 0 ? 0 : -1;
      run->sources[(int64_t)u * run->blocks + j] = -1;
    }
}

/* Step x on the link from u to v: whether it carried anything. */
static bool talk(course *run, int64_t x, int32_t u, int32_t v) {
  int32_t ranks = 1 << run->dimensions;
  int32_t oldest = -1;
  for (int32_t j = 0; j < run->blocks; j++) {
    int64_t here = run->arrivals[(int64_t)u * run->blocks + j];
    int64_t there = run->arrivals[(int64_t)v * run->blocks + j];
    if (run->parents[(ptrdiff_t)j * ranks + v] != u || there != -1 || here == -1 || here == x)
      continue;
    /* the root has all blocks from the beginning */
    run->choices += oldest != -1 && u != 0;
    oldest = oldest == -1 ? j : oldest;
  }
  if (oldest == -1)
    return false;
  run->arrivals[(int64_t)v * run->blocks + oldest] = x;
  run->sources[(int64_t)v * run->blocks + oldest] = u;
  return true;
}

int64_t obvious_hypercube_run(int32_t dimensions, int32_t blocks, int64_t *arrivals,
                              int32_t *sources, int64_t *choices) {
  int32_t ranks = 1 << dimensions;
  course run = {dimensions, blocks, NULL, arrivals, sources, 0};
  int64_t last = 0;
  int64_t idle = 0;
  run.parents = calloc((size_t)ranks * (size_t)blocks, sizeof *run.parents);
  if (run.parents == NULL)
    abort();
  lay_out(&run);
  /* as many steps without a transfer as there are dimensions: nothing is left to do */
  for (int64_t x = 1; dimensions > 0 && idle < dimensions; x++) {
    bool busy = false;
    for (int32_t u = 0; u < ranks; u++)
      busy = talk(&run, x, u, u ^ 1 << (x - 1) % dimensions) || busy;
    last = busy ? x : last;
    idle = busy ? 0 : idle + 1;
  }
  free(run.parents);
  *choices = run.choices;
  return last;
}
