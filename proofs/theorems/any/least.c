/* The lower bound, over every schedule: some block leaves the root no earlier than in step s; from then on the ranks that
   have it at most double in a step. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/least.h"

/* The rows that the names mean. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures range: \forall integer v, j; -1 <= FirstReceipt(a, n, v, j) < n;
     ensures there: \forall integer v, j; 0 <= FirstReceipt(a, n, v, j) ==> IsReceipt(a, FirstReceipt(a, n, v, j), v, j);
     ensures first: \forall integer v, j, k; 0 <= k < n && IsReceipt(a, k, v, j) ==> 0 <= FirstReceipt(a, n, v, j) <= k;
     exits \false; @/
  void lemma_first_receipt(const dodona_row *a, int64_t n)
  {
    if (0 < n)
      lemma_first_receipt(a, n - 1);
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures range: \forall integer x; -1 <= RootRow(a, n, root, x) < n;
     ensures there: \forall integer x; 0 <= RootRow(a, n, root, x) ==>
       a[RootRow(a, n, root, x)].op == DODONA_SEND && a[RootRow(a, n, root, x)].rank == root &&
       a[RootRow(a, n, root, x)].step == x;
     ensures some: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND && a[k].rank == root ==>
       k <= RootRow(a, n, root, a[k].step);
     exits \false; @/
  void lemma_root_row(const dodona_row *a, int64_t n, int32_t root)
  {
    if (0 < n)
      lemma_root_row(a, n - 1, root);
  }
*/

/*@ ghost
  void lemma_block_broadcast(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root)
  {
    lemma_first_receipt(a, n);
    lemma_root_row(a, n, root);
    /@ assert row: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         \exists integer k; 0 <= k < n && IsReceipt(a, k, v, j) && a[k].step == x; @/
    /@ assert first: \forall integer v, j, k; 0 <= k < n && IsReceipt(a, k, v, j) ==>
         GotIn(a, n, v, j) <= a[k].step; @/
    /@ assert early: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> GotIn(a, n, v, j) <= x; @/
    /@ assert some: \forall integer v, j; Receives(S, v, j) ==> 0 <= FirstReceipt(a, n, v, j); @/
    /@ assert there: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert got: \forall integer v, j; 0 <= FirstReceipt(a, n, v, j) ==>
         Transfer(S, GotIn(a, n, v, j), GotFrom(a, n, v, j), v, j); @/
    /@ assert sent: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         HasRow(a, n, DODONA_SEND, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert from: \forall integer x, v, j; Transfer(S, x, root, v, j) ==>
         \exists integer k; 0 <= k < n && a[k].op == DODONA_SEND && a[k].rank == root && a[k].step == x; @/
    /@ assert last: \forall integer x, v, j; Transfer(S, x, root, v, j) ==> 0 <= RootRow(a, n, root, x); @/
    /@ assert root: \forall integer x; 0 <= RootRow(a, n, root, x) ==>
         Transfer(S, x, root, a[RootRow(a, n, root, x)].peer, RootBlock(a, n, root, x)); @/
  }
*/

/*@ ghost
  /@ requires range: 0 <= m && 0 <= s;
     terminates \true;
     decreases s;
     assigns \nothing;
     ensures step: 1 <= m ==> OftenAll(a, n, root, m, s) == OftenAll(a, n, root, m - 1, s) + (0 <= RootBlock(a, n, root, m) < s ? 1 : 0);
     ensures zero: m == 0 ==> OftenAll(a, n, root, m, s) == 0;
     exits \false; @/
  void lemma_one_step(const dodona_row *a, int64_t n, int32_t root, int32_t m, int32_t s)
  {
    if (0 < s)
      lemma_one_step(a, n, root, m, s - 1);
  }

  /@ requires range: 0 <= m && 0 <= s;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures most: OftenAll(a, n, root, m, s) <= m;
     exits \false; @/
  void lemma_few(const dodona_row *a, int64_t n, int32_t root, int32_t m, int32_t s)
  {
    lemma_one_step(a, n, root, m, s);
    if (0 < m)
      lemma_few(a, n, root, m - 1, s);
  }

  /@ requires range: 0 <= m;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures number: 0 <= Often(a, n, root, m, j);
     ensures never: Often(a, n, root, m, j) == 0 ==> NotSent(a, n, root, m, j);
     exits \false; @/
  void lemma_often(const dodona_row *a, int64_t n, int32_t root, int32_t m, int32_t j)
  {
    if (0 < m)
      lemma_often(a, n, root, m - 1, j);
  }
*/

