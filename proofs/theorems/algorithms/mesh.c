/* Congestion-free order: on a mesh whose nodes are the ranks in row-major order, no two messages of a postal
   tree are on one link while they are sent, whatever the root. For all meshes, latencies and shares. */
#include "proofs/theorems/trees/plan.h"
#include "ref/count/mesh_load.h"
#include "spec/lemmas/base.h"
#include "proofs/lemmas/groups/mesh_order.h"

/* Two messages, by their receivers v and z. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && ValidPlan(*plan) && Postal(plan->family);
     requires mesh: IsMesh(R, C) && Nodes(R, C) == plan->ranks;
     requires ranks: 0 <= v < plan->ranks && 0 <= z < plan->ranks && v != z;
     terminates \true;
     assigns \nothing;
     ensures alone: \forall integer x, y, a, b, j, k; PlanTransfer(*plan, x, a, v, j) &&
       PlanTransfer(*plan, y, b, z, k) && -plan->rule.ticks < x - y < plan->rule.ticks ==>
       NoneShared(C, a, v, b, z);
     exits \false; @/
  void theorem_mesh(const dodona_tree_plan *plan, int32_t R, int32_t C, int32_t v, int32_t z)
  {
    int32_t to = v < plan->root ? v - plan->root + plan->ranks : v - plan->root;
    int32_t other = z < plan->root ? z - plan->root + plan->ranks : z - plan->root;
    /@ assert positions: to == Position(plan->ranks, plan->root, v) && other == Position(plan->ranks, plan->root, z); @/
    /@ assert hop: \forall integer x, a, b, j; PlanHop(*plan, x, a, b, j) ==> DODONA_PostalHop(*plan, x, a, b, j); @/
    /@ assert split: \forall integer x, a, b, j; DODONA_PostalHop(*plan, x, a, b, j) ==>
         0 < b && a == DODONA_PostalSource(*plan, b, j) && x == DODONA_PostalStep(*plan, b, j); @/
    /@ assert mine: \forall integer x, a, j; PlanTransfer(*plan, x, a, v, j) ==>
         0 < to && a == Rank(plan->ranks, plan->root, SplitParent(plan->rule.latency,
           plan->rule.ticks, plan->rule.alpha_num, plan->rule.alpha_den, plan->ranks,
           plan->horizon, to)) &&
         x == SplitReady(plan->rule.latency, plan->rule.ticks, plan->rule.alpha_num,
           plan->rule.alpha_den, plan->ranks, plan->horizon, to) - plan->rule.latency + 1; @/
    /@ assert theirs: \forall integer x, a, j; PlanTransfer(*plan, x, a, z, j) ==>
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
  predicate PlanRows{L}(dodona_tree_plan plan, int32_t *order, dodona_row *a, integer n) =
    \valid_read(order + (0 .. plan.ranks - 1)) && \valid_read(a + (0 .. n - 1)) && 0 <= n &&
    MeshRows(plan.ranks, a, n) &&
    (\forall integer v; 0 <= v < plan.ranks ==> order[v] == v) &&
    (\forall integer i; 0 <= i < n && a[i].op == DODONA_SEND ==>
       PlanTransfer(plan, a[i].step, a[i].rank, a[i].peer, a[i].block)) &&
    (\forall integer i, j; 0 <= i < j < n && a[i].op == DODONA_SEND && a[j].op == DODONA_SEND ==>
       a[i].peer != a[j].peer);

  predicate PlanMesh{L}(dodona_tree_plan plan, integer R, integer C) =
    ValidPlan(plan) && Postal(plan.family) && IsMesh(R, C) &&
    Nodes(R, C) == plan.ranks;

  // The first k rows whose messages are on link l in tick x, when row m's is: they are f ticks or more
  // before it.
  predicate AloneBefore{L}(dodona_tree_plan plan, integer C, int32_t *order, dodona_row *a, integer k,
                      integer m) =
    \forall integer hold, x, l; LinkHeld(a, hold, m, x) && 0 < LinkCarried(C, order, a, m, l) ==>
      LinkLoad(C, order, a, hold, k, x, l) ==
        LinkLoad(C, order, a, hold - x + a[m].step - plan.rule.ticks, k,
                 a[m].step - plan.rule.ticks, l);
*/

