/* What a checker makes of messages is what the network computes: the proof of weights_network.c, with expressions for counts. */
#include "ref/check/alike.h"
#include "ref/check/terms.h"
#include "spec/lemmas/check_terms.h"
#include "spec/lemmas/check_terms_network.h"

/*@
  // What the receiver of message k has when messages p .. q - 1, all of one step, have arrived.
  predicate TermReceived{M}(dodona_message *a, integer latency, integer b, integer p, integer q, integer k) =
    TermAfter(a, latency, b, q, a[k].dst) ==
      (a[k].use == DODONA_STORE ? TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src)
       : Either(TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src), TermAfter(a, latency, b, p, a[k].dst)));

  // None of messages p .. q - 1 replaces what message k brings.
  predicate TermStands{M}(dodona_message *a, integer b, integer p, integer q, integer k) =
    a[k].use == DODONA_STORE ||
    \forall integer j; p <= j < q && a[j].block == b && a[j].dst == a[k].dst ==> a[j].use != DODONA_STORE;

  predicate NetworkTermsAt{M}(integer r, dodona_message *a, integer latency, integer n, integer b, integer x) =
    \forall integer v; Term(r, x, v, b) == TermAfter(a, latency, b, Arrived(a, latency, x, n), v);
*/

/* The messages of a block in one step, one after the other, do what they do at once. */
/*@ ghost
  /@ requires range: 0 <= p <= q <= n;
     requires step: \forall integer j, k; p <= j < q && p <= k < q ==> a[j].step == a[k].step;
     requires ports: ReceivesApart(a, n, b);
     terminates \true;
     decreases q - p;
     assigns \nothing;
     ensures received: \forall integer k; p <= k < q && a[k].block == b && TermStands(a, b, p, q, k) ==>
       TermReceived(a, latency, b, p, q, k);
     ensures stays: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
       TermAfter(a, latency, b, q, v) == TermAfter(a, latency, b, p, v);
     exits \false; @/
  void lemma_terms_at_once(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int64_t p, int64_t q)
  {
    if (p == q)
      return;
    lemma_terms_at_once(a, n, latency, b, p, q - 1);
    lemma_terms(a, latency, q);
    /@ assert other: \forall integer v; a[q - 1].block != b || a[q - 1].dst != v ==>
         TermAfter(a, latency, b, q, v) == TermAfter(a, latency, b, q - 1, v); @/
    /@ assert apart: \forall integer k; p <= k < q - 1 && a[k].block == b && a[q - 1].block == b &&
         a[k].dst == a[q - 1].dst ==> a[k].use != DODONA_STORE && a[q - 1].use == DODONA_STORE; @/
    /@ assert alone: a[q - 1].block == b && a[q - 1].use != DODONA_STORE ==>
         (\forall integer k; p <= k < q - 1 && a[k].block == b ==> a[k].dst != a[q - 1].dst) &&
         TermAfter(a, latency, b, q - 1, a[q - 1].dst) == TermAfter(a, latency, b, p, a[q - 1].dst); @/
    /@ assert last: a[q - 1].block == b ==> TermReceived(a, latency, b, p, q, q - 1); @/
    /@ assert stands: \forall integer k; p <= k < q - 1 && a[k].block == b && TermStands(a, b, p, q, k) ==>
         TermStands(a, b, p, q - 1, k) && (a[q - 1].block == b ==> a[k].dst != a[q - 1].dst); @/
    /@ assert before: \forall integer k; p <= k < q - 1 && a[k].block == b && TermStands(a, b, p, q, k) ==>
         TermReceived(a, latency, b, p, q - 1, k) &&
         TermAfter(a, latency, b, q, a[k].dst) == TermAfter(a, latency, b, q - 1, a[k].dst); @/
    /@ assert both: \forall integer k; p <= k < q - 1 && a[k].block == b && TermStands(a, b, p, q, k) ==>
         TermReceived(a, latency, b, p, q, k); @/
  }
*/

