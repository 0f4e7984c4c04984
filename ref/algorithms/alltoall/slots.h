/* The slots of an alltoall's message: runs of as many slots, evenly spaced, so that a message is one derived datatype and no list. */
#ifndef DODONA_ALGORITHMS_ALLTOALL_SLOTS_H
#define DODONA_ALGORITHMS_ALLTOALL_SLOTS_H

#include <stdint.h>
#include "spec/algorithms/alltoall.h"

typedef struct dodona_slots {
  int32_t first;  /* where the first run begins */
  int32_t run;    /* slots in a run; the last run may be cut off by the number of ranks */
  int64_t stride; /* from one run's beginning to the next run's */
  int32_t count;  /* slots in all runs */
} dodona_slots;

/* Returns how many of the slots 0 .. n - 1 lie in the runs. O(1). */
/*@ requires range: 0 <= first && 1 <= run < stride <= 0x4000000000000000 && 0 <= n;
    terminates \true;
    assigns \nothing;
    ensures below: \result == RunsBelow(first, run, stride, n);
    ensures range: 0 <= \result <= n;
    ensures room: first < n ==> 1 <= \result <= n - first;
    exits \false; */
int32_t dodona_slots_below(int32_t first, int32_t run, int64_t stride, int32_t n);

#endif
