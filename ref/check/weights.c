#include "ref/check/weights.h"
#include "ref/check/cell_of.h"
#include "spec/lemmas/check_weights.h"

/*@
  // Messages top .. n - 1 are those that are sent when at least t messages have arrived.
  predicate SentSince{M}(dodona_message *a, integer latency, integer n, integer t, integer top) =
    t <= top <= n &&
    (\forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t) &&
    (\forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k));

  predicate WeightsOfSome{M}(dodona_message *a, integer latency, integer n, integer P, integer s, uint64_t *want,
                             integer t, integer k, uint32_t *w) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      Saturated(w[Cell(P, v, b)], WeightOfSome(a, latency, b, n, want[b], t, k, v));

  // What messages t .. n - 1 weigh.
  predicate SentWeights{M}(dodona_message *a, integer latency, integer n, uint64_t *want, integer t, uint8_t *sent) =
    \forall integer k; t <= k < n ==>
      Saturated(sent[k], WeightOfSome(a, latency, a[k].block, n, want[a[k].block], k + 1, k + 1, a[k].dst));
*/

/* Adds the weight of message k to the weight of its sender, at the moment when the sender sends it. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= t <= k < n;
    requires want: \valid_read(want + (0 .. s - 1));
    requires valid: \valid_read(sent + (0 .. n - 1)) && \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1));
    requires then: SeenBy(a, latency, k) == t;
    requires sent: SentWeights(a, latency, n, want, t, sent);
    requires parts: WeightsOfSome(a, latency, n, P, s, want, t, k + 1, w);
    terminates \true;
    assigns w[0 .. Cells(P, s) - 1];
    ensures parts: WeightsOfSome(a, latency, n, P, s, want, t, k, w);
    exits \false; */
static void add(const dodona_message *a, int64_t k, int32_t P, const uint8_t *sent, uint32_t *w)
/*@ ghost (int64_t n, int64_t latency, int32_t s, const uint64_t *want, int64_t t) */ {
  const int64_t at = dodona_check_cell_of(P, a[k].src, a[k].block) /*@ ghost (s) */;
  const uint32_t sum = w[at] + sent[k];
  /*@ assert others: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        !(a[k].block == b && a[k].src == v); */
  /*@ assert mine: Saturated(sum < 2 ? sum : 2,
        WeightOfSome(a, latency, a[k].block, n, want[a[k].block], t, k, a[k].src)); */
  w[at] = sum < 2 ? sum : 2;
}

/* Adds the weights of the messages that are sent when t have arrived, up to message top - 1, to those of their senders. Returns the
   first of them. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= t < n;
    requires latency: 0 <= latency;
    requires want: \valid_read(want + (0 .. s - 1));
    requires valid: \valid_read(sent + (0 .. n - 1)) && \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1));
    requires divides: SentSince(a, latency, n, t + 1, top);
    requires sent: SentWeights(a, latency, n, want, t, sent);
    requires parts: WeightsOfSome(a, latency, n, P, s, want, t, n, w);
    terminates \true;
    assigns w[0 .. Cells(P, s) - 1];
    ensures divides: SentSince(a, latency, n, t, \result);
    ensures parts: WeightsOfSome(a, latency, n, P, s, want, t, t, w);
    exits \false; */
static int64_t send(const dodona_message *a, int64_t latency, int64_t t, int64_t top, int32_t P,
                    const uint8_t *sent, uint32_t *w)
/*@ ghost (int64_t n, int32_t s, const uint64_t *want) */ {
  //@ ghost lemma_messages_seen(a, n, latency, t);
  //@ ghost lemma_weight_silent(a, n, latency, t, top, n);
  /*@ loop invariant range: t <= top <= n;
      loop invariant before: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) <= t;
      loop invariant after: \forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k);
      loop invariant parts: WeightsOfSome(a, latency, n, P, s, want, t, top, w);
      loop assigns top, w[0 .. Cells(P, s) - 1];
      loop variant top; */
  while (t < top && (t == 0 || a[t - 1].step <= a[top - 1].step - latency)) {
    top--;
    //@ assert then: SeenBy(a, latency, top) == t;
    add(a, top, P, sent, w) /*@ ghost (n, latency, s, want, t) */;
  }
  //@ assert earlier: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t;
  //@ ghost lemma_weight_silent(a, n, latency, t, t, top);
  return top;
}

/* Gives message t the weight that its receiver has when the message arrives. If the receiver stores the message, what it had before
   counts no more, and its weight becomes 0. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= t < n;
    requires want: \valid_read(want + (0 .. s - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), sent + (0 .. n - 1)) && \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1));
    requires sent: SentWeights(a, latency, n, want, t + 1, sent);
    requires parts: WeightsOfSome(a, latency, n, P, s, want, t + 1, t + 1, w);
    terminates \true;
    assigns sent[0 .. n - 1], w[0 .. Cells(P, s) - 1];
    ensures sent: SentWeights(a, latency, n, want, t, sent);
    ensures parts: WeightsOfSome(a, latency, n, P, s, want, t, n, w);
    exits \false; */
