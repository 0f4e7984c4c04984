/* Search trees, by descent. Numbers of T1 for p = 10 (number i of T1 is number 11 - i of T2), and the tree of its
   inner roles, halved, q = 5:

                 8                              4
            /         \                       /   \
          4             10                  2      5
        /    \          /                  / \
      2       6        9                  1   3
     / \     / \
   1   3   5   7

   Edges have two colours. An inner role takes its colour from the way down: for even q the colour changes with each
   step to the left, for odd q with each step to the right; so siblings differ. A leaf takes the colour of its mirror
   image. The sibling leaves 2 u - 1 and 2 u + 1 (u odd) mirror 2 (v + 1) and 2 v, v = q - u. For even q, v is odd,
   the last number on the left of v + 1: one step to the left, then only to the right, one change. For odd q, v + 1
   is odd, the first number on the right of v: one change. So these siblings differ, too. */
#include "ref/algorithms/twotree/inorder.h"
#include "ref/algorithms/twotree/pair.h"
#include "spec/lemmas/twotree.h"

int32_t dodona_top_power(int32_t n, int32_t power) {
  /*@ loop invariant range: 1 <= power <= \at(power, Pre) && n < 2 * power;
      loop invariant power: power == TopPower(power);
      loop assigns power;
      loop variant power; */
  while (power > n)
    power /= 2;
  //@ ghost lemma_top_power(n, power);
  return power;
}

dodona_search_place dodona_inorder_find(int32_t q, int32_t v) {
  //@ ghost lemma_top_word();
  dodona_search_place at = {0, q, dodona_top_power(q, 0x20000000), 1};
  int32_t before = 0;
  /*@ ghost int32_t steps = 0;
            int32_t room = 0x20000000; */
  /*@ loop invariant inside: 0 <= before < v <= before + at.size <= q;
      loop invariant height: at.height == TopPower(at.size) == TopPower(at.height) &&
        1 <= at.height <= at.size < 2 * at.height;
      loop invariant parent: SearchParentIn(0, q, 0, v) ==
        SearchParentIn(before, at.size, at.parent, v) && 0 <= at.parent <= q;
      loop invariant size: SearchSizeIn(0, q, v) == SearchSizeIn(before, at.size, v);
      loop invariant start: SearchStart(q, v) ==
        SearchStartIn(q % 2, before, at.size, at.start, v);
      loop invariant most: 1 <= at.start <= 1 + 2 * steps && 0 <= steps <= 29;
      loop invariant room: at.height <= room == Pow2(29 - steps) && room <= 0x20000000;
      loop assigns at, before, steps, room;
      loop variant at.size; */
  while (v != before + at.height) {
    /*@ ghost int32_t w = at.parent;
              lemma_top_twice(at.height); */
    at.parent = before + at.height;
    if (v < at.parent) {
      //@ ghost lemma_search_left(q % 2, before, at.size, at.height, w, at.start, v);
      at.size = at.height - 1;
      at.start += 1 + q % 2;
    } else {
      //@ ghost lemma_search_right(q % 2, before, at.size, at.height, w, at.start, v);
      at.size -= at.height;
      at.start += 2 - q % 2;
      before = at.parent;
    }
    at.height = dodona_top_power(at.size, at.height / 2);
    /*@ ghost room /= 2;
              steps++; */
  }
  //@ ghost lemma_search_here(q % 2, before, at.size, at.height, at.parent, at.start, v);
  return at;
}

int32_t dodona_inorder_role(int32_t ranks, int32_t tree, int32_t rank) {
  int32_t even = (ranks - 1) / 2 * 2;
  return tree == 0 || rank > even ? rank : even + 1 - rank;
}
