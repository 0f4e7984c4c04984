/* Global combine by growing windows. All ranks do the same, each relative to itself. P = 14, L = 2,
   rank 0: the inputs in its window after each round, and what it gets in that round.

     w(1) = 1                                 0
     w(2) = 2                              13 0   T of 13: 13
     w(3) = 2                              13 0   S of 13: empty, not sent
     w(4) = 4                        11 12 13 0   T of 12: 11 12
     w(5) = 5                     10 11 12 13 0   S of 11: 10
     w(6) = 9             6 7 8 9 10 11 12 13 0   T of 9: 6 7 8 9
     w(7) = 14  1 2 3 4 5 6 7 8 9 10 11 12 13 0   T of 5: 1 2 3 4 5                               */
#include "ref/algorithms/combine/rounds.h"
#include "ref/count/bounds.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/base/relabel.h"

int64_t dodona_combine_entries(int32_t ranks, int32_t latency) {
  if (ranks < 1 || latency < 1)
    return -1;
  int32_t doublings = dodona_log2_ceil(ranks);
  /*@ ghost lemma_horizon(latency, 1, 0, 1, ranks); */
  /*@ assert product: latency * doublings == latency * CeilLog2(ranks); */
  /*@ ghost lemma_few(latency, doublings); */
  int64_t entries = 2 * ((int64_t)latency * doublings + 1);
  /*@ assert exact: entries == 2 * (latency * CeilLog2(ranks) + 1); */
  return entries;
}

/* One more is chosen. */
/*@ ghost
  /@ requires before: \forall integer k; 0 <= k < r ==>
       eps[k] == (latency <= k && Reach(latency, 1, 0, 1, rounds - k) <=
                  Surplus(ranks, latency, rounds, k) ? 1 : 0);
     requires last: eps[r] == (latency <= r && Reach(latency, 1, 0, 1, rounds - r) <=
                               Surplus(ranks, latency, rounds, r) ? 1 : 0);
     terminates \true;
     assigns \nothing;
     ensures chosen: \forall integer k; 0 <= k <= r ==>
       eps[k] == (latency <= k && Reach(latency, 1, 0, 1, rounds - k) <=
                  Surplus(ranks, latency, rounds, k) ? 1 : 0);
     exits \false; @/
  void lemma_chosen(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *eps, int64_t r)
  {
  }
*/

/* eps[r] = 1 where what is left of N(t) - P is at least N(t - r). */
/*@ requires range: 1 <= ranks && 1 <= latency;
    requires horizon: IsHorizon(latency, 1, 0, 1, ranks, rounds);
    requires memory: \valid(eps + (0 .. rounds)) && \valid_read(reach + (0 .. rounds - 1));
    requires reach: \forall integer t; 0 <= t < rounds ==> reach[t] == Reach(latency, 1, 0, 1, t);
    requires apart: \separated(eps + (0 .. rounds), reach + (0 .. rounds - 1));
    terminates \true;
    assigns eps[0 .. rounds];
    ensures greedy: GreedyTable(ranks, latency, rounds, eps);
    exits \false; */
static void choose(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *reach,
                   uint32_t *eps) {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_reach_unfold(latency, 1, 0, 1, rounds); */
  /*@ ghost lemma_surplus(ranks, latency, rounds); */
  int64_t surplus = 0;
  if (rounds > 0)
    surplus = (int64_t)reach[rounds - 1] + reach[rounds - latency] - ranks;
  /*@ loop invariant range: 0 <= r <= rounds + 1;
      loop invariant surplus: surplus == Surplus(ranks, latency, rounds, r);
      loop invariant chosen: \forall integer k; 0 <= k < r ==>
        eps[k] == (latency <= k && Reach(latency, 1, 0, 1, rounds - k) <=
                   Surplus(ranks, latency, rounds, k) ? 1 : 0);
      loop assigns r, surplus, eps[0 .. rounds];
      loop variant rounds + 1 - r; */
  for (int64_t r = 0; r <= rounds; r++) {
    int take = r >= latency && reach[rounds - r] <= surplus;
    if (take)
      surplus -= reach[rounds - r];
    eps[r] = (uint32_t)take;
    /*@ assert chosen: \forall integer k; 0 <= k < r ==>
          eps[k] == (latency <= k && Reach(latency, 1, 0, 1, rounds - k) <=
                     Surplus(ranks, latency, rounds, k) ? 1 : 0); */
    /*@ assert last: eps[r] == (latency <= r && Reach(latency, 1, 0, 1, rounds - r) <=
                                Surplus(ranks, latency, rounds, r) ? 1 : 0); */
    /*@ ghost lemma_chosen(ranks, latency, rounds, eps, r); */
  }
}

