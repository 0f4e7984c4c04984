/* chunks bcast|reduce|allreduce: the source's table of numbers of chunks, ours beside it. Columns: size, P,
   the source's number; by closed form and by simulation with the parameters that the source names for
   its simulator, L = 1623.3 ns, o = G = 0.1 ns, and g = 1346.026 ns, which it measured. Units: 1 ps. With
   a second argument `measured`: all as it measured them, L = 1589.921 ns, o = 1709.757 ns, G = 0.362 ns. */
#include <stdio.h>
#include <string.h>

#include "ref/oracle/shared/chunks.h"
#include "ref/advice/loggp.h"
#include "ref/advice/loggp_formula.h"

enum { SIZES = 6, MOST_RANKS = 12 };

static const dodona_loggp machines[] = {{1623300, 100, 1346026, 100},
                                        {1589921, 1709757, 1346026, 362}};
static const int32_t sizes[SIZES] = {256, 512, 1024, 3072, 5120, 7168}; /* KB */

typedef struct table {
  const char *op;
  int32_t up;
  int32_t down;
  int32_t columns;
  int32_t ranks[MOST_RANKS];
  int32_t chunks[SIZES][MOST_RANKS];
} table;

static const table tables[] = {
    {"bcast",
     DODONA_NONE,
     DODONA_TWOTREE_C,
     8,
     {32, 53, 64, 96, 128, 158, 188, 256},
     {{4, 7, 10, 14, 6, 6, 10, 10},
      {10, 10, 10, 15, 14, 8, 15, 14},
      {8, 8, 16, 16, 15, 15, 15, 12},
      {27, 27, 24, 27, 27, 16, 25, 24},
      {20, 45, 45, 45, 45, 45, 45, 45},
      {29, 24, 46, 58, 32, 32, 32, 57}}},
    {"reduce",
     DODONA_TWOTREE_C,
     DODONA_NONE,
     12,
     {8, 12, 16, 24, 32, 53, 64, 96, 128, 158, 188, 256},
     {{4, 4, 4, 4, 3, 2, 3, 3, 1, 2, 3, 3},
      {4, 4, 4, 4, 4, 6, 12, 9, 9, 12, 12, 12},
      {4, 12, 4, 12, 6, 9, 12, 12, 8, 12, 12, 17},
      {14, 10, 18, 22, 15, 24, 15, 30, 40, 24, 24, 30},
      {18, 15, 18, 26, 38, 24, 30, 40, 40, 36, 30, 30},
      {14, 20, 34, 26, 38, 24, 40, 30, 40, 30, 52, 40}}},
    {"allreduce",
     DODONA_TWOTREE_C,
     DODONA_TWOTREE_S,
     12,
     {8, 12, 16, 24, 32, 53, 64, 96, 128, 158, 188, 256},
     {{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2},
      {2, 2, 2, 2, 2, 2, 2, 2, 6, 6, 2, 6},
      {4, 4, 5, 5, 6, 20, 20, 18, 18, 14, 12, 18},
      {10, 10, 12, 12, 18, 18, 18, 21, 21, 18, 16, 18},
      {12, 12, 14, 14, 18, 18, 18, 20, 21, 16, 24, 18},
      {12, 12, 14, 14, 33, 18, 18, 20, 21, 26, 24, 18}}},
};

static bool cell(const table *t, int32_t ranks, int32_t kilobytes, const dodona_loggp *machine) {
  oracle_chunked it = {*machine, (int64_t)kilobytes * 1024, ranks, t->up, t->down, 0, 1};
  dodona_loggp_formula formula = dodona_loggp_formula_of(machine, it.bytes, ranks, 0);
  int32_t blocks = 0;
  int64_t time = 0;
  if (!oracle_chunks_search(&it, INT32_MAX, &blocks, &time))
    return false;
  printf(",%d,%d", dodona_loggp_formula_blocks(&formula, INT32_MAX), blocks);
  return true;
}

static int print(const table *t, const dodona_loggp *machine) {
  printf("op,kilobytes,ranks,source,formula,simulated\n");
  for (int32_t i = 0; i < SIZES; i++)
    for (int32_t k = 0; k < t->columns; k++) {
      printf("%s,%d,%d,%d", t->op, sizes[i], t->ranks[k], t->chunks[i][k]);
      if (!cell(t, t->ranks[k], sizes[i], machine))
        return 1;
      printf("\n");
    }
  return 0;
}

int main(int argc, char **argv) {
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if ((argc == 2 || argc == 3) && strcmp(argv[1], tables[i].op) == 0 &&
        (argc == 2 || strcmp(argv[2], "measured") == 0))
      return print(&tables[i], &machines[argc - 2]);
  fprintf(stderr, "chunks: expected bcast, reduce or allreduce, and perhaps: measured\n");
  return 2;
}
