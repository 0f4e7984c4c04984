/* Couples, for every schedule: a duplex broadcast played two by two is a simplex broadcast in twice the
   time. */
#include "spec/algorithms/couples.h"

/*@ ghost
  void lemma_couple(int32_t P)
  {
    /@ assert only: \forall integer u, v; 0 <= u < P && 0 <= v < P && u % 2 == v % 2 &&
         (u + P % 2) / 2 == (v + P % 2) / 2 ==> u == v; @/
  }

  void lemma_couple_partner(int32_t P, int32_t v)
  {
    lemma_couple(P);
    /@ assert mate: 0 <= CouplePartner(P, v) ==> CoupleOf(P, CouplePartner(P, v)) == CoupleOf(P, v); @/
    /@ assert other: 0 <= CouplePartner(P, v) ==> CouplePartner(P, v) % 2 != v % 2; @/
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

/* Who sends twice in a step, or is sent to twice. */
/*@ ghost
  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures sending: SendPort(R, 1);
     exits \false; @/
  void lemma_couples_sending(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    /@ assert across: \forall integer x, u, v, w, j, k;
         CoupleAcross(S, P, x, u, v, j) && CoupleAcross(S, P, x, u, w, k) ==> v == w && j == k; @/
    /@ assert sent: \forall integer y, d, j, k;
         CoupleSent(S, y, d, j) && CoupleSent(S, y, d, k) ==> j == k; @/
    /@ assert forward: \forall integer x, u, v, w, j, k;
         CoupleForward(S, P, x, u, v, j) && CoupleForward(S, P, x, u, w, k) ==> v == w && j == k; @/
    /@ assert first: \forall integer y, j, k; FirstSent(S, y, j) && FirstSent(S, y, k) ==> j == k; @/
  }

  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures receiving: ReceivePort(R, 1);
     exits \false; @/
  void lemma_couples_receiving(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    /@ assert across: \forall integer x, u, v, w, j, k;
         CoupleAcross(S, P, x, u, w, j) && CoupleAcross(S, P, x, v, w, k) ==> u == v && j == k; @/
    /@ assert sent: \forall integer y, d, j, k;
         CoupleSent(S, y, d, j) && CoupleSent(S, y, d, k) ==> j == k; @/
    /@ assert forward: \forall integer x, u, v, w, j, k;
         CoupleForward(S, P, x, u, w, j) && CoupleForward(S, P, x, v, w, k) ==> u == v && j == k; @/
    /@ assert first: \forall integer y, j, k; FirstSent(S, y, j) && FirstSent(S, y, k) ==> j == k; @/
  }

  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures simplex: \forall integer x, u, v, w, j, k;
       Transfer(R, x, u, v, j) && Transfer(R, x, v, w, k) ==> \false;
     exits \false; @/
  void lemma_couples_simplex(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    lemma_couples_range(S, R, P, s);
    /@ assert forward: \forall integer x, u, v, j; CoupleForward(S, P, x, u, v, j) ==>
         CoupleOf(P, u) != 0 && CoupleOf(P, v) != 0 && u % 2 == 1 && v % 2 == 0; @/
    /@ assert root: \forall integer x, u, v, j; CoupleRoot(S, P, x, u, v, j) ==>
         CoupleOf(P, u) == 0 && CoupleOf(P, v) == 0; @/
    /@ assert across: \forall integer x, u, v, j; CoupleAcross(S, P, x, u, v, j) ==>
         x % 2 == 1 && u % 2 == 0 && v % 2 == 1; @/
  }
*/

/* Nobody sends what it does not hold: the sender what its partner forwarded to it, the receiver what it
   was sent half a step before. */
