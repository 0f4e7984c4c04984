/* Where the ranks stand in complete trees. For 12 ranks (the root 0 is above all four):

     T1     1              T2     11              T3     6               T4     6
          /    \                /    \                 /    \                 /    \
        2        3           10       9               7      8               5      4
       / \      / \          / \     / \             / \    / \             / \    / \
      4   5    6   7        8   7   6   5           9  10  11  1           3   2  1  11
     /\   /\               /\   /\                 /\   /\                /\   /\
    8  9 10 11            4  3  2  1              2  3 4  5             10 9  8 7

   T1 counts level by level up from 1, T2 down from P - 1: a rank x with 2 x < P has children in T1
   only, with 2 x > P in T2 only, with 2 x = P in neither. T3 counts up from ceil(P / 2), T4 down from
   floor(P / 2), and P - 1 and 1 follow one another: an inner rank of T1 is a leaf of T3, of T2 a leaf
   of T4, and so the first to end a reduction are the first to hear of its result. */
#include "ref/algorithms/twotree/heap.h"

int32_t dodona_heap_index(int32_t pair, int32_t ranks, int32_t tree, int32_t rank) {
  int32_t middle;
  if (pair == DODONA_COMPLETE)
    return tree == 0 ? rank : ranks - rank;
  if (tree == 0) {
    middle = ranks / 2 + ranks % 2;
    return middle <= rank ? rank - middle + 1 : rank - middle + ranks;
  }
  middle = ranks / 2;
  return rank <= middle ? middle - rank + 1 : middle - rank + ranks;
}

int32_t dodona_heap_node(int32_t pair, int32_t ranks, int32_t tree, int32_t index) {
  int32_t middle;
  if (pair == DODONA_COMPLETE)
    return tree == 0 ? index : ranks - index;
  if (tree == 0) {
    middle = ranks / 2 + ranks % 2;
    return index <= ranks - middle ? index + (middle - 1) : index - (ranks - middle);
  }
  middle = ranks / 2;
  return index <= middle ? middle - index + 1 : middle - index + ranks;
}
