/* crossbar_tree MODULES PER GROUP CHANNELS: the tree of a hierarchy of crossbars in TikZ. A column is a rank, its
   height the step of its first block; groups that the modules have in common are black, edges between modules
   heavy. */
#include <stdio.h>

#include "ref/algorithms/groups/crossbar_place.h"
#include "paper/tree.h"

enum { ENTRIES = 1024 };

static uint32_t table[ENTRIES];

static void edge(const dodona_crossbar *shape, int32_t from, int32_t to, int turns) {
  int between = from / shape->per[1] != to / shape->per[1];
  printf("\\draw[%s%s] (%d) -- (%d);\n", turns ? "right edge" : "down edge",
         between ? ",channel" : "", (int)from, (int)to);
}

/* First the ranks, as edges may lead to later ones. */
static void draw(const dodona_crossbar *shape, int32_t ranks) {
  int32_t top = shape->channels == 2 ? shape->group : 2 * shape->group;
  for (int32_t v = 0; v < ranks; v++) {
    const dodona_group_place at = dodona_crossbar_place(shape, table, v);
    printf("\\node[rank%s] (%d) at (%d,-%d) {};\n", v % shape->per[1] < top ? ",head" : "", (int)v,
           (int)(v + v / shape->per[1]), (int)at.arrival);
  }
  for (int32_t v = 1; v < ranks; v++) {
    const dodona_group_place at = dodona_crossbar_place(shape, table, v);
    for (int32_t i = 0; i < (at.turns ? shape->group : 1); i++)
      edge(shape, at.above + i, v, at.turns);
  }
}

/* A frame for each module, and the steps beside it. */
static void frame(const dodona_crossbar *shape, int32_t ranks) {
  int depth = (int)dodona_crossbar_depth(shape, table);
  int per = (int)shape->per[1];
  for (int m = 0; m < ranks / per; m++)
    printf(
        "\\draw[module] (%d.4,.6) rectangle (%d.6,-%d.6); \\node[module name] at (%d,.6) {%d};\n",
        m * (per + 1) - 1, m * (per + 1) + per - 1, depth, m * (per + 1), m);
  for (int x = 0; x <= depth; x += 2)
    printf("\\node[active,left] at (-.9,-%d) {%d};\n", x, x);
}

int main(int argc, char **argv) {
  int32_t modules = argument(argc, argv, 1, 1, 16);
  int32_t per = argument(argc, argv, 2, 1, 16);
  dodona_crossbar shape = {.levels = 2,
                           .per = {modules * per, per},
                           .group = argument(argc, argv, 3, 1, 16),
                           .channels = argument(argc, argv, 4, 1, 2)};
  if (dodona_crossbar_fill(&shape, table, ENTRIES) != DODONA_OK) {
    fprintf(stderr, "%s: the groups do not fit\n", argv[0]);
    return 2;
  }
  frame(&shape, modules * per);
  draw(&shape, modules * per);
  return 0;
}
