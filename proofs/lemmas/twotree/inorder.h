/* Lemmas of the in-order trees, by roles, and from roles to ranks. */
#ifndef DODONA_PROOFS_LEMMAS_TWOTREE_INORDER_H
#define DODONA_PROOFS_LEMMAS_TWOTREE_INORDER_H

#include "proofs/lemmas/twotree/search.h"
#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

/*@
  // Number u of the q ones of P - 1 roles.
  predicate InnerPosition(integer P, integer q, integer u) =
    2 <= P <= 0x7fffffff && q == (P - 1) / 2 && 1 <= u <= q;

  // The role that the root feeds.
  logic integer RoleTop(integer P) = P == 2 ? 1 : 2 * TopPower((P - 1) / 2);

  // z is nobody, or a role below j that is fed in time.
  predicate RoleBelow(integer P, integer j, integer z) =
    z == 0 || (1 <= z < P && z != j && RoleAbove(P, z) == j &&
               1 <= RoleStart(P, z) - RoleStart(P, j) <= 2);

  // Both sides of j, which is fed at another time than the other.
  predicate RoleSides(integer P, integer j) =
    RoleBelow(P, j, RoleLeft(P, j)) && RoleBelow(P, j, RoleRight(P, j)) &&
    (RoleLeft(P, j) != 0 && RoleRight(P, j) != 0 ==>
      RoleStart(P, RoleLeft(P, j)) != RoleStart(P, RoleRight(P, j)));

  // j is the top, or on one of the sides of who is above.
  predicate RoleUp(integer P, integer j) =
    (RoleAbove(P, j) == 0 ==> j == RoleTop(P) && RoleStart(P, j) == 1) &&
    (RoleAbove(P, j) != 0 ==>
      1 <= RoleAbove(P, j) < P &&
      (RoleLeft(P, RoleAbove(P, j)) == j || RoleRight(P, RoleAbove(P, j)) == j));
*/

/* Inner roles, and the leaves on both sides of an odd number: siblings. */
/*@ ghost
  /@ requires inner: InnerPosition(P, q, u);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= SearchStart(q, u) <= 59;
     exits \false; @/
  void lemma_inner_start(int32_t P, int32_t q, int32_t u);

  /@ requires inner: InnerPosition(P, q, u);
     terminates \true;
     assigns \nothing;
     ensures above: RoleAbove(P, 2 * u) == 2 * SearchParentIn(0, q, 0, u);
     ensures start: RoleStart(P, 2 * u) == SearchStart(q, u);
     exits \false; @/
  void lemma_inner(int32_t P, int32_t q, int32_t u);

  /@ requires inner: InnerPosition(P, q, u) && u % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures left: RoleLeft(P, 2 * u) == 2 * u - 1;
     ensures right: RoleRight(P, 2 * u) == (2 * u + 1 < P ? 2 * u + 1 : 0);
     ensures above: RoleAbove(P, 2 * u - 1) == 2 * u && RoleAbove(P, 2 * u + 1) == 2 * u;
     ensures start: RoleStart(P, 2 * u) == SearchStart(q, u);
     ensures start_left: RoleStart(P, 2 * u - 1) == SearchStart(q, u) + LeafDelay(q, 2 * u - 1);
     ensures start_right: u < q ==>
       RoleStart(P, 2 * u + 1) == SearchStart(q, u) + LeafDelay(q, 2 * u + 1);
     ensures start_last: u == q ==>
       RoleStart(P, 2 * u + 1) == SearchStart(q, u) + 3 - LeafDelay(q, 2 * u - 1);
     exits \false; @/
  void lemma_leaves(int32_t P, int32_t q, int32_t u);

  /@ requires inner: InnerPosition(P, q, u) && u % 2 == 1 && u < q;
     terminates \true;
     assigns \nothing;
     ensures apart: LeafDelay(q, 2 * u - 1) != LeafDelay(q, 2 * u + 1);
     exits \false; @/
  void lemma_leaves_apart(int32_t P, int32_t q, int32_t u);
*/

/* Every role. */
/*@ ghost
  /@ requires range: 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures start: 1 <= RoleStart(P, j) <= 61;
     ensures sides: RoleSides(P, j);
     ensures up: RoleUp(P, j);
     exits \false; @/
  void lemma_role(int32_t P, int32_t j);

  /@ requires range: 2 <= P;
     terminates \true;
     assigns \nothing;
     ensures range: \result == RoleTop(P) && 1 <= \result < P;
     ensures top: RoleAbove(P, \result) == 0 && RoleStart(P, \result) == 1;
     exits \false; @/
  int32_t lemma_role_top(int32_t P);
*/

/* Who feeds role j, in time; whom it feeds; its mirror image has its colour. */
/*@ ghost
  /@ requires range: 1 <= j < P;
     terminates \true;
     assigns \nothing;
     ensures above: \result == RoleAbove(P, j) && 0 <= \result < P;
     ensures fed: \result != 0 ==>
       1 <= RoleStart(P, j) - RoleStart(P, \result) <= 2 && \result != j &&
       RoleFed(P, \result, RoleStart(P, j) - RoleStart(P, \result)) == j;
     ensures top: \result == 0 ==> j == RoleTop(P) && RoleStart(P, j) == 1;
     exits \false; @/
  int32_t lemma_role_above(int32_t P, int32_t j);

  /@ requires range: 1 <= j < P && 1 <= d <= 2;
     terminates \true;
     assigns \nothing;
     ensures fed: \let z = RoleFed(P, j, d);
       z == 0 || (1 <= z < P && RoleAbove(P, z) == j && RoleStart(P, z) == RoleStart(P, j) + d);
     ensures leaf: j % 2 == 1 ==> RoleFed(P, j, d) == 0;
     exits \false; @/
  void lemma_role_fed(int32_t P, int32_t j, int32_t d);

  /@ requires range: 1 <= j <= (P - 1) / 2 * 2;
     terminates \true;
     assigns \nothing;
     ensures colour: RoleStart(P, j) % 2 == RoleStart(P, (P - 1) / 2 * 2 + 1 - j) % 2;
     exits \false; @/
  void lemma_role_mirror(int32_t P, int32_t j);
*/

/*@
  // Rank v has role j in tree c, and the other way round.
  predicate AtRole(integer P, integer c, integer v, integer j) =
    0 <= c <= 1 && 1 <= v < P && 1 <= j < P && j == RoleOf(P, c, v) && v == RoleOf(P, c, j);
*/

/* Ranks. */
/*@ ghost
  /@ requires range: Tree(c) && 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures role: AtRole(P, c, v, \result);
     exits \false; @/
  int32_t lemma_role_of(int32_t P, int32_t c, int32_t v);

  /@ requires at: AtRole(P, c, v, j);
     terminates \true;
     assigns \nothing;
     ensures start: TwoStart(DODONA_INORDER, P, c, v) == RoleStart(P, j) + c;
     ensures parent: TwoParent(DODONA_INORDER, P, c, v) ==
       (RoleAbove(P, j) == 0 ? 0 : RoleOf(P, c, RoleAbove(P, j)));
     ensures child: \forall integer d; TwoChild(DODONA_INORDER, P, c, v, d) ==
       (RoleFed(P, j, d) == 0 ? -1 : RoleOf(P, c, RoleFed(P, j, d)));
     exits \false; @/
  void lemma_at_role(int32_t P, int32_t c, int32_t v, int32_t j);
*/

#endif
