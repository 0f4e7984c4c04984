/* Finds the place of a position in a postal tree: lambda tree, binomial tree, or a tree of a fixed share
   alpha. place.c draws it. Source: Bruck et al., section 2.4; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_POSTAL_PLACE_H
#define DODONA_ALGORITHMS_POSTAL_PLACE_H

#include "ref/algorithms/postal/rule.h"
#include "ref/base/types.h"
#include "spec/algorithms/split.h"

/* A position in a postal tree, counted in preorder from the root's 0. */
typedef struct dodona_postal_place {
  int32_t position;
  int32_t parent;        /* who sends to it, or DODONA_NONE at position 0 */
  int32_t size;          /* positions of its subtree, itself included */
  int64_t ready;         /* the ticks after which it has the message; 0 at position 0 */
  int64_t budget;        /* the ticks then left */
  const uint32_t *reach; /* the plan's table, which must stay where it is */
} dodona_postal_place;

/*@
  predicate RuleOf{L}(dodona_rule *rule) =
    ValidRule(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den);

  // The table that a rule needs: Reach for the lambda tree, else none.
  predicate SplitTable{L}(integer u, integer f, integer p, integer q, integer T, uint32_t *table) =
    p == 0 ==> ReachTable(u, f, p, q, T, table);

  // at is the place of v in the tree of P positions with horizon T.
  predicate SplitPlace{L}(integer u, integer f, integer p, integer q, integer P, integer T, integer v, dodona_postal_place at) =
    at.position == v && at.parent == SplitParent(u, f, p, q, P, T, v) && at.size == SplitSize(u, f, p, q, P, T, v) &&
    at.ready == SplitReady(u, f, p, q, P, T, v) && at.budget == SplitBudget(u, f, p, q, P, T, v) &&
    SplitTable(u, f, p, q, T, at.reach);
*/

/* Returns how many of `size` >= 2 positions the first one keeps when `budget` ticks are left; O(1). */
/*@ requires memory: \valid_read(rule);
    requires rule: RuleOf(rule);
    requires range: 2 <= size && rule->latency <= budget <= horizon;
    requires table: SplitTable(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                               horizon, reach);
    terminates \true;
    assigns \nothing;
    ensures keep: \result == Keep(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                  size, budget);
    ensures range: 1 <= \result < size;
    exits \false; */
int32_t dodona_split_keep(const dodona_rule *rule, const uint32_t *reach, int32_t size,
                          int64_t budget)
    /*@ ghost (int64_t horizon) */;

/* Returns the place of position `v` in the tree of `ranks` positions, whose horizon is `horizon` ticks and
   whose table is `reach` (dodona_reach_fill; a fixed share needs none). It takes one splitting for each
   message on the way to v: O(horizon / ticks), which is O(log ranks) for a given lambda. */
/*@ requires memory: \valid_read(rule);
    requires rule: RuleOf(rule);
    requires range: 1 <= ranks && 0 <= v < ranks && horizon <= 0x4000000000000000;
    requires horizon: IsHorizon(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, ranks,
                                horizon);
    requires table: SplitTable(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                               horizon, reach);
    terminates \true;
    assigns \nothing;
    ensures place: SplitPlace(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, ranks,
                              horizon, v, \result);
    exits \false; */
dodona_postal_place dodona_split_locate(const dodona_rule *rule, int32_t ranks, int64_t horizon,
                                        const uint32_t *reach, int32_t v);

#endif
