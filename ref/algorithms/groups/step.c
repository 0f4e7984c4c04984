/* The steps of a place in a tree of groups. They are the steps of the fractional tree; only the senders differ. */
#include "ref/algorithms/groups/step.h"
#include "ref/algorithms/fractional/step.h"

int32_t dodona_group_source(int32_t group, const dodona_group_place *place, int32_t block) {
  if (place->position == 0)
    return DODONA_NONE;
  return place->turns == 1 ? place->above + block % group : place->above;
}

dodona_tree_step dodona_group_step(int32_t group, int32_t blocks, const dodona_group_place *place,
                                   int64_t x) {
  const dodona_fractional_place alike = {place->position, place->arrival, place->member,
                                         DODONA_NONE,     place->down,    place->right};
  dodona_tree_step step = dodona_fractional_step(group, blocks, &alike, x);
  /*@ assert said: step.recv_from != -1 ==>
        PlaceReceives(group, blocks, place->position, place->arrival, -1, x, step.recv_from,
                      step.recv_block); */
  /*@ assert before: \forall integer j; 0 < place->position && 0 <= j < blocks &&
        x == place->arrival + Pace(group, j) ==>
        PlaceReceives(group, blocks, place->position, place->arrival, -1, x,
                      SourceAt(group, place->position, -1, j), j); */
  /*@ assert block: \forall integer j; 0 < place->position && 0 <= j < blocks &&
        x == place->arrival + Pace(group, j) ==>
        step.recv_from == place->position - 1 && step.recv_block == j; */
  /*@ assert heard: \forall integer u, j;
        GroupReceives(group, blocks, place->position, place->arrival, place->above, place->turns,
                      x, u, j) ==>
        step.recv_block == j && step.recv_from != -1 &&
        u == TurnOf(group, place->above, place->turns, step.recv_block); */
  if (step.recv_from != DODONA_NONE)
    step.recv_from = dodona_group_source(group, place, step.recv_block);
  return step;
}
