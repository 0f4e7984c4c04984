/* Judges trees of groups, whoever made them, given as an array of places: is it a tree, how deep is it, and how many
   steps does it take. Every tree that dodona_group_check accepts gives a valid broadcast by dodona_group_step, for
   every number of blocks (proofs/theorems/algorithms/group.c). Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_GROUP_H
#define DODONA_ALGORITHMS_GROUPS_GROUP_H

#include "ref/algorithms/groups/step.h"
#include "ref/algorithms/groups/group_acsl.h"

/* Returns 1 if places[0 .. ranks - 1] are a tree of groups of `group`, each place at its position, else 0.
   O(ranks) time, because a position is a member for at most one right successor. */
/*@ requires range: 1 <= ranks && 1 <= group;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures tree: \result == 1 <==> GroupTree(ranks, group, places);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int32_t dodona_group_check(const dodona_group_place *places, int32_t ranks, int32_t group);

/* Returns the last arrival: the steps until block 0 is everywhere. O(ranks) time. */
/*@ requires range: 1 <= ranks;
    requires memory: \valid_read(places + (0 .. ranks - 1));
    terminates \true;
    assigns \nothing;
    ensures depth: GroupDepth(ranks, places, \result);
    exits \false; */
int32_t dodona_group_depth(const dodona_group_place *places, int32_t ranks);

/* Returns the steps until `blocks` blocks are everywhere in a tree of this depth; 0 for one position. O(1). */
/*@ requires range: 1 <= group && 1 <= blocks && 0 <= depth;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == GroupSteps(group, blocks, depth);
    ensures range: 0 <= \result <= depth + 2 * (int64_t)blocks;
    exits \false; */
int64_t dodona_group_steps(int32_t group, int32_t blocks, int32_t depth);

#endif
