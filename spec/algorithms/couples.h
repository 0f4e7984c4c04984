/* Couples: 2 simplex ranks that play one duplex rank in double time. The sender of a couple sends to
   other couples, the receiver receives from them; a step of the duplex schedule becomes two:

     step 2y - 1   the sender of couple c sends to the receiver of couple d what c sends d in step y
     step 2y       the receiver forwards to its partner what it was sent in step 2y - 1

   Position 0, the root, is the sender of couple 0. Its partner, if it has one, is sent block j in step
   2y, if y is the first step in which couple 0 sends j.

     P = 7   couple     0      1       2       3        P = 6   couple     0       1       2
             sender     0      2       4       6                sender     0       2       4
             receiver   -      1       3       5                receiver   1       3       5

   Source: Sanders and Sibeyn, section 1, footnote 2. */
#ifndef DODONA_SPEC_ALGORITHMS_COUPLES_H
#define DODONA_SPEC_ALGORITHMS_COUPLES_H

#include <stdint.h>
#include "spec/machine/broadcast.h"

/*@
  logic integer Couples(integer P) = (P + 1) / 2;
  logic integer CoupleOf(integer P, integer v) = (v + P % 2) / 2;
  logic integer CoupleSender(integer c) = 2 * c;
  logic integer CoupleReceiver(integer P, integer c) = 2 * c + 1 - 2 * (P % 2);
  logic integer CouplePartner(integer P, integer v) =
    v % 2 == 0 ? v + 1 - 2 * (P % 2) : v - 1 + 2 * (P % 2);

  // Sender u and receiver v of any couples; sender u and receiver v of one couple.
  predicate CoupleEnds(integer P, integer u, integer v) =
    0 <= u < P && 0 <= v < P && u % 2 == 0 && v % 2 == 1;
  predicate CoupleMates(integer P, integer u, integer v) =
    CoupleEnds(P, u, v) && CoupleOf(P, u) == CoupleOf(P, v);

  // In step y couple d is sent block j.
  predicate CoupleSent(integer S, integer y, integer d, integer j) =
    \exists integer c; Transfer(S, y, c, d, j);

  // In step y couple 0 sends block j, and in no step before.
  predicate FirstSent(integer S, integer y, integer j) =
    (\exists integer d; Transfer(S, y, 0, d, j)) &&
    (\forall integer z, d; Transfer(S, z, 0, d, j) ==> y <= z);

  // The transfers between couples; the transfers to the partner; the transfers of the root to its partner.
  predicate CoupleAcross(integer S, integer P, integer x, integer u, integer v, integer j) =
    x % 2 == 1 && CoupleEnds(P, u, v) &&
    Transfer(S, (x + 1) / 2, CoupleOf(P, u), CoupleOf(P, v), j);
  predicate CoupleForward(integer S, integer P, integer x, integer u, integer v, integer j) =
    x % 2 == 0 && CoupleMates(P, v, u) && CoupleSent(S, x / 2, CoupleOf(P, u), j);
  predicate CoupleRoot(integer S, integer P, integer x, integer u, integer v, integer j) =
    x % 2 == 0 && u == 0 && v == 1 && CoupleMates(P, u, v) && FirstSent(S, x / 2, j);

  // Schedule R is schedule S of Couples(P) duplex ranks, played by P simplex ranks.
  predicate Coupled(integer S, integer R, integer P) =
    \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      CoupleAcross(S, P, x, u, v, j) || CoupleForward(S, P, x, u, v, j) ||
      CoupleRoot(S, P, x, u, v, j);

  // No transfer before step 1.
  predicate BeginsWith1(integer S) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
*/

/* Sender, receiver and couple determine one another. */
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
     ensures even: \forall integer v; 0 <= v < P && v % 2 == 0 ==>
       CoupleSender(CoupleOf(P, v)) == v;
     ensures odd: \forall integer v; 0 <= v < P && v % 2 == 1 ==>
       CoupleReceiver(P, CoupleOf(P, v)) == v;
     ensures root: \forall integer v; 0 < v < P && CoupleOf(P, v) == 0 ==> P % 2 == 0 && v == 1;
     ensures zero: CoupleOf(P, 0) == 0 && (2 <= P && P % 2 == 0 ==> CoupleOf(P, 1) == 0);
     ensures only: \forall integer u, v; 0 <= u < P && 0 <= v < P && u % 2 == v % 2 &&
       CoupleOf(P, u) == CoupleOf(P, v) ==> u == v;
     exits \false; @/
  void lemma_couple(int32_t P);

  /@ requires range: 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures range: -1 <= CouplePartner(P, v) < P;
     ensures sender: \forall integer u; 0 <= u ==>
       (CoupleMates(P, u, v) <==> v % 2 == 1 && u == CouplePartner(P, v));
     ensures receiver: \forall integer u; 0 <= u ==>
       (CoupleMates(P, v, u) <==> v % 2 == 0 && u == CouplePartner(P, v));
     exits \false; @/
  void lemma_couple_partner(int32_t P, int32_t v);
*/

/* A broadcast among Couples(P) duplex ranks in steps 1 .. n becomes a broadcast among P simplex ranks in
   steps 1 .. 2n. Two ranks are one couple, in which nothing is sent: they are excluded. */
/*@ ghost
  /@ requires range: 1 <= P && P != 2 && 1 <= s && 0 <= n <= 0x3fffffffffffffff;
     requires valid: ValidBroadcast(S, Couples(P), s, 0, 1, 1);
     requires time: BeginsWith1(S) && EndsWith(S, n);
     requires coupled: Coupled(S, R, P);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(R, P, s, 0, 1, 1);
     ensures simplex: SimplexPorts(R, 1);
     ensures time: BeginsWith1(R) && EndsWith(R, 2 * n);
     ensures last: \forall integer d, j; CoupleSent(S, n, d, j) ==>
       Transfer(R, 2 * n, CoupleReceiver(P, d), CoupleSender(d), j);
     exits \false; @/
  void theorem_couples(int64_t S, int64_t R, int32_t P, int32_t s, int64_t n);
*/

#endif
