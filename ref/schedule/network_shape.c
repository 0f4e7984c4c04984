/* Judges a request kind by kind, and works out the hierarchy or the mesh that it asks for. */
#include "ref/schedule/network_shape.h"
#include "ref/count/bounds.h"
#include "ref/schedule/table.h"
#include "ref/base/power.h"
#include "ref/schedule/network_lemmas_acsl.h"

int dodona_network_has_plan(const dodona_network_request *request) {
  return request->kind == DODONA_KIND_COUPLES || request->kind == DODONA_KIND_DIRECT;
}

/*@ requires memory: \valid_read(r);
    terminates \true;
    assigns \nothing;
    ensures takes: \result == 1 <==> TakesAlgorithm(r->kind, r->algorithm);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int takes_algorithm(const dodona_network_request *r) {
  int32_t family = dodona_family_of(r->algorithm);
  return family == DODONA_FAMILY_FRACTIONAL ||
         (r->kind == DODONA_KIND_COUPLES && family == DODONA_FAMILY_TWOTREE);
}

/* Returns the first member of the request that is wrong, before anybody looks at the shape of its hierarchy or mesh. */
/*@ requires memory: \valid_read(r);
    terminates \true;
    assigns \nothing;
    ensures shape: \result == DODONA_OK && (r->kind == DODONA_KIND_CROSSBAR || r->kind == DODONA_KIND_MESH) ==>
      (\forall integer status; NetworkStatus(r, status) <==> KindStatus(r, status));
    ensures status: \result == DODONA_OK && r->kind != DODONA_KIND_CROSSBAR && r->kind != DODONA_KIND_MESH ==>
      NetworkStatus(r, DODONA_OK);
    ensures wrong: \result != DODONA_OK ==> NetworkStatus(r, \result);
    ensures range: \result == DODONA_OK ==> 0 <= r->kind < DODONA_NETWORKS && 1 <= r->ranks &&
      -1 <= r->root < r->ranks && 1 <= r->blocks;
    exits \false; */
static dodona_status judge(const dodona_network_request *r) {
  if (r->kind < 0 || r->kind >= DODONA_NETWORKS)
    return DODONA_BAD_ALGORITHM;
  if (r->ranks < 1)
    return DODONA_BAD_RANKS;
  if (r->root < DODONA_NONE || r->root >= r->ranks)
    return DODONA_BAD_ROOT;
  if (r->blocks < 1)
    return DODONA_BAD_BLOCKS;
  if (dodona_network_has_plan(r) && !takes_algorithm(r))
    return DODONA_BAD_ALGORITHM;
  if (dodona_network_has_plan(r) && dodona_family_of(r->algorithm) == DODONA_FAMILY_FRACTIONAL &&
      dodona_variant_of(r->algorithm) == 0 && r->group < 1)
    return DODONA_BAD_GROUP;
  return DODONA_OK;
}

/* The request's modules as a shape; no levels if they do not divide what is around them. */
/*@ requires memory: \valid_read(r);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result.levels <= DODONA_CROSSBAR_LEVELS;
    ensures asked: 1 <= \result.levels ==> LevelsAsked(r, \result.levels);
    ensures ranks: \forall integer k; 0 <= k < \result.levels ==>
      0 < \result.per[k] == ModuleRanks(r, k);
    ensures divide: \forall integer k; 0 < k < \result.levels ==>
      \result.per[k] <= \result.per[k - 1] && \result.per[k - 1] % \result.per[k] == 0;
    ensures not: \result.levels == 0 ==>
      \forall integer n; LevelsAsked(r, n) ==> ModuleRanks(r, n - 1) == 0;
    ensures request: \result.group == r->group && \result.channels == r->channels;
    exits \false; */
static dodona_crossbar levels_of(const dodona_network_request *r) {
  dodona_crossbar shape = {1, {r->ranks}, r->group, r->channels, 0};
  /*@ loop invariant range: 1 <= shape.levels <= DODONA_CROSSBAR_LEVELS;
      loop invariant asked: \forall integer k; 0 <= k < shape.levels - 1 ==> r->modules[k] != 0;
      loop invariant ranks: \forall integer k; 0 <= k < shape.levels ==>
        0 < shape.per[k] == ModuleRanks(r, k);
      loop invariant divide: \forall integer k; 0 < k < shape.levels ==>
        shape.per[k] <= shape.per[k - 1] && shape.per[k - 1] % shape.per[k] == 0;
      loop assigns shape.levels, shape.per[1 .. DODONA_CROSSBAR_LEVELS - 1];
      loop variant DODONA_CROSSBAR_LEVELS - shape.levels; */
  while (shape.levels < DODONA_CROSSBAR_LEVELS && r->modules[shape.levels - 1] != 0) {
    int32_t around = shape.per[shape.levels - 1];
    int32_t count = r->modules[shape.levels - 1];
    //@ ghost lemma_modules_end(r, shape.levels);
    if (count < 1 || around % count != 0) {
      shape.levels = 0;
      return shape;
    }
    //@ ghost lemma_modules_divide(around, count);
    //@ assert part: around / count == ModuleRanks(r, shape.levels);
    shape.per[shape.levels] = around / count;
    shape.levels++;
  }
  return shape;
}

