/* Tables of alpha: each entry serves the n from the one before up to its own. The paper's table has an
   entry for each triangle of figure 6, at its top; the smallest has one for each run that one alpha can
   serve.
   Source: Bruck et al., section 2.4, figure 9. */
#ifndef DODONA_SPEC_ALPHA_TABLE_H
#define DODONA_SPEC_ALPHA_TABLE_H

#include "alpha_range.h"

/*@
  // How many n with T(n) <= t are the largest with their T(n).
  // measure t
  logic integer Tops(integer u, integer f, integer t) =
    t <= 0 ? 0 :
    Tops(u, f, t - 1) + (Reach(u, f, 0, 1, t - 1) < Reach(u, f, 0, 1, t) ? 1 : 0);

  // Runs as long as can be take k alphas for first .. limit.
  // measure k
  predicate Runs(integer u, integer f, integer limit, integer first, integer k) =
    (limit < first && k == 0) ||
    (first <= limit && 1 <= k &&
     \exists integer last; IsRun(u, f, limit, first, last) && Runs(u, f, limit, last + 1, k - 1));
*/

#endif
