/* Says what a family of trees owes. A family is a folder. It makes the trees of its rows (ref/algorithms.def), finds the place
   of a position, and says what a place does in a step, all for root 0. ref/trees does the rest: ranks, roots, reductions.

   A family owes, with its tag in the names, these functions in its family.h:

     dodona_<tag>_judge      what is wrong with what is asked of a tree, in its members variant, ranks, blocks, group and rule
     dodona_<tag>_words      how many words of table it needs
     dodona_<tag>_make       makes it of what is asked: group, depth, rule and horizon as used; and its table
     dodona_<tag>_steps_of   how long it takes
     dodona_<tag>_place_of   the place of a position, a dodona_<tag>_place whose first member is the position
     dodona_<tag>_step_at    what the place does in a step
     dodona_<tag>_arrival_at when the place receives a block
     dodona_<tag>_active     from when to when the place is busy
     dodona_<tag>_parent_at, dodona_<tag>_child_at   whom it hears from, and whom it feeds

   and, with its Tag, the words of their contracts, of what is asked q, a tree t and a position v:

     <Tag>Status(q, variant)  <Tag>TooShort(q, variant, entries)  <Tag>Group(variant, P, r)
     <Tag>Form(t)  <Tag>Table(t, table)  <Tag>At(t, v, place)
     <Tag>Hop(t, x, a, b, j)  <Tag>Step(t, v, j)  <Tag>Source(t, v, j)  <Tag>Steps(t)  <Tag>Parent(t, v, k)  <Tag>Child(t, v, k)

   and two ghost lemmas. lemma_<tag>_tree says that the tree takes no more than INT64_MAX / 2 steps. lemma_<tag>_hops says of its hops
   what DODONA_HOPS_... below spell out. All theorems of plans follow from these two.

   Where a family has such a word already, the word here is a macro for it, so that provers read the family's own. */
#ifndef DODONA_ALGORITHMS_TREE_H
#define DODONA_ALGORITHMS_TREE_H

#include "ref/algorithms/postal/rule.h"
#include "ref/base/types.h"
#include "spec/base.h"

/* What the caller wants: `blocks` blocks of `root`'s message at all of `ranks` ranks. Only the fractional
   tree uses `group`, its group size r. Only the postal trees (lambda, binomial, alpha), which move one
   block, use `rule`; lambda and binomial trees ignore the share alpha in it. */
typedef struct dodona_tree_request {
  int32_t algorithm; /* a dodona_algorithm */
  int32_t ranks;     /* P, 1 .. 2^31 - 1 */
  int32_t root;      /* 0 .. P - 1 */
  int32_t blocks;    /* s, 1 .. 2^31 - 1 */
  int32_t group;     /* r, 1 .. 2^31 - 1 */
  dodona_rule rule;  /* lambda and alpha */
} dodona_tree_request;

/* Plain data, made by dodona_tree_make only; may be copied and sent. */
typedef struct dodona_tree_plan {
  int32_t algorithm;
  int32_t family;  /* a dodona_family: the algorithm's */
  int32_t variant; /* which of its family's trees */
  int32_t ranks;
  int32_t root;
  int32_t blocks;
  int32_t group;    /* r as used: INT32_MAX where the tree is a chain (r >= P); 0 without groups */
  int32_t depth;    /* D, the step in which the last rank receives block 0; 0 in postal trees */
  dodona_rule rule; /* in postal trees as used; else latency and ticks are 1, a step a tick */
  int64_t horizon;  /* T, the ticks that a postal tree takes; else 0 */
} dodona_tree_plan;

/* clang-format off */
/* Of trees that count steps, not ticks. */
#define DODONA_CountsSteps(t)                                                                            \
  ((t).rule.latency == 1 && (t).rule.ticks == 1 && (t).rule.alpha_num == 0 && (t).rule.alpha_den == 1 && (t).horizon == 0)

