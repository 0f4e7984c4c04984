/* What right rows of a reduction say of each other. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_delivery.h"

/*@ ghost
  void lemma_reduce_fit(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    lemma_busy(g, a, n);
    lemma_sorted(g, a, n);
  }
*/

/*@ ghost
  void lemma_reduce_rows(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert fit: \forall integer k; 0 <= k < n ==>
         ReduceRowRight(g, a, n, k) && RowFits(g, a, n, k); @/
    lemma_reduce_fit(g, a, n);
    /@ assert new: \forall integer k; 0 <= k < n ==>
         ReduceRowRight(g, a, n, k) && SendsFinished(g, a, k) && NoneRepeated(g, a, k); @/
    /@ assert once: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks ==>
         NoneRepeated(g, a, k) && !Repeats(a, g->latency, g->blocks / 2, k, d); @/
  }
*/

/*@ ghost
  void lemma_result(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b)
  {
    lemma_reduce_rows(g, a, n);
    lemma_fit(g, a, n);
    lemma_since_before(a, g->latency, s, b, n);
    /@ assert sender: \forall integer i, d; 0 <= i < n && 0 <= d < g->ranks &&
         a[i].op == DODONA_SEND && a[i].block == s + b ==> SendsFinished(g, a, i) &&
           IncludedBy(a, g->latency, s, i, a[i].rank, b, d, a[i].step) &&
           IncludedBy(a, g->latency, s, n, a[i].rank, b, d, a[i].step); @/
  }
*/

/*@ ghost
  void lemma_alone(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b)
  {
    lemma_reduce_rows(g, a, n);
    lemma_result(g, a, n, s, b);
    lemma_since_before(a, g->latency, s, b, n);
    lemma_since_own(a, g->latency, s, b, n);
    /@ assert own: \forall integer i; 0 <= i < n ==>
         IncludedBy(a, g->latency, s, n, a[i].rank, b, a[i].rank, a[i].step) &&
         IncludedBy(a, g->latency, s, i, a[i].rank, b, a[i].rank, a[i].step); @/
    /@ assert not: \forall integer i; 0 <= i < n && a[i].op == DODONA_RECV && a[i].block == b ==>
         !Repeats(a, g->latency, s, i, a[i].rank) &&
         !IncludedBy(a, g->latency, s, i, a[i].peer, b, a[i].rank, a[i].step) &&
         !IncludedBy(a, g->latency, s, n, a[i].peer, b, a[i].rank, a[i].step); @/
    /@ assert apart: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].op == DODONA_RECV &&
         a[k].op == DODONA_RECV && a[i].rank == a[k].rank && a[i].step == a[k].step &&
         a[i].block == b && a[k].block == s + b ==>
           a[i].peer == a[k].peer &&
           IncludedBy(a, g->latency, s, n, a[k].peer, b, a[i].rank, a[i].step) && \false; @/
  }
*/