/* A block that the root does not send in the first s - 1 steps. */
/*@ ghost
  /@ requires range: 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures late: \exists integer j; 0 <= j < s && NotSent(a, n, root, s - 1, j);
     exits \false; @/
  void lemma_late(const dodona_row *a, int64_t n, int32_t root, int32_t s)
  {
    int32_t j = 0;
    /@ loop invariant range: 0 <= j <= s;
       loop invariant number: \forall integer k; 0 <= k < j ==> 0 <= Often(a, n, root, s - 1, k);
       loop invariant never: \forall integer k; 0 <= k < j && Often(a, n, root, s - 1, k) == 0 ==> NotSent(a, n, root, s - 1, k);
       loop invariant many: (\forall integer k; 0 <= k < j ==> 1 <= Often(a, n, root, s - 1, k)) ==> j <= OftenAll(a, n, root, s - 1, j);
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      lemma_often(a, n, root, s - 1, j);
      /@ assert next: OftenAll(a, n, root, s - 1, j + 1) == OftenAll(a, n, root, s - 1, j) + Often(a, n, root, s - 1, j); @/
      j++;
    }
    lemma_few(a, n, root, s - 1, s);
    /@ assert some: \exists integer k; 0 <= k < s && Often(a, n, root, s - 1, k) < 1; @/
    /@ assert none: \exists integer k; 0 <= k < s && Often(a, n, root, s - 1, k) == 0; @/
  }
*/

/* A block that the root does not send in steps 1 .. m is sent by nobody. */
/*@ ghost
  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 0 <= m;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures quiet: NotSent(a, n, root, m, j) ==> \forall integer x, u, v; x <= m ==> !Transfer(S, x, u, v, j);
     exits \false; @/
  void lemma_quiet(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int32_t j, int32_t m)
  {
    if (0 < m) {
      lemma_quiet(S, a, n, P, s, root, j, m - 1);
      /@ assert less: NotSent(a, n, root, m, j) ==> NotSent(a, n, root, m - 1, j); @/
      /@ assert held: \forall integer u, v; Transfer(S, m, u, v, j) ==> Held(S, root, 1, m, u, j); @/
      /@ assert root: NotSent(a, n, root, m, j) ==> \forall integer u, v; Transfer(S, m, u, v, j) ==> u == root; @/
      /@ assert none: NotSent(a, n, root, m, j) ==> \forall integer u, v; !Transfer(S, m, u, v, j); @/
    }
  }
*/

/* Of ranks 0 .. r - 1: those that know in the next step are those that know now and those that receive it then. */
/*@ ghost
  /@ requires range: 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures next: Known(a, n, root, j, x + 1, r) == Known(a, n, root, j, x, r) + News(a, n, root, j, x, r);
     exits \false; @/
  void lemma_next(const dodona_row *a, int64_t n, int32_t root, int32_t j, int64_t x, int32_t r)
  {
    if (0 < r)
      lemma_next(a, n, root, j, x, r - 1);
  }

  /@ requires range: 0 <= r && 0 <= c;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures one: 1 <= r ==> AllFed(a, n, root, j, x, r, c) == AllFed(a, n, root, j, x, r - 1, c) +
       (r - 1 != root && GotIn(a, n, r - 1, j) == x + 1 && 0 <= GotFrom(a, n, r - 1, j) < c ? 1 : 0);
     ensures none: r == 0 ==> AllFed(a, n, root, j, x, r, c) == 0;
     exits \false; @/
  void lemma_one_more(const dodona_row *a, int64_t n, int32_t root, int32_t j, int64_t x, int32_t r, int32_t c)
  {
    if (0 < c)
      lemma_one_more(a, n, root, j, x, r, c - 1);
  }

  /@ requires range: 0 <= r && 0 <= P;
     requires from: \forall integer v; 0 <= v < r && v != root && GotIn(a, n, v, j) == x + 1 ==> 0 <= GotFrom(a, n, v, j) < P;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures all: AllFed(a, n, root, j, x, r, P) == News(a, n, root, j, x, r);
     exits \false; @/
  void lemma_swap(const dodona_row *a, int64_t n, int32_t root, int32_t j, int64_t x, int32_t r, int32_t P)
  {
    lemma_one_more(a, n, root, j, x, r, P);
    if (0 < r)
      lemma_swap(a, n, root, j, x, r - 1, P);
  }
*/

