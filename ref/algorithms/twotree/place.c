/* The place in two trees: in each tree the parent, the start, and the children in the order in which they
   are fed. Each rank with the step in which it receives the tree's first block:

     TwoTreeC, 8 ranks             T1      0             T2      0
                                           |                     |
                                          1:1                   7:2
                                       /       \             /       \
                                     2:2       3:3         6:3       5:4
                                    /   \     /   \       /   \     /   \
                                  5:3  4:4  6:4  7:5    3:4  4:5  2:5  1:6

     TwoTreeS, 7 ranks, the        T1     4:1            T2   3:2
     root 0 above 4 and 3              /       \             /    \
                                     2:3       6:2         1:3     5:4
                                    /   \     /               \   /   \
                                  1:4  3:5  5:3             2:4  4:6  6:5

   Each rank receives from one tree in odd steps and from the other tree in even steps. */
#include "ref/algorithms/twotree/place.h"
#include "ref/algorithms/twotree/heap.h"
#include "ref/algorithms/twotree/inorder.h"
#include "ref/algorithms/twotree/start.h"

/* Which of 2 y and 2 y + 1 has this delay; `ranks` if none. */
/*@ requires range: 0 <= tree <= 1 && (period == 2 || period == 4) && 1 <= y < ranks;
    terminates \true;
    assigns \nothing;
    ensures fed: \result == HeapFed(ranks, tree, period, y, delay);
    ensures range: 1 <= \result <= ranks;
    exits \false; */
static int32_t heap_fed(int32_t ranks, int32_t tree, int32_t period, int32_t y, int32_t delay) {
  if (y < ranks - y && dodona_heap_delay(ranks, tree, period, 2 * y) == delay)
    return 2 * y;
  if (y < ranks - y - 1 && dodona_heap_delay(ranks, tree, period, 2 * y + 1) == delay)
    return 2 * y + 1;
  return ranks;
}

/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 0 <= tree <= 1 && 1 <= y <= ranks;
    terminates \true;
    assigns \nothing;
    ensures below: \result == HeapBelow(pair, ranks, tree, y);
    exits \false; */
static int32_t node_or_none(int32_t pair, int32_t ranks, int32_t tree, int32_t y) {
  return y < ranks ? dodona_heap_node(pair, ranks, tree, y) : DODONA_NONE;
}

/*@ requires pair: pair == DODONA_COMPLETE || pair == DODONA_TURNED;
    requires range: 0 <= tree <= 1 && 1 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == TwoParent(pair, ranks, tree, v);
    ensures start: \result.start == TwoStart(pair, ranks, tree, v);
    ensures early: \result.early == TwoChild(pair, ranks, tree, v, 1);
    ensures late: \result.late == TwoChild(pair, ranks, tree, v, 2);
    exits \false; */
static dodona_pair_place heap_place(int32_t pair, int32_t ranks, int32_t tree, int32_t v) {
  int32_t period = dodona_heap_period(pair, ranks);
  int32_t y = dodona_heap_index(pair, ranks, tree, v);
  return (dodona_pair_place){
      .parent = y < 2 ? 0 : dodona_heap_node(pair, ranks, tree, y / 2),
      .start = dodona_heap_start(ranks, tree, period, y),
      .early = node_or_none(pair, ranks, tree, heap_fed(ranks, tree, period, y, 1)),
      .late = node_or_none(pair, ranks, tree, heap_fed(ranks, tree, period, y, 2)),
  };
}

/* The steps from a leaf's parent, which receives in step `parent`, to the leaf, an odd role; O(log q). */
/*@ requires range: 1 <= j < 2 * q && j % 2 == 1 && q <= 0x3fffffff;
    requires parent: parent == SearchStart(q, j / 4 * 2 + 1) && 1 <= parent;
    terminates \true;
    assigns \nothing;
    ensures delay: \result == LeafDelay(q, j);
    ensures range: 1 <= \result <= 2;
    exits \false; */
static int32_t leaf_delay(int32_t q, int32_t j, int32_t parent) {
  int32_t mirror = dodona_inorder_find(q, (2 * q + 1 - j) / 2).start;
  return parent % 2 == mirror % 2 ? 2 : 1;
}

/* The same for the role after the last. */
/*@ requires range: 1 <= q <= 0x3fffffff;
    terminates \true;
    assigns \nothing;
    ensures delay: \result == LastDelay(q);
    ensures range: 1 <= \result <= 2;
    exits \false; */
static int32_t last_delay(int32_t q) {
  int32_t leaf = 2 * q - 1;
  return q % 2 == 0 ? 2 : 3 - leaf_delay(q, leaf, dodona_inorder_find(q, leaf / 4 * 2 + 1).start);
}

