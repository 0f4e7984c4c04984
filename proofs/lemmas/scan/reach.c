/* How far scans reach, by induction on the step. */
#include "spec/lemmas/scan.h"

/*@ ghost
  /@ requires range: 1 <= own && 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures least: x - 1 <= ScanReach(own, x);
     ensures grows: ScanReach(own, x) + 1 <= ScanReach(own, x + 1);
     exits \false; @/
  void lemma_scan_next(int32_t own, int64_t x)
  {
    if (1 < x)
      lemma_scan_next(own, x - 1);
  }

  void lemma_scan_reach(int32_t own, int64_t x, int64_t n)
  {
    lemma_scan_next(own, x);
    if (x < n)
      lemma_scan_reach(own, x + 1, n);
  }
*/
