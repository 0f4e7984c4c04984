#include "props/obvious/cube.h"

#include "props/obvious/hypercube.h"

#include <stdbool.h>
#include <stdlib.h>

typedef struct course {
  int32_t ranks;
  int32_t blocks;
  int32_t units;
  int32_t dimensions;
  int32_t twos;        /* units 1 .. twos have two ranks */
  bool *second;        /* of each unit: its second rank takes, its first gives */
  int64_t *unit_comes; /* of the hypercube */
  int32_t *unit_from;
  int64_t *arrivals;
  int32_t *sources;
  bool sound;
} course;

static bool is_two(const course *run, int32_t unit) {
  return 1 <= unit && unit <= run->twos;
}

static int32_t second_of(const course *run, int32_t unit) {
  return run->units + unit - 1;
}

static int32_t taker_of(const course *run, int32_t unit) {
  return is_two(run, unit) && run->second[unit] ? second_of(run, unit) : unit;
}

static int32_t giver_of(const course *run, int32_t unit) {
  return is_two(run, unit) && !run->second[unit] ? second_of(run, unit) : unit;
}

static void pass(course *run, int64_t x, int32_t from, int32_t to, int32_t j) {
  int64_t *there = &run->arrivals[(int64_t)to * run->blocks + j];
  int64_t here = run->arrivals[(int64_t)from * run->blocks + j];
  if (*there != -1 || here == -1 || here >= x)
    run->sound = false;
  *there = x;
  run->sources[(int64_t)to * run->blocks + j] = from;
}

/* Between units: what the hypercube sends in step x. */
static void pass_outside(course *run, int64_t x) {
  for (int32_t v = 1; v < run->units; v++)
    for (int32_t j = 0; j < run->blocks; j++) {
      int64_t at = (int64_t)v * run->blocks + j;
      if (run->unit_comes[at] == x)
        pass(run, x, giver_of(run, run->unit_from[at]), taker_of(run, v), j);
    }
}

/* Within units: block j in step j + m + 2, the last block in the last step the other way. */
static void pass_inside(course *run, int64_t x) {
  for (int32_t u = 1; u <= run->twos; u++) {
    int64_t j = x - run->dimensions - 2;
    if (0 <= j && j < run->blocks - 1)
      pass(run, x, taker_of(run, u), giver_of(run, u), (int32_t)j);
    if (x == (int64_t)run->blocks + run->dimensions)
      pass(run, x, giver_of(run, u), taker_of(run, u), run->blocks - 1);
  }
}

/* A unit changes places after a step along a dimension whose bit it has. */
static void turn(course *run, int64_t x) {
  for (int32_t u = 1; u <= run->twos; u++)
    if ((u >> (x - 1) % run->dimensions & 1) != 0)
      run->second[u] = !run->second[u];
}

static void begin(course *run) {
  for (int32_t u = 0; u < run->ranks; u++)
    for (int32_t j = 0; j < run->blocks; j++) {
      run->arrivals[(int64_t)u * run->blocks + j] = u == 0 ? 0 : -1;
      run->sources[(int64_t)u * run->blocks + j] = -1;
    }
}

int64_t obvious_cube_run(int32_t ranks, int32_t blocks, int64_t *arrivals, int32_t *sources) {
  course run = {.ranks = ranks,
                .blocks = blocks,
                .units = 1,
                .arrivals = arrivals,
                .sources = sources,
                .sound = true};
  int64_t choices = 0;
  int64_t last = 0;
  while (2 * (int64_t)run.units <= ranks) {
    run.units *= 2;
    run.dimensions++;
  }
  run.twos = ranks - run.units;
  size_t cells = (size_t)run.units * (size_t)blocks;
  run.second = calloc((size_t)run.units, sizeof *run.second);
  run.unit_comes = calloc(cells, sizeof *run.unit_comes);
  run.unit_from = calloc(cells, sizeof *run.unit_from);
  if (run.second == NULL || run.unit_comes == NULL || run.unit_from == NULL)
    abort();
  obvious_hypercube_run(run.dimensions, blocks, run.unit_comes, run.unit_from, &choices);
  begin(&run);
  for (int64_t x = 1; x <= (int64_t)blocks + run.dimensions; x++) {
    pass_outside(&run, x);
    pass_inside(&run, x);
    turn(&run, x);
  }
  for (int64_t k = 0; k < (int64_t)ranks * blocks; k++)
    last = arrivals[k] > last ? arrivals[k] : last;
  free(run.second);
  free(run.unit_comes);
  free(run.unit_from);
  return run.sound ? last : -1;
}

int obvious_cube_second_takes(int32_t dimensions, int32_t unit, int64_t x) {
  int second = 0;
  for (int64_t t = 0; t < x - 1; t++)
    if ((unit >> t % dimensions & 1) != 0)
      second = !second;
  return second;
}
