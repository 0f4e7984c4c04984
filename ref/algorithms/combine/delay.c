/* Delay-receive against delay-send, in exact integers: T' u / L' < T f if and only if
   floor(T' u / L') < T f, since T f is whole. */
#include "ref/algorithms/combine/delay.h"
#include "ref/algorithms/postal/reach.h"
#include "spec/lemmas/base.h"

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

/* ceil(u/f), and what it and floor(u/f) promise. */
/*@ requires range: 1 <= ticks <= latency;
    terminates \true;
    assigns \nothing;
    ensures latencies: DelayLatencies(latency, ticks, \result, latency / ticks);
    ensures order: 1 <= latency / ticks <= \result <= latency;
    ensures time: \result * ticks <= latency + ticks - 1;
    ensures whole: latency % ticks == 0 ==>
      \result == latency / ticks && ticks * (latency / ticks) == latency;
    exits \false; */
static int32_t round_up(int32_t latency, int32_t ticks) {
  int32_t up = latency / ticks + (latency % ticks > 0 ? 1 : 0);
  /*@ ghost lemma_quotient((int64_t)latency + ticks - 1, up, ticks); */
  /*@ ghost lemma_quotient((int64_t)latency + ticks - 1, (int64_t)up + 1, ticks); */
  return up;
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

/* All of it from the rounds T, T' for the latencies `up`, `down`; 64 bits hold T' u. */
/*@ requires range: 1 <= ticks <= latency && 1 <= down <= up;
    requires latencies: DelayLatencies(latency, ticks, up, down);
    requires time: up * ticks <= latency + ticks - 1;
    requires whole: latency % ticks == 0 ==> ticks * down == latency;
    requires rounds: 0 <= receive <= 31 * up && 0 <= send <= INT64_MAX / latency;
    terminates \true;
    assigns \nothing;
    ensures times: DelayTimes(latency, ticks, \result);
    ensures whole: latency % ticks == 0 && send == receive ==>
      \result.send_ticks == \result.receive_ticks * \result.send_latency;
    ensures kept: \result.receive_latency == up && \result.send_latency == down &&
      \result.receive_rounds == receive && \result.send_rounds == send;
    exits \false; */
static dodona_combine_delay timed(int32_t latency, int32_t ticks, int32_t up, int32_t down,
                                  int64_t receive, int64_t send) {
  /*@ ghost lemma_fits(receive, up, ticks); */
  /*@ ghost lemma_quotient(INT64_MAX, send, latency); */
  /*@ ghost lemma_sign(send, latency); */
  /*@ ghost if (latency % ticks == 0) lemma_same(receive, send, latency, ticks, down); */
  int64_t receive_ticks = receive * ticks;
  int64_t send_ticks = send * latency;
  dodona_combine_delay all = {
      up, down, receive, send, receive_ticks, send_ticks, less(send_ticks, down, receive_ticks)};
  return all;
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
  int32_t up = round_up(latency, ticks);
  int32_t down = latency / ticks;
  int64_t receive = rounds_of(ranks, up, ring);
  int64_t send = rounds_of(ranks, down, ring);
  if (send > INT64_MAX / latency)
    return DODONA_OVERFLOW;
  /*@ assert same: latency % ticks == 0 ==> send == receive; */
  dodona_combine_delay all = timed(latency, ticks, up, down, receive, send);
  /*@ assert whole: latency % ticks == 0 ==> DelaySame(all); */
  *delay = all;
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
