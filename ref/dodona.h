/* Dodona: pipelined-tree collectives, computed for every rank and proven for every number of ranks.
   This header is all a user includes. The way through it:

     request -> dodona_plan_make -> dodona_place_of (once a rank) -> dodona_step_at (any step)

   Contracts stand on the prototypes in the headers below. */
#ifndef DODONA_H
#define DODONA_H

#ifdef __cplusplus
extern "C" {
#endif

#include "ref/base/types.h"
#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/fractional/place.h"
#include "ref/algorithms/fractional/step.h"
#include "ref/base/blocks.h"
#include "ref/algorithms/simplex/pattern.h"
#include "ref/algorithms/simplex/place.h"
#include "ref/algorithms/simplex/step.h"
#include "ref/algorithms/simplex/operand.h"
#include "ref/base/relabel.h"
#include "ref/base/status.h"
#include "ref/base/reverse.h"
#include "ref/schedule/collective.h"
#include "ref/schedule/couple.h"
#include "ref/schedule/operand.h"
#include "ref/schedule/rank_order.h"
#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/count/bounds_simplex.h"
#include "ref/base/step.h"
#include "ref/schedule/baseline.h"
#include "ref/algorithms/cube/hypercube.h"
#include "ref/algorithms/twotree/place.h"
#include "ref/algorithms/twotree/step.h"
#include "ref/algorithms/twotree/span.h"
#include "ref/schedule/plan.h"
#include "ref/schedule/row.h"
#include "ref/schedule/tree.h"
#include "ref/schedule/table.h"
#include "ref/count/cost.h"
#include "ref/count/plan_cost.h"
#include "ref/algorithms/postal/reach.h"
#include "ref/algorithms/postal/greedy.h"
#include "ref/advice/growth.h"
#include "ref/algorithms/postal/alpha_range.h"
#include "ref/algorithms/postal/alpha_table.h"
#include "ref/count/channels.h"
#include "ref/base/mesh.h"
#include "ref/count/mesh_load.h"
#include "ref/count/mesh_edges.h"
#include "ref/algorithms/groups/group.h"
#include "ref/algorithms/groups/htree.h"
#include "ref/schedule/network.h"
#include "ref/schedule/network_order.h"
#include "ref/algorithms/combine/rounds.h"
#include "ref/algorithms/combine/delay.h"
#include "ref/check/broadcast.h"
#include "ref/check/combine.h"
#include "ref/check/reduce.h"
#include "ref/advice/planner.h"
#include "ref/advice/planner_fractional.h"
#include "ref/schedule/lane.h"
#include "ref/advice/flow.h"
#include "ref/schedule/flow_item.h"
#include "ref/advice/flow_run.h"
#include "ref/advice/loggp.h"
#include "ref/advice/loggp_formula.h"

#ifdef __cplusplus
}
#endif

#endif
