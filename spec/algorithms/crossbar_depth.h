/* When positions of a hierarchy of crossbars receive block 0, and the last of them. To be included where
   dodona_crossbar is defined. Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_DEPTH_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_DEPTH_H

#include <stdint.h>
#include "spec/algorithms/crossbar.h"
#include "spec/algorithms/fractional.h"
#include "spec/algorithms/module_tree.h"
#include "spec/algorithms/tree_depth.h"

/*@
  // The head of module m of a level of count modules, counted from the root's: in heap order with two
  // channels, with one in the fractional tree.
  logic integer ModuleArrival(integer channels, integer r, integer count, integer m) =
    channels == 2 ? HeapModule(r, m + 1) : SkewedModule(r, count, TreeDepth(count, 1), m);

  // The last head of modules 0 .. m.
  // measure m
  logic integer LastModule(integer channels, integer r, integer count, integer m) =
    m <= 0 ? 0 :
    LastModule(channels, r, count, m - 1) < ModuleArrival(channels, r, count, m) ?
      ModuleArrival(channels, r, count, m) : LastModule(channels, r, count, m - 1);

  // Rank i of the groups of module m. The second of two groups hangs from the first to the right.
  logic integer GroupArrival(integer channels, integer r, integer count, integer m, integer i) =
    ModuleArrival(channels, r, count, m) + i + (i < r ? 0 : 1);

  // The first rank of module m outside its groups. If the module has two children, its local tree hangs
  // from the last member of a leaf; else it hangs to the right of the module's own last group.
  logic integer RestArrival(integer channels, integer r, integer count, integer m) =
    channels != 2 ? ModuleArrival(channels, r, count, m) + 2 * r + 2 :
    m < (count - 1) / 2 ? ModuleArrival(channels, r, count, m + count / 2) + r :
    ModuleArrival(channels, r, count, m) + r + 1;

  // With two channels, a first module whose links serve a group of an outer level is not in the tree of
  // modules; the last leaf feeds what the module has left. CrossbarCut is how many ranks are cut off so,
  // for modules of `per`.
  logic integer CrossbarCut(integer channels, integer per, integer taken) =
    channels == 2 && 0 < taken ? per : 0;

  // The step in which rank q of a module of level k - 1 receives block 0, counted from the first rank that
  // is left there. Groups of outer levels have taken the `taken` first ranks of the module. A module alone
  // in another one is no level.
  // measure shape.levels - k
  logic integer CrossbarArrivalIn(dodona_crossbar shape, integer k, integer taken, integer q) =
    shape.levels <= k ?
      Arrival(shape.per[shape.levels - 1] - taken, shape.group,
              TreeDepth(shape.per[shape.levels - 1] - taken, shape.group), q - taken) :
    \let per = shape.per[k];
    \let cut = CrossbarCut(shape.channels, per, taken);
    \let count = (shape.per[k - 1] - cut) / per;
    \let m = (q - cut) / per;
    \let p = q - cut - m * per;
    \let before = m == 0 && cut == 0 ? taken : 0;
    \let span = CrossbarSpan(shape.group, shape.channels);
    shape.per[k - 1] == per ? CrossbarArrivalIn(shape, k + 1, taken, q) :
    q < cut ? ModuleArrival(shape.channels, shape.group, count, count - 1) + shape.group +
      CrossbarArrivalIn(shape, k + 1, taken, q) :
    p - before < span ? GroupArrival(shape.channels, shape.group, count, m, p - before) :
    RestArrival(shape.channels, shape.group, count, m) +
      CrossbarArrivalIn(shape, k + 1, before + span, p);

  // The step in which a position receives block 0.
  logic integer CrossbarArrival(dodona_crossbar shape, integer position) =
    CrossbarArrivalIn(shape, 1, 0, position);

  // The steps from the first head of a level to the head of the last group of the last module.
  logic integer LevelLast(integer channels, integer r, integer count) =
    LastModule(channels, r, count, count - 1) + (channels == 2 ? 0 : r + 1);

  // The last of these arrivals, level by level. The deepest module is a leaf and feeds its own local tree.
  // All local trees are alike, except module 0's, which may have fewer ranks.
  // measure shape.levels - k
  logic integer CrossbarDepthIn(dodona_crossbar shape, integer k, integer taken) =
    shape.levels <= k ?
      TreeDepth(shape.per[shape.levels - 1] - taken, shape.group) :
    \let per = shape.per[k];
    \let count = (shape.per[k - 1] - CrossbarCut(shape.channels, per, taken)) / per;
    \let span = CrossbarSpan(shape.group, shape.channels);
    shape.per[k - 1] == per ? CrossbarDepthIn(shape, k + 1, taken) :
    LevelLast(shape.channels, shape.group, count) + shape.group +
      (span == per ? -1 : 1 + CrossbarDepthIn(shape, k + 1, span));

  logic integer CrossbarDepth(dodona_crossbar shape) = CrossbarDepthIn(shape, 1, 0);
*/

#endif
