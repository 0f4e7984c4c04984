/* Ranks and positions of a hierarchy of crossbars: at each level the modules turn within the module around
   them. To be included where dodona_crossbar is defined. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_RANK_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_RANK_H

#include <stdint.h>
#include "spec/algorithms/crossbar.h"

/*@
  // Ranks of a module of level k; level 0 is all ranks, and inside the innermost modules a rank itself.
  logic integer CrossbarPer(dodona_crossbar s, integer k) =
    k < s.levels ? s.per[k] : 1;

  // Number m of n modules, turned by t, and back.
  logic integer ModuleTurned(integer n, integer t, integer m) = (m + t) % n;
  logic integer ModuleBack(integer n, integer t, integer m) = (m - t + n) % n;

  // The rank at position v of a module of level k - 1 whose rank `root` is the root, both counted from the
  // module's first; and back.
  // measure s.levels - k + 1
  logic integer CrossbarRankFrom(dodona_crossbar s, integer k, integer root, integer v) =
    s.levels < k ? 0 :
    ModuleTurned(CrossbarPer(s, k - 1) / CrossbarPer(s, k), root / CrossbarPer(s, k),
                 v / CrossbarPer(s, k)) * CrossbarPer(s, k) +
      CrossbarRankFrom(s, k + 1, root % CrossbarPer(s, k), v % CrossbarPer(s, k));

  // measure s.levels - k + 1
  logic integer CrossbarPositionFrom(dodona_crossbar s, integer k, integer root, integer v) =
    s.levels < k ? 0 :
    ModuleBack(CrossbarPer(s, k - 1) / CrossbarPer(s, k), root / CrossbarPer(s, k),
               v / CrossbarPer(s, k)) * CrossbarPer(s, k) +
      CrossbarPositionFrom(s, k + 1, root % CrossbarPer(s, k), v % CrossbarPer(s, k));

  // The rank at a position, and the position of a rank.
  logic integer CrossbarRank(dodona_crossbar s, integer root, integer position) =
    CrossbarRankFrom(s, 1, root, position);
  logic integer CrossbarPosition(dodona_crossbar s, integer root, integer rank) =
    CrossbarPositionFrom(s, 1, root, rank);
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
  /@ requires shape: 1 <= k <= s.levels;
     requires sizes: size == CrossbarPer(s, k - 1) && per == CrossbarPer(s, k);
     terminates \true;
     assigns \nothing;
     ensures rank: CrossbarRankFrom(s, k, root, v) ==
       ModuleTurned(size / per, root / per, v / per) * per +
         CrossbarRankFrom(s, k + 1, root % per, v % per);
     ensures position: CrossbarPositionFrom(s, k, root, v) ==
       ModuleBack(size / per, root / per, v / per) * per +
         CrossbarPositionFrom(s, k + 1, root % per, v % per);
     exits \false; @/
  void lemma_crossbar_unfold(dodona_crossbar s, int32_t k, int32_t size, int32_t per,
                             int32_t root, int32_t v);
*/

/* In a module of level k - 1, ranks and positions are inverse bijections, and the first position is the
   root's position. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && 1 <= k <= s.levels + 1;
     requires range: 0 <= root < CrossbarPer(s, k - 1) && 0 <= v < CrossbarPer(s, k - 1);
     terminates \true;
     decreases s.levels + 1 - k;
     assigns \nothing;
     ensures rank: \result == CrossbarRankFrom(s, k, root, v);
     ensures range: 0 <= \result < CrossbarPer(s, k - 1);
     ensures inverse: CrossbarPositionFrom(s, k, root, \result) == v;
     ensures root: v == 0 ==> \result == root;
     exits \false; @/
  int32_t lemma_crossbar_rank(dodona_crossbar s, int32_t k, int32_t root, int32_t v);

  /@ requires shape: CrossbarShape(s) && 1 <= k <= s.levels + 1;
     requires range: 0 <= root < CrossbarPer(s, k - 1) && 0 <= v < CrossbarPer(s, k - 1);
     terminates \true;
     decreases s.levels + 1 - k;
     assigns \nothing;
     ensures position: \result == CrossbarPositionFrom(s, k, root, v);
     ensures range: 0 <= \result < CrossbarPer(s, k - 1);
     ensures inverse: CrossbarRankFrom(s, k, root, \result) == v;
     ensures root: v == root ==> \result == 0;
     exits \false; @/
  int32_t lemma_crossbar_position(dodona_crossbar s, int32_t k, int32_t root, int32_t v);
*/

#endif
