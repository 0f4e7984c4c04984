/* The last arrival in a hierarchy of crossbars: each lemma recurses at the next level. */
#include "ref/algorithms/groups/crossbar.h"
#include "spec/lemmas/crossbar_depth.h"
#include "spec/lemmas/fractional.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_crossbar_room(dodona_crossbar s, int32_t k, int32_t taken)
  {
    int32_t span = s.channels == 2 ? s.group : 2 * s.group;
    int32_t left = s.levels - k - 1;
    lemma_innermost(s, k);
    lemma_innermost(s, k - 1);
    /@ assert span: span == CrossbarSpan(s.group, s.channels); @/
    /@ assert less: (s.levels - k) * span == left * span + span; @/
    lemma_product_order(0, left, span);
    if (left > 0)
      lemma_product_order(1, left, span);
    lemma_module_of(s.per[k - 1], s.per[k], s.per[k - 1] - 1);
    lemma_module_cut(s.per[k - 1], s.per[k]);
    int32_t rest = s.per[k - 1] - s.per[k];
    lemma_module_of(rest, s.per[k], rest - 1);
    lemma_module_inside(s.per[k - 1], s.per[k], 0);
  }
*/

/*@ ghost
  void lemma_depth_alone(dodona_crossbar shape, int32_t k, int32_t taken)
  {
  }

  void lemma_arrival_alone(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q)
  {
  }

  void lemma_depth_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t cut, int32_t per,
                      int32_t count, int32_t next)
  {
  }

  void lemma_arrival_cut(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q, int32_t per,
                         int32_t count)
  {
  }

  void lemma_arrival_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q, int32_t cut,
                        int32_t per, int32_t count, int32_t m, int32_t before)
  {
    int32_t x = q - cut - m * per;
    lemma_module_at(per, m, x);
    /@ assert module: (q - cut) / per == m; @/
  }

  int32_t lemma_innermost_in(dodona_crossbar shape, int32_t k, int32_t taken, int32_t n)
  {
    return lemma_tree_depth(n, shape.group);
  }
*/

/*@ ghost
  void lemma_crossbar_order(dodona_crossbar shape, int32_t k, int32_t less, int32_t more)
  {
    int32_t r = shape.group;
    if (k == shape.levels) {
      int32_t few = shape.per[k - 1] - more;
      int32_t many = shape.per[k - 1] - less;
      int32_t sooner = lemma_innermost_in(shape, k, more, few);
      int32_t later = lemma_innermost_in(shape, k, less, many);
      lemma_capacity_monotone(r, -1, sooner - 1);
      /@ assert tree: 0 <= sooner <= later; @/
      return;
    }
    if (shape.per[k - 1] == shape.per[k]) {
      lemma_depth_alone(shape, k, less);
      lemma_depth_alone(shape, k, more);
      lemma_crossbar_order(shape, k + 1, less, more);
      return;
    }
    int32_t per = shape.per[k];
    int32_t cut = shape.channels == 2 && 0 < less ? per : 0;
    int32_t count = (shape.per[k - 1] - cut) / per;
    int32_t span = shape.channels == 2 ? r : 2 * r;
    lemma_crossbar_room(shape, k, less);
    lemma_last_module(shape.channels, r, count);
    /@ assert span: span == CrossbarSpan(r, shape.channels); @/
    /@ assert last: 0 <= LevelLast(shape.channels, r, count); @/
    lemma_depth_in(shape, k, less, cut, per, count, span);
    lemma_depth_in(shape, k, more, cut, per, count, span);
    /@ assert same: CrossbarDepthIn(shape, k, more) == CrossbarDepthIn(shape, k, less); @/
    if (span < per)
      lemma_crossbar_order(shape, k + 1, span, span);
  }
*/

