/* The steps of two trees. On each of its edges a rank sends or receives a block of the edge's tree every
   `period` steps, from a first step on: k periods later the tree's k-th, which is block 2 k or 2 k + 1. */
#include "ref/algorithms/twotree/step.h"

int64_t dodona_twotree_arrival(int32_t period, int32_t start, int32_t block) {
  return start + (int64_t)period * (block / 2);
}

/* The block of tree `tree` that passes an edge in step x, the tree's first passing it in step `first`;
   or DODONA_NONE. */
/*@ requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= first <= 130 &&
      1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures block: \forall integer j; 0 <= j < blocks && j % 2 == tree ==>
      (\result == j <==> x == first + Beat(period, j));
    ensures found: 0 <= \result ==> \result % 2 == tree && x == first + Beat(period, \result);
    exits \false; */
static int32_t block_at(int32_t tree, int32_t period, int32_t blocks, int32_t first, int64_t x) {
  /*@ assert beat: \forall integer j; 0 <= j ==>
        Beat(period, j) == (period == 4 ? 4 * (j / 2) : 2 * (j / 2)); */
  /*@ assert when: \forall integer j; 0 <= j && x == first + Beat(period, j) ==>
        first <= x && (x - first) % period == 0 && j / 2 == (x - first) / period; */
  if (x < first || (x - first) % period != 0)
    return DODONA_NONE;
  int64_t block = 2 * ((x - first) / period) + tree;
  return block < blocks ? (int32_t)block : DODONA_NONE;
}

/* The receiving half in one tree. */
/*@ requires memory: \valid_read(at);
    requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= blocks && SoundTree(at);
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < blocks;
    ensures recv: \forall integer a, j; 0 <= a ==>
      ((a == at->parent && j == \result && 0 <= j) <==>
       TreeReceives(period, blocks, tree, at->parent, at->start, x, a, j));
    ensures found: 0 <= \result ==> 0 <= at->parent && x == at->start + Beat(period, \result);
    exits \false; */
static int32_t received(int32_t tree, int32_t period, int32_t blocks, const dodona_pair_place *at,
                        int64_t x) {
  return at->parent == DODONA_NONE ? DODONA_NONE : block_at(tree, period, blocks, at->start, x);
}

/* The sending half in one tree: the step's sending to early or to late, the rest of the step as it
   was; whether there is any. */
/*@ requires memory: \valid_read(at) && \valid(step) && \separated(at, step);
    requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= blocks && SoundTree(at);
    terminates \true;
    assigns step->send_to, step->send_block;
    ensures none: \result == 0 ==> step->send_to == \old(step->send_to) &&
      step->send_block == \old(step->send_block) && \forall integer b, j;
      !TreeSends(period, blocks, tree, at->start, at->early, at->late, x, b, j);
    ensures child: \result == 1 ==> step->send_to == at->early || step->send_to == at->late;
    ensures some: \result == 1 ==> 0 <= step->send_to && 0 <= step->send_block < blocks &&
      \forall integer b, j; (step->send_to == b && step->send_block == j) <==>
      TreeSends(period, blocks, tree, at->start, at->early, at->late, x, b, j);
    ensures bit: \result == 0 || \result == 1;
    exits \false; */
static int send_in(int32_t tree, int32_t period, int32_t blocks, const dodona_pair_place *at,
                   int64_t x, dodona_tree_step *step) {
  int32_t early = block_at(tree, period, blocks, at->start + 1, x);
  int32_t late = block_at(tree, period, blocks, at->start + 2, x);
  if (at->early != DODONA_NONE && early != DODONA_NONE) {
    step->send_to = at->early;
    step->send_block = early;
    return 1;
  }
  if (at->late != DODONA_NONE && late != DODONA_NONE) {
    step->send_to = at->late;
    step->send_block = late;
    return 1;
  }
  return 0;
}

