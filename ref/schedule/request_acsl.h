/* Which requests dodona_plan_make takes: valid ones whose network fits, with words enough for the table. All of a
   request by value, so that a contract can speak of a request with its defaults. To be included where dodona_request is
   defined. */
#ifndef DODONA_SCHEDULE_REQUEST_ACSL_H
#define DODONA_SCHEDULE_REQUEST_ACSL_H

#include "ref/trees/couple_acsl.h"
#include "spec/algorithms/crossbar.h"
#include "spec/algorithms/htree.h"
#include "spec/base.h"

#define DODONA_ANY_FAMILY(id, name, family, variant, ops, takes, same_bits, summary)               \
  algorithm == DODONA_##id ? DODONA_FAMILY_##family:
#define DODONA_ANY_VARIANT(id, name, family, variant, ops, takes, same_bits, summary)              \
  algorithm == DODONA_##id ? variant:
#define DODONA_ANY_OPS(id, name, family, variant, ops, takes, same_bits, summary)                  \
  algorithm == DODONA_##id ? (ops):
#define DODONA_ANY_TAKES(id, name, family, variant, ops, takes, same_bits, summary)                \
  algorithm == DODONA_##id ? (takes):

/*@
  // The row of any algorithm; -1 and 0 if it is not in the table.
  logic integer RowFamily(integer algorithm) = DODONA_ALGORITHM_TABLE(DODONA_ANY_FAMILY) -1;
  logic integer RowVariant(integer algorithm) = DODONA_ALGORITHM_TABLE(DODONA_ANY_VARIANT) -1;
  logic integer RowOps(integer algorithm) = DODONA_ALGORITHM_TABLE(DODONA_ANY_OPS) 0;
  logic integer RowTakes(integer algorithm) = DODONA_ALGORITHM_TABLE(DODONA_ANY_TAKES) 0;

  // Bit k of a row: which operations are served, what is taken.
  predicate Has(integer bits, integer bit) = (bits / bit) % 2 == 1;
  predicate ServesOp(integer algorithm, integer op) =
    (op == DODONA_BCAST && Has(RowOps(algorithm), DODONA_SERVES_BCAST)) ||
    (op == DODONA_REDUCE && Has(RowOps(algorithm), DODONA_SERVES_REDUCE)) ||
    (op == DODONA_ALLREDUCE && Has(RowOps(algorithm), DODONA_SERVES_ALLREDUCE)) ||
    (op == DODONA_SCATTER && Has(RowOps(algorithm), DODONA_SERVES_SCATTER)) ||
    (op == DODONA_GATHER && Has(RowOps(algorithm), DODONA_SERVES_GATHER)) ||
    (op == DODONA_ALLGATHER && Has(RowOps(algorithm), DODONA_SERVES_ALLGATHER)) ||
    (op == DODONA_REDUCE_SCATTER && Has(RowOps(algorithm), DODONA_SERVES_REDUCE_SCATTER)) ||
    (op == DODONA_ALLTOALL && Has(RowOps(algorithm), DODONA_SERVES_ALLTOALL)) ||
    (op == DODONA_SCAN && Has(RowOps(algorithm), DODONA_SERVES_SCAN)) ||
    (op == DODONA_EXSCAN && Has(RowOps(algorithm), DODONA_SERVES_EXSCAN)) ||
    (op == DODONA_BARRIER && Has(RowOps(algorithm), DODONA_SERVES_BARRIER));
  predicate Takes(integer algorithm, integer bit) = Has(RowTakes(algorithm), bit);

  // What a member is that may be left 0 where it is taken.
  logic integer Usual(integer member, integer algorithm, integer bit, integer usual) =
    member == 0 && RowTakes(algorithm) / bit % 2 == 1 ? usual : member;

  // Blocks left 0: one, and of a barrier one for each rank.
  logic integer UsualBlocks(integer op, integer P, integer blocks) = blocks != 0 ? blocks : op == DODONA_BARRIER ? P : 1;

  // f is q with defaults in place of zeros.
  predicate Filled(dodona_request q, dodona_request f) =
    f.op == q.op && f.algorithm == q.algorithm && f.ports == q.ports && f.ranks == q.ranks &&
    f.root == q.root && f.blocks == UsualBlocks(q.op, q.ranks, q.blocks) &&
    f.group == Usual(q.group, q.algorithm, DODONA_TAKES_GROUP, 2) &&
    f.rule.latency == Usual(q.rule.latency, q.algorithm, DODONA_TAKES_LATENCY, 1) &&
    f.rule.ticks == Usual(q.rule.ticks, q.algorithm, DODONA_TAKES_LATENCY, 1) &&
    f.rule.alpha_num == q.rule.alpha_num && f.rule.alpha_den == q.rule.alpha_den &&
    (\forall integer k; 0 <= k < DODONA_LEVELS ==> f.modules[k] == q.modules[k]) &&
    f.channels == Usual(q.channels, q.algorithm, DODONA_TAKES_MODULES, 2) && f.rows == q.rows &&
    f.group_rows == Usual(q.group_rows, q.algorithm, DODONA_TAKES_MESH, 1) &&
    f.group_cols == Usual(q.group_cols, q.algorithm, DODONA_TAKES_MESH, 1);

  // Made for simplex ports or for a network.
  predicate OnNetwork(dodona_request q) =
    q.ports != DODONA_DUPLEX || DODONA_FAMILY_CUBE <= RowFamily(q.algorithm) <= DODONA_FAMILY_MESH;

  predicate PortsFit(dodona_request q) =
    q.ports == DODONA_DUPLEX ||
    (q.ports == DODONA_SIMPLEX && Takes(q.algorithm, DODONA_TAKES_SIMPLEX)) ||
    (q.ports == DODONA_COUPLES && Takes(q.algorithm, DODONA_TAKES_COUPLES));

  // Nothing is the root of an allreduce by shares or by windows, of an allgather, a reduce-scatter, an alltoall, a scan or a barrier.
  predicate Rootless(dodona_request q) =
    (q.op == DODONA_ALLREDUCE || DODONA_ALLGATHER <= q.op) && DODONA_BLOCK_FAMILIES <= RowFamily(q.algorithm);

  // A radix is 2 or more; other groups have one rank or more.
  logic integer LeastGroup(integer algorithm) = DODONA_BLOCK_FAMILIES <= RowFamily(algorithm) ? 2 : 1;

  predicate SizesFit(dodona_request q) =
    1 <= q.ranks && 0 <= q.root < q.ranks && (Rootless(q) ==> q.root == 0) && 1 <= q.blocks &&
    (!Takes(q.algorithm, DODONA_TAKES_BLOCKS) ==> q.blocks == 1) && (q.op == DODONA_BARRIER ==> q.blocks == q.ranks) &&
    (Takes(q.algorithm, DODONA_TAKES_GROUP) ? LeastGroup(q.algorithm) <= q.group : q.group == 0);

  predicate RuleFits(dodona_request q) =
    (Takes(q.algorithm, DODONA_TAKES_LATENCY) ? 1 <= q.rule.ticks <= q.rule.latency
                                              : q.rule.latency == 0 && q.rule.ticks == 0) &&
    (RowFamily(q.algorithm) == DODONA_FAMILY_COMBINE ==> q.rule.ticks == 1) &&
    (Takes(q.algorithm, DODONA_TAKES_ALPHA)
       ? 0 < q.rule.alpha_num < q.rule.alpha_den <= 0x40000000
       : q.rule.alpha_num == 0 && q.rule.alpha_den == 0);

  predicate ShapeFits(dodona_request q) =
    (!Takes(q.algorithm, DODONA_TAKES_MODULES) ==> q.channels == 0 &&
       \forall integer k; 0 <= k < DODONA_LEVELS ==> q.modules[k] == 0) &&
    (!Takes(q.algorithm, DODONA_TAKES_MESH) ==> q.rows == 0 && q.group_rows == 0 && q.group_cols == 0);

  // Of a network its sizes must fit, too (NetworkFits).
  predicate ValidRequest(dodona_request q) =
    ServesOp(q.algorithm, q.op) && PortsFit(q) && SizesFit(q) && RuleFits(q) && ShapeFits(q);
*/

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
