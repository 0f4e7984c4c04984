/* Finds places in the search trees of TwoTreeS. inorder.c draws them. Source: Sanders, Speck, Traeff 2009;
   spec/algorithms/twotree.h. */
#ifndef DODONA_ALGORITHMS_TWOTREE_INORDER_H
#define DODONA_ALGORITHMS_TWOTREE_INORDER_H

#include "ref/algorithms/twotree/pair.h"
#include "spec/algorithms/twotree.h"

/* Returns the largest power of two up to n, from a power of two that is not less than it. */
/*@ requires range: 1 <= n && 1 <= power <= 0x20000000 && n < 2 * power;
    requires power: power == TopPower(power);
    terminates \true;
    assigns \nothing;
    ensures power: \result == TopPower(n) == TopPower(\result);
    ensures range: 1 <= \result <= n && n < 2 * \result && \result <= power;
    exits \false; */
int32_t dodona_top_power(int32_t n, int32_t power);

/* A number of the search tree of 1 .. q. */
typedef struct dodona_search_place {
  int32_t parent; /* 0 at the top */
  int32_t size;   /* numbers of its subtree */
  int32_t height; /* the largest power of two up to size: size = height: nothing on its right */
  int32_t start;  /* the step in which it receives its first block in T1 */
} dodona_search_place;

/* Returns the place of number v of 1 .. q; O(log q). */
/*@ requires range: 1 <= v <= q && q <= 0x3fffffff;
    terminates \true;
    assigns \nothing;
    ensures parent: \result.parent == SearchParentIn(0, q, 0, v);
    ensures size: \result.size == SearchSizeIn(0, q, v);
    ensures height: \result.height == TopPower(\result.size);
    ensures start: \result.start == SearchStart(q, v);
    ensures range: 0 <= \result.parent <= q && 1 <= \result.size && 1 <= \result.start <= 59;
    ensures inside: \result.height <= \result.size < 2 * \result.height && \result.height <= v &&
      v - \result.height + \result.size <= q;
    ensures power: \result.height == TopPower(\result.height) && \result.height <= 0x20000000;
    exits \false; */
dodona_search_place dodona_inorder_find(int32_t q, int32_t v);

/* Returns the role of `rank` in tree `tree`, among ranks - 1 ranks beside the root; the translation is its
   own inverse. O(1). */
/*@ requires range: 0 <= tree <= 1 && 1 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures role: \result == RoleOf(ranks, tree, rank);
    ensures range: 1 <= \result < ranks;
    ensures inverse: RoleOf(ranks, tree, \result) == rank;
    exits \false; */
int32_t dodona_inorder_role(int32_t ranks, int32_t tree, int32_t rank);

#endif
