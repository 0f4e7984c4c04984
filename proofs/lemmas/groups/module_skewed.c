/* The fractional tree of modules: a lemma recurses at the children of a module. */
#include "proofs/lemmas/fractional/descent.h"
#include "spec/lemmas/module_skewed.h"

/*@ ghost
  int32_t lemma_skewed_depth(int32_t count)
  {
    int32_t D = lemma_depth(count, 1);
    int32_t m = 0;
    lemma_pow2_word();
    /@ assert start: Capacity(1, 1) == 2; @/
    /@ loop invariant range: 0 <= m <= 30;
       loop invariant doubled: 3 * Pow2(m) <= Capacity(1, 2 * m + 1) + 1;
       loop assigns m;
       loop variant 30 - m; @/
    while (m < 30) {
      lemma_capacity_doubles(1, 2 * m + 3);
      /@ assert twice: Pow2(m + 1) == 2 * Pow2(m); @/
      m++;
    }
    /@ assert enough: count <= Capacity(1, 61); @/
    lemma_capacity_monotone(1, 61, 61 + D);
    return D;
  }
*/

/*@ ghost
  void lemma_skewed_root(int32_t count, int32_t group, int32_t depth, int32_t v)
  {
    /@ assert unfold: SkewedModule(group, count, depth, v) ==
         (v <= 0 || v <= SkewedParent(count, depth, v) ? 0 :
          SkewedModule(group, count, depth, SkewedParent(count, depth, v)) +
            (Feeder(count, 1, depth, v) == -1 ? group : 2 * group + 1)); @/
  }
*/

/*@ ghost
  void lemma_skewed_edge(int32_t count, int32_t group, int32_t depth, int32_t v)
  {
    lemma_local_tree(count, 1, depth);
    /@ assert local: LocalRange(count, 1, depth, v) && LocalDown(count, 1, depth, v - 1) &&
         LocalFeeder(count, 1, depth, v); @/
    /@ assert left: Feeder(count, 1, depth, v) != -1 ==>
         LocalRight(count, 1, depth, Feeder(count, 1, depth, v)) &&
         Right(count, 1, depth, Feeder(count, 1, depth, v)) == v &&
         Member(count, 1, depth, Feeder(count, 1, depth, v)) == 0; @/
    /@ assert second_arrival: Feeder(count, 1, depth, v) != -1 ==> Arrival(count, 1, depth, v) ==
         Arrival(count, 1, depth, Feeder(count, 1, depth, v)) + 2; @/
    /@ assert first_arrival: Feeder(count, 1, depth, v) == -1 ==>
         Arrival(count, 1, depth, v) == Arrival(count, 1, depth, v - 1) + 1; @/
    /@ assert parent: SkewedParent(count, depth, v) < v; @/
    /@ assert module: SkewedModule(group, count, depth, v) ==
         SkewedModule(group, count, depth, SkewedParent(count, depth, v)) +
           (Feeder(count, 1, depth, v) == -1 ? group : 2 * group + 1); @/
    /@ assert first_module: Feeder(count, 1, depth, v) == -1 ==> SkewedModule(group, count, depth, v) ==
         SkewedModule(group, count, depth, v - 1) + group; @/
    /@ assert first_product: Feeder(count, 1, depth, v) == -1 ==> group * Arrival(count, 1, depth, v) ==
         group * Arrival(count, 1, depth, v - 1) + group; @/
    /@ assert second_product: Feeder(count, 1, depth, v) != -1 ==> group * Arrival(count, 1, depth, v) ==
         group * Arrival(count, 1, depth, Feeder(count, 1, depth, v)) + 2 * group; @/
    /@ assert second_module: Feeder(count, 1, depth, v) != -1 ==> SkewedModule(group, count, depth, v) ==
         SkewedModule(group, count, depth, Feeder(count, 1, depth, v)) + 2 * group + 1; @/
    /@ assert here: SecondsAbove(group, count, depth, v) ==
         SkewedModule(group, count, depth, v) - group * Arrival(count, 1, depth, v); @/
    /@ assert above: SecondsAbove(group, count, depth, v - 1) ==
         SkewedModule(group, count, depth, v - 1) - group * Arrival(count, 1, depth, v - 1); @/
    /@ assert beside: SecondsAbove(group, count, depth, Feeder(count, 1, depth, v)) ==
         SkewedModule(group, count, depth, Feeder(count, 1, depth, v)) -
           group * Arrival(count, 1, depth, Feeder(count, 1, depth, v)); @/
  }
*/

