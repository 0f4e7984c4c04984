/* Dodona: pipelined-tree collectives, computed for every rank and proven for every number of ranks.
   This header is all a user includes. The way through it:

     request -> dodona_plan_make -> dodona_place_of (once a rank) -> dodona_step_at (any step)

   Contracts stand on the prototypes in the headers below. */
#ifndef DODONA_H
#define DODONA_H

#ifdef __cplusplus
extern "C" {
#endif

#include "types.h"
#include "capacity.h"
#include "fractional_place.h"
#include "fractional_step.h"
#include "blocks.h"
#include "simplex_pattern.h"
#include "simplex_place.h"
#include "simplex_step.h"
#include "simplex_operand.h"
#include "relabel.h"
#include "reverse.h"
#include "collective.h"
#include "couple.h"
#include "operand.h"
#include "rank_order.h"
#include "bounds.h"
#include "bounds_allreduce.h"
#include "bounds_simplex.h"
#include "exchange.h"
#include "baseline.h"
#include "hypercube.h"
#include "twotree_place.h"
#include "twotree_step.h"
#include "twotree_span.h"
#include "plan.h"
#include "cost.h"
#include "plan_cost.h"
#include "reach.h"
#include "greedy.h"
#include "growth.h"
#include "alpha_range.h"
#include "alpha_table.h"
#include "channels.h"
#include "mesh.h"
#include "mesh_load.h"
#include "mesh_edges.h"
#include "group.h"
#include "htree.h"
#include "network.h"
#include "network_order.h"
#include "combine.h"
#include "combine_delay.h"
#include "check.h"
#include "check_combine.h"
#include "check_reduce.h"
#include "planner.h"
#include "planner_allreduce.h"
#include "planner_network.h"
#include "lane.h"
#include "flow.h"
#include "flow_item.h"
#include "flow_run.h"
#include "loggp.h"
#include "loggp_formula.h"

#ifdef __cplusplus
}
#endif

#endif
