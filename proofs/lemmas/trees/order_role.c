/* The search tree's numbers below v are an interval, whose parts on both sides of v are its children's; so
   are the roles. */
#include "proofs/lemmas/trees/order.h"

/*@ ghost
  void lemma_search_within(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h)
  {
    int32_t top = lemma_top(n);
    if (v == b + top) {
      lemma_search_here(0, b, n, top, 0, 0, v);
    } else if (v < b + top) {
      lemma_search_left(0, b, n, top, 0, 0, v);
      lemma_search_within(b, top - 1, v, s, h);
    } else {
      lemma_search_right(0, b, n, top, 0, 0, v);
      lemma_search_within(b + top, n - top, v, s, h);
    }
  }

  void lemma_search_sized_left(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h, int32_t l)
  {
    int32_t top = lemma_top(n);
    if (v == b + top) {
      lemma_search_here(0, b, n, top, 0, 0, v);
      /@ assert sized: s == n && h == top; @/
      lemma_search_left(0, b, n, top, 0, 0, l);
      lemma_search_here(0, b, top - 1, top / 2, v, 0, l);
    } else if (v < b + top) {
      lemma_search_left(0, b, n, top, 0, 0, v);
      lemma_search_sized_left(b, top - 1, v, s, h, l);
      lemma_search_left(0, b, n, top, 0, 0, l);
    } else {
      lemma_search_right(0, b, n, top, 0, 0, v);
      lemma_search_sized_left(b + top, n - top, v, s, h, l);
      lemma_search_right(0, b, n, top, 0, 0, l);
    }
  }

  void lemma_search_sized_right(int32_t b, int32_t n, int32_t v, int32_t s, int32_t h, int32_t g)
  {
    int32_t top = lemma_top(n);
    if (v == b + top) {
      lemma_search_here(0, b, n, top, 0, 0, v);
      /@ assert sized: s == n && h == top; @/
      int32_t next = lemma_top(n - top);
      /@ assert next: g == next; @/
      lemma_search_right(0, b, n, top, 0, 0, v + g);
      lemma_search_here(0, b + top, n - top, next, v, 0, v + g);
    } else if (v < b + top) {
      lemma_search_left(0, b, n, top, 0, 0, v);
      lemma_search_sized_right(b, top - 1, v, s, h, g);
      lemma_search_left(0, b, n, top, 0, 0, v + g);
    } else {
      lemma_search_right(0, b, n, top, 0, 0, v);
      lemma_search_sized_right(b + top, n - top, v, s, h, g);
      lemma_search_right(0, b, n, top, 0, 0, v + g);
    }
  }
*/

