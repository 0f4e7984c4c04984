/* What is known about powers of two and about one step of the descent in a search tree. The bodies are in
   proofs/twotree_search.c. */
#ifndef DODONA_SPEC_TWOTREE_INORDER_LEMMAS_H
#define DODONA_SPEC_TWOTREE_INORDER_LEMMAS_H

#include <stdint.h>
#include "logarithm.h"
#include "twotree_inorder.h"

/* The largest power of two up to n: there is one, itself a power; and that below it is its half. */
/*@ ghost
  /@ requires range: 1 <= h <= n < 2 * h && h == TopPower(h);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures power: TopPower(n) == h;
     exits \false; @/
  void lemma_top_power(int32_t n, int32_t h);

  /@ requires range: 1 <= h <= 0x3fffffff && h == TopPower(h);
     terminates \true;
     assigns \nothing;
     ensures twice: TopPower(2 * h) == 2 * h;
     ensures half: 2 <= h ==> TopPower(h / 2) == h / 2 && h % 2 == 0;
     exits \false; @/
  void lemma_top_twice(int32_t h);

  /@ terminates \true;
     assigns \nothing;
     ensures power: TopPower(0x20000000) == 0x20000000 == Pow2(29);
     exits \false; @/
  void lemma_top_word(void);

  /@ requires positive: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures power: \result == TopPower(n) == TopPower(\result);
     ensures range: 1 <= \result <= n && n < 2 * \result;
     ensures even: 2 <= n ==> 2 <= \result && \result % 2 == 0;
     ensures below: 2 <= n ==> TopPower(\result - 1) == \result / 2;
     exits \false; @/
  int32_t lemma_top(int32_t n);
*/

/* One step of the descent to v, whose top is at b + h. */
/*@ ghost
  /@ requires here: n < 1 || v == b + h;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == n;
     ensures parent: SearchParentIn(b, n, w, v) == w;
     ensures start: SearchStartIn(o, b, n, t, v) == t;
     exits \false; @/
  void lemma_search_here(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);

  /@ requires left: 1 <= n && v < b + h;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == SearchSizeIn(b, h - 1, v);
     ensures parent: SearchParentIn(b, n, w, v) == SearchParentIn(b, h - 1, b + h, v);
     ensures start: SearchStartIn(o, b, n, t, v) == SearchStartIn(o, b, h - 1, t + 1 + o, v);
     exits \false; @/
  void lemma_search_left(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);

  /@ requires right: 1 <= n && b + h < v;
     requires h == TopPower(n);
     terminates \true;
     assigns \nothing;
     ensures size: SearchSizeIn(b, n, v) == SearchSizeIn(b + h, n - h, v);
     ensures parent: SearchParentIn(b, n, w, v) == SearchParentIn(b + h, n - h, b + h, v);
     ensures start: SearchStartIn(o, b, n, t, v) == SearchStartIn(o, b + h, n - h, t + 2 - o, v);
     exits \false; @/
  void lemma_search_right(int32_t o, int32_t b, int32_t n, int32_t h, int32_t w, int32_t t, int32_t v);
*/

#endif
