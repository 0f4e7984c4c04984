#include "ref/check/twins.h"

/*@
  // All that is known of the rows stays known while messages are written; so do the first n messages.
  predicate RowsKept{L, M}(dodona_row *a, integer n) =
    \forall integer k; 0 <= k < n ==>
      \at(a[k].step, L) == \at(a[k].step, M) && \at(a[k].rank, L) == \at(a[k].rank, M) &&
      \at(a[k].op, L) == \at(a[k].op, M) && \at(a[k].peer, L) == \at(a[k].peer, M) &&
      \at(a[k].block, L) == \at(a[k].block, M);

  predicate MessagesKept{L, M}(dodona_message *m, integer n) =
    \forall integer k; 0 <= k < n ==>
      \at(m[k].step, L) == \at(m[k].step, M) && \at(m[k].src, L) == \at(m[k].src, M) &&
      \at(m[k].dst, L) == \at(m[k].dst, M) && \at(m[k].block, L) == \at(m[k].block, M) &&
      \at(m[k].use, L) == \at(m[k].use, M);

  // The first n messages are of 2 P ranks, and none is later than step x.
  predicate NoneLater{L}(dodona_message *m, integer n, integer P, integer x) =
    \forall integer k; 0 <= k < n ==>
      0 <= m[k].step <= x && 0 <= m[k].src < 2 * P && 0 <= m[k].dst < 2 * P && m[k].block == 0;
*/

/* Writes a message that is combined. */
/*@ requires room: \valid(at);
    terminates \true;
    assigns *at;
    ensures brings: AddsTo(at, 0, step, src, dst);
    exits \false; */
static void bring(int64_t step, int32_t src, int32_t dst, dodona_message *at) {
  *at = (dodona_message){step, src, dst, 0, DODONA_APPEND};
}

/*@
  // What is written for the first k rows.
  predicate BroughtSoFar{L}(dodona_row *a, integer k, integer P, dodona_message *m, uint64_t *first, integer count) =
    0 <= count <= 2 * k && first[k] == count && NoneLater(m, count, P, k == 0 ? 0 : a[k - 1].step) &&
    MessagesSorted(m, count) && TwinsOf(a, k, P, m, first) &&
    (\forall integer i; 0 <= i < k ==> 0 <= first[i] && first[i] + TwinWidth(a[i]) <= count);

  predicate RowsOfCombine{L}(dodona_row *a, integer n, integer P) =
    (\forall integer k; 0 <= k < n ==> 0 <= a[k].step && 0 <= a[k].block <= 1 && 0 <= a[k].rank < P && 0 <= a[k].peer < P) &&
    (\forall integer h, k; 0 <= h <= k < n ==> a[h].step <= a[k].step);
*/

/* Writes the messages of row k behind the first `count`; returns how many there are then. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= k < n && RowsOfCombine(rows, n, P);
    requires ranks: 1 <= P <= 0x3fffffff && 0 <= count <= 2 * k && n <= 0x1fffffffffffffff;
    requires room: \valid(messages + (0 .. 2 * n - 1));
    requires apart: \separated(messages + (0 .. 2 * n - 1), rows + (0 .. n - 1));
    terminates \true;
    assigns messages[count .. count + 1];
    ensures rows: RowsKept{Pre, Post}(rows, n);
    ensures kept: MessagesKept{Pre, Post}(messages, count);
    ensures count: \result == count + TwinWidth(rows[k]);
    ensures brought: \forall integer j; count <= j < \result ==> IsTwins(rows, P, messages, count, j, k);
    exits \false; */
static int64_t bring_row(const dodona_row *rows, int64_t k, int32_t P, dodona_message *messages,
                         int64_t count)
