#include "ref/check/terms.h"
#include "ref/check/alike.h"
#include "ref/check/cell_of.h"
#include "spec/lemmas/check_terms.h"
#include "spec/lemmas/check_weights.h"

/*@
  // The word is what rank v has of block b when t messages have arrived.
  predicate TermHeld{M}(dodona_message *a, integer latency, dodona_join *joins, integer word, integer b, integer t, integer v) =
    Listed(joins, word - 0x80000000) == TermAfter(a, latency, b, t, v);

  // What every rank has when t messages have arrived.
  predicate TermsAt{M}(dodona_message *a, integer latency, integer P, integer s, dodona_join *joins, integer t, uint64_t *terms) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      TermHeld(a, latency, joins, terms[Cell(P, v, b)], b, t, v);

  // What messages 0 .. top - 1 carry.
  predicate SentTerms{M}(dodona_message *a, integer latency, dodona_join *joins, integer top, uint64_t *sent) =
    \forall integer k; 0 <= k < top ==>
      Listed(joins, sent[k] - 0x80000000) == TermAfter(a, latency, a[k].block, SeenBy(a, latency, k), a[k].src);

  // Messages 0 .. top - 1 are those that are sent before t have arrived.
  predicate TermsSent{M}(dodona_message *a, integer latency, integer n, integer t, integer top) =
    0 <= top <= n &&
    (\forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) < t) &&
    (\forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k));
*/

/*@ requires range: 0 <= P && 0 <= s && 0 <= n;
    requires valid: \valid(terms + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1));
    terminates \true;
    assigns terms[0 .. Cells(P, s) - 1];
    ensures own: TermsAt(a, latency, P, s, joins, 0, terms);
    exits \false; */
static void begin(int32_t P, int32_t s, uint64_t *terms)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, const dodona_join *joins) */ {
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant own: \forall integer c, v; 0 <= c < b && 0 <= v < P ==> terms[Cell(P, v, c)] == 0x7fffffff - v;
      loop assigns b, terms[0 .. Cells(P, s) - 1];
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++)
    /*@ loop invariant range: 0 <= u <= P;
        loop invariant before: \forall integer c, v; 0 <= c < b && 0 <= v < P ==> terms[Cell(P, v, c)] == 0x7fffffff - v;
        loop invariant own: \forall integer v; 0 <= v < u ==> terms[Cell(P, v, b)] == 0x7fffffff - v;
        loop assigns u, terms[0 .. Cells(P, s) - 1];
        loop variant P - u; */
    for (int32_t u = 0; u < P; u++) {
      const int64_t at = dodona_check_cell_of(P, u, b) /*@ ghost (s) */;
      /*@ assert others: \forall integer c, v; 0 <= c < s && 0 <= v < P && !(c == b && v == u) ==>
            Cell(P, v, c) != at; */
      terms[at] = DODONA_TERM_AT - 1 - (uint64_t)u;
    }
}

/* Notes what the messages carry that are sent when t have arrived, from message `top` on. Returns the first that is sent later. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= t < n;
    requires latency: 0 <= latency;
    requires valid: \valid(sent + (0 .. n - 1)) && \valid_read(terms + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1));
    requires joins: \valid_read(joins + (0 .. m - 1)) && \separated(joins + (0 .. m - 1), sent + (0 .. n - 1));
    requires divides: TermsSent(a, latency, n, t, top);
    requires sent: SentTerms(a, latency, joins, top, sent);
    requires terms: TermsAt(a, latency, P, s, joins, t, terms);
    terminates \true;
    assigns sent[0 .. n - 1];
    ensures divides: TermsSent(a, latency, n, t + 1, \result);
    ensures sent: SentTerms(a, latency, joins, \result, sent);
    exits \false; */
static int64_t send(const dodona_message *a, int64_t n, int64_t latency, int64_t t, int64_t top,
                    int32_t P, uint64_t *sent, const uint64_t *terms)
/*@ ghost (int32_t s, const dodona_join *joins, int64_t m) */ {
  //@ ghost lemma_messages_seen(a, n, latency, t + 1);
  /*@ loop invariant range: 0 <= top <= n;
      loop invariant before: \forall integer k; 0 <= k < top ==> SeenBy(a, latency, k) <= t;
      loop invariant after: \forall integer k; top <= k < n ==> t <= SeenBy(a, latency, k);
      loop invariant sent: SentTerms(a, latency, joins, top, sent);
      loop assigns top, sent[0 .. n - 1];
      loop variant n - top; */
  while (top < n && (top <= t || a[t].step > a[top].step - latency)) {
    //@ assert then: SeenBy(a, latency, top) == t;
    const int64_t at = dodona_check_cell_of(P, a[top].src, a[top].block) /*@ ghost (s) */;
    /*@ assert has: Listed(joins, terms[at] - 0x80000000) ==
          TermAfter(a, latency, a[top].block, SeenBy(a, latency, top), a[top].src); */
    sent[top] = terms[at];
    //@ assert same: \forall integer k; 0 <= k < top ==> sent[k] == \at(sent[k], LoopCurrent);
    //@ assert earlier: SentTerms(a, latency, joins, top, sent);
    /*@ assert here: Listed(joins, sent[top] - 0x80000000) ==
          TermAfter(a, latency, a[top].block, SeenBy(a, latency, top), a[top].src); */
    top++;
  }
  //@ assert later: \forall integer k; top <= k < n ==> a[t].step + latency <= a[k].step;
  return top;
}

