/* The span of a place: it first receives (position 0 sends), and last sends its last message, if it
   has any. In the lambda tree what is left before message k, the least of n - k and N(t - k f), is
   at least 2 if and only if k <= n - 2 and t - k f >= u, as N(s) >= 2 from s = u on. */
#include "ref/algorithms/postal/step.h"
#include "spec/algorithms/delay.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

/* What the place has left before and after the last message of the lambda tree. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, p, q) && p == 0;
     requires fits: 2 <= n <= Reach(u, f, p, q, t) && u <= t;
     requires last: 0 <= k <= n - 2 && k <= (t - u) / f && (k == n - 2 || k == (t - u) / f);
     terminates \true;
     assigns \nothing;
     ensures some: 2 <= SplitLeft(u, f, p, q, n, t, k);
     ensures none: SplitLeft(u, f, p, q, n, t, k + 1) == 1;
     exits \false; @/
  void lemma_lambda_last(int32_t u, int32_t f, int32_t p, int32_t q, int32_t n, int64_t t,
                         int32_t k) {
    int64_t sent = (int64_t)k * f;
    lemma_quotient(t - u, k, f);
    lemma_quotient(t - u, k + 1, f);
    lemma_reach_unfold(u, f, p, q, t - sent);
    lemma_reach_order(u, f, p, q, t - sent);
    lemma_reach_unfold(u, f, p, q, t - sent - f);
    lemma_lambda_left(u, f, p, q, n, t, k);
    lemma_lambda_left(u, f, p, q, n, t, k + 1);
    /@ assert next: t - (k + 1) * f == t - sent - f; @/
  }
*/

/* The last message of a place in the lambda tree. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    requires children: 2 <= place->size && rule->alpha_num == 0;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= place->size - 2;
    ensures some: 2 <= SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                 place->size, place->budget, \result);
    ensures none: SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                            place->size, place->budget, \result + 1) == 1;
    exits \false; */
static int32_t last_in_lambda(const dodona_rule *rule, const dodona_postal_place *place)
/*@ ghost (int64_t horizon) */ {
  /*@ ghost lemma_split(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, place->size,
                        place->budget); */
  int64_t most = (place->budget - rule->latency) / rule->ticks;
  int32_t last = most < place->size - 2 ? (int32_t)most : place->size - 2;
  /*@ ghost lemma_lambda_last(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                              place->size, place->budget, last); */
  return last;
}

/* The last message by a splitting for each, with a fixed share, which needs no table. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    requires children: 2 <= place->size;
    requires share: rule->alpha_num != 0;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= place->size - 2;
    ensures some: 2 <= SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                 place->size, place->budget, \result);
    ensures none: SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                            place->size, place->budget, \result + 1) == 1;
    exits \false; */
static int32_t last_by_splitting(const dodona_rule *rule, const dodona_postal_place *place)
/*@ ghost (int64_t horizon) */ {
  int32_t left = place->size;
  int64_t budget = place->budget;
  int32_t last = 0;
  /*@ ghost int32_t u = rule->latency;
            int32_t f = rule->ticks;
            int32_t p = rule->alpha_num;
            int32_t q = rule->alpha_den; */
  /*@ ghost lemma_split_left(u, f, p, q, place->size); */
  /*@ loop invariant range: 2 <= left <= place->size - last && 0 <= last;
      loop invariant time: budget == place->budget - last * f && budget <= place->budget;
      loop invariant left: left == SplitLeft(u, f, p, q, place->size, place->budget, last);
      loop invariant fits: left <= Reach(u, f, p, q, budget);
      loop assigns left, budget, last;
      loop variant left; */
  for (;;) {
    /*@ ghost lemma_split(u, f, p, q, left, budget); */
    int32_t next = dodona_split_keep(rule, 0, left, budget) /*@ ghost (horizon) */;
    if (next < 2)
      return last;
    left = next;
    budget -= rule->ticks;
    last++;
  }
}

dodona_span dodona_split_span(const dodona_rule *rule, const dodona_postal_place *place)
/*@ ghost (int64_t horizon) */ {
  dodona_span span = {1, 0};
  int32_t last;
  /*@ ghost lemma_split_left(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                             place->size); */
  /*@ ghost lemma_delay(rule->ticks, place->size); */
  if (place->position > 0) {
    span.first = place->ready - rule->latency + 1;
    span.last = span.first;
  }
  if (place->size < 2)
    return span;
  if (rule->alpha_num == 0)
    last = last_in_lambda(rule, place) /*@ ghost (horizon) */;
  else
    last = last_by_splitting(rule, place) /*@ ghost (horizon) */;
  /*@ assert messages: \forall integer k; 0 <= k && 2 <= SplitLeft(rule->latency, rule->ticks,
        rule->alpha_num, rule->alpha_den, place->size, place->budget, k) ==>
        k <= last && k * rule->ticks == Delay(rule->ticks, k) <= Delay(rule->ticks, last); */
  /*@ assert last: SplitSends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
        place->position, place->size, place->budget, place->ready,
        place->ready + last * rule->ticks + 1,
        place->position + SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                    place->size, place->budget, last + 1), 0); */
  span.last = place->ready + (int64_t)last * rule->ticks + 1;
  return span;
}
