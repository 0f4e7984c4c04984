/* Tables of alpha. In figure 6, n upward and the legal alphas across, the n with one T(n) = t form a
   triangle with its top at n = N(t), where only N(t - f) can be kept:

       n = 13  T = 6            |          8/13
       n = 12  T = 6           |||
       ...                   |||||||
       n =  9  T = 6       |||||||||||
       n =  8  T = 5             |          5/8       u/f = 2

   Of n <= N(t) ranks the share N(t - f) / N(t) keeps no more than N(t - f), and leaves no more than
   N(t - u), also when rounded, since these are whole numbers. So the tops serve every n. */
#include "ref/algorithms/postal/alpha_table.h"
#include "spec/lemmas/alpha_range.h"
#include "spec/lemmas/alpha_table.h"

int64_t dodona_alpha_table_entries(const dodona_lambda *trees) {
  int64_t count = 0;
  /*@ ghost lemma_table_end(trees->latency, trees->ticks, trees->limit, trees->horizon); */
  /*@ loop invariant range: 1 <= t <= trees->horizon && 0 <= count < t;
      loop invariant tops: count == Tops(trees->latency, trees->ticks, t - 1);
      loop assigns t, count;
      loop variant trees->horizon - t; */
  for (int64_t t = 1; t < trees->horizon; t++) {
    /*@ ghost lemma_tops_next(trees->latency, trees->ticks, t); */
    if (trees->reach[t - 1] < trees->reach[t])
      count++;
  }
  return count + 1;
}

/* What t ticks reach, with the share that is kept of it. */
/*@ requires memory: \valid_read(trees) && LambdaTrees(trees);
    requires range: trees->latency <= t <= trees->horizon;
    terminates \true;
    assigns \nothing;
    ensures ranks: \result.ranks == Reach(trees->latency, trees->ticks, 0, 1, t);
    ensures share: \result.num == Reach(trees->latency, trees->ticks, 0, 1, t - trees->ticks) &&
      \result.den == \result.ranks;
    ensures range: 1 <= \result.num < \result.den;
    ensures legal: \forall integer n; Reach(trees->latency, trees->ticks, 0, 1, t - 1) < n &&
      n <= \result.ranks && n <= trees->limit ==>
      LegalAlpha(trees->latency, trees->ticks, n, \result.num, \result.den);
    exits \false; */
static dodona_alpha_entry top_at(const dodona_lambda *trees, int64_t t) {
  /*@ ghost lemma_table_end(trees->latency, trees->ticks, trees->limit, trees->horizon); */
  uint32_t stay = trees->reach[t - trees->ticks];
  uint32_t go = trees->reach[t - trees->latency];
  /*@ ghost lemma_triangle(trees->latency, trees->ticks, t, trees->reach[t - 1], stay, go); */
  return (dodona_alpha_entry){stay + go, stay, stay + go};
}

/*@ requires memory: \valid(entries + k) && 0 <= k;
    terminates \true;
    assigns entries[k];
    ensures entry: entries[k].ranks == entry.ranks && entries[k].num == entry.num &&
      entries[k].den == entry.den;
    ensures ranks: \forall integer i; 0 <= i < k ==> entries[i].ranks == \old(entries[i].ranks);
    ensures num: \forall integer i; 0 <= i < k ==> entries[i].num == \old(entries[i].num);
    ensures den: \forall integer i; 0 <= i < k ==> entries[i].den == \old(entries[i].den);
    exits \false; */
static void store(dodona_alpha_entry *entries, int64_t k, dodona_alpha_entry entry) {
  entries[k].ranks = entry.ranks;
  entries[k].num = entry.num;
  entries[k].den = entry.den;
}

