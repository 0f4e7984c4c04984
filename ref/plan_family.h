/* Which family an algorithm belongs to, and so which module its plan is handed to. */
#ifndef DODONA_PLAN_FAMILY_H
#define DODONA_PLAN_FAMILY_H

#include "types.h"
#include "../spec/plan.h"

/* No plan takes more ticks. */
#define MOST_TICKS ((int64_t)1 << 62)

/*@ terminates \true;
    assigns \nothing;
    ensures yes: \result == 1 ==> Postal(algorithm);
    ensures no: \result == 0 ==> !Postal(algorithm);
    ensures bit: \result == 0 || \result == 1;
    exits \false; */
static inline int dodona_postal(int32_t algorithm) {
  return DODONA_LAMBDA <= algorithm && algorithm <= DODONA_ALPHA;
}

#endif
