/* cube_trees TREE: the tree of block TREE = 0 .. 3 where four blocks go through the 3-cube, in TikZ: the cube,
   and on each edge of the tree the step in which the block passes it. */
#include <stdio.h>

#include "ref/algorithms/cube/hypercube.h"
#include "paper/tree.h"

enum { DIMENSIONS = 3, BLOCKS = 4 };

int main(int argc, char **argv) {
  int32_t block = argument(argc, argv, 1, 0, BLOCKS - 1);
  for (int v = 0; v < 1 << DIMENSIONS; v++)
    printf("\\coordinate (%d) at (%d,%d,%d);\n", v, v % 2, v / 2 % 2, v / 4);
  for (int v = 0; v < 1 << DIMENSIONS; v++)
    for (int bit = 1; bit < 1 << DIMENSIONS; bit *= 2)
      if (v / bit % 2 == 0)
        printf("\\draw[cube link] (%d) -- (%d);\n", v, v + bit);
  for (int32_t v = 1; v < 1 << DIMENSIONS; v++)
    printf("\\draw[cube edge] (%d) -- node[active] {%d} (%d);\n",
           (int)dodona_hypercube_source(DIMENSIONS, BLOCKS, v, block),
           (int)dodona_hypercube_arrival(DIMENSIONS, BLOCKS, v, block), (int)v);
  for (int v = 0; v < 1 << DIMENSIONS; v++)
    printf("\\node[member,cube member] at (%d) {%d%d%d};\n", v, v / 4, v / 2 % 2, v % 2);
  return 0;
}
