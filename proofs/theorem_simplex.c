/* The theorems of the direct simplex tree, by its public functions: place, matching, ports, causality, coverage,
   length; delivery, reduction and, with blocking sends, progress, for its schedule as a whole. Positions; the
   root is 0. */
#include "../ref/capacity.h"
#include "../ref/simplex_step.h"
#include "../spec/delivery.h"
#include "../spec/fractional_lemmas.h"
#include "../spec/reverse.h"
#include "../spec/simplex_hops.h"
#include "../spec/simplex_lemmas.h"
#include "../spec/waiting.h"

/*@
  // Any tree, with its table.
  predicate AnySimplex{L}(integer P, integer r, integer D, uint32_t *table, integer s) =
    1 <= P && 1 <= r && 1 <= s && IsDepth(P, r, D) && D < P && CapacityTable(r, D, table);
*/

/* Place and step of position v. */
/*@ requires tree: AnySimplex(ranks, group, depth, table, blocks) && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       SimplexReceives(group, blocks, v, SimplexStart(ranks, group, depth, v),
                       SimplexPattern(ranks, group, depth, v), Member(ranks, group, depth, v),
                       Feeder(ranks, group, depth, v), x, u, j));
    ensures send: \forall integer w, j; 0 <= w ==>
      ((\result.send_to == w && \result.send_block == j) <==>
       SimplexSends(group, blocks, SimplexStart(ranks, group, depth, v),
                    SimplexPattern(ranks, group, depth, v), Member(ranks, group, depth, v),
                    Down(ranks, group, depth, v), Right(ranks, group, depth, v), x, w, j));
    ensures simplex: \result.recv_from == -1 || \result.send_to == -1;
    ensures range: -1 <= \result.recv_from < ranks && -1 <= \result.send_to < ranks &&
      -1 <= \result.recv_block < blocks && -1 <= \result.send_block < blocks;
    exits \false; */
dodona_step theorem_simplex_step(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                                 int32_t blocks, int32_t v, int64_t x) {
  dodona_simplex_place place;
  dodona_simplex_locate(ranks, group, depth, table, v, &place);
  //@ ghost lemma_local_tree(ranks, group, depth);
  //@ ghost lemma_simplex_tree(ranks, group, depth);
  /*@ assert local: LocalRange(ranks, group, depth, v) && LocalFeeder(ranks, group, depth, v) &&
        SimplexRange(ranks, group, depth, v); */
  return dodona_simplex_direct_step(group, blocks, &place, x);
}

typedef struct simplex_steps {
  dodona_step sender;
  dodona_step receiver;
} simplex_steps;

/* Matching: u sends block j to v in step x if and only if v receives block j from u in step x. */
/*@ requires tree: AnySimplex(ranks, group, depth, table, blocks);
    requires positions: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      \result.sender.send_to == v && \result.sender.send_block == j <==>
      \result.receiver.recv_from == u && \result.receiver.recv_block == j;
    exits \false; */
simplex_steps theorem_simplex_matching(int32_t ranks, int32_t group, int32_t depth,
                                       const uint32_t *table, int32_t blocks, int32_t u, int32_t v,
                                       int64_t x) {
  dodona_step a = theorem_simplex_step(ranks, group, depth, table, blocks, u, x);
  dodona_step b = theorem_simplex_step(ranks, group, depth, table, blocks, v, x);
  //@ ghost lemma_local_tree(ranks, group, depth);
  //@ ghost lemma_simplex_tree(ranks, group, depth);
  /*@ ghost
    if (a.send_to == v) {
      lemma_simplex_feeds(ranks, group, depth, u, a.send_block);
      lemma_simplex_fed(ranks, group, depth, u, v, a.send_block);
    }
    if (b.recv_from == u)
      lemma_simplex_fed(ranks, group, depth, u, v, b.recv_block);
  */
  simplex_steps both = {a, b};
  return both;
}

/* Ports, causality, coverage and length: any schedule that is the tree's is a valid broadcast in the
   simplex model and ends in step dodona_simplex_direct_steps. */
/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && 1 <= s && IsDepth(P, r, D);
     requires schedule: SimplexSchedule(S, P, r, D, s);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, P, s, 0, 1, 1);
     ensures simplex: SimplexPorts(S, 1);
     ensures last: EndsWith(S, SimplexSteps(r, D, s));
     ensures first: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 1 <= x;
     exits \false; @/
  void theorem_simplex(int64_t S, int32_t P, int32_t r, int32_t D, int32_t s)
  {
    lemma_local_tree(P, r, D);
    lemma_simplex_tree(P, r, D);
    lemma_simplex_hops(S, P, r, D, s);
    theorem_simplex_valid(S, P, r, D, s);
  }
*/