/* w[r] from eps[r] and the windows before it. */
/*@ requires range: 1 <= latency && 0 <= r < INT64_MAX;
    requires memory: \valid_read(eps + r) && \valid_read(w + (0 .. r - 1));
    requires bit: 0 <= eps[r] <= 1;
    requires most: \forall integer k; 0 <= k < r ==> 1 <= w[k] <= Reach(latency, 1, 0, 1, k);
    requires word: Reach(latency, 1, 0, 1, r) <= UINT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures window: \result == (r < latency ? 1 : w[r - 1] + w[r - latency] - eps[r]);
    ensures most: 1 <= \result <= Reach(latency, 1, 0, 1, r);
    exits \false; */
static uint32_t next_window(int32_t latency, int64_t r, const uint32_t *eps, const uint32_t *w) {
  /*@ ghost lemma_reach_unfold(latency, 1, 0, 1, r); */
  /*@ assert sum: latency <= r ==>
        2 <= w[r - 1] + w[r - latency] <= Reach(latency, 1, 0, 1, r) <= UINT32_MAX; */
  return r < latency ? 1 : w[r - 1] + w[r - latency] - eps[r];
}

/* One window more. */
/*@ ghost
  /@ requires range: 1 <= latency;
     requires before: \forall integer k; 0 <= k < r ==>
       w[k] == (k < latency ? 1 : w[k - 1] + w[k - latency] - eps[k]);
     requires last: w[r] == (r < latency ? 1 : w[r - 1] + w[r - latency] - eps[r]);
     terminates \true;
     assigns \nothing;
     ensures windows: \forall integer k; 0 <= k <= r ==>
       w[k] == (k < latency ? 1 : w[k - 1] + w[k - latency] - eps[k]);
     exits \false; @/
  void lemma_grown(int32_t latency, int64_t r, const uint32_t *eps, const uint32_t *w)
  {
  }
*/

/* w[r] from eps[r], round by round. */
/*@ requires range: 1 <= latency && 0 <= rounds < INT64_MAX;
    requires memory: \valid_read(eps + (0 .. rounds)) && \valid(w + (0 .. rounds));
    requires bits: Bits(eps, rounds);
    requires word: Reach(latency, 1, 0, 1, rounds) <= UINT32_MAX;
    requires apart: \separated(eps + (0 .. rounds), w + (0 .. rounds));
    terminates \true;
    assigns w[0 .. rounds];
    ensures windows: Grows(latency, rounds, eps, w);
    exits \false; */
static void grow(int32_t latency, int64_t rounds, const uint32_t *eps, uint32_t *w) {
  /*@ ghost lemma_reach_order(latency, 1, 0, 1, rounds); */
  /*@ loop invariant range: 0 <= r <= rounds + 1;
      loop invariant windows: \forall integer k; 0 <= k < r ==>
        w[k] == (k < latency ? 1 : w[k - 1] + w[k - latency] - eps[k]);
      loop invariant most: \forall integer k; 0 <= k < r ==>
        1 <= w[k] <= Reach(latency, 1, 0, 1, k);
      loop assigns r, w[0 .. rounds];
      loop variant rounds + 1 - r; */
  for (int64_t r = 0; r <= rounds; r++) {
    w[r] = next_window(latency, r, eps, w);
    /*@ assert last: w[r] == (r < latency ? 1 : w[r - 1] + w[r - latency] - eps[r]); */
    /*@ ghost lemma_grown(latency, r, eps, w); */
  }
}

/* t = T_L(P), and N(0), ..., N(t - 1). */
/*@ requires range: 0 <= entries <= 0x4000000000000000 && 1 <= ranks && 1 <= latency;
    requires memory: \valid(table + (0 .. entries - 1)) && \valid(rounds);
    requires apart: \separated(rounds, table + (0 .. entries - 1));
    terminates \true;
    assigns *rounds, table[0 .. entries - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==>
      \exists int64_t t; IsHorizon(latency, 1, 0, 1, ranks, t) && entries < t;
    ensures horizon: \result == DODONA_OK ==>
      IsHorizon(latency, 1, 0, 1, ranks, *rounds) && *rounds <= entries;
    ensures reach: \result == DODONA_OK ==>
      \forall integer t; 0 <= t < *rounds ==> table[t] == Reach(latency, 1, 0, 1, t);
    exits \false; */
static dodona_status reach_of(int32_t ranks, int32_t latency, uint32_t *table, int64_t entries,
                              int64_t *rounds) {
  dodona_rule rule = {latency, 1, 0, 1};
  return dodona_reach_fill(&rule, ranks, table, entries, rounds);
}

