/* C(i): how many ranks of a fractional tree with groups of r have an arrival of at most i.
   Source: Sanders and Sibeyn, section 3 (P_i); paper/SOURCES.md part A. */
#ifndef DODONA_SPEC_ALGORITHMS_FRACTIONAL_H
#define DODONA_SPEC_ALGORITHMS_FRACTIONAL_H

#include <stdint.h>
#include "spec/base.h"

/*@
  // measure i
  // fact 0 <= Capacity(r, i)
  logic integer Capacity(integer r, integer i) =
    i < 0 || r < 1 ? 0 :
    i < r ? i + 1 :
    r + Capacity(r, i - r) + Capacity(r, i - r - 1);

  // D, the step in which the last of P ranks receives its first block.
  predicate IsDepth(integer P, integer r, integer D) =
    0 <= D && P <= Capacity(r, D) && Capacity(r, D - 1) < P;

  // The table of a tree of depth D: C(r), C(r + 1), ..., C(D - 1). Empty if D <= r.
  predicate CapacityTable{L}(integer r, integer D, uint32_t *table) =
    \valid_read(table + (0 .. D - r - 1)) &&
    \forall integer k; 0 <= k < D - r ==> table[k] == Capacity(r, r + k);

  // The least m with (2 r + 1) 2^m >= P + r: after r + (r + 1) m steps the tree has reached P ranks.
  predicate IsDoublings(integer P, integer r, integer m) =
    0 <= m && P + r <= (2 * r + 1) * Pow2(m) &&
    (0 < m ==> (2 * r + 1) * Pow2(m - 1) < P + r);
*/

/* The fractional tree by preorder descent. A subtree is (budget i, size n, first position b). Its group is
   the first r positions; then comes the down successor's subtree, then the right successor's. Each descent
   goes on only if n > r, to fewer than n positions. */

/*@
  logic integer DownSize(integer r, integer i, integer n) =
    n - r <= Capacity(r, i - r) ? n - r : Capacity(r, i - r);

  // First position of the group that holds v.
  // measure n
  logic integer HeadIn(integer r, integer i, integer n, integer b, integer v) =
    r < 1 || n <= r || v < b + r ? b :
    v < b + r + DownSize(r, i, n)
      ? HeadIn(r, i - r, DownSize(r, i, n), b + r, v)
      : HeadIn(r, i - r - 1, n - r - DownSize(r, i, n), b + r + DownSize(r, i, n), v);

  // Budget of that group: D minus the arrival of its head.
  // measure n
  logic integer BudgetIn(integer r, integer i, integer n, integer b, integer v) =
    r < 1 || n <= r || v < b + r ? i :
    v < b + r + DownSize(r, i, n)
      ? BudgetIn(r, i - r, DownSize(r, i, n), b + r, v)
      : BudgetIn(r, i - r - 1, n - r - DownSize(r, i, n), b + r + DownSize(r, i, n), v);

  // Size of the subtree of that group.
  // measure n
  logic integer SizeIn(integer r, integer i, integer n, integer b, integer v) =
    r < 1 || n <= r || v < b + r ? n :
    v < b + r + DownSize(r, i, n)
      ? SizeIn(r, i - r, DownSize(r, i, n), b + r, v)
      : SizeIn(r, i - r - 1, n - r - DownSize(r, i, n), b + r + DownSize(r, i, n), v);

  // Head of the group whose right successor that group is; -1 if it is a down successor or the root's.
  // measure n
  logic integer FeederIn(integer r, integer i, integer n, integer b, integer h, integer v) =
    r < 1 || n <= r || v < b + r ? h :
    v < b + r + DownSize(r, i, n)
      ? FeederIn(r, i - r, DownSize(r, i, n), b + r, -1, v)
      : FeederIn(r, i - r - 1, n - r - DownSize(r, i, n), b + r + DownSize(r, i, n), b, v);

  // The tree of P positions in groups of r with depth D.
  logic integer Head(integer P, integer r, integer D, integer v) = HeadIn(r, D, P, 0, v);
  logic integer Budget(integer P, integer r, integer D, integer v) = BudgetIn(r, D, P, 0, v);
  logic integer Size(integer P, integer r, integer D, integer v) = SizeIn(r, D, P, 0, v);

  // a(v), the step in which v receives block 0.
  logic integer Arrival(integer P, integer r, integer D, integer v) =
    D - Budget(P, r, D, v) + (v - Head(P, r, D, v));

  // i, the index of v in its group.
  logic integer Member(integer P, integer r, integer D, integer v) = v - Head(P, r, D, v);

  // The head of the group that feeds v from the left, or -1.
  logic integer Feeder(integer P, integer r, integer D, integer v) =
    v == Head(P, r, D, v) ? FeederIn(r, D, P, 0, -1, v) : -1;

  // The next position down the chain or the head of the down successor, or -1.
  logic integer Down(integer P, integer r, integer D, integer v) =
    v + 1 < Head(P, r, D, v) + Size(P, r, D, v) ? v + 1 : -1;

  // The head of the right successor of v's group, or -1.
  logic integer Right(integer P, integer r, integer D, integer v) =
    r < Size(P, r, D, v) &&
      DownSize(r, Budget(P, r, D, v), Size(P, r, D, v)) < Size(P, r, D, v) - r
      ? Head(P, r, D, v) + r + DownSize(r, Budget(P, r, D, v), Size(P, r, D, v))
      : -1;
*/

