/* The fractional tree by preorder descent: a subtree is (budget i, size n, first position b), its
   group the first r positions; then the down successor's subtree, then the right one's.
   Each descent goes on only where n > r, to fewer than n positions. */
#ifndef DODONA_SPEC_FRACTIONAL_TREE_H
#define DODONA_SPEC_FRACTIONAL_TREE_H

#include "capacity.h"

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

  // Budget of that group: its head's arrival is D minus it.
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

#endif
