/* Somebody on a mesh arrives as late as its depth: one group, to which right edges lead wherever they can.

   From the root, a CROSS, the right successor is a BAR and its right successor, north of it, the next CROSS, of half the size; so down
   to row 1. Of the last four edges two go down: from that CROSS to a BAR, a LEAF and its EAST, and on to DIAGONAL if the BAR is east of
   the CROSS (a), else by way of the LEAF in the south to SOUTH (b).

     a   CROSS = BAR = leaf - EAST - DIAGONAL        = a right edge
     b   CROSS = BAR - leaf - EAST = SOUTH           - a down edge                                                            */
#include "proofs/theorems/algorithms/htree_tree.h"
#include "spec/algorithms/htree_last.h"
#include "spec/lemmas/htree_places.h"

/*@
  // The CROSS of size p in row p - 1 and column c, with right edges only above it, e of them.
  predicate RightCross(integer n, integer r, integer p, integer c, integer e) =
    2 * p <= n && LowPower(p) == p && 0 <= c < n && LowPower(c + 1) == p && e == CrossEdges(n, p) &&
    HeadArrival(n, r, p - 1, c) == e * r + e;

  // The head of a group that is as late.
  predicate LastHead(integer n, integer r, integer row, integer column) =
    InSquare(n, row, column) && HeadArrival(n, r, row, column) == LateHead(n, r);
*/

/* The right BAR of a CROSS, and the CROSS north of it. */
/*@ ghost
  /@ requires side: IsSide(n) && 2 <= h && 4 * h <= n && LowPower(2 * h) == 2 * h && LowPower(h) == h;
     requires cross: 0 <= c < n && LowPower(c + 1) == 2 * h;
     requires right: d == (WireAfter(c, 2 * h) == 0 ? c + h : c - h);
     terminates \true;
     assigns \nothing;
     ensures low: 0 <= d < n && LowPower(d + 1) == h;
     ensures bar: UpRow(n, 2 * h - 1, d) == 2 * h - 1 && UpColumn(n, 2 * h - 1, d) == c && UpTurns(n, 2 * h - 1, d) == 1;
     ensures cross: UpRow(n, h - 1, d) == 2 * h - 1 && UpColumn(n, h - 1, d) == d && UpTurns(n, h - 1, d) == 1;
     exits \false; @/
  void lemma_right_cross(int32_t n, int32_t h, int32_t c, int32_t d)
  {
    lemma_low_split(c + 1, 2 * h);
    lemma_low_room(n, c + 1 < n ? c + 1 : 1);
    /@ assert inside: c + 1 < n; @/
    /@ assert low: LowPower(d + 1) == h; @/
    /@ assert half: (2 * h) / 2 == h; @/
    /@ assert up: d == c + h ==> (d + 1) / h % 4 == 3; @/
    /@ assert down: d == c - h ==> (d + 1) / h % 4 == 1; @/
    /@ assert wire: WireAfter(d, h) == (WireAfter(c, 2 * h) == 0 ? 1 : 0); @/
    /@ assert first: WireAfter(2 * h - 1, 2 * h) == 0 && WireAfter(h - 1, h) == 0; @/
    /@ assert east: CrossEast(2 * h - 1, c) == WireAfter(d, h); @/
    /@ assert bar: GroupKind(n, 2 * h - 1, d) == 1; @/
    /@ assert cross: GroupKind(n, h - 1, d) == 0; @/
  }

  /@ requires side: IsSide(n) && 2 <= h && 4 * h <= n && LowPower(h) == h && 1 <= r;
     requires cross: RightCross(n, r, 2 * h, c, e);
     requires right: d == (WireAfter(c, 2 * h) == 0 ? c + h : c - h);
     terminates \true;
     assigns \nothing;
     ensures next: RightCross(n, r, h, d, e + 2);
     exits \false; @/
  void lemma_right_next(int32_t n, int32_t r, int32_t h, int32_t c, int32_t d, int32_t e)
  {
    lemma_right_cross(n, h, c, d);
    lemma_head_arrival(n, r, 2 * h - 1, d);
    lemma_head_arrival(n, r, h - 1, d);
    /@ assert edges: CrossEdges(n, h) == CrossEdges(n, 2 * h) + 2; @/
    /@ assert sum: (e + 2) * r == e * r + 2 * r; @/
  }
*/

