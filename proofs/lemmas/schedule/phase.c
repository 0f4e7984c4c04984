/* The phases of a plan. */
#include "ref/schedule/phase.h"

/*@ ghost
  void lemma_phase_moves(dodona_plan plan, int64_t first) {}

  void lemma_tree_moves(dodona_plan plan)
  {
    /@ assert told: InPlan(plan) && StepsTold(plan) && TreesPlan(plan) && ByPhases(plan); @/
    /@ assert ops: DODONA_BCAST <= plan.request.op <= DODONA_ALLREDUCE; @/
    /@ assert back: plan.request.op != DODONA_BCAST <==> FirstBack(plan) != 0; @/
  }
*/
