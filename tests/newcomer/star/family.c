/* Every position follows from the step: in step x the root sends block (x - 1) div (P - 1). */
#include "ref/algorithms/star/family.h"
#include "spec/lemmas/base.h"

dodona_status dodona_star_judge(dodona_tree_plan asked) {
  return asked.blocks < 1 ? DODONA_BAD_BLOCKS : DODONA_OK;
}

int64_t dodona_star_words(dodona_tree_plan asked) {
  (void)asked;
  return 0;
}

dodona_status dodona_star_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                               dodona_tree_plan *t) {
  (void)table;
  (void)entries;
  dodona_tree_in_steps(asked, 0, asked.ranks - 1, t);
  return DODONA_OK;
}

int64_t dodona_star_steps_of(const dodona_tree_plan *t) {
  //@ ghost lemma_star_tree(t);
  return (int64_t)t->blocks * (t->ranks - 1);
}

dodona_star_place dodona_star_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                       int32_t v) {
  (void)t;
  (void)table;
  return (dodona_star_place){v};
}

/* Block (x - 1) div (P - 1). */
/*@ requires memory: \valid_read(t);
    requires tree: DODONA_StarShaped(*t) && 2 <= t->ranks && 1 <= x <= DODONA_StarSteps(*t);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < t->blocks;
    ensures turn: StarTurn(t->ranks, 1, \result) <= x <= StarTurn(t->ranks, t->ranks - 1, \result);
    exits \false; */
static int32_t block_in(const dodona_tree_plan *t, int64_t x) {
  const int64_t others = t->ranks - 1;
  const int64_t block = (x - 1) / others;
  //@ ghost lemma_quotient(x - 1, t->blocks, others);
  //@ assert below: block < t->blocks;
  return (int32_t)block;
}

dodona_tree_step dodona_star_step_at(const dodona_tree_plan *t, const dodona_star_place *at,
                                     int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  //@ ghost lemma_star_tree(t);
  if (t->ranks == 1 || x < 1 || x > dodona_star_steps_of(t))
    return step;
  const int32_t block = block_in(t, x);
  const int32_t to = (int32_t)(x - (int64_t)block * (t->ranks - 1));
  //@ assert turn: 0 < to < t->ranks && x == StarTurn(t->ranks, to, block);
  //@ assert only: \forall integer b, j; 0 < b < t->ranks && 0 <= j && x == StarTurn(t->ranks, b, j) ==> j == block && b == to;
  if (at->position == 0) {
    step.send_to = to;
    step.send_block = block;
  } else if (at->position == to) {
    step.recv_from = 0;
    step.recv_block = block;
  }
  return step;
}

int64_t dodona_star_arrival_at(const dodona_tree_plan *t, const dodona_star_place *at,
                               int32_t block) {
  //@ ghost lemma_star_tree(t);
  return (int64_t)block * (t->ranks - 1) + at->position;
}

dodona_span dodona_star_active(const dodona_tree_plan *t, const dodona_star_place *at) {
  const int32_t v = at->position;
  const int64_t last = (int64_t)(t->blocks - 1) * (t->ranks - 1);
  //@ ghost lemma_star_tree(t);
  if (v == 0) {
    //@ assert begins: DODONA_StarHop(*t, 1, 0, 1, 0);
    //@ assert ends: DODONA_StarHop(*t, last + t->ranks - 1, 0, t->ranks - 1, t->blocks - 1);
    return (dodona_span){1, last + t->ranks - 1};
  }
  //@ assert begins: DODONA_StarHop(*t, v, 0, v, 0);
  //@ assert ends: DODONA_StarHop(*t, last + v, 0, v, t->blocks - 1);
  return (dodona_span){v, last + v};
}

int32_t dodona_star_parent_at(const dodona_tree_plan *t, const dodona_star_place *at, int32_t k) {
  (void)t;
  return at->position > 0 && k == 0 ? 0 : DODONA_NONE;
}

int32_t dodona_star_child_at(const dodona_tree_plan *t, const dodona_star_place *at, int32_t k) {
  return at->position == 0 && 0 <= k && k < t->ranks - 1 ? k + 1 : DODONA_NONE;
}