/* Entry k of a table that has k so far. */
/*@ requires memory: \valid(entries + k) && \valid_read(entries + (0 .. k)) && 0 <= k;
    requires trees: \valid_read(trees) && LambdaTrees(trees);
    requires apart: \separated(entries + k, trees, trees->reach + (0 .. trees->horizon - 1));
    requires so_far: ServingEntries(trees->latency, trees->ticks, trees->limit, entries, k);
    requires serves: Serves(trees->latency, trees->ticks, trees->limit, RanksBefore(entries, k),
                            entry.ranks, entry.num, entry.den);
    terminates \true;
    assigns entries[k];
    ensures trees: LambdaTrees(trees);
    ensures entry: entries[k].ranks == entry.ranks && entries[k].num == entry.num &&
      entries[k].den == entry.den;
    ensures last: RanksBefore(entries, k + 1) == entry.ranks;
    ensures serving: ServingEntries(trees->latency, trees->ticks, trees->limit, entries, k + 1);
    ensures tops: \old(AllTops(trees->latency, trees->ticks, entries, k)) &&
      IsTop(trees->latency, trees->ticks, entry.ranks, entry.num, entry.den) ==>
      AllTops(trees->latency, trees->ticks, entries, k + 1);
    ensures runs: \old(LongestRuns(trees->latency, trees->ticks, trees->limit, entries, k)) &&
      IsRun(trees->latency, trees->ticks, trees->limit, \old(RanksBefore(entries, k)) + 1, entry.ranks) ==>
      LongestRuns(trees->latency, trees->ticks, trees->limit, entries, k + 1);
    exits \false; */
static void put(dodona_alpha_entry *entries, int64_t k, dodona_alpha_entry entry)
/*@ ghost (const dodona_lambda *trees) */ {
  store(entries, k, entry);
  /*@ assert before: \forall integer i; 0 <= i <= k ==>
        RanksBefore(entries, i) == \at(RanksBefore(entries, i), Pre); */
  /*@ assert runs: \at(LongestRuns(trees->latency, trees->ticks, trees->limit, entries, k), Pre) ==>
        LongestRuns(trees->latency, trees->ticks, trees->limit, entries, k); */
}

dodona_status dodona_alpha_table_fill(const dodona_lambda *trees, dodona_alpha_entry *entries,
                                      int64_t capacity, int64_t *count) {
  int64_t k = 0;
  /*@ ghost int32_t u = trees->latency; */
  /*@ ghost int32_t f = trees->ticks; */
  /*@ ghost lemma_table_end(u, f, trees->limit, trees->horizon); */
  /*@ ghost lemma_tops_early(u, f, u - 1); */
  /*@ ghost lemma_reach_unfold(u, f, 0, 1, u - 1); */
  /*@ loop invariant trees: LambdaTrees(trees);
      loop invariant range: u <= t <= trees->horizon + 1 && 0 <= k <= capacity;
      loop invariant count: k == Tops(u, f, t - 1);
      loop invariant last: RanksBefore(entries, k) == Reach(u, f, 0, 1, t - 1);
      loop invariant serving: ServingEntries(u, f, trees->limit, entries, k);
      loop invariant tops: AllTops(u, f, entries, k);
      loop assigns t, k, entries[0 .. capacity - 1];
      loop variant trees->horizon - t; */
  for (int64_t t = trees->latency; t <= trees->horizon; t++) {
    dodona_alpha_entry top = top_at(trees, t);
    /*@ ghost lemma_tops_next(u, f, t); */
    /*@ ghost lemma_tops_order(u, f, t, trees->horizon); */
    /*@ assert before: trees->reach[t - 1] == Reach(u, f, 0, 1, t - 1); */
    /*@ assert order: Reach(u, f, 0, 1, t - 1) <= Reach(u, f, 0, 1, t); */
    if (trees->reach[t - 1] < top.ranks) {
      /*@ assert more: k < Tops(u, f, trees->horizon); */
      if (k == capacity)
        return DODONA_SHORT_TABLE;
      /*@ assert horizon: IsHorizon(u, f, 0, 1, top.ranks, t); */
      /*@ assert top: IsTop(u, f, top.ranks, top.num, top.den); */
      put(entries, k, top) /*@ ghost (trees) */;
      k++;
    }
  }
  /*@ assert count: k == Tops(u, f, trees->horizon); */
  *count = k;
  /*@ assert same: *count == Tops(u, f, trees->horizon) && *count <= capacity; */
  return DODONA_OK;
}

