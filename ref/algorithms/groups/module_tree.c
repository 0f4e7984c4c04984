/* Two trees of ten modules:

       heap            0                fractional           0
                 1           2                        1           8
              3     4     5     6                2        6       9
             7 8   9                          3    5      7
                                              4                              */
#include "ref/algorithms/groups/module_tree.h"
#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/fractional/place.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/module_skewed.h"
#include "spec/lemmas/module_tree.h"
#include "spec/lemmas/base.h"

/* Entries of the table of groups of one, for every number of modules. */
enum { SKEWED_ENTRIES = 62 };

/*@ requires range: 1 <= count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP && 1 <= k <= count;
    terminates \true;
    assigns \nothing;
    ensures arrival: \result == HeapModule(group, k);
    ensures range: 0 <= \result <= 30 * (group + 1) && (1 < k ==> 1 <= \result);
    exits \false; */
static int32_t heap_arrival(int32_t group, int32_t k)
/*@ ghost (int32_t count) */ {
  int32_t arrival = 0;
  /*@ ghost int32_t first = k; */
  /*@ ghost int32_t row = 0; */
  /*@ loop invariant range: 1 <= k <= first && 0 <= row <= 30;
      loop invariant row: row + FloorLog2(k) == FloorLog2(first);
      loop invariant arrival: arrival + HeapModule(group, k) == HeapModule(group, first);
      loop invariant bound: 0 <= arrival <= row * (group + 1);
      loop invariant later: k < first ==> 1 <= arrival;
      loop assigns k, arrival, row;
      loop variant k; */
  while (k > 1) {
    /*@ ghost lemma_floor_log2_word(first); */
    /*@ ghost lemma_floor_log2_word(k / 2); */
    /*@ ghost lemma_product_order(row, 29, (int64_t)group + 1); */
    /*@ ghost row++; */
    /*@ assert half: k / 2 == k - (k + 1) / 2; */
    /*@ assert unfold: HeapModule(group, k) == HeapModule(group, k / 2) + group + k % 2; */
    arrival += group + k % 2;
    k /= 2;
  }
  /*@ ghost lemma_product_order(row, 30, (int64_t)group + 1); */
  return arrival;
}

void dodona_module_heap(int32_t count, int32_t group, int32_t m, dodona_module *module) {
  int32_t k = m + 1;
  int32_t down = k <= count / 2 ? 2 * k - 1 : DODONA_NONE;
  int32_t right = k <= (count - 1) / 2 ? 2 * k : DODONA_NONE;
  *module = (dodona_module){
      heap_arrival(group, k) /*@ ghost (count) */, k / 2 - 1, k > 1 ? k % 2 : 0, {down, right}};
}

/* The last arrival in so many full rows. */
/*@ requires range: 1 <= group <= DODONA_MODULES_GROUP && 0 <= rows <= 30;
    terminates \true;
    assigns \nothing;
    ensures none: rows == 0 ==> \result == 0;
    ensures last: 1 <= rows ==> HeapMost(group, 1, RowStart(1, rows) - 1, \result);
    ensures range: 0 <= \result <= 30 * (DODONA_MODULES_GROUP + 1);
    exits \false; */
static int32_t rows_above(int32_t group, int32_t rows) {
  if (rows == 0)
    return 0;
  /*@ ghost lemma_product_order(rows, 30, group); */
  /*@ ghost lemma_product_order(1, rows, group); */
  /*@ ghost lemma_heap_above(group, rows); */
  return group * rows - group + rows - 1;
}

/* The last arrival is in the last row, where the most bits of k are one, or at the end of the row above. */
int32_t dodona_module_heap_depth(int32_t count, int32_t group) {
  int32_t rows = 0; /* below the root's */
  int32_t ones = 0; /* most ones below the first bit, of 2^rows .. count */
  int32_t k = count;
  /*@ ghost lemma_heap_row(group, 0); */
  /*@ loop invariant range: 1 <= k <= count && 0 <= ones <= rows <= 30;
      loop invariant rows: rows + FloorLog2(k) == FloorLog2(count);
      loop invariant below: RowStart(k, rows) <= count < RowStart(k + 1, rows);
      loop invariant most: HeapMost(group, RowStart(k, rows), count,
                                    HeapModule(group, k) + group * rows + ones);
      loop assigns k, ones, rows;
      loop variant k; */
  while (k > 1) {
    /*@ ghost lemma_heap_up(count, group, rows, ones, k); */
    /* k's last bit stays, or is cleared for ones in all the bits behind */
    if (k % 2 == 1)
      ones = ones + 1 > rows ? ones + 1 : rows;
    /*@ ghost lemma_floor_log2_word(count); */
    /*@ ghost lemma_floor_log2_word(k / 2); */
    rows++;
    k /= 2;
  }
  /*@ ghost lemma_product_order(rows, 30, group); */
  int32_t last = group * rows + ones;
  int32_t above = rows_above(group, rows);
  /*@ ghost lemma_heap_above(group, rows); */
  /*@ assert root: k == 1 && HeapModule(group, 1) == 0; */
  /*@ assert last: HeapMost(group, RowStart(1, rows), count, last); */
  /*@ assert above: 1 <= rows ==> HeapMost(group, 1, RowStart(1, rows) - 1, above); */
  return last > above ? last : above;
}

