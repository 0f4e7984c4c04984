/* What is known about arrivals in a hierarchy of crossbars, as ghost functions; the bodies are in
   proofs/lemmas/groups/crossbar_modules.c and crossbar_depth.c. To be included where dodona_crossbar is defined. */
#ifndef DODONA_SPEC_LEMMAS_CROSSBAR_DEPTH_H
#define DODONA_SPEC_LEMMAS_CROSSBAR_DEPTH_H

#include "spec/algorithms/crossbar_depth.h"

/*@
  // How many ranks of a module of level k - 1 are left when groups of outer levels have taken `taken`
  // ranks; how many are left before the last level.
  predicate RoomIn(dodona_crossbar s, integer k, integer taken) =
    1 <= k <= s.levels && 0 <= taken < s.per[k - 1] &&
    (0 < taken ==> CrossbarSpan(s.group, s.channels) <= taken) &&
    taken + (s.levels - k) * CrossbarSpan(s.group, s.channels) <=
      s.per[s.levels - 1];

  predicate IsLastModule(integer channels, integer r, integer count, integer last) =
    (\forall integer m; 0 <= m < count ==> ModuleArrival(channels, r, count, m) <= last) &&
    (\exists integer m; 0 <= m < count && ModuleArrival(channels, r, count, m) == last);
*/

/* The last module: not the root's module if there is another one, and without two children in heap order. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r <= DODONA_MODULES_GROUP && 1 <= count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures module: 0 <= \result < count && (1 < count ==> 0 < \result);
     ensures leaf: channels == 2 ==> (count - 1) / 2 <= \result;
     ensures last: ModuleArrival(channels, r, count, \result) ==
       LastModule(channels, r, count, count - 1);
     ensures most: \forall integer m; 0 <= m < count ==>
       0 <= ModuleArrival(channels, r, count, m) <= LastModule(channels, r, count, count - 1);
     exits \false; @/
  int32_t lemma_last_module(int32_t channels, int32_t r, int32_t count);
*/

/* It is the only one of its kind. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r <= DODONA_MODULES_GROUP && 1 <= count <= DODONA_MODULES_MOST;
     requires last: IsLastModule(channels, r, count, last);
     terminates \true;
     assigns \nothing;
     ensures only: last == LastModule(channels, r, count, count - 1);
     exits \false; @/
  void lemma_only_last_module(int32_t channels, int32_t r, int32_t count, int32_t last);
*/

/* One level of several modules. */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires room: RoomIn(s, k, taken) && k < s.levels && s.per[k] < s.per[k - 1];
     terminates \true;
     assigns \nothing;
     ensures count: 1 <= (s.per[k - 1] - CrossbarCut(s.channels, s.per[k], taken)) /
       s.per[k] <= DODONA_MODULES_MOST;
     ensures several: CrossbarCut(s.channels, s.per[k], taken) == 0 ==>
       2 <= s.per[k - 1] / s.per[k];
     ensures cut: 0 < taken ==> RoomIn(s, k + 1, taken);
     ensures range: taken + CrossbarSpan(s.group, s.channels) <= s.per[k];
     ensures full: taken + CrossbarSpan(s.group, s.channels) == s.per[k] ==>
       k + 1 == s.levels;
     ensures next: taken + CrossbarSpan(s.group, s.channels) < s.per[k] ==>
       RoomIn(s, k + 1, taken + CrossbarSpan(s.group, s.channels));
     ensures others: CrossbarSpan(s.group, s.channels) < s.per[k] ==>
       RoomIn(s, k + 1, CrossbarSpan(s.group, s.channels));
     exits \false; @/
  void lemma_crossbar_room(dodona_crossbar s, int32_t k, int32_t taken);
*/

/* The definitions unfolded, of a module alone, and of several, `cut` ranks cut off, at module m with `before`
   taken there. */
