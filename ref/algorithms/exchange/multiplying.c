/* 11 ranks, radix 3: the core are ranks 0 .. 8, written in base 3. Rank 0 sends, at ports 1 and 2:

     round 1   nobody; ranks 9 and 10 send 0 and 1, at port 1
     round 2   01 and 02: the lowest digit turned on by 1 and by 2
     round 3   10 and 20
     round 4   rank 9, at port 1, the result

   Rank 0 hears at port p whom it sends at port 3 - p. */
#include "ref/algorithms/exchange/multiplying.h"
#include "spec/lemmas/multiplying.h"

/* The core: `size` = radix^log ranks. */
typedef struct core {
  int32_t size;
  int32_t log;
  int32_t fold;
} core;

/*@ requires range: 1 <= ranks && 2 <= radix;
    terminates \true;
    assigns \nothing;
    ensures size: \result.size == MultiplyCore(ranks, radix) && 1 <= \result.size <= ranks;
    ensures log: \result.log == PowerLog(radix, ranks) && 0 <= \result.log <= 30;
    ensures fold: \result.fold == MultiplyFold(ranks, radix) && 0 <= \result.fold <= 1;
    exits \false; */
static core core_of(int32_t ranks, int32_t radix) {
  core c = {1, 0, 0};
  //@ ghost int32_t most = lemma_power_log(radix, ranks);
  //@ ghost lemma_power_of(radix, 0, most);
  /*@ loop invariant log: 0 <= c.log <= most;
      loop invariant size: c.size == PowerOf(radix, c.log) && 1 <= c.size <= ranks;
      loop assigns c.size, c.log;
      loop variant most - c.log; */
  while (c.size <= ranks / radix) {
    //@ ghost lemma_nonneg(ranks / radix - c.size, radix);
    //@ assert quotient: radix * (ranks / radix) <= ranks;
    //@ assert fits: radix * c.size <= radix * (ranks / radix) <= ranks;
    //@ assert below: c.log < most;
    c.size *= radix;
    c.log++;
  }
  //@ ghost lemma_nonneg(c.size - (ranks / radix + (int64_t)1), radix);
  //@ assert rest: ranks < radix * (ranks / radix + 1);
  //@ assert beyond: ranks < radix * (ranks / radix + 1) <= radix * c.size;
  //@ ghost int32_t next = c.log < most ? c.log + 1 : most;
  //@ ghost lemma_power_of(radix, next, most);
  //@ assert next: c.log < most ==> PowerOf(radix, next) == radix * PowerOf(radix, c.log);
  //@ assert last: c.log == most;
  c.fold = c.size < ranks;
  return c;
}

int32_t dodona_multiplying_rounds(int32_t ranks, int32_t radix) {
  const core c = core_of(ranks, radix);
  return c.log + 2 * c.fold;
}

/* The number with its digit of radix^y turned on by p. */
/*@ requires range: 1 <= ranks && 2 <= radix && 0 <= y < PowerLog(radix, ranks) && 1 <= p < radix;
    requires rank: 0 <= rank < MultiplyCore(ranks, radix);
    terminates \true;
    assigns \nothing;
    ensures turned: \result == DigitOn(radix, PowerOf(radix, y), rank, p);
    ensures range: 0 <= \result < MultiplyCore(ranks, radix);
    exits \false; */
static int32_t turned(int32_t radix, int32_t rank, int32_t y, int32_t p)
/*@ ghost (int32_t ranks) */ {
  int32_t m = 1;
  int32_t i = 0;
  //@ ghost int32_t log = lemma_power_log(radix, ranks);
  //@ ghost int32_t n = lemma_power_is(radix, log - y - 1, ranks);
  /*@ loop invariant range: 0 <= i <= y;
      loop invariant power: m == PowerOf(radix, i) && 1 <= m <= ranks;
      loop assigns i, m;
      loop variant y - i; */
  while (i < y) {
    //@ ghost lemma_power_is(radix, i + 1, ranks);
    i++;
    m *= radix;
  }
  //@ ghost lemma_power_is(radix, y, ranks);
  //@ ghost lemma_power_cut(radix, y, log);
  //@ assert core: MultiplyCore(ranks, radix) == m * (radix * n);
  //@ ghost lemma_digit_on(radix, m, rank, p);
  //@ ghost lemma_digit_below(radix, m, rank, p, n);
  const int64_t digit = rank / m % radix;
  const int64_t turn = digit + p < radix ? p : p - (int64_t)radix;
  //@ assert turn: turn == (rank / m % radix + p < radix ? p : p - radix);
  //@ assert turned: turn * m == DigitOn(radix, m, rank, p) - rank;
  return (int32_t)(rank + turn * m);
}

