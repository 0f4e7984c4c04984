/* The place of a position in a hierarchy of crossbars, in closed form: edges of the trees of modules; where
   heads, groups and local trees stand; level by level. Shapes are values, so that what is stored elsewhere changes no place.
   To be included where dodona_crossbar and dodona_group_place are defined. Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_TREE_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_TREE_H

#include "spec/algorithms/crossbar_depth.h"

/*@
  // The edges of the tree of modules: m's parent, whether m is a second child, m's children or -1.
  logic integer ModuleParent(integer channels, integer count, integer m) =
    channels == 2 ? (m + 1) / 2 - 1 : SkewedParent(count, TreeDepth(count, 1), m);
  logic integer ModuleSecond(integer channels, integer count, integer m) =
    m <= 0 ? 0 :
    channels == 2 ? (m + 1) % 2 : Feeder(count, 1, TreeDepth(count, 1), m) == -1 ? 0 : 1;
  logic integer ModuleFirstChild(integer channels, integer count, integer m) =
    channels == 2 ? (2 * m + 1 < count ? 2 * m + 1 : -1) : Down(count, 1, TreeDepth(count, 1), m);
  logic integer ModuleSecondChild(integer channels, integer count, integer m) =
    channels == 2 ? (2 * m + 2 < count ? 2 * m + 2 : -1) : Right(count, 1, TreeDepth(count, 1), m);

  // The head of module m, the first that outer groups have left, of modules of `per` from `first` on; and
  // the root of its local tree, `entry` behind the head, or -1 if nothing is left.
  logic integer ModuleHead(integer per, integer first, integer taken, integer m) =
    first + m * per + (m == 0 ? taken : 0);
  logic integer ModuleLocal(integer per, integer first, integer taken, integer entry, integer m) =
    ModuleHead(per, first, taken, m) + entry < first + m * per + per ?
      ModuleHead(per, first, taken, m) + entry : -1;

  // Who feeds the first group of module m, 0 < m, and in turns or not.
  logic integer ModuleAbove(integer channels, integer r, integer per, integer count, integer first,
                            integer taken, integer m) =
    ModuleHead(per, first, taken, ModuleParent(channels, count, m)) +
      (channels == 2 ? (ModuleSecond(channels, count, m) == 1 ? 0 : r - 1) :
       r - 1 + (ModuleSecond(channels, count, m) == 1 ? r : 0));
  logic integer ModuleTurns(integer channels, integer count, integer m) =
    channels == 2 ? ModuleSecond(channels, count, m) : 0;

  // Who feeds its local tree, and in turns or not.
  logic integer RestAbove(integer channels, integer r, integer per, integer count, integer first,
                          integer taken, integer m) =
    channels != 2 ? ModuleHead(per, first, taken, m) + r :
    m < (count - 1) / 2 ? ModuleHead(per, first, taken, m + count / 2) + r - 1 :
    ModuleHead(per, first, taken, m);
  logic integer RestTurns(integer channels, integer count, integer m) =
    channels == 2 && m < (count - 1) / 2 ? 0 : 1;

  // Whom the last member of its first group feeds; whom that group feeds in turns.
  logic integer ModuleDown(integer channels, integer per, integer count, integer first, integer taken,
                           integer entry, integer spare, integer m) =
    ModuleFirstChild(channels, count, m) != -1 ?
      ModuleHead(per, first, taken, ModuleFirstChild(channels, count, m)) :
    channels != 2 ? -1 :
    m - count / 2 < (count - 1) / 2 ? ModuleLocal(per, first, taken, entry, m - count / 2) : spare;
  logic integer ModuleRight(integer channels, integer r, integer per, integer count, integer first,
                            integer taken, integer entry, integer m) =
    channels != 2 ? ModuleHead(per, first, taken, m) + r :
    ModuleSecondChild(channels, count, m) != -1 ?
      ModuleHead(per, first, taken, ModuleSecondChild(channels, count, m)) :
    ModuleLocal(per, first, taken, entry, m);

  // at is member i of the group with this head, arrival, above and turns; its last member feeds down.
  predicate MemberPlace{L}(integer r, integer i, integer head, integer arrival, integer above,
                           integer turns, integer down, integer right, dodona_group_place at) =
    at.position == head + i && at.arrival == arrival + i && at.member == i &&
    at.above == (i == 0 ? above : head + i - 1) && at.turns == (i == 0 ? turns : 0) &&
    at.down == (i == r - 1 ? down : head + i + 1) && at.right == right;

  // at is member i of the first group of module m; of the second group, with one channel. The level hangs
  // from `above` (and `turns`) and has its first block in step `arrival`.
  predicate FirstGroup{L}(integer channels, integer r, integer per, integer count, integer first,
                          integer taken, integer entry, integer spare, integer arrival, integer above,
                          integer turns, integer m, integer i, dodona_group_place at) =
    MemberPlace(r, i, ModuleHead(per, first, taken, m),
      arrival + ModuleArrival(channels, r, count, m),
      m == 0 ? above : ModuleAbove(channels, r, per, count, first, taken, m),
      m == 0 ? turns : ModuleTurns(channels, count, m),
      ModuleDown(channels, per, count, first, taken, entry, spare, m),
      ModuleRight(channels, r, per, count, first, taken, entry, m), at);
  predicate SecondGroup{L}(integer channels, integer r, integer per, integer count, integer first,
                           integer taken, integer entry, integer arrival, integer m, integer i,
                           dodona_group_place at) =
    MemberPlace(r, i, ModuleHead(per, first, taken, m) + r,
      arrival + ModuleArrival(channels, r, count, m) + r + 1, ModuleHead(per, first, taken, m), 1,
      ModuleSecondChild(channels, count, m) != -1 ?
        ModuleHead(per, first, taken, ModuleSecondChild(channels, count, m)) : -1,
      ModuleLocal(per, first, taken, entry, m), at);

  // at is rank q of a fractional tree of n ranks from `first` on, which hangs from above.
  predicate LocalPlace{L}(integer r, integer n, integer D, integer first, integer arrival, integer above,
                          integer turns, integer q, dodona_group_place at) =
    at.position == first + q && at.arrival == arrival + Arrival(n, r, D, q) &&
    at.member == Member(n, r, D, q) &&
    at.above == (q == 0 ? above : Feeder(n, r, D, q) == -1 ? first + q - 1 : first + Feeder(n, r, D, q)) &&
    at.turns == (q == 0 ? turns : Feeder(n, r, D, q) == -1 ? 0 : 1) &&
    at.down == (Down(n, r, D, q) == -1 ? -1 : first + Down(n, r, D, q)) &&
    at.right == (Right(n, r, D, q) == -1 ? -1 : first + Right(n, r, D, q));
*/

