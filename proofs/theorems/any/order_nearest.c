/* A network that runs a reduction in which the nearest part comes first combines the inputs in rank order: by
   induction on the step. Of each rank and step there is one k such that children k, k + 1, .. have come. */
#include "ref/trees/operand.h"
#include "spec/machine/order_nearest.h"

/*@
  predicate NearestBefore(integer P, integer x) =
    \forall integer y, v, k; y < x && 0 <= v < P && 0 <= k <= P && CameFrom(P, y, v, k) ==>
      HeldNearest(y, v, k);

  // The part of child k comes in step x; or it had come before, and the part of child k - 1 has not.
  predicate Arrives(integer P, integer x, integer v, integer k) =
    CameFrom(P, x, v, k) && Come(v, k) == x;
  predicate Stays(integer P, integer x, integer v, integer k) =
    CameFrom(P, x, v, k) && (k == P || Come(v, k) < x);
*/

/* Nothing waits aside: nothing is put there. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures none: \forall integer y, v; y <= x ==> Waiting(y, v) == -1;
     exits \false; @/
  void lemma_nobody_waits(int64_t R, int32_t P, int64_t latency, int64_t x)
  {
    if (x == 0)
      return;
    lemma_nobody_waits(R, P, latency, x - 1);
    /@ assert child: \forall integer y, w, v, j; Transfer(R, y, w, v, j) ==>
         RestAt(R, P, latency, v, Index(w)) && Does(v, w) == DODONA_APPEND && j == 0; @/
    /@ assert some: \forall integer w, v, j; Transfer(R, x - latency, w, v, j) ==>
         Waiting(x, v) == Waiting(x - 1, v); @/
    /@ assert same: \forall integer v; Waiting(x, v) == Waiting(x - 1, v); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency;
     requires reduction: NearestFirst(R, P, latency);
     requires network: PartsBegin;
     requires range: 0 <= v < P && 0 <= k <= P;
     terminates \true;
     assigns \nothing;
     ensures held: \forall integer y; y <= 0 && CameFrom(P, y, v, k) ==> HeldNearest(y, v, k);
     exits \false; @/
  void lemma_nearest_begin(int64_t R, int32_t P, int64_t latency, int32_t v, int32_t k)
  {
    /@ assert one: Ordered(0, v, v) == Input(v, 0); @/
    /@ assert last: k == P ==> Rest(v, k) == 1; @/
    /@ assert rest: k < P ==> RestAt(R, P, latency, v, k); @/
    /@ assert late: k < P && 2 <= Rest(v, k) ==> 1 <= Come(v, k); @/
  }
*/