/* Rows k and m, if they share a link. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && PlanMesh(*plan, R, C) && PlanRows(*plan, order, a, n);
     requires range: 0 <= k < m < n;
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer l;
       0 < LinkCarried(C, order, a, m, l) && 0 < LinkCarried(C, order, a, k, l) ==>
       a[k].step + plan->rule.ticks <= a[m].step;
     ensures never: \forall integer l; 0 <= LinkCarried(C, order, a, k, l);
     exits \false; @/
  void lemma_rows_apart(const dodona_tree_plan *plan, int32_t R, int32_t C, const int32_t *order,
                        const dodona_row *a, int64_t n, int64_t k, int64_t m)
  {
    /@ assert order: a[k].step <= a[m].step; @/
    lemma_carried(R, C, order, a, n, k);
    lemma_carried(R, C, order, a, n, m);
    if (a[k].op == DODONA_SEND && a[m].op == DODONA_SEND) {
      /@ assert sent: PlanTransfer(*plan, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
      /@ assert later: PlanTransfer(*plan, a[m].step, a[m].rank, a[m].peer, a[m].block); @/
      theorem_mesh(plan, R, C, a[k].peer, a[m].peer);
      /@ assert first: \forall integer l; LinkCarried(C, order, a, k, l) ==
           Crosses(C, a[k].rank, a[k].peer, l); @/
      /@ assert second: \forall integer l; LinkCarried(C, order, a, m, l) ==
           Crosses(C, a[m].rank, a[m].peer, l); @/
      /@ assert alone: a[m].step < a[k].step + plan->rule.ticks ==>
           NoneShared(C, a[k].rank, a[k].peer, a[m].rank, a[m].peer); @/
    }
  }

  /@ requires plan: \valid_read(plan) && PlanMesh(*plan, R, C) && PlanRows(*plan, order, a, n);
     requires range: 0 <= k <= m < n;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures before: AloneBefore(*plan, C, order, a, k, m);
     exits \false; @/
  void lemma_rows_before(const dodona_tree_plan *plan, int32_t R, int32_t C, const int32_t *order,
                         const dodona_row *a, int64_t n, int64_t k, int64_t m)
  {
    if (0 < k) {
      lemma_rows_before(plan, R, C, order, a, n, k - 1, m);
      lemma_rows_apart(plan, R, C, order, a, n, k - 1, m);
      /@ assert order: a[k - 1].step <= a[m].step; @/
    }
  }
*/

/* Carried, as a number: hop by hop. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= from < Nodes(R, C) && 0 <= to < Nodes(R, C);
     terminates \true;
     decreases Distance(C, from, to);
     assigns \nothing;
     ensures crosses: \result == Crosses(C, from, to, l) && 0 <= \result <= 1;
     exits \false; @/
  int64_t crosses_of(int32_t R, int32_t C, int32_t from, int32_t to, int64_t l)
  {
    lemma_path(R, C, from, to);
    lemma_distance(R, C, from, to);
    lemma_crosses(R, C, from, to);
    if (from == to)
      return 0;
    lemma_next(R, C, from, to);
    int32_t at = from % C;
    int32_t end = to % C;
    int64_t way = at < end ? 0 : end < at ? 1 : from < to ? 2 : 3;
    int64_t link = 4 * (int64_t)from + way;
    int32_t next = at < end ? from + 1 : end < at ? from - 1 : from < to ? from + C : from - C;
    return (link == l ? 1 : 0) + crosses_of(R, C, next, to, l);
  }

  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: MeshRows(Nodes(R, C), a, n) && 0 <= k < n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     terminates \true;
     assigns \nothing;
     ensures carried: \result == LinkCarried(C, order, a, k, l) && 0 <= \result <= 1;
     exits \false; @/
  int64_t carried_of(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t k, int64_t l)
  {
    if (a[k].op != DODONA_SEND)
      return 0;
    return crosses_of(R, C, order[a[k].rank], order[a[k].peer], l);
  }
*/

