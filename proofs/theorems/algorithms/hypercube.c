/* The theorems of the hypercube: its transfers are a valid broadcast of all blocks from position 0, with duplex
   ports, that ends with step s - 1 + m, the lower bound; hence delivery, and reversed a reduction. Its m
   trees have no directed edge in common. */
#include "ref/algorithms/cube/hypercube.h"
#include "ref/base/power.h"
#include "ref/base/reverse.h"
#include "spec/machine/delivery.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/machine/reverse.h"
#include "proofs/theorems/algorithms/hypercube.h"

/*@
  // In step x a position sends at most one block to one other, and receives at most one from one.
  predicate CubeAlone(integer m, integer s, integer x, integer u) =
    (\forall integer v, w, j, k; CubeTransfer(m, s, x, u, v, j) && CubeTransfer(m, s, x, u, w, k) ==>
      v == w && j == k) &&
    (\forall integer v, w, j, k; CubeTransfer(m, s, x, v, u, j) && CubeTransfer(m, s, x, w, u, k) ==>
      v == w && j == k);

  // What lemma_cube_receives and lemma_cube_forwards say, of all positions and blocks.
  predicate CubeDelivers(integer m, integer s) =
    (\forall integer v, j; 0 < v < Pow2(m) && 0 <= j < s ==>
      CubeReceives(m, s, v, j) && j < CubeArrival(m, s, v, j)) &&
    (\forall integer v, j; 0 <= v < Pow2(m) && 0 <= j < s ==> CubeForwards(m, s, v, j));
*/

typedef struct two_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_steps;

/* Matching: u sends block j to v in step x if and only if v receives block j from u in step x, by the public
   step function at each. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires positions: 0 <= u < Pow2(dimensions) && 0 <= v < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      (\result.sender.send_to == v && \result.sender.send_block == j) <==>
      (\result.receiver.recv_from == u && \result.receiver.recv_block == j);
    exits \false; */
two_steps theorem_hypercube_matching(int32_t dimensions, int32_t blocks, int32_t u, int32_t v,
                                     int64_t x) {
  dodona_tree_step a = dodona_hypercube_step(dimensions, blocks, u, x);
  dodona_tree_step b = dodona_hypercube_step(dimensions, blocks, v, x);
  /*@ assert sent: a.send_to == v ==>
        CubeTransfer(dimensions, blocks, x, u, v, a.send_block); */
  /*@ assert received: b.recv_from == u ==>
        CubeTransfer(dimensions, blocks, x, u, v, b.recv_block); */
  two_steps both = {a, b};
  return both;
}

/* Ports. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks && 0 <= u < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures alone: CubeAlone(dimensions, blocks, x, u);
    exits \false; */
dodona_tree_step theorem_hypercube_ports(int32_t dimensions, int32_t blocks, int32_t u, int64_t x) {
  dodona_tree_step a = dodona_hypercube_step(dimensions, blocks, u, x);
  /*@ assert sends: \forall integer v, j; CubeTransfer(dimensions, blocks, x, u, v, j) ==>
        a.send_to == v && a.send_block == j; */
  /*@ assert receives: \forall integer v, j; CubeTransfer(dimensions, blocks, x, v, u, j) ==>
        a.recv_from == v && a.recv_block == j; */
  return a;
}

/* Coverage: a position other than the root receives block j, in step dodona_hypercube_arrival from
   dodona_hypercube_source and in no other; the root receives nothing. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= block < blocks;
    requires position: 0 < v < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures received: \result.recv_from == CubeSource(dimensions, blocks, v, block) &&
      \result.recv_block == block;
    ensures once: \forall integer x, u; CubeTransfer(dimensions, blocks, x, u, v, block) ==>
      x == CubeArrival(dimensions, blocks, v, block) && u == \result.recv_from;
    ensures root: \forall integer x, u; !CubeTransfer(dimensions, blocks, x, u, 0, block);
    exits \false; */
