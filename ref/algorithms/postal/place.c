/* The descent from the whole tree to the subtree of a position. Positions are preorder numbers by
   splitting, so a subtree is an interval [first, first + size), and its first position is its root.
   For lambda = 2 (u = 2, f = 1), 8 positions, N(t) = 1, 1, 2, 3, 5, 8, ..., T = 5:

     time  left   [..|..]: the first sends to the one after the bar, and keeps what is before it
       0     5    [0  1  2  3  4 | 5  6  7]     keeps N(4) = 5
       1     4    [0  1  2 | 3  4]              keeps N(3) = 3
       2     3    [0  1 | 2]       [5  6 | 7]   keeps N(2) = 2
       3     2    [0 | 1]  [3 | 4] [5 | 6]      keeps N(1) = 1
       4     1    [0]   [2][3]     [5]    [7]
       5     0       [1]      [4]     [6]

                   0:0                          position:ready
          /      /     \    \
        5:2    3:3     2:4  1:5
        /  \     \
      7:4  6:5   4:5

   `left` is the budget, the ticks until T. After its message the first of (n, t) has t - f ticks
   for the positions that it keeps, and their receiver t - u for the others: at most N(t - f) and
   N(t - u) can be reached, and N(t) = N(t - f) + N(t - u) says that n <= N(t) can be split so; with
   a fixed share, Reach is made for it (lemma_split). Where a part ends up is found by v alone:
   before the bar or not. Proof: the descent of v from the whole is its descent from the interval at
   hand. */
#include "ref/algorithms/postal/place.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/split.h"

int32_t dodona_split_keep(const dodona_rule *rule, const uint32_t *reach, int32_t size,
                          int64_t budget)
/*@ ghost (int64_t horizon) */ {
  int64_t keep;
  if (rule->alpha_num == 0) {
    keep = reach[budget - rule->ticks];
    /*@ assert lambda: keep == Reach(rule->latency, rule->ticks, 0, rule->alpha_den, budget - rule->ticks); */
  } else {
    /*@ ghost lemma_product_fits(rule->alpha_num, rule->alpha_den, size); */
    int64_t product = (int64_t)rule->alpha_num * size;
    keep = (2 * product + rule->alpha_den) / (2 * (int64_t)rule->alpha_den);
  }
  if (keep < 1)
    return 1;
  return keep < size ? (int32_t)keep : size - 1;
}

dodona_postal_place dodona_split_locate(const dodona_rule *rule, int32_t ranks, int64_t horizon,
                                        const uint32_t *reach, int32_t v) {
  int32_t first = 0;
  int32_t size = ranks;
  int64_t budget = horizon;
  int32_t parent = DODONA_NONE;
  /*@ ghost int32_t u = rule->latency;
            int32_t f = rule->ticks;
            int32_t p = rule->alpha_num;
            int32_t q = rule->alpha_den; */

  /*@ loop invariant range: 0 <= first <= v < first + size <= ranks && 0 <= budget <= horizon &&
        -1 <= parent < ranks;
      loop invariant fits: 1 <= size <= Reach(u, f, p, q, budget);
      loop invariant parent: SplitParent(u, f, p, q, ranks, horizon, v) ==
        SplitParentIn(u, f, p, q, first, size, budget, parent, v);
      loop invariant size: SplitSize(u, f, p, q, ranks, horizon, v) ==
        SplitSizeIn(u, f, p, q, first, size, budget, v);
      loop invariant budget: SplitBudget(u, f, p, q, ranks, horizon, v) ==
        SplitBudgetIn(u, f, p, q, first, size, budget, v);
      loop assigns first, size, budget, parent;
      loop variant size; */
  while (v != first) {
    /*@ ghost lemma_split(u, f, p, q, size, budget); */
    int32_t keep = dodona_split_keep(rule, reach, size, budget) /*@ ghost (horizon) */;
    if (v - first < keep) {
      /*@ ghost lemma_split_stay(u, f, p, q, first, size, budget, parent, 0, 0, keep, v); */
      size = keep;
      budget -= rule->ticks;
    } else {
      /*@ ghost lemma_split_go(u, f, p, q, first, size, budget, parent, 0, 0, keep, v); */
      parent = first;
      first += keep;
      size -= keep;
      budget -= rule->latency;
    }
  }
  /*@ ghost lemma_split_here(u, f, p, q, first, size, budget, parent, 0, 0, v); */
  return (dodona_postal_place){.position = v,
                               .parent = parent,
                               .size = size,
                               .ready = horizon - budget,
                               .budget = budget,
                               .reach = reach};
}
