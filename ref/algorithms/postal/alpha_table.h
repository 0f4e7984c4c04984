/* Makes tables of alpha for n = 2 .. limit. They say what a sender of n ranks keeps, in a few entries
   instead of one for each n. Source: Bruck et al., section 2.4, figure 9. */
#ifndef DODONA_ALGORITHMS_POSTAL_ALPHA_TABLE_H
#define DODONA_ALGORITHMS_POSTAL_ALPHA_TABLE_H

#include "ref/algorithms/postal/alpha_range.h"
#include "spec/algorithms/alpha_table.h"

/* An entry serves each n up to its own ranks that no entry before it serves, from n = 2 on. */
typedef struct dodona_alpha_entry {
  uint32_t ranks;
  uint32_t num; /* alpha = num / den */
  uint32_t den;
} dodona_alpha_entry;

/*@
  // Where the entry before ends.
  logic integer RanksBefore{L}(dodona_alpha_entry *entries, integer i) =
    i < 1 ? 1 : (integer)entries[i - 1].ranks;

  // An entry that serves n ranks up to the limit, before < n <= ranks, by alpha = p/q.
  predicate Serves(integer u, integer f, integer limit, integer before, integer ranks, integer p,
                   integer q) =
    p < q && before < ranks &&
    \forall integer n; before < n <= ranks && n <= limit ==> LegalAlpha(u, f, n, p, q);

  predicate ServingEntries{L}(integer u, integer f, integer limit, dodona_alpha_entry *entries,
                              integer count) =
    \forall integer i; 0 <= i < count ==> Serves(u, f, limit, RanksBefore(entries, i),
      entries[i].ranks, entries[i].num, entries[i].den);

  // A table from which each n of 2 .. limit can be looked up.
  predicate AlphaTable{L}(integer u, integer f, integer limit, dodona_alpha_entry *entries,
                          integer count) =
    1 <= count && limit <= entries[count - 1].ranks &&
    ServingEntries(u, f, limit, entries, count);

  // The largest n with T(n) = t, and the share N(t - f) / N(t).
  predicate IsTop(integer u, integer f, integer n, integer p, integer q) =
    \exists integer t; IsHorizon(u, f, 0, 1, n, t) && n == Reach(u, f, 0, 1, t) && q == n &&
      p == Reach(u, f, 0, 1, t - f);

  predicate AllTops{L}(integer u, integer f, dodona_alpha_entry *entries, integer count) =
    \forall integer i; 0 <= i < count ==>
      IsTop(u, f, entries[i].ranks, entries[i].num, entries[i].den);

  predicate LongestRuns{L}(integer u, integer f, integer limit, dodona_alpha_entry *entries,
                           integer count) =
    \forall integer i; 0 <= i < count ==>
      IsRun(u, f, limit, RanksBefore(entries, i) + 1, entries[i].ranks);
*/

/* Returns how many entries dodona_alpha_table_fill writes: the number of values that T has on 2 .. limit; O(T). */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    terminates \true;
    assigns \nothing;
    ensures tops: \result == Tops(trees->latency, trees->ticks, trees->horizon);
    ensures range: 1 <= \result <= trees->horizon;
    exits \false; */
int64_t dodona_alpha_table_entries(const dodona_lambda *trees);

/* Writes the table of triangle tops: for each value of T the largest n with this value, and N(t - f) / N(t) for
   alpha; O(T). DODONA_SHORT_TABLE if and only if `capacity` is too small: then nothing but entries was written. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees) &&
      \valid(entries + (0 .. capacity - 1)) && \valid(count);
    requires range: 0 <= capacity;
    requires apart: \separated(entries + (0 .. capacity - 1), count, trees,
                               trees->reach + (0 .. trees->horizon - 1));
    terminates \true;
    assigns entries[0 .. capacity - 1], *count;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==>
      capacity < Tops(trees->latency, trees->ticks, trees->horizon);
    ensures count: \result == DODONA_OK ==>
      *count == Tops(trees->latency, trees->ticks, trees->horizon);
    ensures tops: \result == DODONA_OK ==>
      AllTops(trees->latency, trees->ticks, entries, *count);
    ensures table: \result == DODONA_OK ==>
      AlphaTable(trees->latency, trees->ticks, trees->limit, entries, *count);
    ensures unchanged: \result != DODONA_OK ==> *count == \old(*count);
    exits \false; */