/* N(0), ..., N(t - 1) stand where w goes, until eps is chosen. */
dodona_status dodona_combine_make(int32_t ranks, int32_t latency, uint32_t *table, int64_t entries,
                                  int64_t *rounds) {
  int64_t last = 0;
  if (ranks < 1)
    return DODONA_BAD_RANKS;
  if (latency < 1)
    return DODONA_BAD_LATENCY;
  /*@ ghost lemma_horizon(latency, 1, 0, 1, ranks); */
  if (reach_of(ranks, latency, table, entries, &last) != DODONA_OK || entries / 2 <= last)
    return DODONA_SHORT_TABLE;
  /*@ ghost lemma_combine_horizon(ranks, latency, last); */
  choose(ranks, latency, last, table, table + (last + 1));
  grow(latency, last, table + (last + 1), table);
  /*@ ghost lemma_greedy(ranks, latency, last, table + (last + 1), table); */
  *rounds = last;
  /*@ assert table: CombineTable(ranks, latency, last, table + (last + 1), table); */
  return DODONA_OK;
}

/* All ranks send the block to the rank that is `shift` ahead. */
/*@ requires range: 1 <= shift < ranks && 0 <= rank < ranks && 0 <= block;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==> ((\result.recv_from == u && \result.recv_block == j) <==>
      u < ranks && (rank == u + shift || rank == u + shift - ranks) && j == block);
    ensures send: \forall integer v, j; 0 <= v ==> ((\result.send_to == v && \result.send_block == j) <==>
      v < ranks && (v == rank + shift || v == rank + shift - ranks) && j == block);
    ensures range: 0 <= \result.recv_from < ranks && 0 <= \result.send_to < ranks;
    ensures block: \result.recv_block == block && \result.send_block == block && \result.combine == 1;
    exits \false; */
static dodona_tree_step shifted(int32_t ranks, int32_t rank, int32_t shift, int32_t block) {
  const int32_t to = dodona_rank(ranks, shift, rank);
  const int32_t from = dodona_position(ranks, shift, rank);
  /*@ assert to: to == (rank + shift < ranks ? rank + shift : rank + shift - ranks); */
  /*@ assert from: from == (shift <= rank ? rank - shift : rank - shift + ranks); */
  return (dodona_tree_step){
      .send_to = to, .send_block = block, .recv_from = from, .recv_block = block, .combine = 1};
}

/* Whether something is sent in step x. */
/*@ requires sizes: 1 <= ranks && 1 <= latency;
    requires table: CombineTable(ranks, latency, rounds, eps, w);
    terminates \true;
    assigns \nothing;
    ensures busy: \result != 0 <==> CombineBusy(latency, rounds, eps, w, x);
    exits \false; */
static int is_busy(int32_t latency, int64_t rounds, const uint32_t *eps, const uint32_t *w,
                   int64_t x)
/*@ ghost (int32_t ranks) */ {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_windows(ranks, latency, rounds, eps, w); */
  return 1 <= x && x <= rounds - latency + 1 && !(eps[x + latency - 1] == 1 && w[x - 1] == 1);
}

/* The step from eps and w. */
/*@ requires sizes: 1 <= ranks && 1 <= latency;
    requires table: CombineTable(ranks, latency, rounds, eps, w);
    requires rank: 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       CombineTransfer(ranks, latency, rounds, eps, w, x, u, rank, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       CombineTransfer(ranks, latency, rounds, eps, w, x, rank, v, j));
    ensures recv_range: -1 <= \result.recv_from < ranks && -1 <= \result.recv_block <= 1 &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < ranks && -1 <= \result.send_block <= 1 &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures combine: \result.combine == (\result.recv_from == -1 ? 0 : 1);
    exits \false; */
static dodona_tree_step move_of(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *eps,
                                const uint32_t *w, int32_t rank, int64_t x) {
  const dodona_tree_step idle = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_windows(ranks, latency, rounds, eps, w); */
  if (!is_busy(latency, rounds, eps, w, x) /*@ ghost (ranks) */)
    return idle;
  const int32_t block = (int32_t)eps[x + latency - 1];
  /*@ assert window: w[x + latency - 2] <= ranks; */
  const int32_t shift = (int32_t)w[x + latency - 2] - block;
  /*@ assert shift: shift == CombineShift(eps, w, x + latency - 1) && 1 <= shift < ranks; */
  return shifted(ranks, rank, shift, block);
}

dodona_tree_step dodona_combine_step_at(int32_t ranks, int32_t latency, int64_t rounds,
                                        const uint32_t *table, int32_t rank, int64_t x) {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  return move_of(ranks, latency, rounds, table + (rounds + 1), table, rank, x);
}

int32_t dodona_combine_window(int32_t ranks, int64_t rounds, const uint32_t *table, int64_t x)
/*@ ghost (int32_t latency) */ {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_windows(ranks, latency, rounds, table + (rounds + 1),
                          table); */
  if (x < 1)
    return 1;
  if (x > rounds)
    return ranks;
  return (int32_t)table[x - 1];
}
