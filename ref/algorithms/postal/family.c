/* The answers of the family, from the modules of this folder. The time that a tree takes comes from its table: the lambda tree's is
   filled, another's is scratch. */
#include "ref/algorithms/postal/family.h"
#include "ref/algorithms/postal/reach.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/split.h"

dodona_status dodona_postal_judge(dodona_tree_plan asked) {
  const dodona_rule rule = asked.rule;
  if (asked.blocks != 1)
    return DODONA_BAD_BLOCKS;
  if (rule.ticks < 1 || rule.latency < rule.ticks)
    return DODONA_BAD_LATENCY;
  if (asked.variant == DODONA_KEEPS_ASKED &&
      (rule.alpha_num < 1 || rule.alpha_den <= rule.alpha_num || rule.alpha_den > 1 << 30))
    return DODONA_BAD_ALPHA;
  return DODONA_OK;
}

int64_t dodona_postal_words(dodona_tree_plan asked) {
  return asked.variant == DODONA_KEEPS_MOST ? dodona_reach_entries(asked.rule.latency, asked.ranks)
                                            : asked.rule.latency;
}

/* The share that a sender keeps, as the variant has it. */
/*@ requires asked: DODONA_KEEPS_MOST <= asked.variant <= DODONA_KEEPS_ASKED && DODONA_PostalStatus(asked, asked.variant) == DODONA_OK;
    terminates \true;
    assigns \nothing;
    ensures latency: \result.latency == asked.rule.latency && \result.ticks == asked.rule.ticks;
    ensures num: \result.alpha_num == AlphaNum(asked.variant, asked.rule.alpha_num);
    ensures den: \result.alpha_den == AlphaDen(asked.variant, asked.rule.alpha_den);
    ensures lambda: \result.alpha_num == 0 <==> asked.variant == DODONA_KEEPS_MOST;
    ensures one: \result.alpha_num == 0 ==> \result.alpha_den == 1;
    ensures rule: ValidRule(\result.latency, \result.ticks, \result.alpha_num, \result.alpha_den);
    exits \false; */
static dodona_rule rule_of(dodona_tree_plan asked) {
  const dodona_rule rule = asked.rule;
  if (asked.variant == DODONA_KEEPS_MOST)
    return (dodona_rule){rule.latency, rule.ticks, 0, 1};
  if (asked.variant == DODONA_KEEPS_HALF)
    return (dodona_rule){rule.latency, rule.ticks, 1, 2};
  return rule;
}

/*@ ghost
  /@ requires range: 1 <= u && 1 <= n;
     terminates \true;
     assigns \nothing;
     ensures most: 0 <= u * (n - 1) <= DODONA_MOST_TICKS;
     exits \false; @/
  void lemma_most_ticks(int32_t u, int32_t n)
  {
    lemma_product_order(u, INT32_MAX, n - 1);
    lemma_product_order(n - 1, INT32_MAX, INT32_MAX);
  }
*/

/* The ticks that the lambda tree takes, and its table, or -1 if that is too short. */
/*@ requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires rule: ValidRule(u, f, 0, 1) && 1 <= ranks;
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures short: \result == -1 <==>
      \exists int64_t T; IsHorizon(u, f, 0, 1, ranks, T) && entries < T;
    ensures horizon: \result != -1 ==> IsHorizon(u, f, 0, 1, ranks, \result) &&
      0 <= \result <= DODONA_MOST_TICKS && \result <= entries;
    ensures reach: \forall integer t; 0 <= t < \result ==> table[t] == Reach(u, f, 0, 1, t);
    exits \false; */
static int64_t lambda_time(int32_t u, int32_t f, int32_t ranks, uint32_t *table, int64_t entries) {
  const dodona_rule rule = {u, f, 0, 1};
  int64_t horizon = -1;
  /*@ ghost
    int64_t T = lemma_horizon(u, f, 0, 1, ranks);
    lemma_most_ticks(u, ranks); */
  //@ assert most: T <= DODONA_MOST_TICKS;
  int64_t room = entries < DODONA_MOST_TICKS ? entries : DODONA_MOST_TICKS;
  dodona_status status = dodona_reach_fill(&rule, ranks, table, room, &horizon);
  //@ assert table: status == DODONA_OK ==> ReachTable(u, f, 0, 1, horizon, table);
  return status == DODONA_OK ? horizon : -1;
}

/* The ticks that the tree of a share takes. The table is scratch. */
/*@ requires table: \valid(table + (0 .. u - 1));
    requires rule: ValidRule(u, f, p, q) && p != 0 && 1 <= ranks;
    terminates \true;
    assigns table[0 .. u - 1];
    ensures horizon: IsHorizon(u, f, p, q, ranks, \result) && 0 <= \result <= DODONA_MOST_TICKS;
    exits \false; */
static int64_t alpha_time(int32_t u, int32_t f, int32_t p, int32_t q, int32_t ranks,
                          uint32_t *table) {
  const dodona_rule rule = {u, f, p, q};
  //@ ghost lemma_most_ticks(u, ranks);
  return dodona_horizon(&rule, ranks, table);
}

/* The ticks that the tree takes, or -1 if the table is too short. In the lambda tree the table is
   filled, else it is scratch. */
