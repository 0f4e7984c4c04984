/* A combine's rows as messages among ranks and their twins: what is counted of the messages is what a network counts that runs the rows. */
#include "ref/check/twins.h"
#include "spec/lemmas/check_twins.h"
#include "spec/lemmas/check_weights.h"
#include "spec/lemmas/check_weights_network.h"

/*@
  // Messages p .. q - 1 are of steps from .. to, and for ranks below P.
  predicate WithinSteps{L}(dodona_message *m, integer P, integer p, integer q, integer from, integer to) =
    \forall integer j; p <= j < q ==> from <= m[j].step <= to && m[j].dst < P;

  predicate TwinsKeep{L}(dodona_message *m, integer latency, integer P, integer d, integer q) =
    \forall integer u; P <= u ==> Copies(m, latency, 0, P + d, q, u) == (u == P + d ? 1 : 0);

  predicate NotReceived{L}(dodona_row *a, integer l, integer h, integer v) =
    \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==> a[k].rank != v;

  // What row k adds to what its rank has, when r messages have arrived.
  logic integer Added{L}(dodona_row *a, dodona_message *m, integer latency, integer P, integer d, integer r, integer k) =
    Copies(m, latency, 0, P + d, r, a[k].peer) + (a[k].block == 0 ? Copies(m, latency, 0, P + d, r, P + a[k].peer) : 0);

  predicate RowAdds{L}(dodona_row *a, dodona_message *m, integer latency, integer P, integer d, integer r, integer p, integer q,
                       integer k) =
    Copies(m, latency, 0, P + d, q, a[k].rank) ==
      Copies(m, latency, 0, P + d, p, a[k].rank) + Added(a, m, latency, P, d, r, k);

  // By step x the messages of the rows count of input d what the network does, but for each rank's own.
  predicate CountedBoth{L}(dodona_message *m, integer latency, integer P, integer d, integer t, integer x) =
    \forall integer v; 0 <= v < P ==>
      Count(x, v, d) == Copies(m, latency, 0, P + d, Arrived(m, latency, x, t), v) + (v == d ? 1 : 0);
*/

/* Messages of rows l .. e - 1, whose steps are from .. to. */
/*@ ghost
  /@ requires rows: 0 <= l <= e <= n && TwinsOf(a, n, P, m, first);
     requires read: \valid_read(a + (0 .. n - 1)) && \valid_read(first + (0 .. n));
     requires steps: \forall integer i; l <= i < e ==> from <= a[i].step <= to && a[i].rank < P;
     terminates \true;
     decreases e - l;
     assigns \nothing;
     ensures steps: WithinSteps(m, P, first[l], first[e], from, to);
     ensures order: \forall integer i, k; l <= i <= k <= e ==> first[i] <= first[k];
     exits \false; @/
  void lemma_within_steps(const dodona_row *a, int64_t n, int32_t P, const dodona_message *m, const uint64_t *first, int64_t l,
                          int64_t e, int64_t from, int64_t to)
  {
    if (l < e) {
      lemma_within_steps(a, n, P, m, first, l, e - 1, from, to);
      /@ assert width: first[e] == first[e - 1] + TwinWidth(a[e - 1]) && first[e - 1] <= first[e]; @/
      /@ assert last: \forall integer i; l <= i < e ==> first[i] <= first[e - 1] && first[i] <= first[e]; @/
      /@ assert new: \forall integer j; first[e - 1] <= j < first[e] ==> IsTwins(a, P, m, first[e - 1], j, e - 1) &&
           m[j].step == a[e - 1].step && m[j].dst == a[e - 1].rank; @/
    }
  }
*/

/* Nobody sends a twin anything. */
/*@ ghost
  /@ requires range: 0 <= q && 0 <= d < P <= 0x3fffffff;
     requires dst: \forall integer k; 0 <= k < q ==> m[k].dst < P;
     terminates \true;
     decreases q;
     assigns \nothing;
     ensures keep: TwinsKeep(m, latency, P, d, q);
     exits \false; @/
  void lemma_twins_keep(const dodona_message *m, int64_t latency, int32_t P, int32_t d, int64_t q)
  {
    if (q > 0) {
      lemma_twins_keep(m, latency, P, d, q - 1);
      lemma_copies(m, latency, 0, P + d, q);
    }
  }
*/

