/* The roles of the in-order trees: an inner role 2 u is number u of the search tree of 1 .. q. */
#include "proofs/lemmas/twotree/inorder.h"

/*@ ghost
  void lemma_inner_start(int32_t P, int32_t q, int32_t u)
  {
    lemma_top_word();
    lemma_search_bound(q % 2, 0, q, 1, u, 29);
  }
*/

/* The leaves 2 u - 1 and 2 u + 1 below an odd number u: neighbours mirror them. */
/*@ ghost
  void lemma_leaves_apart(int32_t P, int32_t q, int32_t u)
  {
    lemma_search_neighbours(q % 2, 0, q, 1, q - u);
    /@ assert one: (2 * q + 1 - (2 * u - 1)) / 2 == q - u + 1; @/
    /@ assert other: (2 * q + 1 - (2 * u + 1)) / 2 == q - u; @/
    /@ assert parents: (2 * u - 1) / 4 * 2 + 1 == u && (2 * u + 1) / 4 * 2 + 1 == u; @/
    /@ assert mirrors: SearchStart(q, q - u + 1) % 2 != SearchStart(q, q - u) % 2; @/
    lemma_inner_start(P, q, u);
    lemma_inner_start(P, q, q - u);
    lemma_inner_start(P, q, q - u + 1);
    /@ assert left_parent: SearchStart(q, (2 * u - 1) / 4 * 2 + 1) == SearchStart(q, u); @/
    /@ assert left_mirror: SearchStart(q, (2 * q + 1 - (2 * u - 1)) / 2) == SearchStart(q, q - u + 1); @/
    /@ assert left: LeafDelay(q, 2 * u - 1) ==
         (SearchStart(q, u) % 2 == SearchStart(q, q - u + 1) % 2 ? 2 : 1); @/
    /@ assert right: LeafDelay(q, 2 * u + 1) ==
         (SearchStart(q, u) % 2 == SearchStart(q, q - u) % 2 ? 2 : 1); @/
  }

  void lemma_leaves(int32_t P, int32_t q, int32_t u)
  {
    /@ assert parents: (2 * u - 1) / 4 * 2 + 1 == u && (2 * u + 1) / 4 * 2 + 1 == u; @/
    /@ assert rests: (2 * u) % 4 == 2 && (2 * u - 1) % 4 == 1 && (2 * u + 1) % 4 == 3; @/
    /@ assert odd: (2 * u - 1) % 2 == 1 && (2 * u + 1) % 2 == 1; @/
  }

  /@ requires inner: InnerPosition(P, q, u) && u % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures sides: RoleSides(P, 2 * u);
     exits \false; @/
  void lemma_sides_odd(int32_t P, int32_t q, int32_t u)
  {
    lemma_leaves(P, q, u);
    if (u < q)
      lemma_leaves_apart(P, q, u);
    /@ assert left: 1 <= LeafDelay(q, 2 * u - 1) <= 2; @/
    /@ assert right: 1 <= LeafDelay(q, 2 * u + 1) <= 2; @/
    /@ assert apart: RoleStart(P, 2 * u - 1) != RoleStart(P, 2 * u + 1); @/
  }
*/

/* The inner roles below an even number u; the last of an even q has role 2 q + 1 on its right. */
/*@ ghost
  /@ requires inner: InnerPosition(P, q, u) && u == j / 2 && j % 4 == 0;
     requires sized: Sized(0, q, u, s, h);
     terminates \true;
     assigns \nothing;
     ensures left: RoleLeft(P, j) == j - h;
     ensures right: h < s ==> RoleRight(P, j) == j + 2 * TopPower(s - h);
     ensures last: h == s ==> RoleRight(P, j) == (j + 1 < P ? j + 1 : 0);
     exits \false; @/
  void lemma_sides_of(int32_t P, int32_t q, int32_t u, int32_t j, int32_t s, int32_t h)
  {
    /@ assert inner: j % 2 != 1 && j % 4 != 2; @/
    /@ assert size: SearchSizeIn(0, (P - 1) / 2, j / 2) == s && TopPower(s) == h; @/
  }

  void lemma_inner(int32_t P, int32_t q, int32_t u)
  {
    /@ assert half: (2 * u) % 2 == 0 && (2 * u) / 2 == u; @/
  }

  /@ requires range: 4 <= P && P % 2 == 0 && q == (P - 1) / 2 && q % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures last: P == 2 * q + 2;
     ensures above: RoleAbove(P, 2 * q + 1) == 2 * q;
     ensures start: RoleStart(P, 2 * q + 1) == SearchStart(q, q) + 2;
     exits \false; @/
  void lemma_last_role(int32_t P, int32_t q)
  {
    /@ assert rest: (2 * q + 1) % 4 == 1 && (2 * q + 1) % 2 == 1; @/
  }

  /@ requires inner: InnerPosition(P, q, u) && u % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures sides: RoleSides(P, 2 * u);
     exits \false; @/
  void lemma_sides_even(int32_t P, int32_t q, int32_t u)
  {
    int32_t s = lemma_search_size(0, q, u);
    int32_t h = lemma_top(s);
    int32_t l = u - h / 2;
    lemma_sides_of(P, q, u, 2 * u, s, h);
    lemma_search_child_left(q % 2, 0, q, 0, 1, u, s, h, l);
    lemma_inner(P, q, u);
    lemma_inner(P, q, l);
    /@ assert left: RoleLeft(P, 2 * u) == 2 * l; @/
    /@ assert below: RoleBelow(P, 2 * u, 2 * l); @/
    if (h < s) {
      int32_t g = lemma_top(s - h);
      lemma_search_child_right(q % 2, 0, q, 0, 1, u, s, h, g);
      lemma_inner(P, q, u + g);
      /@ assert right: RoleRight(P, 2 * u) == 2 * (u + g); @/
      /@ assert other: RoleBelow(P, 2 * u, 2 * (u + g)); @/
    } else {
      /@ assert last: u == q; @/
      if (P - 1 > 2 * q)
        lemma_last_role(P, q);
    }
  }
*/

