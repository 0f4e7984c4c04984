/* Builds trees of groups for hierarchies of crossbars: ranks of one module talk freely, but few channels
   join the modules. In an a x b hierarchy the ranks m b .. m b + b - 1 are module m. Each module has one
   group of r ranks, or two; these groups form a binary tree of modules. The other ranks of a module form a
   fractional tree, which hangs from one of the groups. With more levels these other ranks are a hierarchy
   in turn; a level of one module adds nothing. crossbar.c and crossbar_level.c draw it.

   In a step at most `channels` messages enter a module of any level. With two channels at most 2 leave it,
   because a module that holds a group of an outer level holds no group of an inner level. With one channel
   at most 2 k leave a module of level k; the outermost level is level 1:
   theorem_crossbar_channels. Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_CROSSBAR_H
#define DODONA_ALGORITHMS_GROUPS_CROSSBAR_H

#include "ref/algorithms/fractional/capacity.h"
#include "ref/algorithms/groups/crossbar_shape.h"
#include "ref/algorithms/groups/step.h"

/* Returns how many ranks of a module are in the groups of one tree of modules. */
/*@ requires range: 1 <= group <= DODONA_CROSSBAR_GROUP;
    terminates \true;
    assigns \nothing;
    ensures span: \result == CrossbarSpan(group, channels);
    ensures range: group <= \result <= 2 * group;
    exits \false; */
int32_t dodona_crossbar_span(int32_t group, int32_t channels);

/* Returns 1 if the shape is a hierarchy of crossbars in which the groups have room, else 0. O(levels). */
/*@ terminates \true;
    assigns \nothing;
    ensures valid: \result == 1 ==> CrossbarShape(shape);
    ensures invalid: \result == 0 ==> !CrossbarShape(shape);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int32_t dodona_crossbar_valid(dodona_crossbar shape);

/* Returns how many entries are enough for the capacity table of the innermost trees. O(log P). */
/*@ requires memory: \valid_read(shape);
    requires shape: CrossbarShape(*shape);
    terminates \true;
    assigns \nothing;
    ensures enough: \forall int32_t D; IsDepth(shape->per[shape->levels - 1], shape->group, D) ==>
      D - shape->group <= \result;
    ensures range: 0 <= \result;
    exits \false; */
int64_t dodona_crossbar_entries(const dodona_crossbar *shape);

/* Fills the table and the shape's depth. DODONA_BAD_GROUP if the shape is not valid, DODONA_SHORT_TABLE if
   the table has too few entries; with dodona_crossbar_entries it never has. O(entries) time. */
/*@ requires memory: \valid(shape) && \valid(table + (0 .. entries - 1)) && 0 <= entries;
    requires apart: \separated(shape, table + (0 .. entries - 1));
    terminates \true;
    assigns shape->depth, table[0 .. entries - 1];
    ensures invalid: \result == DODONA_BAD_GROUP <==> !\old(CrossbarShape(*shape));
    ensures status: \result == DODONA_OK || \result == DODONA_BAD_GROUP ||
      \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE ==>
      \exists int32_t D; IsDepth(shape->per[shape->levels - 1], shape->group, D) &&
        entries < D - shape->group;
    ensures ready: \result == DODONA_OK ==> ReadyCrossbar(*shape, table);
    exits \false; */
int32_t dodona_crossbar_fill(dodona_crossbar *shape, uint32_t *table, int64_t entries);

/* Returns the depth of a tree of n ranks, the least D that reaches n, from the table of a tree of at least
   n ranks. */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires range: 1 <= n <= shape->per[shape->levels - 1];
    terminates \true;
    assigns \nothing;
    ensures depth: IsDepth(n, shape->group, \result) && 0 <= \result <= shape->depth;
    exits \false; */
int32_t dodona_crossbar_tree_depth(const dodona_crossbar *shape, const uint32_t *table, int32_t n);

/* Returns the step in which the last rank receives block 0. For two levels, two channels and a > 1 modules
   of b > r ranks, it is the sum of the last arrival in the tree of modules, r + 1, and the depth of a tree
   of b - r ranks. O(log P). */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    terminates \true;
    assigns \nothing;
    ensures depth: \result == CrossbarDepth(*shape);
    ensures last: \forall integer v; 0 <= v < shape->per[0] ==> CrossbarArrival(*shape, v) <= \result;
    ensures attained: \exists integer v; 0 <= v < shape->per[0] &&
      CrossbarArrival(*shape, v) == \result;
    ensures range: 0 <= \result <= shape->depth + (shape->levels - 1) * 0x4400000;
    ensures tree: shape->levels == 1 ==> IsDepth(shape->per[0], shape->group, \result);
    exits \false; */
int32_t dodona_crossbar_depth(const dodona_crossbar *shape, const uint32_t *table);

/* Returns the steps of a broadcast of `blocks` blocks; 0 for one rank. O(log P). */
/*@ requires shape: \valid_read(shape) && ReadyCrossbar(*shape, table);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures none: shape->per[0] == 1 ==> \result == 0;
    ensures steps: 1 < shape->per[0] ==>
      \result == CrossbarDepth(*shape) + Pace(shape->group, blocks - 1);
    ensures range: 0 <= \result <= INT64_MAX / 2;
    exits \false; */
int64_t dodona_crossbar_steps(const dodona_crossbar *shape, const uint32_t *table, int32_t blocks);

/* Translates a position to a rank, and back, for the root `root`. Within each module around them, the
   modules of a level are turned cyclically: modules stay whole, and position 0 is the root. O(levels). */
/*@ requires shape: \valid_read(shape) && CrossbarShape(*shape);
    requires range: 0 <= root < shape->per[0] && 0 <= position < shape->per[0];
    terminates \true;
    assigns \nothing;
    ensures rank: \result == CrossbarRank(*shape, root, position);
    ensures range: 0 <= \result < shape->per[0];
    ensures inverse: CrossbarPosition(*shape, root, \result) == position;
    ensures root: position == 0 ==> \result == root;
    exits \false; */
int32_t dodona_crossbar_rank(const dodona_crossbar *shape, int32_t root, int32_t position);

/*@ requires shape: \valid_read(shape) && CrossbarShape(*shape);
    requires range: 0 <= root < shape->per[0] && 0 <= rank < shape->per[0];
    terminates \true;
    assigns \nothing;
    ensures position: \result == CrossbarPosition(*shape, root, rank);
    ensures range: 0 <= \result < shape->per[0];
    ensures inverse: CrossbarRank(*shape, root, \result) == rank;
    ensures root: rank == root ==> \result == 0;
    exits \false; */
int32_t dodona_crossbar_position(const dodona_crossbar *shape, int32_t root, int32_t rank);

#endif
