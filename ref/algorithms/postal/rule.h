/* The rule by which the senders of a postal tree share their ranks out. Source: Bruck et al., section 2. */
#ifndef DODONA_ALGORITHMS_POSTAL_RULE_H
#define DODONA_ALGORITHMS_POSTAL_RULE_H

#include <stdint.h>

/* The share that a sender of a postal tree keeps: what it can still reach in time, half, or as asked. */
typedef enum dodona_keeps { DODONA_KEEPS_MOST, DODONA_KEEPS_HALF, DODONA_KEEPS_ASKED } dodona_keeps;

/* The rule of a postal tree. A send occupies its ports for `ticks` ticks; a message sent in tick x can be used from
   tick x + latency on; lambda = latency / ticks. A sender keeps the share alpha_num / alpha_den of its ranks. If
   alpha_num is 0, the tree is the lambda tree: a sender keeps the ranks that it can still reach in time. */
typedef struct dodona_rule {
  int32_t latency;   /* u, f .. 2^31 - 1 */
  int32_t ticks;     /* f, 1 .. u */
  int32_t alpha_num; /* p, 0 .. q - 1 */
  int32_t alpha_den; /* q, 1 .. 2^30 */
} dodona_rule;

#endif
