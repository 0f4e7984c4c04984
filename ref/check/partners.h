/* Judges what every schedule on k ports must obey, as dodona_check_ports does for one port. Rows name ranks, blocks and steps that exist; in a
   step no rank has more than k partners each way; each send has its receive. dodona_check_once then judges what the messages bring. */
#ifndef DODONA_CHECK_PARTNERS_H
#define DODONA_CHECK_PARTNERS_H

#include "ref/check/broadcast.h"
#include "spec/check/partners.h"

/* Returns the first row that is wrong and why, or DODONA_VALID. Rows must be sorted by step, rank, operation, peer and block. Of the rules only
   ranks and blocks count; the rules have 2 s blocks, and block s + b is a result of block b, which the receiver stores. A rank that is
   sent a result is sent nothing else of the block in that step. The function first judges each row by itself and beside its neighbours
   (DODONA_OUT_OF_RANGE, _OUT_OF_ORDER, _PORT_TWICE), then looks for each row's counterpart (DODONA_UNMATCHED_SEND, _RECEIVE) and for other
   rows of its block (_RECEIVED_TWICE). `seen` is scratch of s entries. O(s + n log n) time. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires blocks: 1 <= s && rules->blocks == 2 * s;
    requires ports: 1 <= ports;
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires seen: \valid(seen + (0 .. s - 1));
    requires apart: \separated(seen + (0 .. s - 1), rows + (0 .. n - 1), rules);
    terminates \true;
    assigns seen[0 .. s - 1];
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_RECEIVED_TWICE ||
      DODONA_OUT_OF_RANGE <= \result.fault <= DODONA_UNMATCHED_RECEIVE;
    ensures valid: \result.fault == DODONA_VALID <==> RowsStand(rules, rows, ports, n) && RowsMeet(rows, n, s, n);
    ensures stands: DODONA_OUT_OF_RANGE <= \result.fault <= DODONA_PORT_TWICE ==>
      0 <= \result.row < n && RowsStand(rules, rows, ports, \result.row) &&
      FailsToStand(rules, rows, ports, \result.row, \result.fault);
    ensures meets: DODONA_UNMATCHED_SEND <= \result.fault ==>
      RowsStand(rules, rows, ports, n) && 0 <= \result.row < n && RowsMeet(rows, n, s, \result.row) &&
      FailsToMeet(rows, n, s, \result.row, \result.fault);
    exits \false; */
dodona_verdict dodona_check_partners(const dodona_rules *rules, int32_t ports, int32_t s,
                                     const dodona_row *rows, int64_t n, uint64_t *seen);

#endif
