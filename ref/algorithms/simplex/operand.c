/* Beyond pace and start, member i sends down after 2 or 3 steps, and right after 2 (r - i) + 1, in late pairs
   after 2 (r - i) - 1, or one more: that is less for the last member of late pairs alone, where it is 2 of 3. */
#include "ref/algorithms/simplex/operand.h"

int32_t dodona_simplex_operand(int32_t group, const dodona_simplex_place *place, int32_t from) {
  int right_first = place->pattern == DODONA_LATE_PAIRS && place->tree.member == group - 1;
  return from == place->tree.right && !right_first ? DODONA_SET_ASIDE : DODONA_APPEND;
}
