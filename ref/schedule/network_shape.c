/* Each kind names here what it needs. */
#include "ref/schedule/network_shape.h"
#include "ref/count/bounds.h"
#include "ref/schedule/table.h"
#include "ref/base/power.h"
#include "ref/schedule/network_lemmas_acsl.h"

int dodona_network_has_plan(const dodona_network_request *request) {
  return request->kind == DODONA_COUPLES || request->kind == DODONA_DIRECT;
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
         (r->kind == DODONA_COUPLES && family == DODONA_FAMILY_TWOTREE);
}

/* 1 if it is a power of two. */
/*@ requires positive: 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures cube: \result == 1 <==> IsCube(ranks);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int is_cube(int32_t ranks) {
  return dodona_power(dodona_log2_floor(ranks)) == ranks;
}

/* What is wrong but with the shape of a hierarchy or mesh. */
/*@ requires memory: \valid_read(r);
    terminates \true;
    assigns \nothing;
    ensures shape: \result == DODONA_OK && (r->kind == DODONA_CROSSBAR || r->kind == DODONA_MESH) ==>
      (\forall integer status; NetworkStatus(r, status) <==> KindStatus(r, status));
    ensures status: \result == DODONA_OK && r->kind != DODONA_CROSSBAR && r->kind != DODONA_MESH ==>
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
  if (r->kind == DODONA_HYPERCUBE && !is_cube(r->ranks))
    return DODONA_BAD_RANKS;
  return DODONA_OK;
}

/* Modules of all levels; 0 if they do not divide what is around them. */
/*@ requires memory: \valid_read(r) && \valid(shape) && \separated(r, shape);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns shape->levels, shape->per[0 .. DODONA_CROSSBAR_LEVELS - 1];
    ensures divide: \result == 1 ==> LevelsAsked(r, shape->levels) &&
      (\forall integer k; 0 <= k < shape->levels ==>
        0 < shape->per[k] == ModuleRanks(r, k)) &&
      (\forall integer k; 0 < k < shape->levels ==>
        shape->per[k] <= shape->per[k - 1] && shape->per[k - 1] % shape->per[k] == 0);
    ensures not: \result == 0 ==> \forall integer n; LevelsAsked(r, n) ==> ModuleRanks(r, n - 1) == 0;
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
static int make_levels(const dodona_network_request *r, dodona_crossbar *shape) {
  shape->levels = 1;
  shape->per[0] = r->ranks;
  /*@ loop invariant range: 1 <= shape->levels <= DODONA_CROSSBAR_LEVELS;
      loop invariant asked: \forall integer k; 0 <= k < shape->levels - 1 ==> r->modules[k] != 0;
      loop invariant ranks: \forall integer k; 0 <= k < shape->levels ==>
        0 < shape->per[k] == ModuleRanks(r, k);
      loop invariant divide: \forall integer k; 0 < k < shape->levels ==>
        shape->per[k] <= shape->per[k - 1] && shape->per[k - 1] % shape->per[k] == 0;
      loop assigns shape->levels, shape->per[1 .. DODONA_CROSSBAR_LEVELS - 1];
      loop variant DODONA_CROSSBAR_LEVELS - shape->levels; */
  while (shape->levels < DODONA_CROSSBAR_LEVELS && r->modules[shape->levels - 1] != 0) {
    int32_t around = shape->per[shape->levels - 1];
    int32_t count = r->modules[shape->levels - 1];
    //@ ghost lemma_modules_end(r, shape->levels);
    if (count < 1 || around % count != 0)
      return 0;
    //@ ghost lemma_modules_divide(around, count);
    //@ assert part: around / count == ModuleRanks(r, shape->levels);
    shape->per[shape->levels] = around / count;
    //@ assert same: \forall integer k; 0 <= k < shape->levels ==> shape->per[k] == \at(shape->per[k], LoopCurrent);
    shape->levels++;
  }
  return 1;
}

/* DODONA_BAD_RANKS: modules do not divide what is around them; DODONA_BAD_GROUP: groups have no room. */
/*@ requires memory: \valid_read(r) && \valid(shape) && \separated(r, shape);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns *shape;
    ensures ranks: \result == DODONA_BAD_RANKS <==> !CrossbarRanks(r);
    ensures groups: \result == DODONA_BAD_GROUP <==> CrossbarRanks(r) && !CrossbarGroups(r);
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_RANKS ||
      \result == DODONA_BAD_GROUP;
    ensures shape: \result == DODONA_OK ==> ValidCrossbar(shape) && shape->per[0] == r->ranks &&
      shape->group == r->group;
    exits \false; */
static dodona_status make_crossbar(const dodona_network_request *r, dodona_crossbar *shape) {
  shape->group = r->group;
  shape->channels = r->channels;
  shape->depth = 0;
  if (!make_levels(r, shape))
    return DODONA_BAD_RANKS;
  //@ assert one: \forall integer n; LevelsAsked(r, n) ==> n == shape->levels;
  if (shape->levels == 1 || r->ranks > DODONA_CROSSBAR_RANKS)
    return DODONA_BAD_RANKS;
  //@ assert innermost: ModuleRanks(r, shape->levels - 1) == shape->per[shape->levels - 1];
  //@ assert ranks: CrossbarRanks(r);
  return dodona_crossbar_valid(shape) ? DODONA_OK : DODONA_BAD_GROUP;
}

/*@ requires memory: \valid_read(r) && \valid(tree) && \separated(r, tree);
    requires ranks: 1 <= r->ranks;
    terminates \true;
    assigns *tree;
    ensures ranks: \result == DODONA_BAD_RANKS <==> !MeshRanks(r);
    ensures groups: \result == DODONA_BAD_GROUP <==> MeshRanks(r) && !MeshGroups(r);
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_RANKS ||
      \result == DODONA_BAD_GROUP;
    ensures tree: \result == DODONA_OK ==> ValidHtree(tree) &&
      Nodes(tree->mesh.rows, tree->mesh.columns) == r->ranks;
    exits \false; */
static dodona_status make_mesh(const dodona_network_request *r, dodona_htree *tree) {
  if (r->rows < 1 || r->ranks % r->rows != 0)
    return DODONA_BAD_RANKS;
  int32_t columns = r->ranks / r->rows;
  //@ assert whole: r->rows * columns == r->ranks;
  //@ assert columns: 1 <= columns <= r->ranks;
  //@ assert mesh: IsMesh(r->rows, columns) && Nodes(r->rows, columns) == r->ranks;
  dodona_status status = dodona_htree_make(r->rows, columns, r->group_rows, r->group_cols, tree);
  /*@ ghost
    if (status == DODONA_OK) {
      lemma_parts(tree->side, r->group_rows);
      lemma_parts(tree->side, r->group_cols);
    }
  */
  return status;
}

dodona_status dodona_network_shape(const dodona_network_request *request, dodona_network *made) {
  made->request = *request;
  dodona_status status = judge(request);
  if (status != DODONA_OK)
    return status;
  if (request->kind == DODONA_MESH)
    return make_mesh(request, &made->htree);
  if (request->kind == DODONA_CROSSBAR)
    return make_crossbar(request, &made->crossbar);
  return DODONA_OK;
}
