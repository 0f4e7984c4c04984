/* The capacity table of the fractional tree: C(i) = i + 1 for 0 <= i < r, then
   C(i) = r + C(i - r) + C(i - r - 1): a group, its down successor's subtree, its right one's. */
#include "capacity.h"

int64_t dodona_capacity_entries(int32_t ranks, int32_t group) {
  /* C(r + (r + 1) m) + r >= 2^m (2 r + 1): each r + 1 further steps double C + r. */
  int64_t reach = 2 * (int64_t)group + 1;
  int64_t entries = 0;
  if (group >= ranks)
    return 0;
  while (reach - group < ranks) {
    reach *= 2;
    entries += (int64_t)group + 1;
  }
  return entries;
}

int64_t dodona_capacity_at(int32_t group, const uint32_t *table, int32_t i) {
  if (i < 0)
    return 0;
  if (i < group)
    return (int64_t)i + 1;
  return table[i - group];
}

dodona_status dodona_capacity_fill(int32_t ranks, int32_t group, uint32_t *table, int64_t entries,
                                   int32_t *depth) {
  int32_t i = group;
  if (ranks <= group) {
    *depth = ranks - 1;
    return DODONA_OK;
  }
  for (;;) {
    int64_t c = group + dodona_capacity_at(group, table, i - group) +
                dodona_capacity_at(group, table, i - group - 1);
    if (c >= ranks) {
      *depth = i;
      return DODONA_OK;
    }
    if (i - group >= entries)
      return DODONA_SHORT_TABLE;
    table[i - group] = (uint32_t)c;
    i++;
  }
}
