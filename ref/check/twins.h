/* Turns the rows of a combine into messages that dodona_check_once can judge. Each rank has a twin, who begins with the rank's input. */
#ifndef DODONA_CHECK_TWINS_H
#define DODONA_CHECK_TWINS_H

#include "ref/check/broadcast.h"
#include "ref/check/weights.h"
#include "spec/check/twins.h"

/* Writes n rows as messages of one block among 2 P ranks, and returns how many messages there are. The twin of rank v is rank P + v. A row of
   block 0 sends T, all that its sender has combined, its own input among it: it becomes a message of the sender and a message of the
   sender's twin. A row of block 1 sends S, the same without the own input: it becomes a message of the sender alone. P further messages,
   in the last row's step, bring each rank its own input. The combine is right if each of the ranks 0 .. P - 1 has the inputs of the ranks
   P .. 2 P - 1 once. first[k], k <= n, says how many messages the rows before row k have. dodona_check_ports must have found
   the rows valid. O(n + P) time. */
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
