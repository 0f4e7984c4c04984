/* Hops of the direct simplex tree, from the local conditions. */
#include "spec/lemmas/simplex.h"
#include "spec/lemmas/simplex_slots.h"

/*@ ghost
  void lemma_simplex_fed(int32_t P, int32_t r, int32_t D, int32_t u, int32_t v, int32_t j)
  {
    int32_t o = j % r;
    /@ assert packet: 0 <= o < r; @/
    /@ assert local: LocalDown(P, r, D, u) && LocalRange(P, r, D, u) && LocalFeeder(P, r, D, v); @/
    /@ assert down: SimplexDown(P, r, D, u); @/
    /@ assert right: SimplexRight(P, r, D, u); @/
    /@ assert feeder: u == Source(P, r, D, v, j) && Feeder(P, r, D, v) != -1 ==>
         Right(P, r, D, u) == v && Member(P, r, D, u) == o; @/
  }

  void lemma_simplex_feeds(int32_t P, int32_t r, int32_t D, int32_t u, int32_t j)
  {
    /@ assert local: LocalDown(P, r, D, u) && LocalRange(P, r, D, u) && LocalRight(P, r, D, u); @/
  }
*/

/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 <= u < P && 0 < v < P && 0 <= s;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures fed: \forall integer j; 0 <= j < s && u == Source(P, r, D, v, j) ==>
       FedDown(P, r, D, u, v, j) || FedRight(P, r, D, u, v, j);
     exits \false; @/
  void lemma_simplex_fed_blocks(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u, int32_t v)
  {
    int32_t j = 0;
    /@ loop invariant range: 0 <= j <= s;
       loop invariant fed: \forall integer k; 0 <= k < j && u == Source(P, r, D, v, k) ==>
         FedDown(P, r, D, u, v, k) || FedRight(P, r, D, u, v, k);
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      lemma_simplex_fed(P, r, D, u, v, j);
      j++;
    }
  }

  void lemma_simplex_fed_by(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u)
  {
    int32_t v = 1;
    /@ loop invariant range: 1 <= v <= P;
       loop invariant fed: \forall integer w, j; 0 < w < v && 0 <= j < s &&
         u == Source(P, r, D, w, j) ==> FedDown(P, r, D, u, w, j) || FedRight(P, r, D, u, w, j);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_simplex_fed_blocks(P, r, D, s, u, v);
      v++;
    }
  }
*/

/*@
  // What a rank does with member index i of a group of pattern p, by lemma_simplex_ports and _order.
  predicate SlotsApart(integer r, integer s, integer p, integer i) =
    (\forall integer j, k; 0 <= j < s && 0 <= k < s && Slot(r, p, i, j) == Slot(r, p, i, k) ==>
      j == k) &&
    (\forall integer j, k; 0 <= j < s && 0 <= k < s ==> Slot(r, p, i, j) != Slot(r, p, i + 1, k) + 2) &&
    (\forall integer j, k; 0 <= j < s && 0 <= k < s && k % r == i ==>
      Slot(r, p, i, j) != RightSlot(r, p, i, k)) &&
    (\forall integer j, k; 0 <= j < s && 0 <= k < s && k % r == i ==>
      Slot(r, p, i + 1, j) + 2 != RightSlot(r, p, i, k)) &&
    (\forall integer j, k; 0 <= j < s && 0 <= k < s &&
      Slot(r, p, i + 1, j) == Slot(r, p, i + 1, k) ==> j == k) &&
    (\forall integer j, k; 0 <= j < s && 0 <= k < s && j % r == i && k % r == i &&
      RightSlot(r, p, i, j) == RightSlot(r, p, i, k) ==> j == k) &&
    (\forall integer j; 0 <= j < s ==> Slot(r, p, i, j) + 1 <= Slot(r, p, i + 1, j) + 2) &&
    (\forall integer j; 0 <= j < s && j % r == i ==> Slot(r, p, i, j) + 1 <= RightSlot(r, p, i, j));

  // The transfers that begin or end at position u.
  predicate HopsAt(integer S, integer P, integer r, integer D, integer u) =
    (\forall integer x, v, w, j, k;
      Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==>
      v == w && j == k) &&
    (\forall integer x, v, w, j, k;
      Transfer(S, x, v, u, j) && Transfer(S, x, w, u, k) ==>
      v == w && j == k) &&
    (\forall integer x, v, w, j, k;
      !(Transfer(S, x, v, u, j) && Transfer(S, x, u, w, k))) &&
    (\forall integer x, v, j; Transfer(S, x, u, v, j) ==>
      SimplexArrival(P, r, D, u, j) + 1 <= x);
*/