/* Child k comes, or there is no such child: who comes is child k. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires associative: Associative;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires held: NearestBefore(P, x);
     requires range: 0 <= v < P && 0 <= k < P;
     terminates \true;
     assigns \nothing;
     ensures held: Arrives(P, x, v, k) ==> HeldNearest(x, v, k);
     exits \false; @/
  void lemma_nearest_comes(int64_t R, int32_t P, int64_t latency, int64_t x, int32_t v, int32_t k)
  {
    /@ assert rest: RestAt(R, P, latency, v, k); @/
    /@ assert next: Arrives(P, x, v, k) ==> CameFrom(P, x - 1, v, k + 1); @/
    /@ assert before: Arrives(P, x, v, k) ==> HeldNearest(x - 1, v, k + 1); @/
    /@ assert who: \forall integer w, j; Arrives(P, x, v, k) && Transfer(R, x - latency, w, v, j) ==>
         Come(v, Index(w)) == x && Index(w) == k; @/
    /@ assert nobody: Arrives(P, x, v, k) && Rest(v, k) < 2 ==> (\forall integer w; !Transfer(R, x - latency, w, v, 0)); @/
    /@ assert alone: Arrives(P, x, v, k) && Rest(v, k) < 2 ==> HeldNearest(x, v, k); @/
    lemma_nobody_waits(R, P, latency, x);
    lemma_ordered(P);
    /@ assert child: Arrives(P, x, v, k) && 2 <= Rest(v, k) ==> CameFrom(P, x - latency, v + Rest(v, k + 1), 0) &&
         HeldNearest(x - latency, v + Rest(v, k + 1), 0); @/
    /@ assert joins: Arrives(P, x, v, k) && 2 <= Rest(v, k) ==> Transfer(R, x - latency, v + Rest(v, k + 1), v, 0) &&
         Partial(x, v, 0) == Op(Partial(x - 1, v, 0), Partial(x - latency, v + Rest(v, k + 1), 0)); @/
    /@ assert more: k + 1 == P ==> Rest(v, k + 1) == 1; @/
    /@ assert following: k + 1 < P ==> RestAt(R, P, latency, v, k + 1); @/
    /@ assert sizes: 2 <= Rest(v, k) ==> 1 <= Rest(v, k + 1) && 1 <= Rest(v + Rest(v, k + 1), 0) &&
         Rest(v + Rest(v, k + 1), 0) <= P; @/
    /@ assert both: 2 <= Rest(v, k) ==>
         Op(Ordered(0, v, v + Rest(v, k + 1) - 1),
            Ordered(0, v + Rest(v, k + 1), v + Rest(v, k) - 1)) == Ordered(0, v, v + Rest(v, k) - 1); @/
  }

  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires held: NearestBefore(P, x);
     requires range: 0 <= v < P && 0 <= k <= P;
     terminates \true;
     assigns \nothing;
     ensures held: Stays(P, x, v, k) ==> HeldNearest(x, v, k);
     exits \false; @/
  void lemma_nearest_stays(int64_t R, int32_t P, int64_t latency, int64_t x, int32_t v, int32_t k)
  {
    /@ assert before: Stays(P, x, v, k) ==> CameFrom(P, x - 1, v, k) && HeldNearest(x - 1, v, k); @/
    /@ assert who: \forall integer w, j; Transfer(R, x - latency, w, v, j) ==>
         Come(v, Index(w)) == x && 0 <= Index(w) < P; @/
    /@ assert later: \forall integer i; 0 <= i < P && k <= i && k < P ==> Come(v, i) <= Come(v, k); @/
    /@ assert earlier: \forall integer i; 0 <= i < k ==> Come(v, k - 1) <= Come(v, i); @/
    /@ assert nobody: \forall integer w, j; Stays(P, x, v, k) ==> !Transfer(R, x - latency, w, v, j); @/
  }
*/

/* A step, or at 0 all steps until then. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= x;
     requires associative: Associative;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires held: 0 < x ==> NearestBefore(P, x);
     requires range: 0 <= v < P && 0 <= k <= P;
     terminates \true;
     assigns \nothing;
     ensures held: \forall integer y; (x == 0 ? y <= x : y == x) && CameFrom(P, y, v, k) ==>
       HeldNearest(y, v, k);
     exits \false; @/
  void lemma_nearest_at(int64_t R, int32_t P, int64_t latency, int64_t x, int32_t v, int32_t k)
  {
    if (x == 0)
      lemma_nearest_begin(R, P, latency, v, k);
    else {
      if (k < P)
        lemma_nearest_comes(R, P, latency, x, v, k);
      lemma_nearest_stays(R, P, latency, x, v, k);
    }
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= x;
     requires associative: Associative;
     requires reduction: NearestFirst(R, P, latency);
     requires network: CombiningParts(R, latency);
     requires held: 0 < x ==> NearestBefore(P, x);
     requires range: 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures held: \forall integer y, k; (x == 0 ? y <= x : y == x) && 0 <= k <= P &&
       CameFrom(P, y, v, k) ==> HeldNearest(y, v, k);
     exits \false; @/
  void lemma_nearest_rank(int64_t R, int32_t P, int64_t latency, int64_t x, int32_t v)
  {
    /@ loop invariant range: 0 <= k <= P + 1;
       loop invariant held: \forall integer y, i; (x == 0 ? y <= x : y == x) && 0 <= i < k &&
         CameFrom(P, y, v, i) ==> HeldNearest(y, v, i);
       loop assigns k;
       loop variant P - k; @/
    for (int64_t k = 0; k <= P; k++) {
      lemma_nearest_at(R, P, latency, x, v, (int32_t)k);
    }
  }
*/

/*@ ghost
  void theorem_nearest(int64_t R, int32_t P, int64_t latency, int64_t x)
  {
    if (x > 0)
      theorem_nearest(R, P, latency, x - 1);
    /@ loop invariant range: 0 <= v <= P;
       loop invariant held: \forall integer y, w, k; (x == 0 ? y <= x : y == x) && 0 <= w < v &&
         0 <= k <= P && CameFrom(P, y, w, k) ==> HeldNearest(y, w, k);
       loop assigns v;
       loop variant P - v; @/
    for (int32_t v = 0; v < P; v++)
      lemma_nearest_rank(R, P, latency, x, v);
  }
*/