/* Says of each receiver of a step what it has after the step; TermStands and TermAfter are the terms that provers match. */
/*@ ghost
  /@ requires received: \forall integer k; p <= k < q && a[k].block == b && TermStands(a, b, p, q, k) ==>
       TermReceived(a, latency, b, p, q, k);
     terminates \true;
     assigns \nothing;
     ensures each: \forall integer k; p <= k < q && a[k].block == b && TermStands(a, b, p, q, k) ==>
       TermAfter(a, latency, b, q, a[k].dst) ==
         (a[k].use == DODONA_STORE ? TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src)
          : Either(TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src), TermAfter(a, latency, b, p, a[k].dst)));
     exits \false; @/
  void lemma_terms_each(const dodona_message *a, int64_t latency, int32_t b, int64_t p, int64_t q)
  {
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ReceivesApart(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && ListsBlock(a, n, S, s, b) && Computing(r, S, s, latency);
     requires step: 0 < x;
     requires before: \forall integer y; y < x ==> NetworkTermsAt(r, a, latency, n, b, y);
     terminates \true;
     assigns \nothing;
     ensures counted: NetworkTermsAt(r, a, latency, n, b, x);
     exits \false; @/
  void lemma_terms_next(int64_t r, int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                        int64_t x)
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
    lemma_terms_at_once(a, n, latency, b, p, q);
    /@ assert earlier: NetworkTermsAt(r, a, latency, n, b, x - latency); @/
    /@ assert seen: \forall integer k; p <= k < q ==> a[k].step == x - latency &&
         SeenBy(a, latency, k) == Arrived(a, latency, a[k].step, n); @/
    /@ assert when: \forall integer k; p <= k < q ==>
         SeenBy(a, latency, k) == Arrived(a, latency, x - latency, n); @/
    /@ assert sent: \forall integer k; p <= k < q ==>
         Term(r, x - latency, a[k].src, b) == TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src); @/
    /@ assert had: \forall integer v; Term(r, x - 1, v, b) == TermAfter(a, latency, b, p, v); @/
    /@ assert rows: \forall integer k; 0 <= k < n && a[k].step == x - latency ==> p <= k < q; @/
    /@ assert partial: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         TermStands(a, b, p, q, k) ==> Transfer(S, x - latency, a[k].src, a[k].dst, b) &&
         !ResultSent(S, s, x - latency, a[k].dst, b); @/
    /@ assert combined: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         TermStands(a, b, p, q, k) ==> Term(r, x - latency + latency, a[k].dst, b) ==
           Either(Term(r, x - latency, a[k].src, b), Term(r, x - latency + latency - 1, a[k].dst, b)); @/
    /@ assert result: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         Transfer(S, x - latency, a[k].src, a[k].dst, s + b) &&
         Term(r, x - latency + latency, a[k].dst, (s + b) - s) == Term(r, x - latency, a[k].src, (s + b) - s); @/
    /@ assert received: \forall integer k; p <= k < q && a[k].block == b && TermStands(a, b, p, q, k) ==>
         TermReceived(a, latency, b, p, q, k); @/
    lemma_terms_each(a, latency, b, p, q);
    /@ assert kept: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         TermStands(a, b, p, q, k) ==> TermAfter(a, latency, b, q, a[k].dst) ==
           Either(TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src), TermAfter(a, latency, b, p, a[k].dst)); @/
    /@ assert store: \forall integer k; a[k].use == DODONA_STORE ==> TermStands(a, b, p, q, k); @/
    /@ assert placed: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         TermAfter(a, latency, b, q, a[k].dst) == TermAfter(a, latency, b, SeenBy(a, latency, k), a[k].src); @/
    /@ assert sums: \forall integer k; p <= k < q && a[k].block == b && a[k].use != DODONA_STORE &&
         TermStands(a, b, p, q, k) ==>
         Term(r, x, a[k].dst, b) == TermAfter(a, latency, b, q, a[k].dst); @/
    /@ assert copies: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         Term(r, x, a[k].dst, b) == Term(r, x - latency, a[k].src, b) &&
         Term(r, x, a[k].dst, b) == TermAfter(a, latency, b, q, a[k].dst); @/
    /@ assert replaced: \forall integer k; p <= k < q && a[k].block == b && !TermStands(a, b, p, q, k) ==>
         \exists integer j; p <= j < q && a[j].block == b && a[j].dst == a[k].dst && a[j].use == DODONA_STORE; @/
    /@ assert receivers: \forall integer k; p <= k < q && a[k].block == b ==>
         Term(r, x, a[k].dst, b) == TermAfter(a, latency, b, q, a[k].dst); @/
    /@ assert silent: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
         !ResultSent(S, s, x - latency, v, b) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, b)); @/
    /@ assert others: \forall integer v; (\forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v) ==>
         Term(r, x, v, b) == Term(r, x - 1, v, b) &&
         Term(r, x, v, b) == TermAfter(a, latency, b, q, v); @/
  }
*/

/*@ ghost
  void theorem_terms_network(int64_t r, int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                             int64_t x)
  {
    lemma_arrived_first(a, latency, n);
    /@ assert start: \forall integer y; y <= 0 ==> ArrivedFirst(a, latency, n, y, 0) &&
         ArrivedFirst(a, latency, n, y, Arrived(a, latency, y, n)) && Arrived(a, latency, y, n) == 0; @/
    /@ assert first: \forall integer y; y <= 0 ==> NetworkTermsAt(r, a, latency, n, b, y); @/
    /@ loop invariant range: 0 <= y <= x;
       loop invariant counted: \forall integer z; z <= y ==> NetworkTermsAt(r, a, latency, n, b, z);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_terms_next(r, S, a, n, latency, P, s, b, y + 1);
    /@ assert all: ArrivedFirst(a, latency, n, x, Arrived(a, latency, x, n)) &&
         Arrived(a, latency, x, n) == n; @/
    /@ assert counted: NetworkTermsAt(r, a, latency, n, b, x); @/
  }
*/
