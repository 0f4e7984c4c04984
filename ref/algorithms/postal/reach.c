/* N(t) tick by tick: 1 before tick u, then what the sender's side with f ticks less and the
   receiver's with u ticks less reach together. The last u ticks are enough to go on. */
#include "ref/algorithms/postal/reach.h"
#include "ref/count/bounds.h"
#include "spec/lemmas/alpha.h"

int dodona_rule_valid(const dodona_rule *rule) {
  int share = 0 < rule->alpha_num && rule->alpha_num < rule->alpha_den &&
              rule->alpha_den <= (int32_t)1 << 30;
  return 1 <= rule->ticks && rule->ticks <= rule->latency && (rule->alpha_num == 0 || share);
}

/*@ requires share: ValidAlpha(p, q);
    requires parts: 1 <= a <= UINT32_MAX && 1 <= b <= UINT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures join: \result == AlphaJoin(p, q, a, b);
    exits \false; */
static int64_t alpha_join(int32_t p, int32_t q, int64_t a, int64_t b) {
  /* 2 q a + q < 2^63 */
  /*@ assert stays: 0 <= 2 * (q * a) <= 0x7fffffff80000000; */
  /*@ assert goes: 0 <= 2 * (q * b) <= 0x7fffffff80000000; */
  int64_t stay = (2 * (int64_t)q * a + q - 1) / (2 * (int64_t)p);
  int64_t go = (2 * (int64_t)q * b + q) / (2 * ((int64_t)q - p));
  if (stay < a + 1)
    stay = a + 1;
  if (go < b + 1)
    go = b + 1;
  /*@ assert stay: stay == AlphaStay(p, q, a); */
  /*@ assert go: go == AlphaGo(p, q, b); */
  return stay <= go ? stay : go;
}

/*@ requires memory: \valid_read(rule);
    requires rule: RuleOf(rule);
    requires parts: 1 <= a <= UINT32_MAX && 1 <= b <= UINT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures join: \result == Join(rule->alpha_num, rule->alpha_den, a, b);
    exits \false; */
static int64_t join(const dodona_rule *rule, int64_t a, int64_t b) {
  return rule->alpha_num == 0 ? a + b : alpha_join(rule->alpha_num, rule->alpha_den, a, b);
}

/*@
  // The ring before tick t, whose entry is i: Reach of the last u ticks, or of all.
  predicate Ring{L}(integer u, integer f, integer p, integer q, integer t, integer i,
                    uint32_t *ring) =
    (\forall integer k; 0 <= k < i ==> ring[k] == Reach(u, f, p, q, t - i + k)) &&
    (u <= t ==> \forall integer k; i <= k < u ==> ring[k] == Reach(u, f, p, q, t - i - u + k));
*/

/* The first tick that reaches n ranks, or `end` if none before does; *ranks is what it reaches. */
/*@ requires memory: \valid_read(rule) && \valid(ring + (0 .. rule->latency - 1)) && \valid(ranks);
    requires rule: RuleOf(rule);
    requires range: 0 <= end && 1 <= n <= UINT32_MAX + 1;
    requires apart: \separated(ring + (0 .. rule->latency - 1), rule, ranks);
    terminates \true;
    assigns ring[0 .. rule->latency - 1], *ranks;
    ensures range: 0 <= \result <= end;
    ensures ranks: *ranks == Reach(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                                   \old(rule->alpha_den), \result);
    ensures stop: \result < end ==> n <= *ranks;
    ensures before: 0 < \result ==> Reach(\old(rule->latency), \old(rule->ticks),
      \old(rule->alpha_num), \old(rule->alpha_den), \result - 1) < n;
    exits \false; */
