/* What is counted is what the network of several ports does, and the verdict on rows says what the network leaves. */
#include "ref/check/partners.h"
#include "ref/check/receives.h"
#include "spec/lemmas/check_several_ports.h"
#include "spec/lemmas/check_weights.h"

/*@
  // No message of block b to rank v is among messages p .. q - 1, or none that stores.
  predicate NoneTo{M}(dodona_message *a, integer b, integer p, integer q, integer v) =
    \forall integer k; p <= k < q && a[k].block == b ==> a[k].dst != v;

  predicate NoResultTo{M}(dodona_message *a, integer b, integer p, integer q, integer v) =
    \forall integer k; p <= k < q && a[k].block == b && a[k].dst == v ==> a[k].use != DODONA_STORE;

  predicate AddedUp{M}(dodona_message *a, integer latency, integer b, integer i, integer x, integer p, integer q, integer v) =
    Copies(a, latency, b, i, q, v) - Copies(a, latency, b, i, p, v) ==
      PartsOf(a, b, i, x, v, q) - PartsOf(a, b, i, x, v, p);

  predicate TakesResult{M}(dodona_message *a, integer latency, integer b, integer i, integer q, integer k) =
    Copies(a, latency, b, i, q, a[k].dst) == Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src);

  predicate CarriesAt{M}(dodona_message *a, integer latency, integer b, integer i, integer x, integer k) =
    a[k].step == x && Times(x, a[k].src, b, i) == Copies(a, latency, b, i, SeenBy(a, latency, k), a[k].src);
*/

/* Of messages p .. q - 1, all of step x: who is sent no result has all that is sent to it beside what it had; else the result. */
/*@ ghost
  /@ requires range: 0 <= p <= q <= n;
     requires sent: \forall integer k; p <= k < q ==> CarriesAt(a, latency, b, i, x, k);
     requires alone: ResultsAlone(a, n, b);
     terminates \true;
     decreases q - p;
     assigns \nothing;
     ensures stays: \forall integer v; NoneTo(a, b, p, q, v) ==> Copies(a, latency, b, i, q, v) == Copies(a, latency, b, i, p, v);
     ensures added: \forall integer v; NoResultTo(a, b, p, q, v) ==> AddedUp(a, latency, b, i, x, p, q, v);
     ensures result: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
       TakesResult(a, latency, b, i, q, k);
     exits \false; @/
  void lemma_added_up(const dodona_message *a, int64_t n, int64_t latency, int32_t b, int32_t i, int64_t x, int64_t p, int64_t q)
  {
    if (p == q)
      return;
    lemma_added_up(a, n, latency, b, i, x, p, q - 1);
    lemma_copies(a, latency, b, i, q);
    /@ assert sent: CarriesAt(a, latency, b, i, x, q - 1); @/
    /@ assert none: \forall integer v; NoneTo(a, b, p, q, v) ==> NoneTo(a, b, p, q - 1, v); @/
    /@ assert no_result: \forall integer v; NoResultTo(a, b, p, q, v) ==> NoResultTo(a, b, p, q - 1, v); @/
    /@ assert other: \forall integer v; a[q - 1].block != b || a[q - 1].dst != v ==>
         Copies(a, latency, b, i, q, v) == Copies(a, latency, b, i, q - 1, v) &&
         PartsOf(a, b, i, x, v, q) == PartsOf(a, b, i, x, v, q - 1); @/
    /@ assert part: a[q - 1].block == b && a[q - 1].use != DODONA_STORE ==>
         Copies(a, latency, b, i, q, a[q - 1].dst) == Copies(a, latency, b, i, q - 1, a[q - 1].dst) + Times(x, a[q - 1].src, b, i) &&
         PartsOf(a, b, i, x, a[q - 1].dst, q) == PartsOf(a, b, i, x, a[q - 1].dst, q - 1) + Times(x, a[q - 1].src, b, i); @/
    /@ assert last: a[q - 1].block == b && a[q - 1].use == DODONA_STORE ==> TakesResult(a, latency, b, i, q, q - 1); @/
    /@ assert apart: \forall integer k; p <= k < q - 1 && a[k].block == b && a[k].use == DODONA_STORE ==>
         (a[q - 1].block == b ==> a[k].dst != a[q - 1].dst) && TakesResult(a, latency, b, i, q - 1, k); @/
    /@ assert step: \forall integer v; NoResultTo(a, b, p, q, v) ==>
         AddedUp(a, latency, b, i, x, p, q - 1, v) && AddedUp(a, latency, b, i, x, q - 1, q, v); @/
  }
*/

