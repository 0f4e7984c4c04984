/* What ranks have after a list of messages, step by step: a vector of counts a rank and block, with messages under way. */
#ifndef DODONA_PROPS_OBVIOUS_COPIES_H
#define DODONA_PROPS_OBVIOUS_COPIES_H

#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* times[(b * ranks + v) * ranks + i] becomes how often input i is in what rank v has of block b in the end; each rank begins with its own
   input. No rank receives a block twice in a step. */
void obvious_copies(const dodona_message *messages, int64_t n, int64_t latency, int32_t ranks,
                    int32_t blocks, uint64_t *times);

#ifdef __cplusplus
}
#endif

#endif
