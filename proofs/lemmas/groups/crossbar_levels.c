/* A level of several modules as a value, and the parts that its modules leave. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires shape: CrossbarShape(s);
     requires span: span == CrossbarSpan(s.group, s.channels);
     terminates \true;
     assigns \nothing;
     ensures room: (s.levels - 1) * span <= s.per[s.levels - 1];
     exits \false; @/
  void lemma_valid_room(dodona_crossbar s, int32_t span)
  {
  }

  void lemma_room_all(dodona_crossbar s)
  {
  }

  void lemma_room_alone(dodona_crossbar s, int32_t k, int32_t taken)
  {
    int32_t span = s.channels == 2 ? s.group : 2 * s.group;
    int32_t left = s.levels - k - 1;
    /@ assert span: span == CrossbarSpan(s.group, s.channels); @/
    /@ assert less: (s.levels - k) * span == left * span + span; @/
    lemma_product_order(0, left, span);
  }

  int32_t entry_at(dodona_crossbar s, int32_t k)
  {
    lemma_innermost(s, k);
    if (s.channels != 2)
      return 2 * s.group;
    if (s.levels <= k + 1)
      return s.group;
    lemma_product_order(1, s.levels - 1, s.group);
    lemma_innermost(s, k + 1);
    /@ assert span: CrossbarSpan(s.group, s.channels) == s.group; @/
    lemma_valid_room(s, s.group);
    /@ assert all: (s.levels - 1) * s.group <= s.per[s.levels - 1] <= s.per[k + 1]; @/
    /@ assert room: s.group <= s.per[k + 1]; @/
    if (s.per[k + 1] < s.per[k])
      return s.per[k + 1];
    return entry_at(s, k + 1);
  }

  tree_level level_at(dodona_crossbar s, part p)
  {
    int32_t per = s.per[p.k];
    int32_t size = s.per[p.k - 1];
    lemma_innermost(s, p.k);
    lemma_innermost(s, p.k - 1);
    lemma_crossbar_room(s, p.k, p.taken);
    lemma_module_cut(size, per);
    int32_t cut = s.channels == 2 && 0 < p.taken ? per : 0;
    /@ assert cut: cut == CrossbarCut(s.channels, per, p.taken); @/
    int32_t count = (size - cut) / per;
    /@ assert divides: (size - cut) % per == 0; @/
    /@ assert whole: count * per == size - cut; @/
    int32_t entry = entry_at(s, p.k);
    tree_level l = {s.channels, s.group, per, count, p.first + cut, cut == 0 ? p.taken : 0, entry,
                    cut == 0 ? -1 : p.first + entry, p.above, p.turns, p.arrival};
    /@ assert counted: l.count == LevelCount(s, p.k, p.taken) && l.first == LevelFrom(s, p.k, p.first, p.taken); @/
    /@ assert before: l.taken == LevelBefore(s.channels, s.per[p.k], p.taken); @/
    /@ assert spare: l.entry == EntryOf(s, p.k) && l.spare == LevelSpare(s, p.k, p.first, p.taken); @/
    /@ assert entry_before: cut != 0 ==> EntryOf(s, p.k - 1) == per; @/
    return l;
  }

  void lemma_rest_first(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int32_t from,
                        int32_t per, int32_t m)
  {
  }

  int32_t head_in(dodona_crossbar s, part p, tree_level l, int32_t m)
  {
    lemma_product_order(m + 1, l.count, l.per);
    lemma_product_order(m == 0 ? 0 : 1, m, l.per);
    /@ assert next: (m + 1) * l.per == m * l.per + l.per; @/
    /@ assert from: 0 <= m * l.per; @/
    lemma_crossbar_room(s, p.k, p.taken);
    /@ assert same: LevelFrom(s, p.k, p.first, p.taken) == l.first && s.per[p.k] == l.per; @/
    lemma_rest_first(s, p.k, p.first, p.taken, l.first, l.per, m);
    return l.first + m * l.per + (m == 0 ? l.taken : 0);
  }

  part rest_at(dodona_crossbar s, part p, tree_level l, int32_t m)
  {
    int32_t head = head_in(s, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t taken = (m == 0 ? l.taken : 0) + span;
    int64_t own = arrival_of_module(l.channels, l.r, l.count, m);
    part q = {p.k + 1, head - (m == 0 ? l.taken : 0), taken, head, 1, p.arrival + own + l.r + 1};
    lemma_crossbar_room(s, p.k, p.taken);
    if (l.channels != 2) {
      q.above = head + l.r;
      q.arrival = p.arrival + own + 2 * l.r + 2;
      /@ assert one: RestArrival(l.channels, l.r, l.count, m) == own + 2 * l.r + 2; @/
    } else if (m < (l.count - 1) / 2) {
      int32_t leaf = m + l.count / 2;
      q.above = head_in(s, p, l, leaf) + l.r - 1;
      q.turns = 0;
      int64_t late = arrival_of_module(l.channels, l.r, l.count, leaf);
      q.arrival = p.arrival + late + l.r;
      /@ assert leaf: RestArrival(l.channels, l.r, l.count, m) == late + l.r; @/
    } else {
      /@ assert own: RestArrival(l.channels, l.r, l.count, m) == own + l.r + 1; @/
    }
    /@ assert span: span == CrossbarSpan(l.r, l.channels) && taken == LevelTaken(l, m); @/
    /@ assert room: RoomIn(s, p.k + 1, taken); @/
    /@ assert first: q.first == RestFirst(s, p.k, p.first, p.taken, m); @/
    /@ assert taken: q.taken == RestTakenIn(s, p.k, p.taken, m); @/
    /@ assert above_in: RestAboveIn(s, p.k, p.first, p.taken, m) ==
         RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert above: q.above == RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert arrival_in: RestArrivalIn(s, p.k, p.taken, m) == RestArrival(l.channels, l.r, l.count, m); @/
    /@ assert arrival: q.arrival == p.arrival + RestArrival(l.channels, l.r, l.count, m); @/
    /@ assert turns_in: RestTurnsIn(s, p.k, p.taken, m) == RestTurns(l.channels, l.count, m); @/
    /@ assert turns: q.turns == RestTurns(l.channels, l.count, m); @/
    /@ assert late: 0 <= q.arrival <= p.k * 0x10000000000000; @/
    /@ assert inside: 0 <= q.first && q.first + l.per <= DODONA_CROSSBAR_RANKS; @/
    /@ assert two: s.channels == 2 ==> q.taken == s.group; @/
    return q;
  }

  part cut_at(dodona_crossbar s, part p, tree_level l)
  {
    int32_t head = head_in(s, p, l, l.count - 1);
    int64_t last = arrival_of_module(l.channels, l.r, l.count, l.count - 1);
    lemma_crossbar_room(s, p.k, p.taken);
    part q = {p.k + 1, p.first, p.taken, head + l.r - 1, 0, p.arrival + last + l.r};
    return q;
  }
*/
