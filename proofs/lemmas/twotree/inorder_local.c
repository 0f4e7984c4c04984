/* The local conditions of the in-order trees, rank by rank. */
#include "proofs/lemmas/twotree/inorder.h"

/*@ ghost
  /@ requires range: Tree(c) && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures start: TwoStart(DODONA_INORDER, P, c, 0) == c;
     ensures child: 2 <= P ==> TwoChild(DODONA_INORDER, P, c, 0, 1) == RoleOf(P, c, RoleTop(P));
     ensures none: TwoChild(DODONA_INORDER, P, c, 0, 2) == -1;
     ensures alone: P == 1 ==> TwoChild(DODONA_INORDER, P, c, 0, 1) == -1;
     exits \false; @/
  void lemma_at_root(int32_t P, int32_t c)
  {
  }
*/

/*@ ghost
  /@ requires at: AtRole(P, c, v, j);
     terminates \true;
     assigns \nothing;
     ensures parent: 0 <= TwoParent(DODONA_INORDER, P, c, v) < P &&
       TwoParent(DODONA_INORDER, P, c, v) != v;
     ensures up: TwoUp(DODONA_INORDER, P, c, v);
     exits \false; @/
  void lemma_inorder_up(int32_t P, int32_t c, int32_t v, int32_t j)
  {
    int32_t a = lemma_role_above(P, j);
    lemma_at_role(P, c, v, j);
    if (a == 0) {
      lemma_at_root(P, c);
      /@ assert top: RoleOf(P, c, RoleTop(P)) == v; @/
      return;
    }
    int32_t u = lemma_role_of(P, c, a);
    lemma_at_role(P, c, u, a);
    /@ assert parent: TwoParent(DODONA_INORDER, P, c, v) == u; @/
    /@ assert other: u != v; @/
    /@ assert child: TwoChild(DODONA_INORDER, P, c, u, RoleStart(P, j) - RoleStart(P, a)) == v; @/
    /@ assert delay: TwoStart(DODONA_INORDER, P, c, v) - TwoStart(DODONA_INORDER, P, c, u) ==
         RoleStart(P, j) - RoleStart(P, a); @/
  }

  /@ requires at: AtRole(P, c, v, j);
     requires delay: 1 <= d <= 2;
     terminates \true;
     assigns \nothing;
     ensures range: -1 <= TwoChild(DODONA_INORDER, P, c, v, d) < P;
     ensures down: TwoDown(DODONA_INORDER, P, c, v, d);
     ensures inner: TwoChild(DODONA_INORDER, P, c, v, d) != -1 ==> j % 2 == 0;
     exits \false; @/
  void lemma_inorder_down(int32_t P, int32_t c, int32_t v, int32_t j, int32_t d)
  {
    lemma_role_fed(P, j, d);
    lemma_at_role(P, c, v, j);
    /@ assert child: \let z = RoleFed(P, j, d);
         z != 0 ==> TwoChild(DODONA_INORDER, P, c, v, d) == RoleOf(P, c, z) &&
           1 <= RoleOf(P, c, z) < P && RoleOf(P, c, RoleOf(P, c, z)) == z; @/
    /@ assert start: \let z = RoleFed(P, j, d);
         z != 0 ==> TwoStart(DODONA_INORDER, P, c, RoleOf(P, c, z)) == RoleStart(P, z) + c; @/
    /@ assert parent: \let z = RoleFed(P, j, d);
         z != 0 ==> TwoParent(DODONA_INORDER, P, c, RoleOf(P, c, z)) == v; @/
  }
*/

