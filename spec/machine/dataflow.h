/* Data-flow execution: no steps, no rounds. Each tree is a lane: in it a rank receives the tree's blocks in
   order and forwards each block to child 0, then to child 1. One send at a time is under way in a lane, and
   it ends no earlier than its receiver posts the receive. The window w limits the receives: when a rank
   posts one, fewer than w blocks with posted receives are still to be forwarded. Lanes need not wait for
   one another, with one exception: the root of an allreduce broadcasts a block when the block is reduced.

     broadcast, rank v, block j                  reduction, rank v, block j

       above   |                                  child 0  child 1
               v  GOT   <- POST                      |        |   GOT0, GOT1 <- POST0, POST1
               v                                      \      /
             /   \   SENT0, then SENT1                   v
            v     v                                      |   SENT
        child 0  child 1                               above

   Operations are numbered. The theorem holds for every system in which an operation waits only for the
   operations listed below. Such systems include systems whose sends end earlier, whose receives come in any
   order, or whose ranks go through the blocks of all trees in the order of the message. The theorem
   excludes waiting for a later block of another tree. Ranks that forward the j-th blocks of both trees when
   they have both deadlock from 3 ranks on:

     tree 0: root -> 1 -> 2        1 forwards to 2 when it has its block of tree 1, which 2 forwards
     tree 1: root -> 2 -> 1        when it has its block of tree 0, which 1 forwards

   Source: TwoTreeC, section 3, algorithm 2. */
#ifndef DODONA_SPEC_MACHINE_DATAFLOW_H
#define DODONA_SPEC_MACHINE_DATAFLOW_H

#include "spec/machine/waiting.h"

