/* A rank's place in a network. Each function writes once and says what stays: its caller then knows more of the plan. */
#include "ref/schedule/place_parts.h"
#include "ref/schedule/network_lemmas_acsl.h"

/*@ requires memory: \valid_read(network) && \valid(place) && \separated(place, network);
    terminates \true;
    assigns *place;
    ensures kept: *network == \old(*network);
    ensures per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
      network->crossbar.per[k] == \old(network->crossbar.per[k]);
    ensures rank: place->rank == rank;
    exits \false; */
static void name_network(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_network *network) */ {
  dodona_place_name(rank, place);
}

/* The place in a network, which stays. */
/*@ requires memory: \valid_read(network) && \valid(place);
    requires network: ValidNetwork(network) && NetworkTable(network, table);
    requires rank: 0 <= rank < network->request.ranks;
    requires apart: \separated(place, network, table + (0 .. NetworkTableSize(network) - 1));
    terminates \true;
    assigns *place;
    ensures kept: *network == \old(*network);
    ensures per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
      network->crossbar.per[k] == \old(network->crossbar.per[k]);
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(network) && NetworkTable(network, table);
    ensures size: NetworkTableSize(network) == \old(NetworkTableSize(network));
    exits \false; */
static void name_in_network(int32_t rank, dodona_place *place)
/*@ ghost (const dodona_network *network, const uint32_t *table) */ {
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
  name_network(rank, place) /*@ ghost (network) */;
  //@ ghost lemma_network_value(network);
  //@ ghost lemma_network_table(network, table);
}

/*@ requires memory: \valid_read(network) && \valid(at);
    requires network: ValidNetwork(network) && NetworkTable(network, table);
    requires rank: 0 <= rank < network->request.ranks;
    requires apart: \separated(at, network, table + (0 .. NetworkTableSize(network) - 1));
    terminates \true;
    assigns *at;
    ensures kept: *network == \old(*network);
    ensures per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
      network->crossbar.per[k] == \old(network->crossbar.per[k]);
    ensures place: NetworkPlace(network, at) && at->rank == rank;
    ensures network: ValidNetwork(network);
    exits \false; */
static void beside_network(const dodona_network *network, const uint32_t *table, int32_t rank,
                           dodona_network_place *at) {
  dodona_network_place_of(network, table, rank, at);
}

/* The place and its name. */
/*@ requires memory: \valid_read(network) && \valid(place);
    requires network: ValidNetwork(network) && NetworkTable(network, table);
    requires rank: 0 <= rank < network->request.ranks;
    requires apart: \separated(place, network, table + (0 .. NetworkTableSize(network) - 1));
    terminates \true;
    assigns *place;
    ensures kept: *network == \old(*network);
    ensures per: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==>
      network->crossbar.per[k] == \old(network->crossbar.per[k]);
    ensures place: NetworkPlace(network, &place->network) && place->network.rank == rank;
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(network);
    exits \false; */
static void locate(const dodona_network *network, const uint32_t *table, int32_t rank,
                   dodona_place *place) {
  name_in_network(rank, place) /*@ ghost (network, table) */;
  beside_network(network, table, rank, &place->network);
}

/* A crossbar's depth follows from its members, outermost level last. */
/*@ requires memory: \valid_read(network) && \valid(place);
    requires network: ValidNetwork(network) && NetworkTable(network, table);
    requires levels: network->request.kind == DODONA_KIND_CROSSBAR ==>
      1 <= network->crossbar.levels <= DODONA_CROSSBAR_LEVELS;
    requires rank: 0 <= rank < network->request.ranks;
    requires apart: \separated(place, network, table + (0 .. NetworkTableSize(network) - 1));
    terminates \true;
    assigns *place;
    ensures kept: *network == \old(*network);
    ensures depth: network->request.kind == DODONA_KIND_CROSSBAR ==>
      CrossbarDepth(&network->crossbar) == \old(CrossbarDepth(&network->crossbar));
    ensures place: NetworkPlace(network, &place->network) && place->network.rank == rank;
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(network);
    exits \false; */
