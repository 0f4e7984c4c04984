/* Positions and ranks of a network as inverse bijections. */
#include "ref/schedule/network.h"
#include "spec/lemmas/htree_node.h"
#include "spec/base.h"
#include "ref/schedule/network_lemmas_acsl.h"
#include "spec/lemmas/simplex.h"
#include "ref/algorithms/simplex/match_acsl.h"

/*@ ghost
  /@ requires positive: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures log: \result == FloorLog2(n);
     ensures range: 0 <= \result < n;
     exits \false; @/
  int32_t lemma_dimensions(int32_t n)
  {
    return n == 1 ? 0 : 1 + lemma_dimensions(n / 2);
  }

  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape) && 0 <= root < shape->per[0];
     terminates \true;
     assigns \nothing;
     ensures position: \forall integer v; 0 <= v < shape->per[0] ==>
       0 <= CrossbarPosition(shape, root, v) < shape->per[0] &&
       CrossbarRank(shape, root, CrossbarPosition(shape, root, v)) == v;
     ensures rank: \forall integer v; 0 <= v < shape->per[0] ==>
       0 <= CrossbarRank(shape, root, v) < shape->per[0] &&
       CrossbarPosition(shape, root, CrossbarRank(shape, root, v)) == v;
     ensures root: CrossbarRank(shape, root, 0) == root && CrossbarPosition(shape, root, root) == 0;
     exits \false; @/
  void lemma_crossbar_names(const dodona_crossbar *shape, int32_t root)
  {
    int32_t v = 0;
    lemma_crossbar_rank(shape, 1, root, 0);
    lemma_crossbar_position(shape, 1, root, root);
    /@ loop invariant range: 0 <= v <= shape->per[0];
       loop invariant position: \forall integer u; 0 <= u < v ==>
         0 <= CrossbarPosition(shape, root, u) < shape->per[0] &&
         CrossbarRank(shape, root, CrossbarPosition(shape, root, u)) == u;
       loop invariant rank: \forall integer u; 0 <= u < v ==>
         0 <= CrossbarRank(shape, root, u) < shape->per[0] &&
         CrossbarPosition(shape, root, CrossbarRank(shape, root, u)) == u;
       loop assigns v;
       loop variant shape->per[0] - v; @/
    while (v < shape->per[0]) {
      lemma_crossbar_rank(shape, 1, root, v);
      lemma_crossbar_position(shape, 1, root, v);
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

  void lemma_network_names(const dodona_network *n)
  {
    int32_t P = n->request.ranks;
    int32_t root = n->request.root;
    /@ assert kind: 0 <= n->request.kind < DODONA_NETWORKS && 0 <= root < P; @/
    if (n->request.kind == DODONA_HYPERCUBE) {
      int32_t m = lemma_dimensions(P);
      lemma_floor_log2_word(P);
      lemma_flips(m, root);
      lemma_flip_root(root);
      /@ assert cube: \forall integer v; NetworkRank(n, v) == Flipped(root, v) &&
           NetworkPosition(n, v) == Flipped(root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(n, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(n, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(n, NetworkPosition(n, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(n, NetworkRank(n, v)) == v; @/
      /@ assert root: NetworkRank(n, 0) == root && NetworkPosition(n, root) == 0; @/
    } else if (n->request.kind == DODONA_CROSSBAR) {
      lemma_crossbar_names(&n->crossbar, root);
      /@ assert crossbar: \forall integer v; NetworkRank(n, v) == CrossbarRank(&n->crossbar, root, v) &&
           NetworkPosition(n, v) == CrossbarPosition(&n->crossbar, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(n, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(n, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(n, NetworkPosition(n, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(n, NetworkRank(n, v)) == v; @/
      /@ assert root: NetworkRank(n, 0) == root && NetworkPosition(n, root) == 0; @/
    } else if (n->request.kind == DODONA_MESH) {
      lemma_htree_names(n->htree.mesh.rows, n->htree.mesh.columns, n->htree.group_rows,
                        n->htree.group_columns, n->htree.group, n->htree.side, P);
      lemma_htree_swapped(n->htree.side, n->htree.group_rows, n->htree.group_columns, P, root);
      /@ assert mesh: \forall integer v; NetworkRank(n, v) == SwappedNode(n->htree.side,
             n->htree.group_rows, n->htree.group_columns, root, v) &&
           NetworkPosition(n, v) == SwappedPosition(n->htree.side, n->htree.group_rows,
             n->htree.group_columns, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(n, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(n, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(n, NetworkPosition(n, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(n, NetworkRank(n, v)) == v; @/
      /@ assert root: NetworkRank(n, 0) == root && NetworkPosition(n, root) == 0; @/
    } else {
      lemma_turns(P, root);
      /@ assert turned: \forall integer v; NetworkRank(n, v) == Rank(P, root, v) &&
           NetworkPosition(n, v) == Position(P, root, v); @/
      /@ assert from: \forall integer v; 0 <= v < P ==> 0 <= NetworkPosition(n, v) < P; @/
      /@ assert to: \forall integer v; 0 <= v < P ==> 0 <= NetworkRank(n, v) < P; @/
      /@ assert forth: \forall integer v; 0 <= v < P ==> NetworkRank(n, NetworkPosition(n, v)) == v; @/
      /@ assert back: \forall integer v; 0 <= v < P ==> NetworkPosition(n, NetworkRank(n, v)) == v; @/
      /@ assert root: NetworkRank(n, 0) == root && NetworkPosition(n, root) == 0; @/
    }
    /@ assert names: NetworkNames(n); @/
  }
*/

