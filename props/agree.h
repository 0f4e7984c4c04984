/* Comparisons that properties and sweeps share. Each prints the first difference on stderr. */
#ifndef DODONA_PROPS_AGREE_H
#define DODONA_PROPS_AGREE_H

#include <stdbool.h>

#include "ref/dodona.h"
#include "props/obvious/obvious.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A plan with its table; make_owned aborts on a request that is not valid, free_owned frees. */
typedef struct owned_plan {
  dodona_tree_plan plan;
  uint32_t *table;
} owned_plan;

owned_plan make_owned(dodona_tree_request request);
void free_owned(owned_plan *owned);

/* The obvious tree that an algorithm of the table should build, and its depth. */
int32_t obvious_tree_of(const dodona_tree_plan *plan, obvious_node *nodes);

/* Depth, arrivals, all parents and all children agree with the obvious tree. */
bool places_agree(const owned_plan *owned);

/* Arrivals and senders of every block, steps and length agree with figure 2 on the obvious tree. */
bool steps_agree(const owned_plan *owned);

#ifdef __cplusplus
}
#endif

#endif
