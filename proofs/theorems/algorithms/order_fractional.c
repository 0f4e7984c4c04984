/* A reduction by a chain, a binary or a fractional tree with root 0 or P - 1 combines the inputs in rank order. In it the
   part from the right comes first and waits aside for that from below (theorems/any/order_aside.c); root P - 1 puts both in front
   of its own input (theorems/any/order_last.c). All in positions: with root 0 they are the ranks, with root P - 1 position 0 is the
   last rank and position v is rank v - 1. */
#include "proofs/lemmas/fractional/descent.h"
#include "proofs/lemmas/fractional/ends.h"
#include "ref/trees/tree.h"
#include "spec/lemmas/fractional.h"
#include "spec/algorithms/fractional.h"
#include "ref/trees/pair_acsl.h"

/*@
  // The names of spec/machine/order_aside.h mean the tree in groups of r, run backwards from step T on.
  predicate FractionalNames(integer P, integer r, integer D, integer T) =
    FractionalEnds(P, r, D) &&
    (\forall integer v, j; SentAt(v, j) == T - Arrival(P, r, D, v) - Pace(r, j));

  predicate FractionalReversed(integer R, integer P, integer r, integer D, integer s, integer T) =
    \forall integer x, a, b, j; Transfer(R, x, b, a, j) <==> Hop(P, r, D, s, T - x, a, b, j);

  // Schedule R is the plan in positions, backwards, as dodona_reverse_time has it.
  predicate PositionsReversed(dodona_tree_plan plan, integer R) =
    \forall integer x, a, b, j; Transfer(R, x, b, a, j) <==> PlanHop(plan, PlanSteps(plan) + 1 - x, a, b, j);

  // Positions from `first` on append the part from below and set that from the right aside.
  predicate FractionalOperands(integer first, integer P, integer r, integer D) =
    \forall integer v, u; first <= v < u < P ==> Does(v, u) == (u == Right(P, r, D, v) ? DODONA_SET_ASIDE : DODONA_APPEND);
*/

