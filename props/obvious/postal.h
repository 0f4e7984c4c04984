/* The obvious O(P) constructions that the postal trees are compared with: literally from the words
   of Bruck et al., with no closed form of any kind. Time is in ticks of 1/f for lambda = u/f. */
#ifndef DODONA_PROPS_OBVIOUS_POSTAL_H
#define DODONA_PROPS_OBVIOUS_POSTAL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Section 2.3: the greedy construction with two queues. Returns the tick from which the last node
   that the message reaches is ready to propagate it. */
int64_t obvious_greedy(int32_t ranks, int32_t latency, int32_t ticks);

/* Section 2.4: time[n] for n = 1 .. ranks, the ticks that broadcast takes for n nodes if the sender
   always keeps the share p/q of them, rounded (halves up), but at least itself and not all. */
void obvious_share(int32_t ranks, int32_t latency, int32_t ticks, int32_t p, int32_t q,
                   int64_t *time);

#ifdef __cplusplus
}
#endif

#endif
