/* The messages of a combine's rows, among twice as many ranks: rank P + v, the twin of rank v, has the input of v and is sent nothing; rank
   v begins with nothing that matters, and has all that has come to v. So T of rank u is what u has and what its twin has, and S of u is
   what u has. In the end each rank is sent its twin's input, and has T. */
#ifndef DODONA_SPEC_CHECK_TWINS_H
#define DODONA_SPEC_CHECK_TWINS_H

#include "spec/check/weights.h"

/*@
  // How many messages a row makes: two for a T that is received, one for an S.
  logic integer TwinWidth(dodona_row r) = r.op != DODONA_RECV ? 0 : r.block == 0 ? 2 : 1;

  // Message j adds what rank u has to what rank v has, in step x.
  predicate AddsTo{L}(dodona_message *m, integer j, integer x, integer u, integer v) =
    m[j].step == x && m[j].src == u && m[j].dst == v && m[j].block == 0 && m[j].use == DODONA_APPEND;

  // Row k makes the messages from f on, and message j is one of them: the first brings what the sender has, the second the sender's own
  // input.
  predicate IsTwins{L}(dodona_row *a, integer P, dodona_message *m, integer f, integer j, integer k) =
    AddsTo(m, j, a[k].step, j == f ? a[k].peer : P + a[k].peer, a[k].rank);

  // The messages of each of the first k rows stand from first[row] on.
  predicate TwinsOf{L}(dodona_row *a, integer k, integer P, dodona_message *m, uint64_t *first) =
    first[0] == 0 &&
    (\forall integer i; 0 <= i < k ==> first[i + 1] == first[i] + TwinWidth(a[i])) &&
    (\forall integer i, j; 0 <= i < k && first[i] <= j < first[i] + TwinWidth(a[i]) ==> IsTwins(a, P, m, first[i], j, i));

  // From message t on each of v ranks is sent its twin's input, in step x.
  predicate TwinsJoin{L}(dodona_message *m, integer t, integer P, integer v, integer x) =
    \forall integer j; t <= j < t + v ==>
      m[j].step == x && m[j].src == P + (j - t) && m[j].dst == j - t && m[j].block == 0 && m[j].use == DODONA_APPEND;
*/

#endif
