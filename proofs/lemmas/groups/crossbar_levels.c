/* A level of several modules as a value, and the parts that its modules leave. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/base.h"

/*@ ghost
  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape);
     requires span: span == CrossbarSpan(shape->group, shape->channels);
     terminates \true;
     assigns \nothing;
     ensures room: (shape->levels - 1) * span <= shape->per[shape->levels - 1];
     exits \false; @/
  void lemma_valid_room(const dodona_crossbar *shape, int32_t span)
  {
  }

  void lemma_room_all(const dodona_crossbar *shape)
  {
  }

  void lemma_room_alone(const dodona_crossbar *shape, int32_t k, int32_t taken)
  {
    int32_t span = shape->channels == 2 ? shape->group : 2 * shape->group;
    int32_t left = shape->levels - k - 1;
    /@ assert span: span == CrossbarSpan(shape->group, shape->channels); @/
    /@ assert less: (shape->levels - k) * span == left * span + span; @/
    lemma_product_order(0, left, span);
  }

  /@ requires shape: \valid_read(shape) && ValidCrossbar(shape) && 0 <= k < shape->levels;
     requires room: CrossbarSpan(shape->group, shape->channels) <= shape->per[k];
     terminates \true;
     decreases shape->levels - k;
     assigns \nothing;
     ensures entry: \result == EntryOf(shape, k);
     ensures range: 1 <= \result <= shape->per[k];
     ensures inside: \result < shape->per[k] || \result == CrossbarSpan(shape->group, shape->channels);
     ensures least: CrossbarSpan(shape->group, shape->channels) <= \result;
     ensures one: shape->channels != 2 ==> \result == CrossbarSpan(shape->group, shape->channels);
     exits \false; @/
  int32_t entry_at(const dodona_crossbar *shape, int32_t k)
  {
    lemma_innermost(shape, k);
    if (shape->channels != 2)
      return 2 * shape->group;
    if (shape->levels <= k + 1)
      return shape->group;
    lemma_product_order(1, shape->levels - 1, shape->group);
    lemma_innermost(shape, k + 1);
    /@ assert span: CrossbarSpan(shape->group, shape->channels) == shape->group; @/
    lemma_valid_room(shape, shape->group);
    /@ assert all: (shape->levels - 1) * shape->group <= shape->per[shape->levels - 1] <= shape->per[k + 1]; @/
    /@ assert room: shape->group <= shape->per[k + 1]; @/
    if (shape->per[k + 1] < shape->per[k])
      return shape->per[k + 1];
    return entry_at(shape, k + 1);
  }

  tree_level level_at(const dodona_crossbar *shape, part p)
  {
    int32_t per = shape->per[p.k];
    int32_t size = shape->per[p.k - 1];
    lemma_innermost(shape, p.k);
    lemma_innermost(shape, p.k - 1);
    lemma_crossbar_room(shape, p.k, p.taken);
    lemma_module_cut(size, per);
    int32_t cut = shape->channels == 2 && 0 < p.taken ? per : 0;
    /@ assert cut: cut == CrossbarCut(shape->channels, per, p.taken); @/
    int32_t count = (size - cut) / per;
    /@ assert divides: (size - cut) % per == 0; @/
    /@ assert whole: count * per == size - cut; @/
    int32_t entry = entry_at(shape, p.k);
    tree_level l = {shape->channels, shape->group, per, count, p.first + cut, cut == 0 ? p.taken : 0, entry,
                    cut == 0 ? -1 : p.first + entry, p.above, p.turns, p.arrival};
    /@ assert entry_before: cut != 0 ==> EntryOf(shape, p.k - 1) == per; @/
    return l;
  }

  /@ requires level: from == LevelFrom(shape, k, first, taken) && per == shape->per[k];
     terminates \true;
     assigns \nothing;
     ensures first: RestFirst(shape, k, first, taken, m) == from + m * per;
     exits \false; @/
  void lemma_rest_first(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int32_t from,
                        int32_t per, int32_t m)
  {
  }

  int32_t head_in(const dodona_crossbar *shape, part p, tree_level l, int32_t m)
  {
    lemma_product_order(m + 1, l.count, l.per);
    lemma_product_order(m == 0 ? 0 : 1, m, l.per);
    /@ assert next: (m + 1) * l.per == m * l.per + l.per; @/
    /@ assert from: 0 <= m * l.per; @/
    lemma_crossbar_room(shape, p.k, p.taken);
    /@ assert same: LevelFrom(shape, p.k, p.first, p.taken) == l.first && shape->per[p.k] == l.per; @/
    lemma_rest_first(shape, p.k, p.first, p.taken, l.first, l.per, m);
    return l.first + m * l.per + (m == 0 ? l.taken : 0);
  }

  part rest_at(const dodona_crossbar *shape, part p, tree_level l, int32_t m)
  {
    int32_t head = head_in(shape, p, l, m);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t taken = (m == 0 ? l.taken : 0) + span;
    int64_t own = arrival_of_module(l.channels, l.r, l.count, m);
    part q = {p.k + 1, head - (m == 0 ? l.taken : 0), taken, head, 1, p.arrival + own + l.r + 1};
    lemma_crossbar_room(shape, p.k, p.taken);
    if (l.channels != 2) {
      q.above = head + l.r;
      q.arrival = p.arrival + own + 2 * l.r + 2;
    } else if (m < (l.count - 1) / 2) {
      int32_t leaf = m + l.count / 2;
      q.above = head_in(shape, p, l, leaf) + l.r - 1;
      q.turns = 0;
      q.arrival = p.arrival + arrival_of_module(l.channels, l.r, l.count, leaf) + l.r;
    }
    /@ assert span: span == CrossbarSpan(l.r, l.channels) && taken == LevelTaken(l, m); @/
    /@ assert room: RoomIn(shape, p.k + 1, taken); @/
    /@ assert first: q.first == RestFirst(shape, p.k, p.first, p.taken, m); @/
    /@ assert taken: q.taken == RestTakenIn(shape, p.k, p.taken, m); @/
    /@ assert above_in: RestAboveIn(shape, p.k, p.first, p.taken, m) ==
         RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert above: q.above == RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m); @/
    /@ assert arrival_in: RestArrivalIn(shape, p.k, p.taken, m) == RestArrival(l.channels, l.r, l.count, m); @/
    /@ assert arrival: q.arrival == p.arrival + RestArrival(l.channels, l.r, l.count, m); @/
    /@ assert turns_in: RestTurnsIn(shape, p.k, p.taken, m) == RestTurns(l.channels, l.count, m); @/
    /@ assert turns: q.turns == RestTurns(l.channels, l.count, m); @/
    /@ assert late: 0 <= q.arrival <= p.k * 0x10000000000000; @/
    /@ assert inside: 0 <= q.first && q.first + l.per <= DODONA_CROSSBAR_RANKS; @/
    /@ assert two: shape->channels == 2 ==> q.taken == shape->group; @/
    return q;
  }

  part cut_at(const dodona_crossbar *shape, part p, tree_level l)
  {
    int32_t head = head_in(shape, p, l, l.count - 1);
    int64_t last = arrival_of_module(l.channels, l.r, l.count, l.count - 1);
    lemma_crossbar_room(shape, p.k, p.taken);
    part q = {p.k + 1, p.first, p.taken, head + l.r - 1, 0, p.arrival + last + l.r};
    return q;
  }
*/
