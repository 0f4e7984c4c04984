/* Any rank of a hierarchy of crossbars may be the root: a renaming keeps the modules of every level whole. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_TURNING_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_TURNING_H

#include "spec/machine/relabel.h"

/*@
  // Renaming N turns the modules by the root.
  predicate TurningModules{L}(integer N, dodona_crossbar *shape, integer root) =
    \forall integer v; Rename(N, v) == CrossbarRank(shape, root, v) &&
      Original(N, v) == CrossbarPosition(shape, root, v);
*/

/* Turning the modules is a renaming that takes 0 to the root (hence theorem_relabel). */
/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     requires root: 0 <= root < shape->per[0];
     requires turning: TurningModules(N, shape, root);
     terminates \true;
     assigns \nothing;
     ensures renaming: Renaming(N, shape->per[0]);
     ensures root: Rename(N, 0) == root;
     exits \false; @/
  void theorem_crossbar_turning(int64_t N, const dodona_crossbar *shape, int32_t root);
*/

/* Two positions get ranks of one module of level k if and only if one module of level k holds both. */
/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     requires root: 0 <= root < shape->per[0];
     requires range: 0 <= k < shape->levels && 0 <= v < shape->per[0] && 0 <= w < shape->per[0];
     terminates \true;
     assigns \nothing;
     ensures whole: v / shape->per[k] == w / shape->per[k] <==>
       CrossbarRank(shape, root, v) / shape->per[k] == CrossbarRank(shape, root, w) / shape->per[k];
     exits \false; @/
  void theorem_crossbar_whole(const dodona_crossbar *shape, int32_t root, int32_t k, int32_t v,
                              int32_t w);
*/

#endif
