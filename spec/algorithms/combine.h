/* Global combine by growing windows. After round r every rank i holds T_i, the combination of w(r) inputs that end,
   cyclically, with its own input, and S_i, the same without its own input. In round r, 1 .. t, rank i receives T of
   rank i - w(r - 1) if eps(r) = 0, or S of rank i - w(r - 1) + 1 if eps(r) = 1, as it was after round r - lambda,
   when it was sent. Source: Bruck et al., section 3.1, equation (3); paper/SOURCES.md part C. */
#ifndef DODONA_SPEC_ALGORITHMS_COMBINE_H
#define DODONA_SPEC_ALGORITHMS_COMBINE_H

#include <stdint.h>
#include "spec/machine/machine.h"
#include "spec/algorithms/reach.h"

/*@
  // The block of a transfer says which variable is sent, T or S.
  logic integer CombineT = 0;
  logic integer CombineS = 1;

  // w(r) for latency L; eps[r] in 0, 1.
  // measure r
  logic integer Window{M}(uint32_t *eps, integer L, integer r) =
    r < L || L < 1 ? 1 : Window(eps, L, r - 1) + Window(eps, L, r - L) - eps[r];

  // w[0 .. t] and eps[0 .. t] for P ranks: t = T_L(P) rounds, w(t) = P.
  predicate CombineTable{M}(integer P, integer L, integer t, uint32_t *eps, uint32_t *w) =
    IsHorizon(L, 1, 0, 1, P, t) &&
    \valid_read(eps + (0 .. t)) && \valid_read(w + (0 .. t)) &&
    (\forall integer r; 0 <= r <= t ==> 0 <= eps[r] <= 1) &&
    (\forall integer r; 0 <= r <= t ==> w[r] == Window(eps, L, r)) && w[t] == P;

  // Distance, along the ring of P ranks, over which a message received in round r travels.
  logic integer CombineShift{M}(uint32_t *eps, uint32_t *w, integer r) = w[r - 1] - eps[r];

  // What is sent in step x is received in round x + L - 1. An S of one input is empty: not sent.
  predicate CombineBusy{M}(integer L, integer t, uint32_t *eps, uint32_t *w, integer x) =
    1 <= x && x + L - 1 <= t && !(eps[x + L - 1] == 1 && w[x - 1] == 1);

  // In step x rank u sends its T (block 0) or its S (block 1) to v.
  predicate CombineTransfer{M}(integer P, integer L, integer t, uint32_t *eps, uint32_t *w,
                               integer x, integer u, integer v, integer j) =
    CombineBusy(L, t, eps, w, x) && 0 <= u < P && 0 <= v < P &&
    (v == u + CombineShift(eps, w, x + L - 1) || v == u + CombineShift(eps, w, x + L - 1) - P) &&
    j == eps[x + L - 1];

  // P ranks combine with latency L in t rounds; the table has w[0 .. t], then eps[0 .. t].
  predicate Combine{M}(integer P, integer L, integer t, uint32_t *table) =
    1 <= P && 1 <= L && IsHorizon(L, 1, 0, 1, P, t) && CombineTable(P, L, t, table + (t + 1), table);

  predicate CombineMoves{M}(integer P, integer L, integer t, uint32_t *table, integer x, integer u, integer v, integer j) =
    CombineTransfer(P, L, t, table + (t + 1), table, x, u, v, j);
*/

#endif
