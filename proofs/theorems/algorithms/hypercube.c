/* The theorem of the hypercube: the cube's, if no unit has two ranks. */
#include "proofs/theorems/algorithms/cooperation.h"

/* The hypercube's transfers are a valid broadcast that ends with step s - 1 + m, the bound. */
/*@ requires range: 1 <= dimensions <= 30 && 1 <= blocks;
    requires schedule: \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CubeTransfer(dimensions, blocks, x, u, v, j);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, Pow2(dimensions), blocks, 0, 1, 1);
    ensures last: EndsWith(S, \result);
    ensures bound: \result == BoundSteps(Pow2(dimensions), blocks);
    exits \false; */
int64_t theorem_hypercube_broadcast(int64_t S, int32_t dimensions, int32_t blocks) {
  //@ ghost lemma_pow2_order(0, dimensions);
  //@ assert one: \forall integer u; CoopUnit(dimensions, u) == u || Pow2(dimensions) <= u;
  /*@ assert same: \forall integer x, u, v, j; CoopTransfer(dimensions, 0, blocks, x, u, v, j) <==>
        CubeTransfer(dimensions, blocks, x, u, v, j); */
  return theorem_cooperation_broadcast(S, dimensions, 0, blocks);
}
