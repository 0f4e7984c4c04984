/* A plan is linear, for every schedule: by induction over steps, and over ranks in the sums. */
#include "spec/machine/linear.h"

/*@
  predicate TimesEqual(integer n, integer x, integer v, integer y, integer u, integer b) =
    \forall integer e; 0 <= e < n ==> Times(x, v, b, e) == Times(y, u, b, e);

  predicate TimesAdded(integer n, integer x, integer v, integer y, integer z, integer u, integer b) =
    \forall integer e; 0 <= e < n ==> Times(x, v, b, e) == Times(y, v, b, e) + Times(z, u, b, e);

  predicate TimesOwn(integer n, integer x, integer v, integer b) =
    \forall integer e; 0 <= e < n && e != v ==> Times(x, v, b, e) == 0;

  predicate TimesWhole(integer n, integer x, integer v, integer b, integer P, integer s, integer root, integer begins) =
    \forall integer e; 0 <= e < n ==> Times(x, v, b, e) == IsOf(begins, P, s, root, e, b);

  predicate LinearTo(integer P, integer s, integer x) = \forall integer y; y <= x ==> Linear(P, s, y);
*/

/* Mixed is a sum of n terms. Two such sums are equal if their terms are; one is the sum of two others if its terms are; one has a single term that is
   not 0 if a rank has only its own input; and one is HadByAll if the rank has all inputs. */
/*@ ghost
  /@ terminates \true;
     decreases n < 0 ? 0 : n;
     assigns \nothing;
     ensures equal: \forall integer x, v, y, u, b, d; TimesEqual(n, x, v, y, u, b) ==> Mixed(n, x, v, b, d) == Mixed(n, y, u, b, d);
     exits \false; @/
  void lemma_mixed_equal(int32_t n)
  {
    if (n <= 0)
      return;
    lemma_mixed_equal(n - 1);
    /@ assert fewer: \forall integer x, v, y, u, b; TimesEqual(n, x, v, y, u, b) ==>
         TimesEqual(n - 1, x, v, y, u, b) && Times(x, v, b, n - 1) == Times(y, u, b, n - 1); @/
  }

  /@ terminates \true;
     decreases n < 0 ? 0 : n;
     assigns \nothing;
     ensures added: \forall integer x, v, y, z, u, b, d; TimesAdded(n, x, v, y, z, u, b) ==>
       Mixed(n, x, v, b, d) == Mixed(n, y, v, b, d) + Mixed(n, z, u, b, d);
     exits \false; @/
  void lemma_mixed_added(int32_t n)
  {
    if (n <= 0)
      return;
    lemma_mixed_added(n - 1);
    /@ assert fewer: \forall integer x, v, y, z, u, b; TimesAdded(n, x, v, y, z, u, b) ==>
         TimesAdded(n - 1, x, v, y, z, u, b) && Times(x, v, b, n - 1) == Times(y, v, b, n - 1) + Times(z, u, b, n - 1); @/
    /@ assert spread: \forall integer p, q, t, h; t == p + q ==> Portion(t, h) == Portion(p, h) + Portion(q, h); @/
    /@ assert apart: \forall integer x, v, y, z, u, b, d; Times(x, v, b, n - 1) == Times(y, v, b, n - 1) + Times(z, u, b, n - 1) ==>
         Portion(Times(x, v, b, n - 1), Having(0, n - 1, b, d)) ==
         Portion(Times(y, v, b, n - 1), Having(0, n - 1, b, d)) + Portion(Times(z, u, b, n - 1), Having(0, n - 1, b, d)); @/
  }

  /@ terminates \true;
     decreases n < 0 ? 0 : n;
     assigns \nothing;
     ensures own: \forall integer x, v, b, d; TimesOwn(n, x, v, b) ==>
       Mixed(n, x, v, b, d) == (0 <= v < n ? Portion(Times(x, v, b, v), Having(0, v, b, d)) : 0);
     exits \false; @/
  void lemma_mixed_own(int32_t n)
  {
    if (n <= 0)
      return;
    lemma_mixed_own(n - 1);
    /@ assert fewer: \forall integer x, v, b; TimesOwn(n, x, v, b) ==>
         TimesOwn(n - 1, x, v, b) && (v == n - 1 || Times(x, v, b, n - 1) == 0); @/
    /@ assert none: \forall integer x, v, b, d; TimesOwn(n, x, v, b) && v != n - 1 ==>
         Mixed(n, x, v, b, d) == Mixed(n - 1, x, v, b, d); @/
    /@ assert last: \forall integer x, b, d; TimesOwn(n, x, n - 1, b) ==>
         Mixed(n, x, n - 1, b, d) == Portion(Times(x, n - 1, b, n - 1), Having(0, n - 1, b, d)); @/
  }

  /@ terminates \true;
     decreases n < 0 ? 0 : n;
     assigns \nothing;
     ensures joined: \forall integer x, v, b, d; TimesWhole(n, x, v, b, P, s, root, begins) ==>
       Mixed(n, x, v, b, d) == HadByAll(n, P, s, root, begins, b, d);
     exits \false; @/
  void lemma_mixed_joined(int32_t n, int32_t P, int32_t s, int32_t root, int32_t begins)
  {
    if (n <= 0)
      return;
    lemma_mixed_joined(n - 1, P, s, root, begins);
    /@ assert fewer: \forall integer x, v, b; TimesWhole(n, x, v, b, P, s, root, begins) ==>
         TimesWhole(n - 1, x, v, b, P, s, root, begins) && Times(x, v, b, n - 1) == IsOf(begins, P, s, root, n - 1, b); @/
    /@ assert rest: \forall integer x, v, b, d; TimesWhole(n, x, v, b, P, s, root, begins) ==>
         Mixed(n - 1, x, v, b, d) == HadByAll(n - 1, P, s, root, begins, b, d); @/
    /@ assert last: \forall integer x, v, b, d; TimesWhole(n, x, v, b, P, s, root, begins) ==>
         Portion(Times(x, v, b, n - 1), Having(0, n - 1, b, d)) == Portion(IsOf(begins, P, s, root, n - 1, b), Having(0, n - 1, b, d)); @/
  }
*/