/*@
  // From the head of a module of level k to the root of what the level's groups leave there: with two
  // channels the next level of several modules leaves the first one out.
  // measure s.levels - k
  logic integer EntryOf(dodona_crossbar s, integer k) =
    s.channels != 2 || s.levels <= k + 1 ? CrossbarSpan(s.group, s.channels) :
    s.per[k + 1] < s.per[k] ? s.per[k + 1] : EntryOf(s, k + 1);

  // The root of what is left of a module of level k - 1: the module begins at position `first`, and groups of outer levels have its
  // first `taken` positions.
  logic integer RootOf(dodona_crossbar s, integer k, integer first, integer taken) =
    first + (taken == 0 || s.channels != 2 ? taken : EntryOf(s, k - 1));

  // What outer groups have of the first module that is not left out; the root of the one that is, or -1; what
  // groups have of module m in the end.
  logic integer LevelBefore(integer channels, integer per, integer taken) =
    CrossbarCut(channels, per, taken) == 0 ? taken : 0;
  logic integer LevelSpare(dodona_crossbar s, integer k, integer first, integer taken) =
    CrossbarCut(s.channels, s.per[k], taken) == 0 ? -1 : first + EntryOf(s, k);
  logic integer RestTaken(integer channels, integer r, integer before, integer m) =
    (m == 0 ? before : 0) + CrossbarSpan(r, channels);

  // Level k of several modules: how many there are; where the first of them begins; the head of module m.
  logic integer LevelCount(dodona_crossbar s, integer k, integer taken) =
    (s.per[k - 1] - CrossbarCut(s.channels, s.per[k], taken)) / s.per[k];
  logic integer LevelFrom(dodona_crossbar s, integer k, integer first, integer taken) =
    first + CrossbarCut(s.channels, s.per[k], taken);
  logic integer LevelHeadIn(dodona_crossbar s, integer k, integer first, integer taken, integer m) =
    ModuleHead(s.per[k], LevelFrom(s, k, first, taken), LevelBefore(s.channels, s.per[k], taken), m);

  // What module m leaves for the next level: its first position, the ranks that groups have there, its
  // arrival, and where it hangs.
  logic integer RestFirst(dodona_crossbar s, integer k, integer first, integer taken, integer m) =
    LevelFrom(s, k, first, taken) + m * s.per[k];
  logic integer RestTakenIn(dodona_crossbar s, integer k, integer taken, integer m) =
    RestTaken(s.channels, s.group, LevelBefore(s.channels, s.per[k], taken), m);
  logic integer RestArrivalIn(dodona_crossbar s, integer k, integer taken, integer m) =
    RestArrival(s.channels, s.group, LevelCount(s, k, taken), m);
  logic integer RestAboveIn(dodona_crossbar s, integer k, integer first, integer taken, integer m) =
    RestAbove(s.channels, s.group, s.per[k], LevelCount(s, k, taken),
              LevelFrom(s, k, first, taken), LevelBefore(s.channels, s.per[k], taken), m);
  logic integer RestTurnsIn(dodona_crossbar s, integer k, integer taken, integer m) =
    RestTurns(s.channels, LevelCount(s, k, taken), m);

  // The same for the module that is left out.
  logic integer CutArrival(dodona_crossbar s, integer k, integer taken) =
    ModuleArrival(s.channels, s.group, LevelCount(s, k, taken), LevelCount(s, k, taken) - 1) + s.group;
  logic integer CutAbove(dodona_crossbar s, integer k, integer first, integer taken) =
    LevelHeadIn(s, k, first, taken, LevelCount(s, k, taken) - 1) + s.group - 1;

  // The module that holds a position.
  logic integer ModuleOf(dodona_crossbar s, integer k, integer first, integer taken, integer v) =
    (v - LevelFrom(s, k, first, taken)) / s.per[k];
*/

