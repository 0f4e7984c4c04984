/* The span of a place: it first receives block 0 (position 0 sends it), and last passes on the last
   block, down, or right if its share of the last run leaves later. */
#include "ref/algorithms/fractional/span.h"

/* The last block that member i of a group sends right: the greatest that is i modulo the group. */
/*@ requires range: 0 <= member < group && member < blocks;
    terminates \true;
    assigns \nothing;
    ensures share: member <= \result < blocks && \result % group == member;
    ensures last: \forall integer j; 0 <= j < blocks && j % group == member ==> j <= \result;
    exits \false; */
static int32_t last_share(int32_t group, int32_t blocks, int32_t member) {
  int32_t last = blocks - 1 - (blocks - 1 - member) % group;
  //@ ghost lemma_share(group, blocks, member, last);
  return last;
}

/* The last step in which the place sends right, 0 if it never does. */
/*@ requires memory: \valid_read(place);
    requires place: SoundPlace(group, place);
    requires blocks: 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures none: place->right == -1 || blocks <= place->member ==> \result == 0;
    ensures last: 0 <= place->right && place->member < blocks ==>
      PlaceActive(group, blocks, place, \result);
    ensures all: 0 <= place->right ==>
      \forall integer j; 0 <= j < blocks && j % group == place->member ==>
        place->arrival + Pace(group, j) - place->member + group + 1 <= \result;
    exits \false; */
static int64_t last_right(int32_t group, int32_t blocks, const dodona_fractional_place *place) {
  if (place->right == DODONA_NONE || place->member >= blocks)
    return 0;
  int32_t block = last_share(group, blocks, place->member);
  //@ ghost lemma_pace_last(group, block + 1);
  /*@ assert sends: PlaceSends(group, blocks, place->arrival, place->member, place->down,
        place->right, place->arrival + Pace(group, block) - place->member + group + 1,
        place->right, block); */
  return place->arrival + dodona_fractional_pace(group, block) - place->member + group + 1;
}

/* Block 0 and the last block: received by all but position 0, sent down where there is a child. */
/*@ ghost
  /@ requires memory: \valid_read(place);
     requires place: SoundPlace(group, place);
     requires blocks: 1 <= blocks;
     terminates \true;
     assigns \nothing;
     ensures first: 0 < place->position ==> PlaceActive(group, blocks, place, place->arrival);
     ensures last: 0 < place->position ==>
       PlaceActive(group, blocks, place, place->arrival + Pace(group, blocks - 1));
     ensures first_down: place->down != -1 ==>
       PlaceActive(group, blocks, place, place->arrival + 1);
     ensures last_down: place->down != -1 ==>
       PlaceActive(group, blocks, place, place->arrival + Pace(group, blocks - 1) + 1);
     exits \false; @/
  void lemma_span(int32_t group, int32_t blocks, const dodona_fractional_place *place)
  {
    /@ assert zero: Pace(group, 0) == 0; @/
    /@ assert recv_zero: 0 < place->position ==>
         PlaceReceives(group, blocks, place->position, place->arrival, place->feeder,
           place->arrival, SourceAt(group, place->position, place->feeder, 0), 0); @/
    /@ assert send_zero: place->down != -1 ==>
         PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
           place->arrival + 1, place->down, 0); @/
    /@ assert recv: \forall integer j; 0 <= j < blocks && 0 < place->position ==>
         PlaceReceives(group, blocks, place->position, place->arrival, place->feeder,
           place->arrival + Pace(group, j),
           SourceAt(group, place->position, place->feeder, j), j); @/
    /@ assert send: \forall integer j; 0 <= j < blocks && place->down != -1 ==>
         PlaceSends(group, blocks, place->arrival, place->member, place->down, place->right,
           place->arrival + Pace(group, j) + 1, place->down, j); @/
  }
*/

dodona_span dodona_fractional_span(int32_t group, int32_t blocks,
                                   const dodona_fractional_place *place) {
  //@ ghost lemma_pace_last(group, blocks);
  //@ ghost lemma_span(group, blocks, place);
  int64_t last = place->arrival + dodona_fractional_pace(group, blocks - 1);
  int64_t right = last_right(group, blocks, place);
  dodona_span span = {place->position == 0 ? 1 : place->arrival, last};
  if (place->down != DODONA_NONE)
    span.last = last + 1;
  if (right > span.last)
    span.last = right;
  return span;
}