/* At the start. */
/*@ ghost
  /@ requires inputs: Carrying(S, P, s, root, begins, latency) && 1 <= P && 0 <= s;
     requires phase: HasBegun(P, s, root, begins);
     terminates \true;
     assigns \nothing;
     ensures linear: LinearTo(P, s, 0);
     exits \false; @/
  void lemma_linear_start(int64_t S, int32_t P, int32_t s, int32_t root, int32_t begins, int64_t latency)
  {
    lemma_mixed_own(P);
    /@ assert own: \forall integer x, v, b; x <= 0 && 0 <= b < s ==> TimesOwn(P, x, v, b); @/
    /@ assert first: \forall integer x, v, b; x <= 0 && 0 <= b < s ==> Times(x, v, b, v) == IsOf(begins, P, s, root, v, b); @/
    /@ assert term: \forall integer x, v, b, d; x <= 0 && 0 <= v < P && 0 <= b < s ==>
         Mixed(P, x, v, b, d) == Portion(Times(x, v, b, v), Having(0, v, b, d)); @/
    /@ assert one: \forall integer v, b; IsOf(begins, P, s, root, v, b) == 0 || IsOf(begins, P, s, root, v, b) == 1; @/
    /@ assert once: \forall integer x, v, b; x <= 0 && 0 <= v < P && 0 <= b < s && IsOf(begins, P, s, root, v, b) == 1 ==>
         Times(x, v, b, v) == 1; @/
    /@ assert unit: \forall integer x, v, b, d; Times(x, v, b, v) == 1 ==> Portion(Times(x, v, b, v), Having(0, v, b, d)) == Having(0, v, b, d); @/
    /@ assert some: \forall integer x, v, b, d; x <= 0 && 0 <= v < P && 0 <= b < s && IsOf(begins, P, s, root, v, b) == 1 ==>
         Mixed(P, x, v, b, d) == Having(0, v, b, d); @/
    /@ assert none: \forall integer x, v, b, d; x <= 0 && 0 <= v < P && 0 <= b < s && IsOf(begins, P, s, root, v, b) == 0 ==>
         Mixed(P, x, v, b, d) == 0; @/
  }

  /@ requires latency: 1 <= latency && 0 <= x && 1 <= P && 0 <= s && 0 <= root < P;
     requires range: InRange(S, P, 2 * s);
     requires inputs: Carrying(S, P, s, root, begins, latency);
     requires phase: HasRun(S, P, s, root, begins, latency);
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures linear: LinearTo(P, s, x);
     exits \false; @/
  void lemma_linear_to(int64_t S, int32_t P, int32_t s, int32_t root, int32_t begins, int64_t latency, int64_t x)
  {
    if (x == 0) {
      lemma_linear_start(S, P, s, root, begins, latency);
      return;
    }
    lemma_linear_to(S, P, s, root, begins, latency, x - 1);
    lemma_mixed_equal(P);
    lemma_mixed_added(P);
    /@ assert before: Linear(P, s, x - latency) && Linear(P, s, x - 1); @/
    /@ assert ranks: \forall integer u, v, j; Transfer(S, x - latency, u, v, j) ==> 0 <= u < P && 0 <= v < P; @/
    /@ assert arrived: \forall integer u, v, j; s <= j < 2 * s && Transfer(S, x - latency, u, v, j) ==>
         HasSame(x - latency, u, x, v, j - s) && Replaced(x - latency, u, x, v, j - s); @/
    /@ assert moved: \forall integer u, v, b; 0 <= b < s && Transfer(S, x - latency, u, v, s + b) ==>
         HasSame(x - latency, u, x, v, b) && Replaced(x - latency, u, x, v, b); @/
    /@ assert equal: \forall integer u, v, b; 0 <= b < s && Transfer(S, x - latency, u, v, s + b) ==> TimesEqual(P, x, v, x - latency, u, b); @/
    /@ assert stored: \forall integer u, v, b, d; 0 <= b < s && Transfer(S, x - latency, u, v, s + b) ==>
         Having(x, v, b, d) == Mixed(P, x - latency, u, b, d); @/
    /@ assert alike: \forall integer u, v, b, d; 0 <= b < s && Transfer(S, x - latency, u, v, s + b) ==>
         Mixed(P, x, v, b, d) == Mixed(P, x - latency, u, b, d); @/
    /@ assert so: \forall integer u, v, b, d; 0 <= b < s && Transfer(S, x - latency, u, v, s + b) ==>
         Having(x, v, b, d) == Mixed(P, x, v, b, d); @/
    /@ assert result: \forall integer v, b, d; 0 <= b < s && ResultSent(S, s, x - latency, v, b) ==>
         Having(x, v, b, d) == Mixed(P, x, v, b, d); @/
    /@ assert summed: \forall integer u, v, b, d; 0 <= b < s && Transfer(S, x - latency, u, v, b) && !ResultSent(S, s, x - latency, v, b) ==>
         Having(x, v, b, d) == Having(x - 1, v, b, d) + Having(x - latency, u, b, d) &&
         Times(x, v, b, d) == Times(x - 1, v, b, d) + Times(x - latency, u, b, d); @/
    /@ assert added: \forall integer u, v, b; 0 <= b < s && Transfer(S, x - latency, u, v, b) && !ResultSent(S, s, x - latency, v, b) ==>
         TimesAdded(P, x, v, x - 1, x - latency, u, b); @/
    /@ assert combined: \forall integer u, v, b, d; 0 <= b < s && Transfer(S, x - latency, u, v, b) && !ResultSent(S, s, x - latency, v, b) ==>
         Having(x, v, b, d) == Mixed(P, x, v, b, d); @/
    /@ assert same: \forall integer v, b; 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==> TimesEqual(P, x, v, x - 1, v, b); @/
    /@ assert kept: \forall integer v, b, d; 0 <= v < P && 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
         (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==> Having(x, v, b, d) == Mixed(P, x, v, b, d); @/
    /@ assert whichever: \forall integer v, b; ResultSent(S, s, x - latency, v, b) || (\exists integer u; Transfer(S, x - latency, u, v, b)) ||
         (\forall integer u; !Transfer(S, x - latency, u, v, b)); @/
    /@ assert now: Linear(P, s, x); @/
  }

  void theorem_linear(int64_t S, int32_t P, int32_t s, int32_t root, int32_t begins, int64_t latency, int64_t x)
  {
    lemma_linear_to(S, P, s, root, begins, latency, x);
    lemma_mixed_joined(P, P, s, root, begins);
    /@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < s && HasWhole(P, s, root, begins, x, v, b) ==>
         TimesWhole(P, x, v, b, P, s, root, begins); @/
  }
*/
