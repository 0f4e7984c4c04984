/* Reversal of a schedule, step by step. */
#include "ref/base/reverse.h"

dodona_tree_step dodona_reverse(dodona_tree_step step) {
  dodona_tree_step back = {step.recv_from, step.recv_block, step.send_to, step.send_block,
                           step.send_to == DODONA_NONE ? 0 : 1};
  return back;
}

int64_t dodona_reverse_time(int64_t steps, int64_t x) {
  return steps + 1 - x;
}
