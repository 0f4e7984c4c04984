/* Groups of a level and what hangs from them agree, module by module. */
#include "ref/algorithms/groups/crossbar.h"
#include "proofs/lemmas/groups/crossbar_edges.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_group_agrees(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                          int64_t right, dodona_crossbar s)
  {
  }

  void lemma_hangs_down(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                        int64_t right, dodona_crossbar s)
  {
    /@ assert last: head <= head + r - 1 < head + r && CrossbarDown(s, head + r - 1) == down; @/
  }

  void lemma_hangs_right(int32_t r, int64_t head, int64_t arrival, int64_t above, int64_t turns, int64_t down,
                         int64_t right, dodona_crossbar s)
  {
  }
*/

/* The head of module m. */
/*@ ghost
  /@ requires level: SoundTreeLevel(l) && 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures head: \result == HeadOf(l, m);
     ensures range: 0 <= \result <= 0x1000000080000000;
     exits \false; @/
  int64_t head_at(tree_level l, int32_t m)
  {
    lemma_product_order(m, DODONA_MODULES_MOST, l.per);
    lemma_product_order(l.per, DODONA_MODULES_MOST, DODONA_MODULES_MOST);
    /@ assert most: 0 <= m * l.per <= 0x1000000000000000; @/
    int64_t product = (int64_t)m * l.per;
    return l.first + product + (m == 0 ? l.taken : 0);
  }

  /@ requires level: SoundTreeLevel(l) && 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures local: \result == LocalOf(l, m);
     exits \false; @/
  int64_t local_at(tree_level l, int32_t m)
  {
    int64_t head = head_at(l, m);
    int64_t end = head - (m == 0 ? l.taken : 0) + l.per;
    return head + l.entry < end ? head + l.entry : -1;
  }

  /@ requires level: SoundTreeLevel(l) && 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures arrival: \result == ArrivalOf(l, m);
     ensures range: 0 <= \result <= 0x200000000000000;
     exits \false; @/
  int64_t arrival_at(tree_level l, int32_t m)
  {
    return l.arrival + arrival_of_module(l.channels, l.r, l.count, m);
  }
*/

