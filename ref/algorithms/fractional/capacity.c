/* The capacity table of the fractional tree: C(i) = i + 1 for 0 <= i < r, then
   C(i) = r + C(i - r) + C(i - r - 1): a group, its down successor's subtree, its right one's. */
#include "ref/algorithms/fractional/capacity.h"
#include "spec/lemmas/fractional.h"

int64_t dodona_capacity_entries(int32_t ranks, int32_t group) {
  /* C(r + (r + 1) m) + r >= 2^m (2 r + 1): each r + 1 further steps double C + r. */
  int64_t reach = 2 * (int64_t)group + 1;
  int64_t entries = 0;
  /*@ ghost int32_t m = 0; */
  /*@ ghost int32_t D = lemma_depth(ranks, group); */
  /*@ loop invariant count: 0 <= m < reach && entries == (group + 1) * m;
      loop invariant chain: group >= ranks ==> entries == 0;
      loop invariant range: 2 * group + 1 <= reach <= 2 * (ranks + group) + 1 && entries < reach;
      loop invariant power: reach == (2 * group + 1) * Pow2(m);
      loop invariant least: 0 < m ==> (2 * group + 1) * Pow2(m - 1) < ranks + group;
      loop invariant reached: reach <= Capacity(group, group + entries) + group;
      loop assigns reach, entries, m;
      loop variant ranks + group - reach; */
  while (reach - group < ranks) {
    reach *= 2;
    entries += (int64_t)group + 1;
    /*@ ghost lemma_capacity_doubles(group, group + entries); */
    /*@ ghost m++; */
    /*@ assert twice: Pow2(m) == 2 * Pow2(m - 1); */
  }
  /*@ ghost lemma_capacity_monotone(group, group + entries, group + entries + D); */
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
  /*@ ghost int32_t D = lemma_depth(ranks, group); */
  if (ranks <= group) {
    *depth = ranks - 1;
    return DODONA_OK;
  }
  /*@ loop invariant range: group <= i <= D && i - group <= entries;
      loop invariant below: Capacity(group, i - 1) < ranks;
      loop invariant table: \forall integer k; 0 <= k < i - group ==>
        table[k] == Capacity(group, group + k);
      loop assigns i, table[0 .. entries - 1];
      loop variant D - i; */
  for (;;) {
    int64_t c = group + dodona_capacity_at(group, table, i - group) +
                dodona_capacity_at(group, table, i - group - 1);
    /*@ ghost lemma_capacity_unfold(group, i); */
    /*@ assert next: c == Capacity(group, i); */
    if (c >= ranks) {
      /*@ assert found: i == D; */
      *depth = i;
      return DODONA_OK;
    }
    if (i - group >= entries)
      return DODONA_SHORT_TABLE;
    table[i - group] = (uint32_t)c;
    i++;
  }
}
