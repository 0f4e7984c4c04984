/* What is counted is what the network does: the contents of any network of contributions.h that runs
   the schedule of one block are the counts. Here the order within a step and the ports matter: the messages
   are in the order of their steps, and no rank receives twice in a step. */
#include "ref/check/weights.h"
#include "spec/lemmas/check_weights.h"
#include "spec/lemmas/check_weights_network.h"

/*@
  // What the receiver of message k has when messages p .. q - 1, all of one step, have arrived.
  predicate MessageReceived{M}(dodona_message *a, integer latency, integer b, integer i, integer p, integer q, integer k) =
    Copies(a, latency, b, i, q, a[k].dst) ==
      (a[k].use == DODONA_STORE ? 0 : Copies(a, latency, b, i, p, a[k].dst)) +
      Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src);

  // None of messages p .. q - 1 replaces what message k brings.
  predicate Stands{M}(dodona_message *a, integer b, integer p, integer q, integer k) =
    a[k].use == DODONA_STORE ||
    \forall integer j; p <= j < q && a[j].block == b && a[j].dst == a[k].dst ==> a[j].use != DODONA_STORE;

  predicate CopiesAt{M}(dodona_message *a, integer latency, integer n, integer b, integer i, integer x) =
    \forall integer v; Times(x, v, b, i) == Copies(a, latency, b, i, Arrived(a, latency, x, n), v);
*/

/*@ ghost
  void lemma_arrived_first(const dodona_message *a, int64_t latency, int64_t n)
  {
    if (n > 0)
      lemma_arrived_first(a, latency, n - 1);
  }
*/

/*@ ghost
  void lemma_seen_by_all(const dodona_message *a, int64_t latency, int64_t n)
  {
    lemma_arrived_first(a, latency, n);
    /@ assert arrived: \forall integer x, q, r;
         ArrivedFirst(a, latency, n, x, q) && ArrivedFirst(a, latency, n, x, r) && q < r ==>
           a[q].step + latency <= x; @/
    /@ assert not: \forall integer x, q, r;
         ArrivedFirst(a, latency, n, x, q) && ArrivedFirst(a, latency, n, x, r) && q < r ==>
           x < a[q].step + latency; @/
    /@ assert one: \forall integer x, q, r;
         ArrivedFirst(a, latency, n, x, q) && ArrivedFirst(a, latency, n, x, r) ==> q == r; @/
    /@ loop invariant range: 0 <= j <= n;
       loop invariant seen: \forall integer k; 0 <= k < j ==>
         SeenBy(a, latency, k) == Arrived(a, latency, a[k].step, n);
       loop assigns j;
       loop variant n - j; @/
    for (int64_t j = 0; j < n; j++) {
      lemma_arrived_first(a, latency, j);
      /@ assert short: ArrivedFirst(a, latency, j, a[j].step, SeenBy(a, latency, j)); @/
      /@ assert whole: ArrivedFirst(a, latency, n, a[j].step, Arrived(a, latency, a[j].step, n)); @/
      /@ assert same: ArrivedFirst(a, latency, n, a[j].step, SeenBy(a, latency, j)); @/
      /@ assert next: SeenBy(a, latency, j) == Arrived(a, latency, a[j].step, n); @/
    }
  }
*/