/*@ ghost
  /@ requires range: 0 <= t <= 0x7ffffffffffffffe && 0 <= d < P <= 0x3fffffff && \valid_read(m + (0 .. t - 1));
     requires steps: 0 <= latency <= 0x3fffffffffffffff && \forall integer k; 0 <= k < t ==> 0 <= m[k].step <= 0x4000000000000000;
     requires dst: \forall integer k; 0 <= k < t ==> m[k].dst < P;
     terminates \true;
     decreases t;
     assigns \nothing;
     ensures keep: TwinsKeep(m, latency, P, d, Arrived(m, latency, y, t));
     exits \false; @/
  void lemma_keep_arrived(const dodona_message *m, int64_t latency, int32_t P, int32_t d, int64_t y, int64_t t)
  {
    if (t == 0 || m[t - 1].step + latency <= y)
      lemma_twins_keep(m, latency, P, d, t);
    else
      lemma_keep_arrived(m, latency, P, d, y, t - 1);
  }
*/

/* Rows l .. h - 1, all of step y. */
/*@ ghost
  /@ requires rows: 0 <= l <= h <= n && 1 <= P <= 0x3fffffff && 0 <= d < P && TwinsOf(a, n, P, m, first);
     requires read: \valid_read(a + (0 .. n - 1)) && \valid_read(first + (0 .. n)) && 0 <= first[h] <= 0x3fffffffffffffff;
     requires one: \forall integer i, k; l <= i < k < h && a[i].op == DODONA_RECV && a[k].op == DODONA_RECV ==> a[i].rank != a[k].rank;
     requires seen: \forall integer j; first[l] <= j < first[h] ==> SeenBy(m, latency, j) == Arrived(m, latency, y, first[n]);
     requires ascend: 0 <= first[l] && \forall integer i, k; l <= i <= k <= h ==> first[i] <= first[k];
     terminates \true;
     decreases h - l;
     assigns \nothing;
     ensures stays: \forall integer v; NotReceived(a, l, h, v) ==>
       Copies(m, latency, 0, P + d, first[h], v) == Copies(m, latency, 0, P + d, first[l], v);
     ensures adds: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
       RowAdds(a, m, latency, P, d, Arrived(m, latency, y, first[n]), first[l], first[h], k);
     exits \false; @/
  void lemma_rows_add(const dodona_row *a, int64_t n, int32_t P, const dodona_message *m, const uint64_t *first, int64_t latency,
                      int32_t d, int64_t y, int64_t l, int64_t h)
  {
    if (l == h)
      return;
    /@ assert width: first[h] == first[h - 1] + TwinWidth(a[h - 1]) && first[l] <= first[h - 1]; @/
    /@ assert messages: \forall integer j; first[h - 1] <= j < first[h] ==> IsTwins(a, P, m, first[h - 1], j, h - 1) &&
         SeenBy(m, latency, j) == Arrived(m, latency, y, first[n]); @/
    lemma_rows_add(a, n, P, m, first, latency, d, y, l, h - 1);
    if (a[h - 1].op == DODONA_RECV) {
      lemma_copies(m, latency, 0, P + d, first[h - 1] + 1);
      if (a[h - 1].block == 0)
        lemma_copies(m, latency, 0, P + d, first[h - 1] + 2);
    }
    /@ assert other: \forall integer v; a[h - 1].op != DODONA_RECV || a[h - 1].rank != v ==>
         Copies(m, latency, 0, P + d, first[h], v) == Copies(m, latency, 0, P + d, first[h - 1], v); @/
    /@ assert last: a[h - 1].op == DODONA_RECV ==> NotReceived(a, l, h - 1, a[h - 1].rank) &&
         RowAdds(a, m, latency, P, d, Arrived(m, latency, y, first[n]), first[h - 1], first[h], h - 1); @/
    /@ assert none: \forall integer v; NotReceived(a, l, h, v) ==> NotReceived(a, l, h - 1, v) &&
         (a[h - 1].op == DODONA_RECV ==> a[h - 1].rank != v); @/
    /@ assert before: \forall integer k; l <= k < h - 1 && a[k].op == DODONA_RECV ==>
         RowAdds(a, m, latency, P, d, Arrived(m, latency, y, first[n]), first[l], first[h - 1], k) &&
         Copies(m, latency, 0, P + d, first[h], a[k].rank) == Copies(m, latency, 0, P + d, first[h - 1], a[k].rank); @/
  }
*/

