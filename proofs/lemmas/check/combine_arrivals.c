/* What arrives in a network that runs the rows of a combine, in a step: a message, nothing. */
#include "ref/check/combine.h"
#include "spec/lemmas/check_combine_delivery.h"

/*@ ghost
  void lemma_combine_fit(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    lemma_busy(g, a, n);
    lemma_sorted(g, a, n);
  }
*/

/*@ ghost
  void lemma_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t k,
                     int64_t x)
  {
    lemma_combine_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_entry_before(a, g->latency, k, n);
    lemma_entry_own(a, g->latency, k);
    lemma_entry_own(a, g->latency, n);
    lemma_entry_stays(a, g->latency, k + 1, n);
    /@ assert transfer: Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert sum: \forall integer d; Count(x + 1, a[k].rank, d) ==
         Count(x, a[k].rank, d) + Carried(a[k].step, a[k].peer, d, a[k].block); @/
    /@ assert sender: \forall integer d; 0 <= d < g->ranks ==>
         CountIs(a, g->latency, n, a[k].step, a[k].peer, d) &&
         Count(a[k].step, a[k].peer, d) ==
           (0 <= Entry(a, g->latency, k, a[k].peer, d) <= a[k].step ? 1 : 0); @/
    /@ assert carried: \forall integer d; 0 <= d < g->ranks ==>
         (Carries(a, g->latency, k, d) ==>
           Carried(a[k].step, a[k].peer, d, a[k].block) == 1) &&
         (!Carries(a, g->latency, k, d) ==>
           Carried(a[k].step, a[k].peer, d, a[k].block) == 0); @/
    /@ assert receiver: \forall integer d; 0 <= d < g->ranks ==>
         CountIs(a, g->latency, n, x, a[k].rank, d); @/
    /@ assert brought: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         !Again(a, g->latency, k, d) && Entry(a, g->latency, k + 1, a[k].rank, d) == x + 1 &&
         EntryStays(a, g->latency, k + 1, n, a[k].rank, d) &&
         Entry(a, g->latency, n, a[k].rank, d) == x + 1; @/
    /@ assert alone: \forall integer d, i; 0 <= i < n && Brings(a, g->latency, i, a[k].rank, d) &&
         a[i].step + g->latency == x + 1 ==> i == k && Carries(a, g->latency, k, d); @/
    /@ assert only: \forall integer d; BroughtAt(a, g->latency, 0, n, a[k].rank, d, x + 1) ==>
         Carries(a, g->latency, k, d); @/
    /@ assert not: \forall integer d; 0 <= d < g->ranks && !Carries(a, g->latency, k, d) ==>
         Entry(a, g->latency, n, a[k].rank, d) != x + 1; @/
    /@ assert kept: \forall integer d; 0 <= d < g->ranks && !Carries(a, g->latency, k, d) ==>
         Count(x + 1, a[k].rank, d) == Count(x, a[k].rank, d) &&
         CountIs(a, g->latency, n, x, a[k].rank, d); @/
    /@ assert old: \forall integer d; 0 <= d < g->ranks && !Carries(a, g->latency, k, d) ==>
         CountIs(a, g->latency, n, x + 1, a[k].rank, d); @/
    /@ assert zero: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         CountIs(a, g->latency, n, x, a[k].rank, d) && Count(x, a[k].rank, d) == 0; @/
    /@ assert one: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         Count(x + 1, a[k].rank, d) == 1; @/
    /@ assert new: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         CountIs(a, g->latency, n, x + 1, a[k].rank, d); @/
  }
*/

/*@ ghost
  void lemma_quiet(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t x)
  {
    lemma_combine_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_entry_own(a, g->latency, n);
    /@ assert count: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
         (\forall integer u, j; !Transfer(S, x + 1 - g->latency, u, v, j)) ==>
           Count(x + 1, v, d) == Count(x, v, d) && CountIs(a, g->latency, n, x, v, d); @/
    /@ assert row: \forall integer v, d, i; 0 <= i < n && Brings(a, g->latency, i, v, d) &&
         a[i].step + g->latency == x + 1 ==>
           Transfer(S, x + 1 - g->latency, a[i].peer, v, a[i].block); @/
    /@ assert brought: \forall integer v, d; BroughtAt(a, g->latency, 0, n, v, d, x + 1) ==>
         \exists integer u, j; Transfer(S, x + 1 - g->latency, u, v, j); @/
    /@ assert not: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
         Entry(a, g->latency, n, v, d) == x + 1 ==>
           \exists integer u, j; Transfer(S, x + 1 - g->latency, u, v, j); @/
  }
*/

/*@ ghost
  void lemma_count_more(int32_t P, const dodona_row *a, int64_t latency, int64_t n, int64_t x)
  {
    /@ assert either: \forall integer y, v, d; 0 <= y <= x + 1 && 0 <= v < P && 0 <= d < P ==>
         (y == x + 1 ==> CountIs(a, latency, n, x + 1, v, d)) &&
         (y <= x ==> CountIs(a, latency, n, y, v, d)) && CountIs(a, latency, n, y, v, d); @/
  }
*/
