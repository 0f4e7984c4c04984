/* Each kind names its module's way of moving the root once in each of: from ranks, to ranks. */
#include "network_rank.h"
#include "flip.h"
#include "relabel.h"
#include "../spec/logarithm.h"

/*@ ghost
  void lemma_network_names(const dodona_network *n)
  {
    if (n->request.kind == DODONA_HYPERCUBE) {
      int32_t m = 0;
      lemma_floor_log2_word(n->request.ranks);
      lemma_flip_root(n->request.root);
      /@ loop invariant range: 0 <= m <= CubeDimensions(n->request.ranks);
         loop assigns m;
         loop variant 30 - m; @/
      while (m < 30) m++;
    }
  }
*/
