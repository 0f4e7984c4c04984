/* A broadcast of one block as a tree. Its nodes stand in the order in which they have the message: node 0
   is the root, parent[v] sends to v, and v can send the message on from tick ready[v]. The message to v
   leaves in tick ready[v] - u. Source: Bruck et al., section 2.3. */
#ifndef DODONA_SPEC_ALGORITHMS_GREEDY_H
#define DODONA_SPEC_ALGORITHMS_GREEDY_H

#include <stdint.h>
#include "spec/machine/broadcast.h"
#include "spec/algorithms/reach.h"

/*@
  // The root has the message from the start, and nobody sends to it.
  predicate TreeRoot{L}(int32_t *parent, int64_t *ready) = parent[0] == -1 && ready[0] == 0;

  // Every other node receives it from a node before it that can send by then.
  predicate TreeCausal{L}(integer u, integer n, int32_t *parent, int64_t *ready) =
    \forall integer v; 1 <= v < n ==>
      0 <= parent[v] < v && ready[parent[v]] + u <= ready[v];

  // The messages of a node leave at least f ticks apart.
  predicate TreePorts{L}(integer f, integer n, int32_t *parent, int64_t *ready) =
    \forall integer v, w; 1 <= v < w < n && parent[v] == parent[w] ==> ready[v] + f <= ready[w];

  // No node has the message before the nodes that come before it.
  predicate TreeOrder{L}(integer n, int64_t *ready) =
    \forall integer v, w; 0 <= v <= w < n ==> ready[v] <= ready[w];

  // All of it: a valid tree under the postal model.
  predicate PostalTree{L}(integer u, integer f, integer n, int32_t *parent, int64_t *ready) =
    TreeRoot(parent, ready) && TreeCausal(u, n, parent, ready) &&
    TreePorts(f, n, parent, ready) && TreeOrder(n, ready);

  // In no schedule can a node have it earlier: node v has it when v + 1 nodes can.
  predicate TreeBest{L}(integer u, integer f, integer n, int64_t *ready) =
    \forall integer v; 0 <= v < n ==> IsHorizon(u, f, 0, 1, v + 1, ready[v]);

  // The first message of its sender leaves as soon as the sender has it.
  predicate FirstChild{L}(integer u, int32_t *parent, int64_t *ready, integer v) =
    ready[v] == ready[parent[v]] + u;

  // If several messages leave in one tick, nodes that have sent before come first.
  predicate OldFirst{L}(integer u, integer n, int32_t *parent, int64_t *ready) =
    \forall integer v, w; 1 <= v < w < n && ready[v] == ready[w] &&
      FirstChild(u, parent, ready, v) ==> FirstChild(u, parent, ready, w);

  // Schedule S is the tree: one block, steps are ticks from 0.
  predicate TreeSchedule{L}(integer S, integer u, integer n, int32_t *parent, int64_t *ready) =
    \forall integer x, a, v, j; Transfer(S, x, a, v, j) <==>
      j == 0 && 1 <= v < n && a == parent[v] && x == ready[v] - u;
*/

/* Node k among its like. */
/*@ ghost
  /@ requires node: 0 <= k < v && \valid_read(ready + (0 .. v - 1));
     requires order: TreeOrder(v, ready);
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer m; 0 <= m <= k ==> ready[m] <= ready[k];
     ensures after: \forall integer m; k <= m < v ==> ready[k] <= ready[m];
     exits \false; @/
  void lemma_tree_order(int32_t v, int32_t k, const int64_t *ready);
*/

/* The node after v. i new nodes have sent and j - 1 old nodes have sent again; the stamp, tick - u, is the
   smaller one of the stamps at the front of the two queues. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1);
     requires range: 0 <= i && 1 <= j && i + j == v;
     requires memory: \valid_read(ready + (0 .. v - 1));
     requires nodes: TreeOrder(v, ready) && TreeBest(u, f, v, ready);
     requires sent: u <= tick && (0 < i ==> ready[i - 1] + u <= tick) &&
       ready[j - 1] + f <= tick;
     requires front: tick <= ready[i] + u && (j < v ==> tick <= ready[j] + f);
     requires one: tick == ready[i] + u || (j < v && tick == ready[j] + f);
     terminates \true;
     assigns \nothing;
     ensures best: IsHorizon(u, f, 0, 1, v + 1, tick);
     exits \false; @/
  void lemma_greedy_best(int32_t u, int32_t f, int32_t v, int32_t i, int32_t j,
                         const int64_t *ready, int64_t tick);
*/

#endif
