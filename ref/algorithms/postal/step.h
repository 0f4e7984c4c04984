/* Says what a position of a postal tree does in a tick, by its place and the plan's table. step.c has the
   table of its messages. Source: Bruck et al., section 2.4; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_POSTAL_STEP_H
#define DODONA_ALGORITHMS_POSTAL_STEP_H

#include "ref/algorithms/postal/place.h"
#include "spec/algorithms/split.h"

/*@
  // What the arithmetic needs of a place in a tree of horizon T.
  predicate SoundSplit{L}(dodona_rule *rule, integer T, dodona_postal_place *at) =
    RuleOf(rule) && T <= 0x4000000000000000 &&
    0 <= at->position && 1 <= at->size <= INT32_MAX - at->position &&
    -1 <= at->parent < at->position && (at->position == 0 <==> at->parent == -1) &&
    0 <= at->ready <= T && at->budget == T - at->ready &&
    (0 < at->position ==> rule->latency <= at->ready) &&
    at->size <= Reach(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, at->budget) &&
    SplitTable(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, T, at->reach);
*/

/* Returns how many positions of the place's subtree are left after its `k` first messages: the whole
   subtree for k <= 0, 1 if the place has no message k - 1. O(1) in the lambda tree. With a fixed share
   O(k), at most the number of the place's children, which is O(log ranks) for a given alpha. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    terminates \true;
    assigns \nothing;
    ensures left: \result == SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
                                       place->size, place->budget, k);
    ensures range: 1 <= \result <= place->size;
    exits \false; */
int32_t dodona_split_left(const dodona_rule *rule, const dodona_postal_place *place, int32_t k)
    /*@ ghost (int64_t horizon) */;

/* Returns the position to which the place sends its message k, or DODONA_NONE. Time as dodona_split_left. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    terminates \true;
    assigns \nothing;
    ensures none: (k < 0 || SplitLeft(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den,
        place->size, place->budget, k) < 2) ==> \result == -1;
    ensures child: 0 <= k && 2 <= SplitLeft(rule->latency, rule->ticks, rule->alpha_num,
        rule->alpha_den, place->size, place->budget, k) ==>
      \result == place->position + SplitLeft(rule->latency, rule->ticks, rule->alpha_num,
        rule->alpha_den, place->size, place->budget, k + 1);
    ensures range: \result == -1 ||
      place->position < \result < place->position + place->size;
    exits \false; */
int32_t dodona_split_child(const dodona_rule *rule, const dodona_postal_place *place, int32_t k)
    /*@ ghost (int64_t horizon) */;

/* Returns what the place does in tick `x`, in positions, for any x: nothing happens outside the plan. Time
   as dodona_split_left. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer a, j; 0 <= a ==>
      ((\result.recv_from == a && \result.recv_block == j) <==>
       SplitReceives(rule->latency, place->parent, place->ready, x, a, j));
    ensures send: \forall integer b, j; 0 <= b ==>
      ((\result.send_to == b && \result.send_block == j) <==>
       SplitSends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, place->position,
                  place->size, place->budget, place->ready, x, b, j));
    ensures recv_range: -1 == \result.recv_from == \result.recv_block ||
      0 <= \result.recv_from < place->position && \result.recv_block == 0;
    ensures send_range: -1 == \result.send_to == \result.send_block ||
      place->position < \result.send_to < place->position + place->size &&
      \result.send_block == 0;
    ensures store: \result.combine == 0;
    exits \false; */
dodona_tree_step dodona_split_step(const dodona_rule *rule, const dodona_postal_place *place,
                                   int64_t x)
    /*@ ghost (int64_t horizon) */;

/* Returns the first and the last tick in which the place sends or receives; 1 and 0 if it is alone. O(1) in
   the lambda tree; with a fixed share, as dodona_split_left. */
/*@ requires memory: \valid_read(rule) && \valid_read(place);
    requires place: SoundSplit(rule, horizon, place);
    terminates \true;
    assigns \nothing;
    ensures alone: place->position == 0 && place->size == 1 ==>
      \result.first == 1 && \result.last == 0;
    ensures busy: 0 < place->position || 2 <= place->size ==> 1 <= \result.first <= \result.last;
    ensures first: 0 < place->position ==> \result.first == place->ready - rule->latency + 1;
    ensures root: place->position == 0 && 2 <= place->size ==> \result.first == 1;
    ensures receives: place->size == 1 && 0 < place->position ==> \result.last == \result.first;
    ensures sends: 2 <= place->size ==> \exists integer b; 0 <= b &&
      SplitSends(rule->latency, rule->ticks, rule->alpha_num, rule->alpha_den, place->position,
                 place->size, place->budget, place->ready, \result.last, b, 0);
    ensures idle: \forall integer x, b, j; 0 <= b && SplitSends(rule->latency, rule->ticks,
        rule->alpha_num, rule->alpha_den, place->position, place->size, place->budget, place->ready,
        x, b, j) ==> \result.first <= x <= \result.last;
    exits \false; */
dodona_span dodona_split_span(const dodona_rule *rule, const dodona_postal_place *place)
    /*@ ghost (int64_t horizon) */;

#endif
