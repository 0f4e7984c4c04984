#include "ref/check/weights.h"
#include "spec/lemmas/check_weights.h"

/*@
  // Messages top .. n - 1 are those that are sent when at least t messages have arrived.
  predicate SentSince{M}(dodona_message *a, integer latency, integer n, integer t, integer top) =
    t <= top <= n &&
    (\forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t) &&
    (\forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k));

  predicate WeightsOfSome{M}(dodona_message *a, integer latency, integer n, integer P, integer d, integer t, integer k,
                     uint32_t *w) =
    \forall integer v; 0 <= v < P ==> Saturated(w[v], WeightOfSome(a, latency, n, d, t, k, v));

  // What messages t .. n - 1 weigh.
  predicate SentWeights{M}(dodona_message *a, integer latency, integer n, integer d, integer t, uint8_t *sent) =
    \forall integer k; t <= k < n ==>
      Saturated(sent[k], WeightOfSome(a, latency, n, d, k + 1, k + 1, a[k].dst));
*/

/* Adds the weights of the messages that are sent when t have arrived, up to message top - 1, to those of their senders. Returns the
   first of them. */
/*@ requires rows: Messages(a, n, P) && MessagesSorted(a, n) && 0 <= t < n;
    requires latency: 0 <= latency;
    requires valid: \valid_read(sent + (0 .. n - 1)) && \valid(w + (0 .. P - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. P - 1));
    requires divides: SentSince(a, latency, n, t + 1, top);
    requires sent: SentWeights(a, latency, n, d, t, sent);
    requires parts: WeightsOfSome(a, latency, n, P, d, t, n, w);
    terminates \true;
    assigns w[0 .. P - 1];
    ensures divides: SentSince(a, latency, n, t, \result);
    ensures parts: WeightsOfSome(a, latency, n, P, d, t, t, w);
    exits \false; */
static int64_t send(const dodona_message *a, int64_t latency, int64_t t, int64_t top,
                    const uint8_t *sent, uint32_t *w)
/*@ ghost (int64_t n, int32_t P, int32_t d) */ {
  //@ ghost lemma_messages_seen(a, n, latency, t);
  //@ ghost lemma_weight_silent(a, n, latency, d, t, top, n);
  /*@ loop invariant range: t <= top <= n;
      loop invariant before: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) <= t;
      loop invariant after: \forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k);
      loop invariant parts: WeightsOfSome(a, latency, n, P, d, t, top, w);
      loop assigns top, w[0 .. P - 1];
      loop variant top; */
  while (t < top && (t == 0 || a[t - 1].step <= a[top - 1].step - latency)) {
    top--;
    //@ assert then: SeenBy(a, latency, top) == t;
    uint32_t sum = w[a[top].src] + sent[top];
    w[a[top].src] = sum < 2 ? sum : 2;
  }
  //@ assert earlier: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t;
  //@ ghost lemma_weight_silent(a, n, latency, d, t, t, top);
  return top;
}

void dodona_check_weights(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t d,
                          uint8_t *sent, uint32_t *w) {
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant wanted: \forall integer u; 0 <= u < v ==> w[u] == (u == d ? 1 : 0);
      loop assigns v, w[0 .. P - 1];
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++)
    w[v] = v == d;
  int64_t top = n;
  //@ ghost lemma_messages_seen(a, n, latency, 0);
  /*@ loop invariant range: 0 <= t <= n;
      loop invariant divides: SentSince(a, latency, n, t, top);
      loop invariant sent: SentWeights(a, latency, n, d, t, sent);
      loop invariant parts: WeightsOfSome(a, latency, n, P, d, t, t, w);
      loop assigns t, top, sent[0 .. n - 1], w[0 .. P - 1];
      loop variant t; */
  for (int64_t t = n; t > 0;) {
    t--;
    sent[t] = (uint8_t)w[a[t].dst];
    if (a[t].use == DODONA_STORE)
      w[a[t].dst] = 0;
    top = send(a, latency, t, top, sent, w) /*@ ghost (n, P, d) */;
  }
  /*@ ghost
    /@ loop invariant range: 0 <= i <= P;
       loop invariant same: \forall integer j; 0 <= j < i ==>
         WeightOf(a, latency, n, d, 0, j) == Copies(a, latency, j, n, d);
       loop assigns i;
       loop variant P - i; @/
    for (int32_t i = 0; i < P; i++)
      theorem_weights(a, n, latency, P, i, d);
  */
}

/*@ requires word: \forall integer i; 0 <= i < P ==> Saturated(w[i], Copies(a, latency, i, n, d));
    requires read: 0 <= P && \valid_read(begins + (0 .. P - 1)) && \valid_read(w + (0 .. P - 1));
    terminates \true;
    assigns \nothing;
    ensures once: \result != 0 <==> HasEachOnce(a, latency, n, P, begins, d);
    exits \false; */
static int32_t all_once(int32_t P, const uint8_t *begins, const uint32_t *w)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t d) */ {
  /*@ loop invariant range: 0 <= i <= P;
      loop invariant once: \forall integer j; 0 <= j < i && begins[j] != 0 ==>
        Copies(a, latency, j, n, d) == 1;
      loop assigns i;
      loop variant P - i; */
  for (int32_t i = 0; i < P; i++)
    if (begins[i] != 0 && w[i] != 1) {
      //@ assert not: Copies(a, latency, i, n, d) != 1;
      return 0;
    }
  return 1;
}

int32_t dodona_check_once(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                          const uint8_t *begins, const uint8_t *wants, uint8_t *sent, uint32_t *w) {
  int32_t d = 0;
  /*@ loop invariant range: 0 <= d <= P;
      loop invariant once: AllHaveEachOnce(a, latency, n, P, begins, wants, d);
      loop assigns d, sent[0 .. n - 1], w[0 .. P - 1];
      loop variant P - d; */
  for (; d < P; d++)
    if (wants[d] != 0) {
      dodona_check_weights(a, n, latency, P, d, sent, w);
      //@ assert same: \forall integer i; 0 <= i < P ==> wants[i] == \at(wants[i], LoopCurrent);
      //@ assert begin: \forall integer i; 0 <= i < P ==> begins[i] == \at(begins[i], LoopCurrent);
      //@ assert still: AllHaveEachOnce(a, latency, n, P, begins, wants, d);
      if (!all_once(P, begins, w) /*@ ghost (a, n, latency, d) */)
        return d;
    }
  return d;
}
