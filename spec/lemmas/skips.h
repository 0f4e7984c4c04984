/* How many shares exchanges by skips leave, step by step, and which blocks a message has. */
#ifndef DODONA_SPEC_LEMMAS_SKIPS_H
#define DODONA_SPEC_LEMMAS_SKIPS_H

#include "spec/algorithms/skips.h"
#include "spec/lemmas/exchange.h"

/* One round cuts s >= 2 shares into parts; the last part may be smaller. */
/*@ ghost
  /@ requires range: 2 <= s && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures part: \result == SkipPart(s, r) && 1 <= \result < s;
     ensures sends: 1 <= SkipSends(s, r) < s && SkipSends(s, r) * \result < s <= (SkipSends(s, r) + 1) * \result;
     exits \false; @/
  int32_t lemma_skip_part(int32_t s, int32_t r);
*/

/* At most a step a share. */
/*@ ghost
  /@ requires range: 1 <= s && 2 <= r;
     terminates \true;
     decreases s;
     assigns \nothing;
     ensures steps: \result == SkipSteps(s, r) && 0 <= \result < s && (2 <= s ==> 1 <= \result);
     exits \false; @/
  int32_t lemma_skip_steps(int32_t s, int32_t r);
*/

/* After each step fewer shares are left, at least half as many, and at last one. What a step sends fits into a part. */
/*@ ghost
  /@ requires range: 1 <= s && 2 <= r && 0 <= i <= SkipSteps(s, r);
     terminates \true;
     decreases s;
     assigns \nothing;
     ensures left: \result == Skip(s, r, i) && 1 <= \result <= s;
     ensures first: i == 0 ==> \result == s;
     ensures fewer: 1 <= i ==> Skip(s, r, i) < Skip(s, r, i - 1) <= 2 * Skip(s, r, i) && Skip(s, r, i - 1) <= s;
     ensures part: 1 <= i ==> Skip(s, r, i - 1) - Skip(s, r, i) <= SkipRound(s, r, i) <= Skip(s, r, i);
     ensures last: i == SkipSteps(s, r) ==> \result == 1;
     exits \false; @/
  int32_t lemma_skip(int32_t s, int32_t r, int32_t i);
*/

/* A round is within its half. */
/*@ ghost
  /@ requires range: 1 <= s && 2 <= r && 1 <= i <= SkipSteps(s, r);
     terminates \true;
     decreases s;
     assigns \nothing;
     ensures before: 0 <= SkipBefore(s, r, i) < i;
     ensures after: 0 <= SkipAfter(s, r, i) <= SkipSteps(s, r) - i;
     exits \false; @/
  void lemma_skip_within(int32_t s, int32_t r, int32_t i);
*/

/* The steps before and after step i, as many as SkipBefore and SkipAfter say, are of its round. */
/*@ ghost
  /@ requires range: 1 <= s && 2 <= r && 1 <= i <= SkipSteps(s, r);
     requires near: -SkipBefore(s, r, i) <= d <= SkipAfter(s, r, i);
     terminates \true;
     decreases s;
     assigns \nothing;
     ensures round: SkipRound(s, r, i + d) == SkipRound(s, r, i);
     exits \false; @/
  void lemma_skip_round(int32_t s, int32_t r, int32_t i, int32_t d);
*/

/* Skip ranks on and skip ranks back, and the distance to the owner of share i. */
/*@ ghost
  /@ requires range: 0 <= v < P && 0 <= i < P && 0 < skip < P;
     terminates \true;
     assigns \nothing;
     ensures behind: 0 <= Position(P, skip, v) < P && Rank(P, skip, Position(P, skip, v)) == v;
     ensures ahead: 0 <= Rank(P, skip, v) < P && Position(P, skip, Rank(P, skip, v)) == v;
     ensures further: Position(P, v, i) + skip < P ==> Position(P, Position(P, skip, v), i) == Position(P, v, i) + skip;
     ensures nearer: skip <= Position(P, v, i) ==> Position(P, Rank(P, skip, v), i) == Position(P, v, i) - skip;
     ensures offset: 0 <= Position(P, v, i) < P;
     exits \false; @/
  void lemma_skip_position(int64_t P, int64_t skip, int64_t v, int64_t i);
*/

/*@
  // The shares that a rank has sent after k steps of a half.
  // measure k
  logic integer SkipVolume(integer P, integer r, integer k) =
    k <= 0 ? 0 : SkipVolume(P, r, k - 1) + SkipShares(P, r, k);
*/

/* Who hands to whom, and how many shares. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures q: \result == SkipSteps(P, r) && 0 <= \result < P;
     ensures left: \forall integer y; 1 <= y <= SkipSteps(P, r) ==>
       1 <= Skip(P, r, y) < Skip(P, r, y - 1) <= P && SkipShares(P, r, y) <= SkipRound(P, r, y) <= Skip(P, r, y);
     ensures hands: \forall integer y, u, v; SkipHands(P, r, y, u, v) ==> u != v && 1 <= SkipShares(P, r, y) < P;
     exits \false; @/
  int32_t lemma_skip_hands(int32_t P, int32_t r);
*/

/* A block is in a message if its share is. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= s && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures message: \forall integer low, shares; 0 <= low < P && 1 <= shares < P ==>
       (InMessage(s, ShareFirst(P, s, low), SkipCount(P, s, low, shares), j) <==> Position(P, low, i) < shares);
     exits \false; @/
  void lemma_skip_message(int32_t P, int32_t s, int32_t i, int32_t j);
*/

#endif
