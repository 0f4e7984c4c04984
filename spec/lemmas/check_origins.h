/* Where every message stores, a rank's block has one origin. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_ORIGINS_H
#define DODONA_SPEC_LEMMAS_CHECK_ORIGINS_H

#include "spec/check/origins.h"

/* The name of what a rank has is a rank's own input, and that is all that it has. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && AllStore(a, n) && 0 <= P && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures origins: \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
       HoldsOnly(a, latency, b, n, P, v, -1 - Made(a, latency, b, n, v));
     exits \false; @/
  void lemma_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s);
*/

/* Of a block that rank u alone begins with, what dodona_check_origins asks is what dodona_check_once asks. So theorem_once and
   theorem_partners_rows speak of both. */
/*@ ghost
  /@ requires rows: Messages(a, n, P, s) && AllStore(a, n) && 0 <= P && 0 <= b < s && 0 <= u < P;
     requires tables: \valid_read(begins + (0 .. Cells(P, s) - 1));
     requires due: begins[Cell(P, u, b)] != 0 && \forall integer i; 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
       Due(begins[Cell(P, i, b)]) == (i == u ? 1 : 0);
     terminates \true;
     assigns \nothing;
     ensures same: \forall integer v; 0 <= v < P ==>
       (HoldsOnly(a, latency, b, n, P, v, u) <==> HasEachOnce(a, latency, b, n, P, begins, v)) &&
       (Copies(a, latency, b, u, n, v) == 0 <==> !HasEachOnce(a, latency, b, n, P, begins, v));
     exits \false; @/
  void theorem_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                       const uint8_t *begins, int32_t u);
*/

#endif