/*@
  // System W. The tree of lane T; -1 is nobody. The lane has the blocks 0 .. LaneLength - 1; its block j is
  // block Which of the message. The numbers of the operations: operation o is of kind Kind, at rank Node,
  // for block Block of lane Lane.
  axiomatic Lanes {
    logic integer Above(integer W, integer T, integer v) reads \nothing;
    logic integer Below(integer W, integer T, integer v, integer k) reads \nothing;
    logic integer Deep(integer W, integer T, integer v) reads \nothing;
    logic integer LaneLength(integer W, integer T) reads \nothing;
    logic integer Which(integer W, integer T, integer j) reads \nothing;
    logic integer Lane(integer W, integer o) reads \nothing;
    logic integer Kind(integer W, integer o) reads \nothing;
    logic integer Node(integer W, integer o) reads \nothing;
    logic integer Block(integer W, integer o) reads \nothing;
    logic integer Number(integer W, integer T, integer kind, integer v, integer j) reads \nothing;
  }

  // Parents and children agree, and a child is deeper than its parent.
  predicate LaneRank(integer W, integer T, integer P, integer v) =
    0 <= Deep(W, T, v) <= INT32_MAX &&
    (Above(W, T, v) == -1 ||
     (0 <= Above(W, T, v) < P && Deep(W, T, Above(W, T, v)) < Deep(W, T, v) &&
      (Below(W, T, Above(W, T, v), 0) == v || Below(W, T, Above(W, T, v), 1) == v))) &&
    (\forall integer k; 0 <= k <= 1 ==>
      Below(W, T, v, k) == -1 ||
      (0 <= Below(W, T, v, k) < P && Above(W, T, Below(W, T, v, k)) == v)) &&
    (Below(W, T, v, 0) == -1 || Below(W, T, v, 0) != Below(W, T, v, 1));
  predicate LaneTree(integer W, integer T, integer P) =
    \forall integer v; 0 <= v < P ==> LaneRank(W, T, P, v);

  // The blocks of a lane are in the order of the message.
  predicate LaneBlocks(integer W, integer T) =
    0 <= LaneLength(W, T) <= INT32_MAX &&
    (\forall integer j; 0 <= j < LaneLength(W, T) ==> 0 <= Which(W, T, j) <= INT32_MAX) &&
    \forall integer i, j; 0 <= i < j < LaneLength(W, T) ==> Which(W, T, i) < Which(W, T, j);

  // Lanes 0 .. U - 1 are reductions, with kinds POST0 = 0, GOT0 = 1, POST1 = 2, GOT1 = 3, SENT = 4; lanes U .. L - 1
  // are broadcasts, with kinds POST = 0, GOT = 1, SENT0 = 2, SENT1 = 3. Every rank has every operation of every
  // block; if there is no child, or no parent, the operation is done as soon as it may begin.
  logic integer Kinds(integer U, integer T) = T < U ? 5 : 4;
  predicate InLane(integer W, integer P, integer L, integer U, integer T, integer kind, integer v,
                   integer j) =
    0 <= T < L && 0 <= kind < Kinds(U, T) && 0 <= v < P && 0 <= j < LaneLength(W, T);
  predicate Numbered(integer W, integer N, integer P, integer L, integer U) =
    (\forall integer o; 0 <= o < N ==>
      InLane(W, P, L, U, Lane(W, o), Kind(W, o), Node(W, o), Block(W, o))) &&
    (\forall integer T, kind, v, j; InLane(W, P, L, U, T, kind, v, j) ==>
      \let o = Number(W, T, kind, v, j);
      0 <= o < N && Lane(W, o) == T && Kind(W, o) == kind && Node(W, o) == v && Block(W, o) == j);

  // Each kind at a rank takes the blocks in order.
  predicate FollowsBlock(integer kind, integer v, integer j, integer other, integer u, integer i) =
    other == kind && u == v && i == j - 1;

  // Broadcast. A receive is posted when the block w before has been received and forwarded.
  predicate PostWaits(integer W, integer T, integer w, integer v, integer j, integer other, integer u,
                      integer i) =
    Above(W, T, v) != -1 && u == v && i == j - w && 1 <= other <= 3;
  // A block is received when its receive is posted and its send has begun: the parent has it, and its sends
  // before have ended.
  predicate GotWaits(integer W, integer T, integer v, integer j, integer other, integer u, integer i) =
    Above(W, T, v) != -1 &&
    ((u == v && other == 0 && i == j) ||
     (u == Above(W, T, v) &&
      ((other == 1 && i == j) ||
       (Below(W, T, u, 0) == v && other == 3 && i == j - 1) ||
       (Below(W, T, u, 1) == v && other == 2 && i == j))));
  // A send ends when the block is here, the send before it has ended and the child has posted its receive.
  predicate SentWaits(integer W, integer T, integer k, integer v, integer j, integer other, integer u,
                      integer i) =
    (u == v && other == 1 && i == j) ||
    (k == 0 && u == v && other == 3 && i == j - 1) ||
    (k == 1 && u == v && other == 2 && i == j) ||
    (u != -1 && u == Below(W, T, v, k) && other == 0 && i == j);
  predicate DownWaits(integer W, integer T, integer w, integer kind, integer v, integer j,
                      integer other, integer u, integer i) =
    FollowsBlock(kind, v, j, other, u, i) ||
    (kind == 0 && PostWaits(W, T, w, v, j, other, u, i)) ||
    (kind == 1 && GotWaits(W, T, v, j, other, u, i)) ||
    (kind == 2 && SentWaits(W, T, 0, v, j, other, u, i)) ||
    (kind == 3 && SentWaits(W, T, 1, v, j, other, u, i));

  // Reduction. A child's receive is posted when the block w before has been sent on (at the root: has been
  // reduced). The receive from child 1 is posted after the receive from child 0 is posted, and perhaps only
  // after the block of child 0 has come.
  predicate UpPostWaits(integer w, integer k, integer v, integer j, integer other, integer u,
                        integer i) =
    u == v && ((other == 4 && i == j - w) || (k == 0 && other == 2 && i == j - 1) ||
               (k == 1 && 0 <= other <= 1 && i == j));
  // A child's part is combined after the part of the child before it, when its receive is posted and its
  // send has begun: the child has combined the block and has sent the block before.
  predicate UpGotWaits(integer W, integer T, integer k, integer v, integer j, integer other, integer u,
                       integer i) =
    (u == v && i == j && (other == 2 * k || (k == 1 && other == 1))) ||
    (u != -1 && u == Below(W, T, v, k) &&
     (((other == 1 || other == 3) && i == j) || (other == 4 && i == j - 1)));
  // The send ends when all is combined and the parent has posted its receive of it.
  predicate UpSentWaits(integer W, integer T, integer v, integer j, integer other, integer u,
                        integer i) =
    i == j && ((u == v && (other == 1 || other == 3)) ||
               (u != -1 && u == Above(W, T, v) &&
                ((other == 0 && Below(W, T, u, 0) == v) || (other == 2 && Below(W, T, u, 1) == v))));
  predicate UpWaits(integer W, integer T, integer w, integer kind, integer v, integer j, integer other,
                    integer u, integer i) =
    FollowsBlock(kind, v, j, other, u, i) ||
    (kind == 0 && UpPostWaits(w, 0, v, j, other, u, i)) ||
    (kind == 1 && UpGotWaits(W, T, 0, v, j, other, u, i)) ||
    (kind == 2 && UpPostWaits(w, 1, v, j, other, u, i)) ||
    (kind == 3 && UpGotWaits(W, T, 1, v, j, other, u, i)) ||
    (kind == 4 && UpSentWaits(W, T, v, j, other, u, i));

  // Allreduce: a broadcast may wait for anything of the reduction. The root has a block when it is reduced;
  // other ranks may post its receive when they have sent their part of it.
  predicate ReducedFirst(integer U, integer T, integer T2) = T2 < U <= T;

  // Allowed, though not needed: waiting for a block that comes earlier in the message, in any tree.
  predicate EarlierWaits(integer W, integer U, integer T, integer j, integer T2, integer i) =
    (T < U <==> T2 < U) && Which(W, T2, i) < Which(W, T, j);

  // Operation o waits for operation p in a system with windows w; both exist.
  predicate MayWait(integer W, integer U, integer w, integer o, integer p) =
    (Lane(W, o) == Lane(W, p) && Lane(W, o) < U &&
     UpWaits(W, Lane(W, o), w, Kind(W, o), Node(W, o), Block(W, o), Kind(W, p), Node(W, p),
             Block(W, p))) ||
    (Lane(W, o) == Lane(W, p) && U <= Lane(W, o) &&
     DownWaits(W, Lane(W, o), w, Kind(W, o), Node(W, o), Block(W, o), Kind(W, p), Node(W, p),
               Block(W, p))) ||
    EarlierWaits(W, U, Lane(W, o), Block(W, o), Lane(W, p), Block(W, p)) ||
    ReducedFirst(U, Lane(W, o), Lane(W, p));

  predicate LanesWait(integer W, integer N, integer P, integer L, integer U, integer w) =
    1 <= w && 0 <= U <= L && Numbered(W, N, P, L, U) &&
    \forall integer o, p; 0 <= o < N && Waits(W, o, p) ==> 0 <= p < N && MayWait(W, U, w, o, p);

  // A data-flow execution of L trees with windows of w blocks; the first U trees are reductions.
  predicate TreesOf(integer W, integer P, integer L) =
    \forall integer T; 0 <= T < L ==> LaneTree(W, T, P) && LaneBlocks(W, T);
  predicate Dataflow(integer W, integer N, integer P, integer L, integer U, integer w) =
    LanesWait(W, N, P, L, U, w) && TreesOf(W, P, L);

  // The order of the operations: block by block. In a broadcast the receives of a block come first, then
  // the block goes down the tree. In a reduction the block goes up, and the ends of its sends come last.
  // All reductions come before all broadcasts.
  logic integer DownHeight(integer deep, integer kind) = kind == 0 ? 0 : 4 * deep + kind;
  logic integer UpHeight(integer deep, integer kind) =
    kind == 4 ? 0x200000000 : 4 * (INT32_MAX - deep) + kind;
  predicate Heights(integer W, integer N, integer U) =
    \forall integer o; 0 <= o < N ==>
      Major(W, o) == Which(W, Lane(W, o), Block(W, o)) + (Lane(W, o) < U ? 0 : 0x80000000) &&
      Minor(W, o) == (Lane(W, o) < U
        ? UpHeight(Deep(W, Lane(W, o), Node(W, o)), Kind(W, o))
        : DownHeight(Deep(W, Lane(W, o), Node(W, o)), Kind(W, o)));
*/

/* Data-flow execution does not deadlock, for any ranks, trees, blocks and windows: a state in which nothing
   can be done is one in which every rank has received, and sent, every block of every lane. */
/*@ ghost
  /@ requires dataflow: Dataflow(W, N, P, L, U, w);
     requires heights: Heights(W, N, U);
     terminates \true;
     assigns \nothing;
     ensures grounded: Grounded(W, N, 0x100000000, 0x400000000);
     exits \false; @/
  void lemma_dataflow(int64_t W, int64_t N, int32_t P, int32_t L, int32_t U, int32_t w);

  /@ requires dataflow: Dataflow(W, N, P, L, U, w);
     requires heights: Heights(W, N, U);
     requires stuck: Stuck(W, N, E, t);
     terminates \true;
     assigns \nothing;
     ensures done: AllDone(N, E, t);
     ensures all: \forall integer T, kind, v, j; InLane(W, P, L, U, T, kind, v, j) ==>
       Done(E, t, Number(W, T, kind, v, j)) != 0;
     exits \false; @/
  void theorem_dataflow(int64_t W, int64_t N, int32_t P, int32_t L, int32_t U, int32_t w, int64_t E,
                        int64_t t);
*/

#endif
