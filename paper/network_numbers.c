/* network_numbers: what the text quotes of ports and networks, as \datum{name}{value}. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ref/count/bounds.h"
#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/htree.h"
#include "ref/algorithms/cube/hypercube.h"
#include "paper/networks.h"
#include "ref/advice/planner_fractional.h"
#include "paper/print.h"
#include "ref/algorithms/simplex/step.h"

enum { ENTRIES = 4096, SIDE = 64 };

static int32_t crossbar_depth(int32_t modules, int32_t per, int32_t group, int32_t channels) {
  static uint32_t table[ENTRIES];
  dodona_crossbar shape = {
      .levels = 2, .per = {modules * per, per}, .group = group, .channels = channels};
  if (dodona_crossbar_fill(&shape, table, ENTRIES) != DODONA_OK)
    exit(2);
  return dodona_crossbar_depth(&shape, table);
}

/* What the channel saved costs, against (r + 1) log2 b, as the source says, and (r + 1) (floor(log2 a) + 1). */
static void crossbar_costs(void) {
  int64_t shapes = 0;
  int64_t over_printed = 0;
  int64_t over_modules = 0;
  for (int32_t a = 2; a <= SIDE; a++)
    for (int32_t b = 2; b <= SIDE; b++)
      for (int32_t r = 1; 2 * r <= b; r++) {
        int32_t more = crossbar_depth(a, b, r, 1) - crossbar_depth(a, b, r, 2);
        shapes++;
        over_printed += more > (r + 1) * log2(b);
        over_modules += more > (r + 1) * (dodona_log2_floor(a) + 1);
      }
  print_datum("crossbar shapes", shapes);
  print_datum("crossbar over printed", over_printed);
  print_datum("crossbar over modules", over_modules);
}

int main(void) {
  dodona_htree figure;
  dodona_htree large;
  print_datum("simplex direct", simplex_steps(DODONA_SIMPLEX, 1024, 4, 1));
  print_datum("simplex duplex", fractional_steps(1024, 4, 1));
  print_datum("crossbar two", crossbar_depth(5, 6, 2, 2));
  print_datum("crossbar one", crossbar_depth(5, 6, 2, 1));
  print_datum("crossbar many two", crossbar_depth(1 << 20, 4, 2, 2));
  print_datum("crossbar many one", crossbar_depth(1 << 20, 4, 2, 1));
  crossbar_costs();
  print_datum("cube steps", dodona_hypercube_steps(3, 4));
  if (dodona_htree_make(8, 16, 1, 2, &figure) != DODONA_OK ||
      dodona_htree_make(64, 64, 1, 1, &large) != DODONA_OK)
    return 2;
  print_datum("mesh figure depth", dodona_htree_depth(&figure));
  print_datum("mesh figure plain", dodona_planner_depth(128, 2));
  return 0;
}
