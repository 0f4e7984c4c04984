/* A network that runs a reduction through in-order trees combines the inputs in rank order: by induction on
   the step. */
#include "spec/machine/order_run.h"

/*@ ghost
  void lemma_ordered(int32_t N)
  {
    /@ assert single: \forall integer j, next; Ordered(j, next, next) == Input(next, j); @/
    /@ assert step: \forall integer j, lo, hi; lo < hi ==>
         Ordered(j, lo, hi) == Op(Ordered(j, lo, hi - 1), Input(hi, j)); @/
    /@ assert one: \forall integer j, lo, mid, next, hi; lo <= mid && next == mid + 1 && hi == next ==>
         Op(Ordered(j, lo, mid), Ordered(j, next, hi)) == Ordered(j, lo, hi); @/
    if (N == 0)
      return;
    lemma_ordered(N - 1);
    /@ assert before: \forall integer j, lo, mid, next, hi;
         lo <= mid && next == mid + 1 && next < hi <= next + N ==>
         Op(Ordered(j, lo, mid), Ordered(j, next, hi - 1)) == Ordered(j, lo, hi - 1); @/
    /@ assert more: \forall integer j, lo, mid, next, hi;
         lo <= mid && next == mid + 1 && next < hi <= next + N ==>
         Op(Ordered(j, lo, mid), Op(Ordered(j, next, hi - 1), Input(hi, j))) ==
         Op(Ordered(j, lo, hi - 1), Input(hi, j)); @/
    /@ assert last: \forall integer j, lo, mid, next, hi;
         lo <= mid && next == mid + 1 && next < hi <= next + N ==>
         Op(Ordered(j, lo, mid), Ordered(j, next, hi)) == Ordered(j, lo, hi); @/
  }
*/