/*@
  // The same for all positions below n.
  predicate HopsBelow(integer S, integer P, integer r, integer D, integer n) =
    (\forall integer x, u, v, w, j, k;
      0 <= u < n && Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==> v == w && j == k) &&
    (\forall integer x, u, v, w, j, k;
      0 <= u < n && Transfer(S, x, v, u, j) && Transfer(S, x, w, u, k) ==> v == w && j == k) &&
    (\forall integer x, u, v, w, j, k;
      0 <= u < n ==> !(Transfer(S, x, v, u, j) && Transfer(S, x, u, w, k))) &&
    (\forall integer x, u, v, j; 0 <= u < n && Transfer(S, x, u, v, j) ==>
      SimplexArrival(P, r, D, u, j) + 1 <= x);
*/

/*@ ghost
  /@ requires 1 <= r && 1 <= s && Pattern(p) && 0 <= i < r;
     terminates \true;
     assigns \nothing;
     ensures SlotsApart(r, s, p, i);
     exits \false; @/
  void lemma_slots_at(int32_t r, int32_t s, int32_t p, int32_t i)
  {
    lemma_simplex_ports(r, s, p, i);
    lemma_simplex_order(r, s, p, i);
  }

  /@ requires 1 <= P && 1 <= r && 0 <= u < P && 1 <= s;
     requires SlotsApart(r, s, SimplexPattern(P, r, D, u), Member(P, r, D, u));
     requires SimplexSchedule(S, P, r, D, s);
     requires \forall integer x, v, j; SimplexHop(P, r, D, s, x, u, v, j) ==>
       0 <= j < s && (FedDown(P, r, D, u, v, j) || FedRight(P, r, D, u, v, j));
     terminates \true;
     assigns \nothing;
     ensures HopsAt(S, P, r, D, u);
     exits \false; @/
  void lemma_hops_at(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s, int32_t u)
  {
    /@ assert sends: \forall integer x, v, j; Transfer(S, x, u, v, j) ==>
         0 <= j < s &&
         ((v == Down(P, r, D, u) && x == SimplexStart(P, r, D, u) + 2 +
             Slot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u) + 1, j)) ||
          (v == Right(P, r, D, u) && j % r == Member(P, r, D, u) &&
           x == SimplexStart(P, r, D, u) +
             RightSlot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j))); @/
    /@ assert receives: \forall integer x, v, j; Transfer(S, x, v, u, j) ==>
         0 <= j < s && v == Source(P, r, D, u, j) && x == SimplexStart(P, r, D, u) +
           Slot(r, SimplexPattern(P, r, D, u), Member(P, r, D, u), j); @/
    /@ assert sending: \forall integer x, v, w, j, k;
         Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==>
         v == w && j == k; @/
    /@ assert receiving: \forall integer x, v, w, j, k;
         Transfer(S, x, v, u, j) && Transfer(S, x, w, u, k) ==>
         v == w && j == k; @/
    /@ assert simplex: \forall integer x, v, w, j, k;
         !(Transfer(S, x, v, u, j) && Transfer(S, x, u, w, k)); @/
    /@ assert causal: \forall integer x, v, j; Transfer(S, x, u, v, j) ==>
         SimplexArrival(P, r, D, u, j) + 1 <= x; @/
  }
*/

