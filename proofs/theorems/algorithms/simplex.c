/* The theorems of the direct simplex tree, by its public functions: place, matching, ports, causality, coverage,
   length; delivery, reduction and, with blocking sends, progress, for its schedule as a whole. Positions; the
   root is 0. */
#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/simplex/step.h"
#include "spec/machine/delivery.h"
#include "spec/lemmas/fractional.h"
#include "spec/machine/reverse.h"
#include "spec/lemmas/simplex.h"
#include "ref/algorithms/simplex/match_acsl.h"
#include "spec/machine/waiting.h"
#include "proofs/theorems/algorithms/simplex.h"

/*@
  // Any tree, with its table.
  predicate AnySimplex{L}(integer P, integer r, integer D, uint32_t *table, integer s) =
    1 <= P && 1 <= r && 1 <= s && IsDepth(P, r, D) && D < P && CapacityTable(r, D, table);
*/

/* SimplexSteps, as a number that ghost code can compute with. */
/*@ ghost
  /@ requires 1 <= r && 1 <= s && 0 <= D;
     terminates \true;
     assigns \nothing;
     ensures steps: \result == SimplexSteps(r, D, s);
     ensures range: \result <= 2 * D + 3 * s;
     exits \false; @/
  int64_t steps_of(int32_t r, int32_t D, int32_t s)
  {
    int64_t end = (int64_t)(D % r) + (s - 1) % r;
    int64_t packet = (int64_t)((s - 1) % r) + (r % 2 == 0 ? D / r % 2 : 0);
    int64_t late = end < r ? packet % 2 : (packet + r + 1) % 2;
    return 2 * (int64_t)D - 1 + 2 * ((int64_t)s - 1) + (s - 1) / r + late;
  }
*/

/*@ ghost
  void lemma_simplex_sound(int32_t P, int32_t r, int32_t D, int32_t v,
                           const dodona_simplex_place *place)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    /@ assert local: LocalRange(P, r, D, v) && LocalFeeder(P, r, D, v) && SimplexRange(P, r, D, v); @/
  }

  void lemma_simplex_match(int32_t P, int32_t r, int32_t D, int32_t s, int64_t x, int32_t u,
                           int32_t v, int32_t j)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_feeds(P, r, D, u, j);
    if (0 < v)
      lemma_simplex_fed(P, r, D, u, v, j);
  }
*/

/* What a place says. */
/*@ ghost
  /@ requires memory: \valid_read(place);
     requires place: SimplexPlace(P, r, D, v, *place);
     terminates \true;
     assigns \nothing;
     ensures tree: place->tree.position == v && place->tree.member == Member(P, r, D, v) &&
       place->tree.feeder == Feeder(P, r, D, v) && place->tree.down == Down(P, r, D, v) &&
       place->tree.right == Right(P, r, D, v);
     ensures pattern: place->pattern == SimplexPattern(P, r, D, v);
     ensures start: place->start == SimplexStart(P, r, D, v);
     exits \false; @/
  void lemma_simplex_located(int32_t P, int32_t r, int32_t D, int32_t v,
                             const dodona_simplex_place *place)
  {
  }
*/

/* Place and step of position v. */
/*@ requires tree: AnySimplex(ranks, group, depth, table, blocks) && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \result.recv_from != -1 ==>
      SimplexHop(ranks, group, depth, blocks, x, \result.recv_from, v, \result.recv_block);
    ensures all_recv: \forall integer j; 0 <= j < blocks && 0 < v &&
      x == SimplexArrival(ranks, group, depth, v, j) ==>
      \result.recv_block == j && \result.recv_from == Source(ranks, group, depth, v, j);
    ensures send: \result.send_to != -1 ==>
      SimplexSends(group, blocks, SimplexStart(ranks, group, depth, v),
                   SimplexPattern(ranks, group, depth, v), Member(ranks, group, depth, v),
                   Down(ranks, group, depth, v), Right(ranks, group, depth, v), x,
                   \result.send_to, \result.send_block);
    ensures all_down: \forall integer j; 0 <= j < blocks && 0 <= Down(ranks, group, depth, v) &&
      x == SimplexStart(ranks, group, depth, v) + 2 +
        Slot(group, SimplexPattern(ranks, group, depth, v), Member(ranks, group, depth, v) + 1, j) ==>
      \result.send_block == j && \result.send_to == Down(ranks, group, depth, v);
    ensures all_right: \forall integer j; 0 <= j < blocks && 0 <= Right(ranks, group, depth, v) &&
      j % group == Member(ranks, group, depth, v) &&
      x == SimplexStart(ranks, group, depth, v) + RightSlot(group,
        SimplexPattern(ranks, group, depth, v), Member(ranks, group, depth, v), j) ==>
      \result.send_block == j && \result.send_to == Right(ranks, group, depth, v);
    ensures simplex: \result.recv_from == -1 || \result.send_to == -1;
    ensures range: -1 <= \result.recv_from < ranks && -1 <= \result.send_to < ranks &&
      -1 <= \result.recv_block < blocks && -1 <= \result.send_block < blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1) &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    exits \false; */
