/* Delay-receive against delay-send, in exact integers: T f against T' u / L' by T f <= floor(T' u / L'),
   which is the same since T f is whole. */
#include "combine_delay.h"
#include "exact.h"
#include "bounds.h"
#include "reach.h"
#include "../spec/product.h"

/*@ ghost
  /@ requires signs: 0 <= a && 0 <= b;
     terminates \true;
     assigns \nothing;
     ensures sign: 0 <= a * b;
     exits \false; @/
  void lemma_sign(int64_t a, int64_t b)
  {
  }

  /@ requires product: u == f * L;
     terminates \true;
     assigns \nothing;
     ensures same: T == W ==> W * u == T * f * L;
     exits \false; @/
  void lemma_same(int64_t T, int64_t W, int32_t u, int32_t f, int32_t L)
  {
    /@ assert order: T == W ==> W * u == T * (f * L); @/
  }
*/

/* 31 doublings reach every rank. */
/*@ ghost
  /@ requires ranks: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: \result == CeilLog2(n);
     ensures range: 0 <= \result < n;
     exits \false; @/
  int32_t lemma_log(int32_t n)
  {
    return n == 1 ? 0 : 1 + lemma_log(n / 2 + n % 2);
  }

  /@ requires ranks: 1 <= n && 1 <= L;
     terminates \true;
     assigns \nothing;
     ensures doublings: L * CeilLog2(n) <= 31 * L;
     exits \false; @/
  void lemma_doublings(int32_t n, int32_t L)
  {
    int32_t log = lemma_log(n);
    lemma_ceil_log2(n);
    lemma_pow2_word();
    lemma_pow2_order(31, log - 1);
    /@ assert few: CeilLog2(n) <= 31; @/
    lemma_sign(L, 31 - log);
    /@ assert expand: L * (31 - log) == 31 * L - L * log; @/
  }
*/

/* T_L(n) for a latency of L rounds. */
/*@ requires range: 1 <= ranks && 1 <= latency;
    requires memory: \valid(ring + (0 .. latency - 1));
    terminates \true;
    assigns ring[0 .. latency - 1];
    ensures horizon: IsHorizon(latency, 1, 0, 1, ranks, \result);
    ensures only: \forall int64_t T; IsHorizon(latency, 1, 0, 1, ranks, T) ==> T == \result;
    ensures range: 0 <= \result <= 31 * latency;
    exits \false; */
static int64_t rounds_of(int32_t ranks, int32_t latency, uint32_t *ring) {
  dodona_rule rule = {latency, 1, 0, 1};
  /*@ ghost lemma_horizon(latency, 1, 0, 1, ranks); */
  /*@ ghost lemma_doublings(ranks, latency); */
  return dodona_horizon(&rule, ranks, ring);
}

/* ceil(u/f) and floor(u/f), and what they promise. */
/*@ requires range: 1 <= ticks <= latency;
    terminates \true;
    assigns \nothing;
    ensures latencies: DelayLatencies(latency, ticks, \result.receive_latency, \result.send_latency);
    ensures order: 1 <= \result.send_latency <= \result.receive_latency <= latency;
    ensures time: \result.receive_latency * ticks <= latency + ticks - 1;
    ensures whole: latency % ticks == 0 ==>
      \result.receive_latency == \result.send_latency && ticks * \result.send_latency == latency;
    exits \false; */
static dodona_combine_delay latencies_of(int32_t latency, int32_t ticks) {
  int32_t down = latency / ticks;
  int32_t up = down + (latency % ticks > 0 ? 1 : 0);
  /*@ ghost lemma_quotient((int64_t)latency + ticks - 1, up, ticks); */
  /*@ ghost lemma_quotient((int64_t)latency + ticks - 1, (int64_t)up + 1, ticks); */
  dodona_combine_delay at = {up, down, 0, 0, 0, 0, 0};
  return at;
}

/* Rounds of the port time take no more than 64 bits. */
/*@ ghost
  /@ requires range: 0 <= T <= 31 * L && 1 <= f;
     requires time: L * f <= 0xffffffff;
     terminates \true;
     assigns \nothing;
     ensures fits: 0 <= T * f <= 31 * 0xffffffff;
     exits \false; @/
  void lemma_fits(int64_t T, int32_t L, int32_t f)
  {
    lemma_sign(T, f);
    lemma_sign(31 * (int64_t)L - T, f);
    /@ assert expand: (31 * L - T) * f == 31 * (L * f) - T * f; @/
  }
*/

