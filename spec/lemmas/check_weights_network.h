/* The schedule of one block in the network of spec/machine/contributions.h. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_NETWORK_H
#define DODONA_SPEC_LEMMAS_CHECK_WEIGHTS_NETWORK_H

#include "spec/check/weights.h"
#include "spec/machine/contributions.h"

/*@
  // The first q of n messages are those that have arrived at the start of step x.
  predicate ArrivedFirst{M}(dodona_message *a, integer latency, integer n, integer x, integer q) =
    0 <= q <= n &&
    (\forall integer k; 0 <= k < q ==> a[k].step + latency <= x) &&
    (\forall integer k; q <= k < n ==> x < a[k].step + latency);

  // In one step a rank receives of the block at most a part, and then a result, which replaces it.
  predicate ReceivesApart{M}(dodona_message *a, integer n, integer b) =
    \forall integer j, k; 0 <= j < k < n && a[j].step == a[k].step && a[j].block == b && a[k].block == b &&
      a[j].dst == a[k].dst ==> a[j].use != DODONA_STORE && a[k].use == DODONA_STORE;

  // Each message of block b is a transfer: one that combines of block b, one that stores of the result of
  // block b; and each such transfer is a message.
  predicate ListsBlock{M}(dodona_message *a, integer n, integer S, integer s, integer b) =
    (\forall integer k; 0 <= k < n && a[k].block == b && a[k].use != DODONA_STORE ==>
      Transfer(S, a[k].step, a[k].src, a[k].dst, b)) &&
    (\forall integer k; 0 <= k < n && a[k].block == b && a[k].use == DODONA_STORE ==>
      Transfer(S, a[k].step, a[k].src, a[k].dst, s + b)) &&
    (\forall integer x, u, v; Transfer(S, x, u, v, b) ==>
      \exists integer k; 0 <= k < n && a[k].block == b && a[k].step == x && a[k].src == u && a[k].dst == v &&
        a[k].use != DODONA_STORE) &&
    (\forall integer x, u, v; Transfer(S, x, u, v, s + b) ==>
      \exists integer k; 0 <= k < n && a[k].block == b && a[k].step == x && a[k].src == u && a[k].dst == v &&
        a[k].use == DODONA_STORE);
*/

/*@ ghost
  /@ requires sorted: MessagesSorted(a, n) && 0 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures parted: \forall integer x; ArrivedFirst(a, latency, n, x, Arrived(a, latency, x, n));
     exits \false; @/
  void lemma_arrived_first(const dodona_message *a, int64_t latency, int64_t n);
*/

/* All that has arrived when message k is sent comes before message k. */
/*@ ghost
  /@ requires sorted: MessagesSorted(a, n) && 0 <= n;
     requires latency: 1 <= latency;
     terminates \true;
     assigns \nothing;
     ensures seen: \forall integer k; 0 <= k < n ==>
       SeenBy(a, latency, k) == Arrived(a, latency, a[k].step, n);
     exits \false; @/
  void lemma_seen_by_all(const dodona_message *a, int64_t latency, int64_t n);
*/

/* When the last message has arrived, every rank has of input i, which is one that rank i begins with, what is counted. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Moving(S, s, latency);
     requires begin: \forall integer y, v; y <= 0 ==> Times(y, v, b, i) == (v == i ? 1 : 0);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures counted: \forall integer v; Times(x, v, b, i) == Copies(a, latency, b, i, n, v);
     exits \false; @/
  void theorem_weights_network(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                       int32_t b, int32_t i, int64_t x);
*/

#endif
