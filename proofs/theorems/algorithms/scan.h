/* Scans combine the inputs of the ranks before each rank, in their order. */
#ifndef DODONA_PROOFS_SCAN_H
#define DODONA_PROOFS_SCAN_H

#include <stdint.h>
#include "spec/algorithms/scan.h"
#include "spec/machine/order_run.h"

/*@
  // What u sends in step x: what it has of block j, its own input behind it in a step of those; its own alone where it has nothing.
  logic integer ScanMessage(integer own, integer x, integer u, integer j) =
    x > own ? Partial(x, u, j) : x == 1 || u == 0 ? Input(u, j) : Op(Partial(x, u, j), Input(u, j));

  // The network: what comes stands in front of what the receiver has; in step 1 nobody has anything. If nothing comes, all stays the same.
  predicate Scanning(integer P, integer own, integer s) =
    (\forall integer x, u, v, j; 0 <= j < s && ScanMoves(P, own, x, u, v) ==>
      Partial(x + 1, v, j) == (x == 1 ? ScanMessage(own, x, u, j) : Op(ScanMessage(own, x, u, j), Partial(x, v, j)))) &&
    (\forall integer x, v, j; 1 <= x && 0 <= j < s && (\forall integer u; !ScanMoves(P, own, x, u, v)) ==>
      Partial(x + 1, v, j) == Partial(x, v, j));

  // The first of the ranks whose inputs v has when step x begins.
  logic integer ScanFrom(integer own, integer x, integer v) = v < ScanReach(own, x) ? 0 : v - ScanReach(own, x);
*/

/* After the last step rank v has combined the inputs of the ranks 0 .. v - 1, each once, in the order of ranks: the exclusive scan. If rank v puts its
   own input behind what it has, rank v has the inclusive scan. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= own && 0 <= s;
     requires associative: Associative;
     requires network: Scanning(P, own, s);
     requires steps: IsScanSteps(P, own, n);
     terminates \true;
     assigns \nothing;
     ensures exclusive: \forall integer v, j; 1 <= v < P && 0 <= j < s ==> Partial(n + 1, v, j) == Ordered(j, 0, v - 1);
     ensures inclusive: \forall integer v, j; 1 <= v < P && 0 <= j < s ==> Op(Partial(n + 1, v, j), Input(v, j)) == Ordered(j, 0, v);
     exits \false; @/
  void theorem_scan(int32_t P, int32_t own, int32_t s, int32_t n);
*/

/* One message sent and one received by a rank in a step, to a higher rank, in the steps 1 .. n. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= own;
     requires steps: IsScanSteps(P, own, n);
     terminates \true;
     assigns \nothing;
     ensures ports: \forall integer x, u, v, w; (ScanMoves(P, own, x, u, v) && ScanMoves(P, own, x, u, w) ==> v == w) &&
       (ScanMoves(P, own, x, u, w) && ScanMoves(P, own, x, v, w) ==> u == v);
     ensures range: \forall integer x, u, v; 1 <= x <= (integer)P + 1 && ScanMoves(P, own, x, u, v) ==> x <= n && 0 <= u < v < P;
     exits \false; @/
  void theorem_scan_ports(int32_t P, int32_t own, int32_t n);
*/

/* With doubling a scan takes ceil(log2 P) steps; with own = 2 as few as 3 2^(n - 2) ranks before the last allow. */
/*@ ghost
  /@ requires range: 1 <= P && 1 <= own;
     requires steps: IsScanSteps(P, own, n);
     terminates \true;
     assigns \nothing;
     ensures doubling: 31 <= own ==> n == CeilLog2(P);
     ensures skips: own == 2 && 4 <= P ==> 2 <= n && P - 1 <= 3 * Pow2(n - 2) && (3 <= n ==> 3 * Pow2(n - 3) < P - 1);
     ensures one_more: own == 2 ==> CeilLog2(P) <= n <= CeilLog2(P) + 1;
     exits \false; @/
  void theorem_scan_rounds(int32_t P, int32_t own, int32_t n);
*/

#endif
