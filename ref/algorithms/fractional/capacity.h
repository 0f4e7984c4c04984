/* Computes how many ranks a fractional tree reaches in a given number of steps, and how deep it is for P
   ranks. Source: Sanders and Sibeyn, section 3, the recurrence for P_i; paper/SOURCES.md part A. */
#ifndef DODONA_ALGORITHMS_FRACTIONAL_CAPACITY_H
#define DODONA_ALGORITHMS_FRACTIONAL_CAPACITY_H

#include <stdint.h>
#include "ref/base/types.h"
#include "spec/algorithms/fractional.h"

/* Returns how many entries are enough for the capacity table of a tree of `ranks` ranks in groups of
   `group`: r + 1 for each doubling of C + r on the way from 2 r + 1 to P + r. Never fewer than depth -
   group. 0 for a chain. O(log ranks). */
/*@ requires range: 1 <= ranks && 1 <= group;
    terminates \true;
    assigns \nothing;
    ensures exact: \exists integer m;
      IsDoublings(ranks, group, m) && \result == (group + 1) * m;
    ensures enough: \forall int32_t D; IsDepth(ranks, group, D) ==> D - group <= \result;
    ensures chain: group >= ranks ==> \result == 0;
    exits \false; */
int64_t dodona_capacity_entries(int32_t ranks, int32_t group);

/* Fills table[i - group] = C(i) for group <= i < D and stores D, the least i with C(i) >= ranks, in
   O(D) time. DODONA_SHORT_TABLE if and only if `entries` < D - group: then nothing but the table was
   written. */
/*@ requires range: 1 <= ranks && 1 <= group && 0 <= entries;
    requires memory: \valid(table + (0 .. entries - 1)) && \valid(depth);
    requires apart: \separated(depth, table + (0 .. entries - 1));
    terminates \true;
    assigns table[0 .. entries - 1], *depth;
    ensures status: \result == DODONA_OK || \result == DODONA_SHORT_TABLE;
    ensures short: \result == DODONA_SHORT_TABLE <==>
      \exists int32_t D; IsDepth(ranks, group, D) && entries < D - group;
    ensures unchanged: \result == DODONA_SHORT_TABLE ==> *depth == \old(*depth);
    ensures depth: \result == DODONA_OK ==> IsDepth(ranks, group, *depth) && *depth < ranks;
    ensures table: \result == DODONA_OK ==> CapacityTable(group, *depth, table);
    exits \false; */
dodona_status dodona_capacity_fill(int32_t ranks, int32_t group, uint32_t *table, int64_t entries,
                                   int32_t *depth);

/* Returns C(i) for i < D from the table: 0 below 0, i + 1 below group. */
/*@ requires range: 1 <= group;
    requires entry: group <= i ==> \valid_read(table + (i - group)) &&
      table[i - group] == Capacity(group, i);
    terminates \true;
    assigns \nothing;
    ensures \result == Capacity(group, i);
    exits \false; */
int64_t dodona_capacity_at(int32_t group, const uint32_t *table, int32_t i);

#endif
