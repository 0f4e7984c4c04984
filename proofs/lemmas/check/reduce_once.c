/* Block by block, by induction on the step: where a network has no input twice, what it has is what the
   entries say, and no row repeats an input. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_complete.h"

/*@ ghost
  void lemma_since_fit(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b)
  {
    lemma_reduce_fit(g, a, n);
    lemma_since_before(a, g->latency, s, b, n);
  }
*/

/* A partial combination that leaves no input twice repeats none. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n);
     requires one: OneForm(a, n, s, b);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires receive: a[k].op == DODONA_RECV && a[k].block == b;
     requires step: 0 <= x && x + 1 == a[k].step + g->latency;
     requires before: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     requires once: \forall integer d; 0 <= d < g->ranks ==> Times(x + 1, a[k].rank, b, d) <= 1;
     terminates \true;
     assigns \nothing;
     ensures new: \forall integer d; 0 <= d < g->ranks ==> !Repeats(a, g->latency, s, k, d);
     exits \false; @/
  void lemma_once_fresh(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t k, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_since_fit(g, a, n, s, b);
    lemma_since_own(a, g->latency, s, b, k);
    lemma_since_stays(a, g->latency, s, b, k, n);
    lemma_sent(S, g, a, n);
    /@ assert transfer: Transfer(S, a[k].step, a[k].peer, a[k].rank, b); @/
    /@ assert row: \forall integer u; !HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, u, s + b); @/
    /@ assert result: \forall integer u; !Transfer(S, a[k].step, u, a[k].rank, s + b); @/
    /@ assert none: !ResultSent(S, s, a[k].step, a[k].rank, b); @/
    /@ assert sum: \forall integer d; Times(x + 1, a[k].rank, b, d) ==
         Times(x, a[k].rank, b, d) + Times(a[k].step, a[k].peer, b, d); @/
    /@ assert counts: \forall integer d; Contributes(a, g->latency, s, k, d) ==>
         IncludedBy(a, g->latency, s, k, a[k].peer, b, d, a[k].step) &&
         IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step); @/
    /@ assert sender: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         TimesIs(a, g->latency, s, n, a[k].step, a[k].peer, b, d) &&
         Times(a[k].step, a[k].peer, b, d) == 1; @/
    /@ assert zero: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         TimesIs(a, g->latency, s, n, x, a[k].rank, b, d) && Times(x, a[k].rank, b, d) == 0; @/
    /@ assert early: \forall integer i, d; 0 <= i < k &&
         BringsInput(a, g->latency, s, i, a[k].rank, b, d) ==> a[i].step + g->latency <= x; @/
    /@ assert by: \forall integer d; Included(a, g->latency, s, k, a[k].rank, b, d) ==>
         Since(a, g->latency, s, k, a[k].rank, b, d) <= x; @/
    /@ assert counted: \forall integer d; Included(a, g->latency, s, k, a[k].rank, b, d) ==>
         SinceStays(a, g->latency, s, k, n, a[k].rank, b, d) &&
         IncludedBy(a, g->latency, s, n, a[k].rank, b, d, x); @/
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires one: OneForm(a, n, s, b);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires finished: ResultsFinished(S, g->ranks, s, b);
     requires once: 0 <= x < INT64_MAX && NoneTwice(g->ranks, b, x + 1);
     requires before: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     requires fresh: FreshUpTo(g, a, n, s, b, x);
     terminates \true;
     assigns \nothing;
     ensures times: TimesUpTo(g->ranks, a, g->latency, s, n, b, x + 1);
     ensures fresh: FreshUpTo(g, a, n, s, b, x + 1);
     exits \false; @/
  void lemma_fresh_next(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_sent(S, g, a, n);
    /@ assert once: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Times(x + 1, v, b, d) <= 1; @/
    /@ assert sender: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
         a[k].op == DODONA_RECV && a[k].block == s + b && a[k].step + g->latency == x + 1 ==>
           Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
           Times(a[k].step, a[k].peer, b, d) == 1; @/
    /@ assert finished: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
         a[k].op == DODONA_RECV && a[k].block == s + b && a[k].step + g->latency == x + 1 ==>
           TimesIs(a, g->latency, s, n, a[k].step, a[k].peer, b, d) &&
           IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step); @/
    /@ loop invariant index: 0 <= k <= n;
       loop invariant arrived: \forall integer i, d; 0 <= i < k && 0 <= d < g->ranks &&
         a[i].op == DODONA_RECV && (a[i].block == b || a[i].block == s + b) &&
         a[i].step + g->latency == x + 1 ==>
           TimesIs(a, g->latency, s, n, x + 1, a[i].rank, b, d);
       loop invariant fresh: \forall integer i, d; 0 <= i < k && 0 <= d < g->ranks &&
         a[i].op == DODONA_RECV && a[i].block == b && a[i].step + g->latency == x + 1 ==>
           !Repeats(a, g->latency, s, i, d);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (a[k].op == DODONA_RECV && a[k].step == x + 1 - g->latency) {
        if (a[k].block == b) {
          lemma_once_fresh(S, g, a, n, s, b, k, x);
          lemma_partial_arrives(S, g, a, n, s, b, k, x);
        } else if (a[k].block == s + b)
          lemma_result_arrives(S, g, a, n, s, b, k, x);
      }
    }
    lemma_times_more(S, g, a, n, s, b, x);
  }
*/

/*@ ghost
  void lemma_fresh(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                   int32_t b, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_since_own(a, g->latency, s, b, n);
    /@ assert start: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Times(0, v, b, d) == (v == d ? 1 : 0) && TimesIs(a, g->latency, s, n, 0, v, b, d); @/
    /@ assert zero: \forall integer y; 0 <= y <= 0 ==> y == 0; @/
    /@ loop invariant index: 0 <= y <= x;
       loop invariant times: TimesUpTo(g->ranks, a, g->latency, s, n, b, y);
       loop invariant fresh: FreshUpTo(g, a, n, s, b, y);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_fresh_next(S, g, a, n, s, b, y);
  }
*/

/*@ ghost
  void lemma_lacks_input(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                         int32_t b, int64_t k)
  {
    lemma_reduce_fit(g, a, n);
    lemma_since_own(a, g->latency, s, b, k);
    lemma_since_stays(a, g->latency, s, b, k, n);
    /@ assert early: \forall integer i, d; 0 <= i < k &&
         BringsInput(a, g->latency, s, i, a[k].rank, b, d) ==>
           a[i].step + g->latency <= a[k].step + g->latency - 1; @/
    /@ assert by: \forall integer d; Included(a, g->latency, s, k, a[k].rank, b, d) ==>
         Since(a, g->latency, s, k, a[k].rank, b, d) <= a[k].step + g->latency - 1; @/
    /@ assert counted: \forall integer d; Included(a, g->latency, s, k, a[k].rank, b, d) ==>
         SinceStays(a, g->latency, s, k, n, a[k].rank, b, d) &&
         IncludedBy(a, g->latency, s, n, a[k].rank, b, d, a[k].step + g->latency - 1); @/
    /@ assert once: \forall integer d; 0 <= d < g->ranks &&
         Included(a, g->latency, s, k, a[k].rank, b, d) ==>
           TimesIs(a, g->latency, s, n, a[k].step + g->latency - 1, a[k].rank, b, d) &&
           Times(a[k].step + g->latency - 1, a[k].rank, b, d) == 1; @/
    /@ assert lacks: \exists integer d; 0 <= d < g->ranks &&
         !Included(a, g->latency, s, k, a[k].rank, b, d); @/
  }
*/
