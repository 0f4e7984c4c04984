/* A reduction counted, as in theorems/any/reduction.c, whether or not there is such a network. */
#include "proofs/theorems/schedule/counted_once.h"

/*@ ghost
  /@ requires latency: 1 <= latency;
     requires steps: 0 <= y <= x <= end;
     terminates \true;
     decreases x - y;
     assigns \nothing;
     ensures still: CountedRun(R, D, P, s, root, latency, ticks, end) ==> \forall integer u, v, j, d;
       Transfer(R, y, u, v, j) ==> Times(x, u, j, d) == Times(y, u, j, d);
     exits \false; @/
  void lemma_sent_still(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                        int64_t ticks, int64_t end, int64_t y, int64_t x)
  {
    if (x == y)
      return;
    lemma_sent_still(R, D, P, s, root, latency, ticks, end, y, x - 1);
    /@ assert silent: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v, w, j; Transfer(R, y, u, v, j) ==> !Transfer(R, x - latency, w, u, j); @/
    /@ assert stored: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, w, j; !Transfer(D, x - latency, w, u, j); @/
    /@ assert block: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v, j; Transfer(R, y, u, v, j) ==> 0 <= j < s; @/
    /@ assert stays: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v, j, d; Transfer(R, y, u, v, j) ==>
         Times(x, u, j, d) == Times(x - 1, u, j, d); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency;
     requires ranges: 0 <= x <= end && 0 <= d < P && 0 <= j < s;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures holder: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
       \exists integer h; Holder(R, P, latency, x, j, d, h);
     exits \false; @/
  void lemma_one_holder(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                        int64_t ticks, int64_t end, int64_t x, int32_t j, int32_t d)
  {
    if (x == 0) {
      /@ assert nothing: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
           \forall integer v; !HandedOn(R, latency, 0, v, j); @/
      /@ assert first: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
           Holder(R, P, latency, 0, j, d, d); @/
      return;
    }
    lemma_one_holder(R, D, P, s, root, latency, ticks, end, x - 1, j, d);
    if (x >= latency)
      lemma_sent_still(R, D, P, s, root, latency, ticks, end, x - latency, x - 1);
    /@ assert handed: \forall integer v; HandedOn(R, latency, x - 1, v, j) ==>
         HandedOn(R, latency, x, v, j); @/
    /@ assert stored: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v; !Transfer(D, x - latency, u, v, j); @/
    /@ assert sent: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v; Transfer(R, x - latency, u, v, j) ==>
         HandedOn(R, latency, x, u, j) && !HandedOn(R, latency, x - 1, u, j); @/
    /@ assert held: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer h, u, v; Holder(R, P, latency, x - 1, j, d, h) &&
         Transfer(R, x - latency, u, v, j) ==> Times(x - latency, u, j, d) == (u == h ? 1 : 0); @/
    /@ assert open: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer u, v; Transfer(R, x - latency, u, v, j) ==> !HandedOn(R, latency, x, v, j); @/
    /@ assert stays: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer h; Holder(R, P, latency, x - 1, j, d, h) &&
         !HandedOn(R, latency, x, h, j) ==> Holder(R, P, latency, x, j, d, h); @/
    /@ assert moves: CountedRun(R, D, P, s, root, latency, ticks, end) ==>
         \forall integer h, v; Holder(R, P, latency, x - 1, j, d, h) &&
         Transfer(R, x - latency, h, v, j) ==> Holder(R, P, latency, x, j, d, v); @/
    /@ assert leaves: \forall integer h; Holder(R, P, latency, x - 1, j, d, h) &&
         HandedOn(R, latency, x, h, j) ==> (\exists integer v; Transfer(R, x - latency, h, v, j)); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires ranges: 0 <= root < P && 0 <= d < P && 0 <= j < s;
     terminates \true;
     assigns \nothing;
     ensures once: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
       EndsWith(R, last) ==> Times(last + latency, root, j, d) == 1;
     exits \false; @/
  void lemma_counted_one(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                         int64_t ticks, int64_t last, int32_t j, int32_t d)
  {
    lemma_one_holder(R, D, P, s, root, latency, ticks, last + latency, last + latency, j, d);
    /@ assert arrived: EndsWith(R, last) ==> \forall integer y, v, w; Transfer(R, y, v, w, j) ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert sent: EndsWith(R, last) ==> \forall integer v; Sends(R, v, j) ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert gone: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
         EndsWith(R, last) ==> \forall integer v; 0 <= v < P && v != root ==>
         HandedOn(R, latency, last + latency, v, j); @/
    /@ assert root: CountedRun(R, D, P, s, root, latency, ticks, last + latency) ==>
         !HandedOn(R, latency, last + latency, root, j); @/
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= last <= INT64_MAX - latency;
     requires ranges: 0 <= root < P && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures once: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
       EndsWith(R, last) ==> \forall integer j, d; 0 <= j < s && 0 <= d < P ==>
       Times(last + latency, root, j, d) == 1;
     exits \false; @/
  void lemma_counted_once(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                     int64_t ticks, int64_t last)
  {
    /@ loop invariant range: 0 <= j <= s;
       loop invariant once: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
         EndsWith(R, last) ==> \forall integer k, d; 0 <= k < j && 0 <= d < P ==>
         Times(last + latency, root, k, d) == 1;
       loop assigns j;
       loop variant s - j; @/
    for (int32_t j = 0; j < s; j++)
      /@ loop invariant range: 0 <= d <= P;
         loop invariant once: CountedRun(R, D, P, s, root, latency, ticks, last + latency) &&
           EndsWith(R, last) ==> \forall integer b; 0 <= b < d ==>
           Times(last + latency, root, j, b) == 1;
         loop assigns d;
         loop variant P - d; @/
      for (int32_t d = 0; d < P; d++)
        lemma_counted_one(R, D, P, s, root, latency, ticks, last, j, d);
  }
*/

/*@ ghost
  /@ requires latency: 1 <= latency;
     requires step: 1 <= end <= x;
     terminates \true;
     decreases x - end;
     assigns \nothing;
     ensures held: ResultRun(R, D, P, s, root, latency, end, d) ==>
       HoldsOnce(D, s, root, latency, end, x, d);
     exits \false; @/
  void lemma_result_once(int64_t R, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency,
                    int64_t end, int32_t d, int64_t x)
  {
    if (x == end) {
      /@ assert start: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer v, j;
           Held(D, root, latency, end, v, j) ==> v == root; @/
      return;
    }
    lemma_result_once(R, D, P, s, root, latency, end, d, x - 1);
    /@ assert ended: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer u, v, j;
         !Transfer(R, x - latency, u, v, j); @/
    /@ assert holds: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer u, v, j;
         Transfer(D, x - latency, u, v, j) ==> end <= x - latency && 0 <= j < s &&
         Held(D, root, latency, x - latency, u, j); @/
    /@ assert arrives: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer u, v, j;
         Transfer(D, x - latency, u, v, j) ==> Times(x, v, j, d) == 1; @/
    /@ assert stays: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer v, j;
         Held(D, root, latency, x, v, j) && (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
         Held(D, root, latency, x - 1, v, j); @/
    /@ assert now: ResultRun(R, D, P, s, root, latency, end, d) ==> \forall integer v, j;
         0 <= j < s && Held(D, root, latency, x, v, j) ==> Times(x, v, j, d) == 1; @/
  }
*/
