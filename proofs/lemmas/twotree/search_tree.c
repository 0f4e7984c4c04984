/* Parents and children in a search tree, by descent. */
#include "proofs/lemmas/twotree/search.h"

/*@ ghost
  int32_t lemma_search_size(int32_t b, int32_t n, int32_t v)
  {
    int32_t h = lemma_top(n);
    if (v == b + h) {
      lemma_search_here(0, b, n, h, 0, 0, v);
      return n;
    }
    if (v < b + h) {
      lemma_search_left(0, b, n, h, 0, 0, v);
      /@ assert full: h - 1 + 1 == 2 * TopPower(h - 1); @/
      return lemma_search_size(b, h - 1, v);
    }
    lemma_search_right(0, b, n, h, 0, 0, v);
    /@ assert full: n + 1 == 2 * h ==> n - h == h - 1 && n - h + 1 == 2 * TopPower(n - h); @/
    return lemma_search_size(b + h, n - h, v);
  }
*/

/*@ ghost
  void lemma_search_child_left(int32_t o, int32_t b, int32_t n, int32_t w, int32_t t, int32_t v,
                               int32_t s, int32_t h, int32_t l)
  {
    int32_t top = lemma_top(n);
    if (v == b + top) {
      lemma_search_here(o, b, n, top, w, t, v);
      lemma_search_left(o, b, n, top, w, t, l);
      lemma_search_here(o, b, top - 1, top / 2, v, t + 1 + o, l);
    } else if (v < b + top) {
      lemma_search_left(o, b, n, top, w, t, v);
      lemma_search_child_left(o, b, top - 1, b + top, t + 1 + o, v, s, h, l);
      lemma_search_left(o, b, n, top, w, t, l);
    } else {
      lemma_search_right(o, b, n, top, w, t, v);
      lemma_search_child_left(o, b + top, n - top, b + top, t + 2 - o, v, s, h, l);
      lemma_search_right(o, b, n, top, w, t, l);
    }
  }

  void lemma_search_child_right(int32_t o, int32_t b, int32_t n, int32_t w, int32_t t, int32_t v,
                                int32_t s, int32_t h, int32_t g)
  {
    int32_t top = lemma_top(n);
    if (v == b + top) {
      lemma_search_here(o, b, n, top, w, t, v);
      /@ assert sized: s == n && h == top; @/
      int32_t next = lemma_top(n - top);
      /@ assert next: g == next; @/
      lemma_search_right(o, b, n, top, w, t, v + g);
      lemma_search_here(o, b + top, n - top, next, v, t + 2 - o, v + g);
    } else if (v < b + top) {
      lemma_search_left(o, b, n, top, w, t, v);
      lemma_search_child_right(o, b, top - 1, b + top, t + 1 + o, v, s, h, g);
      lemma_search_left(o, b, n, top, w, t, v + g);
    } else {
      lemma_search_right(o, b, n, top, w, t, v);
      lemma_search_child_right(o, b + top, n - top, b + top, t + 2 - o, v, s, h, g);
      lemma_search_right(o, b, n, top, w, t, v + g);
    }
  }
*/

/*@ ghost
  int32_t lemma_search_above(int32_t b, int32_t n, int32_t w, int32_t v)
  {
    int32_t h = lemma_top(n);
    if (v == b + h) {
      lemma_search_here(0, b, n, h, w, 0, v);
      return w;
    }
    lemma_search_here(0, b, n, h, w, 0, b + h);
    if (v < b + h) {
      lemma_search_left(0, b, n, h, w, 0, v);
      int32_t u = lemma_search_above(b, h - 1, b + h, v);
      /@ assert top: v == b + h / 2 ==> u == b + h && Side(n, u, v); @/
      if (v != b + h / 2)
        lemma_search_left(0, b, n, h, w, 0, u);
      /@ assert side: Side(SearchSizeIn(b, n, u), u, v); @/
      return u;
    }
    lemma_search_right(0, b, n, h, w, 0, v);
    int32_t next = lemma_top(n - h);
    int32_t u = lemma_search_above(b + h, n - h, b + h, v);
    /@ assert top: v == b + h + next ==> u == b + h && Side(n, u, v); @/
    if (v != b + h + next)
      lemma_search_right(0, b, n, h, w, 0, u);
    /@ assert side: Side(SearchSizeIn(b, n, u), u, v); @/
    return u;
  }
*/
