/* What a schedule on k ports must obey: in a step a rank sends messages to at most k others, and receives from at most k. Its rows
   stand in one order: by step, rank, operation, peer and block. */
#ifndef DODONA_SPEC_CHECK_PARTNERS_H
#define DODONA_SPEC_CHECK_PARTNERS_H

#include "spec/check/broadcast.h"

/*@
  // A number for the step, rank and operation of a row, and one for the row: the order of numbers is the order of rows.
  logic integer SideKey(dodona_row r) = (r.step * 0x80000000 + r.rank) * 2 + r.op;
  logic integer RowKey(dodona_row r) = (SideKey(r) * 0x80000000 + r.peer) * 0x80000000 + r.block;

  predicate HasKey(dodona_row r) =
    0 <= r.step <= 0x4000000000000000 && 0 <= r.rank <= 0x7fffffff && 0 <= r.op <= 1 &&
    0 <= r.peer <= 0x7fffffff && 0 <= r.block <= 0x7fffffff;

  // Rows i and k are what one rank sends in one step, or what it receives.
  predicate SameSide{L}(dodona_row *a, integer i, integer k) =
    a[i].step == a[k].step && a[i].rank == a[k].rank && a[i].op == a[k].op;

  // To how many ranks the rank of row k sends in the step, up to row k, or from how many it receives. Rows are in order.
  // measure k
  logic integer PartnersTo{L}(dodona_row *a, integer k) =
    k <= 0 ? 1 :
    a[k - 1].step != a[k].step || a[k - 1].rank != a[k].rank || a[k - 1].op != a[k].op ? 1 :
      PartnersTo(a, k - 1) + (a[k - 1].peer == a[k].peer ? 0 : 1);

  predicate RowSorted{L}(dodona_row *a, integer k) = 0 < k ==> RowKey(a[k - 1]) <= RowKey(a[k]);

  // Row k is no other row once more, and has a port.
  predicate RowHasPort{L}(dodona_row *a, integer ports, integer k) =
    (0 < k ==> RowKey(a[k - 1]) != RowKey(a[k])) && PartnersTo(a, k) <= ports;

  predicate RowStands{L}(dodona_rules *g, dodona_row *a, integer ports, integer k) =
    RowInRange(g, a, k) && RowSorted(a, k) && RowHasPort(a, ports, k);

  predicate RowsStand{L}(dodona_rules *g, dodona_row *a, integer ports, integer k) =
    \forall integer i; 0 <= i < k ==> RowStands(g, a, ports, i);

  // In row i the peer receives what row k sends, or sends what it receives.
  predicate Mirrors{L}(dodona_row *a, integer k, integer i) =
    a[i].step == a[k].step && a[i].rank == a[k].peer && a[i].op == 1 - a[k].op && a[i].peer == a[k].rank &&
    a[i].block == a[k].block;

  predicate RowMet{L}(dodona_row *a, integer n, integer k) = \exists integer i; 0 <= i < n && Mirrors(a, k, i);

  // Blocks 0 .. s - 1 are parts, which are combined, and s + b is the result of block b, which is stored.
  logic integer BlockNumber(integer s, integer j) = j < s ? j : j - s;

  // Rows i and k bring one rank the same block in one step, and one of them stores: what it has then would depend on which is first.
  predicate Collide{L}(dodona_row *a, integer s, integer i, integer k) =
    SameSide(a, i, k) && a[k].op == DODONA_RECV && BlockNumber(s, a[i].block) == BlockNumber(s, a[k].block) &&
    (s <= a[i].block || s <= a[k].block);

  predicate RowAlone{L}(dodona_row *a, integer s, integer k) = \forall integer i; 0 <= i < k ==> !Collide(a, s, i, k);

  predicate RowsMeet{L}(dodona_row *a, integer n, integer s, integer k) =
    \forall integer i; 0 <= i < k ==> RowMet(a, n, i) && RowAlone(a, s, i);

  // Row k breaks the rule that the fault names, and none of the rules before it.
  predicate FailsToStand{L}(dodona_rules *g, dodona_row *a, integer ports, integer k, integer fault) =
    (fault == DODONA_OUT_OF_RANGE ==> !RowInRange(g, a, k)) &&
    (fault == DODONA_OUT_OF_ORDER ==> RowInRange(g, a, k) && !RowSorted(a, k)) &&
    (fault == DODONA_PORT_TWICE ==> RowInRange(g, a, k) && RowSorted(a, k) && !RowHasPort(a, ports, k));

  predicate FailsToMeet{L}(dodona_row *a, integer n, integer s, integer k, integer fault) =
    (fault == DODONA_UNMATCHED_SEND ==> !RowMet(a, n, k) && a[k].op == DODONA_SEND) &&
    (fault == DODONA_UNMATCHED_RECEIVE ==> !RowMet(a, n, k) && a[k].op == DODONA_RECV) &&
    (fault == DODONA_RECEIVED_TWICE ==> RowMet(a, n, k) && !RowAlone(a, s, k));
*/

#endif
