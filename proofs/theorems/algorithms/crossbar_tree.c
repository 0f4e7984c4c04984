/* The places of a hierarchy of crossbars are a tree of groups. lemma_part_agrees recurses: what the groups of a level leave are parts of the
   next level. */
#include "ref/algorithms/groups/crossbar.h"
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/lemmas/groups/crossbar_parts.h"

/*@ ghost
  /@ requires parts: PartAgrees(r, a, b, root, places) && PartAgrees(r, b, c, root, places);
     terminates \true;
     assigns \nothing;
     ensures whole: PartAgrees(r, a, c, root, places);
     exits \false; @/
  void lemma_part_join(int32_t r, int32_t a, int32_t b, int32_t c, int32_t root,
                       const dodona_group_place *places)
  {
    /@ assert either: \forall integer v; a <= v < c ==> v < b || b <= v; @/
  }

  /@ requires part: PartAgrees(r, a, b, x, places) && AboveAgrees(r, places, x);
     terminates \true;
     assigns \nothing;
     ensures hung: PartAgrees(r, a, b, y, places);
     exits \false; @/
  void lemma_part_hung(int32_t r, int32_t a, int32_t b, int32_t x, int32_t y, const dodona_group_place *places)
  {
    /@ assert above: \forall integer v; a <= v < b ==> AboveAgrees(r, places, v); @/
  }

  /@ requires level: SoundTreeLevel(l) && GroupsAt(l, places) && RestsHang(l, places) && 0 <= m < l.count;
     requires range: head == HeadOf(l, m) && middle == head + CrossbarSpan(l.r, l.channels) && middle <= end;
     requires root: root == HeadOf(l, 0);
     requires rest: middle < end ==> LocalOf(l, m) != -1 && PartAgrees(l.r, middle, end, LocalOf(l, m), places);
     terminates \true;
     assigns \nothing;
     ensures module: PartAgrees(l.r, head, end, root, places);
     exits \false; @/
  void lemma_module_part(tree_level l, int32_t m, int32_t head, int32_t middle, int32_t end, int32_t root,
                         const dodona_group_place *places)
  {
    lemma_module_agrees(l, m, places);
    /@ assert first: head != root ==> AboveAgrees(l.r, places, head); @/
    /@ assert groups: PartAgrees(l.r, head, middle, root, places); @/
    /@ assert local: \forall integer v; middle <= v < end ==> AboveAgrees(l.r, places, v); @/
    /@ assert rest: PartAgrees(l.r, middle, end, root, places); @/
    lemma_part_join(l.r, head, middle, end, root, places);
  }

  // Every part agrees.
  /@ requires part: SoundPart(shape, p) && PartPlaces(shape, p, places);
     terminates \true;
     decreases shape->levels - p.k;
     assigns \nothing;
     ensures done: PartDone(shape, p, places);
     exits \false; @/
  void lemma_part_agrees(const dodona_crossbar *shape, part p, const dodona_group_place *places)
  {
    if (p.k == shape->levels) {
      lemma_part_inner(shape, p, places);
      return;
    }
    if (shape->per[p.k] == shape->per[p.k - 1]) {
      part next = alone_at(shape, p, places);
      lemma_part_agrees(shape, next, places);
      /@ assert alone: PartDone(shape, p, places); @/
      return;
    }
    tree_level l = level_at(shape, p);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t start = p.first + p.taken;
    int32_t root = head_in(shape, p, l, 0);
    int32_t m = 0;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant groups: \forall integer i; 0 <= i < m ==>
         FirstGroupAt(l, i, places) && (l.channels != 2 ==> SecondGroupAt(l, i, places));
       loop invariant rests: \forall integer i; 0 <= i < m ==> RestHangs(l, i, places);
       loop assigns m;
       loop variant l.count - m; @/
    while (m < l.count) {
      lemma_part_groups(shape, p, l, m, places);
      head_in(shape, p, l, m);
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(shape, p, l, m);
        lemma_rest_places(shape, p, l, m, q, places);
        lemma_part_agrees(shape, q, places);
        lemma_rest_hangs(shape, p, l, m, q, places);
      } else {
        /@ assert nothing: LocalOf(l, m) == -1; @/
      }
      /@ assert rest: RestHangs(l, m, places); @/
      m++;
    }
    /@ assert groups: GroupsAt(l, places); @/
    if (l.spare != -1) {
      part cut = cut_at(shape, p, l);
      lemma_cut_places(shape, p, cut, places);
      lemma_part_agrees(shape, cut, places);
      /@ assert spare: SpareAt(l, places); @/
      /@ assert rests_cut: RestsHang(l, places); @/
      lemma_spare_agrees(l, places);
      lemma_part_hung(l.r, start, l.first, l.spare, root, places);
    }
    /@ assert rests: RestsHang(l, places); @/
    int32_t at = root;
    /@ assert empty: PartAgrees(l.r, start, at, root, places); @/
    m = 0;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant at: at == (m == 0 ? root : LevelFirst(l, m));
       loop invariant agrees: PartAgrees(l.r, start, at, root, places);
       loop assigns m, at;
       loop variant l.count - m; @/
    while (m < l.count) {
      int32_t head = head_in(shape, p, l, m);
      int32_t end = head - (m == 0 ? l.taken : 0) + l.per;
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(shape, p, l, m);
        lemma_rest_places(shape, p, l, m, q, places);
        lemma_part_agrees(shape, q, places);
        lemma_rest_hangs(shape, p, l, m, q, places);
        /@ assert part: PartAgrees(l.r, head + span, end, LocalOf(l, m), places); @/
      }
      lemma_module_part(l, m, head, head + span, end, root, places);
      lemma_part_join(l.r, start, head, end, root, places);
      at = end;
      m++;
    }
    lemma_module_edges(l.channels, l.r, l.count, 0);
    /@ assert first: FirstGroupAt(l, 0, places); @/
    /@ assert hangs: HangsFrom(places, root, p.above, p.turns, p.arrival); @/
    /@ assert last: m == l.count && 0 < m && at == LevelFirst(l, m); @/
    /@ assert whole: LevelFirst(l, l.count) == l.first + l.count * l.per; @/
    /@ assert end: at == PartEnd(shape, p); @/
    /@ assert root: root == PartRoot(shape, p) && l.r == shape->group; @/
    /@ assert agrees: PartAgrees(shape->group, start, PartEnd(shape, p), PartRoot(shape, p), places); @/
  }

  /@ requires place: 0 <= v < P && places[v].position == v && SoundGroupPlace(r, places + v) &&
       places[v].above < P && (places[v].turns == 1 ==> places[v].above + r <= P) &&
       places[v].down < P && places[v].right < P;
     requires agrees: DownAgrees(places, v) && RightAgrees(r, places, v) && (v != 0 ==> AboveAgrees(r, places, v));
     requires root: places[0].above == -1 && places[0].turns == 0;
     terminates \true;
     assigns \nothing;
     ensures local: GroupLocal(P, r, places, v);
     exits \false; @/
  void lemma_group_local(int32_t P, int32_t r, int32_t v, const dodona_group_place *places)
  {
    /@ assert range: GroupRange(P, r, places, v); @/
    /@ assert below: places[v].down == 0 ==> places[0].above == v; @/
    /@ assert down: GroupDown(places, v); @/
    /@ assert beside: places[v].right == 0 ==> places[0].turns == 1; @/
    /@ assert right: GroupRight(r, places, v); @/
    /@ assert turns: GroupTurns(P, r, places, v); @/
    /@ assert above: GroupAbove(P, places, v); @/
  }

  void theorem_crossbar_tree(const dodona_crossbar *shape, const dodona_group_place *places)
  {
    part all = {1, 0, 0, -1, 0, 0};
    int32_t v = 0;
    lemma_innermost(shape, 0);
    lemma_room_all(shape);
    /@ assert sound: SoundPart(shape, all); @/
    /@ assert places: PartPlaces(shape, all, places); @/
    lemma_part_agrees(shape, all, places);
    /@ assert root: PartRoot(shape, all) == 0 && PartEnd(shape, all) == shape->per[0]; @/
    /@ assert zero: places[0].above == -1 && places[0].turns == 0; @/
    /@ assert agrees: PartAgrees(shape->group, 0, shape->per[0], 0, places); @/
    /@ loop invariant range: 0 <= v <= shape->per[0];
       loop invariant local: \forall integer u; 0 <= u < v ==>
         GroupLocal(shape->per[0], shape->group, places, u);
       loop assigns v;
       loop variant shape->per[0] - v; @/
    while (v < shape->per[0]) {
      /@ assert here: places[v].position == v && DownAgrees(places, v) && RightAgrees(shape->group, places, v) &&
           (v != 0 ==> AboveAgrees(shape->group, places, v)); @/
      lemma_group_local(shape->per[0], shape->group, v, places);
      v++;
    }
  }
*/
