/* A network that runs a reduction in which the far part waits aside where it comes first combines the inputs in rank
   order: by induction on the step. In a step a rank gets a near part, a far part that is first or last, or nothing. */
#include "ref/trees/operand.h"
#include "spec/machine/order_aside.h"

/*@
  predicate HeldBefore(integer first, integer P, integer s, integer latency, integer x) =
    (\forall integer y, v, j; y < x && first <= v < P && 0 <= j < s ==> HeldBy(latency, y, v, j)) &&
    (\forall integer y, v; y < x && first <= v < P ==> WaitsBy(s, latency, y, v));

  // The far part of block j comes before the near part.
  predicate FarBefore(integer v, integer j) =
    Far(v, j) != -1 && SentAt(Far(v, j), j) < SentAt(Near(v, j), j);

  // What arrives at v in step x is its near part of block j; its far part, before the near part or after it;
  // nothing.
  predicate NearComes(integer R, integer latency, integer x, integer v, integer j) =
    Near(v, j) != -1 && Transfer(R, x - latency, Near(v, j), v, j);
  predicate FarComes(integer R, integer latency, integer x, integer v, integer j) =
    Far(v, j) != -1 && Transfer(R, x - latency, Far(v, j), v, j) &&
    SentAt(Far(v, j), j) < SentAt(Near(v, j), j);
  predicate LastComes(integer R, integer latency, integer x, integer v, integer j) =
    Far(v, j) != -1 && Transfer(R, x - latency, Far(v, j), v, j) &&
    SentAt(Near(v, j), j) < SentAt(Far(v, j), j);
  predicate NothingComes(integer R, integer latency, integer x, integer v) =
    \forall integer u, j; !Transfer(R, x - latency, u, v, j);
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures near: NearComes(R, latency, x, v, j) ==> SentAt(Near(v, j), j) == x - latency &&
       Partial(x - latency, Near(v, j), j) == Ordered(j, Near(v, j), End(Near(v, j), j));
     ensures far: FarComes(R, latency, x, v, j) || LastComes(R, latency, x, v, j) ==>
       SentAt(Far(v, j), j) == x - latency &&
       Partial(x - latency, Far(v, j), j) == Ordered(j, Far(v, j), End(v, j));
     exits \false; @/
  void lemma_aside_sent(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    /@ assert here: AsideSpans(P, v, j) && AsideTimes(R, latency, v, j); @/
    /@ assert near_there: Near(v, j) != -1 ==>
         AsideSpans(P, Near(v, j), j) && AsideTimes(R, latency, Near(v, j), j) &&
         HeldBy(latency, x - latency, Near(v, j), j); @/
    /@ assert far_there: Far(v, j) != -1 ==>
         AsideSpans(P, Far(v, j), j) && AsideTimes(R, latency, Far(v, j), j) &&
         HeldBy(latency, x - latency, Far(v, j), j); @/
  }
*/

/* What follows on what is held, with what waits. */
/*@ ghost
  /@ requires network: Appending(R, latency);
     terminates \true;
     assigns \nothing;
     ensures joins: \forall integer u, v, j; Transfer(R, x - latency, u, v, j) &&
       Does(v, u) == DODONA_APPEND ==>
       Partial(x, v, j) == Followed(Waiting(x - 1, v), j,
         Op(Partial(x - 1, v, j), Partial(x - latency, u, j)), Aside(x - 1, v));
     ensures waits: \forall integer u, v, j; Transfer(R, x - latency, u, v, j) &&
       Does(v, u) == DODONA_APPEND ==>
       Waiting(x, v) == (Waiting(x - 1, v) == j ? -1 : Waiting(x - 1, v)) &&
       Aside(x, v) == Aside(x - 1, v);
     exits \false; @/
  void lemma_joins(int64_t R, int64_t latency, int64_t x)
  {
  }
*/

