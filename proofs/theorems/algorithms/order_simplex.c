/* A reduction by the direct simplex tree with root 0 combines the inputs in rank order: the part from the right waits
   aside where it comes first, and follows where it comes last (theorems/any/order_aside.c). Positions are ranks. */
#include "proofs/lemmas/fractional/ends.h"
#include "ref/algorithms/simplex/operand.h"
#include "spec/lemmas/fractional.h"
#include "spec/machine/reverse.h"
#include "spec/lemmas/simplex.h"
#include "spec/lemmas/simplex_slots.h"

/*@
  // The names of spec/machine/order_aside.h mean the tree in groups of r, run backwards from step T on.
  predicate SimplexNames(integer P, integer r, integer D, integer T) =
    FractionalEnds(P, r, D) &&
    (\forall integer v, j; SentAt(v, j) == T - SimplexArrival(P, r, D, v, j));

  // What the places do with what comes.
  predicate SimplexDoes(integer P, integer r, integer D) =
    \forall integer v, u; 0 <= v < u < P ==>
      Does(v, u) == SimplexOperand(r, SimplexPattern(P, r, D, v), Member(P, r, D, v),
                                   Right(P, r, D, v), u);

  // When v sends block j down, and when it sends it right.
  logic integer WhenDown(integer P, integer r, integer D, integer v, integer j) =
    SimplexStart(P, r, D, v) + 2 + Slot(r, SimplexPattern(P, r, D, v), Member(P, r, D, v) + 1, j);
  logic integer WhenRight(integer P, integer r, integer D, integer v, integer j) =
    SimplexStart(P, r, D, v) + RightSlot(r, SimplexPattern(P, r, D, v), Member(P, r, D, v), j);
*/

/* Of the two sends of a block of its share the same is first in all runs; both come after it is received, and
   within a run. */
/*@ ghost
  /@ requires range: 1 <= r && Pattern(p) && 0 <= i < r && 0 <= j < s && j % r == i;
     terminates \true;
     assigns \nothing;
     ensures first: DownFirst(r, p, i) <==> Slot(r, p, i + 1, j) + 2 < RightSlot(r, p, i, j);
     ensures apart: Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, j);
     ensures within: RightSlot(r, p, i, j) <= Slot(r, p, i + 1, j) + 2 + 2 * r;
     ensures right: Slot(r, p, i, j) + 1 <= RightSlot(r, p, i, j);
     exits \false; @/
  void lemma_down_first(int32_t r, int32_t p, int32_t i, int32_t s, int32_t j)
  {
    lemma_ports_right(r, p, i, j, j);
    lemma_simplex_order(r, s, p, i);
    /@ assert share: i % r == i; @/
    /@ assert down: Slot(r, p, i + 1, j) - SimplexPace(r, j) == Late(r, p, i + 1, i) &&
         Slot(r, p, i + 1, i) - SimplexPace(r, i) == Late(r, p, i + 1, i); @/
    /@ assert right: RightSlot(r, p, i, j) - SimplexPace(r, j) ==
           PatternShift(r, p) - 2 * i + Late(r, PatternRight(p), 0, i) &&
         RightSlot(r, p, i, i) - SimplexPace(r, i) ==
           PatternShift(r, p) - 2 * i + Late(r, PatternRight(p), 0, i); @/
    /@ assert late: 0 <= Late(r, p, i + 1, i) <= 1 && 0 <= Late(r, PatternRight(p), 0, i) <= 1; @/
  }

  /@ requires range: 1 <= r && 0 <= i && 0 <= j && i % r == j % r;
     terminates \true;
     assigns \nothing;
     ensures apart: SimplexPace(r, j) < SimplexPace(r, i) ==>
       SimplexPace(r, j) + 2 * r + 1 <= SimplexPace(r, i);
     exits \false; @/
  void lemma_runs_apart(int32_t r, int32_t i, int32_t j)
  {
    int32_t a = i / r;
    int32_t b = j / r;
    /@ assert parts: i == a * r + i % r && j == b * r + j % r; @/
    /@ assert pace: SimplexPace(r, i) == 2 * i + a && SimplexPace(r, j) == 2 * j + b; @/
    /@ assert above: a >= b + 1 ==> a * r >= b * r + r; @/
    /@ assert below: a <= b ==> a * r <= b * r; @/
  }
*/

