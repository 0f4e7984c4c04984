/* Messages between modules of crossbars. They come into a module at one position, or with two channels at two: at the head of its first group and at the
   root of what the groups leave there. They leave it from its first group, by way of the last member or in turns; with one channel from the last member of
   one of the groups that stand in the module, two for each level. */
#include "proofs/theorems/algorithms/crossbar_tree.h"
#include "proofs/lemmas/groups/crossbar_closed.h"
#include "proofs/lemmas/groups/crossbar_sizes.h"
#include "spec/lemmas/base.h"

/*@
  // Position v of a module of `per`, at level K, is one of those where messages come in; what feeds v is one of those from which they leave.
  predicate EntersModule(dodona_crossbar s, integer K, integer per, integer v) =
    v % per == 0 || (s.channels == 2 && v % per == EntryOf(s, K));
  predicate LeavesModule(dodona_crossbar s, integer K, integer per, integer a, integer turns) =
    s.channels == 2 ? a % per == (turns == 1 ? 0 : s.group - 1)
                    : turns == 0 && (a % per + 1) % s.group == 0 && a % per + 1 <= 2 * K * s.group;

  // It is fed from within, or from there.
  predicate CrossesModules(dodona_crossbar s, integer K, integer per, integer v) =
    FedFrom(s, v - v % per, v - v % per + per, v) ||
    (EntersModule(s, K, per, v) && LeavesModule(s, K, per, CrossbarAbove(s, v), CrossbarTurns(s, v)));
  predicate PartCrosses(dodona_crossbar s, integer K, integer per, integer a, integer b, integer root) =
    \forall integer v; a <= v < b && v != root ==> CrossesModules(s, K, per, v);
*/

/*@ ghost
  /@ requires parts: PartCrosses(s, K, per, a, b, x) && PartCrosses(s, K, per, b, c, y);
     requires roots: x == root || CrossesModules(s, K, per, x);
     requires other: y == root || CrossesModules(s, K, per, y);
     terminates \true;
     assigns \nothing;
     ensures whole: PartCrosses(s, K, per, a, c, root);
     exits \false; @/
  void lemma_crosses_join(dodona_crossbar s, int32_t K, int32_t per, int32_t a, int32_t b, int32_t c, int32_t x, int32_t y, int32_t root)
  {
    /@ assert either: \forall integer v; a <= v < c ==> v < b || b <= v; @/
  }
*/

/*@ ghost
  // What is fed from within part of a module is fed from within it.
  /@ requires module: \forall integer v; first <= v < first + per ==> v % per == v - first;
     requires part: ClosedPart(s, lo, hi, a, b, x) && first <= lo && hi <= first + per && first <= a && b <= first + per;
     terminates \true;
     assigns \nothing;
     ensures crosses: PartCrosses(s, K, per, a, b, x);
     exits \false; @/
  void lemma_closed_crosses(dodona_crossbar s, int32_t K, int32_t per, int32_t first, int32_t lo, int32_t hi, int32_t a, int32_t b, int32_t x)
  {
    /@ assert fed: \forall integer v; a <= v < b && v != x ==> FedFrom(s, v - v % per, v - v % per + per, v); @/
  }
*/

/*@ ghost
  // Where the rest of a module begins that starts at `first`.
  /@ requires level: CrossbarShape(s) && s.channels == 2 && 0 < K < s.levels && per == s.per[K];
     requires first: 0 <= first && first % per == 0 && first + entry <= INT32_MAX && 0 <= entry;
     requires rest: \forall integer v; first <= v < first + per ==> v % per == v - first;
     requires entry: (entry < per ==> entry == EntryOf(s, K)) && (per <= entry ==> entry % per == 0);
     terminates \true;
     assigns \nothing;
     ensures enters: EntersModule(s, K, per, first + entry);
     exits \false; @/
  void lemma_rest_enters(dodona_crossbar s, int32_t K, int32_t per, int32_t first, int32_t entry)
  {
    if (per <= entry)
      lemma_sum_multiple(first, entry, per);
  }
*/