/* What is sent in the two trees, from starts t and u to a and b, c and d, is sent in different steps. */
/*@ ghost
  /@ requires range: (w == 2 || w == 4) && 0 <= t <= 128 && 0 <= u <= 128;
     requires early: 0 <= a && 0 <= c ==> !Clash(w, t + 1, u + 1);
     requires first: 0 <= a && 0 <= d ==> !Clash(w, t + 1, u + 2);
     requires second: 0 <= b && 0 <= c ==> !Clash(w, t + 2, u + 1);
     requires late: 0 <= b && 0 <= d ==> !Clash(w, t + 2, u + 2);
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer y, z, j, k; TreeSends(w, s, 0, t, a, b, x, y, j) ==>
       !TreeSends(w, s, 1, u, c, d, x, z, k);
     exits \false; @/
  void lemma_sends_apart(int32_t w, int32_t s, int32_t t, int32_t a, int32_t b, int32_t u, int32_t c,
                         int32_t d, int64_t x)
  {
    lemma_beats(w);
    /@ assert apart_11: \forall integer j, k; 0 <= j && 0 <= k && 0 <= a && 0 <= c ==>
         (t + 1) + Beat(w, j) != (u + 1) + Beat(w, k); @/
    /@ assert apart_12: \forall integer j, k; 0 <= j && 0 <= k && 0 <= a && 0 <= d ==>
         (t + 1) + Beat(w, j) != (u + 2) + Beat(w, k); @/
    /@ assert apart_21: \forall integer j, k; 0 <= j && 0 <= k && 0 <= b && 0 <= c ==>
         (t + 2) + Beat(w, j) != (u + 1) + Beat(w, k); @/
    /@ assert apart_22: \forall integer j, k; 0 <= j && 0 <= k && 0 <= b && 0 <= d ==>
         (t + 2) + Beat(w, j) != (u + 2) + Beat(w, k); @/
  }

  /@ requires range: (w == 2 || w == 4) && 0 <= t && 0 <= u;
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer j, k; 0 <= j && 0 <= k && !Clash(w, t, u) ==>
       t + Beat(w, j) != u + Beat(w, k);
     exits \false; @/
  void lemma_beats_apart(int32_t w, int32_t t, int32_t u)
  {
    lemma_beats(w);
  }
*/

/* The receiving half of a step. */
/*@ requires memory: \valid_read(place) && \valid(step) && \separated(place, step);
    requires place: SoundTwo(place);
    requires blocks: 1 <= blocks;
    requires none: step->recv_from == -1 && step->recv_block == -1;
    terminates \true;
    assigns step->recv_from, step->recv_block;
    ensures recv: \forall integer a, j; 0 <= a ==>
      ((step->recv_from == a && step->recv_block == j) <==> TwoReceives(place, blocks, x, a, j));
    ensures range: -1 == step->recv_from == step->recv_block ||
      IsParent(place, step->recv_from) && 0 <= step->recv_from && 0 <= step->recv_block < blocks;
    exits \false; */
static void receive(int32_t blocks, const dodona_twotree_place *place, int64_t x,
                    dodona_tree_step *step) {
  int32_t even = received(0, place->period, blocks, &place->even, x);
  int32_t odd = received(1, place->period, blocks, &place->odd, x);
  //@ ghost lemma_beats_apart(place->period, place->even.start, place->odd.start);
  //@ assert one: even == -1 || odd == -1;
  if (even != DODONA_NONE) {
    step->recv_from = place->even.parent;
    step->recv_block = even;
  } else if (odd != DODONA_NONE) {
    step->recv_from = place->odd.parent;
    step->recv_block = odd;
  }
}

/* The sending half. */
/*@ requires memory: \valid_read(place) && \valid(step) && \separated(place, step);
    requires place: SoundTwo(place);
    requires blocks: 1 <= blocks;
    requires none: step->send_to == -1 && step->send_block == -1;
    terminates \true;
    assigns step->send_to, step->send_block;
    ensures send: \forall integer b, j; 0 <= b ==>
      ((step->send_to == b && step->send_block == j) <==> TwoSends(place, blocks, x, b, j));
    ensures range: -1 == step->send_to == step->send_block ||
      IsChild(place, step->send_to) && 0 <= step->send_to && 0 <= step->send_block < blocks;
    exits \false; */
static void send(int32_t blocks, const dodona_twotree_place *place, int64_t x,
                 dodona_tree_step *step) {
  /*@ ghost lemma_sends_apart(place->period, blocks, place->even.start, place->even.early,
        place->even.late, place->odd.start, place->odd.early, place->odd.late, x); */
  int sent = send_in(0, place->period, blocks, &place->even, x, step);
  /*@ assert some: sent == 1 ==> TreeSends(place->period, blocks, 0, place->even.start,
        place->even.early, place->even.late, x, step->send_to, step->send_block); */
  /*@ assert other: sent == 1 ==> \forall integer b, j; !TreeSends(place->period, blocks, 1,
        place->odd.start, place->odd.early, place->odd.late, x, b, j); */
  if (!sent)
    send_in(1, place->period, blocks, &place->odd, x, step);
}

dodona_tree_step dodona_twotree_step(int32_t blocks, const dodona_twotree_place *place, int64_t x) {
  dodona_tree_step step = {DODONA_NONE, DODONA_NONE, DODONA_NONE, DODONA_NONE, 0};
  receive(blocks, place, x, &step);
  send(blocks, place, x, &step);
  return step;
}
