#include "ref/check/made.h"
#include "ref/check/cell_of.h"
#include "spec/lemmas/check_made.h"
#include "spec/lemmas/check_weights.h"

/*@
  // What every rank has when t messages have arrived.
  predicate MadeAt{M}(dodona_message *a, integer latency, integer P, integer s, integer t, uint64_t *made) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P ==> made[Cell(P, v, b)] == MadeWord(Made(a, latency, b, t, v));

  // What messages 0 .. top - 1 carry.
  predicate SentMade{M}(dodona_message *a, integer latency, integer top, uint64_t *sent) =
    \forall integer k; 0 <= k < top ==>
      sent[k] == MadeWord(Made(a, latency, a[k].block, SeenBy(a, latency, k), a[k].src));

  // Messages 0 .. top - 1 are those that are sent before t have arrived.
  predicate CarriedBefore{M}(dodona_message *a, integer latency, integer n, integer t, integer top) =
    0 <= top <= n &&
    (\forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t) &&
    (\forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k));
*/

/*@ requires range: 0 <= P && 0 <= s && 0 <= n;
    requires valid: \valid(made + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), made + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns made[0 .. Cells(P, s) - 1];
    ensures own: MadeAt(a, latency, P, s, 0, made);
    exits \false; */
static void begin(int32_t P, int32_t s, uint64_t *made)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency) */ {
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant own: \forall integer c, v; 0 <= c < b && 0 <= v < P ==> made[Cell(P, v, c)] == MadeWord(-1 - v);
      loop assigns b, made[0 .. Cells(P, s) - 1];
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++)
    /*@ loop invariant range: 0 <= u <= P;
        loop invariant before: \forall integer c, v; 0 <= c < b && 0 <= v < P ==> made[Cell(P, v, c)] == MadeWord(-1 - v);
        loop invariant own: \forall integer v; 0 <= v < u ==> made[Cell(P, v, b)] == MadeWord(-1 - v);
        loop assigns u, made[0 .. Cells(P, s) - 1];
        loop variant P - u; */
    for (int32_t u = 0; u < P; u++) {
      const int64_t at = dodona_check_cell_of(P, u, b) /*@ ghost (s) */;
      /*@ assert others: \forall integer c, v; 0 <= c < s && 0 <= v < P && !(c == b && v == u) ==>
            Cell(P, v, c) != at; */
      made[at] = DODONA_MADE_AT - 1 - (uint64_t)u;
    }
}

/* Notes what the messages carry that are sent when t have arrived, from message `top` on. Returns the first that is sent later. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= t < n;
    requires latency: 0 <= latency;
    requires valid: \valid(sent + (0 .. n - 1)) && \valid_read(made + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), made + (0 .. Cells(P, s) - 1));
    requires divides: CarriedBefore(a, latency, n, t, top);
    requires sent: SentMade(a, latency, top, sent);
    requires made: MadeAt(a, latency, P, s, t, made);
    terminates \true;
    assigns sent[0 .. n - 1];
    ensures divides: CarriedBefore(a, latency, n, t + 1, \result);
    ensures sent: SentMade(a, latency, \result, sent);
    exits \false; */
static int64_t send(const dodona_message *a, int64_t n, int64_t latency, int64_t t, int64_t top,
                    int32_t P, uint64_t *sent, const uint64_t *made) /*@ ghost (int32_t s) */ {
  //@ ghost lemma_messages_seen(a, n, latency, t + 1);
  /*@ loop invariant range: 0 <= top <= n;
      loop invariant before: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) <= t;
      loop invariant after: \forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k);
      loop invariant sent: SentMade(a, latency, top, sent);
      loop assigns top, sent[0 .. n - 1];
      loop variant n - top; */
  while (top < n && (top <= t || a[t].step > a[top].step - latency)) {
    //@ assert then: SeenBy(a, latency, top) == t;
    const int64_t at = dodona_check_cell_of(P, a[top].src, a[top].block) /*@ ghost (s) */;
    //@ assert has: made[at] == MadeWord(Made(a, latency, a[top].block, SeenBy(a, latency, top), a[top].src));
    sent[top] = made[at];
    top++;
  }
  //@ assert later: \forall integer k; top <= k < n ==> a[t].step + latency <= a[k].step;
  return top;
}

/* Notes what the receiver of message t has when the message arrives. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= t < n;
    requires valid: \valid_read(sent + (0 .. n - 1)) && \valid(made + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), made + (0 .. Cells(P, s) - 1));
    requires sent: sent[t] == MadeWord(Made(a, latency, a[t].block, SeenBy(a, latency, t), a[t].src));
    requires made: MadeAt(a, latency, P, s, t, made);
    terminates \true;
    assigns made[0 .. Cells(P, s) - 1];
    ensures made: MadeAt(a, latency, P, s, t + 1, made);
    exits \false; */
static void arrive(const dodona_message *a, int64_t t, int32_t P, const uint64_t *sent,
                   uint64_t *made)
/*@ ghost (int64_t n, int64_t latency, int32_t s) */ {
  //@ ghost lemma_made(a, latency, t + 1);
  const int64_t at = dodona_check_cell_of(P, a[t].dst, a[t].block) /*@ ghost (s) */;
  /*@ assert others: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        !(a[t].block == b && a[t].dst == v); */
  made[at] = a[t].use == DODONA_STORE ? sent[t] : DODONA_MADE_AT + (uint64_t)t;
}

void dodona_check_made(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                       uint64_t *sent, uint64_t *made) {
  begin(P, s, made) /*@ ghost (a, n, latency) */;
  int64_t top = 0;
  //@ ghost lemma_cells(P, s);
  //@ ghost lemma_messages_seen(a, n, latency, 0);
  /*@ loop invariant range: 0 <= t <= n;
      loop invariant divides: CarriedBefore(a, latency, n, t, top);
      loop invariant sent: SentMade(a, latency, top, sent);
      loop invariant made: MadeAt(a, latency, P, s, t, made);
      loop assigns t, top, sent[0 .. n - 1], made[0 .. Cells(P, s) - 1];
      loop variant n - t; */
  for (int64_t t = 0; t < n; t++) {
    top = send(a, n, latency, t, top, P, sent, made) /*@ ghost (s) */;
    /*@ assert same: \forall integer q; 0 <= q < Cells(P, s) ==> made[q] == \at(made[q], LoopCurrent); */
    //@ assert made: MadeAt(a, latency, P, s, t, made);
    //@ ghost lemma_messages_seen(a, n, latency, 0);
    //@ assert own: t < top;
    arrive(a, t, P, sent, made) /*@ ghost (n, latency, s) */;
    //@ assert sent: SentMade(a, latency, top, sent);
  }
}
