/* From a combine's rows to messages: what dodona_check_once judges. */
#ifndef DODONA_CHECK_TWINS_H
#define DODONA_CHECK_TWINS_H

#include "ref/check/broadcast.h"
#include "ref/check/weights.h"
#include "spec/check/twins.h"

/* Writes the receives of n rows as messages of block 0 among 2 P ranks, and in first[k], k <= n, how many there are of the rows before k; behind
   them, in the last row's step, P messages by which each rank gets its own input. Returns how many there are in all. A row of block 0 sends T, all
   that its sender has combined, its own input among it; a row of block 1 sends S, the same without. The combine is right if each of the ranks 0 ..
   P - 1 has the inputs of P .. 2 P - 1 once. The rows are in the order of their steps, of ranks and blocks that exist:
   dodona_check_ports calls them valid. O(n + P) time. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n <= 0x1fffffffffffffff;
    requires ranks: 1 <= P <= 0x3fffffff;
    requires range: \forall integer k; 0 <= k < n ==> 0 <= rows[k].step && 0 <= rows[k].block <= 1 &&
      0 <= rows[k].rank < P && 0 <= rows[k].peer < P;
    requires order: \forall integer h, k; 0 <= h <= k < n ==> rows[h].step <= rows[k].step;
    requires room: \valid(messages + (0 .. 2 * n + P - 1)) && \valid(first + (0 .. n));
    requires apart: \separated(messages + (0 .. 2 * n + P - 1), first + (0 .. n), rows + (0 .. n - 1));
    terminates \true;
    assigns messages[0 .. 2 * n + P - 1], first[0 .. n];
    ensures count: \result == first[n] + P && 0 <= first[n] <= 2 * n;
    ensures messages: Messages(messages, \result, 2 * P, 1);
    ensures sorted: MessagesSorted(messages, \result);
    ensures twins: TwinsOf(rows, n, P, messages, first);
    ensures join: TwinsJoin(messages, first[n], P, P, n == 0 ? 0 : rows[n - 1].step);
    exits \false; */
int64_t dodona_check_twins(const dodona_row *rows, int64_t n, int32_t P, dodona_message *messages,
                           uint64_t *first);

#endif