/* What the rows l .. h - 1 of one step do to each rank. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && \valid_read(first + (0 .. n)) && 0 <= l <= h <= n && 1 <= P <= 0x3fffffff &&
       1 <= latency && 0 <= d < P;
     requires range: \forall integer k; 0 <= k < n ==> 0 <= a[k].step && 0 <= a[k].rank < P && 0 <= a[k].peer < P &&
       0 <= a[k].block <= 1;
     requires these: \forall integer k; 0 <= k < n ==> (l <= k < h <==> a[k].step == x - latency);
     requires messages: 0 <= first[n] <= 0x3fffffffffffffff && Messages(m, first[n], 2 * P, 1);
     requires steps: latency <= 0x3fffffffffffffff && \forall integer k; 0 <= k < n ==> a[k].step <= 0x4000000000000000;
     requires mine: \forall integer k; 0 <= k < first[n] ==> m[k].step <= 0x4000000000000000;
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, latency);
     requires step: 0 < x;
     requires had: CountedBoth(m, latency, P, d, first[n], x - 1) && first[l] == Arrived(m, latency, x - 1, first[n]);
     requires sent: CountedBoth(m, latency, P, d, first[n], x - latency) && 0 <= Arrived(m, latency, x - latency, first[n]) <= first[n];
     requires now: first[h] == Arrived(m, latency, x, first[n]);
     requires stays: \forall integer v; NotReceived(a, l, h, v) ==>
       Copies(m, latency, 0, P + d, first[h], v) == Copies(m, latency, 0, P + d, first[l], v);
     requires adds: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
       RowAdds(a, m, latency, P, d, Arrived(m, latency, x - latency, first[n]), first[l], first[h], k);
     requires dst: \forall integer k; 0 <= k < first[n] ==> m[k].dst < P;
     terminates \true;
     assigns \nothing;
     ensures counted: CountedBoth(m, latency, P, d, first[n], x);
     exits \false; @/
  void lemma_combined_rows(int64_t S, const dodona_row *a, int64_t n, int32_t P, const dodona_message *m, const uint64_t *first,
                           int64_t latency, int32_t d, int64_t x, int64_t l, int64_t h)
  {
    lemma_keep_arrived(m, latency, P, d, x - latency, first[n]);
    /@ assert twin: \forall integer u; 0 <= u < P ==>
         Copies(m, latency, 0, P + d, Arrived(m, latency, x - latency, first[n]), P + u) == (u == d ? 1 : 0); @/
    /@ assert has: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_RECV, x - latency, a[k].rank, a[k].peer, a[k].block) &&
         Transfer(S, x - latency, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert carried: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
         Carried(x - latency, a[k].peer, d, a[k].block) ==
           Added(a, m, latency, P, d, Arrived(m, latency, x - latency, first[n]), k); @/
    /@ assert count: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
         Count(x, a[k].rank, d) == Count(x - 1, a[k].rank, d) + Carried(x - latency, a[k].peer, d, a[k].block); @/
    /@ assert received: \forall integer k; l <= k < h && a[k].op == DODONA_RECV ==>
         RowAdds(a, m, latency, P, d, Arrived(m, latency, x - latency, first[n]), first[l], first[h], k) &&
         Count(x, a[k].rank, d) == Copies(m, latency, 0, P + d, first[h], a[k].rank) + (a[k].rank == d ? 1 : 0); @/
    /@ assert silent: \forall integer v, u, j; NotReceived(a, l, h, v) ==> !HasRow(a, n, DODONA_RECV, x - latency, v, u, j); @/
    /@ assert quiet: \forall integer v; NotReceived(a, l, h, v) ==> \forall integer u, j; !Transfer(S, x - latency, u, v, j); @/
    /@ assert others: \forall integer v; 0 <= v < P && NotReceived(a, l, h, v) ==> Count(x, v, d) == Count(x - 1, v, d) &&
         Count(x, v, d) == Copies(m, latency, 0, P + d, first[h], v) + (v == d ? 1 : 0); @/
    /@ assert either: \forall integer v; !NotReceived(a, l, h, v) ==>
         \exists integer k; l <= k < h && a[k].op == DODONA_RECV && a[k].rank == v; @/
  }
*/

