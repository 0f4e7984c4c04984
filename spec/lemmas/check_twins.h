/* What dodona_check_once finds of a combine's messages, in the network of spec/machine/allreduce.h. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_TWINS_H
#define DODONA_SPEC_LEMMAS_CHECK_TWINS_H

#include "spec/check/twins.h"
#include "spec/lemmas/check_delivery.h"
#include "spec/machine/allreduce.h"

/*@
  // Each rank has its input with its twin, and each rank wants all.
  predicate TwinTables(integer P, uint8_t *begins, uint8_t *wants) =
    \forall integer i; 0 <= i < 2 * P ==> begins[i] == (P <= i ? 1 : 0) && (wants[i] != 0 <==> i < P);

  // In a step a rank receives one row.
  predicate ReceivesOne(dodona_row *a, integer n) =
    \forall integer i, k; 0 <= i < k < n && a[i].op == DODONA_RECV && a[k].op == DODONA_RECV && a[i].rank == a[k].rank ==>
      a[i].step < a[k].step;
*/

/* Nothing is found if and only if the network leaves every rank with every input counted once. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n && 1 <= P <= 0x3fffffff && 1 <= latency;
     requires range: \forall integer k; 0 <= k < n ==> 0 <= a[k].step && 0 <= a[k].rank < P && 0 <= a[k].peer < P &&
       0 <= a[k].block <= 1;
     requires steps: latency <= 0x3fffffffffffffff && \forall integer k; 0 <= k < n ==> a[k].step <= 0x4000000000000000;
     requires order: \forall integer h, k; 0 <= h <= k < n ==> a[h].step <= a[k].step;
     requires one: ReceivesOne(a, n);
     requires messages: Messages(m, first[n] + P, 2 * P, 1) && MessagesSorted(m, first[n] + P) && 0 <= first[n] <= 0x3fffffffffffffff;
     requires twins: \valid_read(first + (0 .. n)) && TwinsOf(a, n, P, m, first) &&
       TwinsJoin(m, first[n], P, P, LastStep(a, n));
     requires tables: TwinTables(P, begins, wants);
     requires schedule: IsSchedule(S, a, n);
     requires network: Combining(S, latency);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures once: AllHaveEachOnce(m, latency, 0, first[n] + P, 2 * P, begins, wants, 2 * P) <==> AllCombined(P, x);
     exits \false; @/
  void theorem_twins(int64_t S, const dodona_row *a, int64_t n, int32_t P, int64_t latency, const dodona_message *m,
                     const uint64_t *first, const uint8_t *begins, const uint8_t *wants, int64_t x);
*/

#endif
