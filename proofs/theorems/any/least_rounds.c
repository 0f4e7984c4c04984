/* The lower bound on rounds: the ranks that have anything of rank 0's input at most double in a step. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/least_rounds.h"

/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures range: \forall integer x, v; -1 <= ReceiptIn(a, n, x, v) < n;
     ensures there: \forall integer x, v; 0 <= ReceiptIn(a, n, x, v) ==>
       a[ReceiptIn(a, n, x, v)].op == DODONA_RECV && a[ReceiptIn(a, n, x, v)].rank == v &&
       a[ReceiptIn(a, n, x, v)].step == x;
     ensures some: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==> k <= ReceiptIn(a, n, a[k].step, a[k].rank);
     exits \false; @/
  void lemma_receipt_in(const dodona_row *a, int64_t n)
  {
    if (0 < n)
      lemma_receipt_in(a, n - 1);
  }
*/

/*@ ghost
  void lemma_sender(int64_t S, const dodona_row *a, int64_t n)
  {
    lemma_receipt_in(a, n);
    /@ assert row: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         \exists integer k; 0 <= k < n && a[k].op == DODONA_RECV && a[k].rank == v && a[k].step == x; @/
    /@ assert some: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 <= ReceiptIn(a, n, x, v); @/
    /@ assert there: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert sent: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert last: \forall integer x, v; 0 <= ReceiptIn(a, n, x, v) ==>
         Transfer(S, x, SenderIn(a, n, x, v), v, a[ReceiptIn(a, n, x, v)].block); @/
  }
*/

/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures from: \forall integer x; 1 <= x ==> HeardFrom(a, n, P, 0, 1, b, d, x);
     ensures one: \forall integer x; 1 <= x ==> OneEach(a, n, P, 0, 1, b, d, x);
     ensures first: \forall integer v; Times(1, v, b, d) == (v == d ? 1 : 0);
     exits \false; @/
  void lemma_heard_from(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int32_t d)
  {
    lemma_sender(S, a, n);
    /@ assert none: \forall integer v, u, j; !Transfer(S, 0, u, v, j); @/
    /@ assert zero: \forall integer v; Times(0, v, b, d) == (v == d ? 1 : 0); @/
    /@ assert start: \forall integer v; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> Replaced(x, u, x + 1, v, b); @/
    /@ assert whole: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> Times(x + 1, v, b, d) == Times(x, u, b, d); @/
    /@ assert part: \forall integer x, u, v; Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d); @/
    /@ assert same: \forall integer x, v; 1 <= x && !ResultSent(S, s, x, v, b) && (\forall integer u; !Transfer(S, x, u, v, b)) ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d); @/
    /@ assert stored: \forall integer x, v; 1 <= x && Hears(0, 1, b, d, x, v) == 1 && ResultSent(S, s, x, v, b) ==>
         \exists integer u, j; Transfer(S, x, u, v, j) && Heard(0, b, d, x, u) == 1; @/
    /@ assert added: \forall integer x, v; 1 <= x && Hears(0, 1, b, d, x, v) == 1 && !ResultSent(S, s, x, v, b) ==>
         \exists integer u, j; Transfer(S, x, u, v, j) && Heard(0, b, d, x, u) == 1; @/
    /@ assert heard: \forall integer x, v; 1 <= x && Hears(0, 1, b, d, x, v) == 1 ==>
         \exists integer u, j; Transfer(S, x, u, v, j) && Heard(0, b, d, x, u) == 1; @/
    /@ assert sends: \forall integer x, v; 1 <= x && Hears(0, 1, b, d, x, v) == 1 ==>
         \exists integer j; Transfer(S, x, SenderIn(a, n, x, v), v, j); @/
  }
*/