/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j < s && T == D + Pace(r, s - 1) + 1;
     requires names: FractionalNames(P, r, D, T) && FractionalReversed(R, P, r, D, s, T);
     terminates \true;
     assigns \nothing;
     ensures sent: ChildrenSend(R, 1, v, j);
     ensures right: Far(v, j) != -1 ==> Far(v, j) == Right(P, r, D, v);
     ensures down: Near(v, j) != -1 ==> Near(v, j) == v + 1 && v + 1 < P && v + 1 != Right(P, r, D, v);
     ensures range: Far(v, j) != -1 ==> v + 1 < Far(v, j) < P;
     exits \false; @/
  void lemma_fractional_sent(int64_t R, int32_t P, int32_t r, int32_t D, int32_t s, int64_t T, int32_t v,
                              int32_t j)
  {
    lemma_group_ends(P, r, D, v);
    lemma_fractional_children(P, r, D, v, j);
    lemma_pace_last(r, s);
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert pace: 0 <= Pace(r, j) <= Pace(r, s - 1); @/
    /@ assert down: Down(P, r, D, v) != -1 ==> Down(P, r, D, v) == v + 1 && v + 1 < P &&
         Source(P, r, D, v + 1, j) == v && LocalRange(P, r, D, v + 1) &&
         v + 1 != Right(P, r, D, v); @/
    /@ assert near: Down(P, r, D, v) != -1 ==> Hop(P, r, D, s, T - SentAt(v + 1, j), v, v + 1, j); @/
    /@ assert near_sent: Near(v, j) != -1 ==> Transfer(R, SentAt(Near(v, j), j), Near(v, j), v, j) &&
         1 <= SentAt(Near(v, j), j) &&
         SentAt(Near(v, j), j) + 1 <= SentAt(v, j); @/
    /@ assert right: Far(v, j) != -1 ==> Far(v, j) == Right(P, r, D, v) && v + 1 < Far(v, j) < P &&
         Member(P, r, D, v) == j % r && Source(P, r, D, Far(v, j), j) == v &&
         LocalRange(P, r, D, Far(v, j)); @/
    /@ assert far: Far(v, j) != -1 ==> Hop(P, r, D, s, T - SentAt(Far(v, j), j), v, Far(v, j), j); @/
    /@ assert far_sent: Far(v, j) != -1 ==> Transfer(R, SentAt(Far(v, j), j), Far(v, j), v, j) &&
         1 <= SentAt(Far(v, j), j) &&
         SentAt(Far(v, j), j) < SentAt(Near(v, j), j) && SentAt(Far(v, j), j) + 1 <= SentAt(v, j); @/
    /@ assert hop: \forall integer x, u; Transfer(R, x, u, v, j) ==> Hop(P, r, D, s, T - x, v, u, j); @/
    /@ assert when: \forall integer x, u; Transfer(R, x, u, v, j) ==>
         0 < u < P && v == Source(P, r, D, u, j) && x == SentAt(u, j); @/
  }

  /@ requires range: 1 <= r && 0 <= i && 0 <= j && i % r == j % r;
     terminates \true;
     assigns \nothing;
     ensures apart: Pace(r, j) < Pace(r, i) ==> Pace(r, j) + r + 1 <= Pace(r, i);
     exits \false; @/
  void lemma_pace_apart(int32_t r, int32_t i, int32_t j)
  {
    int32_t a = i / r;
    int32_t b = j / r;
    /@ assert parts: i == a * r + i % r && j == b * r + j % r; @/
    /@ assert above: a >= b + 1 ==> a * r >= b * r + r; @/
    /@ assert below: a <= b ==> a * r <= b * r; @/
  }

  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D);
     requires range: 0 <= v < P && 0 <= i && 0 <= j;
     requires names: FractionalNames(P, r, D, T);
     terminates \true;
     assigns \nothing;
     ensures alone: AsideAlone(v, i, j);
     exits \false; @/
  void lemma_fractional_alone(int32_t P, int32_t r, int32_t D, int64_t T, int32_t v, int32_t i, int32_t j)
  {
    lemma_group_ends(P, r, D, v);
    if (i % r == j % r)
      lemma_pace_apart(r, i, j);
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert both: Far(v, i) != -1 && Far(v, j) != -1 ==> i % r == j % r &&
         Far(v, i) == Right(P, r, D, v) && Far(v, j) == Right(P, r, D, v) && Near(v, i) == v + 1; @/
    /@ assert later: Far(v, i) != -1 && Far(v, j) != -1 && SentAt(Far(v, i), i) < SentAt(Far(v, j), j) ==>
         Pace(r, j) + r + 1 <= Pace(r, i); @/
  }

  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D) && 0 <= D;
     requires range: 1 <= s && T == D + Pace(r, s - 1) + 1 && 0 <= first <= P;
     requires names: FractionalNames(P, r, D, T) && FractionalReversed(R, P, r, D, s, T) && FractionalOperands(first, P, r, D);
     terminates \true;
     assigns \nothing;
     ensures reduction: NearAndFar(R, first, P, s, 1);
     exits \false; @/
  void lemma_fractional_far(int64_t R, int32_t first, int32_t P, int32_t r, int32_t D, int32_t s, int64_t T)
  {
    /@ loop invariant range: first <= v <= P;
       loop invariant trees: \forall integer w, j; first <= w < v && 0 <= j < s ==>
         AsideSpans(P, w, j) && AsideTimes(R, 1, w, j);
       loop invariant alone: \forall integer w, i, j; first <= w < v && 0 <= i < s && 0 <= j < s ==>
         AsideAlone(w, i, j);
       loop assigns v;
       loop variant P - v; @/
    for (int32_t v = first; v < P; v++) {
      /@ loop invariant range: 0 <= j <= s;
         loop invariant trees: \forall integer k; 0 <= k < j ==>
           AsideSpans(P, v, k) && AsideTimes(R, 1, v, k);
         loop invariant alone: \forall integer i, k; 0 <= k < j && 0 <= i < s ==> AsideAlone(v, i, k);
         loop assigns j;
         loop variant s - j; @/
      for (int32_t j = 0; j < s; j++) {
        lemma_fractional_spans(P, r, D, v, j);
        lemma_fractional_sent(R, P, r, D, s, T, v, j);
        /@ loop invariant range: 0 <= i <= s;
           loop invariant alone: \forall integer k; 0 <= k < i ==> AsideAlone(v, k, j);
           loop assigns i;
           loop variant s - i; @/
        for (int32_t i = 0; i < s; i++)
          lemma_fractional_alone(P, r, D, T, v, i, j);
      }
    }
    lemma_hops(P, r, D, s);
    /@ assert hop: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
         Hop(P, r, D, s, T - x, v, u, j); @/
    /@ assert range: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P && 0 <= j < s; @/
    /@ assert one: \forall integer x, u, w, v, i, j;
         Transfer(R, x, u, v, i) && Transfer(R, x, w, v, j) ==> u == w && i == j; @/
  }

  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family) && 2 <= plan->ranks;
     requires schedule: PositionsReversed(*plan, R);
     terminates \true;
     assigns \nothing;
     ensures steps: PlanSteps(*plan) == plan->depth + Pace(plan->group, plan->blocks - 1);
     ensures hops: FractionalReversed(R, plan->ranks, plan->group, plan->depth, plan->blocks, PlanSteps(*plan) + 1);
     exits \false; @/
  void lemma_fractional_turned(const dodona_tree_plan *plan, int64_t R)
  {
    lemma_fractional_tree(plan);
    lemma_hops(plan->ranks, plan->group, plan->depth, plan->blocks);
    /@ assert turned: \forall integer x, a, b, j; PlanHop(*plan, x, a, b, j) <==>
         Hop(plan->ranks, plan->group, plan->depth, plan->blocks, x, a, b, j); @/
  }

  /@ requires tree: 2 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D) && 0 <= D;
     requires range: 1 <= s && steps == D + Pace(r, s - 1) && 0 <= first <= 1;
     requires names: FractionalNames(P, r, D, steps + 1) && FractionalOperands(first, P, r, D);
     requires schedule: FractionalReversed(R, P, r, D, s, steps + 1);
     requires last: first == 1 ==> \forall integer u; 0 < u < P ==> Does(0, u) == DODONA_PREPEND;
     requires network: CombiningParts(R, 1);
     requires associative: Associative;
     terminates \true;
     assigns \nothing;
     ensures ordered: first == 0 ==> \forall integer j; 0 <= j < s ==> Partial(steps + 1, 0, j) == Ordered(j, 0, P - 1);
     ensures last: first == 1 ==> \forall integer j; 0 <= j < s ==>
       Partial(steps + 1, 0, j) == Op(Ordered(j, 1, P - 1), Input(0, j));
     exits \false; @/
  void lemma_fractional_ordered(int64_t R, int32_t first, int32_t P, int32_t r, int32_t D, int32_t s, int64_t steps)
  {
    int32_t j = 0;
    lemma_fractional_far(R, first, P, r, D, s, steps + 1);
    theorem_aside(R, first, P, s, 1, steps + 1);
    lemma_group_ends(P, r, D, 0);
    lemma_descend_group(r, D, P, 0, -1, 0);
    /@ assert root: LocalRange(P, r, D, 0) && LocalDown(P, r, D, 0); @/
    /@ assert all: \forall integer i; 0 <= i < s ==> 0 <= i % r && End(0, i) == P - 1; @/
    /@ assert come: \forall integer i; 0 <= i < s ==>
         Near(0, i) == 1 && 0 <= Pace(r, i) && SentAt(1, i) + 1 <= steps + 1; @/
    if (first == 0) {
      /@ assert held: \forall integer i; 0 <= i < s ==> HeldBy(1, steps + 1, 0, i); @/
      /@ assert until: \forall integer i; 0 <= i < s ==> EndBy(1, steps + 1, 0, i) == P - 1; @/
      return;
    }
    /@ loop invariant range: 0 <= j <= s;
       loop invariant last: \forall integer i; 0 <= i < j ==> Partial(steps + 1, 0, i) == Op(Ordered(i, 1, P - 1), Input(0, i));
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      lemma_fractional_spans(P, r, D, 0, j);
      lemma_fractional_sent(R, P, r, D, s, steps + 1, 0, j);
      /@ assert earlier: Far(0, j) != -1 ==> SentAt(Far(0, j), j) < SentAt(1, j); @/
      theorem_root_last(R, P, 1, j, steps + 1);
      j++;
    }
  }