/* The messages of a block in one step, one after the other, do what they do at once. */
/*@ ghost
  /@ requires range: 0 <= p <= q <= n;
     requires step: \forall integer j, k; p <= j < q && p <= k < q ==> a[j].step == a[k].step;
     requires ports: ReceivesApart(a, n, b);
     terminates \true;
     decreases q - p;
     assigns \nothing;
     ensures received: \forall integer k; p <= k < q && a[k].block == b && Stands(a, b, p, q, k) ==>
       MessageReceived(a, latency, b, i, p, q, k);
     ensures stays: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
       Copies(a, latency, b, i, q, v) == Copies(a, latency, b, i, p, v);
     exits \false; @/
  void lemma_received_at_once(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t i, int64_t p, int64_t q)
  {
    if (p == q)
      return;
    lemma_received_at_once(a, n, latency, b, i, p, q - 1);
    lemma_copies(a, latency, b, i, q);
    /@ assert other: \forall integer v; a[q - 1].block != b || a[q - 1].dst != v ==>
         Copies(a, latency, b, i, q, v) == Copies(a, latency, b, i, q - 1, v); @/
    /@ assert apart: \forall integer k; p <= k < q - 1 && a[k].block == b && a[q - 1].block == b &&
         a[k].dst == a[q - 1].dst ==> a[k].use != DODONA_STORE && a[q - 1].use == DODONA_STORE; @/
    /@ assert alone: a[q - 1].block == b && a[q - 1].use != DODONA_STORE ==>
         (\forall integer k; p <= k < q - 1 && a[k].block == b ==> a[k].dst != a[q - 1].dst) &&
         Copies(a, latency, b, i, q - 1, a[q - 1].dst) == Copies(a, latency, b, i, p, a[q - 1].dst); @/
    /@ assert last: a[q - 1].block == b ==> MessageReceived(a, latency, b, i, p, q, q - 1); @/
    /@ assert stands: \forall integer k; p <= k < q - 1 && a[k].block == b && Stands(a, b, p, q, k) ==>
         Stands(a, b, p, q - 1, k) && (a[q - 1].block == b ==> a[k].dst != a[q - 1].dst); @/
    /@ assert before: \forall integer k; p <= k < q - 1 && a[k].block == b && Stands(a, b, p, q, k) ==>
         MessageReceived(a, latency, b, i, p, q - 1, k) &&
         Copies(a, latency, b, i, q, a[k].dst) == Copies(a, latency, b, i, q - 1, a[k].dst); @/
    /@ assert both: \forall integer k; p <= k < q - 1 && a[k].block == b && Stands(a, b, p, q, k) ==>
         MessageReceived(a, latency, b, i, p, q, k); @/
  }
*/

