/* No rows of a broadcast of one block reach more ranks, or end earlier, than the lambda tree. The bodies
   are in proofs/theorems/any/postal.c. */
#ifndef DODONA_SPEC_LEMMAS_POSTAL_H
#define DODONA_SPEC_LEMMAS_POSTAL_H

#include <stdint.h>
#include "spec/machine/postal.h"

/* No schedule reaches more ranks by tick t than the lambda tree. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: OneBlock(g, a, n);
     requires end: 0 <= t && EndsBy(g, a, n, t);
     terminates \true;
     assigns \nothing;
     ensures most: g->ranks <= Reach(g->latency, g->ticks, 0, 1, t);
     exits \false; @/
  void theorem_postal_most(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t t);
*/

/* No schedule takes less time than the lambda tree, from its first row to the tick from which the
   last message can be used. */
/*@ ghost
  /@ requires rows: \valid_read(g) && \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: OneBlock(g, a, n);
     requires horizon: IsHorizon(g->latency, g->ticks, 0, 1, g->ranks, T);
     terminates \true;
     assigns \nothing;
     ensures optimal: T <= Length(g, a, n);
     exits \false; @/
  void theorem_postal_optimal(const dodona_rules *g, const dodona_row *a, int64_t n, int64_t T);
*/

#endif