/* Every position receives between step 1 and the last. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && 0 < v < P && 1 <= s;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures steps: \forall integer j; 0 <= j < s ==>
       1 <= SimplexArrival(P, r, D, v, j) <= SimplexSteps(r, D, s);
     exits \false; @/
  void lemma_simplex_ends(int32_t P, int32_t r, int32_t D, int32_t s, int32_t v)
  {
    lemma_simplex_order(r, s, 0, 0);
    lemma_simplex_order(r, s, 1, 0);
    lemma_simplex_order(r, s, 2, 0);
    /@ assert local: LocalRange(P, r, D, v) && SimplexRange(P, r, D, v) && SimplexFall(P, r, D, v); @/
    /@ assert late: \forall integer j; 0 <= j ==>
         0 <= Late(r, SimplexPattern(P, r, D, v), Member(P, r, D, v), j % r) <= 1; @/
    /@ assert fall: \forall integer j; 0 <= j ==> 0 <= Late(r, PatternFall(r, D), D % r, j % r) <= 1; @/
    /@ assert early: SimplexStart(P, r, D, v) <= 2 * D - 1; @/
    /@ assert last: SimplexStart(P, r, D, v) == 2 * D - 1 ==>
         v == D && Member(P, r, D, v) == D % r && SimplexPattern(P, r, D, v) == PatternFall(r, D); @/
    /@ assert pace: \forall integer j; 0 <= j < s - 1 ==>
         0 <= SimplexPace(r, j) <= SimplexPace(r, s - 1) - 2; @/
    /@ assert ends: SimplexArrival(P, r, D, v, s - 1) <= SimplexSteps(r, D, s); @/
    /@ assert before: \forall integer j; 0 <= j < s - 1 ==>
         1 <= SimplexArrival(P, r, D, v, j) <= SimplexArrival(P, r, D, v, s - 1); @/
    /@ assert first: 1 <= SimplexArrival(P, r, D, v, s - 1); @/
  }

  void lemma_simplex_when(int32_t P, int32_t r, int32_t D, int32_t s)
  {
    int32_t k = 1;
    /@ loop invariant range: 1 <= k <= P;
       loop invariant ends: \forall integer v, j; 0 < v < k && 0 <= j < s ==>
         1 <= SimplexArrival(P, r, D, v, j) <= SimplexSteps(r, D, s);
       loop assigns k;
       loop variant P - k; @/
    while (k < P) {
      lemma_simplex_ends(P, r, D, s, k);
      k++;
    }
  }

  /@ requires 1 <= r && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures \forall integer p, i; Pattern(p) && 0 <= i < r ==> SlotsApart(r, s, p, i);
     exits \false; @/
  void lemma_all_slots(int32_t r, int32_t s)
  {
    int32_t l = 0;
    /@ loop invariant range: 0 <= l <= r;
       loop invariant first: \forall integer i; 0 <= i < l ==> SlotsApart(r, s, 0, i);
       loop invariant second: \forall integer i; 0 <= i < l ==> SlotsApart(r, s, 1, i);
       loop invariant third: \forall integer i; 0 <= i < l ==> SlotsApart(r, s, 2, i);
       loop assigns l;
       loop variant r - l; @/
    while (l < r) {
      lemma_slots_at(r, s, 0, l);
      lemma_slots_at(r, s, 1, l);
      lemma_slots_at(r, s, 2, l);
      l++;
    }
  }

  /@ requires HopsBelow(S, P, r, D, u) && HopsAt(S, P, r, D, u);
     terminates \true;
     assigns \nothing;
     ensures HopsBelow(S, P, r, D, u + 1);
     exits \false; @/
  void lemma_hops_below(int64_t S, int32_t P, int32_t r, int32_t D, int32_t u)
  {
  }

  /@ requires 1 <= P && 1 <= r && 1 <= s;
     requires LocalTree(P, r, D) && SimplexTree(P, r, D);
     requires SimplexSchedule(S, P, r, D, s);
     terminates \true;
     assigns \nothing;
     ensures below: HopsBelow(S, P, r, D, P);
     ensures ends: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       1 <= SimplexArrival(P, r, D, v, j) <= SimplexSteps(r, D, s);
     exits \false; @/
  void lemma_simplex_every(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    int32_t k = 0;
    lemma_all_slots(r, s);
    /@ loop invariant range: 0 <= k <= P;
       loop invariant below: HopsBelow(S, P, r, D, k);
       loop invariant ends: \forall integer v, j; 0 < v < k && 0 <= j < s ==>
         1 <= SimplexArrival(P, r, D, v, j) <= SimplexSteps(r, D, s);
       loop assigns k;
       loop variant P - k; @/
    while (k < P) {
      lemma_simplex_fed_by(P, r, D, s, k);
      /@ assert local: LocalRange(P, r, D, k) && SimplexRange(P, r, D, k); @/
      lemma_hops_at(S, P, r, D, s, k);
      lemma_hops_below(S, P, r, D, k);
      if (k > 0)
        lemma_simplex_ends(P, r, D, s, k);
      k++;
    }
  }

  /@ requires below: HopsBelow(S, P, r, D, P);
     requires range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= u < P && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures sending: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==> v == w && j == k;
     ensures receiving: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, w, j) && Transfer(S, x, v, w, k) ==> u == v && j == k;
     ensures simplex: \forall integer x, u, v, w, j, k;
       !(Transfer(S, x, u, v, j) && Transfer(S, x, v, w, k));
     ensures causal: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && 0 < u ==>
       SimplexArrival(P, r, D, u, j) + 1 <= x;
     exits \false; @/
  void lemma_simplex_join(int64_t S, int32_t P, int32_t r, int32_t D)
  {
  }

  void lemma_simplex_hops(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    lemma_simplex_every(S, P, r, D, s);
    /@ assert packet: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert source: \forall integer v, j; 0 < v < P && 0 <= j ==>
         0 <= Source(P, r, D, v, j) < v; @/
    /@ assert range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P; @/
    lemma_simplex_join(S, P, r, D);
  }
*/
