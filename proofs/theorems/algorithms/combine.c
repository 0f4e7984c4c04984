/* The theorems about combine: the transfers keep the ports and end in round T_L(P), the public step
   function tells them at both ends, and a network that runs them leaves every rank with every input
   counted exactly once. */
#include "proofs/theorems/algorithms/combine.h"

/*@
  // Schedule S is the plan's.
  predicate CombineSchedule{M}(integer S, integer P, integer L, integer t, uint32_t *eps,
                               uint32_t *w) =
    \forall integer x, u, v, j;
      Transfer(S, x, u, v, j) <==> CombineTransfer(P, L, t, eps, w, x, u, v, j);
*/

/* Ranges and ports; the last message is received in round t, unless there is but one rank. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires table: CombineTable(P, L, t, eps, w);
     terminates \true;
     assigns \nothing;
     ensures range: \forall integer x, u, v, j; CombineTransfer(P, L, t, eps, w, x, u, v, j) ==>
       1 <= x <= t - L + 1 && 0 <= u < P && 0 <= v < P && u != v && 0 <= j <= 1;
     ensures sending: \forall integer x, u, v, y, j, k;
       CombineTransfer(P, L, t, eps, w, x, u, v, j) && CombineTransfer(P, L, t, eps, w, x, u, y, k)
       ==> v == y && j == k;
     ensures receiving: \forall integer x, u, v, y, j, k;
       CombineTransfer(P, L, t, eps, w, x, u, y, j) && CombineTransfer(P, L, t, eps, w, x, v, y, k)
       ==> u == v && j == k;
     ensures last: 2 <= P ==>
       CombineTransfer(P, L, t, eps, w, t - L + 1, 0, CombineShift(eps, w, t), eps[t]);
     exits \false; @/
  void lemma_moves(int32_t P, int32_t L, int64_t t, const uint32_t *eps, const uint32_t *w)
  {
    lemma_combine_horizon(P, L, t);
    lemma_windows(P, L, t, eps, w);
    /@ assert busy: \forall integer x; CombineBusy(L, t, eps, w, x) ==>
         1 <= CombineShift(eps, w, x + L - 1) < P && 0 <= eps[x + L - 1] <= 1; @/
    if (P >= 2) {
      /@ assert short: w[t - 1] < w[t]; @/
      /@ assert last: CombineBusy(L, t, eps, w, t - L + 1); @/
    }
  }
*/

/* Two windows that touch, or that overlap in one rank's input which is left out, make one. */
/*@ ghost
  /@ requires sizes: 1 <= b <= a && 0 <= e <= 1 && e < a && a + b - e <= P;
     terminates \true;
     assigns \nothing;
     ensures join: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       (Position(P, d, v) < a ? 1 : 0) + (Position(P, d, Position(P, a - e, v)) < b ? 1 : 0) -
       (e == 1 && d == Position(P, a - e, v) ? 1 : 0) ==
       (Position(P, d, v) < a + b - e ? 1 : 0);
     exits \false; @/
  void lemma_join(int32_t P, int32_t a, int32_t b, int32_t e)
  {
  }
*/

/* What is sent in step x makes the windows of step x + L of those before. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires table: CombineTable(P, L, t, eps, w);
     requires schedule: CombineSchedule(S, P, L, t, eps, w);
     requires network: Combining(S, L);
     requires busy: CombineBusy(L, t, eps, w, x);
     requires sent: WindowsCounted(P, w, x);
     requires held: WindowsCounted(P, w, x + L - 1);
     terminates \true;
     assigns \nothing;
     ensures counted: WindowsCounted(P, w, x + L);
     exits \false; @/
  void lemma_received(int64_t S, int32_t P, int32_t L, int64_t t, const uint32_t *eps,
                      const uint32_t *w, int64_t x)
  {
    lemma_combine_horizon(P, L, t);
    lemma_windows(P, L, t, eps, w);
    int64_t r = x + L - 1;
    /@ assert sizes: 1 <= w[x - 1] <= w[r - 1] && w[r] == w[r - 1] + w[x - 1] - eps[r] <= P; @/
    /@ assert from: \forall integer v; 0 <= v < P ==>
         Transfer(S, x, Position(P, CombineShift(eps, w, r), v), v, eps[r]); @/
    int32_t e = (int32_t)eps[r];
    lemma_join(P, (int32_t)w[r - 1], (int32_t)w[x - 1], e);
    /@ assert adds: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
         Count(x + L, v, d) ==
         Count(r, v, d) + Carried(x, Position(P, CombineShift(eps, w, r), v), d, eps[r]); @/
    /@ assert carried: \forall integer u, d; 0 <= u < P && 0 <= d < P ==>
         Carried(x, u, d, e) ==
         (Position(P, d, u) < w[x - 1] ? 1 : 0) - (e == 1 && d == u ? 1 : 0); @/
    /@ assert inside: \forall integer v; 0 <= v < P ==>
         0 <= Position(P, CombineShift(eps, w, r), v) < P; @/
    /@ assert sum: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
         Count(x + L, v, d) == (Position(P, d, v) < w[r] ? 1 : 0); @/
  }
*/

