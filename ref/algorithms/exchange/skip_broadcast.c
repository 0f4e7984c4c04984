/* The broadcast by skips. 7 positions, radix 3: the interval of 7 is cut into parts of 3, then each part into parts of 1.

     the first of each interval       0 1 2 3 4 5 6
     step 1  skip 6                   0 1 2 3 4 5 | 6         0 sends 6 the share 6
     step 2  skip 3                   0 1 2 | 3 4 5 | 6       0 sends 3 the shares 3 4 5
     step 3  skip 2                   0 1 | 2 | 3 4 | 5 | 6   0 sends 2 the share 2, 3 sends 5 the share 5
     step 4  skip 1                   0 | 1 | 2 | 3 | 4 | ..  0 sends 1 the share 1, 3 sends 4 the share 4
     step 5 .. 8                      as steps 5 .. 8 of the allreduce by skips

   The cut farthest from the first position comes first, so that a round's messages go out from its intervals' first positions
   one after the other, and none waits for another. */
#include "ref/algorithms/exchange/skip_broadcast.h"
#include "ref/algorithms/exchange/share.h"
#include "ref/base/relabel.h"
#include "spec/lemmas/skip_broadcast.h"

/*@
  // Place p of an interval of b positions, in part n, after the cuts of a round from j parts on.
  logic integer RoundPlace(integer p, integer part, integer n, integer j) = j <= n ? p - n * part : p;
  logic integer RoundSpan(integer b, integer part, integer n, integer j) =
    j <= n ? \min(b - n * part, part) : \min(b, j * part);
*/

/* The position's interval before a step, and where the step cuts all intervals. */
typedef struct interval {
  int32_t place;
  int32_t span;
  int32_t cut;
} interval;

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
static interval cut_from(interval at, int32_t part, int32_t from) {
  int32_t n = at.place / part;
  interval cut = at;
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

/* Before step x of the scatter. */
/*@ requires range: 2 <= radix && 1 <= x <= SkipSteps(ranks, radix) && 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures place: \result.place == SkipPlace(ranks, radix, x - 1, position);
    ensures span: \result.span == SkipSpan(ranks, radix, x - 1, position);
    ensures cut: \result.cut == Skip(ranks, radix, x);
    exits \false; */
static interval interval_of(int32_t ranks, int32_t radix, int32_t x, int32_t position) {
  int32_t size = ranks;
  int32_t i = x;
  interval at = {position, ranks, 0};
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

/* A step of the scatter, in positions. */
/*@ requires range: 2 <= radix && 0 <= position < ranks && 1 <= blocks && 1 <= x <= SkipSteps(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       CastSends(ranks, radix, blocks, x, position, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       CastSends(ranks, radix, blocks, x, u, position, first, count));
    ensures use: \result.use == DODONA_STORE;
    ensures range: StepInCircle(\result, ranks, blocks);
    exits \false; */
static dodona_step scatter_at(int32_t ranks, int32_t radix, int32_t blocks, int32_t position,
                              int32_t x) {
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  interval at = interval_of(ranks, radix, x, position);
  //@ ghost lemma_skip(ranks, radix, x);
  //@ ghost lemma_skip_spread(ranks, radix, x - 1);
  int sends = at.place == 0 && at.cut < at.span;
  int receives = at.place == at.cut;
  /*@ assert to: \forall integer v; CastPasses(ranks, radix, x, position, v) <==> sends != 0 && v == position + at.cut; */
  /*@ assert from: \forall integer u; CastPasses(ranks, radix, x, u, position) <==> receives != 0 && u == position - at.cut; */
  /*@ assert span: receives != 0 ==> SkipSpan(ranks, radix, x - 1, position - at.cut) == at.span; */
  if (!sends && !receives)
    return step;
  int32_t low = sends ? position + at.cut : position;
  int32_t end = low + (at.span - at.cut);
  //@ assert here: 0 <= low < end <= ranks;
  int32_t first = dodona_share_first(ranks, blocks, low);
  //@ ghost lemma_shares_in_order(ranks, blocks, low, end);
  int32_t count = dodona_share_first(ranks, blocks, end) - first;
  //@ assert count: count == SkipCount(ranks, blocks, low, at.span - at.cut);
  if (count == 0)
    return step;
  if (sends) {
    step.send_to = low;
    step.send_first = first;
    step.send_count = count;
  } else {
    step.recv_from = position - at.cut;
    step.recv_first = first;
    step.recv_count = count;
  }
  return step;
}

dodona_step dodona_skip_broadcast_step_at(int32_t ranks, int32_t radix, int32_t root,
                                          int32_t blocks, int32_t rank, int64_t x) {
  int32_t position = dodona_position(ranks, root, rank);
  dodona_step step = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  int32_t half = dodona_skip_steps(ranks, radix);
  if (x < 1)
    return step;
  step = x <= half ? scatter_at(ranks, radix, blocks, position, (int32_t)x)
                   : dodona_skip_step_at(ranks, radix, blocks, position, x);
  /*@ assert same: half < x ==> \forall integer u, v, first, count; CastSends(ranks, radix, blocks, x, u, v, first, count) <==>
        SkipMoves(ranks, radix, blocks, x, u, v, first, count); */
  /*@ assert send: \forall integer v, first, count; 0 <= v ==>
        ((step.send_to == v && step.send_first == first && step.send_count == count) <==>
         CastSends(ranks, radix, blocks, x, position, v, first, count)); */
  /*@ assert recv: \forall integer u, first, count; 0 <= u ==>
        ((step.recv_from == u && step.recv_first == first && step.recv_count == count) <==>
         CastSends(ranks, radix, blocks, x, u, position, first, count)); */
  step.send_to = dodona_rank(ranks, root, step.send_to);
  step.recv_from = dodona_rank(ranks, root, step.recv_from);
  return step;
}
