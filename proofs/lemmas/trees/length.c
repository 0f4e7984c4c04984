/* The steps of two plans fit in 64 bits: the family says so of its trees. */
#include "ref/trees/length_acsl.h"

#define DODONA_FAMILY_LEMMA(id, tag, Tag, summary)                                                 \
  case DODONA_FAMILY_##id:                                                                         \
    lemma_##tag##_tree(plan);                                                                      \
    break;

/*@ ghost
  void lemma_half(const dodona_tree_plan *plan)
  {
    switch (plan->family) {
      DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_LEMMA)
    }
  }
*/
