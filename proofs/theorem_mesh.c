/* Congestion-free order: on a mesh whose nodes are the ranks in row-major order, no two messages of a postal
   tree are on one link while they are sent, whatever the root. For all meshes, latencies and shares. */
#include "theorem.h"
#include "../ref/mesh_load.h"
#include "mesh_order.h"

/* Two messages, by their receivers v and z. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(plan) && Postal(plan->algorithm);
     requires mesh: IsMesh(R, C) && Nodes(R, C) == plan->ranks;
     requires ranks: 0 <= v < plan->ranks && 0 <= z < plan->ranks && v != z;
     terminates \true;
     assigns \nothing;
     ensures alone: \forall integer x, y, a, b, j, k; PlanTransfer(plan, x, a, v, j) &&
       PlanTransfer(plan, y, b, z, k) && -plan->rule.ticks < x - y < plan->rule.ticks ==>
       NoneShared(C, a, v, b, z);
     exits \false; @/
  void theorem_mesh(const dodona_plan *plan, int32_t R, int32_t C, int32_t v, int32_t z)
  {
    int32_t to = v < plan->root ? v - plan->root + plan->ranks : v - plan->root;
    int32_t other = z < plan->root ? z - plan->root + plan->ranks : z - plan->root;
    /@ assert mine: \forall integer x, a, j; PlanTransfer(plan, x, a, v, j) ==>
         0 < to && a == Rank(plan->ranks, plan->root, SplitParent(plan->rule.latency,
           plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks,
           plan->horizon, to)) &&
         x == SplitReady(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, plan->ranks, plan->horizon, to) - plan->rule.latency + 1; @/
    /@ assert theirs: \forall integer x, a, j; PlanTransfer(plan, x, a, z, j) ==>
         0 < other && a == Rank(plan->ranks, plan->root, SplitParent(plan->rule.latency,
           plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks,
           plan->horizon, other)) &&
         x == SplitReady(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, plan->ranks, plan->horizon, other) - plan->rule.latency + 1; @/
    if (0 < to && 0 < other)
      lemma_mesh_hops(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
                      plan->rule.alpha_den, plan->ranks, plan->horizon, plan->root, R, C, to, other);
  }
*/