/*@ ghost
  /@ requires inner: InnerPosition(P, q, u);
     terminates \true;
     assigns \nothing;
     ensures up: RoleUp(P, 2 * u);
     exits \false; @/
  void lemma_up_inner(int32_t P, int32_t q, int32_t u)
  {
    int32_t w = lemma_search_above(0, q, 0, u);
    int32_t h = lemma_top(q);
    lemma_inner(P, q, u);
    if (u == h) {
      lemma_search_here(q % 2, 0, q, h, 0, 1, u);
      /@ assert top: RoleAbove(P, 2 * u) == 0 && RoleStart(P, 2 * u) == 1; @/
      /@ assert first: 2 * u == RoleTop(P); @/
      return;
    }
    int32_t s = lemma_search_size(0, q, w);
    int32_t g = lemma_top(s);
    /@ assert side: Side(s, w, u); @/
    /@ assert which: (2 <= g && u == w - g / 2) || (g < s && u == w + TopPower(s - g)); @/
    lemma_sides_of(P, q, w, 2 * w, s, g);
    /@ assert left: 2 <= g && u == w - g / 2 ==> RoleLeft(P, 2 * w) == 2 * u; @/
    /@ assert right: g < s && u == w + TopPower(s - g) ==> RoleRight(P, 2 * w) == 2 * u; @/
    /@ assert above: RoleAbove(P, 2 * u) == 2 * w; @/
    /@ assert range: 1 <= 2 * w < P; @/
    /@ assert either: RoleLeft(P, 2 * w) == 2 * u || RoleRight(P, 2 * w) == 2 * u; @/
  }

  /@ requires range: 1 <= j < P && j % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures up: RoleUp(P, j);
     exits \false; @/
  void lemma_up_leaf(int32_t P, int32_t j)
  {
    int32_t q = (P - 1) / 2;
    if (P == 2)
      return;
    if (j % 4 == 1 && j == P - 1) {
      /@ assert last: j == 2 * q + 1 && q % 2 == 0; @/
      lemma_last_role(P, q);
      int32_t s = lemma_search_size(0, q, q);
      int32_t h = lemma_top(s);
      lemma_sides_of(P, q, q, 2 * q, s, h);
      /@ assert right: RoleRight(P, 2 * q) == j; @/
      /@ assert above: RoleAbove(P, j) == 2 * q; @/
      return;
    }
    int32_t u = j / 4 * 2 + 1;
    /@ assert which: j == 2 * u - 1 || j == 2 * u + 1; @/
    lemma_leaves(P, q, u);
    /@ assert left: j == 2 * u - 1 ==> RoleUp(P, j); @/
    /@ assert right: j == 2 * u + 1 ==> RoleUp(P, j); @/
  }

  void lemma_role(int32_t P, int32_t j)
  {
    int32_t q = (P - 1) / 2;
    if (j % 2 == 0) {
      int32_t u = j / 2;
      /@ assert inner: j == 2 * u; @/
      lemma_inner_start(P, q, u);
      lemma_inner(P, q, u);
      lemma_up_inner(P, q, u);
      if (u % 2 == 0)
        lemma_sides_even(P, q, u);
      else
        lemma_sides_odd(P, q, u);
      return;
    }
    lemma_up_leaf(P, j);
    if (q > 0)
      lemma_inner_start(P, q, q);
    if (j < 2 * q)
      lemma_inner_start(P, q, j / 4 * 2 + 1);
    /@ assert nobody: RoleLeft(P, j) == 0 && RoleRight(P, j) == 0; @/
  }

  int32_t lemma_role_top(int32_t P)
  {
    if (P == 2)
      return 1;
    int32_t q = (P - 1) / 2;
    int32_t h = lemma_top(q);
    lemma_search_here(q % 2, 0, q, h, 0, 1, h);
    lemma_inner(P, q, h);
    return 2 * h;
  }
*/
