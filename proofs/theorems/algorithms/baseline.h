/* The baselines as schedules: block by block, and in positions and shares; and what their families prove. */
#ifndef DODONA_PROOFS_BASELINE_H
#define DODONA_PROOFS_BASELINE_H

#include "ref/algorithms/exchange/baseline.h"
#include "spec/lemmas/exchange_reduced.h"
#include "spec/machine/delivery.h"

/*@
  // In step x rank u sends v block j, perhaps with others.
  predicate BaselineCarries(integer kind, integer P, integer root, integer s, integer x, integer u,
                            integer v, integer j) =
    \exists integer first, count;
      BaselineMoves(kind, P, root, s, x, u, v, first, count) && first <= j < first + count;

  // The same by the first and the number of the blocks.
  predicate BaselineBlock(integer kind, integer P, integer s, integer x, integer u, integer v,
                          integer j) =
    BaselinePasses(kind, P, x, u, v) && BaselineFirst(kind, P, s, x, u, v) <= j <
      BaselineFirst(kind, P, s, x, u, v) + BaselineCount(kind, P, s, x, u, v);

  // In step x position u sends v share i, perhaps with others.
  predicate BaselineGives(integer kind, integer P, integer x, integer u, integer v, integer i) =
    BaselinePasses(kind, P, x, u, v) &&
    BaselineLow(kind, P, x, u, v) <= i < BaselineHigh(kind, P, x, u, v);

  // Messages are in range, and no two of a step have a port in common.
  predicate BaselinePorts(integer kind, integer P) =
    (\forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
      1 <= x <= BaselineSteps(kind, P) && 0 <= u < P && 0 <= v < P && u != v &&
      0 <= BaselineLow(kind, P, x, u, v) < BaselineHigh(kind, P, x, u, v) <= BaselineShares(kind, P)) &&
    (\forall integer x, u, v, w;
      BaselinePasses(kind, P, x, u, v) && BaselinePasses(kind, P, x, u, w) ==> v == w) &&
    (\forall integer x, u, v, w;
      BaselinePasses(kind, P, x, u, w) && BaselinePasses(kind, P, x, v, w) ==> u == v);
*/

/* A block is carried where its share is given. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= BaselineTurn(kind, root) < P;
     requires ports: BaselinePorts(kind, P);
     requires share: InShare(BaselineShares(kind, P), s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer x, u, v; BaselineCarries(kind, P, root, s, x, u, v, j) <==>
       0 <= u < P && 0 <= v < P &&
       BaselineGives(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                     Position(P, BaselineTurn(kind, root), v), i);
     exits \false; @/
  void lemma_carried(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t i, int32_t j);
*/

/* What is carried are blocks of the message, between two ranks that the baseline pairs. */
/*@ ghost
  /@ requires range: 1 <= P && 0 <= BaselineTurn(kind, root) < P;
     requires ports: BaselinePorts(kind, P);
     requires shares: n == BaselineShares(kind, P) && 1 <= n && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures inside: \forall integer x, u, v, j; BaselineCarries(kind, P, root, s, x, u, v, j) ==>
       1 <= x <= BaselineSteps(kind, P) && 0 <= u < P && 0 <= v < P && 0 <= j < s &&
       BaselinePasses(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                      Position(P, BaselineTurn(kind, root), v));
     exits \false; @/
  void lemma_carries_inside(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t n);
*/

/*@
  // Schedule S is the baseline's: what is combined is a block, what is stored a result, s blocks on.
  predicate AllreduceSchedule(integer S, integer kind, integer P, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==>
      BaselineCombines(kind, P, x) && j < s && BaselineCarries(kind, P, 0, s, x, u, v, j) ||
      !BaselineCombines(kind, P, x) && s <= j && BaselineCarries(kind, P, 0, s, x, u, v, j - s);

  predicate OnCore(integer kind) = kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER;

  // What becomes of block b, in share i.
  predicate BaselineRun(integer kind, integer P, integer i, integer b) =
    (\forall integer v, d; Times(1, v, b, d) == (v == d ? 1 : 0)) &&
    (\forall integer x, u, v, d; BaselineGives(kind, P, x, u, v, i) && BaselineCombines(kind, P, x) ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d)) &&
    (\forall integer x, u, v, d; BaselineGives(kind, P, x, u, v, i) && !BaselineCombines(kind, P, x) ==>
      Times(x + 1, v, b, d) == Times(x, u, b, d)) &&
    (\forall integer x, v, d; 1 <= x && (\forall integer u; !BaselineGives(kind, P, x, u, v, i)) ==>
      Times(x + 1, v, b, d) == Times(x, v, b, d));
*/

