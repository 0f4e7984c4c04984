/* What rows say of who sends a block, who is sent it, and how often. The proofs are in least_volume_rows.c. */
#ifndef DODONA_PROOFS_LEAST_VOLUME_H
#define DODONA_PROOFS_LEAST_VOLUME_H

#include "ref/check/broadcast.h"
#include "spec/lemmas/least_volume.h"

/* Every row is before step x or not. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures split: SentOf(a, n, s, b) == SentBefore(a, n, s, b, x) + SentFrom(a, n, s, b, x);
     exits \false; @/
  void lemma_sent_split(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x);
*/

/* Whose row is there speaks or listens. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures bits: \forall integer u; (Speaks(a, n, s, b, x, u) == 0 || Speaks(a, n, s, b, x, u) == 1) &&
       (Listens(a, n, s, b, x, u) == 0 || Listens(a, n, s, b, x, u) == 1);
     ensures speaks: \forall integer k; 0 <= k < n && SendsOf(a, k, s, b) && a[k].step < x ==>
       Speaks(a, n, s, b, x, a[k].rank) == 1;
     ensures listens: \forall integer k; 0 <= k < n && SendsOf(a, k, s, b) && x <= a[k].step ==>
       Listens(a, n, s, b, x, a[k].peer) == 1;
     exits \false; @/
  void lemma_speaks(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x);
*/

/* Who has spoken has spoken a step later. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures later: \forall integer u; Speaks(a, n, s, b, x, u) == 1 ==> Speaks(a, n, s, b, x + 1, u) == 1;
     exits \false; @/
  void lemma_speaks_later(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x);
*/

/* As many rows as there are speakers or listeners at least. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1)) && 0 <= c;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures speakers: Speakers(a, n, s, b, x, c) <= SentBefore(a, n, s, b, x);
     ensures listeners: Listeners(a, n, s, b, x, c) <= SentFrom(a, n, s, b, x);
     exits \false; @/
  void lemma_speakers(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x, int32_t c);
*/

/* All but two, and all. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1)) && 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures two: (\forall integer u; 0 <= u < r && u != c && u != w ==> Speaks(a, n, s, b, x, u) == 1) ==>
       r - (0 <= c < r ? 1 : 0) - (0 <= w < r ? 1 : 0) <= Speakers(a, n, s, b, x, r);
     ensures all: (\forall integer v; 0 <= v < r ==> Listens(a, n, s, b, x, v) == 1) ==> r == Listeners(a, n, s, b, x, r);
     exits \false; @/
  void lemma_all_speak(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x, int32_t c, int32_t w, int32_t r);
*/

/* By ranks or by blocks, it is the same. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1)) && 1 <= P && 1 <= s;
     requires inside: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==> 0 <= a[k].rank < P && 0 <= a[k].block < 2 * s;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures same: SentByAll(a, n, P) == SentOfAll(a, n, s, s);
     ensures least: \forall integer u; 0 <= SentBy(a, n, u) <= n;
     exits \false; @/
  void lemma_sent_same(const dodona_row *a, int64_t n, int32_t P, int32_t s);
*/

/* The rank of 0 .. P - 1 that sends most. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1)) && 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures most: 0 <= \result < P && SentByAll(a, n, P) <= P * SentBy(a, n, \result);
     exits \false; @/
  int32_t lemma_busiest(const dodona_row *a, int64_t n, int32_t P);
*/

#endif