/* The near part comes: it and what waits follow on what is held. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires associative: Associative;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures held: NearComes(R, latency, x, v, j) ==> HeldBy(latency, x, v, j);
     exits \false; @/
  void lemma_near_held(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    lemma_aside_sent(R, first, P, s, latency, x, v, j);
    lemma_ordered(P);
    /@ assert here: AsideSpans(P, v, j) && AsideTimes(R, latency, v, j); @/
    /@ assert there: Near(v, j) != -1 ==> AsideSpans(P, Near(v, j), j); @/
    /@ assert far: Far(v, j) != -1 ==> AsideSpans(P, Far(v, j), j); @/
    /@ assert before: HeldBy(latency, x - 1, v, j) && WaitsBy(s, latency, x - 1, v); @/
    /@ assert own: NearComes(R, latency, x, v, j) ==> Partial(x - 1, v, j) == Ordered(j, v, v); @/
    /@ assert waits: NearComes(R, latency, x, v, j) && FarBefore(v, j) ==>
         WaitsAside(latency, x - 1, v, j) && Waiting(x - 1, v) == j &&
         Aside(x - 1, v) == Ordered(j, Far(v, j), End(v, j)); @/
    /@ assert none: NearComes(R, latency, x, v, j) && !FarBefore(v, j) ==> Waiting(x - 1, v) != j; @/
    /@ assert until_all: NearComes(R, latency, x, v, j) && FarBefore(v, j) ==>
         EndBy(latency, x, v, j) == End(v, j); @/
    /@ assert until_near: NearComes(R, latency, x, v, j) && !FarBefore(v, j) ==>
         EndBy(latency, x, v, j) == End(Near(v, j), j); @/
    /@ assert next: Near(v, j) != -1 ==> Near(v, j) == v + 1 && v + 1 <= End(Near(v, j), j) <= v + 1 + P; @/
    /@ assert two: Near(v, j) != -1 ==>
         Op(Ordered(j, v, v), Ordered(j, Near(v, j), End(Near(v, j), j))) ==
         Ordered(j, v, End(Near(v, j), j)); @/
    /@ assert three: Far(v, j) != -1 ==>
         Op(Ordered(j, v, End(Near(v, j), j)), Ordered(j, Far(v, j), End(v, j))) ==
         Ordered(j, v, End(v, j)); @/
    lemma_joins(R, latency, x);
    /@ assert appends: NearComes(R, latency, x, v, j) ==> Does(v, Near(v, j)) == DODONA_APPEND; @/
    /@ assert joins: NearComes(R, latency, x, v, j) && Waiting(x - 1, v) == j ==>
         Partial(x, v, j) == Op(Op(Partial(x - 1, v, j), Partial(x - latency, Near(v, j), j)),
                                Aside(x - 1, v)); @/
    /@ assert follows: NearComes(R, latency, x, v, j) && Waiting(x - 1, v) != j ==>
         Partial(x, v, j) == Op(Partial(x - 1, v, j), Partial(x - latency, Near(v, j), j)); @/
    /@ assert alone: NearComes(R, latency, x, v, j) && !FarBefore(v, j) ==>
         Partial(x, v, j) == Op(Ordered(j, v, v), Ordered(j, Near(v, j), End(Near(v, j), j))); @/
    /@ assert all: NearComes(R, latency, x, v, j) && FarBefore(v, j) ==>
         Partial(x, v, j) == Op(Op(Ordered(j, v, v), Ordered(j, Near(v, j), End(Near(v, j), j))),
                                Ordered(j, Far(v, j), End(v, j))); @/
  }
*/