/* Positions of module m of a level, counted in the module inside it, of `per`, that begins there. */
/*@ ghost
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.taken <= l.per && l.first % l.per == 0;
     requires inside: 0 < K < s.levels && p.k <= K && per == s.per[K];
     terminates \true;
     assigns \nothing;
     ensures first: \result == LevelFirst(l, m) && HeadOf(l, m) == \result + (m == 0 ? l.taken : 0);
     ensures range: 0 <= \result && \result + l.per <= PartEnd(s, p) && 1 <= per <= l.per;
     ensures rest: \forall integer v; \result <= v < \result + per ==> v % per == v - \result;
     exits \false; @/
  int32_t first_in(dodona_crossbar s, part p, tree_level l, int32_t m, int32_t K, int32_t per)
  {
    int32_t first = head_in(s, p, l, m) - (m == 0 ? l.taken : 0);
    lemma_smaller(s, p.k, K);
    lemma_level_first(l.first, l.per, m, first);
    lemma_multiple_in(s, p.k, K, first);
    lemma_rest_in(first, per);
    return first;
  }
*/

/* The head of module m's group, but for the first. */
/*@ ghost
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 < m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.first % l.per == 0 &&
       l.taken + CrossbarSpan(l.r, l.channels) <= l.per;
     requires group: FirstGroupAt(l, m, s);
     requires inside: 0 < K < s.levels && p.k <= K && per == s.per[K] && l.taken + CrossbarSpan(l.r, l.channels) <= per;
     requires outer: l.channels != 2 ==> l.taken % s.group == 0 && l.taken + 2 * s.group <= 2 * K * s.group;
     terminates \true;
     assigns \nothing;
     ensures head: CrossesModules(s, K, per, HeadOf(l, m));
     exits \false; @/
  void lemma_head_crosses(dodona_crossbar s, part p, tree_level l, int32_t m, int32_t K, int32_t per)
  {
    module_edges e = lemma_module_edges(l.channels, l.r, l.count, m);
    int32_t first = first_in(s, p, l, m, K, per);
    int32_t parent = first_in(s, p, l, e.parent, K, per);
    int32_t taken = e.parent == 0 ? l.taken : 0;
    lemma_divided(0, l.r, 0, 0);
    if (l.channels != 2)
      lemma_groups_end(taken, l.r);
    /@ assert enters: EntersModule(s, K, per, first); @/
    /@ assert rest: \forall integer i; 0 <= i < per ==> (parent + i) % per == i; @/
    /@ assert two: l.channels == 2 ==> CrossbarAbove(s, first) == parent + (CrossbarTurns(s, first) == 1 ? 0 : l.r - 1); @/
    /@ assert one: l.channels != 2 ==> CrossbarTurns(s, first) == 0 &&
         (CrossbarAbove(s, first) == parent + taken + l.r - 1 || CrossbarAbove(s, first) == parent + taken + 2 * l.r - 1); @/
    /@ assert offsets: l.channels != 2 ==> (parent + taken + l.r - 1) % per + 1 == taken + l.r &&
         (parent + taken + 2 * l.r - 1) % per + 1 == taken + 2 * l.r; @/
    /@ assert same: l.r == s.group && l.channels == s.channels; @/
    /@ assert least: l.channels != 2 ==> taken + l.r <= 2 * K * s.group && taken + 2 * l.r <= 2 * K * s.group; @/
    /@ assert leaves_two: l.channels == 2 ==> LeavesModule(s, K, per, CrossbarAbove(s, first), CrossbarTurns(s, first)); @/
    /@ assert leaves_one: l.channels != 2 ==> LeavesModule(s, K, per, CrossbarAbove(s, first), CrossbarTurns(s, first)); @/
    /@ assert leaves: LeavesModule(s, K, per, CrossbarAbove(s, first), CrossbarTurns(s, first)); @/
  }
*/