/* The smallest of these CROSSes, in row 1: four edges above the depth. */
/*@ ghost
  /@ requires edges: 2 <= n && k == Halvings(n) && e == 2 * k - 4;
     terminates \true;
     assigns \nothing;
     ensures steps: e * r + e + 4 * r + 2 == LateHead(n, r);
     exits \false; @/
  void lemma_right_steps(int32_t n, int32_t r, int32_t e, int32_t k)
  {
  }

  /@ requires side: IsSide(n) && 4 <= n && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures cross: 0 <= \result < n && LowPower(\result + 1) == 2;
     ensures arrival: HeadArrival(n, r, 1, \result) + 4 * r + 2 == LateHead(n, r);
     exits \false; @/
  int32_t lemma_last_cross(int32_t n, int32_t r)
  {
    int32_t p = n / 2;
    int32_t c = n / 2 - 1;
    int32_t e = 0;
    lemma_low(n);
    lemma_low(p);
    lemma_group_root(n, p - 1, c);
    lemma_head_arrival(n, r, p - 1, c);
    /@ assert halvings: n - (n + 1) / 2 == p && Halvings(n) == 1 + Halvings(p); @/
    /@ loop invariant range: 2 <= p <= n / 2 && 0 <= e <= n - 2 * p;
       loop invariant cross: RightCross(n, r, p, c, e);
       loop assigns p, c, e;
       loop variant p; @/
    while (2 < p) {
      int32_t h = p / 2;
      lemma_low(p);
      lemma_low(h);
      int32_t d = (c + 1) / p % 4 == 3 ? c - h : c + h;
      lemma_right_next(n, r, h, c, d, e);
      p = h;
      c = d;
      e += 2;
    }
    /@ assert edges: e == 2 * Halvings(n) - 4; @/
    lemma_right_steps(n, r, e, e / 2 + 2);
    return c;
  }
*/

/* a: the wire to the CROSS comes from the west. */
/*@ ghost
  /@ requires side: IsSide(n) && 4 <= n && 0 <= c < n && LowPower(c + 1) == 2 && WireAfter(c, 2) == 0;
     terminates \true;
     assigns \nothing;
     ensures inside: c + 2 < n;
     ensures bar: UpRow(n, 1, c + 1) == 1 && UpColumn(n, 1, c + 1) == c && UpTurns(n, 1, c + 1) == 1;
     ensures leaf: UpRow(n, 0, c + 1) == 1 && UpColumn(n, 0, c + 1) == c + 1 && UpTurns(n, 0, c + 1) == 1;
     ensures east: UpRow(n, 0, c + 2) == 0 && UpColumn(n, 0, c + 2) == c + 1 && UpTurns(n, 0, c + 2) == 0;
     ensures diagonal: UpRow(n, 1, c + 2) == 0 && UpColumn(n, 1, c + 2) == c + 2 && UpTurns(n, 1, c + 2) == 0;
     exits \false; @/
  void lemma_last_diagonal(int32_t n, int32_t c)
  {
    lemma_low(n);
    lemma_low(c + 1);
    /@ assert even: n % 2 == 0 && (c + 1) % 2 == 0 && c + 1 < n; @/
    lemma_low_step(c + 1, 2);
    /@ assert inside: c + 2 < n; @/
    lemma_low(c + 2);
    /@ assert rows: LowPower(1) == 1 && LowPower(2) == 2; @/
    /@ assert lows: LowPower(c + 2) == 1 && LowPower(c + 3) == 4; @/
    /@ assert eighth: (c + 1) % 8 == 2; @/
    /@ assert wires: WireAfter(c + 1, 1) == 1 && WireAfter(0, 1) == 0 && WireAfter(1, 2) == 0; @/
    /@ assert kinds: GroupKind(n, 1, c + 1) == 1 && GroupKind(n, 0, c + 1) == 2 && GroupKind(n, 0, c + 2) == 3 &&
         GroupKind(n, 1, c + 2) == 5; @/
    /@ assert block: BlockOf(1) == 0 && BlockOf(c + 2) == c + 1; @/
    /@ assert over: Eastward(0, c + 1) == 0 && Southward(0, c + 1) == 0 && HasSouth(n, 0) == 0; @/
  }
*/

