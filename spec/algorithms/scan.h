/* Scans: rank v is to have the inputs of the ranks before it, combined in their order. For any number of ranks.

   When step x begins rank v has the inputs of the ScanReach ranks before it. In the first `own` steps a rank joins its own input to what it
   sends, later it does not; either way what comes ends where what the receiver has begins. own = 2: the skips 1, 2, 3, 6, 12, ..; own as
   large as the number of steps: 1, 2, 4, 8, .., doubling. */
#ifndef DODONA_SPEC_ALGORITHMS_SCAN_H
#define DODONA_SPEC_ALGORITHMS_SCAN_H

#include "spec/base.h"

/*@
  // measure x
  logic integer ScanReach(integer own, integer x) = x <= 1 ? 0 : 2 * ScanReach(own, x - 1) + (x - 1 <= own ? 1 : 0);

  // How many ranks ahead the message of step x goes.
  logic integer ScanSkip(integer own, integer x) = ScanReach(own, x) + (x <= own ? 1 : 0);

  // n steps are all that P ranks need.
  predicate IsScanSteps(integer P, integer own, integer n) =
    0 <= n && P - 1 <= ScanReach(own, n + 1) && (1 <= n ==> ScanReach(own, n) < P - 1);

  // In step x rank u sends rank v what it has, if v lacks something.
  predicate ScanMoves(integer P, integer own, integer x, integer u, integer v) =
    1 <= x && 0 <= u && v < P && v == u + ScanSkip(own, x) && ScanReach(own, x) < v;
*/

#endif
