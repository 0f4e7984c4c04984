/* What a plan is for, in the words of the checker of all collectives: whoever wants a block ends with the input of each rank that begins with
   one, exactly once. So dodona_check_once finds nothing wrong with a plan. Combines are judged by twins, and have a theorem of their own
   (theorem_schedule_run). */
#include "ref/check/once.h"
#include "proofs/theorems/schedule/theorem_schedule.h"
#include "spec/lemmas/check_once.h"

/*@
  // Who begins with a block and who wants it, as tables that dodona_check_once reads.
  predicate WantTables{L}(integer P, integer s, integer root, integer begin, integer want, uint8_t *begins, uint8_t *wants) =
    \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
      begins[Cell(P, v, b)] == IsOf(begin, P, s, root, v, b) &&
      (wants[Cell(P, v, b)] != 0 <==> IsOf(want, P, s, root, v, b) == 1);

  // Messages a[0 .. n - 1] are the transfers of schedule A, in the order of their steps, and have arrived at the start of step x.
  predicate ListsAll{L}(dodona_message *a, integer n, integer A, integer P, integer s, integer latency, integer x) =
    Messages(a, n, P, s) && MessagesSorted(a, n) &&
    (\forall integer b; 0 <= b < s ==> ListsBlock(a, n, A, s, b) && ReceivesApart(a, n, b)) &&
    (\forall integer k; 0 <= k < n ==> a[k].step + latency <= x);
*/

/* Of a reduction all that is reduced is collected. */
/*@ ghost
  /@ requires wants: want == 0 && all == 0 || want == 2 && all == 1;
     requires reduced: AllReduced(P, s, root, all, steps + 1);
     terminates \true;
     assigns \nothing;
     ensures collected: Collected(P, s, root, 2, want, steps + 1);
     exits \false; @/
  void lemma_reduced_collected(int32_t P, int32_t s, int32_t root, int32_t want, int32_t all, int64_t steps)
  {
    /@ assert begins: \forall integer d, b; IsOf(2, P, s, root, d, b) == 1; @/
    /@ assert wanted: \forall integer v, b; IsOf(want, P, s, root, v, b) == 1 ==> all != 0 || v == root; @/
    /@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < s && IsOf(want, P, s, root, v, b) == 1 ==>
         HasWhole(P, s, root, 2, steps + 1, v, b); @/
  }
*/

/*@
  // All that schedule D moves is stored: it is schedule A's, as blocks s .. 2 s - 1.
  predicate Stored(integer A, integer D, integer s) =
    \forall integer x, u, v, j; Transfer(A, x, u, v, j) <==> Transfer(D, x, u, v, j - s);
*/

/* In a broadcast, up to step x, what a rank holds of a block is what the root begins with: by induction on the step, as lemma_held. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= root < P;
     requires broadcast: InRange(D, P, s) && Causal(D, root, latency);
     requires stored: Stored(A, D, s);
     requires run: Carrying(A, P, s, root, 0, latency);
     requires step: 0 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures held: \forall integer y, v, j; 0 <= y <= x && 0 <= j < s && Held(D, root, latency, y, v, j) ==>
       Replaced(0, root, y, v, j);
     exits \false; @/
  void lemma_held_once(int64_t A, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t x)
  {
    if (x == 0)
      return;
    lemma_held_once(A, D, P, s, root, latency, x - 1);
    /@ assert moved: \forall integer y, u, v, j; Transfer(D, y, u, v, j) ==> 0 <= j < s && Transfer(A, y, u, v, s + j); @/
    /@ assert none: \forall integer y, u, v, j; 0 <= j < s ==> !Transfer(A, y, u, v, j); @/
    /@ assert result: \forall integer y, u, v, j; Transfer(A, y, u, v, s + j) ==> Transfer(D, y, u, v, j); @/
    /@ assert sent: \forall integer u, v, j; Transfer(D, x - latency, u, v, j) ==> Replaced(x - latency, u, x, v, j); @/
    /@ assert whole: \forall integer u, v, j; Transfer(D, x - latency, u, v, j) ==> Replaced(0, root, x - latency, u, j); @/
    /@ assert arrives: \forall integer u, v, j; Transfer(D, x - latency, u, v, j) ==> Replaced(0, root, x, v, j); @/
    /@ assert silent: \forall integer v, j; 0 <= j < s && (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
         !ResultSent(A, s, x - latency, v, j); @/
    /@ assert still: \forall integer v, j; 0 <= j < s && (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
         Replaced(x - 1, v, x, v, j); @/
    /@ assert stays: \forall integer v, j; Held(D, root, latency, x, v, j) && (\forall integer u; !Transfer(D, x - latency, u, v, j)) ==>
         Held(D, root, latency, x - 1, v, j); @/
    /@ assert now: \forall integer v, j; 0 <= j < s && Held(D, root, latency, x, v, j) ==> Replaced(0, root, x, v, j); @/
  }
*/