/*@ ghost
  /@ requires shape: 1 <= k < shape.levels && shape.per[k - 1] == shape.per[k];
     terminates \true;
     assigns \nothing;
     ensures alone: CrossbarDepthIn(shape, k, taken) == CrossbarDepthIn(shape, k + 1, taken);
     exits \false; @/
  void lemma_depth_alone(dodona_crossbar shape, int32_t k, int32_t taken);

  /@ requires shape: 1 <= k < shape.levels && shape.per[k - 1] == shape.per[k];
     terminates \true;
     assigns \nothing;
     ensures alone: CrossbarArrivalIn(shape, k, taken, q) == CrossbarArrivalIn(shape, k + 1, taken, q);
     exits \false; @/
  void lemma_arrival_alone(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q);

  /@ requires shape: 1 <= k < shape.levels && shape.per[k] < shape.per[k - 1];
     requires sizes: per == shape.per[k] && cut == CrossbarCut(shape.channels, per, taken) &&
       count == (shape.per[k - 1] - cut) / per;
     requires next: next == CrossbarSpan(shape.group, shape.channels);
     terminates \true;
     assigns \nothing;
     ensures full: next == per ==> CrossbarDepthIn(shape, k, taken) ==
       LevelLast(shape.channels, shape.group, count) + shape.group - 1;
     ensures rest: next != per ==> CrossbarDepthIn(shape, k, taken) ==
       LevelLast(shape.channels, shape.group, count) + shape.group + 1 +
         CrossbarDepthIn(shape, k + 1, next);
     exits \false; @/
  void lemma_depth_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t cut, int32_t per,
                      int32_t count, int32_t next);

  /@ requires shape: 1 <= k < shape.levels && shape.per[k] < shape.per[k - 1];
     requires sizes: per == shape.per[k] && count == (shape.per[k - 1] - per) / per;
     requires cut: 0 <= q < CrossbarCut(shape.channels, per, taken);
     terminates \true;
     assigns \nothing;
     ensures cut: CrossbarArrivalIn(shape, k, taken, q) ==
       ModuleArrival(shape.channels, shape.group, count, count - 1) + shape.group +
         CrossbarArrivalIn(shape, k + 1, taken, q);
     exits \false; @/
  void lemma_arrival_cut(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q, int32_t per,
                         int32_t count);

  /@ requires shape: 1 <= k < shape.levels && shape.per[k] < shape.per[k - 1];
     requires sizes: 1 <= per == shape.per[k] && cut == CrossbarCut(shape.channels, per, taken) &&
       count == (shape.per[k - 1] - cut) / per;
     requires module: 0 <= m && m * per <= q - cut < m * per + per &&
       before == (m == 0 && cut == 0 ? taken : 0);
     terminates \true;
     assigns \nothing;
     ensures group: q - cut - m * per - before < CrossbarSpan(shape.group, shape.channels) ==>
       CrossbarArrivalIn(shape, k, taken, q) ==
         GroupArrival(shape.channels, shape.group, count, m, q - cut - m * per - before);
     ensures rest: CrossbarSpan(shape.group, shape.channels) <= q - cut - m * per - before ==>
       CrossbarArrivalIn(shape, k, taken, q) == RestArrival(shape.channels, shape.group, count, m) +
         CrossbarArrivalIn(shape, k + 1, before + CrossbarSpan(shape.group, shape.channels),
                           q - cut - m * per);
     exits \false; @/
  void lemma_arrival_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q, int32_t cut,
                        int32_t per, int32_t count, int32_t m, int32_t before);
*/

/*@ ghost
  /@ requires shape: k == shape.levels;
     requires rest: n == shape.per[shape.levels - 1] - taken && 1 <= n && 1 <= shape.group;
     terminates \true;
     assigns \nothing;
     ensures depth: \result == CrossbarDepthIn(shape, k, taken) && \result == TreeDepth(n, shape.group) &&
       IsDepth(n, shape.group, \result) && 0 <= \result;
     ensures only: \forall int32_t D; IsDepth(n, shape.group, D) ==> D == \result;
     ensures arrival: \forall integer q; CrossbarArrivalIn(shape, k, taken, q) ==
       Arrival(n, shape.group, \result, q - taken);
     exits \false; @/
  int32_t lemma_innermost_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t n);
*/

/* The fewer ranks are taken, if any are, the later is the last arrival. */
/*@ ghost
  /@ requires shape: CrossbarShape(shape);
     requires room: RoomIn(shape, k, less) && RoomIn(shape, k, more) && (0 < less || less == more) && less <= more;
     terminates \true;
     decreases shape.levels - k;
     assigns \nothing;
     ensures order: 0 <= CrossbarDepthIn(shape, k, more) <= CrossbarDepthIn(shape, k, less);
     exits \false; @/
  void lemma_crossbar_order(dodona_crossbar shape, int32_t k, int32_t less, int32_t more);
*/

/* No rank receives later. */
/*@ ghost
  /@ requires shape: CrossbarShape(shape);
     requires room: RoomIn(shape, k, taken) && taken <= q < shape.per[k - 1];
     terminates \true;
     decreases shape.levels - k;
     assigns \nothing;
     ensures most: CrossbarArrivalIn(shape, k, taken, q) <= CrossbarDepthIn(shape, k, taken);
     exits \false; @/
  void lemma_crossbar_most(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q);
*/

/* One rank receives as late. */
/*@ ghost
  /@ requires shape: CrossbarShape(shape);
     requires room: RoomIn(shape, k, taken);
     terminates \true;
     decreases shape.levels - k;
     assigns \nothing;
     ensures range: taken <= \result < shape.per[k - 1];
     ensures attained: CrossbarArrivalIn(shape, k, taken, \result) == CrossbarDepthIn(shape, k, taken);
     exits \false; @/
  int32_t lemma_crossbar_deepest(dodona_crossbar shape, int32_t k, int32_t taken);
*/

/*@ ghost
  /@ requires shape: CrossbarShape(shape);
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer v; 0 <= v < shape.per[0] ==>
       CrossbarArrival(shape, v) <= CrossbarDepth(shape);
     ensures attained: \exists integer v; 0 <= v < shape.per[0] &&
       CrossbarArrival(shape, v) == CrossbarDepth(shape);
     exits \false; @/
  void lemma_crossbar_depth(dodona_crossbar shape);
*/

#endif
