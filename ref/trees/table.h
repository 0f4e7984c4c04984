/* What the table of algorithms says of one. */
#ifndef DODONA_TREES_TABLE_H
#define DODONA_TREES_TABLE_H

#include "ref/trees/tree_acsl.h"

/* The algorithm's family, a dodona_family; DODONA_NONE if it is not in the table. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures family: \result == FamilyOf(algorithm);
    ensures row: 0 <= algorithm < DODONA_TREES ==> 0 <= \result < DODONA_TREE_FAMILIES;
    exits \false; */
int32_t dodona_family_of(int32_t algorithm);

/* Which of its family's trees the algorithm means (algorithms.def); DODONA_NONE if it is not in the table. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures variant: \result == VariantOf(algorithm);
    ensures share: Postal(FamilyOf(algorithm)) ==> DODONA_KEEPS_MOST <= \result <= DODONA_KEEPS_ASKED;
    ensures pair: TwoTree(FamilyOf(algorithm)) ==> DODONA_COMPLETE <= \result <= DODONA_INORDER;
    exits \false; */
int32_t dodona_variant_of(int32_t algorithm);

/* What a request for the algorithm may say, a sum of DODONA_TAKES_...; 0 if it is not in the table. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures takes: \result == TakesOf(algorithm);
    exits \false; */
int32_t dodona_takes_of(int32_t algorithm);

#endif