/*@
  // A place has six fields beside its position; field f of a place with these.
  logic integer FieldOf(integer f, integer arrival, integer member, integer above, integer turns, integer down, integer right) =
    f == 0 ? arrival : f == 1 ? member : f == 2 ? above : f == 3 ? turns : f == 4 ? down : right;

  // Of member i of a group, as MemberPlace says.
  logic integer MemberField(integer f, integer r, integer i, integer head, integer arrival, integer above, integer turns,
                            integer down, integer right) =
    FieldOf(f, arrival + i, i, i == 0 ? above : head + i - 1, i == 0 ? turns : 0, i == r - 1 ? down : head + i + 1, right);

  // Of rank q of a fractional tree, as LocalPlace says.
  logic integer LocalField(integer f, integer r, integer n, integer D, integer first, integer arrival, integer above,
                           integer turns, integer q) =
    FieldOf(f, arrival + Arrival(n, r, D, q), Member(n, r, D, q),
          q == 0 ? above : Feeder(n, r, D, q) == -1 ? first + q - 1 : first + Feeder(n, r, D, q),
          q == 0 ? turns : Feeder(n, r, D, q) == -1 ? 0 : 1,
          Down(n, r, D, q) == -1 ? -1 : first + Down(n, r, D, q),
          Right(n, r, D, q) == -1 ? -1 : first + Right(n, r, D, q));

  // Of position v in the groups of module m of level k, as FirstGroup and SecondGroup say.
  logic integer FirstField(integer f, integer channels, integer r, integer per, integer count, integer first, integer taken,
                           integer entry, integer spare, integer arrival, integer above, integer turns, integer m, integer i) =
    MemberField(f, r, i, ModuleHead(per, first, taken, m), arrival + ModuleArrival(channels, r, count, m),
      m == 0 ? above : ModuleAbove(channels, r, per, count, first, taken, m),
      m == 0 ? turns : ModuleTurns(channels, count, m),
      ModuleDown(channels, per, count, first, taken, entry, spare, m),
      ModuleRight(channels, r, per, count, first, taken, entry, m));
  logic integer SecondField(integer f, integer channels, integer r, integer per, integer count, integer first, integer taken,
                            integer entry, integer arrival, integer m, integer i) =
    MemberField(f, r, i, ModuleHead(per, first, taken, m) + r,
      arrival + ModuleArrival(channels, r, count, m) + r + 1, ModuleHead(per, first, taken, m), 1,
      ModuleSecondChild(channels, count, m) != -1 ?
        ModuleHead(per, first, taken, ModuleSecondChild(channels, count, m)) : -1,
      ModuleLocal(per, first, taken, entry, m));
  logic integer GroupField(dodona_crossbar s, integer f, integer k, integer first, integer taken, integer arrival,
                           integer above, integer turns, integer m, integer v) =
    v - LevelHeadIn(s, k, first, taken, m) < s.group ?
      FirstField(f, s.channels, s.group, s.per[k], LevelCount(s, k, taken), LevelFrom(s, k, first, taken),
                 LevelBefore(s.channels, s.per[k], taken), EntryOf(s, k), LevelSpare(s, k, first, taken), arrival, above,
                 turns, m, v - LevelHeadIn(s, k, first, taken, m)) :
      SecondField(f, s.channels, s.group, s.per[k], LevelCount(s, k, taken), LevelFrom(s, k, first, taken),
                  LevelBefore(s.channels, s.per[k], taken), EntryOf(s, k), arrival, m,
                  v - LevelHeadIn(s, k, first, taken, m) - s.group);

  // Of position v in what outer groups have left of a module of level k - 1, which hangs from above.
  // measure s.levels - k
  logic integer PlaceField(dodona_crossbar s, integer f, integer k, integer first, integer taken, integer arrival,
                           integer above, integer turns, integer v) =
    s.levels <= k ?
      LocalField(f, s.group, s.per[s.levels - 1] - taken, TreeDepth(s.per[s.levels - 1] - taken, s.group), first + taken,
                 arrival, above, turns, v - first - taken) :
    s.per[k - 1] == s.per[k] ? PlaceField(s, f, k + 1, first, taken, arrival, above, turns, v) :
    v < LevelFrom(s, k, first, taken) ?
      PlaceField(s, f, k + 1, first, taken, arrival + CutArrival(s, k, taken), CutAbove(s, k, first, taken), 0, v) :
    v - LevelHeadIn(s, k, first, taken, ModuleOf(s, k, first, taken, v)) < CrossbarSpan(s.group, s.channels) ?
      GroupField(s, f, k, first, taken, arrival, above, turns, ModuleOf(s, k, first, taken, v), v) :
      PlaceField(s, f, k + 1, RestFirst(s, k, first, taken, ModuleOf(s, k, first, taken, v)),
                 RestTakenIn(s, k, taken, ModuleOf(s, k, first, taken, v)),
                 arrival + RestArrivalIn(s, k, taken, ModuleOf(s, k, first, taken, v)),
                 RestAboveIn(s, k, first, taken, ModuleOf(s, k, first, taken, v)),
                 RestTurnsIn(s, k, taken, ModuleOf(s, k, first, taken, v)), v);

  // Of position v in the hierarchy, and each field by its name.
  logic integer CrossbarField(dodona_crossbar s, integer f, integer v) = PlaceField(s, f, 1, 0, 0, 0, -1, 0, v);
  logic integer CrossbarStart(dodona_crossbar s, integer v) = CrossbarField(s, 0, v);
  logic integer CrossbarMember(dodona_crossbar s, integer v) = CrossbarField(s, 1, v);
  logic integer CrossbarAbove(dodona_crossbar s, integer v) = CrossbarField(s, 2, v);
  logic integer CrossbarTurns(dodona_crossbar s, integer v) = CrossbarField(s, 3, v);
  logic integer CrossbarDown(dodona_crossbar s, integer v) = CrossbarField(s, 4, v);
  logic integer CrossbarRight(dodona_crossbar s, integer v) = CrossbarField(s, 5, v);

  // at is the place of at.position in the hierarchy.
  predicate CrossbarPlace(dodona_crossbar s, dodona_group_place at) =
    at.arrival == CrossbarStart(s, at.position) && at.member == CrossbarMember(s, at.position) &&
    at.above == CrossbarAbove(s, at.position) && at.turns == CrossbarTurns(s, at.position) &&
    at.down == CrossbarDown(s, at.position) && at.right == CrossbarRight(s, at.position);

  // In step x, position u sends block j of `blocks` to position v.
  predicate CrossbarHop(dodona_crossbar s, integer blocks, integer x, integer u, integer v, integer j) =
    v < s.per[0] && GroupReceives(s.group, blocks, v, CrossbarStart(s, v), CrossbarAbove(s, v), CrossbarTurns(s, v), x, u, j);
*/

