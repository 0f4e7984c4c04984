/* Messages of a postal tree on a mesh in row-major order: what the theorem is made of. The body is in
   proofs/lemmas/groups/mesh_order.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_MESH_ORDER_H
#define DODONA_PROOFS_LEMMAS_GROUPS_MESH_ORDER_H

#include "spec/lemmas/mesh.h"
#include "spec/algorithms/split.h"
#include "spec/machine/turn.h"

/*@
  // The paths from a to b and from c to d have no link in common.
  predicate NoneShared(integer C, integer a, integer b, integer c, integer d) =
    \forall integer l; !(0 < Crosses(C, a, b, l) && 0 < Crosses(C, c, d, l));
*/

/* The messages to positions v and z, if they are sent less than f ticks apart. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 1 <= P && 0 <= root < P;
     requires horizon: IsHorizon(u, f, p, q, P, T);
     requires mesh: IsMesh(R, C) && Nodes(R, C) == P;
     requires positions: 0 < v < P && 0 < z < P && v != z;
     terminates \true;
     assigns \nothing;
     ensures apart:
       -f < SplitReady(u, f, p, q, P, T, v) - SplitReady(u, f, p, q, P, T, z) < f ==>
       NoneShared(C, Rank(P, root, SplitParent(u, f, p, q, P, T, v)), Rank(P, root, v),
                  Rank(P, root, SplitParent(u, f, p, q, P, T, z)), Rank(P, root, z));
     exits \false; @/
  void lemma_mesh_hops(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                       int32_t root, int32_t R, int32_t C, int32_t v, int32_t z);
*/

#endif
