/* dodona show cube: the units of the cube, and what each rank receives step by step, in the terminal. */
#include "ref/oracle/commands/show_cube.h"
#include "ref/algorithms/cube/flip.h"
#include "ref/count/bounds.h"
#include "ref/oracle/ask/course.h"

#include <stdio.h>

enum { MOST_RANKS = 256, MOST_STEPS = 64, USUAL_BLOCKS = 4 };

/* The hypercube of units. */
typedef struct corners {
  int32_t units;
  int32_t dimensions;
} corners;

static int32_t unit_of(const corners *cube, int32_t position) {
  return position < cube->units ? position : position - cube->units + 1;
}

/* The unit's bits, as the hypercube numbers its corners; nothing before a unit's second rank. */
static void put_unit(const corners *cube, int32_t position) {
  char bits[32];
  for (int32_t i = 0; i < cube->dimensions; i++)
    bits[i] =
        (char)(position < cube->units ? '0' + (position >> (cube->dimensions - 1 - i) & 1) : ' ');
  bits[cube->dimensions] = '\0';
  printf("%*s", cube->dimensions > 4 ? cube->dimensions : 4, bits);
}

static void put_rank(const oracle_course *course, const corners *cube, int32_t position) {
  const dodona_request *q = &course->plan.request;
  int32_t rank = dodona_cube_rank(q->ranks, q->root, position);
  const dodona_place place = oracle_place(course, rank);
  put_unit(cube, position);
  printf(" %5d", rank);
  for (int64_t x = 1; x <= course->plan.steps; x++) {
    dodona_step step = dodona_step_at(&course->plan, &place, x);
    bool received = step.recv_from != DODONA_NONE;
    int32_t from = dodona_cube_position(q->ranks, q->root, received ? step.recv_from : rank);
    bool inside = received && unit_of(cube, from) == unit_of(cube, position);
    char cell[16] = ".";
    if (received)
      snprintf(cell, sizeof cell, "%s%d", inside ? "'" : "", step.recv_first);
    printf("%4s", cell);
  }
  putchar('\n');
}

static void put_table(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  const corners cube = {1 << dodona_log2_floor(q->ranks), dodona_log2_floor(q->ranks)};
  int32_t twos = q->ranks - cube.units;
  printf("cube: ranks %d, root %d, blocks %d, steps %lld; units %d, with two ranks %d\n"
         "each rank under the steps in which it receives a block: 3 from another unit, '3 from\n"
         "the other rank of its unit\n",
         q->ranks, q->root, q->blocks, (long long)course->plan.steps, cube.units, twos);
  printf("%*s  rank", cube.dimensions > 4 ? cube.dimensions : 4, "unit");
  for (int64_t x = 1; x <= course->plan.steps; x++)
    printf("%4lld", (long long)x);
  putchar('\n');
  for (int32_t unit = 0; unit < cube.units; unit++) {
    put_rank(course, &cube, unit);
    if (1 <= unit && unit <= twos)
      put_rank(course, &cube, cube.units - 1 + unit);
  }
}

int oracle_show_cube(int argc, char **argv) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  const oracle_option options[] = {ORACLE_OPTION_RANKS(request),
                                   ORACLE_OPTION_ROOT(request),
                                   ORACLE_OPTION_BLOCKS(request, "blocks (default 4)"),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "show cube",
      NULL,
      "--ranks P [--root R] [--blocks S]",
      "Lists the units of the cube, one or two ranks at each corner of a hypercube, and\n"
      "what each rank receives in each step. Between units blocks go along the dimension\n"
      "of the step: 1 in step 1, 2 in step 2, and so on, around. At most 256 ranks and 64\n"
      "steps; dodona schedule cube lists any number.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (request.blocks == DODONA_NONE)
    request.blocks = USUAL_BLOCKS;
  if (!oracle_course_open("show cube", NULL, "cube", &request, &course))
    return ORACLE_BAD;
  bool fits = course.plan.request.ranks <= MOST_RANKS && course.plan.steps <= MOST_STEPS;
  if (fits)
    put_table(&course);
  else
    oracle_error("show cube: the terminal shows at most %d ranks and %d steps, got %d and %lld",
                 MOST_RANKS, MOST_STEPS, course.plan.request.ranks, (long long)course.plan.steps);
  oracle_course_close(&course);
  return fits ? ORACLE_YES : ORACLE_BAD;
}
