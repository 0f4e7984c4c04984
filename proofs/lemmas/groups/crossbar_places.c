/* Single positions: of innermost trees, of groups, and of what is left for the next level. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/fractional.h"

/*@ ghost
  /@ requires tree: 1 <= n && 1 <= r == s.group && IsDepth(n, r, D);
     requires places: \forall integer i; 0 <= i < n ==> LocalAt(s, r, n, D, first, arrival, above, turns, i);
     requires position: 0 <= q < n;
     terminates \true;
     assigns \nothing;
     ensures root: q == 0 ==> HangsFrom(s, first, above, turns, arrival);
     ensures down: DownAgrees(s, first + q);
     ensures right: RightAgrees(s, first + q);
     ensures above: 0 < q ==> AboveAgrees(s, first + q);
     exits \false; @/
  void lemma_local_place(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                         int32_t turns, int32_t q, dodona_crossbar s)
  {
    lemma_local_tree(n, r, D);
    /@ assert local: LocalRange(n, r, D, q) && LocalDown(n, r, D, q) && LocalRight(n, r, D, q) &&
         LocalFeeder(n, r, D, q); @/
    /@ assert before: 0 < q ==> LocalDown(n, r, D, q - 1); @/
    /@ assert here: LocalAt(s, r, n, D, first, arrival, above, turns, q); @/
    /@ assert down: DownAgrees(s, first + q); @/
    /@ assert beside: Right(n, r, D, q) != -1 ==> 0 < Right(n, r, D, q) < n && CrossbarRight(s, first + q) == first + Right(n, r, D, q) &&
         LocalAt(s, r, n, D, first, arrival, above, turns, Right(n, r, D, q)); @/
    /@ assert fed_right: Right(n, r, D, q) != -1 ==> Feeder(n, r, D, Right(n, r, D, q)) == q - Member(n, r, D, q); @/
    /@ assert right: RightAgrees(s, first + q); @/
    /@ assert chain: 0 < q && Feeder(n, r, D, q) == -1 ==> Down(n, r, D, q - 1) == q &&
         CrossbarAbove(s, first + q) == first + q - 1 && CrossbarTurns(s, first + q) == 0; @/
    /@ assert previous: 0 < q ==>
         LocalAt(s, r, n, D, first, arrival, above, turns, q - 1); @/
    /@ assert fed: 0 < q && Feeder(n, r, D, q) == -1 ==> CrossbarDown(s, first + q - 1) == first + q; @/
    /@ assert right_of: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         Right(n, r, D, w - first) == q && Member(n, r, D, w - first) == w - first - Feeder(n, r, D, q); @/
    /@ assert feeder: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         LocalAt(s, r, n, D, first, arrival, above, turns, w - first); @/
    /@ assert group: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         CrossbarRight(s, w) == first + q && CrossbarMember(s, w) == w - first - Feeder(n, r, D, q); @/
    /@ assert above: 0 < q ==> AboveAgrees(s, first + q); @/
  }

  /@ requires before: PartAgrees(s, first, end, root);
     requires here: DownAgrees(s, end) && RightAgrees(s, end) &&
       (end != root ==> AboveAgrees(s, end));
     terminates \true;
     assigns \nothing;
     ensures more: PartAgrees(s, first, end + 1, root);
     exits \false; @/
  void lemma_part_next(int32_t r, int32_t first, int32_t end, int32_t root, dodona_crossbar s)
  {
    /@ assert next: \forall integer v; first <= v < end + 1 ==> v < end || v == end; @/
  }

  void lemma_local_agrees(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                          int32_t turns, dodona_crossbar s)
  {
    int32_t q = 0;
    lemma_local_place(n, r, D, first, arrival, above, turns, 0, s);
    /@ loop invariant range: 0 <= q <= n;
       loop invariant agrees: PartAgrees(s, first, first + q, first);
       loop assigns q;
       loop variant n - q; @/
    while (q < n) {
      lemma_local_place(n, r, D, first, arrival, above, turns, q, s);
      lemma_part_next(r, first, first + q, first, s);
      q++;
    }
  }

  void lemma_place_in(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                      int32_t above, int32_t turns, int32_t from, int32_t per, int32_t m, int32_t v)
  {
    int32_t x = v - from - m * per;
    lemma_module_at(per, m, x);
    /@ assert module: ModuleOf(s, k, first, taken, v) == m; @/
  }

  void lemma_place_cut(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, int64_t later, int32_t last, int32_t end)
  {
  }

  void lemma_place_alone(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns)
  {
  }

  void lemma_place_local(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, int32_t n, int32_t D, int32_t root, int32_t q)
  {
    /@ assert fields: \forall integer f; CrossbarField(s, f, root + q) ==
         LocalField(f, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert start: CrossbarStart(s, root + q) == LocalField(0, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert member: CrossbarMember(s, root + q) == LocalField(1, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert above: CrossbarAbove(s, root + q) == LocalField(2, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert turns: CrossbarTurns(s, root + q) == LocalField(3, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert down: CrossbarDown(s, root + q) == LocalField(4, s.group, n, D, root, arrival, above, turns, q); @/
    /@ assert right: CrossbarRight(s, root + q) == LocalField(5, s.group, n, D, root, arrival, above, turns, q); @/
  }

  void lemma_groups_at(dodona_crossbar s, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, tree_level l, int32_t m)
  {
    /@ assert head: LevelHeadIn(s, k, first, taken, m) == HeadOf(l, m); @/
    /@ assert shape: l.channels == s.channels && l.r == s.group && l.per == s.per[k] && l.count == LevelCount(s, k, taken) &&
         l.first == LevelFrom(s, k, first, taken) && l.taken == LevelBefore(s.channels, s.per[k], taken) &&
         l.entry == EntryOf(s, k) && l.spare == LevelSpare(s, k, first, taken); @/
    /@ assert fields: \forall integer f, v; HeadOf(l, m) <= v < HeadOf(l, m) + CrossbarSpan(l.r, l.channels) ==>
         CrossbarField(s, f, v) == GroupField(s, f, k, first, taken, arrival, above, turns, m, v); @/
    /@ assert in_first: \forall integer f, v; v < HeadOf(l, m) + l.r ==>
         GroupField(s, f, k, first, taken, arrival, above, turns, m, v) ==
         FirstField(f, l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.spare, l.arrival, l.above,
                    l.turns, m, v - HeadOf(l, m)); @/
    /@ assert in_second: \forall integer f, v; HeadOf(l, m) + l.r <= v ==>
         GroupField(s, f, k, first, taken, arrival, above, turns, m, v) ==
         SecondField(f, l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.arrival, m,
                     v - HeadOf(l, m) - l.r); @/
    /@ assert first: \forall integer f, v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==> CrossbarField(s, f, v) ==
         FirstField(f, l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.spare, l.arrival, l.above,
                    l.turns, m, v - HeadOf(l, m)); @/
    /@ assert second: l.channels != 2 ==>
         \forall integer f, v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + 2 * l.r ==> CrossbarField(s, f, v) ==
         SecondField(f, l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.arrival, m,
                     v - HeadOf(l, m) - l.r); @/
    /@ assert first_start: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarStart(s, v) == ArrivalOf(l, m) + v - HeadOf(l, m); @/
    /@ assert first_member: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarMember(s, v) == v - HeadOf(l, m); @/
    /@ assert first_above: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarAbove(s, v) == (v == HeadOf(l, m) ? (m == 0 ? l.above : ModuleAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m)) : v - 1); @/
    /@ assert first_turns: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarTurns(s, v) == (v == HeadOf(l, m) ? (m == 0 ? l.turns : ModuleTurns(l.channels, l.count, m)) : 0); @/
    /@ assert first_down: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarDown(s, v) == (v == HeadOf(l, m) + l.r - 1 ? ModuleDown(l.channels, l.per, l.count, l.first, l.taken, l.entry, l.spare, m) : v + 1); @/
    /@ assert first_right: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         CrossbarRight(s, v) == ModuleRight(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, m); @/
    /@ assert second_start: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarStart(s, v) == ArrivalOf(l, m) + l.r + 1 + v - (HeadOf(l, m) + l.r); @/
    /@ assert second_member: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarMember(s, v) == v - (HeadOf(l, m) + l.r); @/
    /@ assert second_above: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarAbove(s, v) == (v == HeadOf(l, m) + l.r ? HeadOf(l, m) : v - 1); @/
    /@ assert second_turns: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarTurns(s, v) == (v == HeadOf(l, m) + l.r ? 1 : 0); @/
    /@ assert second_down: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarDown(s, v) == (v == HeadOf(l, m) + l.r + l.r - 1 ? (ModuleSecondChild(l.channels, l.count, m) != -1 ? HeadOf(l, ModuleSecondChild(l.channels, l.count, m)) : -1) : v + 1); @/
    /@ assert second_right: l.channels != 2 ==> \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + l.r + l.r ==>
         CrossbarRight(s, v) == LocalOf(l, m); @/
  }
*/