static void arrive(const dodona_message *a, int64_t t, int32_t P, uint8_t *sent, uint32_t *w)
/*@ ghost (int64_t n, int64_t latency, int32_t s, const uint64_t *want) */ {
  const int64_t at = dodona_check_cell_of(P, a[t].dst, a[t].block) /*@ ghost (s) */;
  /*@ assert mine: Saturated(w[at],
        WeightOfSome(a, latency, a[t].block, n, want[a[t].block], t + 1, t + 1, a[t].dst)); */
  sent[t] = (uint8_t)w[at];
  //@ assert kept: SentWeights(a, latency, n, want, t + 1, sent);
  /*@ assert new: Saturated(sent[t],
        WeightOfSome(a, latency, a[t].block, n, want[a[t].block], t + 1, t + 1, a[t].dst)); */
  //@ assert sent: SentWeights(a, latency, n, want, t, sent);
  /*@ assert others: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        !(a[t].block == b && a[t].dst == v); */
  if (a[t].use == DODONA_STORE)
    w[at] = 0;
}

/* The weights when all messages have arrived. */
/*@ requires range: 0 <= P && 0 <= s && 0 <= n;
    requires want: \valid_read(want + (0 .. s - 1));
    requires valid: \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns w[0 .. Cells(P, s) - 1];
    ensures wanted: \forall integer b, v; 0 <= b < s && 0 <= v < P ==> w[Cell(P, v, b)] == (v == want[b] ? 1 : 0);
    exits \false; */
static void begin(int32_t P, int32_t s, const uint64_t *want, uint32_t *w)
/*@ ghost (const dodona_message *a, int64_t n) */ {
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant wanted: \forall integer c, v; 0 <= c < b && 0 <= v < P ==>
        w[Cell(P, v, c)] == (v == want[c] ? 1 : 0);
      loop assigns b, w[0 .. Cells(P, s) - 1];
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++)
    /*@ loop invariant range: 0 <= u <= P;
        loop invariant before: \forall integer c, v; 0 <= c < b && 0 <= v < P ==>
          w[Cell(P, v, c)] == (v == want[c] ? 1 : 0);
        loop invariant wanted: \forall integer v; 0 <= v < u ==> w[Cell(P, v, b)] == (v == want[b] ? 1 : 0);
        loop assigns u, w[0 .. Cells(P, s) - 1];
        loop variant P - u; */
    for (int32_t u = 0; u < P; u++) {
      const int64_t at = dodona_check_cell_of(P, u, b) /*@ ghost (s) */;
      /*@ assert others: \forall integer c, v; 0 <= c < s && 0 <= v < P && !(c == b && v == u) ==>
            Cell(P, v, c) != at; */
      w[at] = (uint64_t)u == want[b];
    }
}

void dodona_check_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                          const uint64_t *want, uint8_t *sent, uint32_t *w) {
  begin(P, s, want, w) /*@ ghost (a, n) */;
  int64_t top = n;
  //@ ghost lemma_messages_seen(a, n, latency, 0);
  /*@ loop invariant range: 0 <= t <= n;
      loop invariant divides: SentSince(a, latency, n, t, top);
      loop invariant sent: SentWeights(a, latency, n, want, t, sent);
      loop invariant parts: WeightsOfSome(a, latency, n, P, s, want, t, t, w);
      loop assigns t, top, sent[0 .. n - 1], w[0 .. Cells(P, s) - 1];
      loop variant t; */
  for (int64_t t = n; t > 0;) {
    t--;
    arrive(a, t, P, sent, w) /*@ ghost (n, latency, s, want) */;
    top = send(a, latency, t, top, P, sent, w) /*@ ghost (n, s, want) */;
  }
  /*@ ghost
    /@ loop invariant range: 0 <= b <= s;
       loop invariant same: \forall integer c, i; 0 <= c < b && want[c] < P && 0 <= i < P ==>
         WeightOf(a, latency, c, n, want[c], 0, i) == Copies(a, latency, c, i, n, want[c]);
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      /@ loop invariant range: 0 <= i <= P;
         loop invariant same: \forall integer j; 0 <= j < i && want[b] < P ==>
           WeightOf(a, latency, b, n, want[b], 0, j) == Copies(a, latency, b, j, n, want[b]);
         loop assigns i;
         loop variant P - i; @/
      for (int32_t i = 0; i < P; i++)
        if (want[b] < (uint64_t)P)
          theorem_weights(a, n, latency, b, P, s, i, (int32_t)want[b]);
  */
}
