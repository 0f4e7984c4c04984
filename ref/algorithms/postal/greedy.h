/* Builds the fastest postal broadcast greedily, node by node, in O(n). The implicit lambda tree must finish
   at the same time. Time is counted in ticks of 1/f for lambda = u/f. Source: Bruck et al., section 2.3. */
#ifndef DODONA_ALGORITHMS_POSTAL_GREEDY_H
#define DODONA_ALGORITHMS_POSTAL_GREEDY_H

#include "ref/algorithms/postal/rule.h"
#include "ref/base/types.h"
#include "spec/algorithms/greedy.h"

/* Writes the tree of `ranks` nodes, in the order in which they have the message; node 0 is the root. parent[v] sends
   to v (DODONA_NONE for v = 0), and v can send the message on from tick ready[v] on (0 for v = 0). The message to v
   leaves parent[v] in tick ready[v] - latency. If several messages leave in one tick, senders that have sent before
   come first. Returns the tick from which the last node has the message: T(ranks); no schedule ends earlier.
   O(ranks); the rule's alpha is ignored. Returns -1 and writes nothing if ranks < 1 or not 1 <= ticks <= latency. */
/*@ requires memory: \valid_read(rule) && \valid(parent + (0 .. ranks - 1)) &&
      \valid(ready + (0 .. ranks - 1));
    requires apart: \separated(rule, parent + (0 .. ranks - 1), ready + (0 .. ranks - 1));
    terminates \true;
    assigns parent[0 .. ranks - 1], ready[0 .. ranks - 1];
    ensures bad: \result == -1 <==>
      !(1 <= ranks && 1 <= \old(rule->ticks) <= \old(rule->latency));
    ensures unchanged: \result == -1 ==> \forall integer v; 0 <= v < ranks ==>
      parent[v] == \old(parent[v]) && ready[v] == \old(ready[v]);
    ensures tree: \result != -1 ==>
      PostalTree(\old(rule->latency), \old(rule->ticks), ranks, parent, ready);
    ensures best: \result != -1 ==>
      TreeBest(\old(rule->latency), \old(rule->ticks), ranks, ready);
    ensures ties: \result != -1 ==> OldFirst(\old(rule->latency), ranks, parent, ready);
    ensures end: \result != -1 ==> \result == ready[ranks - 1];
    ensures horizon: \result != -1 ==>
      IsHorizon(\old(rule->latency), \old(rule->ticks), 0, 1, ranks, \result);
    exits \false; */
int64_t dodona_greedy(const dodona_rule *rule, int32_t ranks, int32_t *parent, int64_t *ready);

#endif
