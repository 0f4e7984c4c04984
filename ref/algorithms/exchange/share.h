/* Translates shares of a message to blocks, for steps in which positions pass shares on. Source: Thakur,
   Rabenseifner and Gropp, "Optimization of collective communication operations in MPICH" (2005). */
#ifndef DODONA_ALGORITHMS_EXCHANGE_SHARE_H
#define DODONA_ALGORITHMS_EXCHANGE_SHARE_H

#include "ref/base/step.h"
#include "spec/algorithms/exchange.h"

/* What a position does in one step. A message carries the shares low .. high - 1; if there is no message,
   the peer is DODONA_NONE and low = high = 0. */
typedef struct dodona_share_step {
  int32_t send_to;
  int32_t send_low;
  int32_t send_high;
  int32_t recv_from;
  int32_t recv_low;
  int32_t recv_high;
  int32_t combine; /* 0: store what is received; 1: combine it with what is held */
} dodona_share_step;

/*@
  // If send_to is a rank (0 .. P - 1), the message carries at least one of the n shares; if send_to is -1,
  // it carries none. The same holds for recv_from.
  predicate ShareSends(dodona_share_step a, integer P, integer n) =
    (a.send_to == -1 && a.send_low == a.send_high == 0) ||
    (0 <= a.send_to < P && 0 <= a.send_low < a.send_high <= n);

  predicate ShareReceives(dodona_share_step a, integer P, integer n) =
    (a.recv_from == -1 && a.recv_low == a.recv_high == 0) ||
    (0 <= a.recv_from < P && 0 <= a.recv_low < a.recv_high <= n);

  predicate ShareStep(dodona_share_step a, integer P, integer n) =
    ShareSends(a, P, n) && ShareReceives(a, P, n) &&
    (a.combine == 0 || a.combine == 1 && a.recv_from != -1);
*/

/* Returns the first block of share `share` of `shares`, 0 .. shares; `blocks` for share = shares. O(1). */
/*@ requires range: 1 <= shares && 1 <= blocks && 0 <= share <= shares;
    terminates \true;
    assigns \nothing;
    ensures first: \result == ShareFirst(shares, blocks, share);
    ensures range: 0 <= \result <= blocks;
    exits \false; */
int32_t dodona_share_first(int32_t shares, int32_t blocks, int32_t share);

/* Translates a step from shares to blocks; a message without blocks is not sent. O(1). */
/*@ requires range: 1 <= shares && 1 <= blocks;
    requires step: ShareStep(step, INT32_MAX, shares);
    terminates \true;
    assigns \nothing;
    ensures send: step.send_to != -1 && 0 < ShareCount(shares, blocks, step.send_low, step.send_high) ==>
      \result.send_to == step.send_to &&
      \result.send_first == ShareFirst(shares, blocks, step.send_low) &&
      \result.send_count == ShareCount(shares, blocks, step.send_low, step.send_high);
    ensures recv: step.recv_from != -1 && 0 < ShareCount(shares, blocks, step.recv_low, step.recv_high) ==>
      \result.recv_from == step.recv_from && \result.use == (step.combine == 0 ? DODONA_STORE : DODONA_PREPEND) &&
      \result.recv_first == ShareFirst(shares, blocks, step.recv_low) &&
      \result.recv_count == ShareCount(shares, blocks, step.recv_low, step.recv_high);
    ensures unsent: step.send_to == -1 || ShareCount(shares, blocks, step.send_low, step.send_high) <= 0 ==>
      \result.send_to == -1;
    ensures unreceived:
      step.recv_from == -1 || ShareCount(shares, blocks, step.recv_low, step.recv_high) <= 0 ==>
      \result.recv_from == -1;
    ensures peers: (\result.send_to == -1 || \result.send_to == step.send_to) &&
      (\result.recv_from == -1 || \result.recv_from == step.recv_from);
    ensures range: StepInRange(\result, INT32_MAX, blocks);
    exits \false; */
dodona_step dodona_share_exchange(int32_t shares, int32_t blocks, dodona_share_step step);

#endif
