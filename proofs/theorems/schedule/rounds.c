/* The theorem of rounds: all messages of a round may be under way at once. */
#include "proofs/theorems/algorithms/skip_casts.h"
#include "proofs/theorems/schedule/schedule.h"
#include "ref/schedule/phase.h"
#include "ref/schedule/round.h"
#include "spec/lemmas/skips.h"

/* A rank does not send in step y the block that it receives in step x, of any two steps of a round that begins in step z. */
/*@ requires plan: \valid_read(plan) && ValidSchedule(*plan) && plan->family == DODONA_FAMILY_SKIPS;
    requires steps: 1 <= z <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures last: z <= \result <= plan->steps;
    ensures apart: z <= x <= \result && z <= y <= \result && 0 <= j < plan->request.blocks ==>
      \forall integer u, v, w; PlanCarries(*plan, x, u, v, j) ==> !PlanCarries(*plan, y, v, w, j);
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
  int64_t t = plan->first;
  int32_t q = dodona_skip_steps(P, r);
  //@ assert steps: t == (half == DODONA_HALF_NONE ? 0 : q) && plan->steps == t + (next == DODONA_HALF_NONE ? 0 : q);
  //@ ghost theorem_reduce_scatter_back(P, r, root, s);
  /*@ assert turned: half == DODONA_HALF_REDUCE_SCATTER ==> \forall integer x, u, v, f, c; x <= t && Moves(*plan, x, u, v, f, c) ==>
        HalfMoves(DODONA_HALF_ALLGATHER, P, r, root, s, q + 1 - x, v, u, f, c); */
  /*@ assert moved: half != DODONA_HALF_REDUCE_SCATTER ==> \forall integer x, u, v, f, c; x <= t && Moves(*plan, x, u, v, f, c) ==>
        HalfMoves(half, P, r, root, s, x, u, v, f, c); */
  /*@ assert later: \forall integer x, u, v, f, c; t < x && Moves(*plan, x, u, v, f, c) ==>
        HalfMoves(next, P, r, root, s, x - t, u, v, f, c); */
  /*@ assert handed: half == DODONA_HALF_REDUCE_SCATTER ==> \forall integer x, u, v, j; x <= t && PlanCarries(*plan, x, u, v, j) ==>
        HalfCarries(DODONA_HALF_ALLGATHER, P, r, root, s, q + 1 - x, v, u, j); */
  /*@ assert first: \forall integer x, u, v, j; x <= t && PlanCarries(*plan, x, u, v, j) ==> HalfCarries(half, P, r, root, s, x, u, v, j); */
  /*@ assert second: \forall integer x, u, v, j; t < x && PlanCarries(*plan, x, u, v, j) ==>
        HalfCarries(next, P, r, root, s, x - t, u, v, j); */
  if (z <= t) {
    //@ ghost lemma_skip_within(P, r, (int32_t)z);
    //@ assert inside: last == HalfLast(half, P, r, z) && last <= t;
    theorem_half_rounds(half, P, r, root, s, (int32_t)z, (int32_t)x, (int32_t)y, j);
    //@ assert early: \forall integer u, v, w; PlanCarries(*plan, x, u, v, j) ==> !PlanCarries(*plan, y, v, w, j);
  } else {
    //@ ghost lemma_skip_within(P, r, (int32_t)(q + 1 - (z - t)));
    //@ assert beyond: last == t + HalfLast(next, P, r, z - t) && last <= plan->steps;
    theorem_half_rounds(next, P, r, root, s, (int32_t)(z - t), (int32_t)(x - t), (int32_t)(y - t),
                        j);
    //@ assert late: \forall integer u, v, w; PlanCarries(*plan, x, u, v, j) ==> !PlanCarries(*plan, y, v, w, j);
  }
  return last;
}