/* What the descent guarantees at each position, without recursion. Steps and theorems need no more: parents
   and children agree, and each hop of the tree takes its time. */

/*@
  predicate LocalRange(integer P, integer r, integer D, integer v) =
    0 <= Arrival(P, r, D, v) <= D &&
    (v == 0 <==> Arrival(P, r, D, v) == 0) &&
    0 <= Member(P, r, D, v) < r && Member(P, r, D, v) <= v &&
    (v == 0 ==> Feeder(P, r, D, v) == -1) &&
    -1 <= Feeder(P, r, D, v) < P && -1 <= Down(P, r, D, v) < P && -1 <= Right(P, r, D, v) < P;

  // v feeds v + 1 exactly if nobody feeds v + 1 from the left.
  predicate LocalDown(integer P, integer r, integer D, integer v) =
    Down(P, r, D, v) == (v + 1 < P && Feeder(P, r, D, v + 1) == -1 ? v + 1 : -1) &&
    (Down(P, r, D, v) != -1 ==> Arrival(P, r, D, v + 1) == Arrival(P, r, D, v) + 1);

  predicate LocalRight(integer P, integer r, integer D, integer v) =
    Right(P, r, D, v) != -1 ==>
      v < Right(P, r, D, v) &&
      Feeder(P, r, D, Right(P, r, D, v)) == v - Member(P, r, D, v) &&
      Arrival(P, r, D, Right(P, r, D, v)) == Arrival(P, r, D, v) - Member(P, r, D, v) + r + 1;

  // Member k of the feeder's group is at position Feeder + k; each has v for its right successor.
  predicate LocalFeeder(integer P, integer r, integer D, integer v) =
    Feeder(P, r, D, v) != -1 ==>
      Feeder(P, r, D, v) + r <= v &&
      (\forall integer u; Feeder(P, r, D, v) <= u < Feeder(P, r, D, v) + r ==>
        Right(P, r, D, u) == v && Member(P, r, D, u) == u - Feeder(P, r, D, v));

  predicate LocalTree(integer P, integer r, integer D) =
    \forall integer v; 0 <= v < P ==>
      LocalRange(P, r, D, v) && LocalDown(P, r, D, v) &&
      LocalRight(P, r, D, v) && LocalFeeder(P, r, D, v);
*/

/* The pace of the fractional tree: a run of r blocks every r + 1 steps. Block j is received
   Pace(r, j) steps after block 0. Source: Sanders and Sibeyn, figure 2; paper/SOURCES.md part A. */

/*@
  logic integer Pace(integer r, integer j) = j + j / r;
*/

/* Time y is slot y % (r + 1) of period y / (r + 1): slots 0 .. r - 1 take a block each, slot r
   none. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= y;
     terminates \true;
     assigns \nothing;
     ensures block: \forall integer j; 0 <= j < s ==>
       (Pace(r, j) == y <==> y % (r + 1) < r && j == y - y / (r + 1));
     ensures slot: \forall integer j; 0 <= j < s && Pace(r, j) == y ==> j % r == y % (r + 1);
     exits \false; @/
  void lemma_slot(int32_t r, int32_t s, int64_t y);
*/

