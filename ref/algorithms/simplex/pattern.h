/* Says in which of its slots a rank of the direct simplex tree receives: by the pattern of its group.
   pattern.c draws the patterns. Source: Sanders and Sibeyn, section 3, who state that a run takes 2 r + 1
   steps and leave the construction out. */
#ifndef DODONA_ALGORITHMS_SIMPLEX_PATTERN_H
#define DODONA_ALGORITHMS_SIMPLEX_PATTERN_H

#include "ref/base/types.h"
#include "spec/algorithms/simplex.h"

/* When the head of a group receives packets 0, 1, 2, ... of a run, in steps after its start. */
typedef enum dodona_simplex_pattern {
  DODONA_PAIRS = 0,      /* 0, 3, 4, 7, 8, 11, ... */
  DODONA_LATE_PAIRS = 1, /* 1, 2, 5, 6, 9, 10, ... */
  DODONA_ALTERNATE = 2   /* 1, 3, 5, 7, 9, 11, ... */
} dodona_simplex_pattern;

/* Returns 1 if member `member` of a group of this pattern receives packet `packet` of a run 2 packet + 1
   steps after its start, 0 if 2 packet steps after it. Member `group` is the head of the down successor. */
/*@ requires pattern: 1 <= group && Pattern(pattern);
    requires member: 0 <= member <= group && 0 <= packet < group;
    terminates \true;
    assigns \nothing;
    ensures late: \result == Late(group, pattern, member, packet);
    ensures range: 0 <= \result <= 1;
    exits \false; */
int32_t dodona_simplex_late(int32_t group, int32_t pattern, int32_t member, int32_t packet);

/* Returns the pattern of the down successor. */
/*@ requires pattern: 1 <= group && Pattern(pattern);
    terminates \true;
    assigns \nothing;
    ensures down: \result == PatternDown(group, pattern);
    ensures range: Pattern(\result);
    exits \false; */
int32_t dodona_simplex_pattern_down(int32_t group, int32_t pattern);

/* Returns the pattern of the right successor. */
/*@ requires pattern: Pattern(pattern);
    terminates \true;
    assigns \nothing;
    ensures right: \result == PatternRight(pattern);
    ensures range: Pattern(\result);
    exits \false; */
int32_t dodona_simplex_pattern_right(int32_t pattern);

/* Returns the steps from the start of a head to the start of the head to its right. */
/*@ requires pattern: 1 <= group && Pattern(pattern);
    terminates \true;
    assigns \nothing;
    ensures shift: \result == PatternShift(group, pattern);
    ensures range: 1 <= \result <= 2 * group + 1;
    exits \false; */
int64_t dodona_simplex_pattern_shift(int32_t group, int32_t pattern);

#endif
