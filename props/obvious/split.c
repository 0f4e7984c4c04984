/* bcast(S, n, s, m, alpha) of Bruck et al., section 2.4. The set S is an interval, s its first. */
#include "props/obvious/split.h"

typedef struct broadcast {
  obvious_rule rule;
  int64_t deadline; /* of the lambda tree */
  int64_t last;     /* when the last has it, so far */
  obvious_message *messages;
} broadcast;

int64_t obvious_reach(int32_t latency, int32_t ticks, int64_t t) {
  if (t < latency)
    return 1;
  return obvious_reach(latency, ticks, t - ticks) + obvious_reach(latency, ticks, t - latency);
}

/* n' of step 1; the sender always keeps itself. */
static int32_t stays(const broadcast *b, int32_t n, int64_t time) {
  int64_t most = n - 1;
  int64_t keep = b->rule.num == 0 ? obvious_reach(b->rule.latency, b->rule.ticks,
                                                  b->deadline - time - b->rule.ticks)
                                  : ((int64_t)b->rule.num * n * 2 + b->rule.den) / b->rule.den / 2;
  keep = keep < 1 ? 1 : keep;
  return (int32_t)(keep < most ? keep : most);
}

/* s has the message at `time`; it has sent it `index` times. */
static void bcast(broadcast *b, int32_t s, int32_t n, int32_t index, int64_t time) {
  if (n == 1)
    return;
  int32_t keep = stays(b, n, time);
  int32_t leader = s + keep;
  b->messages[leader - 1] = (obvious_message){s, leader, index, time};
  b->last = time + b->rule.latency > b->last ? time + b->rule.latency : b->last;
  bcast(b, s, keep, index + 1, time + b->rule.ticks);
  bcast(b, leader, n - keep, 0, time + b->rule.latency);
}

int64_t obvious_split(obvious_rule rule, int32_t n, obvious_message *messages) {
  broadcast b = {rule, 0, 0, messages};
  while (rule.num == 0 && obvious_reach(rule.latency, rule.ticks, b.deadline) < n)
    b.deadline++;
  bcast(&b, 0, n, 0, 0);
  return b.last;
}