/* The same of a position, and that it sends down after it has received. */
/*@ ghost
  /@ requires tree: 1 <= r && LocalRange(P, r, D, v) && SimplexRange(P, r, D, v);
     requires range: 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures down: SimplexArrival(P, r, D, v, j) + 1 <= WhenDown(P, r, D, v, j);
     ensures right: j % r == Member(P, r, D, v) ==>
       SimplexArrival(P, r, D, v, j) + 1 <= WhenRight(P, r, D, v, j);
     ensures apart: j % r == Member(P, r, D, v) ==>
       WhenDown(P, r, D, v, j) != WhenRight(P, r, D, v, j);
     ensures first: j % r == Member(P, r, D, v) ==>
       (DownFirst(r, SimplexPattern(P, r, D, v), Member(P, r, D, v)) <==>
        WhenDown(P, r, D, v, j) < WhenRight(P, r, D, v, j));
     ensures within: j % r == Member(P, r, D, v) ==>
       WhenRight(P, r, D, v, j) <= WhenDown(P, r, D, v, j) + 2 * r;
     exits \false; @/
  void lemma_simplex_share(int32_t P, int32_t r, int32_t D, int32_t v, int32_t s, int32_t j)
  {
    int32_t m = j % r;
    lemma_down_first(r, 0, m, s, j);
    lemma_down_first(r, 1, m, s, j);
    lemma_down_first(r, 2, m, s, j);
    /@ assert pattern: SimplexPattern(P, r, D, v) == 0 || SimplexPattern(P, r, D, v) == 1 ||
         SimplexPattern(P, r, D, v) == 2; @/
    /@ assert late: \forall integer p, i; Pattern(p) && 0 <= i <= r ==> 0 <= Late(r, p, i, m) <= 1; @/
  }
*/

