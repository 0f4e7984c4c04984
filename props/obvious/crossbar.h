/* The obvious tree of groups of a hierarchy of crossbars: built link by link from the words of Sanders and
   Sibeyn, section 4, then walked from the root for its times. */
#ifndef DODONA_PROPS_OBVIOUS_CROSSBAR_H
#define DODONA_PROPS_OBVIOUS_CROSSBAR_H

#include "ref/algorithms/groups/crossbar.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Fills places[0 .. per[0] - 1]. */
void obvious_crossbar(const dodona_crossbar *shape, dodona_group_place *places);

#ifdef __cplusplus
}
#endif

#endif
