/* When each block comes to each position of the hypercube, and from whom. */
#ifndef DODONA_SPEC_HYPERCUBE_DELIVERY_H
#define DODONA_SPEC_HYPERCUBE_DELIVERY_H

#include <stdint.h>
#include "bounds.h"
#include "hypercube.h"

/*@
  // v receives block j in the step CubeArrival from CubeSource, and at no other time.
  predicate CubeReceives(integer m, integer s, integer v, integer j) =
    CubeTransfer(m, s, CubeArrival(m, s, v, j), CubeSource(m, s, v, j), v, j) &&
    (\forall integer x, u; CubeTransfer(m, s, x, u, v, j) ==>
      x == CubeArrival(m, s, v, j) && u == CubeSource(m, s, v, j));

  // v sends block j in later steps only, if it is not the root; who is the root receives nothing.
  predicate CubeForwards(integer m, integer s, integer v, integer j) =
    (\forall integer x, w; CubeTransfer(m, s, x, v, w, j) ==>
      v == 0 || CubeArrival(m, s, v, j) < x) &&
    (\forall integer x, u; !CubeTransfer(m, s, x, u, 0, j));
*/

/* log2 of the positions. */
/*@ ghost
  /@ requires range: 0 <= m <= 30;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures ceil: CeilLog2(Pow2(m)) == m;
     ensures one: Pow2(m) == 1 <==> m == 0;
     exits \false;
  @/
  void lemma_cube_bound(int32_t m);
*/

/* Nothing happens before step 1 and after the last. */
/*@ ghost
  /@ requires range: 0 <= m <= 30 && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures idle: \forall integer x, u, v, j; CubeTransfer(m, s, x, u, v, j) ==>
       1 <= x <= CubeSteps(m, s);
     exits \false;
  @/
  void lemma_cube_idle(int32_t m, int32_t s);
*/

/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s && 0 < v < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures receives: CubeReceives(m, s, v, j);
     ensures when: j < CubeArrival(m, s, v, j) <= CubeSteps(m, s);
     ensures number: 0 < CubeTurned(m, j, v) < Pow2(m);
     exits \false;
  @/
  void lemma_cube_receives(int32_t m, int32_t s, int32_t v, int32_t j);
*/

/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s && 0 <= v < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures forwards: CubeForwards(m, s, v, j);
     exits \false;
  @/
  void lemma_cube_forwards(int32_t m, int32_t s, int32_t v, int32_t j);
*/

#endif
