/* Positions and ranks of a network as inverse bijections. */
#include "../ref/network.h"
#include "../spec/logarithm.h"

/*@ ghost
  /@ requires positive: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: \result == FloorLog2(n);
     ensures range: 0 <= \result < n;
     exits \false; @/
  int32_t lemma_dimensions(int32_t n)
  {
    return n == 1 ? 0 : 1 + lemma_dimensions(n / 2);
  }

  void lemma_network_names(const dodona_network *n)
  {
    if (n->request.kind == DODONA_HYPERCUBE) {
      int32_t m = lemma_dimensions(n->request.ranks);
      lemma_floor_log2_word(n->request.ranks);
      lemma_flips(m, n->request.root);
      lemma_flip_root(n->request.root);
    }
  }
*/
