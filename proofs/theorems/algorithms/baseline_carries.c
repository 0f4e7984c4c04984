/* Blocks and shares: a message carries the blocks of its shares, and the step function tells them. */
#include "proofs/theorems/algorithms/baseline.h"

/*@ ghost
  void lemma_carried(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t i, int32_t j)
  {
    /@ assert moved: \forall integer x, u, v, f, c;
         BaselineMoves(kind, P, root, s, x, u, v, f, c) && f <= j < f + c ==>
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j); @/
    /@ assert moves: \forall integer x, u, v; 0 <= u < P && 0 <= v < P &&
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j) ==>
         BaselineMoves(kind, P, root, s, x, u, v,
           BaselineFirst(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                         Position(P, BaselineTurn(kind, root), v)),
           BaselineCount(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                         Position(P, BaselineTurn(kind, root), v))); @/
    /@ assert carries: \forall integer x, u, v, f, c;
         BaselineMoves(kind, P, root, s, x, u, v, f, c) && f <= j < f + c ==>
         BaselineCarries(kind, P, root, s, x, u, v, j); @/
    /@ assert back: \forall integer x, u, v; 0 <= u < P && 0 <= v < P &&
         BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j) ==>
         BaselineCarries(kind, P, root, s, x, u, v, j); @/
    /@ assert only: \forall integer x, u, v; BaselineCarries(kind, P, root, s, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P && BaselineBlock(kind, P, s, x, Position(P, BaselineTurn(kind, root), u),
                       Position(P, BaselineTurn(kind, root), v), j); @/
    /@ assert blocks: \forall integer x, u, v; BaselineBlock(kind, P, s, x, u, v, j) <==>
         BaselineGives(kind, P, x, u, v, i); @/
  }
*/

/*@ ghost
  void lemma_carries_inside(int32_t kind, int32_t P, int32_t root, int32_t s, int32_t n)
  {
    lemma_share_range(n, s);
    /@ assert blocks: \forall integer x, u, v; BaselinePasses(kind, P, x, u, v) ==>
         0 <= BaselineFirst(kind, P, s, x, u, v) &&
         BaselineFirst(kind, P, s, x, u, v) + BaselineCount(kind, P, s, x, u, v) <= s; @/
    /@ assert moved: \forall integer x, u, v, f, c; BaselineMoves(kind, P, root, s, x, u, v, f, c) ==>
         0 <= f && f + c <= s && 0 <= u < P && 0 <= v < P && 1 <= x <= BaselineSteps(kind, P) &&
         BaselinePasses(kind, P, x, Position(P, BaselineTurn(kind, root), u),
                        Position(P, BaselineTurn(kind, root), v)); @/
  }
*/

/* The step function tells every rank in every step the blocks that it is to send and is sent, no others. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, j; 0 <= v ==>
      (\result.send_to == v && \result.send_first <= j < \result.send_first + \result.send_count <==>
       BaselineCarries(kind, ranks, root, blocks, x, rank, v, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      (\result.recv_from == u && \result.recv_first <= j < \result.recv_first + \result.recv_count <==>
       BaselineCarries(kind, ranks, root, blocks, x, u, rank, j));
    ensures use: 0 <= \result.recv_from ==>
      (BaselineCombines(kind, ranks, x) ? \result.use == DODONA_PREPEND : \result.use == DODONA_STORE);
    exits \false; */
dodona_step theorem_baseline_told(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                  int32_t rank, int64_t x) {
  dodona_step e = dodona_baseline_step_at(kind, ranks, root, blocks, rank, x);
  /*@ assert sent: \forall integer j; 0 <= e.send_to && e.send_first <= j < e.send_first + e.send_count ==>
        BaselineMoves(kind, ranks, root, blocks, x, rank, e.send_to, e.send_first, e.send_count) &&
        BaselineCarries(kind, ranks, root, blocks, x, rank, e.send_to, j); */
  /*@ assert received: \forall integer j; 0 <= e.recv_from && e.recv_first <= j < e.recv_first + e.recv_count ==>
        BaselineMoves(kind, ranks, root, blocks, x, e.recv_from, rank, e.recv_first, e.recv_count) &&
        BaselineCarries(kind, ranks, root, blocks, x, e.recv_from, rank, j); */
  /*@ assert sends: \forall integer v, f, c; 0 <= v && BaselineMoves(kind, ranks, root, blocks, x, rank, v, f, c) ==>
        e.send_to == v && e.send_first == f && e.send_count == c; */
  /*@ assert receives: \forall integer u, f, c; 0 <= u && BaselineMoves(kind, ranks, root, blocks, x, u, rank, f, c) ==>
        e.recv_from == u && e.recv_first == f && e.recv_count == c; */
  return e;
}
