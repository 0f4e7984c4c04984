#include "proofs/lemmas/groups/crossbar_closed.h"
#include "spec/lemmas/fractional.h"

/* An innermost module: the part from below is next to it, the part from the side comes from a group before it. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && p.k == s.levels && PartPlaces(s, p);
     terminates \true;
     assigns \nothing;
     ensures closed: ClosedPart(s, p.first, PartEnd(s, p), p.first + p.taken, PartEnd(s, p), PartRoot(s, p));
     exits \false; @/
  void lemma_inner_closed(dodona_crossbar s, part p)
  {
    int32_t n = s.per[p.k - 1] - p.taken;
    int32_t first = p.first + p.taken;
    int32_t D = lemma_tree_depth(n, s.group);
    lemma_part_local(s, p, n, D, first);
    lemma_local_tree(n, s.group, D);
    /@ assert root: PartRoot(s, p) == first && PartEnd(s, p) == first + n; @/
    /@ assert feeder: \forall integer q; 0 <= q < n ==> LocalRange(n, s.group, D, q) && LocalFeeder(n, s.group, D, q); @/
    int32_t v = first + 1;
    /@ loop invariant range: first < v;
       loop invariant closed: \forall integer u; first < u < v && u < first + n ==> FedFrom(s, first, first + n, u);
       loop assigns v;
       loop variant first + n - v; @/
    while (v < first + n) {
      int32_t q = v - first;
      /@ assert at: LocalAt(s, s.group, n, D, first, p.arrival, p.above, p.turns, q); @/
      /@ assert here: FedFrom(s, first, first + n, v); @/
      v++;
    }
  }
*/

/*@ ghost
  void lemma_groups_closed(dodona_crossbar s, part p, tree_level l, int32_t m)
  {
    int32_t head = head_in(s, p, l, m);
    module_edges e = lemma_module_edges(l.channels, l.r, l.count, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    if (0 < m) {
      int32_t parent = head_in(s, p, l, e.parent);
      /@ assert above: parent <= CrossbarAbove(s, head) &&
           CrossbarAbove(s, head) + (CrossbarTurns(s, head) == 1 ? l.r : 1) <= parent + span; @/
      /@ assert head: FedFrom(s, p.first, PartEnd(s, p), head); @/
    }
    /@ assert first: \forall integer v; head < v < head + l.r ==> FedFrom(s, head, head + span, v); @/
    /@ assert second: l.channels != 2 ==> \forall integer v; head + l.r <= v < head + 2 * l.r ==> FedFrom(s, head, head + span, v); @/
    if (l.channels == 2 && m < (l.count - 1) / 2) {
      int32_t leaf = head_in(s, p, l, m + l.count / 2);
      /@ assert rest_leaf: LocalOf(l, m) != -1 ==> FedFrom(s, p.first, PartEnd(s, p), LocalOf(l, m)); @/
    } else {
      /@ assert rest: LocalOf(l, m) != -1 ==> FedFrom(s, head, head + span, LocalOf(l, m)); @/
    }
  }
*/

/* Where nobody but the root is fed from outside. */
/*@ ghost
  /@ requires parts: ClosedPart(s, lo, hi, a, b, x) && ClosedPart(s, lo, hi, b, c, y);
     requires roots: x == root || FedFrom(s, lo, hi, x);
     requires other: y == root || FedFrom(s, lo, hi, y);
     terminates \true;
     assigns \nothing;
     ensures whole: ClosedPart(s, lo, hi, a, c, root);
     exits \false; @/
  void lemma_closed_join(dodona_crossbar s, int32_t lo, int32_t hi, int32_t a, int32_t b, int32_t c, int32_t x, int32_t y, int32_t root)
  {
    /@ assert either: \forall integer v; a <= v < c ==> v < b || b <= v; @/
  }
*/

/*@ ghost
  /@ requires part: ClosedPart(s, lo, hi, a, b, x) && low <= lo && hi <= high;
     terminates \true;
     assigns \nothing;
     ensures wider: ClosedPart(s, low, high, a, b, x);
     exits \false; @/
  void lemma_closed_wider(dodona_crossbar s, int32_t lo, int32_t hi, int32_t a, int32_t b, int32_t x, int32_t low, int32_t high)
  {
  }
*/

/*@ ghost
  void lemma_part_closed(dodona_crossbar s, part p)
  {
    if (p.k == s.levels) {
      lemma_inner_closed(s, p);
      return;
    }
    if (s.per[p.k] == s.per[p.k - 1]) {
      part next = alone_at(s, p);
      lemma_part_closed(s, next);
      return;
    }
    tree_level l = level_at(s, p);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t hi = l.first + l.count * l.per;
    int32_t root = head_in(s, p, l, 0);
    int32_t at = p.first + p.taken;
    int32_t m = 0;
    /@ assert start: ClosedPart(s, p.first, hi, at, at, root); @/
    if (l.spare != -1) {
      part cut = cut_at(s, p, l);
      int32_t last = head_in(s, p, l, l.count - 1);
      lemma_cut_places(s, p, cut);
      lemma_part_agrees(s, cut);
      lemma_part_closed(s, cut);
      /@ assert spare: FedFrom(s, p.first, hi, l.spare); @/
      lemma_closed_wider(s, p.first, l.first, at, l.first, l.spare, p.first, hi);
      lemma_closed_join(s, p.first, hi, at, at, l.first, root, l.spare, root);
    }
    at = root;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant at: at == (m == 0 ? root : LevelFirst(l, m));
       loop invariant closed: ClosedPart(s, p.first, hi, p.first + p.taken, at, root);
       loop assigns m, at;
       loop variant l.count - m; @/
    while (m < l.count) {
      int32_t head = head_in(s, p, l, m);
      int32_t end = head - (m == 0 ? l.taken : 0) + l.per;
      lemma_part_groups(s, p, l, m);
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(s, p, l, m);
        lemma_rest_places(s, p, l, m, q);
        lemma_part_agrees(s, q);
        lemma_rest_hangs(s, p, l, m, q);
        lemma_part_closed(s, q);
        lemma_groups_closed(s, p, l, m);
        int32_t local = head + l.entry;
        /@ assert local: local == LocalOf(l, m) && local == PartRoot(s, q); @/
        /@ assert inside: p.first <= q.first && end <= hi; @/
        /@ assert where: q.first + q.taken == head + span && PartEnd(s, q) == end; @/
        /@ assert rest: ClosedPart(s, q.first, end, head + span, end, local); @/
        lemma_closed_wider(s, q.first, end, head + span, end, local, p.first, hi);
        lemma_closed_join(s, p.first, hi, head, head + span, end, root, local, root);
      } else {
        /@ assert nothing: LocalOf(l, m) == -1; @/
        lemma_groups_closed(s, p, l, m);
      }
      /@ assert module: ClosedPart(s, p.first, hi, head, end, root); @/
      lemma_closed_join(s, p.first, hi, p.first + p.taken, head, end, root, root, root);
      at = end;
      m++;
    }
    /@ assert last: m == l.count && 0 < m && at == LevelFirst(l, m); @/
    /@ assert whole: LevelFirst(l, l.count) == l.first + l.count * l.per; @/
  }
*/
