/* From a request to a plan, from a plan to a rank's place, from a place to any step: the public way
   in, in ranks, for every algorithm in algorithms.def. */
#ifndef DODONA_PLAN_H
#define DODONA_PLAN_H

#include "types.h"

/* Entries (of uint32_t) that the plan's table needs; negative if the request is not valid. */
int64_t dodona_table_entries(const dodona_request *request);

/* Makes the plan and fills its table, in O(depth). On anything but DODONA_OK *plan is unchanged. */
dodona_status dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t entries,
                               dodona_plan *plan);

/* The steps of the plan: it ends with step dodona_steps. 0 for one rank. */
int64_t dodona_steps(const dodona_plan *plan);

/* The place of `rank`: O(depth / group). */
void dodona_place_of(const dodona_plan *plan, const uint32_t *table, int32_t rank,
                     dodona_place *place);

/* What the place's rank does in step x: O(1), any x; steps count from 1. */
dodona_step dodona_step_at(const dodona_plan *plan, const dodona_place *place, int64_t x);

/* The step in which the rank receives `block`; 0 at the root. */
int64_t dodona_arrival(const dodona_plan *plan, const dodona_place *place, int32_t block);

/* The steps outside of which the rank is idle. */
dodona_span dodona_active(const dodona_plan *plan, const dodona_place *place);

/* The rank's k-th parent and child in the tree, DODONA_NONE past the last. Several ranks may feed one
   rank different blocks; children come in the order in which they are first fed. */
int32_t dodona_parent(const dodona_plan *plan, const dodona_place *place, int32_t k);
int32_t dodona_child(const dodona_plan *plan, const dodona_place *place, int32_t k);

#endif
