/* How many ranks a fractional tree reaches in a given number of steps, and how deep it is for P ranks.
   Source: Sanders and Sibeyn, section 3, the recurrence for P_i; NOTES.md part A. */
#ifndef DODONA_CAPACITY_H
#define DODONA_CAPACITY_H

#include <stdint.h>
#include "types.h"

/* Entries that the capacity table of a tree of `ranks` ranks in groups of `group` may need: an upper
   bound of depth - group, found in O(log ranks); 0 for a chain. */
int64_t dodona_capacity_entries(int32_t ranks, int32_t group);

/* Fills table[i - group] = C(i) for group <= i < D and stores D, the least i with C(i) >= ranks, in
   O(D) time. DODONA_SHORT_TABLE if `entries` are too few: then nothing but the table was written. */
dodona_status dodona_capacity_fill(int32_t ranks, int32_t group, uint32_t *table, int64_t entries,
                                   int32_t *depth);

/* C(i) for i < D from the table: 0 below 0, i + 1 below group. */
int64_t dodona_capacity_at(int32_t group, const uint32_t *table, int32_t i);

#endif
