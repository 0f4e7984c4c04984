/* The theorems about trees of groups: a family of places that dodona_group_check accepts is, by
   dodona_group_step, a valid broadcast with duplex ports from position 0 for every number of blocks; a
   network that runs it leaves every position with the root's data; reversed, it is a valid reduction. */
#include "proofs/theorems/algorithms/group.h"
#include "ref/base/reverse.h"
#include "spec/machine/delivery.h"
#include "spec/lemmas/group_hops.h"
#include "spec/machine/reverse.h"

/* What the step needs of a place is what the tree has. */
/*@ requires tree: AnyGroups(ranks, group, places, blocks);
    requires position: 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer w, j; 0 <= w ==>
      ((\result.send_to == w && \result.send_block == j) <==>
       GroupHop(ranks, group, places, blocks, x, v, w, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       GroupHop(ranks, group, places, blocks, x, u, v, j));
    exits \false; */
dodona_tree_step theorem_group_step(const dodona_group_place *places, int32_t ranks, int32_t group,
                                    int32_t blocks, int32_t v, int64_t x) {
  /*@ assert local: GroupLocal(ranks, group, places, v); */
  /*@ assert sound: SoundGroupPlace(group, &places[v]); */
  /*@ assert position: places[v].position == v; */
  /*@ assert heard: \forall integer u, j; GroupHop(ranks, group, places, blocks, x, u, v, j) <==>
        GroupReceives(group, blocks, places[v].position, places[v].arrival, places[v].above,
                      places[v].turns, x, u, j); */
  //@ ghost lemma_group_sends(ranks, group, places, v);
  return dodona_group_step(group, blocks, &places[v], x);
}

typedef struct two_steps {
  dodona_tree_step sender;
  dodona_tree_step receiver;
} two_steps;

/* Matching: u sends v block j in step x if and only if v receives it from u in step x. */
/*@ requires tree: AnyGroups(ranks, group, places, blocks);
    requires positions: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer j;
      (\result.sender.send_to == v && \result.sender.send_block == j) <==>
      (\result.receiver.recv_from == u && \result.receiver.recv_block == j);
    exits \false; */
two_steps theorem_group_matching(const dodona_group_place *places, int32_t ranks, int32_t group,
                                 int32_t blocks, int32_t u, int32_t v, int64_t x) {
  dodona_tree_step a = theorem_group_step(places, ranks, group, blocks, u, x);
  dodona_tree_step b = theorem_group_step(places, ranks, group, blocks, v, x);
  /*@ assert sent: a.send_to == v ==>
        GroupHop(ranks, group, places, blocks, x, u, v, a.send_block); */
  /*@ assert received: b.recv_from == u ==>
        GroupHop(ranks, group, places, blocks, x, u, v, b.recv_block); */
  two_steps both = {a, b};
  return both;
}

/*@ ghost
  void theorem_group(int32_t P, int32_t r, int32_t s, int32_t D, const dodona_group_place *places,
                     int64_t S)
  {
    lemma_group_hops(P, r, s, D, places);
    /@ assert there: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         GroupHop(P, r, places, s, x, u, v, j); @/
    /@ assert inside: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= x && 0 <= u < P && 0 <= v < P && u != v && 0 <= j < s; @/
    /@ assert range: InRange(S, P, s); @/
    /@ assert sending: SendPort(S, 1); @/
    /@ assert receiving: ReceivePort(S, 1); @/
    /@ assert first: \forall integer u, j; 0 < u < P && 0 <= j < s ==>
         Transfer(S, places[u].arrival + Pace(r, j),
                  TurnOf(r, places[u].above, places[u].turns, j), u, j); @/
    /@ assert held: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && 0 < u ==>
         Transfer(S, places[u].arrival + Pace(r, j),
                  TurnOf(r, places[u].above, places[u].turns, j), u, j) &&
         places[u].arrival + Pace(r, j) + 1 <= x && Held(S, 0, 1, x, u, j); @/
    /@ assert causal: Causal(S, 0, 1); @/
    /@ assert receives: \forall integer v, j;
         Transfer(S, places[v].arrival + Pace(r, j),
                  TurnOf(r, places[v].above, places[v].turns, j), v, j) ==> Receives(S, v, j); @/
    /@ assert reached: Reached(S, P, s, 0); @/
    /@ assert once: Once(S, 0); @/
  }
*/