/* Member m of a group sends its share of a run right in slot 0 of the next period. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= m < r && 0 <= y;
     terminates \true;
     assigns \nothing;
     ensures right: \forall integer j; 0 <= j < s ==>
       (j % r == m && y == Pace(r, j) - m + r + 1 <==>
        y % (r + 1) == 0 && Pace(r, j) == y - (r + 1) + m);
     exits \false; @/
  void lemma_right_slot(int32_t r, int32_t s, int32_t m, int64_t y);
*/

/* Two blocks never have one pace, and a block that goes right never leaves together with a block that goes down. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s;
     terminates \true;
     assigns \nothing;
     ensures one: \forall integer i, j; 0 <= i < s && 0 <= j < s && Pace(r, i) == Pace(r, j) ==>
       i == j;
     ensures apart: \forall integer i, j; 0 <= i < s && 0 <= j < s ==>
       Pace(r, i) != Pace(r, j) - j % r + r;
     exits \false; @/
  void lemma_paces(int32_t r, int32_t s);
*/

/* A block that goes down and a block that goes right leave in different slots. */
/*@ ghost
  /@ requires 1 <= r && 0 <= s && 0 <= m < r && 1 <= y;
     terminates \true;
     assigns \nothing;
     ensures apart: \forall integer i, j; 0 <= i < s && 0 <= j < s && y == Pace(r, i) + 1 ==>
       !(j % r == m && y == Pace(r, j) - m + r + 1);
     exits \false; @/
  void lemma_slots_apart(int32_t r, int32_t s, int32_t m, int64_t y);
*/

/* The last block that member m sends right is the last block before s that is m modulo r. */
/*@ ghost
  /@ requires 1 <= r && 0 <= m < r && m < s && last == s - 1 - (s - 1 - m) % r;
     terminates \true;
     assigns \nothing;
     ensures share: m <= last < s && last % r == m;
     ensures last: \forall integer j; 0 <= j < s && j % r == m ==> j <= last;
     exits \false; @/
  void lemma_share(int32_t r, int32_t s, int32_t m, int32_t last);
*/

/* The last block comes last. */
/*@ ghost
  /@ requires 1 <= r && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer j; 0 <= j < s ==> 0 <= Pace(r, j) <= Pace(r, s - 1);
     exits \false; @/
  void lemma_pace_last(int32_t r, int32_t s);
*/

/* The transfers of the fractional tree, in positions. Hop is the definition. The other two predicates say
   the same by one position's place alone, as its receiver and as its sender. Steps count from 1. Source:
   Sanders and Sibeyn, figure 2; paper/SOURCES.md part A. */

/*@
  // Who sends block j to v: the position before it, or a member, in turn, of the group to its left.
  logic integer SourceAt(integer r, integer v, integer feeder, integer j) =
    feeder == -1 ? v - 1 : feeder + j % r;
  logic integer Source(integer P, integer r, integer D, integer v, integer j) =
    SourceAt(r, v, Feeder(P, r, D, v), j);

  // In step x, u sends block j to v.
  predicate Hop(integer P, integer r, integer D, integer s, integer x, integer u, integer v,
                integer j) =
    0 <= j < s && 0 < v < P && u == Source(P, r, D, v, j) && x == Arrival(P, r, D, v) + Pace(r, j);

  // Position v with this arrival and feeder receives block j from u in step x.
  predicate PlaceReceives(integer r, integer s, integer v, integer arrival, integer feeder,
                          integer x, integer u, integer j) =
    0 <= j < s && 0 < v && u == SourceAt(r, v, feeder, j) && x == arrival + Pace(r, j);

  // A position with this arrival, member, down and right sends block j to v in step x. Down as soon as it
  // has the block; right its share of a run, in the step in which the head starts the next run.
  predicate PlaceSends(integer r, integer s, integer arrival, integer member, integer down,
                       integer right, integer x, integer v, integer j) =
    0 <= j < s && 0 <= v &&
    ((v == down && x == arrival + Pace(r, j) + 1) ||
     (v == right && j % r == member && x == arrival + Pace(r, j) - member + r + 1));
*/

#endif
