/* A combine that counts every input exactly once, written down as rows, is valid rows. Counts never
   get less; so none is ever 2, and no row brings what has been counted. */
#include "ref/check/combine.h"
#include "spec/lemmas/check_combine_complete.h"

/* One step. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires range: InRange(S, P, 2);
     requires network: Combining(S, latency);
     requires before: 0 <= x && CountsGrow(P, x);
     terminates \true;
     assigns \nothing;
     ensures grow: CountsGrow(P, x + 1);
     exits \false; @/
  void lemma_counts_grow(int64_t S, int32_t P, int64_t latency, int64_t x)
  {
    /@ assert sender: \forall integer u, v, d, j; Transfer(S, x + 1 - latency, u, v, j) &&
         0 <= d < P ==> 0 <= x + 1 - latency <= x && 0 <= u < P &&
           0 <= Count(x + 1 - latency, u, d) && 1 <= Count(x + 1 - latency, u, u) &&
           0 <= Carried(x + 1 - latency, u, d, j); @/
    /@ assert arrives: \forall integer u, v, d, j; Transfer(S, x + 1 - latency, u, v, j) &&
         0 <= d < P ==>
           Count(x + 1, v, d) == Count(x, v, d) + Carried(x + 1 - latency, u, d, j) &&
           Count(x, v, d) <= Count(x + 1, v, d); @/
    /@ assert quiet: \forall integer v, d; (\forall integer u, j;
         !Transfer(S, x + 1 - latency, u, v, j)) ==> Count(x + 1, v, d) == Count(x, v, d); @/
    /@ assert next: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
         Count(x, v, d) <= Count(x + 1, v, d); @/
    /@ assert last: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
         0 <= Count(x, v, d) && 1 <= Count(x, v, v) && 0 <= Count(x + 1, v, d) &&
         1 <= Count(x + 1, v, v); @/
    /@ assert either: \forall integer y; 0 <= y <= x + 1 ==> y <= x || y == x + 1; @/
  }
*/

/* What ends at 1 was 0 or 1. */
/*@ ghost
  /@ requires latency: 1 <= latency;
     requires range: InRange(S, P, 2);
     requires network: Combining(S, latency);
     requires end: 0 <= x && AllCombined(P, x);
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
       Count(y, v, d) <= 1;
     exits \false; @/
  void lemma_counts_once(int64_t S, int32_t P, int64_t latency, int64_t x)
  {
    /@ assert start: CountsGrow(P, 0); @/
    /@ loop invariant step: 0 <= y <= x;
       loop invariant grow: CountsGrow(P, y);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_counts_grow(S, P, latency, y);
    /@ loop invariant step: 0 <= y <= x;
       loop invariant once: \forall integer z, v, d; y <= z <= x && 0 <= v < P && 0 <= d < P ==>
         Count(z, v, d) <= 1;
       loop assigns y;
       loop variant y; @/
    for (int64_t y = x; y > 0; y--) {
      /@ assert less: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
           Count(y - 1, v, d) <= Count(y, v, d) <= 1; @/
    }
  }
*/

/* A row whose input is counted once at most when it arrives brings nothing once more. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires receive: a[k].op == DODONA_RECV && 0 <= x && x + 1 == a[k].step + g->latency;
     requires before: CountsUpTo(g->ranks, a, g->latency, n, x);
     requires once: \forall integer d; 0 <= d < g->ranks ==> Count(x + 1, a[k].rank, d) <= 1;
     terminates \true;
     assigns \nothing;
     ensures new: \forall integer d; 0 <= d < g->ranks ==> !Again(a, g->latency, k, d);
     exits \false; @/
  void lemma_once_new(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t k,
                      int64_t x)
  {
    lemma_combine_fit(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_entry_before(a, g->latency, k, n);
    lemma_entry_own(a, g->latency, k);
    lemma_entry_stays(a, g->latency, k, n);
    /@ assert transfer: Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert sum: \forall integer d; Count(x + 1, a[k].rank, d) ==
         Count(x, a[k].rank, d) + Carried(a[k].step, a[k].peer, d, a[k].block); @/
    /@ assert sender: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         CountIs(a, g->latency, n, a[k].step, a[k].peer, d) &&
         Count(a[k].step, a[k].peer, d) == 1 &&
         Carried(a[k].step, a[k].peer, d, a[k].block) == 1; @/
    /@ assert zero: \forall integer d; 0 <= d < g->ranks && Carries(a, g->latency, k, d) ==>
         CountIs(a, g->latency, n, x, a[k].rank, d) && Count(x, a[k].rank, d) == 0; @/
    /@ assert early: \forall integer i, d; 0 <= i < k && Brings(a, g->latency, i, a[k].rank, d) ==>
         a[i].step + g->latency <= x; @/
    /@ assert by: \forall integer d; Counted(a, g->latency, k, a[k].rank, d) ==>
         Entry(a, g->latency, k, a[k].rank, d) <= x; @/
    /@ assert counted: \forall integer d; Counted(a, g->latency, k, a[k].rank, d) ==>
         EntryStays(a, g->latency, k, n, a[k].rank, d) &&
         0 <= Entry(a, g->latency, n, a[k].rank, d) <= x; @/
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires step: 0 <= x < INT64_MAX;
     requires before: CountsUpTo(g->ranks, a, g->latency, n, x) && NewUpTo(g, a, n, x);
     requires once: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
       Count(x + 1, v, d) <= 1;
     terminates \true;
     assigns \nothing;
     ensures counts: CountsUpTo(g->ranks, a, g->latency, n, x + 1);
     ensures new: NewUpTo(g, a, n, x + 1);
     exits \false; @/
  void lemma_once_next(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t x)
  {
    lemma_combine_fit(g, a, n);
    lemma_quiet(S, g, a, n, x);
    /@ loop invariant index: 0 <= k <= n;
       loop invariant arrived: \forall integer i, d; 0 <= i < k && 0 <= d < g->ranks &&
         a[i].op == DODONA_RECV && a[i].step + g->latency == x + 1 ==>
           CountIs(a, g->latency, n, x + 1, a[i].rank, d) && !Again(a, g->latency, i, d);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (a[k].op == DODONA_RECV && a[k].step == x + 1 - g->latency) {
        lemma_once_new(S, g, a, n, k, x);
        lemma_arrives(S, g, a, n, k, x);
      }
    }
    /@ assert arrived: \forall integer u, v, j, d; 0 <= d < g->ranks &&
         HasRow(a, n, DODONA_RECV, x + 1 - g->latency, v, u, j) ==>
           CountIs(a, g->latency, n, x + 1, v, d); @/
    /@ assert received: \forall integer u, v, j, d; 0 <= d < g->ranks &&
         Transfer(S, x + 1 - g->latency, u, v, j) ==> CountIs(a, g->latency, n, x + 1, v, d); @/
    /@ assert now: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         CountIs(a, g->latency, n, x + 1, v, d); @/
    lemma_count_more(g->ranks, a, g->latency, n, x);
  }
*/

