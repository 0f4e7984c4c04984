/* The intervals of a scatter by skips, after whole rounds at a time: what the cuts of a round leave of an interval. */
#include "ref/algorithms/exchange/interval.h"
#include "spec/lemmas/interval.h"

/*@
  // Place p of an interval of b positions, in part n, after the cuts of a round from j parts on.
  logic integer RoundPlace(integer p, integer part, integer n, integer j) = j <= n ? p - n * part : p;
  logic integer RoundSpan(integer b, integer part, integer n, integer j) =
    j <= n ? \min(b - n * part, part) : \min(b, j * part);
*/

/*@ ghost
  /@ requires range: 1 <= parts && 1 <= part;
     terminates \true;
     assigns \nothing;
     ensures one: part <= parts * part;
     ensures fits: parts <= sends ==> parts * part <= sends * part;
     exits \false; @/
  void lemma_skip_fits(int32_t parts, int32_t sends, int32_t part)
  {
    /@ assert one: 0 <= (parts - 1) * part; @/
    if (parts <= sends) {
      /@ assert more: 0 <= (sends - parts) * part; @/
    }
  }
*/

/* One cut more. */
/*@ ghost
  /@ requires range: 1 <= j && 0 <= n && 1 <= part && n * part <= p < (n + 1) * part;
     terminates \true;
     assigns \nothing;
     ensures place: RoundPlace(p, part, n, j) == SkipOn(RoundPlace(p, part, n, j + 1), j * part);
     ensures span: RoundSpan(b, part, n, j) ==
       (j * part <= RoundPlace(p, part, n, j + 1)  ? RoundSpan(b, part, n, j + 1) - j * part
        : j * part < RoundSpan(b, part, n, j + 1)  ? j * part : RoundSpan(b, part, n, j + 1));
     exits \false; @/
  void lemma_round_cut(int32_t p, int32_t b, int32_t part, int32_t n, int32_t j)
  {
    /@ assert one: part <= j * part && (j + 1) * part == j * part + part; @/
    /@ assert below: n < j ==> (n + 1) * part <= j * part; @/
    /@ assert here: n == j ==> n * part == j * part; @/
  }
*/

/* All cuts of a round but the last `parts` of them. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= o < P && 0 <= k && 0 <= parts <= sends && k + sends < P;
     requires part: 0 <= n && 1 <= part && n * part <= p < (n + 1) * part;
     requires most: p < b <= (sends + 1) * part;
     requires now: p == SkipPlace(P, r, k, o) && b == SkipSpan(P, r, k, o);
     requires cuts: \forall integer y; k < y <= k + sends ==> Skip(P, r, y) == (k + sends + 1 - y) * part;
     terminates \true;
     assigns \nothing;
     ensures place: SkipPlace(P, r, k + sends - parts, o) == RoundPlace(p, part, n, parts + 1);
     ensures span: SkipSpan(P, r, k + sends - parts, o) == RoundSpan(b, part, n, parts + 1);
     exits \false; @/
  void lemma_round_cuts(int32_t P, int32_t r, int32_t k, int32_t o, int32_t p, int32_t b, int32_t part, int32_t n,
                        int32_t sends, int32_t parts)
  {
    int32_t j = sends;
    lemma_skip_fits(sends + 1, n, part);
    /@ assert within: n <= sends; @/
    /@ assert first: RoundPlace(p, part, n, sends + 1) == p && RoundSpan(b, part, n, sends + 1) == b; @/
    /@ loop invariant range: parts <= j <= sends;
       loop invariant place: SkipPlace(P, r, k + sends - j, o) == RoundPlace(p, part, n, j + 1);
       loop invariant span: SkipSpan(P, r, k + sends - j, o) == RoundSpan(b, part, n, j + 1);
       loop assigns j;
       loop variant j; @/
    while (parts < j) {
      lemma_round_cut(p, b, part, n, j);
      /@ assert cut: Skip(P, r, k + sends + 1 - j) == j * part; @/
      /@ assert next: k + sends - (j - 1) == k + sends + 1 - j; @/
      /@ assert on: SkipPlace(P, r, k + sends - (j - 1), o) == SkipOn(SkipPlace(P, r, k + sends - j, o), j * part); @/
      j--;
    }
  }
*/

