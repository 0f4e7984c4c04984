/* The answers of the family, from the modules of this folder. */
#include "ref/algorithms/twotree/family.h"
#include "spec/lemmas/twotree.h"

dodona_status dodona_twotree_judge(dodona_tree_plan asked) {
  return asked.blocks < 1 ? DODONA_BAD_BLOCKS : DODONA_OK;
}

int64_t dodona_twotree_words(dodona_tree_plan asked) {
  (void)asked;
  return 0;
}

dodona_status dodona_twotree_make(dodona_tree_plan asked, uint32_t *table, int64_t entries,
                                  dodona_tree_plan *t) {
  (void)table;
  (void)entries;
  dodona_tree_in_steps(asked, 0, dodona_twotree_last(asked.variant, asked.ranks, 0), t);
  return DODONA_OK;
}

int64_t dodona_twotree_steps_of(const dodona_tree_plan *t) {
  return dodona_twotree_steps(t->variant, t->ranks, t->blocks);
}

dodona_twotree_place dodona_twotree_place_of(const dodona_tree_plan *t, const uint32_t *table,
                                             int32_t v) {
  (void)table;
  return dodona_twotree_locate(t->variant, t->ranks, v);
}

dodona_tree_step dodona_twotree_step_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                        int64_t x) {
  //@ ghost lemma_twotree_place(t, at);
  //@ ghost lemma_twotree_place_hops(t, at);
  return dodona_twotree_step(t->blocks, at, x);
}

int64_t dodona_twotree_arrival_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                  int32_t block) {
  //@ ghost lemma_twotree_place(t, at);
  //@ ghost lemma_twotree_place_hops(t, at);
  (void)t;
  return dodona_twotree_arrival(at->period, block % 2 == 0 ? at->even.start : at->odd.start, block);
}

dodona_span dodona_twotree_active(const dodona_tree_plan *t, const dodona_twotree_place *at) {
  //@ ghost lemma_twotree_place(t, at);
  //@ ghost lemma_twotree_place_hops(t, at);
  /*@ assert recv: \forall integer x, a, j; 0 <= a < t->ranks && DODONA_TwotreeHop(*t, x, a, at->position, j) ==>
        TwoActive(at, t->blocks, x); */
  /*@ assert send: \forall integer x, b, j; DODONA_TwotreeHop(*t, x, at->position, b, j) ==>
        TwoActive(at, t->blocks, x); */
  /*@ assert recv_back: \forall integer x, a, j; TwoReceives(at, t->blocks, x, a, j) ==>
        0 <= a < t->ranks && DODONA_TwotreeHop(*t, x, a, at->position, j); */
  /*@ assert send_back: \forall integer x, b, j; TwoSends(at, t->blocks, x, b, j) ==>
        0 <= b < t->ranks && DODONA_TwotreeHop(*t, x, at->position, b, j); */
  /*@ assert recv_busy: \forall integer x, a, j; TwoReceives(at, t->blocks, x, a, j) ==>
        DODONA_BUSY(Twotree, *t, x, at->position); */
  /*@ assert send_busy: \forall integer x, b, j; TwoSends(at, t->blocks, x, b, j) ==>
        DODONA_BUSY(Twotree, *t, x, at->position); */
  /*@ assert active: \forall integer x; TwoActive(at, t->blocks, x) ==>
        DODONA_BUSY(Twotree, *t, x, at->position); */
  return dodona_twotree_span(t->blocks, at);
}

int32_t dodona_twotree_parent_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                 int32_t k) {
  //@ ghost lemma_twotree_place(t, at);
  (void)t;
  if (k != 0 && k != 1)
    return DODONA_NONE;
  return k == 0 ? at->even.parent : at->odd.parent;
}

/* The k-th of the children of both trees that there are, each once. */
/*@ requires memory: \valid_read(place);
    terminates \true;
    assigns \nothing;
    ensures child: \result == Children(place->even.early, place->even.late, place->odd.early,
                                       place->odd.late, k);
    ensures range: \result == -1 || IsChild(place, \result);
    exits \false; */
static int32_t twotree_child(const dodona_twotree_place *place, int32_t k) {
  if (k < 0 || k > 3)
    return DODONA_NONE;
  const dodona_pair_place *even = &place->even;
  const dodona_pair_place *odd = &place->odd;
  if (even->early != DODONA_NONE && k-- == 0)
    return even->early;
  /*@ assert rest: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed3(even->late, Unless(odd->early, even->early, even->late),
                Unless(odd->late, even->early, even->late), k); */
  if (even->late != DODONA_NONE && k-- == 0)
    return even->late;
  /*@ assert odd: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed2(Unless(odd->early, even->early, even->late), Unless(odd->late, even->early, even->late), k); */
  if (odd->early != DODONA_NONE && odd->early != even->early && odd->early != even->late &&
      k-- == 0)
    return odd->early;
  /*@ assert last: Children(even->early, even->late, odd->early, odd->late, \at(k, Pre)) ==
        Listed1(Unless(odd->late, even->early, even->late), k); */
  if (odd->late != even->early && odd->late != even->late && k == 0)
    return odd->late;
  return DODONA_NONE;
}

int32_t dodona_twotree_child_at(const dodona_tree_plan *t, const dodona_twotree_place *at,
                                int32_t k) {
  //@ ghost lemma_twotree_place(t, at);
  (void)t;
  return twotree_child(at, k);
}