/*@
  // Neighbours of position v agree with it: whom it feeds down and right, and who feeds it.
  predicate DownAgrees(dodona_crossbar s, integer v) =
    CrossbarDown(s, v) != -1 ==>
      CrossbarTurns(s, CrossbarDown(s, v)) == 0 && CrossbarAbove(s, CrossbarDown(s, v)) == v && CrossbarStart(s, CrossbarDown(s, v)) == CrossbarStart(s, v) + 1;
  predicate RightAgrees(dodona_crossbar s, integer v) =
    CrossbarRight(s, v) != -1 ==>
      CrossbarTurns(s, CrossbarRight(s, v)) == 1 && CrossbarAbove(s, CrossbarRight(s, v)) == v - CrossbarMember(s, v) &&
      CrossbarStart(s, CrossbarRight(s, v)) == CrossbarStart(s, v) - CrossbarMember(s, v) + s.group + 1;
  predicate AboveAgrees(dodona_crossbar s, integer v) =
    (CrossbarTurns(s, v) == 0 || CrossbarTurns(s, v) == 1) &&
    (CrossbarTurns(s, v) == 0 ==> CrossbarDown(s, CrossbarAbove(s, v)) == v) &&
    (CrossbarTurns(s, v) == 1 ==>
      \forall integer u; CrossbarAbove(s, v) <= u < CrossbarAbove(s, v) + s.group ==>
        CrossbarRight(s, u) == v && CrossbarMember(s, u) == u - CrossbarAbove(s, v));
*/

#endif
