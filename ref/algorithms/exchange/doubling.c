/* Recursive doubling and halving. The shares that position 5 = 101 of 8 sends, and to whom:

     halving     1     2     3        doubling    1     2     3
     distance    4     2     1        distance    1     2     4
     to          1     7     4        to          4     7     1
     shares     0-3   6-7    4        shares      5    4-5   4-7                              */
#include "ref/algorithms/exchange/doubling.h"
#include "ref/base/power.h"

/* The partner at distance m. */
/*@ requires range: 1 <= m <= 0x40000000 && 0 <= c <= 0x7fffffff;
    requires inside: PartnerOf(m, c) <= 0x7fffffff;
    terminates \true;
    assigns \nothing;
    ensures partner: \result == PartnerOf(m, c) && 0 <= \result;
    ensures inverse: PartnerOf(m, \result) == c;
    exits \false; */
static int32_t partner(int64_t m, int32_t c) {
  //@ ghost lemma_partner(m, c);
  return (int32_t)(c % (2 * m) < m ? c + m : c - m);
}

dodona_share_step dodona_doubling_gather(int32_t position, int32_t y)
/*@ ghost (int32_t log) */ {
  int64_t m = dodona_power(y - 1);
  //@ ghost lemma_partner_inside(y - 1, log, position);
  int32_t other = partner(m, position);
  //@ assert each: other == PartnerOf(m, position) && position == PartnerOf(m, other);
  int32_t own = (int32_t)(position - position % m);
  int32_t theirs = (int32_t)(other - other % m);
  dodona_share_step step = {other, own, own + (int32_t)m, other, theirs, theirs + (int32_t)m, 0};
  return step;
}

dodona_share_step dodona_halving_scatter(int32_t log, int32_t position, int32_t y) {
  int64_t m = dodona_power(log - y);
  //@ ghost lemma_partner_inside(log - y, log, position);
  int32_t other = partner(m, position);
  //@ assert each: other == PartnerOf(m, position) && position == PartnerOf(m, other);
  int32_t own = (int32_t)(position - position % m);
  int32_t theirs = (int32_t)(other - other % m);
  dodona_share_step step = {other, theirs, theirs + (int32_t)m, other, own, own + (int32_t)m, 1};
  return step;
}

dodona_share_step dodona_doubling_reduce(int32_t position, int32_t y)
/*@ ghost (int32_t log) */ {
  //@ ghost lemma_partner_inside(y - 1, log, position);
  int32_t other = partner(dodona_power(y - 1), position);
  //@ assert each: position == PartnerOf(Pow2(y - 1), other);
  dodona_share_step step = {other, 0, 1, other, 0, 1, 1};
  return step;
}