/* b: it comes from the east. */
/*@ ghost
  /@ requires side: IsSide(n) && 4 <= n && 0 <= c < n && LowPower(c + 1) == 2 && WireAfter(c, 2) == 1;
     terminates \true;
     assigns \nothing;
     ensures inside: 1 <= c < n;
     ensures bar: UpRow(n, 1, c - 1) == 1 && UpColumn(n, 1, c - 1) == c && UpTurns(n, 1, c - 1) == 1;
     ensures leaf: UpRow(n, 2, c - 1) == 1 && UpColumn(n, 2, c - 1) == c - 1 && UpTurns(n, 2, c - 1) == 0;
     ensures east: UpRow(n, 2, c) == 2 && UpColumn(n, 2, c) == c - 1 && UpTurns(n, 2, c) == 0;
     ensures south: UpRow(n, 3, c - 1) == 2 && UpColumn(n, 3, c - 1) == c && UpTurns(n, 3, c - 1) == 1;
     exits \false; @/
  void lemma_last_south(int32_t n, int32_t c)
  {
    lemma_low(c + 1);
    /@ assert eighth: (c + 1) % 8 == 6; @/
    lemma_low(c);
    /@ assert rows: LowPower(2) == 2 && LowPower(3) == 1 && LowPower(4) == 4; @/
    /@ assert lows: LowPower(c) == 1; @/
    /@ assert wires: WireAfter(c - 1, 1) == 0 && WireAfter(2, 1) == 1 && WireAfter(1, 2) == 0; @/
    /@ assert kinds: GroupKind(n, 1, c - 1) == 1 && GroupKind(n, 2, c - 1) == 2 && GroupKind(n, 2, c) == 3 &&
         GroupKind(n, 3, c - 1) == 4; @/
    /@ assert block: BlockOf(3) == 2 && BlockOf(c - 1) == c - 1; @/
    /@ assert over: Eastward(2, c - 1) == 1; @/
  }
*/

/* Of two submeshes to a side: the leaf, SOUTH, DIAGONAL. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures south: UpRow(2, 1, 0) == 0 && UpColumn(2, 1, 0) == 0 && UpTurns(2, 1, 0) == 0;
     ensures diagonal: UpRow(2, 1, 1) == 1 && UpColumn(2, 1, 1) == 0 && UpTurns(2, 1, 1) == 0;
     exits \false; @/
  void lemma_last_of_four(void)
  {
    /@ assert lows: LowPower(1) == 1 && LowPower(2) == 2; @/
    /@ assert kinds: GroupKind(2, 1, 0) == 4 && GroupKind(2, 1, 1) == 5; @/
    /@ assert wires: WireAfter(0, 1) == 0 && CrossEast(0, 0) == 1; @/
    /@ assert over: Eastward(0, 0) == 0 && HasSouth(2, 0) == 1; @/
    /@ assert block: BlockOf(1) == 0 && BlockOf(0) == 0; @/
  }
*/

/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures late: \exists integer i, j; LastHead(n, r, i, j);
     exits \false; @/
  void lemma_late_head(int32_t n, int32_t r)
  {
    lemma_low(n);
    if (n == 1) {
      lemma_group_root(n, 0, 0);
      lemma_head_arrival(n, r, 0, 0);
      /@ assert one: LastHead(n, r, 0, 0); @/
      return;
    }
    if (n == 2) {
      lemma_last_of_four();
      lemma_group_root(n, 0, 0);
      lemma_head_arrival(n, r, 0, 0);
      lemma_head_arrival(n, r, 1, 0);
      lemma_head_arrival(n, r, 1, 1);
      /@ assert halvings: Halvings(2) == 1; @/
      lemma_right_steps(n, r, -2, 1);
      /@ assert sum: HeadArrival(n, r, 1, 1) == 2 * r; @/
      /@ assert two: LastHead(n, r, 1, 1); @/
      return;
    }
    int32_t c = lemma_last_cross(n, r);
    if ((c + 1) / 2 % 4 == 3) {
      lemma_last_south(n, c);
      lemma_head_arrival(n, r, 1, c - 1);
      lemma_head_arrival(n, r, 2, c - 1);
      lemma_head_arrival(n, r, 2, c);
      lemma_head_arrival(n, r, 3, c - 1);
      /@ assert sum: HeadArrival(n, r, 3, c - 1) == HeadArrival(n, r, 1, c) + 4 * r + 2; @/
      /@ assert south: LastHead(n, r, 3, c - 1); @/
    } else {
      lemma_last_diagonal(n, c);
      lemma_head_arrival(n, r, 1, c + 1);
      lemma_head_arrival(n, r, 0, c + 1);
      lemma_head_arrival(n, r, 0, c + 2);
      lemma_head_arrival(n, r, 1, c + 2);
      /@ assert sum: HeadArrival(n, r, 1, c + 2) == HeadArrival(n, r, 1, c) + 4 * r + 2; @/
      /@ assert diagonal: LastHead(n, r, 1, c + 2); @/
    }
  }

  /@ requires range: 1 <= n;
     terminates \true;
     decreases n;
     assigns \nothing;
     ensures some: 0 <= Halvings(n) && (1 < n ==> 1 <= Halvings(n));
     exits \false; @/
  void lemma_halved(int32_t n)
  {
    if (1 < n)
      lemma_halved(n / 2);
  }

  // Its last member is as late as the depth.
  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures late: \exists integer v; 0 <= v < (n * n) * r && (n > 1 || r > 1 ==> 0 < v) &&
       HtreeArrival(n, r, v) == LateHead(n, r) + r - 1;
     exits \false; @/
  void lemma_late_member(int32_t n, int32_t r)
  {
    lemma_late_head(n, r);
    lemma_every_group(n, r);
    lemma_htree_local(n, r, 0);
    /@ assert root: HtreeArrival(n, r, 0) == 0; @/
    lemma_halved(n);
    /@ assert head: \forall integer i, j; LastHead(n, r, i, j) ==> 0 <= HeadArrival(n, r, i, j); @/
    /@ assert alone: \forall integer i, j; r == 1 && n > 1 && LastHead(n, r, i, j) ==> 0 < HeadArrival(n, r, i, j); @/
    /@ assert member: \forall integer i, j; LastHead(n, r, i, j) ==> MemberIs(n, r, GroupHead(n, r, i, j) + r - 1, i, j, r - 1); @/
    /@ assert late: \forall integer i, j; LastHead(n, r, i, j) ==>
         HtreeArrival(n, r, GroupHead(n, r, i, j) + r - 1) == HeadArrival(n, r, i, j) + r - 1; @/
  }
