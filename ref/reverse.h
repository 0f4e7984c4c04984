/* A broadcast run backwards is a reduction: step x of the reduction is step (steps + 1 - x) of the
   broadcast with sending and receiving exchanged, and what is received is combined.
   Source: Sanders and Sibeyn, section 1. */
#ifndef DODONA_REVERSE_H
#define DODONA_REVERSE_H

#include "types.h"

/* The step with directions exchanged; combine is set iff something is received. */
dodona_step dodona_reverse(dodona_step step);

/* The broadcast step that step `x` of the reduction reverses, for a plan of `steps` steps. */
int64_t dodona_reverse_time(int64_t steps, int64_t x);

#endif
