/* The two schedules of a collective: a valid reduction, and after it a valid broadcast. */
#ifndef DODONA_PROOFS_THEOREMS_SCHEDULE_COLLECTIVE_SCHEDULES_H
#define DODONA_PROOFS_THEOREMS_SCHEDULE_COLLECTIVE_SCHEDULES_H

#include "proofs/theorems/schedule/collective.h"
#include "spec/machine/reduction.h"
#include "spec/machine/tally.h"

/*@ ghost
  /@ requires collective: \valid_read(c) && ValidCollective(c);
     requires schedules: CollectiveSchedules(c, R, D);
     terminates \true;
     assigns \nothing;
     ensures reduction: c->op != DODONA_BCAST ==>
       ValidReduction(R, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks);
     ensures begins: BeginsAfter(R, 1);
     ensures last: EndsWith(R, PlanSteps(&c->up) - c->up.rule.latency + 1);
     exits \false; @/
  void lemma_partials(const dodona_collective *c, int64_t R, int64_t D);
*/

/*@ ghost
  /@ requires collective: \valid_read(c) && ValidCollective(c) && 0 <= PlanSteps(&c->up);
     requires schedules: CollectiveSchedules(c, R, D);
     terminates \true;
     assigns \nothing;
     ensures broadcast: c->op != DODONA_REDUCE ==>
       ValidBroadcast(D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks);
     ensures range: InRange(D, c->up.ranks, c->up.blocks);
     ensures begins: BeginsAfter(D, CollectiveOffset(c) + 1);
     ensures last: EndsWith(D, CollectiveOffset(c) + PlanSteps(&c->down) - c->up.rule.latency + 1);
     exits \false; @/
  void lemma_results(const dodona_collective *c, int64_t R, int64_t D);
*/

#endif
