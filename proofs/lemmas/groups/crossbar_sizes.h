/* Sizes of modules, and what is a multiple of them. Ghost functions for proofs/theorems/algorithms/crossbar_channels.c; the bodies are in
   proofs/lemmas/groups/crossbar_sizes.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_SIZES_H
#define DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_SIZES_H

#include "proofs/lemmas/groups/crossbar_parts.h"

/* The sum of two multiples. */
/*@ ghost
  /@ requires sizes: 1 <= b && 0 <= x && x % b == 0 && 0 <= y && x + y <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures sum: y % b == 0 ==> (x + y) % b == 0;
     exits \false; @/
  void lemma_sum_multiple(int32_t x, int32_t y, int32_t b);
*/

/* Modules begin at multiples of their sizes, and so of the sizes of all that is in them. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && 0 <= k <= K < s.levels && 0 <= x && x % s.per[k] == 0;
     terminates \true;
     decreases K - k;
     assigns \nothing;
     ensures multiple: x % s.per[K] == 0;
     exits \false; @/
  void lemma_multiple_in(dodona_crossbar s, int32_t k, int32_t K, int32_t x);
*/

/* Modules inside are no larger, and hold a level's groups. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && 0 <= k <= K < s.levels;
     terminates \true;
     decreases K - k;
     assigns \nothing;
     ensures smaller: 1 <= s.per[K] <= s.per[k] <= s.per[0];
     ensures room: 0 < K ==> CrossbarSpan(s.group, s.channels) <= s.per[K];
     exits \false; @/
  void lemma_smaller(dodona_crossbar s, int32_t k, int32_t K);
*/

/* A module of level K holds the groups of level k behind the `taken` ranks of outer groups; if K is an inner level, ranks of it are left. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && RoomIn(s, k, taken) && k <= K < s.levels;
     terminates \true;
     assigns \nothing;
     ensures room: taken + CrossbarSpan(s.group, s.channels) <= s.per[K];
     ensures more: k < K ==> taken + CrossbarSpan(s.group, s.channels) < s.per[K];
     exits \false; @/
  void lemma_room_in(dodona_crossbar s, int32_t k, int32_t taken, int32_t K);
*/

/* Positions of a module, counted from its first. */
/*@ ghost
  /@ requires module: 1 <= per && 0 <= first && first % per == 0 && first + per <= DODONA_CROSSBAR_RANKS;
     terminates \true;
     assigns \nothing;
     ensures rest: \forall integer v; first <= v < first + per ==> v % per == v - first;
     exits \false; @/
  void lemma_rest_in(int32_t first, int32_t per);
*/

/* The root of what a level's groups leave in a module, counted from its head: a module inside begins there, or the groups end there that
   stand in that module, too. */
/*@ ghost
  /@ requires shape: CrossbarShape(s) && s.channels == 2 && 0 <= k <= K < s.levels && 0 < K;
     terminates \true;
     decreases K - k;
     assigns \nothing;
     ensures near: EntryOf(s, k) < s.per[K] ==> EntryOf(s, k) == EntryOf(s, K);
     ensures far: s.per[K] <= EntryOf(s, k) ==> EntryOf(s, k) % s.per[K] == 0;
     exits \false; @/
  void lemma_entry_in(dodona_crossbar s, int32_t k, int32_t K);
*/

/* Module m of modules of `per` that begin at a multiple of it. */
/*@ ghost
  /@ requires module: 1 <= per && 0 <= from && from % per == 0 && 0 <= m && first == from + m * per && first <= INT32_MAX;
     terminates \true;
     assigns \nothing;
     ensures first: first % per == 0;
     exits \false; @/
  void lemma_level_first(int32_t from, int32_t per, int32_t m, int32_t first);
*/

/* Multiples of r: one more, two more. */
/*@ ghost
  /@ requires groups: 1 <= r <= INT32_MAX && 0 <= taken <= INT32_MAX && taken % r == 0;
     terminates \true;
     assigns \nothing;
     ensures one: (taken + r) % r == 0;
     ensures two: (taken + 2 * r) % r == 0;
     exits \false; @/
  void lemma_groups_end(int64_t taken, int64_t r);
*/

/* Two groups more for each level, with one channel. */
/*@ ghost
  /@ requires groups: 1 <= r <= DODONA_CROSSBAR_GROUP && 0 <= taken && taken % r == 0 && 1 <= k <= K <= DODONA_CROSSBAR_LEVELS;
     requires before: taken <= 2 * (k - 1) * r;
     terminates \true;
     assigns \nothing;
     ensures whole: (taken + 2 * r) % r == 0 && (2 * r) % r == 0;
     ensures most: taken + 2 * r <= 2 * k * r && 2 * r <= 2 * k * r && taken <= 2 * k * r;
     ensures inside: taken + 2 * r <= 2 * K * r;
     exits \false; @/
  void lemma_groups_more(int32_t taken, int32_t r, int32_t k, int32_t K);
*/

/* The same by the number of the next level. */
/*@ ghost
  /@ requires level: j == k + 1 && taken <= 2 * (k - 1) * r && after <= taken + 2 * r;
     terminates \true;
     assigns \nothing;
     ensures most: after <= 2 * (j - 1) * r;
     exits \false; @/
  void lemma_outer_more(int32_t taken, int32_t r, int32_t k, int32_t j, int32_t after);
*/

#endif