/* The interval of an inner role: twice the interval of its number, and the leaves at its ends. */
/*@ ghost
  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1;
     requires sized: Sized(0, q, u, s, h);
     terminates \true;
     assigns \nothing;
     ensures low: RoleLow(P, 2 * u) == 2 * (u - h) + 1;
     ensures high: RoleHigh(P, 2 * u) == \min(P - 1, 2 * (u - h + s) + 1);
     exits \false; @/
  void lemma_order_inner(int32_t P, int32_t q, int32_t u, int32_t s, int32_t h)
  {
    /@ assert half: (2 * u) % 2 == 0 && (2 * u) / 2 == u; @/
  }

  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1 && u % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures order: RoleOrder(P, 2 * u);
     exits \false; @/
  void lemma_order_odd(int32_t P, int32_t q, int32_t u)
  {
    int32_t s = lemma_search_size(0, q, u);
    int32_t h = lemma_top(s);
    /@ assert alone: s == 1 && h == 1; @/
    lemma_order_inner(P, q, u, s, h);
    lemma_leaves(P, q, u);
    /@ assert low: RoleLow(P, 2 * u) == 2 * u - 1; @/
    /@ assert high: RoleHigh(P, 2 * u) == (u < q ? 2 * u + 1 : 2 * u); @/
    /@ assert leaf: RoleLow(P, 2 * u - 1) == 2 * u - 1 == RoleHigh(P, 2 * u - 1); @/
    /@ assert other: RoleLow(P, 2 * u + 1) == 2 * u + 1 == RoleHigh(P, 2 * u + 1); @/
    int32_t top = lemma_top(q);
    /@ assert top: 2 * u == RoleTop(P) ==> u == top == q == 1; @/
  }

  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1 && u % 2 == 0;
     requires sized: Sized(0, q, u, s, h) && 2 <= h && h <= s && h % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures left: RoleChild(P, RoleLeft(P, 2 * u), 2 * (u - h) + 1, 2 * u - 1);
     exits \false; @/
  void lemma_order_left(int32_t P, int32_t q, int32_t u, int32_t s, int32_t h)
  {
    int32_t l = u - h / 2;
    /@ assert inner: (2 * u) % 4 == 0 && (2 * u) / 2 == u; @/
    lemma_search_sized_left(0, q, u, s, h, l);
    lemma_order_inner(P, q, l, h - 1, h / 2);
    /@ assert left: RoleLeft(P, 2 * u) == 2 * l; @/
  }

  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1 && u % 2 == 0;
     requires sized: Sized(0, q, u, s, h) && 1 <= h < s;
     terminates \true;
     assigns \nothing;
     ensures right: RoleChild(P, RoleRight(P, 2 * u), 2 * u + 1, \min(P - 1, 2 * (u - h + s) + 1));
     exits \false; @/
  void lemma_order_right(int32_t P, int32_t q, int32_t u, int32_t s, int32_t h)
  {
    int32_t g = lemma_top(s - h);
    /@ assert inner: (2 * u) % 4 == 0 && (2 * u) / 2 == u; @/
    lemma_search_sized_right(0, q, u, s, h, g);
    lemma_order_inner(P, q, u + g, s - h, g);
    /@ assert right: RoleRight(P, 2 * u) == 2 * (u + g); @/
  }

  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1;
     requires sized: Sized(0, q, u, s, h) && 2 * u == RoleTop(P);
     terminates \true;
     assigns \nothing;
     ensures all: s == q && h == u;
     exits \false; @/
  void lemma_order_top(int32_t P, int32_t q, int32_t u, int32_t s, int32_t h)
  {
    int32_t top = lemma_top(q);
    lemma_search_here(0, 0, q, top, 0, 0, u);
  }

  /@ requires inner: InnerPosition(P, q, u) && P % 2 == 1 && u % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures order: RoleOrder(P, 2 * u);
     exits \false; @/
  void lemma_order_even(int32_t P, int32_t q, int32_t u)
  {
    int32_t s = lemma_search_size(0, q, u);
    int32_t h = lemma_top(s);
    lemma_search_within(0, q, u, s, h);
    lemma_order_inner(P, q, u, s, h);
    lemma_order_left(P, q, u, s, h);
    if (2 * u == 2 * lemma_top(q))
      lemma_order_top(P, q, u, s, h);
    if (h < s) {
      lemma_order_right(P, q, u, s, h);
      return;
    }
    /@ assert last: u == q && P == 2 * q + 1; @/
    /@ assert inner: (2 * u) % 4 == 0 && (2 * u) / 2 == u; @/
    /@ assert nobody: RoleRight(P, 2 * u) == 0 && RoleHigh(P, 2 * u) == 2 * u; @/
  }

  void lemma_role_order(int32_t P, int32_t j)
  {
    int32_t q = (P - 1) / 2;
    if (j % 2 == 1) {
      /@ assert leaf: RoleLeft(P, j) == 0 && RoleRight(P, j) == 0; @/
      int32_t top = lemma_top(q);
      /@ assert inner: RoleTop(P) == 2 * top; @/
      return;
    }
    int32_t u = j / 2;
    /@ assert twice: j == 2 * u; @/
    if (u % 2 == 1)
      lemma_order_odd(P, q, u);
    else
      lemma_order_even(P, q, u);
  }
*/
