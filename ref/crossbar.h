/* Trees of groups for hierarchies of crossbars: ranks of one module talk freely, modules have few
   channels to each other. In an a x b hierarchy ranks m b .. m b + b - 1 are module m; each module has
   a group of r ranks, or two, in a binary tree of modules, and its other ranks are a fractional tree
   that hangs from one of those groups. With more levels these others are a hierarchy in turn.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_CROSSBAR_H
#define DODONA_CROSSBAR_H

#include "capacity.h"
#include "group_step.h"

enum {
  DODONA_CROSSBAR_LEVELS = 8,
  DODONA_CROSSBAR_RANKS = 1 << 30, /* the most ranks, */
  DODONA_CROSSBAR_GROUP = 1 << 20  /* and ranks in a group, for which arrivals fit */
};

/* Positions are ranks if the root is rank 0, else see dodona_crossbar_rank. */
typedef struct dodona_crossbar {
  int32_t levels;                      /* 1 .. 8; 2 for a x b */
  int32_t per[DODONA_CROSSBAR_LEVELS]; /* ranks of a module, from all to the innermost: a b, b. Each
                                          divides the one before */
  int32_t group;                       /* r, 1 .. 2^20 */
  int32_t
      channels;  /* 2: a group a module, two channels in and out; 1: two groups, one channel in */
  int32_t depth; /* of a tree of per[levels - 1] ranks, by dodona_crossbar_fill */
} dodona_crossbar;

/*@
  // Ranks of a module in groups of a tree of modules.
  logic integer CrossbarSpan(integer r, integer channels) = channels == 2 ? r : 2 * r;

  // Each module divides the one around it; the innermost have room for the groups of all levels.
  predicate ValidCrossbar{L}(dodona_crossbar *shape) =
    1 <= shape->levels <= DODONA_CROSSBAR_LEVELS && 1 <= shape->group <= DODONA_CROSSBAR_GROUP &&
    1 <= shape->channels <= 2 && 1 <= shape->per[0] <= DODONA_CROSSBAR_RANKS &&
    (\forall integer k; 0 < k < shape->levels ==>
      1 <= shape->per[k] <= shape->per[k - 1] && shape->per[k - 1] % shape->per[k] == 0) &&
    (shape->levels - 1) * CrossbarSpan(shape->group, shape->channels) <=
      shape->per[shape->levels - 1];
*/

/* 1 if the shape is a hierarchy of crossbars in which the groups have room, else 0. O(1). */
int32_t dodona_crossbar_valid(const dodona_crossbar *shape);

/* Entries that the capacity table of the innermost trees may need. O(log P). */
int64_t dodona_crossbar_entries(const dodona_crossbar *shape);

/* Fills the table and the shape's depth. DODONA_BAD_GROUP if the shape is not valid, DODONA_SHORT_TABLE if it has too few entries;
   with dodona_crossbar_entries it never has. O(entries). */
int32_t dodona_crossbar_fill(dodona_crossbar *shape, uint32_t *table, int64_t entries);

/* The place of `position`. O(log^2 P) time, O(log P) with two channels. */
void dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table, int32_t position,
                           dodona_group_place *place);

/* The step in which the last rank receives block 0. O(log P). */
int32_t dodona_crossbar_depth(const dodona_crossbar *shape, const uint32_t *table);

/* The rank at `position`, and back, if the root is `root`: modules of each level are turned within the
   module around them, so that modules stay whole and position 0 is the root. O(levels). */
int32_t dodona_crossbar_rank(const dodona_crossbar *shape, int32_t root, int32_t position);
int32_t dodona_crossbar_position(const dodona_crossbar *shape, int32_t root, int32_t rank);

#endif
