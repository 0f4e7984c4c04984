/* The reductions and allreduces that the checker must accept, described by their transfers, or by the
   result of a network that runs them. */
#ifndef DODONA_SPEC_LEMMAS_CHECK_REDUCE_COMPLETE_H
#define DODONA_SPEC_LEMMAS_CHECK_REDUCE_COMPLETE_H

#include "spec/lemmas/check_complete.h"
#include "spec/lemmas/check_reduce_delivery.h"
#include "spec/machine/reduction.h"

/*@
  // A reduction whose messages may carry several blocks.
  predicate MessageReduction(integer S, integer P, integer s, integer root, integer latency,
                             integer ticks) =
    InRange(S, P, s) && MessagePorts(S, ticks) && Combined(S, latency) &&
    Contributed(S, P, s, root) && ContributedOnce(S, root);

  // S is a reduction of s blocks that the rules g allow; no result is sent.
  predicate AllowedReduction(integer S, dodona_rules *g, integer P, integer s) =
    g->ranks == P && g->blocks == 2 * s &&
    MessageReduction(S, P, s, g->root, g->latency, g->ticks) &&
    (g->simplex != 0 ==> SimplexMessages(S, g->ticks));

  // By the first k rows rank u has sent block b.
  predicate PassedOn(dodona_row *a, integer k, integer u, integer b) =
    \exists integer i; 0 <= i < k && a[i].op == DODONA_RECV && a[i].block == b && a[i].peer == u;

  // By the first k rows rank v counts input d in block b, and has not sent the block.
  predicate Keeps(dodona_row *a, integer latency, integer s, integer k, integer v, integer b,
                  integer d) =
    Included(a, latency, s, k, v, b, d) && !PassedOn(a, k, v, b);

  // One of the P ranks counts input d in block b and has not sent the block.
  predicate KeptOnce(integer P, dodona_row *a, integer latency, integer s, integer k, integer b,
                     integer d) =
    (\exists integer v; 0 <= v < P && Keeps(a, latency, s, k, v, b, d)) &&
    \forall integer u, v; Keeps(a, latency, s, k, u, b, d) && Keeps(a, latency, s, k, v, b, d) ==>
      u == v;

  // Up to step x no rank has an input of block b twice.
  predicate NoneTwice(integer P, integer b, integer x) =
    \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==> Times(y, v, b, d) <= 1;

  // The sender of the result of block b has every input once.
  predicate ResultsFinished(integer S, integer P, integer s, integer b) =
    \forall integer x, u, v, d; Transfer(S, x, u, v, s + b) && 0 <= d < P ==> Times(x, u, b, d) == 1;

  // No rank receives a partial combination of block b and its result in one step.
  predicate ResultsAlone(integer S, integer s, integer b) =
    \forall integer x, u, v; Transfer(S, x, u, v, b) ==> !ResultSent(S, s, x, v, b);

  predicate LacksSome(integer P, integer x, integer v, integer b) =
    \exists integer d; 0 <= d < P && Times(x, v, b, d) != 1;

  // Until the result of block b arrives its receiver lacks an input.
  predicate ResultsNeeded(integer S, integer P, integer s, integer latency, integer b) =
    \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> LacksSome(P, x + latency - 1, v, b);

  // Block b of S, as a network combines it by step x.
  predicate CombinesBlock(integer S, dodona_rules *g, integer s, integer b, integer x) =
    NoneTwice(g->ranks, b, x) && ResultsFinished(S, g->ranks, s, b) && ResultsAlone(S, s, b) &&
    (g->redundant == 0 ==> ResultsNeeded(S, g->ranks, s, g->latency, b));

  // S keeps the rules g. A network that runs S ends, one latency after step `last`, with every input of
  // each of s blocks exactly once at the root, or at every rank. Before, no rank had an input twice, no
  // rank sent an unfinished result, and no rank sent a result to a rank that did not need it.
  predicate AllowedReducing(integer S, dodona_rules *g, integer s, integer all, integer last) =
    g->blocks == 2 * s && KeepsRules(S, g) && Reducing(S, s, g->latency) && EndsWith(S, last) &&
    (\forall integer b; 0 <= b < s ==> CombinesBlock(S, g, s, b, last + g->latency)) &&
    AllReduced(g->ranks, s, g->root, all, last + g->latency);

  // The rows of block b and of its result are right.
  predicate BlockRight(dodona_rules *g, dodona_row *a, integer n, integer s, integer b) =
    \forall integer k; 0 <= k < n ==>
      (a[k].block == b ==> NoneRepeated(g, a, k)) &&
      (a[k].block == s + b ==> SendsFinished(g, a, k) && LacksInput(g, a, k));

  // No row of block b that arrives by step x brings an input once more.
  predicate FreshUpTo(dodona_rules *g, dodona_row *a, integer n, integer s, integer b, integer x) =
    \forall integer k, d; 0 <= k < n && a[k].op == DODONA_RECV && a[k].block == b &&
      a[k].step + g->latency <= x && 0 <= d < g->ranks ==> !Repeats(a, g->latency, s, k, d);
*/

/* If the rows fit, every input that a rank counts by the step of a row it already counts by the rows before. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     terminates \true;
     assigns \nothing;
     ensures before: \forall integer k, v, d; 0 <= k < n ==>
       (IncludedBy(a, g->latency, s, n, v, b, d, a[k].step) <==>
        IncludedBy(a, g->latency, s, k, v, b, d, a[k].step));
     exits \false; @/
  void lemma_since_fit(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, int32_t b);
*/

/* Up to step x the network has combined the inputs that the entries name, and no row repeats an input. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires fit: RowsFit(g, a, n);
     requires one: OneForm(a, n, s, b);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires finished: ResultsFinished(S, g->ranks, s, b);
     requires once: 0 <= x && NoneTwice(g->ranks, b, x);
     terminates \true;
     assigns \nothing;
     ensures times: TimesUpTo(g->ranks, a, g->latency, s, n, b, x);
     ensures fresh: FreshUpTo(g, a, n, s, b, x);
     exits \false; @/
  void lemma_fresh(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                   int32_t b, int64_t x);
*/

/* If the receiver of a result lacks an input when the result arrives, it lacks this input by the rows before. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires fit: RowsFit(g, a, n);
     requires one: OneForm(a, n, s, b);
     requires receive: a[k].op == DODONA_RECV && a[k].block == s + b;
     requires lacks: LacksSome(g->ranks, a[k].step + g->latency - 1, a[k].rank, b);
     requires times: TimesUpTo(g->ranks, a, g->latency, s, n, b, a[k].step + g->latency - 1);
     terminates \true;
     assigns \nothing;
     ensures lacks: LacksInput(g, a, k);
     exits \false; @/
  void lemma_lacks_input(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                         int32_t b, int64_t k);
*/

#endif
