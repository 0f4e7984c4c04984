/* The places of an H-tree's positions agree: for every mesh and every position. */
#include "spec/lemmas/htree_places.h"
#include "spec/lemmas/base.h"

/* Member m of the group in that row and column. */
/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, row, column) && 1 <= r && (n * n) * r <= INT32_MAX && 0 <= m < r;
     terminates \true;
     assigns \nothing;
     ensures head: 0 <= GroupHead(n, r, row, column) && GroupHead(n, r, row, column) + r <= (n * n) * r;
     ensures range: \result == GroupHead(n, r, row, column) + m && 0 <= \result < (n * n) * r;
     ensures member: \result % r == m;
     ensures row: GroupRow(n, \result / r) == row && GroupColumn(n, \result / r) == column;
     ensures zero: \result == 0 <==> row == (n - 1) / 2 && column == (n - 1) / 2 && m == 0;
     exits \false; @/
  int32_t member_at(int32_t n, int32_t r, int32_t row, int32_t column, int32_t m)
  {
    lemma_index_back(n, row, column);
    int32_t centre = (n - 1) / 2;
    int32_t a = row < centre ? row - centre + n : row - centre;
    int32_t b = column < centre ? column - centre + n : column - centre;
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_multiplied(a, b, n, n);
    int32_t q = a * n + b;
    /@ assert round: a == Round(n, row - (n - 1) / 2) && b == Round(n, column - (n - 1) / 2); @/
    /@ assert index: q == GroupIndex(n, row, column); @/
    lemma_multiplied(q, m, n * n, r);
    /@ assert head: GroupHead(n, r, row, column) == q * r; @/
    return q * r + m;
  }
*/

/* What is above, down and right of it. */
/*@ ghost
  void lemma_head_by(int32_t n, int32_t r, int32_t row, int32_t column, int32_t q)
  {
  }

  /@ requires member: MemberIs(n, r, v, row, column, m);
     terminates \true;
     assigns \nothing;
     ensures turns: HtreeTurns(n, r, v) == MemberTurns(n, row, column, m);
     ensures above: HtreeFeeder(n, r, v) == MemberAbove(n, r, row, column, m);
     ensures down: HtreeDown(n, r, v) == MemberDown(n, r, row, column, m);
     ensures right: HtreeRight(n, r, v) == MemberRight(n, r, row, column);
     ensures arrival: HtreeArrival(n, r, v) == HeadArrival(n, r, row, column) + m;
     exits \false; @/
  void lemma_member_place(int32_t n, int32_t r, int32_t v, int32_t row, int32_t column, int32_t m)
  {
  }
*/

/*@ ghost
  /@ requires side: IsSide(n) && InSquare(n, i, j) && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures head: HeadSound(n, r, i, j);
     exits \false; @/
  void lemma_head_sound(int32_t n, int32_t r, int32_t i, int32_t j)
  {
    lemma_group_root(n, i, j);
    int32_t head = member_at(n, r, i, j, 0);
    int32_t m = 0;
    /@ loop invariant range: 0 <= m <= r;
       loop invariant members: \forall integer w; head <= w < head + m ==> InGroup(n, r, w, i, j);
       loop assigns m;
       loop variant r - m; @/
    while (m < r) {
      int32_t v = member_at(n, r, i, j, m);
      /@ assert member: MemberIs(n, r, v, i, j, m) && v == head + m && v - GroupHead(n, r, i, j) == m; @/
      /@ assert group: InGroup(n, r, v, i, j); @/
      m++;
    }
  }

  /@ requires side: IsSide(n) && InSquare(n, i, j) && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures group: GroupSound(n, r, i, j);
     exits \false; @/
  void lemma_group_sound(int32_t n, int32_t r, int32_t i, int32_t j)
  {
    lemma_group_root(n, i, j);
    lemma_submesh_agrees(n, i, j);
    lemma_head_arrival(n, r, i, j);
    lemma_head_sound(n, r, i, j);
    /@ assert arrival: ArrivalSound(n, r, i, j); @/
  }

  /@ requires side: IsSide(n) && 0 <= i < n && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures groups: \forall integer b; GroupSound(n, r, i, b);
     exits \false; @/
  void lemma_row_sound(int32_t n, int32_t r, int32_t i)
  {
    int32_t j = 0;
    /@ loop invariant range: 0 <= j <= n;
       loop invariant groups: \forall integer b; b < j ==> GroupSound(n, r, i, b);
       loop assigns j;
       loop variant n - j; @/
    while (j < n) {
      lemma_group_sound(n, r, i, j);
      j++;
    }
    /@ assert beyond: \forall integer b; n <= b ==> GroupSound(n, r, i, b); @/
  }

  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures groups: EveryGroup(n, r);
     exits \false; @/
  void lemma_every_group(int32_t n, int32_t r)
  {
    int32_t i = 0;
    /@ loop invariant range: 0 <= i <= n;
       loop invariant groups: \forall integer a, b; a < i ==> GroupSound(n, r, a, b);
       loop assigns i;
       loop variant n - i; @/
    while (i < n) {
      lemma_row_sound(n, r, i);
      i++;
    }
    /@ assert beyond: \forall integer a, b; n <= a ==> GroupSound(n, r, a, b); @/
  }
*/