/*@ ghost
  // The root of what its groups leave, with two channels.
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.first % l.per == 0 &&
       l.taken + CrossbarSpan(l.r, l.channels) <= l.per && l.channels == 2;
     requires rest: RestHangs(l, m, s) && LocalOf(l, m) != -1;
     requires inside: 0 < K < s.levels && p.k <= K && per == s.per[K] && l.r <= per;
     terminates \true;
     assigns \nothing;
     ensures local: CrossesModules(s, K, per, LocalOf(l, m));
     exits \false; @/
  void lemma_local_crosses(dodona_crossbar s, part p, tree_level l, int32_t m, int32_t K, int32_t per)
  {
    int32_t first = first_in(s, p, l, m, K, per);
    int32_t local = first + l.entry;
    lemma_entry_in(s, p.k, K);
    /@ assert local: LocalOf(l, m) == local && EntryOf(s, p.k) == l.entry; @/
    lemma_smaller(s, p.k, K);
    lemma_rest_enters(s, K, per, first, l.entry);
    /@ assert above: CrossbarAbove(s, local) == RestAbove(l.channels, l.r, l.per, l.count, l.first, l.taken, m) &&
         CrossbarTurns(s, local) == RestTurns(l.channels, l.count, m); @/
    if (m < (l.count - 1) / 2) {
      int32_t leaf = first_in(s, p, l, m + l.count / 2, K, per);
      /@ assert leaf: CrossbarAbove(s, local) == leaf + l.r - 1 && CrossbarTurns(s, local) == 0; @/
    } else {
      /@ assert own: CrossbarAbove(s, local) == first && CrossbarTurns(s, local) == 1; @/
    }
    /@ assert leaves: LeavesModule(s, K, per, CrossbarAbove(s, local), CrossbarTurns(s, local)); @/
  }
*/

/* Module m of a level, with what is inside it. */
/*@ ghost
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && p.first <= l.first && l.first % l.per == 0 &&
       l.taken + CrossbarSpan(l.r, l.channels) <= l.per;
     requires groups: FirstGroupAt(l, m, s) && (l.channels != 2 ==> SecondGroupAt(l, m, s)) && RestHangs(l, m, s);
     requires inside: 0 < K < s.levels && p.k <= K && per == s.per[K] && l.taken + CrossbarSpan(l.r, l.channels) <= per;
     requires rest: LocalOf(l, m) != -1 && l.channels != 2 ==> (m == 0 ? l.taken : 0) + CrossbarSpan(l.r, l.channels) < per;
     requires outer: l.channels != 2 ==> l.taken % s.group == 0 && l.taken + 2 * s.group <= 2 * K * s.group;
     terminates \true;
     assigns \nothing;
     ensures groups: PartCrosses(s, K, per, HeadOf(l, m), HeadOf(l, m) + CrossbarSpan(l.r, l.channels), HeadOf(l, 0));
     ensures local: LocalOf(l, m) != -1 ==> CrossesModules(s, K, per, LocalOf(l, m));
     exits \false; @/
  void lemma_groups_cross(dodona_crossbar s, part p, tree_level l, int32_t m, int32_t K, int32_t per)
  {
    int32_t head = head_in(s, p, l, m);
    int32_t first = first_in(s, p, l, m, K, per);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    lemma_groups_closed(s, p, l, m);
    lemma_closed_crosses(s, K, per, first, first, first + l.taken + span, head, head + span, head);
    if (0 < m)
      lemma_head_crosses(s, p, l, m, K, per);
    /@ assert groups: PartCrosses(s, K, per, head, head + span, HeadOf(l, 0)); @/
    if (l.channels != 2) {
      /@ assert local: LocalOf(l, m) != -1 ==> first <= LocalOf(l, m) < first + per; @/
      /@ assert one: LocalOf(l, m) != -1 ==> CrossesModules(s, K, per, LocalOf(l, m)); @/
    } else if (l.entry < l.per)
      lemma_local_crosses(s, p, l, m, K, per);
    /@ assert nothing: l.channels == 2 && l.per <= l.entry ==> LocalOf(l, m) == -1; @/
  }
*/

