/* The hypercube's corners are units of one or two ranks. Of a unit of two, one rank takes what comes from outside, the
   other gives what goes out; they change places after each step along whose dimension the unit's bit is set. Unit 010 of 11
   ranks, 2 and 9, 4 blocks: its steps are 2, 5, ...

     step                  1    2  |  3    4    5  |  6    7
     takes                 2    2  |  9    9    9  |  2    2
     gives                 9    9  |  2    2    2  |  9    9
     from outside               1  |       0    3  |  2
     to outside                    |  1    1       |  3
     within                        |          0 to 2  1 to 9  2 to 9, 3 to 2

   What the unit receives in a step of its own it sends in all steps up to the next one, and nothing else; what it receives
   in other steps it never sends. So the rank that took a block gives it as long as the unit sends it, and takes again when
   the block is passed on within the unit, m + 2 steps after the block left the root at the earliest: block j in step j + m +
   2. In the last step the giver passes on the last block. */
#include "ref/algorithms/cube/cooperation.h"
#include "ref/algorithms/cube/hypercube.h"
#include "ref/base/power.h"
#include "spec/lemmas/cooperation.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/cube.h"

int64_t dodona_cooperation_steps(int32_t dimensions, int32_t twos, int32_t blocks) {
  //@ ghost lemma_coop_bound(dimensions, twos);
  return (int64_t)blocks - 1 + dimensions + (twos > 0);
}

/* The parity of the lowest n bits of u. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= n <= dimensions && 0 <= u < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures turn: \result == CoopTurn(dimensions, n, u);
    ensures range: 0 <= \result <= 1;
    exits \false; */
static int32_t parity(int32_t n, int32_t u) /*@ ghost (int32_t dimensions) */ {
  int32_t rest = u;
  int32_t odd = 0;
  //@ ghost int64_t unit = 1;
  //@ ghost int64_t low = 0;
  //@ ghost lemma_pow2_word();
  //@ ghost lemma_pow2_order(dimensions, 30);
  /*@ loop invariant range: 0 <= i <= n && 0 <= rest <= u && 0 <= odd <= 1;
      loop invariant unit: unit == Pow2(i) && 1 <= unit <= 0x40000000;
      loop invariant low: 0 <= low < unit;
      loop invariant split: u == low + unit * rest;
      loop invariant odd: odd == CoopTurn(dimensions, i, u);
      loop assigns i, rest, odd, unit, low;
      loop variant n - i; */
  for (int32_t i = 0; i < n; i++) {
    //@ ghost lemma_pow2_order(i + 1, dimensions);
    //@ ghost lemma_coop_digit(dimensions, i, low, rest);
    //@ assert bit: CubeTurned(dimensions, i, u) % 2 == rest % 2 && 0 <= CubeTurned(dimensions, i, u);
    //@ assert next: CoopTurn(dimensions, i + 1, u) == (odd + rest % 2) % 2;
    //@ ghost lemma_coop_halve(unit, rest);
    //@ assert twice: Pow2(i + 1) == 2 * unit;
    odd = (odd + rest % 2) % 2;
    /*@ ghost
      if (rest % 2 == 1)
        low += unit;
      unit *= 2;
    */
    rest /= 2;
  }
  return odd;
}

/* The parity of the steps among the first t along whose dimension the bit of u is set. */
/*@ requires range: 1 <= dimensions <= 30 && 0 <= t < INT64_MAX && 0 <= u < Pow2(dimensions);
    terminates \true;
    assigns \nothing;
    ensures turn: \result == CoopTurn(dimensions, t, u);
    ensures range: 0 <= \result <= 1;
    exits \false; */
static int32_t turn_at(int32_t dimensions, int64_t t, int32_t u) {
  int32_t odd = parity((int32_t)(t % dimensions), u) /*@ ghost (dimensions) */;
  //@ ghost lemma_coop_period(dimensions, t, u);
  if (t / dimensions % 2 == 0)
    return odd;
  //@ assert rounds: t / dimensions % 2 == 1;
  int32_t round = parity(dimensions, u) /*@ ghost (dimensions) */;
  return (odd + round) % 2;
}

/* Who of unit u receives from outside in step x. */
/*@ requires range: CoopRange(dimensions, twos, 1) && 0 <= u < Pow2(dimensions) && 1 <= x;
    terminates \true;
    assigns \nothing;
    ensures taker: \result == CoopTaker(dimensions, twos, x, u);
    ensures unit: 0 <= \result < Pow2(dimensions) + twos && CoopUnit(dimensions, \result) == u;
    exits \false; */
static int32_t taker(int32_t dimensions, int32_t twos, int64_t x, int32_t u) {
  int64_t units = dodona_power(dimensions);
  //@ ghost lemma_coop_bound(dimensions, twos);
  if (u < 1 || twos < u || turn_at(dimensions, x - 1, u) == 0)
    return u;
  return (int32_t)(u + units - 1);
}