/*@ ghost
  void lemma_modules_end(const dodona_network_request *q, int32_t n)
  {
    int32_t i = n;
    /@ loop invariant range: n <= i <= DODONA_CROSSBAR_LEVELS;
       loop invariant none: ModuleRanks(q, n) == 0 ==>
         \forall integer k; n <= k <= i ==> ModuleRanks(q, k) == 0;
       loop assigns i;
       loop variant DODONA_CROSSBAR_LEVELS - i; @/
    while (i < DODONA_CROSSBAR_LEVELS) {
      i++;
      /@ assert next: ModuleRanks(q, i - 1) == 0 ==> ModuleRanks(q, i) == 0; @/
    }
    /@ assert later: \forall integer m; LevelsAsked(q, m) ==> n < m; @/
  }

  void lemma_plan_value(const dodona_plan *p)
  {
  }

  void lemma_plan_row(const dodona_plan *p, const uint32_t *table)
  {
  }

  void lemma_crossbar_value(const dodona_crossbar *s)
  {
    /@ assert per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
         ModuleSize(*s, k) == s->per[k]; @/
    /@ assert span: SpanOfLevels(s->levels, s->group, s->channels) ==
         (s->levels - 1) * CrossbarSpan(s->group, s->channels); @/
    /@ assert divide: SoundCrossbar(*s) ==> \forall integer k; 0 < k < s->levels ==>
         1 <= s->per[k] <= s->per[k - 1] && s->per[k - 1] % s->per[k] == 0; @/
    /@ assert divided: ValidCrossbar(s) ==> \forall integer k; 0 < k < s->levels ==>
         1 <= ModuleSize(*s, k) <= ModuleSize(*s, k - 1) &&
         ModuleSize(*s, k - 1) % ModuleSize(*s, k) == 0; @/
    /@ assert valid: SoundCrossbar(*s) ==> ValidCrossbar(s); @/
    /@ assert sound: ValidCrossbar(s) ==> SoundCrossbar(*s); @/
  }

  /@ requires memory: \valid_read(t);
     terminates \true;
     assigns \nothing;
     ensures nodes: MeshNodes(*t) == Nodes(t->mesh.rows, t->mesh.columns);
     exits \false; @/
  void lemma_mesh_nodes(const dodona_htree *t)
  {
    int32_t rows = t->mesh.rows;
    int32_t columns = t->mesh.columns;
    /@ assert rows: (*t).mesh.rows == rows && (*t).mesh.columns == columns; @/
  }

  void lemma_table_value(const dodona_crossbar *s)
  {
    /@ assert per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> ModuleSize(*s, k) == s->per[k]; @/
    /@ assert last: 1 <= s->levels <= DODONA_CROSSBAR_LEVELS ==>
         ModuleSize(*s, s->levels - 1) == s->per[s->levels - 1]; @/
    /@ assert told: Innermost(*s) == ModuleSize(*s, s->levels - 1); @/
  }

  void lemma_network_value(const dodona_network *n)
  {
    lemma_plan_value(&n->plan);
    lemma_crossbar_value(&n->crossbar);
    lemma_mesh_nodes(&n->htree);
    /@ assert first: ModuleSize((*n).crossbar, 0) == n->crossbar.per[0]; @/
    /@ assert couples: SoundNetwork(*n) && n->request.kind == DODONA_COUPLES ==>
         PlanOfCouples(&n->plan, n->request.ranks); @/
    /@ assert direct: SoundNetwork(*n) && n->request.kind == DODONA_DIRECT ==>
         DirectPlan(&n->plan, n->request.ranks); @/
    /@ assert played: SoundNetwork(*n) && WithPlan(n->request.kind) ==>
         n->plan.blocks == n->request.blocks; @/
    /@ assert modules: SoundNetwork(*n) && n->request.kind == DODONA_CROSSBAR ==>
         ValidCrossbar(&n->crossbar); @/
    /@ assert mesh: SoundNetwork(*n) && n->request.kind == DODONA_MESH ==> ValidHtree(&n->htree); @/
    /@ assert network: SoundNetwork(*n) ==> ValidNetwork(n); @/
    /@ assert plan: ValidNetwork(n) && WithPlan(n->request.kind) ==> SoundPlan(n->plan); @/
    /@ assert crossbar: ValidNetwork(n) && n->request.kind == DODONA_CROSSBAR ==>
         SoundCrossbar(n->crossbar); @/
    /@ assert value: ValidNetwork(n) ==> SoundNetwork(*n); @/
  }

  void lemma_network_table(const dodona_network *n, const uint32_t *table)
  {
    /@ assert per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
         ModuleSize((*n).crossbar, k) == n->crossbar.per[k]; @/
    /@ assert levels: n->request.kind == DODONA_CROSSBAR ==>
         1 <= n->crossbar.levels <= DODONA_CROSSBAR_LEVELS; @/
    lemma_table_value(&n->crossbar);
    /@ assert plan: SoundTable(*n, table) && WithPlan(n->request.kind) ==> PlanTable(&n->plan, table); @/
    /@ assert crossbar: SoundTable(*n, table) && n->request.kind == DODONA_CROSSBAR ==>
         ReadyCrossbar(&n->crossbar, table); @/
    /@ assert network: SoundTable(*n, table) ==> NetworkTable(n, table); @/
    /@ assert value: NetworkTable(n, table) ==> SoundTable(*n, table); @/
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
