/* From the outermost level inwards: in a group of this level, or in what its modules have left. */
#include "crossbar_level.h"
#include "fractional_place.h"
#include "../spec/product.h"

/* The innermost tree: a fractional tree, moved. */
/*@ requires shape: ReadyCrossbar(shape, table);
    requires memory: \valid(place) && \valid_read(local);
    requires apart: \separated(place, shape, local, table + (0 .. shape->depth - shape->group - 1));
    requires region: GoodRegion(shape->per[0], shape->group, outside, *local);
    requires size: local->size == shape->per[shape->levels - 1];
    requires position: local->first + local->taken <= position < local->first + local->size;
    terminates \true;
    assigns *place;
    ensures position: place->position == position;
    ensures sound: SoundGroupPlace(shape->group, place);
    exits \false; */
static void local_place(const dodona_crossbar *shape, const dodona_crossbar_region *local,
                        const uint32_t *table, int32_t position, dodona_group_place *place)
/*@ ghost (int32_t outside) */ {
  int32_t first = local->first + local->taken;
  int32_t n = local->size - local->taken;
  dodona_fractional_place at;
  dodona_fractional_locate(n, shape->group, dodona_crossbar_tree_depth(shape, table, n), table,
                           position - first, &at);
  *place = (dodona_group_place){position,
                                local->arrival + at.arrival,
                                at.member,
                                local->above,
                                local->turns,
                                at.down == DODONA_NONE ? DODONA_NONE : first + at.down,
                                at.right == DODONA_NONE ? DODONA_NONE : first + at.right};
  if (at.position > 0) {
    place->above = at.feeder == DODONA_NONE ? position - 1 : first + at.feeder;
    place->turns = at.feeder == DODONA_NONE ? 0 : 1;
  }
}

void dodona_crossbar_place(const dodona_crossbar *shape, const uint32_t *table, int32_t position,
                           dodona_group_place *place) {
  dodona_crossbar_region at = {0, shape->per[0], 0, 0, DODONA_NONE, 0};
  /*@ ghost int32_t room = shape->per[shape->levels - 1]; */
  /*@ ghost lemma_innermost(shape, 0); */
  /*@ loop invariant range: 1 <= k <= shape->levels;
      loop invariant region: GoodRegion(shape->per[0], shape->group, k - 1, at);
      loop invariant size: at.size == shape->per[k - 1] && room <= at.size;
      loop invariant inside: at.first + at.taken <= position < at.first + at.size;
      loop invariant room: at.taken +
        (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) <= room;
      loop assigns k, at;
      loop variant shape->levels - k; */
  for (int32_t k = 1; k < shape->levels; k++) {
    /*@ ghost lemma_innermost(shape, k); */
    int32_t per = shape->per[k];
    int32_t inside = position - at.first;
    /*@ assert divides: at.size % per == 0 && 1 <= per <= at.size; */
    /*@ ghost lemma_module_of(at.size, per, inside); */
    /*@ assert less: (shape->levels - k) * CrossbarSpan(shape->group, shape->channels) ==
          (shape->levels - (k + 1)) * CrossbarSpan(shape->group, shape->channels) +
          CrossbarSpan(shape->group, shape->channels); */
    /*@ ghost lemma_product_order(0, shape->levels - (k + 1),
                                  shape->channels == 2 ? shape->group : 2 * shape->group); */
    int32_t m = inside / per;
    dodona_crossbar_level level = {at, shape->group, shape->channels, per, at.size / per};
    /*@ assert good: GoodLevel(shape->per[0], k - 1, &level); */
    /*@ assert first: m == 0 ==> m * level.per == 0; */
    /*@ assert where: m * level.per <= position - at.first < m * level.per + level.per; */
    /*@ assert head: at.first + m * level.per + (m == 0 ? at.taken : 0) <= position; */
    dodona_group_place found =
        dodona_level_place(&level, m, position) /*@ ghost (shape->per[0], k - 1) */;
    if (found.position == position) {
      *place = found;
      /*@ assert there: place->position == position && SoundGroupPlace(shape->group, place); */
      return;
    }
    at = dodona_level_rest(&level, m) /*@ ghost (shape->per[0], k - 1) */;
    /*@ assert within: at.first + at.taken <= position < at.first + at.size; */
  }
  local_place(shape, &at, table, position, place) /*@ ghost (shape->levels - 1) */;
  /*@ assert here: place->position == position && SoundGroupPlace(shape->group, place); */
}
