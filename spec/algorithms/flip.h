/* Positions of the cube with another root: position = rank xor root if the ranks are a power of two, so that neighbours stay
   neighbours; else (rank - root) mod P. */
#ifndef DODONA_SPEC_ALGORITHMS_FLIP_H
#define DODONA_SPEC_ALGORITHMS_FLIP_H

#include <stdint.h>
#include "spec/algorithms/cube.h"
#include "spec/base.h"
#include "spec/machine/turn.h"

/*@
  // The bits in which root and v differ.
  // measure root
  logic integer Flipped(integer root, integer v) =
    root <= 0 ? v : 2 * Flipped(root - (root + 1) / 2, v - (v + 1) / 2) + (root + v) % 2;

  logic integer CubePosition(integer P, integer root, integer v) =
    CubeTwos(P) == 0 ? Flipped(root, v) : Position(P, root, v);
  logic integer CubeRank(integer P, integer root, integer v) =
    CubeTwos(P) == 0 ? Flipped(root, v) : Rank(P, root, v);
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

/* Ranks and positions of the cube are inverse bijections; position 0 is the root's. */
/*@ ghost
  /@ requires root: 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < P ==>
       0 <= CubePosition(P, root, v) < P && CubeRank(P, root, CubePosition(P, root, v)) == v;
     ensures rank: \forall integer v; 0 <= v < P ==>
       0 <= CubeRank(P, root, v) < P && CubePosition(P, root, CubeRank(P, root, v)) == v;
     ensures root: CubeRank(P, root, 0) == root && CubePosition(P, root, root) == 0;
     exits \false; @/
  void lemma_cube_names(int32_t P, int32_t root);
*/

#endif