/* Who sends to outside. */
/*@ requires range: CoopRange(dimensions, twos, 1) && 0 <= u < Pow2(dimensions) && 1 <= x;
    terminates \true;
    assigns \nothing;
    ensures giver: \result == CoopGiver(dimensions, twos, x, u);
    ensures unit: 0 <= \result < Pow2(dimensions) + twos && CoopUnit(dimensions, \result) == u;
    exits \false; */
static int32_t giver(int32_t dimensions, int32_t twos, int64_t x, int32_t u) {
  int64_t units = dodona_power(dimensions);
  //@ ghost lemma_coop_bound(dimensions, twos);
  if (u < 1 || twos < u || turn_at(dimensions, x - 1, u) != 0)
    return u;
  return (int32_t)(u + units - 1);
}

/*@ requires range: 0 <= dimensions <= 30 && 0 <= rank <= INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures unit: \result == CoopUnit(dimensions, rank);
    ensures range: rank < Pow2(dimensions) + h && h < Pow2(dimensions) ==>
      0 <= \result < Pow2(dimensions);
    exits \false; */
static int32_t unit_of(int32_t dimensions, int32_t rank) /*@ ghost (int32_t h) */ {
  int64_t units = dodona_power(dimensions);
  return rank < units ? rank : (int32_t)(rank - units + 1);
}

/* What a rank does between units. */
/*@ requires range: CoopRange(dimensions, twos, blocks) && 1 <= x;
    requires rank: 0 <= rank < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer r, j; 0 <= r ==>
      ((\result.send_to == r && \result.send_block == j) <==>
       r < Pow2(dimensions) + twos && CoopOutside(dimensions, twos, blocks, x, rank, r, j));
    ensures recv: \forall integer q, j; 0 <= q ==>
      ((\result.recv_from == q && \result.recv_block == j) <==>
       q < Pow2(dimensions) + twos && CoopOutside(dimensions, twos, blocks, x, q, rank, j));
    ensures range: CoopStepInRange(\result, Pow2(dimensions) + twos, blocks);
    exits \false; */
static dodona_tree_step between(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                                int64_t x) {
  int32_t unit = unit_of(dimensions, rank) /*@ ghost (twos) */;
  dodona_tree_step step = dodona_hypercube_step(dimensions, blocks, unit, x);
  //@ ghost dodona_tree_step cube = step;
  if (step.send_to != DODONA_NONE)
    step.send_to = taker(dimensions, twos, x, step.send_to);
  if (step.recv_from != DODONA_NONE)
    step.recv_from = giver(dimensions, twos, x, step.recv_from);
  if (rank != giver(dimensions, twos, x, unit))
    step.send_to = step.send_block = DODONA_NONE;
  if (rank != taker(dimensions, twos, x, unit))
    step.recv_from = step.recv_block = DODONA_NONE;
  /*@ assert to: \forall integer r, j; 0 <= r < Pow2(dimensions) + twos &&
        CoopOutside(dimensions, twos, blocks, x, rank, r, j) ==>
        cube.send_to == CoopUnit(dimensions, r) && cube.send_block == j; */
  /*@ assert from: \forall integer q, j; 0 <= q < Pow2(dimensions) + twos &&
        CoopOutside(dimensions, twos, blocks, x, q, rank, j) ==>
        cube.recv_from == CoopUnit(dimensions, q) && cube.recv_block == j; */
  /*@ assert sent: cube.send_to != -1 ==>
        CubeTransfer(dimensions, blocks, x, unit, cube.send_to, cube.send_block); */
  /*@ assert received: cube.recv_from != -1 ==>
        CubeTransfer(dimensions, blocks, x, cube.recv_from, unit, cube.recv_block); */
  return step;
}

/* What a rank does within its unit. */
/*@ requires range: CoopRange(dimensions, twos, blocks) && 1 <= x <= CoopSteps(dimensions, twos, blocks);
    requires rank: 0 <= rank < Pow2(dimensions) + twos;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer r, j; 0 <= r ==>
      ((\result.send_to == r && \result.send_block == j) <==>
       r < Pow2(dimensions) + twos && CoopInside(dimensions, twos, blocks, x, rank, r, j));
    ensures recv: \forall integer q, j; 0 <= q ==>
      ((\result.recv_from == q && \result.recv_block == j) <==>
       q < Pow2(dimensions) + twos && CoopInside(dimensions, twos, blocks, x, q, rank, j));
    ensures range: CoopStepInRange(\result, Pow2(dimensions) + twos, blocks);
    exits \false; */
