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

/*@
  // In the rows the plan sends, to each rank once at most; ranks are nodes.
  predicate PlanRows{L}(dodona_plan *plan, int32_t *order, dodona_row *a, integer n) =
    \valid_read(order + (0 .. plan->ranks - 1)) && \valid_read(a + (0 .. n - 1)) && 0 <= n &&
    MeshRows(plan->ranks, a, n) &&
    (\forall integer v; 0 <= v < plan->ranks ==> order[v] == v) &&
    (\forall integer i; 0 <= i < n && a[i].op == DODONA_SEND ==>
       PlanTransfer(plan, a[i].step, a[i].rank, a[i].peer, a[i].block)) &&
    (\forall integer i, j; 0 <= i < j < n && a[i].op == DODONA_SEND && a[j].op == DODONA_SEND ==>
       a[i].peer != a[j].peer);

  predicate PlanMesh{L}(dodona_plan *plan, integer R, integer C) =
    \valid_read(plan) && ValidPlan(plan) && Postal(plan->algorithm) && IsMesh(R, C) &&
    Nodes(R, C) == plan->ranks;

  // While row m's message is on a link, none of the first k rows is on it.
  predicate Beside{L}(dodona_plan *plan, integer C, int32_t *order, dodona_row *a, integer k,
                      integer m) =
    \forall integer x, l; Held(a, plan->rule.ticks, m, x) && 0 < Carried(C, order, a, m, l) ==>
      LinkLoad(C, order, a, plan->rule.ticks, k, x, l) == 0;
*/

/* Rows k and m. */
/*@ ghost
  /@ requires plan: PlanMesh(plan, R, C) && PlanRows(plan, order, a, n);
     requires range: 0 <= k < m < n;
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer x, l;
       Held(a, plan->rule.ticks, m, x) && 0 < Carried(C, order, a, m, l) &&
       Held(a, plan->rule.ticks, k, x) ==> Carried(C, order, a, k, l) == 0;
     exits \false; @/
  void lemma_rows_apart(const dodona_plan *plan, int32_t R, int32_t C, const int32_t *order,
                        const dodona_row *a, int64_t n, int64_t k, int64_t m)
  {
    lemma_carried(R, C, order, a, n, k);
    lemma_carried(R, C, order, a, n, m);
    if (a[k].op == DODONA_SEND && a[m].op == DODONA_SEND) {
      /@ assert sent: PlanTransfer(plan, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
      /@ assert later: PlanTransfer(plan, a[m].step, a[m].rank, a[m].peer, a[m].block); @/
      theorem_mesh(plan, R, C, a[k].peer, a[m].peer);
    }
  }

  /@ requires plan: PlanMesh(plan, R, C) && PlanRows(plan, order, a, n);
     requires range: 0 <= k <= m < n;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures beside: Beside(plan, C, order, a, k, m);
     exits \false; @/
  void lemma_rows_beside(const dodona_plan *plan, int32_t R, int32_t C, const int32_t *order,
                         const dodona_row *a, int64_t n, int64_t k, int64_t m)
  {
    if (0 < k) {
      lemma_rows_beside(plan, R, C, order, a, n, k - 1, m);
      lemma_rows_apart(plan, R, C, order, a, n, k - 1, m);
    }
  }

  /@ requires plan: PlanMesh(plan, R, C) && PlanRows(plan, order, a, n);
     requires range: 0 <= m <= n;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures one: \forall integer x, l; LinkLoad(C, order, a, plan->rule.ticks, m, x, l) <= 1;
     exits \false; @/
  void lemma_rows_alone(const dodona_plan *plan, int32_t R, int32_t C, const int32_t *order,
                        const dodona_row *a, int64_t n, int64_t m)
  {
    if (0 < m) {
      lemma_rows_alone(plan, R, C, order, a, n, m - 1);
      lemma_rows_beside(plan, R, C, order, a, n, m - 1, m - 1);
      lemma_carried(R, C, order, a, n, m - 1);
    }
  }
*/

/* The messages of a plan that are on a link while they are sent: one at most. */
/*@ requires plan: PlanMesh(plan, mesh->rows, mesh->columns) && \valid_read(mesh);
    requires rows: PlanRows(plan, order, rows, n);
    requires table: \valid(load + (0 .. entries - 1)) &&
      \separated(load + (0 .. entries - 1), mesh);
    terminates \true;
    assigns load[0 .. entries - 1];
    ensures one: \result.messages <= 1;
    exits \false; */
dodona_mesh_peak theorem_mesh_load(const dodona_plan *plan, const dodona_mesh *mesh,
                                   const int32_t *order, const dodona_row *rows, int64_t n,
                                   uint64_t *load, int64_t entries) {
  //@ ghost lemma_rows_alone(plan, mesh->rows, mesh->columns, order, rows, n, n);
  return dodona_mesh_load(mesh, order, rows, n, plan->rule.ticks, load, entries);
}