/* Returns 1 if the number is a join's, and the join has the operands of these words, which have lower numbers. */
/*@ requires read: \valid_read(joins + (0 .. m - 1)) && 0 <= m <= 0x4000000000000000;
    terminates \true;
    assigns \nothing;
    ensures join: \result == 1 ==> 0 <= t < m &&
      Listed(joins, t) == Either(Listed(joins, received - 0x80000000), Listed(joins, held - 0x80000000));
    ensures range: \result == 0 || \result == 1;
    exits \false; */
static int is_join(const dodona_join *joins, int64_t m, int64_t t, uint64_t received,
                   uint64_t held) {
  if (t < 0 || t >= m || received >= DODONA_TERM_AT + (uint64_t)t ||
      held >= DODONA_TERM_AT + (uint64_t)t)
    return 0;
  const int64_t one = (int64_t)received - (int64_t)DODONA_TERM_AT;
  const int64_t other = (int64_t)held - (int64_t)DODONA_TERM_AT;
  const dodona_join *j = &joins[t];
  return (j->left == one && j->right == other) || (j->left == other && j->right == one);
}

/* Notes what the receiver of message t has when the message arrives. Returns 0 if that is not what `made` says. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= t < n;
    requires read: \valid_read(joins + (0 .. m - 1)) && 0 <= m <= 0x4000000000000000 && \valid_read(sent + (0 .. n - 1));
    requires valid: \valid(terms + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), terms + (0 .. Cells(P, s) - 1)) &&
      \separated(joins + (0 .. m - 1), terms + (0 .. Cells(P, s) - 1));
    requires sent: Listed(joins, sent[t] - 0x80000000) == TermAfter(a, latency, a[t].block, SeenBy(a, latency, t), a[t].src);
    requires terms: TermsAt(a, latency, P, s, joins, t, terms);
    terminates \true;
    assigns terms[0 .. Cells(P, s) - 1];
    ensures terms: \result == 1 ==> TermsAt(a, latency, P, s, joins, t + 1, terms);
    ensures range: \result == 0 || \result == 1;
    exits \false; */
static int arrive(const dodona_message *a, int64_t t, int32_t P, const dodona_join *joins,
                  int64_t m, int64_t made, const uint64_t *sent, uint64_t *terms)
/*@ ghost (int64_t n, int64_t latency, int32_t s) */ {
  //@ ghost lemma_terms(a, latency, t + 1);
  const int64_t at = dodona_check_cell_of(P, a[t].dst, a[t].block) /*@ ghost (s) */;
  /*@ assert others: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        !(a[t].block == b && a[t].dst == v); */
  /*@ assert kept: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        TermHeld(a, latency, joins, terms[Cell(P, v, b)], b, t + 1, v); */
  uint64_t word = sent[t];
  if (a[t].use != DODONA_STORE) {
    if (!is_join(joins, m, made, sent[t], terms[at]))
      return 0;
    word = DODONA_TERM_AT + (uint64_t)made;
  }
  //@ assert new: TermHeld(a, latency, joins, word, a[t].block, t + 1, a[t].dst);
  terms[at] = word;
  /*@ assert mine: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) == at ==>
        TermHeld(a, latency, joins, terms[Cell(P, v, b)], b, t + 1, v); */
  /*@ assert same: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        terms[Cell(P, v, b)] == \at(terms[Cell(P, v, b)], Pre); */
  /*@ assert rest: \forall integer b, v; 0 <= b < s && 0 <= v < P && Cell(P, v, b) != at ==>
        TermHeld(a, latency, joins, terms[Cell(P, v, b)], b, t + 1, v); */
  return 1;
}

int64_t dodona_check_terms(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                           int32_t s, const dodona_join *joins, int64_t m, const int64_t *made,
                           uint64_t *sent, uint64_t *terms) {
  begin(P, s, terms) /*@ ghost (a, n, latency, joins) */;
  int64_t top = 0;
  //@ ghost lemma_cells(P, s);
  //@ ghost lemma_messages_seen(a, n, latency, 0);
  /*@ loop invariant range: 0 <= t <= n;
      loop invariant divides: TermsSent(a, latency, n, t, top);
      loop invariant sent: SentTerms(a, latency, joins, top, sent);
      loop invariant terms: TermsAt(a, latency, P, s, joins, t, terms);
      loop assigns t, top, sent[0 .. n - 1], terms[0 .. Cells(P, s) - 1];
      loop variant n - t; */
  for (int64_t t = 0; t < n; t++) {
    top = send(a, n, latency, t, top, P, sent, terms) /*@ ghost (s, joins, m) */;
    //@ assert terms: TermsAt(a, latency, P, s, joins, t, terms);
    //@ ghost lemma_messages_seen(a, n, latency, 0);
    //@ assert own: t < top;
    if (!arrive(a, t, P, joins, m, made[t], sent, terms) /*@ ghost (n, latency, s) */)
      return t;
    //@ assert sent: SentTerms(a, latency, joins, top, sent);
  }
  return -1;
}
