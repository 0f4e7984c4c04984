/* Both queues are in the answer. The new nodes, in the order of their stamps ready[v], are the nodes
   themselves. The old ones, which have sent, are the messages sent: after the message to v its sender
   can send again in tick ready[v] - u + f. Each step takes one entry from one queue and adds one to
   each, so that `fresh` + `old` = v:

       node        0 1 2 3 | 4       u/f = 2
       ready       0 2 3 4 | 4
       new queue     ^fresh          node 1, who can send from tick 2 on
       old queue         ^old        who sent to node 3 (0), from tick 3 on */
#include "ref/algorithms/postal/greedy.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/reach.h"

/*@
  // The fronts of the queues when there are v nodes.
  predicate Fronts(integer v, integer fresh, integer old) =
    0 <= fresh < v && 1 <= old <= v && fresh + old == v;

  // The first v nodes are as they are to be.
  predicate Grown{L}(integer u, integer f, integer v, int32_t *parent, int64_t *ready) =
    PostalTree(u, f, v, parent, ready) && TreeBest(u, f, v, ready) &&
    OldFirst(u, v, parent, ready);
*/

/*@ requires memory: 1 <= v && \valid(parent + (0 .. v)) && \valid(ready + (0 .. v));
    requires apart: \separated(parent + (0 .. v), ready + (0 .. v));
    terminates \true;
    assigns parent[v], ready[v];
    ensures node: parent[v] == sender && ready[v] == tick;
    ensures parents: \forall integer k; 0 <= k < v ==> parent[k] == \old(parent[k]);
    ensures times: \forall integer k; 0 <= k < v ==> ready[k] == \old(ready[k]);
    exits \false; */
static void store(int32_t *parent, int64_t *ready, int32_t v, int32_t sender, int64_t tick) {
  parent[v] = sender;
  ready[v] = tick;
}

/* Node v, after those before it. */
/*@ requires memory: 1 <= v && \valid(parent + (0 .. v)) && \valid(ready + (0 .. v));
    requires apart: \separated(parent + (0 .. v), ready + (0 .. v));
    requires grown: Grown(u, f, v, parent, ready);
    requires order: ready[v - 1] <= tick;
    requires causal: 0 <= sender < v && ready[sender] + u <= tick;
    requires ports: \forall integer k; 1 <= k < v && parent[k] == sender ==> ready[k] + f <= tick;
    requires ties: \forall integer k; 1 <= k < v && ready[k] == tick &&
      FirstChild(u, parent, ready, k) ==> tick == ready[sender] + u;
    requires best: IsHorizon(u, f, 0, 1, v + 1, tick);
    terminates \true;
    assigns parent[v], ready[v];
    ensures grown: Grown(u, f, v + 1, parent, ready);
    ensures node: parent[v] == sender && ready[v] == tick;
    ensures parents: \forall integer k; 0 <= k < v ==> parent[k] == \old(parent[k]);
    ensures times: \forall integer k; 0 <= k < v ==> ready[k] == \old(ready[k]);
    ensures first: \forall integer k; 1 <= k < v ==>
      (FirstChild(u, parent, ready, k) <==> \old(FirstChild(u, parent, ready, k)));
    exits \false; */
static void add(int32_t *parent, int64_t *ready, int32_t v, int32_t sender, int64_t tick)
/*@ ghost (int32_t u, int32_t f) */ {
  /*@ assert order: \forall integer k; 0 <= k < v ==> ready[k] <= tick; */
  store(parent, ready, v, sender, tick);
  /*@ assert root: TreeRoot(parent, ready); */
  /*@ assert causal: TreeCausal(u, v + 1, parent, ready); */
  /*@ assert ports: TreePorts(f, v + 1, parent, ready); */
  /*@ assert order: TreeOrder(v + 1, ready); */
  /*@ assert best: TreeBest(u, f, v + 1, ready); */
  /*@ assert first: \forall integer k; 1 <= k < v ==>
        (FirstChild(u, parent, ready, k) <==> \at(FirstChild(u, parent, ready, k), Pre)); */
  /*@ assert ties: OldFirst(u, v + 1, parent, ready); */
}

/*@
  // What the queues hold when there are v nodes, `fresh` and `old` being their fronts: in order, what
  // has left them, what has not, who sends.
  predicate Queues{L}(integer u, integer f, integer v, integer fresh, integer old, int32_t *parent,
                      int64_t *ready) =
    Fronts(v, fresh, old) && Grown(u, f, v, parent, ready) &&
    (0 < fresh ==> ready[fresh - 1] + u <= ready[v - 1]) &&
    (1 < old ==> ready[old - 1] + f <= ready[v - 1]) &&
    ready[v - 1] <= ready[fresh] + u && (old < v ==> ready[v - 1] <= ready[old] + f) &&
    (\forall integer k; 1 <= k < v ==> parent[k] < fresh) &&
    (\forall integer k, l; old <= k < l < v ==> parent[k] != parent[l]) &&
    (\forall integer k; 1 <= k < v && old < v && FirstChild(u, parent, ready, k) ==>
      ready[k] < ready[old] + f);

  // No tick overflows.
  predicate Short{L}(integer u, integer v, int64_t *ready) =
    0 <= ready[v - 1] <= u * (v - 1) &&
    \forall integer k; 0 <= k < v ==> 0 <= ready[k] <= 0x4000000000000000;
*/

