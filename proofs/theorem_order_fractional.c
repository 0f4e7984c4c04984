/* A reduction by a chain, a binary or a fractional tree with root 0 combines the inputs in rank order: in it the
   part from the right comes first and waits aside for that from below (theorem_order_aside.c). */
#include "proofs/fractional_descent.h"
#include "proofs/reversed.h"
#include "ref/plan.h"
#include "spec/fractional_hops.h"
#include "spec/order_aside.h"
#include "spec/pace.h"
#include "spec/plan_lemmas.h"
#include "spec/plan_transfers.h"

/*@
  // Where the subtree of v's group ends, and where v's in the tree of block j: members up to the one
  // that sends the block right have the right successor below them.
  logic integer GroupEnd(integer P, integer r, integer D, integer v) =
    Head(P, r, D, v) + Size(P, r, D, v) - 1;
  logic integer BlockEnd(integer P, integer r, integer D, integer v, integer m) =
    Right(P, r, D, v) == -1 || Member(P, r, D, v) <= m ? GroupEnd(P, r, D, v) : Right(P, r, D, v) - 1;

  // Where the successors' subtrees end.
  predicate GroupEnds(integer P, integer r, integer D, integer v) =
    v <= GroupEnd(P, r, D, v) < P &&
    (Down(P, r, D, v) == -1 ==> Right(P, r, D, v) == -1 && GroupEnd(P, r, D, v) == v) &&
    (Down(P, r, D, v) != -1 && Member(P, r, D, v) + 1 < r ==>
      Member(P, r, D, v + 1) == Member(P, r, D, v) + 1 &&
      Right(P, r, D, v + 1) == Right(P, r, D, v) &&
      GroupEnd(P, r, D, v + 1) == GroupEnd(P, r, D, v)) &&
    (Down(P, r, D, v) != -1 && Member(P, r, D, v) + 1 == r ==>
      Member(P, r, D, v + 1) == 0 &&
      GroupEnd(P, r, D, v + 1) ==
        (Right(P, r, D, v) == -1 ? GroupEnd(P, r, D, v) : Right(P, r, D, v) - 1)) &&
    (Right(P, r, D, v) != -1 ==>
      v + 1 < Right(P, r, D, v) < P && Member(P, r, D, Right(P, r, D, v)) == 0 &&
      GroupEnd(P, r, D, Right(P, r, D, v)) == GroupEnd(P, r, D, v));
*/

/*@ ghost
  /@ requires tree: 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures ends: GroupEnds(P, r, D, v);
     exits \false; @/
  void lemma_group_ends(int32_t P, int32_t r, int32_t D, int32_t v)
  {
    node at = node_of(r, D, P, 0, -1, v);
    /@ assert end: GroupEnd(P, r, D, v) == at.b + at.n - 1; @/
    /@ assert member: Member(P, r, D, v) == v - at.b; @/
    if (at.n <= r) {
      /@ assert none: Right(P, r, D, v) == -1; @/
      if (v + 1 - at.b < at.n) {
        lemma_passes(r, D, P, 0, -1, v, v + 1);
        lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
        /@ assert small: Head(P, r, D, v + 1) == at.b && Size(P, r, D, v + 1) == at.n; @/
      }
      return;
    }
    int32_t down = successors(r, at.i, at.n, at.b);
    lemma_passes(r, D, P, 0, -1, v, v + 1);
    if (v + 1 - at.b < r) {
      lemma_descend_group(r, at.i, at.n, at.b, at.h, v + 1);
      /@ assert next: Head(P, r, D, v + 1) == at.b && Size(P, r, D, v + 1) == at.n &&
           Budget(P, r, D, v + 1) == at.i; @/
    } else {
      lemma_descend_down(r, at.i, at.n, at.b, at.h, down, v + 1);
      lemma_descend_group(r, at.i - r, down, at.b + r, -1, v + 1);
      /@ assert below: Head(P, r, D, v + 1) == v + 1 && Size(P, r, D, v + 1) == down; @/
    }
    if (down == at.n - r) {
      /@ assert last: Right(P, r, D, v) == -1; @/
      return;
    }
    int32_t right = at.b + r + down;
    lemma_passes(r, D, P, 0, -1, v, right);
    lemma_descend_right(r, at.i, at.n, at.b, at.h, down, right);
    lemma_descend_group(r, at.i - r - 1, at.n - r - down, right, at.b, right);
    /@ assert right: Right(P, r, D, v) == right; @/
    /@ assert there: Head(P, r, D, right) == right && Size(P, r, D, right) == at.n - r - down; @/
  }
*/
