/* The theorems of the broadcast for any number of ranks: its transfers are a valid broadcast of all blocks from
   rank 0, with duplex ports, that ends with step s - 1 + ceil(log2 P), the lower bound; hence delivery, and
   reversed a reduction. */
#include "ref/algorithms/cube/cooperation.h"
#include "ref/base/power.h"
#include "ref/base/reverse.h"
#include "spec/lemmas/cooperation_delivery.h"
#include "spec/machine/delivery.h"
#include "spec/machine/reverse.h"
#include "proofs/theorems/algorithms/cooperation.h"

/*@
  // In step x a rank sends at most one block to one other, and receives at most one from one.
  predicate CoopAlone(integer m, integer h, integer s, integer x, integer u) =
    (\forall integer v, w, j, k; CoopTransfer(m, h, s, x, u, v, j) &&
      CoopTransfer(m, h, s, x, u, w, k) ==> v == w && j == k) &&
    (\forall integer v, w, j, k; CoopTransfer(m, h, s, x, v, u, j) &&
      CoopTransfer(m, h, s, x, w, u, k) ==> v == w && j == k);

  predicate CoopDelivers(integer m, integer h, integer s) =
    (\forall integer v, j; 0 < v < Pow2(m) + h && 0 <= j < s ==>
      CoopReceives(m, h, s, v, j) && j < CoopArrival(m, h, s, v, j)) &&
    (\forall integer v, j; 0 <= v < Pow2(m) + h && 0 <= j < s ==> CoopForwards(m, h, s, v, j));
*/

typedef struct two_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_steps;

/* Matching, by the public step function at both ends. */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires ranks: 0 <= u < Pow2(dimensions) + twos && 0 <= v < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      (\result.sender.send_to == v && \result.sender.send_block == j) <==>
      (\result.receiver.recv_from == u && \result.receiver.recv_block == j);
    exits \false; */
two_steps theorem_cooperation_matching(int32_t dimensions, int32_t twos, int32_t blocks, int32_t u,
                                       int32_t v, int64_t x) {
  dodona_tree_step a = dodona_cooperation_step(dimensions, twos, blocks, u, x);
  dodona_tree_step b = dodona_cooperation_step(dimensions, twos, blocks, v, x);
  /*@ assert sent: a.send_to == v ==>
        CoopTransfer(dimensions, twos, blocks, x, u, v, a.send_block); */
  /*@ assert received: b.recv_from == u ==>
        CoopTransfer(dimensions, twos, blocks, x, u, v, b.recv_block); */
  two_steps both = {a, b};
  return both;
}

/* Ports. */
/*@ requires range: CoopRange(dimensions, twos, blocks) && 0 <= u < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures alone: CoopAlone(dimensions, twos, blocks, x, u);
    exits \false; */
dodona_tree_step theorem_cooperation_ports(int32_t dimensions, int32_t twos, int32_t blocks,
                                           int32_t u, int64_t x) {
  dodona_tree_step a = dodona_cooperation_step(dimensions, twos, blocks, u, x);
  /*@ assert sends: \forall integer v, j; CoopTransfer(dimensions, twos, blocks, x, u, v, j) ==>
        a.send_to == v && a.send_block == j; */
  /*@ assert receives: \forall integer v, j; CoopTransfer(dimensions, twos, blocks, x, v, u, j) ==>
        a.recv_from == v && a.recv_block == j; */
  return a;
}

/* Of all blocks at a rank, of all ranks. */
/*@ requires range: CoopRange(dimensions, twos, blocks) && 0 <= v < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures receives: 0 < v ==> \forall integer j; 0 <= j < blocks ==>
      CoopReceives(dimensions, twos, blocks, v, j) && j < CoopArrival(dimensions, twos, blocks, v, j);
    ensures forwards: \forall integer j; 0 <= j < blocks ==>
      CoopForwards(dimensions, twos, blocks, v, j);
    exits \false; */
static void all_blocks(int32_t dimensions, int32_t twos, int32_t blocks, int32_t v) {
  /*@ loop invariant range: 0 <= j <= blocks;
      loop invariant receives: 0 < v ==> \forall integer i; 0 <= i < j ==>
        CoopReceives(dimensions, twos, blocks, v, i) && i < CoopArrival(dimensions, twos, blocks, v, i);
      loop invariant forwards: \forall integer i; 0 <= i < j ==>
        CoopForwards(dimensions, twos, blocks, v, i);
      loop assigns j;
      loop variant blocks - j; */
  for (int32_t j = 0; j < blocks; j++) {
    //@ ghost if (0 < v) lemma_coop_receives(dimensions, twos, blocks, v, j);
    //@ ghost lemma_coop_forwards(dimensions, twos, blocks, v, j);
  }
}

