/* What arrives in a network that runs a checked reduction, in a step: a partial combination, a result,
   nothing. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_delivery.h"

/*@ ghost
  void lemma_partial_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                             int32_t s, int32_t b, int64_t k, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_since_before(a, g->latency, s, b, n);
    lemma_since_own(a, g->latency, s, b, n);
    lemma_since_stays(a, g->latency, s, b, k + 1, n);
    /@ assert transfer: Transfer(S, a[k].step, a[k].peer, a[k].rank, b); @/
    /@ assert row: \forall integer u; !HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, u, s + b); @/
    /@ assert result: \forall integer u; !Transfer(S, a[k].step, u, a[k].rank, s + b); @/
    /@ assert none: !ResultSent(S, s, a[k].step, a[k].rank, b); @/
    /@ assert sum: \forall integer d; Times(x + 1, a[k].rank, b, d) ==
         Times(x, a[k].rank, b, d) + Times(a[k].step, a[k].peer, b, d); @/
    /@ assert before: \forall integer d; TimesIs(a, g->latency, s, n, a[k].step, a[k].peer, b, d) ==>
         (IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step) <==>
          IncludedBy(a, g->latency, s, k, a[k].peer, b, d, a[k].step)); @/
    /@ assert sender: \forall integer d; 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, a[k].step, a[k].peer, b, d) &&
         Times(a[k].step, a[k].peer, b, d) ==
           (0 <= Since(a, g->latency, s, k, a[k].peer, b, d) <= a[k].step ? 1 : 0); @/
    /@ assert carried: \forall integer d; 0 <= d < g->ranks ==>
         (Contributes(a, g->latency, s, k, d) ==> Times(a[k].step, a[k].peer, b, d) == 1) &&
         (!Contributes(a, g->latency, s, k, d) ==> Times(a[k].step, a[k].peer, b, d) == 0); @/
    /@ assert receiver: \forall integer d; 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, x, a[k].rank, b, d); @/
    /@ assert brought: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         !Repeats(a, g->latency, s, k, d) && Since(a, g->latency, s, k + 1, a[k].rank, b, d) == x + 1 &&
         SinceStays(a, g->latency, s, k + 1, n, a[k].rank, b, d) &&
         Since(a, g->latency, s, n, a[k].rank, b, d) == x + 1; @/
    /@ assert alone: \forall integer d, i; 0 <= i < n &&
         BringsInput(a, g->latency, s, i, a[k].rank, b, d) && a[i].step + g->latency == x + 1 ==>
           i == k && Contributes(a, g->latency, s, k, d); @/
    /@ assert only: \forall integer d;
         InputArrives(a, g->latency, s, 0, n, a[k].rank, b, d, x + 1) ==>
           Contributes(a, g->latency, s, k, d); @/
    /@ assert not: \forall integer d; 0 <= d < g->ranks && !Contributes(a, g->latency, s, k, d) ==>
         Since(a, g->latency, s, n, a[k].rank, b, d) != x + 1; @/
    /@ assert kept: \forall integer d; 0 <= d < g->ranks && !Contributes(a, g->latency, s, k, d) ==>
         Times(x + 1, a[k].rank, b, d) == Times(x, a[k].rank, b, d) &&
         TimesIs(a, g->latency, s, n, x, a[k].rank, b, d); @/
    /@ assert old: \forall integer d; 0 <= d < g->ranks && !Contributes(a, g->latency, s, k, d) ==>
         TimesIs(a, g->latency, s, n, x + 1, a[k].rank, b, d); @/
    /@ assert zero: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         TimesIs(a, g->latency, s, n, x, a[k].rank, b, d) && Times(x, a[k].rank, b, d) == 0; @/
    /@ assert one: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         Times(x + 1, a[k].rank, b, d) == 1; @/
    /@ assert new: \forall integer d; 0 <= d < g->ranks && Contributes(a, g->latency, s, k, d) ==>
         TimesIs(a, g->latency, s, n, x + 1, a[k].rank, b, d); @/
  }
*/

/*@ ghost
  void lemma_result_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                            int32_t s, int32_t b, int64_t k, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_since_own(a, g->latency, s, b, k + 1);
    lemma_since_stays(a, g->latency, s, b, k + 1, n);
    /@ assert transfer: Transfer(S, a[k].step, a[k].peer, a[k].rank, s + b); @/
    /@ assert result: Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert replaced: Replaced(a[k].step, a[k].peer, x + 1, a[k].rank, b); @/
    /@ assert same: \forall integer d;
         Times(x + 1, a[k].rank, b, d) == Times(a[k].step, a[k].peer, b, d); @/
    /@ assert sender: \forall integer d; 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, a[k].step, a[k].peer, b, d) &&
         IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step) &&
         Times(a[k].step, a[k].peer, b, d) == 1; @/
    /@ assert one: \forall integer d; 0 <= d < g->ranks ==> Times(x + 1, a[k].rank, b, d) == 1; @/
    /@ assert early: \forall integer v, d, y; InputArrives(a, g->latency, s, 0, k + 1, v, b, d, y) ==>
         y <= x + 1; @/
    /@ assert entry: \forall integer d; Included(a, g->latency, s, k + 1, a[k].rank, b, d) &&
         Since(a, g->latency, s, k + 1, a[k].rank, b, d) <= x + 1; @/
    /@ assert counted: \forall integer d; SinceStays(a, g->latency, s, k + 1, n, a[k].rank, b, d) &&
         IncludedBy(a, g->latency, s, n, a[k].rank, b, d, x + 1); @/
    /@ assert now: \forall integer d; 0 <= d < g->ranks ==>
         SinceStays(a, g->latency, s, k + 1, n, a[k].rank, b, d) &&
         IncludedBy(a, g->latency, s, n, a[k].rank, b, d, x + 1) &&
         Times(x + 1, a[k].rank, b, d) == 1 &&
         TimesIs(a, g->latency, s, n, x + 1, a[k].rank, b, d); @/
  }
*/