/*@ ghost
  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures sender: \forall integer y, c, d, j; Transfer(S, y, c, d, j) ==>
       Transfer(R, 2 * y, CoupleReceiver(P, d), CoupleSender(d), j);
     ensures receiver: \forall integer y, c, d, j; Transfer(S, y, c, d, j) ==>
       Transfer(R, 2 * y - 1, CoupleSender(c), CoupleReceiver(P, d), j);
     exits \false; @/
  void lemma_couples_there(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    /@ assert inside: \forall integer y, c, d, j; Transfer(S, y, c, d, j) ==>
         0 <= c < Couples(P) && 0 < d < Couples(P) && 1 <= y && CoupleSent(S, y, d, j); @/
    /@ assert half: \forall integer y; (2 * y) % 2 == 0 && (2 * y) / 2 == y; @/
    /@ assert odd: \forall integer y; 1 <= y ==> (2 * y - 1) % 2 == 1 && (2 * y - 1 + 1) / 2 == y; @/
    /@ assert across: \forall integer y, c, d, j; Transfer(S, y, c, d, j) ==>
         CoupleAcross(S, P, 2 * y - 1, CoupleSender(c), CoupleReceiver(P, d), j); @/
    /@ assert forward: \forall integer y, c, d, j; Transfer(S, y, c, d, j) ==>
         CoupleForward(S, P, 2 * y, CoupleReceiver(P, d), CoupleSender(d), j); @/
  }

  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures causal: Causal(R, 0, 1);
     exits \false; @/
  void lemma_couples_causal(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    lemma_couples_there(S, R, P, s);
    /@ assert even: \forall integer u; 0 <= u < P && u % 2 == 0 ==>
         CoupleSender(CoupleOf(P, u)) == u; @/
    /@ assert odd: \forall integer u; 0 <= u < P && u % 2 == 1 && CoupleOf(P, u) != 0 ==>
         CoupleReceiver(P, CoupleOf(P, u)) == u; @/
    /@ assert holds: \forall integer x, u, v, j;
         CoupleAcross(S, P, x, u, v, j) && CoupleOf(P, u) != 0 ==>
         \exists integer y, c; Transfer(S, y, c, CoupleOf(P, u), j) && y + 1 <= (x + 1) / 2; @/
    /@ assert sender: \forall integer x, u, v, j; CoupleAcross(S, P, x, u, v, j) ==>
         Held(R, 0, 1, x, u, j); @/
    /@ assert receiver: \forall integer x, u, v, j; CoupleForward(S, P, x, u, v, j) ==>
         Held(R, 0, 1, x, u, j); @/
    /@ assert root: \forall integer x, u, v, j; CoupleRoot(S, P, x, u, v, j) ==>
         Held(R, 0, 1, x, u, j); @/
  }
*/

