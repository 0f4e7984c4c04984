/* The places of parts, and what hangs from a level's groups. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_rest_places(const dodona_crossbar *shape, part p, tree_level l, int32_t m, part q,
                         const dodona_group_place *places)
  {
    int32_t head = head_in(shape, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t v = head + span;
    int32_t end = head - (m == 0 ? l.taken : 0) + l.per;
    /@ assert taken: q.taken == (m == 0 ? l.taken : 0) + span; @/
    /@ assert first: q.first == head - (m == 0 ? l.taken : 0); @/
    /@ assert start: v == q.first + q.taken && end == PartEnd(shape, q); @/
    /@ assert within: p.first + p.taken <= head && end <= PartEnd(shape, p); @/
    /@ loop invariant range: head + span <= v <= end;
       loop invariant places: \forall integer u; head + span <= u < v ==>
         places[u].position == u && PartPlace(shape, q, places[u]);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: places[v].position == v && PartPlace(shape, p, places[v]); @/
      lemma_place_in(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l.first, l.per, m, v, places[v]);
      /@ assert next: PartPlace(shape, q, places[v]); @/
      v++;
    }
  }

  void lemma_part_groups(const dodona_crossbar *shape, part p, tree_level l, int32_t m,
                         const dodona_group_place *places)
  {
    int32_t head = head_in(shape, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t v = head;
    int32_t end = head + span;
    /@ assert within: p.first + p.taken <= head && end <= PartEnd(shape, p); @/
    /@ assert head: LevelHeadIn(shape, p.k, p.first, p.taken, m) == head; @/
    /@ loop invariant range: head <= v <= end;
       loop invariant groups: \forall integer u; head <= u < v ==> places[u].position == u &&
         InGroups(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, m, places[u]);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: places[v].position == v && PartPlace(shape, p, places[v]); @/
      lemma_place_in(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l.first, l.per, m, v, places[v]);
      v++;
    }
    lemma_groups_at(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l, m, places);
  }

  void lemma_cut_places(const dodona_crossbar *shape, part p, part q, const dodona_group_place *places)
  {
    lemma_innermost(shape, p.k);
    int32_t v = p.first + p.taken;
    int32_t end = p.first + shape->per[p.k];
    /@ assert end: end == PartEnd(shape, q); @/
    /@ loop invariant range: p.first + p.taken <= v;
       loop invariant places: \forall integer u; p.first + p.taken <= u < v ==>
         places[u].position == u && PartPlace(shape, q, places[u]);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: places[v].position == v && PartPlace(shape, p, places[v]); @/
      lemma_place_cut(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, places[v]);
      /@ assert next: PartPlace(shape, q, places[v]); @/
      v++;
    }
  }

  part alone_at(const dodona_crossbar *shape, part p, const dodona_group_place *places)
  {
    part q = {p.k + 1, p.first, p.taken, p.above, p.turns, p.arrival};
    int32_t v = p.first + p.taken;
    int32_t end = p.first + shape->per[p.k];
    lemma_room_alone(shape, p.k, p.taken);
    /@ assert room: RoomIn(shape, q.k, q.taken); @/
    /@ assert root: EntryOf(shape, p.k - 1) == EntryOf(shape, p.k) || shape->channels != 2; @/
    /@ loop invariant range: p.first + p.taken <= v <= end;
       loop invariant places: \forall integer u; p.first + p.taken <= u < v ==>
         places[u].position == u && PartPlace(shape, q, places[u]);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: places[v].position == v && PartPlace(shape, p, places[v]); @/
      lemma_place_alone(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, places[v]);
      v++;
    }
    return q;
  }

  void lemma_part_inner(const dodona_crossbar *shape, part p, const dodona_group_place *places)
  {
    int32_t n = shape->per[p.k - 1] - p.taken;
    int32_t first = p.first + p.taken;
    int32_t D = lemma_tree_depth(n, shape->group);
    int32_t v = first;
    int32_t end = first + n;
    /@ loop invariant range: first <= v <= end;
       loop invariant local: \forall integer u; first <= u < v ==>
         LocalPlace(shape->group, n, D, first, p.arrival, p.above, p.turns, u - first, places[u]);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: places[v].position == v && PartPlace(shape, p, places[v]); @/
      lemma_place_local(shape, p.k, p.first, p.taken, p.arrival, p.above, p.turns, n, D, first, v, places[v]);
      v++;
    }
    lemma_local_agrees(n, shape->group, D, first, p.arrival, p.above, p.turns, places);
    /@ assert root: PartRoot(shape, p) == first; @/
    /@ assert end: PartEnd(shape, p) == first + n; @/
  }

  void lemma_rest_hangs(const dodona_crossbar *shape, part p, tree_level l, int32_t m, part q,
                        const dodona_group_place *places)
  {
    /@ assert taken: q.taken == LevelTaken(l, m) && q.first == LevelFirst(l, m) && 0 < q.taken; @/
    /@ assert entry: EntryOf(shape, p.k) == l.entry; @/
    /@ assert head: HeadOf(l, m) == LevelFirst(l, m) + (m == 0 ? l.taken : 0); @/
    /@ assert span: LevelTaken(l, m) == (m == 0 ? l.taken : 0) + CrossbarSpan(l.r, l.channels); @/
    /@ assert one: l.channels != 2 ==> PartRoot(shape, q) == LevelFirst(l, m) + LevelTaken(l, m); @/
    /@ assert two: l.channels == 2 ==> PartRoot(shape, q) == LevelFirst(l, m) + l.entry; @/
    /@ assert inside: HeadOf(l, m) + l.entry < LevelFirst(l, m) + l.per; @/
    /@ assert local: LocalOf(l, m) == HeadOf(l, m) + l.entry; @/
    /@ assert same: PartRoot(shape, q) == HeadOf(l, m) + l.entry; @/
    /@ assert above: q.above == RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert turns: q.turns == RestTurns(l.channels, l.count, m); @/
    /@ assert arrival: q.arrival == l.arrival + RestArrival(l.channels, l.r, l.count, m); @/
  }
*/