/* After the last message of a broadcast all is collected. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= root < P;
     requires broadcast: MessageBroadcast(D, P, s, root, latency, ticks);
     requires stored: Stored(A, D, s);
     requires run: Carrying(A, P, s, root, 0, latency);
     requires end: 0 <= x && \forall integer y, u, v, j; Transfer(D, y, u, v, j) ==> y + latency <= x;
     terminates \true;
     assigns \nothing;
     ensures collected: Collected(P, s, root, 0, 2, x);
     exits \false; @/
  void lemma_broadcast_collected(int64_t A, int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t ticks, int64_t x)
  {
    lemma_held_once(A, D, P, s, root, latency, x);
    /@ assert received: \forall integer v, j; Receives(D, v, j) ==> Held(D, root, latency, x, v, j); @/
    /@ assert all: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Held(D, root, latency, x, v, j); @/
    /@ assert same: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> Replaced(0, root, x, v, j); @/
    /@ assert first: \forall integer j, d; 0 <= j < s && 0 <= d < P ==> Times(0, root, j, d) == IsOf(0, P, s, root, d, j); @/
    /@ assert each: \forall integer v, j, d; 0 <= v < P && 0 <= j < s && 0 <= d < P ==>
         Times(x, v, j, d) == IsOf(0, P, s, root, d, j); @/
    /@ assert whole: \forall integer v, j; 0 <= v < P && 0 <= j < s ==> HasWhole(P, s, root, 0, x, v, j); @/
  }
*/

/* The same of a plan that broadcasts. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && !Grouped(plan) && plan->request.op == DODONA_BCAST;
    requires part: plan->part != DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires names: NetworkNamed(plan, F, H, C, N);
    requires latency: 1 <= latency && latency == PlanLatency(plan);
    requires end: x == plan->steps + 1 && 0 <= x;
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, 0, latency);
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, 0, 2, x);
    exits \false; */
static void broadcast_collected(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                                int64_t F, int64_t H, int64_t C, int64_t N, int64_t latency,
                                int64_t x) {
  const dodona_request *q = &plan->request;
  if (plan->part == DODONA_PART_TREES)
    theorem_schedule_trees(plan, R, D, A);
  else if (plan->part == DODONA_PART_NETWORK)
    theorem_schedule_network(plan, R, D, A, F, H, C, N);
  else if (plan->kind == DODONA_KIND_SKIPS)
    theorem_schedule_skips(plan, R, D, A, S, F);
  else
    theorem_schedule_exchange(plan, R, D, A);
  //@ assert broadcast: MessageBroadcast(D, q->ranks, q->blocks, q->root, latency, PlanTicks(plan));
  //@ assert stores: \forall integer y; !Combines(plan, y);
  //@ assert blocks: \forall integer y, u, v, j; Transfer(D, y, u, v, j) ==> 0 <= j < q->blocks;
  //@ assert same: \forall integer y, u, v, j; Transfer(D, y, u, v, j) <==> PlanCarries(plan, y, u, v, j);
  //@ assert stored: Stored(A, D, q->blocks);
  //@ assert moved: \forall integer y, u, v, j; Transfer(D, y, u, v, j) ==> Transfer(A, y, u, v, j + q->blocks);
  //@ assert last: EndsWith(A, plan->steps - latency + 1);
  //@ assert arrived: \forall integer y, u, v, j; Transfer(D, y, u, v, j) ==> y + latency <= x;
  /*@ ghost
    int64_t ticks = plan->part == DODONA_PART_TREES ? plan->trees.up.rule.ticks : 1;
    lemma_broadcast_collected(A, D, q->ranks, q->blocks, q->root, latency, ticks, x); */
}

/* Whoever wants a block ends with it; step x is the one behind the plan's last. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && !Grouped(plan);
    requires part: plan->part != DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires names: NetworkNamed(plan, F, H, C, N);
    requires latency: 1 <= latency && latency == PlanLatency(plan);
    requires end: x == plan->steps + 1 && 0 <= x;
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), latency);
    terminates \true;
    assigns \nothing;
    ensures collected: Collected(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan),
                                 PlanWants(plan), x);
    exits \false; */