/* The first rank that the groups of a module leave is no later than the last module's. */
/*@ ghost
  /@ requires range: 1 <= channels <= 2 && 1 <= r <= DODONA_MODULES_GROUP && 0 <= m < count <= DODONA_MODULES_MOST;
     terminates \true;
     assigns \nothing;
     ensures rest: 0 <= RestArrival(channels, r, count, m) <= LevelLast(channels, r, count) + r + 1;
     ensures own: (channels == 2 ==> (count - 1) / 2 <= m) &&
       ModuleArrival(channels, r, count, m) == LastModule(channels, r, count, count - 1) ==>
       RestArrival(channels, r, count, m) == LevelLast(channels, r, count) + r + 1;
     ensures spare: ModuleArrival(channels, r, count, m) + r < LevelLast(channels, r, count) + r + 1;
     ensures group: \forall integer i; 0 <= i < CrossbarSpan(r, channels) ==>
       GroupArrival(channels, r, count, m, i) <= LevelLast(channels, r, count) + r - 1;
     exits \false; @/
  void lemma_level_last(int32_t channels, int32_t r, int32_t count, int32_t m)
  {
    lemma_last_module(channels, r, count);
    /@ assert here: 0 <= ModuleArrival(channels, r, count, m) <= LastModule(channels, r, count, count - 1); @/
    /@ assert leaf: channels == 2 && m < (count - 1) / 2 ==>
         0 <= ModuleArrival(channels, r, count, m + count / 2) <= LastModule(channels, r, count, count - 1); @/
  }
*/

