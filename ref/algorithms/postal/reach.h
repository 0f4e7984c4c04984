/* Computes how many ranks a postal tree reaches in a given time, and how long it takes for n ranks, in
   exact integers. Time is counted in ticks of 1/f for lambda = u/f. Source: Bruck et al., equations (1) and
   (2), section 2.5; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_POSTAL_REACH_H
#define DODONA_ALGORITHMS_POSTAL_REACH_H

#include "ref/base/types.h"
#include "ref/algorithms/postal/place.h"
#include "spec/lemmas/reach.h"

/* Returns 1 if the rule is valid: 1 <= ticks <= latency, and alpha_num = 0, or 0 < alpha < 1 with alpha_den
   <= 2^30. */
/*@ requires memory: \valid_read(rule);
    terminates \true;
    assigns \nothing;
    ensures valid: \result == 1 <==> RuleOf(rule);
    ensures boolean: \result == 0 || \result == 1;
    exits \false; */
int dodona_rule_valid(const dodona_rule *rule);

/* Stores N(t), the ranks that the tree reaches in t ticks, 1 for t < 0; O(t) time. The ring is scratch of
   `latency` entries. DODONA_OVERFLOW if N(t) is 2^32 or more: then *ranks is unchanged. */
/*@ requires memory: \valid_read(rule) && \valid(ring + (0 .. rule->latency - 1)) && \valid(ranks);
    requires rule: RuleOf(rule);
    requires apart: \separated(ring + (0 .. rule->latency - 1), rule, ranks);
    terminates \true;
    assigns ring[0 .. rule->latency - 1], *ranks;
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures overflow: \result == DODONA_OVERFLOW <==>
      UINT32_MAX < Reach(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                         \old(rule->alpha_den), t);
    ensures reach: \result == DODONA_OK ==> *ranks ==
      Reach(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
            \old(rule->alpha_den), t);
    ensures unchanged: \result != DODONA_OK ==> *ranks == \old(*ranks);
    exits \false; */
dodona_status dodona_reach(const dodona_rule *rule, int64_t t, uint32_t *ring, uint32_t *ranks);

/* Returns T(n), the least t with N(t) >= n: the ticks that the tree takes for n ranks; O(T) time. The ring
   is the same as for dodona_reach. */
/*@ requires memory: \valid_read(rule) && \valid(ring + (0 .. rule->latency - 1));
    requires rule: RuleOf(rule);
    requires ranks: 1 <= ranks;
    requires apart: \separated(ring + (0 .. rule->latency - 1), rule);
    terminates \true;
    assigns ring[0 .. rule->latency - 1];
    ensures horizon: IsHorizon(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                               \old(rule->alpha_den), ranks, \result);
    ensures range: 0 <= \result <= \old(rule->latency) * (ranks - 1);
    exits \false; */
int64_t dodona_horizon(const dodona_rule *rule, int32_t ranks, uint32_t *ring);

/* Returns how many entries are enough for dodona_reach_fill and so many ranks of a lambda tree: u ceil(log2
   n), the time of the binomial tree; O(log n). */
/*@ requires range: 1 <= ranks && 1 <= latency;
    terminates \true;
    assigns \nothing;
    ensures exact: \result == latency * CeilLog2(ranks);
    ensures range: 0 <= \result <= latency * 31;
    ensures enough: \forall int32_t f, int64_t T; 1 <= f <= latency &&
      IsHorizon(latency, f, 0, 1, ranks, T) ==> T <= \result;
    exits \false; */
int64_t dodona_reach_entries(int32_t latency, int32_t ranks);

/* Fills table[t] = N(t) for 0 <= t < T and stores T = T(n), in O(T) time. DODONA_SHORT_TABLE if and
   only if `entries` < T: then nothing but the table was written. */
/*@ requires memory: \valid_read(rule) && \valid(table + (0 .. entries - 1)) && \valid(horizon);
    requires rule: RuleOf(rule);
    requires range: 1 <= ranks && 0 <= entries <= 0x4000000000000000;
    requires apart: \separated(table + (0 .. entries - 1), rule, horizon);
    terminates \true;
    assigns table[0 .. entries - 1], *horizon;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==>
      \exists int64_t T; IsHorizon(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                                   \old(rule->alpha_den), ranks, T) && entries < T;
    ensures horizon: \result == DODONA_OK ==>
      IsHorizon(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                \old(rule->alpha_den), ranks, *horizon) && *horizon <= entries;
    ensures table: \result == DODONA_OK ==>
      ReachTable(\old(rule->latency), \old(rule->ticks), \old(rule->alpha_num),
                 \old(rule->alpha_den), *horizon, table);
    ensures unchanged: \result == DODONA_SHORT_TABLE ==> *horizon == \old(*horizon);
    exits \false; */
dodona_status dodona_reach_fill(const dodona_rule *rule, int32_t ranks, uint32_t *table,
                                int64_t entries, int64_t *horizon);

#endif
