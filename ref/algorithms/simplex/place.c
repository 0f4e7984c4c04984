/* The descent of dodona_fractional_locate, which also carries start and pattern along: down, each rank starts two
   steps after the rank before it; to the right, the head starts a run after the head of the group. For r = 2 and P =
   9, each rank with the step in which it receives block 0, and a group in each pair of bars:

                    | 0 - 1:1 |
             down /             \ right
          | 2:4 - 3:6 |      | 7:5 - 8:6 |
            /      \
     | 4:7 - 5:9 |  | 6:7 |

   All fits in 2 D + 2 s + (s - 1) div r - 3 steps, or one more: D = 5 here, and 4 blocks take 16 steps. */
#include "ref/algorithms/simplex/place.h"
#include "ref/algorithms/fractional/capacity.h"
#include "spec/lemmas/simplex.h"

/* A node of the tree, and what its group has. */
typedef struct node {
  int32_t budget; /* depth - arrival of the head */
  int32_t size;   /* of its subtree */
  int32_t first;  /* position of the head */
  int32_t pattern;
  int64_t start; /* of the head */
} node;

/*@
  // *at is the node of its first position.
  predicate SimplexNode(integer P, integer r, integer D, node at) =
    0 <= at.first && at.first + at.size <= P && 1 <= at.size <= Capacity(r, at.budget) &&
    0 <= at.budget <= D && Head(P, r, D, at.first) == at.first &&
    Budget(P, r, D, at.first) == at.budget && Size(P, r, D, at.first) == at.size &&
    Pattern(at.pattern) && at.pattern == SimplexPattern(P, r, D, at.first) &&
    at.start == SimplexStart(P, r, D, at.first);
*/

/* How many ranks are in the subtree of its down successor. */
/*@ requires range: 1 <= group < at.size && 0 <= at.budget;
    requires entry: 2 * group <= at.budget ==>
      \valid_read(table + (at.budget - 2 * group)) &&
      table[at.budget - 2 * group] == Capacity(group, at.budget - group);
    terminates \true;
    assigns \nothing;
    ensures size: \result == DownSize(group, at.budget, at.size);
    exits \false; */
static int32_t down_size(int32_t group, const uint32_t *table, node at) {
  int64_t room = dodona_capacity_at(group, table, at.budget - group);
  int32_t rest = at.size - group;
  return rest < room ? rest : (int32_t)room;
}

/* The node below, of `down` ranks. */
/*@ requires group: 1 <= group < at.size && group <= at.budget && 0 <= at.first;
    requires range: at.first + at.size <= INT32_MAX && Pattern(at.pattern) && 0 <= down;
    requires start: -1 <= at.start <= 2 * INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures node: \result.budget == at.budget - group && \result.size == down &&
      \result.first == at.first + group;
    ensures pattern: \result.pattern == PatternDown(group, at.pattern);
    ensures start: \result.start == at.start + 2 * group;
    exits \false; */
static node go_down(int32_t group, node at, int32_t down) {
  int32_t pattern = dodona_simplex_pattern_down(group, at.pattern);
  int64_t start = at.start + 2 * (int64_t)group;
  return (node){at.budget - group, down, at.first + group, pattern, start};
}

/* The node to the right, of the ranks that then remain. */
/*@ requires group: 1 <= group < at.size && group < at.budget && 0 <= at.first;
    requires range: at.first + at.size <= INT32_MAX && Pattern(at.pattern) &&
      0 <= down < at.size - group;
    requires start: -1 <= at.start <= 2 * INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures node: \result.budget == at.budget - group - 1 &&
      \result.size == at.size - group - down && \result.first == at.first + group + down;
    ensures pattern: \result.pattern == PatternRight(at.pattern);
    ensures start: \result.start == at.start + PatternShift(group, at.pattern);
    exits \false; */
static node go_right(int32_t group, node at, int32_t down) {
  int32_t pattern = dodona_simplex_pattern_right(at.pattern);
  int64_t start = at.start + dodona_simplex_pattern_shift(group, at.pattern);
  return (node){at.budget - group - 1, at.size - group - down, at.first + group + down, pattern,
                start};
}

/* The node whose group holds v. */
/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires depth: IsDepth(ranks, group, depth) && depth < ranks;
    requires table: CapacityTable(group, depth, table);
    terminates \true;
    assigns \nothing;
    ensures node: SimplexNode(ranks, group, depth, \result);
    ensures head: \result.first == Head(ranks, group, depth, v) && 0 <= v - \result.first < group;
    ensures start: -1 <= \result.start <= 2 * depth;
    exits \false; */
static node descend(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table, int32_t v) {
  node at = {depth, ranks, 0, DODONA_PAIRS, -1};
  //@ ghost lemma_descend_group(group, depth, ranks, 0, -1, 0);
  //@ ghost lemma_simplex_root(ranks, group, depth);

  /*@ loop invariant node: SimplexNode(ranks, group, depth, at);
      loop invariant within: at.first <= v < at.first + at.size;
      loop invariant head: Head(ranks, group, depth, v) ==
        HeadIn(group, at.budget, at.size, at.first, v);
      loop invariant start: -1 <= at.start <= 2 * (depth - at.budget);
      loop assigns at;
      loop variant at.size; */
  while (v - at.first >= group) {
    //@ ghost lemma_successors(group, at.budget, at.size);
    int32_t down = down_size(group, table, at);
    if (v - at.first - group < down) {
      //@ ghost lemma_descend_down(group, at.budget, at.size, at.first, -1, down, v);
      //@ ghost lemma_simplex_down(ranks, group, depth, at.first, at.budget, at.size, down);
      at = go_down(group, at, down);
      //@ assert below: SimplexNode(ranks, group, depth, at);
    } else {
      //@ ghost lemma_descend_right(group, at.budget, at.size, at.first, -1, down, v);
      //@ ghost lemma_simplex_right(ranks, group, depth, at.first, at.budget, at.size, down);
      at = go_right(group, at, down);
      //@ assert right: SimplexNode(ranks, group, depth, at);
    }
  }
  //@ ghost lemma_descend_group(group, at.budget, at.size, at.first, -1, v);
  return at;
}

dodona_simplex_place dodona_simplex_locate(int32_t ranks, int32_t group, int32_t depth,
                                           const uint32_t *table, int32_t v) {
  node at = descend(ranks, group, depth, table, v);
  int64_t start = at.start + 2 * (int64_t)(v - at.first);
  //@ ghost lemma_simplex_member(ranks, group, depth, v);
  //@ assert member: Member(ranks, group, depth, v) == v - at.first;
  //@ assert start: start == SimplexStart(ranks, group, depth, v);
  //@ assert pattern: at.pattern == SimplexPattern(ranks, group, depth, v);
  return (dodona_simplex_place){dodona_fractional_locate(ranks, group, depth, table, v), start,
                                at.pattern};
}
