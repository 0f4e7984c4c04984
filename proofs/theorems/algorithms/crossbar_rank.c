/* Turning the modules of a hierarchy of crossbars is a renaming, and keeps modules whole. */
#include "ref/algorithms/groups/crossbar.h"
#include "spec/algorithms/crossbar_turning.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void theorem_crossbar_turning(int64_t N, dodona_crossbar s, int32_t root)
  {
    int32_t ranks = s.per[0];
    int32_t v = 0;
    /@ loop invariant range: 0 <= v <= ranks;
       loop invariant there: \forall integer x; 0 <= x < v ==>
         0 <= Rename(N, x) < ranks && Original(N, Rename(N, x)) == x;
       loop invariant back: \forall integer x; 0 <= x < v ==>
         0 <= Original(N, x) < ranks && Rename(N, Original(N, x)) == x;
       loop assigns v;
       loop variant ranks - v; @/
    while (v < ranks) {
      lemma_crossbar_rank(s, 1, root, v);
      lemma_crossbar_position(s, 1, root, v);
      /@ assert rank: Rename(N, v) == CrossbarRankFrom(s, 1, root, v); @/
      /@ assert position: Original(N, v) == CrossbarPositionFrom(s, 1, root, v); @/
      v++;
    }
    lemma_crossbar_rank(s, 1, root, 0);
    /@ assert first: Rename(N, 0) == CrossbarRankFrom(s, 1, root, 0); @/
  }

  // Position v, its module of d e, and where in it its module of d is.
  /@ requires 1 <= d && 1 <= e && 0 <= v && d * e <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures module: v / (d * e) == (v / d) / e;
     ensures rest: (v % (d * e)) / d == (v / d) % e;
     exits \false; @/
  void lemma_module_within(int32_t d, int32_t e, int32_t v)
  {
    int32_t q = v / d;
    int32_t m = q / e;
    int32_t x = q % e;
    int32_t y = v % d;
    /@ assert outer: q == m * e + x && 0 <= x < e; @/
    /@ assert inner: v == q * d + y && 0 <= y < d; @/
    /@ assert product: (m * e + x) * d == m * (d * e) + x * d; @/
    /@ assert next: (x + 1) * d == x * d + d; @/
    /@ assert below: (x + 1) * d <= e * d; @/
    /@ assert above: 0 <= x * d; @/
    int32_t rest = x * d + y;
    int32_t size = d * e;
    /@ assert whole: v == m * size + rest && 0 <= rest < size; @/
    lemma_module_at(size, m, rest);
    lemma_module_at(d, x, y);
  }

  // The number of y's module of d, if y is in module m of d e.
  /@ requires 0 <= y < d * e && 1 <= d && 1 <= e && 0 <= m && m * (d * e) + y <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures number: (m * (d * e) + y) / d == m * e + y / d;
     exits \false; @/
  void lemma_module_number(int32_t d, int32_t e, int32_t m, int32_t y)
  {
    int32_t q = y / d;
    int32_t z = y % d;
    /@ assert inner: y == q * d + z && 0 <= z < d; @/
    /@ assert product: m * (d * e) + y == (m * e + q) * d + z; @/
    /@ assert fits: 0 <= m * e <= m * (d * e) <= INT32_MAX; @/
    lemma_module_at(d, m * e + q, z);
  }

  /@ requires 1 <= per && 1 <= count && 1 <= around && size == per * count;
     requires size * around <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures fits: 1 <= count * around <= INT32_MAX;
     ensures product: size * around == per * (count * around);
     exits \false; @/
  void lemma_module_count(int32_t size, int32_t per, int32_t count, int32_t around)
  {
    lemma_product_order(1, count, around);
    lemma_product_order(1, per, (int64_t)count * around);
    /@ assert product: size * around == per * (count * around); @/
  }

  // How many modules of level j, d ranks each, there are in one of level k, p ranks.
  /@ requires CrossbarShape(s) && 0 <= k <= j <= s.levels;
     requires sizes: p == CrossbarPer(s, k) && d == CrossbarPer(s, j) && 1 <= p;
     terminates \true;
     assigns \nothing;
     ensures some: 1 <= \result;
     ensures count: p == d * \result;
     exits \false; @/
  int32_t modules_within(dodona_crossbar s, int32_t k, int32_t p, int32_t j, int32_t d)
  {
    int32_t within = 1;
    int32_t size = p;
    int32_t i = k;
    /@ loop invariant range: k <= i <= j && 1 <= within && 1 <= size;
       loop invariant size: size == CrossbarPer(s, i);
       loop invariant count: p == size * within;
       loop assigns i, size, within;
       loop variant j - i; @/
    while (i < j) {
      i++;
      int32_t per = i < s.levels ? s.per[i] : 1;
      /@ assert divides: 1 <= per <= size && size % per == 0; @/
      int32_t count = size / per;
      /@ assert size: size == per * count && 1 <= count; @/
      lemma_module_count(size, per, count, within);
      within = count * within;
      size = per;
    }
    /@ assert last: size == d; @/
    return within;
  }

  // The number of a rank's module of d is the number of the position's module, q, turned.
  /@ requires shape: CrossbarShape(s) && 1 <= k <= s.levels;
     requires sizes: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k) && per == d * e &&
       1 <= d && 1 <= e;
     requires range: 0 <= root < size && 0 <= v < size && q == v / d;
     terminates \true;
     assigns \nothing;
     ensures number: CrossbarRankFrom(s, k, root, v) / d ==
       ModuleTurned(size / per, root / per, q / e) * e +
         CrossbarRankFrom(s, k + 1, root % per, v % per) / d;
     exits \false; @/
  void lemma_rank_number(dodona_crossbar s, int32_t k, int32_t size, int32_t per,
                          int32_t d, int32_t e, int32_t root, int32_t v, int32_t q)
  {
    /@ assert divides: 1 <= per <= size && size % per == 0; @/
    int32_t n = size / per;
    int32_t t = root / per;
    int32_t m = v / per;
    lemma_module_of(size, per, root);
    lemma_module_of(size, per, v);
    lemma_module_within(d, e, v);
    lemma_module_turned(n, t, m);
    int32_t to = (int32_t)(((int64_t)m + t) % n);
    /@ assert to: to == ModuleTurned(n, t, m); @/
    lemma_module_inside(size, per, to);
    int32_t inside = lemma_crossbar_rank(s, k + 1, root % per, v % per);
    lemma_crossbar_unfold(s, k, size, per, root, v);
    /@ assert value: CrossbarRankFrom(s, k, root, v) == to * (d * e) + inside; @/
    lemma_module_number(d, e, to, inside);
    /@ assert module: m == q / e; @/
    /@ assert quotient: CrossbarRankFrom(s, k, root, v) / d == to * e + inside / d; @/
  }

  /@ requires shape: CrossbarShape(s) && 1 <= k <= s.levels;
     requires sizes: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k) && per == d * e &&
       1 <= d && 1 <= e;
     requires range: 0 <= root < size && 0 <= v < size && q == v / d;
     terminates \true;
     assigns \nothing;
     ensures number: CrossbarPositionFrom(s, k, root, v) / d ==
       ModuleBack(size / per, root / per, q / e) * e +
         CrossbarPositionFrom(s, k + 1, root % per, v % per) / d;
     exits \false; @/
  void lemma_position_number(dodona_crossbar s, int32_t k, int32_t size, int32_t per,
                          int32_t d, int32_t e, int32_t root, int32_t v, int32_t q)
  {
    /@ assert divides: 1 <= per <= size && size % per == 0; @/
    int32_t n = size / per;
    int32_t t = root / per;
    int32_t m = v / per;
    lemma_module_of(size, per, root);
    lemma_module_of(size, per, v);
    lemma_module_within(d, e, v);
    lemma_module_turned(n, t, m);
    int32_t to = (int32_t)(((int64_t)m - t + n) % n);
    /@ assert to: to == ModuleBack(n, t, m); @/
    lemma_module_inside(size, per, to);
    int32_t inside = lemma_crossbar_position(s, k + 1, root % per, v % per);
    lemma_crossbar_unfold(s, k, size, per, root, v);
    /@ assert value: CrossbarPositionFrom(s, k, root, v) == to * (d * e) + inside; @/
    lemma_module_number(d, e, to, inside);
    /@ assert module: m == q / e; @/
    /@ assert quotient: CrossbarPositionFrom(s, k, root, v) / d == to * e + inside / d; @/
  }

  // What is the same module of level j for positions is so for their ranks.
  /@ requires shape: CrossbarShape(s) && 1 <= k <= j + 1 <= s.levels;
     requires root: 0 <= root < CrossbarPer(s, k - 1);
     requires range: 0 <= v < CrossbarPer(s, k - 1) && 0 <= w < CrossbarPer(s, k - 1);
     requires d: d == CrossbarPer(s, j);
     requires same: v / d == w / d;
     terminates \true;
     decreases j + 1 - k;
     assigns \nothing;
     ensures rank: CrossbarRankFrom(s, k, root, v) / d == CrossbarRankFrom(s, k, root, w) / d;
     ensures position: CrossbarPositionFrom(s, k, root, v) / d ==
       CrossbarPositionFrom(s, k, root, w) / d;
     exits \false; @/
  void lemma_crossbar_same(dodona_crossbar s, int32_t k, int32_t j, int32_t d, int32_t root,
                           int32_t v, int32_t w)
  {
    if (k == j + 1) {
      lemma_module_at(d, 0, lemma_crossbar_rank(s, k, root, v));
      lemma_module_at(d, 0, lemma_crossbar_rank(s, k, root, w));
      lemma_module_at(d, 0, lemma_crossbar_position(s, k, root, v));
      lemma_module_at(d, 0, lemma_crossbar_position(s, k, root, w));
      return;
    }
    int32_t size = s.per[k - 1];
    int32_t per = s.per[k];
    lemma_innermost(s, k);
    int32_t e = modules_within(s, k, per, j, d);
    int32_t q = v / d;
    /@ assert sizes: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k) && per == d * e; @/
    /@ assert divides: 1 <= per <= size && size % per == 0; @/
    lemma_module_of(size, per, root);
    lemma_module_of(size, per, v);
    lemma_module_of(size, per, w);
    lemma_module_within(d, e, v);
    lemma_module_within(d, e, w);
    /@ assert inner: (v % per) / d == (w % per) / d; @/
    lemma_crossbar_same(s, k + 1, j, d, root % per, v % per, w % per);
    lemma_rank_number(s, k, size, per, d, e, root, v, q);
    lemma_rank_number(s, k, size, per, d, e, root, w, q);
    lemma_position_number(s, k, size, per, d, e, root, v, q);
    lemma_position_number(s, k, size, per, d, e, root, w, q);
  }

  void theorem_crossbar_whole(dodona_crossbar s, int32_t root, int32_t k, int32_t v,
                              int32_t w)
  {
    int32_t d = s.per[k];
    lemma_innermost(s, k);
    int32_t x = lemma_crossbar_rank(s, 1, root, v);
    int32_t y = lemma_crossbar_rank(s, 1, root, w);
    if (v / d == w / d)
      lemma_crossbar_same(s, 1, k, d, root, v, w);
    if (x / d == y / d)
      lemma_crossbar_same(s, 1, k, d, root, x, y);
  }
*/
