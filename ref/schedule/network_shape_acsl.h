/* Which requests are networks, and what is wrong with the others. To be included where dodona_network_request is
   defined. */
#ifndef DODONA_SCHEDULE_NETWORK_SHAPE_ACSL_H
#define DODONA_SCHEDULE_NETWORK_SHAPE_ACSL_H

#include "spec/algorithms/crossbar.h"
#include "spec/algorithms/htree.h"
#include "spec/base.h"
#include "spec/algorithms/mesh.h"
#include "ref/schedule/tree_acsl.h"

/*@
  // Kinds that run a duplex plan or use its tree.
  predicate WithPlan(integer kind) = kind == DODONA_KIND_COUPLES || kind == DODONA_KIND_DIRECT;

  predicate TakesAlgorithm(integer kind, integer algorithm) =
    Fractional(FamilyOf(algorithm)) || (kind == DODONA_KIND_COUPLES && TwoTree(FamilyOf(algorithm)));

  // a x b nodes.
  predicate MeshRanks{L}(dodona_network_request *q) =
    1 <= q->rows && q->ranks % q->rows == 0;

  // a / r1 and b / r2 are one power of two.
  predicate MeshGroups{L}(dodona_network_request *q) =
    1 <= q->group_rows && 1 <= q->group_cols && q->rows % q->group_rows == 0 &&
    (q->ranks / q->rows) % q->group_cols == 0 &&
    q->rows / q->group_rows == (q->ranks / q->rows) / q->group_cols &&
    LowPower(q->rows / q->group_rows) == q->rows / q->group_rows;

  // Ranks of a module of level k, 0 all of them; 0 if modules do not divide what is around them.
  // measure k
  logic integer ModuleRanks{L}(dodona_network_request *q, integer k) =
    k <= 0 ? q->ranks :
    0 < q->modules[k - 1] && ModuleRanks(q, k - 1) % q->modules[k - 1] == 0
      ? ModuleRanks(q, k - 1) / q->modules[k - 1] : 0;

  // Modules at n levels, the last count followed by 0 if there is room.
  predicate LevelsAsked{L}(dodona_network_request *q, integer n) =
    1 <= n <= DODONA_CROSSBAR_LEVELS &&
    (\forall integer k; 0 <= k < n - 1 ==> q->modules[k] != 0) &&
    (n < DODONA_CROSSBAR_LEVELS ==> q->modules[n - 1] == 0);

  predicate CrossbarRanks{L}(dodona_network_request *q) =
    q->ranks <= DODONA_CROSSBAR_RANKS &&
    \exists integer n; 2 <= n && LevelsAsked(q, n) && 0 < ModuleRanks(q, n - 1);

  // The innermost modules have room for the groups of all levels.
  predicate CrossbarGroups{L}(dodona_network_request *q) =
    1 <= q->group <= DODONA_CROSSBAR_GROUP && 1 <= q->channels <= 2 &&
    \exists integer n; LevelsAsked(q, n) &&
      (n - 1) * CrossbarSpan(q->group, q->channels) <= ModuleRanks(q, n - 1);

  // Ranks of a module of level k, of a value: a name for what provers must find again in memory.
  logic integer ModuleSize(dodona_crossbar s, integer k) = s.per[k];

  // What is wrong by kind, ...
  predicate KindStatus{L}(dodona_network_request *q, integer status) =
    WithPlan(q->kind) && !TakesAlgorithm(q->kind, q->algorithm) ? status == DODONA_BAD_ALGORITHM :
    WithPlan(q->kind) && Fractional(FamilyOf(q->algorithm)) && VariantOf(q->algorithm) == 0 && q->group < 1
      ? status == DODONA_BAD_GROUP :
    q->kind == DODONA_KIND_CROSSBAR && !CrossbarRanks(q) ? status == DODONA_BAD_RANKS :
    q->kind == DODONA_KIND_CROSSBAR && !CrossbarGroups(q) ? status == DODONA_BAD_GROUP :
    q->kind == DODONA_KIND_MESH && !MeshRanks(q) ? status == DODONA_BAD_RANKS :
    q->kind == DODONA_KIND_MESH && !MeshGroups(q) ? status == DODONA_BAD_GROUP : status == DODONA_OK;

  // ... and at all: the first field that is wrong.
  predicate NetworkStatus{L}(dodona_network_request *q, integer status) =
    !(0 <= q->kind < DODONA_NETWORKS) ? status == DODONA_BAD_ALGORITHM :
    q->ranks < 1 ? status == DODONA_BAD_RANKS :
    !(-1 <= q->root < q->ranks) ? status == DODONA_BAD_ROOT :
    q->blocks < 1 ? status == DODONA_BAD_BLOCKS : KindStatus(q, status);
*/

#endif
