/* Judges a request kind by kind, and works out the hierarchy or the mesh that it asks for. */
#include "ref/schedule/network_shape.h"
#include "ref/count/bounds.h"
#include "ref/trees/table.h"
#include "ref/base/power.h"
#include "ref/schedule/request_lemmas_acsl.h"
#include "ref/algorithms/groups/crossbar.h"
#include "ref/algorithms/groups/htree.h"

/* The request's modules as a shape; no levels if they do not divide what is around them. */
/*@ requires ranks: 1 <= r.ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result.levels <= DODONA_CROSSBAR_LEVELS;
    ensures asked: 1 <= \result.levels ==> LevelsIn(r, \result.levels);
    ensures ranks: \forall integer k; 0 <= k < \result.levels ==>
      0 < \result.per[k] == RanksIn(r, k);
    ensures divide: \forall integer k; 0 < k < \result.levels ==>
      \result.per[k] <= \result.per[k - 1] && \result.per[k - 1] % \result.per[k] == 0;
    ensures not: \result.levels == 0 ==>
      \forall integer n; LevelsIn(r, n) ==> RanksIn(r, n - 1) == 0;
    ensures request: \result.group == r.group && \result.channels == r.channels;
    exits \false; */
static dodona_crossbar levels_of(dodona_request r) {
  dodona_crossbar shape = {1, {r.ranks}, r.group, r.channels, 0};
  /*@ loop invariant range: 1 <= shape.levels <= DODONA_CROSSBAR_LEVELS;
      loop invariant asked: \forall integer k; 0 <= k < shape.levels - 1 ==> r.modules[k] != 0;
      loop invariant ranks: \forall integer k; 0 <= k < shape.levels ==>
        0 < shape.per[k] == RanksIn(r, k);
      loop invariant divide: \forall integer k; 0 < k < shape.levels ==>
        shape.per[k] <= shape.per[k - 1] && shape.per[k - 1] % shape.per[k] == 0;
      loop assigns shape.levels, shape.per[1 .. DODONA_CROSSBAR_LEVELS - 1];
      loop variant DODONA_CROSSBAR_LEVELS - shape.levels; */
  while (shape.levels < DODONA_CROSSBAR_LEVELS && r.modules[shape.levels - 1] != 0) {
    int32_t around = shape.per[shape.levels - 1];
    int32_t count = r.modules[shape.levels - 1];
    //@ ghost lemma_modules_end(r, shape.levels);
    if (count < 1 || around % count != 0) {
      shape.levels = 0;
      return shape;
    }
    //@ ghost lemma_modules_divide(around, count);
    //@ assert part: around / count == RanksIn(r, shape.levels);
    shape.per[shape.levels] = around / count;
    shape.levels++;
  }
  return shape;
}

/* The modules that a request lists determine how many levels its hierarchy has. */
/*@ ghost
  /@ requires levels: LevelsIn(q, levels);
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer n; LevelsIn(q, n) ==> n == levels;
     ensures groups: CrossbarGroups(q) <==>
       1 <= q.group <= DODONA_CROSSBAR_GROUP && 1 <= q.channels <= 2 &&
       (levels - 1) * CrossbarSpan(q.group, q.channels) <= RanksIn(q, levels - 1);
     exits \false; @/
  void lemma_levels_groups(dodona_request q, int32_t levels)
  {
    /@ assert one: \forall integer n; LevelsIn(q, n) ==> n == levels; @/
  }
*/

dodona_crossbar dodona_network_crossbar(dodona_request q) {
  dodona_crossbar shape = levels_of(q);
  /*@ assert innermost: 1 <= shape.levels ==>
        0 < RanksIn(q, shape.levels - 1) == shape.per[shape.levels - 1]; */
  /*@ ghost
    if (1 <= shape.levels)
      lemma_levels_groups(q, shape.levels);
  */
  //@ assert none: shape.levels == 0 ==> !CrossbarRanks(q);
  //@ assert whole: 1 <= shape.levels ==> shape.per[0] == RanksIn(q, 0) == q.ranks;
  /*@ assert divide: \forall integer k; 0 < k < shape.levels ==>
        1 <= shape.per[k] <= shape.per[k - 1] &&
        shape.per[k - 1] % shape.per[k] == 0; */
  //@ assert request: shape.group == q.group && shape.channels == q.channels;
  //@ assert next: \forall integer k; 0 < k < shape.levels ==> 1 <= shape.per[k] <= shape.per[k - 1] && shape.per[k - 1] % shape.per[k] == 0;
  //@ ghost int64_t span = q.channels == 2 ? q.group : 2 * (int64_t)q.group;
  //@ assert span_asked: CrossbarSpan(q.group, q.channels) == span;
  /*@ assert asked: 1 <= shape.levels ==> (CrossbarGroups(q) <==>
        1 <= q.group <= DODONA_CROSSBAR_GROUP && 1 <= q.channels <= 2 &&
        (shape.levels - 1) * span <= RanksIn(q, shape.levels - 1)); */
  //@ assert span: CrossbarSpan(shape.group, shape.channels) == span;
  /*@ assert room: 1 <= shape.levels ==> (CrossbarGroups(q) <==>
        1 <= shape.group <= DODONA_CROSSBAR_GROUP && 1 <= shape.channels <= 2 &&
        (shape.levels - 1) * span <= shape.per[shape.levels - 1]); */
  /*@ assert shape: CrossbarShape(shape) <==> 1 <= shape.levels <= DODONA_CROSSBAR_LEVELS && 1 <= shape.group <= DODONA_CROSSBAR_GROUP &&
        1 <= shape.channels <= 2 && 1 <= shape.per[0] <= DODONA_CROSSBAR_RANKS && (shape.levels - 1) * span <= shape.per[shape.levels - 1]; */
  //@ assert sizes: \forall integer k; 0 <= k < shape.levels ==> shape.per[k] == RanksIn(q, k);
  //@ assert sound: CrossbarRanks(q) && CrossbarGroups(q) ==> CrossbarShape(shape);
  //@ assert groups: 1 <= shape.levels && CrossbarShape(shape) ==> CrossbarGroups(q);
  return shape;
}

