/* network_numbers: what the text quotes of ports and networks, as \datum{name}{value}. */
#include <stdio.h>
#include <stdlib.h>

#include "crossbar.h"
#include "htree.h"
#include "hypercube.h"
#include "networks.h"
#include "planner.h"
#include "print.h"
#include "simplex_step.h"

enum { ENTRIES = 4096 };

static void crossbar_depth(const char *name, int32_t modules, int32_t per, int32_t group,
                           int32_t channels) {
  static uint32_t table[ENTRIES];
  dodona_crossbar shape = {
      .levels = 2, .per = {modules * per, per}, .group = group, .channels = channels};
  if (dodona_crossbar_fill(&shape, table, ENTRIES) != DODONA_OK)
    exit(2);
  print_datum(name, dodona_crossbar_depth(&shape, table));
}

int main(void) {
  dodona_htree figure;
  dodona_htree large;
  print_datum("simplex direct binary", simplex_steps(DODONA_DIRECT, 1024, 1, 4096));
  print_datum("simplex duplex binary", fractional_steps(1024, 1, 4096));
  crossbar_depth("crossbar two", 5, 6, 2, 2);
  crossbar_depth("crossbar one", 5, 6, 2, 1);
  print_datum("cube steps", dodona_hypercube_steps(3, 4));
  if (dodona_htree_make(8, 16, 1, 2, &figure) != DODONA_OK ||
      dodona_htree_make(64, 64, 1, 1, &large) != DODONA_OK)
    return 2;
  print_datum("mesh figure depth", dodona_htree_depth(&figure));
  print_datum("mesh figure plain", dodona_planner_depth(128, 2));
  return 0;
}
