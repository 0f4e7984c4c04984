/* What is known about neighbours in an H-tree, of groups and of positions, as ghost functions. The bodies are in
   proofs/lemmas/groups/htree_tree.c and htree_places.c; the last is in proofs/theorems/algorithms/htree_tree.c. */
#ifndef DODONA_SPEC_LEMMAS_HTREE_PLACES_H
#define DODONA_SPEC_LEMMAS_HTREE_PLACES_H

#include "spec/lemmas/htree_tree.h"
#include "spec/lemmas/htree_node.h"
#include "spec/algorithms/htree_places.h"

/* Successors name the group above them, and the group above names its successor, of every group. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures down: SuccessorDown(n, row, column);
     ensures right: SuccessorRight(n, row, column);
     ensures up: SuccessorUp(n, row, column);
     exits \false; @/
  void lemma_submesh_agrees(int32_t n, int32_t row, int32_t column);
*/

/* Only the root has no group above it; every other group is one edge further from the root. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures root: UpRow(n, row, column) == -1 <==> row == (n - 1) / 2 && column == (n - 1) / 2;
     ensures none: UpRow(n, row, column) == -1 ==> UpTurns(n, row, column) == 0 && GroupEdges(n, row, column) == 0;
     ensures turns: 0 <= UpTurns(n, row, column) <= 1;
     ensures edges: UpRow(n, row, column) != -1 ==> 0 <= GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) &&
       GroupEdges(n, row, column) == GroupEdges(n, UpRow(n, row, column), UpColumn(n, row, column)) + 1;
     exits \false; @/
  void lemma_group_root(int32_t n, int32_t row, int32_t column);
*/

/* The right edges above a group. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column);
     terminates \true;
     assigns \nothing;
     ensures rights: UpRow(n, row, column) != -1 ==> HeadRights(n, row, column) ==
       HeadRights(n, UpRow(n, row, column), UpColumn(n, row, column)) + UpTurns(n, row, column);
     exits \false; @/
  void lemma_head_rights(int32_t n, int32_t row, int32_t column);
*/

/* The arrival of a head by that of the head above. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures root: UpRow(n, row, column) == -1 ==> HeadArrival(n, r, row, column) == 0;
     ensures edge: UpRow(n, row, column) != -1 ==> 1 <= HeadArrival(n, r, row, column) &&
       HeadArrival(n, r, row, column) ==
         HeadArrival(n, r, UpRow(n, row, column), UpColumn(n, row, column)) + r + UpTurns(n, row, column);
     exits \false; @/
  void lemma_head_arrival(int32_t n, int32_t r, int32_t row, int32_t column);
*/

/* Such a member as a position. */
/*@
  predicate MemberIs(integer n, integer r, integer v, integer row, integer column, integer m) =
    v == GroupHead(n, r, row, column) + m && 0 <= v < (n * n) * r && v % r == m &&
    GroupRow(n, v / r) == row && GroupColumn(n, v / r) == column;
*/

/*@
  predicate InGroup(integer n, integer r, integer v, integer i, integer j) =
    MemberIs(n, r, v, i, j, v - GroupHead(n, r, i, j));
*/

/*@
  predicate HeadSound(integer n, integer r, integer i, integer j) =
    0 <= GroupHead(n, r, i, j) && GroupHead(n, r, i, j) + r <= (n * n) * r &&
    (GroupHead(n, r, i, j) == 0 <==> UpRow(n, i, j) == -1) &&
    (\forall integer v; GroupHead(n, r, i, j) <= v < GroupHead(n, r, i, j) + r ==> InGroup(n, r, v, i, j));

  predicate ArrivalSound(integer n, integer r, integer i, integer j) =
    0 <= UpTurns(n, i, j) <= 1 &&
    (UpRow(n, i, j) == -1 ==> HeadArrival(n, r, i, j) == 0 && UpTurns(n, i, j) == 0) &&
    (UpRow(n, i, j) != -1 ==> 1 <= HeadArrival(n, r, i, j) &&
      HeadArrival(n, r, i, j) ==
        HeadArrival(n, r, UpRow(n, i, j), UpColumn(n, i, j)) + r + UpTurns(n, i, j));

  predicate GroupSound(integer n, integer r, integer i, integer j) =
    InSquare(n, i, j) ==>
      SuccessorDown(n, i, j) && SuccessorRight(n, i, j) && SuccessorUp(n, i, j) && HeadSound(n, r, i, j) &&
      ArrivalSound(n, r, i, j);

  predicate EveryGroup(integer n, integer r) = \forall integer i, j; GroupSound(n, r, i, j);
*/

/* Every group agrees with its neighbours, and so does every position. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures groups: EveryGroup(n, r);
     exits \false; @/
  void lemma_every_group(int32_t n, int32_t r);

  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX && 0 <= v < (n * n) * r;
     requires every: EveryGroup(n, r);
     terminates \true;
     assigns \nothing;
     ensures local: HtreeLocal(n, r, v);
     exits \false; @/
  void lemma_htree_local(int32_t n, int32_t r, int32_t v);
*/

/* The head of group q. */
/*@ ghost
  /@ requires group: 1 <= n && 0 <= row && GroupIndex(n, row, column) == q;
     terminates \true;
     assigns \nothing;
     ensures head: GroupHead(n, r, row, column) == q * r;
     exits \false; @/
  void lemma_head_by(int32_t n, int32_t r, int32_t row, int32_t column, int32_t q);
*/

/* Every position agrees with its neighbours. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && P == (n * n) * r && P <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures every: \forall integer v; 0 <= v < P ==> HtreeLocal(n, r, v);
     exits \false; @/
  void lemma_htree_locals(int32_t n, int32_t r, int32_t P);
*/

/* The positions that hear from one are those that its place feeds. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && P == (n * n) * r && P <= INT32_MAX && 0 <= u < P;
     terminates \true;
     assigns \nothing;
     ensures sends: \forall integer blocks, x, v, j; HtreeHop(n, r, blocks, x, u, v, j) <==>
       PlaceSends(r, blocks, HtreeArrival(n, r, u), u % r, HtreeDown(n, r, u), HtreeRight(n, r, u), x, v, j);
     exits \false; @/
  void theorem_htree_sends(int32_t n, int32_t r, int32_t P, int32_t u);
*/

#endif