void theorem_schedule_collected(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                                int64_t F, int64_t H, int64_t C, int64_t N, int64_t latency,
                                int64_t x) {
  const dodona_request *q = &plan->request;
  if (q->op == DODONA_BCAST) {
    broadcast_collected(plan, R, D, A, S, F, H, C, N, latency, x);
    return;
  }
  if (plan->part == DODONA_PART_EXCHANGE) {
    theorem_schedule_run(plan, R, D, A, S, F);
    return;
  }
  //@ assert op: q->op == DODONA_REDUCE || q->op == DODONA_ALLREDUCE;
  //@ assert begins: PlanBegins(plan) == 2 && PlanWants(plan) == (q->op == DODONA_ALLREDUCE ? 2 : 0);
  //@ assert reducing: Reducing(A, q->blocks, latency);
  if (plan->part == DODONA_PART_TREES)
    theorem_schedule_trees(plan, R, D, A);
  else
    theorem_schedule_network(plan, R, D, A, F, H, C, N);
  //@ assert reduced: AllReduced(q->ranks, q->blocks, q->root, q->op == DODONA_ALLREDUCE ? 1 : 0, plan->steps + 1);
  /*@ ghost lemma_reduced_collected(q->ranks, q->blocks, q->root, q->op == DODONA_ALLREDUCE ? 2 : 0,
                                    q->op == DODONA_ALLREDUCE ? 1 : 0, plan->steps); */
}

/*@ ghost
  /@ requires memory: \valid_read(begins + (0 .. Cells(P, s) - 1)) && 0 <= P && 0 <= s;
     requires latency: 1 <= latency && 0 <= x;
     requires messages: ListsAll(a, n, A, P, s, latency, x);
     requires tables: WantTables(P, s, root, begin, want, begins, wants);
     requires run: Carrying(A, P, s, root, begin, latency);
     requires collected: Collected(P, s, root, begin, want, x);
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer b; 0 <= b < s ==> BlockHasOnce(x, b, P, begins, wants);
     ensures found: \forall integer b; 0 <= b < s ==> AllHaveEachOnce(a, latency, b, n, P, begins, wants, P);
     exits \false; @/
  void lemma_collected_once(int64_t A, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t root,
                            int32_t begin, int32_t want, const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    /@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < s && wants[Cell(P, v, b)] != 0 ==>
         HasWhole(P, s, root, begin, x, v, b); @/
    /@ assert once: \forall integer b; 0 <= b < s ==> BlockHasOnce(x, b, P, begins, wants); @/
    /@ assert running: Running(A, P, s, latency, begins); @/
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= s;
       loop invariant found: \forall integer c; 0 <= c < b ==> AllHaveEachOnce(a, latency, c, n, P, begins, wants, P);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      theorem_once(A, a, n, latency, P, s, b, begins, wants, x);
      /@ assert now: AllHaveEachOnce(a, latency, b, n, P, begins, wants, P); @/
      b++;
    }
  }
*/

/* The messages of a plan, in any list of them, are what dodona_check_once asks for: AllHaveEachOnce is what it says where it finds nothing, and
   BlockHasOnce is what theorem_once says of a network then. `latency` is the plan's, and step x the one behind its last. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && !Grouped(plan);
    requires part: plan->part != DODONA_PART_COMBINE;
    requires schedules: PlanSchedules(plan, R, D, A);
    requires casts: CastsNamed(plan, S, F);
    requires names: NetworkNamed(plan, F, H, C, N);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), latency);
    requires latency: 1 <= latency && latency == PlanLatency(plan);
    requires end: x == plan->steps + 1 && 0 <= x;
    requires messages: ListsAll(a, n, A, plan->request.ranks, plan->request.blocks, latency, x);
    requires tables: WantTables(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(plan), PlanWants(plan),
                                begins, wants);
    requires cells: \valid_read(begins + (0 .. Cells(plan->request.ranks, plan->request.blocks) - 1));
    terminates \true;
    assigns \nothing;
    ensures once: \forall integer b; 0 <= b < plan->request.blocks ==>
      BlockHasOnce(x, b, plan->request.ranks, begins, wants);
    ensures found: \forall integer b; 0 <= b < plan->request.blocks ==>
      AllHaveEachOnce(a, latency, b, n, plan->request.ranks, begins, wants, plan->request.ranks);
    exits \false; */
void theorem_schedule_once(const dodona_plan *plan, int64_t R, int64_t D, int64_t A, int64_t S,
                           int64_t F, int64_t H, int64_t C, int64_t N, const dodona_message *a,
                           int64_t n, int64_t latency, const uint8_t *begins, const uint8_t *wants,
                           int64_t x) {
  const dodona_request *q = &plan->request;
  theorem_schedule_collected(plan, R, D, A, S, F, H, C, N, latency, x);
  const int32_t half = dodona_first_half(q->op);
  const int32_t next = dodona_second_half(q->op);
  /*@ ghost
    int32_t begin = half == DODONA_HALF_SCATTER ? 0 : half == DODONA_HALF_REDUCE_SCATTER ? 2 : 1;
    int32_t want = next == DODONA_HALF_GATHER ? 0 : next == DODONA_HALF_ALLGATHER ? 2 : 1;
    lemma_collected_once(A, a, n, latency, q->ranks, q->blocks, q->root, begin, want, begins, wants, x); */
}
