/* A reduction by a postal tree with root 0 combines the inputs in rank order: in it the nearest part comes
   first (theorems/any/order_nearest.c). */
#include "proofs/lemmas/trees/reversed.h"
#include "proofs/lemmas/postal/split_descent.h"
#include "ref/trees/tree.h"
#include "ref/trees/operand.h"
#include "spec/machine/order_nearest.h"
#include "ref/trees/pair_acsl.h"

/*@
  // The names of spec/machine/order_nearest.h mean the tree: rank v sends when its messages in the broadcast
  // are long sent, the last of them first.
  predicate PostalNames(integer u, integer f, integer p, integer q, integer P, integer T) =
    (\forall integer v, k; Rest(v, k) == SplitLeft(u, f, p, q, SplitSize(u, f, p, q, P, T, v),
                                                   SplitBudget(u, f, p, q, P, T, v), k)) &&
    (\forall integer v, k; Come(v, k) == T + 1 - SplitReady(u, f, p, q, P, T, v) - k * f) &&
    (\forall integer v; Gone(v) == T + 1 - SplitReady(u, f, p, q, P, T, v)) &&
    (\forall integer v; Index(v) == SplitIndex(u, f, p, q, P, T, v));

  predicate PostalReversed(integer R, integer u, integer f, integer p, integer q, integer P, integer T) =
    (\forall integer x, a, b, j; Transfer(R, x, b, a, j) <==>
      SplitHop(u, f, p, q, P, T, T - u + 2 - x, a, b, j)) &&
    (\forall integer v, w; 0 <= v < w < P ==> Does(v, w) == DODONA_APPEND);
*/

/* The size of the subtree that b splits off with its message j. */
/*@ ghost
  /@ requires interval: IsInterval(u, f, p, q, b, n, t) && 0 <= j;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures size: 2 <= SplitLeft(u, f, p, q, n, t, j) ==>
       SplitSizeIn(u, f, p, q, b, n, t, b + SplitLeft(u, f, p, q, n, t, j + 1)) ==
       SplitLeft(u, f, p, q, n, t, j) - SplitLeft(u, f, p, q, n, t, j + 1);
     exits \false; @/
  void lemma_split_off(int32_t u, int32_t f, int32_t p, int32_t q, int32_t b, int32_t n, int64_t t,
                       int32_t j)
  {
    lemma_split_left(u, f, p, q, n);
    if (n == 1)
      return;
    int32_t keep = parts(u, f, p, q, b, n, t);
    if (j == 0) {
      lemma_split_go(u, f, p, q, b, n, t, -1, 0, -1, keep, b + keep);
      lemma_split_here(u, f, p, q, b + keep, n - keep, t - u, b, 0, 0, b + keep);
      return;
    }
    lemma_split_off(u, f, p, q, b, keep, t - f, j - 1);
    int32_t child = child_of(u, f, p, q, b, keep, t - f, -1, 0, -1, j - 1);
    /@ assert left: SplitLeft(u, f, p, q, n, t, j) == SplitLeft(u, f, p, q, keep, t - f, j - 1); @/
    /@ assert next: SplitLeft(u, f, p, q, n, t, j + 1) == SplitLeft(u, f, p, q, keep, t - f, j); @/
    if (child != -1)
      lemma_split_stay(u, f, p, q, b, n, t, -1, 0, -1, keep, child);
  }

  /@ requires tree: IsInterval(u, f, p, q, 0, P, T) && 0 <= v < P && 0 <= k;
     requires names: PostalNames(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures size: 2 <= Rest(v, k) ==> Rest(v + Rest(v, k + 1), 0) == Rest(v, k) - Rest(v, k + 1);
     exits \false; @/
  void lemma_rest_size(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t v,
                       int32_t k)
  {
    interval at = interval_of(u, f, p, q, 0, P, T, v);
    lemma_split_here(u, f, p, q, 0, P, T, -1, 0, -1, 0);
    lemma_split_off(u, f, p, q, v, at.n, at.t, k);
    /@ assert rest: Rest(v, k) == SplitLeft(u, f, p, q, at.n, at.t, k) &&
         Rest(v, k + 1) == SplitLeft(u, f, p, q, at.n, at.t, k + 1); @/
    int32_t child = child_of(u, f, p, q, v, at.n, at.t, -1, 0, -1, k);
    if (child == -1)
      return;
    if (v > 0)
      lemma_split_passes(u, f, p, q, 0, P, T, -1, 0, -1, v, child);
    /@ assert child: child == v + Rest(v, k + 1); @/
    /@ assert size: Rest(child, 0) == SplitSize(u, f, p, q, P, T, child); @/
  }
*/

