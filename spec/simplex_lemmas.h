/* What is known about start and pattern, as ghost functions. The bodies are in proofs/simplex_local.c. */
#ifndef DODONA_SPEC_SIMPLEX_LEMMAS_H
#define DODONA_SPEC_SIMPLEX_LEMMAS_H

#include "fractional_lemmas.h"
#include "simplex_local.h"

/* The root's. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures start: SimplexStart(P, r, D, 0) == -1;
     ensures pattern: SimplexPattern(P, r, D, 0) == 0;
     exits \false; @/
  void lemma_simplex_root(int32_t P, int32_t r, int32_t D);
*/

/* A member's start and pattern, from those of its head. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= v < P;
     terminates \true;
     decreases v;
     assigns \nothing;
     ensures head: 0 <= Member(P, r, D, v) < r && 0 <= v - Member(P, r, D, v);
     ensures start: SimplexStart(P, r, D, v) ==
       SimplexStart(P, r, D, v - Member(P, r, D, v)) + 2 * Member(P, r, D, v);
     ensures pattern: SimplexPattern(P, r, D, v) ==
       SimplexPattern(P, r, D, v - Member(P, r, D, v));
     exits \false; @/
  void lemma_simplex_member(int32_t P, int32_t r, int32_t D, int32_t v);
*/

/* One step of a descent, from the head b to that of its down or right successor. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= b < P;
     requires head: Head(P, r, D, b) == b && i == Budget(P, r, D, b) && n == Size(P, r, D, b) && r < n;
     requires down: down == DownSize(r, i, n);
     terminates \true;
     assigns \nothing;
     ensures range: b + r < P;
     ensures node: Head(P, r, D, b + r) == b + r && Budget(P, r, D, b + r) == i - r &&
       Size(P, r, D, b + r) == down;
     ensures start: SimplexStart(P, r, D, b + r) == SimplexStart(P, r, D, b) + 2 * r;
     ensures pattern: SimplexPattern(P, r, D, b + r) ==
       PatternDown(r, SimplexPattern(P, r, D, b));
     exits \false; @/
  void lemma_simplex_down(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                          int32_t down);

  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D) && 0 <= b < P;
     requires head: Head(P, r, D, b) == b && i == Budget(P, r, D, b) && n == Size(P, r, D, b) && r < n;
     requires down: down == DownSize(r, i, n) && down < n - r;
     terminates \true;
     assigns \nothing;
     ensures range: b + r + down < P;
     ensures node: Head(P, r, D, b + r + down) == b + r + down &&
       Budget(P, r, D, b + r + down) == i - r - 1 && Size(P, r, D, b + r + down) == n - r - down;
     ensures start: SimplexStart(P, r, D, b + r + down) ==
       SimplexStart(P, r, D, b) + PatternShift(r, SimplexPattern(P, r, D, b));
     ensures pattern: SimplexPattern(P, r, D, b + r + down) ==
       PatternRight(SimplexPattern(P, r, D, b));
     exits \false; @/
  void lemma_simplex_right(int32_t P, int32_t r, int32_t D, int32_t b, int32_t i, int32_t n,
                           int32_t down);
*/

/* Parents and children agree, at every position. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures SimplexTree(P, r, D);
     exits \false; @/
  void lemma_simplex_tree(int32_t P, int32_t r, int32_t D);
*/

/* Position D is D hops down from the root. */
/*@ ghost
  /@ requires 1 <= P && 1 <= r && IsDepth(P, r, D);
     terminates \true;
     assigns \nothing;
     ensures range: D < P;
     ensures arrival: Arrival(P, r, D, D) == D;
     ensures start: SimplexStart(P, r, D, D) == 2 * D - 1;
     exits \false; @/
  void lemma_simplex_fall(int32_t P, int32_t r, int32_t D);
*/

#endif
