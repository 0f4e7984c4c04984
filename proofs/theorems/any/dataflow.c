/* Data-flow execution does not deadlock: each operation stands above all that it may wait for. */
#include "spec/machine/dataflow.h"

/*@
  // What o waits for stands lower.
  predicate Precedes(integer major, integer minor, integer major2, integer minor2) =
    major2 < major || (major2 == major && minor2 < minor);
*/

/*@ ghost
  void lemma_dataflow(int64_t W, int64_t N, int32_t P, int32_t L, int32_t U, int32_t w)
  {
    /@ assert there: \forall integer o; 0 <= o < N ==>
         InLane(W, P, L, U, Lane(W, o), Kind(W, o), Node(W, o), Block(W, o)); @/
    /@ assert trees: \forall integer o; 0 <= o < N ==>
         LaneTree(W, Lane(W, o), P) && LaneBlocks(W, Lane(W, o)); @/
    /@ assert ranks: \forall integer o; 0 <= o < N ==> LaneRank(W, Lane(W, o), P, Node(W, o)); @/
    /@ assert deep: \forall integer o; 0 <= o < N ==>
         0 <= Deep(W, Lane(W, o), Node(W, o)) <= INT32_MAX; @/
    /@ assert which: \forall integer o; 0 <= o < N ==>
         0 <= Which(W, Lane(W, o), Block(W, o)) <= INT32_MAX; @/
    /@ assert kinds: \forall integer o; 0 <= o < N ==> 0 <= Kind(W, o) <= 4; @/
    /@ assert range: \forall integer o; 0 <= o < N ==>
         0 <= Deep(W, Lane(W, o), Node(W, o)) <= INT32_MAX &&
         0 <= Major(W, o) < 0x100000000 && 0 <= Minor(W, o) < 0x400000000; @/
    /@ assert waits: \forall integer o, p; 0 <= o < N && Waits(W, o, p) ==>
         0 <= p < N && MayWait(W, U, w, o, p); @/
    /@ assert down: \forall integer o, p; 0 <= o < N && Waits(W, o, p) &&
         Lane(W, o) == Lane(W, p) && U <= Lane(W, o) ==>
         Precedes(Major(W, o), Minor(W, o), Major(W, p), Minor(W, p)); @/
    /@ assert up: \forall integer o, p; 0 <= o < N && Waits(W, o, p) &&
         Lane(W, o) == Lane(W, p) && Lane(W, o) < U ==>
         Precedes(Major(W, o), Minor(W, o), Major(W, p), Minor(W, p)); @/
    /@ assert root: \forall integer o, p; 0 <= o < N && Waits(W, o, p) &&
         Lane(W, o) != Lane(W, p) ==>
         Precedes(Major(W, o), Minor(W, o), Major(W, p), Minor(W, p)); @/
  }

  void theorem_dataflow(int64_t W, int64_t N, int32_t P, int32_t L, int32_t U, int32_t w, int64_t E,
                        int64_t t)
  {
    lemma_dataflow(W, N, P, L, U, w);
    theorem_waiting(W, N, 0x100000000, 0x400000000, E, t);
  }
*/
