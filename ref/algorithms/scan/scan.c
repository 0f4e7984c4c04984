/* What each of 8 ranks has of the ranks before it, by the skips 1, 2, 3, 6 (own = 2):

     rank            0     1     2     3     4     5     6     7
     step 1  1 +own  .     0     1     2     3     4     5     6
     step 2  2 +own  .     0     0 1   0-2   1-3   2-4   3-5   4-6
     step 3  3       .     0     0 1   0-2   0-3   0-4   0-5   1-6
     step 4  6       .     0     0 1   0-2   0-3   0-4   0-5   0-6

   In step 3 rank 4 sends rank 7 its 1-3, which ends where 4-6 begins. In step 2 rank 5 gets 2 and 3 of rank 3: 2 and rank 3's own. */
#include "ref/algorithms/scan/scan.h"
#include "spec/lemmas/scan.h"

int32_t dodona_scan_steps(int32_t ranks, int32_t own) {
  int64_t reach = 0;
  int32_t steps = 0;
  /*@ loop invariant reach: reach == ScanReach(own, steps + 1);
      loop invariant before: 1 <= steps ==> steps - 1 <= ScanReach(own, steps) < ranks - 1;
      loop invariant range: 0 <= steps <= reach <= 2 * (int64_t)ranks && (1 <= steps <==> 1 <= reach);
      loop assigns reach, steps;
      loop variant ranks - reach; */
  while (reach < ranks - 1) {
    steps++;
    reach = 2 * reach + (steps <= own);
  }
  return steps;
}

dodona_scan_step dodona_scan_step_at(int32_t ranks, int32_t own, int32_t rank, int64_t x) {
  dodona_scan_step step = {DODONA_NONE, DODONA_NONE, 1 <= x && x <= own};
  if (x < 1)
    return step;
  int64_t reach = 0;
  int64_t y = 1;
  /*@ loop invariant reach: reach == ScanReach(own, y) && 0 <= reach <= 2 * (int64_t)ranks;
      loop invariant range: 1 <= y <= x;
      loop assigns reach, y;
      loop variant x - y; */
  while (y < x && reach < ranks) {
    reach = 2 * reach + (y <= own);
    y++;
  }
  //@ ghost lemma_scan_reach(own, 1, x);
  //@ ghost lemma_scan_reach(own, y, x);
  const int64_t skip = reach + step.own;
  if (y < x)
    return step;
  if (rank + skip < ranks && reach < rank + skip)
    step.send_to = (int32_t)(rank + skip);
  if (skip <= rank && reach < rank)
    step.recv_from = (int32_t)(rank - skip);
  return step;
}
