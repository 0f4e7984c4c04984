/* A reduction or an allreduce that combines every input exactly once, written down as rows, is valid
   rows: block by block, and all of them. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_complete.h"

/* Where a result is never sent beside a partial combination, rows are of one form. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires rules: KeepsRules(S, g);
     requires alone: ResultsAlone(S, s, b);
     terminates \true;
     assigns \nothing;
     ensures one: OneForm(a, n, s, b);
     exits \false; @/
  void lemma_written_form(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                          int32_t s, int32_t b)
  {
    lemma_written_fit(S, g, a, n);
    lemma_reduce_fit(g, a, n);
    lemma_written(S, g, a, n);
    /@ assert result: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV &&
         a[k].block == s + b ==> Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
           ResultSent(S, s, a[k].step, a[k].rank, b); @/
    /@ assert partial: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV &&
         a[k].block == b ==> Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
           !ResultSent(S, s, a[k].step, a[k].rank, b); @/
  }
*/

/* Who sends a result has every input by the rows before. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires rules: KeepsRules(S, g);
     requires finished: ResultsFinished(S, g->ranks, s, b);
     requires last: EndsWith(S, last);
     requires times: TimesUpTo(g->ranks, a, g->latency, s, n, b, last);
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer k; 0 <= k < n && a[k].block == s + b ==>
       SendsFinished(g, a, k);
     exits \false; @/
  void lemma_sends_finished(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                            int32_t s, int32_t b, int64_t last)
  {
    lemma_written_fit(S, g, a, n);
    lemma_since_fit(g, a, n, s, b);
    lemma_written(S, g, a, n);
    /@ assert sender: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
         a[k].op == DODONA_SEND && a[k].block == s + b ==>
           Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block) && a[k].step <= last &&
           Times(a[k].step, a[k].rank, b, d) == 1; @/
    /@ assert has: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
         a[k].op == DODONA_SEND && a[k].block == s + b ==>
           TimesIs(a, g->latency, s, n, a[k].step, a[k].rank, b, d) &&
           IncludedBy(a, g->latency, s, n, a[k].rank, b, d, a[k].step) &&
           IncludedBy(a, g->latency, s, k, a[k].rank, b, d, a[k].step); @/
  }
*/

/* One block. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires last: 0 <= last <= 0x4000000000000000;
     requires reducing: AllowedReducing(S, g, s, all, last);
     terminates \true;
     assigns \nothing;
     ensures right: BlockRight(g, a, n, s, b);
     ensures reduced: \forall integer v, d; Wants(g, all, v) && 0 <= d < g->ranks ==>
       Included(a, g->latency, s, n, v, b, d);
     exits \false; @/
  void lemma_block_right(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                         int64_t n, int32_t s, int32_t b, int64_t last)
  {
    /@ assert block: CombinesBlock(S, g, s, b, last + g->latency); @/
    lemma_written_form(S, g, a, n, s, b);
    lemma_written_fit(S, g, a, n);
    lemma_fresh(S, g, a, n, s, b, last + g->latency);
    lemma_sends_finished(S, g, a, n, s, b, last);
    lemma_written(S, g, a, n);
    /@ assert last: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) && a[k].step <= last; @/
    /@ assert fresh: \forall integer k; 0 <= k < n && a[k].block == b ==> NoneRepeated(g, a, k); @/
    /@ assert needed: g->redundant == 0 ==> \forall integer k; 0 <= k < n &&
         a[k].op == DODONA_RECV && a[k].block == s + b ==>
           LacksSome(g->ranks, a[k].step + g->latency - 1, a[k].rank, b); @/
    /@ loop invariant index: 0 <= k <= n;
       loop invariant lacks: \forall integer i; 0 <= i < k && a[i].block == s + b ==>
         LacksInput(g, a, i);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (g->redundant == 0 && a[k].op == DODONA_RECV && a[k].block == s + b)
        lemma_lacks_input(g, a, n, s, b, k);
    }
    /@ assert entry: \forall integer v, d;
         TimesIs(a, g->latency, s, n, last + g->latency, v, b, d) &&
         Times(last + g->latency, v, b, d) == 1 ==> Included(a, g->latency, s, n, v, b, d); @/
    /@ assert reduced: \forall integer v, d; Wants(g, all, v) && 0 <= d < g->ranks ==>
         TimesIs(a, g->latency, s, n, last + g->latency, v, b, d) &&
         Times(last + g->latency, v, b, d) == 1; @/
  }
*/

/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires last: 0 <= last <= 0x4000000000000000;
     requires reducing: AllowedReducing(S, g, s, all, last);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidReduceRows(g, all, a, n);
     exits \false; @/
  void theorem_complete_reduce(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                               int64_t n, int32_t s, int64_t last)
  {
    /@ loop invariant block: 0 <= b <= s;
       loop invariant right: \forall integer c; 0 <= c < b ==> BlockRight(g, a, n, s, c);
       loop invariant reduced: \forall integer c, v, d; 0 <= c < b && Wants(g, all, v) &&
         0 <= d < g->ranks ==> Included(a, g->latency, s, n, v, c, d);
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      lemma_block_right(S, g, all, a, n, s, b, last);
    lemma_written_fit(S, g, a, n);
    lemma_written(S, g, a, n);
    /@ assert half: g->blocks / 2 == s; @/
    /@ assert partial: \forall integer k; 0 <= k < n && a[k].block < s ==>
         RowInRange(g, a, k) && BlockRight(g, a, n, s, a[k].block) && NoneRepeated(g, a, k) &&
         SendsFinished(g, a, k) && LacksInput(g, a, k); @/
    /@ assert result: \forall integer k; 0 <= k < n && s <= a[k].block ==>
         RowInRange(g, a, k) && BlockRight(g, a, n, s, a[k].block - s) &&
         NoneRepeated(g, a, k) && SendsFinished(g, a, k) && LacksInput(g, a, k); @/
    /@ assert right: \forall integer k; 0 <= k < n ==>
         RowFits(g, a, n, k) && ReduceRowRight(g, a, n, k); @/
    /@ assert reduced: ReducedBefore(g, all, a, n, g->ranks, 0, 0); @/
  }
*/

/* The checker's verdict on rows that write a reduction or an allreduce down. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires judgeable: ReduceJudgeable(rules, n, entries);
    requires written: WrittenDown(S, rows, n);
    requires last: 0 <= last <= 0x4000000000000000;
    requires reducing: AllowedReducing(S, rules, s, all, last);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures accepted: \result.fault == DODONA_VALID;
    exits \false;
*/
dodona_reduce_verdict theorem_accepted_reduce(const dodona_rules *rules, int32_t all,
                                              const dodona_row *rows, int64_t n, uint64_t *scratch,
                                              int64_t entries)
/*@ ghost (int64_t S, int32_t s, int64_t last) */ {
  //@ ghost theorem_complete_reduce(S, rules, all, rows, n, s, last);
  return dodona_check_reduce(rules, all, rows, n, scratch, entries);
}
