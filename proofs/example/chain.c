/* A schedule of one's own, proven from an empty file: a pipeline of any number of ranks and blocks. README.md beside it tells the steps. */
#include "spec/machine/delivery.h"

/*@
  // 1. The schedule: in step x, rank u sends block j to rank u + 1, x = u + j + 1.
  predicate PipelineSends(integer P, integer s, integer x, integer u, integer v, integer j) =
    0 <= u && v == u + 1 < P && 0 <= j < s && x == u + j + 1;
  predicate Pipeline(integer S, integer P, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> PipelineSends(P, s, x, u, v, j);
  predicate Brought(integer S, integer v, integer j) = Transfer(S, v + j, v - 1, v, j);
*/

/* 2. The code that runs: which block the rank sends to the next one in step x, -1 for none. */
/*@ requires rank: 0 <= rank < P;
    requires step: 1 <= x <= INT32_MAX;
    terminates \true;
    assigns \nothing;
    ensures sends: \forall integer v, j; 0 <= j ==> (PipelineSends(P, s, x, rank, v, j) <==> v == rank + 1 && \result == j);
    exits \false; */
int32_t block_sent(int32_t P, int32_t s, int32_t rank, int32_t x) {
  const int32_t block = x - 1 - rank;
  return rank + 1 < P && 0 <= block && block < s ? block : -1;
}

/* 3. The schedule keeps its ports, nobody sends what it does not hold, and every rank receives every block. */
/*@ requires sizes: 1 <= P && 1 <= s;
    requires pipeline: Pipeline(S, P, s);
    terminates \true;
    assigns \nothing;
    ensures valid: ValidBroadcast(S, P, s, 0, 1, 1);
    exits \false; */
void pipeline_valid(int64_t S, int32_t P, int32_t s) {
  //@ assert range: InRange(S, P, s);
  //@ assert ports: DuplexPorts(S, 1);
  //@ assert once: Once(S, 0);
  // who sends block j in step x > 1 was sent it in step x - 1
  //@ assert before: \forall integer x, u, v, j; Transfer(S, x, u, v, j) && u != 0 ==> Transfer(S, x - 1, u - 1, u, j);
  //@ assert causal: Causal(S, 0, 1);
  // provers do not guess who brings a block: the predicate Brought names the message
  //@ assert sent: \forall integer v, j; 0 < v < P && 0 <= j < s ==> Brought(S, v, j);
  //@ assert received: \forall integer v, j; Brought(S, v, j) ==> Receives(S, v, j);
  //@ assert reached: Reached(S, P, s, 0);
}

/* 4. So a network that runs it delivers: after P + s - 2 steps every rank has the root's data. */
/*@ requires sizes: 1 <= P && 1 <= s;
    requires pipeline: Pipeline(S, P, s);
    requires network: Network(S, 1);
    terminates \true;
    assigns \nothing;
    ensures delivered: \forall integer v, j; 0 <= v < P && 0 <= j < s ==>
      Value(P + s - 1, v, j) == Value(0, 0, j);
    exits \false; */
void pipeline_delivers(int64_t S, int32_t P, int32_t s) {
  pipeline_valid(S, P, s);
  //@ assert messages: MessagePorts(S, 1);
  //@ assert last: EndsWith(S, (int64_t)P + s - 2);
  //@ ghost theorem_delivery(S, P, s, 0, 1, 1, (int64_t)P + s - 2);
}