/* From one step to the next. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && \valid_read(first + (0 .. n)) && 0 <= n && 1 <= P <= 0x3fffffff &&
       1 <= latency && 0 <= d < P;
     requires range: \forall integer k; 0 <= k < n ==> 0 <= a[k].step && 0 <= a[k].rank < P && 0 <= a[k].peer < P &&
       0 <= a[k].block <= 1;
     requires order: \forall integer h, k; 0 <= h <= k < n ==> a[h].step <= a[k].step;
     requires one: ReceivesOne(a, n);
     requires messages: first[n] <= 0x3fffffffffffffff && Messages(m, first[n], 2 * P, 1) && MessagesSorted(m, first[n]);
     requires steps: latency <= 0x3fffffffffffffff && \forall integer k; 0 <= k < n ==> a[k].step <= 0x4000000000000000;
     requires twins: TwinsOf(a, n, P, m, first);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, latency);
     requires step: 0 < x;
     requires before: \forall integer y; y < x ==> CountedBoth(m, latency, P, d, first[n], y);
     terminates \true;
     assigns \nothing;
     ensures counted: CountedBoth(m, latency, P, d, first[n], x);
     exits \false; @/
  void lemma_combined_next(int64_t S, const dodona_row *a, int64_t n, int32_t P, const dodona_message *m, const uint64_t *first,
                           int64_t latency, int32_t d, int64_t x)
  {
    lemma_arrived_first(m, latency, first[n]);
    lemma_seen_by_all(m, latency, first[n]);
    int64_t l = 0;
    /@ loop invariant range: 0 <= l <= n;
       loop invariant early: \forall integer k; 0 <= k < l ==> a[k].step < x - latency;
       loop assigns l;
       loop variant n - l; @/
    while (l < n && a[l].step < x - latency)
      l++;
    int64_t h = l;
    /@ loop invariant range: l <= h <= n;
       loop invariant now: \forall integer k; l <= k < h ==> a[k].step == x - latency;
       loop assigns h;
       loop variant n - h; @/
    while (h < n && a[h].step == x - latency)
      h++;
    /@ assert late: \forall integer k; h <= k < n ==> x - latency < a[k].step; @/
    /@ assert after: \forall integer k; l <= k < n ==> x - latency <= a[k].step; @/
    lemma_within_steps(a, n, P, m, first, 0, n, 0, 0x4000000000000000);
    lemma_within_steps(a, n, P, m, first, 0, l, 0, x - latency - 1);
    lemma_within_steps(a, n, P, m, first, 0, h, 0, x - latency);
    lemma_within_steps(a, n, P, m, first, l, h, x - latency, x - latency);
    lemma_within_steps(a, n, P, m, first, l, n, x - latency, 0x4000000000000000);
    lemma_within_steps(a, n, P, m, first, h, n, x - latency + 1, 0x4000000000000000);
    /@ assert early: \forall integer j; 0 <= j < first[l] ==> m[j].step < x - latency; @/
    /@ assert until: \forall integer j; 0 <= j < first[h] ==> m[j].step <= x - latency; @/
    /@ assert behind: \forall integer j; first[h] <= j < first[n] ==> x - latency < m[j].step; @/
    /@ assert from: \forall integer j; first[l] <= j < first[n] ==> x - latency <= m[j].step; @/
    /@ assert dst: \forall integer j; 0 <= j < first[n] ==> m[j].dst < P && m[j].step <= 0x4000000000000000; @/
    /@ assert places: 0 <= first[l] <= first[h] && first[h] <= first[n]; @/
    /@ assert sooner: ArrivedFirst(m, latency, first[n], x - 1, first[l]); @/
    /@ assert now: ArrivedFirst(m, latency, first[n], x, first[h]); @/
    /@ assert arrived: \forall integer y, p, q; ArrivedFirst(m, latency, first[n], y, p) && ArrivedFirst(m, latency, first[n], y, q) && p < q ==> m[p].step + latency <= y; @/
    /@ assert not: \forall integer y, p, q; ArrivedFirst(m, latency, first[n], y, p) && ArrivedFirst(m, latency, first[n], y, q) && p < q ==> y < m[p].step + latency; @/
    /@ assert single: \forall integer y, p, q; ArrivedFirst(m, latency, first[n], y, p) && ArrivedFirst(m, latency, first[n], y, q) ==> p == q; @/
    /@ assert first: ArrivedFirst(m, latency, first[n], x - 1, first[l]) && first[l] == Arrived(m, latency, x - 1, first[n]); @/
    /@ assert last: ArrivedFirst(m, latency, first[n], x, first[h]) && first[h] == Arrived(m, latency, x, first[n]); @/
    /@ assert seen: \forall integer j; first[l] <= j < first[h] ==> m[j].step == x - latency &&
         SeenBy(m, latency, j) == Arrived(m, latency, x - latency, first[n]); @/
    lemma_rows_add(a, n, P, m, first, latency, d, x - latency, l, h);
    lemma_combined_rows(S, a, n, P, m, first, latency, d, x, l, h);
  }
*/

