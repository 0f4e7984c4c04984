/* Which ranks have the same. What a rank has of a block is its own input until it combines, then what it made in its last combination,
   and what another made if it stores: by this name two ranks have the same. */
#ifndef DODONA_SPEC_CHECK_MADE_H
#define DODONA_SPEC_CHECK_MADE_H

#include "spec/check/weights.h"

/*@
  // The message at whose arrival was made what rank v has of block b when q of the first k messages have arrived, or
  // all k; -1 - u if it is rank u's own input.
  // measure k
  logic integer MadeOf{M}(dodona_message *a, integer latency, integer b, integer q, integer k, integer v) =
    k <= 0 ? -1 - v :
    q < k || a[k - 1].block != b || a[k - 1].dst != v ? MadeOf(a, latency, b, q, k - 1, v) :
    a[k - 1].use == DODONA_STORE ? MadeOf(a, latency, b, SeenBy(a, latency, k - 1), k - 1, a[k - 1].src) :
      k - 1;

  // The same when k have arrived.
  logic integer Made{M}(dodona_message *a, integer latency, integer b, integer k, integer v) =
    MadeOf(a, latency, b, k, k, v);

  // A name as a word.
  logic integer MadeWord(integer name) = name + 0x80000000;

  // How often input i is in what has that name.
  logic integer MadeCopies{M}(dodona_message *a, integer latency, integer b, integer i, integer name) =
    name < 0 ? (-1 - name == i ? 1 : 0) : Copies(a, latency, b, i, name + 1, a[name].dst);
*/

#endif
