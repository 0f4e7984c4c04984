/* The descent from the root's group to the group of a position. Positions are preorder numbers, down
   subtree first: a subtree is an interval [first, first + size), and the next rank down the chain is
   always the next position. For r = 2 and P = 12 (position:arrival, a group in each pair of bars):

                         | 0:0 - 1:1 |                 budget 6 = D, size 12
                   down /             \ right
             | 2:2 - 3:3 |         | 9:3 - 10:4 |      budgets 4 and 3, sizes 7 and 3
              /         \             /
     | 4:4 - 5:5 |  | 7:5 - 8:6 |  | 11:5 |            budgets 2, 1 and 1, sizes 3, 2 and 1
         /
     | 6:6 |                                           budget 0, size 1

   The budget is how many steps after its head a subtree may still take, D - arrival of the head. The
   last member of a group feeds the down successor, one step later (1 -> 2); all members feed the right
   one in turn, r + 1 steps after the head (0, 1 -> 9). So a node of budget i and size n > r has a down
   successor of budget i - r, filled first with min(n - r, C(i - r)) ranks, and, if ranks remain, a right
   one of budget i - r - 1 for them: C(i) = r + C(i - r) + C(i - r - 1) says that they fit.
   Proof: the descent of v from the root is its descent from the node at hand (lemma_descend_...). */
#include "ref/algorithms/fractional/place.h"
#include "ref/algorithms/fractional/capacity.h"
#include "spec/lemmas/fractional.h"

/* How many ranks are in the down successor's subtree; at most 0 if there is no such successor. */
/*@ requires range: 1 <= group && 1 <= size && 0 <= budget;
    requires entry: 2 * group <= budget ==>
      \valid_read(table + (budget - 2 * group)) &&
      table[budget - 2 * group] == Capacity(group, budget - group);
    terminates \true;
    assigns \nothing;
    ensures \result == DownSize(group, budget, size);
    exits \false; */
static int32_t down_size(int32_t group, const uint32_t *table, int32_t budget, int32_t size) {
  int64_t room = dodona_capacity_at(group, table, budget - group);
  int32_t rest = size - group;
  return rest < room ? rest : (int32_t)room;
}

/* A node of the tree: a group with all that is below it. */
typedef struct subtree {
  int32_t budget; /* depth - arrival of the head */
  int32_t size;
  int32_t first;  /* position of the head */
  int32_t feeder; /* head of the group whose right successor this is, else DODONA_NONE */
} subtree;

/* The node whose group holds v. */
/*@ requires range: 1 <= ranks && 1 <= group && 0 <= v < ranks;
    requires depth: IsDepth(ranks, group, depth);
    requires table: CapacityTable(group, depth, table);
    terminates \true;
    assigns \nothing;
    ensures first: \result.first == Head(ranks, group, depth, v);
    ensures budget: \result.budget == Budget(ranks, group, depth, v);
    ensures size: \result.size == Size(ranks, group, depth, v);
    ensures feeder: \result.feeder == FeederIn(group, depth, ranks, 0, -1, v);
    ensures range: 0 <= \result.budget <= depth && 0 <= \result.first &&
      \result.first <= v < \result.first + \result.size <= ranks && v - \result.first < group;
    ensures fits: 1 <= \result.size <= Capacity(group, \result.budget);
    exits \false; */
static subtree descend(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                       int32_t v) {
  int32_t budget = depth;
  int32_t size = ranks;
  int32_t first = 0;
  int32_t feeder = DODONA_NONE;

  /*@ loop invariant range: 0 <= budget <= depth && 0 <= first <= v < first + size <= ranks;
      loop invariant fits: 1 <= size <= Capacity(group, budget);
      loop invariant head: Head(ranks, group, depth, v) == HeadIn(group, budget, size, first, v);
      loop invariant budget:
        Budget(ranks, group, depth, v) == BudgetIn(group, budget, size, first, v);
      loop invariant size: Size(ranks, group, depth, v) == SizeIn(group, budget, size, first, v);
      loop invariant feeder: FeederIn(group, depth, ranks, 0, -1, v) ==
        FeederIn(group, budget, size, first, feeder, v);
      loop assigns budget, size, first, feeder;
      loop variant size; */
  while (v - first >= group) {
    int32_t down = down_size(group, table, budget, size);
    /*@ ghost lemma_successors(group, budget, size); */
    if (v - first - group < down) {
      /*@ ghost lemma_descend_down(group, budget, size, first, feeder, down, v); */
      budget -= group;
      first += group;
      size = down;
      feeder = DODONA_NONE;
    } else {
      /*@ ghost lemma_descend_right(group, budget, size, first, feeder, down, v); */
      feeder = first;
      budget -= group + 1;
      first += group + down;
      size -= group + down;
    }
  }
  /*@ ghost lemma_descend_group(group, budget, size, first, feeder, v); */
  return (subtree){budget, size, first, feeder};
}

dodona_fractional_place dodona_fractional_locate(int32_t ranks, int32_t group, int32_t depth,
                                                 const uint32_t *table, int32_t v) {
  subtree at = descend(ranks, group, depth, table, v);
  int32_t below = down_size(group, table, at.budget, at.size);
  int32_t member = v - at.first;
  /*@ ghost lemma_successors(group, at.budget, at.size); */
  /*@ assert arrival: member <= at.budget; */
  int32_t feeder = member == 0 ? at.feeder : DODONA_NONE;
  int32_t down = member + 1 < at.size ? v + 1 : DODONA_NONE;
  int32_t right = below < at.size - group ? at.first + group + below : DODONA_NONE;
  /*@ assert feeder: feeder == Feeder(ranks, group, depth, v); */
  /*@ assert down: down == Down(ranks, group, depth, v); */
  /*@ assert right: right == Right(ranks, group, depth, v); */
  return (dodona_fractional_place){v, depth - at.budget + member, member, feeder, down, right};
}
