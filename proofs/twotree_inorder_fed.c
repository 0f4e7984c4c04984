/* Who feeds a role and whom it feeds; the colours of a role and its mirror image. */
#include "proofs/twotree_inorder.h"

/*@ ghost
  int32_t lemma_role_above(int32_t P, int32_t j)
  {
    int32_t above = j - 1;
    if (j % 2 == 0) {
      int32_t q = (P - 1) / 2;
      int32_t u = j / 2;
      above = 2 * lemma_search_above(0, q, 0, u);
      /@ assert inner: above == 2 * SearchParentIn(0, (P - 1) / 2, 0, j / 2); @/
    } else if (j % 4 == 1 && j < P - 1) {
      above = j + 1;
    }
    lemma_role(P, j);
    /@ assert above: above == RoleAbove(P, j); @/
    if (above != 0) {
      lemma_role(P, above);
      /@ assert side: RoleLeft(P, above) == j || RoleRight(P, above) == j; @/
      /@ assert sides: RoleSides(P, above); @/
      /@ assert left: RoleBelow(P, above, RoleLeft(P, above)); @/
      /@ assert right: RoleBelow(P, above, RoleRight(P, above)); @/
      /@ assert left_below: RoleLeft(P, above) == j ==> RoleBelow(P, above, j); @/
      /@ assert right_below: RoleRight(P, above) == j ==> RoleBelow(P, above, j); @/
      /@ assert below: RoleBelow(P, above, j); @/
      /@ assert fed_left: RoleLeft(P, above) == j ==>
           RoleFed(P, above, RoleStart(P, j) - RoleStart(P, above)) == j; @/
      /@ assert apart: RoleRight(P, above) == j && RoleLeft(P, above) != 0 ==>
           RoleStart(P, RoleLeft(P, above)) != RoleStart(P, j); @/
      /@ assert fed_right: RoleRight(P, above) == j ==>
           RoleFed(P, above, RoleStart(P, j) - RoleStart(P, above)) == j; @/
      /@ assert times: 1 <= RoleStart(P, j) - RoleStart(P, above) <= 2; @/
    }
    return above;
  }

  void lemma_role_fed(int32_t P, int32_t j, int32_t d)
  {
    lemma_role(P, j);
    /@ assert sides: RoleSides(P, j); @/
    /@ assert left: RoleBelow(P, j, RoleLeft(P, j)); @/
    /@ assert right: RoleBelow(P, j, RoleRight(P, j)); @/
    /@ assert which: \let z = RoleFed(P, j, d);
         z == 0 ||
         (z == RoleLeft(P, j) && RoleStart(P, RoleLeft(P, j)) == RoleStart(P, j) + d) ||
         (z == RoleRight(P, j) && RoleStart(P, RoleRight(P, j)) == RoleStart(P, j) + d); @/
  }
*/

/*@ ghost
  /@ requires range: 1 <= j <= 2 * q && j % 2 == 1 && q == (P - 1) / 2 && P <= 0x7fffffff;
     terminates \true;
     assigns \nothing;
     ensures colour: RoleStart(P, j) % 2 == RoleStart(P, 2 * q + 1 - j) % 2;
     exits \false; @/
  void lemma_leaf_mirror(int32_t P, int32_t q, int32_t j)
  {
    int32_t u = j / 4 * 2 + 1;
    int32_t i = 2 * q + 1 - j;
    int32_t v = i / 2;
    lemma_inner_start(P, q, u);
    lemma_inner_start(P, q, v);
    /@ assert leaf: RoleStart(P, j) == SearchStart(q, u) + LeafDelay(q, j); @/
    /@ assert mirror: i == 2 * v && (2 * q + 1 - j) / 2 == v; @/
    lemma_inner(P, q, v);
    /@ assert delay: LeafDelay(q, j) == (SearchStart(q, u) % 2 == SearchStart(q, v) % 2 ? 2 : 1); @/
  }

  void lemma_role_mirror(int32_t P, int32_t j)
  {
    int32_t q = (P - 1) / 2;
    if (j % 2 == 1)
      lemma_leaf_mirror(P, q, j);
    else
      lemma_leaf_mirror(P, q, 2 * q + 1 - j);
  }
*/
