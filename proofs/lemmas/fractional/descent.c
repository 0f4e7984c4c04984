/* What holds below a node, by recursion: each call is at a successor, which has fewer positions. */
#include "proofs/lemmas/fractional/descent.h"

/*@ ghost
  int32_t successors(int32_t r, int32_t i, int32_t n, int32_t b) {
    lemma_successors(r, i, n);
    return capped_capacity(r, i - r, n - r);
  }
*/

/*@ ghost
  node node_of(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v) {
    node here = {i, n, b, h};
    if (v - b < r) {
      lemma_descend_group(r, i, n, b, h, v);
      return here;
    }
    int32_t down = successors(r, i, n, b);
    if (v - b - r < down) {
      lemma_descend_down(r, i, n, b, h, down, v);
      return node_of(r, i - r, down, b + r, -1, v);
    }
    lemma_descend_right(r, i, n, b, h, down, v);
    return node_of(r, i - r - 1, n - r - down, b + r + down, b, v);
  }
*/

/*@ ghost
  void lemma_passes(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v, int32_t y) {
    if (v - b < r) {
      lemma_descend_group(r, i, n, b, h, v);
    } else {
      int32_t down = successors(r, i, n, b);
      if (v - b - r < down) {
        lemma_descend_down(r, i, n, b, h, down, v);
        node_of(r, i - r, down, b + r, -1, v);
        lemma_descend_down(r, i, n, b, h, down, y);
        lemma_passes(r, i - r, down, b + r, -1, v, y);
      } else {
        lemma_descend_right(r, i, n, b, h, down, v);
        node_of(r, i - r - 1, n - r - down, b + r + down, b, v);
        lemma_descend_right(r, i, n, b, h, down, y);
        lemma_passes(r, i - r - 1, n - r - down, b + r + down, b, v, y);
      }
    }
  }
*/

/*@ ghost
  void lemma_end(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v) {
    int32_t down = successors(r, i, n, b);
    if (v - b - r < down) {
      lemma_descend_down(r, i, n, b, h, down, v);
      if (v + 1 - b - r < down) {
        lemma_descend_down(r, i, n, b, h, down, v + 1);
        lemma_end(r, i - r, down, b + r, -1, v);
      } else {
        lemma_descend_right(r, i, n, b, h, down, v + 1);
        lemma_descend_group(r, i - r - 1, n - r - down, b + r + down, b, v + 1);
      }
    } else {
      lemma_descend_right(r, i, n, b, h, down, v);
      lemma_descend_right(r, i, n, b, h, down, v + 1);
      lemma_end(r, i - r - 1, n - r - down, b + r + down, b, v);
    }
  }
*/

/*@ ghost
  void lemma_feeder(int32_t r, int32_t i, int32_t n, int32_t b, int32_t h, int32_t v, int32_t f,
                    int32_t u) {
    int32_t down = successors(r, i, n, b);
    if (v - b - r < down) {
      lemma_descend_down(r, i, n, b, h, down, v);
      lemma_descend_group(r, i - r, down, b + r, -1, b + r);
      node_of(r, i - r, down, b + r, -1, v);
      lemma_descend_down(r, i, n, b, h, down, u);
      lemma_feeder(r, i - r, down, b + r, -1, v, f, u);
    } else {
      lemma_descend_right(r, i, n, b, h, down, v);
      if (v - b - r == down) {
        lemma_descend_group(r, i - r - 1, n - r - down, b + r + down, b, v);
        lemma_descend_group(r, i, n, b, h, u);
      } else {
        node_of(r, i - r - 1, n - r - down, b + r + down, b, v);
        lemma_descend_right(r, i, n, b, h, down, u);
        lemma_feeder(r, i - r - 1, n - r - down, b + r + down, b, v, f, u);
      }
    }
  }
*/
