/* A slot is sent if it is to come anywhere; of P steps that are a digit each it is sent in one. The steps of all slots are the slots of all steps. */
#include "proofs/theorems/algorithms/alltoall.h"
#include "spec/lemmas/alltoall.h"

/*@ ghost
  /@ requires range: 1 <= P && 2 <= r && 0 <= y <= 0x7fffffff && 0 <= o < P && (1 <= y ==> RadixSkip(r, y) < P);
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures some: 0 <= TimesSent(r, y, o);
     ensures come: RadixCome(r, y + 1, o) != 0 ==> 1 <= TimesSent(r, y, o);
     exits \false; @/
  void lemma_times_sent(int32_t P, int32_t r, int64_t y, int64_t o)
  {
    if (y == 0) {
      lemma_slots(r, 1, 1, o + 1);
      /@ assert begin: Steps(r, 1, 1, o) && RadixRun(r, 1) == 1 && RadixDigit(r, 1) == 1; @/
      return;
    }
    if (1 < y)
      lemma_radix_order(r, y - 1, y);
    lemma_times_sent(P, r, y - 1, o);
    int64_t digit = lemma_radix_next(r, y);
    int64_t run = lemma_radix_run(r, y, P);
    lemma_slots(r, digit, run, o + 1);
    /@ assert slot: Steps(r, digit, run, o); @/
    /@ assert next: RadixCome(r, y + 1, o) == SlotGone(r, digit, run, o); @/
    /@ assert here: RadixCome(r, y, o) == SlotCome(r, digit, run, o); @/
  }

  /@ requires range: 2 <= r && 0 <= y < r && 0 <= o < r;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures once: TimesSent(r, y, o) == (1 <= o <= y ? 1 : 0);
     exits \false; @/
  void lemma_sent_once(int32_t r, int64_t y, int64_t o)
  {
    if (y == 0)
      return;
    lemma_sent_once(r, y - 1, o);
    lemma_radix_round(r, 1, y);
    /@ assert step: RadixDigit(r, y) == y && RadixRun(r, y) == 1; @/
    /@ assert digit: o / 1 % r == o; @/
  }

  /@ requires range: 2 <= r && 1 <= y && 0 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures step: TimesSentBelow(r, y, n) == TimesSentBelow(r, y - 1, n) + SlotsSent(r, y, n);
     exits \false; @/
  void lemma_sent_step(int32_t r, int64_t y, int32_t n)
  {
    if (0 < n)
      lemma_sent_step(r, y, n - 1);
  }

  /@ requires range: 2 <= r && 0 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures none: TimesSentBelow(r, 0, n) == 0;
     exits \false; @/
  void lemma_sent_none(int32_t r, int32_t n)
  {
    if (0 < n)
      lemma_sent_none(r, n - 1);
  }

  /@ requires range: 2 <= r && 0 <= y && 0 <= n;
     terminates \true;
     decreases y;
     assigns \nothing;
     ensures sum: SlotsCarried(r, y, n) == TimesSentBelow(r, y, n);
     exits \false; @/
  void lemma_sent_sum(int32_t r, int64_t y, int32_t n)
  {
    if (y == 0) {
      lemma_sent_none(r, n);
      return;
    }
    lemma_sent_sum(r, y - 1, n);
    lemma_sent_step(r, y, n);
  }

  /@ requires range: 1 <= P && 2 <= r && 0 <= m <= P;
     requires steps: IsRadixSteps(P, r, n);
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures least: m - 1 <= TimesSentBelow(r, n, m) && 0 <= TimesSentBelow(r, n, m);
     exits \false; @/
  void lemma_sent_least(int32_t P, int32_t r, int32_t n, int32_t m)
  {
    if (m == 0)
      return;
    int64_t o = m - 1;
    lemma_sent_least(P, r, n, m - 1);
    lemma_times_sent(P, r, n, o);
    if (n == 0)
      return;
    int64_t digit = lemma_radix_next(r, n);
    int64_t run = lemma_radix_run(r, n, P);
    lemma_radix_skip(r, n);
    lemma_slots(r, digit, run, m);
    /@ assert slot: Steps(r, digit, run, o); @/
    /@ assert end: o < (digit + 1) * run; @/
    /@ assert there: RadixCome(r, n + 1, o) == SlotGone(r, digit, run, o) == o; @/
  }

  /@ requires range: 2 <= r && 0 <= n < r && 0 <= m <= n + 1;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures pairwise: TimesSentBelow(r, n, m) == (m == 0 ? 0 : m - 1);
     exits \false; @/
  void lemma_sent_pairwise(int32_t r, int32_t n, int32_t m)
  {
    if (m == 0)
      return;
    lemma_sent_pairwise(r, n, m - 1);
    lemma_sent_once(r, n, m - 1);
  }

  void theorem_alltoall_volume(int32_t P, int32_t r, int32_t n)
  {
    lemma_sent_sum(r, n, P);
    lemma_sent_least(P, r, n, P);
    lemma_radix_next(r, 1);
    if (r < P)
      return;
    if (0 < n) {
      lemma_radix_skip(r, n);
      lemma_radix_round(r, 1, n);
      /@ assert digit: RadixDigit(r, n) == n && RadixRun(r, n) == 1; @/
      /@ assert runs: RunsOf(n, 1) == n; @/
      /@ assert last: RadixSkip(r, n) == n; @/
      /@ assert next: RadixSkip(r, n + 1) == n + 1; @/
    }
    /@ assert steps: n == P - 1; @/
    lemma_sent_pairwise(r, n, P);
  }
*/