/* L - 1 messages before, in less time by a port time or more. */
/*@ ghost
  /@ requires before: 1 <= L ==> f * (L - 1) < hold - f;
     requires range: 0 <= L && 0 < hold;
     terminates \true;
     assigns \nothing;
     ensures spread: f * L < hold;
     exits \false; @/
  void lemma_one_more(int32_t f, int64_t L, int64_t hold)
  {
    /@ assert product: f * L == f * (L - 1) + f; @/
  }
*/

/* Messages on link l in tick x take a port time each, but for the last one. */
/*@ ghost
  /@ requires plan: \valid_read(plan) && PlanMesh(*plan, R, C) && PlanRows(*plan, order, a, n);
     requires range: 0 <= m <= n;
     requires time: -INT32_MAX <= x <= 0x4000000000000000 && -INT32_MAX <= hold <= INT32_MAX;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures load: \result == LinkLoad(C, order, a, hold, m, x, l) && 0 <= \result <= m;
     ensures spread: 1 <= \result ==> plan->rule.ticks * (\result - 1) < hold;
     exits \false; @/
  int64_t load_of(const dodona_tree_plan *plan, int32_t R, int32_t C, const int32_t *order,
                  const dodona_row *a, int64_t n, int64_t m, int64_t hold, int64_t x, int64_t l)
  {
    if (m == 0)
      return 0;
    int64_t load = load_of(plan, R, C, order, a, n, m - 1, hold, x, l);
    int64_t s = a[m - 1].step;
    if (x < s || s + hold <= x)
      return load;
    int64_t carried = carried_of(R, C, order, a, n, m - 1, l);
    if (carried == 0)
      return load;
    /@ assert held: LinkHeld(a, hold, m - 1, x) && 0 < LinkCarried(C, order, a, m - 1, l); @/
    lemma_rows_before(plan, R, C, order, a, n, m - 1, m - 1);
    int64_t before = load_of(plan, R, C, order, a, n, m - 1, hold - x + s - plan->rule.ticks,
                             s - plan->rule.ticks, l);
    /@ assert same: before == load; @/
    lemma_one_more(plan->rule.ticks, load, hold);
    return load + 1;
  }
*/

/* What that says of so many messages. */
/*@ ghost
  /@ requires range: 1 <= f && 1 <= L && 1 <= hold;
     requires spread: f * (L - 1) < hold;
     terminates \true;
     assigns \nothing;
     ensures few: L <= (hold + f - 1) / f;
     ensures one: hold == f ==> L <= 1;
     exits \false; @/
  void lemma_few(int32_t f, int64_t L, int32_t hold)
  {
    /@ assert product: f * L == f * (L - 1) + f; @/
    lemma_quotient((int64_t)hold + f - 1, L, f);
    /@ assert two: 2 <= L ==> f * 2 <= f * L; @/
  }
*/

/* The most messages of a plan on a link at a time, each holding its links for so many ticks: one while they
   are sent, ceil(lambda) if it is for the whole latency. */
/*@ requires plan: \valid_read(plan) && PlanMesh(*plan, mesh->rows, mesh->columns) && \valid_read(mesh);
    requires rows: PlanRows(*plan, order, rows, n) && 1 <= hold;
    requires table: \valid(load + (0 .. entries - 1)) &&
      \separated(load + (0 .. entries - 1), mesh);
    terminates \true;
    assigns load[0 .. entries - 1];
    ensures few: \result.messages <= (hold + plan->rule.ticks - 1) / plan->rule.ticks;
    ensures sent: hold == plan->rule.ticks ==> \result.messages <= 1;
    exits \false; */
dodona_mesh_peak theorem_mesh_load(const dodona_tree_plan *plan, const dodona_mesh *mesh,
                                   const int32_t *order, const dodona_row *rows, int64_t n,
                                   int32_t hold, uint64_t *load, int64_t entries) {
  dodona_mesh_peak peak = dodona_mesh_load(mesh, order, rows, n, hold, load, entries);
  /*@ ghost
    int64_t most = load_of(plan, mesh->rows, mesh->columns, order, rows, n, n, hold, peak.step,
                           peak.link);
    if (1 <= most)
      lemma_few(plan->rule.ticks, most, hold); */
  return peak;
}
