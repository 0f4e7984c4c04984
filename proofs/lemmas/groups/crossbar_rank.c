/* Ranks and positions of a hierarchy of crossbars undo each other: by recursion over the levels, outermost
   first. */
#include "ref/algorithms/groups/crossbar.h"

/*@ ghost
  void lemma_module_turned(int32_t n, int32_t t, int32_t m)
  {
    /@ assert up: ModuleTurned(n, t, m) == (m + t < n ? m + t : m + t - n); @/
    /@ assert down: ModuleBack(n, t, m) == (m < t ? m - t + n : m - t); @/
    /@ assert up_down: ModuleBack(n, t, m + t) == m; @/
    /@ assert up_over: ModuleBack(n, t, m + t - n) == m; @/
  }

  void lemma_crossbar_unfold(dodona_crossbar s, int32_t k, int32_t size, int32_t per,
                             int32_t root, int32_t v)
  {
  }

  int32_t lemma_crossbar_rank(dodona_crossbar s, int32_t k, int32_t root, int32_t v)
  {
    if (k > s.levels)
      return 0;
    int32_t size = s.per[k - 1];
    int32_t per = k < s.levels ? s.per[k] : 1;
    /@ assert divides: 1 <= per <= size && size % per == 0; @/
    /@ assert size: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k); @/
    int32_t n = size / per;
    int32_t t = root / per;
    int32_t m = v / per;
    lemma_module_of(size, per, root);
    lemma_module_of(size, per, v);
    lemma_module_turned(n, t, m);
    int32_t to = (int32_t)(((int64_t)m + t) % n);
    /@ assert to: to == ModuleTurned(n, t, m); @/
    lemma_module_inside(size, per, to);
    int32_t inside = lemma_crossbar_rank(s, k + 1, root % per, v % per);
    lemma_module_at(per, to, inside);
    int32_t result = to * per + inside;
    lemma_crossbar_unfold(s, k, size, per, root, v);
    /@ assert unfold: result == CrossbarRankFrom(s, k, root, v); @/
    lemma_crossbar_unfold(s, k, size, per, root, result);
    /@ assert refold: CrossbarPositionFrom(s, k, root, result) == m * per + v % per; @/
    /@ assert back: m == ModuleBack(n, t, to); @/
    /@ assert whole: m * per + v % per == v && t * per + root % per == root; @/
    return result;
  }

  int32_t lemma_crossbar_position(dodona_crossbar s, int32_t k, int32_t root, int32_t v)
  {
    if (k > s.levels)
      return 0;
    int32_t size = s.per[k - 1];
    int32_t per = k < s.levels ? s.per[k] : 1;
    /@ assert divides: 1 <= per <= size && size % per == 0; @/
    /@ assert size: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k); @/
    int32_t n = size / per;
    int32_t t = root / per;
    int32_t m = v / per;
    lemma_module_of(size, per, root);
    lemma_module_of(size, per, v);
    lemma_module_turned(n, t, m);
    int32_t to = (int32_t)(((int64_t)m - t + n) % n);
    /@ assert to: to == ModuleBack(n, t, m); @/
    lemma_module_inside(size, per, to);
    int32_t inside = lemma_crossbar_position(s, k + 1, root % per, v % per);
    lemma_module_at(per, to, inside);
    int32_t result = to * per + inside;
    lemma_crossbar_unfold(s, k, size, per, root, v);
    /@ assert unfold: result == CrossbarPositionFrom(s, k, root, v); @/
    lemma_crossbar_unfold(s, k, size, per, root, result);
    /@ assert refold: CrossbarRankFrom(s, k, root, result) == m * per + v % per; @/
    /@ assert back: m == ModuleTurned(n, t, to); @/
    /@ assert whole: m * per + v % per == v && t * per + root % per == root; @/
    return result;
  }
*/
