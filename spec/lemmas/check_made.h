/* What has one name is the same. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_MADE_H
#define DODONA_SPEC_LEMMAS_CHECK_MADE_H

#include "spec/check/made.h"

/* What message k - 1 changes. */
/*@ ghost
  /@ requires count: 0 < k;
     terminates \true;
     assigns \nothing;
     ensures changes: \forall integer b, v; Made(a, latency, b, k, v) ==
       (a[k - 1].block != b || a[k - 1].dst != v ? Made(a, latency, b, k - 1, v) :
        a[k - 1].use == DODONA_STORE ?
          Made(a, latency, b, SeenBy(a, latency, k - 1), a[k - 1].src) : k - 1);
     ensures seen: 0 <= SeenBy(a, latency, k - 1) < k;
     exits \false; @/
  void lemma_made(const dodona_message *a, int64_t latency, int64_t k);
*/

/* A name is of the block. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s);
     terminates \true;
     assigns \nothing;
     ensures place: \forall integer b, v; 0 <= v && 0 <= Made(a, latency, b, n, v) ==>
       Made(a, latency, b, n, v) < n && a[Made(a, latency, b, n, v)].block == b;
     exits \false; @/
  void lemma_made_place(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s);
*/

/* A name says how often each input is in it. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s);
     terminates \true;
     assigns \nothing;
     ensures named: \forall integer v; 0 <= v ==> Copies(a, latency, b, i, n, v) ==
       MadeCopies(a, latency, b, i, Made(a, latency, b, n, v));
     exits \false; @/
  void theorem_made(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b, int32_t i);
*/

/* Two ranks whose names are the same have each input equally often. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && 0 <= b < s && 0 <= d < P;
     terminates \true;
     assigns \nothing;
     ensures same: HasEachOnce(a, latency, b, n, P, begins, d) ==> \forall integer v; 0 <= v < P &&
       Made(a, latency, b, n, v) == Made(a, latency, b, n, d) ==> HasEachOnce(a, latency, b, n, P, begins, v);
     exits \false; @/
  void lemma_same_name(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                       const uint8_t *begins, int32_t d);
*/

/* When all ranks are judged, each block is. */
/*@ ghost
  /@ requires range: 0 <= s;
     requires done: \forall integer b; 0 <= b < s ==> want[b] == P;
     requires judged: \forall integer b; 0 <= b < s ==>
       AllHaveEachOnce(a, latency, b, n, P, begins, wants, want[b]);
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer b; 0 <= b < s ==> AllHaveEachOnce(a, latency, b, n, P, begins, wants, P);
     exits \false; @/
  void lemma_all_judged(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                        const uint8_t *begins, const uint8_t *wants, const uint64_t *want);
*/

#endif