/*@ ghost (int64_t n) */ {
  const dodona_row row = rows[k];
  //@ assert room: count + 1 <= 2 * n - 1;
  if (row.op != DODONA_RECV)
    return count;
  //@ assert apart_one: \separated(messages + count, rows + (0 .. n - 1));
  bring(row.step, row.peer, row.rank, messages + count);
  //@ assert rows_one: RowsKept{Pre, Here}(rows, n);
  if (row.block != 0)
    return count + 1;
  //@ assert apart_two: \separated(messages + (count + 1), rows + (0 .. n - 1));
  bring(row.step, P + row.peer, row.rank, messages + (count + 1));
  return count + 2;
}

/* The same, and where they begin. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= k < n && RowsOfCombine(rows, n, P);
    requires ranks: 1 <= P <= 0x3fffffff && n <= 0x1fffffffffffffff;
    requires room: \valid(messages + (0 .. 2 * n - 1)) && \valid(first + (0 .. n));
    requires apart: \separated(messages + (0 .. 2 * n - 1), first + (0 .. n), rows + (0 .. n - 1));
    requires before: BroughtSoFar(rows, k, P, messages, first, count);
    terminates \true;
    assigns messages[0 .. 2 * n - 1], first[0 .. n];
    ensures rows: RowsKept{Pre, Post}(rows, n);
    ensures so_far: BroughtSoFar(rows, k + 1, P, messages, first, \result);
    exits \false; */
static int64_t add_row(const dodona_row *rows, int64_t k, int32_t P, dodona_message *messages,
                       uint64_t *first, int64_t count)
/*@ ghost (int64_t n) */ {
  const int64_t next = bring_row(rows, k, P, messages, count) /*@ ghost (n) */;
  //@ assert step: 0 <= rows[k].step && (0 < k ==> rows[k - 1].step <= rows[k].step);
  //@ assert old: NoneLater(messages, count, P, rows[k].step);
  //@ assert old_order: MessagesSorted(messages, count);
  //@ assert last: \forall integer j; count <= j < next ==> messages[j].step == rows[k].step;
  //@ assert row: 0 <= rows[k].peer < P && 0 <= rows[k].rank < P;
  /*@ assert ours: \forall integer j; count <= j < next ==> IsTwins(rows, P, messages, count, j, k) &&
        messages[j].dst == rows[k].rank && messages[j].block == 0 &&
        (messages[j].src == rows[k].peer || messages[j].src == P + rows[k].peer); */
  /*@ assert range: \forall integer j; count <= j < next ==> 0 <= messages[j].src < 2 * P && 0 <= messages[j].dst < 2 * P; */
  //@ assert new: NoneLater(messages, next, P, rows[k].step);
  //@ assert order: MessagesSorted(messages, next);
  //@ assert below: \forall integer i; 0 <= i < k ==> 0 <= first[i] && first[i] + TwinWidth(rows[i]) <= count;
  /*@ assert before: \forall integer i, j; 0 <= i < k && first[i] <= j < first[i] + TwinWidth(rows[i]) ==>
        IsTwins(rows, P, messages, first[i], j, i); */
  //@ ghost Entered:;
  first[k + 1] = (uint64_t)next;
  //@ assert same: \forall integer i; 0 <= i <= k ==> first[i] == \at(first[i], Entered);
  //@ assert widths: \forall integer i; 0 <= i < k ==> first[i + 1] == first[i] + TwinWidth(rows[i]);
  /*@ assert all: \forall integer i, j; 0 <= i < k && first[i] <= j < first[i] + TwinWidth(rows[i]) ==>
        IsTwins(rows, P, messages, first[i], j, i); */
  /*@ assert this: \forall integer j; first[k] <= j < first[k] + TwinWidth(rows[k]) ==>
        IsTwins(rows, P, messages, first[k], j, k); */
  //@ assert twins: TwinsOf(rows, k + 1, P, messages, first);
  //@ assert ahead: \forall integer i; 0 <= i <= k ==> 0 <= first[i] && first[i] + TwinWidth(rows[i]) <= next;
  return next;
}

