/* Turns rows into messages that dodona_check_once can judge. */
#ifndef DODONA_CHECK_RECEIVES_H
#define DODONA_CHECK_RECEIVES_H

#include "ref/check/broadcast.h"
#include "ref/check/weights.h"
#include "spec/check/receives.h"

/* Writes the receives of n rows as messages, in their order, writes the row of each message in `of`, and returns how many messages there are.
   In a row of a reduction over s blocks, block b < s is a part, which the receiver combines, and block s + b is a result, which it stores.
   dodona_check_ports must have found the rows valid. `messages` and `of` have room for n entries. O(n) time. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires blocks: 1 <= s && 2 * s <= 0x7fffffff;
    requires range: \forall integer k; 0 <= k < n ==> 0 <= rows[k].step && 0 <= rows[k].block < 2 * s;
    requires order: \forall integer h, k; 0 <= h <= k < n ==> rows[h].step <= rows[k].step;
    requires room: \valid(messages + (0 .. n - 1)) && \valid(of + (0 .. n - 1));
    requires apart: \separated(messages + (0 .. n - 1), of + (0 .. n - 1), rows + (0 .. n - 1));
    terminates \true;
    assigns messages[0 .. n - 1], of[0 .. n - 1];
    ensures count: 0 <= \result <= n;
    ensures messages: \forall integer P;
      (\forall integer k; 0 <= k < n ==> 0 <= rows[k].rank < P && 0 <= rows[k].peer < P) ==>
        Messages(messages, \result, P, s);
    ensures sorted: MessagesSorted(messages, \result);
    ensures receives: ReceivesOf(rows, n, s, messages, of, \result);
    exits \false; */
int64_t dodona_check_receives(const dodona_row *rows, int64_t n, int32_t s,
                              dodona_message *messages, uint64_t *of);

#endif