dodona_tree_step theorem_hypercube_coverage(int32_t dimensions, int32_t blocks, int32_t v,
                                            int32_t block) {
  int64_t arrival = dodona_hypercube_arrival(dimensions, blocks, v, block);
  int32_t source = dodona_hypercube_source(dimensions, blocks, v, block);
  //@ ghost lemma_cube_receives(dimensions, blocks, v, block);
  //@ ghost lemma_cube_forwards(dimensions, blocks, v, block);
  /*@ assert sent: CubeTransfer(dimensions, blocks, arrival, source, v, block); */
  return dodona_hypercube_step(dimensions, blocks, v, arrival);
}

/* Causality: who sends a block and is not the root has received it in an earlier step. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= block < blocks;
    requires position: 0 < u < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures received: CubeTransfer(dimensions, blocks, \result,
      CubeSource(dimensions, blocks, u, block), u, block);
    ensures earlier: \forall integer x, v; CubeTransfer(dimensions, blocks, x, u, v, block) ==>
      \result < x;
    exits \false; */
int64_t theorem_hypercube_causality(int32_t dimensions, int32_t blocks, int32_t u, int32_t block) {
  //@ ghost lemma_cube_receives(dimensions, blocks, u, block);
  //@ ghost lemma_cube_forwards(dimensions, blocks, u, block);
  return dodona_hypercube_arrival(dimensions, blocks, u, block);
}

/* Length: nothing outside of steps 1 .. dodona_hypercube_steps; in the last one the highest position of the
   last block's tree receives. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures bound: \result == BoundSteps(Pow2(dimensions), blocks);
    ensures idle: !(1 <= x <= \result) ==>
      \forall integer u, v, j; !CubeTransfer(dimensions, blocks, x, u, v, j);
    exits \false; */
int64_t theorem_hypercube_length(int32_t dimensions, int32_t blocks, int64_t x) {
  //@ ghost lemma_cube_idle(dimensions, blocks);
  return dodona_hypercube_steps(dimensions, blocks);
}

/* Of all blocks at a position, of all positions. */
/*@ requires range: 1 <= dimensions <= 30 && 1 <= blocks && 0 <= v < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures receives: 0 < v ==> \forall integer j; 0 <= j < blocks ==>
      CubeReceives(dimensions, blocks, v, j) && j < CubeArrival(dimensions, blocks, v, j);
    ensures forwards: \forall integer j; 0 <= j < blocks ==>
      CubeForwards(dimensions, blocks, v, j);
    exits \false; */
static void all_blocks(int32_t dimensions, int32_t blocks, int32_t v) {
  /*@ loop invariant range: 0 <= j <= blocks;
      loop invariant receives: 0 < v ==> \forall integer i; 0 <= i < j ==>
        CubeReceives(dimensions, blocks, v, i) && i < CubeArrival(dimensions, blocks, v, i);
      loop invariant forwards: \forall integer i; 0 <= i < j ==>
        CubeForwards(dimensions, blocks, v, i);
      loop assigns j;
      loop variant blocks - j; */
  for (int32_t j = 0; j < blocks; j++) {
    //@ ghost if (0 < v) lemma_cube_receives(dimensions, blocks, v, j);
    //@ ghost lemma_cube_forwards(dimensions, blocks, v, j);
  }
}

/*@ requires range: 1 <= dimensions <= 30 && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures delivers: CubeDelivers(dimensions, blocks);
    exits \false; */
static void all_positions(int32_t dimensions, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  /*@ loop invariant range: 0 <= v <= ranks;
      loop invariant receives: \forall integer u, j; 0 < u < v && 0 <= j < blocks ==>
        CubeReceives(dimensions, blocks, u, j) && j < CubeArrival(dimensions, blocks, u, j);
      loop invariant forwards: \forall integer u, j; 0 <= u < v && 0 <= j < blocks ==>
        CubeForwards(dimensions, blocks, u, j);
      loop assigns v;
      loop variant ranks - v; */
  for (int32_t v = 0; v < ranks; v++)
    all_blocks(dimensions, blocks, v);
}