dodona_tree_step theorem_simplex_step(int32_t ranks, int32_t group, int32_t depth,
                                      const uint32_t *table, int32_t blocks, int32_t v, int64_t x) {
  const dodona_simplex_place place = dodona_simplex_locate(ranks, group, depth, table, v);
  //@ ghost lemma_simplex_located(ranks, group, depth, v, &place);
  //@ ghost lemma_simplex_sound(ranks, group, depth, v, &place);
  dodona_tree_step step = dodona_simplex_direct_step(group, blocks, &place, x);
  /*@ assert below: \forall integer j; 0 <= j < blocks && 0 <= place.tree.down &&
        x == SimplexStart(ranks, group, depth, v) + 2 +
          Slot(group, place.pattern, place.tree.member + 1, j) ==>
        step.send_block == j && step.send_to == place.tree.down; */
  return step;
}

typedef struct simplex_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} simplex_steps;

/* Matching: u sends block j to v in step x if and only if v receives block j from u in step x. */
/*@ requires tree: AnySimplex(ranks, group, depth, table, blocks);
    requires positions: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      \result.sender.send_to == v && \result.sender.send_block == j <==>
      \result.receiver.recv_from == u && \result.receiver.recv_block == j;
    exits \false; */
simplex_steps theorem_simplex_matching(int32_t ranks, int32_t group, int32_t depth,
                                       const uint32_t *table, int32_t blocks, int32_t u, int32_t v,
                                       int64_t x) {
  dodona_tree_step a = theorem_simplex_step(ranks, group, depth, table, blocks, u, x);
  dodona_tree_step b = theorem_simplex_step(ranks, group, depth, table, blocks, v, x);
  /*@ ghost
    if (a.send_to == v)
      lemma_simplex_match(ranks, group, depth, blocks, x, u, v, a.send_block);
    if (b.recv_from == u)
      lemma_simplex_match(ranks, group, depth, blocks, x, u, v, b.recv_block);
  */
  simplex_steps both = {a, b};
  return both;
}

/*@ ghost
  /@ requires range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
       0 <= u < v < P && 0 <= j < s && 1 <= x <= last;
     requires sending: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, v, j) && Transfer(S, x, u, w, k) ==> v == w && j == k;
     requires receiving: \forall integer x, u, v, w, j, k;
       Transfer(S, x, u, w, j) && Transfer(S, x, v, w, k) ==> u == v && j == k;
     requires simplex: \forall integer x, u, v, w, j, k;
       !(Transfer(S, x, u, v, j) && Transfer(S, x, v, w, k));
     terminates \true;
     assigns \nothing;
     ensures range: InRange(S, P, s);
     ensures ports: SimplexPorts(S, 1);
     ensures last: EndsWith(S, last);
     exits \false; @/
  void lemma_simplex_one_port(int64_t S, int32_t P, int32_t s, int64_t last)
  {
  }

  /@ requires range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
       0 <= u < v < P && 0 <= j < s;
     requires causal: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && 0 < u ==>
       SimplexArrival(P, r, D, u, j) + 1 <= x;
     requires reached: \forall integer v, j; 0 < v < P && 0 <= j < s ==>
       Transfer(S, SimplexArrival(P, r, D, v, j), Source(P, r, D, v, j), v, j);
     requires once: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
       x == SimplexArrival(P, r, D, v, j) && u == Source(P, r, D, v, j);
     terminates \true;
     assigns \nothing;
     ensures causal: Causal(S, 0, 1);
     ensures reached: Reached(S, P, s, 0);
     ensures once: Once(S, 0);
     exits \false; @/
  void lemma_simplex_delivers(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    /@ assert receives: \forall integer v, j;
         Transfer(S, SimplexArrival(P, r, D, v, j), Source(P, r, D, v, j), v, j) ==>
         Receives(S, v, j); @/
    /@ assert all: \forall integer v, j; 0 < v < P && 0 <= j < s ==> Receives(S, v, j); @/
    /@ assert held: \forall integer v, j, x; 0 < v < P && 0 <= j < s &&
         SimplexArrival(P, r, D, v, j) + 1 <= x ==> Held(S, 0, 1, x, v, j); @/
  }
*/

