/* Where every message stores, names are ranks, and content is one rank's input. */
#include "ref/check/origins.h"
#include "spec/lemmas/check_made.h"
#include "spec/lemmas/check_origins.h"

/* Every name is the own input of a rank. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && AllStore(a, n) && 0 <= P;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer b, v; 0 <= v < P ==> -P <= Made(a, latency, b, n, v) <= -1;
     exits \false; @/
  void lemma_origin_names(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s)
  {
    /@ assert own: \forall integer b, v; Made(a, latency, b, 0, v) == -1 - v; @/
    /@ loop invariant range: 0 <= k <= n;
       loop invariant own: \forall integer b, j, v; 0 <= j <= k && 0 <= v < P ==> -P <= Made(a, latency, b, j, v) <= -1;
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      lemma_made(a, latency, k + 1);
      /@ assert stored: -P <= Made(a, latency, a[k].block, k + 1, a[k].dst) <= -1; @/
      /@ assert others: \forall integer b, v; 0 <= v < P && (a[k].block != b || a[k].dst != v) ==>
           -P <= Made(a, latency, b, k + 1, v) <= -1; @/
    }
  }
*/

/* What rank v has of block b. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && AllStore(a, n) && 0 <= P && 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures copies: \forall integer i, v; 0 <= i < P && 0 <= v < P ==>
       Copies(a, latency, b, i, n, v) == (i == -1 - Made(a, latency, b, n, v) ? 1 : 0);
     exits \false; @/
  void lemma_origin_copies(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b)
  {
    lemma_origin_names(a, n, latency, P, s);
    /@ loop invariant range: 0 <= i <= P;
       loop invariant copies: \forall integer j, v; 0 <= j < i && 0 <= v < P ==>
         Copies(a, latency, b, j, n, v) == (j == -1 - Made(a, latency, b, n, v) ? 1 : 0);
       loop assigns i;
       loop variant P - i; @/
    for (int32_t i = 0; i < P; i++)
      theorem_made(a, n, latency, P, s, b, i);
  }
*/

/*@ ghost
  void lemma_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s)
  {
    lemma_origin_names(a, n, latency, P, s);
    /@ loop invariant range: 0 <= b <= s;
       loop invariant origins: \forall integer c, v; 0 <= c < b && 0 <= v < P ==>
         HoldsOnly(a, latency, c, n, P, v, -1 - Made(a, latency, c, n, v));
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      lemma_origin_copies(a, n, latency, P, s, b);
  }

  void theorem_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                       const uint8_t *begins, int32_t u)
  {
    lemma_origins(a, n, latency, P, s);
    /@ assert one: \forall integer v; 0 <= v < P ==> HoldsOnly(a, latency, b, n, P, v, -1 - Made(a, latency, b, n, v)); @/
    /@ assert mine: \forall integer v; 0 <= v < P ==>
         Copies(a, latency, b, u, n, v) == (u == -1 - Made(a, latency, b, n, v) ? 1 : 0); @/
    /@ assert has: \forall integer v; 0 <= v < P && u == -1 - Made(a, latency, b, n, v) ==>
         HoldsOnly(a, latency, b, n, P, v, u) && HasEachOnce(a, latency, b, n, P, begins, v); @/
    /@ assert lacks: \forall integer v; 0 <= v < P && u != -1 - Made(a, latency, b, n, v) ==>
         !HoldsOnly(a, latency, b, n, P, v, u) && !HasEachOnce(a, latency, b, n, P, begins, v); @/
  }
*/
