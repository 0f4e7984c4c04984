/* The answers of the family, from the modules of this folder. */
#include "ref/algorithms/fractional/family.h"
#include "ref/algorithms/fractional/capacity.h"
#include "spec/lemmas/fractional.h"

dodona_status dodona_fractional_judge(dodona_tree_plan asked) {
  if (asked.blocks < 1)
    return DODONA_BAD_BLOCKS;
  return asked.variant == 0 && asked.group < 1 ? DODONA_BAD_GROUP : DODONA_OK;
}

/* r as the tree uses it. */
/*@ requires range: 1 <= ranks && 0 <= variant && (variant == 0 ==> 1 <= asked);
    terminates \true;
    assigns \nothing;
    ensures group: 1 <= \result == FractionalGroup(variant, ranks, asked);
    ensures stable: \result == FractionalGroup(variant, ranks, \result);
    exits \false; */
static int32_t group_of(int32_t variant, int32_t ranks, int32_t asked) {
  const int32_t group = variant == 0 ? asked : variant;
  return group < ranks ? group : INT32_MAX;
}

int64_t dodona_fractional_words(dodona_tree_plan asked) {
  return dodona_capacity_entries(asked.ranks, group_of(asked.variant, asked.ranks, asked.group));
}

dodona_status dodona_fractional_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                     dodona_tree_plan *t) {
  const int32_t ranks = asked.ranks;
  const int32_t group = group_of(asked.variant, ranks, asked.group);
  int32_t depth = 0;
  const dodona_status status = dodona_capacity_fill(ranks, group, table, entries, &depth);
  //@ assert short: status == DODONA_SHORT_TABLE <==> TooShort(ranks, group, entries);
  if (status != DODONA_OK)
    return status;
  dodona_tree_in_steps(asked, group, depth, t);
  //@ assert depth: IsDepth(t->ranks, t->group, t->depth);
  //@ assert table: CapacityTable(t->group, t->depth, table);
  return DODONA_OK;
}

int64_t dodona_fractional_steps_of(const dodona_tree_plan *t) {
  //@ ghost lemma_fractional_tree(t);
  //@ ghost lemma_pace_last(t->group, t->blocks);
  return t->depth + dodona_fractional_pace(t->group, t->blocks - 1);
}

dodona_fractional_place dodona_fractional_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                                   int32_t v) {
  return dodona_fractional_locate(t->ranks, t->group, t->depth, table, v);
}

dodona_tree_step dodona_fractional_step_at(const dodona_tree_plan *t,
                                           const dodona_fractional_place *at, int64_t x) {
  //@ ghost lemma_fractional_place(t, at);
  //@ ghost lemma_sends(t->ranks, t->group, t->depth, at->position);
  //@ ghost lemma_receives(t->ranks, t->group, t->depth, at->position);
  return dodona_fractional_step(t->group, t->blocks, at, x);
}

int64_t dodona_fractional_arrival_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                     int32_t block) {
  //@ ghost lemma_fractional_place(t, at);
  //@ assert local: LocalRange(t->ranks, t->group, t->depth, at->position);
  //@ ghost lemma_pace_last(t->group, t->blocks);
  return at->arrival + dodona_fractional_pace(t->group, block);
}

dodona_span dodona_fractional_active(const dodona_tree_plan *t, const dodona_fractional_place *at) {
  //@ ghost lemma_fractional_place(t, at);
  //@ ghost lemma_sends(t->ranks, t->group, t->depth, at->position);
  //@ ghost lemma_receives(t->ranks, t->group, t->depth, at->position);
  //@ assert local: LocalDown(t->ranks, t->group, t->depth, at->position);
  //@ assert second: LocalRange(t->ranks, t->group, t->depth, 1);
  //@ assert child: at->position == 0 ==> at->down == 1;
  /*@ assert recv: \forall integer x, a, j;
        PlaceReceives(t->group, t->blocks, at->position, at->arrival, at->feeder, x, a, j) ==>
        0 <= a < t->ranks && DODONA_FractionalHop(*t, x, a, at->position, j); */
  /*@ assert send: \forall integer x, b, j;
        PlaceSends(t->group, t->blocks, at->arrival, at->member, at->down, at->right, x, b, j) ==>
        0 <= b < t->ranks && DODONA_FractionalHop(*t, x, at->position, b, j); */
  /*@ assert recv_back: \forall integer x, a, j; DODONA_FractionalHop(*t, x, a, at->position, j) ==>
        PlaceActive(t->group, t->blocks, at, x); */
  /*@ assert send_back: \forall integer x, b, j; DODONA_FractionalHop(*t, x, at->position, b, j) ==>
        PlaceActive(t->group, t->blocks, at, x); */
  /*@ assert active: \forall integer x; PlaceActive(t->group, t->blocks, at, x) ==>
        DODONA_BUSY(Fractional, *t, x, at->position); */
  return dodona_fractional_span(t->group, t->blocks, at);
}

int32_t dodona_fractional_parent_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                    int32_t k) {
  //@ ghost lemma_fractional_place(t, at);
  const int32_t parents = at->feeder == DODONA_NONE ? 1 : t->group;
  if (k < 0 || k >= parents)
    return DODONA_NONE;
  return dodona_fractional_source(t->group, at, k);
}

int32_t dodona_fractional_child_at(const dodona_tree_plan *t, const dodona_fractional_place *at,
                                   int32_t k) {
  //@ ghost lemma_fractional_place(t, at);
  (void)t;
  if (k == 0)
    return at->down != DODONA_NONE ? at->down : at->right;
  return k == 1 && at->down != DODONA_NONE ? at->right : DODONA_NONE;
}