/* The allreduces on a folded core. */
/*@ ghost
  /@ requires range: 1 <= P;
     requires kind: kind == DODONA_KIND_DOUBLING || kind == DODONA_KIND_RABENSEIFNER;
     terminates \true;
     assigns \nothing;
     ensures ports: BaselinePorts(kind, P);
     exits \false; @/
  void lemma_core_ports(int32_t kind, int32_t P);
*/

/*@ ghost
  /@ requires range: 1 <= P;
     requires run: BaselineRun(DODONA_KIND_DOUBLING, P, 0, b);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(BaselineSteps(DODONA_KIND_DOUBLING, P) + 1, v, b, d) == 1;
     exits \false; @/
  void lemma_doubling_reduces(int32_t P, int32_t b);
*/

/*@ ghost
  /@ requires range: 1 <= P && 0 <= i < CoreRanks(P);
     requires run: BaselineRun(DODONA_KIND_RABENSEIFNER, P, i, b);
     terminates \true;
     assigns \nothing;
     ensures reduced: \forall integer v, d; 0 <= v < P && 0 <= d < P ==>
       Times(BaselineSteps(DODONA_KIND_RABENSEIFNER, P) + 1, v, b, d) == 1;
     exits \false; @/
  void lemma_halving_reduces(int32_t P, int32_t i, int32_t b);
*/

/* The ports of the broadcasts. */
/*@ ghost
  /@ requires range: 1 <= P;
     requires kind: kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING;
     terminates \true;
     assigns \nothing;
     ensures ports: BaselinePorts(kind, P);
     exits \false; @/
  void lemma_broadcast_ports(int32_t kind, int32_t P);
*/

/* The ports of every baseline. */
/*@ ghost
  /@ requires range: 1 <= P;
     requires kind: 0 <= kind < DODONA_BASELINES;
     terminates \true;
     assigns \nothing;
     ensures ports: BaselinePorts(kind, P);
     exits \false; @/
  void lemma_baseline_ports(int32_t kind, int32_t P);
*/

/*@
  // Schedule S is the baseline's.
  predicate BroadcastSchedule(integer S, integer kind, integer P, integer root, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==>
      BaselineCarries(kind, P, root, s, x, u, v, j);
*/

/* The messages of a broadcast are a valid one, which ends with the last step. */
/*@ requires kind: kind == DODONA_KIND_SCATTER_RING || kind == DODONA_KIND_SCATTER_DOUBLING;
    requires range: 0 <= root < ranks && 1 <= blocks;
    requires schedule: BroadcastSchedule(S, kind, ranks, root, blocks);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == BaselineSteps(kind, ranks) && 0 <= \result < INT64_MAX;
    ensures broadcast: MessageBroadcast(S, ranks, blocks, root, 1, 1);
    ensures first: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
    ensures last: EndsWith(S, \result);
    exits \false; */
int64_t theorem_baseline_broadcast(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                   int64_t S);

/* After dodona_baseline_steps steps every rank has every input to every block exactly once. */
/*@ requires kind: OnCore(kind);
    requires range: 1 <= ranks && 1 <= blocks;
    requires schedule: AllreduceSchedule(S, kind, ranks, blocks);
    requires network: Reducing(S, blocks, 1);
    terminates \true;
    assigns \nothing;
    ensures steps: \result == BaselineSteps(kind, ranks);
    ensures range: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
      1 <= x <= \result && 0 <= u < ranks && 0 <= v < ranks && u != v && 0 <= j < 2 * blocks;
    ensures ports: MessagePorts(S, 1);
    ensures once: AllReduced(ranks, blocks, 0, 1, \result + 1);
    exits \false; */
int64_t theorem_baseline_allreduce(int32_t kind, int32_t ranks, int32_t blocks, int64_t S);

#endif
