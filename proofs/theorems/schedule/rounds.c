/* The theorem of rounds: all messages of a round may be under way at once. */
#include "proofs/theorems/algorithms/halves.h"
#include "proofs/theorems/schedule/schedule.h"
#include "ref/schedule/round.h"

/* A rank does not send in step y the block that it receives in step x, of any two steps of a round that begins in step z. */
/*@ requires plan: \valid_read(plan) && ValidSchedule(plan) && Wraps(plan);
    requires steps: 1 <= z <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures last: z <= \result <= plan->steps;
    ensures apart: z <= x <= \result && z <= y <= \result && 0 <= j < plan->request.blocks ==>
      \forall integer u, v, w; PlanCarries(plan, x, u, v, j) ==> !PlanCarries(plan, y, v, w, j);
    exits \false; */
int64_t theorem_rounds(const dodona_plan *plan, int64_t z, int64_t x, int64_t y, int32_t j) {
  int64_t last = dodona_round_last(plan, z);
  int32_t P = plan->request.ranks;
  int32_t r = plan->request.group;
  int32_t root = plan->request.root;
  int32_t s = plan->request.blocks;
  if (x < z || last < x || y < z || last < y || j < 0 || s <= j)
    return last;
  int32_t half = dodona_first_half(plan->request.op);
  int32_t next = dodona_second_half(plan->request.op);
  /*@ assert hands: \forall integer x, u, v, j; PlanCarries(plan, x, u, v, j) ==> HalvesCarry(half, next, P, r, root, s, x, u, v, j); */
  theorem_halves_rounds(half, next, P, r, root, s, z, x, y, j);
  return last;
}
