/* Couples, for every schedule: a duplex broadcast played two by two is a simplex broadcast in twice the
   time. */
#include "../spec/couple.h"

/* Sender, receiver and couple are numbers of each other. */
/*@ ghost
  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures couple: \forall integer v; 0 <= v < P ==> 0 <= CoupleOf(P, v) < Couples(P);
     ensures sender: \forall integer c; 0 <= c < Couples(P) ==>
       0 <= CoupleSender(c) < P && CoupleSender(c) % 2 == 0 && CoupleOf(P, CoupleSender(c)) == c;
     ensures receiver: \forall integer c; 0 < c < Couples(P) ==>
       0 <= CoupleReceiver(P, c) < P && CoupleReceiver(P, c) % 2 == 1 &&
       CoupleOf(P, CoupleReceiver(P, c)) == c;
     ensures only: \forall integer u, v; 0 <= u < P && 0 <= v < P && u % 2 == v % 2 &&
       CoupleOf(P, u) == CoupleOf(P, v) ==> u == v;
     ensures root: \forall integer v; 0 < v < P && CoupleOf(P, v) == 0 ==> P % 2 == 0 && v == 1;
     ensures zero: CoupleOf(P, 0) == 0 && (P % 2 == 0 ==> CoupleOf(P, 1) == 0);
     exits \false; @/
  void lemma_couple(int32_t P)
  {
    /@ assert only: \forall integer u, v; 0 <= u < P && 0 <= v < P && u % 2 == v % 2 &&
         (u + P % 2) / 2 == (v + P % 2) / 2 ==> u == v; @/
  }
*/

/* A block that anybody sends is sent by rank 0 a first time. */
/*@ ghost
  /@ requires range: 0 <= n < INT64_MAX;
     requires causal: Causal(S, 0, 1);
     requires time: BeginsWith1(S) && EndsWith(S, n);
     requires sent: \exists integer x, u, v; Transfer(S, x, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures first: \exists integer y; FirstSent(S, y, j);
     exits \false; @/
  void lemma_first_sent(int64_t S, int64_t n, int64_t j)
  {
    int64_t y = 1;
    /@ loop invariant range: 1 <= y <= n + 1;
       loop invariant first: (\exists integer z; FirstSent(S, z, j)) ||
         (\forall integer z, u, v; z < y ==> !Transfer(S, z, u, v, j));
       loop assigns y;
       loop variant n - y; @/
    while (y <= n) {
      /@ assert root: (\forall integer z, u, v; z < y ==> !Transfer(S, z, u, v, j)) ==>
           \forall integer u, v; Transfer(S, y, u, v, j) ==> u == 0; @/
      /@ assert here: (\forall integer z, u, v; z < y ==> !Transfer(S, z, u, v, j)) ==>
           \forall integer v; Transfer(S, y, 0, v, j) ==> FirstSent(S, y, j); @/
      y++;
    }
  }
*/

/*@
  predicate CoupleSetting(integer S, integer R, integer P, integer s) =
    1 <= P && P != 2 && ValidBroadcast(S, Couples(P), s, 0, 1, 1) && BeginsWith1(S) &&
    Coupled(S, R, P);
*/

/* Ranges and time. */
/*@ ghost
  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(R, P, s);
     ensures begins: BeginsWith1(R);
     ensures root: \forall integer y, j; !CoupleSent(S, y, 0, j);
     ensures mates: \forall integer x, u, v, j; CoupleForward(S, P, x, u, v, j) ==> v != 0 && u != 1 || P % 2 == 1;
     exits \false; @/
  void lemma_couples_range(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    /@ assert ends: \forall integer u, v; CoupleEnds(P, u, v) ==> u != v; @/
    /@ assert across: \forall integer x, u, v, j; CoupleAcross(S, P, x, u, v, j) ==>
         1 <= x && 0 <= u < P && 0 <= v < P && u != v && 0 <= j < s; @/
    /@ assert forward: \forall integer x, u, v, j; CoupleForward(S, P, x, u, v, j) ==>
         1 <= x && 0 <= u < P && 0 <= v < P && u != v && 0 <= j < s; @/
    /@ assert given: \forall integer x, u, v, j; CoupleRoot(S, P, x, u, v, j) ==>
         1 <= x && 0 <= u < P && 0 <= v < P && u != v && 0 <= j < s; @/
  }
*/
