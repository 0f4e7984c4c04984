/* How many shares are left, by induction on the rounds. */
#include "spec/lemmas/skips.h"

/*@ ghost
  int32_t lemma_skip_part(int32_t s, int32_t r)
  {
    int32_t part = (s - 1) / r + 1;
    /@ assert half: (s - 1) / r <= (s - 1) / 2 < s - 1; @/
    int32_t sends = (s - 1) / part;
    /@ assert cut: sends * part <= s - 1 < (sends + 1) * part; @/
    return part;
  }

  int32_t lemma_skip_steps(int32_t s, int32_t r)
  {
    if (s == 1)
      return 0;
    int32_t part = lemma_skip_part(s, r);
    int32_t sends = (s - 1) / part;
    /@ assert sends: sends == SkipSends(s, r); @/
    /@ assert fewer: sends + part - 1 <= sends * part; @/
    return sends + lemma_skip_steps(part, r);
  }

  int32_t lemma_skip(int32_t s, int32_t r, int32_t i)
  {
    if (s == 1)
      return 1;
    int32_t part = lemma_skip_part(s, r);
    int32_t sends = (s - 1) / part;
    int32_t steps = lemma_skip_steps(s, r);
    /@ assert sends: sends == SkipSends(s, r); @/
    if (i == 0)
      return s;
    if (i <= sends) {
      int32_t parts = sends + 1 - i;
      /@ assert fits: part <= parts * part <= sends * part; @/
      /@ assert left: Skip(s, r, i) == parts * part; @/
      /@ assert before: 1 < i ==> Skip(s, r, i - 1) == (parts + 1) * part; @/
      /@ assert double: s <= (sends + 1) * part && (parts + 1) * part <= 2 * (parts * part); @/
      /@ assert fewer: i == 1 ==> Skip(s, r, i) < Skip(s, r, i - 1) <= 2 * Skip(s, r, i); @/
      /@ assert next: 1 < i ==> Skip(s, r, i - 1) == Skip(s, r, i) + part <= sends * part < s; @/
      /@ assert cut: Skip(s, r, i - 1) - Skip(s, r, i) <= part <= Skip(s, r, i); @/
      /@ assert round: SkipRound(s, r, i) == part; @/
      lemma_skip_steps(part, r);
      /@ assert steps: i == steps ==> SkipSteps(part, r) == 0 && part == 1 && parts == 1; @/
      return parts * part;
    }
    /@ assert rest: Skip(s, r, i) == Skip(part, r, i - sends); @/
    /@ assert edge: i - 1 == sends ==> Skip(s, r, i - 1) == 1 * part; @/
    /@ assert inner: sends < i - 1 ==> Skip(s, r, i - 1) == Skip(part, r, i - 1 - sends); @/
    /@ assert before: Skip(s, r, i - 1) == (i - sends == 1 ? part : Skip(part, r, i - sends - 1)); @/
    return lemma_skip(part, r, i - sends);
  }

  void lemma_skip_within(int32_t s, int32_t r, int32_t i)
  {
    int32_t part = lemma_skip_part(s, r);
    int32_t sends = (s - 1) / part;
    /@ assert sends: sends == SkipSends(s, r); @/
    lemma_skip_steps(part, r);
    if (sends < i)
      lemma_skip_within(part, r, i - sends);
  }

  void lemma_skip_round(int32_t s, int32_t r, int32_t i, int32_t d)
  {
    int32_t part = lemma_skip_part(s, r);
    int32_t sends = (s - 1) / part;
    /@ assert sends: sends == SkipSends(s, r); @/
    lemma_skip_steps(part, r);
    if (sends < i) {
      /@ assert rest: SkipBefore(s, r, i) == SkipBefore(part, r, i - sends) && SkipAfter(s, r, i) == SkipAfter(part, r, i - sends); @/
      lemma_skip_within(part, r, i - sends);
      lemma_skip_round(part, r, i - sends, d);
      /@ assert on: SkipRound(s, r, i + d) == SkipRound(part, r, i - sends + d); @/
    }
  }
*/

/*@ ghost
  int32_t lemma_skip_hands(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t y = 0;
    /@ loop invariant range: 0 <= y <= q;
       loop invariant left: \forall integer k; 1 <= k <= y ==>
         1 <= Skip(P, r, k) < Skip(P, r, k - 1) <= P && Skip(P, r, k - 1) - Skip(P, r, k) <= SkipRound(P, r, k) <= Skip(P, r, k);
       loop assigns y;
       loop variant q - y; @/
    while (y < q) {
      y++;
      lemma_skip(P, r, y);
    }
    /@ assert first: \forall integer y, u, v; SkipHands(P, r, y, u, v) ==> u != v; @/
    return q;
  }

  void lemma_skip_message(int32_t P, int32_t s, int32_t i, int32_t j)
  {
    lemma_share_range(P, s);
    /@ assert here: 0 <= i < P && 0 <= j < s; @/
    /@ assert low: \forall integer low; 0 <= low < P ==> (ShareFirst(P, s, low) <= j <==> low <= i); @/
    /@ assert whole: \forall integer low, end; 0 <= low < end <= P ==>
         (InMessage(s, ShareFirst(P, s, low), ShareFirst(P, s, end) - ShareFirst(P, s, low), j) <==> low <= i < end); @/
    /@ assert round: \forall integer low, end; 0 <= end < low < P ==>
         (InMessage(s, ShareFirst(P, s, low), s - ShareFirst(P, s, low) + ShareFirst(P, s, end), j) <==> low <= i || i < end); @/
  }
*/