*/

/* Whatever the operation, so that it is associative: when the last message has arrived the root holds the inputs of all ranks,
   combined in rank order. One rank: theorems/trees/order_plan.c. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Fractional(plan->family) && 2 <= plan->ranks;
    requires root: plan->root == 0 || plan->root == plan->ranks - 1;
    requires schedule: PositionsReversed(*plan, R);
    requires operands: \forall integer v, u; 0 <= v < plan->ranks && 0 <= u < plan->ranks ==>
      Does(v, u) == OperandOf(*plan, Rank(plan->ranks, plan->root, v), Rank(plan->ranks, plan->root, u));
    requires names: FractionalNames(plan->ranks, plan->group, plan->depth, PlanSteps(*plan) + 1);
    requires network: CombiningParts(R, 1);
    requires associative: Associative;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(*plan);
    ensures first: plan->root == 0 ==> \forall integer j; 0 <= j < plan->blocks ==>
      Partial(\result + 1, 0, j) == Ordered(j, 0, plan->ranks - 1);
    ensures last: plan->root != 0 ==> \forall integer j; 0 <= j < plan->blocks ==>
      Partial(\result + 1, 0, j) == Op(Ordered(j, 1, plan->ranks - 1), Input(0, j));
    exits \false; */
int64_t theorem_order_fractional(const dodona_tree_plan *plan, int64_t R) {
  int64_t steps = dodona_tree_steps(plan);
  /*@ ghost
    int32_t first = plan->root == 0 ? 0 : 1;
    lemma_fractional_tree(plan);
    lemma_fractional_turned(plan, R);
    /@ assert turn: \forall integer v; 0 <= v < plan->ranks ==>
         Position(plan->ranks, plan->root, Rank(plan->ranks, plan->root, v)) == v &&
         (Rank(plan->ranks, plan->root, v) == plan->root <==> v == 0); @/
    /@ assert does: FractionalOperands(first, plan->ranks, plan->group, plan->depth); @/
    /@ assert front: first == 1 ==> \forall integer u; 0 < u < plan->ranks ==> Does(0, u) == DODONA_PREPEND; @/
    lemma_fractional_ordered(R, first, plan->ranks, plan->group, plan->depth, plan->blocks, steps);
  */
  return steps;
}
