/* The places of parts, and what hangs from a level's groups. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/base.h"

/*@ ghost
  void lemma_rest_places(dodona_crossbar s, part p, tree_level l, int32_t m, part q)
  {
    int32_t head = head_in(s, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t v = head + span;
    int32_t end = head - (m == 0 ? l.taken : 0) + l.per;
    /@ assert taken: q.taken == (m == 0 ? l.taken : 0) + span; @/
    /@ assert first: q.first == head - (m == 0 ? l.taken : 0); @/
    /@ assert start: v == q.first + q.taken && end == PartEnd(s, q); @/
    /@ assert within: p.first + p.taken <= head && end <= PartEnd(s, p); @/
    /@ loop invariant range: head + span <= v <= end;
       loop invariant places: \forall integer u; head + span <= u < v ==>
         PartPlace(s, q, u);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: PartPlace(s, p, v); @/
      lemma_place_in(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l.first, l.per, m, v);
      /@ assert next: PartPlace(s, q, v); @/
      v++;
    }
  }

  void lemma_part_groups(dodona_crossbar s, part p, tree_level l, int32_t m)
  {
    int32_t head = head_in(s, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t v = head;
    int32_t end = head + span;
    /@ assert within: p.first + p.taken <= head && end <= PartEnd(s, p); @/
    /@ assert head: LevelHeadIn(s, p.k, p.first, p.taken, m) == head; @/
    /@ loop invariant range: head <= v <= end;
       loop invariant groups: \forall integer u; head <= u < v ==>
         GroupPlace(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, m, u);
       loop assigns v;
       loop variant end - v; @/
    while (v < end) {
      /@ assert here: PartPlace(s, p, v); @/
      lemma_place_in(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l.first, l.per, m, v);
      v++;
    }
    lemma_groups_at(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, l, m);
  }

  void lemma_cut_places(dodona_crossbar s, part p, part q)
  {
    lemma_innermost(s, p.k);
    int32_t end = q.first + s.per[p.k];
    lemma_place_cut(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, q.arrival, q.above, end);
    /@ assert part: \forall integer v; p.first + p.taken <= v < end ==> PartPlace(s, p, v); @/
    /@ assert next: \forall integer v; p.first + p.taken <= v < PartEnd(s, q) ==> PartPlace(s, q, v); @/
  }

  part alone_at(dodona_crossbar s, part p)
  {
    part q = {p.k + 1, p.first, p.taken, p.above, p.turns, p.arrival};
    lemma_room_alone(s, p.k, p.taken);
    lemma_place_alone(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns);
    /@ assert room: RoomIn(s, q.k, q.taken); @/
    /@ assert root: EntryOf(s, p.k - 1) == EntryOf(s, p.k) || s.channels != 2; @/
    /@ assert next: \forall integer v; PartPlace(s, p, v) ==> PartPlace(s, q, v); @/
    return q;
  }

  void lemma_part_local(dodona_crossbar s, part p, int32_t n, int32_t D, int32_t first)
  {
    int32_t q = 0;
    /@ loop invariant range: 0 <= q <= n;
       loop invariant local: \forall integer u; 0 <= u < q ==>
         LocalAt(s, s.group, n, D, first, p.arrival, p.above, p.turns, u);
       loop assigns q;
       loop variant n - q; @/
    while (q < n) {
      /@ assert here: PartPlace(s, p, first + q); @/
      lemma_place_local(s, p.k, p.first, p.taken, p.arrival, p.above, p.turns, n, D, first, q);
      q++;
    }
  }

  void lemma_part_inner(dodona_crossbar s, part p)
  {
    int32_t n = s.per[p.k - 1] - p.taken;
    int32_t first = p.first + p.taken;
    int32_t D = lemma_tree_depth(n, s.group);
    lemma_part_local(s, p, n, D, first);
    lemma_local_agrees(n, s.group, D, first, p.arrival, p.above, p.turns, s);
    /@ assert root: PartRoot(s, p) == first; @/
    /@ assert end: PartEnd(s, p) == first + n; @/
  }

  void lemma_rest_hangs(dodona_crossbar s, part p, tree_level l, int32_t m, part q)
  {
    /@ assert taken: q.taken == LevelTaken(l, m) && q.first == LevelFirst(l, m) && 0 < q.taken; @/
    /@ assert entry: EntryOf(s, p.k) == l.entry; @/
    /@ assert head: HeadOf(l, m) == LevelFirst(l, m) + (m == 0 ? l.taken : 0); @/
    /@ assert span: LevelTaken(l, m) == (m == 0 ? l.taken : 0) + CrossbarSpan(l.r, l.channels); @/
    /@ assert one: l.channels != 2 ==> PartRoot(s, q) == LevelFirst(l, m) + LevelTaken(l, m); @/
    /@ assert two: l.channels == 2 ==> PartRoot(s, q) == LevelFirst(l, m) + l.entry; @/
    /@ assert inside: HeadOf(l, m) + l.entry < LevelFirst(l, m) + l.per; @/
    /@ assert local: LocalOf(l, m) == HeadOf(l, m) + l.entry; @/
    /@ assert same: PartRoot(s, q) == HeadOf(l, m) + l.entry; @/
    /@ assert above: q.above == RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert turns: q.turns == RestTurns(l.channels, l.count, m); @/
    /@ assert arrival: q.arrival == l.arrival + RestArrival(l.channels, l.r, l.count, m); @/
  }
*/