/* The table of the fractional tree in groups of one; its depth. */
/*@ requires range: 1 <= count <= DODONA_MODULES_MOST;
    requires memory: \valid(table + (0 .. SKEWED_ENTRIES - 1));
    terminates \true;
    assigns table[0 .. SKEWED_ENTRIES - 1];
    ensures depth: IsDepth(count, 1, \result) && 0 <= \result <= SKEWED_ENTRIES;
    ensures table: CapacityTable(1, \result, table);
    exits \false; */
static int32_t skewed_table(int32_t count, uint32_t *table) {
  int32_t depth = 0;
  /*@ ghost int32_t D = lemma_skewed_depth(count); */
  (void)dodona_capacity_fill(count, 1, table, SKEWED_ENTRIES, &depth);
  return depth;
}

/* Second children on the way from the root to module m. */
/*@ requires range: 0 <= m < count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP;
    requires depth: IsDepth(count, 1, depth) && 0 <= depth <= SKEWED_ENTRIES;
    requires table: CapacityTable(1, depth, table);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= depth;
    ensures root: m == 0 ==> \result == 0;
    ensures arrival: SkewedModule(group, count, depth, m) == group * Arrival(count, 1, depth, m) + \result;
    exits \false; */
static int32_t seconds_above(int32_t count, int32_t depth, const uint32_t *table, int32_t m)
/*@ ghost (int32_t group) */ {
  int32_t seconds = 0;
  int32_t v = m;
  /*@ ghost lemma_local_tree(count, 1, depth); */
  /*@ loop invariant range: 0 <= v <= m && 0 <= seconds;
      loop invariant start: m == 0 ==> seconds == 0;
      loop invariant bound: seconds + Arrival(count, 1, depth, v) <= depth;
      loop invariant arrival: SecondsAbove(group, count, depth, m) ==
        SecondsAbove(group, count, depth, v) + seconds;
      loop assigns v, seconds;
      loop variant v; */
  while (v > 0) {
    const dodona_fractional_place at = dodona_fractional_locate(count, 1, depth, table, v);
    /*@ assert local: LocalRange(count, 1, depth, v) && LocalDown(count, 1, depth, v - 1) &&
          LocalFeeder(count, 1, depth, v); */
    /*@ assert left: at.feeder != -1 ==> LocalRight(count, 1, depth, at.feeder); */
    /*@ ghost lemma_skewed_edge(count, group, depth, v); */
    seconds += at.feeder == DODONA_NONE ? 0 : 1;
    v = at.feeder == DODONA_NONE ? v - 1 : at.feeder;
  }
  /*@ assert root: LocalRange(count, 1, depth, 0) && Arrival(count, 1, depth, 0) == 0; */
  /*@ ghost lemma_skewed_root(count, group, depth, v); */
  /*@ assert start: v == 0 && SkewedModule(group, count, depth, 0) == 0; */
  /*@ assert product: group * Arrival(count, 1, depth, v) == 0; */
  return seconds;
}

void dodona_module_skewed(int32_t count, int32_t group, int32_t m, dodona_module *module) {
  uint32_t table[SKEWED_ENTRIES];
  int32_t depth = skewed_table(count, table);
  const dodona_fractional_place at = dodona_fractional_locate(count, 1, depth, table, m);
  /*@ ghost lemma_local_tree(count, 1, depth); */
  /*@ assert local: LocalRange(count, 1, depth, m) && LocalFeeder(count, 1, depth, m); */
  /* a second child comes a step later than the first child of a first one */
  int32_t seconds = seconds_above(count, depth, table, m) /*@ ghost (group) */;
  /*@ ghost lemma_skewed_depth(count); */
  /*@ assert only: \forall int32_t D; IsDepth(count, 1, D) ==> D == depth; */
  /*@ ghost lemma_product_order(at.arrival, SKEWED_ENTRIES, (int64_t)group); */
  /*@ assert start: m == 0 ==> at.arrival == 0 && group * at.arrival == 0; */
  /*@ ghost if (0 < m) lemma_product_order(1, at.arrival, (int64_t)group); */
  /*@ assert later: 0 < m ==> 1 <= at.arrival && group <= group * at.arrival; */
  /*@ assert same: at.arrival == Arrival(count, 1, depth, m); */
  /*@ assert product: group * at.arrival == group * Arrival(count, 1, depth, m); */
  /*@ assert arrival: SkewedModule(group, count, depth, m) == group * at.arrival + seconds; */
  int32_t is_second = at.feeder == DODONA_NONE ? 0 : 1;
  *module = (dodona_module){
      group * at.arrival + seconds, is_second ? at.feeder : m - 1, is_second, {at.down, at.right}};
}