/* What is sent is all that is below the sender, in rank order. */
/*@ ghost
  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: InOrderReduction(R, P, s, latency);
     requires held: \forall integer y, v, j; 0 <= y < x && 0 <= v < P && 0 <= j < s ==>
       HeldInOrder(latency, y, v, j);
     terminates \true;
     assigns \nothing;
     ensures child: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
       Transfer(R, x - latency, u, v, j) ==>
       u != -1 && (u == Lower(v, j) || u == Higher(v, j)) && When(u, j) == x - latency;
     ensures sent: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
       Transfer(R, x - latency, u, v, j) ==>
       Partial(x - latency, u, j) == Ordered(j, First(u, j), Last(u, j));
     exits \false; @/
  void lemma_in_order_sent(int64_t R, int32_t P, int32_t s, int64_t latency, int64_t x)
  {
    /@ assert nested: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Nested(P, v, j); @/
    /@ assert timely: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Timely(R, latency, v, j); @/
    /@ assert child: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==>
         u != -1 && (u == Lower(v, j) || u == Higher(v, j)) && When(u, j) == x - latency; @/
    /@ assert range: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==> 0 <= u < P && 1 <= When(u, j); @/
    /@ assert later: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==>
         Later(latency, u, j, Lower(u, j)) && Later(latency, u, j, Higher(u, j)); @/
    /@ assert whole: \forall integer u, j; 0 <= u < P && 0 <= j < s && When(u, j) == x - latency &&
         Later(latency, u, j, Lower(u, j)) && Later(latency, u, j, Higher(u, j)) ==>
         From(latency, x - latency, u, j) == First(u, j) &&
         Until(latency, x - latency, u, j) == Last(u, j); @/
    /@ assert before: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==> HeldInOrder(latency, x - latency, u, j); @/
  }

  /@ requires latency: 1 <= latency && 1 <= x;
     requires reduction: InOrderReduction(R, P, s, latency);
     terminates \true;
     assigns \nothing;
     ensures lower: \forall integer v, j; 0 <= v < P && 0 <= j < s &&
       Transfer(R, x - latency, Lower(v, j), v, j) && Lower(v, j) != -1 ==>
       From(latency, x - 1, v, j) == v && From(latency, x, v, j) == First(v, j) &&
       Until(latency, x, v, j) == Until(latency, x - 1, v, j);
     ensures higher: \forall integer v, j; 0 <= v < P && 0 <= j < s &&
       Transfer(R, x - latency, Higher(v, j), v, j) && Higher(v, j) != -1 ==>
       Until(latency, x - 1, v, j) == v && Until(latency, x, v, j) == Last(v, j) &&
       From(latency, x, v, j) == From(latency, x - 1, v, j);
     ensures none: \forall integer v, j; 0 <= v < P && 0 <= j < s &&
       (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==>
       From(latency, x, v, j) == From(latency, x - 1, v, j) &&
       Until(latency, x, v, j) == Until(latency, x - 1, v, j);
     ensures inside: \forall integer v, j, y; 0 <= v < P && 0 <= j < s ==>
       0 <= From(latency, y, v, j) <= v <= Until(latency, y, v, j) < P;
     ensures nested: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Nested(P, v, j);
     exits \false; @/
  void lemma_in_order_ends(int64_t R, int32_t P, int32_t s, int64_t latency, int64_t x)
  {
    /@ assert nested: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Nested(P, v, j); @/
    /@ assert timely: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Timely(R, latency, v, j); @/
    /@ assert low: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 ==>
         Transfer(R, When(Lower(v, j), j), Lower(v, j), v, j); @/
    /@ assert high: \forall integer v, j; 0 <= v < P && 0 <= j < s && Higher(v, j) != -1 ==>
         Transfer(R, When(Higher(v, j), j), Higher(v, j), v, j); @/
    /@ assert when: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==>
         u != -1 && (u == Lower(v, j) || u == Higher(v, j)) && When(u, j) == x - latency; @/
    /@ assert low_none: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 &&
         (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==> When(Lower(v, j), j) != x - latency; @/
    /@ assert high_none: \forall integer v, j; 0 <= v < P && 0 <= j < s && Higher(v, j) != -1 &&
         (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==> When(Higher(v, j), j) != x - latency; @/
  }

  void theorem_in_order(int64_t R, int32_t P, int32_t s, int64_t latency, int64_t x)
  {
    if (x == 0) {
      /@ assert nested: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
           Nested(P, v, j) && Timely(R, latency, v, j); @/
      /@ assert begin: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
           From(latency, 0, v, j) == v && Until(latency, 0, v, j) == v; @/
      return;
    }
    theorem_in_order(R, P, s, latency, x - 1);
    lemma_ordered(P);
    lemma_in_order_sent(R, P, s, latency, x);
    lemma_in_order_ends(R, P, s, latency, x);
    /@ assert joins: \forall integer u, v, j; Transfer(R, x - latency, u, v, j) ==>
         Partial(x, v, j) == Joined(u, v, Partial(x - latency, u, j), Partial(x - 1, v, j)); @/
    /@ assert held: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
         HeldInOrder(latency, x - 1, v, j); @/
    /@ assert below: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 ==>
         First(v, j) <= Lower(v, j) < v && First(Lower(v, j), j) == First(v, j) &&
         Last(Lower(v, j), j) == v - 1; @/
    /@ assert part: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 &&
         Transfer(R, x - latency, Lower(v, j), v, j) ==>
         Partial(x - latency, Lower(v, j), j) == Ordered(j, First(v, j), v - 1); @/
    /@ assert own: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 &&
         Transfer(R, x - latency, Lower(v, j), v, j) ==>
         Partial(x - 1, v, j) == Ordered(j, v, Until(latency, x - 1, v, j)); @/
    /@ assert joined: \forall integer j, lo, v, hi; lo <= v - 1 && v <= hi <= v + P ==>
         Op(Ordered(j, lo, v - 1), Ordered(j, v, hi)) == Ordered(j, lo, hi); @/
    /@ assert low: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 &&
         Transfer(R, x - latency, Lower(v, j), v, j) ==>
         Partial(x, v, j) == Op(Ordered(j, First(v, j), v - 1),
                                Ordered(j, v, Until(latency, x - 1, v, j))); @/
    /@ assert lower: \forall integer v, j; 0 <= v < P && 0 <= j < s && Lower(v, j) != -1 &&
         Transfer(R, x - latency, Lower(v, j), v, j) ==> HeldInOrder(latency, x, v, j); @/
    /@ assert high: \forall integer v, j; 0 <= v < P && 0 <= j < s && Higher(v, j) != -1 &&
         Transfer(R, x - latency, Higher(v, j), v, j) ==>
         Partial(x, v, j) == Op(Ordered(j, From(latency, x - 1, v, j), v),
                                Ordered(j, v + 1, Last(v, j))); @/
    /@ assert higher: \forall integer v, j; 0 <= v < P && 0 <= j < s && Higher(v, j) != -1 &&
         Transfer(R, x - latency, Higher(v, j), v, j) ==> HeldInOrder(latency, x, v, j); @/
    /@ assert stays: \forall integer v, j; 0 <= v < P && 0 <= j < s &&
         (\forall integer u; !Transfer(R, x - latency, u, v, j)) ==> HeldInOrder(latency, x, v, j); @/
    /@ assert some: \forall integer u, v, j; 0 <= v < P && 0 <= j < s &&
         Transfer(R, x - latency, u, v, j) ==> HeldInOrder(latency, x, v, j); @/
    /@ assert now: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> HeldInOrder(latency, x, v, j); @/
  }
*/