/* Up to step x the network counts what the entries say, and no row brings an input once more. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires once: 0 <= x && \forall integer y, v, d; 0 <= y <= x && 0 <= v < g->ranks &&
       0 <= d < g->ranks ==> Count(y, v, d) <= 1;
     terminates \true;
     assigns \nothing;
     ensures counts: CountsUpTo(g->ranks, a, g->latency, n, x);
     ensures new: NewUpTo(g, a, n, x);
     exits \false; @/
  void lemma_once_counts(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                         int64_t x)
  {
    lemma_combine_fit(g, a, n);
    lemma_entry_own(a, g->latency, n);
    /@ assert start: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Count(0, v, d) == (v == d ? 1 : 0) && CountIs(a, g->latency, n, 0, v, d); @/
    /@ assert zero: \forall integer y; 0 <= y <= 0 ==> y == 0; @/
    /@ loop invariant index: 0 <= y <= x;
       loop invariant counts: CountsUpTo(g->ranks, a, g->latency, n, y);
       loop invariant new: NewUpTo(g, a, n, y);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_once_next(S, g, a, n, y);
  }
*/

/* Each row of a combine is a message of its own. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires range: InRange(S, g->ranks, 2);
     requires ports: DuplexPorts(S, g->ticks);
     terminates \true;
     assigns \nothing;
     ensures single: SingleBlocks(a, n);
     exits \false; @/
  void lemma_written_single(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written(S, g, a, n);
    /@ assert sends: \forall integer i, k; 0 <= i < k < n && SameMessage(a, i, k) &&
         a[k].op == DODONA_SEND ==> a[i].block == a[k].block; @/
    /@ assert receives: \forall integer i, k; 0 <= i < k < n && SameMessage(a, i, k) &&
         a[k].op == DODONA_RECV ==> a[i].block == a[k].block; @/
    /@ assert ascend: \forall integer i, k; 0 <= i < k < n && SameMessage(a, i, k) ==>
         a[i].block < a[k].block && (a[k].op == DODONA_SEND || a[k].op == DODONA_RECV); @/
    /@ assert opens: \forall integer k; 0 <= k < n ==> OpensMessage(a, k); @/
  }
*/

/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires combine: 0 <= last <= 0x4000000000000000 && AllowedCombine(S, g, last);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidCombineRows(g, a, n);
     exits \false; @/
  void theorem_complete_combine(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                                int64_t last)
  {
    lemma_written(S, g, a, n);
    lemma_written_fit(S, g, a, n);
    lemma_written_single(S, g, a, n);
    lemma_counts_once(S, g->ranks, g->latency, last + g->latency);
    lemma_once_counts(S, g, a, n, last + g->latency);
    /@ assert last: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) && a[k].step <= last; @/
    /@ assert new: \forall integer k; 0 <= k < n ==> AllNew(g, a, k); @/
    /@ assert right: \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k) &&
         OpensMessage(a, k) && AllNew(g, a, k) && CombineRowRight(g, a, n, k); @/
    /@ assert counted: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         CountIs(a, g->latency, n, last + g->latency, v, d) && Counted(a, g->latency, n, v, d); @/
  }
*/

/* Conversely, valid rows write down a combine that the rules allow: the one that they receive. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidCombineRows(g, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     terminates \true;
     assigns \nothing;
     ensures written: WrittenDown(S, a, n);
     ensures combine: AllowedCombine(S, g, LastStep(a, n));
     exits \false; @/
  void theorem_exact_combine(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_combine_rows(g, a, n);
    lemma_fit_written(S, g, a, n);
    lemma_last(S, g, a, n);
    theorem_combine_rows(S, g, a, n);
  }
*/

/* The checker's verdict on rows that write a combine down. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires judgeable: CombineJudgeable(rules, n, entries);
    requires written: WrittenDown(S, rows, n);
    requires combine: 0 <= last <= 0x4000000000000000 && AllowedCombine(S, rules, last);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures accepted: \result.fault == DODONA_VALID;
    exits \false;
*/
dodona_verdict theorem_accepted_combine(const dodona_rules *rules, const dodona_row *rows,
                                        int64_t n, uint64_t *scratch, int64_t entries)
/*@ ghost (int64_t S, int64_t last) */ {
  //@ ghost theorem_complete_combine(S, rules, rows, n, last);
  return dodona_check_combine(rules, rows, n, scratch, entries);
}