*/

/* It hears the last block so much later than the first. */
/*@ ghost
  /@ requires range: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX && 1 <= blocks && (n > 1 || r > 1);
     terminates \true;
     assigns \nothing;
     ensures hop: \exists integer u, v;
       HtreeHop(n, r, blocks, LateHead(n, r) + r - 1 + Pace(r, blocks - 1), u, v, blocks - 1);
     exits \false; @/
  void lemma_last_hop(int32_t n, int32_t r, int32_t blocks)
  {
    lemma_late_member(n, r);
    /@ assert hears: \forall integer v; 0 < v < (n * n) * r && HtreeArrival(n, r, v) == LateHead(n, r) + r - 1 ==>
         GroupReceives(r, blocks, v, HtreeArrival(n, r, v), HtreeFeeder(n, r, v), HtreeTurns(n, r, v),
                       LateHead(n, r) + r - 1 + Pace(r, blocks - 1),
                       TurnOf(r, HtreeFeeder(n, r, v), HtreeTurns(n, r, v), blocks - 1), blocks - 1); @/
    /@ assert hop: \forall integer v; 0 < v < (n * n) * r && HtreeArrival(n, r, v) == LateHead(n, r) + r - 1 ==>
         HtreeHop(n, r, blocks, LateHead(n, r) + r - 1 + Pace(r, blocks - 1),
                  TurnOf(r, HtreeFeeder(n, r, v), HtreeTurns(n, r, v), blocks - 1), v, blocks - 1); @/
  }
*/

/* The last step has a message: no step of theorem_htree_broadcast is too many. */
/*@ requires tree: \valid_read(tree) && ValidHtree(tree) && 1 <= blocks && (tree->side > 1 || tree->group > 1);
    requires schedule: HtreeSchedule(tree->side, tree->group, blocks, S);
    terminates \true;
    assigns \nothing;
    ensures depth: LateHead(tree->side, tree->group) + tree->group - 1 ==
      2 * Halvings(tree->side) * (tree->group + 1) + tree->group - (tree->side > 1 ? 3 : 1);
    ensures last: \exists integer u, v;
      Transfer(S, LateHead(tree->side, tree->group) + tree->group - 1 + Pace(tree->group, blocks - 1), u, v, blocks - 1);
    exits \false; */
void theorem_htree_last(const dodona_htree *tree, int32_t blocks, int64_t S) {
  //@ ghost lemma_sizes(tree->mesh.rows, tree->mesh.columns, tree->group_rows, tree->group_columns, tree->group, tree->side);
  //@ ghost lemma_last_hop(tree->side, tree->group, blocks);
}