/*@ requires table: 0 <= entries && \valid(table + (0 .. entries - 1));
    requires rule: ValidRule(u, f, p, q) && 1 <= ranks && (p == 0 ==> q == 1);
    terminates \true;
    assigns table[0 .. entries - 1];
    ensures lambda: p == 0 ==> (\result == -1 <==>
       \exists int64_t T; IsHorizon(u, f, 0, 1, ranks, T) && entries < T);
    ensures alpha: p != 0 ==> (\result == -1 <==> entries < u);
    ensures horizon: \result != -1 ==>
      IsHorizon(u, f, p, q, ranks, \result) && \result <= DODONA_MOST_TICKS;
    ensures fits: \result != -1 && p == 0 ==> \result <= entries;
    ensures table: \result != -1 ==> SplitTable(u, f, p, q, \result, table);
    exits \false; */
static int64_t take_time(int32_t u, int32_t f, int32_t p, int32_t q, int32_t ranks, uint32_t *table,
                         int64_t entries) {
  if (p == 0)
    return lambda_time(u, f, ranks, table, entries);
  return entries < u ? -1 : alpha_time(u, f, p, q, ranks, table);
}

dodona_status dodona_postal_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                 dodona_tree_plan *t) {
  const int32_t ranks = asked.ranks;
  const dodona_rule rule = rule_of(asked);
  const int64_t horizon =
      take_time(rule.latency, rule.ticks, rule.alpha_num, rule.alpha_den, ranks, table, entries);
  //@ assert short: horizon == -1 <==> DODONA_PostalTooShort(asked, asked.variant, entries);
  if (horizon == -1)
    return DODONA_SHORT_TABLE;
  dodona_tree_in_ticks(asked, rule, horizon, t);
  //@ assert table: DODONA_PostalTable(*t, table);
  return DODONA_OK;
}

int64_t dodona_postal_steps_of(const dodona_tree_plan *t) {
  //@ ghost lemma_postal_tree(t);
  return t->horizon;
}

dodona_postal_place dodona_postal_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                           int32_t v) {
  return dodona_split_locate(&t->rule, t->ranks, t->horizon, table, v);
}

dodona_tree_step dodona_postal_step_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                       int64_t x) {
  //@ ghost lemma_postal_place(t, at);
  //@ ghost lemma_split_sends(DODONA_PostalSplit(*t), at->position);
  //@ ghost lemma_split_receives(DODONA_PostalSplit(*t), at->position);
  return dodona_split_step(&t->rule, at, x) /*@ ghost (t->horizon) */;
}

int64_t dodona_postal_arrival_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                 int32_t block) {
  //@ ghost lemma_postal_place(t, at);
  (void)block;
  return at->ready - t->rule.latency + 1;
}

dodona_span dodona_postal_active(const dodona_tree_plan *t, const dodona_postal_place *at) {
  const dodona_rule *rule = &t->rule;
  //@ ghost lemma_postal_place(t, at);
  //@ ghost lemma_split_sends(DODONA_PostalSplit(*t), at->position);
  //@ ghost lemma_split_receives(DODONA_PostalSplit(*t), at->position);
  dodona_span span = dodona_split_span(rule, at) /*@ ghost (t->horizon) */;
  /*@ assert recv: \forall integer x, a, j; 0 <= a < t->ranks ==>
        (DODONA_PostalHop(*t, x, a, at->position, j) <==> SplitReceives(rule->latency, at->parent, at->ready, x, a, j)); */
  /*@ assert send: \forall integer x, b, j; DODONA_PostalHop(*t, x, at->position, b, j) <==>
        SplitSends(DODONA_PostalRule(*t), at->position, at->size, at->budget, at->ready, x, b, j); */
  //@ assert left: SplitLeft(DODONA_PostalRule(*t), at->size, at->budget, 0) == at->size;
  /*@ assert first: at->position == 0 ==> 1 == at->ready + 0 * rule->ticks + 1 &&
        DODONA_PostalHop(*t, 1, 0, at->position + SplitLeft(DODONA_PostalRule(*t), at->size, at->budget, 0 + 1), 0); */
  //@ assert parent: 0 < at->position ==> DODONA_PostalHop(*t, span.first, at->parent, at->position, 0);
  //@ assert range: \forall integer x, b, j; DODONA_PostalHop(*t, x, at->position, b, j) ==> 0 <= b < t->ranks;
  /*@ assert recv_idle: \forall integer x, a, j; DODONA_PostalHop(*t, x, a, at->position, j) ==>
        span.first <= x <= span.last; */
  /*@ assert send_idle: \forall integer x, b, j; DODONA_PostalHop(*t, x, at->position, b, j) ==>
        span.first <= x <= span.last; */
  //@ assert begins: DODONA_BUSY(Postal, *t, span.first, at->position);
  //@ assert ends: DODONA_BUSY(Postal, *t, span.last, at->position);
  return span;
}

int32_t dodona_postal_parent_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                                int32_t k) {
  //@ ghost lemma_postal_place(t, at);
  (void)t;
  return k == 0 ? at->parent : DODONA_NONE;
}

int32_t dodona_postal_child_at(const dodona_tree_plan *t, const dodona_postal_place *at,
                               int32_t k) {
  //@ ghost lemma_postal_place(t, at);
  return dodona_split_child(&t->rule, at, k) /*@ ghost (t->horizon) */;
}
