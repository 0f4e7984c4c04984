/* What two ranks have is the same if it has one name. */
#include "ref/check/made.h"
#include "spec/lemmas/check_made.h"
#include "spec/lemmas/check_weights.h"

/* More than all is all. */
/*@ ghost
  /@ requires count: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures all: \forall integer b, q, v; k <= q ==>
       MadeOf(a, latency, b, q, k, v) == MadeOf(a, latency, b, k, k, v);
     exits \false; @/
  void lemma_made_all(const dodona_message *a, int64_t latency, int64_t k)
  {
    if (k > 0)
      lemma_made_all(a, latency, k - 1);
  }
*/

/* What has not arrived changes nothing. */
/*@ ghost
  /@ requires count: 0 <= q <= k;
     terminates \true;
     decreases k - q;
     assigns \nothing;
     ensures some: \forall integer b, v; MadeOf(a, latency, b, q, k, v) == MadeOf(a, latency, b, q, q, v);
     exits \false; @/
  void lemma_made_some(const dodona_message *a, int64_t latency, int64_t q, int64_t k)
  {
    if (q < k)
      lemma_made_some(a, latency, q, k - 1);
  }
*/

/*@ ghost
  void lemma_made(const dodona_message *a, int64_t latency, int64_t k)
  {
    lemma_arrived_bounds(a, latency, k - 1);
    lemma_made_all(a, latency, k - 1);
    /@ loop invariant range: 0 <= q <= k;
       loop invariant some: \forall integer b, p, v; 0 <= p < q ==>
         MadeOf(a, latency, b, p, k - 1, v) == MadeOf(a, latency, b, p, p, v);
       loop assigns q;
       loop variant k - q; @/
    for (int64_t q = 0; q < k; q++)
      lemma_made_some(a, latency, q, k - 1);
    /@ assert seen: 0 <= SeenBy(a, latency, k - 1) < k; @/
    /@ assert brought: \forall integer b, v; MadeOf(a, latency, b, SeenBy(a, latency, k - 1), k - 1, v) ==
         Made(a, latency, b, SeenBy(a, latency, k - 1), v); @/
    /@ assert had: \forall integer b, v; MadeOf(a, latency, b, k, k - 1, v) == Made(a, latency, b, k - 1, v); @/
  }
*/

/*@ ghost
  void lemma_made_place(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s)
  {
    /@ assert own: \forall integer b, v; Made(a, latency, b, 0, v) == -1 - v; @/
    /@ loop invariant range: 0 <= k <= n;
       loop invariant place: \forall integer b, j, v; 0 <= j <= k && 0 <= v && 0 <= Made(a, latency, b, j, v) ==>
         Made(a, latency, b, j, v) < j && a[Made(a, latency, b, j, v)].block == b;
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      lemma_made(a, latency, k + 1);
      /@ assert stored: a[k].use == DODONA_STORE && 0 <= Made(a, latency, a[k].block, k + 1, a[k].dst) ==>
           Made(a, latency, a[k].block, k + 1, a[k].dst) < k + 1 &&
           a[Made(a, latency, a[k].block, k + 1, a[k].dst)].block == a[k].block; @/
      /@ assert others: \forall integer b, v; 0 <= v && (a[k].block != b || a[k].dst != v) &&
           0 <= Made(a, latency, b, k + 1, v) ==>
             Made(a, latency, b, k + 1, v) < k + 1 && a[Made(a, latency, b, k + 1, v)].block == b; @/
    }
  }
*/

/*@ ghost
  void theorem_made(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b, int32_t i)
  {
    /@ assert own: \forall integer v; Made(a, latency, b, 0, v) == -1 - v; @/
    /@ assert input: \forall integer v; Copies(a, latency, b, i, 0, v) == (v == i ? 1 : 0); @/
    /@ assert name: \forall integer v; 0 <= v ==> MadeCopies(a, latency, b, i, -1 - v) == (v == i ? 1 : 0); @/
    /@ assert first: \forall integer v; 0 <= v ==> Copies(a, latency, b, i, 0, v) ==
         MadeCopies(a, latency, b, i, Made(a, latency, b, 0, v)); @/
    /@ loop invariant range: 0 <= k <= n;
       loop invariant named: \forall integer j, v; 0 <= j <= k && 0 <= v ==> Copies(a, latency, b, i, j, v) ==
         MadeCopies(a, latency, b, i, Made(a, latency, b, j, v));
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      lemma_made(a, latency, k + 1);
      lemma_copies(a, latency, b, i, k + 1);
      /@ assert stored: a[k].use == DODONA_STORE && a[k].block == b ==>
           Copies(a, latency, b, i, k + 1, a[k].dst) == MadeCopies(a, latency, b, i, Made(a, latency, b, k + 1, a[k].dst)); @/
      /@ assert combined: a[k].use != DODONA_STORE && a[k].block == b ==>
           Copies(a, latency, b, i, k + 1, a[k].dst) == MadeCopies(a, latency, b, i, Made(a, latency, b, k + 1, a[k].dst)); @/
      /@ assert others: \forall integer v; 0 <= v && (a[k].block != b || a[k].dst != v) ==>
           Copies(a, latency, b, i, k + 1, v) == MadeCopies(a, latency, b, i, Made(a, latency, b, k + 1, v)); @/
    }
  }
*/

/*@ ghost
  void lemma_same_name(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                       const uint8_t *begins, int32_t d)
  {
    /@ loop invariant range: 0 <= i <= P;
       loop invariant same: \forall integer j, v; 0 <= j < i && 0 <= v < P &&
         Made(a, latency, b, n, v) == Made(a, latency, b, n, d) ==>
           Copies(a, latency, b, j, n, v) == Copies(a, latency, b, j, n, d);
       loop assigns i;
       loop variant P - i; @/
    for (int32_t i = 0; i < P; i++)
      theorem_made(a, n, latency, P, s, b, i);
  }
*/

/*@ ghost
  void lemma_all_judged(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                        const uint8_t *begins, const uint8_t *wants, const uint64_t *want)
  {
    /@ loop invariant range: 0 <= b <= s;
       loop invariant once: \forall integer c; 0 <= c < b ==> AllHaveEachOnce(a, latency, c, n, P, begins, wants, P);
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++) {
      /@ assert judged: AllHaveEachOnce(a, latency, b, n, P, begins, wants, want[b]); @/
      /@ assert same: want[b] == P; @/
    }
  }
*/