static dodona_tree_step within(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                               int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  int32_t unit = unit_of(dimensions, rank) /*@ ghost (twos) */;
  int32_t takes = taker(dimensions, twos, x, unit);
  int32_t gives = giver(dimensions, twos, x, unit);
  int32_t other = rank == takes ? gives : takes;
  int64_t block = x - 2 - dimensions;
  int last = x == (int64_t)blocks + dimensions;
  if (unit < 1 || twos < unit)
    return step;
  //@ ghost lemma_pow2_order(1, dimensions);
  //@ assert two: 2 <= Pow2(dimensions) && takes != gives;
  //@ assert one: rank == takes || rank == gives;
  if (0 <= block && block < blocks - 1) {
    if (rank == takes) {
      step.send_to = other;
      step.send_block = (int32_t)block;
    } else {
      step.recv_from = other;
      step.recv_block = (int32_t)block;
    }
  }
  if (last) {
    if (rank == gives) {
      step.send_to = other;
      step.send_block = blocks - 1;
    } else {
      step.recv_from = other;
      step.recv_block = blocks - 1;
    }
  }
  return step;
}

dodona_tree_step dodona_cooperation_step(int32_t dimensions, int32_t twos, int32_t blocks,
                                         int32_t rank, int64_t x) {
  dodona_tree_step none = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_coop_idle(dimensions, twos, blocks);
  //@ ghost lemma_cube_idle(dimensions, blocks);
  if (x < 1 || dodona_cooperation_steps(dimensions, twos, blocks) < x)
    return none;
  //@ ghost lemma_pow2_order(1, dimensions);
  //@ assert two: 2 <= Pow2(dimensions);
  dodona_tree_step step = between(dimensions, twos, blocks, rank, x);
  dodona_tree_step own = within(dimensions, twos, blocks, rank, x);
  /*@ assert apart: \forall integer q, r, i, j; CoopInside(dimensions, twos, blocks, x, rank, r, j) ==>
        !CoopOutside(dimensions, twos, blocks, x, rank, q, i); */
  /*@ assert aside: \forall integer q, r, i, j; CoopInside(dimensions, twos, blocks, x, r, rank, j) ==>
        !CoopOutside(dimensions, twos, blocks, x, q, rank, i); */
  /*@ assert passes: own.send_to != -1 ==>
        CoopInside(dimensions, twos, blocks, x, rank, own.send_to, own.send_block); */
  /*@ assert passes_none: own.send_to == -1 ==> \forall integer r, j; 0 <= r < Pow2(dimensions) + twos ==>
        !CoopInside(dimensions, twos, blocks, x, rank, r, j); */
  /*@ assert gets: own.recv_from != -1 ==>
        CoopInside(dimensions, twos, blocks, x, own.recv_from, rank, own.recv_block); */
  /*@ assert gets_none: own.recv_from == -1 ==> \forall integer q, j; 0 <= q < Pow2(dimensions) + twos ==>
        !CoopInside(dimensions, twos, blocks, x, q, rank, j); */
  if (own.send_to != DODONA_NONE) {
    step.send_to = own.send_to;
    step.send_block = own.send_block;
  }
  if (own.recv_from != DODONA_NONE) {
    step.recv_from = own.recv_from;
    step.recv_block = own.recv_block;
  }
  return step;
}

int64_t dodona_cooperation_arrival(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                                   int32_t block) {
  if (rank == 0)
    return 0;
  //@ ghost lemma_coop_bound(dimensions, twos);
  //@ ghost lemma_coop_receives(dimensions, twos, blocks, rank, block);
  int32_t unit = unit_of(dimensions, rank) /*@ ghost (twos) */;
  int64_t arrival = dodona_hypercube_arrival(dimensions, blocks, unit, block);
  if (rank == taker(dimensions, twos, arrival, unit))
    return arrival;
  if (block == blocks - 1)
    return (int64_t)blocks + dimensions;
  return (int64_t)block + dimensions + 2;
}

int32_t dodona_cooperation_source(int32_t dimensions, int32_t twos, int32_t blocks, int32_t rank,
                                  int32_t block) {
  if (rank == 0)
    return DODONA_NONE;
  //@ ghost lemma_coop_bound(dimensions, twos);
  //@ ghost lemma_coop_receives(dimensions, twos, blocks, rank, block);
  int32_t unit = unit_of(dimensions, rank) /*@ ghost (twos) */;
  int64_t arrival = dodona_hypercube_arrival(dimensions, blocks, unit, block);
  int32_t source = dodona_hypercube_source(dimensions, blocks, unit, block);
  if (rank == taker(dimensions, twos, arrival, unit))
    return giver(dimensions, twos, arrival, source);
  int64_t units = dodona_power(dimensions);
  return (int32_t)(rank < units ? rank + units - 1 : rank - units + 1);
}
