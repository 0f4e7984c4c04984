/* A step whose messages may go on with block 0 past the last block. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_CIRCLE_ACSL_H
#define DODONA_ALGORITHMS_EXCHANGE_CIRCLE_ACSL_H

#include "ref/base/step.h"

/*@
  // A message of a block or more from a block on, modulo s: none is there twice.
  predicate StepInCircle(dodona_step e, integer P, integer s) =
    ((e.send_to == -1 && e.send_first == -1 && e.send_count == 0) ||
     (0 <= e.send_to < P && 0 <= e.send_first < s && 1 <= e.send_count <= s)) &&
    ((e.recv_from == -1 && e.recv_first == -1 && e.recv_count == 0) ||
     (0 <= e.recv_from < P && 0 <= e.recv_first < s && 1 <= e.recv_count <= s)) &&
    DODONA_STORE <= e.use <= DODONA_SET_ASIDE && (e.recv_from == -1 ==> e.use == DODONA_STORE);
*/

#endif
