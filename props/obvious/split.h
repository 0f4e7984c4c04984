/* The obvious O(n) construction that the place in a postal tree is compared with: the recursive
   broadcast of Bruck et al., section 2.4, carried out on the whole tree. */
#ifndef DODONA_PROPS_OBVIOUS_SPLIT_H
#define DODONA_PROPS_OBVIOUS_SPLIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* lambda = latency / ticks; the share of n that a sender keeps is num / den, rounded;
   with num 0, what it can still reach in the time that the lambda tree takes. */
typedef struct obvious_rule {
  int32_t latency;
  int32_t ticks;
  int32_t num;
  int32_t den;
} obvious_rule;

/* One message: it leaves at a time, and is at its receiver `latency` ticks later. */
typedef struct obvious_message {
  int32_t from;
  int32_t to;
  int32_t index; /* how many `from` has sent before */
  int64_t time;
} obvious_message;

/* N(t) for lambda = latency / ticks, by (1) alone. */
int64_t obvious_reach(int32_t latency, int32_t ticks, int64_t t);

/* Broadcasts among positions 0 .. n - 1 from 0. Stores in messages[v - 1] the one to v, and returns
   when the last position has the message. */
int64_t obvious_split(obvious_rule rule, int32_t n, obvious_message *messages);

#ifdef __cplusplus
}
#endif

#endif
