/* Each part's place. */
#include "ref/schedule/place_parts.h"

/*@ requires memory: \valid_read(plan) && \valid(place) && \separated(place, plan);
    terminates \true;
    assigns *place;
    ensures combine: DODONA_KEPT(plan->combine, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures rank: place->rank == rank;
    exits \false; */
static void name_combine(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  dodona_place_name(rank, place);
}

/* Any other rank: its steps follow from its number. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \object_pointer(plan->table);
    requires plan: ValidSchedule(plan) && plan->part != DODONA_PART_TREES && plan->part != DODONA_PART_NETWORK;
    requires rank: 0 <= rank < plan->request.ranks;
    requires apart: \separated(place, plan, plan->table + (0 .. WordsRead(plan) - 1));
    terminates \true;
    assigns *place;
    ensures place: Placed(plan, place) && place->rank == rank;
    ensures plan: ValidSchedule(plan);
    exits \false; */
static void name_place(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_plan *plan) */ {
  //@ ghost lemma_combine_value(&plan->combine, plan->table);
  name_combine(rank, place) /*@ ghost (plan) */;
  //@ assert windows: plan->part == DODONA_PART_COMBINE ==> CombineBy(plan->combine, plan->table);
  //@ ghost lemma_combine_value(&plan->combine, plan->table);
}

void dodona_place_of(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  if (plan->part == DODONA_PART_TREES)
    dodona_place_in_trees(plan, rank, place);
  else if (plan->part == DODONA_PART_NETWORK)
    dodona_place_in_network(plan, rank, place);
  else
    name_place(rank, place) /*@ ghost (plan) */;
}
