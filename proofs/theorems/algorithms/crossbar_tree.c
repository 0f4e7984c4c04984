/* The places of a hierarchy of crossbars are a tree of groups. lemma_part_agrees recurses: what the groups of a level leave are parts of the
   next level. */
#include "ref/algorithms/groups/crossbar.h"
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/crossbar_tree.h"

/*@ ghost
  /@ requires parts: PartAgrees(s, a, b, root) && PartAgrees(s, b, c, root);
     terminates \true;
     assigns \nothing;
     ensures whole: PartAgrees(s, a, c, root);
     exits \false; @/
  void lemma_part_join(int32_t r, int32_t a, int32_t b, int32_t c, int32_t root,
                       dodona_crossbar s)
  {
    /@ assert either: \forall integer v; a <= v < c ==> v < b || b <= v; @/
  }

  /@ requires part: PartAgrees(s, a, b, x) && AboveAgrees(s, x);
     terminates \true;
     assigns \nothing;
     ensures hung: PartAgrees(s, a, b, y);
     exits \false; @/
  void lemma_part_hung(int32_t r, int32_t a, int32_t b, int32_t x, int32_t y, dodona_crossbar s)
  {
    /@ assert above: \forall integer v; a <= v < b ==> AboveAgrees(s, v); @/
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, s) && RestsHang(l, s) && 0 <= m < l.count;
     requires range: head == HeadOf(l, m) && middle == head + CrossbarSpan(l.r, l.channels) && middle <= end;
     requires root: root == HeadOf(l, 0);
     requires rest: middle < end ==> LocalOf(l, m) != -1 && PartAgrees(s, middle, end, LocalOf(l, m));
     terminates \true;
     assigns \nothing;
     ensures module: PartAgrees(s, head, end, root);
     exits \false; @/
  void lemma_module_part(tree_level l, int32_t m, int32_t head, int32_t middle, int32_t end, int32_t root,
                         dodona_crossbar s)
  {
    lemma_module_agrees(l, m, s);
    /@ assert first: head != root ==> AboveAgrees(s, head); @/
    /@ assert groups: PartAgrees(s, head, middle, root); @/
    /@ assert local: \forall integer v; middle <= v < end ==> AboveAgrees(s, v); @/
    /@ assert rest: PartAgrees(s, middle, end, root); @/
    lemma_part_join(l.r, head, middle, end, root, s);
  }

  void lemma_part_agrees(dodona_crossbar s, part p)
  {
    if (p.k == s.levels) {
      lemma_part_inner(s, p);
      return;
    }
    if (s.per[p.k] == s.per[p.k - 1]) {
      part next = alone_at(s, p);
      lemma_part_agrees(s, next);
      /@ assert alone: PartDone(s, p); @/
      return;
    }
    tree_level l = level_at(s, p);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t start = p.first + p.taken;
    int32_t root = head_in(s, p, l, 0);
    int32_t m = 0;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant groups: \forall integer i; 0 <= i < m ==>
         FirstGroupAt(l, i, s) && (l.channels != 2 ==> SecondGroupAt(l, i, s));
       loop invariant rests: \forall integer i; 0 <= i < m ==> RestHangs(l, i, s);
       loop assigns m;
       loop variant l.count - m; @/
    while (m < l.count) {
      lemma_part_groups(s, p, l, m);
      head_in(s, p, l, m);
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(s, p, l, m);
        lemma_rest_places(s, p, l, m, q);
        lemma_part_agrees(s, q);
        lemma_rest_hangs(s, p, l, m, q);
      } else {
        /@ assert nothing: LocalOf(l, m) == -1; @/
      }
      /@ assert rest: RestHangs(l, m, s); @/
      m++;
    }
    /@ assert groups: GroupsAt(l, s); @/
    if (l.spare != -1) {
      part cut = cut_at(s, p, l);
      lemma_cut_places(s, p, cut);
      lemma_part_agrees(s, cut);
      /@ assert spare: SpareAt(l, s); @/
      /@ assert rests_cut: RestsHang(l, s); @/
      lemma_spare_agrees(l, s);
      lemma_part_hung(l.r, start, l.first, l.spare, root, s);
    }
    /@ assert rests: RestsHang(l, s); @/
    int32_t at = root;
    /@ assert empty: PartAgrees(s, start, at, root); @/
    m = 0;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant at: at == (m == 0 ? root : LevelFirst(l, m));
       loop invariant agrees: PartAgrees(s, start, at, root);
       loop assigns m, at;
       loop variant l.count - m; @/
    while (m < l.count) {
      int32_t head = head_in(s, p, l, m);
      int32_t end = head - (m == 0 ? l.taken : 0) + l.per;
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(s, p, l, m);
        lemma_rest_places(s, p, l, m, q);
        lemma_part_agrees(s, q);
        lemma_rest_hangs(s, p, l, m, q);
        /@ assert part: PartAgrees(s, head + span, end, LocalOf(l, m)); @/
      }
      lemma_module_part(l, m, head, head + span, end, root, s);
      lemma_part_join(l.r, start, head, end, root, s);
      at = end;
      m++;
    }
    lemma_module_edges(l.channels, l.r, l.count, 0);
    /@ assert first: FirstGroupAt(l, 0, s); @/
    /@ assert hangs: HangsFrom(s, root, p.above, p.turns, p.arrival); @/
    /@ assert last: m == l.count && 0 < m && at == LevelFirst(l, m); @/
    /@ assert whole: LevelFirst(l, l.count) == l.first + l.count * l.per; @/
    /@ assert end: at == PartEnd(s, p); @/
    /@ assert root: root == PartRoot(s, p) && l.r == s.group; @/
    /@ assert agrees: PartAgrees(s, start, PartEnd(s, p), PartRoot(s, p)); @/
  }

  void lemma_crossbar_agrees(dodona_crossbar s)
  {
    part all = {1, 0, 0, -1, 0, 0};
    lemma_innermost(s, 0);
    lemma_room_all(s);
    /@ assert sound: SoundPart(s, all); @/
    /@ assert places: PartPlaces(s, all); @/
    lemma_part_agrees(s, all);
    /@ assert root: PartRoot(s, all) == 0 && PartEnd(s, all) == s.per[0]; @/
  }

  void lemma_crossbar_sends(dodona_crossbar s, dodona_group_place at)
  {
    int32_t u = at.position;
    int32_t r = s.group;
    lemma_crossbar_agrees(s);
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % r < r; @/
    /@ assert here: DownAgrees(s, u) && RightAgrees(s, u); @/
    /@ assert others: \forall integer v; 0 < v < s.per[0] ==> AboveAgrees(s, v); @/
    /@ assert down: \forall integer v; 0 < v < s.per[0] && CrossbarTurns(s, v) == 0 && CrossbarAbove(s, v) == u ==>
         v == at.down && CrossbarStart(s, v) == at.arrival + 1; @/
    /@ assert turn: \forall integer v, j; 0 < v < s.per[0] && 0 <= j && CrossbarTurns(s, v) == 1 && CrossbarAbove(s, v) + j % r == u ==>
         v == at.right && at.member == j % r && CrossbarStart(s, v) == at.arrival - at.member + r + 1; @/
    /@ assert there: \forall integer blocks, x, v, j; CrossbarHop(s, blocks, x, u, v, j) ==>
         PlaceSends(r, blocks, at.arrival, at.member, at.down, at.right, x, v, j); @/
    /@ assert fed_down: at.down != -1 ==> 0 < at.down && CrossbarTurns(s, at.down) == 0 && CrossbarAbove(s, at.down) == u; @/
    /@ assert fed_right: at.right != -1 ==> 0 < at.right && CrossbarTurns(s, at.right) == 1 &&
         CrossbarAbove(s, at.right) == u - at.member; @/
    /@ assert back_down: \forall integer blocks, x, j; 0 <= j < blocks && at.down != -1 && x == at.arrival + Pace(r, j) + 1 ==>
         CrossbarHop(s, blocks, x, u, at.down, j); @/
    /@ assert back_right: \forall integer blocks, x, j; 0 <= j < blocks && at.right != -1 && j % r == at.member &&
         x == at.arrival + Pace(r, j) - at.member + r + 1 ==> CrossbarHop(s, blocks, x, u, at.right, j); @/
  }

  /@ requires place: 0 <= v < P == s.per[0] && r == s.group && CrossbarPlaces(s, places);
     requires agrees: DownAgrees(s, v) && RightAgrees(s, v) && (v != 0 ==> AboveAgrees(s, v));
     requires root: CrossbarAbove(s, 0) == -1 && CrossbarTurns(s, 0) == 0;
     terminates \true;
     assigns \nothing;
     ensures local: GroupLocal(P, r, places, v);
     exits \false; @/
  void lemma_group_local(dodona_crossbar s, int32_t P, int32_t r, int32_t v, const dodona_group_place *places)
  {
    /@ assert here: PlaceOfPosition(s, places + v, v); @/
    /@ assert others: \forall integer u; 0 <= u < P ==> places[u].position == u && places[u].arrival == CrossbarStart(s, u) &&
         places[u].member == CrossbarMember(s, u) && places[u].above == CrossbarAbove(s, u) &&
         places[u].turns == CrossbarTurns(s, u) && places[u].down == CrossbarDown(s, u) && places[u].right == CrossbarRight(s, u); @/
    /@ assert range: GroupRange(P, r, places, v); @/
    /@ assert below: places[v].down == 0 ==> places[0].above == v; @/
    /@ assert down: GroupDown(places, v); @/
    /@ assert beside: places[v].right == 0 ==> places[0].turns == 1; @/
    /@ assert right: GroupRight(r, places, v); @/
    /@ assert turns: GroupTurns(P, r, places, v); @/
    /@ assert above: GroupAbove(P, places, v); @/
  }

  void theorem_crossbar_tree(dodona_crossbar s, const dodona_group_place *places)
  {
    int32_t P = s.per[0];
    int32_t v = 0;
    lemma_crossbar_agrees(s);
    /@ loop invariant range: 0 <= v <= P;
       loop invariant local: \forall integer u; 0 <= u < v ==> GroupLocal(P, s.group, places, u);
       loop assigns v;
       loop variant P - v; @/
    while (v < P) {
      lemma_group_local(s, P, s.group, v, places);
      v++;
    }
  }
*/
