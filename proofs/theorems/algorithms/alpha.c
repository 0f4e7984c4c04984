/* What the tables of alpha are for: a tree whose senders keep what they look up ends when the lambda
   tree does, and no table has fewer entries than the one of longest runs. */
#include "ref/algorithms/postal/alpha_table.h"
#include "spec/lemmas/alpha_table.h"

/* A legal split into parts that end as soon as they can makes a whole that does. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 1 <= m < n;
     requires range: 0 <= s <= 0x4000000000000000 && 0 <= r <= 0x4000000000000000;
     requires stay: IsHorizon(u, f, 0, 1, m, s);
     requires go: IsHorizon(u, f, 0, 1, n - m, r);
     requires legal: \exists int64_t t; IsHorizon(u, f, 0, 1, n, t) && LegalSplit(u, f, n, t, m);
     terminates \true;
     assigns \nothing;
     ensures horizon: IsHorizon(u, f, 0, 1, n, \result);
     ensures end: \result == (f + s < u + r ? u + r : f + s);
     exits \false; @/
  int64_t lemma_parts_end(int32_t u, int32_t f, int32_t n, int32_t m, int64_t s, int64_t r) {
    int64_t t = lemma_horizon(u, f, 0, 1, n);
    int64_t end = f + s < u + r ? u + r : f + s;
    lemma_legal_sizes(u, f, n, t);
    theorem_legal_split(u, f, n, m, t, s, r);
    lemma_reach_order(u, f, 0, 1, t);
    lemma_reach_unfold(u, f, 0, 1, end);
    /@ assert reached: n <= Reach(u, f, 0, 1, end); @/
    /@ assert late: t <= end; @/
    return t;
  }
*/

/* The ticks of the tree of n ranks whose senders keep what the table tells: both parts go on, the
   sender f ticks later, the receiver u ticks later. They are T(n). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees) &&
      \valid_read(entries + (0 .. count - 1));
    requires table: AlphaTable(trees->latency, trees->ticks, trees->limit, entries, count);
    requires ranks: 1 <= n <= trees->limit;
    terminates \true;
    decreases n;
    assigns \nothing;
    ensures best: IsHorizon(trees->latency, trees->ticks, 0, 1, n, \result);
    ensures range: 0 <= \result <= 0x4000000000000000;
    exits \false; */
int64_t theorem_table_serves(const dodona_lambda *trees, const dodona_alpha_entry *entries,
                             int64_t count, int32_t n) {
  /*@ ghost lemma_table_end(trees->latency, trees->ticks, trees->limit, trees->horizon); */
  if (n == 1)
    return 0;
  dodona_fraction alpha = dodona_alpha_lookup(entries, count, n);
  int32_t keep = dodona_alpha_keep(alpha, n);
  /*@ assert legal: LegalAlpha(trees->latency, trees->ticks, n, alpha.num, alpha.den); */
  int64_t stay = theorem_table_serves(trees, entries, count, keep);
  int64_t go = theorem_table_serves(trees, entries, count, n - keep);
  /*@ ghost int64_t t = lemma_parts_end(trees->latency, trees->ticks, n, keep, stay, go); */
  /*@ ghost lemma_table_end(trees->latency, trees->ticks, n, t); */
  return trees->ticks + stay < trees->latency + go ? trees->latency + go : trees->ticks + stay;
}

/* An entry that serves the first n of a longest run ends with it or before. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1) && 2 <= first;
     requires run: IsRun(u, f, limit, first, last);
     requires serves: Serves(u, f, limit, before, ranks, p, q) && before < first;
     terminates \true;
     assigns \nothing;
     ensures within: ranks <= last || last == limit;
     exits \false; @/
  void lemma_run_longest(int32_t u, int32_t f, int32_t limit, int32_t first, int32_t last, uint32_t before,
                         uint32_t ranks, uint32_t p, uint32_t q) {
    int64_t end = last < limit ? last + 1 : last;
    int64_t n = first;
    /@ loop invariant range: first <= n <= end + 1;
       loop invariant inside: \forall integer m, int64_t t;
         first <= m < n && IsHorizon(u, f, 0, 1, m, t) ==> InAlphaRange(u, f, m, t, Share(p, q));
       loop assigns n;
       loop variant end - n; @/
    while (n <= end && n <= ranks) {
      int64_t t = lemma_horizon(u, f, 0, 1, (int32_t)n);
      lemma_share_legal(u, f, (int32_t)n, t, p, q);
      n++;
    }
    /@ assert meet: n == end + 1 ==> InRanges(u, f, first, end, Share(p, q)); @/
  }
*/

/* However the entries serve 2 .. limit, they are no fewer than the longest runs: each ends with its
   run or before. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees) &&
      \valid_read(runs + (0 .. count - 1)) && \valid_read(entries + (0 .. others - 1));
    requires range: 0 <= count;
    requires runs: LongestRuns(trees->latency, trees->ticks, trees->limit, runs, count);
    requires table: AlphaTable(trees->latency, trees->ticks, trees->limit, entries, others);
    terminates \true;
    assigns \nothing;
    ensures fewest: count <= others;
    exits \false; */
void theorem_fewest_entries(const dodona_lambda *trees, const dodona_alpha_entry *runs,
                            int64_t count, const dodona_alpha_entry *entries, int64_t others) {
  /*@ loop invariant range: 0 <= i <= count && i <= others;
      loop invariant behind: RanksBefore(entries, i) <= RanksBefore(runs, i) ||
        trees->limit <= RanksBefore(runs, i);
      loop assigns i;
      loop variant count - i; */
  for (int64_t i = 0; i < count; i++) {
    int64_t last = i < 1 ? 1 : (int64_t)runs[i - 1].ranks;
    uint32_t before = i < 1 ? 1 : entries[i - 1].ranks;
    /*@ assert run: IsRun(trees->latency, trees->ticks, trees->limit, last + 1, runs[i].ranks); */
    /*@ assert left: last < trees->limit && before <= last; */
    /*@ assert more: i < others; */
    /*@ ghost lemma_run_longest(trees->latency, trees->ticks, trees->limit, (int32_t)(last + 1),
                                (int32_t)runs[i].ranks, before, entries[i].ranks, entries[i].num,
                                entries[i].den); */
  }
}