/* BUSY: in step x of the family's tree t, position v receives or sends. IDLE_OUTSIDE: position v does neither before the span, nor after it. */
#define DODONA_BUSY(Tag, t, x, v)                                                                  \
  ((\exists integer a, j; 0 <= a < (t).ranks && DODONA_##Tag##Hop(t, x, a, v, j)) ||                        \
   (\exists integer b, j; 0 <= b < (t).ranks && DODONA_##Tag##Hop(t, x, v, b, j)))
#define DODONA_IDLE_OUTSIDE(Tag, t, v, span)                                                       \
  ((\forall integer x, a, j; 0 <= a < (t).ranks && DODONA_##Tag##Hop(t, x, a, v, j) ==> span.first <= x <= span.last) && \
   (\forall integer x, b, j; 0 <= b < (t).ranks && DODONA_##Tag##Hop(t, x, v, b, j) ==> span.first <= x <= span.last))

/* What a family proves of its trees' hops, and ref/trees of a tree in ranks. Hops name positions and blocks that there are, each the one
   that brings its block; a position sends one message at a time and receives one; it sends what it has; and all are reached. */
#define DODONA_HOPS_INSIDE(Tag, t)                                                                 \
  (\forall integer x, a, b, j; DODONA_##Tag##Hop(t, x, a, b, j) ==>                                         \
     0 <= a < (t).ranks && 0 < b < (t).ranks && a != b && 0 <= j < (t).blocks && 1 <= x <= DODONA_##Tag##Steps(t) - (t).rule.latency + 1 && \
     x == DODONA_##Tag##Step(t, b, j) && a == DODONA_##Tag##Source(t, b, j))
#define DODONA_HOPS_SENDING(Tag, t)                                                                \
  (\forall integer x, y, a, b, c, j, k; DODONA_##Tag##Hop(t, x, a, b, j) && DODONA_##Tag##Hop(t, y, a, c, k) &&      \
     x <= y < x + (t).rule.ticks ==> x == y && b == c && j == k)
#define DODONA_HOPS_RECEIVING(Tag, t)                                                              \
  (\forall integer x, y, a, b, c, j, k; DODONA_##Tag##Hop(t, x, a, c, j) && DODONA_##Tag##Hop(t, y, b, c, k) &&      \
     x <= y < x + (t).rule.ticks ==> x == y && a == b && j == k)
#define DODONA_HOPS_CAUSAL(Tag, t)                                                                 \
  (\forall integer x, a, b, j; DODONA_##Tag##Hop(t, x, a, b, j) && 0 < a ==> DODONA_##Tag##Step(t, a, j) + (t).rule.latency <= x)
#define DODONA_HOPS_REACH(Tag, t)                                                                  \
  (\forall integer b, j; 0 < b < (t).ranks && 0 <= j < (t).blocks ==>                              \
     DODONA_##Tag##Hop(t, DODONA_##Tag##Step(t, b, j), DODONA_##Tag##Source(t, b, j), b, j))
/* clang-format on */

/* No plan takes more ticks. */
#define DODONA_MOST_TICKS ((int64_t)1 << 62)

/*@
  // What a place may do: it names positions and blocks that there are, both or neither, and stores.
  predicate TreeStepInside(dodona_tree_step e, integer P, integer s) =
    -1 <= e.recv_from < P && -1 <= e.recv_block < s && (e.recv_from == -1 <==> e.recv_block == -1) &&
    -1 <= e.send_to < P && -1 <= e.send_block < s && (e.send_to == -1 <==> e.send_block == -1) && e.combine == 0;
*/

/*@
  // Of trees without a table.
  predicate NeverTooShort = \false;
  predicate NoTable = \true;

  // The tree is the one that was asked for.
  predicate AskedKept(dodona_tree_plan asked, dodona_tree_plan t) =
    t.algorithm == asked.algorithm && t.family == asked.family && t.variant == asked.variant &&
    t.ranks == asked.ranks && t.root == asked.root && t.blocks == asked.blocks;
*/

/* Writes a tree that counts steps; the family adds its sizes to what was asked. */
/*@ requires memory: \valid(t);
    terminates \true;
    assigns *t;
    ensures asked: AskedKept(asked, *t);
    ensures sizes: t->group == group && t->depth == depth;
    ensures steps: DODONA_CountsSteps(*t);
    exits \false; */
void dodona_tree_in_steps(dodona_tree_plan asked, int32_t group, int32_t depth,
                          dodona_tree_plan *t);

/* The same of a tree that counts ticks. */
/*@ requires memory: \valid(t);
    terminates \true;
    assigns *t;
    ensures asked: AskedKept(asked, *t);
    ensures sizes: t->group == 0 && t->depth == 0 && t->horizon == horizon;
    ensures rule: t->rule.latency == rule.latency && t->rule.ticks == rule.ticks &&
      t->rule.alpha_num == rule.alpha_num && t->rule.alpha_den == rule.alpha_den;
    exits \false; */
void dodona_tree_in_ticks(dodona_tree_plan asked, dodona_rule rule, int64_t horizon,
                          dodona_tree_plan *t);

#endif
