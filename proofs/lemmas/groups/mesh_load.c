/* Loads of links, by recursion over the rows. */
#include "ref/check/broadcast.h"
#include "spec/count/mesh_load.h"

/*@ ghost
  void lemma_carried(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t k)
  {
    lemma_path(R, C, order[a[k].rank], order[a[k].peer]);
  }
*/

/*@ ghost
  void lemma_crossed(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t lo, int64_t hi)
  {
    if (lo < hi) {
      lemma_crossed(R, C, order, a, n, lo, hi - 1);
      lemma_carried(R, C, order, a, n, hi - 1);
    }
  }
*/

/*@ ghost
  void lemma_load(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                  int32_t hold, int64_t lo, int64_t hi, int64_t s)
  {
    if (lo < hi) {
      lemma_load(R, C, order, a, n, hold, lo, hi - 1, s);
      lemma_carried(R, C, order, a, n, hi - 1);
      /@ assert now: LinkHeld(a, hold, hi - 1, s); @/
      /@ assert held: \forall integer l; LinkLoad(C, order, a, hold, hi, s, l) ==
           LinkLoad(C, order, a, hold, hi - 1, s, l) + LinkCarried(C, order, a, hi - 1, l); @/
    } else if (0 < hi) {
      lemma_load(R, C, order, a, n, hold, lo - 1, hi - 1, s);
      lemma_carried(R, C, order, a, n, hi - 1);
      /@ assert ended: a[hi - 1].step + hold <= s; @/
      /@ assert empty: \forall integer l; LinkLoad(C, order, a, hold, hi, s, l) == 0; @/
    }
  }
*/
