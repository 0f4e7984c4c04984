/* When inputs enter, by the rows: by induction on the rows. */
#include "ref/check/combine.h"
#include "spec/lemmas/check_combine_delivery.h"

/*@ ghost
  void lemma_entry_stays(const dodona_row *a, int64_t latency, int64_t k, int64_t m)
  {
    /@ loop invariant index: k <= i <= m;
       loop invariant stays: \forall integer v, d; EntryStays(a, latency, k, i, v, d);
       loop assigns i;
       loop variant m - i; @/
    for (int64_t i = k; i < m; i++) {
      /@ assert counted: \forall integer v, d; Counted(a, latency, i, v, d) ==>
           Counted(a, latency, i + 1, v, d) &&
           Entry(a, latency, i + 1, v, d) == Entry(a, latency, i, v, d); @/
      /@ assert brought: \forall integer v, d; !Counted(a, latency, i, v, d) &&
           Counted(a, latency, i + 1, v, d) ==>
             Brings(a, latency, i, v, d) &&
             Entry(a, latency, i + 1, v, d) == a[i].step + latency; @/
      /@ assert old: \forall integer v, d, x; BroughtAt(a, latency, k, i, v, d, x) ==>
           BroughtAt(a, latency, k, i + 1, v, d, x); @/
      /@ assert new: \forall integer v, d; Brings(a, latency, i, v, d) ==>
           BroughtAt(a, latency, k, i + 1, v, d, a[i].step + latency); @/
      /@ assert next: \forall integer v, d; EntryStays(a, latency, k, i, v, d) &&
           EntryStays(a, latency, k, i + 1, v, d); @/
    }
  }
*/

/*@ ghost
  void lemma_entry_own(const dodona_row *a, int64_t latency, int64_t n)
  {
    lemma_entry_stays(a, latency, 0, n);
    /@ assert start: \forall integer v, d; EntryStays(a, latency, 0, n, v, d) &&
         Entry(a, latency, 0, v, d) == (v == d ? 0 : -1); @/
  }
*/

/*@ ghost
  void lemma_entry_before(const dodona_row *a, int64_t latency, int64_t k, int64_t n)
  {
    lemma_entry_stays(a, latency, k, n);
    /@ assert stays: \forall integer v, d; EntryStays(a, latency, k, n, v, d) &&
         (0 <= Entry(a, latency, n, v, d) <= a[k].step <==>
          0 <= Entry(a, latency, k, v, d) <= a[k].step); @/
  }
*/
