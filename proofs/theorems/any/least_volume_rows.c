/* Counting rows. Who sends before a step, and who is sent from it on, are no more than the rows of the kind; rows by rank are as many
   as rows by block. */
#include "proofs/theorems/any/least_volume.h"

/*@ ghost
  void lemma_sent_split(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x)
  {
    if (0 < n)
      lemma_sent_split(a, n - 1, s, b, x);
  }

  void lemma_speaks(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x)
  {
    if (0 < n)
      lemma_speaks(a, n - 1, s, b, x);
  }

  void lemma_speaks_later(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x)
  {
    if (0 < n)
      lemma_speaks_later(a, n - 1, s, b, x);
  }

  // A row more is a speaker and a listener more at most.
  /@ requires rows: 1 <= n && \valid_read(a + (0 .. n - 1)) && 0 <= c;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures speaker: Speakers(a, n, s, b, x, c) <= Speakers(a, n - 1, s, b, x, c) +
       (SentBefore(a, n, s, b, x) - SentBefore(a, n - 1, s, b, x));
     ensures listener: Listeners(a, n, s, b, x, c) <= Listeners(a, n - 1, s, b, x, c) +
       (SentFrom(a, n, s, b, x) - SentFrom(a, n - 1, s, b, x));
     ensures others: a[n - 1].rank >= c ==> Speakers(a, n, s, b, x, c) <= Speakers(a, n - 1, s, b, x, c);
     ensures rest: a[n - 1].peer >= c ==> Listeners(a, n, s, b, x, c) <= Listeners(a, n - 1, s, b, x, c);
     exits \false; @/
  void lemma_speakers_one(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x, int32_t c)
  {
    lemma_speaks(a, n - 1, s, b, x);
    if (0 < c)
      lemma_speakers_one(a, n, s, b, x, c - 1);
  }

  void lemma_speakers(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x, int32_t c)
  {
    if (0 < n) {
      lemma_speakers(a, n - 1, s, b, x, c);
      lemma_speakers_one(a, n, s, b, x, c);
    } else {
      int32_t k = 0;
      /@ loop invariant range: 0 <= k <= c;
         loop invariant none: Speakers(a, n, s, b, x, k) == 0 && Listeners(a, n, s, b, x, k) == 0;
         loop assigns k;
         loop variant c - k; @/
      while (k < c)
        k++;
    }
  }

  void lemma_all_speak(const dodona_row *a, int64_t n, int32_t s, int32_t b, int64_t x, int32_t c, int32_t w, int32_t r)
  {
    lemma_speaks(a, n, s, b, x);
    if (0 < r)
      lemma_all_speak(a, n, s, b, x, c, w, r - 1);
  }
*/

/* Adding up. */
/*@ ghost
  /@ requires rows: 1 <= n && \valid_read(a + (0 .. n - 1)) && 0 <= c;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures by: SentByAll(a, n, c) == SentByAll(a, n - 1, c) + (a[n - 1].op == DODONA_SEND && 0 <= a[n - 1].rank < c ? 1 : 0);
     exits \false; @/
  void lemma_sent_by(const dodona_row *a, int64_t n, int32_t c)
  {
    if (0 < c)
      lemma_sent_by(a, n, c - 1);
  }

  /@ requires rows: 1 <= n && \valid_read(a + (0 .. n - 1)) && 0 <= c <= s;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures of: SentOfAll(a, n, s, c) == SentOfAll(a, n - 1, s, c) +
       (a[n - 1].op == DODONA_SEND && (0 <= a[n - 1].block < c || s <= a[n - 1].block < s + c) ? 1 : 0);
     exits \false; @/
  void lemma_sent_of(const dodona_row *a, int64_t n, int32_t s, int32_t c)
  {
    if (0 < c)
      lemma_sent_of(a, n, s, c - 1);
  }

  void lemma_sent_same(const dodona_row *a, int64_t n, int32_t P, int32_t s)
  {
    if (0 < n) {
      lemma_sent_same(a, n - 1, P, s);
      lemma_sent_by(a, n, P);
      lemma_sent_of(a, n, s, s);
    } else {
      int32_t c = 0;
      /@ loop invariant range: 0 <= c <= P;
         loop invariant none: SentByAll(a, n, c) == 0;
         loop assigns c;
         loop variant P - c; @/
      while (c < P)
        c++;
      int32_t b = 0;
      /@ loop invariant range: 0 <= b <= s;
         loop invariant none: SentOfAll(a, n, s, b) == 0;
         loop assigns b;
         loop variant s - b; @/
      while (b < s)
        b++;
    }
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures sent: \result == SentBy(a, n, u) && 0 <= \result <= n;
     exits \false; @/
  int64_t lemma_sent_count(const dodona_row *a, int64_t n, int32_t u)
  {
    if (n <= 0)
      return 0;
    int64_t before = lemma_sent_count(a, n - 1, u);
    if (a[n - 1].op == DODONA_SEND && a[n - 1].rank == u)
      return before + 1;
    return before;
  }

  /@ requires range: 0 <= c && 0 <= most <= sent;
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures grows: c * most <= c * sent;
     exits \false; @/
  void lemma_times(int32_t c, int64_t most, int64_t sent)
  {
    if (0 < c) {
      lemma_times(c - 1, most, sent);
      /@ assert less: c * most == (c - 1) * most + most && c * sent == (c - 1) * sent + sent; @/
    }
  }

  int32_t lemma_busiest(const dodona_row *a, int64_t n, int32_t P)
  {
    int32_t busiest = 0;
    int32_t c = 1;
    int64_t most = lemma_sent_count(a, n, 0);
    /@ assert one: SentByAll(a, n, 1) == SentByAll(a, n, 0) + SentBy(a, n, 0) == most; @/
    /@ loop invariant range: 1 <= c <= P && 0 <= busiest < c && 0 <= most;
       loop invariant most: most == SentBy(a, n, busiest) && SentByAll(a, n, c) <= c * most;
       loop assigns busiest, c, most;
       loop variant P - c; @/
    while (c < P) {
      int64_t sent = lemma_sent_count(a, n, c);
      /@ assert more: SentByAll(a, n, c + 1) <= c * most + sent; @/
      if (most < sent) {
        lemma_times(c, most, sent);
        /@ assert larger: SentByAll(a, n, c + 1) <= c * sent + sent; @/
        most = sent;
        busiest = c;
      }
      /@ assert sum: SentByAll(a, n, c + 1) <= c * most + most; @/
      /@ assert times: c * most + most == (c + 1) * most; @/
      c++;
    }
    /@ assert end: SentByAll(a, n, P) <= P * most; @/
    return busiest;
  }
*/