/* Of ranks 0 .. r - 1: those that have heard after the step had heard before it or hear in it. */
/*@ ghost
  /@ requires range: 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures next: HeardBy(net, b, d, x + L, r) <= HeardBy(net, b, d, x + L - 1, r) + HearsBy(net, L, b, d, x, r);
     exits \false; @/
  void lemma_heard_next(int32_t net, int32_t L, int32_t b, int32_t d, int64_t x, int32_t r)
  {
    if (0 < r)
      lemma_heard_next(net, L, b, d, x, r - 1);
  }

  /@ requires range: 0 <= r && 0 <= c;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures one: 1 <= r ==> HearsFromAll(a, n, net, L, b, d, x, r, c) == HearsFromAll(a, n, net, L, b, d, x, r - 1, c) +
       (0 <= SenderIn(a, n, x, r - 1) < c ? Hears(net, L, b, d, x, r - 1) : 0);
     ensures none: r == 0 ==> HearsFromAll(a, n, net, L, b, d, x, r, c) == 0;
     exits \false; @/
  void lemma_hears_one(const dodona_row *a, int64_t n, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x, int32_t r, int32_t c)
  {
    if (0 < c)
      lemma_hears_one(a, n, net, L, b, d, x, r, c - 1);
  }

  /@ requires range: 0 <= r <= P && 1 <= x;
     requires from: HeardFrom(a, n, P, net, L, b, d, x);
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures all: HearsFromAll(a, n, net, L, b, d, x, r, P) == HearsBy(net, L, b, d, x, r);
     exits \false; @/
  void lemma_hears_swap(const dodona_row *a, int64_t n, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x, int32_t r, int32_t P)
  {
    lemma_hears_one(a, n, net, L, b, d, x, r, P);
    if (0 < r) {
      lemma_hears_swap(a, n, net, L, b, d, x, r - 1, P);
      /@ assert from: Hears(net, L, b, d, x, r - 1) == 1 ==> 0 <= SenderIn(a, n, x, r - 1) < P; @/
      /@ assert once: Hears(net, L, b, d, x, r - 1) == 1 || Hears(net, L, b, d, x, r - 1) == 0; @/
    }
  }

  // A rank tells one rank at most in a step, and nothing that it has not heard.
  /@ requires range: 0 <= r <= P && 0 <= u < P && 1 <= x;
     requires from: HeardFrom(a, n, P, net, L, b, d, x) && OneEach(a, n, P, net, L, b, d, x);
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures none: HearsFrom(a, n, net, L, b, d, x, u, r) == 0 ||
       \exists integer v; 0 <= v < r && SenderIn(a, n, x, v) == u && Hears(net, L, b, d, x, v) == 1;
     ensures one: 0 <= HearsFrom(a, n, net, L, b, d, x, u, r) <= 1;
     ensures heard: HearsFrom(a, n, net, L, b, d, x, u, r) <= Heard(net, b, d, x, u);
     exits \false; @/
  void lemma_tells(const dodona_row *a, int64_t n, int32_t P, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x, int32_t u, int32_t r)
  {
    if (0 < r) {
      lemma_tells(a, n, P, net, L, b, d, x, u, r - 1);
      /@ assert once: Hears(net, L, b, d, x, r - 1) == 1 || Hears(net, L, b, d, x, r - 1) == 0; @/
      /@ assert alone: Hears(net, L, b, d, x, r - 1) == 1 && SenderIn(a, n, x, r - 1) == u ==>
           \forall integer v; 0 <= v < r - 1 && SenderIn(a, n, x, v) == u ==> Hears(net, L, b, d, x, v) == 0; @/
      /@ assert heard: Hears(net, L, b, d, x, r - 1) == 1 && SenderIn(a, n, x, r - 1) == u ==> Heard(net, b, d, x, u) == 1; @/
    }
  }

  /@ requires range: 0 <= c <= P && 1 <= x;
     requires from: HeardFrom(a, n, P, net, L, b, d, x) && OneEach(a, n, P, net, L, b, d, x);
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures most: HearsFromAll(a, n, net, L, b, d, x, P, c) <= HeardBy(net, b, d, x, c);
     exits \false; @/
  void lemma_tell_most(const dodona_row *a, int64_t n, int32_t P, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x, int32_t c)
  {
    if (0 < c) {
      lemma_tell_most(a, n, P, net, L, b, d, x, c - 1);
      lemma_tells(a, n, P, net, L, b, d, x, c - 1, P);
    }
  }
*/

/*@ ghost
  void lemma_heard(int32_t net, int32_t b, int32_t d, int64_t x, int32_t r)
  {
    if (0 < r)
      lemma_heard(net, b, d, x, r - 1);
  }
*/

/*@ ghost
  void lemma_heard_more(const dodona_row *a, int64_t n, int32_t P, int32_t net, int32_t L, int32_t b, int32_t d, int64_t x)
  {
    lemma_heard_next(net, L, b, d, x, P);
    lemma_hears_swap(a, n, net, L, b, d, x, P, P);
    lemma_tell_most(a, n, P, net, L, b, d, x, P);
  }
*/

/*@ ghost
  void theorem_least_barrier(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last)
  {
    int64_t k = 0;
    lemma_heard_from(S, a, n, P, s, 0, 0);
    lemma_heard(0, 0, 0, 1, P);
    /@ loop invariant range: 0 <= k <= last;
       loop invariant most: HeardBy(0, 0, 0, k + 1, P) <= Pow2(k);
       loop assigns k;
       loop variant last - k; @/
    while (k < last) {
      lemma_heard_more(a, n, P, 0, 1, 0, 0, k + 1);
      /@ assert twice: Pow2(k + 1) == 2 * Pow2(k); @/
      k++;
    }
    lemma_heard(0, 0, 0, last + 1, P);
    /@ assert end: P <= Pow2(last); @/
    if (2 <= P)
      lemma_log_most(P, last);
  }

  void theorem_least_scan(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last)
  {
    theorem_least_barrier(S, a, n, P, s, last);
  }

  void theorem_least_rounds(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last)
  {
    theorem_least_scan(S, a, n, P, s, last);
  }
*/
