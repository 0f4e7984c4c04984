/* Compares two ways to run a global combine if the latency u/f is not a whole number of port times: either
   the receiver waits or the sender does. Gives the exact time of each, and says which is faster. Time is
   counted in ticks of 1/f: a message keeps its ports for f ticks and can be used u ticks after it was sent.

     delay-receive: rounds of f ticks; a message counts as received after L = ceil(u/f) rounds
     delay-send:    rounds of u/L ticks, L = floor(u/f); a message is received after L rounds

   Source: Bruck et al., sections 3.2 and 3.3; paper/SOURCES.md part C. */
#ifndef DODONA_ALGORITHMS_COMBINE_DELAY_H
#define DODONA_ALGORITHMS_COMBINE_DELAY_H

#include "ref/base/types.h"
#include "spec/lemmas/reach.h"

typedef struct dodona_combine_delay {
  int32_t receive_latency; /* ceil(u/f), in rounds of f ticks */
  int32_t send_latency;    /* floor(u/f), in rounds of u / send_latency ticks */
  int64_t receive_rounds;  /* T_L(n) for L = receive_latency */
  int64_t send_rounds;     /* T_L(n) for L = send_latency */
  int64_t receive_ticks;   /* delay-receive takes so many ticks */
  int64_t send_ticks;      /* delay-send takes send_ticks / send_latency ticks */
  int32_t send_wins;       /* 1 if delay-send takes less time, 0 if delay-receive takes as little */
} dodona_combine_delay;

/*@
  logic integer RoundUp(integer u, integer f) = (u + f - 1) / f;

  predicate DelayArguments(integer n, integer u, integer f) = 1 <= n && 1 <= f <= u;

  // A round lasts as long as a message keeps its ports, and its latency as long as it travels.
  predicate DelayLatencies(integer u, integer f, integer up, integer down) =
    up == RoundUp(u, f) && u <= up * f && down == u / f && f * down <= u;

  predicate DelayRounds(integer n, dodona_combine_delay at) =
    IsHorizon(at.receive_latency, 1, 0, 1, n, at.receive_rounds) &&
    IsHorizon(at.send_latency, 1, 0, 1, n, at.send_rounds);

  // T f and T' u; T' u / L' < T f.
  predicate DelayTimes(integer u, integer f, dodona_combine_delay at) =
    at.receive_ticks == at.receive_rounds * f && at.send_ticks == at.send_rounds * u &&
    at.send_wins == (at.send_ticks < at.receive_ticks * at.send_latency ? 1 : 0);

  // The result if f divides u.
  predicate DelaySame(dodona_combine_delay at) =
    at.send_rounds == at.receive_rounds && at.send_ticks == at.receive_ticks * at.send_latency;
*/

/* Stores both times for `ranks` ranks, and which is less. O(T) time. The ring is scratch of ceil(u/f)
   entries. DODONA_BAD_LATENCY unless 1 <= ticks <= latency; DODONA_OVERFLOW if and only if send_ticks would
   pass 2^63 - 1. On anything but DODONA_OK *delay is unchanged. */
/*@ requires scratch: DelayArguments(ranks, latency, ticks) ==>
      \valid(ring + (0 .. RoundUp(latency, ticks) - 1));
    requires memory: \valid(delay);
    requires apart: DelayArguments(ranks, latency, ticks) ==>
      \separated(delay, ring + (0 .. RoundUp(latency, ticks) - 1));
    terminates \true;
    assigns *delay, ring[0 .. RoundUp(latency, ticks) - 1];
    ensures ranks: ranks < 1 ==> \result == DODONA_BAD_RANKS;
    ensures latency: 1 <= ranks && !DelayArguments(ranks, latency, ticks) ==>
      \result == DODONA_BAD_LATENCY;
    ensures valid: DelayArguments(ranks, latency, ticks) ==>
      \result == DODONA_OK || \result == DODONA_OVERFLOW;
    ensures overflow: DelayArguments(ranks, latency, ticks) ==>
      (\result == DODONA_OVERFLOW <==> \exists int64_t T;
       IsHorizon(latency / ticks, 1, 0, 1, ranks, T) && INT64_MAX / latency < T);
    ensures latencies: \result == DODONA_OK ==>
      DelayLatencies(latency, ticks, delay->receive_latency, delay->send_latency);
    ensures rounds: \result == DODONA_OK ==> DelayRounds(ranks, *delay);
    ensures times: \result == DODONA_OK ==> DelayTimes(latency, ticks, *delay);
    ensures whole: \result == DODONA_OK && latency % ticks == 0 ==> DelaySame(*delay);
    ensures unchanged: \result != DODONA_OK ==> *delay == \old(*delay);
    exits \false; */
dodona_status dodona_combine_delay_times(int32_t ranks, int32_t latency, int32_t ticks,
                                         uint32_t *ring, dodona_combine_delay *delay);

#endif