/* Of all steps of a position, of all positions. */
/*@ requires range: 1 <= dimensions <= 30 && 1 <= blocks && 0 <= u < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures alone: \forall integer x; CubeAlone(dimensions, blocks, x, u);
    exits \false; */
static void all_steps(int32_t dimensions, int32_t blocks, int32_t u) {
  int64_t steps = dodona_hypercube_steps(dimensions, blocks);
  //@ ghost lemma_cube_idle(dimensions, blocks);
  /*@ loop invariant range: 1 <= x <= steps + 1;
      loop invariant alone: \forall integer y; 1 <= y < x ==> CubeAlone(dimensions, blocks, y, u);
      loop assigns x;
      loop variant steps - x; */
  for (int64_t x = 1; x <= steps; x++)
    theorem_hypercube_ports(dimensions, blocks, u, x);
  /*@ assert outside: \forall integer x; !(1 <= x <= steps) ==>
        CubeAlone(dimensions, blocks, x, u); */
}

/*@ requires range: 1 <= dimensions <= 30 && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures alone: \forall integer x, u; 0 <= u < Pow2(dimensions) ==>
      CubeAlone(dimensions, blocks, x, u);
    exits \false; */
static void all_ports(int32_t dimensions, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  /*@ loop invariant range: 0 <= u <= ranks;
      loop invariant alone: \forall integer x, v; 0 <= v < u ==>
        CubeAlone(dimensions, blocks, x, v);
      loop assigns u;
      loop variant ranks - u; */
  for (int32_t u = 0; u < ranks; u++)
    all_steps(dimensions, blocks, u);
}

/* What the valid broadcast is put together from. */
/*@ ghost
  /@ requires schedule: CubeSchedule(S, m, s);
     requires delivers: CubeDelivers(m, s);
     terminates \true;
     assigns \nothing;
     ensures causal: Causal(S, 0, 1);
     ensures reached: Reached(S, Pow2(m), s, 0);
     ensures once: Once(S, 0);
     exits \false; @/
  void lemma_cube_flows(int64_t S, int32_t m, int32_t s)
  {
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= u < Pow2(m) && 0 <= v < Pow2(m) && 0 <= j < s && CubeTransfer(m, s, x, u, v, j); @/
    /@ assert to: \forall integer v, j; 0 < v < Pow2(m) && 0 <= j < s ==>
         Transfer(S, CubeArrival(m, s, v, j), CubeSource(m, s, v, j), v, j); @/
    /@ assert forwards: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CubeForwards(m, s, u, j); @/
    /@ assert later: \forall integer x, u, v, j; CubeForwards(m, s, u, j) &&
         CubeTransfer(m, s, x, u, v, j) && u != 0 ==> CubeArrival(m, s, u, j) < x; @/
    /@ assert none: \forall integer x, u, v, j; CubeForwards(m, s, u, j) &&
         CubeTransfer(m, s, x, u, v, j) ==> v != 0; @/
    /@ assert before: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && u != 0 ==>
         CubeArrival(m, s, u, j) + 1 <= x; @/
    /@ assert held: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && u != 0 ==>
         Held(S, 0, 1, x, u, j); @/
    /@ assert causal: Causal(S, 0, 1); @/
    /@ assert receives: \forall integer v, j;
         Transfer(S, CubeArrival(m, s, v, j), CubeSource(m, s, v, j), v, j) ==>
         Receives(S, v, j); @/
    /@ assert root: \forall integer x, u, j; !Transfer(S, x, u, 0, j); @/
    /@ assert single: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         x == CubeArrival(m, s, v, j) && u == CubeSource(m, s, v, j); @/
  }

  /@ requires schedule: CubeSchedule(S, m, s);
     requires alone: \forall integer x, u; 0 <= u < Pow2(m) ==> CubeAlone(m, s, x, u);
     terminates \true;
     assigns \nothing;
     ensures ports: DuplexPorts(S, 1);
     exits \false; @/
  void lemma_cube_duplex(int64_t S, int32_t m, int32_t s)
  {
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= u < Pow2(m) && 0 <= v < Pow2(m) && CubeTransfer(m, s, x, u, v, j); @/
    /@ assert ends: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CubeAlone(m, s, x, u) && CubeAlone(m, s, x, v); @/
    /@ assert sending: SendPort(S, 1); @/
    /@ assert receiving: ReceivePort(S, 1); @/
  }

  /@ requires range: 0 <= m <= 30 && 1 <= s;
     requires schedule: CubeSchedule(S, m, s);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(S, Pow2(m), s);
     ensures last: EndsWith(S, CubeSteps(m, s));
     exits \false; @/
  void lemma_cube_inside(int64_t S, int32_t m, int32_t s)
  {
    lemma_cube_idle(m, s);
    /@ assert apart: \forall integer k, y, z; CubeSends(m, s, k, y, z) ==> y != z; @/
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         CubeTransfer(m, s, x, u, v, j); @/
    /@ assert self: \forall integer x, u, v, j; CubeTransfer(m, s, x, u, v, j) ==> u != v; @/
  }
*/

