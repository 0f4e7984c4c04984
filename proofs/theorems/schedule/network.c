/* The theorems of networks in ranks: of couples, the direct simplex tree, the hypercube, hierarchies of crossbars and meshes, for every root,
   what dodona_network_step_at tells is a valid broadcast from the root in the port model of the family. */
#include "ref/algorithms/simplex/step.h"
#include "ref/count/bounds.h"
#include "proofs/theorems/schedule/network.h"
#include "spec/machine/relabel.h"
#include "spec/lemmas/simplex.h"
#include "proofs/theorems/algorithms/couple.h"
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/theorems/algorithms/cube.h"
#include "proofs/theorems/algorithms/htree_tree.h"
#include "proofs/theorems/algorithms/simplex.h"

/* How long a crossbar's broadcast takes. */
/*@ ghost
  /@ requires family: plan.family == DODONA_FAMILY_CROSSBAR && plan.crossbar.per[0] == plan.request.ranks;
     requires sizes: P == plan.crossbar.per[0] && r == plan.crossbar.group && s == plan.request.blocks;
     terminates \true;
     assigns \nothing;
     ensures steps: NetworkSteps(plan) == (P == 1 ? 0 : CrossbarDepth(plan.crossbar) + Pace(r, s - 1));
     exits \false; @/
  void lemma_crossbar_steps(dodona_plan plan, int32_t P, int32_t r, int32_t s) {}
*/

/* How long a mesh's broadcast takes. */
/*@ ghost
  /@ requires family: plan.family == DODONA_FAMILY_MESH;
     requires sizes: n == plan.htree.side && r == plan.htree.group && s == plan.request.blocks;
     terminates \true;
     assigns \nothing;
     ensures one: n == 1 && r == 1 ==> NetworkSteps(plan) == 0;
     ensures more: n > 1 || r > 1 ==>
       NetworkSteps(plan) == 2 * Halvings(n) * (r + 1) + r - (n > 1 ? 3 : 1) + Pace(r, s - 1);
     exits \false; @/
  void lemma_mesh_steps(dodona_plan plan, int32_t n, int32_t r, int32_t s) {}
*/

int64_t theorem_network_hops(const dodona_plan *plan, const uint32_t *table, int64_t D, int64_t S) {
  int32_t P = plan->request.ranks;
  if (plan->family == DODONA_FAMILY_COUPLES) {
    //@ assert couples: CoupleSchedule(plan->up, P, S);
    const int64_t last = theorem_couple_broadcast(P, &plan->up, D, S);
    //@ assert couples_length: last == NetworkSteps(*plan);
    return last;
  }
  if (plan->family == DODONA_FAMILY_SIMPLEX) {
    /*@ assert direct: SimplexSchedule(S, P, plan->up.group, plan->up.depth, plan->request.blocks); */
    //@ ghost lemma_capacity_power(plan->up.group, 0);
    //@ ghost lemma_simplex_fall(P, plan->up.group, plan->up.depth);
    //@ ghost theorem_simplex(S, P, plan->up.group, plan->up.depth, plan->request.blocks);
    //@ assert direct_time: BeginsAfter(S, 1) && EndsWith(S, NetworkSteps(*plan));
    const int64_t last =
        dodona_simplex_direct_steps(P, plan->up.group, plan->up.depth, plan->request.blocks);
    //@ assert direct_length: last == NetworkSteps(*plan);
    return last;
  }
  if (plan->family == DODONA_FAMILY_CROSSBAR) {
    const int64_t last =
        theorem_crossbar_broadcast(&plan->crossbar, table, plan->request.blocks, S);
    //@ ghost lemma_crossbar_steps(*plan, plan->crossbar.per[0], plan->crossbar.group, plan->request.blocks);
    //@ assert crossbar_length: last == NetworkSteps(*plan);
    return last;
  }
  if (plan->family == DODONA_FAMILY_MESH) {
    //@ ghost lemma_mesh_ranks(plan);
    int64_t last = theorem_htree_broadcast(&plan->htree, P, plan->request.blocks, S);
    //@ ghost lemma_mesh_steps(*plan, plan->htree.side, plan->htree.group, plan->request.blocks);
    /*@ ghost lemma_sizes(plan->htree.mesh.rows, plan->htree.mesh.columns, plan->htree.group_rows, plan->htree.group_columns, plan->htree.group,
                          plan->htree.side); */
    //@ assert one: plan->htree.side == 1 && plan->htree.group == 1 ==> last == NetworkSteps(*plan);
    //@ assert more: plan->htree.side > 1 || plan->htree.group > 1 ==> last == NetworkSteps(*plan);
    //@ assert sizes: 1 <= plan->htree.side && 1 <= plan->htree.group;
    //@ assert mesh_length: last == NetworkSteps(*plan);
    return last;
  }
  /*@ assert hops: \forall integer x, u, v, j; NetworkHop(*plan, x, u, v, j) <==>
        CubeHop(P, plan->request.blocks, x, u, v, j); */
  //@ assert cube: AnyCubeSchedule(S, P, plan->request.blocks);
  int64_t steps = theorem_cube_broadcast(S, P, plan->request.blocks);
  //@ assert length: steps == NetworkSteps(*plan);
  //@ assert time: BeginsAfter(S, 1) && EndsWith(S, NetworkSteps(*plan));
  return dodona_cube_steps(P, plan->request.blocks);
}

/*@ ghost
  /@ requires relabelled: Relabelled(S, R, N, P);
     requires last: EndsWith(S, last);
     terminates \true;
     assigns \nothing;
     ensures last: EndsWith(R, last);
     ensures first: BeginsAfter(S, 1) ==> BeginsAfter(R, 1);
     exits \false; @/
  void lemma_relabelled_end(int64_t S, int64_t R, int64_t N, int32_t P, int64_t last)
  {
  }
*/

int64_t theorem_network(const dodona_plan *plan, const uint32_t *table, int64_t D, int64_t S,
                        int64_t R, int64_t N) {
  int64_t steps = theorem_network_hops(plan, table, D, S);
  //@ ghost lemma_network_names(*plan);
  /*@ assert forth: \forall integer v; 0 <= v < plan->request.ranks ==>
        0 <= Rename(N, v) < plan->request.ranks && Original(N, Rename(N, v)) == v; */
  /*@ assert back: \forall integer v; 0 <= v < plan->request.ranks ==>
        0 <= Original(N, v) < plan->request.ranks && Rename(N, Original(N, v)) == v; */
  //@ assert renaming: Renaming(N, plan->request.ranks);
  //@ assert relabelled: Relabelled(S, R, N, plan->request.ranks);
  //@ ghost lemma_relabelled_end(S, R, N, plan->request.ranks, steps);
  //@ ghost theorem_relabel(S, R, N, plan->request.ranks, plan->request.blocks, 0, 1, 1);
  //@ assert root: Rename(N, 0) == plan->request.root;
  return steps;
}
