/* Positions of a hypercube with another root: position = rank xor root. */
#ifndef DODONA_SPEC_ALGORITHMS_FLIP_H
#define DODONA_SPEC_ALGORITHMS_FLIP_H

#include <stdint.h>
#include "spec/base.h"

/*@
  // The bits in which root and v differ.
  // measure root
  logic integer Flipped(integer root, integer v) =
    root <= 0 ? v : 2 * Flipped(root - (root + 1) / 2, v - (v + 1) / 2) + (root + v) % 2;
*/

/* The result stays below 2^m, and the same flip leads back. */
/*@ ghost
  /@ requires range: 0 <= m <= 31 && 0 <= root < Pow2(m) && 0 <= v < Pow2(m);
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures range: 0 <= Flipped(root, v) < Pow2(m);
     ensures back: Flipped(root, Flipped(root, v)) == v;
     exits \false; @/
  void lemma_flip(int32_t m, int64_t root, int64_t v);
*/

/* Position 0 becomes the root, the root position 0. */
/*@ ghost
  /@ requires range: 0 <= root;
     terminates \true;
     decreases root;
     assigns \nothing;
     ensures root: Flipped(root, 0) == root;
     ensures zero: Flipped(root, root) == 0;
     exits \false; @/
  void lemma_flip_root(int64_t root);
*/

/* The same for all positions. */
/*@ ghost
  /@ requires range: 0 <= m <= 30 && 0 <= root < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer v; 0 <= v < Pow2(m) ==> 0 <= Flipped(root, v) < Pow2(m);
     ensures back: \forall integer v; 0 <= v < Pow2(m) ==> Flipped(root, Flipped(root, v)) == v;
     exits \false; @/
  void lemma_flips(int32_t m, int32_t root);
*/

#endif