dodona_port_step dodona_multiplying_round_at(int32_t ranks, int32_t radix, int32_t rank,
                                             int64_t round, int32_t port) {
  const dodona_port_step idle = {DODONA_NONE, DODONA_NONE, 0};
  const core c = core_of(ranks, radix);
  const int32_t rounds = c.log + 2 * c.fold;
  if (round < 1 || round > rounds) {
    /*@ assert none: 1 <= round ==> MultiplyTo(ranks, radix, round, rank, port) == -1 && MultiplyFrom(ranks, radix, round, rank, port) == -1; */
    return idle;
  }
  if (c.fold < round && round <= c.fold + c.log) {
    if (rank >= c.size) {
      /*@ assert none: MultiplyTo(ranks, radix, round, rank, port) == -1 && MultiplyFrom(ranks, radix, round, rank, port) == -1; */
      return idle;
    }
    const int32_t y = (int32_t)round - c.fold - 1;
    const int32_t to = turned(radix, rank, y, port) /*@ ghost (ranks) */;
    const int32_t from = turned(radix, rank, y, radix - port) /*@ ghost (ranks) */;
    //@ assert core: MultiplyTo(ranks, radix, round, rank, port) == to && MultiplyFrom(ranks, radix, round, rank, port) == from;
    return (dodona_port_step){to, from, 1};
  }
  const int64_t other = rank + (int64_t)port * c.size;
  const int32_t over = rank < c.size && other < ranks ? (int32_t)other : DODONA_NONE;
  const int32_t into = rank >= c.size && rank / c.size == port ? rank % c.size : DODONA_NONE;
  //@ assert fold: MultiplyFold(ranks, radix) == 1 && (round == 1 || round == MultiplyRounds(ranks, radix));
  //@ assert over: over == (rank < c.size && rank + port * c.size < ranks ? rank + port * c.size : -1);
  //@ assert into: into == (c.size <= rank && rank / c.size == port ? rank % c.size : -1);
  //@ assert hands: MultiplyTo(ranks, radix, 1, rank, port) == into;
  //@ ghost lemma_over(ranks, radix, c.size, rank, port);
  //@ assert hears: MultiplyFrom(ranks, radix, 1, rank, port) == over;
  /*@ assert last: round != 1 ==> MultiplyTo(ranks, radix, round, rank, port) == over && MultiplyFrom(ranks, radix, round, rank, port) == into; */
  return round == 1 ? (dodona_port_step){into, over, over != DODONA_NONE}
                    : (dodona_port_step){over, into, 0};
}

int64_t dodona_multiplying_steps(int32_t ranks, int32_t radix) {
  const int64_t rounds = dodona_multiplying_rounds(ranks, radix);
  //@ ghost lemma_nonneg(rounds, radix - (int64_t)1);
  //@ ghost lemma_nonneg(32 - rounds, radix - (int64_t)1);
  //@ assert most: 0 <= rounds * (radix - 1) <= 32 * (radix - 1);
  return rounds * (radix - (int64_t)1);
}

dodona_port_step dodona_multiplying_step_at(int32_t ranks, int32_t radix, int32_t rank, int64_t x) {
  const dodona_port_step idle = {DODONA_NONE, DODONA_NONE, 0};
  if (x < 1 || x > dodona_multiplying_steps(ranks, radix))
    return idle;
  const int64_t round = (x - 1) / (radix - 1) + 1;
  const int32_t port = (int32_t)((x - 1) % (radix - 1)) + 1;
  //@ assert round: round == MultiplyRound(radix, x) && 1 <= round;
  //@ assert port: port == MultiplyPort(radix, x) && 1 <= port < radix;
  //@ ghost int32_t log = lemma_power_log(radix, ranks);
  //@ ghost int32_t core = lemma_power_is(radix, log, ranks);
  //@ ghost int32_t rounds = log + (core < ranks ? 2 : 0);
  //@ assert rounds: rounds == MultiplyRounds(ranks, radix);
  //@ ghost lemma_quotient_below(x - 1, radix - (int64_t)1, rounds);
  //@ assert last: round <= MultiplyRounds(ranks, radix);
  //@ ghost lemma_multiplying_pairs(ranks, radix, (int32_t)round, rank, port);
  return dodona_multiplying_round_at(ranks, radix, rank, round, port);
}
