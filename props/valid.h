/* What every plan promises of its whole schedule, whatever its algorithm. */
#ifndef DODONA_PROPS_VALID_H
#define DODONA_PROPS_VALID_H

#include "props/rows.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The rows pass the checker in the duplex model, the last of them is in step dodona_tree_steps, and that is
   at least dodona_bound_steps. */
bool schedule_is_valid(const owned_plan *owned, const row_list *list);

/* Every receive is in the step that dodona_tree_arrival tells, from one of dodona_tree_parent; every send goes
   to one of dodona_tree_child; dodona_tree_active spans exactly each rank's rows; nothing happens in the steps
   before the first and after the last. */
bool answers_agree(const owned_plan *owned, const row_list *list);

#ifdef __cplusplus
}
#endif

#endif