/* Whether a / L < b. */
/*@ requires range: 0 <= a && 0 <= b && 1 <= L;
    terminates \true;
    assigns \nothing;
    ensures less: \result == (a < b * L ? 1 : 0);
    exits \false; */
static int32_t less(int64_t a, int32_t L, int64_t b) {
  /*@ ghost lemma_quotient(a, b, L); */
  return a / L < b;
}

/* The times from the rounds, and which is less: T' u / L' < T f. */
/*@ requires range: 1 <= ticks <= latency && 1 <= at.send_latency && 1 <= at.receive_latency;
    requires latencies: DelayLatencies(latency, ticks, at.receive_latency, at.send_latency);
    requires time: at.receive_latency * ticks <= latency + ticks - 1;
    requires whole: latency % ticks == 0 ==> ticks * at.send_latency == latency;
    requires rounds: 0 <= at.receive_rounds <= 31 * at.receive_latency &&
      0 <= at.send_rounds <= INT64_MAX / latency;
    terminates \true;
    assigns \nothing;
    ensures times: DelayTimes(latency, ticks, \result);
    ensures whole: latency % ticks == 0 && at.send_rounds == at.receive_rounds ==>
      \result.send_ticks == \result.receive_ticks * \result.send_latency;
    ensures kept: \result.receive_latency == at.receive_latency &&
      \result.send_latency == at.send_latency && \result.receive_rounds == at.receive_rounds &&
      \result.send_rounds == at.send_rounds;
    exits \false; */
static dodona_combine_delay timed(int32_t latency, int32_t ticks, dodona_combine_delay at) {
  /*@ ghost lemma_fits(at.receive_rounds, at.receive_latency, ticks); */
  /*@ ghost lemma_quotient(INT64_MAX, at.send_rounds, latency); */
  /*@ ghost lemma_sign(at.send_rounds, latency); */
  /*@ ghost if (latency % ticks == 0)
              lemma_same(at.receive_rounds, at.send_rounds, latency, ticks, at.send_latency); */
  int64_t receive = at.receive_rounds * ticks;
  int64_t send = at.send_rounds * latency;
  int32_t wins = less(send, at.send_latency, receive);
  dodona_combine_delay result = {
      at.receive_latency, at.send_latency, at.receive_rounds, at.send_rounds, receive, send, wins};
  return result;
}

/* The times for valid arguments. */
/*@ requires arguments: DelayArguments(ranks, latency, ticks);
    requires memory: \valid(ring + (0 .. RoundUp(latency, ticks) - 1)) && \valid(delay);
    requires apart: \separated(delay, ring + (0 .. RoundUp(latency, ticks) - 1));
    terminates \true;
    assigns *delay, ring[0 .. RoundUp(latency, ticks) - 1];
    ensures status: \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures overflow: \result == DODONA_OVERFLOW <==> \exists int64_t T;
      IsHorizon(latency / ticks, 1, 0, 1, ranks, T) && INT64_MAX / latency < T;
    ensures latencies: \result == DODONA_OK ==> 
      DelayLatencies(latency, ticks, delay->receive_latency, delay->send_latency);
    ensures rounds: \result == DODONA_OK ==> DelayRounds(ranks, *delay);
    ensures times: \result == DODONA_OK ==> DelayTimes(latency, ticks, *delay);
    ensures whole: \result == DODONA_OK && latency % ticks == 0 ==> DelaySame(*delay);
    ensures unchanged: \result != DODONA_OK ==> *delay == \old(*delay);
    exits \false; */
static dodona_status times(int32_t ranks, int32_t latency, int32_t ticks, uint32_t *ring,
                           dodona_combine_delay *delay) {
  dodona_combine_delay found = latencies_of(latency, ticks);
  found.receive_rounds = rounds_of(ranks, found.receive_latency, ring);
  found.send_rounds = rounds_of(ranks, found.send_latency, ring);
  if (found.send_rounds > INT64_MAX / latency)
    return DODONA_OVERFLOW;
  /*@ assert same: latency % ticks == 0 ==> found.send_rounds == found.receive_rounds; */
  found = timed(latency, ticks, found);
  /*@ assert whole: latency % ticks == 0 ==> DelaySame(found); */
  *delay = found;
  return DODONA_OK;
}

dodona_status dodona_combine_delay_times(int32_t ranks, int32_t latency, int32_t ticks,
                                         uint32_t *ring, dodona_combine_delay *delay) {
  if (ranks < 1)
    return DODONA_BAD_RANKS;
  if (ticks < 1 || latency < ticks)
    return DODONA_BAD_LATENCY;
  return times(ranks, latency, ticks, ring, delay);
}
