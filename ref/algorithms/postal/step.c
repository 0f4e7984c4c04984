/* The ticks of a postal tree. A place v with n positions, ready after r ticks, sends its message k
   in tick r + k f + 1 as long as at least two positions are left to it; with L(k) for what is left
   then:

     message            0            1             2
     tick             r + 1      r + f + 1    r + 2 f + 1
     left, before     L(0) = n   L(1)         L(2)         L(3) = 1: it has no message 3
     sent to          v + L(1)   v + L(2)     v + L(3)

   In the lambda tree L(k) is the least of n - k and N(t - k f), t being the budget, and at least 1.
   By induction: it holds for k = 0, as n <= N(t). A splitting with s = t - k f ticks left keeps the
   least of L(k) - 1 and N(s - f); as N(s) - 1 >= N(s - f) while two are left, that is the least of
   n - k - 1 and N(s - f). And what has come to 1 stays 1, as neither term grows. */
#include "ref/algorithms/postal/step.h"
#include "spec/algorithms/delay.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

/* SplitLeft by its definition, a splitting for each message. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    requires message: 0 <= k;
    requires share: rule->alpha_num != 0;
    terminates \true;
    assigns \nothing;
    ensures left: \result == SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                       place->size, place->budget, k);
    exits \false; */
static int32_t left_by_splitting(const dodona_rule *rule, const dodona_postal_place *place,
                                 int32_t k)
/*@ ghost (int64_t horizon) */ {
  int32_t left = place->size;
  int64_t budget = place->budget;
  /*@ ghost int32_t u = rule->latency;
            int32_t f = rule->ticks;
            int32_t p = rule->alpha_num;
            int32_t q = rule->alpha_den; */
  /*@ ghost lemma_split_left(u, f, p, q, place->size); */
  /*@ loop invariant range: 0 <= i <= k && 1 <= left <= place->size;
      loop invariant time: budget == place->budget - i * f && 0 <= budget <= place->budget;
      loop invariant left: left == SplitLeft(u, f, p, q, place->size, place->budget, i);
      loop invariant fits: left <= Reach(u, f, p, q, budget);
      loop assigns i, left, budget;
      loop variant k - i; */
  for (int32_t i = 0; i < k && left > 1; i++) {
    /*@ ghost lemma_split(u, f, p, q, left, budget); */
    left = dodona_split_keep(rule, 0, left, budget) /*@ ghost (horizon) */;
    budget -= rule->ticks;
  }
  return left;
}

/* SplitLeft at once, in the lambda tree. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    requires message: 1 <= k && rule->alpha_num == 0;
    terminates \true;
    assigns \nothing;
    ensures left: \result == SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                       place->size, place->budget, k);
    exits \false; */
static int32_t left_in_lambda(const dodona_rule *rule, const dodona_postal_place *place, int32_t k)
/*@ ghost (int64_t horizon) */ {
  /*@ ghost lemma_lambda_left(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                              place->size, place->budget, k); */
  int64_t budget = place->budget - (int64_t)k * rule->ticks;
  int32_t size = place->size - k;
  /*@ ghost lemma_reach_unfold(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                               budget); */
  if (budget < rule->latency || size < 1)
    return 1;
  /*@ ghost lemma_reach_order(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                              budget); */
  uint32_t reach = place->reach[budget];
  return reach < (uint32_t)size ? (int32_t)reach : size;
}

int32_t dodona_split_left(const dodona_rule *rule, const dodona_postal_place *place, int32_t k)
/*@ ghost (int64_t horizon) */ {
  /*@ ghost lemma_split_left(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                             place->size); */
  if (k <= 0)
    return place->size;
  if (rule->alpha_num == 0)
    return left_in_lambda(rule, place, k) /*@ ghost (horizon) */;
  return left_by_splitting(rule, place, k) /*@ ghost (horizon) */;
}

int32_t dodona_split_child(const dodona_rule *rule, const dodona_postal_place *place, int32_t k)
/*@ ghost (int64_t horizon) */ {
  /*@ ghost lemma_split_left(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                             place->size); */
  if (k < 0 || dodona_split_left(rule, place, k) /*@ ghost (horizon) */ < 2)
    return DODONA_NONE;
  return place->position + dodona_split_left(rule, place, k + 1) /*@ ghost (horizon) */;
}

/* To whom the place sends in tick x, or DODONA_NONE. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer b; 0 <= b ==>
      (\result == b <==>
       SplitSends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, place->position,
                  place->size, place->budget, place->ready, x, b, 0));
    ensures range: \result == -1 ||
      place->position < \result < place->position + place->size;
    exits \false; */
static int32_t send(const dodona_rule *rule, const dodona_postal_place *place, int64_t x)
/*@ ghost (int64_t horizon) */ {
  /*@ ghost lemma_split_left(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                             place->size); */
  /*@ ghost lemma_delay(rule->ticks, place->size); */
  /*@ assert messages: \forall integer k; 0 <= k && 2 <= SplitLeft(rule->latency, rule->ticks,
        rule->alpha_num, rule->alpha_den, place->size, place->budget, k) ==>
        k < place->size && Delay(rule->ticks, k) == k * rule->ticks; */
  if (x <= place->ready)
    return DODONA_NONE;
  int64_t wait = x - 1 - place->ready;
  int64_t k = wait / rule->ticks;
  if (k >= place->size || wait % rule->ticks != 0)
    return DODONA_NONE;
  /*@ assert delay: Delay(rule->ticks, k) == wait; */
  return dodona_split_child(rule, place, (int32_t)k) /*@ ghost (horizon) */;
}

dodona_tree_step dodona_split_step(const dodona_rule *rule, const dodona_postal_place *place,
                                   int64_t x)
/*@ ghost (int64_t horizon) */ {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  if (place->position > 0 && x == place->ready - rule->latency + 1) {
    step.recv_from = place->parent;
    step.recv_block = 0;
  }
  step.send_to = send(rule, place, x) /*@ ghost (horizon) */;
  if (step.send_to != DODONA_NONE)
    step.send_block = 0;
  return step;
}