/* What does not fit: modules do not divide what is around them, or groups have no room. */
/*@ requires ranks: 1 <= q.ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_RANKS_DO_NOT_FIT <==> !CrossbarRanks(q);
    ensures groups: \result == DODONA_GROUP_DOES_NOT_FIT <==> CrossbarRanks(q) && !CrossbarGroups(q);
    ensures status: \result == DODONA_OK || \result == DODONA_RANKS_DO_NOT_FIT || \result == DODONA_GROUP_DOES_NOT_FIT;
    exits \false; */
static dodona_status judge_crossbar(dodona_request q) {
  dodona_crossbar shape = dodona_network_crossbar(q);
  if (shape.levels < 2 || q.ranks > DODONA_CROSSBAR_RANKS)
    return DODONA_RANKS_DO_NOT_FIT;
  return dodona_crossbar_valid(shape) ? DODONA_OK : DODONA_GROUP_DOES_NOT_FIT;
}

/*@ requires mesh: IsMesh(rows, columns);
    terminates \true;
    assigns \nothing;
    ensures groups: \result == DODONA_OK <==>
      1 <= group_rows && 1 <= group_columns && rows % group_rows == 0 &&
      columns % group_columns == 0 && rows / group_rows == columns / group_columns &&
      LowPower(rows / group_rows) == rows / group_rows;
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_GROUP;
    exits \false; */
static dodona_status judge_tiles(int32_t rows, int32_t columns, int32_t group_rows,
                                 int32_t group_columns) {
  dodona_htree tree = {{0, 0}, 0, 0, 0, 0};
  dodona_status status = dodona_htree_make(rows, columns, group_rows, group_columns, &tree);
  /*@ ghost
    if (status == DODONA_OK) {
      lemma_parts(tree.side, group_rows);
      lemma_parts(tree.side, group_columns);
    }
  */
  return status;
}

/* Returns how many columns a mesh has whose nodes fill its rows. */
/*@ requires range: 1 <= nodes && 1 <= rows && nodes % rows == 0;
    terminates \true;
    assigns \nothing;
    ensures columns: \result == nodes / rows;
    ensures mesh: IsMesh(rows, \result) && Nodes(rows, \result) == nodes;
    exits \false; */
static int32_t columns_of(int32_t nodes, int32_t rows) {
  int32_t columns = nodes / rows;
  //@ assert whole: rows * columns == nodes;
  //@ assert columns: 1 <= columns <= nodes;
  return columns;
}

/*@ requires ranks: 1 <= q.ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_RANKS_DO_NOT_FIT <==> !MeshRanks(q);
    ensures groups: \result == DODONA_GROUP_DOES_NOT_FIT <==> MeshRanks(q) && !MeshGroups(q);
    ensures status: \result == DODONA_OK || \result == DODONA_RANKS_DO_NOT_FIT || \result == DODONA_GROUP_DOES_NOT_FIT;
    exits \false; */
static dodona_status judge_mesh(dodona_request q) {
  if (q.rows < 1 || q.ranks % q.rows != 0)
    return DODONA_RANKS_DO_NOT_FIT;
  return judge_tiles(q.rows, columns_of(q.ranks, q.rows), q.group_rows, q.group_cols) == DODONA_OK
             ? DODONA_OK
             : DODONA_GROUP_DOES_NOT_FIT;
}

/*@ requires mesh: IsMesh(rows, columns);
    requires groups: 1 <= group_rows && 1 <= group_columns && rows % group_rows == 0 &&
      columns % group_columns == 0 && rows / group_rows == columns / group_columns &&
      LowPower(rows / group_rows) == rows / group_rows;
    terminates \true;
    assigns \nothing;
    ensures tree: IsHtree(\result.mesh.rows, \result.mesh.columns, \result.group_rows,
                          \result.group_columns, \result.group, \result.side);
    ensures mesh: \result.mesh.rows == rows && \result.mesh.columns == columns;
    ensures tiles: \result.group_rows == group_rows && \result.group_columns == group_columns;
    exits \false; */
static dodona_htree tree_of(int32_t rows, int32_t columns, int32_t group_rows,
                            int32_t group_columns) {
  dodona_htree tree = {{0, 0}, 0, 0, 0, 0};
  dodona_htree_make(rows, columns, group_rows, group_columns, &tree);
  return tree;
}

/*@ ghost
  /@ requires same: R == rows && C == columns;
     terminates \true;
     assigns \nothing;
     ensures nodes: Nodes(R, C) == Nodes(rows, columns);
     exits \false; @/
  void lemma_same_nodes(int32_t R, int32_t C, int32_t rows, int32_t columns)
  {
  }
*/

dodona_htree dodona_network_mesh(dodona_request q) {
  int32_t columns = columns_of(q.ranks, q.rows);
  dodona_htree tree = tree_of(q.rows, columns, q.group_rows, q.group_cols);
  //@ ghost lemma_same_nodes(tree.mesh.rows, tree.mesh.columns, q.rows, columns);
  return tree;
}

dodona_status dodona_network_judge(dodona_request q) {
  int32_t family = q.ports == DODONA_DUPLEX ? dodona_row_family(q.algorithm) : DODONA_NONE;
  return family == DODONA_FAMILY_CROSSBAR ? judge_crossbar(q)
         : family == DODONA_FAMILY_MESH   ? judge_mesh(q)
                                          : DODONA_OK;
}