static int64_t first_to_reach(const dodona_rule *rule, int64_t end, int64_t n, uint32_t *ring,
                              int64_t *ranks) {
  int32_t u = rule->latency;
  int32_t i = 0;               /* t mod u, and the entry of tick t - u */
  int32_t j = u - rule->ticks; /* the entry of tick t - f */
  int64_t t = 0;
  /*@ ghost int32_t f = rule->ticks;
      int32_t p = rule->alpha_num;
      int32_t q = rule->alpha_den; */
  /*@ loop invariant range: 0 <= t <= end && 0 <= i < u;
      loop invariant young: t < u ==> i == t;
      loop invariant stay: j == (i < f ? i - f + u : i - f);
      loop invariant before: 0 < t ==> Reach(u, f, p, q, t - 1) < n;
      loop invariant ring: Ring(u, f, p, q, t, i, ring);
      loop assigns t, i, j, ring[0 .. u - 1];
      loop variant end - t; */
  for (;;) {
    /*@ ghost lemma_reach_unfold(u, f, p, q, t);
        lemma_reach_order(u, f, p, q, t); */
    /*@ assert parts: u <= t ==>
          ring[j] == Reach(u, f, p, q, t - f) && ring[i] == Reach(u, f, p, q, t - u); */
    int64_t reached = t < u ? 1 : join(rule, ring[j], ring[i]);
    /*@ assert next: reached == Reach(u, f, p, q, t); */
    if (reached >= n || t == end) {
      *ranks = reached;
      return t;
    }
    ring[i] = (uint32_t)reached;
    /*@ assert now: \forall integer k; 0 <= k <= i ==> ring[k] == Reach(u, f, p, q, t - i + k); */
    /*@ assert old: u <= t ==>
          \forall integer k; i < k < u ==> ring[k] == Reach(u, f, p, q, t - i - u + k); */
    /*@ assert around: i + 1 == u ==> Ring(u, f, p, q, t + 1, 0, ring); */
    /*@ assert further: i + 1 < u ==> Ring(u, f, p, q, t + 1, i + 1, ring); */
    t++;
    i = i + 1 < u ? i + 1 : 0;
    j = j + 1 < u ? j + 1 : 0;
  }
}

dodona_status dodona_reach(const dodona_rule *rule, int64_t t, uint32_t *ring, uint32_t *ranks) {
  int64_t reached = 0;
  int64_t end = t < 0 ? 0 : t;
  first_to_reach(rule, end, (int64_t)UINT32_MAX + 1, ring, &reached);
  /*@ ghost lemma_reach_order(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, end); */
  if (reached > UINT32_MAX)
    return DODONA_OVERFLOW;
  *ranks = (uint32_t)reached;
  return DODONA_OK;
}

int64_t dodona_horizon(const dodona_rule *rule, int32_t ranks, uint32_t *ring) {
  int64_t reached = 0;
  int64_t end = rule->latency * ((int64_t)ranks - 1);
  /*@ ghost lemma_horizon(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, ranks);
      lemma_reach_order(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, end); */
  return first_to_reach(rule, end, ranks, ring, &reached);
}

int64_t dodona_reach_entries(int32_t latency, int32_t ranks) {
  int32_t log = dodona_log2_ceil(ranks);
  /*@ ghost lemma_ticks(latency, log); */
  int64_t entries = (int64_t)latency * log;
  /*@ ghost
    /@ loop invariant range: 1 <= f <= latency + 1;
       loop invariant enough: \forall int32_t g, int64_t T; 1 <= g < f &&
         IsHorizon(latency, g, 0, 1, ranks, T) ==> T <= entries;
       loop assigns f;
       loop variant latency - f; @/
    for (int64_t f = 1; f <= latency; f++)
      lemma_horizon(latency, (int32_t)f, 0, 1, ranks);
  */
  return entries;
}

dodona_status dodona_reach_fill(const dodona_rule *rule, int32_t ranks, uint32_t *table,
                                int64_t entries, int64_t *horizon) {
  int32_t u = rule->latency;
  int32_t f = rule->ticks;
  int64_t t = 0;
  /*@ ghost int32_t p = rule->alpha_num;
      int32_t q = rule->alpha_den;
      int64_t T = lemma_horizon(u, f, p, q, ranks);
      lemma_reach_order(u, f, p, q, T); */
  /*@ loop invariant range: 0 <= t <= T && t <= entries;
      loop invariant table: \forall integer k; 0 <= k < t ==> table[k] == Reach(u, f, p, q, k);
      loop assigns t, table[0 .. entries - 1];
      loop variant T - t; */
  for (;;) {
    /*@ ghost lemma_reach_unfold(u, f, p, q, t); */
    int64_t reached = t < u ? 1 : join(rule, table[t - f], table[t - u]);
    /*@ assert next: reached == Reach(u, f, p, q, t); */
    if (reached >= ranks) {
      /*@ assert before: 0 < T ==> Reach(u, f, p, q, T - 1) < ranks; */
      /*@ assert late: t < T ==> Reach(u, f, p, q, t) <= Reach(u, f, p, q, T - 1); */
      /*@ assert found: t == T; */
      *horizon = t;
      return DODONA_OK;
    }
    if (t >= entries)
      return DODONA_SHORT_TABLE;
    table[t] = (uint32_t)reached;
    t++;
  }
}
