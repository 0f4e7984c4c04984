/* Two trees of ten modules:

       heap            0                fractional           0
                 1           2                        1           8
              3     4     5     6                2        6       9
             7 8   9                          3    5      7
                                              4                              */
#include "module_tree.h"
#include "capacity.h"
#include "fractional_place.h"

/* Entries of the table of groups of one, for every number of modules. */
enum { SKEWED_ENTRIES = 62 };

void dodona_module_heap(int32_t count, int32_t group, int32_t m, dodona_module *module) {
  int32_t k = m + 1;
  *module = (dodona_module){0, k / 2 - 1, 0, {DODONA_NONE, DODONA_NONE}};
  if (k > 1)
    module->second = k % 2;
  if (k <= count / 2)
    module->child[0] = 2 * k - 1;
  if (k <= (count - 1) / 2)
    module->child[1] = 2 * k;
  for (; k > 1; k /= 2)
    module->arrival += group + k % 2;
}

/* The last arrival is in the last row, where the most bits of k are one, or at the end of the row above. */
int32_t dodona_module_heap_depth(int32_t count, int32_t group) {
  int32_t rows = 0; /* below the root's */
  int32_t ones = 0; /* most ones below the first bit, of 2^rows .. count */
  for (int32_t k = count; k > 1; k /= 2) {
    /* k's last bit stays, or is cleared for ones in all the bits behind */
    ones = k % 2 == 1 ? (ones + 1 > rows ? ones + 1 : rows) : ones;
    rows++;
  }
  int32_t last = group * rows + ones;
  int32_t above = rows == 0 ? 0 : (group + 1) * (rows - 1);
  return last > above ? last : above;
}

static int32_t skewed_table(int32_t count, uint32_t *table) {
  int32_t depth = 0;
  (void)dodona_capacity_fill(count, 1, table, SKEWED_ENTRIES, &depth);
  return depth;
}

void dodona_module_skewed(int32_t count, int32_t group, int32_t m, dodona_module *module) {
  uint32_t table[SKEWED_ENTRIES];
  int32_t depth = skewed_table(count, table);
  dodona_fractional_place at;
  dodona_fractional_locate(count, 1, depth, table, m, &at);
  module->arrival = group * at.arrival;
  module->parent = at.feeder == DODONA_NONE ? m - 1 : at.feeder;
  module->second = at.feeder == DODONA_NONE ? 0 : 1;
  module->child[0] = at.down;
  module->child[1] = at.right;
  /* each second child on the way is a step later than twice a first one */
  while (at.position > 0) {
    int32_t above = at.feeder == DODONA_NONE ? at.position - 1 : at.feeder;
    module->arrival += at.feeder == DODONA_NONE ? 0 : 1;
    dodona_fractional_locate(count, 1, depth, table, above, &at);
  }
}

/* A full subtree of budget i ends after i / 2 second children. */
static int32_t full_depth(int32_t group, int32_t budget) {
  return group * budget + budget / 2;
}

int32_t dodona_module_skewed_depth(int32_t count, int32_t group) {
  uint32_t table[SKEWED_ENTRIES];
  int32_t budget = skewed_table(count, table);
  int32_t size = count;
  int32_t arrival = 0;
  int32_t deepest = 0;
  while (size > 1) {
    int64_t most = dodona_capacity_at(1, table, budget - 1);
    if (size - 1 <= most) {
      size--;
      budget--;
      arrival += group;
    } else {
      int32_t full = arrival + group + full_depth(group, budget - 1);
      deepest = full > deepest ? full : deepest;
      size -= 1 + (int32_t)most;
      budget -= 2;
      arrival += 2 * group + 1;
    }
  }
  return arrival > deepest ? arrival : deepest;
}