/* Messages of other steps bring nothing in step x. */
/*@ ghost
  /@ requires range: 0 <= p <= q;
     requires steps: \forall integer k; p <= k < q ==> a[k].step != x;
     terminates \true;
     decreases q - p;
     assigns \nothing;
     ensures nothing: \forall integer v; PartsOf(a, b, i, x, v, q) == PartsOf(a, b, i, x, v, p);
     exits \false; @/
  void lemma_other_steps(const dodona_message *a, int32_t b, int32_t i, int64_t x, int64_t p, int64_t q)
  {
    if (p < q)
      lemma_other_steps(a, b, i, x, p, q - 1);
  }
*/

/*@
  predicate CountedAt{M}(dodona_message *a, integer latency, integer n, integer b, integer i, integer x) =
    \forall integer v; Times(x, v, b, i) == Copies(a, latency, b, i, Arrived(a, latency, x, n), v);
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && ResultsAlone(a, n, b);
     requires latency: 1 <= latency;
     requires network: 0 <= b < s && Exchanging(a, n, latency, b);
     requires step: 0 < x;
     requires before: \forall integer y; y < x ==> CountedAt(a, latency, n, b, i, y);
     terminates \true;
     assigns \nothing;
     ensures counted: CountedAt(a, latency, n, b, i, x);
     exits \false; @/
  void lemma_ports_next(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b, int32_t i, int64_t x)
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
    /@ assert earlier: CountedAt(a, latency, n, b, i, x - latency); @/
    /@ assert seen: \forall integer k; p <= k < q ==> a[k].step == x - latency &&
         SeenBy(a, latency, k) == Arrived(a, latency, a[k].step, n); @/
    /@ assert sent: \forall integer k; p <= k < q ==> CarriesAt(a, latency, b, i, x - latency, k); @/
    lemma_added_up(a, n, latency, b, i, x - latency, p, q);
    lemma_other_steps(a, b, i, x - latency, 0, p);
    lemma_other_steps(a, b, i, x - latency, q, n);
    /@ assert had: \forall integer v; Times(x - 1, v, b, i) == Copies(a, latency, b, i, p, v); @/
    /@ assert whole: \forall integer v; PartsOf(a, b, i, x - latency, v, n) ==
         PartsOf(a, b, i, x - latency, v, q) - PartsOf(a, b, i, x - latency, v, p); @/
    /@ assert comes: \forall integer v; NoResultTo(a, b, p, q, v) ==> !ResultComes(a, n, b, x - latency, v); @/
    /@ assert added: \forall integer v; NoResultTo(a, b, p, q, v) ==> AddedUp(a, latency, b, i, x - latency, p, q, v) &&
         Times(x, v, b, i) == Copies(a, latency, b, i, q, v); @/
    /@ assert result: \forall integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE ==>
         TakesResult(a, latency, b, i, q, k) && Replaced(x - latency, a[k].src, x, a[k].dst, b) &&
         Times(x, a[k].dst, b, i) == Copies(a, latency, b, i, q, a[k].dst); @/
    /@ assert either: \forall integer v; !NoResultTo(a, b, p, q, v) ==>
         \exists integer k; p <= k < q && a[k].block == b && a[k].use == DODONA_STORE && a[k].dst == v; @/
  }
*/

