/* Judges what every schedule must obey, whatever its rows carry: rows name ranks, blocks and steps that exist, in the order of steps; no
   port is used twice at once; each send has its receive, of the same blocks. */
#ifndef DODONA_CHECK_PORTS_H
#define DODONA_CHECK_PORTS_H

#include "ref/check/broadcast.h"

/*@
  // Rows 0 .. k - 1 fit, of n.
  predicate RowsFitTo(dodona_rules *g, dodona_row *a, integer n, integer k) =
    \forall integer i; 0 <= i < k ==> RowFits(g, a, n, i);
*/

/* Returns the first row that does not fit and what is wrong with it; DODONA_VALID if all fit. `scratch` has 4 P entries. O(n + P) time, but for the
   rows of a message that are not in the order of their blocks. Of the rules ranks, blocks, simplex, latency and ticks count. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires scratch: \valid(scratch + (0 .. 4 * rules->ranks - 1));
    requires apart: \separated(scratch + (0 .. 4 * rules->ranks - 1), rows + (0 .. n - 1), rules);
    terminates \true;
    assigns scratch[0 .. 4 * rules->ranks - 1];
    ensures fault: \result.fault == DODONA_VALID || DODONA_OUT_OF_RANGE <= \result.fault <= DODONA_BLOCK_MISMATCH;
    ensures valid: \result.fault == DODONA_VALID <==> RowsFitTo(rules, rows, n, n);
    ensures first: \result.fault != DODONA_VALID ==> 0 <= \result.row < n && RowsFitTo(rules, rows, n, \result.row) &&
      Misfits(rules, rows, n, \result.row, \result.fault);
    exits \false; */
dodona_verdict dodona_check_ports(const dodona_rules *rules, const dodona_row *rows, int64_t n,
                                  uint64_t *scratch);

#endif