/*@ requires range: CoopRange(dimensions, twos, blocks);
    terminates \true;
    assigns \nothing;
    ensures delivers: CoopDelivers(dimensions, twos, blocks);
    exits \false; */
static void all_ranks(int32_t dimensions, int32_t twos, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions) + twos;
  //@ ghost lemma_coop_bound(dimensions, twos);
  /*@ loop invariant range: 0 <= v <= ranks;
      loop invariant receives: \forall integer u, j; 0 < u < v && 0 <= j < blocks ==>
        CoopReceives(dimensions, twos, blocks, u, j) && j < CoopArrival(dimensions, twos, blocks, u, j);
      loop invariant forwards: \forall integer u, j; 0 <= u < v && 0 <= j < blocks ==>
        CoopForwards(dimensions, twos, blocks, u, j);
      loop assigns v;
      loop variant ranks - v; */
  for (int32_t v = 0; v < ranks; v++)
    all_blocks(dimensions, twos, blocks, v);
}

/* Of all steps of a rank, of all ranks. */
/*@ requires range: CoopRange(dimensions, twos, blocks) && 0 <= u < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures alone: \forall integer x; CoopAlone(dimensions, twos, blocks, x, u);
    exits \false; */
static void all_steps(int32_t dimensions, int32_t twos, int32_t blocks, int32_t u) {
  int64_t steps = dodona_cooperation_steps(dimensions, twos, blocks);
  //@ ghost lemma_coop_idle(dimensions, twos, blocks);
  /*@ loop invariant range: 1 <= x <= steps + 1;
      loop invariant alone: \forall integer y; 1 <= y < x ==>
        CoopAlone(dimensions, twos, blocks, y, u);
      loop assigns x;
      loop variant steps - x; */
  for (int64_t x = 1; x <= steps; x++)
    theorem_cooperation_ports(dimensions, twos, blocks, u, x);
  /*@ assert outside: \forall integer x; !(1 <= x <= steps) ==>
        CoopAlone(dimensions, twos, blocks, x, u); */
}

/*@ requires range: CoopRange(dimensions, twos, blocks);
    terminates \true;
    assigns \nothing;
    ensures alone: \forall integer x, u; 0 <= u < Pow2(dimensions) + twos ==>
      CoopAlone(dimensions, twos, blocks, x, u);
    exits \false; */
static void all_ports(int32_t dimensions, int32_t twos, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions) + twos;
  //@ ghost lemma_coop_bound(dimensions, twos);
  /*@ loop invariant range: 0 <= u <= ranks;
      loop invariant alone: \forall integer x, v; 0 <= v < u ==>
        CoopAlone(dimensions, twos, blocks, x, v);
      loop assigns u;
      loop variant ranks - u; */
  for (int32_t u = 0; u < ranks; u++)
    all_steps(dimensions, twos, blocks, u);
}

