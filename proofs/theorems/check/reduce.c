/* What the checker of reductions calls valid is a schedule after which the root, or every rank, has
   every input of every block exactly once. Block by block, by induction on the step x: by then the
   network has combined input d into rank v's block b once if 0 <= Since(.., n, v, b, d) <= x, else not
   at all. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_delivery.h"

/* From one step to the next. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires before: 0 <= x < INT64_MAX && TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     terminates \true;
     assigns \nothing;
     ensures now: TimesUpTo(g->ranks, a, g->latency, s, n, b, x + 1);
     exits \false; @/
  void lemma_times_next(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                        int32_t b, int64_t x)
  {
    lemma_reduce_rows(g, a, n);
    lemma_alone(g, a, n, s, b);
    lemma_result(g, a, n, s, b);
    /@ loop invariant index: 0 <= k <= n;
       loop invariant arrived: \forall integer i, d; 0 <= i < k && 0 <= d < g->ranks &&
         a[i].op == DODONA_RECV && (a[i].block == b || a[i].block == s + b) &&
         a[i].step + g->latency == x + 1 ==>
           TimesIs(a, g->latency, s, n, x + 1, a[i].rank, b, d);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (a[k].op == DODONA_RECV && a[k].step == x + 1 - g->latency) {
        if (a[k].block == b)
          lemma_partial_arrives(S, g, a, n, s, b, k, x);
        else if (a[k].block == s + b)
          lemma_result_arrives(S, g, a, n, s, b, k, x);
      }
    }
    lemma_times_more(S, g, a, n, s, b, x);
  }
*/

/*@ ghost
  void lemma_reduce_times(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                   int32_t b, int64_t x)
  {
    lemma_reduce_rows(g, a, n);
    lemma_since_own(a, g->latency, s, b, n);
    /@ assert start: \forall integer v, d; 0 <= v < g->ranks && 0 <= d < g->ranks ==>
         Times(0, v, b, d) == (v == d ? 1 : 0) && TimesIs(a, g->latency, s, n, 0, v, b, d); @/
    /@ assert zero: \forall integer y; 0 <= y <= 0 ==> y == 0; @/
    /@ loop invariant index: 0 <= y <= x;
       loop invariant times: TimesUpTo(g->ranks, a, g->latency, s, n, b, y);
       loop assigns y;
       loop variant x - y; @/
    for (int64_t y = 0; y < x; y++)
      lemma_times_next(S, g, a, n, s, b, y);
  }
*/

/* One block of a valid schedule is reduced. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidReduceRows(g, all, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires last: 0 <= last <= 0x4000000000000000 &&
       \forall integer k; 0 <= k < n ==> a[k].step <= last;
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer v, d; Wants(g, all, v) && 0 <= d < g->ranks ==>
       Times(last + g->latency, v, b, d) == 1;
     exits \false; @/
  void lemma_block_reduced(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                           int64_t n, int32_t s, int32_t b, int64_t last)
  {
    lemma_reduce_rows(g, a, n);
    lemma_reduce_times(S, g, a, n, s, b, last + g->latency);
    lemma_since_own(a, g->latency, s, b, n);
    /@ assert brought: \forall integer v, d, x; InputArrives(a, g->latency, s, 0, n, v, b, d, x) ==>
         x <= last + g->latency; @/
    /@ assert entry: \forall integer v, d; Wants(g, all, v) && 0 <= d < g->ranks ==>
         Included(a, g->latency, s, n, v, b, d) &&
         IncludedBy(a, g->latency, s, n, v, b, d, last + g->latency); @/
    /@ assert once: \forall integer v, d; Wants(g, all, v) && 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, last + g->latency, v, b, d) &&
         Times(last + g->latency, v, b, d) == 1; @/
  }
*/

/*@ ghost
  void theorem_reduce_rows(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                           int64_t n)
  {
    int32_t s = g->blocks / 2;
    lemma_reduce_rows(g, a, n);
    lemma_sent(S, g, a, n);
    lemma_ports(S, g, a, n);
    lemma_range(S, g, a, n);
    int64_t last = lemma_last(S, g, a, n);
    /@ assert last: \forall integer k; 0 <= k < n ==> a[k].step <= last; @/
    /@ loop invariant index: 0 <= b <= s;
       loop invariant once: \forall integer v, c, d; Wants(g, all, v) && 0 <= c < b &&
         0 <= d < g->ranks ==> Times(last + g->latency, v, c, d) == 1;
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      lemma_block_reduced(S, g, all, a, n, s, b, last);
    /@ assert wants: \forall integer v; 0 <= v < g->ranks && (all != 0 || v == g->root) ==>
         Wants(g, all, v); @/
  }
*/

/* The checker's verdict: if the rows are valid, then a network that runs them leaves the root (`all`
   0) or every rank with every input of every block exactly once, one latency after the last step. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires schedule: IsSchedule(S, rows, n);
    requires network: Reducing(S, rules->blocks / 2, rules->latency);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures reduced: \result.fault == DODONA_VALID ==>
      AllReduced(rules->ranks, rules->blocks / 2, rules->root, all,
                 LastStep(rows, n) + rules->latency);
    ensures range: \result.fault == DODONA_VALID ==> InRange(S, rules->ranks, rules->blocks);
    ensures ports: \result.fault == DODONA_VALID ==> MessagePorts(S, rules->ticks);
    ensures simplex: \result.fault == DODONA_VALID && rules->simplex != 0 ==>
      SimplexMessages(S, rules->ticks);
    ensures sent: \result.fault == DODONA_VALID ==> IsSent(S, rows, n);
    exits \false;
*/
dodona_reduce_verdict theorem_checked_reduce(const dodona_rules *rules, int32_t all,
                                             const dodona_row *rows, int64_t n, uint64_t *scratch,
                                             int64_t entries)
/*@ ghost (int64_t S) */ {
  dodona_reduce_verdict verdict = dodona_check_reduce(rules, all, rows, n, scratch, entries);
  /*@ ghost
    if (verdict.fault == DODONA_VALID)
      theorem_reduce_rows(S, rules, all, rows, n);
  */
  return verdict;
}
