/* The schedules of a collective are a plan run backwards and a plan. */
#include "proofs/theorems/schedule/collective_schedules.h"
#include "ref/schedule/tree_transfers_acsl.h"

/*@ ghost
  void lemma_partials(const dodona_collective *c, int64_t R, int64_t D)
  {
    lemma_transfers(&c->up);
    /@ assert inside: \forall integer x, u, v, j;
         Transfer(R, x, u, v, j) ==> 1 <= x && 0 <= u < c->up.ranks && 0 <= v < c->up.ranks &&
         u != v && 0 <= j < c->up.blocks; @/
    /@ assert range: InRange(R, c->up.ranks, c->up.blocks); @/
    /@ assert sending: SendPort(R, c->up.rule.ticks); @/
    /@ assert receiving: ReceivePort(R, c->up.rule.ticks); @/
    /@ assert combined: Combined(R, c->up.rule.latency); @/
    /@ assert first: c->op != DODONA_BCAST ==> \forall integer u, j;
         0 <= u < c->up.ranks && u != c->up.root && 0 <= j < c->up.blocks ==>
         Transfer(R, PlanSteps(&c->up) - c->up.rule.latency + 2 - PlanArrival(&c->up, u, j), u,
                  PlanSource(&c->up, u, j), j); @/
    /@ assert sends: \forall integer u, j;
         Transfer(R, PlanSteps(&c->up) - c->up.rule.latency + 2 - PlanArrival(&c->up, u, j), u,
                  PlanSource(&c->up, u, j), j) ==> Sends(R, u, j); @/
    /@ assert contributed: c->op != DODONA_BCAST ==>
         Contributed(R, c->up.ranks, c->up.blocks, c->up.root); @/
    /@ assert once: ContributedOnce(R, c->up.root); @/
  }

  void lemma_results(const dodona_collective *c, int64_t R, int64_t D)
  {
    lemma_transfers(&c->down);
    /@ assert same: SameMachine(&c->up, &c->down); @/
    /@ assert there: \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) ==> PlanTransfer(&c->down, x - CollectiveOffset(c), u, v, j); @/
    /@ assert inside: \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) ==> 1 <= x && 0 <= u < c->up.ranks && 0 <= v < c->up.ranks &&
         u != v && 0 <= j < c->up.blocks; @/
    /@ assert range: InRange(D, c->up.ranks, c->up.blocks); @/
    /@ assert sending: SendPort(D, c->up.rule.ticks); @/
    /@ assert receiving: ReceivePort(D, c->up.rule.ticks); @/
    /@ assert first: c->op != DODONA_REDUCE ==> \forall integer u, j;
         0 <= u < c->up.ranks && u != c->up.root && 0 <= j < c->up.blocks ==>
         Transfer(D, PlanArrival(&c->down, u, j) + CollectiveOffset(c),
                  PlanSource(&c->down, u, j), u, j); @/
    /@ assert causal: c->op != DODONA_REDUCE ==>
         Causal(D, c->up.root, c->up.rule.latency); @/
    /@ assert receives: \forall integer v, j;
         Transfer(D, PlanArrival(&c->down, v, j) + CollectiveOffset(c), PlanSource(&c->down, v, j), v,
                  j) ==> Receives(D, v, j); @/
    /@ assert reached: c->op != DODONA_REDUCE ==>
         Reached(D, c->up.ranks, c->up.blocks, c->up.root); @/
    /@ assert once: Once(D, c->up.root); @/
  }
*/