/* What the valid broadcast is put together from. */
/*@ ghost
  /@ requires schedule: CoopSchedule(S, m, h, s);
     requires inside: \forall integer x, q, r, j; CoopTransfer(m, h, s, x, q, r, j) ==> 0 <= j < s;
     requires delivers: CoopDelivers(m, h, s);
     terminates \true;
     assigns \nothing;
     ensures causal: Causal(S, 0, 1);
     ensures reached: Reached(S, Pow2(m) + h, s, 0);
     ensures once: Once(S, 0);
     exits \false; @/
  void lemma_coop_flows(int64_t S, int32_t m, int32_t h, int32_t s)
  {
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= u < Pow2(m) + h && 0 <= v < Pow2(m) + h && 0 <= j < s &&
         CoopTransfer(m, h, s, x, u, v, j); @/
    /@ assert to: \forall integer v, j; 0 < v < Pow2(m) + h && 0 <= j < s ==>
         Transfer(S, CoopArrival(m, h, s, v, j), CoopSource(m, h, s, v, j), v, j); @/
    /@ assert forwards: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CoopForwards(m, h, s, u, j); @/
    /@ assert later: \forall integer x, u, v, j; CoopForwards(m, h, s, u, j) &&
         CoopTransfer(m, h, s, x, u, v, j) && u != 0 ==> CoopArrival(m, h, s, u, j) < x; @/
    /@ assert none: \forall integer x, u, v, j; CoopForwards(m, h, s, u, j) &&
         CoopTransfer(m, h, s, x, u, v, j) ==> v != 0; @/
    /@ assert before: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && u != 0 ==>
         CoopArrival(m, h, s, u, j) + 1 <= x; @/
    /@ assert held: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && u != 0 ==>
         Held(S, 0, 1, x, u, j); @/
    /@ assert causal: Causal(S, 0, 1); @/
    /@ assert receives: \forall integer v, j;
         Transfer(S, CoopArrival(m, h, s, v, j), CoopSource(m, h, s, v, j), v, j) ==>
         Receives(S, v, j); @/
    /@ assert root: \forall integer x, u, j; !Transfer(S, x, u, 0, j); @/
    /@ assert single: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         x == CoopArrival(m, h, s, v, j) && u == CoopSource(m, h, s, v, j); @/
  }

  /@ requires schedule: CoopSchedule(S, m, h, s);
     requires alone: \forall integer x, u; 0 <= u < Pow2(m) + h ==> CoopAlone(m, h, s, x, u);
     terminates \true;
     assigns \nothing;
     ensures ports: DuplexPorts(S, 1);
     exits \false; @/
  void lemma_coop_duplex(int64_t S, int32_t m, int32_t h, int32_t s)
  {
    /@ assert ends: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CoopTransfer(m, h, s, x, u, v, j) && CoopAlone(m, h, s, x, u) && CoopAlone(m, h, s, x, v); @/
    /@ assert sending: SendPort(S, 1); @/
    /@ assert receiving: ReceivePort(S, 1); @/
  }
*/

int64_t theorem_cooperation_broadcast(int64_t S, int32_t dimensions, int32_t twos, int32_t blocks) {
  //@ ghost lemma_coop_idle(dimensions, twos, blocks);
  /*@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
        CoopTransfer(dimensions, twos, blocks, x, u, v, j); */
  //@ assert inside: InRange(S, Pow2(dimensions) + twos, blocks);
  //@ assert last: EndsWith(S, CoopSteps(dimensions, twos, blocks));
  all_ranks(dimensions, twos, blocks);
  all_ports(dimensions, twos, blocks);
  //@ ghost lemma_coop_flows(S, dimensions, twos, blocks);
  //@ ghost lemma_coop_duplex(S, dimensions, twos, blocks);
  return dodona_cooperation_steps(dimensions, twos, blocks);
}

/* Delivery. */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires schedule: CoopSchedule(S, dimensions, twos, blocks);
    requires network: Network(S, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < Pow2(dimensions) + twos && 0 <= j < blocks ==>
      Value(\result + 1, v, j) == Value(0, 0, j);
    exits \false; */
int64_t theorem_cooperation_delivery(int64_t S, int32_t dimensions, int32_t twos, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions) + twos;
  //@ ghost lemma_coop_bound(dimensions, twos);
  int64_t steps = theorem_cooperation_broadcast(S, dimensions, twos, blocks);
  //@ ghost theorem_delivery(S, (int32_t)ranks, blocks, 0, 1, 1, steps);
  return steps;
}

/* Reduction. */
/*@ requires range: CoopRange(dimensions, twos, blocks);
    requires schedule: CoopSchedule(S, dimensions, twos, blocks);
    requires reversed: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      CoopTransfer(dimensions, twos, blocks, CoopSteps(dimensions, twos, blocks) + 1 - x, v, u, j);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(R, Pow2(dimensions) + twos, blocks, 0, 1, 1);
    exits \false; */
int64_t theorem_cooperation_reduction(int64_t S, int64_t R, int32_t dimensions, int32_t twos,
                                      int32_t blocks) {
  int64_t ranks = dodona_power(dimensions) + twos;
  //@ ghost lemma_coop_bound(dimensions, twos);
  int64_t steps = theorem_cooperation_broadcast(S, dimensions, twos, blocks);
  //@ assert steps: steps == CoopSteps(dimensions, twos, blocks);
  //@ ghost theorem_reverse(S, R, steps + 1, (int32_t)ranks, blocks, 0, 1, 1);
  return steps;
}
