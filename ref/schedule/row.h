/* What the table says of any algorithm. */
#ifndef DODONA_SCHEDULE_ROW_H
#define DODONA_SCHEDULE_ROW_H

#include "ref/schedule/request.h"

/*@
  // Who makes the schedule of a request: the row's family, but on simplex ports couples or the direct tree.
  logic integer PlanFamily(dodona_request q) =
    q.ports == DODONA_COUPLES ? DODONA_FAMILY_COUPLES :
    q.ports == DODONA_SIMPLEX ? DODONA_FAMILY_SIMPLEX : RowFamily(q.algorithm);
*/

/* Returns the family that makes the schedule of a request: on simplex ports couples or the direct tree, else the family of its
   algorithm. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures family: \result == PlanFamily(q);
    ensures range: -1 <= \result < DODONA_FAMILIES;
    exits \false; */
int32_t dodona_plan_family(dodona_request q);

/* Returns the algorithm's family, a dodona_family; DODONA_NONE if it is not in the table. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures family: \result == RowFamily(algorithm);
    ensures row: 0 <= algorithm < DODONA_ALGORITHMS <==> 0 <= \result;
    ensures range: -1 <= \result < DODONA_FAMILIES;
    exits \false; */
int32_t dodona_row_family(int32_t algorithm);

/* Returns which of its family's schedules the algorithm means (algorithms.def); DODONA_NONE if it is not in the table. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures variant: \result == RowVariant(algorithm);
    ensures scatters: RowFamily(algorithm) == DODONA_FAMILY_SCATTER ==> DODONA_KIND_SCATTER_RING <= \result <= DODONA_KIND_SCATTER_DOUBLING;
    ensures cores: RowFamily(algorithm) == DODONA_FAMILY_CORE ==> DODONA_KIND_DOUBLING <= \result <= DODONA_KIND_RABENSEIFNER;
    ensures own: RowFamily(algorithm) == DODONA_FAMILY_SCAN ==> 1 <= \result;
    exits \false; */
int32_t dodona_row_variant(int32_t algorithm);

/* Returns 1 if the algorithm serves the operation, a dodona_op, else 0. O(1). */
/*@ terminates \true;
    assigns \nothing;
    ensures serves: \result == 1 <==> ServesOp(algorithm, op);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_serves(int32_t algorithm, int32_t op);

/* Returns 1 if a request for the algorithm may say `what`, one of DODONA_TAKES_..., else 0. O(1). */
/*@ requires what: 1 <= what;
    terminates \true;
    assigns \nothing;
    ensures takes: \result == 1 <==> Takes(algorithm, what);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_takes(int32_t algorithm, int32_t what);

#endif
