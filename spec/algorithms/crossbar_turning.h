/* Any rank of a hierarchy of crossbars may be the root: a renaming keeps the modules of every level whole. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_TURNING_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_TURNING_H

#include "spec/machine/relabel.h"

/*@
  // Renaming N turns the modules by the root.
  predicate TurningModules(integer N, dodona_crossbar s, integer root) =
    \forall integer v; Rename(N, v) == CrossbarRank(s, root, v) &&
      Original(N, v) == CrossbarPosition(s, root, v);
*/

/* Turning the modules is a renaming that takes 0 to the root (hence theorem_relabel). */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires root: 0 <= root < s.per[0];
     requires turning: TurningModules(N, s, root);
     terminates \true;
     assigns \nothing;
     ensures renaming: Renaming(N, s.per[0]);
     ensures root: Rename(N, 0) == root;
     exits \false; @/
  void theorem_crossbar_turning(int64_t N, dodona_crossbar s, int32_t root);
*/

/* Two positions get ranks of one module of level k if and only if one module of level k holds both. */
/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires root: 0 <= root < s.per[0];
     requires range: 0 <= k < s.levels && 0 <= v < s.per[0] && 0 <= w < s.per[0];
     terminates \true;
     assigns \nothing;
     ensures whole: v / s.per[k] == w / s.per[k] <==>
       CrossbarRank(s, root, v) / s.per[k] == CrossbarRank(s, root, w) / s.per[k];
     exits \false; @/
  void theorem_crossbar_whole(dodona_crossbar s, int32_t root, int32_t k, int32_t v,
                              int32_t w);
*/

#endif
