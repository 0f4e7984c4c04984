/* From rows to messages: what dodona_check_once judges. */
#ifndef DODONA_CHECK_RECEIVES_H
#define DODONA_CHECK_RECEIVES_H

#include "ref/check/broadcast.h"
#include "ref/check/weights.h"
#include "spec/check/receives.h"

/* Writes the receives of n rows as messages, in their order, and in `of` the row of each. Returns how many there are. Rows of a reduction over s
   blocks say block b < s for a part, which is combined, and s + b for a result, which is stored. The rows are in the order of their steps, of ranks and
   blocks that exist: dodona_check_ports calls them valid. O(n) time; messages and `of` have room for n. */
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
