#include "props/obvious/copies.h"
#include <stdlib.h>
#include <string.h>

static void arrive(const dodona_message *m, const uint64_t *carried, int32_t ranks,
                   uint64_t *times) {
  uint64_t *mine = times + ((int64_t)m->block * ranks + m->dst) * ranks;
  for (int32_t i = 0; i < ranks; i++)
    mine[i] = carried[i] + (m->use == DODONA_STORE ? 0 : mine[i]);
}

void obvious_copies(const dodona_message *messages, int64_t n, int64_t latency, int32_t ranks,
                    int32_t blocks, uint64_t *times) {
  const size_t row = (size_t)ranks * sizeof *times;
  uint64_t *carried = malloc((size_t)n * row + 1);
  const int64_t end = n > 0 ? messages[n - 1].step + latency : 0;
  if (!carried)
    abort();
  memset(times, 0, (size_t)blocks * (size_t)ranks * row);
  for (int32_t b = 0; b < blocks; b++)
    for (int32_t v = 0; v < ranks; v++)
      times[((int64_t)b * ranks + v) * ranks + v] = 1;
  for (int64_t x = 0; x <= end; x++) {
    for (int64_t k = 0; k < n; k++)
      if (messages[k].step + latency == x)
        arrive(&messages[k], carried + k * ranks, ranks, times);
    for (int64_t k = 0; k < n; k++)
      if (messages[k].step == x)
        memcpy(carried + k * ranks,
               times + ((int64_t)messages[k].block * ranks + messages[k].src) * ranks, row);
  }
  free(carried);
}