/* The root of the module that is left out. */
/*@ ghost
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l);
     requires end: l.first + l.count * l.per == PartEnd(s, p) && l.first % l.per == 0 && l.taken + l.r <= l.per;
     requires spare: l.channels == 2 && SpareAt(l, s) && l.spare != -1 && p.first % l.per == 0 && p.first + l.per <= PartEnd(s, p);
     requires inside: 0 < K < s.levels && p.k <= K && per == s.per[K] && l.r <= per;
     terminates \true;
     assigns \nothing;
     ensures spare: CrossesModules(s, K, per, l.spare);
     exits \false; @/
  void lemma_spare_crosses(dodona_crossbar s, part p, tree_level l, int32_t K, int32_t per)
  {
    int32_t last = first_in(s, p, l, l.count - 1, K, per);
    lemma_smaller(s, p.k, K);
    lemma_multiple_in(s, p.k, K, p.first);
    lemma_rest_in(p.first, per);
    lemma_entry_in(s, p.k, K);
    lemma_rest_enters(s, K, per, p.first, l.entry);
    /@ assert spare: l.spare == p.first + l.entry; @/
    /@ assert above: CrossbarAbove(s, l.spare) == last + l.r - 1 && CrossbarTurns(s, l.spare) == 0; @/
    /@ assert leaves: LeavesModule(s, K, per, CrossbarAbove(s, l.spare), CrossbarTurns(s, l.spare)); @/
  }
*/

/* A part that is a module of level K or has such modules inside. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && PartPlaces(s, p);
     requires level: 0 < K < s.levels && p.k <= K + 1 && per == s.per[K];
     requires first: p.first % s.per[p.k - 1] == 0;
     requires outer: s.channels != 2 ==> p.taken % s.group == 0 && p.taken <= 2 * (p.k - 1) * s.group;
     terminates \true;
     decreases s.levels - p.k;
     assigns \nothing;
     ensures crosses: PartCrosses(s, K, per, p.first + p.taken, PartEnd(s, p), PartRoot(s, p));
     exits \false; @/
  void lemma_part_crosses(dodona_crossbar s, part p, int32_t K, int32_t per)
  {
    int32_t at = p.first + p.taken;
    if (p.k == K + 1) {
      int32_t end = p.first + per;
      int32_t root = s.channels == 2 && 0 < p.taken ? p.first + entry_at(s, K) : at;
      lemma_part_closed(s, p);
      lemma_rest_in(p.first, per);
      lemma_closed_crosses(s, K, per, p.first, p.first, end, at, end, root);
      return;
    }
    if (s.per[p.k] == s.per[p.k - 1]) {
      part next = alone_at(s, p);
      if (s.channels != 2)
        lemma_outer_more(p.taken, s.group, p.k, next.k, next.taken);
      lemma_part_crosses(s, next, K, per);
      return;
    }
    tree_level l = level_at(s, p);
    int32_t span = l.channels == 2 ? l.r : 2 * l.r;
    int32_t root = head_in(s, p, l, 0);
    int32_t m = 0;
    lemma_smaller(s, p.k, K);
    lemma_room_in(s, p.k, p.taken, K);
    lemma_multiple_in(s, p.k - 1, p.k, p.first);
    lemma_divided(l.per, l.per, 1, 0);
    lemma_sum_multiple(p.first, l.per, l.per);
    if (s.channels != 2)
      lemma_groups_more(p.taken, s.group, p.k, K);
    /@ assert start: PartCrosses(s, K, per, at, at, root); @/
    if (l.spare != -1) {
      part cut = cut_at(s, p, l);
      lemma_cut_places(s, p, cut);
      lemma_part_agrees(s, cut);
      lemma_part_crosses(s, cut, K, per);
      lemma_spare_crosses(s, p, l, K, per);
      lemma_crosses_join(s, K, per, at, at, l.first, root, l.spare, root);
    }
    at = root;
    /@ loop invariant range: 0 <= m <= l.count;
       loop invariant at: at == (m == 0 ? root : LevelFirst(l, m));
       loop invariant crosses: PartCrosses(s, K, per, p.first + p.taken, at, root);
       loop assigns m, at;
       loop variant l.count - m; @/
    while (m < l.count) {
      int32_t head = head_in(s, p, l, m);
      int32_t first = head - (m == 0 ? l.taken : 0);
      int32_t end = first + l.per;
      lemma_part_groups(s, p, l, m);
      lemma_level_first(l.first, l.per, m, first);
      if ((m == 0 ? l.taken : 0) + span < l.per) {
        part q = rest_at(s, p, l, m);
        lemma_rest_places(s, p, l, m, q);
        lemma_part_agrees(s, q);
        lemma_rest_hangs(s, p, l, m, q);
        if (s.channels != 2)
          lemma_outer_more(p.taken, s.group, p.k, q.k, q.taken);
        lemma_part_crosses(s, q, K, per);
        lemma_groups_cross(s, p, l, m, K, per);
        int32_t local = head + l.entry;
        /@ assert local: local == LocalOf(l, m) && local == PartRoot(s, q); @/
        lemma_crosses_join(s, K, per, head, head + span, end, root, local, root);
      } else {
        /@ assert nothing: LocalOf(l, m) == -1; @/
        lemma_groups_cross(s, p, l, m, K, per);
      }
      /@ assert module: PartCrosses(s, K, per, head, end, root); @/
      lemma_crosses_join(s, K, per, p.first + p.taken, head, end, root, root, root);
      at = end;
      m++;
    }
    /@ assert last: m == l.count && 0 < m && at == LevelFirst(l, m); @/
    /@ assert whole: LevelFirst(l, l.count) == l.first + l.count * l.per; @/
  }
*/