/*@ ghost
  void theorem_weights_ports(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b, int32_t i, int64_t x)
  {
    lemma_arrived_first(a, latency, n);
    /@ assert start: \forall integer y; y <= 0 ==> ArrivedFirst(a, latency, n, y, 0) &&
         ArrivedFirst(a, latency, n, y, Arrived(a, latency, y, n)) && Arrived(a, latency, y, n) == 0; @/
    /@ assert first: \forall integer y; y <= 0 ==> CountedAt(a, latency, n, b, i, y); @/
    /@ loop invariant range: 0 <= y <= x;
       loop invariant counted: \forall integer z; z <= y ==> CountedAt(a, latency, n, b, i, z);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_ports_next(a, n, latency, P, s, b, i, y + 1);
    /@ assert all: ArrivedFirst(a, latency, n, x, Arrived(a, latency, x, n)) &&
         Arrived(a, latency, x, n) == n; @/
    /@ assert counted: CountedAt(a, latency, n, b, i, x); @/
  }
*/

/* Rows that meet leave no doubt about what comes first. */
/*@ ghost
  /@ requires rows: 0 <= n && RowsMeet(a, n, s, n);
     requires messages: ReceivesOf(a, n, s, m, of, count);
     terminates \true;
     assigns \nothing;
     ensures alone: ResultsAlone(m, count, b);
     exits \false; @/
  void lemma_results_alone(const dodona_row *a, int64_t n, int32_t s, const dodona_message *m, const uint64_t *of, int64_t count,
                           int32_t b)
  {
    /@ assert each: \forall integer k; 0 <= k < n ==> RowMet(a, n, k) && RowAlone(a, s, k); @/
    /@ assert wrong: \forall integer h, k; 0 <= h < k < n && Collide(a, s, h, k) ==> !RowAlone(a, s, k); @/
    /@ assert alone: \forall integer h, k; 0 <= h < k < n ==> !Collide(a, s, h, k); @/
    /@ assert is: \forall integer h, i; 0 <= h < i < count ==> 0 <= of[h] < of[i] < n &&
         IsReceive(a, s, m, h, of[h]) && IsReceive(a, s, m, i, of[i]); @/
    /@ assert same: \forall integer h, i; 0 <= h < i < count && m[h].step == m[i].step && m[h].dst == m[i].dst &&
         m[h].block == m[i].block ==> SameSide(a, of[h], of[i]) && BlockNumber(s, a[of[h]].block) == BlockNumber(s, a[of[i]].block) &&
           !Collide(a, s, of[h], of[i]); @/
  }
*/

/* The whole verdict on several ports: of rows that dodona_check_partners calls right, dodona_check_receives makes messages; of these
   dodona_check_once finds nothing wrong if and only if a network that runs them leaves each rank that wants a block with each input that
   matters exactly once. */
/*@ ghost
  /@ requires rows: 0 <= n && RowsMeet(a, n, s, n) && 0 <= P && 1 <= s;
     requires latency: 1 <= latency;
     requires messages: Messages(m, count, P, s) && MessagesSorted(m, count) && ReceivesOf(a, n, s, m, of, count);
     requires network: \forall integer b; 0 <= b < s ==> Exchanging(m, count, latency, b);
     requires end: 0 <= x && \forall integer k; 0 <= k < count ==> m[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer b; 0 <= b < s ==>
       (AllHaveEachOnce(m, latency, b, count, P, begins, wants, P) <==> BlockHasOnce(x, b, P, begins, wants));
     exits \false; @/
  void theorem_partners_rows(const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t latency, const dodona_message *m,
                             const uint64_t *of, int64_t count, const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    /@ loop invariant range: 0 <= b <= s;
       loop invariant once: \forall integer c; 0 <= c < b ==>
         (AllHaveEachOnce(m, latency, c, count, P, begins, wants, P) <==> BlockHasOnce(x, c, P, begins, wants));
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++) {
      lemma_results_alone(a, n, s, m, of, count, b);
      /@ loop invariant range: 0 <= i <= P;
         loop invariant counted: \forall integer j, v; 0 <= j < i ==>
           Times(x, v, b, j) == Copies(m, latency, b, j, count, v);
         loop assigns i;
         loop variant P - i; @/
      for (int32_t i = 0; i < P; i++)
        theorem_weights_ports(m, count, latency, P, s, b, i, x);
      /@ assert has: \forall integer d; 0 <= d < P ==> (HasEachOnce(m, latency, b, count, P, begins, d) <==>
           (\forall integer i; 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
           Times(x, d, b, i) == Due(begins[Cell(P, i, b)]))); @/
    }
  }
*/
