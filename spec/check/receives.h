/* The messages of a schedule's rows: one for each receive, in their order. A receive of block b < s combines, and of block s + b it stores, over
   what its rank has of block b. */
#ifndef DODONA_SPEC_CHECK_RECEIVES_H
#define DODONA_SPEC_CHECK_RECEIVES_H

#include "spec/check/weights.h"

/*@
  // Message j is the receive of row k.
  predicate IsReceive(dodona_row *a, integer s, dodona_message *m, integer j, integer k) =
    a[k].op == DODONA_RECV && m[j].step == a[k].step && m[j].src == a[k].peer && m[j].dst == a[k].rank &&
    (a[k].block < s ? m[j].block == a[k].block && m[j].use == DODONA_APPEND
                    : m[j].block == a[k].block - s && m[j].use == DODONA_STORE);

  // The first j messages are the receives of the first k rows; of[i] is the row of message i.
  predicate ReceivesOf(dodona_row *a, integer k, integer s, dodona_message *m, uint64_t *of, integer j) =
    (\forall integer i; 0 <= i < j ==> 0 <= of[i] < k && IsReceive(a, s, m, i, of[i])) &&
    (\forall integer h, i; 0 <= h < i < j ==> of[h] < of[i]) &&
    (\forall integer r; 0 <= r < k && a[r].op == DODONA_RECV ==> \exists integer i; 0 <= i < j && of[i] == r);
*/

#endif