/* At the end each rank is sent its own input. */
/*@ ghost
  /@ requires range: 0 <= t <= 0x3fffffffffffffff && 0 <= e <= P <= 0x3fffffff && 0 <= d < P && \valid_read(m + (0 .. t + P - 1));
     requires steps: 0 <= latency <= 0x3fffffffffffffff && \forall integer k; 0 <= k < t + P ==> 0 <= m[k].step <= 0x4000000000000000;
     requires dst: \forall integer k; 0 <= k < t + P ==> m[k].dst < P;
     requires join: TwinsJoin(m, t, P, P, last);
     terminates \true;
     decreases e;
     assigns \nothing;
     ensures own: \forall integer v; 0 <= v < P ==> Copies(m, latency, 0, P + d, t + e, v) ==
       Copies(m, latency, 0, P + d, t, v) + (v < e && v == d ? 1 : 0);
     exits \false; @/
  void lemma_join(const dodona_message *m, int64_t latency, int32_t P, int32_t d, int64_t t, int64_t last, int32_t e)
  {
    if (e == 0)
      return;
    lemma_join(m, latency, P, d, t, last, e - 1);
    lemma_copies(m, latency, 0, P + d, t + e);
    lemma_arrived_bounds(m, latency, t + e - 1);
    lemma_keep_arrived(m, latency, P, d, m[t + e - 1].step, t + e - 1);
    /@ assert twin: Copies(m, latency, 0, P + d, SeenBy(m, latency, t + e - 1), P + (e - 1)) == (e - 1 == d ? 1 : 0); @/
  }
*/