/*@ ghost
  void theorem_simplex(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_hops(S, P, r, D, s);
    lemma_simplex_delivers(S, P, r, D, s);
    int64_t last = steps_of(r, D, s);
    lemma_simplex_one_port(S, P, s, last);
  }
*/

/* The last step is no later than it must be: in it position D receives the last block. */
/*@ ghost
  /@ requires tree: 2 <= P && 1 <= r && 1 <= s && IsDepth(P, r, D);
     requires schedule: SimplexSchedule(S, P, r, D, s);
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= D < P;
     ensures attained: Transfer(S, SimplexSteps(r, D, s), Source(P, r, D, D, s - 1), D, s - 1);
     exits \false; @/
  void theorem_simplex_length(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    lemma_capacity_power(r, 0);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_fall(P, r, D);
    /@ assert fall: SimplexFall(P, r, D, D); @/
    /@ assert arrival: SimplexArrival(P, r, D, D, s - 1) == SimplexSteps(r, D, s); @/
  }
*/

/* Delivery: after dodona_simplex_direct_steps steps every position holds every block of the root's message. */
/*@ requires tree: 1 <= ranks && 1 <= group && 1 <= blocks && IsDepth(ranks, group, depth) &&
      0 <= depth < ranks;
    requires schedule: SimplexSchedule(S, ranks, group, depth, blocks);
    requires network: Network(S, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < ranks && 0 <= j < blocks ==>
      Value(\result + 1, v, j) == Value(0, 0, j);
    exits \false; */
int64_t theorem_simplex_delivery(int32_t ranks, int32_t group, int32_t depth, int32_t blocks,
                                 int64_t S) {
  //@ ghost lemma_capacity_power(group, 0);
  int64_t steps = dodona_simplex_direct_steps(ranks, group, depth, blocks);
  //@ ghost theorem_simplex(S, ranks, group, depth, blocks);
  /*@ ghost
    if (ranks == 1)
      lemma_held(S, 1, blocks, 0, 1, 1);
    else
      theorem_delivery(S, ranks, blocks, 0, 1, 1, steps);
  */
  return steps;
}

/* Reversal: backwards it is a reduction to the root, in the simplex model; the last step becomes step 1. */
/*@ requires tree: 2 <= ranks && 1 <= group && 1 <= blocks && IsDepth(ranks, group, depth) &&
      0 <= depth < ranks;
    requires schedule: SimplexSchedule(S, ranks, group, depth, blocks);
    requires reversed: Reversed(S, R, SimplexSteps(group, depth, blocks) + 1);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(R, ranks, blocks, 0, 1, 1);
    ensures simplex: SimplexPorts(R, 1);
    exits \false; */
int64_t theorem_simplex_reduction(int32_t ranks, int32_t group, int32_t depth, int32_t blocks,
                                  int64_t S, int64_t R) {
  //@ ghost lemma_capacity_power(group, 0);
  int64_t turn = dodona_simplex_direct_steps(ranks, group, depth, blocks) + 1;
  //@ ghost theorem_simplex(S, ranks, group, depth, blocks);
  //@ ghost theorem_reverse(S, R, turn, ranks, blocks, 0, 1, 1);
  return turn;
}

/* Blocking sends: operation o of N stands for the transfer of a block to a position, and can end when both its
   ranks have come to it, each of which has its own transfers in the order of steps. So it waits for transfers
   of earlier steps only, and in a circle nobody waits: while not all is done, something can be done next. */
/*@ ghost
  /@ requires tree: 2 <= P && 1 <= r && 1 <= s && 0 <= D && IsDepth(P, r, D);
     requires order: \forall integer o; 0 <= o < N ==> Minor(W, o) == 0 &&
       (\exists integer v, j; 0 < v < P && 0 <= j < s && Major(W, o) == SimplexArrival(P, r, D, v, j));
     requires waits: \forall integer o, p; Waits(W, o, p) ==>
       0 <= p < N && Major(W, p) < Major(W, o);
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     exits \false; @/
  void theorem_simplex_blocking(int64_t W, int64_t N, int64_t E, int64_t t, int32_t P, int32_t r,
                                int32_t D, int32_t s)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_when(P, r, D, s);
    int64_t last = steps_of(r, D, s);
    /@ assert range: \forall integer o; 0 <= o < N ==> 1 <= Major(W, o) <= last; @/
    /@ assert grounded: Grounded(W, N, last + 1, 1); @/
    theorem_waiting(W, N, last + 1, 1, E, t);
  }
*/
