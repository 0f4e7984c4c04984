/* Splitting by a fixed share: which sizes fit. Quotients are turned into products and back. */
#include "spec/lemmas/alpha.h"
#include "spec/lemmas/base.h"

/* What stays, (e n + r) / d of n, and what goes. */
/*@ ghost
  /@ requires share: 0 < e < d <= 0x80000000 && 0 <= r < d && g == d - e;
     requires size: 0 <= n <= INT32_MAX && 0 <= a <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures stay: (e * n + r) / d <= a <==> n <= (d * a + d - r - 1) / e;
     ensures go: n - (e * n + r) / d <= a <==> n <= (d * a + r) / g;
     exits \false; @/
  void lemma_join_share(int64_t d, int64_t e, int64_t g, int64_t r, int64_t n, int64_t a) {
    /@ assert size: 0 <= e * n <= d * n <= 0x4000000000000000; @/
    /@ assert room: 0 <= d * a <= 0x4000000000000000; @/
    lemma_quotient(e * n + r, a + 1, d);
    lemma_quotient(d * a + d - r - 1, n, e);
    /@ assert rest: g * n == d * n - e * n && d * (n - a) == d * n - d * a; @/
    if (a <= n)
      lemma_quotient(e * n + r, n - a, d);
    lemma_quotient(d * a + r, n, g);
    /@ assert kept: a <= n ==> (n - (e * n + r) / d <= a <==> d * n - d * a <= e * n + r); @/
    /@ assert all: n <= a ==> d * n <= d * a; @/
  }
*/

/*@ ghost
  /@ requires share: ValidAlpha(p, q);
     requires size: 2 <= n && 1 <= a <= n;
     terminates \true;
     assigns \nothing;
     ensures stay: AlphaKeep(p, q, n) <= a <==> n <= AlphaStay(p, q, a);
     ensures go: n - AlphaKeep(p, q, n) <= a <==> n <= AlphaGo(p, q, a);
     exits \false; @/
  void lemma_alpha_part(int32_t p, int32_t q, int32_t n, int32_t a) {
    lemma_join_share(2 * (int64_t)q, 2 * (int64_t)p, 2 * ((int64_t)q - p), q, n, a);
    /@ assert stay: RoundShare(p, q, n) <= a <==> n <= (2 * q * a + q - 1) / (2 * p); @/
    /@ assert go: n - RoundShare(p, q, n) <= a <==> n <= (2 * q * a + q) / (2 * (q - p)); @/
  }
*/

/*@ ghost
  void lemma_alpha_fits(int32_t p, int32_t q, int32_t n) {
    /@ loop invariant range: 1 <= c <= n;
       loop invariant stay: \forall integer a; 1 <= a < c ==>
         (AlphaKeep(p, q, n) <= a <==> n <= AlphaStay(p, q, a));
       loop invariant go: \forall integer b; 1 <= b < c ==>
         (n - AlphaKeep(p, q, n) <= b <==> n <= AlphaGo(p, q, b));
       loop assigns c;
       loop variant n - c; @/
    for (int32_t c = 1; c < n; c++)
      lemma_alpha_part(p, q, n, c);
  }
*/

/*@
  // AlphaStay and AlphaGo in one.
  logic integer Most(integer d, integer r, integer e, integer a) =
    (d * a + r) / e < a + 1 ? a + 1 : (d * a + r) / e;
*/

/* More room, more ranks. */
/*@ ghost
  /@ requires share: 0 < e && 0 < d && 0 <= r;
     terminates \true;
     assigns \nothing;
     ensures order: \forall integer a, c; 1 <= a <= c ==> Most(d, r, e, a) <= Most(d, r, e, c);
     exits \false; @/
  void lemma_share_order(int64_t d, int64_t r, int64_t e) {
    /@ assert positive: \forall integer a; 1 <= a ==> 0 <= d * a; @/
    /@ assert scale: \forall integer a, c; a <= c ==> d * a <= d * c; @/
    /@ assert least: \forall integer x, y; 0 <= x <= y ==> e * (x / e) <= y; @/
    /@ assert order: \forall integer x, y; 0 <= x <= y ==> x / e <= y / e; @/
  }
*/

/* What does not fit into both sides: for each, as a product. */
/*@ ghost
  /@ requires share: 0 < e && 0 < g && 0 <= r;
     terminates \true;
     assigns \nothing;
     ensures over: \forall integer a, b; 1 <= a && 1 <= b ==>
       Most(e + g, r, e, a) <= a + b || e * b + e <= g * a + r;
     exits \false; @/
  void lemma_share_over(int64_t e, int64_t g, int64_t r) {
    /@ assert positive: \forall integer a; 1 <= a ==> 0 <= (e + g) * a + r; @/
    /@ assert over: \forall integer a, b; 1 <= a && 1 <= b ==>
         ((e + g) * a + r) / e <= a + b || e * (a + b + 1) <= (e + g) * a + r; @/
  }
*/

/* Both parts full, the whole is no more than both. */
/*@ ghost
  /@ requires share: 0 < e && 0 < g && 0 < r < e + g <= 0x80000000;
     terminates \true;
     assigns \nothing;
     ensures sum: \forall integer a, b; 1 <= a && 1 <= b ==>
       Most(e + g, e + g - r - 1, e, a) <= a + b || Most(e + g, r, g, b) <= a + b;
     exits \false; @/
  void lemma_share_sum(int64_t e, int64_t g, int64_t r) {
    lemma_share_over(e, g, e + g - r - 1);
    lemma_share_over(g, e, r);
  }
*/

/*@ ghost
  void lemma_alpha_join(int32_t p, int32_t q) {
    int64_t e = 2 * (int64_t)p;
    int64_t g = 2 * ((int64_t)q - p);
    lemma_share_order(e + g, (int64_t)q - 1, e);
    lemma_share_order(e + g, q, g);
    lemma_share_sum(e, g, q);
    /@ assert stay: \forall integer a; AlphaStay(p, q, a) == Most(2 * q, q - 1, 2 * p, a); @/
    /@ assert go: \forall integer b; AlphaGo(p, q, b) == Most(2 * q, q, 2 * q - 2 * p, b); @/
    /@ assert sum: \forall integer a, b; 1 <= a && 1 <= b ==>
         AlphaStay(p, q, a) <= a + b || AlphaGo(p, q, b) <= a + b; @/
  }
*/