/*@ ghost
  void lemma_no_arrival(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x)
  {
    lemma_reduce_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_since_own(a, g->latency, s, b, n);
    /@ assert times: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
         !ResultSent(S, s, x + 1 - g->latency, v, b) &&
         (\forall integer u; !Transfer(S, x + 1 - g->latency, u, v, b)) ==>
           Times(x + 1, v, b, d) == Times(x, v, b, d) &&
           TimesIs(a, g->latency, s, n, x, v, b, d); @/
    /@ assert row: \forall integer v, i; 0 <= i < n && a[i].op == DODONA_RECV && a[i].rank == v &&
         a[i].step + g->latency == x + 1 ==>
           Transfer(S, x + 1 - g->latency, a[i].peer, v, a[i].block); @/
    /@ assert result: \forall integer v, i; 0 <= i < n && a[i].op == DODONA_RECV &&
         a[i].rank == v && a[i].step + g->latency == x + 1 && a[i].block == s + b ==>
           Transfer(S, x + 1 - g->latency, a[i].peer, v, s + b) &&
           ResultSent(S, s, x + 1 - g->latency, v, b); @/
    /@ assert either: \forall integer v, d, i; 0 <= i < n &&
         BringsInput(a, g->latency, s, i, v, b, d) && a[i].step + g->latency == x + 1 ==>
           ResultSent(S, s, x + 1 - g->latency, v, b) ||
           Transfer(S, x + 1 - g->latency, a[i].peer, v, b); @/
    /@ assert brought: \forall integer v, d; InputArrives(a, g->latency, s, 0, n, v, b, d, x + 1) ==>
         ResultSent(S, s, x + 1 - g->latency, v, b) ||
         \exists integer u; Transfer(S, x + 1 - g->latency, u, v, b); @/
    /@ assert not: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
         Since(a, g->latency, s, n, v, b, d) == x + 1 ==>
           ResultSent(S, s, x + 1 - g->latency, v, b) ||
           \exists integer u; Transfer(S, x + 1 - g->latency, u, v, b); @/
  }
*/

/*@ ghost
  /@ requires before: TimesUpTo(P, a, latency, s, n, b, x);
     requires now: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       TimesIs(a, latency, s, n, x + 1, v, b, d);
     terminates \true;
     assigns \nothing;
     ensures times: TimesUpTo(P, a, latency, s, n, b, x + 1);
     exits \false; @/
  void lemma_step_more(int32_t P, const dodona_row *a, int64_t latency, int32_t s, int64_t n,
                       int32_t b, int64_t x)
  {
    /@ assert either: \forall integer y, v, d; 0 <= y <= x + 1 && 0 <= v < P && 0 <= d < P ==>
         (y == x + 1 ==> TimesIs(a, latency, s, n, x + 1, v, b, d)) &&
         (y <= x ==> TimesIs(a, latency, s, n, y, v, b, d)) &&
         TimesIs(a, latency, s, n, y, v, b, d); @/
  }
*/

/*@ ghost
  void lemma_times_more(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x)
  {
    lemma_no_arrival(S, g, a, n, s, b, x);
    /@ assert arrived: \forall integer u, v, j, d; 0 <= d < g->ranks && (j == b || j == s + b) &&
         HasRow(a, n, DODONA_RECV, x + 1 - g->latency, v, u, j) ==>
           TimesIs(a, g->latency, s, n, x + 1, v, b, d); @/
    /@ assert partial: \forall integer u, v, d; 0 <= d < g->ranks &&
         Transfer(S, x + 1 - g->latency, u, v, b) ==>
           TimesIs(a, g->latency, s, n, x + 1, v, b, d); @/
    /@ assert result: \forall integer v, d; 0 <= d < g->ranks &&
         ResultSent(S, s, x + 1 - g->latency, v, b) ==>
           TimesIs(a, g->latency, s, n, x + 1, v, b, d); @/
    /@ assert now: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, x + 1, v, b, d); @/
    lemma_step_more(g->ranks, a, g->latency, s, n, b, x);
  }
*/
