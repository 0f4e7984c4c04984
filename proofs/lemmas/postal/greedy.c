/* The node that the greedy construction adds has the message as soon as any schedule could reach so
   many: by Reach(t) = Reach(t - f) + Reach(t - u), of which the old queue holds one part and the new
   queue the other. */
#include "spec/algorithms/greedy.h"
#include "spec/lemmas/reach.h"

/*@ ghost
  void lemma_tree_order(int32_t v, int32_t k, const int64_t *ready) {
  }
*/

/* In numbers: a and b are the ticks from which nodes i and j have the message. */
/*@ ghost
  /@ requires rule: ValidRule(u, f, 0, 1);
     requires range: 0 <= i && 1 <= j && (i == 0 ==> j == 1);
     requires fresh: IsHorizon(u, f, 0, 1, i + 1, a);
     requires old: 0 < i ==> IsHorizon(u, f, 0, 1, j + 1, b);
     requires front: x <= a + u && (0 < i ==> x <= b + f);
     requires one: x == a + u || (0 < i && x == b + f);
     requires sent: u <= x && (0 < i ==> i <= Reach(u, f, 0, 1, x - u)) &&
       j <= Reach(u, f, 0, 1, x - f);
     terminates \true;
     assigns \nothing;
     ensures next: IsHorizon(u, f, 0, 1, i + j + 1, x);
     exits \false; @/
  void lemma_next_horizon(int32_t u, int32_t f, int32_t i, int32_t j, int64_t a, int64_t b,
                          int64_t x) {
    lemma_reach_order(u, f, 0, 1, INT64_MAX);
    lemma_reach_unfold(u, f, 0, 1, x);
    lemma_reach_unfold(u, f, 0, 1, x - 1);
    /@ assert start: i == 0 ==> a == 0; @/
    /@ assert goes: 0 < i ==> Reach(u, f, 0, 1, x - 1 - u) <= i; @/
    /@ assert stays: 0 < i ==> Reach(u, f, 0, 1, x - 1 - f) <= j; @/
    /@ assert before: Reach(u, f, 0, 1, x - 1) <= i + j; @/
    /@ assert there: i + j + 1 <= Reach(u, f, 0, 1, x); @/
  }
*/

/*@ ghost
  void lemma_greedy_best(int32_t u, int32_t f, int32_t v, int32_t i, int32_t j,
                         const int64_t *ready, int64_t tick) {
    int64_t b = 0;
    lemma_reach_order(u, f, 0, 1, INT64_MAX);
    /@ assert fresh: IsHorizon(u, f, 0, 1, i + 1, ready[i]); @/
    if (0 < i) {
      /@ assert last: IsHorizon(u, f, 0, 1, (i - 1) + 1, ready[i - 1]); @/
      /@ assert goes: i <= Reach(u, f, 0, 1, tick - u); @/
      /@ assert old: IsHorizon(u, f, 0, 1, j + 1, ready[j]); @/
      b = ready[j];
    }
    /@ assert last: IsHorizon(u, f, 0, 1, (j - 1) + 1, ready[j - 1]); @/
    /@ assert again: j <= Reach(u, f, 0, 1, ready[j - 1]); @/
    /@ assert stays: j <= Reach(u, f, 0, 1, tick - f); @/
    lemma_next_horizon(u, f, i, j, ready[i], b, tick);
  }
*/