int64_t theorem_hypercube_broadcast(int64_t S, int32_t dimensions, int32_t blocks) {
  //@ ghost lemma_cube_inside(S, dimensions, blocks);
  if (dimensions == 0) {
    //@ ghost lemma_cube_idle(dimensions, blocks);
    /*@ assert none: \forall integer x, u, v, j; !Transfer(S, x, u, v, j); */
    //@ assert one: Pow2(0) == 1;
    return dodona_hypercube_steps(dimensions, blocks);
  }
  all_positions(dimensions, blocks);
  all_ports(dimensions, blocks);
  //@ ghost lemma_cube_flows(S, dimensions, blocks);
  //@ ghost lemma_cube_duplex(S, dimensions, blocks);
  return dodona_hypercube_steps(dimensions, blocks);
}

/* Delivery: after dodona_hypercube_steps steps every position holds every block of the root's message. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires schedule: CubeSchedule(S, dimensions, blocks);
    requires network: Network(S, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < Pow2(dimensions) && 0 <= j < blocks ==>
      Value(\result + 1, v, j) == Value(0, 0, j);
    exits \false; */
int64_t theorem_hypercube_delivery(int64_t S, int32_t dimensions, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions);
  int64_t steps = theorem_hypercube_broadcast(S, dimensions, blocks);
  //@ ghost lemma_cube_bound(dimensions);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  //@ ghost theorem_delivery(S, (int32_t)ranks, blocks, 0, 1, 1, steps);
  return steps;
}

/* Reduction: backwards, with the times of dodona_reverse_time, every position's contribution to every block
   reaches the root exactly once. */
/*@ requires range: 0 <= dimensions <= 30 && 1 <= blocks;
    requires schedule: CubeSchedule(S, dimensions, blocks);
    requires reversed: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      CubeTransfer(dimensions, blocks, CubeSteps(dimensions, blocks) + 1 - x, v, u, j);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(R, Pow2(dimensions), blocks, 0, 1, 1);
    exits \false; */
int64_t theorem_hypercube_reduction(int64_t S, int64_t R, int32_t dimensions, int32_t blocks) {
  int64_t ranks = dodona_power(dimensions);
  int64_t steps = theorem_hypercube_broadcast(S, dimensions, blocks);
  //@ ghost lemma_cube_bound(dimensions);
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  //@ assert steps: steps == CubeSteps(dimensions, blocks);
  //@ ghost theorem_reverse(S, R, steps + 1, (int32_t)ranks, blocks, 0, 1, 1);
  return steps;
}