/* Says of each receiver of a step how often it has an input, after the step; Stands and Copies are the terms that provers match. */
/*@ ghost
  /@ requires received: \forall integer k; p <= k < q && a[k].block == b && Stands(a, b, p, q, k) ==>
       MessageReceived(a, latency, b, i, p, q, k);
     terminates \true;
     assigns \nothing;
     ensures each: \forall integer k; p <= k < q && a[k].block == b && Stands(a, b, p, q, k) ==>
       Copies(a, latency, b, i, q, a[k].dst) ==
         (a[k].use == DODONA_STORE ? 0 : Copies(a, latency, b, i, p, a[k].dst)) +
         Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src);
     exits \false; @/
  void lemma_received_each(const dodona_message *a, int64_t latency, int32_t b, int32_t i, int64_t p, int64_t q)
  {
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Moving(S, s, latency);
     requires step: 0 < x;
     requires before: \forall integer y; y < x ==> CopiesAt(a, latency, n, b, i, y);
     terminates \true;
     assigns \nothing;
     ensures counted: CopiesAt(a, latency, n, b, i, x);
     exits \false; @/
  void lemma_copies_next(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                  int32_t i, int64_t x)
  {
    lemma_arrived_first(a, latency, n);
    lemma_seen_by_all(a, latency, n);
    int64_t p = 0;
    /@ loop invariant range: 0 <= p <= n;
       loop invariant arrived: \forall integer k; 0 <= k < p ==> a[k].step + latency <= x - 1;
       loop assigns p;
       loop variant n - p; @/
    while (p < n && a[p].step < x - latency)
      p++;
    int64_t q = p;
    /@ loop invariant range: p <= q <= n;
       loop invariant arrived: \forall integer k; p <= k < q ==> a[k].step + latency == x;
       loop assigns q;
       loop variant n - q; @/
    while (q < n && a[q].step == x - latency)
      q++;
    /@ assert first: ArrivedFirst(a, latency, n, x - 1, p) && p == Arrived(a, latency, x - 1, n); @/
    /@ assert last: ArrivedFirst(a, latency, n, x, q) && q == Arrived(a, latency, x, n); @/
    lemma_received_at_once(a, n, latency, b, i, p, q);
    /@ assert earlier: CopiesAt(a, latency, n, b, i, x - latency); @/
    /@ assert seen: \forall integer k; p <= k < q ==> a[k].step == x - latency &&
         SeenBy(a, latency, k) == Arrived(a, latency, a[k].step, n); @/
    /@ assert when: \forall integer k; p <= k < q ==>
         SeenBy(a, latency, k) == Arrived(a, latency, x - latency, n); @/
    /@ assert sent: \forall integer k; p <= k < q ==>
         Times(x - latency, a[k].src, b, i) == Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src); @/
    /@ assert had: \forall integer v; Times(x - 1, v, b, i) == Copies(a, latency, b, i, p, v); @/
    /@ assert rows: \forall integer k; 0 <= k < n && a[k].step == x - latency ==> p <= k < q; @/
    /@ assert partial: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         Stands(a, b, p, q, k) ==> Transfer(S, x - latency, a[k].src, a[k].dst, b) &&
         !ResultSent(S, s, x - latency, a[k].dst, b); @/
    /@ assert combined: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         Stands(a, b, p, q, k) ==> Times(x, a[k].dst, b, i) == Times(x - 1, a[k].dst, b, i) + Times(x - latency, a[k].src, b, i); @/
    /@ assert result: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         Replaced(x - latency, a[k].src, x, a[k].dst, b); @/
    /@ assert received: \forall integer k; p <= k < q && a[k].block == b && Stands(a, b, p, q, k) ==>
         MessageReceived(a, latency, b, i, p, q, k); @/
    lemma_received_each(a, latency, b, i, p, q);
    /@ assert kept: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         Stands(a, b, p, q, k) ==> Copies(a, latency, b, i, q, a[k].dst) == Copies(a, latency, b, i, p, a[k].dst) +
           Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src); @/
    /@ assert store: \forall integer k; a[k].use == DODONA_STORE ==> Stands(a, b, p, q, k); @/
    /@ assert placed: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         Copies(a, latency, b, i, q, a[k].dst) == Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src); @/
    /@ assert sums: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         Stands(a, b, p, q, k) ==>
         Times(x, a[k].dst, b, i) == Copies(a, latency, b, i, q, a[k].dst); @/
    /@ assert copies: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         Times(x, a[k].dst, b, i) == Times(x - latency, a[k].src, b, i) &&
         Times(x, a[k].dst, b, i) == Copies(a, latency, b, i, q, a[k].dst); @/
    /@ assert replaced: \forall integer k; p <= k < q && a[k].block == b && !Stands(a, b, p, q, k) ==>
         \exists integer j; p <= j < q && a[j].block == b && a[j].dst == a[k].dst && a[j].use == DODONA_STORE; @/
    /@ assert receivers: \forall integer k; p <= k < q && a[k].block == b ==>
         Times(x, a[k].dst, b, i) == Copies(a, latency, b, i, q, a[k].dst); @/
    /@ assert silent: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
         !ResultSent(S, s, x - latency, v, b) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, b)); @/
    /@ assert others: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
         Times(x, v, b, i) == Times(x - 1, v, b, i) &&
         Times(x, v, b, i) == Copies(a, latency, b, i, q, v); @/
  }
*/

/*@ ghost
  void theorem_weights_network(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                       int32_t b, int32_t i, int64_t x)
  {
    lemma_arrived_first(a, latency, n);
    /@ assert start: \forall integer y; y <= 0 ==> ArrivedFirst(a, latency, n, y, 0) &&
         ArrivedFirst(a, latency, n, y, Arrived(a, latency, y, n)) && Arrived(a, latency, y, n) == 0; @/
    /@ assert first: \forall integer y; y <= 0 ==> CopiesAt(a, latency, n, b, i, y); @/
    /@ loop invariant range: 0 <= y <= x;
       loop invariant counted: \forall integer z; z <= y ==> CopiesAt(a, latency, n, b, i, z);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_copies_next(S, a, n, latency, P, s, b, i, y + 1);
    /@ assert all: ArrivedFirst(a, latency, n, x, Arrived(a, latency, x, n)) &&
         Arrived(a, latency, x, n) == n; @/
    /@ assert counted: CopiesAt(a, latency, n, b, i, x); @/
  }
*/
