/* Each block is where its digits say: by induction on the step. */
#include "proofs/theorems/algorithms/alltoall.h"
#include "spec/lemmas/alltoall.h"

/*@
  // When step y begins each block's holder has what its giver had.
  predicate HeldAt(integer P, integer r, integer s, integer y) =
    \forall integer j; 0 <= j < s ==> Value(y, DealtAt(P, r, y, j), j) == Value(1, Giver(j), j);
*/

/* From a step to the next: a block that is sent is where the message goes, another where it was. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 1 <= y <= 0x7fffffff && RadixSkip(r, y) < P;
     requires blocks: Dealt(P, s);
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer j; 0 <= j < s && RadixSends(r, y, Position(P, Giver(j), Taker(j))) ==>
       DealtAt(P, r, y + 1, j) == Rank(P, RadixSkip(r, y), DealtAt(P, r, y, j));
     ensures kept: \forall integer j; 0 <= j < s && !RadixSends(r, y, Position(P, Giver(j), Taker(j))) ==>
       DealtAt(P, r, y + 1, j) == DealtAt(P, r, y, j);
     ensures come: \forall integer o; 0 <= o < P ==>
       0 <= RadixCome(r, y, o) <= o;
     ensures sends: \forall integer o; 0 <= o < P && RadixSends(r, y, o) ==> RadixCome(r, y + 1, o) == RadixCome(r, y, o) + RadixSkip(r, y);
     ensures stays: \forall integer o; 0 <= o < P && !RadixSends(r, y, o) ==> RadixCome(r, y + 1, o) == RadixCome(r, y, o);
     ensures over: \forall integer o; 0 <= o < P && o < RadixSkip(r, y + 1) ==> RadixCome(r, y + 1, o) == o;
     exits \false; @/
  void lemma_dealt_next(int32_t P, int32_t r, int32_t s, int64_t y)
  {
    int64_t digit = lemma_radix_next(r, y);
    int64_t run = lemma_radix_run(r, y, P);
    lemma_radix_skip(r, y);
    lemma_slots(r, digit, run, P);
    /@ assert skip: RadixSkip(r, y) == digit * run && RadixSkip(r, y + 1) == (digit + 1) * run; @/
    /@ assert gone: \forall integer o; 0 <= o < P ==> RadixCome(r, y + 1, o) == SlotGone(r, digit, run, o); @/
    /@ assert here: \forall integer o; 0 <= o < P ==> RadixCome(r, y, o) == SlotCome(r, digit, run, o); @/
    /@ assert sends: \forall integer o; RadixSends(r, y, o) <==> DigitOf(r, run, o) == digit; @/
    /@ assert slot: \forall integer j; 0 <= j < s ==> 0 <= Position(P, Giver(j), Taker(j)) < P; @/
  }
*/