/* A message every f ticks. */
/*@ ghost
  /@ requires range: 1 <= f && 0 <= P;
     requires names: PostalNames(u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer i, k; 0 <= i < k < P ==> Come(v, k) < Come(v, i);
     exits \false; @/
  void lemma_spaced(int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T, int32_t v)
  {
    /@ loop invariant range: 0 <= l <= P;
       loop invariant order: \forall integer i, k; 0 <= i < k < l ==> Come(v, k) < Come(v, i);
       loop assigns l;
       loop variant P - l; @/
    for (int32_t l = 0; l < P; l++) {
      /@ assert product: (l - 1) * f + f == l * f; @/
      /@ assert last: Come(v, l) == Come(v, l - 1) - f; @/
      /@ assert before: \forall integer i; 0 <= i < l ==> Come(v, l - 1) <= Come(v, i); @/
    }
  }
*/

/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && 0 <= v < P && 0 <= k < P;
     requires horizon: IsHorizon(u, f, p, q, P, T) && T <= 0x4000000000000000;
     requires local: LocalSplit(u, f, p, q, P, T);
     requires names: PostalNames(u, f, p, q, P, T) && PostalReversed(R, u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures rest: RestAt(R, P, u, v, k);
     exits \false; @/
  void lemma_rest_at(int64_t R, int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T,
                     int32_t v, int32_t k)
  {
    lemma_rest_size(u, f, p, q, P, T, v, k);
    lemma_split_left(u, f, p, q, P);
    /@ assert range: SplitRange(u, f, p, q, P, T, v); @/
    /@ assert some: 1 <= Rest(v, k); @/
    /@ assert none: Rest(v, k) < 2 ==> Rest(v, k + 1) == 1; @/
    /@ assert child: 2 <= Rest(v, k) ==> SplitChild(u, f, p, q, P, T, v, k) == v + Rest(v, k + 1); @/
    /@ assert down: SplitDown(u, f, p, q, P, T, v); @/
    /@ assert within: 2 <= Rest(v, k) ==> v < v + Rest(v, k + 1) < P &&
         SplitParent(u, f, p, q, P, T, v + Rest(v, k + 1)) == v &&
         SplitIndex(u, f, p, q, P, T, v + Rest(v, k + 1)) == k; @/
    /@ assert up: 2 <= Rest(v, k) ==> SplitRange(u, f, p, q, P, T, v + Rest(v, k + 1)) &&
         SplitUp(u, f, p, q, P, T, v + Rest(v, k + 1)); @/
    /@ assert time: 2 <= Rest(v, k) ==> 1 <= Gone(v + Rest(v, k + 1)) &&
         Gone(v + Rest(v, k + 1)) + u == Come(v, k); @/
    /@ assert sent: 2 <= Rest(v, k) ==>
         Transfer(R, Gone(v + Rest(v, k + 1)), v + Rest(v, k + 1), v, 0); @/
  }

  /@ requires rule: ValidRule(u, f, p, q) && 1 <= P;
     requires horizon: IsHorizon(u, f, p, q, P, T) && T <= 0x4000000000000000;
     requires local: LocalSplit(u, f, p, q, P, T);
     requires names: PostalNames(u, f, p, q, P, T) && PostalReversed(R, u, f, p, q, P, T);
     terminates \true;
     assigns \nothing;
     ensures nearest: NearestFirst(R, P, u);
     exits \false; @/
  void lemma_postal_nearest(int64_t R, int32_t u, int32_t f, int32_t p, int32_t q, int32_t P, int64_t T)
  {
    /@ loop invariant range: 0 <= v <= P;
       loop invariant rest: \forall integer w, k; 0 <= w < v && 0 <= k < P ==> RestAt(R, P, u, w, k);
       loop invariant spaced: \forall integer w, i, k; 0 <= w < v && 0 <= i < k < P ==>
         Come(w, k) < Come(w, i);
       loop assigns v;
       loop variant P - v; @/
    for (int32_t v = 0; v < P; v++) {
      /@ loop invariant range: 0 <= k <= P;
         loop invariant rest: \forall integer i; 0 <= i < k ==> RestAt(R, P, u, v, i);
         loop assigns k;
         loop variant P - k; @/
      for (int32_t k = 0; k < P; k++)
        lemma_rest_at(R, u, f, p, q, P, T, v, k);
      lemma_spaced(u, f, p, q, P, T, v);
    }
    lemma_split_left(u, f, p, q, P);
    /@ assert range: \forall integer v; 0 <= v < P ==> SplitRange(u, f, p, q, P, T, v) &&
         Rest(v, 0) == SplitSize(u, f, p, q, P, T, v); @/
    /@ assert last: \forall integer v; 0 <= v < P ==> Rest(v, P) == 1; @/
    /@ assert whole: \forall integer v; 0 <= v < P ==> v + Rest(v, 0) <= P; @/
    /@ assert gone: \forall integer v; 0 <= v < P ==> Come(v, 0) <= Gone(v); @/
    /@ assert hop: \forall integer x, w, v, j; Transfer(R, x, w, v, j) ==>
         SplitHop(u, f, p, q, P, T, T - u + 2 - x, v, w, j); @/
    /@ assert up: \forall integer w; 0 < w < P ==> SplitRange(u, f, p, q, P, T, w) &&
         SplitUp(u, f, p, q, P, T, w); @/
    /@ assert down: \forall integer x, w, v, j; Transfer(R, x, w, v, j) ==>
         j == 0 && 0 < w < P && 0 <= v < w && v == SplitParent(u, f, p, q, P, T, w) &&
         x == Gone(w); @/
    /@ assert child: \forall integer w; 0 < w < P ==>
         SplitChild(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, w), Index(w)) == w &&
         SplitDown(u, f, p, q, P, T, SplitParent(u, f, p, q, P, T, w)); @/
    /@ assert index: \forall integer w; 0 < w < P ==> 0 <= Index(w) < P; @/
    /@ assert which: \forall integer w, v; 0 < w < P && v == SplitParent(u, f, p, q, P, T, w) ==>
         2 <= Rest(v, Index(w)) && w == v + Rest(v, Index(w) + 1); @/
    /@ assert when: \forall integer w, v; 0 < w < P && v == SplitParent(u, f, p, q, P, T, w) ==>
         Gone(w) + u == Come(v, Index(w)); @/
  }
