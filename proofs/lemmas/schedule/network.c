/* Positions and ranks of a network as inverse bijections. */
#include "ref/schedule/network.h"
#include "spec/lemmas/htree_node.h"
#include "spec/base.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "spec/lemmas/simplex.h"
#include "ref/algorithms/simplex/step.h"
#include "ref/algorithms/simplex/match_acsl.h"

/*@ ghost
  /@ requires shape: CrossbarShape(s) && 0 <= root < s.per[0];
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < s.per[0] ==>
       0 <= CrossbarPosition(s, root, v) < s.per[0] &&
       CrossbarRank(s, root, CrossbarPosition(s, root, v)) == v;
     ensures rank: \forall integer v; 0 <= v < s.per[0] ==>
       0 <= CrossbarRank(s, root, v) < s.per[0] &&
       CrossbarPosition(s, root, CrossbarRank(s, root, v)) == v;
     ensures root: CrossbarRank(s, root, 0) == root && CrossbarPosition(s, root, root) == 0;
     exits \false; @/
  void lemma_crossbar_names(dodona_crossbar s, int32_t root)
  {
    int32_t v = 0;
    lemma_crossbar_rank(s, 1, root, 0);
    lemma_crossbar_position(s, 1, root, root);
    /@ loop invariant range: 0 <= v <= s.per[0];
       loop invariant position: \forall integer u; 0 <= u < v ==>
         0 <= CrossbarPosition(s, root, u) < s.per[0] &&
         CrossbarRank(s, root, CrossbarPosition(s, root, u)) == u;
       loop invariant rank: \forall integer u; 0 <= u < v ==>
         0 <= CrossbarRank(s, root, u) < s.per[0] &&
         CrossbarPosition(s, root, CrossbarRank(s, root, u)) == u;
       loop assigns v;
       loop variant s.per[0] - v; @/
    while (v < s.per[0]) {
      lemma_crossbar_rank(s, 1, root, v);
      lemma_crossbar_position(s, 1, root, v);
      v++;
    }
  }

  /@ requires htree: IsHtree(R, C, r1, r2, r, n) && P == (n * n) * r;
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < P ==>
       0 <= HtreePosition(n, r1, r2, v) < P && HtreeNode(n, r1, r2, HtreePosition(n, r1, r2, v)) == v;
     ensures node: \forall integer v; 0 <= v < P ==>
       0 <= HtreeNode(n, r1, r2, v) < P && HtreePosition(n, r1, r2, HtreeNode(n, r1, r2, v)) == v;
     exits \false; @/
  void lemma_htree_names(int32_t R, int32_t C, int32_t r1, int32_t r2, int32_t r,
                            int32_t n, int32_t P)
  {
    int32_t v = 0;
    /@ loop invariant range: 0 <= v && (v <= P || v == 0);
       loop invariant position: \forall integer u; 0 <= u < v ==>
         0 <= HtreePosition(n, r1, r2, u) < P &&
         HtreeNode(n, r1, r2, HtreePosition(n, r1, r2, u)) == u;
       loop invariant node: \forall integer u; 0 <= u < v ==>
         0 <= HtreeNode(n, r1, r2, u) < P &&
         HtreePosition(n, r1, r2, HtreeNode(n, r1, r2, u)) == u;
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_htree_node(R, C, r1, r2, r, n, v);
      lemma_htree_position(R, C, r1, r2, r, n, v);
      v++;
    }
  }

  /@ requires root: 0 <= root < P;
     requires position: \forall integer v; 0 <= v < P ==>
       0 <= HtreePosition(n, r1, r2, v) < P && HtreeNode(n, r1, r2, HtreePosition(n, r1, r2, v)) == v;
     requires node: \forall integer v; 0 <= v < P ==>
       0 <= HtreeNode(n, r1, r2, v) < P && HtreePosition(n, r1, r2, HtreeNode(n, r1, r2, v)) == v;
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < P ==>
       0 <= SwappedPosition(n, r1, r2, root, v) < P &&
       SwappedNode(n, r1, r2, root, SwappedPosition(n, r1, r2, root, v)) == v;
     ensures node: \forall integer v; 0 <= v < P ==>
       0 <= SwappedNode(n, r1, r2, root, v) < P &&
       SwappedPosition(n, r1, r2, root, SwappedNode(n, r1, r2, root, v)) == v;
     ensures root: SwappedNode(n, r1, r2, root, 0) == root &&
       SwappedPosition(n, r1, r2, root, root) == 0;
     exits \false; @/
  void lemma_htree_swapped(int32_t n, int32_t r1, int32_t r2, int32_t P, int32_t root)
  {
    /@ assert top: 0 <= HtreeNode(n, r1, r2, 0) < P; @/
  }

  /@ requires root: 0 <= root < P;
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < P ==>
       0 <= Position(P, root, v) < P && Rank(P, root, Position(P, root, v)) == v;
     ensures rank: \forall integer v; 0 <= v < P ==>
       0 <= Rank(P, root, v) < P && Position(P, root, Rank(P, root, v)) == v;
     ensures root: Rank(P, root, 0) == root && Position(P, root, root) == 0;
     exits \false; @/
  void lemma_turns(int32_t P, int32_t root)
  {
  }

  void lemma_network_names(dodona_plan plan)
  {
    int32_t P = plan.request.ranks;
    int32_t root = plan.request.root;
    /@ assert family: DODONA_TREE_FAMILIES <= plan.family < DODONA_BLOCK_FAMILIES && 0 <= root < P; @/
    if (plan.family == DODONA_FAMILY_CUBE) {
      lemma_cube_names(P, root);
      /@ assert cube: \forall integer v; NetworkRank(plan, v) == CubeRank(P, root, v) &&
           NetworkPosition(plan, v) == CubePosition(P, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(plan, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(plan, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(plan, NetworkPosition(plan, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(plan, NetworkRank(plan, v)) == v; @/
      /@ assert root: NetworkRank(plan, 0) == root && NetworkPosition(plan, root) == 0; @/
      /@ assert names: NetworkNames(plan); @/
    } else if (plan.family == DODONA_FAMILY_CROSSBAR) {
      lemma_crossbar_names(plan.crossbar, root);
      /@ assert crossbar: \forall integer v; NetworkRank(plan, v) == CrossbarRank(plan.crossbar, root, v) &&
           NetworkPosition(plan, v) == CrossbarPosition(plan.crossbar, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(plan, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(plan, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(plan, NetworkPosition(plan, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(plan, NetworkRank(plan, v)) == v; @/
      /@ assert root: NetworkRank(plan, 0) == root && NetworkPosition(plan, root) == 0; @/
      /@ assert names: NetworkNames(plan); @/
    } else if (plan.family == DODONA_FAMILY_MESH) {
      lemma_htree_names(plan.htree.mesh.rows, plan.htree.mesh.columns, plan.htree.group_rows,
                        plan.htree.group_columns, plan.htree.group, plan.htree.side, P);
      lemma_htree_swapped(plan.htree.side, plan.htree.group_rows, plan.htree.group_columns, P, root);
      /@ assert mesh: \forall integer v; NetworkRank(plan, v) == SwappedNode(plan.htree.side,
             plan.htree.group_rows, plan.htree.group_columns, root, v) &&
           NetworkPosition(plan, v) == SwappedPosition(plan.htree.side, plan.htree.group_rows,
             plan.htree.group_columns, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(plan, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(plan, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(plan, NetworkPosition(plan, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(plan, NetworkRank(plan, v)) == v; @/
      /@ assert root: NetworkRank(plan, 0) == root && NetworkPosition(plan, root) == 0; @/
      /@ assert names: NetworkNames(plan); @/
    } else {
      lemma_turns(P, root);
      /@ assert turned: \forall integer v; NetworkRank(plan, v) == Rank(P, root, v) &&
           NetworkPosition(plan, v) == Position(P, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(plan, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(plan, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(plan, NetworkPosition(plan, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(plan, NetworkRank(plan, v)) == v; @/
      /@ assert root: NetworkRank(plan, 0) == root && NetworkPosition(plan, root) == 0; @/
      /@ assert names: NetworkNames(plan); @/
    }
  }
*/

