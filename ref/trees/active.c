/* When a rank is busy: the family's first and last step. */
#include "ref/trees/tree.h"
#include "ref/trees/transfers_acsl.h"

/* clang-format off */
/* Who hops in a tree of the family is active. */
#define DODONA_FAMILY_HEARS(id, tag, Tag, summary)                                                 \
  (plan->family == DODONA_FAMILY_##id ==>                                                          \
     \forall integer x, a, j; 0 <= a < plan->ranks && DODONA_##Tag##Hop(*plan, x, a, v, j) ==> HopActive(*plan, x, v)) &&
#define DODONA_FAMILY_FEEDS(id, tag, Tag, summary)                                                 \
  (plan->family == DODONA_FAMILY_##id ==>                                                          \
     \forall integer x, b, j; 0 <= b < plan->ranks && DODONA_##Tag##Hop(*plan, x, v, b, j) ==> HopActive(*plan, x, v)) &&
#define DODONA_FAMILY_AT(id, tag, Tag, summary) (plan->family == DODONA_FAMILY_##id ==> place->tag.position == v) &&
/* What the family says of a span. */
#define DODONA_FAMILY_SPAN(id, tag, Tag, summary)                                                  \
  (plan->family == DODONA_FAMILY_##id ==> DODONA_IDLE_OUTSIDE(Tag, *plan, v, answer) &&            \
     DODONA_BUSY(Tag, *plan, answer.first, v) && DODONA_BUSY(Tag, *plan, answer.last, v)) &&
/* clang-format on */

/*@
  // In step x the position of this rank receives or sends.
  predicate HopActive(dodona_tree_plan plan, integer x, integer v) =
    (\exists integer a, j; 0 <= a < plan.ranks && PlanHop(plan, x, a, v, j)) ||
    (\exists integer b, j; 0 <= b < plan.ranks && PlanHop(plan, x, v, b, j));

  // What the span of position v says.
  predicate SpanOf(dodona_tree_plan plan, integer v, dodona_span span) =
    (\forall integer x; HopActive(plan, x, v) ==> span.first <= x <= span.last) &&
    1 <= span.first <= span.last && HopActive(plan, span.first, v) &&
    HopActive(plan, span.last, v);
*/

/* A rank is active when its position is. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && 0 <= rank < plan->ranks;
     terminates \true;
     assigns \nothing;
     ensures active: \forall integer x; PlanActive(*plan, x, rank) <==>
       HopActive(*plan, x, Position(plan->ranks, plan->root, rank));
     exits \false; @/
  void lemma_active(const dodona_tree_plan *plan, int32_t rank)
  {
    /@ assert recv: \forall integer x, u, j; PlanTransfer(*plan, x, u, rank, j) ==>
         0 <= Position(plan->ranks, plan->root, u) < plan->ranks &&
         PlanHop(*plan, x, Position(plan->ranks, plan->root, u),
                 Position(plan->ranks, plan->root, rank), j); @/
    /@ assert send: \forall integer x, v, j; PlanTransfer(*plan, x, rank, v, j) ==>
         0 <= Position(plan->ranks, plan->root, v) < plan->ranks &&
         PlanHop(*plan, x, Position(plan->ranks, plan->root, rank),
                 Position(plan->ranks, plan->root, v), j); @/
    /@ assert turn: \forall integer a; 0 <= a < plan->ranks ==>
         0 <= Rank(plan->ranks, plan->root, a) < plan->ranks &&
         Position(plan->ranks, plan->root, Rank(plan->ranks, plan->root, a)) == a; @/
    /@ assert recv_back: \forall integer x, a, j; 0 <= a < plan->ranks &&
         PlanHop(*plan, x, a, Position(plan->ranks, plan->root, rank), j) ==>
         PlanTransfer(*plan, x, Rank(plan->ranks, plan->root, a), rank, j); @/
    /@ assert send_back: \forall integer x, b, j; 0 <= b < plan->ranks &&
         PlanHop(*plan, x, Position(plan->ranks, plan->root, rank), b, j) ==>
         PlanTransfer(*plan, x, rank, Rank(plan->ranks, plan->root, b), j); @/
  }
*/

/* A span is the position's if the position hops in its first and last step, and outside of it never. */
/*@ ghost
  /@ requires order: 1 <= span.first <= span.last;
     requires ends: HopActive(plan, span.first, v) && HopActive(plan, span.last, v);
     requires receives: \forall integer x, a, j; 0 <= a < plan.ranks && PlanHop(plan, x, a, v, j) ==> span.first <= x <= span.last;
     requires sends: \forall integer x, b, j; 0 <= b < plan.ranks && PlanHop(plan, x, v, b, j) ==> span.first <= x <= span.last;
     terminates \true;
     assigns \nothing;
     ensures span: SpanOf(plan, v, span);
     exits \false; @/
  void lemma_span(dodona_tree_plan plan, int32_t v, dodona_span span) {}
*/

/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: ValidPlan(*plan) && 2 <= plan->ranks;
    requires place: PlaceOf(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures span: SpanOf(*plan, Position(plan->ranks, plan->root, place->rank), \result);
    exits \false; */
static dodona_span family_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  //@ ghost int32_t v = place->rank < plan->root ? place->rank - plan->root + plan->ranks : place->rank - plan->root;
  //@ assert position: v == Position(plan->ranks, plan->root, place->rank);
  //@ assert at: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_AT) \true;
  //@ assert hops: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_HOPS) \true;
  dodona_span answer = {1, 0};
  switch (plan->family) {
#define DODONA_CASE(id, tag, Tag, summary)                                                         \
  case DODONA_FAMILY_##id:                                                                         \
    answer = dodona_##tag##_active(plan, &place->tag);                                             \
    break;
    DODONA_TREE_FAMILY_TABLE(DODONA_CASE)
#undef DODONA_CASE
  }
  //@ assert order: 1 <= answer.first <= answer.last;
  //@ assert hears: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_HEARS) \true;
  //@ assert feeds: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_FEEDS) \true;
  //@ assert span: DODONA_TREE_FAMILY_TABLE(DODONA_FAMILY_SPAN) \true;
  //@ assert ends: HopActive(*plan, answer.first, v) && HopActive(*plan, answer.last, v);
  //@ assert receives: \forall integer x, a, j; 0 <= a < plan->ranks && PlanHop(*plan, x, a, v, j) ==> answer.first <= x <= answer.last;
  //@ assert sends: \forall integer x, b, j; 0 <= b < plan->ranks && PlanHop(*plan, x, v, b, j) ==> answer.first <= x <= answer.last;
  //@ ghost lemma_span(*plan, v, answer);
  return answer;
}

dodona_span dodona_tree_active(const dodona_tree_plan *plan, const dodona_tree_place *place) {
  //@ ghost lemma_active(plan, place->rank);
  //@ ghost lemma_transfers(plan);
  if (plan->ranks == 1)
    return (dodona_span){1, 0};
  return family_active(plan, place);
}
