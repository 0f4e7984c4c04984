/* Says which family an algorithm belongs to, and so which module makes its plan. */
#ifndef DODONA_SCHEDULE_PLAN_FAMILY_H
#define DODONA_SCHEDULE_PLAN_FAMILY_H

#include "ref/base/types.h"
#include "ref/schedule/plan_acsl.h"

/* No plan takes more ticks. */
#define DODONA_MOST_TICKS ((int64_t)1 << 62)

/*@ terminates \true;
    assigns \nothing;
    ensures yes: \result == 1 ==> Postal(algorithm);
    ensures no: \result == 0 ==> !Postal(algorithm);
    ensures bit: \result == 0 || \result == 1;
    exits \false; */
static inline int dodona_postal(int32_t algorithm) {
  return DODONA_LAMBDA <= algorithm && algorithm <= DODONA_ALPHA;
}

/*@ terminates \true;
    assigns \nothing;
    ensures yes: \result == 1 ==> TwoTree(algorithm);
    ensures no: \result == 0 ==> !TwoTree(algorithm);
    ensures bit: \result == 0 || \result == 1;
    exits \false; */
static inline int dodona_twotree(int32_t algorithm) {
  return DODONA_TWOTREE_C <= algorithm && algorithm <= DODONA_TWOTREE_S;
}

/* Returns the pair of trees. */
/*@ requires family: TwoTree(algorithm);
    terminates \true;
    assigns \nothing;
    ensures pair: \result == PairOf(algorithm) && DODONA_COMPLETE <= \result <= DODONA_INORDER;
    exits \false; */
static inline int32_t dodona_pair_of(int32_t algorithm) {
  return algorithm - DODONA_TWOTREE_C;
}

#endif
