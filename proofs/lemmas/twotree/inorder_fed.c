/* Who feeds a role and whom it feeds; the colours of a role and its mirror image. */
#include "proofs/lemmas/twotree/inorder.h"

/*@ ghost
  /@ requires range: 1 <= j < P;
     requires sides: RoleSides(P, a);
     requires side: RoleLeft(P, a) == j || RoleRight(P, a) == j;
     terminates \true;
     assigns \nothing;
     ensures times: 1 <= RoleStart(P, j) - RoleStart(P, a) <= 2 && a != j;
     ensures fed: RoleFed(P, a, RoleStart(P, j) - RoleStart(P, a)) == j;
     exits \false; @/
  void lemma_side_fed(int32_t P, int32_t a, int32_t j)
  {
    /@ assert left: RoleBelow(P, a, RoleLeft(P, a)); @/
    /@ assert right: RoleBelow(P, a, RoleRight(P, a)); @/
    /@ assert left_below: RoleLeft(P, a) == j ==> RoleBelow(P, a, j); @/
    /@ assert right_below: RoleRight(P, a) == j ==> RoleBelow(P, a, j); @/
    /@ assert fed_left: RoleLeft(P, a) == j ==> RoleFed(P, a, RoleStart(P, j) - RoleStart(P, a)) == j; @/
    /@ assert apart: RoleRight(P, a) == j && RoleLeft(P, a) != 0 ==>
         RoleStart(P, RoleLeft(P, a)) != RoleStart(P, j); @/
    /@ assert fed_right: RoleRight(P, a) == j ==>
         RoleFed(P, a, RoleStart(P, j) - RoleStart(P, a)) == j; @/
  }

  /@ requires range: 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures above: \result == RoleAbove(P, j);
     exits \false; @/
  int32_t role_above_of(int32_t P, int32_t j)
  {
    if (j % 2 == 1)
      return j % 4 == 1 && j < P - 1 ? j + 1 : j - 1;
    int32_t q = (P - 1) / 2;
    int32_t u = j / 2;
    int32_t w = lemma_search_above(0, q, 0, u);
    /@ assert above: 2 * w == RoleAbove(P, j); @/
    return 2 * w;
  }

  int32_t lemma_role_above(int32_t P, int32_t j)
  {
    int32_t above = role_above_of(P, j);
    lemma_role(P, j);
    if (above != 0) {
      lemma_role(P, above);
      lemma_side_fed(P, above, j);
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

/*@ ghost
  int32_t lemma_role_of(int32_t P, int32_t c, int32_t v)
  {
    int32_t even = (P - 1) / 2 * 2;
    return c == 0 || even < v ? v : even + 1 - v;
  }

  void lemma_at_role(int32_t P, int32_t c, int32_t v, int32_t j)
  {
  }
*/
