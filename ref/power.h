/* Powers of two. */
#ifndef DODONA_POWER_H
#define DODONA_POWER_H

#include "types.h"
#include "../spec/power.h"

/* 2^k; O(k). */
/*@ requires range: 0 <= k <= 31;
    terminates \true;
    assigns \nothing;
    ensures power: \result == Pow2(k);
    ensures range: 1 <= \result <= 0x80000000;
    exits \false; */
int64_t dodona_power(int32_t k);

#endif
