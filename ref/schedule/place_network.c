/* A rank's place in a network. Each function writes once and says what stays: its caller then knows more of the plan. */
#include "ref/schedule/place_parts.h"
#include "ref/schedule/network_lemmas_acsl.h"

/*@ requires memory: \valid_read(network) && \valid(place) && \separated(place, network);
    terminates \true;
    assigns *place;
    ensures kept: *network == \old(*network);
    ensures shape: network->crossbar == \old(network->crossbar);
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
    ensures shape: network->crossbar == \old(network->crossbar);
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
    ensures shape: network->crossbar == \old(network->crossbar);
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
    ensures kept: network->request == \old(network->request) && network->steps == \old(network->steps) &&
      network->plan == \old(network->plan) && network->htree == \old(network->htree);
    ensures shape: network->crossbar == \old(network->crossbar);
    ensures place: NetworkPlace(network, &place->network) && place->network.rank == rank;
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(network);
    exits \false; */
static void locate(const dodona_network *network, const uint32_t *table, int32_t rank,
                   dodona_place *place) {
  name_in_network(rank, place) /*@ ghost (network, table) */;
  beside_network(network, table, rank, &place->network);
}

/* The same; what the plan says of itself stays, too. */
/*@ requires memory: \valid_read(plan) && \valid(place) && \object_pointer(plan->table);
    requires network: ValidNetwork(&plan->network) && NetworkTable(&plan->network, plan->table);
    requires rank: 0 <= rank < plan->network.request.ranks;
    requires apart: \separated(place, plan) && \separated(place, &plan->network,
      plan->table + (0 .. NetworkTableSize(&plan->network) - 1));
    terminates \true;
    assigns *place;
    ensures kept: DODONA_KEPT(plan->network.request, Pre) && DODONA_KEPT(plan->network.steps, Pre) &&
      DODONA_KEPT(plan->network.plan, Pre) && DODONA_KEPT(plan->network.htree, Pre);
    ensures shape: DODONA_KEPT(plan->network.crossbar, Pre);
    ensures says: DODONA_SAYS_KEPT(plan, Pre);
    ensures asks: DODONA_ASKS_KEPT(plan, Pre);
    ensures place: NetworkPlace(&plan->network, &place->network) && place->network.rank == rank;
    ensures rank: place->rank == rank;
    ensures network: ValidNetwork(&plan->network);
    exits \false; */
static void locate_in_plan(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  locate(&plan->network, plan->table, rank, place);
}

void dodona_place_in_network(const dodona_plan *plan, int32_t rank, dodona_place *place) {
  //@ ghost lemma_network_table(&plan->network, plan->table);
  //@ ghost lemma_tree_value(&plan->network.plan, plan->table);
  //@ ghost lemma_network_steps(&plan->network);
  //@ assert sound_before: SoundTable(plan->network, plan->table);
  //@ ghost if (plan->network.request.kind == DODONA_KIND_CROSSBAR) lemma_depth_value(&plan->network.crossbar);
  locate_in_plan(plan, rank, place);
  //@ ghost if (plan->network.request.kind == DODONA_KIND_CROSSBAR) lemma_depth_value(&plan->network.crossbar);
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
  /*@ assert cube: plan->network.request.kind == DODONA_KIND_CUBE ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  //@ assert shape: DODONA_KEPT(plan->network.crossbar, Pre);
  /*@ assert depth: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
        CrossbarDepth(&plan->network.crossbar) == \at(CrossbarDepth(&plan->network.crossbar), Pre); */
  /*@ assert crossbar: plan->network.request.kind == DODONA_KIND_CROSSBAR ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  /*@ assert mesh: plan->network.request.kind == DODONA_KIND_MESH ==>
        NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre); */
  //@ assert lasts: NetworkSteps(&plan->network) == \at(NetworkSteps(&plan->network), Pre);
  //@ ghost lemma_network_plan(plan);
  //@ ghost lemma_placed_in_network(plan, place);
}