static void locate_as_deep(const dodona_network *network, const uint32_t *table, int32_t rank,
                           dodona_place *place) {
  /*@ ghost
    int32_t levels = 1, innermost = 0, r = 0;
    if (network->request.kind == DODONA_KIND_CROSSBAR) {
      levels = network->crossbar.levels;
      innermost = network->crossbar.per[levels - 1];
      r = network->crossbar.group;
      lemma_depth_steps(&network->crossbar);
    } */
  /*@ assert last: network->request.kind == DODONA_KIND_CROSSBAR ==> \forall integer i, taken; levels <= i ==>
        CrossbarDepthIn(&network->crossbar, i, taken) == TreeDepth(innermost - taken, r); */
  locate(network, table, rank, place);
  //@ assert kind: network->request.kind == \at(network->request.kind, Pre);
  //@ assert group: network->crossbar.group == \at(network->crossbar.group, Pre);
  //@ assert channels: network->crossbar.channels == \at(network->crossbar.channels, Pre);
  /*@ ghost
    if (network->request.kind == DODONA_KIND_CROSSBAR) {
      int32_t k = levels;
      /@ assert levels: network->crossbar.levels == levels; @/
      /@ assert innermost: network->crossbar.per[levels - 1] == innermost; @/
      lemma_depth_steps(&network->crossbar);
      /@ loop invariant range: 1 <= k <= levels <= DODONA_CROSSBAR_LEVELS;
         loop invariant depth: \forall integer i, taken; k <= i ==>
           CrossbarDepthIn(&network->crossbar, i, taken) ==
           \at(CrossbarDepthIn(&network->crossbar, i, taken), Pre);
         loop assigns k;
         loop variant k; @/
      while (k > 1) {
        k--;
        /@ assert size: network->crossbar.per[k] == \at(network->crossbar.per[\at(k, Here)], Pre); @/
        /@ assert around: network->crossbar.per[k - 1] == \at(network->crossbar.per[\at(k, Here) - 1], Pre); @/
        /@ assert level: \forall integer taken; CrossbarDepthIn(&network->crossbar, k, taken) ==
             \at(CrossbarDepthIn(&network->crossbar, \at(k, Here), taken), Pre); @/
      }
    } */
}

/* The same; what the plan says of itself stays, too. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \object_pointer(plan->table);
    requires network: ValidNetwork(&plan->network) && NetworkTable(&plan->network, plan->table);
    requires levels: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
      1 <= plan->network.crossbar.levels <= DODONA_CROSSBAR_LEVELS;
    requires rank: 0 <= rank < plan->network.request.ranks;
    requires apart: \separated(place, plan) && \separated(place, &plan->network,
      plan->table + (0 .. NetworkTableSize(&plan->network) - 1));
    terminates \true;
    assigns *place;
    ensures kept: DODONA_KEPT(plan->network, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures depth: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
      CrossbarDepth(&plan->network.crossbar) == \old(CrossbarDepth(&plan->network.crossbar));
    ensures place: NetworkPlace(&plan->network, &place->network) && place->network.rank == rank;
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(&plan->network);
    exits \false; */
static void locate_in_plan(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  locate_as_deep(&plan->network, plan->table, rank, place);
}

void dodona_place_in_network(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  //@ ghost lemma_network_table(&plan->network, plan->table);
  //@ ghost lemma_tree_value(&plan->network.plan, plan->table);
  //@ ghost lemma_network_steps(&plan->network);
  //@ assert sound_before: SoundTable(plan->network, plan->table);
  locate_in_plan(plan, rank, place);
  //@ ghost lemma_network_steps(&plan->network);
  //@ ghost lemma_tree_value(&plan->network.plan, plan->table);
  //@ assert sound: SoundTable(plan->network, plan->table);
  //@ ghost lemma_network_table(&plan->network, plan->table);
  //@ assert played: PlanSteps(&plan->network.plan) == \at(PlanSteps(&plan->network.plan), Pre);
  //@ assert kind: DODONA_KEPT(plan->network.request.kind, Pre);
  //@ assert all: DODONA_KEPT(plan->network.request.ranks, Pre) && DODONA_KEPT(plan->network.request.blocks, Pre);
  /*@ assert couples: plan->network.request.kind == DODONA_KIND_COUPLES ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  /*@ assert direct: plan->network.request.kind == DODONA_KIND_DIRECT ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  /*@ assert cube: plan->network.request.kind == DODONA_KIND_HYPERCUBE ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  /*@ assert crossbar: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  /*@ assert mesh: plan->network.request.kind == DODONA_KIND_MESH ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  //@ assert lasts: NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre);
  //@ ghost lemma_network_plan(plan);
  //@ ghost lemma_placed_in_network(plan, place);
}