/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= s && 1 <= y <= n + 1;
     requires blocks: Dealt(P, s);
     requires schedule: IsAlltoall(A, P, r, s) && IsRadixSteps(P, r, n);
     requires network: Network(A, 1);
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures held: HeldAt(P, r, s, y);
     exits \false; @/
  void lemma_held_at(int64_t A, int32_t P, int32_t r, int32_t s, int32_t n, int64_t y)
  {
    lemma_radix_next(r, 1);
    if (y == 1) {
      lemma_slots(r, 1, 1, P);
      /@ assert begin: \forall integer o; 0 <= o < P ==> RadixCome(r, 1, o) == SlotCome(r, 1, 1, o) == 0; @/
      /@ assert slot: \forall integer j; 0 <= j < s ==> 0 <= Position(P, Giver(j), Taker(j)) < P; @/
      /@ assert giver: \forall integer j; 0 <= j < s ==> DealtAt(P, r, 1, j) == Giver(j); @/
      return;
    }
    lemma_held_at(A, P, r, s, n, y - 1);
    lemma_radix_order(r, y - 1, n);
    lemma_radix_skip(r, y - 1);
    lemma_dealt_next(P, r, s, y - 1);
    /@ assert moves: \forall integer j; 0 <= j < s && RadixSends(r, y - 1, Position(P, Giver(j), Taker(j))) ==>
         Transfer(A, y - 1, DealtAt(P, r, y - 1, j), DealtAt(P, r, y, j), j); @/
    /@ assert still: \forall integer u, v, j; 0 <= j < s && !RadixSends(r, y - 1, Position(P, Giver(j), Taker(j))) ==>
         !Transfer(A, y - 1, u, v, j); @/
    /@ assert sent: \forall integer j; 0 <= j < s && RadixSends(r, y - 1, Position(P, Giver(j), Taker(j))) ==>
         Value(y, DealtAt(P, r, y, j), j) == Value(y - 1, DealtAt(P, r, y - 1, j), j); @/
    /@ assert kept: \forall integer v, j; 0 <= j < s && !RadixSends(r, y - 1, Position(P, Giver(j), Taker(j))) ==>
         Value(y, v, j) == Value(y - 1, v, j); @/
  }

  void theorem_alltoall(int64_t A, int32_t P, int32_t r, int32_t s, int32_t n)
  {
    lemma_held_at(A, P, r, s, n, (int64_t)n + 1);
    if (n == 0) {
      /@ assert one: P == 1; @/
      /@ assert same: \forall integer j; 0 <= j < s ==> Giver(j) == 0 && Taker(j) == 0; @/
      lemma_slots(r, 1, 1, P);
      lemma_radix_next(r, 1);
      return;
    }
    lemma_dealt_next(P, r, s, n);
    /@ assert slot: \forall integer j; 0 <= j < s ==> 0 <= Position(P, Giver(j), Taker(j)) < P; @/
    /@ assert there: \forall integer j; 0 <= j < s ==> DealtAt(P, r, n + 1, j) == Taker(j); @/
  }

  /@ requires range: 2 <= r && 1 <= n <= 0x80000000;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures order: \forall integer y, z; 1 <= y <= z <= n ==> 1 <= RadixSkip(r, y) <= RadixSkip(r, z);
     exits \false; @/
  void lemma_radix_grows(int32_t r, int64_t n)
  {
    if (n == 1)
      return;
    lemma_radix_grows(r, n - 1);
    lemma_radix_next(r, n - 1);
    /@ assert next: \forall integer y; 1 <= y < n ==> RadixSkip(r, y) <= RadixSkip(r, n - 1) <= RadixSkip(r, n); @/
  }

  /@ requires range: 1 <= P && 2 <= r && 0 <= n <= 0x7fffffff && (1 <= n ==> RadixSkip(r, n) < P);
     requires blocks: Dealt(P, s);
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures come: \forall integer y, o; 1 <= y <= n && 0 <= o < P ==> 0 <= RadixCome(r, y, o) <= o;
     exits \false; @/
  void lemma_come_range(int32_t P, int32_t r, int32_t s, int64_t n)
  {
    if (n == 0)
      return;
    if (1 < n)
      lemma_radix_order(r, n - 1, n);
    lemma_come_range(P, r, s, n - 1);
    lemma_dealt_next(P, r, s, n);
  }

  void theorem_alltoall_ports(int64_t A, int32_t P, int32_t r, int32_t s, int32_t n)
  {
    lemma_radix_grows(r, (int64_t)P + 1);
    lemma_come_range(P, r, s, n);
    /@ assert last: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 1 <= x <= n; @/
    /@ assert slot: \forall integer j; 0 <= j < s ==> 0 <= Position(P, Giver(j), Taker(j)) < P; @/
    /@ assert holder: \forall integer x, j; 1 <= x <= n && 0 <= j < s ==> 0 <= DealtAt(P, r, x, j) < P; @/
    /@ assert range: \forall integer x, u, v, j; Transfer(A, x, u, v, j) ==> 0 <= u < P && 0 <= v < P && u != v; @/
    /@ assert send: SendMessages(A, 1); @/
    /@ assert receive: ReceiveMessages(A, 1); @/
  }
*/