/* When the children receive. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j;
     requires names: FractionalEnds(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures near: Near(v, j) != -1 ==> 0 < Near(v, j) < P && v == Source(P, r, D, Near(v, j), j) &&
       SimplexArrival(P, r, D, Near(v, j), j) == WhenDown(P, r, D, v, j);
     ensures far: Far(v, j) != -1 ==> j % r == Member(P, r, D, v) && 0 < Far(v, j) < P &&
       v == Source(P, r, D, Far(v, j), j) &&
       SimplexArrival(P, r, D, Far(v, j), j) == WhenRight(P, r, D, v, j);
     exits \false; @/
  void lemma_simplex_children(int32_t P, int32_t r, int32_t D, int32_t v, int32_t j)
  {
    lemma_simplex_feeds(P, r, D, v, j);
    /@ loop invariant range: 1 <= u <= P || P < 1;
       loop invariant down: \forall integer w; 0 < w < u && v == Source(P, r, D, w, j) &&
         Feeder(P, r, D, w) == -1 ==> SimplexArrival(P, r, D, w, j) == WhenDown(P, r, D, v, j);
       loop invariant right: \forall integer w; 0 < w < u && v == Source(P, r, D, w, j) &&
         Feeder(P, r, D, w) != -1 ==> SimplexArrival(P, r, D, w, j) == WhenRight(P, r, D, v, j);
       loop assigns u;
       loop variant P - u; @/
    for (int32_t u = 1; u < P; u++)
      lemma_simplex_fed(P, r, D, v, u, j);
    /@ assert near: Near(v, j) == Down(P, r, D, v); @/
    /@ assert far: Far(v, j) != -1 ==> Far(v, j) == Right(P, r, D, v) && Member(P, r, D, v) == j % r; @/
  }

  /@ requires tree: 1 <= P && 1 <= r && 1 <= s && 0 <= D && IsDepth(P, r, D);
     requires local: LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j < s;
     requires schedule: SimplexSchedule(S, P, r, D, s) && Reversed(S, R, T) &&
       T == SimplexSteps(r, D, s) + 1;
     requires names: SimplexNames(P, r, D, T);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) ==>
       Transfer(R, SentAt(u, j), u, v, j) && 1 <= SentAt(u, j) < T;
     ensures only: \forall integer x, u; Transfer(R, x, u, v, j) ==>
       0 < u < P && v == Source(P, r, D, u, j) && x == SentAt(u, j);
     exits \false; @/
  void lemma_simplex_back(int64_t S, int64_t R, int32_t P, int32_t r, int32_t D, int32_t s, int64_t T,
                          int32_t v, int32_t j)
  {
    lemma_simplex_when(P, r, D, s);
    /@ assert hop: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) ==>
         SimplexHop(P, r, D, s, T - SentAt(u, j), v, u, j); @/
    /@ assert sent: \forall integer u; 0 < u < P && v == Source(P, r, D, u, j) ==>
         Transfer(S, T - SentAt(u, j), v, u, j); @/
    /@ assert back: \forall integer x, u; Transfer(R, x, u, v, j) ==>
         SimplexHop(P, r, D, s, T - x, v, u, j); @/
  }

  /@ requires tree: 1 <= P && 1 <= r && 1 <= s && 0 <= D && IsDepth(P, r, D);
     requires local: LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires range: 0 <= v < P && 0 <= j < s;
     requires schedule: SimplexSchedule(S, P, r, D, s) && Reversed(S, R, T) &&
       T == SimplexSteps(r, D, s) + 1;
     requires names: SimplexNames(P, r, D, T) && SimplexDoes(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures times: AsideTimes(R, 1, v, j);
     exits \false; @/
  void lemma_simplex_times(int64_t S, int64_t R, int32_t P, int32_t r, int32_t D, int32_t s, int64_t T,
                           int32_t v, int32_t j)
  {
    lemma_group_ends(P, r, D, v);
    lemma_fractional_children(P, r, D, v, j);
    lemma_simplex_children(P, r, D, v, j);
    lemma_simplex_back(S, R, P, r, D, s, T, v, j);
    lemma_simplex_share(P, r, D, v, s, j);
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert near: Near(v, j) != -1 ==> Near(v, j) == v + 1 && Near(v, j) != Right(P, r, D, v) &&
         SentAt(Near(v, j), j) == T - WhenDown(P, r, D, v, j); @/
    /@ assert near_sent: Near(v, j) != -1 ==> Transfer(R, SentAt(Near(v, j), j), Near(v, j), v, j) &&
         1 <= SentAt(Near(v, j), j) && SentAt(Near(v, j), j) + 1 <= SentAt(v, j); @/
    /@ assert near_does: Near(v, j) != -1 ==> Does(v, Near(v, j)) == DODONA_APPEND; @/
    /@ assert far: Far(v, j) != -1 ==> Far(v, j) == Right(P, r, D, v) && v + 1 < Far(v, j) < P &&
         Near(v, j) != -1 && j % r == Member(P, r, D, v) &&
         SentAt(Far(v, j), j) == T - WhenRight(P, r, D, v, j); @/
    /@ assert far_sent: Far(v, j) != -1 ==> Transfer(R, SentAt(Far(v, j), j), Far(v, j), v, j) &&
         1 <= SentAt(Far(v, j), j) && SentAt(Far(v, j), j) + 1 <= SentAt(v, j) &&
         SentAt(Far(v, j), j) != SentAt(Near(v, j), j); @/
    /@ assert first: Far(v, j) != -1 ==>
         (DownFirst(r, SimplexPattern(P, r, D, v), Member(P, r, D, v)) <==>
          SentAt(Far(v, j), j) < SentAt(Near(v, j), j)); @/
    /@ assert hold: Far(v, j) != -1 && SentAt(Far(v, j), j) < SentAt(Near(v, j), j) ==>
         Does(v, Far(v, j)) == DODONA_SET_ASIDE; @/
    /@ assert append: Far(v, j) != -1 && !(SentAt(Far(v, j), j) < SentAt(Near(v, j), j)) ==>
         Does(v, Far(v, j)) == DODONA_APPEND; @/
    /@ assert who: \forall integer x, u; Transfer(R, x, u, v, j) ==>
         u != -1 && (u == Near(v, j) || u == Far(v, j)) && x == SentAt(u, j); @/
  }

  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires range: 0 <= v < P && 0 <= i < s && 0 <= j < s;
     requires names: SimplexNames(P, r, D, T);
     terminates \true;
     assigns \nothing;
     ensures alone: AsideAlone(v, i, j);
     exits \false; @/
  void lemma_simplex_alone(int32_t P, int32_t r, int32_t D, int32_t s, int64_t T, int32_t v, int32_t i,
                           int32_t j)
  {
    lemma_group_ends(P, r, D, v);
    lemma_simplex_children(P, r, D, v, i);
    lemma_simplex_children(P, r, D, v, j);
    lemma_simplex_share(P, r, D, v, s, j);
    if (i % r == j % r)
      lemma_runs_apart(r, i, j);
    /@ assert here: LocalRange(P, r, D, v) && LocalDown(P, r, D, v) && LocalRight(P, r, D, v); @/
    /@ assert both: Far(v, i) != -1 && Far(v, j) != -1 ==> i % r == Member(P, r, D, v) &&
         j % r == Member(P, r, D, v) && Near(v, i) != -1; @/
    /@ assert down: i % r == j % r ==> WhenDown(P, r, D, v, i) - WhenDown(P, r, D, v, j) ==
         SimplexPace(r, i) - SimplexPace(r, j); @/
    /@ assert right: i % r == j % r ==> WhenRight(P, r, D, v, i) - WhenRight(P, r, D, v, j) ==
         SimplexPace(r, i) - SimplexPace(r, j); @/
    /@ assert sent: Far(v, i) != -1 && Far(v, j) != -1 ==>
         SentAt(Far(v, i), i) == T - WhenRight(P, r, D, v, i) &&
         SentAt(Far(v, j), j) == T - WhenRight(P, r, D, v, j) &&
         SentAt(Near(v, i), i) == T - WhenDown(P, r, D, v, i); @/
    /@ assert later: Far(v, i) != -1 && Far(v, j) != -1 && SentAt(Far(v, i), i) < SentAt(Far(v, j), j) ==>
         SimplexPace(r, j) + 2 * r + 1 <= SimplexPace(r, i); @/
  }

  /@ requires tree: 1 <= P && 1 <= r && 1 <= s && 0 <= D && IsDepth(P, r, D);
     requires local: LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires schedule: SimplexSchedule(S, P, r, D, s) && Reversed(S, R, T) &&
       T == SimplexSteps(r, D, s) + 1;
     requires names: SimplexNames(P, r, D, T) && SimplexDoes(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures reduction: NearAndFar(R, 0, P, s, 1);
     exits \false; @/
  void lemma_simplex_parts(int64_t S, int64_t R, int32_t P, int32_t r, int32_t D, int32_t s, int64_t T)
  {
    /@ loop invariant range: 0 <= v <= P;
       loop invariant trees: \forall integer w, j; 0 <= w < v && 0 <= j < s ==>
         AsideSpans(P, w, j) && AsideTimes(R, 1, w, j);
       loop invariant alone: \forall integer w, i, j; 0 <= w < v && 0 <= i < s && 0 <= j < s ==>
         AsideAlone(w, i, j);
       loop assigns v;
       loop variant P - v; @/
    for (int32_t v = 0; v < P; v++) {
      /@ loop invariant range: 0 <= j <= s;
         loop invariant trees: \forall integer k; 0 <= k < j ==>
           AsideSpans(P, v, k) && AsideTimes(R, 1, v, k);
         loop invariant alone: \forall integer i, k; 0 <= k < j && 0 <= i < s ==> AsideAlone(v, i, k);
         loop assigns j;
         loop variant s - j; @/
      for (int32_t j = 0; j < s; j++) {
        lemma_fractional_spans(P, r, D, v, j);
        lemma_simplex_times(S, R, P, r, D, s, T, v, j);
        /@ loop invariant range: 0 <= i <= s;
           loop invariant alone: \forall integer k; 0 <= k < i ==> AsideAlone(v, k, j);
           loop assigns i;
           loop variant s - i; @/
        for (int32_t i = 0; i < s; i++)
          lemma_simplex_alone(P, r, D, s, T, v, i, j);
      }
    }
    lemma_simplex_hops(S, P, r, D, s);
    /@ assert back: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==> Transfer(S, T - x, v, u, j); @/
    /@ assert range: \forall integer x, u, v, j; Transfer(R, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P && 0 <= j < s; @/
    /@ assert one: \forall integer x, u, w, v, i, j;
         Transfer(R, x, u, v, i) && Transfer(R, x, w, v, j) ==> u == w && i == j; @/
  }
*/

