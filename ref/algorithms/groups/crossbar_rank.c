/* Ranks and positions. At each level the modules turn within the module around them, until the root's
   module comes first. Four modules of 4, root 5:

     position    0  1  2  3    4  5  6  7    8  9 10 11   12 13 14 15
     rank        5  6  7  4    9 10 11  8   13 14 15 12    1  2  3  0 */
#include "ref/algorithms/groups/crossbar.h"

int32_t dodona_crossbar_rank(const dodona_crossbar *shape, int32_t root, int32_t position) {
  int32_t rank = 0;
  int32_t size = shape->per[0];
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ ghost lemma_crossbar_rank(*shape, 1, root, position); */
  /*@ loop invariant range: 1 <= k <= shape->levels + 1;
      loop invariant size: size == (k <= shape->levels ? shape->per[k - 1] : 1);
      loop invariant positive: 1 <= size;
      loop invariant inside: 0 <= position < size && 0 <= root < size;
      loop invariant result: 0 <= rank && rank + size <= shape->per[0];
      loop invariant turned: rank + CrossbarRankFrom(*shape, k, root, position) ==
        CrossbarRank(*shape, \at(root, Pre), \at(position, Pre));
      loop assigns k, size, position, root, rank;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    /*@ assert divides: per <= size && size % per == 0 && 1 <= per; */
    /*@ ghost lemma_crossbar_unfold(*shape, k, size, per, root, position); */
    /*@ ghost lemma_module_of(size, per, position); */
    /*@ ghost lemma_module_of(size, per, root); */
    int32_t turned = (position / per + root / per) % (size / per);
    /*@ assert turned: turned == ModuleTurned(size / per, root / per, position / per); */
    /*@ ghost lemma_module_inside(size, per, turned); */
    rank += turned * per;
    position %= per;
    root %= per;
    size = per;
  }
  return rank;
}

int32_t dodona_crossbar_position(const dodona_crossbar *shape, int32_t root, int32_t rank) {
  int32_t position = 0;
  int32_t size = shape->per[0];
  /*@ ghost lemma_crossbar_value(shape); */
  /*@ ghost lemma_crossbar_position(*shape, 1, root, rank); */
  /*@ loop invariant range: 1 <= k <= shape->levels + 1;
      loop invariant size: size == (k <= shape->levels ? shape->per[k - 1] : 1);
      loop invariant positive: 1 <= size;
      loop invariant inside: 0 <= rank < size && 0 <= root < size;
      loop invariant result: 0 <= position && position + size <= shape->per[0];
      loop invariant back: position + CrossbarPositionFrom(*shape, k, root, rank) ==
        CrossbarPosition(*shape, \at(root, Pre), \at(rank, Pre));
      loop assigns k, size, rank, root, position;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k <= shape->levels; k++) {
    int32_t per = k < shape->levels ? shape->per[k] : 1;
    /*@ assert divides: per <= size && size % per == 0 && 1 <= per; */
    /*@ ghost lemma_crossbar_unfold(*shape, k, size, per, root, rank); */
    /*@ ghost lemma_module_of(size, per, rank); */
    /*@ ghost lemma_module_of(size, per, root); */
    int32_t turned = (rank / per - root / per + size / per) % (size / per);
    /*@ assert turned: turned == ModuleBack(size / per, root / per, rank / per); */
    /*@ ghost lemma_module_inside(size, per, turned); */
    position += turned * per;
    rank %= per;
    root %= per;
    size = per;
  }
  return position;
}
