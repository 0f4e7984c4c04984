/* Each family names its module's step. */
#include "ref/count/bounds.h"
#include "ref/algorithms/cube/cube.h"
#include "ref/algorithms/simplex/step.h"
#include "ref/schedule/network.h"
#include "spec/lemmas/crossbar_tree.h"
#include "spec/lemmas/htree_places.h"
#include "spec/lemmas/simplex.h"
#include "ref/algorithms/simplex/match_acsl.h"
#include "ref/trees/couple.h"

/* Of the direct simplex tree. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires plan: DirectPlan(*plan, plan->ranks);
    requires place: 0 <= v < plan->ranks && SimplexPlace(plan->ranks, plan->group, plan->depth, v, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, u, v, j));
    ensures send: \forall integer w, j; 0 <= w ==>
      ((\result.send_to == w && \result.send_block == j) <==>
       SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, v, w, j));
    ensures recv_range: -1 <= \result.recv_from < plan->ranks &&
      -1 <= \result.recv_block < plan->blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->ranks &&
      -1 <= \result.send_block < plan->blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step direct_step(const dodona_tree_plan *plan, const dodona_simplex_place *place,
                                    int64_t x)
/*@ ghost (int32_t v) */ {
  //@ ghost lemma_simplex_fall(plan->ranks, plan->group, plan->depth);
  //@ ghost lemma_simplex_sound(plan->ranks, plan->group, plan->depth, v, place);
  //@ ghost lemma_simplex_sent(plan->ranks, plan->group, plan->depth, plan->blocks, v);
  dodona_tree_step step = dodona_simplex_direct_step(plan->group, plan->blocks, place, x);
  /*@ ghost
    if (step.send_to != DODONA_NONE)
      lemma_simplex_match(plan->ranks, plan->group, plan->depth, plan->blocks, x, v, step.send_to,
                          step.send_block);
  */
  /*@ assert sent: step.send_to != -1 ==>
        SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, v, step.send_to,
                   step.send_block); */
  /*@ assert heard: step.recv_from != -1 ==>
        SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, step.recv_from, v,
                   step.recv_block); */
  /*@ assert place: place->tree.down == Down(plan->ranks, plan->group, plan->depth, v) &&
        place->tree.right == Right(plan->ranks, plan->group, plan->depth, v) &&
        place->start == SimplexStart(plan->ranks, plan->group, plan->depth, v) &&
        place->pattern == SimplexPattern(plan->ranks, plan->group, plan->depth, v) &&
        place->tree.member == Member(plan->ranks, plan->group, plan->depth, v); */
  /*@ ghost
    lemma_told_down(plan->ranks, plan->group, plan->depth, plan->blocks, v, place->pattern,
                    place->tree.member + 1, place->tree.down, x, place->start + 2, step.send_block,
                    step.send_to);
  */
  /*@ assert down: \forall integer w, j; 0 <= j < plan->blocks && 0 < w &&
        SentDown(plan->ranks, plan->group, plan->depth, x, v, w, j) ==>
        step.send_block == j && step.send_to == w; */
  /*@ assert right: \forall integer w, j; 0 <= j < plan->blocks && 0 < w &&
        SentRight(plan->ranks, plan->group, plan->depth, x, v, w, j) ==>
        step.send_block == j && step.send_to == w; */
  /*@ assert fed: \forall integer w, j;
        SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, v, w, j) ==>
        step.send_to == w && step.send_block == j; */
  /*@ assert source: \forall integer u, j;
        SimplexHop(plan->ranks, plan->group, plan->depth, plan->blocks, x, u, v, j) ==>
        step.recv_from == u && step.recv_block == j; */
  return step;
}

/* Of a tree of groups on `ranks` positions. */
/*@ requires memory: \valid_read(place);
    requires place: GroupInside(ranks, group, *place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       GroupReceives(group, blocks, place->position, place->arrival, place->above, place->turns,
                     x, u, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
                  x, v, j));
    ensures recv_range: -1 <= \result.recv_from < ranks && -1 <= \result.recv_block < blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < ranks && -1 <= \result.send_block < blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step group_step(int32_t group, int32_t blocks, const dodona_group_place *place,
                                   int64_t x)
/*@ ghost (int32_t ranks) */ {
  dodona_tree_step step = dodona_group_step(group, blocks, place, x);
  /*@ assert heard: 0 <= step.recv_from ==>
        GroupReceives(group, blocks, place->position, place->arrival, place->above, place->turns,
                      x, step.recv_from, step.recv_block); */
  //@ assert member: 0 <= step.recv_block ==> 0 <= step.recv_block % group < group;
  return step;
}