dodona_status dodona_alpha_table_fill(const dodona_lambda *trees, dodona_alpha_entry *entries,
                                      int64_t capacity, int64_t *count);

/* Returns how many entries dodona_alpha_greedy_fill writes; O(limit + T), and O(log T) for each. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    terminates \true;
    assigns \nothing;
    ensures runs: Runs(trees->latency, trees->ticks, trees->limit, 2, \result);
    ensures range: 1 <= \result < trees->limit;
    exits \false; */
int32_t dodona_alpha_greedy_entries(const dodona_lambda *trees);

/* Writes the table of longest runs: from n = 2 upward, each entry goes as far as one alpha can. O(limit +
   T), and O(log T) for each entry. DODONA_SHORT_TABLE if and only if `capacity` is too small: then nothing
   but entries was written. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees) &&
      \valid(entries + (0 .. capacity - 1)) && \valid(count);
    requires range: 0 <= capacity;
    requires apart: \separated(entries + (0 .. capacity - 1), count, trees,
                               trees->reach + (0 .. trees->horizon - 1));
    terminates \true;
    assigns entries[0 .. capacity - 1], *count;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \forall integer k; Runs(trees->latency, trees->ticks, trees->limit, 2, k) ==>
      (\result == DODONA_SHORT_TABLE <==> capacity < k);
    ensures count: \forall integer k; \result == DODONA_OK &&
      Runs(trees->latency, trees->ticks, trees->limit, 2, k) ==> k == *count;
    ensures runs: \result == DODONA_OK ==>
      LongestRuns(trees->latency, trees->ticks, trees->limit, entries, *count);
    ensures table: \result == DODONA_OK ==>
      AlphaTable(trees->latency, trees->ticks, trees->limit, entries, *count);
    ensures unchanged: \result != DODONA_OK ==> *count == \old(*count);
    exits \false; */
dodona_status dodona_alpha_greedy_fill(const dodona_lambda *trees, dodona_alpha_entry *entries,
                                       int64_t capacity, int64_t *count);

/* Returns the alpha of the entry that serves n ranks, by binary search. It is legal for n if the table is right. */
/*@ requires memory: \valid_read(entries + (0 .. count - 1)) && 1 <= count;
    requires ranks: 2 <= n <= entries[count - 1].ranks;
    terminates \true;
    assigns \nothing;
    ensures entry: \exists integer i; 0 <= i < count && RanksBefore(entries, i) < n &&
      n <= entries[i].ranks && \result.num == entries[i].num && \result.den == entries[i].den;
    ensures legal: \forall integer u, f, limit; n <= limit &&
      ServingEntries(u, f, limit, entries, count) ==>
      \result.num < \result.den && LegalAlpha(u, f, n, \result.num, \result.den);
    exits \false; */
dodona_fraction dodona_alpha_lookup(const dodona_alpha_entry *entries, int64_t count, int32_t n);

/* Returns how many of n >= 2 ranks a sender keeps by this alpha: alpha n, halves rounded up, but 1 .. n - 1. */
/*@ requires range: 2 <= n && alpha.num < alpha.den;
    terminates \true;
    assigns \nothing;
    ensures keep: \result == AlphaKeep(alpha.num, alpha.den, n);
    ensures range: 1 <= \result < n;
    exits \false; */
int32_t dodona_alpha_keep(dodona_fraction alpha, int32_t n);

#endif