/* A full subtree of budget i ends after i / 2 second children. */
/*@ requires range: 1 <= group <= DODONA_MODULES_GROUP && 0 <= budget <= SKEWED_ENTRIES;
    terminates \true;
    assigns \nothing;
    ensures full: \result == group * budget + budget / 2;
    ensures range: 0 <= \result <= (DODONA_MODULES_GROUP + 1) * budget;
    exits \false; */
static int32_t full_depth(int32_t group, int32_t budget) {
  /*@ ghost lemma_product_order(group, DODONA_MODULES_GROUP, budget); */
  return group * budget + budget / 2;
}

/* A subtree ends with its second child's if it has one; its first child's is full then. */
int32_t dodona_module_skewed_depth(int32_t count, int32_t group) {
  uint32_t table[SKEWED_ENTRIES];
  int32_t depth = skewed_table(count, table);
  int32_t budget = depth;
  int32_t size = count;
  int32_t arrival = 0;
  int32_t deepest = 0;
  /*@ ghost int32_t b = 0; */
  /*@ ghost lemma_skewed_whole(count, group, depth); */
  /*@ loop invariant range: 1 <= size <= count && 0 <= budget <= depth <= SKEWED_ENTRIES;
      loop invariant fits: size <= Capacity(1, budget);
      loop invariant node: b + size == count && SkewedNode(count, depth, budget, size, b);
      loop invariant arrival: arrival == SkewedModule(group, count, depth, b);
      loop invariant last: SkewedBy(group, count, depth, b, arrival, deepest);
      loop invariant attained: deepest == 0 || \exists integer v; 0 <= v < count &&
        SkewedModule(group, count, depth, v) == deepest;
      loop invariant spent: 0 <= arrival <= (DODONA_MODULES_GROUP + 1) * (depth - budget);
      loop invariant bound: 0 <= deepest <= (DODONA_MODULES_GROUP + 1) * depth;
      loop assigns size, budget, arrival, deepest, b;
      loop variant size; */
  while (size > 1) {
    /*@ ghost lemma_successors(1, budget, size); */
    int64_t most = dodona_capacity_at(1, table, budget - 1);
    /*@ ghost int32_t down = lemma_skewed_below(count, group, depth, budget, size, b); */
    if (size - 1 <= most) {
      /*@ assert alone: down == size - 1; */
      /*@ ghost b++; */
      size--;
      budget--;
      arrival += group;
      /*@ assert passed: SkewedModule(group, count, depth, b - 1) == arrival - group; */
      /*@ assert first: SkewedBy(group, count, depth, b, arrival, deepest); */
    } else {
      /*@ assert both: down == most; */
      /*@ ghost lemma_skewed_full(count, group, depth, budget - 1, down, b + 1); */
      int32_t full = arrival + group + full_depth(group, budget - 1);
      /*@ assert full: SkewedMost(group, count, depth, b + 1, b + down, full); */
      deepest = full > deepest ? full : deepest;
      /*@ assert inner: \forall integer v; b < v < b + 1 + down ==>
            SkewedModule(group, count, depth, v) <= deepest; */
      /*@ assert outer: SkewedBy(group, count, depth, b + 1, arrival, deepest); */
      /*@ ghost b += 1 + down; */
      size -= 1 + (int32_t)most;
      budget -= 2;
      arrival += 2 * group + 1;
      /*@ assert second: SkewedBy(group, count, depth, b, arrival, deepest); */
    }
  }
  int32_t last = arrival > deepest ? arrival : deepest;
  /*@ ghost lemma_skewed_most(count, group, depth, b, arrival, deepest); */
  /*@ ghost lemma_skewed_depth(count); */
  /*@ assert only: \forall int32_t D; IsDepth(count, 1, D) ==> D == depth; */
  return last;
}