/* The far part comes last: it follows on what is held. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires associative: Associative;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures held: LastComes(R, latency, x, v, j) ==> HeldBy(latency, x, v, j);
     exits \false; @/
  void lemma_last_held(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    lemma_aside_sent(R, first, P, s, latency, x, v, j);
    lemma_ordered(P);
    /@ assert here: AsideSpans(P, v, j) && AsideTimes(R, latency, v, j); @/
    /@ assert there: Near(v, j) != -1 ==> AsideSpans(P, Near(v, j), j); @/
    /@ assert far: Far(v, j) != -1 ==> AsideSpans(P, Far(v, j), j); @/
    /@ assert before: HeldBy(latency, x - 1, v, j) && WaitsBy(s, latency, x - 1, v); @/
    /@ assert near: LastComes(R, latency, x, v, j) ==>
         Partial(x - 1, v, j) == Ordered(j, v, End(Near(v, j), j)); @/
    /@ assert none: LastComes(R, latency, x, v, j) ==> Waiting(x - 1, v) != j; @/
    /@ assert until: LastComes(R, latency, x, v, j) ==> EndBy(latency, x, v, j) == End(v, j); @/
    /@ assert two: Far(v, j) != -1 ==>
         Op(Ordered(j, v, End(Near(v, j), j)), Ordered(j, Far(v, j), End(v, j))) ==
         Ordered(j, v, End(v, j)); @/
    lemma_joins(R, latency, x);
    /@ assert appends: LastComes(R, latency, x, v, j) ==> Does(v, Far(v, j)) == DODONA_APPEND; @/
    /@ assert follows: LastComes(R, latency, x, v, j) ==>
         Partial(x, v, j) == Op(Partial(x - 1, v, j), Partial(x - latency, Far(v, j), j)); @/
  }
*/

/* If no part of a block is appended, what is held of the block stays. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures held: !NearComes(R, latency, x, v, j) && !LastComes(R, latency, x, v, j) ==>
       HeldBy(latency, x, v, j);
     exits \false; @/
  void lemma_others_held(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    /@ assert here: AsideSpans(P, v, j) && AsideTimes(R, latency, v, j); @/
    /@ assert before: HeldBy(latency, x - 1, v, j); @/
    /@ assert near: !NearComes(R, latency, x, v, j) && Near(v, j) != -1 ==>
         SentAt(Near(v, j), j) != x - latency; @/
    /@ assert last: !LastComes(R, latency, x, v, j) && Far(v, j) != -1 ==>
         SentAt(Far(v, j), j) < SentAt(Near(v, j), j) || SentAt(Far(v, j), j) != x - latency; @/
    /@ assert same: !NearComes(R, latency, x, v, j) && !LastComes(R, latency, x, v, j) ==>
         EndBy(latency, x, v, j) == EndBy(latency, x - 1, v, j); @/
    /@ assert far: FarComes(R, latency, x, v, j) ==> Partial(x, v, j) == Partial(x - 1, v, j); @/
    /@ assert who: \forall integer u; Transfer(R, x - latency, u, v, j) ==>
         NearComes(R, latency, x, v, j) || LastComes(R, latency, x, v, j) ||
         FarComes(R, latency, x, v, j); @/
    /@ assert silent: !NearComes(R, latency, x, v, j) && !LastComes(R, latency, x, v, j) &&
         !FarComes(R, latency, x, v, j) ==> Partial(x, v, j) == Partial(x - 1, v, j); @/
  }
*/

