#include "props/obvious/postal.h"

#include <stdlib.h>

/* Time stamps, in the order in which they were enqueued. Which node an entry is does not matter for
   the time. */
typedef struct queue {
  int64_t *stamps;
  int32_t first;
  int32_t end;
} queue;

static queue new_queue(int32_t entries) {
  queue q = {calloc((size_t)entries, sizeof(int64_t)), 0, 0};
  if (q.stamps == NULL)
    abort();
  return q;
}

static void enqueue(queue *q, int64_t stamp) {
  q->stamps[q->end++] = stamp;
}

/* The smaller one of the first stamps of two queues; one queue may be empty. */
static int64_t dequeue(queue *a, queue *b) {
  if (b->first == b->end || (a->first < a->end && a->stamps[a->first] <= b->stamps[b->first]))
    return a->stamps[a->first++];
  return b->stamps[b->first++];
}

int64_t obvious_greedy(int32_t ranks, int32_t latency, int32_t ticks) {
  queue old_nodes = new_queue(ranks);
  queue new_nodes = new_queue(ranks);
  enqueue(&new_nodes, 0);
  for (int32_t size = 1; size < ranks; size++) {
    int64_t t = dequeue(&old_nodes, &new_nodes);
    enqueue(&new_nodes, t + latency);
    enqueue(&old_nodes, t + ticks);
  }
  int64_t end = 0;
  for (int32_t k = 0; k < new_nodes.end; k++)
    end = end < new_nodes.stamps[k] ? new_nodes.stamps[k] : end;
  free(old_nodes.stamps);
  free(new_nodes.stamps);
  return end;
}

void obvious_share(int32_t ranks, int32_t latency, int32_t ticks, int32_t p, int32_t q,
                   int64_t *time) {
  time[1] = 0;
  for (int32_t n = 2; n <= ranks; n++) {
    int64_t keep = (int64_t)p * n / q;
    if (2 * ((int64_t)p * n % q) >= q)
      keep++;
    if (keep < 1)
      keep = 1;
    if (keep > n - 1)
      keep = n - 1;
    int64_t stays = time[keep] + ticks;
    int64_t goes = time[n - keep] + latency;
    time[n] = stays < goes ? goes : stays;
  }
}