/*@ terminates \true;
    assigns \nothing;
    ensures sound: \result == 1 <==> CrossbarShape(shape);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int32_t is_sound(dodona_crossbar shape) {
  //@ ghost lemma_crossbar_value(&shape);
  return dodona_crossbar_valid(&shape);
}

/* The modules that a request lists determine how many levels its hierarchy has. */
/*@ ghost
  /@ requires memory: \valid_read(q) && LevelsAsked(q, levels);
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer n; LevelsAsked(q, n) ==> n == levels;
     ensures groups: CrossbarGroups(q) <==>
       1 <= q->group <= DODONA_CROSSBAR_GROUP && 1 <= q->channels <= 2 &&
       (levels - 1) * CrossbarSpan(q->group, q->channels) <= ModuleRanks(q, levels - 1);
     exits \false; @/
  void lemma_levels_groups(const dodona_network_request *q, int32_t levels)
  {
    /@ assert one: \forall integer n; LevelsAsked(q, n) ==> n == levels; @/
  }
*/

dodona_crossbar dodona_network_crossbar(const dodona_network_request *request) {
  dodona_crossbar shape = levels_of(request);
  /*@ assert innermost: 1 <= shape.levels ==>
        0 < ModuleRanks(request, shape.levels - 1) == shape.per[shape.levels - 1]; */
  /*@ ghost
    if (1 <= shape.levels)
      lemma_levels_groups(request, shape.levels);
  */
  //@ assert none: shape.levels == 0 ==> !CrossbarRanks(request);
  //@ assert whole: 1 <= shape.levels ==> shape.per[0] == ModuleRanks(request, 0) == request->ranks;
  /*@ assert divide: \forall integer k; 0 < k < shape.levels ==>
        1 <= ModuleSize(shape, k) <= ModuleSize(shape, k - 1) &&
        ModuleSize(shape, k - 1) % ModuleSize(shape, k) == 0; */
  //@ assert request: shape.group == request->group && shape.channels == request->channels;
  //@ assert next: \forall integer k; 0 < k < shape.levels ==> 1 <= shape.per[k] <= shape.per[k - 1] && shape.per[k - 1] % shape.per[k] == 0;
  //@ ghost int64_t span = request->channels == 2 ? request->group : 2 * (int64_t)request->group;
  //@ assert span_asked: CrossbarSpan(request->group, request->channels) == span;
  /*@ assert asked: 1 <= shape.levels ==> (CrossbarGroups(request) <==>
        1 <= request->group <= DODONA_CROSSBAR_GROUP && 1 <= request->channels <= 2 &&
        (shape.levels - 1) * span <= ModuleRanks(request, shape.levels - 1)); */
  //@ assert span: CrossbarSpan(shape.group, shape.channels) == span;
  /*@ assert room: 1 <= shape.levels ==> (CrossbarGroups(request) <==>
        1 <= shape.group <= DODONA_CROSSBAR_GROUP && 1 <= shape.channels <= 2 &&
        (shape.levels - 1) * span <= shape.per[shape.levels - 1]); */
  /*@ assert shape: CrossbarShape(shape) <==> 1 <= shape.levels <= DODONA_CROSSBAR_LEVELS && 1 <= shape.group <= DODONA_CROSSBAR_GROUP &&
        1 <= shape.channels <= 2 && 1 <= shape.per[0] <= DODONA_CROSSBAR_RANKS && (shape.levels - 1) * span <= shape.per[shape.levels - 1]; */
  //@ assert sizes: \forall integer k; 0 <= k < shape.levels ==> ModuleSize(shape, k) == ModuleRanks(request, k);
  //@ assert sound: CrossbarRanks(request) && CrossbarGroups(request) ==> CrossbarShape(shape);
  //@ assert groups: 1 <= shape.levels && CrossbarShape(shape) ==> CrossbarGroups(request);
  return shape;
}

/* DODONA_BAD_RANKS: modules do not divide what is around them; DODONA_BAD_GROUP: groups have no room. */
/*@ requires memory: \valid_read(r);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_BAD_RANKS <==> !CrossbarRanks(r);
    ensures groups: \result == DODONA_BAD_GROUP <==> CrossbarRanks(r) && !CrossbarGroups(r);
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_RANKS ||
      \result == DODONA_BAD_GROUP;
    exits \false; */
static dodona_status judge_crossbar(const dodona_network_request *r) {
  dodona_crossbar shape = dodona_network_crossbar(r);
  if (shape.levels < 2 || r->ranks > DODONA_CROSSBAR_RANKS)
    return DODONA_BAD_RANKS;
  return is_sound(shape) ? DODONA_OK : DODONA_BAD_GROUP;
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

/*@ requires memory: \valid_read(r);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_BAD_RANKS <==> !MeshRanks(r);
    ensures groups: \result == DODONA_BAD_GROUP <==> MeshRanks(r) && !MeshGroups(r);
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_RANKS ||
      \result == DODONA_BAD_GROUP;
    exits \false; */
static dodona_status judge_mesh(const dodona_network_request *r) {
  if (r->rows < 1 || r->ranks % r->rows != 0)
    return DODONA_BAD_RANKS;
  return judge_tiles(r->rows, columns_of(r->ranks, r->rows), r->group_rows, r->group_cols);
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

dodona_htree dodona_network_mesh(const dodona_network_request *request) {
  int32_t columns = columns_of(request->ranks, request->rows);
  dodona_htree tree = tree_of(request->rows, columns, request->group_rows, request->group_cols);
  //@ ghost lemma_same_nodes(tree.mesh.rows, tree.mesh.columns, request->rows, columns);
  return tree;
}

dodona_status dodona_network_judge(const dodona_network_request *request) {
  dodona_status status = judge(request);
  if (status != DODONA_OK)
    return status;
  if (request->kind == DODONA_KIND_MESH)
    return judge_mesh(request);
  if (request->kind == DODONA_KIND_CROSSBAR)
    return judge_crossbar(request);
  return DODONA_OK;
}
