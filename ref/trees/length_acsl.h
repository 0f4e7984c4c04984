/* What collectives need of plans, as ghost functions. The bodies are in proofs/lemmas/trees/length.c. */
#ifndef DODONA_TREES_LENGTH_ACSL_H
#define DODONA_TREES_LENGTH_ACSL_H

#include "ref/trees/tree_acsl.h"

/* The steps of two plans fit in 64 bits. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan);
     terminates \true;
     assigns \nothing;
     ensures half: 0 <= PlanSteps(*plan) <= INT64_MAX / 2;
     exits \false; @/
  void lemma_half(const dodona_tree_plan *plan);
*/

#endif