/*@ requires range: 1 <= j < ranks;
    terminates \true;
    assigns \nothing;
    ensures start: \result == RoleStart(ranks, j);
    ensures range: 1 <= \result <= 124;
    exits \false; */
static int32_t role_start(int32_t ranks, int32_t j) {
  int32_t q = (ranks - 1) / 2;
  if (j % 2 == 0)
    return dodona_inorder_find(q, j / 2).start;
  if (j <= 2 * q) {
    int32_t parent = dodona_inorder_find(q, j / 4 * 2 + 1).start;
    return parent + leaf_delay(q, j, parent);
  }
  return q == 0 ? 1 : dodona_inorder_find(q, q).start + last_delay(q);
}

/*@
  // `at` is the place of number v of 1 .. q.
  predicate Found(integer q, integer v, dodona_search_place at) =
    at.parent == SearchParentIn(0, q, 0, v) && 0 <= at.parent <= q &&
    at.size == SearchSizeIn(0, q, v) && at.height == TopPower(at.size) == TopPower(at.height) &&
    1 <= at.height <= at.size < 2 * at.height && at.height <= 0x20000000 && at.height <= v &&
    v - at.height + at.size <= q && at.start == SearchStart(q, v) && 1 <= at.start <= 59;
*/

/* The place of an inner role's half. */
/*@ requires range: 1 <= j < ranks;
    terminates \true;
    assigns \nothing;
    ensures found: j % 2 == 0 ==> Found((ranks - 1) / 2, j / 2, \result);
    exits \false; */
static dodona_search_place role_found(int32_t ranks, int32_t j) {
  dodona_search_place leaf = {0, 1, 1, 1};
  return j % 2 == 0 ? dodona_inorder_find((ranks - 1) / 2, j / 2) : leaf;
}

/*@ requires range: 1 <= j < ranks;
    requires found: j % 2 == 0 ==> Found((ranks - 1) / 2, j / 2, at);
    terminates \true;
    assigns \nothing;
    ensures above: \result == RoleAbove(ranks, j);
    ensures range: 0 <= \result < ranks;
    exits \false; */
static int32_t role_above(int32_t ranks, int32_t j, dodona_search_place at) {
  if (j % 2 == 0)
    return 2 * at.parent;
  return j % 4 == 1 && j + 1 < ranks ? j + 1 : j - 1;
}

/*@ requires range: 1 <= j < ranks;
    requires found: j % 2 == 0 ==> Found((ranks - 1) / 2, j / 2, at);
    terminates \true;
    assigns \nothing;
    ensures left: \result == RoleLeft(ranks, j);
    ensures range: 0 <= \result < ranks;
    exits \false; */
static int32_t role_left(int32_t j, dodona_search_place at) /*@ ghost (int32_t ranks) */ {
  if (j % 2 == 1)
    return 0;
  return j % 4 == 2 ? j - 1 : j - at.height;
}

/*@ requires range: 1 <= j < ranks;
    requires found: j % 2 == 0 ==> Found((ranks - 1) / 2, j / 2, at);
    terminates \true;
    assigns \nothing;
    ensures right: \result == RoleRight(ranks, j);
    ensures range: 0 <= \result < ranks;
    exits \false; */
static int32_t role_right(int32_t ranks, int32_t j, dodona_search_place at) {
  if (j % 2 == 1)
    return 0;
  //@ assert size: at.size == SearchSizeIn(0, (ranks - 1) / 2, j / 2) && at.height == TopPower(at.size);
  //@ assert leaf: j % 4 == 2 || at.size == at.height ==> RoleRight(ranks, j) == (j + 1 < ranks ? j + 1 : 0);
  if (j % 4 == 2 || at.size == at.height)
    return j + 1 < ranks ? j + 1 : 0;
  //@ assert inner: RoleRight(ranks, j) == j + 2 * TopPower(at.size - at.height);
  int32_t below = dodona_top_power(at.size - at.height, at.height);
  //@ assert below: below == TopPower(at.size - TopPower(at.size));
  return j + 2 * below;
}

/* The start of a child of role j, whose start is `start`; 0 if there is no child. */
/*@ requires range: 1 <= j < ranks && 0 <= child < ranks;
    requires leaf: j % 4 == 2 && child != 0 ==> child == j - 1 || child == j + 1;
    requires start: j % 4 == 2 ==> start == SearchStart((ranks - 1) / 2, j / 2) && 1 <= start <= 59;
    terminates \true;
    assigns \nothing;
    ensures start: \result == (child == 0 ? 0 : RoleStart(ranks, child));
    ensures range: 0 <= \result <= 124;
    exits \false; */