/* A rank feeds one rank at most in a step, and none if it does not know the block. */
/*@ ghost
  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 0 <= r <= P && 0 <= j < s && 0 <= u < P;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures number: 0 <= Fed(a, n, root, j, x, u, r);
     ensures none: Fed(a, n, root, j, x, u, r) == 0 || \exists integer v; 0 <= v < r && v != root && Transfer(S, x + 1, u, v, j);
     ensures one: Fed(a, n, root, j, x, u, r) <= 1;
     ensures knows: Fed(a, n, root, j, x, u, r) <= Knows(a, n, root, j, x, u);
     exits \false; @/
  void lemma_feeds(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int32_t j, int64_t x, int32_t u, int32_t r)
  {
    if (0 < r) {
      lemma_feeds(S, a, n, P, s, root, j, x, u, r - 1);
      /@ assert here: r - 1 != root && GotIn(a, n, r - 1, j) == x + 1 && GotFrom(a, n, r - 1, j) == u ==>
           Transfer(S, x + 1, u, r - 1, j); @/
      /@ assert held: Transfer(S, x + 1, u, r - 1, j) ==> Held(S, root, 1, x + 1, u, j); @/
      /@ assert known: Held(S, root, 1, x + 1, u, j) ==> Knows(a, n, root, j, x, u) == 1; @/
      /@ assert alone: \forall integer v; 0 <= v < r - 1 && Transfer(S, x + 1, u, v, j) ==> !Transfer(S, x + 1, u, r - 1, j); @/
    }
  }

  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 0 <= c <= P && 0 <= j < s;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures most: AllFed(a, n, root, j, x, P, c) <= Known(a, n, root, j, x, c);
     exits \false; @/
  void lemma_fed_most(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int32_t j, int64_t x, int32_t c)
  {
    if (0 < c) {
      lemma_fed_most(S, a, n, P, s, root, j, x, c - 1);
      lemma_feeds(S, a, n, P, s, root, j, x, c - 1, P);
    }
  }

  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures doubles: Known(a, n, root, j, x + 1, P) <= 2 * Known(a, n, root, j, x, P);
     exits \false; @/
  void lemma_doubles(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int32_t j, int64_t x)
  {
    /@ assert from: \forall integer v; 0 <= v < P && v != root ==> Transfer(S, GotIn(a, n, v, j), GotFrom(a, n, v, j), v, j); @/
    /@ assert range: \forall integer v; 0 <= v < P && v != root ==> 0 <= GotFrom(a, n, v, j) < P; @/
    lemma_next(a, n, root, j, x, P);
    lemma_swap(a, n, root, j, x, P, P);
    lemma_fed_most(S, a, n, P, s, root, j, x, P);
  }
*/

/*@ ghost
  /@ requires range: 0 <= i && 2 <= P;
     terminates \true;
     decreases P;
     assigns \nothing;
     ensures below: i <= CeilLog2(P) - 1 ==> Pow2(i) < P;
     exits \false; @/
  void lemma_pow2_below(int64_t i, int32_t P)
  {
    lemma_ceil_log2(P);
    if (0 < i && 2 < P) {
      int32_t half = P / 2 + P % 2;
      lemma_pow2_below(i - 1, half);
      /@ assert log: CeilLog2(P) == 1 + CeilLog2(half); @/
      /@ assert twice: Pow2(i) == 2 * Pow2(i - 1); @/
    }
  }
*/

