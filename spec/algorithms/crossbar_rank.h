/* Ranks and positions of a hierarchy of crossbars: at each level the modules turn within the module around
   them. To be included where dodona_crossbar is defined. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_RANK_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_RANK_H

#include <stdint.h>
#include "spec/algorithms/crossbar.h"

/*@
  // Ranks of a module of level k; level 0 is all ranks, and inside the innermost modules a rank itself.
  logic integer CrossbarPer{L}(dodona_crossbar *shape, integer k) =
    k < shape->levels ? shape->per[k] : 1;

  // Number m of n modules, turned by t, and back.
  logic integer ModuleTurned(integer n, integer t, integer m) = (m + t) % n;
  logic integer ModuleBack(integer n, integer t, integer m) = (m - t + n) % n;

  // The rank at position v of a module of level k - 1 whose rank `root` is the root, both counted from the
  // module's first; and back.
  // measure shape->levels - k + 1
  logic integer CrossbarRankFrom{L}(dodona_crossbar *shape, integer k, integer root, integer v) =
    shape->levels < k ? 0 :
    ModuleTurned(CrossbarPer(shape, k - 1) / CrossbarPer(shape, k), root / CrossbarPer(shape, k),
                 v / CrossbarPer(shape, k)) * CrossbarPer(shape, k) +
      CrossbarRankFrom(shape, k + 1, root % CrossbarPer(shape, k), v % CrossbarPer(shape, k));

  // measure shape->levels - k + 1
  logic integer CrossbarPositionFrom{L}(dodona_crossbar *shape, integer k, integer root, integer v) =
    shape->levels < k ? 0 :
    ModuleBack(CrossbarPer(shape, k - 1) / CrossbarPer(shape, k), root / CrossbarPer(shape, k),
               v / CrossbarPer(shape, k)) * CrossbarPer(shape, k) +
      CrossbarPositionFrom(shape, k + 1, root % CrossbarPer(shape, k), v % CrossbarPer(shape, k));

  // The rank at a position, and the position of a rank.
  logic integer CrossbarRank{L}(dodona_crossbar *shape, integer root, integer position) =
    CrossbarRankFrom(shape, 1, root, position);
  logic integer CrossbarPosition{L}(dodona_crossbar *shape, integer root, integer rank) =
    CrossbarPositionFrom(shape, 1, root, rank);
*/

/* Turning n modules by t: back is back. */
/*@ ghost
  /@ requires 0 <= t < n && 0 <= m < n;
     terminates \true;
     assigns \nothing;
     ensures turned: 0 <= ModuleTurned(n, t, m) < n && ModuleBack(n, t, ModuleTurned(n, t, m)) == m;
     ensures back: 0 <= ModuleBack(n, t, m) < n && ModuleTurned(n, t, ModuleBack(n, t, m)) == m;
     ensures root: ModuleTurned(n, t, 0) == t && ModuleBack(n, t, t) == 0;
     exits \false; @/
  void lemma_module_turned(int32_t n, int32_t t, int32_t m);
*/

/* One level. */
/*@ ghost
  /@ requires shape: \valid_read(shape) && 1 <= k <= shape->levels;
     requires sizes: size == CrossbarPer(shape, k - 1) && per == CrossbarPer(shape, k);
     terminates \true;
     assigns \nothing;
     ensures rank: CrossbarRankFrom(shape, k, root, v) ==
       ModuleTurned(size / per, root / per, v / per) * per +
         CrossbarRankFrom(shape, k + 1, root % per, v % per);
     ensures position: CrossbarPositionFrom(shape, k, root, v) ==
       ModuleBack(size / per, root / per, v / per) * per +
         CrossbarPositionFrom(shape, k + 1, root % per, v % per);
     exits \false; @/
  void lemma_crossbar_unfold(const dodona_crossbar *shape, int32_t k, int32_t size, int32_t per,
                             int32_t root, int32_t v);
*/

/* In a module of level k - 1, ranks and positions are inverse bijections, and the first position is the
   root's position. */
/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape) && 1 <= k <= shape->levels + 1;
     requires range: 0 <= root < CrossbarPer(shape, k - 1) && 0 <= v < CrossbarPer(shape, k - 1);
     terminates \true;
     decreases shape->levels + 1 - k;
     assigns \nothing;
     ensures rank: \result == CrossbarRankFrom(shape, k, root, v);
     ensures range: 0 <= \result < CrossbarPer(shape, k - 1);
     ensures inverse: CrossbarPositionFrom(shape, k, root, \result) == v;
     ensures root: v == 0 ==> \result == root;
     exits \false; @/
  int32_t lemma_crossbar_rank(const dodona_crossbar *shape, int32_t k, int32_t root, int32_t v);

  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape) && 1 <= k <= shape->levels + 1;
     requires range: 0 <= root < CrossbarPer(shape, k - 1) && 0 <= v < CrossbarPer(shape, k - 1);
     terminates \true;
     decreases shape->levels + 1 - k;
     assigns \nothing;
     ensures position: \result == CrossbarPositionFrom(shape, k, root, v);
     ensures range: 0 <= \result < CrossbarPer(shape, k - 1);
     ensures inverse: CrossbarRankFrom(shape, k, root, \result) == v;
     ensures root: v == root ==> \result == 0;
     exits \false; @/
  int32_t lemma_crossbar_position(const dodona_crossbar *shape, int32_t k, int32_t root, int32_t v);
*/

#endif
