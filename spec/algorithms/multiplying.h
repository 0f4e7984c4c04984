/* Allreduce by recursive multiplying of radix k on k - 1 ports, for any number of ranks. The core are the first k^L ranks, as many as there are powers
   of k. Whoever is over hands its input to a rank of the core first, and is handed the result last. In the core ranks whose numbers differ in one
   digit in base k, the lowest first, send each other what they have. */
#ifndef DODONA_SPEC_ALGORITHMS_MULTIPLYING_H
#define DODONA_SPEC_ALGORITHMS_MULTIPLYING_H

#include "spec/machine/contributions.h"

/*@
  // k^n
  // measure n
  logic integer PowerOf(integer k, integer n) = n <= 0 ? 1 : k * PowerOf(k, n - 1);

  // The largest i <= n with k^i <= P; the largest of all, for P < 2^31.
  // measure n
  logic integer PowerUpTo(integer k, integer P, integer n) = n <= 0 ? 0 : PowerOf(k, n) <= P ? n : PowerUpTo(k, P, n - 1);
  logic integer PowerLog(integer k, integer P) = PowerUpTo(k, P, 31);

  logic integer MultiplyCore(integer P, integer k) = PowerOf(k, PowerLog(k, P));
  logic integer MultiplyFold(integer P, integer k) = MultiplyCore(P, k) < P ? 1 : 0;
  logic integer MultiplyRounds(integer P, integer k) = PowerLog(k, P) + 2 * MultiplyFold(P, k);

  // Number c with the digit of m = k^i turned on by p, modulo k.
  logic integer DigitOn(integer k, integer m, integer c, integer p) = c + (c / m % k + p < k ? p : p - k) * m;

  // Whom rank u sends in round x from port p, 1 .. k - 1, and whom v hears there; -1: nobody.
  logic integer MultiplyTo(integer P, integer k, integer x, integer u, integer p) =
    \let Q = MultiplyCore(P, k); \let f = MultiplyFold(P, k);
    x <= f ? (x == 1 && Q <= u && u / Q == p ? u % Q : -1)
    : x <= f + PowerLog(k, P) ? (u < Q ? DigitOn(k, PowerOf(k, x - f - 1), u, p) : -1)
    : x == MultiplyRounds(P, k) && u < Q && u + p * Q < P ? u + p * Q : -1;
  logic integer MultiplyFrom(integer P, integer k, integer x, integer v, integer p) =
    \let Q = MultiplyCore(P, k); \let f = MultiplyFold(P, k);
    x <= f ? (x == 1 && v < Q && v + p * Q < P ? v + p * Q : -1)
    : x <= f + PowerLog(k, P) ? (v < Q ? DigitOn(k, PowerOf(k, x - f - 1), v, k - p) : -1)
    : x == MultiplyRounds(P, k) && Q <= v && v / Q == p ? v % Q : -1;

  // One port after the other: a round takes k - 1 steps, and what a rank sends in them is what it has when the round begins.
  logic integer MultiplySteps(integer P, integer k) = MultiplyRounds(P, k) * (k - 1);
  logic integer MultiplyRound(integer k, integer x) = (x - 1) / (k - 1) + 1;
  logic integer MultiplyPort(integer k, integer x) = (x - 1) % (k - 1) + 1;
  predicate MultiplyMoves(integer P, integer k, integer x, integer u, integer v) =
    1 <= x <= MultiplySteps(P, k) && 0 <= u < P && 0 <= v < P && MultiplyTo(P, k, MultiplyRound(k, x), u, MultiplyPort(k, x)) == v;

  // What is received in the last round of a fold is the result; else it is combined.
  predicate MultiplyCombines(integer P, integer k, integer x) = x <= MultiplyFold(P, k) + PowerLog(k, P);

  // How often input d is in all that rank v hears of block b in round x at the ports 1 .. p.
  // measure p
  logic integer HeardAtPorts(integer P, integer k, integer x, integer v, integer b, integer d, integer p) =
    p <= 0 ? 0
    : HeardAtPorts(P, k, x, v, b, d, p - 1) +
      (MultiplyFrom(P, k, x, v, p) == -1 ? 0 : Times(x, MultiplyFrom(P, k, x, v, p), b, d));

  // A network that runs it on k - 1 ports: each rank begins with its own input; a round later it has, beside what it had, all that it heard, or, in
  // place of that, the result.
  predicate Multiplying(integer P, integer k, integer b) =
    (\forall integer v, d; Times(1, v, b, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, v, d; 1 <= x && MultiplyCombines(P, k, x) ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d) + HeardAtPorts(P, k, x, v, b, d, k - 1)) &&
    (\forall integer x, v, p; 1 <= x && !MultiplyCombines(P, k, x) && 1 <= p < k && MultiplyFrom(P, k, x, v, p) != -1 ==>
      Replaced(x, MultiplyFrom(P, k, x, v, p), x + 1, v, b)) &&
    (\forall integer x, v, d; 1 <= x && !MultiplyCombines(P, k, x) && (\forall integer p; 1 <= p < k ==> MultiplyFrom(P, k, x, v, p) == -1) ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d));
*/

#endif
