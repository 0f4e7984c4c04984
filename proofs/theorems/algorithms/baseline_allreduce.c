/* The theorem of the allreduces on a folded core: a network that carries out their messages leaves every rank
   with every input to every block exactly once. */
#include "proofs/theorems/algorithms/baseline.h"

/* What the network does with block b. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= b < s && BaselineTurn(kind, 0) == 0;
     requires share: InShare(BaselineShares(kind, P), s, i, b);
     requires ports: BaselinePorts(kind, P);
     requires schedule: AllreduceSchedule(S, kind, P, s);
     requires network: Reducing(S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures run: BaselineRun(kind, P, i, b);
     exits \false; @/
  void lemma_run(int32_t kind, int32_t P, int32_t s, int64_t S, int32_t i, int32_t b)
  {
    lemma_carried(kind, P, 0, s, i, b);
    /@ assert carried: \forall integer x, u, v; BaselineCarries(kind, P, 0, s, x, u, v, b) <==>
         BaselineGives(kind, P, x, u, v, i); @/
    /@ assert block: \forall integer x, u, v; Transfer(S, x, u, v, b) <==>
         BaselineCombines(kind, P, x) && BaselineGives(kind, P, x, u, v, i); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) <==>
         !BaselineCombines(kind, P, x) && BaselineGives(kind, P, x, u, v, i); @/
    /@ assert sent: \forall integer x, v; BaselineCombines(kind, P, x) ==> !ResultSent(S, s, x, v, b); @/
    /@ assert first: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert combines: \forall integer x, u, v, d;
         BaselineGives(kind, P, x, u, v, i) && BaselineCombines(kind, P, x) ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d); @/
    /@ assert replaces: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==>
         Replaced(x, u, x + 1, v, b); @/
    /@ assert stores: \forall integer x, u, v, d;
         BaselineGives(kind, P, x, u, v, i) && !BaselineCombines(kind, P, x) ==>
         Times(x + 1, v, b, d) == Times(x, u, b, d); @/
    /@ assert silent: \forall integer x, v; (\forall integer u; !BaselineGives(kind, P, x, u, v, i)) ==>
         !ResultSent(S, s, x, v, b); @/
    /@ assert stays: \forall integer x, v, d; 0 < x + 1 &&
         (\forall integer u; !BaselineGives(kind, P, x, u, v, i)) ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d); @/
  }
*/

/* One block. */
/*@ ghost
  /@ requires kind: OnCore(kind);
     requires range: 1 <= P && 0 <= b < s && n == BaselineShares(kind, P) && 1 <= n;
     requires ports: BaselinePorts(kind, P);
     requires schedule: AllreduceSchedule(S, kind, P, s);
     requires network: Reducing(S, s, 1);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(BaselineSteps(kind, P) + 1, v, b, d) == 1;
     exits \false; @/
  void lemma_block_reduced(int32_t kind, int32_t P, int32_t s, int32_t n, int64_t S, int32_t b)
  {
    int32_t i = lemma_in_share(n, s, b);
    lemma_run(kind, P, s, S, i, b);
    if (kind == DODONA_KIND_DOUBLING)
      lemma_doubling_reduces(P, b);
    else
      lemma_halving_reduces(P, i, b);
  }
*/

/*@ ghost
  void lemma_baseline_ports(int32_t kind, int32_t P)
  {
    if (kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING)
      lemma_broadcast_ports(kind, P);
    else
      lemma_core_ports(kind, P);
  }
*/

int64_t theorem_baseline_allreduce(int32_t kind, int32_t ranks, int32_t blocks, int64_t S) {
  int64_t steps = dodona_baseline_steps(kind, ranks, blocks);
  /*@ ghost
    int32_t b = 0;
    int32_t n = 1;
    if (kind == DODONA_KIND_RABENSEIFNER)
      n = lemma_power(lemma_floor_log(ranks));
    lemma_core_ports(kind, ranks);
    lemma_carries_inside(kind, ranks, 0, blocks, n);
    /@ loop invariant range: 0 <= b <= blocks;
       loop invariant once: \forall integer c, v, d; 0 <= c < b && 0 <= v < ranks && 0 <= d < ranks ==>
         Times(steps + 1, v, c, d) == 1;
       loop assigns b;
       loop variant blocks - b; @/
    while (b < blocks) {
      lemma_block_reduced(kind, ranks, blocks, n, S, b);
      b++;
    }
  */
  /*@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x <= steps && 0 <= j < 2 * blocks &&
        0 <= u < ranks && 0 <= v < ranks && BaselinePasses(kind, ranks, x, u, v); */
  return steps;
}
