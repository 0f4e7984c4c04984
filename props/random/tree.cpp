/* Random trees equal the obvious constructions, and random steps a run of figure 2. */
#include "props/agree.h"
#include "props/random/random.hpp"

/* Two trees have a sweep of their own. */
static dodona_tree_request one_tree(int32_t max_ranks, int32_t max_blocks) {
  dodona_tree_request request = any_request(max_ranks, max_blocks);
  if (dodona_row_family(request.algorithm) == DODONA_FAMILY_TWOTREE)
    request.algorithm = any_of(DODONA_FAMILY_FRACTIONAL);
  return request;
}

static void places_are_the_obvious_ones() {
  const dodona_tree_request request = one_tree(chance(1) ? 300000 : 5000, 100);
  RC_LOG() << rc::toString(request);
  const Planned planned(request);
  RC_ASSERT(places_agree(&planned.owned));
}

static void steps_are_those_of_figure_2() {
  const dodona_tree_request request = one_tree(120, 50);
  RC_LOG() << rc::toString(request);
  const Planned planned(request);
  RC_ASSERT(steps_agree(&planned.owned));
}

/* Greedy growth makes no tree deeper than a chain, nor shallower than doubling in each step. */
static void depth_is_between_doubling_and_the_chain() {
  const dodona_tree_request request = one_tree(100000, 1);
  const Planned planned(request);
  RC_LOG() << rc::toString(request);
  RC_ASSERT(planned.plan()->depth >= dodona_log2_ceil(request.ranks));
  RC_ASSERT(planned.plan()->depth <= request.ranks - 1);
  RC_ASSERT(planned.place(request.root).fractional.arrival == 0);
}

int main() {
  return run_properties(
      {{"places are the obvious ones", places_are_the_obvious_ones},
       {"steps are those of figure 2", steps_are_those_of_figure_2},
       {"depth is between doubling and the chain", depth_is_between_doubling_and_the_chain}},
      2000);
}
