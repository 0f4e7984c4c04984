/* The local conditions and the last start, for each pair of trees. */
#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  void lemma_local_two(int32_t pair, int32_t P)
  {
    if (pair == DODONA_INORDER)
      lemma_local_inorder(P);
    else
      lemma_local_heap(pair, P);
  }

  int32_t lemma_last_two(int32_t pair, int32_t P, int32_t c)
  {
    if (pair == DODONA_INORDER)
      return lemma_last_inorder(P, c);
    return lemma_last_heap(pair, P, c);
  }
*/