/*@ ghost
  void lemma_log_most(int32_t P, int64_t k)
  {
    lemma_pow2_below(k, P);
  }
*/

/* Who knows nothing but the root is one; who all know are all. */
/*@ ghost
  /@ requires range: 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures one: (\forall integer v; 0 <= v < r && v != root ==> x < GotIn(a, n, v, j)) ==>
       Known(a, n, root, j, x, r) == (0 <= root < r ? 1 : 0);
     ensures all: (\forall integer v; 0 <= v < r && v != root ==> GotIn(a, n, v, j) <= x) ==> Known(a, n, root, j, x, r) == r;
     exits \false; @/
  void lemma_known(const dodona_row *a, int64_t n, int32_t root, int32_t j, int64_t x, int32_t r)
  {
    if (0 < r)
      lemma_known(a, n, root, j, x, r - 1);
  }

  // Of one block, if it leaves late.
  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 2 <= P && 0 <= j < s;
     requires last: EndsWith(S, last) && 0 <= last <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures bound: NotSent(a, n, root, s - 1, j) ==> s - 1 + CeilLog2(P) <= last;
     exits \false; @/
  void lemma_late_block(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int32_t j, int64_t last)
  {
    int64_t k = 0;
    lemma_quiet(S, a, n, P, s, root, j, s - 1);
    /@ assert there: \forall integer v; 0 <= v < P && v != root ==> Transfer(S, GotIn(a, n, v, j), GotFrom(a, n, v, j), v, j); @/
    /@ assert ends: \forall integer v; 0 <= v < P && v != root ==> GotIn(a, n, v, j) <= last; @/
    /@ assert after: NotSent(a, n, root, s - 1, j) ==> \forall integer v; 0 <= v < P && v != root ==> s - 1 < GotIn(a, n, v, j); @/
    /@ assert other: 0 <= (root == 0 ? 1 : 0) < P && (root == 0 ? 1 : 0) != root; @/
    /@ assert reached: NotSent(a, n, root, s - 1, j) ==> s - 1 < GotIn(a, n, root == 0 ? 1 : 0, j) <= last; @/
    /@ assert long: NotSent(a, n, root, s - 1, j) ==> s <= last; @/
    lemma_known(a, n, root, j, s - 1, P);
    lemma_known(a, n, root, j, last, P);
    /@ assert start: NotSent(a, n, root, s - 1, j) ==> Known(a, n, root, j, s - 1, P) == 1; @/
    if (s <= last) {
      /@ loop invariant range: 0 <= k <= last - (s - 1);
         loop invariant most: NotSent(a, n, root, s - 1, j) ==> Known(a, n, root, j, s - 1 + k, P) <= Pow2(k);
         loop assigns k;
         loop variant last - k; @/
      while (k < last - (s - 1)) {
        lemma_doubles(S, a, n, P, s, root, j, (int64_t)s - 1 + k);
        /@ assert twice: Pow2(k + 1) == 2 * Pow2(k); @/
        k++;
      }
      /@ assert end: NotSent(a, n, root, s - 1, j) ==> P <= Pow2(k); @/
      lemma_log_most(P, k);
    }
  }
*/

/* Of at least two ranks. */
/*@ ghost
  /@ requires schedule: Duplex(S, a, n, P, s, root);
     requires range: 2 <= P && 1 <= s;
     requires last: EndsWith(S, last) && 0 <= last <= 0x4000000000000000;
     terminates \true;
     assigns \nothing;
     ensures bound: s - 1 + CeilLog2(P) <= last;
     exits \false; @/
  void lemma_least(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last)
  {
    int32_t j = 0;
    lemma_late(a, n, root, s);
    /@ loop invariant range: 0 <= j <= s;
       loop invariant bound: (\exists integer k; 0 <= k < j && NotSent(a, n, root, s - 1, k)) ==> s - 1 + CeilLog2(P) <= last;
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      lemma_late_block(S, a, n, P, s, root, j, last);
      j++;
    }
  }

  void theorem_least_steps(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last)
  {
    lemma_block_broadcast(S, a, n, P, s, root);
    if (2 <= P)
      lemma_least(S, a, n, P, s, root, last);
  }
*/