/*@ ghost
  void lemma_modules_end(dodona_request q, int32_t n)
  {
    int32_t i = n;
    /@ loop invariant range: n <= i <= DODONA_CROSSBAR_LEVELS;
       loop invariant none: RanksIn(q, n) == 0 ==>
         \forall integer k; n <= k <= i ==> RanksIn(q, k) == 0;
       loop assigns i;
       loop variant DODONA_CROSSBAR_LEVELS - i; @/
    while (i < DODONA_CROSSBAR_LEVELS) {
      i++;
      /@ assert next: RanksIn(q, i - 1) == 0 ==> RanksIn(q, i) == 0; @/
    }
    /@ assert later: \forall integer m; LevelsIn(q, m) ==> n < m; @/
  }

  void lemma_modules_divide(int32_t around, int32_t count)
  {
    int32_t part = around / count;
    /@ assert whole: around == part * count; @/
    lemma_parts(count, part);
  }

  void lemma_parts(int32_t n, int32_t r)
  {
    int64_t whole = (int64_t)n * r;
    int64_t q = whole / r;
    /@ assert period: whole == q * r + whole % r && 0 <= whole % r < r; @/
    /@ assert below: q + 1 <= n ==> (q + 1) * r <= n * r; @/
    /@ assert above: n + 1 <= q ==> (n + 1) * r <= q * r; @/
    /@ assert same: q == n; @/
  }
*/