/* What hangs below the last member of module m's first group. */
/*@ ghost
  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures down: \result == ModuleDown(l.channels, l.per, l.count, l.first, l.taken, l.entry, l.spare, m);
     ensures hangs: \result != -1 ==>
       HangsFrom(s, \result, HeadOf(l, m) + l.r - 1, 0, ArrivalOf(l, m) + l.r);
     exits \false; @/
  int64_t lemma_hung_down(tree_level l, int32_t m, dodona_crossbar s)
  {
    module_edges at = lemma_module_edges(l.channels, l.r, l.count, m);
    if (at.child != -1) {
      /@ assert group: FirstGroupAt(l, at.child, s); @/
      int64_t head = head_at(l, at.child);
      /@ assert above: ModuleAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, at.child) ==
           HeadOf(l, m) + l.r - 1; @/
      /@ assert turns: ModuleTurns(l.channels, l.count, at.child) == 0; @/
      /@ assert first: CrossbarAbove(s, head) == HeadOf(l, m) + l.r - 1; @/
      return head;
    }
    if (l.channels != 2)
      return -1;
    int32_t served = m - l.count / 2;
    if (served < (l.count - 1) / 2) {
      /@ assert rest: 0 <= served < l.count && RestHangs(l, served, s); @/
      /@ assert leaf: served + l.count / 2 == m; @/
      return local_at(l, served);
    }
    /@ assert last: m == l.count - 1; @/
    return l.spare;
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures right: \result ==
       ModuleRight(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, m);
     ensures hangs: \result != -1 ==>
       HangsFrom(s, \result, HeadOf(l, m), 1, ArrivalOf(l, m) + l.r + 1);
     exits \false; @/
  int64_t lemma_hung_right(tree_level l, int32_t m, dodona_crossbar s)
  {
    if (l.channels != 2) {
      /@ assert second: SecondGroupAt(l, m, s); @/
      int64_t other = head_at(l, m) + l.r;
      /@ assert first: CrossbarAbove(s, other) == HeadOf(l, m); @/
      return other;
    }
    module_edges at = lemma_module_edges(l.channels, l.r, l.count, m);
    if (at.next != -1) {
      /@ assert group: FirstGroupAt(l, at.next, s); @/
      int64_t head = head_at(l, at.next);
      /@ assert above: ModuleAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, at.next) ==
           HeadOf(l, m); @/
      /@ assert turns: ModuleTurns(l.channels, l.count, at.next) == 1; @/
      /@ assert first: CrossbarAbove(s, head) == HeadOf(l, m); @/
      return head;
    }
    /@ assert rest: RestHangs(l, m, s); @/
    return local_at(l, m);
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count && l.channels != 2;
     terminates \true;
     assigns \nothing;
     ensures down: \result ==
       (ModuleSecondChild(l.channels, l.count, m) != -1 ? HeadOf(l, ModuleSecondChild(l.channels, l.count, m)) : -1);
     ensures hangs: \result != -1 ==>
       HangsFrom(s, \result, HeadOf(l, m) + 2 * l.r - 1, 0, ArrivalOf(l, m) + 2 * l.r + 1);
     exits \false; @/
  int64_t lemma_hung_second(tree_level l, int32_t m, dodona_crossbar s)
  {
    module_edges at = lemma_module_edges(l.channels, l.r, l.count, m);
    if (at.next == -1)
      return -1;
    /@ assert group: FirstGroupAt(l, at.next, s); @/
    int64_t head = head_at(l, at.next);
    /@ assert above: ModuleAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, at.next) ==
         HeadOf(l, m) + 2 * l.r - 1; @/
    /@ assert turns: ModuleTurns(l.channels, l.count, at.next) == 0; @/
    /@ assert first: CrossbarAbove(s, head) == HeadOf(l, m) + 2 * l.r - 1; @/
    return head;
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count && l.channels != 2;
     terminates \true;
     assigns \nothing;
     ensures hangs: LocalOf(l, m) != -1 ==>
       HangsFrom(s, LocalOf(l, m), HeadOf(l, m) + l.r, 1, ArrivalOf(l, m) + 2 * l.r + 2);
     exits \false; @/
  void lemma_hung_local(tree_level l, int32_t m, dodona_crossbar s)
  {
    /@ assert rest: RestHangs(l, m, s); @/
  }
*/

/* A group as arguments. */
typedef struct hung_group {
  int64_t head;
  int64_t arrival;
  int64_t above;
  int64_t turns;
  int64_t down;
  int64_t right;
} hung_group;

/*@
  predicate GroupIs(integer r, hung_group g, dodona_crossbar s) =
    GroupAt(r, g.head, g.arrival, g.above, g.turns, g.down, g.right, s) &&
    (g.down != -1 ==> HangsFrom(s, g.down, g.head + r - 1, 0, g.arrival + r)) &&
    (g.right != -1 ==> HangsFrom(s, g.right, g.head, 1, g.arrival + r + 1));
*/

