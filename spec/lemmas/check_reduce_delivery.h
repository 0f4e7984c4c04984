/* Connects the entries of a checked reduction with the combinations of a network, block by block. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_REDUCE_DELIVERY_H
#define DODONA_SPEC_LEMMAS_CHECK_REDUCE_DELIVERY_H

#include <stdint.h>
#include "spec/lemmas/check_delivery.h"
#include "spec/check/reduce.h"
#include "spec/machine/contributions.h"

/*@
  // Row i brings input d to rank v's block b, in a partial combination or as part of the result.
  predicate BringsInput(dodona_row *a, integer latency, integer s, integer i, integer v, integer b,
                        integer d) =
    a[i].op == DODONA_RECV && a[i].rank == v &&
    (a[i].block == s + b ||
     (a[i].block == b && IncludedBy(a, latency, s, i, a[i].peer, b, d, a[i].step)));

  // One of the rows k .. m - 1 brings it, and it arrives in step x.
  predicate InputArrives(dodona_row *a, integer latency, integer s, integer k, integer m, integer v,
                         integer b, integer d, integer x) =
    \exists integer i; k <= i < m && BringsInput(a, latency, s, i, v, b, d) &&
      a[i].step + latency == x;

  // An entry by the first k rows stays; an input that one of the rows k .. m - 1 brings is entered when it arrives.
  predicate SinceStays(dodona_row *a, integer latency, integer s, integer k, integer m, integer v,
                       integer b, integer d) =
    (Included(a, latency, s, k, v, b, d) ==>
      Since(a, latency, s, m, v, b, d) == Since(a, latency, s, k, v, b, d)) &&
    (!Included(a, latency, s, k, v, b, d) && Included(a, latency, s, m, v, b, d) ==>
      InputArrives(a, latency, s, k, m, v, b, d, Since(a, latency, s, m, v, b, d)));

  // By step x the network has combined input d into rank v's block b once if the rows say so, else
  // not at all.
  predicate TimesIs(dodona_row *a, integer latency, integer s, integer n, integer x, integer v,
                    integer b, integer d) =
    Times(x, v, b, d) == (0 <= Since(a, latency, s, n, v, b, d) <= x ? 1 : 0);

  // In a step a rank receives at most one row of block b: a partial combination or the result.
  predicate OneForm(dodona_row *a, integer n, integer s, integer b) =
    \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].op == DODONA_RECV &&
      a[k].op == DODONA_RECV && a[i].rank == a[k].rank && a[i].step == a[k].step &&
      (a[i].block == b || a[i].block == s + b) && (a[k].block == b || a[k].block == s + b) ==>
        i == k;

  predicate TimesUpTo(integer P, dodona_row *a, integer latency, integer s, integer n, integer b,
                      integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
      TimesIs(a, latency, s, n, y, v, b, d);
*/

/* Entries are made and never taken back. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. m - 1)) && 0 <= k <= m;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < m ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures stays: \forall integer v, d; SinceStays(a, latency, s, k, m, v, b, d);
     exits \false; @/
  void lemma_since_stays(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t k,
                         int64_t m);
*/

/* A rank counts its own input from the start, another input later. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     terminates \true;
     assigns \nothing;
     ensures own: \forall integer v; Since(a, latency, s, n, v, b, v) == 0;
     ensures other: \forall integer v, d; v != d && Included(a, latency, s, n, v, b, d) ==>
       0 < Since(a, latency, s, n, v, b, d) &&
       InputArrives(a, latency, s, 0, n, v, b, d, Since(a, latency, s, n, v, b, d));
     exits \false; @/
  void lemma_since_own(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n);
*/

/* Whatever a rank counts by the step of a row it counts by the rows before. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires latency: 1 <= latency;
     requires steps: \forall integer i; 0 <= i < n ==> 0 <= a[i].step;
     requires order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer k, v, d; 0 <= k < n ==>
       (IncludedBy(a, latency, s, n, v, b, d, a[k].step) <==>
        IncludedBy(a, latency, s, k, v, b, d, a[k].step));
     exits \false; @/
  void lemma_since_before(const dodona_row *a, int64_t latency, int32_t s, int32_t b, int64_t n);
*/

