/* Gives the intervals of positions down which a scatter by skips of radix r hands out shares. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_INTERVAL_H
#define DODONA_ALGORITHMS_EXCHANGE_INTERVAL_H

#include <stdint.h>
#include "spec/algorithms/interval.h"

/* A position's interval before a step, and where the step cuts all intervals. */
typedef struct dodona_interval {
  int32_t place; /* of the position, from the interval's first on */
  int32_t span;  /* how many positions the interval has */
  int32_t cut;   /* the interval's first sends to the position so far ahead, if there is one */
} dodona_interval;

/* Returns the interval of a position before step x of the scatter, 1 .. dodona_skip_steps. O(log ranks / log radix). */
/*@ requires range: 2 <= radix && 1 <= x <= SkipSteps(ranks, radix) && 0 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures place: \result.place == SkipPlace(ranks, radix, x - 1, position);
    ensures span: \result.span == SkipSpan(ranks, radix, x - 1, position);
    ensures cut: \result.cut == Skip(ranks, radix, x);
    exits \false; */
dodona_interval dodona_interval_of(int32_t ranks, int32_t radix, int32_t x, int32_t position);

#endif
