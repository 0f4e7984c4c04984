/* What is known about the fractional tree of modules, as ghost functions; the bodies are in
   proofs/lemmas/groups/module_skewed.c. */
#ifndef DODONA_SPEC_LEMMAS_MODULE_SKEWED_H
#define DODONA_SPEC_LEMMAS_MODULE_SKEWED_H

#include <stdint.h>
#include "spec/algorithms/module_tree.h"

/*@
  // Module b is the first of the n modules of a subtree of budget i.
  predicate SkewedNode(integer count, integer D, integer i, integer n, integer b) =
    0 <= i && 0 <= b && 1 <= n <= Capacity(1, i) && b + n <= count &&
    Head(count, 1, D, b) == b && Budget(count, 1, D, b) == i && Size(count, 1, D, b) == n;

  // The last of modules first .. end to receive does so in step most.
  predicate SkewedMost(integer r, integer count, integer D, integer first, integer end, integer most) =
    (\forall integer m; first <= m <= end ==> SkewedModule(r, count, D, m) <= most) &&
    (\exists integer m; first <= m <= end && SkewedModule(r, count, D, m) == most);

  // The modules before module b receive no later than in one of these steps.
  predicate SkewedBy(integer r, integer count, integer D, integer b, integer x, integer y) =
    \forall integer m; 0 <= m < b ==>
      SkewedModule(r, count, D, m) <= x || SkewedModule(r, count, D, m) <= y;
*/

/* Two further steps at least double C + 1, so that 2^30 are reached in 61 steps. */
/*@ ghost
  /@ requires range: 1 <= count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures depth: IsDepth(count, 1, \result) && 0 <= \result <= 62;
     ensures only: \forall int32_t D; IsDepth(count, 1, D) ==> D == \result;
     exits \false; @/
  int32_t lemma_skewed_depth(int32_t count);
*/

/* The root, as any number that is not positive. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures root: v <= 0 ==> SkewedModule(group, count, depth, v) == 0;
     exits \false; @/
  void lemma_skewed_root(int32_t count, int32_t group, int32_t depth, int32_t v);
*/

/* A module against its parent. */
/*@ ghost
  /@ requires range: 0 < v < count && 1 <= group && IsDepth(count, 1, depth);
     terminates \true;
     assigns \nothing;
     ensures first: Feeder(count, 1, depth, v) == -1 ==>
       SecondsAbove(group, count, depth, v) == SecondsAbove(group, count, depth, v - 1);
     ensures second: Feeder(count, 1, depth, v) != -1 ==> SecondsAbove(group, count, depth, v) ==
       SecondsAbove(group, count, depth, Feeder(count, 1, depth, v)) + 1;
     exits \false; @/
  void lemma_skewed_edge(int32_t count, int32_t group, int32_t depth, int32_t v);
*/

/* Module b, too. */
/*@ ghost
  /@ requires before: SkewedBy(group, count, depth, b, x, y);
     requires here: SkewedModule(group, count, depth, b) <= x;
     terminates \true;
     assigns \nothing;
     ensures all: SkewedBy(group, count, depth, b + 1, x, y);
     exits \false; @/
  void lemma_skewed_by(int32_t count, int32_t group, int32_t depth, int32_t b, int32_t x, int32_t y);
*/

/* The last of them all. */
/*@ ghost
  /@ requires range: 0 <= b == count - 1 && 0 <= x && 0 <= y;
     requires before: SkewedBy(group, count, depth, b, x, y);
     requires here: SkewedModule(group, count, depth, b) == x;
     requires there: y == 0 || \exists integer m; 0 <= m < count && SkewedModule(group, count, depth, m) == y;
     terminates \true;
     assigns \nothing;
     ensures most: SkewedMost(group, count, depth, 0, b, x > y ? x : y);
     exits \false; @/
  void lemma_skewed_most(int32_t count, int32_t group, int32_t depth, int32_t b, int32_t x, int32_t y);
*/

/* The whole tree as a subtree. */
/*@ ghost
  /@ requires range: 1 <= count <= DODONA_MODULES_MOST && IsDepth(count, 1, depth);
     terminates \true;
     assigns \nothing;
     ensures node: SkewedNode(count, depth, depth, count, 0);
     ensures root: SkewedModule(group, count, depth, 0) == 0;
     exits \false; @/
  void lemma_skewed_whole(int32_t count, int32_t group, int32_t depth);
*/

/* The subtrees of the children. */
/*@ ghost
  /@ requires range: 1 <= count <= DODONA_MODULES_MOST && 1 <= group && IsDepth(count, 1, depth);
     requires node: SkewedNode(count, depth, i, n, b) && 1 < n;
     terminates \true;
     assigns \nothing;
     ensures down: \result == DownSize(1, i, n) && 1 <= \result <= n - 1;
     ensures first: SkewedNode(count, depth, i - 1, \result, b + 1);
     ensures second: \result < n - 1 ==>
       SkewedNode(count, depth, i - 2, n - 1 - \result, b + 1 + \result);
     ensures first_arrival: SkewedModule(group, count, depth, b + 1) ==
       SkewedModule(group, count, depth, b) + group;
     ensures second_arrival: \result < n - 1 ==> SkewedModule(group, count, depth, b + 1 + \result) ==
       SkewedModule(group, count, depth, b) + 2 * group + 1;
     exits \false; @/
  int32_t lemma_skewed_below(int32_t count, int32_t group, int32_t depth, int32_t i, int32_t n, int32_t b);
*/

/* A full subtree. */
/*@ ghost
  /@ requires range: 1 <= count <= DODONA_MODULES_MOST && 1 <= group && IsDepth(count, 1, depth);
     requires node: SkewedNode(count, depth, i, n, b) && n == Capacity(1, i);
     terminates \true;
     decreases i;
     assigns \nothing;
     ensures last: SkewedMost(group, count, depth, b, b + n - 1,
       SkewedModule(group, count, depth, b) + group * i + i / 2);
     exits \false; @/
  void lemma_skewed_full(int32_t count, int32_t group, int32_t depth, int32_t i, int32_t n, int32_t b);
*/

#endif