/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= o < P && 0 <= k && 0 <= parts <= sends;
     requires within: k + SkipSteps(size, r) == SkipSteps(P, r) && 2 <= size;
     requires round: part == SkipPart(size, r) && sends == SkipSends(size, r);
     requires cut: 1 <= part < size && 1 <= sends && sends * part < size <= (sends + 1) * part;
     requires skips: \forall integer y; k < y ==> Skip(P, r, y) == Skip(size, r, y - k);
     requires most: 0 <= p < b <= size;
     requires now: p == SkipPlace(P, r, k, o) && b == SkipSpan(P, r, k, o);
     terminates \true;
     assigns \nothing;
     ensures place: SkipPlace(P, r, k + sends - parts, o) == RoundPlace(p, part, p / part, parts + 1);
     ensures span: SkipSpan(P, r, k + sends - parts, o) == RoundSpan(b, part, p / part, parts + 1);
     ensures end: k + sends <= SkipSteps(P, r) < P;
     exits \false; @/
  void lemma_interval_round(int32_t P, int32_t r, int32_t k, int32_t o, int32_t size, int32_t p, int32_t b, int32_t part,
                            int32_t sends, int32_t parts)
  {
    lemma_skip_steps(P, r);
    lemma_skip_steps(part, r);
    int32_t n = p / part;
    /@ assert here: n * part <= p < (n + 1) * part; @/
    /@ assert inside: \forall integer i; 1 <= i <= sends ==> Skip(size, r, i) == (sends + 1 - i) * part; @/
    /@ assert cuts: \forall integer y; k < y <= k + sends ==> Skip(P, r, y) == (sends + 1 - (y - k)) * part; @/
    lemma_round_cuts(P, r, k, o, p, b, part, n, sends, parts);
  }
*/

/* Returns where the position is after the cuts of a round from `from` parts on. */
/*@ requires range: 0 <= at.place < at.span && 1 <= part && 1 <= from;
    terminates \true;
    assigns \nothing;
    ensures place: \result.place == RoundPlace(at.place, part, at.place / part, from);
    ensures span: \result.span == RoundSpan(at.span, part, at.place / part, from);
    exits \false; */
static dodona_interval cut_from(dodona_interval at, int32_t part, int32_t from) {
  int32_t n = at.place / part;
  dodona_interval cut = at;
  //@ assert part: n * part <= at.place < at.span;
  if (from <= n) {
    cut.place = at.place - n * part;
    cut.span = at.span - n * part;
    if (cut.span > part)
      cut.span = part;
  } else if (cut.span > (int64_t)from * part)
    cut.span = from * part;
  return cut;
}

dodona_interval dodona_interval_of(int32_t ranks, int32_t radix, int32_t x, int32_t position) {
  int32_t size = ranks;
  int32_t i = x;
  dodona_interval at = {position, ranks, 0};
  //@ ghost lemma_skip_steps(ranks, radix);
  //@ ghost lemma_skip_part(ranks, radix);
  int32_t part = (size - 1) / radix + 1;
  int32_t sends = (size - 1) / part;
  /*@ loop invariant range: 2 <= size <= ranks && 1 <= i <= SkipSteps(size, radix) && i <= x;
      loop invariant round: part == SkipPart(size, radix) && sends == SkipSends(size, radix);
      loop invariant cut: 1 <= part < size && 1 <= sends && sends * part < size <= (sends + 1) * part;
      loop invariant end: SkipSteps(size, radix) - i == SkipSteps(ranks, radix) - x;
      loop invariant skips: \forall integer y; x - i < y ==> Skip(ranks, radix, y) == Skip(size, radix, y - (x - i));
      loop invariant interval: 0 <= at.place < at.span <= size;
      loop invariant place: at.place == SkipPlace(ranks, radix, x - i, position);
      loop invariant span: at.span == SkipSpan(ranks, radix, x - i, position);
      loop assigns size, i, at, part, sends;
      loop variant size; */
  while (i > sends) {
    //@ ghost lemma_interval_round(ranks, radix, x - i, position, size, at.place, at.span, part, sends, 0);
    //@ assert end: SkipSteps(size, radix) == sends + SkipSteps(part, radix);
    //@ assert rest: \forall integer k; sends < k ==> Skip(size, radix, k) == Skip(part, radix, k - sends);
    //@ assert on: \forall integer y; x - i + sends < y ==> Skip(ranks, radix, y) == Skip(part, radix, y - (x - i) - sends);
    at = cut_from(at, part, 1);
    //@ ghost lemma_skip_spread(ranks, radix, x - i + sends);
    //@ ghost lemma_skip_steps(part, radix);
    i -= sends;
    size = part;
    //@ ghost lemma_skip_part(size, radix);
    part = (size - 1) / radix + 1;
    sends = (size - 1) / part;
  }
  int32_t parts = sends + 1 - i;
  //@ ghost lemma_interval_round(ranks, radix, x - i, position, size, at.place, at.span, part, sends, parts);
  //@ ghost lemma_skip_fits(parts, sends, part);
  //@ assert here: Skip(ranks, radix, x) == Skip(size, radix, i) == parts * part;
  at = cut_from(at, part, parts + 1);
  at.cut = parts * part;
  return at;
}
