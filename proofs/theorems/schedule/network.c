/* The theorems of networks in ranks: of couples, the direct simplex tree, the hypercube, hierarchies of crossbars and meshes, for every root,
   what dodona_network_step_at tells is a valid broadcast from the root in the port model of the kind. */
#include "ref/count/bounds.h"
#include "proofs/theorems/schedule/network.h"
#include "spec/machine/relabel.h"
#include "spec/lemmas/simplex.h"
#include "proofs/theorems/algorithms/couple.h"
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/theorems/algorithms/cube.h"
#include "proofs/theorems/algorithms/htree_tree.h"
#include "proofs/theorems/algorithms/simplex.h"

int64_t theorem_network_hops(const dodona_network *n, const uint32_t *table, int64_t D, int64_t S) {
  int32_t P = n->request.ranks;
  if (n->request.family == DODONA_FAMILY_COUPLES) {
    //@ assert couples: CoupleSchedule(&n->plan, P, S);
    return theorem_couple_broadcast(P, &n->plan, D, S);
  }
  if (n->request.family == DODONA_FAMILY_SIMPLEX) {
    /*@ assert direct: SimplexSchedule(S, P, n->plan.group, n->plan.depth, n->request.blocks); */
    //@ ghost lemma_capacity_power(n->plan.group, 0);
    //@ ghost lemma_simplex_fall(P, n->plan.group, n->plan.depth);
    //@ ghost theorem_simplex(S, P, n->plan.group, n->plan.depth, n->request.blocks);
    //@ assert direct_time: BeginsAfter(S, 1) && EndsWith(S, NetworkSteps(n));
    return dodona_simplex_direct_steps(P, n->plan.group, n->plan.depth, n->request.blocks);
  }
  if (n->request.family == DODONA_FAMILY_CROSSBAR)
    return theorem_crossbar_broadcast(&n->crossbar, table, n->request.blocks, S);
  if (n->request.family == DODONA_FAMILY_MESH) {
    int64_t last = theorem_htree_broadcast(&n->htree, P, n->request.blocks, S);
    /*@ ghost lemma_sizes(n->htree.mesh.rows, n->htree.mesh.columns, n->htree.group_rows, n->htree.group_columns, n->htree.group,
                          n->htree.side); */
    //@ assert one: n->htree.side == 1 && n->htree.group == 1 ==> last == NetworkSteps(n);
    //@ assert more: n->htree.side > 1 || n->htree.group > 1 ==> last == NetworkSteps(n);
    //@ assert sizes: 1 <= n->htree.side && 1 <= n->htree.group;
    return last;
  }
  /*@ assert hops: \forall integer x, u, v, j; NetworkHop(n, x, u, v, j) <==>
        CubeHop(P, n->request.blocks, x, u, v, j); */
  //@ assert cube: AnyCubeSchedule(S, P, n->request.blocks);
  int64_t steps = theorem_cube_broadcast(S, P, n->request.blocks);
  //@ assert length: steps == NetworkSteps(n);
  //@ assert time: BeginsAfter(S, 1) && EndsWith(S, NetworkSteps(n));
  return dodona_cube_steps(P, n->request.blocks);
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

int64_t theorem_network(const dodona_network *n, const uint32_t *table, int64_t D, int64_t S,
                        int64_t R, int64_t N) {
  int64_t steps = theorem_network_hops(n, table, D, S);
  //@ ghost lemma_network_names(n);
  /*@ assert forth: \forall integer v; 0 <= v < n->request.ranks ==>
        0 <= Rename(N, v) < n->request.ranks && Original(N, Rename(N, v)) == v; */
  /*@ assert back: \forall integer v; 0 <= v < n->request.ranks ==>
        0 <= Original(N, v) < n->request.ranks && Rename(N, Original(N, v)) == v; */
  //@ assert renaming: Renaming(N, n->request.ranks);
  //@ assert relabelled: Relabelled(S, R, N, n->request.ranks);
  //@ ghost lemma_relabelled_end(S, R, N, n->request.ranks, steps);
  //@ ghost theorem_relabel(S, R, N, n->request.ranks, n->request.blocks, 0, 1, 1);
  //@ assert root: Rename(N, 0) == n->request.root;
  return steps;
}