/* Position v, member m of group (i, j): each condition. */
/*@ ghost
  /@ requires every: EveryGroup(n, r) && 1 <= r && 1 <= n && (n * n) * r <= INT32_MAX;
     requires member: InSquare(n, i, j) && 0 <= m < r && MemberIs(n, r, v, i, j, m);
     terminates \true;
     assigns \nothing;
     ensures down: HtreeDownSound(n, r, v);
     exits \false; @/
  void lemma_down_local(int32_t n, int32_t r, int32_t v, int32_t i, int32_t j, int32_t m)
  {
    lemma_member_place(n, r, v, i, j, m);
    /@ assert here: GroupSound(n, r, i, j); @/
    if (m < r - 1) {
      /@ assert inside: InGroup(n, r, v + 1, i, j); @/
      /@ assert member_next: MemberIs(n, r, v + 1, i, j, m + 1); @/
      lemma_member_place(n, r, v + 1, i, j, m + 1);
      /@ assert next: HtreeDown(n, r, v) == v + 1; @/
      /@ assert member: MemberIs(n, r, v + 1, i, j, m + 1); @/
      /@ assert back: HtreeTurns(n, r, v + 1) == 0 && HtreeFeeder(n, r, v + 1) == v; @/
      return;
    }
    /@ assert last: HtreeDown(n, r, v) == GroupHead(n, r, DownRow(n, i, j), DownColumn(n, i, j)); @/
    /@ assert none: DownRow(n, i, j) == -1 ==> HtreeDown(n, r, v) == -1; @/
    /@ assert below: DownRow(n, i, j) != -1 ==>
         GroupSound(n, r, DownRow(n, i, j), DownColumn(n, i, j)) &&
         HangsBelow(n, DownRow(n, i, j), DownColumn(n, i, j), i, j, 0); @/
    /@ assert sound: DownRow(n, i, j) != -1 ==>
         HeadSound(n, r, DownRow(n, i, j), DownColumn(n, i, j)) &&
         ArrivalSound(n, r, DownRow(n, i, j), DownColumn(n, i, j)); @/
    /@ assert inside_down: DownRow(n, i, j) != -1 ==>
         InGroup(n, r, HtreeDown(n, r, v), DownRow(n, i, j), DownColumn(n, i, j)); @/
    /@ assert head: DownRow(n, i, j) != -1 ==>
         MemberIs(n, r, HtreeDown(n, r, v), DownRow(n, i, j), DownColumn(n, i, j), 0); @/
    /@ assert positive: DownRow(n, i, j) != -1 ==> 0 < HtreeDown(n, r, v) < (n * n) * r; @/
    /@ assert turns: DownRow(n, i, j) != -1 ==> HtreeTurns(n, r, HtreeDown(n, r, v)) == 0; @/
    /@ assert above: DownRow(n, i, j) != -1 ==>
         HtreeFeeder(n, r, HtreeDown(n, r, v)) == GroupHead(n, r, i, j) + r - 1; @/
    /@ assert arrival: DownRow(n, i, j) != -1 ==>
         HtreeArrival(n, r, HtreeDown(n, r, v)) == HeadArrival(n, r, i, j) + r; @/
  }

  /@ requires every: EveryGroup(n, r) && 1 <= r && 1 <= n && (n * n) * r <= INT32_MAX;
     requires member: InSquare(n, i, j) && 0 <= m < r && MemberIs(n, r, v, i, j, m);
     terminates \true;
     assigns \nothing;
     ensures right: HtreeRightSound(n, r, v);
     exits \false; @/
  void lemma_right_local(int32_t n, int32_t r, int32_t v, int32_t i, int32_t j, int32_t m)
  {
    lemma_member_place(n, r, v, i, j, m);
    /@ assert here: GroupSound(n, r, i, j); @/
    /@ assert right: HtreeRight(n, r, v) == GroupHead(n, r, RightRow(n, i, j), RightColumn(n, i, j)); @/
    /@ assert none: RightRow(n, i, j) == -1 ==> HtreeRight(n, r, v) == -1; @/
    /@ assert below: RightRow(n, i, j) != -1 ==>
         GroupSound(n, r, RightRow(n, i, j), RightColumn(n, i, j)) &&
         HangsBelow(n, RightRow(n, i, j), RightColumn(n, i, j), i, j, 1); @/
    /@ assert sound: RightRow(n, i, j) != -1 ==>
         HeadSound(n, r, RightRow(n, i, j), RightColumn(n, i, j)) &&
         ArrivalSound(n, r, RightRow(n, i, j), RightColumn(n, i, j)); @/
    /@ assert inside_right: RightRow(n, i, j) != -1 ==>
         InGroup(n, r, HtreeRight(n, r, v), RightRow(n, i, j), RightColumn(n, i, j)); @/
    /@ assert head: RightRow(n, i, j) != -1 ==>
         MemberIs(n, r, HtreeRight(n, r, v), RightRow(n, i, j), RightColumn(n, i, j), 0); @/
    /@ assert positive: RightRow(n, i, j) != -1 ==> 0 < HtreeRight(n, r, v) < (n * n) * r; @/
    /@ assert turns: RightRow(n, i, j) != -1 ==> HtreeTurns(n, r, HtreeRight(n, r, v)) == 1; @/
    /@ assert above: RightRow(n, i, j) != -1 ==>
         HtreeFeeder(n, r, HtreeRight(n, r, v)) == GroupHead(n, r, i, j); @/
    /@ assert arrival: RightRow(n, i, j) != -1 ==>
         HtreeArrival(n, r, HtreeRight(n, r, v)) == HeadArrival(n, r, i, j) + r + 1; @/
  }

  /@ requires every: EveryGroup(n, r) && 1 <= r && 1 <= n && (n * n) * r <= INT32_MAX;
     requires member: InSquare(n, i, j) && 0 <= m < r && MemberIs(n, r, v, i, j, m);
     terminates \true;
     assigns \nothing;
     ensures turns: HtreeTurnsSound(n, r, v);
     exits \false; @/
  void lemma_turns_local(int32_t n, int32_t r, int32_t v, int32_t i, int32_t j, int32_t m)
  {
    lemma_member_place(n, r, v, i, j, m);
    /@ assert here: GroupSound(n, r, i, j); @/
    /@ assert bits: 0 <= HtreeTurns(n, r, v) <= 1; @/
    if (m > 0)
      return;
    /@ assert turns: HtreeTurns(n, r, v) == UpTurns(n, i, j); @/
    /@ assert other: UpTurns(n, i, j) == 1 ==> UpRow(n, i, j) != -1; @/
    /@ assert up: UpTurns(n, i, j) == 1 ==> InSquare(n, UpRow(n, i, j), UpColumn(n, i, j)) &&
         GroupSound(n, r, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert head: UpTurns(n, i, j) == 1 ==> HeadSound(n, r, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert above: UpTurns(n, i, j) == 1 ==>
         HtreeFeeder(n, r, v) == GroupHead(n, r, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert right: UpTurns(n, i, j) == 1 ==>
         MemberRight(n, r, UpRow(n, i, j), UpColumn(n, i, j)) == GroupHead(n, r, i, j); @/
    /@ assert inside: UpTurns(n, i, j) == 1 ==> \forall integer u;
         HtreeFeeder(n, r, v) <= u < HtreeFeeder(n, r, v) + r ==>
         InGroup(n, r, u, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert members: UpTurns(n, i, j) == 1 ==> \forall integer u;
         HtreeFeeder(n, r, v) <= u < HtreeFeeder(n, r, v) + r ==>
         MemberIs(n, r, u, UpRow(n, i, j), UpColumn(n, i, j), u - HtreeFeeder(n, r, v)); @/
    /@ assert all: UpTurns(n, i, j) == 1 ==> \forall integer u;
         HtreeFeeder(n, r, v) <= u < HtreeFeeder(n, r, v) + r ==>
         HtreeRight(n, r, u) == v && u % r == u - HtreeFeeder(n, r, v); @/
    /@ assert range: UpTurns(n, i, j) == 1 ==> 0 <= HtreeFeeder(n, r, v) &&
         HtreeFeeder(n, r, v) + r <= (n * n) * r; @/
  }

  /@ requires every: EveryGroup(n, r) && 1 <= r && 1 <= n && (n * n) * r <= INT32_MAX;
     requires member: InSquare(n, i, j) && 0 <= m < r && MemberIs(n, r, v, i, j, m);
     terminates \true;
     assigns \nothing;
     ensures fed: HtreeFedSound(n, r, v);
     exits \false; @/
  void lemma_fed_local(int32_t n, int32_t r, int32_t v, int32_t i, int32_t j, int32_t m)
  {
    lemma_member_place(n, r, v, i, j, m);
    /@ assert here: GroupSound(n, r, i, j); @/
    /@ assert arrival: 0 <= HtreeArrival(n, r, v) && (v == 0 <==> HtreeArrival(n, r, v) == 0); @/
    if (m > 0) {
      /@ assert inside: InGroup(n, r, v - 1, i, j); @/
      /@ assert before: MemberIs(n, r, v - 1, i, j, m - 1); @/
      lemma_member_place(n, r, v - 1, i, j, m - 1);
      /@ assert back: HtreeFeeder(n, r, v) == v - 1 && HtreeDown(n, r, v - 1) == v; @/
      return;
    }
    /@ assert root: UpRow(n, i, j) == -1 ==> v == 0 && HtreeFeeder(n, r, v) == -1 && HtreeTurns(n, r, v) == 0; @/
    /@ assert up: UpRow(n, i, j) != -1 ==> 0 < v && InSquare(n, UpRow(n, i, j), UpColumn(n, i, j)) &&
         GroupSound(n, r, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert head: UpRow(n, i, j) != -1 ==> HeadSound(n, r, UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert above: UpRow(n, i, j) != -1 && UpTurns(n, i, j) == 0 ==>
         HtreeFeeder(n, r, v) == GroupHead(n, r, UpRow(n, i, j), UpColumn(n, i, j)) + (r - 1); @/
    /@ assert inside: UpRow(n, i, j) != -1 && UpTurns(n, i, j) == 0 ==>
         InGroup(n, r, HtreeFeeder(n, r, v), UpRow(n, i, j), UpColumn(n, i, j)); @/
    /@ assert last: UpRow(n, i, j) != -1 && UpTurns(n, i, j) == 0 ==>
         MemberIs(n, r, HtreeFeeder(n, r, v), UpRow(n, i, j), UpColumn(n, i, j), r - 1); @/
    /@ assert down: UpRow(n, i, j) != -1 && UpTurns(n, i, j) == 0 ==>
         MemberDown(n, r, UpRow(n, i, j), UpColumn(n, i, j), r - 1) == v; @/
    /@ assert back: UpRow(n, i, j) != -1 && UpTurns(n, i, j) == 0 ==>
         HtreeDown(n, r, HtreeFeeder(n, r, v)) == v; @/
  }
*/