/* Whatever the operation, so that it is associative: when the last message has arrived rank 0 holds the inputs of
   all ranks, combined in rank order. One rank has nothing to combine. */
/*@ requires tree: 2 <= ranks && 1 <= group && 1 <= blocks && IsDepth(ranks, group, depth) &&
      0 <= depth < ranks;
    requires schedule: SimplexSchedule(S, ranks, group, depth, blocks);
    requires reversed: Reversed(S, R, SimplexSteps(group, depth, blocks) + 1);
    requires operands: SimplexDoes(ranks, group, depth);
    requires names: SimplexNames(ranks, group, depth, SimplexSteps(group, depth, blocks) + 1);
    requires network: CombiningParts(R, 1);
    requires associative: Associative;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == SimplexSteps(group, depth, blocks);
    ensures ordered: \forall integer j; 0 <= j < blocks ==>
      Partial(\result + 1, 0, j) == Ordered(j, 0, ranks - 1);
    exits \false; */
int64_t theorem_order_simplex(int32_t ranks, int32_t group, int32_t depth, int32_t blocks,
                              int64_t S, int64_t R) {
  //@ ghost lemma_capacity_power(group, 0);
  int64_t steps = dodona_simplex_direct_steps(ranks, group, depth, blocks);
  /*@ ghost
    lemma_local_tree(ranks, group, depth);
    lemma_simplex_tree(ranks, group, depth);
    lemma_simplex_parts(S, R, ranks, group, depth, blocks, steps + 1);
    lemma_simplex_when(ranks, group, depth, blocks);
    theorem_aside(R, 0, ranks, blocks, 1, steps + 1);
    lemma_group_ends(ranks, group, depth, 0);
    lemma_descend_group(group, depth, ranks, 0, -1, 0);
    /@ assert root: LocalRange(ranks, group, depth, 0) && LocalDown(ranks, group, depth, 0); @/
    /@ assert all: \forall integer j; 0 <= j < blocks ==> 0 <= j % group && End(0, j) == ranks - 1; @/
    /@ assert come: \forall integer j; 0 <= j < blocks ==> AsideSpans(ranks, 0, j) &&
         0 < Near(0, j) < ranks && SentAt(Near(0, j), j) + 1 <= steps + 1; @/
    /@ assert both: \forall integer j; 0 <= j < blocks && Far(0, j) != -1 ==>
         0 < Far(0, j) < ranks && SentAt(Far(0, j), j) + 1 <= steps + 1; @/
    /@ assert until: \forall integer j; 0 <= j < blocks ==> EndBy(1, steps + 1, 0, j) == ranks - 1; @/
    /@ assert ordered: \forall integer j; 0 <= j < blocks ==> HeldBy(1, steps + 1, 0, j) &&
         Partial(steps + 1, 0, j) == Ordered(j, 0, ranks - 1); @/
  */
  return steps;
}
