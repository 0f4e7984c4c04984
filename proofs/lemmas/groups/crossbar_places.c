/* Single positions: of innermost trees, of groups, and of what is left for the next level. */
#include "proofs/lemmas/groups/crossbar_parts.h"
#include "spec/lemmas/fractional.h"

/*@ ghost
  /@ requires tree: 1 <= n && 1 <= r && IsDepth(n, r, D);
     requires places: \forall integer v; first <= v < first + n ==>
       LocalPlace(r, n, D, first, arrival, above, turns, v - first, places[v]);
     requires position: 0 <= q < n;
     terminates \true;
     assigns \nothing;
     ensures root: q == 0 ==> HangsFrom(places, first, above, turns, arrival);
     ensures down: DownAgrees(places, first + q);
     ensures right: RightAgrees(r, places, first + q);
     ensures above: 0 < q ==> AboveAgrees(r, places, first + q);
     exits \false; @/
  void lemma_local_place(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                         int32_t turns, int32_t q, const dodona_group_place *places)
  {
    lemma_local_tree(n, r, D);
    /@ assert local: LocalRange(n, r, D, q) && LocalDown(n, r, D, q) && LocalRight(n, r, D, q) &&
         LocalFeeder(n, r, D, q); @/
    /@ assert before: 0 < q ==> LocalDown(n, r, D, q - 1); @/
    /@ assert here: LocalPlace(r, n, D, first, arrival, above, turns, q, places[first + q]); @/
    /@ assert down: DownAgrees(places, first + q); @/
    /@ assert right: RightAgrees(r, places, first + q); @/
    /@ assert chain: 0 < q && Feeder(n, r, D, q) == -1 ==> Down(n, r, D, q - 1) == q &&
         places[first + q].above == first + q - 1 && places[first + q].turns == 0; @/
    /@ assert previous: 0 < q ==>
         LocalPlace(r, n, D, first, arrival, above, turns, q - 1, places[first + q - 1]); @/
    /@ assert fed: 0 < q && Feeder(n, r, D, q) == -1 ==> places[first + q - 1].down == first + q; @/
    /@ assert right_of: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         Right(n, r, D, w - first) == q && Member(n, r, D, w - first) == w - first - Feeder(n, r, D, q); @/
    /@ assert feeder: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         LocalPlace(r, n, D, first, arrival, above, turns, w - first, places[w]); @/
    /@ assert group: 0 < q && Feeder(n, r, D, q) != -1 ==> \forall integer w;
         first + Feeder(n, r, D, q) <= w < first + Feeder(n, r, D, q) + r ==>
         places[w].right == first + q && places[w].member == w - first - Feeder(n, r, D, q); @/
    /@ assert above: 0 < q ==> AboveAgrees(r, places, first + q); @/
  }

  /@ requires before: PartAgrees(r, first, end, root, places);
     requires here: DownAgrees(places, end) && RightAgrees(r, places, end) &&
       (end != root ==> AboveAgrees(r, places, end));
     terminates \true;
     assigns \nothing;
     ensures more: PartAgrees(r, first, end + 1, root, places);
     exits \false; @/
  void lemma_part_next(int32_t r, int32_t first, int32_t end, int32_t root, const dodona_group_place *places)
  {
    /@ assert next: \forall integer v; first <= v < end + 1 ==> v < end || v == end; @/
  }

  void lemma_local_agrees(int32_t n, int32_t r, int32_t D, int32_t first, int64_t arrival, int32_t above,
                          int32_t turns, const dodona_group_place *places)
  {
    int32_t q = 0;
    lemma_local_place(n, r, D, first, arrival, above, turns, 0, places);
    /@ loop invariant range: 0 <= q <= n;
       loop invariant agrees: PartAgrees(r, first, first + q, first, places);
       loop assigns q;
       loop variant n - q; @/
    while (q < n) {
      lemma_local_place(n, r, D, first, arrival, above, turns, q, places);
      lemma_part_next(r, first, first + q, first, places);
      q++;
    }
  }

  void lemma_place_in(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                      int32_t above, int32_t turns, int32_t from, int32_t per, int32_t m, int32_t v,
                      dodona_group_place at)
  {
    int32_t x = v - from - m * per;
    lemma_module_at(per, m, x);
    /@ assert module: ModuleOf(shape, k, first, taken, at.position) == m; @/
  }

  void lemma_place_cut(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, dodona_group_place at)
  {
  }

  void lemma_place_alone(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, dodona_group_place at)
  {
  }

  void lemma_place_local(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                         int32_t above, int32_t turns, int32_t n, int32_t D, int32_t root, int32_t v,
                         dodona_group_place at)
  {
  }

  void lemma_groups_at(const dodona_crossbar *shape, int32_t k, int32_t first, int32_t taken, int64_t arrival,
                       int32_t above, int32_t turns, tree_level l, int32_t m, const dodona_group_place *places)
  {
    /@ assert head: LevelHeadIn(shape, k, first, taken, m) == HeadOf(l, m); @/
    /@ assert first: \forall integer v; HeadOf(l, m) <= v < HeadOf(l, m) + l.r ==>
         FirstGroup(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.spare, l.arrival, l.above,
                    l.turns, m, v - HeadOf(l, m), places[v]); @/
    /@ assert second: l.channels != 2 ==>
         \forall integer v; HeadOf(l, m) + l.r <= v < HeadOf(l, m) + 2 * l.r ==>
         SecondGroup(l.channels, l.r, l.per, l.count, l.first, l.taken, l.entry, l.arrival, m,
                     v - HeadOf(l, m) - l.r, places[v]); @/
  }
*/