/* The first old node sends to v. */
/*@ requires memory: 1 <= v < INT32_MAX && \valid(parent + (0 .. v)) && \valid(ready + (0 .. v));
    requires apart: \separated(parent + (0 .. v), ready + (0 .. v));
    requires rule: 1 <= f <= u;
    requires queues: Queues(u, f, v, fresh, old, parent, ready) && Short(u, v, ready);
    requires first: old < v && ready[old] + f <= ready[fresh] + u;
    terminates \true;
    assigns parent[v], ready[v];
    ensures queues: Queues(u, f, v + 1, fresh, old + 1, parent, ready);
    ensures short: Short(u, v + 1, ready);
    exits \false; */
static void send_old(int32_t *parent, int64_t *ready, int32_t v, int32_t f, int32_t old)
/*@ ghost (int32_t u, int32_t fresh) */ {
  /*@ ghost lemma_tree_order(v, fresh, ready);
      lemma_tree_order(v, old, ready);
      lemma_tree_order(v, v - 1, ready);
      lemma_product_order(v, INT32_MAX, u);
      lemma_greedy_best(u, f, v, fresh, old, ready, ready[old] + f); */
  /*@ assert ports: \forall integer k; 1 <= k < v && parent[k] == parent[old] ==> k <= old; */
  /*@ assert ties: \forall integer k; 1 <= k < v && FirstChild(u, parent, ready, k) ==>
        ready[k] < ready[old] + f; */
  /*@ assert size: ready[old] + f <= u * v; */
  add(parent, ready, v, parent[old], ready[old] + f) /*@ ghost (u, f) */;
  /*@ assert first: \forall integer k; 1 <= k <= v && FirstChild(u, parent, ready, k) ==>
        ready[k] < ready[old] + f; */
  /*@ assert next: ready[old] <= ready[old + 1]; */
  /*@ assert last: ready[v] <= ready[fresh] + u && ready[v] <= ready[old + 1] + f; */
  /*@ assert sent: 0 < fresh ==> ready[fresh - 1] + u <= ready[v]; */
  /*@ assert senders: \forall integer k; 1 <= k <= v ==> parent[k] < fresh; */
  /*@ assert latest: \forall integer k, l; old < k < l < v ==> parent[k] != parent[l]; */
  /*@ assert latest: \forall integer k; old < k < v ==> parent[k] != parent[v]; */
}

/* The first new node sends to v. */
/*@ requires memory: 1 <= v < INT32_MAX && \valid(parent + (0 .. v)) && \valid(ready + (0 .. v));
    requires apart: \separated(parent + (0 .. v), ready + (0 .. v));
    requires rule: 1 <= f <= u;
    requires queues: Queues(u, f, v, fresh, old, parent, ready) && Short(u, v, ready);
    requires first: old < v ==> ready[fresh] + u < ready[old] + f;
    terminates \true;
    assigns parent[v], ready[v];
    ensures queues: Queues(u, f, v + 1, fresh + 1, old, parent, ready);
    ensures short: Short(u, v + 1, ready);
    exits \false; */
static void send_fresh(int32_t *parent, int64_t *ready, int32_t v, int32_t u, int32_t fresh)
/*@ ghost (int32_t f, int32_t old) */ {
  /*@ ghost lemma_tree_order(v, fresh, ready);
      lemma_tree_order(v, v - 1, ready);
      lemma_product_order(v, INT32_MAX, u);
      lemma_greedy_best(u, f, v, fresh, old, ready, ready[fresh] + u); */
  /*@ assert ports: \forall integer k; 1 <= k < v ==> parent[k] != fresh; */
  /*@ assert size: ready[fresh] + u <= u * v; */
  add(parent, ready, v, fresh, ready[fresh] + u) /*@ ghost (u, f) */;
  /*@ assert first: \forall integer k; 1 <= k <= v && FirstChild(u, parent, ready, k) ==>
        ready[k] < ready[old] + f; */
  /*@ assert next: fresh + 1 < v ==> ready[fresh] <= ready[fresh + 1]; */
  /*@ assert latest: \forall integer k; 1 <= k < v ==> parent[k] != parent[v]; */
}

int64_t dodona_greedy(const dodona_rule *rule, int32_t ranks, int32_t *parent, int64_t *ready) {
  int32_t u = rule->latency;
  int32_t f = rule->ticks;
  int32_t fresh = 0; /* the first new node */
  int32_t old = 1;   /* the node that the first old one has sent to */
  if (ranks < 1 || f < 1 || f > u)
    return -1;
  parent[0] = DODONA_NONE;
  ready[0] = 0;
  /*@ ghost lemma_reach_order(u, f, 0, 1, 0); */
  /*@ loop invariant range: 1 <= v <= ranks && 0 <= fresh < v && 1 <= old <= v;
      loop invariant queues: Queues(u, f, v, fresh, old, parent, ready);
      loop invariant short: Short(u, v, ready);
      loop assigns v, fresh, old, parent[0 .. ranks - 1], ready[0 .. ranks - 1];
      loop variant ranks - v; */
  for (int32_t v = 1; v < ranks; v++) {
    if (old < v && ready[old] + f <= ready[fresh] + u) {
      send_old(parent, ready, v, f, old) /*@ ghost (u, fresh) */;
      old++;
    } else {
      send_fresh(parent, ready, v, u, fresh) /*@ ghost (f, old) */;
      fresh++;
    }
  }
  return ready[ranks - 1];
}