/* What waits, in each of the four cases. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures waits: FarComes(R, latency, x, v, j) ==> WaitsBy(s, latency, x, v);
     exits \false; @/
  void lemma_far_waits(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    lemma_aside_sent(R, first, P, s, latency, x, v, j);
    /@ assert here: AsideSpans(P, v, j) && AsideTimes(R, latency, v, j); @/
    /@ assert put: FarComes(R, latency, x, v, j) ==>
         Waiting(x, v) == j && Aside(x, v) == Ordered(j, Far(v, j), End(v, j)) &&
         WaitsAside(latency, x, v, j); @/
    /@ assert times: \forall integer i; 0 <= i < s ==> AsideTimes(R, latency, v, i); @/
    /@ assert once: \forall integer i; 0 <= i < s && i != j && FarComes(R, latency, x, v, j) &&
         Far(v, i) != -1 ==> SentAt(Far(v, i), i) != x - latency; @/
    /@ assert alone: \forall integer i; 0 <= i < s ==> AsideAlone(v, i, j); @/
    /@ assert others: \forall integer i; 0 <= i < s && i != j && FarComes(R, latency, x, v, j) ==>
         !WaitsAside(latency, x, v, i); @/
  }

  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures waits: NearComes(R, latency, x, v, j) ==> WaitsBy(s, latency, x, v);
     exits \false; @/
  void lemma_near_waits(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    /@ assert times: \forall integer i; 0 <= i < s ==> AsideTimes(R, latency, v, i); @/
    /@ assert spans: \forall integer i; 0 <= i < s ==> AsideSpans(P, v, i); @/
    /@ assert both: \forall integer i; 0 <= i < s && Far(v, i) != -1 ==> Near(v, i) != -1 &&
         Transfer(R, SentAt(Far(v, i), i), Far(v, i), v, i) &&
         Transfer(R, SentAt(Near(v, i), i), Near(v, i), v, i); @/
    /@ assert before: WaitsBy(s, latency, x - 1, v); @/
    lemma_joins(R, latency, x);
    /@ assert appends: NearComes(R, latency, x, v, j) ==> Does(v, Near(v, j)) == DODONA_APPEND &&
         SentAt(Near(v, j), j) == x - latency; @/
    /@ assert one: \forall integer u, i; NearComes(R, latency, x, v, j) &&
         Transfer(R, x - latency, u, v, i) ==> u == Near(v, j) && i == j; @/
    /@ assert same: \forall integer i; 0 <= i < s && i != j && NearComes(R, latency, x, v, j) &&
         Far(v, i) != -1 ==> SentAt(Far(v, i), i) != x - latency && SentAt(Near(v, i), i) != x - latency; @/
    /@ assert between: \forall integer i; 0 <= i < s && i != j && NearComes(R, latency, x, v, j) ==>
         (WaitsAside(latency, x, v, i) <==> WaitsAside(latency, x - 1, v, i)); @/
    /@ assert ended: NearComes(R, latency, x, v, j) ==> !WaitsAside(latency, x, v, j); @/
    /@ assert gone: NearComes(R, latency, x, v, j) && Waiting(x - 1, v) == j ==> Waiting(x, v) == -1; @/
    /@ assert others: \forall integer i; 0 <= i < s && i != j && NearComes(R, latency, x, v, j) &&
         Waiting(x - 1, v) == j ==> !WaitsAside(latency, x - 1, v, i); @/
    /@ assert goes: NearComes(R, latency, x, v, j) && Waiting(x - 1, v) == j ==>
         Waiting(x, v) == -1 && (\forall integer i; 0 <= i < s ==> !WaitsAside(latency, x, v, i)); @/
    /@ assert stays: NearComes(R, latency, x, v, j) && Waiting(x - 1, v) != j ==>
         Waiting(x, v) == Waiting(x - 1, v) && Aside(x, v) == Aside(x - 1, v); @/
  }

  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures waits: LastComes(R, latency, x, v, j) ==> WaitsBy(s, latency, x, v);
     exits \false; @/
  void lemma_last_waits(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v, int32_t j)
  {
    /@ assert times: \forall integer i; 0 <= i < s ==> AsideTimes(R, latency, v, i); @/
    /@ assert spans: \forall integer i; 0 <= i < s ==> AsideSpans(P, v, i); @/
    /@ assert both: \forall integer i; 0 <= i < s && Far(v, i) != -1 ==> Near(v, i) != -1 &&
         Transfer(R, SentAt(Far(v, i), i), Far(v, i), v, i) &&
         Transfer(R, SentAt(Near(v, i), i), Near(v, i), v, i); @/
    /@ assert before: WaitsBy(s, latency, x - 1, v); @/
    lemma_joins(R, latency, x);
    /@ assert appends: LastComes(R, latency, x, v, j) ==> Does(v, Far(v, j)) == DODONA_APPEND &&
         SentAt(Far(v, j), j) == x - latency; @/
    /@ assert one: \forall integer u, i; LastComes(R, latency, x, v, j) &&
         Transfer(R, x - latency, u, v, i) ==> u == Far(v, j) && i == j; @/
    /@ assert same: \forall integer i; 0 <= i < s && i != j && LastComes(R, latency, x, v, j) &&
         Far(v, i) != -1 ==> SentAt(Far(v, i), i) != x - latency && SentAt(Near(v, i), i) != x - latency; @/
    /@ assert own: \forall integer y; LastComes(R, latency, x, v, j) ==> !WaitsAside(latency, y, v, j); @/
    /@ assert between: \forall integer i; 0 <= i < s && LastComes(R, latency, x, v, j) ==>
         (WaitsAside(latency, x, v, i) <==> WaitsAside(latency, x - 1, v, i)); @/
    /@ assert other: LastComes(R, latency, x, v, j) ==> Waiting(x - 1, v) != j; @/
    /@ assert stays: LastComes(R, latency, x, v, j) ==>
         Waiting(x, v) == Waiting(x - 1, v) && Aside(x, v) == Aside(x - 1, v); @/
  }

  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P;
     terminates \true;
     assigns \nothing;
     ensures waits: NothingComes(R, latency, x, v) ==> WaitsBy(s, latency, x, v);
     exits \false; @/
  void lemma_nothing_waits(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v)
  {
    /@ assert times: \forall integer i; 0 <= i < s ==> AsideTimes(R, latency, v, i); @/
    /@ assert spans: \forall integer i; 0 <= i < s ==> AsideSpans(P, v, i); @/
    /@ assert both: \forall integer i; 0 <= i < s && Far(v, i) != -1 ==> Near(v, i) != -1 &&
         Transfer(R, SentAt(Far(v, i), i), Far(v, i), v, i) &&
         Transfer(R, SentAt(Near(v, i), i), Near(v, i), v, i); @/
    /@ assert before: WaitsBy(s, latency, x - 1, v); @/
    /@ assert far: \forall integer i; 0 <= i < s && NothingComes(R, latency, x, v) && Far(v, i) != -1 ==>
         Transfer(R, SentAt(Far(v, i), i), Far(v, i), v, i) && SentAt(Far(v, i), i) != x - latency; @/
    /@ assert then: \forall integer i; 0 <= i < s && Far(v, i) != -1 &&
         SentAt(Near(v, i), i) == x - latency ==> Transfer(R, x - latency, Near(v, i), v, i); @/
    /@ assert near: \forall integer i; 0 <= i < s && NothingComes(R, latency, x, v) && Far(v, i) != -1 ==>
         !Transfer(R, x - latency, Near(v, i), v, i) && SentAt(Near(v, i), i) != x - latency; @/
    /@ assert between: \forall integer i; 0 <= i < s && NothingComes(R, latency, x, v) ==>
         (WaitsAside(latency, x, v, i) <==> WaitsAside(latency, x - 1, v, i)); @/
    /@ assert stays: NothingComes(R, latency, x, v) ==>
         Waiting(x, v) == Waiting(x - 1, v) && Aside(x, v) == Aside(x - 1, v); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x && 0 <= s;
     requires associative: Associative;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: CombiningParts(R, latency);
     requires held: HeldBefore(first, P, s, latency, x);
     requires range: 0 <= first <= v < P;
     terminates \true;
     assigns \nothing;
     ensures held: \forall integer j; 0 <= j < s ==> HeldBy(latency, x, v, j);
     ensures waits: WaitsBy(s, latency, x, v);
     exits \false; @/
  void lemma_aside_rank(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x, int32_t v)
  {
    /@ loop invariant range: 0 <= j <= s;
       loop invariant held: \forall integer i; 0 <= i < j ==> HeldBy(latency, x, v, i);
       loop invariant near: \forall integer i; 0 <= i < j && NearComes(R, latency, x, v, i) ==>
         WaitsBy(s, latency, x, v);
       loop invariant far: \forall integer i; 0 <= i < j && FarComes(R, latency, x, v, i) ==>
         WaitsBy(s, latency, x, v);
       loop invariant last: \forall integer i; 0 <= i < j && LastComes(R, latency, x, v, i) ==>
         WaitsBy(s, latency, x, v);
       loop assigns j;
       loop variant s - j; @/
    for (int32_t j = 0; j < s; j++) {
      lemma_near_held(R, first, P, s, latency, x, v, j);
      lemma_last_held(R, first, P, s, latency, x, v, j);
      lemma_others_held(R, first, P, s, latency, x, v, j);
      lemma_near_waits(R, first, P, s, latency, x, v, j);
      lemma_far_waits(R, first, P, s, latency, x, v, j);
      lemma_last_waits(R, first, P, s, latency, x, v, j);
    }
    lemma_nothing_waits(R, first, P, s, latency, x, v);
    /@ assert times: \forall integer i; 0 <= i < s ==> AsideTimes(R, latency, v, i); @/
    /@ assert block: \forall integer u, i; Transfer(R, x - latency, u, v, i) ==>
         0 <= i < s && AsideTimes(R, latency, v, i); @/
    /@ assert whose: \forall integer u, i; Transfer(R, x - latency, u, v, i) ==>
         u != -1 && (u == Near(v, i) || u == Far(v, i)); @/
    /@ assert some: \forall integer u, i; Transfer(R, x - latency, u, v, i) ==> 0 <= i < s &&
         (NearComes(R, latency, x, v, i) || FarComes(R, latency, x, v, i) ||
          LastComes(R, latency, x, v, i)); @/
    /@ assert waits: \forall integer u, i; Transfer(R, x - latency, u, v, i) ==>
         WaitsBy(s, latency, x, v); @/
  }

  /@ requires latency: 1 <= latency;
     requires reduction: NearAndFar(R, first, P, s, latency);
     requires network: PartsBegin;
     terminates \true;
     assigns \nothing;
     ensures held: \forall integer y, v, j; y <= 0 && first <= v < P && 0 <= j < s ==>
       HeldBy(latency, y, v, j);
     ensures waits: \forall integer y, v; y <= 0 && first <= v < P ==> WaitsBy(s, latency, y, v);
     exits \false; @/
  void lemma_aside_begin(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency)
  {
    /@ assert times: \forall integer v, j; first <= v < P && 0 <= j < s ==> AsideTimes(R, latency, v, j); @/
    /@ assert end: \forall integer y, v, j; y <= 0 && first <= v < P && 0 <= j < s ==>
         EndBy(latency, y, v, j) == v; @/
    /@ assert one: \forall integer v, j; Ordered(j, v, v) == Input(v, j); @/
    /@ assert none: \forall integer y, v, j; y <= 0 && first <= v < P && 0 <= j < s ==>
         AsideTimes(R, latency, v, j) && !WaitsAside(latency, y, v, j); @/
  }

  void theorem_aside(int64_t R, int32_t first, int32_t P, int32_t s, int64_t latency, int64_t x)
  {
    if (x == 0) {
      lemma_aside_begin(R, first, P, s, latency);
      return;
    }
    theorem_aside(R, first, P, s, latency, x - 1);
    /@ loop invariant range: first <= v <= P;
       loop invariant held: \forall integer w, j; first <= w < v && 0 <= j < s ==> HeldBy(latency, x, w, j);
       loop invariant waits: \forall integer w; first <= w < v ==> WaitsBy(s, latency, x, w);
       loop assigns v;
       loop variant P - v; @/
    for (int32_t v = first; v < P; v++)
      lemma_aside_rank(R, first, P, s, latency, x, v);
  }
*/