/* Length and delivery: after so many steps every position holds every block of the root's message. */
/*@ requires tree: AnyGroups(ranks, group, places, blocks);
    requires schedule: GroupSchedule(ranks, group, places, blocks, S);
    requires network: Network(S, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < ranks && 0 <= j < blocks ==>
      Value(\result + 1, v, j) == Value(0, 0, j);
    exits \false; */
int64_t theorem_group_delivery(const dodona_group_place *places, int32_t ranks, int32_t group,
                               int32_t blocks, int64_t S) {
  int32_t depth = dodona_group_depth(places, ranks);
  /*@ assert zero: GroupRange(ranks, group, places, 0) && places[0].arrival <= depth; */
  int64_t steps = dodona_group_steps(group, blocks, depth);
  /*@ ghost
    theorem_group(ranks, group, blocks, depth, places, S);
    theorem_delivery(S, ranks, blocks, 0, 1, 1, steps);
  */
  return steps;
}

/* Reversal: with the times of dodona_reverse_time the tree is a reduction to position 0. */
/*@ requires tree: AnyGroups(ranks, group, places, blocks);
    requires depth: GroupDepth(ranks, places, depth);
    requires schedule: GroupSchedule(ranks, group, places, blocks, S);
    requires reversed: \forall integer x, u, v, j; Transfer(R, x, u, v, j) <==>
      GroupHop(ranks, group, places, blocks, GroupSteps(group, blocks, depth) + 1 - x, v, u, j);
    terminates \true;
    assigns \nothing;
    ensures reduction: ValidReduction(R, ranks, blocks, 0, 1, 1);
    exits \false; */
int64_t theorem_group_reduction(const dodona_group_place *places, int32_t ranks, int32_t group,
                                int32_t blocks, int32_t depth, int64_t S, int64_t R) {
  /*@ assert zero: GroupRange(ranks, group, places, 0) && 0 <= depth; */
  int64_t turn = dodona_group_steps(group, blocks, depth) + 1;
  //@ ghost theorem_group(ranks, group, blocks, depth, places, S);
  //@ ghost theorem_reverse(S, R, turn, ranks, blocks, 0, 1, 1);
  return turn;
}

/* What a position does in step x of the reduction, by the public functions. */
/*@ requires tree: AnyGroups(ranks, group, places, blocks);
    requires depth: GroupDepth(ranks, places, depth);
    requires position: 0 <= v < ranks;
    requires step: 0 <= x;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer w, j; 0 <= w ==>
      ((\result.send_to == w && \result.send_block == j) <==>
       GroupHop(ranks, group, places, blocks, GroupSteps(group, blocks, depth) + 1 - x, w, v, j));
    ensures recv: \forall integer u, j; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_block == j) <==>
       GroupHop(ranks, group, places, blocks, GroupSteps(group, blocks, depth) + 1 - x, v, u, j));
    ensures combine: \result.combine == 1 <==> \result.recv_from != DODONA_NONE;
    exits \false; */
dodona_tree_step theorem_group_reverse(const dodona_group_place *places, int32_t ranks,
                                       int32_t group, int32_t blocks, int32_t depth, int32_t v,
                                       int64_t x) {
  /*@ assert zero: GroupRange(ranks, group, places, 0) && 0 <= depth; */
  int64_t last = dodona_group_steps(group, blocks, depth);
  return dodona_reverse(
      theorem_group_step(places, ranks, group, blocks, v, dodona_reverse_time(last, x)));
}

void place_written(dodona_group_place *places, int32_t v, dodona_group_place found) {
  places[v] = found;
}