/*@ ghost
  void lemma_skewed_by(int32_t count, int32_t group, int32_t depth, int32_t b, int32_t x, int32_t y)
  {
  }

  void lemma_skewed_most(int32_t count, int32_t group, int32_t depth, int32_t b, int32_t x, int32_t y)
  {
    /@ assert one: x >= y ==> \exists integer m; 0 <= m <= b && SkewedModule(group, count, depth, m) == x; @/
    /@ assert other: x < y ==> \exists integer m; 0 <= m <= b && SkewedModule(group, count, depth, m) == y; @/
  }

  void lemma_skewed_whole(int32_t count, int32_t group, int32_t depth)
  {
    lemma_descend_group(1, depth, count, 0, -1, 0);
    lemma_skewed_root(count, group, depth, 0);
  }
*/

/*@ ghost
  int32_t lemma_skewed_below(int32_t count, int32_t group, int32_t depth, int32_t i, int32_t n, int32_t b)
  {
    /@ assert inside: IsNode(1, depth, count, 0) && IsNode(1, i, n, b); @/
    node at = node_of(1, depth, count, 0, -1, b);
    int32_t down = successors(1, i, n, b);
    int32_t v = b + 1;
    lemma_passes(1, depth, count, 0, -1, b, v);
    lemma_descend_down(1, i, n, b, at.h, down, v);
    lemma_descend_group(1, i - 1, down, v, -1, v);
    /@ assert first: Feeder(count, 1, depth, v) == -1 && SkewedParent(count, depth, v) == b; @/
    if (down < n - 1) {
      int32_t w = b + 1 + down;
      lemma_passes(1, depth, count, 0, -1, b, w);
      lemma_descend_right(1, i, n, b, at.h, down, w);
      lemma_descend_group(1, i - 2, n - 1 - down, w, b, w);
      /@ assert second: Feeder(count, 1, depth, w) == b && SkewedParent(count, depth, w) == b; @/
    }
    return down;
  }
*/

/*@ ghost
  void lemma_skewed_full(int32_t count, int32_t group, int32_t depth, int32_t i, int32_t n, int32_t b)
  {
    lemma_capacity_monotone(1, -1, i);
    if (n == 1) {
      /@ assert alone: i == 0; @/
      return;
    }
    lemma_capacity_unfold(1, i);
    int32_t down = lemma_skewed_below(count, group, depth, i, n, b);
    /@ assert full: down == Capacity(1, i - 1) && n - 1 - down == Capacity(1, i - 2); @/
    lemma_skewed_full(count, group, depth, i - 1, down, b + 1);
    /@ assert first: SkewedModule(group, count, depth, b + 1) + group * (i - 1) + (i - 1) / 2 ==
         SkewedModule(group, count, depth, b) + group * i + (i - 1) / 2; @/
    /@ assert here: SkewedModule(group, count, depth, b) <=
         SkewedModule(group, count, depth, b) + group * i + i / 2; @/
    if (down < n - 1) {
      int32_t w = b + 1 + down;
      lemma_skewed_full(count, group, depth, i - 2, n - 1 - down, w);
      /@ assert second: SkewedModule(group, count, depth, w) + group * (i - 2) + (i - 2) / 2 ==
           SkewedModule(group, count, depth, b) + group * i + i / 2; @/
    } else {
      /@ assert one: i == 1; @/
    }
  }
*/
