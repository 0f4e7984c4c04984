#include "ref/check/receives.h"

/*@
  // All that is known of the rows stays known while messages are written.
  predicate SameRows{L, M}(dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n ==>
      \at(a[k].step, L) == \at(a[k].step, M) && \at(a[k].rank, L) == \at(a[k].rank, M) &&
      \at(a[k].op, L) == \at(a[k].op, M) && \at(a[k].peer, L) == \at(a[k].peer, M) &&
      \at(a[k].block, L) == \at(a[k].block, M);
*/

/* The message of a receive. */
/*@ requires range: 0 <= row.block < 2 * s && 1 <= s && 2 * s <= 0x7fffffff;
    terminates \true;
    assigns \nothing;
    ensures ends: \result.step == row.step && \result.src == row.peer && \result.dst == row.rank;
    ensures part: row.block < s ==> \result.block == row.block && \result.use == DODONA_APPEND;
    ensures whole: s <= row.block ==> \result.block == row.block - s && \result.use == DODONA_STORE;
    exits \false; */
static dodona_message message_of(dodona_row row, int32_t s) {
  const int32_t stores = row.block >= s;
  return (dodona_message){row.step, row.peer, row.rank, stores ? row.block - s : row.block,
                          stores ? DODONA_STORE : DODONA_APPEND};
}

/* Writes it at its place. */
/*@ requires range: 0 <= row.block < 2 * s && 1 <= s && 2 * s <= 0x7fffffff && 0 <= k;
    requires room: \valid(at) && \valid(of) && \separated(at, of);
    terminates \true;
    assigns *at, *of;
    ensures ends: at->step == row.step && at->src == row.peer && at->dst == row.rank;
    ensures part: row.block < s ==> at->block == row.block && at->use == DODONA_APPEND;
    ensures whole: s <= row.block ==> at->block == row.block - s && at->use == DODONA_STORE;
    ensures of: *of == k;
    exits \false; */
static void put(dodona_row row, int64_t k, int32_t s, dodona_message *at, uint64_t *of) {
  *at = message_of(row, s);
  *of = (uint64_t)k;
}

int64_t dodona_check_receives(const dodona_row *rows, int64_t n, int32_t s,
                              dodona_message *messages, uint64_t *of) {
  int64_t count = 0;
  /*@ loop invariant index: 0 <= count <= k <= n;
      loop invariant same: SameRows{Pre, Here}(rows, n);
      loop invariant of: \forall integer i; 0 <= i < count ==> 0 <= of[i] < k;
      loop invariant is: \forall integer i; 0 <= i < count ==> IsReceive(rows, s, messages, i, of[i]);
      loop invariant ascends: \forall integer h, i; 0 <= h < i < count ==> of[h] < of[i];
      loop invariant all: \forall integer r; 0 <= r < k && rows[r].op == DODONA_RECV ==>
        \exists integer i; 0 <= i < count && of[i] == r;
      loop assigns k, count, messages[0 .. n - 1], of[0 .. n - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++)
    if (rows[k].op == DODONA_RECV) {
      put(rows[k], k, s, messages + count, of + count);
      //@ assert rows: SameRows{LoopCurrent, Here}(rows, n);
      //@ assert written: IsReceive(rows, s, messages, count, of[count]);
      /*@ assert kept: \forall integer i; 0 <= i < count ==> of[i] == \at(of[i], LoopCurrent) &&
            messages[i].step == \at(messages[i].step, LoopCurrent) && messages[i].src == \at(messages[i].src, LoopCurrent) &&
            messages[i].dst == \at(messages[i].dst, LoopCurrent) &&
            messages[i].block == \at(messages[i].block, LoopCurrent) &&
            messages[i].use == \at(messages[i].use, LoopCurrent); */
      //@ assert is: \forall integer i; 0 <= i < count ==> IsReceive(rows, s, messages, i, of[i]);
      //@ assert this: of[count] == k && rows[k].op == DODONA_RECV;
      count++;
    }
  /*@ assert range: \forall integer i; 0 <= i < count ==> 0 <= of[i] < n && 0 <= messages[i].step && 0 <= messages[i].block < s &&
        messages[i].src == rows[of[i]].peer && messages[i].dst == rows[of[i]].rank; */
  /*@ assert order: \forall integer h, i; 0 <= h <= i < count ==> of[h] <= of[i] && rows[of[h]].step <= rows[of[i]].step; */
  /*@ assert steps: \forall integer i; 0 <= i < count ==> messages[i].step == rows[of[i]].step; */
  //@ assert sorted: \forall integer h, i; 0 <= h <= i < count ==> messages[h].step <= messages[i].step;
  return count;
}