/*@ ghost
  void theorem_twins(int64_t S, const dodona_row *a, int64_t n, int32_t P, int64_t latency, const dodona_message *m,
                     const uint64_t *first, const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    lemma_within_steps(a, n, P, m, first, 0, n, 0, 0x4000000000000000);
    lemma_within_steps(a, n, P, m, first, 0, n, 0, x - latency);
    lemma_arrived_first(m, latency, first[n]);
    /@ assert dst: \forall integer k; 0 <= k < first[n] ==> m[k].dst < P && m[k].step + latency <= x; @/
    /@ assert join_dst: \forall integer k; first[n] <= k < first[n] + P ==> m[k].dst < P && m[k].step <= 0x4000000000000000; @/
    /@ assert bound: \forall integer k; 0 <= k < first[n] + P ==> m[k].dst < P && m[k].step <= 0x4000000000000000; @/
    /@ assert start: \forall integer y; y <= 0 ==> ArrivedFirst(m, latency, first[n], y, 0) &&
         ArrivedFirst(m, latency, first[n], y, Arrived(m, latency, y, first[n])) && Arrived(m, latency, y, first[n]) == 0; @/
    /@ loop invariant range: 0 <= d <= P;
       loop invariant counted: \forall integer i, v; 0 <= i < d && 0 <= v < P ==>
         Count(x, v, i) == Copies(m, latency, 0, P + i, first[n] + P, v);
       loop assigns d;
       loop variant P - d; @/
    for (int32_t d = 0; d < P; d++) {
      /@ assert zero: \forall integer y; y <= 0 ==> CountedBoth(m, latency, P, d, first[n], y); @/
      /@ loop invariant range: 0 <= y <= x;
         loop invariant counted: \forall integer z; z <= y ==> CountedBoth(m, latency, P, d, first[n], z);
         loop assigns y;
         loop variant x - y; @/
      for (int64_t y = 0; y < x; y++)
        lemma_combined_next(S, a, n, P, m, first, latency, d, y + 1);
      /@ assert all: ArrivedFirst(m, latency, first[n], x, Arrived(m, latency, x, first[n])) &&
           Arrived(m, latency, x, first[n]) == first[n]; @/
      /@ assert both: CountedBoth(m, latency, P, d, first[n], x); @/
      lemma_join(m, latency, P, d, first[n], n == 0 ? 0 : a[n - 1].step, P);
      /@ assert own: \forall integer v; 0 <= v < P ==> Count(x, v, d) == Copies(m, latency, 0, P + d, first[n] + P, v); @/
    }
    /@ assert cells: \forall integer i; Cell(2 * P, i, 0) == i; @/
    /@ assert begin: \forall integer i; 0 <= i < P ==> begins[P + i] == 1 && begins[i] == 0 && wants[i] != 0 && wants[P + i] == 0; @/
    /@ assert each: \forall integer v, i; 0 <= v < P && 0 <= i < P ==>
         Count(x, v, i) == Copies(m, latency, 0, P + i, first[n] + P, v); @/
    /@ assert inputs: \forall integer v, c; 0 <= v < P && P <= c < 2 * P ==>
         Count(x, v, c - P) == Copies(m, latency, 0, c, first[n] + P, v); @/
    /@ assert has: \forall integer v; 0 <= v < P ==> (HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v) <==>
         (\forall integer i; 0 <= i < P ==> Count(x, v, i) == 1)); @/
    /@ assert wanted: \forall integer v; 0 <= v < 2 * P && wants[Cell(2 * P, v, 0)] != 0 ==> v < P; @/
    /@ assert all_want: \forall integer v; 0 <= v < P ==> wants[Cell(2 * P, v, 0)] != 0; @/
    /@ assert forth: AllHaveEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, wants, 2 * P) ==> \forall integer v; 0 <= v < P ==> HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v); @/
    /@ assert back: (\forall integer v; 0 <= v < P ==> HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v)) ==> AllHaveEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, wants, 2 * P); @/
    /@ assert combined: (\forall integer v; 0 <= v < P ==> HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v)) ==>
         \forall integer v, i; 0 <= v < P && 0 <= i < P ==> HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v) && Count(x, v, i) == 1; @/
    /@ assert held: AllCombined(P, x) ==> \forall integer v; 0 <= v < P ==>
         (\forall integer i; 0 <= i < P ==> Count(x, v, i) == 1) && HasEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, v); @/
  }
*/
