/* Powers of two. */
#ifndef DODONA_BASE_POWER_H
#define DODONA_BASE_POWER_H

#include "ref/base/types.h"
#include "spec/base.h"

/* Returns 2^k; O(k). */
/*@ requires range: 0 <= k <= 31;
    terminates \true;
    assigns \nothing;
    ensures power: \result == Pow2(k);
    ensures range: 1 <= \result <= 0x80000000;
    exits \false; */
int64_t dodona_power(int32_t k);

#endif
