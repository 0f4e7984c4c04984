/* orders: whether a reduction by each plan combines in the order of ranks, as rows of a table: root 0, root P - 1,
   another root; * where it takes no part kept aside. */
#include <stdio.h>
#include <stdlib.h>

#include "paper/print.h"
#include "ref/trees/rank_order.h"
#include "paper/tree.h"

enum { TABLE = 4096, SIZES = 2, ROOTS = 3 };

static void put(int32_t algorithm, int32_t ranks, int32_t root) {
  static uint32_t table[TABLE];
  int postal = dodona_row_family(algorithm) == DODONA_FAMILY_POSTAL;
  dodona_tree_request request = {algorithm, ranks, root, postal ? 1 : 4, 3, {3, 2, 1, 2}};
  dodona_tree_plan plan;
  if (dodona_tree_make(request, table, TABLE, &plan) != DODONA_OK)
    exit(2);
  printf(" & %s", !dodona_keeps_rank_order(&plan) ? "--"
                  : dodona_in_order_trees(&plan)  ? "yes*"
                                                  : "yes");
}

int main(void) {
  static const struct {
    const char *name;
    int32_t algorithm;
  } plans[] = {{"chain", DODONA_CHAIN},
               {"binary tree", DODONA_BINARY},
               {"fractional tree", DODONA_FRACTIONAL},
               {"lambda tree", DODONA_LAMBDA},
               {"binomial tree", DODONA_BINOMIAL},
               {"alpha tree", DODONA_ALPHA},
               {"TwoTreeC", DODONA_TWOTREE_C},
               {"TwoTreeS", DODONA_TWOTREE_S}};
  static const int32_t sizes[SIZES] = {20, 21};
  for (size_t k = 0; k < sizeof plans / sizeof *plans; k++) {
    printf("%s", plans[k].name);
    for (int i = 0; i < SIZES; i++) {
      const int32_t roots[ROOTS] = {0, sizes[i] - 1, 7};
      for (int j = 0; j < ROOTS; j++)
        put(plans[k].algorithm, sizes[i], roots[j]);
    }
    printf(" \\\\\n");
  }
  return 0;
}