/* Every rank but the root receives every block, and once. */
/*@ ghost
  /@ requires setting: CoupleSetting(S, R, P, s);
     requires time: 0 <= n < INT64_MAX && EndsWith(S, n);
     requires pair: P % 2 == 0 && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures receives: Receives(R, 1, j);
     exits \false; @/
  void lemma_couples_partner(int64_t S, int64_t R, int32_t P, int32_t s, int64_t n, int64_t j)
  {
    lemma_couple(P);
    /@ assert other: Receives(S, 1, j); @/
    lemma_first_sent(S, n, j);
    /@ assert half: \forall integer y; (2 * y) % 2 == 0 && (2 * y) / 2 == y; @/
    /@ assert mates: CoupleMates(P, 0, 1); @/
    /@ assert given: \forall integer y; FirstSent(S, y, j) ==> CoupleRoot(S, P, 2 * y, 0, 1, j); @/
    /@ assert there: \forall integer y; FirstSent(S, y, j) ==> Transfer(R, 2 * y, 0, 1, j); @/
  }

  /@ requires setting: CoupleSetting(S, R, P, s);
     requires time: 0 <= n < INT64_MAX && EndsWith(S, n);
     requires blocks: 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures reached: Reached(R, P, s, 0);
     exits \false; @/
  void lemma_couples_reached(int64_t S, int64_t R, int32_t P, int32_t s, int64_t n)
  {
    lemma_couple(P);
    lemma_couples_there(S, R, P, s);
    int32_t j = 0;
    /@ loop invariant range: 0 <= j <= s;
       loop invariant partner: P % 2 == 0 ==> \forall integer k; 0 <= k < j ==> Receives(R, 1, k);
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      if (P % 2 == 0)
        lemma_couples_partner(S, R, P, s, n, j);
      j++;
    }
    /@ assert even: \forall integer u; 0 <= u < P && u % 2 == 0 ==>
         CoupleSender(CoupleOf(P, u)) == u; @/
    /@ assert odd: \forall integer u; 0 <= u < P && u % 2 == 1 && CoupleOf(P, u) != 0 ==>
         CoupleReceiver(P, CoupleOf(P, u)) == u; @/
    /@ assert couples: \forall integer v, k; 0 <= v < P && CoupleOf(P, v) != 0 && 0 <= k < s ==>
         Receives(S, CoupleOf(P, v), k); @/
    /@ assert sender: \forall integer d, k; Receives(S, d, k) ==>
         Receives(R, CoupleSender(d), k); @/
    /@ assert receiver: \forall integer d, k; Receives(S, d, k) ==>
         Receives(R, CoupleReceiver(P, d), k); @/
    /@ assert others: \forall integer v, k; 0 <= v < P && CoupleOf(P, v) != 0 && 0 <= k < s ==>
         Receives(R, v, k); @/
  }

  /@ requires setting: CoupleSetting(S, R, P, s);
     terminates \true;
     assigns \nothing;
     ensures once: Once(R, 0);
     exits \false; @/
  void lemma_couples_once(int64_t S, int64_t R, int32_t P, int32_t s)
  {
    lemma_couple(P);
    lemma_couples_range(S, R, P, s);
    /@ assert across: \forall integer x, y, u, v, w, j;
         CoupleAcross(S, P, x, u, w, j) && CoupleAcross(S, P, y, v, w, j) ==> x == y && u == v; @/
    /@ assert sent: \forall integer x, y, d, j;
         CoupleSent(S, x, d, j) && CoupleSent(S, y, d, j) ==> x == y; @/
    /@ assert forward: \forall integer x, y, u, v, w, j;
         CoupleForward(S, P, x, u, w, j) && CoupleForward(S, P, y, v, w, j) ==> x == y && u == v; @/
    /@ assert first: \forall integer x, y, j; FirstSent(S, x, j) && FirstSent(S, y, j) ==> x == y; @/
    /@ assert root: \forall integer x, y, u, v, w, j;
         CoupleRoot(S, P, x, u, w, j) && CoupleRoot(S, P, y, v, w, j) ==> x == y && u == v; @/
    /@ assert others: \forall integer x, u, v, j; CoupleAcross(S, P, x, u, v, j) ==>
         CoupleOf(P, v) != 0 && v % 2 == 1; @/
    /@ assert senders: \forall integer x, u, v, j; CoupleForward(S, P, x, u, v, j) ==>
         CoupleOf(P, v) != 0 && v % 2 == 0; @/
    /@ assert partner: \forall integer x, u, v, j; CoupleRoot(S, P, x, u, v, j) ==>
         CoupleOf(P, v) == 0 && v == 1; @/
  }

  void theorem_couples(int64_t S, int64_t R, int32_t P, int32_t s, int64_t n)
  {
    /@ assert setting: CoupleSetting(S, R, P, s); @/
    lemma_couples_range(S, R, P, s);
    lemma_couples_sending(S, R, P, s);
    lemma_couples_receiving(S, R, P, s);
    lemma_couples_simplex(S, R, P, s);
    lemma_couples_there(S, R, P, s);
    lemma_couples_causal(S, R, P, s);
    lemma_couples_reached(S, R, P, s, n);
    lemma_couples_once(S, R, P, s);
  }
*/
