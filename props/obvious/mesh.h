/* The obvious count of messages that share a link of a mesh: tick by tick, each hop of each message beside
   each hop of each other. */
#ifndef DODONA_PROPS_OBVIOUS_MESH_H
#define DODONA_PROPS_OBVIOUS_MESH_H

#include "props/rows.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The most messages on one directed link in one tick. `list` holds rows that send; rank v is at node
   order[v] of a mesh with so many columns, and a message holds its path for `hold` ticks. */
int32_t obvious_mesh_load(int32_t columns, const int32_t *order, const row_list *list,
                          int32_t hold);

#ifdef __cplusplus
}
#endif

#endif
