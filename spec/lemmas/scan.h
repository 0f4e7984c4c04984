/* How far scans reach. */
#ifndef DODONA_SPEC_LEMMAS_SCAN_H
#define DODONA_SPEC_LEMMAS_SCAN_H

#include <stdint.h>
#include "spec/algorithms/scan.h"

/* Each step reaches farther, and behind the first at least twice as far: never less than step by step. */
/*@ ghost
  /@ requires range: 1 <= own && 1 <= x <= n;
     terminates \true;
     decreases n - x;
     assigns \nothing;
     ensures order: 0 <= ScanReach(own, x) && ScanReach(own, x) + n - x <= ScanReach(own, n);
     exits \false; @/
  void lemma_scan_reach(int32_t own, int64_t x, int64_t n);
*/

#endif
