/* The baselines as schedules: block by block, and in positions and shares. */
#ifndef DODONA_PROOFS_BASELINE_H
#define DODONA_PROOFS_BASELINE_H

#include "ref/schedule/baseline.h"
#include "spec/lemmas/exchange.h"
#include "spec/machine/delivery.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate BaselineCarries(integer kind, integer P, integer root, integer s, integer x, integer u,
                            integer v, integer j) =
    \exists integer first, count;
      BaselineMoves(kind, P, root, s, x, u, v, first, count) && first <= j < first + count;

  // The same by the first and the number of the blocks.
  predicate BaselineBlock(integer kind, integer P, integer s, integer x, integer u, integer v,
                          integer j) =
    BaselinePasses(kind, P, x, u, v) && BaselineFirst(kind, P, s, x, u, v) <= j <
      BaselineFirst(kind, P, s, x, u, v) + BaselineCount(kind, P, s, x, u, v);

  // In step x position u sends v share i, perhaps with others.
  predicate BaselineGives(integer kind, integer P, integer x, integer u, integer v, integer i) =
    BaselinePasses(kind, P, x, u, v) &&
    BaselineLow(kind, P, x, u, v) <= i < BaselineHigh(kind, P, x, u, v);

  // Messages are in range, and no two of a step have a port in common.
  predicate BaselinePorts(integer kind, integer P) =
    (\forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
      1 <= x <= BaselineSteps(kind, P) && 0 <= u < P && 0 <= v < P && u != v &&
      0 <= BaselineLow(kind, P, x, u, v) < BaselineHigh(kind, P, x, u, v) <= BaselineShares(kind, P)) &&
    (\forall integer x, u, v, w;
      BaselinePasses(kind, P, x, u, v) && BaselinePasses(kind, P, x, u, w) ==> v == w) &&
    (\forall integer x, u, v, w;
      BaselinePasses(kind, P, x, u, w) && BaselinePasses(kind, P, x, v, w) ==> u == v);
*/

/* A block is carried where its share is given. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= BaselineTurn(kind, root) < P;
     requires ports: BaselinePorts(kind, P);
     requires share: InShare(BaselineShares(kind, P), s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer x, u, v; BaselineCarries(kind, P, root, s, x, u, v, j) <==>
       0 <= u < P && 0 <= v < P &&
       BaselineGives(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                     Position(P, BaselineTurn(kind, root), v), i);
     exits \false; @/
  void lemma_carried(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t i, int32_t j);
*/

/* What is carried are blocks of the message, between two ranks that the baseline pairs. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= BaselineTurn(kind, root) < P;
     requires ports: BaselinePorts(kind, P);
     requires shares: n == BaselineShares(kind, P) && 1 <= n && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures inside: \forall integer x, u, v, j; BaselineCarries(kind, P, root, s, x, u, v, j) ==>
       1 <= x <= BaselineSteps(kind, P) && 0 <= u < P && 0 <= v < P && 0 <= j < s &&
       BaselinePasses(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                      Position(P, BaselineTurn(kind, root), v));
     exits \false; @/
  void lemma_carries_inside(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t n);
*/

#endif