/* Writes the messages of all rows; returns how many. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n <= 0x1fffffffffffffff && RowsOfCombine(rows, n, P);
    requires ranks: 1 <= P <= 0x3fffffff;
    requires room: \valid(messages + (0 .. 2 * n - 1)) && \valid(first + (0 .. n));
    requires apart: \separated(messages + (0 .. 2 * n - 1), first + (0 .. n), rows + (0 .. n - 1));
    terminates \true;
    assigns messages[0 .. 2 * n - 1], first[0 .. n];
    ensures so_far: BroughtSoFar(rows, n, P, messages, first, \result);
    ensures rows: RowsKept{Pre, Post}(rows, n);
    exits \false; */
static int64_t bring_all(const dodona_row *rows, int64_t n, int32_t P, dodona_message *messages,
                         uint64_t *first) {
  int64_t count = 0;
  first[0] = 0;
  /*@ loop invariant index: 0 <= k <= n;
      loop invariant same: RowsKept{Pre, Here}(rows, n);
      loop invariant so_far: BroughtSoFar(rows, k, P, messages, first, count);
      loop assigns k, count, messages[0 .. 2 * n - 1], first[0 .. n];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    //@ assert rows: RowsOfCombine(rows, n, P);
    count = add_row(rows, k, P, messages, first, count) /*@ ghost (n) */;
  }
  return count;
}

/* Behind the first t messages each rank is sent its twin's input, in step x. */
/*@ requires ranks: 1 <= P <= 0x3fffffff && 0 <= x && 0 <= t <= 0x3ffffffffffffffe;
    requires room: \valid(messages + (t .. t + P - 1));
    terminates \true;
    assigns messages[t .. t + P - 1];
    ensures kept: MessagesKept{Pre, Post}(messages, t);
    ensures join: TwinsJoin(messages, t, P, P, x);
    exits \false; */
static void join(int32_t P, int64_t x, dodona_message *messages, int64_t t) {
  /*@ loop invariant index: 0 <= v <= P;
      loop invariant kept: MessagesKept{Pre, Here}(messages, t);
      loop invariant join: TwinsJoin(messages, t, P, v, x);
      loop assigns v, messages[t .. t + P - 1];
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    bring(x, P + v, v, messages + (t + v));
    //@ assert kept: MessagesKept{LoopCurrent, Here}(messages, t + v);
    //@ assert before: TwinsJoin(messages, t, P, v, x);
    //@ assert this: AddsTo(messages, t + v, x, P + v, v);
  }
}

int64_t dodona_check_twins(const dodona_row *rows, int64_t n, int32_t P, dodona_message *messages,
                           uint64_t *first) {
  const int64_t count = bring_all(rows, n, P, messages, first);
  const int64_t last = n == 0 ? 0 : rows[n - 1].step;
  //@ assert brought: BroughtSoFar(rows, n, P, messages, first, count);
  //@ ghost Brought:;
  join(P, last, messages, count);
  //@ assert apart: \separated(messages + (count .. count + P - 1), rows + (0 .. n - 1));
  //@ assert rows: RowsKept{Brought, Here}(rows, n);
  //@ assert first: \forall integer i; 0 <= i <= n ==> first[i] == \at(first[i], Brought);
  //@ assert old: NoneLater(messages, count, P, last);
  //@ assert old_order: MessagesSorted(messages, count);
  /*@ assert behind: \forall integer j; count <= j < count + P ==> messages[j].step == last && messages[j].src == P + (j - count) &&
        messages[j].dst == j - count && messages[j].block == 0; */
  //@ assert range: NoneLater(messages, count + P, P, last);
  //@ assert sorted: MessagesSorted(messages, count + P);
  /*@ assert brought_too: \forall integer i, j; 0 <= i < n && first[i] <= j < first[i] + TwinWidth(rows[i]) ==>
        IsTwins(rows, P, messages, first[i], j, i); */
  //@ assert twins: TwinsOf(rows, n, P, messages, first);
  return count + P;
}