/* Every rank counts its window, in every step. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= L;
     requires table: CombineTable(P, L, t, eps, w);
     requires schedule: CombineSchedule(S, P, L, t, eps, w);
     requires network: Combining(S, L);
     terminates \true;
     assigns \nothing;
     ensures counted: \forall integer x; 1 <= x <= t + 1 ==> WindowsCounted(P, w, x);
     exits \false; @/
  void lemma_counted(int64_t S, int32_t P, int32_t L, int64_t t, const uint32_t *eps,
                     const uint32_t *w)
  {
    int64_t r = 0;
    lemma_combine_horizon(P, L, t);
    lemma_windows(P, L, t, eps, w);
    lemma_moves(P, L, t, eps, w);
    /@ assert idle: \forall integer x, u, v, j; x < 1 ==> !Transfer(S, x, u, v, j); @/
    /@ assert stays: \forall integer v, d; Count(1, v, d) == Count(0, v, d); @/
    /@ loop invariant range: 0 <= r <= t;
       loop invariant counted: \forall integer x; 1 <= x <= r + 1 ==> WindowsCounted(P, w, x);
       loop assigns r;
       loop variant t - r; @/
    while (r < t) {
      r++;
      if (r >= L && !(eps[r] == 1 && w[r - L] == 1)) {
        lemma_received(S, P, L, t, eps, w, r - L + 1);
      } else {
        /@ assert quiet: \forall integer u, v, j; !Transfer(S, r + 1 - L, u, v, j); @/
        /@ assert same: w[r] == w[r - 1]; @/
        /@ assert next: \forall integer v, d; Count(r + 1, v, d) == Count(r, v, d); @/
      }
    }
  }
*/

/*@ ghost
  void lemma_combine_inside(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table)
  {
    lemma_combine_horizon(ranks, latency, rounds);
    lemma_moves(ranks, latency, rounds, table + (rounds + 1), table);
  }

  void theorem_combine(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table, int64_t S)
  {
    lemma_combine_horizon(ranks, latency, rounds);
    lemma_moves(ranks, latency, rounds, table + (rounds + 1), table);
    /@ assert moves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CombineMoves(ranks, latency, rounds, table, x, u, v, j); @/
    /@ assert range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         1 <= x <= rounds - latency + 1 && 0 <= u < ranks &&
         0 <= v < ranks && u != v && 0 <= j < 2; @/
    /@ assert last: 2 <= ranks ==>
         Transfer(S, rounds - latency + 1, 0,
                  CombineShift(table + (rounds + 1), table, rounds),
                  (table + (rounds + 1))[rounds]); @/
    /@ assert sending: SendPort(S, 1); @/
    /@ assert receiving: ReceivePort(S, 1); @/
  }
*/

void theorem_combined(int32_t ranks, int32_t latency, int64_t rounds, const uint32_t *table,
                      int64_t S) {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_counted(S, ranks, latency, rounds, table + (rounds + 1), table); */
  /*@ assert whole: WindowsCounted(ranks, table, rounds + 1) && table[rounds] == ranks; */
}

typedef struct two_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_steps;

/* u sends block j to v in step x if and only if v is sent block j by u in step x, by the public
   step function at each. */
/*@ requires combine: Combine(ranks, latency, rounds, table);
    requires ranks: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      \result.sender.send_to == v && \result.sender.send_block == j <==>
      \result.receiver.recv_from == u && \result.receiver.recv_block == j;
    exits \false; */
two_steps theorem_combine_matching(int32_t ranks, int32_t latency, int64_t rounds,
                                   const uint32_t *table, int32_t u, int32_t v, int64_t x) {
  dodona_tree_step a = dodona_combine_step_at(ranks, latency, rounds, table, u, x);
  dodona_tree_step b = dodona_combine_step_at(ranks, latency, rounds, table, v, x);
  //@ assert sent: a.send_to == v ==> CombineMoves(ranks, latency, rounds, table, x, u, v, a.send_block);
  //@ assert received: b.recv_from == u ==> CombineMoves(ranks, latency, rounds, table, x, u, v, b.recv_block);
  two_steps both = {a, b};
  return both;
}

/* In a step a rank sends at most one message to one rank and is sent at most one by one rank, and
   the step function tells them. */
/*@ requires combine: Combine(ranks, latency, rounds, table);
    requires rank: 0 <= u < ranks;
    terminates \true;
    assigns \nothing;
    ensures sending: \forall integer v, w, j, k;
      CombineMoves(ranks, latency, rounds, table, x, u, v, j) && CombineMoves(ranks, latency, rounds, table, x, u, w, k) ==>
        v == w && j == k;
    ensures receiving: \forall integer v, w, j, k;
      CombineMoves(ranks, latency, rounds, table, x, v, u, j) && CombineMoves(ranks, latency, rounds, table, x, w, u, k) ==>
        v == w && j == k;
    ensures sends: \forall integer v, j; CombineMoves(ranks, latency, rounds, table, x, u, v, j) ==>
      \result.send_to == v && \result.send_block == j;
    ensures receives: \forall integer v, j; CombineMoves(ranks, latency, rounds, table, x, v, u, j) ==>
      \result.recv_from == v && \result.recv_block == j;
    exits \false; */
dodona_tree_step theorem_combine_ports(int32_t ranks, int32_t latency, int64_t rounds,
                                       const uint32_t *table, int32_t u, int64_t x) {
  /*@ ghost lemma_combine_horizon(ranks, latency, rounds); */
  /*@ ghost lemma_moves(ranks, latency, rounds, table + (rounds + 1),
                        table); */
  return dodona_combine_step_at(ranks, latency, rounds, table, u, x);
}
