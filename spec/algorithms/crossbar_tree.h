/* The place of a position in a hierarchy of crossbars, in closed form: edges of the trees of modules; where
   heads, groups and local trees stand; level by level. To be included where dodona_crossbar and
   dodona_group_place are defined. Source: Sanders and Sibeyn, section 4. */
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
  // measure shape->levels - k
  logic integer EntryOf{L}(dodona_crossbar *shape, integer k) =
    shape->channels != 2 || shape->levels <= k + 1 ? CrossbarSpan(shape->group, shape->channels) :
    shape->per[k + 1] < shape->per[k] ? shape->per[k + 1] : EntryOf(shape, k + 1);

  // The root of what is left of a module of level k - 1: the module begins at position `first`, and groups of outer levels have its first `taken` positions.
  logic integer RootOf{L}(dodona_crossbar *shape, integer k, integer first, integer taken) =
    first + (taken == 0 || shape->channels != 2 ? taken : EntryOf(shape, k - 1));

  // What outer groups have of the first module that is not left out; the root of the one that is, or -1; what
  // groups have of module m in the end.
  logic integer LevelBefore(integer channels, integer per, integer taken) =
    CrossbarCut(channels, per, taken) == 0 ? taken : 0;
  logic integer LevelSpare{L}(dodona_crossbar *shape, integer k, integer first, integer taken) =
    CrossbarCut(shape->channels, shape->per[k], taken) == 0 ? -1 : first + EntryOf(shape, k);
  logic integer RestTaken(integer channels, integer r, integer before, integer m) =
    (m == 0 ? before : 0) + CrossbarSpan(r, channels);

  // Level k of several modules: how many there are; at is in a group of module m.
  logic integer LevelCount{L}(dodona_crossbar *shape, integer k, integer taken) =
    (shape->per[k - 1] - CrossbarCut(shape->channels, shape->per[k], taken)) / shape->per[k];
  logic integer LevelFrom{L}(dodona_crossbar *shape, integer k, integer first, integer taken) =
    first + CrossbarCut(shape->channels, shape->per[k], taken);
  logic integer LevelHeadIn{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer m) =
    ModuleHead(shape->per[k], LevelFrom(shape, k, first, taken),
               LevelBefore(shape->channels, shape->per[k], taken), m);
  predicate InGroups{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer arrival,
                        integer above, integer turns, integer m, dodona_group_place at) =
    at.position - LevelHeadIn(shape, k, first, taken, m) < shape->group ?
      FirstGroup(shape->channels, shape->group, shape->per[k], LevelCount(shape, k, taken),
                 LevelFrom(shape, k, first, taken), LevelBefore(shape->channels, shape->per[k], taken),
                 EntryOf(shape, k), LevelSpare(shape, k, first, taken), arrival, above, turns, m,
                 at.position - LevelHeadIn(shape, k, first, taken, m), at) :
      SecondGroup(shape->channels, shape->group, shape->per[k], LevelCount(shape, k, taken),
                  LevelFrom(shape, k, first, taken), LevelBefore(shape->channels, shape->per[k], taken),
                  EntryOf(shape, k), arrival, m,
                  at.position - LevelHeadIn(shape, k, first, taken, m) - shape->group, at);

  // What module m leaves for the next level: its first position, the ranks that groups have there, its
  // arrival, and where it hangs.
  logic integer RestFirst{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer m) =
    LevelFrom(shape, k, first, taken) + m * shape->per[k];
  logic integer RestTakenIn{L}(dodona_crossbar *shape, integer k, integer taken, integer m) =
    RestTaken(shape->channels, shape->group, LevelBefore(shape->channels, shape->per[k], taken), m);
  logic integer RestArrivalIn{L}(dodona_crossbar *shape, integer k, integer taken, integer m) =
    RestArrival(shape->channels, shape->group, LevelCount(shape, k, taken), m);
  logic integer RestAboveIn{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer m) =
    RestAbove(shape->channels, shape->group, shape->per[k], LevelCount(shape, k, taken),
              LevelFrom(shape, k, first, taken), LevelBefore(shape->channels, shape->per[k], taken), m);
  logic integer RestTurnsIn{L}(dodona_crossbar *shape, integer k, integer taken, integer m) =
    RestTurns(shape->channels, LevelCount(shape, k, taken), m);

  // The same for the module that is left out.
  logic integer CutArrival{L}(dodona_crossbar *shape, integer k, integer taken) =
    ModuleArrival(shape->channels, shape->group, LevelCount(shape, k, taken),
                  LevelCount(shape, k, taken) - 1) + shape->group;
  logic integer CutAbove{L}(dodona_crossbar *shape, integer k, integer first, integer taken) =
    LevelHeadIn(shape, k, first, taken, LevelCount(shape, k, taken) - 1) + shape->group - 1;

  // The module that holds a position.
  logic integer ModuleOf{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer v) =
    (v - LevelFrom(shape, k, first, taken)) / shape->per[k];

  // at is the place of position at.position in that module, which hangs from above.
  // measure shape->levels - k
  predicate PlaceIn{L}(dodona_crossbar *shape, integer k, integer first, integer taken, integer arrival,
                       integer above, integer turns, dodona_group_place at) =
    shape->levels <= k ?
      LocalPlace(shape->group, shape->per[shape->levels - 1] - taken,
                 TreeDepth(shape->per[shape->levels - 1] - taken, shape->group), first + taken, arrival,
                 above, turns, at.position - first - taken, at) :
    shape->per[k - 1] == shape->per[k] ? PlaceIn(shape, k + 1, first, taken, arrival, above, turns, at) :
    at.position < LevelFrom(shape, k, first, taken) ?
      PlaceIn(shape, k + 1, first, taken, arrival + CutArrival(shape, k, taken),
              CutAbove(shape, k, first, taken), 0, at) :
    \let m = ModuleOf(shape, k, first, taken, at.position);
    at.position - LevelHeadIn(shape, k, first, taken, m) < CrossbarSpan(shape->group, shape->channels) ?
      InGroups(shape, k, first, taken, arrival, above, turns, m, at) :
      PlaceIn(shape, k + 1, RestFirst(shape, k, first, taken, m), RestTakenIn(shape, k, taken, m),
              arrival + RestArrivalIn(shape, k, taken, m), RestAboveIn(shape, k, first, taken, m),
              RestTurnsIn(shape, k, taken, m), at);

  // at is the place of at.position in the hierarchy.
  predicate CrossbarPlace{L}(dodona_crossbar *shape, dodona_group_place at) =
    PlaceIn(shape, 1, 0, 0, 0, -1, 0, at);
*/

/*@
  // Neighbours of position v agree with it: whom it feeds down and right, and who feeds it.
  predicate DownAgrees{L}(dodona_group_place *places, integer v) =
    places[v].down != -1 ==>
      places[places[v].down].turns == 0 && places[places[v].down].above == v &&
      places[places[v].down].arrival == places[v].arrival + 1;
  predicate RightAgrees{L}(integer r, dodona_group_place *places, integer v) =
    places[v].right != -1 ==>
      places[places[v].right].turns == 1 &&
      places[places[v].right].above == v - places[v].member &&
      places[places[v].right].arrival == places[v].arrival - places[v].member + r + 1;
  predicate AboveAgrees{L}(integer r, dodona_group_place *places, integer v) =
    (places[v].turns == 0 ==> places[places[v].above].down == v) &&
    (places[v].turns == 1 ==>
      \forall integer u; places[v].above <= u < places[v].above + r ==>
        places[u].right == v && places[u].member == u - places[v].above);
*/

#endif
