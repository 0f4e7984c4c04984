/* Which requests dodona_plan_make takes: valid ones whose network fits, with words enough for the table. All of a
   request by value, so that a contract can speak of a request with its defaults. To be included where dodona_request is
   defined. */
#ifndef DODONA_SCHEDULE_REQUEST_FITS_ACSL_H
#define DODONA_SCHEDULE_REQUEST_FITS_ACSL_H

#include "ref/schedule/couple_acsl.h"
#include "spec/algorithms/crossbar.h"
#include "spec/algorithms/htree.h"
#include "ref/schedule/request_acsl.h"

/*@
  // Modules at level k; ranks of a module of level k, 0 all of them, 0 if modules do not divide what is around them; whether there
  // are n levels, the last count followed by 0 if there is room.
  logic integer ModulesIn(dodona_request q, integer k) = q.modules[k];
  // measure k
  logic integer RanksIn(dodona_request q, integer k) =
    k <= 0 ? q.ranks :
    0 < ModulesIn(q, k - 1) && RanksIn(q, k - 1) % ModulesIn(q, k - 1) == 0
      ? RanksIn(q, k - 1) / ModulesIn(q, k - 1) : 0;
  predicate LevelsIn(dodona_request q, integer n) =
    1 <= n <= DODONA_CROSSBAR_LEVELS && (\forall integer k; 0 <= k < n - 1 ==> ModulesIn(q, k) != 0) &&
    (n < DODONA_CROSSBAR_LEVELS ==> ModulesIn(q, n - 1) == 0);

  // Modules that divide what is around them; the innermost have room for the groups of all levels.
  predicate CrossbarRanks(dodona_request q) =
    q.ranks <= DODONA_CROSSBAR_RANKS && \exists integer n; 2 <= n && LevelsIn(q, n) && 0 < RanksIn(q, n - 1);
  predicate CrossbarGroups(dodona_request q) =
    1 <= q.group <= DODONA_CROSSBAR_GROUP && 1 <= q.channels <= 2 &&
    \exists integer n; LevelsIn(q, n) && (n - 1) * CrossbarSpan(q.group, q.channels) <= RanksIn(q, n - 1);

  // a x b nodes; a / r1 and b / r2 are one power of two.
  predicate MeshRanks(dodona_request q) = 1 <= q.rows && q.ranks % q.rows == 0;
  predicate MeshGroups(dodona_request q) =
    1 <= q.group_rows && 1 <= q.group_cols && q.rows % q.group_rows == 0 &&
    (q.ranks / q.rows) % q.group_cols == 0 && q.rows / q.group_rows == (q.ranks / q.rows) / q.group_cols &&
    LowPower(q.rows / q.group_rows) == q.rows / q.group_rows;
  // What fits modules or a mesh; simplex ports and the cube take any ranks.
  predicate NetworkRanks(dodona_request q) = q.ports == DODONA_DUPLEX ==>
    (RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR ==> CrossbarRanks(q)) &&
    (RowFamily(q.algorithm) == DODONA_FAMILY_MESH ==> MeshRanks(q));
  predicate NetworkGroups(dodona_request q) = q.ports == DODONA_DUPLEX ==>
    (RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR ==> CrossbarGroups(q)) &&
    (RowFamily(q.algorithm) == DODONA_FAMILY_MESH ==> MeshGroups(q));
  predicate NetworkFits(dodona_request q) = NetworkRanks(q) && NetworkGroups(q);

  // A request that is taken, its defaults filled in.
  predicate FitRequest(dodona_request q) = ValidRequest(q) && (OnNetwork(q) ==> NetworkFits(q));

  // The tree of `ranks` ranks has a longer table.
  predicate PlanTooShort(integer algorithm, integer ranks, integer group, integer words) =
    Fractional(FamilyOf(algorithm)) &&
    TooShort(ranks, Group(FamilyOf(algorithm), VariantOf(algorithm), ranks, group), words);
  predicate TreeWordsTooFew(dodona_request q, integer ranks, integer words) =
    PlanTooShort(q.algorithm, ranks, q.group, words);

  // The ticks of a message to all ranks are more.
  predicate TicksTooFew(integer latency, integer ticks, integer ranks, integer words) =
    \exists int64_t T; IsHorizon(latency, ticks, 0, 1, ranks, T) && words < T;

  predicate PostalWordsTooFew(dodona_request q, integer words) =
    Postal(FamilyOf(q.algorithm)) &&
    (VariantOf(q.algorithm) == DODONA_KEEPS_MOST ? TicksTooFew(q.rule.latency, q.rule.ticks, q.ranks, words)
                                                 : words < q.rule.latency);

  predicate NetworkWordsTooFew(dodona_request q, integer words) =
    q.ports != DODONA_DUPLEX ? TreeWordsTooFew(q, q.ports == DODONA_COUPLES ? Couples(q.ranks) : q.ranks, words) :
    RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR &&
      \exists integer n; LevelsIn(q, n) && TooShort(RanksIn(q, n - 1), q.group, words);

  // The table of the request has more words than these.
  predicate WordsTooFew(dodona_request q, integer words) =
    OnNetwork(q) ? NetworkWordsTooFew(q, words) :
    RowFamily(q.algorithm) < DODONA_TREE_FAMILIES ? TreeWordsTooFew(q, q.ranks, words) || PostalWordsTooFew(q, words) :
    RowFamily(q.algorithm) == DODONA_FAMILY_COMBINE &&
      \exists int64_t T; IsHorizon(q.rule.latency, 1, 0, 1, q.ranks, T) && words < 2 * (T + 1);
*/

#endif
