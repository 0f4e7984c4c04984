/* Connects the entries of a checked schedule with the counts of a network. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_COMBINE_DELIVERY_H
#define DODONA_SPEC_LEMMAS_CHECK_COMBINE_DELIVERY_H

#include <stdint.h>
#include "spec/machine/allreduce.h"
#include "spec/check/combine.h"
#include "spec/lemmas/check_delivery.h"

/*@
  // Row i brings input d to rank v.
  predicate Brings(dodona_row *a, integer latency, integer i, integer v, integer d) =
    Carries(a, latency, i, d) && a[i].rank == v;

  // One of the rows k .. m - 1 brings input d to rank v, in step x.
  predicate BroughtAt(dodona_row *a, integer latency, integer k, integer m, integer v, integer d,
                      integer x) =
    \exists integer i; k <= i < m && Brings(a, latency, i, v, d) && a[i].step + latency == x;

  // An entry by the first k rows stays; an input that one of the rows k .. m - 1 brings is entered when it arrives.
  predicate EntryStays(dodona_row *a, integer latency, integer k, integer m, integer v, integer d) =
    (Counted(a, latency, k, v, d) ==> Entry(a, latency, m, v, d) == Entry(a, latency, k, v, d)) &&
    (!Counted(a, latency, k, v, d) && Counted(a, latency, m, v, d) ==>
      BroughtAt(a, latency, k, m, v, d, Entry(a, latency, m, v, d)));

  // By step x the network has counted input d at rank v once if the rows say so, else not at all.
  predicate CountIs(dodona_row *a, integer latency, integer n, integer x, integer v, integer d) =
    Count(x, v, d) == (0 <= Entry(a, latency, n, v, d) <= x ? 1 : 0);

  predicate CountsUpTo(integer P, dodona_row *a, integer latency, integer n, integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
      CountIs(a, latency, n, y, v, d);
*/

/* Entries are made and never taken back. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. m - 1)) && 0 <= k <= m;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < m ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures stays: \forall integer v, d; EntryStays(a, latency, k, m, v, d);
     exits \false; @/
  void lemma_entry_stays(const dodona_row *a, int64_t latency, int64_t k, int64_t m);
*/

/* A rank counts its own input from the start, another input later. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer v; Entry(a, latency, n, v, v) == 0;
     ensures other: \forall integer v, d; v != d && Counted(a, latency, n, v, d) ==>
       0 < Entry(a, latency, n, v, d) &&
       BroughtAt(a, latency, 0, n, v, d, Entry(a, latency, n, v, d));
     exits \false; @/
  void lemma_entry_own(const dodona_row *a, int64_t latency, int64_t n);
*/

/* Whatever a rank counts by the step of row k it counts by the rows before. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     requires order: \forall integer i; k <= i < n ==> a[k].step <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer v, d;
       0 <= Entry(a, latency, n, v, d) <= a[k].step <==>
       0 <= Entry(a, latency, k, v, d) <= a[k].step;
     exits \false; @/
  void lemma_entry_before(const dodona_row *a, int64_t latency, int64_t k, int64_t n);
*/

/* What fitting rows, each a message of its own, imply about each other. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer k; 0 <= k < n ==>
       0 <= a[k].step <= 0x4000000000000000 && 0 <= a[k].rank < g->ranks &&
       0 <= a[k].peer < g->ranks && 0 <= a[k].block < 2;
     ensures order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     ensures port: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
       a[i].op == a[k].op && a[i].step == a[k].step ==> i == k;
     exits \false; @/
  void lemma_combine_fit(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The input that row k receives is counted when it arrives. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     requires new: \forall integer d; 0 <= d < g->ranks ==> !Again(a, g->latency, k, d);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires receive: a[k].op == DODONA_RECV && 0 <= x && x + 1 == a[k].step + g->latency;
     requires before: CountsUpTo(g->ranks, a, g->latency, n, x);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer d; 0 <= d < g->ranks ==>
       CountIs(a, g->latency, n, x + 1, a[k].rank, d);
     exits \false; @/
  void lemma_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t k,
                     int64_t x);
*/

/* Where nothing arrives nothing is counted. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires before: 0 <= x && CountsUpTo(g->ranks, a, g->latency, n, x);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
       (\forall integer u, j; !Transfer(S, x + 1 - g->latency, u, v, j)) ==>
         CountIs(a, g->latency, n, x + 1, v, d);
     exits \false; @/
  void lemma_quiet(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t x);
*/

/* The induction over steps. */
/*@ ghost
  /@ requires before: CountsUpTo(P, a, latency, n, x);
     requires now: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       CountIs(a, latency, n, x + 1, v, d);
     terminates \true;
     assigns \nothing;
     ensures counts: CountsUpTo(P, a, latency, n, x + 1);
     exits \false; @/
  void lemma_count_more(int32_t P, const dodona_row *a, int64_t latency, int64_t n, int64_t x);
*/

/* Rows that are a valid combine combine. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidCombineRows(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     terminates \true;
     assigns \nothing;
     ensures combined: AllCombined(g->ranks, LastStep(a, n) + g->latency);
     ensures range: InRange(S, g->ranks, 2);
     ensures ports: DuplexPorts(S, g->ticks);
     ensures simplex: g->simplex != 0 ==> SimplexPorts(S, g->ticks);
     ensures sent: IsSent(S, a, n);
     exits \false; @/
  void theorem_combine_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* What right rows imply about the rows themselves. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: CombineRowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     ensures range: \forall integer k; 0 <= k < n ==>
       0 <= a[k].step <= 0x4000000000000000 && 0 <= a[k].rank < g->ranks &&
       0 <= a[k].peer < g->ranks && 0 <= a[k].block < 2;
     ensures order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     ensures port: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
       a[i].op == a[k].op && a[i].step == a[k].step ==> i == k;
     ensures new: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks ==>
       !Again(a, g->latency, k, d);
     exits \false; @/
  void lemma_combine_rows(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

#endif