static int32_t start_below(int32_t ranks, int32_t j, int32_t child, int32_t start) {
  int32_t q = (ranks - 1) / 2;
  if (child == 0)
    return 0;
  if (j % 4 != 2 || child > 2 * q)
    return role_start(ranks, child);
  //@ assert parent: child / 4 * 2 + 1 == j / 2 && child % 2 == 1;
  return start + leaf_delay(q, child, start);
}

/* The rank of a child's role, or none. */
/*@ requires range: 0 <= tree <= 1 && 0 <= j < ranks;
    terminates \true;
    assigns \nothing;
    ensures rank: \result == (j == 0 ? -1 : RoleOf(ranks, tree, j));
    exits \false; */
static int32_t role_or_none(int32_t ranks, int32_t tree, int32_t j) {
  return j == 0 ? DODONA_NONE : dodona_inorder_role(ranks, tree, j);
}

/*@ requires range: 0 <= tree <= 1 && 1 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == TwoParent(DODONA_INORDER, ranks, tree, v);
    ensures start: \result.start == TwoStart(DODONA_INORDER, ranks, tree, v);
    ensures early: \result.early == TwoChild(DODONA_INORDER, ranks, tree, v, 1);
    ensures late: \result.late == TwoChild(DODONA_INORDER, ranks, tree, v, 2);
    exits \false; */
static dodona_pair_place role_place(int32_t ranks, int32_t tree, int32_t v) {
  int32_t j = dodona_inorder_role(ranks, tree, v);
  dodona_search_place at = role_found(ranks, j);
  int32_t start = j % 2 == 0 ? at.start : role_start(ranks, j);
  int32_t above = role_above(ranks, j, at);
  int32_t left = role_left(j, at) /*@ ghost (ranks) */;
  int32_t right = role_right(ranks, j, at);
  int32_t left_start = start_below(ranks, j, left, start);
  int32_t right_start = start_below(ranks, j, right, start);
  int32_t right_early = right_start == start + 1 ? right : 0;
  int32_t right_late = right_start == start + 2 ? right : 0;
  int32_t early = left_start == start + 1 ? left : right_early;
  int32_t late = left_start == start + 2 ? left : right_late;
  //@ assert started: start == RoleStart(ranks, j) && 1 <= start;
  //@ assert early: early == RoleFed(ranks, j, 1);
  //@ assert late: late == RoleFed(ranks, j, 2);
  return (dodona_pair_place){
      .parent = above == 0 ? 0 : dodona_inorder_role(ranks, tree, above),
      .start = start + tree,
      .early = role_or_none(ranks, tree, early),
      .late = role_or_none(ranks, tree, late),
  };
}

/* Whom the root feeds. */
/*@ requires pair: IsPair(pair);
    requires range: 0 <= tree <= 1 && 1 <= ranks;
    terminates \true;
    assigns \nothing;
    ensures top: \result == TwoTop(pair, ranks, tree);
    exits \false; */
static int32_t top(int32_t pair, int32_t ranks, int32_t tree) {
  if (ranks < 2)
    return DODONA_NONE;
  if (pair != DODONA_INORDER)
    return dodona_heap_node(pair, ranks, tree, 1);
  int32_t q = (ranks - 1) / 2;
  return dodona_inorder_role(ranks, tree, q == 0 ? 1 : 2 * dodona_top_power(q, 0x20000000));
}

/* The place in one of the trees. */
/*@ requires pair: IsPair(pair);
    requires range: 0 <= tree <= 1 && 0 <= v < ranks;
    requires period: period == TwoPeriod(pair, ranks);
    terminates \true;
    assigns \nothing;
    ensures place: TreePlace(pair, ranks, tree, v, \result);
    exits \false; */
static dodona_pair_place place_in(int32_t pair, int32_t ranks, int32_t tree, int32_t period,
                                  int32_t v) {
  if (v == 0) {
    dodona_pair_place root = {DODONA_NONE, tree == 0 ? 0 : period / 2, top(pair, ranks, tree),
                              DODONA_NONE};
    return root;
  }
  return pair == DODONA_INORDER ? role_place(ranks, tree, v) : heap_place(pair, ranks, tree, v);
}

dodona_twotree_place dodona_twotree_locate(int32_t pair, int32_t ranks, int32_t v) {
  int32_t period = dodona_heap_period(pair, ranks);
  return (dodona_twotree_place){v, period, place_in(pair, ranks, 0, period, v),
                                place_in(pair, ranks, 1, period, v)};
}
