/* All are of the shape a + b N + c / N, convex in N: the best integer is next to the best real one. */
#include "ref/advice/loggp_formula.h"
#include "ref/advice/planner_fractional.h"
#include <math.h>

dodona_loggp_formula dodona_loggp_formula_of(const dodona_loggp *machine, int64_t bytes,
                                             int32_t ranks, int32_t group) {
  double hop = (double)machine->latency + 2 * (double)machine->overhead;
  double c = fmax((double)machine->gap, (double)machine->overhead);
  double all = (double)bytes * (double)machine->byte_gap;
  if (ranks < 2)
    return (dodona_loggp_formula){0, 0, 0};
  if (group == 0) {
    double levels = log2(ranks);
    hop += (double)machine->overhead;
    return (dodona_loggp_formula){hop + all + levels * hop, c, levels * all / 2};
  }
  double rate = group >= ranks ? 1 : 1 + 1 / (double)group;
  double depth = dodona_planner_depth(ranks, group);
  return (dodona_loggp_formula){depth * hop + (depth - rate) * c + rate * all, rate * c,
                                (depth - rate) * all};
}

double dodona_loggp_formula_time(const dodona_loggp_formula *formula, double blocks) {
  return formula->fixed + formula->block * blocks + formula->whole / blocks;
}

int32_t dodona_loggp_formula_blocks(const dodona_loggp_formula *formula, int32_t most) {
  double best = sqrt(formula->whole / formula->block);
  if (!(best > 1)) /* also 0 / 0, and a whole below 0 in a tree of two ranks */
    return 1;
  if (best >= most)
    return most;
  int32_t low = (int32_t)best;
  return low < most && dodona_loggp_formula_time(formula, low + 1) <
                           dodona_loggp_formula_time(formula, low)
             ? low + 1
             : low;
}