/* In a hierarchy of crossbars. */
/*@ requires memory: \valid_read(shape) && \valid_read(place);
    requires shape: CrossbarShape(*shape) && 1 <= blocks;
    requires place: GroupInside(shape->per[0], shape->group, *place) && CrossbarPlace(*shape, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==> CrossbarHop(*shape, blocks, x, u, place->position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==> CrossbarHop(*shape, blocks, x, place->position, v, j));
    ensures recv_range: -1 <= \result.recv_from < shape->per[0] && -1 <= \result.recv_block < blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < shape->per[0] && -1 <= \result.send_block < blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step crossbar_step(const dodona_crossbar *shape, int32_t blocks,
                                      const dodona_group_place *place, int64_t x) {
  //@ ghost lemma_crossbar_value(shape);
  //@ ghost lemma_crossbar_sends(*shape, *place);
  return group_step(shape->group, blocks, place, x) /*@ ghost (shape->per[0]) */;
}

/* On a mesh. */
/*@ requires memory: \valid_read(tree) && \valid_read(place);
    requires tree: ValidHtree(tree) && 1 <= blocks && ranks == (tree->side * tree->side) * tree->group;
    requires place: GroupInside(ranks, tree->group, *place) && HtreePlace(tree->side, tree->group, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==> ((\result.recv_from == u && \result.recv_block == j) <==>
      HtreeHop(tree->side, tree->group, blocks, x, u, place->position, j));
    ensures send: \forall integer v, j; 0 <= v ==> ((\result.send_to == v && \result.send_block == j) <==>
      HtreeHop(tree->side, tree->group, blocks, x, place->position, v, j));
    ensures recv_range: -1 <= \result.recv_from < ranks && -1 <= \result.recv_block < blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < ranks && -1 <= \result.send_block < blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step mesh_step(const dodona_htree *tree, int32_t blocks,
                                  const dodona_group_place *place, int64_t x)
/*@ ghost (int32_t ranks) */ {
  //@ ghost theorem_htree_sends(tree->side, tree->group, ranks, place->position);
  return group_step(tree->group, blocks, place, x) /*@ ghost (ranks) */;
}

/* In positions. */
/*@ requires memory: \valid_read(plan) && \valid_read(place);
    requires network: ValidNetwork(*plan) && NetworkPlace(*plan, *place);
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       NetworkHop(*plan, x, u, place->position, j));
    ensures send: \forall integer v, j; 0 <= v ==>
      ((\result.send_to == v && \result.send_block == j) <==>
       NetworkHop(*plan, x, place->position, v, j));
    ensures recv_range: -1 <= \result.recv_from < plan->request.ranks &&
      -1 <= \result.recv_block < plan->request.blocks &&
      (\result.recv_from == -1 <==> \result.recv_block == -1);
    ensures send_range: -1 <= \result.send_to < plan->request.ranks &&
      -1 <= \result.send_block < plan->request.blocks &&
      (\result.send_to == -1 <==> \result.send_block == -1);
    ensures store: \result.combine == 0;
    exits \false; */
static dodona_tree_step step_of(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *r = &plan->request;
  //@ assert direct: plan->family == DODONA_FAMILY_SIMPLEX ==> DirectPlan(plan->up, r->ranks);
  //@ assert position: 0 <= place->position < r->ranks;
  //@ ghost lemma_mesh_ranks(plan);
  switch (plan->family) {
  case DODONA_FAMILY_COUPLES:
    return dodona_couple_step(r->ranks, &plan->up, &place->up, place->position, x);
  case DODONA_FAMILY_SIMPLEX:
    return direct_step(&plan->up, &place->direct, x) /*@ ghost (place->position) */;
  case DODONA_FAMILY_CUBE:
    return dodona_cube_step(r->ranks, r->blocks, place->position, x);
  case DODONA_FAMILY_CROSSBAR:
    return crossbar_step(&plan->crossbar, r->blocks, &place->group, x);
  default:
    break;
  }
  return mesh_step(&plan->htree, r->blocks, &place->group, x) /*@ ghost (r->ranks) */;
}

dodona_tree_step dodona_network_step_at(const dodona_plan *plan, const dodona_place *place,
                                        int64_t x) {
  dodona_tree_step step = step_of(plan, place, x);
  //@ ghost lemma_network_names(*plan);
  dodona_tree_step told = step;
  told.send_to = dodona_network_rank(plan, step.send_to);
  told.recv_from = dodona_network_rank(plan, step.recv_from);
  return told;
}