/* A message from one module of level k, of `per` positions, to another comes to the module's first position, or with two channels to one more. It leaves, with
   two channels, from the last member of a group or goes to whomever this group feeds in turns; with one channel, from the last member of one of 2 k groups. A
   position sends one message in a step, and receives one: so in a step no more come in than there are channels, and no more leave than 2, or 2 k. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && 1 <= k < s.levels && per == s.per[k];
     requires schedule: \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> CrossbarHop(s, blocks, x, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures enters: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && !(v - v % per <= u < v - v % per + per) ==>
       v % per == 0 || (s.channels == 2 && v % per == EntryOf(s, k));
     ensures leaves: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && !(v - v % per <= u < v - v % per + per) ==>
       (s.channels == 2 ? u % per == s.group - 1 || (CrossbarAbove(s, v) % per == 0 && CrossbarAbove(s, v) <= u < CrossbarAbove(s, v) + s.group &&
                                                     CrossbarRight(s, CrossbarAbove(s, v)) == v)
                        : (u % per + 1) % s.group == 0 && u % per + 1 <= 2 * k * s.group);
     exits \false; @/
  void theorem_crossbar_channels(dodona_crossbar s, int32_t k, int32_t per, int32_t blocks, int64_t S)
  {
    part all = {1, 0, 0, -1, 0, 0};
    lemma_innermost(s, 0);
    lemma_innermost(s, k);
    lemma_room_all(s);
    lemma_smaller(s, 0, k);
    /@ assert sound: SoundPart(s, all); @/
    /@ assert places: PartPlaces(s, all); @/
    lemma_divided(0, s.per[0], 0, 0);
    lemma_divided(0, s.group, 0, 0);
    lemma_part_crosses(s, all, k, per);
    lemma_crossbar_agrees(s);
    /@ assert root: PartRoot(s, all) == 0 && PartEnd(s, all) == s.per[0]; @/
    /@ assert slot: \forall integer j; 0 <= j ==> 0 <= j % s.group < s.group; @/
    /@ assert crosses: \forall integer v; 0 < v < s.per[0] ==> CrossesModules(s, k, per, v) && AboveAgrees(s, v); @/
    /@ assert from: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> 0 < v < s.per[0] && CrossbarAbove(s, v) <= u &&
         u < CrossbarAbove(s, v) + (CrossbarTurns(s, v) == 1 ? s.group : 1); @/
    /@ assert within: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && FedFrom(s, v - v % per, v - v % per + per, v) ==>
         v - v % per <= u < v - v % per + per; @/
    /@ assert out: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && !(v - v % per <= u < v - v % per + per) ==>
         EntersModule(s, k, per, v) && LeavesModule(s, k, per, CrossbarAbove(s, v), CrossbarTurns(s, v)); @/
    /@ assert alone: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && CrossbarTurns(s, v) == 0 ==> u == CrossbarAbove(s, v); @/
    /@ assert turns: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && CrossbarTurns(s, v) == 1 ==> CrossbarRight(s, CrossbarAbove(s, v)) == v; @/
  }
*/