/*@ ghost
  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count;
     terminates \true;
     assigns \nothing;
     ensures group: GroupIs(l.r, \result, s);
     ensures head: \result.head == HeadOf(l, m);
     ensures down: \result.down ==
       ModuleDown(l.channels, l.per, l.count, l.first, l.taken, l.entry, l.spare, m);
     ensures right: \result.right ==
       ModuleRight(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, m);
     exits \false; @/
  hung_group first_of(tree_level l, int32_t m, dodona_crossbar s)
  {
    int64_t head = head_at(l, m);
    int64_t arrival = arrival_at(l, m);
    int64_t down = lemma_hung_down(l, m, s);
    int64_t right = lemma_hung_right(l, m, s);
    /@ assert group: FirstGroupAt(l, m, s); @/
    int64_t above = l.above;
    int64_t turns = l.turns;
    if (0 < m) {
      module_edges at = lemma_module_edges(l.channels, l.r, l.count, m);
      int64_t parent = head_at(l, at.parent);
      above = l.channels == 2 ? (at.second == 1 ? parent : parent + l.r - 1)
                              : parent + l.r - 1 + (at.second == 1 ? l.r : 0);
      turns = l.channels == 2 ? at.second : 0;
    }
    hung_group g = {head, arrival, above, turns, down, right};
    /@ assert at: GroupAt(l.r, head, arrival, above, turns, down, right, s); @/
    return g;
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s);
     requires module: 0 <= m < l.count && l.channels != 2;
     terminates \true;
     assigns \nothing;
     ensures group: GroupIs(l.r, \result, s);
     ensures head: \result.head == HeadOf(l, m) + l.r && \result.above == HeadOf(l, m) && \result.turns == 1;
     ensures down: \result.down ==
       (ModuleSecondChild(l.channels, l.count, m) != -1 ? HeadOf(l, ModuleSecondChild(l.channels, l.count, m)) : -1);
     ensures right: \result.right == LocalOf(l, m);
     exits \false; @/
  hung_group second_of(tree_level l, int32_t m, dodona_crossbar s)
  {
    int64_t head = head_at(l, m);
    int64_t arrival = arrival_at(l, m);
    int64_t down = lemma_hung_second(l, m, s);
    int64_t right = local_at(l, m);
    lemma_hung_local(l, m, s);
    /@ assert group: SecondGroupAt(l, m, s); @/
    hung_group g = {head + l.r, arrival + l.r + 1, head, 1, down, right};
    return g;
  }

  /@ requires group: 1 <= r && GroupIs(r, g, s);
     terminates \true;
     assigns \nothing;
     ensures down: \forall integer v; g.head <= v < g.head + r ==> DownAgrees(s, v);
     ensures right: \forall integer v; g.head <= v < g.head + r ==> RightAgrees(s, v);
     ensures above: \forall integer v; g.head < v < g.head + r ==> AboveAgrees(s, v);
     ensures below: g.down != -1 ==> AboveAgrees(s, g.down);
     ensures beside: g.right != -1 ==> AboveAgrees(s, g.right);
     exits \false; @/
  void lemma_hung_group(int32_t r, hung_group g, dodona_crossbar s)
  {
    lemma_group_agrees(r, g.head, g.arrival, g.above, g.turns, g.down, g.right, s);
    if (g.down != -1)
      lemma_hangs_down(r, g.head, g.arrival, g.above, g.turns, g.down, g.right, s);
    if (g.right != -1)
      lemma_hangs_right(r, g.head, g.arrival, g.above, g.turns, g.down, g.right, s);
  }
*/

/*@ ghost
  void lemma_module_agrees(tree_level l, int32_t m, dodona_crossbar s)
  {
    hung_group g = first_of(l, m, s);
    lemma_hung_group(l.r, g, s);
    module_edges at = lemma_module_edges(l.channels, l.r, l.count, m);
    if (l.channels != 2) {
      hung_group h = second_of(l, m, s);
      lemma_hung_group(l.r, h, s);
      /@ assert beside: AboveAgrees(s, HeadOf(l, m) + l.r); @/
      /@ assert local: LocalOf(l, m) != -1 ==> AboveAgrees(s, LocalOf(l, m)); @/
    } else if (m < (l.count - 1) / 2) {
      int32_t leaf = m + l.count / 2;
      hung_group by = first_of(l, leaf, s);
      lemma_hung_group(l.r, by, s);
      lemma_module_edges(l.channels, l.r, l.count, leaf);
      /@ assert leaf: by.down == LocalOf(l, m); @/
    } else {
      /@ assert own: g.right == LocalOf(l, m); @/
    }
    if (0 < m) {
      hung_group up = first_of(l, at.parent, s);
      lemma_hung_group(l.r, up, s);
      if (l.channels != 2 && at.second == 1) {
        hung_group other = second_of(l, at.parent, s);
        lemma_hung_group(l.r, other, s);
        /@ assert second: other.down == HeadOf(l, m) && 0 <= HeadOf(l, m); @/
      } else if (at.second == 1) {
        /@ assert next: up.right == HeadOf(l, m); @/
      } else {
        /@ assert child: up.down == HeadOf(l, m); @/
      }
      int64_t head = head_at(l, m);
      /@ assert head: AboveAgrees(s, HeadOf(l, m)); @/
    }
  }

  void lemma_spare_agrees(tree_level l, dodona_crossbar s)
  {
    hung_group g = first_of(l, l.count - 1, s);
    lemma_module_edges(l.channels, l.r, l.count, l.count - 1);
    /@ assert last: g.down == l.spare; @/
    lemma_hung_group(l.r, g, s);
  }
*/