*/

/* Whatever the operation, so that it is associative: when the last message has arrived rank 0 holds the inputs
   of all ranks, combined in rank order. */
/*@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Postal(plan->family) && plan->root == 0;
    requires schedule: PlanReversed(*plan, R);
    requires operands: \forall integer v, u; Does(v, u) == OperandOf(*plan, v, u);
    requires names: PostalNames(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                                plan->rule.alpha_den, plan->ranks, plan->horizon);
    requires network: CombiningParts(R, plan->rule.latency);
    requires associative: Associative;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == PlanSteps(*plan);
    ensures ordered: Partial(\result + 1, 0, 0) == Ordered(0, 0, plan->ranks - 1);
    exits \false; */
int64_t theorem_order_postal(const dodona_tree_plan *plan, int64_t R) {
  int64_t steps = dodona_tree_steps(plan);
  /*@ ghost
    lemma_postal_tree(plan);
    /@ assert ticks: steps == plan->horizon && 1 <= plan->rule.latency; @/
    lemma_split_hops(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
                     plan->ranks, plan->horizon);
    /@ assert position: \forall integer a; 0 <= a < plan->ranks ==>
         Position(plan->ranks, plan->root, a) == a; @/
    /@ assert turned: \forall integer x, a, b, j; PlanTransfer(*plan, x, a, b, j) <==>
         SplitHop(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
                  plan->ranks, plan->horizon, x, a, b, j); @/
    /@ assert hops: \forall integer x, a, b, j; Transfer(R, x, b, a, j) <==>
         SplitHop(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den,
                  plan->ranks, plan->horizon, plan->horizon - plan->rule.latency + 2 - x, a, b, j); @/
    /@ assert appends: \forall integer v, w; 0 <= v < w < plan->ranks ==> Does(v, w) == DODONA_APPEND; @/
    lemma_postal_nearest(R, plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                         plan->rule.alpha_den, plan->ranks, plan->horizon);
    theorem_nearest(R, plan->ranks, plan->rule.latency, steps + 1);
    /@ assert root: SplitRange(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                               plan->rule.alpha_den, plan->ranks, plan->horizon, 0); @/
    /@ assert all: Rest(0, 0) == plan->ranks && Come(0, 0) == steps + 1; @/
    /@ assert came: CameFrom(plan->ranks, steps + 1, 0, 0); @/
    /@ assert held: HeldNearest(steps + 1, 0, 0); @/
  */
  return steps;
}