/* A position is a member of its group. */
/*@ ghost
  /@ requires side: IsSide(n) && 1 <= r && (n * n) * r <= INT32_MAX && 0 <= v < (n * n) * r;
     requires every: EveryGroup(n, r);
     terminates \true;
     assigns \nothing;
     ensures local: HtreeLocal(n, r, v);
     exits \false; @/
  void lemma_htree_local(int32_t n, int32_t r, int32_t v)
  {
    lemma_product_order(n, 0x8000, n);
    lemma_product_order(n, 0x8000, 0x8000);
    lemma_htree_divided(v, n * n, r);
    int32_t q = v / r;
    lemma_htree_divided(q, n, n);
    lemma_index(n, q);
    /@ assert group: 0 <= q / n < n && 0 <= q % n < n; @/
    int32_t centre = (n - 1) / 2;
    int32_t i = q / n + centre < n ? q / n + centre : q / n + centre - n;
    int32_t j = q % n + centre < n ? q % n + centre : q % n + centre - n;
    /@ assert row: i == GroupRow(n, q) && j == GroupColumn(n, q); @/
    /@ assert index: GroupIndex(n, i, j) == q && 0 <= i; @/
    lemma_head_by(n, r, i, j, q);
    /@ assert head: GroupHead(n, r, i, j) == q * r; @/
    /@ assert member: MemberIs(n, r, v, i, j, v % r); @/
    lemma_down_local(n, r, v, i, j, v % r);
    lemma_right_local(n, r, v, i, j, v % r);
    lemma_turns_local(n, r, v, i, j, v % r);
    lemma_fed_local(n, r, v, i, j, v % r);
  }
*/
