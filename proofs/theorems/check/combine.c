/* What the checker of combines calls valid is a schedule after which every rank has counted every
   input exactly once. By induction on the step x: by then the network has counted input d at rank v
   once if 0 <= Entry(.., n, v, d) <= x, else not at all. */
#include "ref/check/combine.h"
#include "spec/lemmas/check_combine_delivery.h"

/*@ ghost
  void lemma_combine_rows(const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert fit: \forall integer k; 0 <= k < n ==>
         CombineRowRight(g, a, n, k) && RowFits(g, a, n, k); @/
    /@ assert single: \forall integer k; 0 <= k < n ==>
         CombineRowRight(g, a, n, k) && OpensMessage(a, k); @/
    lemma_combine_fit(g, a, n);
    /@ assert new: \forall integer k; 0 <= k < n ==>
         CombineRowRight(g, a, n, k) && AllNew(g, a, k); @/
    /@ assert once: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks ==>
         AllNew(g, a, k) && !Again(a, g->latency, k, d); @/
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: CombineRowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires before: 0 <= x < INT64_MAX && CountsUpTo(g->ranks, a, g->latency, n, x);
     terminates \true;
     assigns \nothing;
     ensures now: CountsUpTo(g->ranks, a, g->latency, n, x + 1);
     exits \false; @/
  void lemma_count_next(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t x)
  {
    lemma_combine_rows(g, a, n);
    lemma_quiet(S, g, a, n, x);
    /@ loop invariant index: 0 <= k <= n;
       loop invariant arrived: \forall integer i, d; 0 <= i < k && 0 <= d < g->ranks &&
         a[i].op == DODONA_RECV && a[i].step + g->latency == x + 1 ==>
           CountIs(a, g->latency, n, x + 1, a[i].rank, d);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (a[k].op == DODONA_RECV && a[k].step == x + 1 - g->latency)
        lemma_arrives(S, g, a, n, k, x);
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

/* Up to step x the network has counted what the entries say. */
/*@ ghost
  /@ requires rules: \valid_read(g) && CombineSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: CombineRowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, g->latency);
     requires step: 0 <= x;
     terminates \true;
     assigns \nothing;
     ensures counts: CountsUpTo(g->ranks, a, g->latency, n, x);
     exits \false; @/
  void lemma_counts(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t x)
  {
    lemma_combine_rows(g, a, n);
    lemma_entry_own(a, g->latency, n);
    /@ assert start: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Count(0, v, d) == (v == d ? 1 : 0) && CountIs(a, g->latency, n, 0, v, d); @/
    /@ assert zero: \forall integer y; 0 <= y <= 0 ==> y == 0; @/
    /@ loop invariant index: 0 <= y <= x;
       loop invariant counts: CountsUpTo(g->ranks, a, g->latency, n, y);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_count_next(S, g, a, n, y);
  }
*/

/*@ ghost
  void theorem_combine_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_combine_rows(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_ports(S, g, a, n);
    lemma_range(S, g, a, n);
    int64_t last = lemma_last(S, g, a, n);
    lemma_counts(S, g, a, n, last + g->latency);
    lemma_entry_own(a, g->latency, n);
    /@ assert brought: \forall integer v, d, x; BroughtAt(a, g->latency, 0, n, v, d, x) ==>
         x <= last + g->latency; @/
    /@ assert entry: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Counted(a, g->latency, n, v, d) &&
         0 <= Entry(a, g->latency, n, v, d) <= last + g->latency; @/
    /@ assert once: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         CountIs(a, g->latency, n, last + g->latency, v, d) &&
         Count(last + g->latency, v, d) == 1; @/
  }
*/

/* The checker's verdict: if the rows are valid, then a network that runs them leaves every rank
   with the combination of all inputs, each counted once, one latency after the last step. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires schedule: IsSchedule(S, rows, n);
    requires network: Combining(S, rules->latency);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures combined: \result.fault == DODONA_VALID ==>
      AllCombined(rules->ranks, LastStep(rows, n) + rules->latency);
    ensures range: \result.fault == DODONA_VALID ==> InRange(S, rules->ranks, 2);
    ensures ports: \result.fault == DODONA_VALID ==> DuplexPorts(S, rules->ticks);
    ensures simplex: \result.fault == DODONA_VALID && rules->simplex != 0 ==>
      SimplexPorts(S, rules->ticks);
    ensures sent: \result.fault == DODONA_VALID ==> IsSent(S, rows, n);
    exits \false;
*/
dodona_verdict theorem_checked_combine(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                       uint64_t *scratch, int64_t entries)
/*@ ghost (int64_t S) */ {
  dodona_verdict verdict = dodona_check_combine(rules, rows, n, scratch, entries);
  /*@ ghost
    if (verdict.fault == DODONA_VALID)
      theorem_combine_rows(S, rules, rows, n);
  */
  return verdict;
}