/*@ ghost
  void lemma_crossbar_most(dodona_crossbar shape, int32_t k, int32_t taken, int32_t q)
  {
    int32_t r = shape.group;
    if (k == shape.levels) {
      int32_t n = shape.per[k - 1] - taken;
      int32_t D = lemma_innermost_in(shape, k, taken, n);
      lemma_local_tree(n, r, D);
      /@ assert local: LocalRange(n, r, D, q - taken); @/
      /@ assert inner: CrossbarArrivalIn(shape, k, taken, q) <= CrossbarDepthIn(shape, k, taken); @/
      return;
    }
    if (shape.per[k - 1] == shape.per[k]) {
      lemma_depth_alone(shape, k, taken);
      lemma_arrival_alone(shape, k, taken, q);
      lemma_crossbar_most(shape, k + 1, taken, q);
      return;
    }
    int32_t per = shape.per[k];
    int32_t cut = shape.channels == 2 && 0 < taken ? per : 0;
    int32_t count = (shape.per[k - 1] - cut) / per;
    int32_t span = shape.channels == 2 ? r : 2 * r;
    lemma_crossbar_room(shape, k, taken);
    lemma_module_cut(shape.per[k - 1], per);
    /@ assert span: span == CrossbarSpan(r, shape.channels); @/
    lemma_depth_in(shape, k, taken, cut, per, count, span);
    if (q < cut) {
      lemma_level_last(shape.channels, r, count, count - 1);
      lemma_arrival_cut(shape, k, taken, q, per, count);
      lemma_crossbar_most(shape, k + 1, taken, q);
      lemma_crossbar_order(shape, k + 1, span, taken);
      /@ assert cut: CrossbarArrivalIn(shape, k, taken, q) <= CrossbarDepthIn(shape, k, taken); @/
      return;
    }
    lemma_module_of(shape.per[k - 1] - cut, per, q - cut);
    int32_t m = (q - cut) / per;
    int32_t before = m == 0 && cut == 0 ? taken : 0;
    int32_t rest = q - cut - m * per;
    lemma_level_last(shape.channels, r, count, m);
    lemma_arrival_in(shape, k, taken, q, cut, per, count, m, before);
    if (rest - before < span) {
      if (span < per)
        lemma_crossbar_order(shape, k + 1, span, span);
      /@ assert last: LevelLast(shape.channels, r, count) + r - 1 <= CrossbarDepthIn(shape, k, taken); @/
      /@ assert group: CrossbarArrivalIn(shape, k, taken, q) ==
           GroupArrival(shape.channels, r, count, m, rest - before); @/
      /@ assert early: CrossbarArrivalIn(shape, k, taken, q) <= CrossbarDepthIn(shape, k, taken); @/
      return;
    }
    lemma_crossbar_most(shape, k + 1, before + span, rest);
    lemma_crossbar_order(shape, k + 1, span, before + span);
    /@ assert less: CrossbarArrivalIn(shape, k + 1, before + span, rest) <=
         CrossbarDepthIn(shape, k + 1, span); @/
    /@ assert rest: CrossbarArrivalIn(shape, k, taken, q) == RestArrival(shape.channels, r, count, m) +
         CrossbarArrivalIn(shape, k + 1, before + span, rest); @/
    /@ assert most: CrossbarArrivalIn(shape, k, taken, q) <= CrossbarDepthIn(shape, k, taken); @/
  }

  int32_t lemma_crossbar_deepest(dodona_crossbar shape, int32_t k, int32_t taken)
  {
    int32_t r = shape.group;
    if (k == shape.levels) {
      int32_t n = shape.per[k - 1] - taken;
      int32_t D = lemma_innermost_in(shape, k, taken, n);
      int32_t v = lemma_deepest(n, r, D);
      /@ assert last: CrossbarArrivalIn(shape, k, taken, taken + v) == D; @/
      return taken + v;
    }
    if (shape.per[k - 1] == shape.per[k]) {
      int32_t q = lemma_crossbar_deepest(shape, k + 1, taken);
      lemma_depth_alone(shape, k, taken);
      lemma_arrival_alone(shape, k, taken, q);
      return q;
    }
    int32_t per = shape.per[k];
    int32_t cut = shape.channels == 2 && 0 < taken ? per : 0;
    int32_t count = (shape.per[k - 1] - cut) / per;
    int32_t span = shape.channels == 2 ? r : 2 * r;
    lemma_crossbar_room(shape, k, taken);
    /@ assert span: span == CrossbarSpan(r, shape.channels); @/
    int32_t m = lemma_last_module(shape.channels, r, count);
    lemma_level_last(shape.channels, r, count, m);
    lemma_module_inside(shape.per[k - 1] - cut, per, m);
    /@ assert another: m == 0 && cut == 0 ==> count == 1; @/
    int32_t x = span == per ? span - 1 : lemma_crossbar_deepest(shape, k + 1, span);
    lemma_module_at(per, m, x);
    int32_t q = cut + m * per + x;
    /@ assert module: (q - cut) / per == m && q - cut - m * per == x; @/
    lemma_depth_in(shape, k, taken, cut, per, count, span);
    lemma_arrival_in(shape, k, taken, q, cut, per, count, m, 0);
    if (span == per) {
      /@ assert member: CrossbarArrivalIn(shape, k, taken, q) ==
           GroupArrival(shape.channels, r, count, m, span - 1); @/
      /@ assert corner: GroupArrival(shape.channels, r, count, m, span - 1) ==
           LevelLast(shape.channels, r, count) + r - 1; @/
    } else {
      /@ assert rest: CrossbarArrivalIn(shape, k, taken, q) ==
           RestArrival(shape.channels, r, count, m) + CrossbarArrivalIn(shape, k + 1, span, x); @/
      /@ assert last: CrossbarArrivalIn(shape, k, taken, q) == CrossbarDepthIn(shape, k, taken); @/
    }
    return q;
  }

  void lemma_crossbar_depth(dodona_crossbar shape)
  {
    int32_t v = 0;
    int32_t span = shape.channels == 2 ? shape.group : 2 * shape.group;
    lemma_innermost(shape, 0);
    /@ assert span: span == CrossbarSpan(shape.group, shape.channels); @/
    lemma_crossbar_deepest(shape, 1, 0);
    /@ loop invariant range: 0 <= v <= shape.per[0];
       loop invariant last: \forall integer u; 0 <= u < v ==> CrossbarArrival(shape, u) <= CrossbarDepth(shape);
       loop assigns v;
       loop variant shape.per[0] - v; @/
    while (v < shape.per[0]) {
      lemma_crossbar_most(shape, 1, 0, v);
      v++;
    }
  }
*/