/*@ ghost
  void lemma_told_down(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u, int32_t p, int32_t i,
                       int32_t down, int64_t x, int64_t y, int32_t block, int32_t to)
  {
    /@ assert at: \forall integer j; 0 <= j < s && 0 <= down && SlotAt(r, p, i, x, y, j) ==>
         block == j && to == down; @/
    /@ assert sent: \forall integer v, j; SentDown(P, r, D, x, u, v, j) ==>
         v == down && SlotAt(r, p, i, x, y, j); @/
  }

  void lemma_simplex_sent(int32_t P, int32_t r, int32_t D, int32_t s, int32_t u)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_fed_by(P, r, D, s, u);
    /@ assert hop: \forall integer x, v, j; SimplexHop(P, r, D, s, x, u, v, j) ==>
         0 <= j < s && 0 < v && x == SimplexArrival(P, r, D, v, j) &&
         (FedDown(P, r, D, u, v, j) || FedRight(P, r, D, u, v, j)); @/
    /@ assert down: \forall integer v, j; FedDown(P, r, D, u, v, j) ==>
         SentDown(P, r, D, SimplexArrival(P, r, D, v, j), u, v, j); @/
    /@ assert right: \forall integer v, j; FedRight(P, r, D, u, v, j) ==>
         SentRight(P, r, D, SimplexArrival(P, r, D, v, j), u, v, j); @/
    /@ assert both: \forall integer x, v, j; SimplexHop(P, r, D, s, x, u, v, j) ==>
         SentDown(P, r, D, SimplexArrival(P, r, D, v, j), u, v, j) ||
         SentRight(P, r, D, SimplexArrival(P, r, D, v, j), u, v, j); @/
  }
*/

/*@ ghost
  /@ requires same: a == b && c == d;
     terminates \true;
     assigns \nothing;
     ensures product: (a * a) * c == (b * b) * d;
     exits \false; @/
  void lemma_same_nodes(int32_t a, int32_t b, int32_t c, int32_t d) {}

  void lemma_mesh_ranks(const dodona_plan *plan)
  {
    dodona_htree tree = plan->htree;
    /@ assert shape: NetworkShape(plan->family, plan->request.ranks, plan->request.blocks, plan->up, plan->crossbar, tree); @/
    /@ assert nodes: plan->family == DODONA_FAMILY_MESH ==> plan->request.ranks == (tree.side * tree.side) * tree.group; @/
    /@ assert htree: plan->family == DODONA_FAMILY_MESH ==>
         IsHtree(tree.mesh.rows, tree.mesh.columns, tree.group_rows, tree.group_columns, tree.group, tree.side); @/
    lemma_same_nodes(tree.side, plan->htree.side, tree.group, plan->htree.group);
  }
*/
