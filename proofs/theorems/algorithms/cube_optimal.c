/* The cube is optimal: no broadcast of so many blocks to so many ranks, whatever its schedule, ends earlier. */
#include "proofs/theorems/algorithms/cube.h"
#include "ref/check/broadcast.h"
#include "spec/lemmas/least.h"

/* The cube's schedule C is valid and ends no later than any schedule S; S may deliver a block more than once. */
/*@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
    requires other: BlockBroadcast(S, a, n, ranks, blocks, root) && EndsWith(S, last);
    requires range: 1 <= ranks && 1 <= blocks && 0 <= last <= 0x4000000000000000;
    requires cube: AnyCubeSchedule(C, ranks, blocks);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(C, ranks, blocks, 0, 1, 1) && EndsWith(C, \result);
    ensures optimal: \result <= last;
    exits \false; */
int64_t theorem_cube_optimal(int64_t S, int64_t C, const dodona_row *a, int64_t n, int32_t ranks,
                             int32_t blocks, int32_t root, int64_t last) {
  int64_t steps = theorem_cube_broadcast(C, ranks, blocks);
  //@ ghost theorem_least_steps(S, a, n, ranks, blocks, root, last);
  return steps;
}
