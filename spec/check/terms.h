/* The expression that a rank has of a block after messages, and expressions that are listed as joins. */
#ifndef DODONA_SPEC_CHECK_TERMS_H
#define DODONA_SPEC_CHECK_TERMS_H

#include "spec/check/weights.h"
#include "spec/machine/terms.h"

/*@
  // What rank v has of block b when q of the first k messages have arrived, or all k. Each rank begins with its own input. Message k - 1 brings
  // what its sender had at the start of its step.
  // measure k
  logic integer TermOf{M}(dodona_message *a, integer latency, integer b, integer q, integer k, integer v) =
    k <= 0 ? Leaf(v) :
    q < k || a[k - 1].block != b || a[k - 1].dst != v ? TermOf(a, latency, b, q, k - 1, v) :
    a[k - 1].use == DODONA_STORE
      ? TermOf(a, latency, b, SeenBy(a, latency, k - 1), k - 1, a[k - 1].src)
      : Either(TermOf(a, latency, b, SeenBy(a, latency, k - 1), k - 1, a[k - 1].src), TermOf(a, latency, b, q, k - 1, v));

  // The same when k have arrived.
  logic integer TermAfter{M}(dodona_message *a, integer latency, integer b, integer k, integer v) =
    TermOf(a, latency, b, k, k, v);

  // The expression of a number: -1 - v is the input of rank v, t >= 0 is join t, of expressions with lower numbers.
  // measure t < 0 ? 0 : t + 1
  logic integer Listed{J}(dodona_join *joins, integer t) =
    t < 0 ? Leaf(-1 - t) : joins[t].left < t ? (joins[t].right < t ? Either(Listed(joins, joins[t].left), Listed(joins, joins[t].right))
                                                                    : Leaf(0))
                                             : Leaf(0);

  // Any two ranks that want a block have computed the same expression: with `across`, of whichever blocks.
  predicate SameTerms{M}(dodona_message *a, integer latency, integer n, integer P, integer s, uint8_t *wants, integer across) =
    \forall integer b, v, c, w; 0 <= b < s && 0 <= v < P && 0 <= c < s && 0 <= w < P && (b == c || across != 0) &&
      wants[Cell(P, v, b)] != 0 && wants[Cell(P, w, c)] != 0 ==>
        TermAfter(a, latency, b, n, v) == TermAfter(a, latency, c, n, w);
*/

#endif
