/* A valid reduction brings every contribution to the root exactly once, for every schedule: by
   induction on the step, following one contribution from holder to holder. */
#include "spec/machine/tally.h"

/* What a rank sends stays as it is from then on, at the sender. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires combined: InRange(R, P, s) && Combined(R, latency);
     requires before: BeginsAfter(D, end) && x <= end;
     requires network: Tallying(R, D, s, latency);
     requires steps: 0 <= y <= x;
     terminates \true;
     decreases x - y;
     assigns \nothing;
     ensures still: \forall integer u, v, j, d; Transfer(R, y, u, v, j) ==>
       Times(x, u, j, d) == Times(y, u, j, d);
     exits \false; @/
  void lemma_still(int64_t R, int64_t D, int32_t P, int32_t s, int64_t latency, int64_t end, int64_t y, int64_t x)
  {
    if (x == y)
      return;
    lemma_still(R, D, P, s, latency, end, y, x - 1);
    /@ assert silent: \forall integer u, v, w, j;
         Transfer(R, y, u, v, j) ==> !Transfer(R, x - latency, w, u, j); @/
    /@ assert stored: \forall integer u, w, j; !Transfer(D, x - latency, w, u, j); @/
    /@ assert stays: \forall integer u, v, j, d; Transfer(R, y, u, v, j) ==>
         Times(x, u, j, d) == Times(x - 1, u, j, d); @/
  }
*/

/* At the start of step x somebody holds d's contribution to block j. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires reduction: ValidReduction(R, P, s, root, latency, ticks);
     requires before: BeginsAfter(D, end) && x <= end;
     requires network: Tallying(R, D, s, latency);
     requires ranges: 0 <= x && 0 <= d < P && 0 <= j < s;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures holder: \exists integer h; Holder(R, P, latency, x, j, d, h);
     exits \false; @/
  void lemma_holder(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                    int64_t ticks, int64_t end, int64_t x, int32_t j, int32_t d)
  {
    if (x == 0) {
      /@ assert first: Holder(R, P, latency, 0, j, d, d); @/
      return;
    }
    lemma_holder(R, D, P, s, root, latency, ticks, end, x - 1, j, d);
    if (x >= latency)
      lemma_still(R, D, P, s, latency, end, x - latency, x - 1);
    /@ assert handed: \forall integer v; HandedOn(R, latency, x - 1, v, j) ==>
         HandedOn(R, latency, x, v, j); @/
    /@ assert stored: \forall integer u, v; !Transfer(D, x - latency, u, v, j); @/
    /@ assert sent: \forall integer u, v; Transfer(R, x - latency, u, v, j) ==>
         HandedOn(R, latency, x, u, j) && !HandedOn(R, latency, x - 1, u, j); @/
    /@ assert held: \forall integer h, u, v; Holder(R, P, latency, x - 1, j, d, h) &&
         Transfer(R, x - latency, u, v, j) ==>
         Times(x - latency, u, j, d) == (u == h ? 1 : 0); @/
    /@ assert open: \forall integer u, v; Transfer(R, x - latency, u, v, j) ==>
         !HandedOn(R, latency, x, v, j); @/
    /@ assert stays: \forall integer h; Holder(R, P, latency, x - 1, j, d, h) &&
         !HandedOn(R, latency, x, h, j) ==> Holder(R, P, latency, x, j, d, h); @/
    /@ assert moves: \forall integer h, v; Holder(R, P, latency, x - 1, j, d, h) &&
         Transfer(R, x - latency, h, v, j) ==> Holder(R, P, latency, x, j, d, v); @/
    /@ assert leaves: \forall integer h; Holder(R, P, latency, x - 1, j, d, h) &&
         HandedOn(R, latency, x, h, j) ==>
         (\exists integer v; Transfer(R, x - latency, h, v, j)); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires reduction: ValidReduction(R, P, s, root, latency, ticks);
     requires last: EndsWith(R, last) && BeginsAfter(D, last + latency);
     requires network: Tallying(R, D, s, latency);
     requires ranges: 0 <= root < P && 0 <= d < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures once: Times(last + latency, root, j, d) == 1;
     exits \false; @/
  void lemma_once(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                  int64_t ticks, int64_t last, int32_t j, int32_t d)
  {
    lemma_holder(R, D, P, s, root, latency, ticks, last + latency, last + latency, j, d);
    /@ assert arrived: \forall integer y, v, w; Transfer(R, y, v, w, j) ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert sent: \forall integer v; Sends(R, v, j) ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert sends: \forall integer v; 0 <= v < P && v != root ==> Sends(R, v, j); @/
    /@ assert gone: \forall integer v; 0 <= v < P && v != root ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert root: !HandedOn(R, latency, last + latency, root, j); @/
  }
*/

/*@ ghost
  void theorem_reduction(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                         int64_t ticks, int64_t last)
  {
    /@ loop invariant range: 0 <= j && (0 <= s ==> j <= s);
       loop invariant once: \forall integer k, d; 0 <= k < j && 0 <= d < P ==>
         Times(last + latency, root, k, d) == 1;
       loop assigns j;
       loop variant s - j; @/
    for (int32_t j = 0; j < s; j++)
      /@ loop invariant range: 0 <= d <= P;
         loop invariant once: \forall integer c; 0 <= c < d ==>
           Times(last + latency, root, j, c) == 1;
         loop assigns d;
         loop variant P - d; @/
      for (int32_t d = 0; d < P; d++)
        lemma_once(R, D, P, s, root, latency, ticks, last, j, d);
  }
*/