/* What fitting rows imply about the rows themselves. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer k; 0 <= k < n ==>
       0 <= a[k].step <= 0x4000000000000000 && 0 <= a[k].rank < g->ranks &&
       0 <= a[k].peer < g->ranks && 0 <= a[k].block < g->blocks;
     ensures order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     ensures message: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
       a[i].op == a[k].op && a[i].step == a[k].step ==>
         a[i].peer == a[k].peer && (a[i].block == a[k].block ==> i == k);
     exits \false; @/
  void lemma_reduce_fit(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* What right rows imply about the rows themselves. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures fit: RowsFit(g, a, n);
     ensures range: \forall integer k; 0 <= k < n ==>
       0 <= a[k].step <= 0x4000000000000000 && 0 <= a[k].rank < g->ranks &&
       0 <= a[k].peer < g->ranks && 0 <= a[k].block < g->blocks;
     ensures order: \forall integer i, k; 0 <= i <= k < n ==> a[i].step <= a[k].step;
     ensures message: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
       a[i].op == a[k].op && a[i].step == a[k].step ==>
         a[i].peer == a[k].peer && (a[i].block == a[k].block ==> i == k);
     ensures sends: \forall integer k; 0 <= k < n ==> SendsFinished(g, a, k);
     ensures new: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks ==>
       !Repeats(a, g->latency, g->blocks / 2, k, d);
     exits \false; @/
  void lemma_reduce_rows(const dodona_rules *g, const dodona_row *a, int64_t n);
*/

/* The sender of a result has counted every input by then. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures finished: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
       a[k].op == DODONA_RECV && a[k].block == s + b ==>
         IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step);
     exits \false; @/
  void lemma_result(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b);
*/

/* In a step a rank receives at most one row of a block. If the result comes, no partial combination comes:
   it would have the same sender, who has every input, also the receiver's own. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     terminates \true;
     assigns \nothing;
     ensures alone: OneForm(a, n, s, b);
     exits \false; @/
  void lemma_alone(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b);
*/

/* The inputs that row k brings for block b are there when it arrives, if it is a partial combination. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n);
     requires one: OneForm(a, n, s, b);
     requires new: \forall integer d; 0 <= d < g->ranks ==> !Repeats(a, g->latency, s, k, d);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires receive: a[k].op == DODONA_RECV && a[k].block == b;
     requires step: 0 <= x && x + 1 == a[k].step + g->latency;
     requires before: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer d; 0 <= d < g->ranks ==>
       TimesIs(a, g->latency, s, n, x + 1, a[k].rank, b, d);
     exits \false; @/
  void lemma_partial_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                             int32_t s, int32_t b, int64_t k, int64_t x);
*/

/* The same if row k is a result. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n);
     requires finished: \forall integer d; 0 <= d < g->ranks ==>
       IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires receive: a[k].op == DODONA_RECV && a[k].block == s + b;
     requires step: 0 <= x && x + 1 == a[k].step + g->latency;
     requires before: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer d; 0 <= d < g->ranks ==>
       TimesIs(a, g->latency, s, n, x + 1, a[k].rank, b, d);
     exits \false; @/
  void lemma_result_arrives(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                            int32_t s, int32_t b, int64_t k, int64_t x);
*/

/* Where nothing arrives nothing is combined. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires before: 0 <= x && TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     terminates \true;
     assigns \nothing;
     ensures now: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks &&
       !ResultSent(S, s, x + 1 - g->latency, v, b) &&
       (\forall integer u; !Transfer(S, x + 1 - g->latency, u, v, b)) ==>
         TimesIs(a, g->latency, s, n, x + 1, v, b, d);
     exits \false; @/
  void lemma_no_arrival(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x);
*/

/* One step: what arrives is there, and nothing else changes. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires before: 0 <= x && TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     requires arrived: \forall integer i, d; 0 <= i < n && 0 <= d < g->ranks &&
       a[i].op == DODONA_RECV && (a[i].block == b || a[i].block == s + b) &&
       a[i].step + g->latency == x + 1 ==>
         TimesIs(a, g->latency, s, n, x + 1, a[i].rank, b, d);
     terminates \true;
     assigns \nothing;
     ensures times: TimesUpTo(g->ranks, a, g->latency, s, n, b, x + 1);
     exits \false; @/
  void lemma_times_more(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x);
*/

/* Up to step x the network has combined the inputs that the entries name. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires step: 0 <= x;
     terminates \true;
     assigns \nothing;
     ensures times: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     exits \false; @/
  void lemma_reduce_times(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                   int32_t b, int64_t x);
*/

/* Rows that are a valid reduction reduce to the root; rows that are a valid allreduce reduce to every rank. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidReduceRows(g, all, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, g->blocks / 2, g->latency);
     terminates \true;
     assigns \nothing;
     ensures reduced: AllReduced(g->ranks, g->blocks / 2, g->root, all, LastStep(a, n) + g->latency);
     ensures range: InRange(S, g->ranks, g->blocks);
     ensures ports: MessagePorts(S, g->ticks);
     ensures simplex: g->simplex != 0 ==> SimplexMessages(S, g->ticks);
     ensures sent: IsSent(S, a, n);
     exits \false; @/
  void theorem_reduce_rows(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                           int64_t n);
*/

#endif
