/* The 2 r + 1 slots of a run: in which each member receives (v), sends down (o) and sends right (>), counted
   from the start of the group's head.

     r = 4   pairs                 late pairs            alternate             r = 5   pairs
     0       v > o v v o o v o     o v v o o v v o >     > v o v o v o v o     v > o v v o o v v o o
     1       o o v > o v v o v     v > o v v o o v o     o o v > v o v o v     o o v > o v v o o v v
     2       v v o o v > o v o     o o v > o v v o v     v v o o > v o v o     v v o o v > o v v o o
     3       o o v v o o v > v     v v o o v > o v o     o o v v o o v > v     o o v v o o v > o v v
     below   late pairs            pairs                 late pairs            pairs (of 5 members)
     right   alternate             alternate             pairs                 alternate

   A member receives where the one above sends down. So from row to row v and o change places, but for one
   slot: > jumps onto a slot that was v, and that v goes where > was. The slots onto which > jumps are those
   in which the right head receives, and had better be spread over the run: if > moves by one slot a member,
   the right head receives in a burst, and each of its hops then costs r. Where pairs change their letters
   from one to the next, > can move by two, and the right head alternates. Where slots alternate, two slots on
   is the wrong letter; there > moves by three and by one in turn, and the right head receives in pairs. In
   its wake > leaves pairs, so below each group there are pairs. */
#include "ref/algorithms/simplex/pattern.h"

int32_t dodona_simplex_late(int32_t group, int32_t pattern, int32_t member, int32_t packet) {
  int32_t passed = packet >= group - member; /* > has gone by, and has swapped the pair */
  if (pattern == DODONA_ALTERNATE)
    return passed ? (packet % 2 + group % 2 + 1) % 2 : (member + 1) % 2;
  return passed ? (packet % 2 + pattern + group % 2 + 1) % 2 : (packet % 2 + pattern) % 2;
}

int32_t dodona_simplex_pattern_down(int32_t group, int32_t pattern) {
  int32_t turn = 1 - group % 2;
  return pattern == DODONA_ALTERNATE ? turn : (pattern + turn) % 2;
}

int32_t dodona_simplex_pattern_right(int32_t pattern) {
  return pattern == DODONA_ALTERNATE ? DODONA_PAIRS : DODONA_ALTERNATE;
}

int64_t dodona_simplex_pattern_shift(int32_t group, int32_t pattern) {
  return 2 * (int64_t)group + (pattern == DODONA_LATE_PAIRS ? -1 : 1);
}
