/* Edges over links, by recursion over the rows. */
#include "ref/check/broadcast.h"
#include "spec/count/mesh_edges.h"

/*@ ghost
  void lemma_edge_carried(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                          int64_t k)
  {
    lemma_path(R, C, order[a[k].rank], order[a[k].peer]);
  }
*/

/*@ ghost
  void lemma_towards(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t m, int32_t v)
  {
    if (0 < m) {
      lemma_towards(R, C, order, a, n, m - 1, v);
      lemma_edge_carried(R, C, order, a, n, m - 1);
    }
  }
*/
