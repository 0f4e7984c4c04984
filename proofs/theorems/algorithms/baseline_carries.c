/* Blocks and shares: a message carries the blocks of its shares. */
#include "proofs/theorems/algorithms/baseline.h"

/*@ ghost
  void lemma_carried(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t i, int32_t j)
  {
    /@ assert moved: \forall integer x, u, v, f, c;
         BaselineMoves(kind, P, root, s, x, u, v, f, c) && f <= j < f + c ==>
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j); @/
    /@ assert moves: \forall integer x, u, v; 0 <= u < P && 0 <= v < P &&
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j) ==>
         BaselineMoves(kind, P, root, s, x, u, v,
           BaselineFirst(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                         Position(P, BaselineTurn(kind, root), v)),
           BaselineCount(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                         Position(P, BaselineTurn(kind, root), v))); @/
    /@ assert carries: \forall integer x, u, v, f, c;
         BaselineMoves(kind, P, root, s, x, u, v, f, c) && f <= j < f + c ==>
         BaselineCarries(kind, P, root, s, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v; 0 <= u < P && 0 <= v < P &&
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j) ==>
         BaselineCarries(kind, P, root, s, x, u, v, j); @/
    /@ assert only: \forall integer x, u, v; BaselineCarries(kind, P, root, s, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P && BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j); @/
    /@ assert blocks: \forall integer x, u, v; BaselineBlock(kind, P, s, x, u, v, j) <==>
         BaselineGives(kind, P, x, u, v, i); @/
  }
*/

/*@ ghost
  void lemma_carries_inside(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t n)
  {
    int32_t l = 0;
    /@ loop invariant range: 0 <= l <= n;
       loop invariant inside: \forall integer k; 0 <= k < l ==> 0 <= ShareFirst(n, s, k) <= s;
       loop assigns l;
       loop variant n - l; @/
    while (l < n) {
      lemma_shares_in_order(n, s, l, n);
      l++;
    }
    lemma_shares_in_order(n, s, n, n);
    /@ assert blocks: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
         0 <= BaselineFirst(kind, P, s, x, u, v) &&
         BaselineFirst(kind, P, s, x, u, v) + BaselineCount(kind, P, s, x, u, v) <= s; @/
    /@ assert moved: \forall integer x, u, v, f, c; BaselineMoves(kind, P, root, s, x, u, v, f, c) ==>
         0 <= f && f + c <= s && 0 <= u < P && 0 <= v < P && 1 <= x <= BaselineSteps(kind, P) &&
         BaselinePasses(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                        Position(P, BaselineTurn(kind, root), v)); @/
  }
*/