/*@ ghost
  /@ requires range: Tree(c) && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(DODONA_INORDER, P, c, 0);
     exits \false; @/
  void lemma_inorder_root(int32_t P, int32_t c)
  {
    lemma_at_root(P, c);
    if (P == 1)
      return;
    int32_t top = lemma_role_top(P);
    int32_t v = lemma_role_of(P, c, top);
    lemma_at_role(P, c, v, top);
    /@ assert child: TwoChild(DODONA_INORDER, P, c, 0, 1) == v; @/
    /@ assert down: TwoDown(DODONA_INORDER, P, c, 0, 1); @/
  }

  /@ requires at: AtRole(P, c, v, j);
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(DODONA_INORDER, P, c, v);
     exits \false; @/
  void lemma_inorder_node(int32_t P, int32_t c, int32_t v, int32_t j)
  {
    lemma_role(P, j);
    lemma_at_role(P, c, v, j);
    lemma_inorder_up(P, c, v, j);
    lemma_inorder_down(P, c, v, j, 1);
    lemma_inorder_down(P, c, v, j, 2);
  }
*/

/* The two roles of a rank, which is one and the same or has both parities, have starts of one parity;
   tree 1 is one step later. The odd one is a leaf. */
/*@ ghost
  /@ requires even: AtRole(P, 0, v, v);
     requires odd: AtRole(P, 1, v, j);
     terminates \true;
     assigns \nothing;
     ensures in: TwoIn(DODONA_INORDER, P, v);
     exits \false; @/
  void lemma_inorder_in(int32_t P, int32_t v, int32_t j)
  {
    lemma_role(P, v);
    lemma_role(P, j);
    lemma_at_role(P, 0, v, v);
    lemma_at_role(P, 1, v, j);
    if (v != j) {
      /@ assert mirror: j == (P - 1) / 2 * 2 + 1 - v; @/
      lemma_role_mirror(P, v);
    }
    /@ assert same: RoleStart(P, v) % 2 == RoleStart(P, j) % 2; @/
  }

  /@ requires even: AtRole(P, 0, v, v);
     requires odd: AtRole(P, 1, v, j);
     requires leaf: v % 2 == 1 || j % 2 == 1;
     requires delays: 1 <= d <= 2 && 1 <= e <= 2;
     terminates \true;
     assigns \nothing;
     ensures out: TwoOut(DODONA_INORDER, P, v, d, e);
     exits \false; @/
  void lemma_inorder_out(int32_t P, int32_t v, int32_t j, int32_t d, int32_t e)
  {
    lemma_inorder_down(P, 0, v, v, d);
    lemma_inorder_down(P, 1, v, j, e);
  }

  /@ requires range: 1 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures node: TwoNode(DODONA_INORDER, P, 0, v) && TwoNode(DODONA_INORDER, P, 1, v);
     ensures ports: TwoPorts(DODONA_INORDER, P, v);
     exits \false; @/
  void lemma_inorder_rank(int32_t P, int32_t v)
  {
    int32_t i = lemma_role_of(P, 0, v);
    int32_t j = lemma_role_of(P, 1, v);
    /@ assert even: i == v; @/
    /@ assert leaf: v % 2 == 1 || j % 2 == 1; @/
    lemma_inorder_node(P, 0, v, v);
    lemma_inorder_node(P, 1, v, j);
    lemma_inorder_in(P, v, j);
    lemma_inorder_out(P, v, j, 1, 1);
    lemma_inorder_out(P, v, j, 1, 2);
    lemma_inorder_out(P, v, j, 2, 1);
    lemma_inorder_out(P, v, j, 2, 2);
  }

  void lemma_local_inorder(int32_t P)
  {
    int32_t v = 1;
    lemma_inorder_root(P, 0);
    lemma_inorder_root(P, 1);
    /@ assert ports: TwoPorts(DODONA_INORDER, P, 0); @/
    /@ loop invariant range: 1 <= v <= P;
       loop invariant local: \forall integer u; 0 <= u < v ==>
         TwoNode(DODONA_INORDER, P, 0, u) && TwoNode(DODONA_INORDER, P, 1, u) &&
         TwoPorts(DODONA_INORDER, P, u);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_inorder_rank(P, v);
      v++;
    }
  }
*/