int32_t dodona_alpha_greedy_entries(const dodona_lambda *trees) {
  int32_t count = 0;
  int32_t last = 1;
  /*@ loop invariant range: 0 <= count < last <= trees->limit && (1 < last ==> 1 <= count);
      loop invariant runs: \forall integer k;
        Runs(trees->latency, trees->ticks, trees->limit, last + 1, k) ==>
        Runs(trees->latency, trees->ticks, trees->limit, 2, k + count);
      loop assigns count, last;
      loop variant trees->limit - last; */
  while (last < trees->limit) {
    /*@ ghost int32_t first = last + 1; */
    last = dodona_alpha_run(trees, last + 1).last;
    /*@ ghost lemma_runs_next(trees->latency, trees->ticks, trees->limit, first, last); */
    count++;
  }
  /*@ ghost lemma_runs_end(trees->latency, trees->ticks, trees->limit, (int64_t)last + 1); */
  /*@ assert none: Runs(trees->latency, trees->ticks, trees->limit, last + 1, 0); */
  return count;
}

dodona_status dodona_alpha_greedy_fill(const dodona_lambda *trees, dodona_alpha_entry *entries,
                                       int64_t capacity, int64_t *count) {
  int64_t k = 0;
  int32_t last = 1;
  /*@ ghost int32_t u = trees->latency; */
  /*@ ghost int32_t f = trees->ticks; */
  /*@ ghost int32_t limit = trees->limit; */
  /*@ loop invariant trees: LambdaTrees(trees);
      loop invariant range: 0 <= k <= capacity && k < last <= limit && (1 < last ==> 1 <= k);
      loop invariant last: last == RanksBefore(entries, k);
      loop invariant left: \forall integer m;
        Runs(u, f, limit, 2, m) ==> Runs(u, f, limit, last + 1, m - k);
      loop invariant serving: ServingEntries(u, f, limit, entries, k);
      loop invariant runs: LongestRuns(u, f, limit, entries, k);
      loop assigns k, last, entries[0 .. capacity - 1];
      loop variant limit - last; */
  while (last < trees->limit) {
    /*@ ghost int32_t first = last + 1; */
    dodona_run run = dodona_alpha_run(trees, last + 1);
    /*@ ghost lemma_runs_next(u, f, limit, first, run.last); */
    if (k == capacity)
      return DODONA_SHORT_TABLE;
    /*@ ghost lemma_run_served(u, f, first, run.last, run.range.low.num, run.range.low.den); */
    dodona_alpha_entry entry = {(uint32_t)run.last, run.range.low.num, run.range.low.den};
    put(entries, k, entry) /*@ ghost (trees) */;
    last = run.last;
    k++;
  }
  /*@ ghost lemma_runs_end(u, f, limit, (int64_t)last + 1); */
  *count = k;
  return DODONA_OK;
}

dodona_fraction dodona_alpha_lookup(const dodona_alpha_entry *entries, int64_t count, int32_t n) {
  int64_t low = 0;
  int64_t high = count - 1;
  /*@ loop invariant range: 0 <= low <= high < count;
      loop invariant below: RanksBefore(entries, low) < n;
      loop invariant reached: n <= entries[high].ranks;
      loop assigns low, high;
      loop variant high - low; */
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (entries[middle].ranks < (uint32_t)n)
      low = middle + 1;
    else
      high = middle;
  }
  return (dodona_fraction){entries[low].num, entries[low].den};
}

int32_t dodona_alpha_keep(dodona_fraction alpha, int32_t n) {
  /*@ ghost lemma_keep_fits(alpha.num, alpha.den, n); */
  uint64_t keep = (2 * (uint64_t)alpha.num * (uint64_t)n + alpha.den) / (2 * (uint64_t)alpha.den);
  if (keep < 1)
    return 1;
  return keep < (uint64_t)n ? (int32_t)keep : n - 1;
}
